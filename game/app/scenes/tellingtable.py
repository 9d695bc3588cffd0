"""A table at which somebody may say something: lines to choose from, words of one's own, or nothing at all."""

from __future__ import annotations

from game import tongue
from game.core.blanks import is_blank
from game.core.cards import Card
from game.core.view import Action
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.lines import LineRow, sheet
from ..ui.widget import Widget
from . import go
from .sharedtable import SharedTable


class TellingTable(SharedTable):
    """What is chosen from the sheet is picked by its id, as a card is.  Subclasses carry out what was chosen."""

    def do(self, action: Action) -> None:
        """Play an action."""
        raise NotImplementedError

    # the sheet

    def lines_to_say(self) -> list[Widget]:
        """The sheet of what may be said now; nothing, where whoever may say something has left it."""
        return [] if self.company.left else sheet(self.game, self.view, self.skin.speech, self.desk.type, self)

    def draw_journal(self, canvas: Canvas) -> None:
        if self.widget("sheet") is None:  # it lies on it
            super().draw_journal(canvas)

    def let_be(self) -> None:
        """Whoever may say something leaves it to the others to go on."""
        self.company.leave()
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)
        self.call()

    def _heir(self, boxes: dict[str, Box]) -> str | None:
        """Once a line is said, everything begins anew."""
        return self.first_focus() if self._last_role == LineRow.role else super()._heir(boxes)

    # blanks

    def fill_or_do(self, action: Action) -> None:
        """Play an action once each of its blanks has been filled in; whoever goes back has done nothing."""
        self.chooser.clear()  # the same may be chosen again at once
        blank = next(filter(is_blank, action.ids), None)
        if blank is None:
            self.do(action)
            return
        about = tongue.say(self.game.preview(self.view, action).text)
        at = action.ids.index(blank)

        def filled(id: str) -> None:
            self.fill_or_do(action._replace(ids=(*action.ids[:at], id, *action.ids[at + 1 :])))

        go.fill(self.desk, action.seat, _(self.game.verbs[action.verb].label), about, blank, filled, self._in_sight())

    def _in_sight(self) -> list[Card]:
        """The cards that lie open to be chosen."""
        zones = (zone for zone, slot in self.room.slots.items() if slot.spot == "card")
        return [card for zone in zones for card in self.view.zones[zone] if card is not None]
