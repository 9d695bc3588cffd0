"""The monsters on cards that are something else in the usual pack: the red cards, and two aces that are the weakest of
all."""

from __future__ import annotations

from assets.press.plate import Drawing

from . import diamonds, hearts

DRAWINGS: dict[str, Drawing] = hearts.DRAWINGS | diamonds.DRAWINGS
