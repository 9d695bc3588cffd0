"""The answer preview: how the focused card would fare as an answer to a blow, before anything is picked."""

from __future__ import annotations

from collections.abc import Iterator

from game import i18n
from game.core.cards import parse
from game.core.view import Action

from ...arena.answer_preview import AnswerPreview
from ...arena.lane import Lane
from ...arena.picks import cards_in
from ...table.spots import CardSpot
from ...ui.widget import Widget
from .picking import Picking

BEST = "heal", "move"  # preview kinds of an answer that holds and of a tie; any other kind fails


class Answering(Picking):
    """Shows in the lane, while a figure is attacked, the best answer that the picks can become with the focused
    card."""

    def _preview_text(self) -> str:
        answer = self.answer() if self._is_choosing() else None
        return i18n.say(self._preview(answer).text) if answer is not None else super()._preview_text()

    def _is_choosing(self) -> bool:
        """True if the focused card is a candidate for the next pick, and no hint is shown."""
        idle = not self.hint_text and bool(self.seats.people) and self.focus not in self.selection.picked
        return idle and isinstance(self.widget(self.focus), CardSpot)

    def answer(self) -> Action | None:
        """Return the best answer that the picks can become with the focused card; None while no answer is asked for."""
        blow = self._clash_of(self.view)
        if blow is None or blow.defence is not None or not isinstance(self.widget(self.focus), CardSpot):
            return None
        return min(self._answers(), key=self._rank, default=None)

    def _answers(self) -> Iterator[Action]:
        """Return the open actions that consist of cards only and include the picks and the focused card."""
        focus, known = self.focus or "", cards_in(self.view)
        meant = self.selection.open() if focus in self.selection.picked else self.selection.meant(focus)
        return (action for action in meant if action.ids and all(id in known for id in action.ids))

    def _rank(self, action: Action) -> int:
        kind = self._preview(action).kind
        return BEST.index(kind) if kind in BEST else len(BEST)

    def answer_preview(self, widgets: list[Widget]) -> list[Widget]:
        """Show the answer in the lane's empty slots. Of a failing answer only the picks and the focused card are shown,
        because the other cards would be bad advice."""
        lane = next((widget for widget in widgets if isinstance(widget, Lane)), None)
        answer = self.answer() if lane is not None and lane.slots and self.timeline is None else None
        if lane is None or answer is None:
            return []
        preview = self._preview(answer)
        told = answer.ids if preview.kind in BEST else (*self.selection.picked, self.focus)
        seen = [parse(id) for id in answer.ids if id in told]
        return [AnswerPreview(seen, lane.slots, preview, self.services.fonts, self.art)]
