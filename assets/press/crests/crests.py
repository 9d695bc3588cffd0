"""Bakes the crests: `crest-NAME` and, for a defeated bearer, `crest-NAME-down`."""

from __future__ import annotations

from collections.abc import Collection

from ..plate import Drawing
from ..ui.plates import UI, save_webp
from .arms import barbarian, fighter, ranger, rogue
from .cutting import broken, whole
from .kit import blank
from .oaths import cleric, druid, monk, paladin
from .roads import bard, other
from .spells import sorcerer, warlock, wizard

DRAWINGS: dict[str, Drawing] = {
    "barbarian": barbarian,
    "bard": bard,
    "cleric": cleric,
    "druid": druid,
    "fighter": fighter,
    "monk": monk,
    "paladin": paladin,
    "ranger": ranger,
    "rogue": rogue,
    "sorcerer": sorcerer,
    "warlock": warlock,
    "wizard": wizard,
    "other": other,
}
"""The drawing of each class's crest; the names are those of the rules."""


def bake(names: Collection[str] = ()) -> None:
    """Bake the crests named ("crest-bard", "crest-bard-down"), or all."""
    for name, draw in DRAWINGS.items():
        for baked, cut in ((f"crest-{name}", whole), (f"crest-{name}-down", broken)):
            if not names or baked in names:
                p = blank()
                draw(p)
                save_webp(cut(p), UI / f"{baked}.webp", quality=90)
