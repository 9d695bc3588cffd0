"""A page's heading on a dark wall, between two printed rules."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from .text import Heading
from .widget import Look

GEM, APART = 14.0, 20.0  # side of the gem before a rule, and the gap between heading and gem
LONG, SHORTEST = 150.0, 60.0  # length of a rule, and its least length
RULES = ((-2.0, 2.0, 1.0), (3.0, 1.0, 0.8))  # per line: offset down, thickness, length as a share
FAINT = 170  # alpha of the rules


class Headline(Heading):
    """A gold heading, centred in its box; if there is room, with a gem and a rule at either side."""

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        half, (x, y) = self.block.width / 2 + APART, box.centre
        long = min(LONG, box.w / 2 - half - GEM - APART)
        if long < SHORTEST:
            return
        gold = canvas.theme.gold
        for side in (-1, 1):
            gem = x + side * (half + GEM / 2)
            place = canvas.layout.px(Box(gem - GEM / 2, y - GEM / 2, GEM, GEM))
            canvas.blit(canvas.pictures.tinted("cards/pips/D", place[2:], gold), place[:2], FAINT)
            start = gem + side * (GEM / 2 + APART / 2)
            for down, thick, share in RULES:
                left = min(start, start + side * long * share)
                canvas.fill(Box(left, y + down, long * share, thick), gold, FAINT)
