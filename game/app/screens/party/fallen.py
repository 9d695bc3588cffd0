"""The summary of a party that did not come back: a picture of what is left of it, and its cards beside it."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Fonts
from ...ui.text import draw_slip
from ...ui.widget import Look, Widget
from .character_card import GAP, LEAST, taller

PICTURE, SHAPE = "ui/party-down", 1.5  # width divided by height
SHARE, WIDEST = 0.46, 560.0  # the picture's share of the width, and its greatest width
HIGHEST = 150.0  # design pixels: greatest height of a card
FRAME = 12.0
WITHIN = 1.08  # the picture is this much larger than its frame, which hides its uneven edges


def fallen_boxes(count: int, room: Box, letters: Fonts) -> tuple[Box, Sequence[Box]]:
    """Return the box of the picture, and of `count` cards below each other beside it; no cards if there is no room for
    them."""
    high = min(HIGHEST, (room.h - (count - 1) * GAP) / count)
    picture = room._replace(w=min(WIDEST, room.w * SHARE))
    if letters.large or high < taller(LEAST, letters) - GAP:
        return picture, ()
    x, top = picture.right + GAP, room.y + (room.h - count * (high + GAP) + GAP) / 2
    return picture, [Box(x, top + i * (high + GAP), room.right - x, high) for i in range(count)]


class Painting(Widget):
    """A picture of the party's arms laid down in the dark, cut to its frame around the middle."""

    role = "picture"

    def __init__(self, box: Box):
        super().__init__("picture", _("The party's arms, laid down in the dark"), box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        draw_slip(canvas, box)
        if canvas.stark:
            return
        inner = box.inset(FRAME)
        wide = WITHIN * max(inner.w, inner.h * SHAPE)
        whole = Box(inner.centre[0] - wide / 2, inner.centre[1] - wide / SHAPE / 2, wide, wide / SHAPE)
        with canvas.clipped(inner):
            canvas.picture(PICTURE, whole)
