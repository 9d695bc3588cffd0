"""Diagnostics: the log file, how a player is told that the game crashed or cannot run, and the interface by which tests
drive the window.

With `UNDERDECK_TEST=DIR` the window writes `things.json` and `events.jsonl` into the folder and reads virtual pads from
the FIFO `pad`. Nothing else changes.
"""

import ctypes
import faulthandler
import json
import logging
import os
import platform
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from textwrap import fill
from typing import Any, Self

import pygame

from game import __version__, files
from game.i18n import _

from .input.bindings import Intent
from .services import Services
from .window import UNSEEN

LOG_SIZE, LOG_COPIES = 500_000, 4
LOG_NAME = "underdeck.log"
WIDE = 64  # characters per line: the message box does not wrap text


def start_log(folder: Path) -> Path | None:
    """Start the log file and return its path. If it cannot be written, nothing is logged and the game goes on."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = files.unblocked(folder / LOG_NAME)
        handler = RotatingFileHandler(path, maxBytes=LOG_SIZE, backupCount=LOG_COPIES, encoding="utf-8")
    except OSError:
        root.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    if sys.stderr is not None:
        with suppress(OSError):  # standard error is not a real file
            faulthandler.enable()
    logging.info("Underdeck %s, Python %s, %s", __version__, platform.python_version(), platform.platform(terse=True))
    return path


def describe_crash(log: Path | None) -> str:
    """The message for the player after a fault in the program; `log` is the log file, if there is one."""
    if log is None:
        return _("Underdeck has stopped because of a fault in the program. Your game is saved.")
    return _(
        "Underdeck has stopped because of a fault in the program. Your game is saved. The details are in {file}."
    ).format(file=log)


def alert(text: str) -> None:
    """Print a line to standard error. Without a terminal (a start by double click), also show it in the system's
    message box until it is dismissed."""
    with suppress(OSError):  # standard error may be a closed pipe
        print(text, file=sys.stderr)
    if sys.stderr.isatty() or os.environ.get("UNDERDECK_TEST") or os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return
    pygame.display.quit()  # this window no longer handles events
    with suppress(pygame.error):  # no display, or no program that can show a box
        pygame.display.message_box("Underdeck", fill(text, WIDE), "error")


MAKERS = {
    "xbox": (b"Xbox 360 Controller", 0x045E, 0x028E),
    "playstation": (b"PS5 Controller", 0x054C, 0x0CE6),
    "nintendo": (b"Nintendo Switch Pro Controller", 0x057E, 0x2009),
}
AXES, BUTTONS, GAMEPAD = 6, 15, 1
RUMBLE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)
HANDED_OUT = list[object]()  # SDL may call these while the pad is open anywhere, even after we closed it


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = [
        ("version", ctypes.c_uint16), ("type", ctypes.c_uint16), ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16), ("nhats", ctypes.c_uint16), ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16), ("padding", ctypes.c_uint16), ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32), ("name", ctypes.c_char_p), ("userdata", ctypes.c_void_p),
        ("Update", ctypes.c_void_p), ("SetPlayerIndex", ctypes.c_void_p), ("Rumble", ctypes.c_void_p),
        ("RumbleTriggers", ctypes.c_void_p), ("SetLED", ctypes.c_void_p), ("SendEffect", ctypes.c_void_p),
    ]  # fmt: skip


def loaded_sdl() -> ctypes.CDLL:
    """The SDL library that pygame has loaded; a second copy would have its own joysticks. Raises `OSError` without
    one."""
    with open("/proc/self/maps", encoding="utf-8") as maps:
        for line in maps:
            path = line.rsplit(" ", 1)[-1].strip()
            if os.path.basename(path).startswith("libSDL2-2"):
                return ctypes.CDLL(path)
    raise OSError("SDL is not loaded")


class VirtualPad:
    """A gamepad for tests: SDL's own virtual joystick (Linux only).

    `rumbles` holds the rumble effects it was sent, as (low, high) strengths.
    """

    def __init__(self, maker: str = "xbox"):
        sdl = self.sdl = loaded_sdl()
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.rumbles: list[tuple[int, int]] = []
        self._callback = RUMBLE(self._rumbled)
        HANDED_OUT.append(self._callback)
        name, vendor, product = MAKERS[maker]
        self._description = Description(
            version=1, type=GAMEPAD, naxes=AXES, nbuttons=BUTTONS, vendor_id=vendor, product_id=product, name=name,
            Rumble=ctypes.cast(self._callback, ctypes.c_void_p),
        )  # fmt: skip
        index = sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        self.number = sdl.SDL_JoystickGetDeviceInstanceID(index)
        self.handle = sdl.SDL_JoystickOpen(index)

    def _rumbled(self, _user: int, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0

    def button(self, number: int, down: bool) -> None:
        """Press or release a button, by its number in SDL's order."""
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, number, int(down))

    def axis(self, number: int, value: int) -> None:
        """Move an axis, from -32768 to 32767."""
        self.sdl.SDL_JoystickSetVirtualAxis(self.handle, number, value)

    @property
    def held(self) -> bool:
        """True if the pad is open anywhere, plugged in or not."""
        return bool(self.sdl.SDL_JoystickFromInstanceID(self.number))

    def detach(self) -> None:
        """Unplug the pad. Its index in SDL's list may have changed, if others were unplugged before."""
        sdl = self.sdl
        sdl.SDL_JoystickClose(self.handle)
        for index in range(sdl.SDL_NumJoysticks()):
            if sdl.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                sdl.SDL_JoystickDetachVirtual(index)
                return


