"""Picks on a table of cards: a press on a card or place is a pick, and the picks become an action."""

from collections.abc import Sequence
from typing import Any, Protocol

from game import i18n
from game.core.game import Game
from game.core.selection import Selection
from game.core.view import Action, View
from game.i18n import _
from game.levels import Room

from ...services import Services
from ...table.skins.skin import Skin
from ...table.spots import CardSpot
from .feature import ChoiceView, FocusView, LaidView
from .speech import Blanks


class PickTable(ChoiceView, FocusView, LaidView, Protocol):
    """A table of cards as picks see it."""

    def look_closer(self) -> None: ...
    def lead_on(self) -> None: ...
    def pick(self, id: str) -> None: ...
    def ask_or_do(self, action: Action) -> None: ...


class CardPicks:
    """Turns picks (by press, key or drag) into actions."""

    def __init__(self, services: Services, table: PickTable):
        self._services, self._table = services, table

    def pick_place(self, number: int) -> None:
        """Pick the card in a slot for single cards, by its number from 0; nothing if it cannot be pressed."""
        table = self._table
        for zone in single_slots(table.room)[number : number + 1]:
            card = table.view.top(zone)
            id = card.id if card is not None else zone
            if (widget := table.widget(id)) is not None and widget.focusable:
                table.set_focus(id)
                table.pick(id)

    def pick(self, id: str) -> None:
        """Pick an id; act as soon as only one action remains possible."""
        table, selection = self._table, self._table.selection
        if id not in selection.picked and not selection.meant(id):
            selection.clear()
            if not selection.meant(id):
                self._pick_nothing(id)
                return
        action = selection.pick(id)
        if action is not None:
            table.ask_or_do(action)
        elif selection.picked:
            self._services.sounds.play("card-lift")
            table.lead_on()

    def _pick_nothing(self, id: str) -> None:
        """Handle a press on something without an action: look closer if no action takes a card now, otherwise deny
        it."""
        table = self._table
        played = any(action.ids for action in table.view.legal)
        if isinstance(table.widget(id), CardSpot) and table.view.legal and not played:
            table.set_focus(id, quiet=True)
            table.look_closer()
        else:
            self._services.sounds.play("ui-deny")


def next_of_best(game: Game[Any], view: View, selection: Selection) -> str | None:
    """Return the next pick of the best action still possible, the one with the best sum of gauge changes; None if
    nothing is left to pick."""
    best = max(selection.open(), key=lambda action: sum(game.preview(view, action).changes.values()))
    return next((id for id in best.ids if id not in selection.picked), None)


class Asking:
    """Asks before a rash action, if the settings say so, and for the blanks of any; then it is played."""

    def __init__(self, services: Services, game: Game[Any], skin: Skin, blanks: Blanks):
        self._services, self._game, self._skin, self._blanks = services, game, skin, blanks

    def ask_or_do(self, table: PickTable, action: Action) -> None:
        """Ask before a rash action, with the question low on the screen; then play it."""
        preview, settings = self._game.preview(table.view, action), self._services.settings
        final = action.verb in self._skin.final
        rash = final or preview.fatal or (preview.risky and preview.kind != "luck")
        if not (rash and settings.ask_fatal) and not settings.always_ask:
            self.fill_or_do(table, action)
            return
        table.selection.clear()
        name = _(self._game.verbs[action.verb].label)
        label = _("{deed} anyway").format(deed=name) if preview.fatal else name
        text, back = i18n.say(preview.question or preview.text), _("Play on") if final else ""
        ask = self._services.routes.menus.ask
        ask(text, label, lambda: self.fill_or_do(table, action), back, table.seat, True)

    def fill_or_do(self, table: PickTable, action: Action) -> None:
        """Ask for the blanks of an action, then play it."""
        table.selection.clear()  # so that the same can be chosen again
        self._blanks.fill_or_do(table.view, action, single_slots(table.room))


def single_slots(room: Room) -> Sequence[str]:
    """Return the zones of the slots for single cards."""
    return [zone for zone, slot in room.slots.items() if slot.spot == "card"]
