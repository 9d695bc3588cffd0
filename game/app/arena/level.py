"""A new level: the heroes who reached it, what they learned, and the plates that show it."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from game import i18n
from game.core.combatants import HEROES, LATER, Figure, Trait
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.pictures import portrait_of
from ..ui.text import Ink, bone, cream, gold
from ..ui.widget import Look, Widget

EDGE, GAP, AIR = 22.0, 18.0, 5.0
WIDE, TALL = 1000.0, 330.0  # greatest width and height of a plate; the height limit applies to pictures beside text
FACE, FACE_SHARE = 270.0, 0.36  # greatest side of a picture beside text, also as a share of the width
FACES = (96.0, 62.0)  # side of a picture above the text with the name beside it: usual, and with many heroes
BESIDE = 2  # greatest number of plates with pictures beside the text
TEXT, ALONE = 27.0, 1.2  # size of an ability's text; factor for a single hero
CLOSE = 1.08  # line height of large text
NEARLY = 0.85  # smallest scale accepted for texts aligned in rows across plates


class TextStyle(NamedTuple):
    """The style of one part of the text."""

    role: str
    size: float
    ink: Ink


PARTS = (
    TextStyle("strong", 34, cream),
    TextStyle("label", 27, gold),
    TextStyle("body", 24, bone),
    TextStyle("body", TEXT, cream),
)


class Gain(NamedTuple):
    """A hero who has reached a level, and the abilities that came with it."""

    figure: Figure
    learnt: tuple[Trait, ...]


def gains(before: Sequence[Figure], after: Sequence[Figure]) -> tuple[Gain, ...]:
    """Return the heroes who reached a higher level between two moments, with their new abilities."""
    was = {figure.id: figure for figure in before if figure.side == HEROES}
    risen = (figure for figure in after if figure.id in was and figure.worth > was[figure.id].worth)
    return tuple(Gain(figure, _learnt(was[figure.id], figure)) for figure in risen)


def _learnt(before: Figure, now: Figure) -> tuple[Trait, ...]:
    """Return the abilities that became available, in their general wording from before."""
    known = {trait.id for trait in now.traits if trait.state != LATER}
    return tuple(trait for trait in before.traits if trait.state == LATER and trait.id in known)


class PlateStyle(NamedTuple):
    """The layout of plates: the picture is `beside` the text, or `above` all of it with that height, or else beside the
    name.

    `brief` uses small pictures and leaves out when an ability may be used.
    """

    beside: bool = False
    above: float = 0.0
    brief: bool = False


class GainPlate(Widget):
    """A hero's picture and name, and the ability learned: its name, when it may be used, and what it does."""

    role = "text"
    solid = True

    def __init__(self, gain: Gain, box: Box, letters: Fonts, way: PlateStyle):
        figure, learnt = gain.figure, gain.learnt
        super().__init__(f"gain.{figure.id}", i18n.say(figure.name), box)
        self.picture, self.way, self.letters = portrait_of(figure.kind), way, letters
        power = _("New: {ability}").format(ability=i18n.say(learnt[0].name)) if learnt else _("Nothing new")
        when = i18n.say(learnt[0].when) if learnt else ""
        text = i18n.say(learnt[0].text) if learnt else _("Heroes without a class learn no abilities.")
        said = (self.label, power, "" if way.brief else when, text)
        self.told = [part for part in zip(said, PARTS, strict=True) if part[0]]
        inner = box.inset(EDGE, EDGE / 2)
        self.side = min(FACE, inner.h, inner.w * FACE_SHARE) if way.beside else way.above or FACES[way.brief]
        left, down = self.side + GAP, self.side + 2 * AIR
        below = inner._replace(y=inner.y + down, h=inner.h - down)
        self.room = below if way.above else inner._replace(x=inner.x + left, w=inner.w - left)
        self.below = self.room if way.beside else below
        self.together = way.beside or way.above > 0  # True if the name stands directly above the other text
        self.words: list[Block] = []
        self.rows: list[float] = []  # heights of the places for them

    @property
    def spare(self) -> float:
        """The height the text leaves free; negative if it does not fit."""
        return self.below.h - sum(high + AIR for high in self.rows[not self.together :])

    def write(self, size: float) -> None:
        """Lay the text out with the ability's text at that size, the rest in proportion."""
        letters = self.letters
        self.words = [
            letters.block(text, part.role, max(letters.smallest(part.role), size * part.size / TEXT),
                          self.below.w if i else self.room.w, grow=False)
            for i, (text, part) in enumerate(self.told)
        ]  # fmt: skip
        if letters.huge:
            self.words = [closer(block, CLOSE) for block in self.words]
        self.rows = [block.height for block in self.words]

    @property
    def value(self) -> str:
        return " ".join(f"{text.rstrip('.')}." for text, _part in self.told[1:])

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.words)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, dx, dy = canvas.theme, box.x - self.box.x, box.y - self.box.y
        canvas.plate("panel-dark", box)
        self._draw_face(canvas, box)
        places = self._lines(self.below.y + (self.spare / 2 if self.together else 0.0))
        align = "centre" if self.way.above else "left"
        for block, place, (_text, part) in zip(self.words, places, self.told, strict=True):
            valign = 0.0 if block is self.words[-1] else 0.5
            canvas.block(block, place.moved(dx, dy), part.ink(theme), align, valign, shade=theme.night)

    def _lines(self, y: float) -> Iterator[Box]:
        """Yield the boxes of the texts, from `y` down; the name may be beside the picture above."""
        for i, high in enumerate(self.rows):
            if not i and not self.together:
                yield self.room._replace(h=self.side)
                continue
            yield self.below._replace(y=y, h=high)
            y += high + AIR

    def _draw_face(self, canvas: Canvas, box: Box) -> None:
        """Draw the picture, left of the text or above it."""
        side = self.side
        x = box.centre[0] - side / 2 if self.way.above else box.x + EDGE
        y = box.centre[1] - side / 2 if self.way.beside else box.y + EDGE / 2
        place = Box(x, y, side, side)
        if self.picture:
            canvas.picture(self.picture, place)
        else:
            canvas.icon("shield", place.inset(side * 0.2), canvas.theme.gold)


