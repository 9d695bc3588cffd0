"""Bakes the figures, `assets/cards/figures/KIND.webp`; the names are those of the rules (`Token.kind`)."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from ..plate import Drawing
from ..ui.plates import save_webp
from . import (
    bosses,
    court,
    fenwild,
    heroes_craft,
    heroes_steel,
    heroes_wild,
    loot_charms,
    loot_tools,
    pets,
    strangers,
    underhall,
    wonders,
)
from .ground import blank, cut

OUT = Path(__file__).parents[2] / "cards" / "figures"

DRAWINGS: dict[str, Drawing] = (
    heroes_steel.DRAWINGS
    | heroes_craft.DRAWINGS
    | heroes_wild.DRAWINGS
    | underhall.DRAWINGS
    | fenwild.DRAWINGS
    | court.DRAWINGS
    | bosses.DRAWINGS
    | pets.DRAWINGS
    | strangers.DRAWINGS
    | wonders.DRAWINGS
    | loot_tools.DRAWINGS
    | loot_charms.DRAWINGS
)


def bake(names: Collection[str] = ()) -> None:
    """Bake the figures named, or all."""
    for name, draw in DRAWINGS.items():
        if not names or name in names:
            p = blank()
            draw(p)
            save_webp(cut(p), OUT / f"{name}.webp", quality=84)
