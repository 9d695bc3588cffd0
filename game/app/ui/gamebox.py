"""A game's box on the shelf: its cover, the cards that rise from it, the leaf of the day, and the note below."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from game import files
from game.core.game import Game
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import printed
from ..base.tween import out
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE, CardArt
from ..table.sprites import Sprite
from .text import Ink, ink, wine
from .widget import Do, Look, Pressable, Widget

LEAF = (80.0, 78.0)
IN = 12.0  # distance from the edges of the box below: beyond them are cards and the focus ring
EDGE, BAND = 8.0, 26.0  # margin, and height of the month's line
SEAL = 54.0
DATE, MONTH = 40.0, 22.0  # text sizes of the day and the month


class DayLeaf:
    """The name of a month, a day, and a seal's picture ("" for none)."""

    def __init__(self, month: str, day: int, seal: str, letters: Fonts):
        wide = LEAF[0] - 2 * EDGE
        self.month = letters.block(month, "strong", MONTH, wide, lines=1, grow=False)
        self.day = letters.block(str(day), "number", DATE, wide, lines=1, grow=False)
        self.seal = seal

    def blocks(self) -> tuple[Block, ...]:
        """The texts on it."""
        return self.month, self.day

    @staticmethod
    def place(of: Box) -> Box:
        """Its position, at the upper right corner of a box."""
        return Box(of.right - LEAF[0] - IN, of.y + IN, *LEAF)

    def draw(self, canvas: Canvas, of: Box) -> None:
        """Draw it on a box."""
        leaf = self.place(of)
        canvas.plate("shadow", leaf)
        canvas.plate("keycap", leaf)
        inner = leaf.inset(EDGE)
        under = Box(inner.x, inner.y + BAND, inner.w, inner.h - BAND)
        canvas.block(self.month, Box(inner.x, inner.y, inner.w, BAND), canvas.theme.wine, "centre", 0.5)
        canvas.block(self.day, under, canvas.theme.ink, "centre", 0.5)
        if self.seal:
            canvas.picture(f"ui/{self.seal}", Box(leaf.right - SEAL * 0.75, leaf.bottom - SEAL * 0.36, SEAL, SEAL))


TITLE, FIGURE = 34.0, 24.0  # text sizes
RIBBON_H, TAIL, BANNER = 66.0, 27.0, 0.3  # the last: share of the height for a long name's ribbon
LARGE_TAIL = 18.0  # how much of the ribbon's tail large text leaves free
OVERHANG, HANGS = 16.0, 22.0  # overhang of the ribbon at the sides and below the box: the picture stays visible
PEEK = 0.44  # how far the cards rise, as a share of their height
CARD = 0.46  # a card's width, as a share of the box's
STEP, TILT, BOW = 0.25, 6.0, 18.0  # step as a share of the box's width; tilt and curve of the fan in degrees
LATER = 0.18  # delay from card to card, as a share of the movement
HALO, OVER, SHADE = 21.0, 8.0, 36  # ring's distance beside the box and above its cards; alpha of the shade on others
ICON, NEAR, APART = 26.0, 6.0, 18.0  # side of an icon, gap to its number, and gap to the next
MARK, MARK_IN, TORCH = 58.0, 8.0, 0.2  # side of the mark of what is under way; from the corner; the torch's margin
BETWEEN = "  ·  "  # separator in a row of texts


class Signs(NamedTuple):
    """The facts on a game's box: icons with numbers, for its tag; and the ways to play and the numbers in words."""

    figures: tuple[tuple[str, str], ...]
    ways: str
    words: str


NO_SIGNS = Signs((), "", "")


@cache
def cover_of(game: str) -> str:
    """The picture of a game's box; a plain one for a game without its own."""
    name = f"ui/cover-{game}"
    return name if files.asset(f"{name}.webp").is_file() else "ui/cover-plain"


def by_whom(game: Game[Any]) -> str:
    """“by …”: the authors of a game."""
    *others, last = game.credit.split(", ")
    if others:
        return _("by {names} and {last}").format(names=", ".join(others), last=last)
    return _("by {names}").format(names=last) if last else _("by an unknown hand")


