"""The replay of a descent."""

from __future__ import annotations

from ...ui.widget import Widget
from ..replay import ReplayScene
from .plated import Plated


class PartyReplay(Plated, ReplayScene):
    """The replay of a descent, with the characters' plates."""

    def build(self) -> list[Widget]:
        return self.with_plates(super().build())
