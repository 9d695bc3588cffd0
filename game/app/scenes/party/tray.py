"""The tray in which dice lie that nobody has yet, and a die on its way out of it."""

from __future__ import annotations

from math import pi, sin

from ...canvas import Canvas
from ...geometry import Box
from ...table.dice import Throw, dice_places, draw_die, lying
from ...tween import both, mix
from ...type import Block, Type
from ...ui.widget import Look, Widget

EDGE, LARGEST = 14.0, 72.0
MOST = 60  # dice that can be told apart; of more there is their number
ASKEW = (0.0, 5.0, -4.0, 3.0, -6.0)  # how far dice lie out of their rows


class Tray(Widget):
    """What is to be done with the dice, and the dice themselves; `sum`: what came of them."""

    def __init__(self, told: str, box: Box, letters: Type, count: int, sides: int, heals: bool, sum: str = ""):
        super().__init__("pool", told, box)
        self.sides, self.ink = sides, "help" if heals else "danger"
        self.count, sum = (count, sum) if count <= MOST else (0, str(count))
        room = box.inset(EDGE)
        self.told = letters.block(told, "strong", 25, room.w, room.h * (0.5 if self.count or sum else 1.0), even=True)
        self.sum = letters.block(sum, "number", 64, room.w, room.h / 2, lines=1, grow=False)

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def places(self) -> list[Box]:
        """Where each of the dice lies."""
        room = self.box.inset(EDGE)
        top = room.y + self.told.height + 8
        rows = dice_places(self.count, Box(room.x, top, room.w, room.bottom - top).inset(0, 4), LARGEST)
        last = {place.y: place.right for place in rows}  # each row in the middle, a short one, too
        return [
            place.moved((room.right - last[place.y]) / 2, ASKEW[i % len(ASKEW)] * place.h / LARGEST).inset(3)
            for i, place in enumerate(rows)
        ]

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, room = canvas.theme, box.inset(EDGE)
        canvas.plate("list-row", box)
        canvas.block(self.told, room, theme.cream, "centre", 0.0)
        foot = Box(room.x, room.y + self.told.height, room.w, room.h - self.told.height)
        canvas.block(self.sum, foot, getattr(theme, self.ink), "centre")
        for i, place in enumerate(self.places()):
            draw_die(canvas, self.sides, None, place, lying(i), self.ink)


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
