"""The window: opening, size and place, full screen, the clipboard, and detecting a missing display."""

import json
import logging
import os
import shutil
import sys
import time
import warnings
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game import files
from game.core import json_text
from game.core.text import N_, Text, Trouble
from game.i18n import _

from .base.geometry import Layout

log = logging.getLogger(__name__)
SETTLING = 1.5  # seconds after a switch of full screen in which the system may still report other sizes and positions
TRIES = 3  # times the system is asked for a size
DETOUR = 64  # pixels
FARTHEST = 100_000  # pixels; no desktop is as large
SCREEN = "PYGAME_DISPLAY"  # environment variable: the number of the display to open the window on
SYSTEM, OWN = "auto", "screen"  # settings: the system chooses the display; as many frames a second as the display shows
USUAL_RATE = 60  # frames a second of a display that does not tell
UNSEEN = ("offscreen", "dummy")  # SDL's silent fallbacks when there is no display
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
FILE = "window.json"  # the window's placement when the program ended last


class NoDisplay(Trouble):
    """There is no display to open a window on."""


class Size(NamedTuple):
    """A window's size in pixels."""

    width: int
    height: int


USUAL, SMALLEST = Size(1280, 800), Size(640, 400)


class Placement(NamedTuple):
    """A window's size, and its upper left corner on the desktop, in pixels; and the sizes of the screens that there
    were then, and the display that was chosen."""

    size: Size
    place: tuple[int, int]
    screens: tuple[Size, ...]
    display: str = SYSTEM

    def seen_on(self, screens: Sequence[tuple[int, int]], display: str = SYSTEM) -> tuple[int, int] | None:
        """The place at which the window is wholly on a screen that is there; None to leave it to the system.

        SDL does not tell how several screens lie. With the same screens and choice as before, the window is where it
        was.
        """
        if [*self.screens] != [*screens] or self.display != display:
            return None
        if len(screens) > 1:
            return self.place
        rooms = (room - side for room, side in zip(screens[0], self.size, strict=True))
        x, y = (max(0, min(at, room)) for at, room in zip(self.place, rooms, strict=True))
        return x, y


def last_placement(folder: Path) -> Placement | None:
    """The window's placement when the program ended last; None if nothing sensible is known of it."""
    return files.load(folder / FILE, _from_text).value


def _from_text(text: str) -> Placement:
    raw = json_text.parse_strict(text)
    if not isinstance(raw, dict) or not isinstance(raw.get("screens"), list):
        raise ValueError("not the placement of a window")
    size, place, *screens = (_pair(value) for value in (raw.get("size"), raw.get("place"), *raw["screens"]))
    return Placement(Size(*size), place, tuple(Size(*screen) for screen in screens), str(raw.get("display", SYSTEM)))


def _pair(raw: Any) -> tuple[int, int]:
    if not isinstance(raw, list) or [*map(type, raw)] != [int, int] or max(map(abs, raw)) > FARTHEST:
        raise ValueError("not two numbers of pixels")
    return raw[0], raw[1]


