"""A game's poster: its cards, its name, what it is, who thought of it and how well it was played."""

import math
from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.words import number
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import SHAPE, CardArt
from ..table.prints import printed
from ..table.sprites import Sprite
from ..type import Block, Type
from .widget import Do, Look, Widget

PICTURES = (0.52, 0.46, 0.4, 0.34, 0.28, 0.22)  # shares of the height for the picture: the largest that the words allow
FLATTEST = 0.85  # the picture's height to its width, at most
FRAME = 26.0  # from the edge of the sheet to the picture
RIM = 18.0  # from the edge of the sheet to its printed frame
RIBBON_H, TAIL = 66.0, 50.0
TITLE, BLURB, BY, SCORE = 36.0, 25.0, 22.0, 24.0  # sizes of letters
FIGURE = 24.0
FOOT = 30.0
ALL, FIGURES, NONE = 2, 1, 0  # how many of its signs are shown
WAY, WAY_STEP = 44.0, 66.0  # an icon of a way to play, and from one to the next
ICON, NEAR, APART, GAP = 26.0, 5.0, 16.0, 10.0  # an icon, to its figure, from one to the next, and under a row
Figure = tuple[str, Block]  # with its icon
BY_H = 64.0  # at most for the names, at their usual size
STEPS = 4  # between the letters that were wished for and the usual ones
TILT = 13.0  # degrees between two cards of the fan
STEP = 0.76  # between them, at most, in card widths
INSET = 10.0  # from the picture's edge to the fan, at least


class Signs(NamedTuple):
    """What stands on a game's box: the icons of the ways to play it; icons with figures; and all that in words."""

    ways: tuple[str, ...]
    figures: tuple[tuple[str, str], ...]
    words: str

    def some(self, much: int) -> "Signs":
        """All of them, the figures alone, or none."""
        return self if much == ALL else self._replace(ways=()) if much == FIGURES else NO_SIGNS


NO_SIGNS = Signs((), (), "")


