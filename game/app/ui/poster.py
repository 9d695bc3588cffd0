"""A game's poster: its cards, its name, what it is, who thought of it and how well it was played."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import parse
from game.core.game import Game
from game.core.words import number
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import SHAPE, CardArt
from ..table.sprites import Sprite
from ..type import Block, Type
from .widget import Do, Look, Widget

PICTURES = (0.52, 0.46, 0.4, 0.34, 0.28, 0.22)  # shares of the height for the picture: the largest that the words allow
FLATTEST = 0.85  # the picture's height to its width, at most
FRAME = 26.0  # from the edge of the sheet to the picture
RIBBON_H, TAIL = 66.0, 50.0
TITLE, BLURB, BY, SCORE = 36.0, 25.0, 22.0, 24.0  # sizes of letters
FOOT = 30.0
BY_H = 64.0  # at most for the names, at their usual size
STEPS = 4  # between the letters that were wished for and the usual ones
TILT = 13.0  # degrees between two cards of the fan
STEP = 0.62  # between them, at most, in card widths


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
    ):
        super().__init__(f"game-{game.id}", _(game.title), box, _(game.blurb))
        self.do, self.art, self.focusable, self.letters = do, art, do is not None, letters
        self.cards = [parse(card) for card in cards]
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self.wide = box.w - 2 * min(40.0, box.w / 10)
        self.names = _("by {names}").format(names=game.credit)
        alike([self])

    def sign(self, scale: float) -> float:
        """Write the names and the best score, so many times as large as usual; the height of both."""
        block, wide = self.letters.block, self.wide
        self.by = block(self.names, "strong", BY * scale, wide, BY_H * scale, grow=False, even=True)
        self.score = block(self.best, "label", SCORE * scale, wide, lines=1, grow=False) if self.best else None
        return self.foot

    @property
    def foot(self) -> float:
        """The height of what stands under the words."""
        return self.by.height + (self.score.height + 8 if self.score else 0)

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
        return self.best

    def press(self) -> None:
        if self.do:
            self.do()

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.title, self.blurb, self.by, self.score) if block is not None)

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

    def _fan(self, canvas: Canvas, picture: Box) -> None:
        """The cards, in what can be seen of the picture above the ribbon."""
        seen = picture.h - self.ribbon_h / 2
        width = min(picture.w * 0.44, seen * 0.86 / SHAPE)
        away_most = (len(self.cards) - 1) / 2
        step = min(STEP * width, (picture.w - 1.2 * width) / max(1, len(self.cards) - 1))
        for i, card in enumerate(self.cards):
            away = i - away_most
            at = (picture.centre[0] + away * step, picture.y + seen / 2 + 2 + (away * away - 0.5) * width * 0.07)
            Sprite(card, at, width, "full", width, tilt=-away * TILT).draw(canvas, self.art, shadow=False)


def alike(posters: Sequence[Poster]) -> Sequence[Poster]:
    """Posters that hang side by side: letters, ribbons and pictures of one size for all."""
    size = min(poster.entitle(TITLE, grow=True).size for poster in posters)
    ribbon = max(RIBBON_H, *(poster.entitle(size).height + 24 for poster in posters))
    wished = posters[0].letters.scale
    for step in range(STEPS, -1, -1):
        if _written(posters, ribbon, 1 + (wished - 1) * step / STEPS):
            break
    return posters


def _written(posters: Sequence[Poster], ribbon: float, scale: float) -> bool:
    """Write everything under the ribbons in letters of one scale, with the largest pictures that leave room for it;
    only at the usual scale may the words be a little smaller.  False where there is no room.
    """
    foot = max(poster.sign(scale) for poster in posters)
    for share in PICTURES:
        blurbs = [poster.describe(share, ribbon, foot, BLURB * scale) for poster in posters]
        size = min(blurb.size for blurb in blurbs)
        if not any(blurb.overflow for blurb in blurbs) and (scale == 1 or size >= BLURB * scale):
            break
    else:
        return False
    for poster in posters:
        poster.describe(share, ribbon, foot, size)
    return True
