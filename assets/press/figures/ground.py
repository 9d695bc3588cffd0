"""The round grounds the figures stand before, and how a figure is cut out with its ground.

A field is 250 x 250 units. The upper half of a figure may stand out over the ring; the lower half ends at it. The
ground tells at a glance who is meant: heroes have the sun behind them, enemies the moon in the night of their set,
bosses a blood moon in a ring of thorns, pets a small plain disc.
"""

from __future__ import annotations

import numpy as np
from scipy import ndimage as ndi

from ..heroes.kit import ashen
from ..materials import GOLD, IRON
from ..monsters.pen import disc
from ..plate import INK, Array, Plate, hexc, sstep
from ..sunburst import rays
from ..ui.plates import cut_out

FIELD, PIXELS = 250, 384
MIDDLE = (125, 130)
RADIUS, RIM, LINE = 110.0, 7.0, 2.8
"""The outer edge of the ring, its width, and the line of ink about everything, in units."""
PET_RADIUS = 98.0

THORNS, THORN = 28, RADIUS + 9

UNDERHALL, FENWILD, COURT = ("#2b2140", "#cfc08e"), ("#12302b", "#b9cf8a"), ("#3c2812", "#e2b65c")
"""The night of a set and its moon."""
BLOOD = ("#3a0f12", "#d9795a")
HEARTH = ("#3a3040", "#a8a08c")

SILVER = IRON | {"col": "#9aa3ad", "tone": 0.7}
DEN = SILVER | {"col": "#7fb08c"}
RUST = GOLD | {"col": "#a32c22", "tone": 0.6}


def blank() -> Plate:
    """A plate for a figure: all ink until something is laid on it."""
    return Plate(FIELD, FIELD, sc=2 * PIXELS / FIELD, seed=131, pitch=5.4, ground=INK)


def sun(p: Plate, panel: str, ray: str) -> None:
    """The ground of a hero: a sun of two colours in a ring of gold."""
    field = _ring(p, GOLD, RADIUS, panel, tone=1.0)
    p.part(rays(*MIDDLE, 26, 20, 130), ray, tone=0.86, flat=True, line=0, shadow=0, ang=0, clip=field)


def night(p: Plate, colours: tuple[str, str], moon: float = 90) -> None:
    """The ground of an enemy: the night of its set and a moon of that radius, in a ring of iron."""
    _moonlit(p, colours, SILVER, RADIUS, moon)


def lair(p: Plate, moon: float = 92) -> None:
    """The ground of a boss: a blood moon in a ring of thorns."""
    x, y = MIDDLE
    for i in range(THORNS):
        p.xf = f"rotate({360 / THORNS * (i + 0.5):.2f} {x} {y})"
        top = y - RADIUS
        p.part(Plate.P(f"M{x - 9} {top + 6} L{x + 3} {top - 9} L{x + 9} {top + 6}Z"), **RUST | {"puff": 4, "shadow": 0})
    p.xf = ""
    _moonlit(p, BLOOD, RUST, RADIUS, moon)


def den(p: Plate) -> None:
    """The ground of a pet: smaller, and plain."""
    _moonlit(p, HEARTH, DEN, PET_RADIUS, 80)


def cut(p: Plate, fallen: bool = False) -> Array:
    """The figure with its ground, 384 x 384 floats with alpha; drained of colour when fallen."""
    painted = np.abs(p.col - hexc(INK)).max(-1) > 0.03
    painted &= _distance(p) < THORN + _reach(p)
    if fallen:
        ashen(p)
    cover = sstep(LINE + 0.3, LINE - 0.3, ndi.distance_transform_edt(~painted) / p.sc)
    return cut_out(p.print(reg=(0.35, 0.3), wear=0.4), cover, PIXELS)


def front(p: Plate, r: float = RADIUS, metal: dict[str, object] = GOLD) -> None:
    """Close the ring in front of the figure, in its lower half."""
    y = MIDDLE[1]
    low = sstep(y + 28, y + 32, p.yy)
    p.col[_distance(p) > r + _reach(p)] = hexc(INK)
    p.part(_band(r), **metal | {"puff": RIM / 2, "line": 2.4, "shadow": 0}, clip=low)


def _moonlit(p: Plate, colours: tuple[str, str], metal: dict[str, object], r: float, moon: float) -> None:
    panel, light = colours
    field = _ring(p, metal, r, panel, tone=0.24)
    x, y = MIDDLE
    p.part(disc(x, y - 10, moon), light, tone=1.0, flat=True, line=0, shadow=0, clip=field)
    p.key(f'<circle cx="{x}" cy="{y - 10}" r="{moon - 6}" fill="none" stroke="#000" stroke-width="1.4"/>')


def _ring(p: Plate, metal: dict[str, object], r: float, panel: str, tone: float) -> Array:
    """Lay the ring and the panel in it; the mask of the panel."""
    x, y = MIDDLE
    field = p.part(disc(x, y, r - 1), panel, tone=tone, flat=True, line=0, shadow=0, ang=0)
    p.part(_band(r), **metal | {"puff": RIM / 2, "line": 2.4, "shadow": 0})
    return field * (_distance(p) < r - RIM)


def _distance(p: Plate) -> Array:
    x, y = MIDDLE
    return np.hypot(p.xx - x, p.yy - y)


def _reach(p: Plate) -> Array:
    """How far a figure may stand out over the ring: as it likes above, ever less downwards, and below not at all."""
    y = MIDDLE[1]
    return 90 * sstep(y + 34, y - 20, p.yy)


def _band(r: float) -> str:
    x, y = MIDDLE
    return f'<circle cx="{x}" cy="{y}" r="{r - RIM / 2}" fill="none" stroke="#000" stroke-width="{RIM}"/>'
