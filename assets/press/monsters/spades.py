"""The thirteen spades, gathered for the press."""

from __future__ import annotations

from . import spades_high, spades_lords, spades_low, spades_mid
from .ground import Drawing
from .spades_queen import vampire_queen

DRAWINGS: dict[str, Drawing] = {
    **spades_low.DRAWINGS,
    **spades_mid.DRAWINGS,
    **spades_high.DRAWINGS,
    "QS": vampire_queen,
    **spades_lords.DRAWINGS,
}
