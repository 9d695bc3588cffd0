"""What the card in focus would come to as an answer to a blow, before anything is picked."""

from __future__ import annotations

from collections.abc import Iterator

from game import tongue
from game.core.cards import parse
from game.core.view import Action

from ...arena.ghost import Ghost
from ...arena.lane import Lane
from ...arena.picks import cards_in
from ...table.spots import CardSpot
from ...ui.widget import Widget
from .picking import Picking

BEST = "heal", "move"  # the kinds of what holds and of a tie; all else fails


class Answering(Picking):
    """While somebody is struck at, the best that the picks can become with the card in focus is told in the lane."""

    def _preview_text(self) -> str:
        answer = self.answer() if self._is_choosing() else None
        return tongue.say(self._preview(answer).text) if answer is not None else super()._preview_text()

    def _is_choosing(self) -> bool:
        """Is it the next card that is looked for, and nothing else to be told?"""
        idle = not self.hint_text and bool(self.company.people) and self.focus not in self.chooser.picked
        return idle and isinstance(self.widget(self.focus), CardSpot)

    def answer(self) -> Action | None:
        """The best answer that the picks can become with the card in focus; None while none is asked for."""
        blow = self._clash_of(self.view)
        if blow is None or blow.defence is not None or not isinstance(self.widget(self.focus), CardSpot):
            return None
        return min(self._answers(), key=self._rank, default=None)

    def _answers(self) -> Iterator[Action]:
        """Everything that can be done with cards alone, the picks and the one in focus among them."""
        focus, known = self.focus or "", cards_in(self.view)
        meant = self.chooser.open() if focus in self.chooser.picked else self.chooser.meant(focus)
        return (action for action in meant if action.ids and all(id in known for id in action.ids))

    def _rank(self, action: Action) -> int:
        kind = self._preview(action).kind
        return BEST.index(kind) if kind in BEST else len(BEST)

    def ghost(self, widgets: list[Widget]) -> list[Widget]:
        """It, in the places that wait for it; of one that fails no more than the picks and the card in focus: the
        others are no advice."""
        lane = next((widget for widget in widgets if isinstance(widget, Lane)), None)
        answer = self.answer() if lane is not None and lane.slots and self.score is None else None
        if lane is None or answer is None:
            return []
        preview = self._preview(answer)
        told = answer.ids if preview.kind in BEST else (*self.chooser.picked, self.focus)
        seen = [parse(id) for id in answer.ids if id in told]
        return [Ghost(seen, lane.slots, preview, self.desk.type, self.art)]
