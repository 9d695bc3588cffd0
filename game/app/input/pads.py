"""The pads that are plugged in: opening, their glyph families, and rumble."""

import logging

import pygame
from pygame._sdl2 import controller

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
