"""A gamepad for tests: SDL's own virtual joystick, driven through a FIFO (Linux only).

Lines: `attach [xbox|playstation|nintendo]`, `b BUTTON 0|1`, `a AXIS VALUE`, `detach`; for any pad but the first with
its number in front: `2 b 0 1`.
"""

import ctypes
import os
from contextlib import suppress
from pathlib import Path

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
    """One virtual pad. `rumbles` holds the rumble effects it was sent, as (low, high) strengths."""

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
    """Reads a FIFO between frames and moves virtual pads accordingly."""

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
