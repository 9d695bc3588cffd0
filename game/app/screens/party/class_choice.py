"""The page on which a character's class is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import i18n
from game.core.characters import CharacterClass, CharacterRules
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...services import Services
from ...table.plates import draw_crest
from ...ui.scroll import MARGIN
from ...ui.widget import Do, Look, Pressable, Widget
from ..describe import BETWEEN
from ..menu import MenuScene
from ..page import BAR_ROOM, RING_ROOM, FootButton
from .numbers import SLOT, icon_of

COLUMNS, GAP, EDGE, LOWEST = 7, 6.0, 14.0, 200.0
LARGE_COLUMNS = 5  # with large text
SIGN, SIGNS = 28.0, 4  # side of a resource's icon, and the most icons


class ClassTile(Pressable):
    """The crest of a class, its name, and the icons of its resources."""

    role = "row"

    def __init__(self, kind: CharacterClass, box: Box, do: Do, letters: Fonts, chosen: bool):
        slots = any(each.slot for each in kind.resources)
        other = [each for each in kind.resources if not each.slot]
        named = [*([_("spell slots")] if slots else []), *(i18n.say(each.name) for each in other)]
        super().__init__(kind.id, i18n.say(kind.name), box, do, BETWEEN.join(named))
        self.chosen = chosen
        self.signs = [*([SLOT] if slots else []), *(icon_of(each.id) for each in other)][:SIGNS]
        self.name = letters.block(self.label, "strong", 25, box.w, box.h * 0.42, lines=3, even=True)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        inner = box.inset(8, 10)
        foot = Box(inner.x, inner.bottom - SIGN, inner.w, SIGN)
        name = Box(inner.x, foot.y - self.name.height - 4, inner.w, self.name.height)
        draw_crest(canvas, self.id, False, Box(inner.x, inner.y, inner.w, name.y - inner.y - 4))
        canvas.block(self.name, name, theme.gold if self.chosen else theme.cream, "centre")
        side = min(SIGN, foot.w / max(1, len(self.signs)))
        x = foot.centre[0] - side * len(self.signs) / 2
        for number, icon in enumerate(self.signs):
            canvas.icon(icon, Box(x + number * side, foot.y, side, side).inset(2), theme.bone)
        if self.chosen:
            canvas.icon("check", Box(box.right - 36, box.y + 8, 28, 28), theme.gold, shade=theme.night)


class ClassScene(MenuScene):
    """All classes side by side; `chosen` gets the one that is pressed."""

    name = "kinds"
    span = (30.0, 1220.0)

    def __init__(self, services: Services, rules: CharacterRules, kind: str, chosen: Callable[[str], object]):
        super().__init__(services)
        self.rules, self.kind, self.chosen = rules, kind, chosen

    def title(self) -> str:
        return _("Which class?")

    def first_focus(self) -> str | None:
        return self.kind

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE)

    def build(self) -> list[Widget]:
        area, kinds = self.sheet.inner, self.rules.classes
        room = Box(area.x + RING_ROOM, area.y + MARGIN, area.w - 2 * RING_ROOM, area.h - 2 * MARGIN)
        columns = LARGE_COLUMNS if self.services.fonts.huge else COLUMNS
        rows = -(-len(kinds) // columns)
        wide = (room.w - (columns - 1) * GAP) / columns
        high = max(self.sheet.tall(LOWEST), (room.h - (rows - 1) * GAP) / rows)
        if rows * (high + GAP) - GAP > room.h + 0.5:  # they need a scroll bar
            wide -= BAR_ROOM / columns
        else:
            area = Box(area.x, area.y, area.w + BAR_ROOM, area.h)
        tiles = []
        for i, kind in enumerate(kinds):
            row, column = divmod(i, columns)
            missing = (columns - len(kinds[row * columns : (row + 1) * columns])) / 2  # centres a short row
            box = Box(room.x + (column + missing) * (wide + GAP), room.y + row * (high + GAP), wide, high)
            choose = partial(self._choose, kind.id)
            tiles.append(ClassTile(kind, box, choose, self.services.fonts, kind.id == self.kind))
        return [*self.sheet.frame(FootButton("back", _("Back"), "back", self.back)), *self.sheet.scrolling(tiles, area)]

    def _choose(self, kind: str) -> None:
        self.services.stack.pop()
        self.chosen(kind)
