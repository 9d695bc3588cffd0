"""The replay of a finished quest."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.capabilities import trail
from game.core.events import Event

from ...ui.widget import Widget
from ..arena.replay import ArenaReplay
from .onmap import OnMap


class QuestReplay(OnMap, ArenaReplay):
    """Shows the map and the fights; the text of the pages stands in the journal."""

    def steps(self) -> Sequence[str]:
        return trail(self.game, [self.match.opening, *self.film.events[: self.number]])

    def part_ended(self, events: Sequence[Event]) -> None:
        self.view = self.now()
        self.reveal()
        super().part_ended(events)

    def joined(self, first: str, second: str) -> str:
        """Join two lines, without the name of a room in the second if the first has just said it."""
        name, colon, told = second.partition(": ")
        return super().joined(first, told if colon and first.endswith(f"{name}.") else second)

    def build(self) -> list[Widget]:
        if self.timeline is None:
            self.view = self.now()
            self._see_journey()
        return super().build()
