"""A game's poster: cover, name, description, author and best score."""

from typing import Any

from game.core.game import Game
from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE
from .gamebox import by_whom, cover_of
from .widget import Look, Widget

PICTURES = (0.56, 0.5, 0.44, 0.38, 0.32, 0.26, 0.22)  # of the height: the largest that leaves room for the text
FACES = (0.38, 0.32, 0.26)  # least shares at which a face is visible above the ribbon
GROWN = 1.1  # text scales above this are preferred over showing the author and a larger cover
MOST_GROWN = 1.5  # text scale of the title at most: it is no larger than the page's heading
FRAME = 34.0  # margin between the sheet's edge and the picture
RIBBON_H, TAIL = 66.0, 50.0
TITLE, BLURB, BY, SCORE = 36.0, 25.0, 22.0, 24.0  # text sizes
FOOT = 30.0
BY_H = 64.0  # largest height of the author's line, at the usual size
STEPS = 4  # steps from the wished-for text scale down to the usual one
EYES = 0.36  # height of the figure's eyes on a cover, as a share of its height
LOW = 0.74  # lowest position of the eyes, as a share of the part above the ribbon
SEEN, NARROW = 0.74, 250.0  # visible share of a cover's height, unless it gets narrower than the second value
WHOLE = 160.0  # the cover is shown whole if it can be this wide
OVER_FOOT = 0.4  # share of the ribbon that overlaps the picture


class Poster(Widget):
    """A parchment sheet with the cover at its top."""

    solid = True

    def __init__(self, game: Game[Any], best: int | None, box: Box, letters: Fonts):
        super().__init__(f"game-{game.id}", _(game.title), box, _(game.blurb))
        self.letters, self.cover = letters, cover_of(game.id)
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self.wide = box.w - 2 * min(40.0, box.w / 10)
        self.names = by_whom(game)
        size = TITLE * min(letters.scale, MOST_GROWN)
        self.title = letters.block(self.label, "title", size, box.w - 2 * TAIL, 2 * RIBBON_H, 3, grow=False, even=True)
        self.ribbon_h = max(RIBBON_H, self.title.height + 24)
        self._write()

    def _write(self) -> None:
        """Choose one text scale for everything, as close to the wish as there is room for; the picture gets the
        rest."""
        wished = self.letters.scale
        scales = [1 + (wished - 1) * step / STEPS for step in range(STEPS, -1, -1)]
        grown = [scale for scale in scales if scale > GROWN] or scales
        ways = [(scale, signed, floor) for floor in FACES for scale in grown for signed in (True, False)]
        for scale, signed, floor in [*ways, (1.0, False, PICTURES[-1])]:
            foot = self._sign(scale, signed)
            for share in (share for share in PICTURES if share >= floor):
                blurb = self._describe(share, foot, BLURB * scale)
                if not blurb.overflow and blurb.size >= BLURB * scale:
                    return

    def _sign(self, scale: float, signed: bool) -> float:
        """Lay out the author (if `signed`) and the best score at a scale; return the height of both."""
        block, wide = self.letters.block, self.wide
        self.by = block(self.names, "strong", BY * scale, wide, BY_H * scale, grow=False, even=True) if signed else None
        self.score = block(self.best, "label", SCORE * scale, wide, lines=1, grow=False) if self.best else None
        return (self.by.height if self.by else 0.0) + (self.score.height + 8 if self.score else 0)

    def _describe(self, share: float, foot: float, size: float) -> Block:
        """Give the cover its share of the height and the description the space left by ribbon and foot; return the
        description."""
        box = self.box
        wide = box.w - 2 * FRAME
        high = box.h * share - FRAME
        whole = high / SHAPE
        across = min(wide, whole if whole >= WHOLE else max(NARROW, high / (SEEN * SHAPE)))
        self.picture = Box((box.w - across) / 2, FRAME, across, min(high, across * SHAPE))
        top = self.picture.bottom + (1 - OVER_FOOT) * self.ribbon_h + 4
        self.room = Box((box.w - self.wide) / 2, top, self.wide, box.h - top - foot - FOOT - 12)
        self.blurb = self.letters.block(self.help, "body", size, self.wide, self.room.h, grow=False, even=True)
        return self.blurb

    @property
    def value(self) -> str:
        return self.best

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.title, self.blurb, self.by, self.score) if block is not None)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        picture = self.picture.moved(box.x, box.y)
        self._cover(canvas, picture)
        ribbon = Box(box.x + 14, picture.bottom - OVER_FOOT * self.ribbon_h, box.w - 28, self.ribbon_h)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -5), theme.cream, "centre", shade=theme.ink)
        canvas.block(self.blurb, self.room.moved(box.x, box.y), theme.ink, "centre", 0.4)
        self._foot(canvas, box)

    def cut(self) -> tuple[float, float]:
        """The height cut off at the cover's top, and its full height. Nothing is cut if the figure's eyes stay visible
        anyway."""
        high = self.picture.w * SHAPE
        free = self.picture.h - OVER_FOOT * self.ribbon_h
        return min(max(0.0, high * EYES - free * LOW), high - self.picture.h), high

    def _cover(self, canvas: Canvas, picture: Box) -> None:
        """Draw the visible part of the cover."""
        up, high = self.cut()
        canvas.fill(picture.inset(-2), canvas.theme.ink)
        with canvas.clipped(picture):
            canvas.picture(self.cover, Box(picture.x, picture.y - up, picture.w, high))

    def _foot(self, canvas: Canvas, box: Box) -> None:
        """Draw the best score at the lower edge, and the author above it."""
        y = box.bottom - FOOT
        if self.score:
            y -= self.score.height
            canvas.block(self.score, Box(box.x, y, box.w, self.score.height), canvas.theme.ink, "centre")
            y -= 8
        if self.by:
            place = Box(box.x + (box.w - self.wide) / 2, y - self.by.height, self.wide, self.by.height)
            canvas.block(self.by, place, canvas.theme.wine, "centre")
