"""The round grounds the figures stand before, and how a figure is cut out with its ground.

A field is 250 x 250 units. The upper half of a figure may stand out over the ring; the lower half ends at it. The
ground tells at a glance who is meant: heroes have the sun behind them, enemies the moon in the night of their set,
bosses a blood moon in a ring of thorns, pets a small plain disc.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage as ndi

from ..materials import GOLD, IRON, Material
from ..monsters.pen import disc
from ..plate import INK, Array, Plate, hexc, sstep
from ..sunburst import rays
from ..ui.plates import cut_out

FIELD, PIXELS = 250, 512
MIDDLE = (125, 130)
RADIUS, RIM, LINE = 110.0, 7.0, 2.8
"""The outer edge of the ring, its width, and the line of ink about everything, in units."""
PET_RADIUS = 98.0

THORNS = 28

UNDERHALL, FENWILD, COURT = ("#2b2140", "#cfc08e"), ("#12302b", "#b9cf8a"), ("#3c2812", "#e2b65c")
"""The night of a set and its moon."""
BLOOD = ("#3a0f12", "#d9795a")
HEARTH = ("#3a3040", "#a8a08c")


@dataclass(frozen=True)
class Ring:
    """What a ground is framed in: metal, outer edge, and whether it bears thorns."""

    metal: Material
    radius: float = RADIUS
    thorns: bool = False


HERO, ENEMY = Ring(GOLD), Ring(IRON | {"col": "#9aa3ad", "tone": 0.7})
BOSS = Ring(GOLD | {"col": "#a32c22", "tone": 0.6}, thorns=True)
PET = Ring(IRON | {"col": "#7fb08c", "tone": 0.7}, PET_RADIUS)


def blank() -> Plate:
    """A plate for a figure: all ink until something is laid on it."""
    return Plate(FIELD, FIELD, sc=2 * PIXELS / FIELD, seed=131, pitch=5.4, ground=INK)


def sun(p: Plate, panel: str, ray: str) -> None:
    """The ground of a hero: a sun of two colours in a ring of gold."""
    field = _frame(p, HERO, panel, tone=1.0)
    p.part(rays(*MIDDLE, 26, 20, 130), ray, tone=0.86, flat=True, line=0, shadow=0, ang=0, clip=field)


def night(p: Plate, colours: tuple[str, str]) -> None:
    """The ground of an enemy: the night of its set and its moon, in a ring of iron."""
    _moonlit(p, ENEMY, colours, 90)


def lair(p: Plate) -> None:
    """The ground of a boss: a blood moon in a ring of thorns."""
    _moonlit(p, BOSS, BLOOD, 92)


def den(p: Plate) -> None:
    """The ground of a pet: smaller, and plain."""
    _moonlit(p, PET, HEARTH, 80)


def front(p: Plate, ring: Ring) -> None:
    """End the figure at the ring in its lower half, and close the ring in front of it."""
    p.col[_distance(p) > ring.radius + _reach(p)] = hexc(INK)
    y = MIDDLE[1]
    _bend(p, ring, sstep(y + 28, y + 32, p.yy))


def cut(p: Plate) -> Array:
    """The figure with its ground, 512 x 512 floats with alpha."""
    painted = np.abs(p.col - hexc(INK)).max(-1) > 0.03
    cover = sstep(LINE + 0.3, LINE - 0.3, ndi.distance_transform_edt(~painted) / p.sc)
    return cut_out(p.print(reg=(0.35, 0.3), wear=0.4), cover, PIXELS)


def _moonlit(p: Plate, ring: Ring, colours: tuple[str, str], moon: float) -> None:
    panel, light = colours
    field = _frame(p, ring, panel, tone=0.24)
    x, y = MIDDLE
    p.part(disc(x, y - 10, moon), light, tone=1.0, flat=True, line=0, shadow=0, clip=field)
    p.key(f'<circle cx="{x}" cy="{y - 10}" r="{moon - 6}" fill="none" stroke="#000" stroke-width="1.4"/>', clip=field)


def _frame(p: Plate, ring: Ring, panel: str, tone: float) -> Array:
    """Lay the ring and the panel in it; the mask of the panel."""
    field = p.part(disc(*MIDDLE, ring.radius - 1), panel, tone=tone, flat=True, line=0, shadow=0, ang=0)
    _bend(p, ring)
    return field * (_distance(p) < ring.radius - RIM)


def _bend(p: Plate, ring: Ring, clip: Array | None = None) -> None:
    """Lay a ring, or as much of it as `clip` shows."""
    (x, y), metal = MIDDLE, ring.metal | {"puff": RIM / 2, "line": 2.4, "shadow": 0}
    if ring.thorns:
        top = y - ring.radius
        thorn = f"M{x - 9} {top + 4} L{x + 3} {top - 9} L{x + 9} {top + 4}Z"
        crown = (f'<path d="{thorn}" transform="rotate({360 / THORNS * i:.2f} {x} {y})"/>' for i in range(THORNS))
        p.part("".join(crown), **metal, clip=clip)
    band = f'<circle cx="{x}" cy="{y}" r="{ring.radius - RIM / 2}" fill="none" stroke="#000" stroke-width="{RIM}"/>'
    p.part(band, **metal, clip=clip)


def _distance(p: Plate) -> Array:
    x, y = MIDDLE
    return np.hypot(p.xx - x, p.yy - y)


def _reach(p: Plate) -> Array:
    """How far a figure may stand out over its ring: as it likes above, ever less downwards, and below not at all."""
    y = MIDDLE[1]
    return 90 * sstep(y + 34, y - 20, p.yy)
