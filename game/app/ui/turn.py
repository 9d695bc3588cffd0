"""Rows that can be turned: toggles, sliders and choices."""

from collections.abc import Callable, Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..type import Type
from .press import Row
from .widget import Look

STEP = 5  # of a slider, out of 100
TRACK = 230.0
ARROW = 26.0


class Toggle(Row):
    """On or off; a press turns it over."""

    role = "toggle"
    room_for_value = 0.2

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        on: bool,
        change: Callable[[bool], object],
        letters: Type,
        words: tuple[str, str],
        help: str = "",
    ):
        self.on, self.change = on, change
        super().__init__(id, label, box, self._turn, letters, help=help)
        self._value = words[1 if on else 0]

    def _turn(self) -> None:
        self.change(not self.on)

    def adjust(self, by: int) -> bool:
        if (by > 0) != self.on:
            self._turn()
        return True

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        canvas.picture(
            f"ui/plates/toggle-{'on' if self.on else 'off'}",
            Box(inner.right - 66, inner.y + (inner.h - 36) / 2, 66, 36),
        )


class Slider(Row):
    """A number from 0 to 100; left and right turn it, a press goes one step up and from the end to nothing."""

    role = "slider"

    def __init__(
        self, id: str, label: str, box: Box, amount: int, change: Callable[[int], object], letters: Type, help: str = ""
    ):
        self.amount, self.change = amount, change
        super().__init__(id, label, box, self._up, letters, help=help)
        self._value = str(amount)
        self.figure = letters.block(str(amount), "number", 24, 64, box.h, lines=1, grow=False)

    def _up(self) -> None:
        self.change(0 if self.amount >= 100 else min(100, self.amount + 2 * STEP))

    def adjust(self, by: int) -> bool:
        self.change(max(0, min(100, self.amount + by * STEP)))
        return True

    def point(self, x: float) -> None:
        """Turn it to where the mouse is."""
        left = self.box.right - 18 - 70 - TRACK
        share = (x - left) / TRACK
        self.change(round(max(0.0, min(1.0, share)) * 100 / STEP) * STEP)

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        canvas.block(self.figure, inner, canvas.theme.gold, "right")
        track = Box(inner.right - 70 - TRACK, inner.y + inner.h / 2 - 6, TRACK, 12)
        canvas.plate("slider-track", track)
        filled = TRACK * self.amount / 100
        if filled > 16:
            canvas.plate("slider-fill", Box(track.x, track.y, filled, 12))
        canvas.picture("ui/plates/slider-knob", Box(track.x + filled - 15, track.y - 9, 30, 30))


class Choice(Row):
    """One of several; left and right go through them, so does a press."""

    role = "choice"

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        choices: Sequence[tuple[str, str]],
        current: str,
        change: Callable[[str], object],
        letters: Type,
        help: str = "",
    ):
        self.values = [value for value, _ in choices]
        self.current, self.change = current, change
        name = dict(choices).get(current, current)
        super().__init__(id, label, box, lambda: self._go(1), letters, value=name, help=help)
        room = self._inner(box).w * self.room_for_value - 2 * (ARROW + 10)
        self.worth = letters.block(name, "strong", 25, room, box.h - 8, lines=2)

    def _go(self, by: int) -> None:
        at = self.values.index(self.current) if self.current in self.values else 0
        self.change(self.values[(at + by) % len(self.values)])

    def adjust(self, by: int) -> bool:
        self._go(by)
        return True

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        room = inner.w * self.room_for_value
        area = Box(inner.right - room, inner.y, room, inner.h)
        ink = canvas.theme.gold
        top = area.y + (area.h - ARROW) / 2
        canvas.icon("arrow-left", Box(area.x, top, ARROW, ARROW), ink)
        canvas.icon("arrow-right", Box(area.right - ARROW, top, ARROW, ARROW), ink)
        if self.worth:
            canvas.block(self.worth, area.inset(ARROW + 10, 0), ink, "centre")
