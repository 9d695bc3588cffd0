"""A table at which things are picked until an action is meant, and looked at from near."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import tongue
from game.core.cards import Card, parse
from game.core.game import Preview
from game.core.match import Match
from game.core.view import Action, View
from game.tongue import _

from ..table.board import previews_of
from ..table.spots import CardSpot, PileSpot
from ..table.stage import PACK
from . import go
from .backtable import BackTable

if TYPE_CHECKING:
    from ..desk import Desk


class PickTable(BackTable):
    """What is picked with a press, a key or by being dragged becomes an action; a rash one is asked about."""

    def __init__(self, desk: Desk, match: Match):
        self._foreseen: list[tuple[Action, Preview]] = []
        self._foreseen_in: View | None = None
        self._foreseen_for: tuple[str, tuple[str, ...]] | None = None
        super().__init__(desk, match)

    # previews

    def _preview(self, action: Action) -> Preview:
        return self.match.game.preview(self.view, action)

    def _previews(self) -> list[tuple[Action, Preview]]:
        """What pressing the focused thing may lead to; reckoned anew only when that may be something else."""
        if self.focus is None:
            return []
        asked = self.focus, tuple(self.chooser.picked)
        if self._foreseen_in is not self.view or self._foreseen_for != asked:
            self._foreseen = previews_of(self.match.game, self.view, self.chooser, self.focus, self.places.left_handed)
            self._foreseen_in, self._foreseen_for = self.view, asked
        return self._foreseen

    def at_stake(self, gauge: str) -> int:
        return max((preview.changes.get(gauge, 0) for _action, preview in self._previews()), default=0)

    # picks

    def _pick_place(self, number: int) -> None:
        """Pick the card in one of the places for single cards, counted from 0; nothing, where none can be pressed."""
        zones = [zone for zone, slot in self.room.slots.items() if slot.spot == "card"]
        for zone in zones[number : number + 1]:
            card = self.view.top(zone)
            id = card.id if card is not None else zone
            if (widget := self.widget(id)) is not None and widget.focusable:
                self.set_focus(id)
                self.pick(id)

    def pick(self, id: str) -> None:
        """Pick a thing; act once only one action can be meant."""
        if id not in self.chooser.picked and not self.chooser.meant(id):
            self.chooser.clear()
            if not self.chooser.meant(id):
                self._pick_nothing(id)
                return
        action = self.chooser.pick(id)
        if action is not None:
            self._ask_or_do(action)
        elif self.chooser.picked:
            self.desk.sounds.play("card-lift")
            self.lead_on()

    def _pick_nothing(self, id: str) -> None:
        """A thing with which nothing can be done; where no card ever is, a press looks at it from near."""
        played = any(action.ids for action in self.view.legal)
        if isinstance(self.widget(id), CardSpot) and self.view.legal and not played:
            self.set_focus(id, quiet=True)
            self.look_closer()
        else:
            self.desk.sounds.play("ui-deny")

    def lead_on(self) -> None:
        """Put the focus on the thing that makes the best action of the picks."""
        best = max(self.chooser.open(), key=lambda action: sum(self._preview(action).changes.values()))
        self.refresh()
        self.set_focus(next((id for id in best.ids if id not in self.chooser.picked), None), quiet=True)

    def _ask_or_do(self, action: Action) -> None:
        preview, settings = self._preview(action), self.desk.settings
        final = action.verb in self.skin.final
        rash = final or preview.fatal or (preview.risky and preview.kind != "luck")
        if (rash and settings.ask_fatal) or settings.always_ask:
            self.chooser.clear()
            name = _(self.match.game.verbs[action.verb].label)
            label = _("{deed} anyway").format(deed=name) if preview.fatal else name
            text, back = tongue.say(preview.question or preview.text), _("Play on") if final else ""
            go.ask(self.desk, text, label, lambda: self.fill_or_do(action), back, self.seat, True)
        else:
            self.fill_or_do(action)

    # looking

    def look_closer(self) -> None:
        """Look at the focused card from near, or into the focused pile; into the pack, where neither is focused."""
        card, widget = self._card_in_focus(), self.widget(self.focus)
        if card is not None:
            self.desk.sounds.play("card-lift")
            go.close_up(self.desk, self.game, self.view, card)
        else:
            self.look(widget.id if isinstance(widget, PileSpot) else PACK)

    def _card_in_focus(self) -> Card | None:
        """The focused card; of a zone that is chosen as a whole, its uppermost one."""
        widget = self.widget(self.focus)
        if not isinstance(widget, CardSpot):
            return None
        return self.view.top(widget.id) if widget.id in self.view.zones else parse(widget.id)

    def look(self, zone: str) -> None:
        """Open a pile to a look."""
        go.look(self.desk, self.match, zone, self.seat)
