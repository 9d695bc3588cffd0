"""The elite form of an enemy: its own block, printed from another colour plate and with armour added on top.

Its moon is eclipsed and burns at the rim, its ring is gilt and has thorns, it has spiked plates on its shoulders, and
claw scars across its face.
"""

from __future__ import annotations

import numpy as np

from ..materials import GOLD
from ..monsters.pen import disc, mirrored, strokes
from ..plate import INK, Array, Drawing, Plate, hexc
from ..shell import star
from .ground import COURT, ENEMY, FENWILD, MIDDLE, RADIUS, RIM, RISEN, UNDERHALL, Ring, Spikes, bend, from_middle
from .kit import GILT, flat, lay, rivets, stuff

RING = Ring(GOLD | {"col": "#d08a2e", "tone": 0.66}, spikes=Spikes(16, 9, 13, 4))
CORONA = ((90.0, "#f2b24a"), (76.0, "#d9602c"), (62.0, "#a5332a"))
"""The eclipsed moon: a radius, and the colour inside it, from the rim inwards."""
ARMOUR = stuff("#7d2128", 0.54, 0.95, 12, 40)
SCAR = "#f6d9c0"

SCARS: dict[str, tuple[float, float, float]] = {
    "cellar_gnawers": (147, 100, 0.9),
    "grave_porter": (146, 172, 0.7),
    "bone_archer": (142, 92, 0.7),
    "tomb_hound": (150, 92, 0.9),
    "crypt_warden": (152, 62, 0.9),
    "rusted_champion": (172, 84, 1.0),
    "lich_of_low_cards": (144, 112, 0.8),
    "bog_midges": (150, 84, 0.8),
    "thorn_creeper": (172, 84, 1.0),
    "mire_toad": (172, 132, 1.0),
    "reed_stalker": (142, 62, 0.8),
    "antler_shaman": (140, 112, 0.7),
    "bear_of_the_black_fen": (160, 92, 1.0),
    "mourning_willow": (150, 96, 0.9),
    "fen_drake": (150, 84, 0.9),
    "table_cutpurse": (146, 104, 0.7),
    "velvet_fencer": (144, 118, 0.7),
    "ledger_fiend": (150, 84, 0.8),
    "masked_chorus": (148, 96, 0.9),
    "gilded_lancer": (146, 92, 0.8),
    "court_poisoner": (162, 118, 0.6),
    "house_enforcer": (150, 112, 0.8),
    "the_croupier": (148, 118, 0.7),
}
"""The claw scars on each face: x, y and scale; a wisp has none."""


def promoted(draw: Drawing, name: str, p: Plate) -> None:
    """Draw the elite form of an enemy."""
    draw(p)
    _eclipse(p)
    _gild(p)
    if name in SCARS:
        _scar(p, *SCARS[name])
    mirrored(p, lambda: _pauldron(p))
    _clasp(p)


def _eclipse(p: Plate) -> None:
    """Let the visible parts of the moon burn."""
    for _night, light in (UNDERHALL, FENWILD, COURT):
        shows = _printed_in(p, light)
        for radius, col in CORONA:
            p.col[shows & (from_middle(p, RISEN) < radius)] = hexc(col)


def _gild(p: Plate) -> None:
    """The gilt ring where nobody stands before it, and thorns around it behind the figure."""
    p.col[_printed_in(p, str(ENEMY.metal["col"]))] = hexc(str(RING.metal["col"]))
    bend(p, RING, (_printed_in(p, INK) & (from_middle(p) > RADIUS - 1)).astype(np.float32))


def _printed_in(p: Plate, col: str) -> Array:
    return np.abs(p.col - hexc(col)).max(-1) < 0.02


def _pauldron(p: Plate) -> None:
    """A plate and a second one below it on the left shoulder, edged with gold, and three spikes."""
    for tip in ("28,210! 2,178! 42,198!", "44,202! 30,160! 60,196!", "60,204! 66,172! 76,210!"):
        lay(p, tip, GILT, puff=5, tone=0.8)
    lay(p, "15,226! 40,213 64,208 84,214 86,231 62,238 34,239!", ARMOUR, tone=0.44, puff=9, shadow=0.7)
    lay(p, "17,223! 26,202 44,189 65,193 82,214! 62,207 40,212!", ARMOUR, shadow=0.5)
    for edge in ("M17 226 C30 214 58 202 83 216", "M34 239 C50 239 74 238 86 230"):
        p.part(Plate.S(edge, 4.2), **GILT | {"puff": 2, "line": 2.2, "shadow": 0.2})
    rivets(p, (36, 206), (50, 199), (65, 203), r=3.4)


def _clasp(p: Plate) -> None:
    """A star at the ring's foot, between the plates."""
    x, y = MIDDLE[0], MIDDLE[1] + RADIUS - RIM - 8
    p.part(disc(x, y, 18), **ARMOUR | {"tone": 0.44, "puff": 9})
    p.part(Plate.P(star(x, y, 5, 18, 8)), **flat("#fff0bd", 2.4))


def _scar(p: Plate, x: float, y: float, k: float) -> None:
    """Three cuts from the upper right to the lower left."""
    cuts = [
        f"{x + (14 + i) * k},{y + (i - 26) * k} {x + i * k},{y + i * k} {x + (i - 16) * k},{y + (i + 26) * k}"
        for i in (-11, 0, 11)
    ]
    p.key(strokes(9 * k, *cuts))
    p.cut(strokes(4.4 * k, *cuts), SCAR)
