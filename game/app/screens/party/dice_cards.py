"""Dice: lying still, tumbling, or with the numbers rolled; and their timing when they are rolled for one character
after the other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import pi, sin
from typing import Any

import pygame

from game import files, i18n
from game.core.descent import dice_in_words
from game.i18n import _

from ...base.geometry import Box
from ...base.tween import both, mix
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts, closer
from ...table.plates import PlatedCharacter, draw_crest, draw_hit_points
from ...ui.text import draw_slip
from ...ui.widget import Do, Look, Widget
from .character_card import CharacterCard
from .characters import hit_points

FRAMES = 9  # frames in a strip; frame 0 lies still, the others make one full tumble
SPIN = 16.0  # frames per second
LYING = (0, 6, 8, 3, 7, 4, 5)  # frames that dice of a heap show before the throw, in turn
POINT = "heart"  # icon of a plain point


class DiceThrow:
    """Dice in the air: they tumble for some seconds, then lie still."""

    SHAKEN, LASTS = 0.3, 0.9  # seconds until the dice leave the hand, and until they lie still

    def __init__(self, still: bool):
        self.time = self.LASTS if still else 0.0

    @property
    def lies(self) -> bool:
        """True once the dice lie still and can be read."""
        return self.time >= self.LASTS

    @property
    def shaken(self) -> bool:
        """True once the dice have left the hand."""
        return self.time >= self.SHAKEN

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if the dice were still tumbling."""
        was = self.lies
        self.time += dt
        return not was

    def frame(self, number: int) -> int:
        """Return the frame of the strip that die `number` shows; each die tumbles out of step with the others."""
        return 0 if self.lies else 1 + int(self.time * SPIN + number * 3) % (FRAMES - 1)


def lying(number: int) -> int:
    """Return the frame that a die of a heap shows before the throw; neighbours differ."""
    return LYING[number % len(LYING)]


