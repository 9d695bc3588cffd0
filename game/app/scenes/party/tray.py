"""The tray in which dice lie that nobody has yet, and a die on its way out of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from ...canvas import Canvas
from ...geometry import Box
from ...table.dice import Throw, dice_places, draw_die, lying
from ...tween import both, mix
from ...type import Block, Type
from ...ui.slip import draw_slip
from ...ui.widget import Look, Widget

EDGE, LARGEST = 18.0, 72.0
HALF = (0.5, 0.66)  # of its height for what is told, more of it where that is long
SUM = 84.0  # height of what the dice came to, under them
MOST = 60  # dice that can be told apart; of more there is their number
ASKEW = (0.0, 5.0, -4.0, 3.0, -6.0)  # how far dice lie out of their rows


class Tray(Widget):
    """What is to be done with the dice, and the dice themselves, with what they show as far as they have been rolled;
    `sum`: what came of them.
    """

    def __init__(self, told: str, box: Box, letters: Type, dice: Sequence[int | None], sides: int, heals: bool,
                 sum: str = ""):  # fmt: skip
        super().__init__("pool", told, box)
        self.sides, self.ink = sides, "balm" if heals else "wine"
        self.dice, sum = (dice, sum) if len(dice) <= MOST else ((), sum or str(len(dice)))
        room = box.inset(EDGE)
        shares = HALF if self.dice or sum else (1.0,)
        blocks = [letters.block(told, "strong", 25, room.w, room.h * share, even=True) for share in shares]
        self.told = next((block for block in blocks if block.overflow <= 0), blocks[-1])
        if self.told.overflow > 0 and not sum:  # the words are needed, the dice are seen before everybody
            self.dice, self.told = (), letters.block(told, "strong", 25, room.w, room.h, even=True)
        under = room.h - self.told.height
        self.sum = letters.block(sum, "number", 64, room.w, min(SUM, under / 2) if self.dice else under,
                                 lines=1, grow=False)  # fmt: skip

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def places(self) -> list[Box]:
        """Where each of the dice lies."""
        room = self.box.inset(EDGE)
        top = room.y + self.told.height + 8
        high = room.bottom - top - (self.sum.height if self.sum.width else 0)
        rows = dice_places(len(self.dice), Box(room.x, top, room.w, high).inset(0, 4), LARGEST)
        last = {place.y: place.right for place in rows}  # each row in the middle, a short one, too
        return [
            place.moved((room.right - last[place.y]) / 2, ASKEW[i % len(ASKEW)] * place.h / LARGEST).inset(3)
            for i, place in enumerate(rows)
        ]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, room = canvas.theme, box.inset(EDGE)
        draw_slip(canvas, box)
        canvas.block(self.told, room, theme.ink, "centre", 0.0)
        high = self.sum.height if self.dice else room.h - self.told.height
        canvas.block(self.sum, Box(room.x, room.bottom - high, room.w, high), getattr(theme, self.ink), "centre")
        for i, (pips, place) in enumerate(zip(self.dice, self.places(), strict=True)):
            draw_die(canvas, self.sides, pips, place, lying(i) if pips is None else 0, self.ink)


class Flight:
    """A die on its way to a character; it may wait a little until those before it are gone, and `lies` till then."""

    LASTS, HIGH = 0.3, 46.0

    def __init__(self, who: str, start: Box, end: Box, wait: float, lies: int):
        self.who, self.start, self.end, self.wait, self.lies = who, start, end, wait, lies
        self.throw = Throw(False)

    @property
    def landed(self) -> bool:
        """Is it there?"""
        return self.throw.time >= self.wait + self.LASTS

    def place(self) -> Box:
        """Where it is just now."""
        t = both(max(0.0, min(1.0, (self.throw.time - self.wait) / self.LASTS)))
        return Box(*mix(tuple(self.start), tuple(self.end), t)).moved(0, -self.HIGH * sin(pi * t))

    def draw(self, canvas: Canvas, sides: int, ink: str) -> None:
        """Draw it in the air."""
        moving = self.throw.time > self.wait
        draw_die(canvas, sides, None, self.place(), self.throw.frame(0) if moving else self.lies, ink)
