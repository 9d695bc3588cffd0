"""The thirteen clubs, gathered for the press."""

from __future__ import annotations

from . import clubs_beasts, clubs_brutes, clubs_vermin, clubs_wonders
from .ground import Drawing

DRAWINGS: dict[str, Drawing] = (
    clubs_vermin.DRAWINGS | clubs_beasts.DRAWINGS | clubs_brutes.DRAWINGS | clubs_wonders.DRAWINGS
)