def dice_places(count: int, box: Box, largest: float = 1e9) -> list[Box]:
    """Return square boxes for `count` dice from the left of a box, in the number of rows that makes them largest."""
    if not count:
        return []
    side, columns = max((min(box.h / rows, box.w / -(-count // rows), largest), -(-count // rows))
                        for rows in range(1, count + 1))  # fmt: skip
    top = box.y + (box.h - side * -(-count // columns)) / 2
    return [Box(box.x + side * (i % columns), top + side * (i // columns), side, side) for i in range(count)]


def draw_dice(
    canvas: Canvas, sides: int, shown: Sequence[int | None], box: Box, throw: DiceThrow | None = None,
    ink: str = "danger", largest: float = 1e9,
) -> None:  # fmt: skip
    """Draw dice from the left of a box, as large as fits; `shown` holds each die's number, or None before the throw."""
    for i, (pips, place) in enumerate(zip(shown, dice_places(len(shown), box, largest), strict=True)):
        draw_die(canvas, sides, pips, place, throw.frame(i) if throw else 0, ink)


def draw_die(canvas: Canvas, sides: int, pips: int | None, box: Box, frame: int = 0, ink: str = "danger") -> None:
    """Draw one die in a square box, showing a frame of its strip; a one-sided die is a heart in a colour of the
    theme."""
    if sides == 1:
        canvas.icon(POINT, box.inset(box.w * 0.12), getattr(canvas.theme, ink))
        return
    x, y, w, h = canvas.layout.px(box)
    name = f"ui/d{sides}"
    picture = canvas.pictures.keep((name, frame, w), lambda: _cut(canvas.pictures.master(name), frame, (w, h)))
    canvas.blit(picture, (x, y))
    if pips is not None and frame == 0:
        spec = _table()["dice"][f"d{sides}"]
        k = box.w / _table()["size"]
        number = canvas.type.block(str(pips), "number", spec["cap"] * k * 1.5, box.w, grow=False)
        cx, cy = spec["centre"]
        place = Box(box.x + cx * k - box.w / 2, box.y + cy * k - box.h / 2, box.w, box.h)
        canvas.block(number, place, canvas.theme.cream, "centre", shade=canvas.theme.ink)


def _cut(strip: pygame.Surface, frame: int, size: tuple[int, int]) -> pygame.Surface:
    side = strip.get_height()
    return pygame.transform.smoothscale(strip.subsurface((frame * side, 0, side, side)), size)


@cache
def _table() -> Any:
    return json.loads(files.asset("ui/dice.json").read_text(encoding="utf-8"))


class Rolling:
    """Tells whose dice are in the air, and how much of their sum has moved over to the hit points."""

    SINKS, HOLDS = 0.5, 0.9  # seconds: for the sum to move over; from the landing to the next character

    def __init__(self, order: Sequence[str], still: bool):
        self.left = [] if still else list(order)
        self.throw = DiceThrow(still)

    @property
    def who(self) -> str | None:
        """The character who rolls now; None when all have."""
        return self.left[0] if self.left else None

    @property
    def sunk(self) -> float:
        """The share of the sum that has moved over to the hit points, from 0 to 1."""
        return max(0.0, min(1.0, (self.throw.time - self.throw.LASTS) / self.SINKS))

    def update(self, dt: float) -> str:
        """Let `dt` seconds pass; return the sound to play now, or ""."""
        throw = self.throw
        shaken, lay = throw.shaken, throw.lies
        throw.update(dt)
        if throw.time >= throw.LASTS + self.HOLDS:
            self.left.pop(0)
            self.throw = DiceThrow(not self.left)
            return "dice-shake" if self.left else ""
        if throw.lies and not lay:
            return "dice-land"
        return "dice-roll" if throw.shaken and not shaken else ""

    def hurry(self) -> None:
        """Let all dice lie at once."""
        self.left, self.throw = [], DiceThrow(True)


EDGE, TRAY_LARGEST = 18.0, 72.0
LARGE_EDGE = 11.0  # margin of large text
HALF = (0.5, 0.66)  # shares of the height for the text, usual and for a long one
CLOSE = 1.12  # line height of large text
TRAY_SUM = 84.0  # height of the sum under the dice
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
        self.sum = letters.block(sum, "number", 64, room.w, min(TRAY_SUM, under / 2) if self.dice else under,
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
        rows = dice_places(len(self.dice), Box(room.x, top, room.w, high).inset(0, 4), TRAY_LARGEST)
        last = {place.y: place.right for place in rows}  # each row is centred, a short one as well
        return [
            place.moved((room.right - last[place.y]) / 2, ASKEW[i % len(ASKEW)] * place.h / TRAY_LARGEST).inset(3)
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


SUM, LARGEST, BIGGEST = 92.0, 64.0, 132.0
STATE = 28.0  # design pixels: the sign before the reason why no die can be handed over


class DiceCard(CharacterCard):
    """A character's card with the dice handed over, and the hit points they lead to; a press hands one more."""

    role = "button"

    def __init__(
        self,
        person: PlatedCharacter,
        about: str,
        box: Box,
        do: Do,
        letters: Fonts,
        *,
        dice: Sequence[int | None],
        sides: int,
        ink: str,
        sum: str,
        before: float,
        enabled: bool,
        state: str = "",
        about_hp: bool = False,
    ):
        super().__init__(person, "" if dice or sum else about, box, do, letters, before=before,
                         stock=() if dice or sum or state else None, enabled=enabled, about_hp=about_hp)  # fmt: skip
        self.dice, self.sides, self.ink, self.coming = dice, sides, ink, 0
        room = self._row(box)
        self.sum = letters.block(sum, "number", 36, SUM, room.h, lines=1, grow=False) if sum else None
        stock = self._parts(box).stock
        self.state = letters.block(state, "strong", 25, stock.w - STATE - 8, stock.h, lines=1)

    @property
    def value(self) -> str:
        return _("{hp}, {dice}").format(
            hp=hit_points(self.person.hp, self.person.most), dice=i18n.say(dice_in_words(len(self.dice), self.sides))
        )  # fmt: skip

    def places(self, box: Box | None = None) -> list[Box]:
        """Return the boxes of the dice on the card."""
        room = self._row(self.box if box is None else box)
        return dice_places(len(self.dice), Box(room.x, room.y, room.w - (SUM if self.sum else 0), room.h), LARGEST)

    def _row(self, box: Box) -> Box:
        parts = self._parts(box)
        top = parts.about.y + 2
        return Box(parts.about.x, top, parts.about.w, parts.stock.bottom - top)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        if self.state.width:
            line = self._parts(box).stock
            line = line._replace(h=self.state.height)
            canvas.icon("check", Box(line.x, line.centre[1] - STATE / 2, STATE, STATE), canvas.theme.balm)
            canvas.block(self.state, line._replace(x=line.x + STATE + 8), canvas.theme.balm)
        here = len(self.dice) - self.coming
        for i, (pips, place) in enumerate(zip(self.dice[:here], self.places(box)[:here], strict=True)):
            draw_die(canvas, self.sides, pips, place, lying(i) if pips is None else 0, self.ink)
        if self.sum:
            canvas.block(self.sum, self._row(box), getattr(canvas.theme, self.ink), "right")


class RollingCard(Widget):
    """The large card of the character who rolls. `shown` is the hit points, which follow the dice."""

    role = "gauge"

    def __init__(
        self,
        person: PlatedCharacter,
        about: str,
        box: Box,
        letters: Fonts,
        dice: Sequence[int | None],
        sides: int,
        ink: str,
        sum: str,
        throw: DiceThrow | None = None,
    ):
        super().__init__(f"big.{person.id}", person.name, box)
        self.person, self.dice, self.sides, self.ink, self.throw = person, dice, sides, ink, throw
        self.shown, self.letters = person.hp, letters
        self.crest, self.head, self.bar, self.row, self.mark = self._parts(box)
        self.name = letters.name(person.name, "title", 42, self.head.w - 220, self.head.h)
        self.about = letters.cut(about, "body", 26, self.head.w, 40)
        self.sum = letters.block(sum, "number", 64, self.mark.w, self.mark.h, lines=1, grow=False)

    @staticmethod
    def _parts(box: Box) -> tuple[Box, Box, Box, Box, Box]:
        inner = box.inset(28, 22)
        side = min(inner.h, inner.w * 0.3)
        x = inner.x + side + 28
        wide = inner.right - x
        row = Box(x, inner.y + 136, wide - 140, inner.bottom - inner.y - 136)
        return (Box(inner.x, inner.y + (inner.h - side) / 2, side, side), Box(x, inner.y, wide, 56),
                Box(x + 2, inner.y + 100, wide - 4, 22), row, Box(row.right, row.y, 140, row.h))  # fmt: skip

    @property
    def value(self) -> str:
        return _("{hp}, {dice}").format(
            hp=hit_points(self.person.hp, self.person.most), dice=i18n.say(dice_in_words(len(self.dice), self.sides))
        )  # fmt: skip

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.about

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        draw_slip(canvas, box)
        draw_crest(canvas, self.person.kind, self.shown <= 0, self.crest)
        canvas.block(self.name, self.head, theme.wine)
        figures = f"{round(self.shown)} / {self.person.most}"
        block = self.letters.block(figures, "number", 38, 220, lines=1, grow=False)
        canvas.block(block, self.head, theme.ink, "right")
        canvas.block(self.about, Box(self.head.x, self.head.bottom, self.head.w, 40), theme.ink)
        draw_hit_points(canvas, self.shown, self.person.most, self.person.hp, self.bar)
        draw_dice(canvas, self.sides, self.dice, self.row, self.throw, self.ink, BIGGEST)
        if self.throw is None or self.throw.lies:
            canvas.block(self.sum, self.mark, getattr(theme, self.ink), "right")


class WaitingCard(Widget):
    """The small card of a character who waits to roll or has rolled: the crest, the name, and the dice or their sum."""

    role = "gauge"

    def __init__(self, person: PlatedCharacter, box: Box, letters: Fonts, dice: int, sides: int, ink: str, sum: str):
        super().__init__(f"small.{person.id}", person.name, box)
        self.person, self.dice, self.sides, self.ink = person, dice, sides, ink
        inner = box.inset(16, 11)
        self.crest = Box(inner.x, inner.y, inner.h, inner.h)
        self.body = Box(self.crest.right + 10, inner.y, inner.right - self.crest.right - 10, inner.h)
        self.name = letters.name(person.name, "strong", 23, self.body.w, self.body.h / 2)
        told = sum or f"×{dice}"
        self.told = letters.block(told, "number", 28, self.body.w, self.body.h / 2, lines=1, grow=False)
        self.done = bool(sum)

    @property
    def value(self) -> str:
        return self.told.lines[0] if self.done else i18n.say(dice_in_words(self.dice, self.sides))

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.told

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, half = canvas.theme, self.body.h / 2
        draw_slip(canvas, box)
        draw_crest(canvas, self.person.kind, self.person.hp <= 0, self.crest)
        canvas.block(self.name, Box(self.body.x, self.body.y, self.body.w, half), theme.ink)
        foot = Box(self.body.x, self.body.y + half, self.body.w, half)
        if self.done:
            canvas.block(self.told, foot, getattr(theme, self.ink))
            return
        draw_dice(canvas, self.sides, [None], Box(foot.x, foot.y, half, half), ink=self.ink)
        canvas.block(self.told, foot.moved(half + 6, 0), theme.ink)
