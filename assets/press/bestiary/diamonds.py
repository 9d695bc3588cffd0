"""The thirteen diamonds and the ace of clubs, gathered for the press."""

from __future__ import annotations

from assets.press.plate import Drawing

from . import diamonds_high, diamonds_lords, diamonds_low, diamonds_mid, toadstool

DRAWINGS: dict[str, Drawing] = (
    diamonds_low.DRAWINGS
    | diamonds_mid.DRAWINGS
    | diamonds_high.DRAWINGS
    | diamonds_lords.DRAWINGS
    | toadstool.DRAWINGS
)
