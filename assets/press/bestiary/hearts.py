"""The thirteen hearts and the ace of spades, gathered for the press."""

from __future__ import annotations

from assets.press.plate import Drawing

from . import hearts_beasts, hearts_fiends, hearts_lords, hearts_small

DRAWINGS: dict[str, Drawing] = (
    hearts_small.DRAWINGS | hearts_beasts.DRAWINGS | hearts_fiends.DRAWINGS | hearts_lords.DRAWINGS
)
