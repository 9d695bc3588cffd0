"""A game's box on the shelf: its cover, its name on a ribbon, and the cards that rise from it when it is opened."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from game import files
from game.core.game import Game
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..base.tween import out
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE, CardArt
from ..table.prints import printed
from ..table.sprites import Sprite
from .dayleaf import DayLeaf
from .widget import Do, Look, Pressable

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
