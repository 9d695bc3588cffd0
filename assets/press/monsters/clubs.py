"""The thirteen clubs: beasts and brutes, from the rat to the kraken."""

from __future__ import annotations

from . import clubs_high, clubs_low
from .ground import Drawing

DRAWINGS: dict[str, Drawing] = {**clubs_low.DRAWINGS, **clubs_high.DRAWINGS}
"""Card id ("2C") to drawing."""
