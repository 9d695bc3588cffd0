"""A party member on a card of their own: a picture on paper with the name on a ribbon across it."""

from __future__ import annotations

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .portrait import CROSS, PortraitTile, Said, sign_on
from .widget import Do, Look

EDGE, TOP, LOW = 14.0, 10.0, 22.0  # margins between the paper's edge and its content
RIBBON_H, TAIL, OVER, BEHIND = 52.0, 30.0, 2.0, 20.0  # ribbon: height, ends, side overhang, overlap with the picture
NAME, NEAR, MARGIN = (
    30.0,
    -2.0,
    24.0,
)  # text size of the name; gap between ribbon and lines; side margin of the lines
CORNER = 16.0  # distance of the cross from the card's corner


class HeroCard(PortraitTile):
    """A portrait on a card; its first line is the name, on the ribbon."""

    solid = True

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, picture: str, icon: str, said: Sequence[Said],
        help: str = "", drop: Do | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, letters, picture, icon, said, help, drop=drop)
        name, *rest = said
        self.lines = [letters.cut(name.text, "title", NAME, box.w + 2 * OVER - 2 * TAIL)]
        self.lines += [_said(line, box.w - 2 * MARGIN, letters) for line in rest]
        self.ribbon = max(RIBBON_H, self.lines[0].height + 16)
        self.foot = self.ribbon - BEHIND + sum(NEAR + block.height for block in self.lines[1:])
        self.side = self.widest

    @property
    def widest(self) -> float:
        return min(self.box.w - 2 * EDGE, self.box.h - TOP - LOW - self.foot)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("shadow", box, 170)
        canvas.plate("parchment", box)
        room = Box(box.x + EDGE, box.y + TOP, box.w - 2 * EDGE, box.h - TOP - LOW - self.foot)
        place = Box(room.centre[0] - self.side / 2, room.centre[1] - self.side / 2, self.side, self.side)
        if self.picture:
            canvas.picture(self.picture, place)
        else:
            canvas.icon(self.icon, place, theme.wine)
        over = 0.0 if canvas.stark else OVER  # a plain plate has no overhanging ends
        ribbon = Box(box.x - over, room.bottom - BEHIND, box.w + 2 * over, self.ribbon)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.lines[0], ribbon.moved(0, -4), theme.cream, "centre", shade=theme.ink)
        y = ribbon.bottom + NEAR
        for block in self.lines[1:]:
            canvas.block(block, Box(box.x, y, box.w, block.height), theme.ink, "centre")
            y += block.height
        if self.drop:
            corner = Box(box.right - CROSS - CORNER, box.y + CORNER, CROSS, CROSS)
            sign_on(canvas, "cross", corner, theme.gold if look.focused else theme.bone)


def _said(line: Said, wide: float, letters: Fonts) -> Block:
    """A line on one line if it fits, else on two."""
    one = letters.block(line.text, line.role, line.size, wide, lines=1)
    return one if one.overflow <= 0 else letters.cut(line.text, line.role, line.size, wide, lines=2)