class PadPipe:
    """Reads a FIFO between frames and moves virtual pads accordingly.

    Lines: `attach [xbox|playstation|nintendo]`, `b BUTTON 0|1`, `a AXIS VALUE`, `detach`; for any pad but the first
    with its number in front: `2 b 0 1`.
    """

    def __init__(self, path: Path):
        self._file = os.open(path, os.O_RDWR | os.O_NONBLOCK)
        self._waiting = b""
        self.pads: dict[str, VirtualPad] = {}  # by the number in front of the line

    def serve(self) -> None:
        """Carry out the next line, one per frame: SDL only sees the state at the time it polls."""
        with suppress(BlockingIOError):
            self._waiting += os.read(self._file, 65536)
        line, ended, rest = self._waiting.partition(b"\n")
        if ended:
            self._waiting = rest
            words = line.decode().split()
            number, words = (words[0], words[1:]) if words and words[0].isdigit() else ("1", words)
            self._do(number, words)

    def _do(self, number: str, words: list[str]) -> None:
        pad = self.pads.get(number)
        match words:
            case ["attach", *maker]:
                self.pads[number] = VirtualPad(*maker)
            case ["detach"] if pad is not None:
                self.pads.pop(number).detach()
            case ["b", button, down] if pad is not None:
                pad.button(int(button), down == "1")
            case ["a", axis, value] if pad is not None:
                pad.axis(int(axis), int(value))


RECHECK = 12  # frames between checks of a calm scene: building the tree takes longer than most frames


class Probe:
    """Writes the UI tree of the top scene whenever it has changed and is at rest."""

    def __init__(self, services: Services, folder: Path):
        self.services, self.folder = services, folder
        self.last = ""
        self.untold = 0  # frames since the tree was last checked
        self.events = (folder / "events.jsonl").open("a", encoding="utf-8", buffering=1)
        self.pad = PadPipe(folder / "pad") if (folder / "pad").exists() else None

    @classmethod
    def from_environment(cls, services: Services) -> Self | None:
        """The probe that `UNDERDECK_TEST` asks for; None without it."""
        folder = os.environ.get("UNDERDECK_TEST")
        return cls(services, Path(folder)) if folder else None

    def intent(self, intent: Intent) -> None:
        """Log an intent."""
        self.events.write(json.dumps({"intent": intent.kind, "device": intent.device, "again": intent.again}) + "\n")

    def frame(self, changed: bool) -> None:
        """Write the tree after a frame, if due. After a frame without change it is only checked now and then."""
        if self.pad is not None:
            self.pad.serve()
        self.untold = RECHECK if changed else self.untold + 1
        stack = self.services.stack
        if self.untold < RECHECK or stack.top is None or stack.transition is not None or not stack.top.at_rest():
            return
        self.untold = 0
        text = json.dumps(self.tree(), ensure_ascii=False)
        if text != self.last:
            self.last = text
            new = self.folder / "things.json.new"
            new.write_text(text, encoding="utf-8")
            os.replace(new, self.folder / "things.json")

    def tree(self) -> dict[str, Any]:
        """The top scene as plain data."""
        scene = self.services.stack.top
        assert scene is not None
        layout, (family, _bindings) = self.services.layout, scene.prompt_bar.glyphs()
        codes = (scene.prompt_bar.code(command) for command, _ in scene.prompts())
        return {
            "scene": scene.name,
            "focus": scene.focus,
            "family": family,
            "prompts": [code for code in codes if code is not None],
            "window": [layout.width, layout.height],
            "k": layout.k,
            "left": layout.left,
            "above": layout.above,
            "toast": str(self.services.toast),
            "facts": scene.facts(),
            "things": [thing.data() for thing in scene.things()],
        }
