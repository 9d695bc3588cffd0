"""The box a game lies in: its printed cover, its name on a ribbon, and the cards that look out when it is opened."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from game import files
from game.core.game import Game
from game.core.words import number
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import SHAPE, CardArt
from ..table.prints import printed
from ..table.sprites import Sprite
from ..tween import out
from ..type import Block, Type
from .dayleaf import DayLeaf
from .widget import Do, Look, Pressable

TITLE, FIGURE = 34.0, 24.0  # sizes of letters
RIBBON_H, TAIL, BANNER = 66.0, 27.0, 0.3  # the last: of the height, for the ribbon of a long name
OVERHANG, HANGS = 16.0, 22.0  # of the ribbon, to either side, and below the foot of the box: the picture is whole
PEEK = 0.44  # how far the cards look out, as a share of their height
CARD = 0.46  # their width, as a share of the box's
STEP, TILT, BOW = 0.25, 6.0, 18.0  # from one to the next, as a share of the box's width; their lean and curve, degrees
LATER = 0.18  # how much later each of them comes
HALO, OVER, SHADE = 21.0, 8.0, 36  # how far the ring is beside a box and over its cards; how dark other boxes are
ICON, NEAR, APART = 26.0, 6.0, 18.0  # an icon, to its figure, and from one to the next
BETWEEN = "  ·  "  # between two things told in a row


class Signs(NamedTuple):
    """What is told of a game's box: icons with figures, for its tag; and the ways to play it and those in words."""

    figures: tuple[tuple[str, str], ...]
    ways: str
    words: str


NO_SIGNS = Signs((), "", "")


@cache
def cover_of(game: str) -> str:
    """The picture of a box, by its game; a plain one for a game that brought none."""
    name = f"ui/cover-{game}"
    return name if files.asset(f"{name}.webp").is_file() else "ui/cover-plain"


def by_whom(game: Game[Any]) -> str:
    """Who thought of a game."""
    *others, last = game.credit.split(", ")
    if others:
        return _("by {names} and {last}").format(names=", ".join(others), last=last)
    return _("by {names}").format(names=last) if last else _("by an unknown hand")


class GameBox(Pressable):
    """A box on the shelf.  `open` runs from 0 to 1: how far its cards look out; `last` tells when it was played."""

    role = "button"

    def __init__(
        self, game: Game[Any], best: int | None, cards: Sequence[str], box: Box, letters: Type, art: CardArt, do: Do,
        signs: Signs = NO_SIGNS, open: float = 0.0, last: str = "",
    ):  # fmt: skip
        super().__init__(f"game-{game.id}", _(game.title), box, do, _(game.blurb))
        self.cover, self.cards, self.art, self.letters = cover_of(game.id), tuple(cards), art, letters
        self.signs, self.open, self.last = signs, open, last
        self.leaf: DayLeaf | None = None  # on its corner
        self.ringed = False  # of the usual ring the cards and the ribbon would cover most
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self.names = by_whom(game)
        self.entitle(TITLE, grow=True)
        tag = () if letters.large else signs.figures  # in large letters they stand on the note
        self.figures = [(icon, letters.block(text, "strong", FIGURE, box.w, lines=1, grow=False)) for icon, text in tag]

    def entitle(self, size: float, grow: bool = False) -> Block:
        """Letter the ribbon; what stands on it."""
        wide = self.box.w + 2 * (OVERHANG - TAIL)
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
        """How high a title of several lines may be: there is a picture behind it."""
        return min(2 * RIBBON_H, max(RIBBON_H, self.box.h * BANNER))

    @property
    def covers(self) -> Box:
        return self.box

    @property
    def whole(self) -> Box:
        """It and what may look out of it and hang above it."""
        up = PEEK * self.box.w * CARD * SHAPE
        return Box(self.box.x, self.box.y - up, self.box.w, self.box.h + up)

    @property
    def record(self) -> str:
        """How well it was played, and when."""
        return BETWEEN.join(filter(None, (self.best, self.last)))

    @property
    def value(self) -> str:
        return BETWEEN.join(filter(None, (self.record, self.signs.words)))

    def blocks(self) -> tuple[Block, ...]:
        leaf = self.leaf.blocks() if self.leaf else ()
        return (self.title, *(block for _icon, block in self.figures), *leaf)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        risen(canvas, self.art, box, self.cards, self.open)
        if not look.focused:
            canvas.plate("shadow", box)  # it would lie on the ring
        canvas.picture(self.cover, box)
        if not look.focused:
            canvas.fill(box, canvas.theme.night, SHADE)
        high = max(RIBBON_H, self.title.height + 24)
        over = 0.0 if canvas.stark else OVERHANG  # a plain plate has no tails to hang over
        ribbon = Box(box.x - over, box.bottom - high + HANGS, box.w + 2 * over, high)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -5), canvas.theme.cream, "centre", shade=canvas.theme.ink)
        if self.leaf:
            self.leaf.draw(canvas, box)

    def draw_ring(self, canvas: Canvas) -> None:
        """The ring of the focus, about the box, the cards that look out of it and its ribbon."""
        whole = self.whole.inset(-HALO, -OVER)
        canvas.plate("focus-ring", whole._replace(h=whole.h - OVER + HANGS))

    def draw_tag(self, canvas: Canvas, place: Box) -> None:
        """For how many it is and how long it takes, on the edge of the shelf."""
        wide = sum(ICON + NEAR + block.width for _icon, block in self.figures) + APART * (len(self.figures) - 1)
        x = place.centre[0] - wide / 2
        for icon, block in self.figures:
            sign = Box(x, place.centre[1] - ICON / 2, ICON, ICON)
            canvas.icon(icon, sign, canvas.theme.cream, shade=canvas.theme.night)
            x += ICON + NEAR
            canvas.block(block, Box(x, place.y, block.width, place.h), canvas.theme.cream, shade=canvas.theme.night)
            x += block.width + APART


def risen(canvas: Canvas, art: CardArt, box: Box, cards: Sequence[str], open: float) -> None:
    """Cards that look out of a box, fanned, so far open; they are drawn before it."""
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
    """Boxes that stand side by side: their names in letters of one size."""
    size = min(box.title.size for box in boxes)
    for box in boxes:
        box.entitle(size)
    return boxes
