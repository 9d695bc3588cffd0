"""The replay of a descent."""

from __future__ import annotations

from ...ui.widget import Widget
from ..replay import ReplayScene
from .character_table import CharacterTable


class PartyReplay(CharacterTable, ReplayScene):
    """The replay of a descent, with the characters' plates."""

    def build(self) -> list[Widget]:
        return self.with_plates(super().build())
