"""Rows with a value to change whose press asks for a value of one's own."""

from collections.abc import Callable, Sequence

from ..base.geometry import Box, Point
from ..gfx.fonts import Fonts
from .values import ARROW, ARROW_GAP, Choice
from .widget import Do

MOST_OF_IT = 0.82  # share of a row's width for a name
ROOM, LARGE_ROOM = 220.0, 190.0  # width for a number with its arrows; with large text


class Asked(Choice):
    """One of several values, or a value of one's own: a press calls `ask`, except on an arrow."""

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        choices: Sequence[tuple[str, str]],
        current: str,
        change: Callable[[str], object],
        ask: Do,
        letters: Fonts,
        help: str = "",
        icon: str = "",
    ):
        super().__init__(id, label, box, choices, current, change, letters, help, icon)
        self.do = ask

    def tap(self, at: Point) -> None:
        area = self._area(self._inner(self.box))
        if at[0] >= area.right - ARROW - ARROW_GAP:
            self._go(1)
        elif area.x - ARROW_GAP <= at[0] < area.x + ARROW + ARROW_GAP:
            self._go(-1)
        else:
            self.press()


class Named(Asked):
    """A name, with as much of it as fits beside a short label."""

    def value_room(self, width: float) -> float:
        return width * MOST_OF_IT

    def lay(self) -> None:
        room = self.value_room(self._inner(self.box).w) - 2 * (ARROW + ARROW_GAP)
        self.worth = self.letters.cut(self._value, self.face, 25, room, self.box.h - 8, lines=2)


class Stepper(Asked):
    """A whole number between two limits. A press calls `ask`; a press on an arrow changes the number by one."""

    face = "number"

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        n: int,
        span: tuple[int, int],
        change: Callable[[int], object],
        ask: Do,
        letters: Fonts,
        help: str = "",
        icon: str = "",
    ):
        self.n, self.span, self.set = n, span, change
        super().__init__(id, label, box, (), str(n), lambda value: change(int(value)), ask, letters, help, icon)

    def value_room(self, width: float) -> float:
        return LARGE_ROOM if self.letters.huge else ROOM

    def _go(self, by: int) -> None:
        low, high = self.span
        self.set(max(low, min(high, self.n + by)))
