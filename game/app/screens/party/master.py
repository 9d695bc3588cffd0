"""The Game Master's page, on which every number of the game can be corrected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game import i18n
from game.core.blanks import limits
from game.core.descent import LEFT, SET, Correctable
from game.core.events import Event
from game.core.view import Action
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...input.bindings import Intent
from ...ui.text import Column, Words, bone
from ...ui.values import Stepper
from ...ui.widget import Look, Widget
from ..describe import BETWEEN
from ..menu import FootButton
from .beside_card import BesideCard, inset
from .character import CharacterScene
from .character_card import SlotCell
from .characters import NumberRows, choices_of, icon_of, number_asker, short_name
from .dice_cards import dice_places
from .side_page import DescentTable, SidePageScene, label_of

TABLE = "table"  # stands for the numbers that belong to no character
CHANGES, SLOT_H, SLOT_HEAD, SLOT_GAP = 72.0, 104.0, 172.0, 6.0
DOOR = 96.0  # design pixels: greatest side of a door
OLD, SIGN = 104.0, 20.0  # width for the old number with an arrow behind it; side of the arrow


class Corrected(Stepper):
    """A stepper that also shows the old number once it has been changed."""

    def __init__(self, was: int, letters: Fonts, *rest: Any):
        super().__init__(*rest)
        self.was = was
        self.old = letters.block(str(was), "number", 24, OLD - SIGN, lines=1, grow=False)

    @property
    def value(self) -> str:
        return str(self.n) if self.n == self.was else _("{n}, was {old}").format(n=self.n, old=self.was)

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        super().draw_value(canvas, inner, look)
        if self.n != self.was:
            area = self._area(inner)
            room = Box(area.x - OLD - 16, inner.y, OLD, inner.h)
            canvas.block(self.old, Box(room.x, room.y, OLD - SIGN - 4, room.h), canvas.theme.danger, "right")
            sign = Box(room.right - SIGN, room.centre[1] - SIGN / 2, SIGN, SIGN)
            canvas.icon("play", sign, canvas.theme.danger)


class ExitCard(Widget):
    """Paper with a door for each room that is left."""

    solid = True

    def __init__(self, box: Box, left: int, letters: Fonts):
        super().__init__("card", _("Rooms left: {n}").format(n=left), box)
        self.left = left
        inner = box.inset(46)
        self.told = letters.block(self.label, "title", 38, inner.w, 62, lines=1)
        room = Box(inner.x, inner.y + 80, inner.w, inner.h - 80)
        doors = dice_places(left + 1, room, DOOR)
        spare = room.right - max(door.right for door in doors)
        self.doors = [door.moved(spare / 2, 0).inset(door.w * 0.06) for door in doors]

    def blocks(self) -> tuple[Block, ...]:
        return (self.told,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        canvas.block(self.told, Box(box.x, box.y + 46, box.w, 62), canvas.theme.wine, "centre")
        for door in self.doors[:-1]:
            canvas.icon("door", door, canvas.theme.ink)
        canvas.icon("way-out", self.doors[-1], canvas.theme.wine)


class MasterScene(SidePageScene):
    """The numbers of one character at a time, or of the way out. “Correct” changes and logs them.

    All changes are listed at the foot, old and new. `corrected` gets the events.
    """

    name = "master"
    span = CharacterScene.span

    def __init__(self, table: DescentTable, corrected: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.beside = BesideCard(self)
        self.then = corrected
        self.whose = TABLE
        self.new: dict[str, int] = {}  # new numbers by gauge
        legal = self.acts.legal(SET)
        self.span_of = limits(legal[0].ids[-1]) or (0, 0)

    def _inset(self, sheet: Box) -> Box:
        return inset(sheet)

    def title(self) -> str:
        return _("Game Master")

    def first_focus(self) -> str | None:
        return "whose"

    def build(self) -> list[Widget]:
        high = self.sheet.tall(CHANGES)
        foot = Box(self.sheet.inner.x + 14, self.sheet.inner.bottom - high + 6, self.sheet.inner.w - 14, high - 6)
        return [
            *self.sheet.frame(
                FootButton("back", _("Back"), "back", self.back),
                FootButton("done", _("Correct"), "check", self._done, primary=True, enabled=bool(self._changed())),
            ),
            self._card(),
            *self.beside.rows(self._rows, high),
            Words("changes", self._told(), foot, self.services.fonts, "body", 23, bone, valign=0.5),
        ]

    def _card(self) -> Widget:
        if self.whose == TABLE:
            return ExitCard(self.beside.box, self.new.get(LEFT, self.acts.descent.left), self.services.fonts)
        return self.beside.card(self.whose, self.new)

    def _now(self, number: Correctable) -> int:
        """Return what a number is to be."""
        return self.new.get(number.gauge, number.n)

    def _rows(self, column: Column) -> None:
        people = [(TABLE, _("the way out")), *choices_of(self.acts.descent.party)]
        NumberRows(self, column).choice("whose", _("Whose numbers"), people, self.whose, self._turn, "hero")
        every = self.descents.correctable(self.acts.view)
        numbers = [number for number in every if (number.who or TABLE) == self.whose]
        slots = [number for number in numbers if number.slot]
        for number in numbers:
            if not number.slot:
                self._row(column, number)
            elif number is slots[0]:
                self._slots(column, slots)

    def _row(self, column: Column, number: Correctable) -> None:
        label, change = label_of(number.name), partial(self._set, number.gauge)
        ask = number_asker(self, label, self.span_of, change)
        place = NumberRows(self, column).place()
        column.add(Corrected(number.n, self.services.fonts, number.gauge, label, place, self._now(number),
                             self.span_of, change, ask, self.services.fonts, "", icon_of(number.what)))  # fmt: skip

    def _slots(self, column: Column, slots: Sequence[Correctable]) -> None:
        """Add the spell slots of all levels, side by side."""
        row = column.take(self.sheet.tall(SLOT_H))
        left = 6 if self.services.fonts.huge else 18
        head = Box(row.x + left, row.y, SLOT_HEAD - left, row.h)
        column.add(Words("slots", _("Spell slots"), head, self.services.fonts, valign=0.5, lines=3))
        wide = (row.w - SLOT_HEAD + SLOT_GAP) / len(slots)
        for i, number in enumerate(slots):
            box = Box(row.x + SLOT_HEAD + i * wide, row.y, wide - SLOT_GAP, row.h)
            column.add(SlotCell(number.gauge, label_of(number.name), str(number.slot), box, self._now(number),
                                self.span_of, partial(self._set, number.gauge), self.services.fonts))  # fmt: skip

    def _told(self) -> str:
        """Return the changes to be made, of all characters."""
        changed = self._changed()
        if not changed:
            return _("Every change here goes into the log.")
        numbers = {number.gauge: number for number in self.descents.correctable(self.acts.view)}
        return BETWEEN.join(self._change(numbers[gauge], n) for gauge, n in changed.items())

    def _change(self, number: Correctable, n: int) -> str:
        old = number.n
        if number.who:
            who = short_name(self.acts.descent.adventurer(number.who))
            return _("{who}, {what}: {n}, was {old}").format(who=who, what=i18n.say(number.name), old=old, n=n)
        return _("{what}: {n}, was {old}").format(what=label_of(number.name), old=old, n=n)

    def prompts(self) -> list[tuple[str, str]]:
        if isinstance(self.widget(self.focus), SlotCell):
            return [("confirm", _("One more")), ("undo", _("One less")), ("cancel", _("Back"))]
        return super().prompts()

    def command(self, intent: Intent) -> bool:
        widget = self.widget(self.focus)
        if intent.kind != "undo" or not isinstance(widget, SlotCell):
            return False
        widget.turn(-1)
        self.refresh()
        return True

    def _turn(self, whose: str) -> None:
        self.whose = whose

    def _set(self, gauge: str, n: int) -> None:
        self.new[gauge] = n

    def _changed(self) -> dict[str, int]:
        return {gauge: n for gauge, n in self.new.items() if n != self.acts.view.gauges[gauge]}

    def _done(self) -> None:
        for gauge, n in self._changed().items():
            if self.acts.view.outcome is None:  # a correction may have ended the descent
                self.acts.perform(Action(SET, (gauge, str(n))))
        self.back()

    def back(self) -> None:
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.then(self.acts.done)
