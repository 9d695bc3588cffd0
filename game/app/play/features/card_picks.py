"""Picks on a table of cards: a press on a card or place is a pick, and the picks become an action."""

from collections.abc import Sequence
from typing import Any

from game import i18n
from game.core.game import Game
from game.core.selection import Selection
from game.core.view import Action, View
from game.i18n import _
from game.levels import Room

from ...services import Services
from ...table.spots import CardSpot
from ..play_view import PlayView
from ..tabletop import Tabletop
from . import Doing, FocusView
from .speech import Blanks


class CardPicks:
    """Turns picks (by press, key or drag) into actions."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: FocusView, commands: Doing):
        self._services, self._play, self._top, self._screen, self._commands = services, play, top, screen, commands

    def pick_place(self, number: int) -> None:
        """Pick the card in a slot for single cards, by its number from 0; nothing if it cannot be pressed."""
        for zone in single_slots(self._top.room)[number : number + 1]:
            card = self._play.view.top(zone)
            id = card.id if card is not None else zone
            if (widget := self._screen.widget(id)) is not None and widget.focusable:
                self._screen.set_focus(id)
                self._commands.pick(id)

    def pick(self, id: str) -> None:
        """Pick an id; act as soon as only one action remains possible."""
        selection = self._play.selection
        if id not in selection.picked and not selection.meant(id):
            selection.clear()
            if not selection.meant(id):
                self._pick_nothing(id)
                return
        action = selection.pick(id)
        if action is not None:
            self._commands.ask_or_do(action)
        elif selection.picked:
            self._services.sounds.play("card-lift")
            self._commands.lead_on()

    def _pick_nothing(self, id: str) -> None:
        """Handle a press on something without an action: look closer if no action takes a card now, otherwise deny
        it."""
        legal = self._play.view.legal
        played = any(action.ids for action in legal)
        if isinstance(self._screen.widget(id), CardSpot) and legal and not played:
            self._screen.set_focus(id, quiet=True)
            self._commands.look_closer()
        else:
            self._services.sounds.play("ui-deny")

    def lead_on(self) -> None:
        """Move the focus to the next pick."""
        goal = next_of_best(self._play.game, self._play.view, self._play.selection)
        self._screen.refresh()
        self._screen.set_focus(goal, quiet=True)

    def put_back(self) -> bool:
        """Clear the picks; return False if there are none."""
        if not self._play.selection.picked:
            return False
        self._play.selection.clear()
        self._screen.refresh()
        return True


def next_of_best(game: Game[Any], view: View, selection: Selection) -> str | None:
    """Return the next pick of the best action still possible, the one with the best sum of gauge changes; None if
    nothing is left to pick."""
    best = max(selection.open(), key=lambda action: sum(game.preview(view, action).changes.values()))
    return next((id for id in best.ids if id not in selection.picked), None)


class Asking:
    """Asks before a rash action, if the settings say so, and for the blanks of any; then it is played."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, blanks: Blanks):
        self._services, self._play, self._top, self._blanks = services, play, top, blanks

    def ask_or_do(self, action: Action) -> None:
        """Ask before a rash action, with the question low on the screen; then play it."""
        preview, settings = self._play.game.preview(self._play.view, action), self._services.settings
        final = action.verb in self._top.skin.final
        rash = final or preview.fatal or (preview.risky and preview.kind != "luck")
        if not (rash and settings.ask_fatal) and not settings.always_ask:
            self.fill_or_do(action)
            return
        self._play.selection.clear()
        name = _(self._play.game.verbs[action.verb].label)
        label = _("{deed} anyway").format(deed=name) if preview.fatal else name
        text, back = i18n.say(preview.question or preview.text), _("Play on") if final else ""
        ask = self._services.routes.menus.ask
        ask(text, label, lambda: self.fill_or_do(action), back, self._play.seat, True)

    def fill_or_do(self, action: Action) -> None:
        """Ask for the blanks of an action, then play it."""
        self._play.selection.clear()  # so that the same can be chosen again
        self._blanks.fill_or_do(self._play.view, action, single_slots(self._top.room))


def single_slots(room: Room) -> Sequence[str]:
    """Return the zones of the slots for single cards."""
    return [zone for zone, slot in room.slots.items() if slot.spot == "card"]
