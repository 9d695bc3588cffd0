"""The page on which one character is edited before the descent."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game import i18n
from game.core.blanks import TEXT, decode
from game.core.characters import Character, CharacterRules
from game.i18n import _

from ...base.geometry import Box
from ...input.intent import Intent
from ...services import Services
from ...store.parties import HEADED, short
from ...ui.scroll import MARGIN
from ...ui.text import Column, Words
from ...ui.values import Choice, Named
from ...ui.widget import Widget
from ..menu import MenuScene
from ..page import BAR_ROOM, EDGE, HEAD, FootButton, list_room
from .characters import Stock, about, person_of, stock_of
from .class_choice import ClassScene
from .large_card import LargeCharacterCard
from .numbers import NumberRows
from .side_page import label_of
from .slots import SlotCell

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
