"""Bakes the figures, `assets/cards/figures/KIND.webp`; the names are those of the rules (`Token.kind`)."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
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
from .elite import promoted
from .ground import blank, cut

OUT = Path(__file__).parents[2] / "cards" / "figures"

ENEMIES: dict[str, Drawing] = underhall.DRAWINGS | fenwild.DRAWINGS | court.DRAWINGS
"""The enemies; each has an elite form, `KIND-elite`."""

DRAWINGS: dict[str, Drawing] = (
    ENEMIES
    | heroes_steel.DRAWINGS
    | heroes_craft.DRAWINGS
    | heroes_wild.DRAWINGS
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
            _bake(name, draw)
    for name, draw in ENEMIES.items():
        if not names or f"{name}-elite" in names:
            _bake(f"{name}-elite", partial(promoted, draw, name))


def _bake(name: str, draw: Drawing) -> None:
    p = blank()
    draw(p)
    save_webp(cut(p), OUT / f"{name}.webp", quality=84)
