"""Tools that the diamonds of the bestiary share: the vault behind them, and their metals and stones."""

from __future__ import annotations

from assets.press.plate import Plate

from ..monsters.ground import MOON, ground
from ..monsters.pen import disc
from ..monsters.spades_kit import Stuff

VAULT = "#3c2812"
"""The panel colour of the diamonds."""

GOLD: Stuff = {"col": "#e0aa3e", "gain": 0.85}
BRASS: Stuff = {"col": "#b97f35", "gain": 0.9}
IRON: Stuff = {"col": "#7d8da0", "gain": 0.9}
STEEL: Stuff = {"col": "#b9c6cd", "gain": 0.8}
STONE: Stuff = {"col": "#a9a497", "gain": 0.85}


def vault(p: Plate, moon: str = "#d3ad66", disc: tuple[float, float, float] = MOON) -> None:
    """The dark of the treasure vault, with a moon of old gold."""
    ground(p, VAULT, moon, disc)


def coin(p: Plate, x: float, y: float, r: float, flat: float = 1.0, turn: float = 0) -> None:
    """A gold coin of radius `r`, seen from the side when `flat` is below 1, turned by degrees."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({turn}) scale(1 {flat})"
    p.part(disc(0, 0, r), tone=0.78, puff=r * 0.3, ang=30, line=1.8, shadow=0.4, **GOLD)
    p.part(disc(0, 0, r * 0.68), tone=0.7, puff=r * 0.5, ang=-30, line=1.2, shadow=0, **GOLD)
    p.xf = before


def rivet(p: Plate, x: float, y: float, r: float, stuff: Stuff = BRASS) -> None:
    """The round head of a rivet."""
    p.part(disc(x, y, r), tone=0.78, puff=r, line=1.3, shadow=0.3, **stuff)
