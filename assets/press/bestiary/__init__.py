"""The monsters on the cards that are something else in our pack: the reds, and two aces that are the least of all."""

from __future__ import annotations

from assets.press.plate import Drawing

from . import diamonds, hearts

DRAWINGS: dict[str, Drawing] = hearts.DRAWINGS | diamonds.DRAWINGS
