"""A party on a banner: its coat of arms, its name, and the crests of its characters."""

from __future__ import annotations

from game.core.characters import SavedParty
from game.i18n import ngettext

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...table.plates import draw_crest
from ...ui.coat_of_arms import draw_coat_of_arms
from ...ui.widget import Do, Look, Pressable

EDGE, CREST, GAP = 18.0, 92.0, 4.0
CRESTS = 0.46  # largest share of the width for all crests


class PartyBanner(Pressable):
    """A row that brings a party to the table when pressed; without `do` it only shows the party."""

    role = "row"

    def __init__(self, id: str, label: str, company: SavedParty, box: Box, do: Do | None, letters: Fonts):
        n = len(company.characters)
        names = ", ".join(one.name for one in company.characters)
        super().__init__(id, label, box, do or (lambda: None), names)
        self.focusable = do is not None
        self.company, self.count = company, ngettext("{n} character", "{n} characters", n).format(n=n)
        self.side = min(CREST, box.h - 2 * GAP, box.w * CRESTS / max(1, n))
        self.arms = min(CREST, box.h - 2 * GAP)
        self.left = EDGE / 2 + self.arms + GAP
        self.room = box.w - self.left - EDGE - n * self.side - GAP
        self.name = letters.cut(label, "strong", 27, self.room, box.h * 0.46)
        self.names = letters.cut(names, "body", 23, self.room, box.h * 0.4)

    @property
    def value(self) -> str:
        return self.count

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.names

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row" if self.focusable else "field", box)
        y = box.y + (box.h - self.name.height - self.names.height) / 2
        canvas.block(self.name, Box(box.x + self.left, y, self.room, self.name.height), theme.cream)
        names = Box(box.x + self.left, y + self.name.height, self.room, self.names.height)
        canvas.block(self.names, names, theme.bone)
        draw_coat_of_arms(canvas, self.company.name, Box(box.x + EDGE / 2, box.y, self.arms, box.h))
        people = self.company.characters
        x = box.right - EDGE / 2 - len(people) * self.side
        for number, one in enumerate(people):
            at = Box(x + number * self.side, box.y + (box.h - self.side) / 2, self.side, self.side)
            draw_crest(canvas, one.kind, not one.hp, at.inset(2))
