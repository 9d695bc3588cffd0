"""The pads that are plugged in: opening them, whose they are, and shaking them."""

import logging

import pygame
from pygame._sdl2 import controller

log = logging.getLogger(__name__)
VENDORS = {0x054C: "playstation", 0x057E: "nintendo"}
FALLBACK = "xbox"  # the glyphs of pads whose maker we do not know
FAMILIES = (FALLBACK, *VENDORS.values())
NONE = -1


class Pads:
    """Every open pad by the number that its events carry.  `playing` is the one touched last."""

    def __init__(self) -> None:
        self.playing = NONE
        self._open: dict[int, controller.Controller] = {}
        self._families: dict[int, str] = {}

    def start(self) -> None:
        """Open the pads that are there."""
        try:
            controller.init()
            for index in range(controller.get_count()):
                self.add(index)
        except pygame.error as error:
            log.warning("no pads: %s", error)

    def stop(self) -> None:
        """Close every pad: SDL must not be ended while one is open, for it would go on looking at what it has freed."""
        for number in self.numbers:
            self.remove(number)

    def __len__(self) -> int:
        return len(self._open)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the open pads, in the order in which they came."""
        return tuple(self._open)

    def family(self, number: int | None = None) -> str:
        """Whose glyphs a pad wants; without a number, those of the pad that plays, or of any."""
        if number is None:
            number = self.playing if self.playing in self._families else next(iter(self._families), NONE)
        return self._families.get(number, FALLBACK)

    def add(self, index: int) -> int | None:
        """Open the pad at SDL's index; its number if it is a new one that we can use."""
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
        """A pad is gone."""
        if pad := self._open.pop(number, None):
            pad.quit()  # pygame lets SDL's half of a pad that is gone leak otherwise
        self._families.pop(number, None)
        if number == self.playing:
            self.playing = NONE

    def rumble(self, low: float, high: float, seconds: float, number: int | None = None) -> None:
        """Shake a pad, if it can; strengths from 0 to 1.  None: the one that plays."""
        pad = self._open.get(self.playing if number is None else number)
        if pad is not None:
            pad.rumble(low, high, round(seconds * 1000))


def _family(guid: str) -> str:
    return VENDORS.get(int.from_bytes(bytes.fromhex(guid)[4:6], "little"), FALLBACK)
