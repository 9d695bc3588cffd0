"""Watching a finished quest."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.capabilities import trail

from ...ui.widget import Widget
from ..arena.replay import ArenaReplay
from .onmap import OnMap


class QuestReplay(OnMap, ArenaReplay):
    """On the map and in fights; the pages stand in the journal."""

    def steps(self) -> Sequence[str]:
        return trail(self.game, [self.match.opening, *self.film.events[: self.number]])

    def settle(self) -> None:
        self.view = self.now()
        self.reveal()
        super().settle()

    def joined(self, first: str, second: str) -> str:
        """What is told of a room says its name only where it has not just been said."""
        name, colon, told = second.partition(": ")
        return super().joined(first, told if colon and first.endswith(f"{name}.") else second)

    def build(self) -> list[Widget]:
        if self.score is None:
            self.view = self.now()
            self._see_journey()
        return super().build()