class Poster(Widget):
    """A sheet of parchment with a fan of cards.  With `do` it can be pressed, without it only hangs there."""

    role = "button"

    def __init__(
        self,
        game: Game[Any],
        best: int | None,
        cards: Sequence[str],
        box: Box,
        letters: Type,
        art: CardArt,
        do: Do | None = None,
        signs: Signs = NO_SIGNS,
    ):
        super().__init__(f"game-{game.id}", _(game.title), box, _(game.blurb))
        self.do, self.art, self.focusable, self.letters = do, art, do is not None, letters
        self.cards = [printed(card) for card in cards]
        self.known = self.signs = signs  # those it has, and those that there is room for
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self.wide = box.w - 2 * min(40.0, box.w / 10)
        self.names = _("by {names}").format(names=game.credit) if game.credit else _("the rules are unsigned")
        alike([self])

    def sign(self, scale: float) -> float:
        """Write the names and the best score, so many times as large as usual; the height of both."""
        block, wide = self.letters.block, self.wide
        self.by = block(self.names, "strong", BY * scale, wide, BY_H * scale, grow=False, even=True)
        self.score = block(self.best, "label", SCORE * scale, wide, lines=1, grow=False) if self.best else None
        figures = [(icon, block(text, "strong", FIGURE * scale, wide, lines=1, grow=False))
                   for icon, text in self.signs.figures]  # fmt: skip
        beside = self._row_wide(figures) <= self.box.w - 2 * RIM
        self.rows = [row for row in ([figures] if beside else [[each] for each in figures]) if row]
        return self.foot

    @property
    def foot(self) -> float:
        """The height of what stands under the words."""
        return self.by.height + (self.score.height + 8 if self.score else 0) + self.signs_tall

    @property
    def signs_tall(self) -> float:
        """The height of the rows of signs, with the gaps under them."""
        ways = WAY + GAP if self.signs.ways else 0.0
        return ways + sum(self._row_tall(row) + GAP for row in self.rows)

    @staticmethod
    def _row_tall(row: Sequence[Figure]) -> float:
        return max(ICON, *(block.height for _icon, block in row))

    @staticmethod
    def _row_wide(row: Sequence[Figure]) -> float:
        return sum(ICON + NEAR + block.width for _icon, block in row) + APART * (len(row) - 1)

    def entitle(self, size: float, grow: bool = False) -> Block:
        """Letter the ribbon; what stands on it."""
        self.title = self.letters.block(self.label, "title", size, self.box.w - 2 * TAIL, 2 * RIBBON_H, 3, grow, True)
        return self.title

    def describe(self, share: float, ribbon: float, foot: float, size: float) -> Block:
        """Give the picture its share of the height, the ribbon and the foot theirs, and the words the rest."""
        box = self.box
        wide = box.w - 2 * FRAME
        self.picture = Box(FRAME, FRAME, wide, min(box.h * share - FRAME, wide * FLATTEST))
        self.ribbon_h = ribbon
        top = self.picture.bottom + ribbon / 2 + 8
        self.room = Box((box.w - self.wide) / 2, top, self.wide, box.h - top - foot - FOOT - 12)
        self.blurb = self.letters.block(self.help, "body", size, self.wide, self.room.h, grow=False, even=True)
        return self.blurb

    @property
    def value(self) -> str:
        return "  ·  ".join(part for part in (self.best, self.known.words) if part)

    def press(self) -> None:
        if self.do:
            self.do()

    def blocks(self) -> tuple[Block, ...]:
        figures = [block for row in self.rows for _icon, block in row]
        return tuple(block for block in (self.title, self.blurb, self.by, self.score, *figures) if block is not None)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        theme = canvas.theme
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        picture = self.picture.moved(box.x, box.y)
        canvas.plate("field", picture)
        with canvas.clipped(picture.inset(4)):
            self._fan(canvas, picture)
        ribbon = Box(box.x + 14, picture.bottom - self.ribbon_h / 2 - 4, box.w - 28, self.ribbon_h)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -5), theme.cream, "centre", shade=theme.ink)
        canvas.block(self.blurb, self.room.moved(box.x, box.y), theme.ink, "centre", 0.4)
        self._foot(canvas, box)

    def _foot(self, canvas: Canvas, box: Box) -> None:
        """From the lower edge up: the best score, and above it the names."""
        y = box.bottom - FOOT
        if self.score:
            y -= self.score.height
            canvas.block(self.score, Box(box.x, y, box.w, self.score.height), canvas.theme.ink, "centre")
            y -= 8
        y -= self.by.height
        place = Box(box.x + (box.w - self.wide) / 2, y, self.wide, self.by.height)
        canvas.block(self.by, place, canvas.theme.wine, "centre")
        if self.signs_tall:
            self._signs(canvas, box, y - self.signs_tall)

    def _signs(self, canvas: Canvas, box: Box, y: float) -> None:
        """The ways to play it, and under them for how many it is and how long it takes."""
        middle, ink = box.centre[0], canvas.theme.ink
        for i, icon in enumerate(self.signs.ways):
            x = middle + (i - (len(self.signs.ways) - 1) / 2) * WAY_STEP
            canvas.icon(icon, Box(x - WAY / 2, y, WAY, WAY), canvas.theme.wine)
        y += WAY + GAP if self.signs.ways else 0.0
        for row in self.rows:
            x, high = middle - self._row_wide(row) / 2, self._row_tall(row)
            for icon, block in row:
                canvas.icon(icon, Box(x, y + (high - ICON) / 2, ICON, ICON), ink)
                canvas.block(block, Box(x + ICON + NEAR, y, block.width, high), ink)
                x += ICON + NEAR + block.width + APART
            y += high + GAP

    def _fan(self, canvas: Canvas, picture: Box) -> None:
        """The cards, in what can be seen of the picture above the ribbon."""
        seen = picture.h - self.ribbon_h / 2
        width = min(picture.w * 0.38, seen * 0.86 / SHAPE)
        away_most = (len(self.cards) - 1) / 2
        tilt = math.radians(away_most * TILT)
        across = width * (math.cos(tilt) + SHAPE * math.sin(tilt))  # the outermost cards, tilted
        step = min(STEP * width, (picture.w - 2 * INSET - across) / max(1, len(self.cards) - 1))
        for i, (card, print) in enumerate(self.cards):
            away = i - away_most
            at = (picture.centre[0] + away * step, picture.y + seen / 2 + 2 + (away * away - 0.5) * width * 0.07)
            sprite = Sprite(card, at, width, "mini", width, tilt=-away * TILT, print=print)
            sprite.draw(canvas, self.art, shadow=False)


def alike(posters: Sequence[Poster]) -> Sequence[Poster]:
    """Posters that hang side by side: letters, ribbons and pictures of one size for all, and all with the signs that
    there is room for.
    """
    size = min(poster.entitle(TITLE, grow=True).size for poster in posters)
    ribbon = max(RIBBON_H, *(poster.entitle(size).height + 24 for poster in posters))
    wished = posters[0].letters.scale
    scales = [1 + (wished - 1) * step / STEPS for step in range(STEPS, 0, -1)]
    for sizes, much in product((scales, [1.0]), (ALL, FIGURES, NONE)):  # the words matter more
        for poster in posters:
            poster.signs = poster.known.some(much)
        shares = PICTURES[:-1] if much == ALL else PICTURES
        if any(_written(posters, ribbon, scale, shares) for scale in sizes):
            return posters
    _written(posters, ribbon, 1, PICTURES, small=True)
    return posters


def _written(
    posters: Sequence[Poster], ribbon: float, scale: float, shares: Sequence[float], small: bool = False
) -> bool:
    """Write everything under the ribbons in letters of one scale, with the largest of some shares for pictures that
    leaves room for it.  `small`: the words may be smaller.  False where there is no room.
    """
    foot = max(poster.sign(scale) for poster in posters)
    for share in shares:
        blurbs = [poster.describe(share, ribbon, foot, BLURB * scale) for poster in posters]
        size = min(blurb.size for blurb in blurbs)
        if not any(blurb.overflow for blurb in blurbs) and (small or size >= BLURB * scale):
            break
    else:
        return False
    for poster in posters:
        poster.describe(share, ribbon, foot, size)
    return True
