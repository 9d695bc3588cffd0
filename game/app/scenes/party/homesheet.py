"""Whoever came out stands upright in the light of the day: the crest large, below it name, hit points, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from ...canvas import Canvas
from ...geometry import Box
from ...scroll import MARGIN
from ...table.gauges import is_low
from ...table.plates import draw_crest, draw_hit_points
from ...type import Type
from ...ui.widget import Look
from .charsheet import EDGE, GAP, CharacterSheet, Parts, taller

MOST = 4  # who stand beside each other
LEAST, WIDEST = 330.0, 300.0  # height from which on they can, and width of one at most
DAY, SHAPE = "ui/daylight", 1.6  # its width to its height
SKY, SEEN = 0.15, 0.5  # of its height: what of the sky is above them, and the most that is seen
LIGHT = 0.47  # of a sheet's height: the light in which the crest stands
LINES = (0.28, 0.24, 0.08, 0.04, 0.18, 0.18)  # of what is under it: name, figures, bar, air, class, what is left
DUSK = 205  # how dark it is about who did not come, of 255
FRAME = 3.0


def home_boxes(count: int, room: Box, letters: Type) -> Sequence[Box]:
    """Where so many stand beside each other; nowhere, where there is no room for that."""
    if not 0 < count <= MOST or letters.large or room.h - 2 * MARGIN < taller(LEAST, letters):
        return ()
    wide = min(WIDEST, (room.w - (count - 1) * GAP) / count)
    left = room.centre[0] - (count * (wide + GAP) - GAP) / 2
    return [Box(left + i * (wide + GAP), room.y + MARGIN, wide, room.h - 2 * MARGIN) for i in range(count)]


class HomeSheet(CharacterSheet):
    """A character's sheet, upright.  `around` is the row in which all of them stand, before one sky.

    `dawn` is how much of the light of the day has come, from 0 to 1.
    """

    around = Box(0, 0, 0, 0)
    dawn = 1.0

    def stand(self, around: Box) -> HomeSheet:
        """Stand in that row: the whole width is the name's."""
        self.around = around
        head = self._parts(self.box).head
        self.name = self.letters.cut(self.person.name, "strong", 30, head.w, head.h)
        return self

    def _parts(self, box: Box) -> Parts:
        inner = box.inset(EDGE, EDGE)
        light = Box(inner.x, inner.y, inner.w, box.h * LIGHT)
        y, rest, found = light.bottom + 4, inner.bottom - light.bottom - 4, []
        for share in LINES:
            found.append(Box(inner.x + 4, y, inner.w - 8, rest * share))
            y += rest * share
        head, figures, bar, _air, about, stock = found
        return Parts(light, head, bar, about, stock, figures)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, parts, down = canvas.theme, self._parts(box), self.shown <= 0
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        self._draw_day(canvas, parts.crest, down)
        draw_crest(canvas, self.person.kind, down, parts.crest.inset(8))
        canvas.block(self.name, parts.head, theme.bone if down else theme.gold, "centre")
        low = is_low(self.shown, self.person.most)
        canvas.block(self._figures(), parts.mark, theme.danger if low else theme.cream)
        canvas.block(self.mark, parts.mark, getattr(theme, self.tone), "right")
        draw_hit_points(canvas, self.shown, self.person.most, self.before, parts.bar.inset(2, 2))
        canvas.block(self.about, parts.about, theme.bone)
        self._draw_stock(canvas, parts.stock)

    def _draw_day(self, canvas: Canvas, light: Box, down: bool) -> None:
        """The part of the day that is seen behind this one; about who is down it stays dark."""
        theme = canvas.theme
        canvas.fill(light.inset(-FRAME), theme.faint if down else theme.gold)
        canvas.fill(light.inset(1 - FRAME), theme.ink)
        if canvas.stark:
            canvas.fill(light, theme.night)
            return
        tall = max(self.around.w / SHAPE, light.h / SEEN)
        whole = Box(self.around.centre[0] - tall * SHAPE / 2, light.y - tall * SKY, tall * SHAPE, tall)
        x, y, w, h = canvas.layout.px(light)
        left, top, *size = canvas.layout.px(whole)
        day = canvas.pictures.scaled(DAY, (size[0], size[1]))
        part = day.get_rect().clip((x - left, y - top, w, h))
        canvas.blit(day.subsurface(part), (left + part.x, top + part.y))
        canvas.fill(light, theme.night, DUSK if down else round(DUSK * (1 - self.dawn)))
