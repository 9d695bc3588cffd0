"""The thirteen hearts and the ace of spades, gathered for the press."""

from __future__ import annotations

from assets.press.plate import Drawing

DRAWINGS: dict[str, Drawing] = {}
