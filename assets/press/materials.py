"""Materials: ready settings for `Plate.part`, to be used as `p.part(shape, **STEEL)`.

A drawing overrides single settings: `p.part(shape, **STEEL | {"ang": 20})`.
"""

from typing import Any

Material = dict[str, Any]

STEEL: Material = {"col": "#c9d1d4", "tone": 0.84, "gain": 0.35, "puff": 5, "ang": 60, "line": 2.6, "shadow": 0.7}
SHADED_STEEL: Material = {"col": "#8b97a2", "tone": 0.54, "flat": True, "ang": 28, "line": 0, "shadow": 0, "pitch": 4.4}
EDGE: Material = {"col": "#eef1ee", "tone": 0.97, "gain": 0.2, "puff": 4, "ang": 10, "line": 1.2, "shadow": 0}
IRON: Material = {"col": "#5d6170", "tone": 0.50, "gain": 0.8, "puff": 8, "ang": 20, "line": 2.4, "shadow": 0.5}
GOLD: Material = {"col": "#d9a441", "tone": 0.68, "gain": 0.9, "puff": 9, "ang": 15, "line": 2.4, "shadow": 0.5}
RUBY: Material = {"col": "#b3262f", "tone": 0.80, "gain": 0.8, "puff": 9, "ang": 30, "line": 1.8, "shadow": 0.2}
WOOD: Material = {
    "col": "#96602f",
    "tone": 0.60,
    "gain": 0.8,
    "puff": 10,
    "ang": 88,
    "bend": 1.2,
    "line": 2.5,
    "shadow": 0.6,
}
LEATHER: Material = {"col": "#7a2420", "tone": 0.56, "gain": 0.9, "puff": 10, "ang": 90, "line": 2.4, "shadow": 0.5}
CORK: Material = {"col": "#b98247", "tone": 0.62, "gain": 0.6, "puff": 11, "ang": 88, "line": 2.4, "shadow": 0.3}
GLASS: Material = {
    "col": "#dbe2d6",
    "tone": 0.90,
    "gain": 0.45,
    "puff": 20,
    "ang": -40,
    "bend": 3,
    "line": 3,
    "shadow": 0.7,
}
POTION: Material = {
    "col": "#b3202e",
    "tone": 0.62,
    "gain": 0.8,
    "puff": 34,
    "ang": -40,
    "bend": 4,
    "line": 1.6,
    "shadow": 0,
}
SURFACE: Material = {"col": "#e0525a", "tone": 0.96, "flat": True, "line": 1.3, "shadow": 0}
