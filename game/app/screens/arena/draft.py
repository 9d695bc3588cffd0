"""The arena table while people choose, from what they were dealt, who will fight."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.capabilities import draft
from game.core.draft import Dealt, dealt
from game.core.game import Choice

from ...arena.draft import HINT, TILES, is_of_page, placed
from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...ui.transitions import PageTurn
from ...ui.widget import Widget
from ..party_setup.traits import TraitsScene
from .hand_over import HandOver


class Drafting(HandOver):
    """Lays the page of the draft over the empty arena while somebody chooses."""

    def _looked(self) -> Dealt | None:
        """Return the focused item of the draft, or None."""
        dealt_now = draft(self.game, self.view)
        return next((one for one in dealt(dealt_now) if one.id == self.focus), None) if dealt_now else None

    def _is_offered(self) -> bool:
        """True for an item of the draft as well: its text stands beside it."""
        return isinstance(self.widget(self.focus), TILES) or super()._is_offered()

    def build(self) -> list[Widget]:
        """Build the widgets; during a draft without the button for sets of cards."""
        widgets = super().build()
        chooses = any(isinstance(widget, TILES) for widget in widgets)
        return [widget for widget in widgets if widget.id != "plays" or not chooses]

    def say_of_focus(self) -> None:
        """Rebuild all widgets during a draft, because the page itself describes the focused item."""
        if draft(self.game, self.view) is None:
            super().say_of_focus()
        else:
            self.widgets = self.build()

    def _follow_stage(self) -> None:
        """Remove the page as soon as the heroes are seen to come."""
        super()._follow_stage()
        if self.timeline is not None and not any(isinstance(widget, TILES) for widget in self._told.values()):
            self.widgets = [widget for widget in self.widgets if not is_of_page(widget)]

    def _make_room(self) -> None:
        super()._make_room()
        if draft(self.game, self.view) is not None:
            self.places.put("preview", placed(HINT, self.services.settings.left_handed))

    def read_dealt(self) -> bool:
        """Open the page about the focused item of the draft; return False if the focus is on anything else."""
        one = self._looked()
        if one is None:
            return False
        self.services.sounds.play("card-lift")
        who = Choice(one.id, one.name.message, one.told.message)
        self.services.stack.push(TraitsScene(self.services, who, one.traits), self.services.via(PageTurn))
        return True

    def covered(self) -> Sequence[Box]:
        return [*super().covered(), *(widget.box for widget in self.widgets if is_of_page(widget))]

    def draw_journal(self, canvas: Canvas) -> None:
        """Draw the journal unless the page of the draft covers it."""
        if not any(isinstance(widget, TILES) for widget in self.widgets):
            super().draw_journal(canvas)
