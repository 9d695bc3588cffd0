"""A table at which programs play; they take their time, so that their turns can be followed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.events import Event
from game.core.match import Match

from .speech_table import SpeechTable

if TYPE_CHECKING:
    from ..services import Services

PONDER, GO_ON, READ = 0.5, 0.2, 3.0  # seconds: before a program's turn, between its actions, to read a line


class ProgramTable(SpeechTable):
    """A table that lets programs act by themselves. Subclasses show what happened.

    `ponders` and `goes_on` are the seconds before a program's turn, and between its actions, where people play.
    """

    ponders, goes_on = PONDER, GO_ON

    def __init__(self, services: Services, match: Match):
        self.pondered = 0.0  # seconds since the current program's turn began
        super().__init__(services, match)

    def happened(self, events: Sequence[Event]) -> None:
        """Show the events of an action, which is saved."""
        raise NotImplementedError

    def let_act(self) -> None:
        """Let the program whose turn it is act now."""
        self.pondered = 0.0
        self.happened(self.session.let_program_act())

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        return self._ponder(dt) or moving

    def _ponder(self, dt: float) -> bool:
        """Let time pass for the program whose turn it is; True while one waits to act."""
        if self.timeline is not None or not self.seats.program_next:
            return False
        self.pondered += dt * (self.pace or 1.0) * self.pacing.rush
        if self.pondered >= self._patience():
            self.let_act()
        return True

    def _patience(self) -> float:
        """The seconds that a program waits before it acts; longer after a spoken line."""
        if self.speech is not None:
            return READ
        if not self.pace:
            return 0.0
        if not self.seats.people:
            return PONDER
        goes_on = bool(self.match.log) and self.match.log[-1].seat in self.seats.programs
        return self.goes_on if goes_on else self.ponders

    def at_rest(self) -> bool:
        return super().at_rest() and not self.seats.program_next
