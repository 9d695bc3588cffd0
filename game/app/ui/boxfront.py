"""The front of a game's box, for display: its cover, with the name on a ribbon at the foot."""

from __future__ import annotations

from typing import Any

from game.core.game import Game
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE
from .gamebox import cover_of
from .widget import Look, Widget

TITLE, TAIL, OVER = 28.0, 30.0, 10.0  # text size of the name; width of the ribbon's ends, and its overhang
RIBBON_H, OVER_FOOT = 50.0, 0.4  # least height of the ribbon; share of it that overlaps the picture


class BoxFront(Widget):
    """The whole cover, as large as the ribbon below it leaves room for."""

    role = "picture"

    def __init__(self, game: Game[Any], box: Box, letters: Fonts):
        super().__init__("front", _(game.title), box)
        self.cover = cover_of(game.id)
        wide = box.w + 2 * OVER - 2 * TAIL
        for lines in (2, 3):
            self.title = letters.block(self.label, "title", TITLE, wide, lines=lines, grow=False, even=True)
            if self.title.overflow <= 0:
                break

    def blocks(self) -> tuple[Block, ...]:
        return (self.title,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        high = max(RIBBON_H, self.title.height + 20)
        tall = box.h - high * (1 - OVER_FOOT)
        wide = min(box.w, tall / SHAPE)
        cover = Box(box.centre[0] - wide / 2, box.y, wide, tall)
        canvas.plate("shadow", cover)
        canvas.picture(self.cover, cover)
        over = 0.0 if canvas.stark else OVER  # a plain plate has no overhanging ends
        ribbon = Box(box.x - over, box.bottom - high, box.w + 2 * over, high)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -4), canvas.theme.cream, "centre", shade=canvas.theme.ink)
