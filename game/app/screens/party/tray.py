"""The tray with the dice that nobody has yet, and a die that flies out of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from ...base.geometry import Box
from ...base.tween import both, mix
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts, closer
from ...table.dice import DiceThrow, dice_places, draw_die, lying
from ...ui.text import draw_slip
from ...ui.widget import Look, Widget

EDGE, LARGEST = 18.0, 72.0
LARGE_EDGE = 11.0  # margin of large text
HALF = (0.5, 0.66)  # shares of the height for the text, usual and for a long one
CLOSE = 1.12  # line height of large text
SUM = 84.0  # height of the sum under the dice
MOST = 60  # most dice that are drawn; above that only their number is shown
ASKEW = (0.0, 5.0, -4.0, 3.0, -6.0)  # design pixels by which dice lie out of their rows


class Tray(Widget):
    """A text that says what to do with the dice, and the dice, with their pips once they are rolled; `sum` is the
    result."""

    def __init__(self, told: str, box: Box, letters: Fonts, dice: Sequence[int | None], sides: int, heals: bool,
                 sum: str = ""):  # fmt: skip
        super().__init__("pool", told, box)
        self.letters = letters
        self.sides, self.ink = sides, "balm" if heals else "wine"
        self.dice, sum = (dice, sum) if len(dice) <= MOST else ((), sum or str(len(dice)))
        room = self._inner(box, letters)
        shares = HALF if self.dice or sum else (1.0,)
        blocks = [letters.block(told, "strong", 25, room.w, room.h * share, even=True) for share in shares]
        self.told = next((block for block in blocks if block.overflow <= 0), blocks[-1])
        if self.told.overflow > 0 and not sum:  # the text is needed; the dice are also seen on the cards
            self.dice, self.told = (), letters.block(told, "strong", 25, room.w, room.h, even=True)
        if letters.huge:
            self.told = closer(self.told, CLOSE)
        under = room.h - self.told.height
        self.sum = letters.block(sum, "number", 64, room.w, min(SUM, under / 2) if self.dice else under,
                                 lines=1, grow=False)  # fmt: skip
        if self.sum.overflow > 0:  # large text: the dice are also seen on the cards
            self.dice, self.sum = (), letters.block(sum, "number", 64, room.w, under, lines=1, grow=False)

    @staticmethod
    def _inner(box: Box, letters: Fonts) -> Box:
        """Return the part of a tray within its margin."""
        return box.inset(LARGE_EDGE if letters.huge else EDGE)

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def places(self) -> list[Box]:
        """Return the box of each die."""
        room = self._inner(self.box, self.letters)
        top = room.y + self.told.height + 8
        high = room.bottom - top - (self.sum.height if self.sum.width else 0)
        rows = dice_places(len(self.dice), Box(room.x, top, room.w, high).inset(0, 4), LARGEST)
        last = {place.y: place.right for place in rows}  # each row is centred, a short one as well
        return [
            place.moved((room.right - last[place.y]) / 2, ASKEW[i % len(ASKEW)] * place.h / LARGEST).inset(3)
            for i, place in enumerate(rows)
        ]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, room = canvas.theme, self._inner(box, self.letters)
        draw_slip(canvas, box)
        canvas.block(self.told, room, theme.ink, "centre", 0.0)
        high = self.sum.height if self.dice else room.h - self.told.height
        canvas.block(self.sum, Box(room.x, room.bottom - high, room.w, high), getattr(theme, self.ink), "centre")
        for i, (pips, place) in enumerate(zip(self.dice, self.places(), strict=True)):
            draw_die(canvas, self.sides, pips, place, lying(i) if pips is None else 0, self.ink)


class Flight:
    """A die that flies to a character. It may wait until those before it are gone, and shows the picture `lies`
    meanwhile."""

    LASTS, HIGH = 0.3, 46.0

    def __init__(self, who: str, start: Box, end: Box, wait: float, lies: int):
        self.who, self.start, self.end, self.wait, self.lies = who, start, end, wait, lies
        self.throw = DiceThrow(False)

    @property
    def landed(self) -> bool:
        """True if it has arrived."""
        return self.throw.time >= self.wait + self.LASTS

    def place(self) -> Box:
        """Return its current box."""
        t = both(max(0.0, min(1.0, (self.throw.time - self.wait) / self.LASTS)))
        return Box(*mix(tuple(self.start), tuple(self.end), t)).moved(0, -self.HIGH * sin(pi * t))

    def draw(self, canvas: Canvas, sides: int, ink: str) -> None:
        """Draw the die in the air."""
        moving = self.throw.time > self.wait
        draw_die(canvas, sides, None, self.place(), self.throw.frame(0) if moving else self.lies, ink)
