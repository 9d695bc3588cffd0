"""The pads that are plugged in, and the devices of the seats, when several people play on one screen."""

import logging
from collections.abc import Mapping, Sequence

import pygame
from pygame._sdl2 import controller

from .bindings import LEFT, RIGHT, Bindings, printed

log = logging.getLogger(__name__)
VENDORS = {0x054C: "playstation", 0x057E: "nintendo"}
FALLBACK = "xbox"  # for pads of unknown makers
FAMILIES = (FALLBACK, *VENDORS.values())
NONE = -1


class Pads:
    """All open pads, by the number that their events carry. `playing` is the number of the pad used last."""

    def __init__(self) -> None:
        self.playing = NONE
        self._open: dict[int, controller.Controller] = {}
        self._families: dict[int, str] = {}

    def start(self) -> None:
        """Open the pads that are plugged in."""
        try:
            controller.init()
            for index in range(controller.get_count()):
                self.add(index)
        except pygame.error as error:
            log.warning("no pads: %s", error)

    def stop(self) -> None:
        """Close every pad. SDL must not be shut down while one is open, since it would go on reading freed memory."""
        for number in self.numbers:
            self.remove(number)

    def __len__(self) -> int:
        return len(self._open)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the open pads, in the order of their coming."""
        return tuple(self._open)

    def family(self, number: int | None = None) -> str:
        """The glyph family of a pad; without a number that of the pad used last, or of any."""
        if number is None:
            number = self.playing if self.playing in self._families else next(iter(self._families), NONE)
        return self._families.get(number, FALLBACK)

    def add(self, index: int) -> int | None:
        """Open the pad at SDL's index; return its number, or None if it is open already or cannot be used."""
        try:
            if not controller.is_controller(index):
                return None
            pad = controller.Controller(index)
            joystick = pad.as_joystick()
            number, maker = joystick.get_instance_id(), joystick.get_guid()
        except pygame.error as error:
            log.warning("a pad that cannot be used: %s", error)
            return None
        if number in self._open:
            return None
        self._open[number], self._families[number] = pad, _family(maker)
        return number

    def remove(self, number: int) -> None:
        """Close a pad that was unplugged."""
        if pad := self._open.pop(number, None):
            pad.quit()  # otherwise pygame leaks SDL's data of an unplugged pad
        self._families.pop(number, None)
        if number == self.playing:
            self.playing = NONE

    def rumble(self, low: float, high: float, seconds: float, number: int | None = None) -> None:
        """Shake a pad, if it can; strengths from 0 to 1. Without a number: the pad used last."""
        pad = self._open.get(self.playing if number is None else number)
        if pad is not None:
            pad.rumble(low, high, round(seconds * 1000))


def _family(guid: str) -> str:
    return VENDORS.get(int.from_bytes(bytes.fromhex(guid)[4:6], "little"), FALLBACK)


# The keyboard's two halves, for two people at one keyboard.
#
# Every key lies on one half. Once each half has its own seat, the keys of `HALVES` have the meanings given here; all
# other keys keep their bindings. Keys are then named by position, after an American keyboard, so that the finger
# positions are the same on every layout; prompts show what is printed on the key.

HALVES: Mapping[str, tuple[str, str]] = {  # command: its key on the left and on the right half
    "up": ("key:w", "key:up"),
    "down": ("key:s", "key:down"),
    "left": ("key:a", "key:left"),
    "right": ("key:d", "key:right"),
    "confirm": ("key:space", "key:return"),
    "cancel": ("key:q", "key:backspace"),
    "avoid": ("key:e", "key:o"),
    "undo": ("key:r", "key:u"),
    "hint": ("key:f", "key:h"),
    "info": ("key:c", "key:i"),
    "menu": ("key:tab", "key:p"),
}
SIDES = (LEFT, RIGHT)
ROWS = ("`12345", "qwert", "asdfg", "<zxcvb")  # letters and digits of the left half
ON_THE_LEFT = frozenset("".join(ROWS)) | {
    *("escape", "f1", "f2", "f3", "f4", "f5", "tab", "caps lock", "left shift", "left ctrl", "left alt", "space")
}
MEANT = {code: command for command, codes in HALVES.items() for code in codes}


def half_of(code: str) -> int:
    """The keyboard half on which a key lies: `LEFT` or `RIGHT`."""
    return LEFT if code.partition(":")[2] in ON_THE_LEFT else RIGHT


def bindings_of(half: int, bindings: Bindings) -> Bindings:
    """The bindings of one half, as printed on its keys: those of `HALVES`, and the general ones for all other keys."""
    side = SIDES.index(half)
    free = {
        command: tuple(printed(code) for code in codes if code not in MEANT and half_of(code) == half)
        for command, codes in bindings.items()
    }
    return free | {command: (printed(codes[side]),) for command, codes in HALVES.items()}


KEYS = {LEFT, RIGHT}


class Seating:
    """The device of each person's seat, by the numbers that intents carry; None for a seat whose device is not known.

    A device may hold several seats, when it is handed back and forth. The halves of the keyboard count as one device
    until each has its own seat. A device without a seat may act for every seat.
    """

    def __init__(self, people: Sequence[int] = ()):
        self.held: dict[int, int | None] = dict.fromkeys(people)

    @property
    def split(self) -> bool:
        """True if two people share the keyboard, each with a half of their own."""
        return set(self.held.values()) >= KEYS

    @property
    def free(self) -> list[int]:
        """The seats without a device."""
        return [seat for seat, device in self.held.items() if device is None]

    def same(self, one: int | None, other: int | None) -> bool:
        """Return True if two numbers mean the same device."""
        return one == other or (not self.split and {one, other} <= KEYS)

    def of(self, device: int) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, held in self.held.items() if self.same(held, device)]

    def may(self, device: int, seat: int) -> bool:
        """Return True if a device may act for a seat: it holds that seat or none, or the seat has no device."""
        mine = self.of(device)
        return not mine or seat in mine or self.held.get(seat) is None

    # changes

    def take(self, seat: int, device: int) -> None:
        """Give a seat to a device, taking it from any other."""
        self.held[seat] = device

    def move(self, device: int, by: int) -> bool:
        """Swap a device's only seat with the neighbour to the left (-1) or right (1); return False if that is not
        possible."""
        seats, mine = list(self.held), self.of(device)
        at = seats.index(mine[0]) + by if len(mine) == 1 else -1
        if not 0 <= at < len(seats):
            return False
        here, there = mine[0], seats[at]
        self.held[here], self.held[there] = self.held[there], self.held[here]
        return True

    def drop(self, device: int) -> None:
        """Free the seats of a device."""
        for seat in self.of(device):
            self.held[seat] = None

    def adopt(self, device: int) -> None:
        """Give the first seat without a device to a device that holds none."""
        if self.free and not self.of(device):
            self.take(self.free[0], device)
