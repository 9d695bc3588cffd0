"""The thirteen diamonds and the ace of clubs, gathered for the press."""

from __future__ import annotations

from assets.press.plate import Drawing

DRAWINGS: dict[str, Drawing] = {}