class Window:
    """The program's window, at a `place` on the desktop or where the system likes it. The system is asked to keep it no
    smaller than `SMALLEST`.

    `display` is the number of the display it opens on, from 1, or `SYSTEM`. With `vsync` every frame waits for the
    display, where the system can.
    """

    def __init__(
        self, size: tuple[int, int], fullscreen: bool, place: tuple[int, int] | None = None,
        display: str = SYSTEM, vsync: bool = False,
    ):  # fmt: skip
        self.windowed = Size(*size)
        self.fullscreen, self.display, self.vsync = fullscreen, display, vsync
        self._place = place  # position before the switch to full screen; None on a display that was just chosen
        self._settled = 0.0  # time from which sizes and positions are the player's own
        self.surface = self._open()
        pygame.display.set_caption("Underdeck")
        self._icon()

    @property
    def layout(self) -> Layout:
        """The layout of the design grid in the window."""
        return Layout(*self.surface.get_size())

    def toggle(self) -> None:
        """Switch between window and full screen; the window comes back with its size and position."""
        self.adopt(not self.fullscreen, self.display, self.vsync)

    def adopt(self, fullscreen: bool, display: str, vsync: bool) -> bool:
        """Switch to what the settings say now; return True if that changed the window."""
        if (fullscreen, display, vsync) == (self.fullscreen, self.display, self.vsync):
            return False
        if not self.fullscreen and time.monotonic() >= self._settled:
            self._place = pygame.display.get_window_position()
        if display != self.display:
            self._place = None
            os.environ.pop(SCREEN, None)  # what was asked for this session holds no longer
        self.fullscreen, self.display, self.vsync = fullscreen, display, vsync
        self.surface = self._open()
        self._settled = time.monotonic() + SETTLING
        return True

    def frames(self, limit: str) -> int:
        """The frames per second of a limit: a number, or `OWN`."""
        return int(limit) if limit != OWN else pygame.display.get_current_refresh_rate() or USUAL_RATE

    def remember(self, folder: Path) -> None:
        """Keep the window's size and place for the next start."""
        place = self._place if self.fullscreen else pygame.display.get_window_position()
        screens = pygame.display.get_desktop_sizes()
        kept = {"size": self.windowed, "place": place, "screens": screens, "display": self.display}
        if place is not None:  # else it has never been a window
            with suppress(files.CannotWrite):
                files.write_text(folder / FILE, json.dumps(kept) + "\n")

    def resized(self) -> None:
        """Adopt the new size that the system gave the window; just after full screen, ask for the old one again."""
        self.surface = pygame.display.get_surface() or self.surface
        size = Size(*self.surface.get_size())
        if self.fullscreen or size == self.windowed:
            return
        if time.monotonic() < self._settled:
            self.surface = self._open()
        else:
            self.windowed = size

    @property
    def has_clipboard(self) -> bool:
        """True if the system gives the window a clipboard."""
        with suppress(pygame.error):
            pygame.scrap.has_text()
            return True
        return False

    def copy(self, text: str) -> None:
        """Put a text on the clipboard; without effect where there is none."""
        with suppress(pygame.error):
            pygame.scrap.put_text(text)

    def copied(self) -> str:
        """The text on the clipboard; "" if there is none."""
        with suppress(pygame.error, UnicodeDecodeError):
            return pygame.scrap.get_text()
        return ""

    def _open(self) -> pygame.Surface:
        with warnings.catch_warnings(action="ignore"):  # pygame warns of a size that is not granted
            if self.fullscreen:
                return self._set_mode((0, 0), pygame.FULLSCREEN)  # as large as the display it is on
            for _ in range(TRIES):  # the first answer after full screen may still be the old size
                surface = self._set_mode(self.windowed, pygame.RESIZABLE)
                if surface.get_size() == self.windowed:
                    break
                pygame.event.pump()
            pygame.Window.from_display_module().minimum_size = SMALLEST
        self._move_back()
        return surface

    def _set_mode(self, size: tuple[int, int], flags: int) -> pygame.Surface:
        number = number_of(self.display)
        where: dict[str, int] = {} if number is None else {"display": number}
        if self.vsync:
            with suppress(pygame.error):  # some systems cannot
                return pygame.display.set_mode(size, flags, vsync=1, **where)
        return pygame.display.set_mode(size, flags, **where)

    def _move_back(self) -> None:
        """Move the window to its position before full screen. Some window managers ignore a short way: then it goes
        by a detour."""
        if self._place is None:
            return
        x, y = self._place
        for detour in ((x, y), (x + DETOUR, y + DETOUR), (x, y)):
            if pygame.display.get_window_position() != self._place:
                pygame.display.set_window_position(detour)

    def _icon(self) -> None:
        icon = files.asset("ui/app-icon-256.png")
        if icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))


def number_of(display: str) -> int | None:
    """The number from 0 of the display to open on, the first if the chosen one is gone; None if the system chooses."""
    if chosen := os.environ.get(SCREEN):
        return int(chosen)
    if display == SYSTEM:
        return None
    number = int(display) - 1
    return number if number < pygame.display.get_num_displays() else 0


def displays() -> list[tuple[str, str]]:
    """The displays as a setting: pairs of value and name. The system's own choice comes first."""
    sizes = enumerate(pygame.display.get_desktop_sizes(), 1)
    return [(SYSTEM, _("Automatic")), *((str(n), f"{n}: {wide} × {high}") for n, (wide, high) in sizes)]


def fitting(size: tuple[int, int] | None, display: str = SYSTEM) -> Size:
    """The size to open the window with: the wished one or the usual, but no smaller than `SMALLEST` and no larger than
    the screen."""
    sizes = pygame.display.get_desktop_sizes()
    number = number_of(display)
    screens = sizes if number is None else [sizes[number]]
    most = [max(sides) for sides in zip(*screens, strict=True)] or size or USUAL
    return Size(*(max(least, min(side, room)) for least, side, room in zip(SMALLEST, size or USUAL, most, strict=True)))


def start() -> None:
    """Start pygame's display. Raises `NoDisplay` when no window could be seen."""
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "underdeck"  # pygame has set this to the name of the start file
    os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "0")
    os.environ.setdefault("SDL_ENABLE_SCREEN_KEYBOARD", "0")  # text fields show a keyboard of our own
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if not chosen and sys.platform.startswith("linux") and not any(map(os.environ.get, SCREENS)):
        raise NoDisplay(_no_display())  # SDL would try in vain and print its own errors
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(_no_display()) from error
    if not chosen and pygame.display.get_driver() in UNSEEN:
        pygame.display.quit()
        raise NoDisplay(_no_display())
    pygame.font.init()
    _forget_missing_screen()


def _forget_missing_screen() -> None:
    """Leave the choice of a display to the system if the chosen one does not exist."""
    chosen = os.environ.get(SCREEN, "")
    if chosen and chosen not in map(str, range(pygame.display.get_num_displays())):
        log.warning("there is no display %s", chosen)
        del os.environ[SCREEN]


def _no_display() -> Text:
    return Text(
        N_("There is no screen to open a window on. In the terminal, play with: {command}"),
        command=f"{_program()} play scoundrel",
    )


def _program() -> str:
    """The command that started the program."""
    command = sys.argv[0]
    name = Path(command).name
    if name == "__main__.py":
        return "python -m game"
    return name if shutil.which(name) == command else command


def wants_fullscreen() -> bool:
    """Return True on a Steam Deck or in Steam's Big Picture, where only full screen makes sense."""
    return any(os.environ.get(name) == "1" for name in ("SteamDeck", "SteamTenfoot"))
