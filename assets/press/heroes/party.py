"""The five heroes, whole and fallen, gathered for the press."""

from __future__ import annotations

from functools import partial

from ..plate import Drawing
from .cleric import cleric
from .paladin import paladin
from .ranger import ranger
from .rogue import rogue
from .sorceress import sorceress

WHOLE: dict[str, Drawing] = {"KH": cleric, "QH": sorceress, "KD": paladin, "QD": ranger, "JD": rogue}
DRAWINGS: dict[str, Drawing] = WHOLE | {f"{name}-down": partial(draw, down=True) for name, draw in WHOLE.items()}
