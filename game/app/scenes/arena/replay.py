"""Watching a finished fight."""

from __future__ import annotations

from ...arena.board import Hands
from ...table.board import NoHands
from ...ui.widget import Widget
from ..replay import ReplayScene
from .laid import Arena


class NoArenaHands(NoHands):
    """Nobody: the fight is only watched."""

    def plays(self) -> None:
        """Nothing can be played."""

    sort = plays


class ArenaReplay(Arena, ReplayScene):
    """The replay of a game in which figures fight."""

    def arena_hands(self) -> Hands:
        return NoArenaHands()

    def build(self) -> list[Widget]:
        self.fit()
        self.view = self.now()
        self.arrange()
        return super().build()