def plates(told: Sequence[Gain], room: Box, letters: Fonts, way: PlateStyle) -> list[GainPlate]:
    """Return a plate for each gain, side by side, with the largest text size that fits all."""
    count = len(told)
    wide = min(WIDE, (room.w - (count - 1) * GAP) / count)
    high = min(TALL, room.h) if way.beside else room.h
    x, y = room.centre[0] - (count * wide + (count - 1) * GAP) / 2, room.centre[1] - high / 2
    made = [GainPlate(gain, Box(x + i * (wide + GAP), y, wide, high), letters, way) for i, gain in enumerate(told)]
    size, smallest = TEXT * letters.scale * (ALONE if count == 1 else 1.0), letters.smallest("body")
    if not _fitted(made, size, max(smallest, size * NEARLY), in_rows=True):
        _fitted(made, size, smallest)
    return made


def stacked(told: Sequence[Gain], room: Box, letters: Fonts) -> list[GainPlate]:
    """Return a plate for each gain, one below the other, in the smallest legible letters; they scroll in the room."""
    made, y = list[GainPlate](), room.y
    for gain in told:
        plate = GainPlate(gain, Box(room.x, y, room.w, room.h), letters, PlateStyle())
        plate.write(letters.smallest("body"))
        plate.box = plate.box._replace(h=plate.box.h - plate.spare)
        plate.below = plate.below._replace(h=plate.below.h - plate.spare)
        plate.scrolls = True
        made.append(plate)
        y = plate.box.bottom + GAP
    return made


def _fitted(made: Sequence[GainPlate], size: float, smallest: float, in_rows: bool = False) -> bool:
    """Write plates at the largest size between `smallest` and `size` that fits; return True if one fits."""
    while True:
        for plate in made:
            plate.write(size)
        if in_rows:
            _level(made)
        if do_all_fit(made) or size <= smallest:
            return do_all_fit(made)
        size = max(smallest, size - 1)


def _level(made: Sequence[GainPlate]) -> None:
    """Align the texts of all plates in rows of equal height."""
    highs = [max(each) for each in zip_longest(*(plate.rows for plate in made), fillvalue=0.0)]
    for plate in made:
        plate.rows = highs[: len(plate.rows)]


def do_all_fit(made: Sequence[GainPlate]) -> bool:
    """Return True if the text fits on every plate."""
    return all(plate.spare >= 0 and not any(block.overflow > 0 for block in plate.words) for plate in made)