class GameBox(Pressable):
    """A box on the shelf. `open` is how far its cards have risen, from 0 to 1; `last` tells when it was played last."""

    role = "button"

    def __init__(
        self, game: Game[Any], best: int | None, cards: Sequence[str], box: Box, letters: Fonts, art: CardArt, do: Do,
        signs: Signs = NO_SIGNS, open: float = 0.0, last: str = "",
    ):  # fmt: skip
        super().__init__(f"game-{game.id}", _(game.title), box, do, _(game.blurb))
        self.cover, self.cards, self.art, self.letters = cover_of(game.id), tuple(cards), art, letters
        self.signs, self.open, self.last = signs, open, last
        self.leaf: DayLeaf | None = None  # on the box's corner
        self.under_way = ""  # the line about running plays, for which a torch hangs at the corner; "" without any
        self.ringed = False  # cards and ribbon would cover most of the usual ring
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self.names = by_whom(game)
        self.entitle(TITLE, grow=True)
        tag = () if letters.large else signs.figures  # with large text they are on the note
        self.figures = [(icon, letters.block(text, "strong", FIGURE, box.w, lines=1, grow=False)) for icon, text in tag]

    def entitle(self, size: float, grow: bool = False) -> Block:
        """Set the ribbon's title; return its block."""
        wide = self.box.w + 2 * (OVERHANG - (LARGE_TAIL if self.letters.huge else TAIL))
        in_one = self.letters.block(self.label, "title", size, wide, RIBBON_H, 1, grow)
        fits = not in_one.overflow and len(in_one.lines) == 1
        if fits:
            self.title = in_one
            return in_one
        self.title = self.letters.block(self.label, "title", size, wide, self._banner, 2, grow, True)
        if self.title.overflow:
            self.title = self.letters.block(self.label, "title", size, wide, 2 * RIBBON_H, 3, grow, True)
        return self.title

    @property
    def _banner(self) -> float:
        """The largest height of a title with several lines, which covers part of the picture."""
        return min(2 * RIBBON_H, max(RIBBON_H, self.box.h * BANNER))

    @property
    def covers(self) -> Box:
        return self.box

    @property
    def whole(self) -> Box:
        """The box with the cards that may rise from it."""
        up = PEEK * self.box.w * CARD * SHAPE
        return Box(self.box.x, self.box.y - up, self.box.w, self.box.h + up)

    @property
    def record(self) -> str:
        """The best score, and when it was played."""
        return BETWEEN.join(filter(None, (self.best, self.last)))

    @property
    def value(self) -> str:
        return BETWEEN.join(filter(None, (self.under_way, self.record, self.signs.words)))

    def blocks(self) -> tuple[Block, ...]:
        leaf = self.leaf.blocks() if self.leaf else ()
        return (self.title, *(block for _icon, block in self.figures), *leaf)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        risen(canvas, self.art, box, self.cards, self.open)
        if not look.focused:
            canvas.plate("shadow", box)  # the shadow would lie on the ring
        canvas.picture(self.cover, box)
        if not look.focused:
            canvas.fill(box, canvas.theme.night, SHADE)
        high = max(RIBBON_H, self.title.height + 24)
        over = 0.0 if canvas.stark else OVERHANG  # a plain plate has no overhanging ends
        ribbon = Box(box.x - over, box.bottom - high + HANGS, box.w + 2 * over, high)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -5), canvas.theme.cream, "centre", shade=canvas.theme.ink)
        if self.leaf:
            self.leaf.draw(canvas, box)
        if self.under_way:
            hang_torch(canvas, Box(box.x + MARK_IN, box.y + MARK_IN, MARK, MARK))

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring around the box, its cards and its ribbon."""
        whole = self.whole.inset(-HALO, -OVER)
        canvas.plate("focus-ring", whole._replace(h=whole.h - OVER + HANGS))

    def draw_tag(self, canvas: Canvas, place: Box) -> None:
        """Draw the number of players and the duration, on the edge of the shelf."""
        wide = sum(ICON + NEAR + block.width for _icon, block in self.figures) + APART * (len(self.figures) - 1)
        x = place.centre[0] - wide / 2
        for icon, block in self.figures:
            sign = Box(x, place.centre[1] - ICON / 2, ICON, ICON)
            canvas.icon(icon, sign, canvas.theme.cream, shade=canvas.theme.night)
            x += ICON + NEAR
            canvas.block(block, Box(x, place.y, block.width, place.h), canvas.theme.cream, shade=canvas.theme.night)
            x += block.width + APART


def hang_torch(canvas: Canvas, place: Box) -> None:
    """Draw the mark of what is under way: a torch on a small plate."""
    canvas.plate("count-plate", place)
    canvas.icon("torch", place.inset(place.w * TORCH, place.h * TORCH), canvas.theme.gold)


def risen(canvas: Canvas, art: CardArt, box: Box, cards: Sequence[str], open: float) -> None:
    """Draw the cards that rise from a box as a fan, `open` from 0 to 1; call it before drawing the box."""
    if open <= 0:
        return
    width = box.w * CARD
    away_most = (len(cards) - 1) / 2
    for i, (card, print) in enumerate(map(printed, cards)):
        share = out(min(1.0, max(0.0, open * (1 + LATER * (len(cards) - 1)) - LATER * i)))
        away = i - away_most
        bow = 1 - math.cos(math.radians(away * BOW))
        up = (PEEK - bow) * width * SHAPE * share
        at = (box.centre[0] + away * STEP * box.w, box.y + width * SHAPE / 2 + 6 - up)
        Sprite(card, at, width, "mini", width, tilt=-away * TILT * share, print=print).draw(canvas, art, shadow=False)


def alike(boxes: Sequence[GameBox]) -> Sequence[GameBox]:
    """Boxes side by side, with their titles in one text size."""
    size = min(box.title.size for box in boxes)
    for box in boxes:
        box.entitle(size)
    return boxes


X, Y = 56.0, 26.0  # margins between the sheet's edge and the text
NOTE_APART = 44.0  # gap between its two columns
BESIDE = 0.54  # share of the width for the description, if the rest is beside it
BLURB, BY = 25.0, 23.0  # text sizes
STEPS = 8  # steps from the wished-for text size down to the usual one


class BoxNote(Widget):
    """A sheet of a given width and a greatest height. The description is at the left; the author, what is under way,
    the ways to play and the record are at the right, or below with large text."""

    solid = True

    def __init__(self, of: GameBox, wide: float, most: float, letters: Fonts):
        super().__init__("note", of.help, Box(0, 0, wide, 0))
        self.beside = not letters.large
        room, high = wide - 2 * X, most - 2 * Y
        first = room * BESIDE if self.beside else room
        rest = room - first - NOTE_APART if self.beside else room
        told = [
            (of.names, "strong", wine),
            (of.under_way, "strong", ink),
            (of.signs.ways if self.beside else of.signs.words, "body", ink),
            (of.record, "strong", ink),
        ]
        told = [line for line in told if line[0]]
        for step in range(STEPS + 1):  # one scale for all text, as close to the wish as there is room for
            scale = letters.scale + (1 - letters.scale) * step / STEPS
            self.blurb = letters.block(of.help, "body", BLURB * scale, first, grow=False)
            self.lines: list[tuple[Block, Ink]] = [
                (letters.block(text, role, BY * scale, rest, grow=False), colour) for text, role, colour in told
            ]
            if self._needed <= high:
                break
        self.rest = rest
        self.high = min(most, self._needed + 2 * Y)

    @property
    def _needed(self) -> float:
        """The height of all text."""
        return max(self.blurb.height, self.text_height) if self.beside else self.blurb.height + self.text_height

    @property
    def text_height(self) -> float:
        """The height of all text but the description."""
        return sum(block.height for block, _colour in self.lines)

    def blocks(self) -> tuple[Block, ...]:
        return (self.blurb, *(block for block, _colour in self.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        inner = box.inset(X, Y)
        if self.beside:
            canvas.block(self.blurb, inner, canvas.theme.ink)
            self._lines(canvas, inner.right - self.rest, inner.y + (inner.h - self.text_height) / 2)
            canvas.fill(Box(inner.right - self.rest - NOTE_APART / 2, inner.y, 1.5, inner.h), canvas.theme.wine, 90)
            return
        y = inner.y + (inner.h - self.blurb.height - self.text_height) / 2
        canvas.block(self.blurb, Box(inner.x, y, inner.w, self.blurb.height), canvas.theme.ink)
        self._lines(canvas, inner.x, y + self.blurb.height)

    def _lines(self, canvas: Canvas, x: float, y: float) -> None:
        for block, colour in self.lines:
            canvas.block(block, Box(x, y, block.width, block.height), colour(canvas.theme))
            y += block.height


FRONT_TITLE, FRONT_TAIL, FRONT_OVER = (
    28.0,
    30.0,
    10.0,
)  # text size of the name; width of the ribbon's ends, and its overhang
FRONT_RIBBON_H, OVER_FOOT = 50.0, 0.4  # least height of the ribbon; share of it that overlaps the picture


class BoxFront(Widget):
    """The whole cover, as large as the ribbon below it leaves room for."""

    role = "picture"

    def __init__(self, game: Game[Any], box: Box, letters: Fonts):
        super().__init__("front", _(game.title), box)
        self.cover = cover_of(game.id)
        wide = box.w + 2 * FRONT_OVER - 2 * FRONT_TAIL
        for lines in (2, 3):
            self.title = letters.block(self.label, "title", FRONT_TITLE, wide, lines=lines, grow=False, even=True)
            if self.title.overflow <= 0:
                break

    def blocks(self) -> tuple[Block, ...]:
        return (self.title,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        high = max(FRONT_RIBBON_H, self.title.height + 20)
        tall = box.h - high * (1 - OVER_FOOT)
        wide = min(box.w, tall / SHAPE)
        cover = Box(box.centre[0] - wide / 2, box.y, wide, tall)
        canvas.plate("shadow", cover)
        canvas.picture(self.cover, cover)
        over = 0.0 if canvas.stark else FRONT_OVER  # a plain plate has no overhanging ends
        ribbon = Box(box.x - over, box.bottom - high, box.w + 2 * over, high)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -4), canvas.theme.cream, "centre", shade=canvas.theme.ink)
