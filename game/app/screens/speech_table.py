"""A table on which players can say something: a prepared line, their own words, or nothing."""

from __future__ import annotations

from game import i18n
from game.core.blanks import is_blank
from game.core.cards import Card
from game.core.view import Action
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..table.speech import LineRow, speech_sheet
from ..ui.widget import Widget
from .sharedtable import SharedTable


class SpeechTable(SharedTable):
    """A line on the speech sheet is picked by its id, like a card. Subclasses carry out the chosen action."""

    def do(self, *actions: Action) -> None:
        """Play an action, or several that are done together."""
        raise NotImplementedError

    # speech sheet

    def lines_to_say(self) -> list[Widget]:
        """The speech sheet with the lines that may be said now; empty if the seat has left the turn to others."""
        return (
            [] if self.seats.left else speech_sheet(self.game, self.view, self.skin.speech, self.services.fonts, self)
        )

    def draw_journal(self, canvas: Canvas) -> None:
        if self.widget("sheet") is None:  # the sheet covers the journal
            super().draw_journal(canvas)

    def let_be(self) -> None:
        """Leave the turn to the others without saying anything."""
        self.seats.leave()
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)
        self.call()

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Fallback focus: once a line has been said, the first focus of the table."""
        return self.first_focus() if self._last_role == LineRow.role else super()._fallback_focus(boxes)

    # blanks

    def fill_or_do(self, action: Action) -> None:
        """Ask for each blank of an action in turn, then play it. If the player goes back, nothing happens."""
        self.selection.clear()  # so that the same can be chosen again
        blank = next(filter(is_blank, action.ids), None)
        if blank is None:
            self.do(action)
            return
        about = i18n.say(self.game.preview(self.view, action).text)
        at = action.ids.index(blank)

        def filled(id: str) -> None:
            self.fill_or_do(action._replace(ids=(*action.ids[:at], id, *action.ids[at + 1 :])))

        self.services.routes.table.fill(
            action.seat, _(self.game.verbs[action.verb].label), about, blank, filled, self._in_sight()
        )

    def _in_sight(self) -> list[Card]:
        """The open cards in the slots for single cards."""
        zones = (zone for zone, slot in self.room.slots.items() if slot.spot == "card")
        return [card for zone in zones for card in self.view.zones[zone] if card is not None]
