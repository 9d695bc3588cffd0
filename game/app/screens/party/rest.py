"""The page between two rooms: how the party stands, what may be done, and the way on."""

from __future__ import annotations

from functools import partial

from game.core.descent import NOTE, ON, SET, SPEND, Adventurer, dice_or_points
from game.core.view import Action
from game.i18n import _, ngettext

from ...base.geometry import Box
from ...input.intent import PAD_LEFT, Intent
from ...table.gauges import DoorRow
from ...ui.widget import Widget
from ..page import FootButton
from .character_card import CharacterCard, spread
from .characters import about, person
from .figure import Figure
from .note import NoteScene
from .side_page import SidePageScene
from .spend import SpendScene

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
