"""The pages on which one character is edited before the descent, and its class is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game import i18n
from game.core.blanks import TEXT, decode
from game.core.characters import Character, CharacterClass, CharacterRules
from game.core.text import joined
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...input.bindings import Intent
from ...services import Services
from ...store.setups import HEADED, short
from ...table.plates import RIM, PlatedCharacter, draw_crest, draw_hit_points
from ...ui.scroll import MARGIN
from ...ui.text import Column, Words
from ...ui.values import Choice, Named
from ...ui.widget import Do, Look, Pressable, Widget
from ..describe import BETWEEN
from ..menu import BAR_ROOM, EDGE, HEAD, RING_ROOM, FootButton, MenuScene, list_room
from .character_card import SlotCell
from .characters import SLOT, NumberRows, Stock, about, hit_points, icon_of, person_of, stock_of
from .side_page import label_of

NAME = 84.0  # design pixels: greatest height of a name
FRAME, LINE, BAR, ICON, AIR = 46.0, 36.0, 24.0, 30.0, 10.0
CREST, CARD_GAP = 236.0, 22.0  # design pixels: largest crest; gap between two resources


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
            x = box.centre[0] - (sum(self._wide(item) for item in line) + (len(line) - 1) * CARD_GAP) / 2
            for item in line:
                icon, block, word = item
                canvas.icon(icon, Box(x, y + (LINE - ICON) / 2, ICON, ICON), canvas.theme.wine)
                canvas.block(block, Box(x + ICON + 6, y, block.width, LINE), canvas.theme.ink)
                canvas.block(word, Box(x + ICON + 12 + block.width, y, word.width, LINE), canvas.theme.ink)
                x += self._wide(item) + CARD_GAP
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
            left -= CARD_GAP
        return lines


COLUMNS, GAP, CLASS_EDGE, LOWEST = 7, 6.0, 14.0, 200.0
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
        return sheet.inset(CLASS_EDGE)

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


CARD = (40.0, 384.0)  # design pixels: left edge and width of the card
TIGHT = 16.0
SLOT_H, SLOT_GAP, SLOTS_GAP, SLOT_HEAD = 108.0, 6.0, 14.0, 172.0  # cells of spell slots, gaps, words before them


class CharacterScene(MenuScene):
    """Rows for name, class, level, hit points and resources; beside them the character's card.

    `done` gets the character, or None to remove it. Names are suggested; a name of one's own is typed.
    """

    name = "character"
    span = (444.0, 796.0)

    def __init__(
        self, services: Services, rules: CharacterRules, one: Character, done: Callable[[Character | None], object]
    ):
        super().__init__(services)
        self.rules, self.one, self.done = rules, one, done

    def title(self) -> str:
        return short(self.one.name, HEADED)

    def first_focus(self) -> str | None:
        return "name"

    def _inset(self, sheet: Box) -> Box:
        return sheet.inset(EDGE, TIGHT)

    def build(self) -> list[Widget]:
        one, rules, page = self.one, self.rules, self.page
        card = Box(CARD[0], page.y + HEAD, CARD[1], self.sheet.box.h)
        return [
            *self.sheet.frame(FootButton("remove", _("Remove"), "delete", self._remove),
                        FootButton("whole", _("Full health"), "heart", self._heal, enabled=one.hp < one.most),
                        FootButton("done", _("Done"), "check", self.back, primary=True)),
            LargeCharacterCard(person_of(rules, one, "card", HEADED), about(rules, one), card, self.services.fonts),
            *self._scrolled(),
        ]  # fmt: skip

    def _scrolled(self) -> list[Widget]:
        """Return the rows; without a scroll bar they take its room as well."""
        area = Box(self.sheet.inner.x, self.sheet.inner.y, self.sheet.inner.w + BAR_ROOM, self.sheet.inner.h)
        wide = self._rows(area).widgets
        if wide[-1].box.bottom + MARGIN <= area.bottom:
            return self.sheet.scrolling(wide, area)
        return self.sheet.scrolling(self._rows(self.sheet.inner).widgets, self.sheet.inner)

    def _rows(self, area: Box) -> Column:
        one, rules, letters = self.one, self.rules, self.services.fonts
        column = Column(list_room(area), letters)
        rows = NumberRows(self, column)
        names = [(name, name) for name in dict.fromkeys((*rules.names, one.name))]
        kinds = [(each.id, i18n.say(each.name)) for each in rules.classes]
        column.add(Named("name", _("Name"), rows.place(), names, one.name, self._set("name"), letters,
                         icon="quill", ask=self._write))  # fmt: skip
        column.add(Choice("class", _("Class"), rows.place(), kinds, one.kind, self._set("kind"), letters,
                         icon="crossed-swords", ask=self._choose))  # fmt: skip
        rows.number("level", _("Level"), one.level, rules.level, self._set("level"))
        rows.number("hp", _("Current hit points"), one.hp, rules.hp, self._set("hp"))
        rows.number("max", _("Maximum hit points"), one.most, rules.most, self._set_most)
        stock = stock_of(rules, one)
        if slots := [(resource, n) for resource, n in stock if resource.slot]:
            self._slots(column, slots)
        for resource, n in stock:
            if not resource.slot:
                label = _("{resource} left").format(resource=label_of(resource.name))
                rows.number(resource.id, label, n, rules.stock, partial(self._have, resource.id))
        return column

    def _slots(self, column: Column, slots: Stock) -> None:
        """Add the spell slots of all levels, side by side."""
        row = column.take(self.sheet.tall(SLOT_H), SLOTS_GAP)
        left = 6 if self.services.fonts.huge else 18
        head = Box(row.x + left, row.y, SLOT_HEAD - left, row.h)
        column.add(Words("slots", _("Spell slots left"), head, self.services.fonts, valign=0.5, lines=3))
        wide = (row.w - SLOT_HEAD + SLOT_GAP) / len(slots)
        for i, (slot, n) in enumerate(slots):
            box = Box(row.x + SLOT_HEAD + i * wide, row.y, wide - SLOT_GAP, row.h)
            column.add(SlotCell(slot.id, i18n.say(slot.name), str(slot.slot), box, n, self.rules.stock,
                                partial(self._have, slot.id), self.services.fonts))  # fmt: skip

    # commands

    def prompts(self) -> list[tuple[str, str]]:
        back = ("cancel", _("Done"))
        widget = self.widget(self.focus)
        if isinstance(widget, SlotCell):
            return [("confirm", _("One more")), ("undo", _("One fewer")), back]
        if isinstance(widget, Choice) and widget.asks:
            own = {"name": _("Another name"), "class": _("All classes")}
            return [("confirm", own.get(widget.id, _("Type it in"))), back]
        return [("confirm", _("Choose")), back]

    def command(self, intent: Intent) -> bool:
        widget = self.widget(self.focus)
        if intent.kind != "undo" or not isinstance(widget, SlotCell):
            return False
        self.services.sounds.play("ui-toggle")
        widget.turn(-1)
        self.refresh()
        self.reader.read_focus()
        return True

    def _heal(self) -> None:
        self._set("hp")(self.one.most)

    def _choose(self) -> None:
        def chosen(kind: str) -> None:
            self._set("kind")(kind)
            self.refresh()

        self.services.stack.push(ClassScene(self.services, self.rules, self.one.kind, chosen))

    def _set(self, field: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.one = replace(self.one, **{field: value})  # type: ignore[arg-type]

        return change

    def _set_most(self, n: int) -> None:
        """Set the maximum hit points; a character at full health stays at full health."""
        whole = self.one.hp == self.one.most
        self.one = replace(self.one, most=n, hp=n if whole else self.one.hp)

    def _have(self, resource: str, n: int) -> None:
        self.one = self.one.having(resource, n)

    def _write(self) -> None:
        def written(id: str) -> None:
            self._set("name")(decode(id) or self.one.name)
            self.refresh()

        self.services.routes.table.fill(0, _("Name"), _("Whoever they are, they're welcome"), TEXT, written)

    def _remove(self) -> None:
        self.services.stack.pop()
        self.done(None)

    def back(self) -> None:
        self.services.stack.pop()
        self.done(self.one)
