"""Tools that the crests share: the plate, the shield with its gold rim, and the emblems' materials."""

from __future__ import annotations

from scipy import ndimage as ndi

from ..materials import GOLD, LEATHER, STEEL, WOOD, Material
from ..plate import INK, Array, Plate, sstep
from ..sunburst import rays
from .shields import SHIELDS

FIELD = 160
RIM, LINE = 7.0, 2.6
"""The width of the rim, and of the ink line around everything, in units."""

GILT: Material = GOLD | {"col": "#e3b24f", "tone": 0.78, "puff": 5, "line": 2.2, "shadow": 0.3}
BLADE: Material = STEEL | {"line": 2.2, "shadow": 0.4}
GRIP: Material = LEATHER | {"puff": 5, "line": 2.2, "shadow": 0.3}
SHAFT: Material = WOOD | {"col": "#a5682f", "tone": 0.7, "puff": 5, "line": 2.2, "shadow": 0.4}
BONE: Material = {"col": "#f2e8d0", "tone": 0.86, "gain": 0.7, "puff": 14, "ang": -36, "line": 2.6, "shadow": 0.5}


def blank() -> Plate:
    """A plate for a crest: only ink until something is laid on it."""
    return Plate(FIELD, FIELD, sc=6, seed=97, pitch=3.8, ground=INK)


def shield(p: Plate, name: str) -> Array:
    """Lay the shield of a class, with rays on its field; return the mask of the field."""
    outline, colour = SHIELDS[name]
    depth = ndi.distance_transform_edt(p.mask(outline) > 0.5) / p.sc
    whole, field = sstep(0, 0.4, depth), sstep(RIM - 0.3, RIM + 0.3, depth)
    p.part("", **GILT | {"puff": RIM / 2, "line": LINE, "shadow": 0}, mask=whole * (1 - field))
    p.part("", colour, tone=0.92, gain=0.5, puff=10, line=2, shadow=0, mask=field)
    p.part(rays(80, 80, 20, 10, 120), tone=0.76, flat=True, line=0, shadow=0, ang=0, clip=field)
    return field
