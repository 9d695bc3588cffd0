"""Character cards with dice on them: large for the character who rolls, small for those who wait."""

from __future__ import annotations

from collections.abc import Sequence

from game import i18n
from game.core.descent import dice_in_words
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...table.dice import DiceThrow, dice_places, draw_dice, draw_die, lying
from ...table.plates import PlatedCharacter, draw_crest, draw_hit_points
from ...ui.text import draw_slip
from ...ui.widget import Do, Look, Widget
from .character_card import CharacterCard
from .characters import hit_points

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
