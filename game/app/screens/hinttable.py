"""A table with hints; they are computed while nothing moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

from game import i18n
from game.core.hints import Hints
from game.core.match import Match
from game.core.selection import parts_of
from game.core.view import View

from ..services import Services
from .picktable import PickTable

STEPS = 4  # steps of the computation per frame without an animation


class HintTable(PickTable):
    """A table whose adviser computes a little in every frame, so that a hint appears without delay."""

    def __init__(self, services: Services, match: Match):
        self.adviser = match.game.adviser()
        self.hints = Hints(self.adviser)
        self.hint_text, self.hinted = "", ""  # the hint's text, and the id it is about
        self._thought: Iterator[None] = iter(())
        self._thought_of: View | None = None
        super().__init__(services, match)

    def pick(self, id: str) -> None:
        self.hint_text = ""
        super().pick(id)

    def hint(self) -> None:
        """Show the action that the adviser recommends, and why."""
        if not self.view.legal:
            return
        advice = self.hints.advise(self.view, len(self.match.log))
        self.selection.clear()
        self.services.sounds.play("hint")
        self.set_focus(parts_of(advice.action)[0], quiet=True)
        self.hint_text, self.hinted = i18n.say(advice.why), self.focus or ""
        self.services.narrator.say(self.hint_text, interrupt=True)
        self.refresh()

    def _tell_first_note(self) -> None:
        """Show a note on what the acting person meets for the first time, unless something else is shown."""
        if self.view.legal and self.seats.people and self.timeline is None and self.services.stack.top is self:
            self.services.routes.table.first_note(self.game, self.view)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.timeline is None:
            self._ponder_hint()
        return moving

    def _ponder_hint(self) -> None:
        if self._thought_of is not self.view:
            self._thought_of = self.view
            self._thought = self.adviser.ponder(self.view)
        deque(islice(self._thought, STEPS), maxlen=0)
