"""A character's card in large, for the pages on which it is edited."""

from __future__ import annotations

from game.core.text import joined

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...table.plates import RIM, PlatedCharacter, draw_crest, draw_hit_points
from ...ui.widget import Look, Widget
from .characters import hit_points

NAME = 84.0  # design pixels: greatest height of a name
FRAME, LINE, BAR, ICON, AIR = 46.0, 36.0, 24.0, 30.0, 10.0
CREST, BETWEEN = 236.0, 22.0  # design pixels: largest crest; gap between two resources


class LargeCharacterCard(Widget):
    """Paper with the crest, the name, class and level, hit points, and resources.

    `before`: the hit points before a change, if one is to be shown.
    """

    solid = True

    def __init__(self, person: PlatedCharacter, about: str, box: Box, letters: Fonts, before: float | None = None):
        super().__init__("card", person.name, box)
        self.person, self.about_words, self.before = person, about, before
        inner = box.inset(FRAME)
        self.name = letters.block(person.name, "title", 38, inner.w, NAME, lines=2, even=True)
        self.about = letters.block(about, "body", 25, inner.w, 2 * LINE, lines=2)
        self.figures = letters.block(f"{round(person.hp)} / {person.most}", "number", 30, inner.w, LINE + 4, lines=1)
        head = self.name.height + self.about.height + self.figures.height + BAR + 4 * AIR
        rows = max(1, -(-len(person.stock) // 2))
        self.crest = max(90.0, min(CREST, inner.h - head - rows * (LINE + 4) - AIR))
        self.stock = [
            (
                item.icon,
                letters.block(item.number, "number", 23, inner.w - ICON - AIR, lines=1, grow=False),
                letters.block(item.short, "body", 23, inner.w, lines=1, grow=False),
            )
            for item in person.stock
        ]

    @property
    def value(self) -> str:
        points = hit_points(self.person.hp, self.person.most)
        return joined((self.about_words, points, self.person.words))

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.about, self.figures

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, inner, down = canvas.theme, box.inset(FRAME), self.person.hp <= 0
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        draw_crest(canvas, self.person.kind, down, Box(inner.x, inner.y, inner.w, self.crest))
        y = inner.y + self.crest + AIR
        for block, ink in (
            (self.name, theme.wine),
            (self.about, theme.ink),
            (self.figures, theme.wine if down else theme.ink),
        ):
            canvas.block(block, Box(inner.x, y, inner.w, block.height), ink, "centre")
            y += block.height + (AIR if block is self.about else 0)
        if down:
            canvas.icon("fallen", Box(inner.x, y - self.figures.height, LINE, LINE), theme.wine)
        bar = Box(inner.x + RIM, y + RIM, inner.w - 2 * RIM, BAR)
        draw_hit_points(canvas, self.person.hp, self.person.most, self.before, bar)
        top = bar.bottom + 1.4 * AIR
        self._draw_stock(canvas, Box(inner.x, top, inner.w, inner.bottom - top))

    def _draw_stock(self, canvas: Canvas, box: Box) -> None:
        """Draw the resources, as many lines as there is room for."""
        y = box.y
        for line in self._lines(box.w):
            if y + LINE > box.bottom + AIR:
                return
            x = box.centre[0] - (sum(self._wide(item) for item in line) + (len(line) - 1) * BETWEEN) / 2
            for item in line:
                icon, block, word = item
                canvas.icon(icon, Box(x, y + (LINE - ICON) / 2, ICON, ICON), canvas.theme.wine)
                canvas.block(block, Box(x + ICON + 6, y, block.width, LINE), canvas.theme.ink)
                canvas.block(word, Box(x + ICON + 12 + block.width, y, word.width, LINE), canvas.theme.ink)
                x += self._wide(item) + BETWEEN
            y += LINE + 4

    @staticmethod
    def _wide(item: tuple[str, Block, Block]) -> float:
        """Return the width of a resource: its icon, its number, and its word if it has one."""
        _icon, block, word = item
        return ICON + 6 + block.width + (6 + word.width if word.width else 0)

    def _lines(self, wide: float) -> list[list[tuple[str, Block, Block]]]:
        """Return the resources broken into lines of this width."""
        lines: list[list[tuple[str, Block, Block]]] = []
        left = 0.0
        for item in self.stock:
            left -= self._wide(item)
            if left < 0:
                lines.append([])
                left = wide - self._wide(item)
            lines[-1].append(item)
            left -= BETWEEN
        return lines
