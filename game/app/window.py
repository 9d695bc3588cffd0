"""The window: opening, size, full screen, and detecting a missing display."""

import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import pygame

from game import files
from game.core.text import N_, Text, Trouble

from .geometry import Layout

USUAL = (1280, 800)
UNSEEN = ("offscreen", "dummy")  # SDL's silent fallbacks when there is no display
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


class NoDisplay(Trouble):
    """There is no display to open a window on."""


class Size(NamedTuple):
    """A window's size in pixels."""

    width: int
    height: int


class Window:
    """The program's window."""

    def __init__(self, size: tuple[int, int] | None, fullscreen: bool):
        self.windowed = Size(*(size or USUAL))
        self.fullscreen = fullscreen
        self.surface = self._open()
        pygame.display.set_caption("Underdeck")
        self._icon()

    @property
    def layout(self) -> Layout:
        """The layout of the design grid in the window."""
        return Layout(*self.surface.get_size())

    def toggle(self) -> None:
        """Switch between window and full screen."""
        self.fullscreen = not self.fullscreen
        self.surface = self._open()

    def resized(self) -> None:
        """Adopt the new size that the system gave the window."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.fullscreen:
            self.windowed = Size(*self.surface.get_size())

    def _open(self) -> pygame.Surface:
        if self.fullscreen:
            return pygame.display.set_mode(_desktop(), pygame.FULLSCREEN)
        return pygame.display.set_mode(self.windowed, pygame.RESIZABLE)

    def _icon(self) -> None:
        icon = files.asset("ui/app-icon-256.png")
        if icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))


def _desktop() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else USUAL


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
