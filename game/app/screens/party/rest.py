"""The pages between two rooms: how the party stands and the way on, and a note of what a character did."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.blanks import TEXT, decode, encode, limits
from game.core.descent import HP, NOTE, ON, SET, SPEND, Adventurer, dice_or_points
from game.core.events import Event
from game.core.text import N_
from game.core.view import Action
from game.i18n import _, ngettext

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...input.bindings import PAD_LEFT, Intent
from ...table.gauges import DoorRow
from ...ui.text import Column
from ...ui.widget import Do, Look, Pressable, Widget
from ..menu import FootButton
from .beside_card import BesideCard, SpendScene, inset
from .character import CharacterScene
from .character_card import CharacterCard, spread
from .characters import NumberRows, about, choices_of, person
from .party_cards import Figure
from .side_page import DescentTable, SidePageScene

DEEDS = (
    N_("A healing spell"),
    N_("A potion from the pack"),
    N_("Bandages and strong words"),
    N_("A laying on of hands"),
    N_("A short rest"),
    N_("A blessing"),
    N_("A trick nobody saw"),
)
DEED_H, GAP, SIDE = 68.0, 8.0, 28.0


class DeedTile(Pressable):
    """One of the deeds to choose from; the chosen one has a check."""

    role = "toggle"

    def __init__(self, id: str, label: str, box: Box, do: Do, letters: Fonts, on: bool, icon: str):
        super().__init__(id, label, box, do)
        self.on, self.icon = on, icon
        self.name = letters.block(label, "strong" if on else "body", 24, box.w - SIDE - 34, box.h - 4, lines=2)

    @property
    def value(self) -> str:
        return _("on") if self.on else _("off")

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused or self.on else "list-row", box)
        sign = Box(box.x + 16, box.y + (box.h - SIDE) / 2, SIDE, SIDE)
        canvas.icon("check" if self.on else self.icon, sign, theme.gold if self.on else theme.faint)
        canvas.block(self.name, Box(sign.right + 10, box.y, self.name.width, box.h),
                     theme.cream if self.on else theme.bone)  # fmt: skip


class NoteScene(SidePageScene):
    """Chooses for whom, what, and how many points it heals. `noted` gets the events."""

    name = "note"
    span = CharacterScene.span

    def __init__(self, table: DescentTable, who: str, noted: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.beside = BesideCard(self)
        self.who, self.noted = who, noted
        self.deed, self.points = _(DEEDS[0]), 0

    def _inset(self, sheet: Box) -> Box:
        return inset(sheet)

    def title(self) -> str:
        return _("What was done?")

    def first_focus(self) -> str | None:
        return "deed.0"

    def build(self) -> list[Widget]:
        now = self.acts.descent.adventurer(self.who).now
        healed = max(now.hp, min(now.most, now.hp + self.points))
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back),
                        FootButton("note", _("Write it down"), "check", self._note, primary=True)),
            self.beside.card(self.who, {f"{HP}.{self.who}": healed}),
            *self.beside.rows(self._rows),
        ]  # fmt: skip

    def _rows(self, column: Column) -> None:
        rows = NumberRows(self, column)
        rows.choice("who", _("For"), choices_of(self.acts.descent.party), self.who, self._set_who, "hero")
        self._deeds(column)
        span = limits(self.acts.legal(NOTE)[0].ids[1]) or (0, 0)
        rows.number("hp", _("Hit points it heals"), self.points, span, self._set_points)

    def _deeds(self, column: Column) -> None:
        """Add the usual deeds, two side by side, and a tile for any other."""
        known = [_(deed) for deed in DEEDS]
        own = self.deed not in known
        tiles: list[tuple[str, str, Do, bool, str]] = [
            *((f"deed.{i}", deed, partial(self._set_deed, deed), deed == self.deed, "scroll")
              for i, deed in enumerate(known)),
            ("own", self.deed if own else _("In other words"), self._write, own, "quill"),
        ]  # fmt: skip
        high, letters = self.sheet.tall(DEED_H), self.services.fonts
        for i in range(0, len(tiles), 2):
            row = column.take(high)
            wide = (row.w - GAP) / 2
            for j, (id, label, do, on, icon) in enumerate(tiles[i : i + 2]):
                box = Box(row.x + j * (wide + GAP), row.y, wide, row.h)
                column.add(DeedTile(id, label, box, do, letters, on, icon))

    def _set_who(self, who: str) -> None:
        self.who = who

    def _set_deed(self, deed: str) -> None:
        self.deed = deed

    def _set_points(self, n: int) -> None:
        self.points = n

    def _write(self) -> None:
        def written(id: str) -> None:
            self.deed = decode(id) or self.deed
            self.refresh()

        self.services.routes.table.fill(0, _("What was done?"), _("It goes into the log"), TEXT, written)

    def _note(self) -> None:
        self.acts.perform(Action(NOTE, (self.who, str(self.points), encode(self.deed))))
        self.back()

    def back(self) -> None:
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.noted(self.acts.done)


DOORS, PAID = 40.0, 250.0  # height of the row of doors; width of the paid dice beside it


class RestScene(SidePageScene):
    """The party takes stock. A press on a character notes what is done for them."""

    name = "rest"
    span = (60.0, 1160.0)
    takes_back = (NOTE, SET, SPEND)

    def title(self) -> str:
        n = self.acts.descent.left
        return ngettext("{n} room to the exit", "{n} rooms to the exit", n).format(n=n)

    def first_focus(self) -> str | None:
        return "on"

    def build(self) -> list[Widget]:
        now, inner, high = self.acts.descent, self.sheet.inner, self.sheet.tall(DOORS)
        paid = self._paid(now.reserve, now.sides, Box(inner.right - PAID, inner.y - 6, PAID, high + 4))
        doors = Box(inner.x, inner.y, inner.w - (PAID if paid else 0), high)
        below = Box(inner.x, doors.bottom, inner.w, inner.bottom - doors.bottom)
        spend = bool(self.acts.legal(SPEND))
        return [
            *self.sheet.frame(FootButton("master", _("Game Master"), "crown", self.correct),
                        FootButton("spend", _("Spend ahead"), "shield", self._spend, enabled=spend),
                        FootButton("on", _("Next room"), "door", self._on, primary=True)),
            DoorRow(doors, now.left, now.way.rooms, self.services.fonts, _("Choose who was helped, then note how."),
                  "centre"),
            *paid,
            *spread(self, len(now.party), below, lambda i, box: self._card(now.party[i], box)),
        ]  # fmt: skip

    def _paid(self, n: int, sides: int, box: Box) -> list[Widget]:
        """Return the number of dice of the next damage that are paid for; nothing if there are none."""
        dice, points = ngettext("die paid for", "dice paid for", n), ngettext("point paid for", "points paid for", n)
        words = dice_or_points(sides, dice, points)
        return [Figure("reserve", words, n, "shield", box, self.services.fonts)] if n else []

    def _card(self, one: Adventurer, box: Box) -> Widget:
        rules = self.descents.rules
        note = partial(self._note, one.id)
        return CharacterCard(person(rules, one), about(rules, one.now), box, note, self.services.fonts)

    def prompts(self) -> list[tuple[str, str]]:
        noting = isinstance(self.widget(self.focus), CharacterCard)
        confirm = ("confirm", _("Note a deed") if noting else _("Choose"))
        return [confirm, *self.acts.undo_prompt(), ("avoid", _("Next room")), ("menu", _("Menu"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "avoid":
            self._on()
        elif intent.kind in ("menu", "cancel"):
            self.services.routes.table.pause(self.table.paused)
        elif intent.kind == PAD_LEFT:
            self.table.paused.wait_for_pad()
        else:
            return super().command(intent)
        return True

    def _on(self) -> None:
        self.acts.perform(Action(ON))
        self.close()

    def _spend(self) -> None:
        self.services.stack.push(SpendScene(self.table, self.corrected))

    def _note(self, who: str) -> None:
        self.services.stack.push(NoteScene(self.table, who, self.corrected))
