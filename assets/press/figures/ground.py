"""The round grounds behind the figures, and the way a figure is cut out with its ground.

A field is 250 x 250 units. The upper half of a figure may stand out over the ring; the lower half ends at it. The
ground shows at a glance what kind of figure it is: heroes have the sun behind them, enemies the moon in the night of
their set, bosses a blood moon in a ring of thorns, special encounters a violet moon in studded copper, pets a small
plain disc, and the loot of quests a sun whose ring is a star.
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
"""The outer radius of the ring, its width, and the width of the ink line around everything, in units."""
PET_RADIUS = 98.0
RISEN = -10
"""The offset of the moon from the middle of the ring; negative is up."""

UNDERHALL, FENWILD, COURT = ("#2b2140", "#cfc08e"), ("#12302b", "#b9cf8a"), ("#3c2812", "#e2b65c")
"""The colours of night and moon for each set of enemies."""
BLOOD = ("#3a0f12", "#d9795a")
HEARTH = "#3a3040"
OMEN = ("#21183a", "#b7a3dc")


@dataclass(frozen=True)
class Spikes:
    """The spikes of a ring: their number, half their width, their height, and how far their tips lean."""

    count: int
    width: float
    height: float
    lean: float = 0


@dataclass(frozen=True)
class Ring:
    """The frame of a ground: metal, outer edge, and spikes, if there are any."""

    metal: Material
    radius: float = RADIUS
    spikes: Spikes | None = None


HERO, ENEMY = Ring(GOLD), Ring(IRON | {"col": "#9aa3ad", "tone": 0.7})
BOSS = Ring(GOLD | {"col": "#a32c22", "tone": 0.6}, spikes=Spikes(28, 9, 9, 3))
SPECIAL = Ring(GOLD | {"col": "#c2713c", "tone": 0.64}, spikes=Spikes(12, 7, 7))
LOOT = Ring(GOLD, 104, Spikes(8, 22, 17))
PET = Ring(IRON | {"col": "#7fb08c", "tone": 0.7}, PET_RADIUS)


def blank() -> Plate:
    """A plate for a figure: only ink until something is laid on it."""
    return Plate(FIELD, FIELD, sc=2 * PIXELS / FIELD, seed=131, pitch=5.4, ground=INK)


def sun(p: Plate, panel: str, ray: str) -> None:
    """The ground of a hero: a sun of two colours in a ring of gold."""
    _sunlit(p, HERO, panel, ray)


def night(p: Plate, colours: tuple[str, str]) -> None:
    """The ground of an enemy: the night of its set and its moon, in a ring of iron."""
    _moonlit(p, ENEMY, colours, 90)


def lair(p: Plate) -> None:
    """The ground of a boss: a blood moon in a ring of thorns."""
    _moonlit(p, BOSS, BLOOD, 92)


def omen(p: Plate) -> None:
    """The ground of a special encounter: a violet moon in studded copper."""
    _moonlit(p, SPECIAL, OMEN, 90)


def trove(p: Plate, panel: str, ray: str) -> None:
    """The ground of a piece of quest loot: a sun of two colours in a star of gold."""
    _sunlit(p, LOOT, panel, ray)


def den(p: Plate, light: str = "#a8a08c") -> None:
    """The ground of a pet: smaller, and plain, in a light of its own."""
    _moonlit(p, PET, (HEARTH, light), 80)


def front(p: Plate, ring: Ring) -> None:
    """End the lower half of the figure at the ring, and close the ring in front of it."""
    p.col[from_middle(p) > ring.radius + _reach(p)] = hexc(INK)
    y = MIDDLE[1]
    bend(p, ring, sstep(y + 28, y + 32, p.yy))


def cut(p: Plate) -> Array:
    """The figure with its ground, 512 x 512 floats with alpha."""
    painted = np.abs(p.col - hexc(INK)).max(-1) > 0.01  # includes the darkest hollows
    cover = sstep(LINE + 0.3, LINE - 0.3, ndi.distance_transform_edt(~painted) / p.sc)
    return cut_out(p.print(reg=(0.35, 0.3), wear=0.4), cover, PIXELS)


def _sunlit(p: Plate, ring: Ring, panel: str, ray: str) -> None:
    field = _frame(p, ring, panel, tone=1.0)
    p.part(rays(*MIDDLE, 26, 20, 130), ray, tone=0.86, flat=True, line=0, shadow=0, ang=0, clip=field)


def _moonlit(p: Plate, ring: Ring, colours: tuple[str, str], moon: float) -> None:
    panel, light = colours
    field = _frame(p, ring, panel, tone=0.24)
    x, y = MIDDLE
    p.part(disc(x, y + RISEN, moon), light, tone=1.0, flat=True, line=0, shadow=0, clip=field)
    p.key(
        f'<circle cx="{x}" cy="{y + RISEN}" r="{moon - 6}" fill="none" stroke="#000" stroke-width="1.4"/>', clip=field
    )


def from_middle(p: Plate, dy: float = 0) -> Array:
    """The distance of every point of a plate from the ring's middle, or from `dy` below it."""
    x, y = MIDDLE
    return np.hypot(p.xx - x, p.yy - y - dy)


def _frame(p: Plate, ring: Ring, panel: str, tone: float) -> Array:
    """Lay the ring and the panel in it; return the mask of the panel."""
    field = p.part(disc(*MIDDLE, ring.radius - 1), panel, tone=tone, flat=True, line=0, shadow=0, ang=0)
    bend(p, ring)
    return field * (from_middle(p) < ring.radius - RIM)


def bend(p: Plate, ring: Ring, clip: Array | None = None) -> None:
    """Lay a ring, or the part of it inside `clip`."""
    (x, y), metal = MIDDLE, ring.metal | {"puff": RIM / 2, "line": 2.4, "shadow": 0}
    if spikes := ring.spikes:
        top, half, turn = y - ring.radius, spikes.width, 360 / spikes.count
        spike = f"M{x - half} {top + 4} L{x + spikes.lean} {top - spikes.height} L{x + half} {top + 4}Z"
        crown = (f'<path d="{spike}" transform="rotate({turn * i:.2f} {x} {y})"/>' for i in range(spikes.count))
        p.part("".join(crown), **metal, clip=clip)
    band = f'<circle cx="{x}" cy="{y}" r="{ring.radius - RIM / 2}" fill="none" stroke="#000" stroke-width="{RIM}"/>'
    p.part(band, **metal, clip=clip)


def _reach(p: Plate) -> Array:
    """The area in which a figure may stand out over its ring: everything above, ever less downwards, nothing at the
    foot."""
    y = MIDDLE[1]
    return 90 * sstep(y + 34, y - 20, p.yy)
