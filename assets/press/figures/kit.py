"""Tools that the figures share: materials with a heavier line than the cards', because figures are shown smaller, and
arms."""

from __future__ import annotations

from typing import Any

from ..heroes.kit import fist
from ..materials import GOLD, Material
from ..monsters.pen import disc, limb, shape, strokes
from ..plate import Array, Plate
from ..shell import pip


def stuff(col: str, tone: float = 0.62, gain: float = 0.8, puff: float = 14, ang: float = 60, **more: Any) -> Material:
    """A material of a colour; `more` are further keywords of `Plate.part`."""
    return {
        "col": col,
        "tone": tone,
        "gain": gain,
        "puff": puff,
        "ang": ang,
        "bend": 3,
        "line": 3,
        "shadow": 0.5,
    } | more


def void(col: str = "#1d1015") -> Material:
    """A hole: flat and nearly black."""
    return {"col": col, "tone": 0.03, "flat": True, "shadow": 0, "line": 2}


def flat(col: str, line: float = 2) -> Material:
    """A flat patch of a colour."""
    return {"col": col, "tone": 1, "flat": True, "shadow": 0, "line": line}


BLADE = stuff("#cfd6d8", 0.84, 0.5, 5, line=2.8)
PLATE = stuff("#aab6be", 0.66, 0.95, 16, bend=4)
IRON = stuff("#7d8794", 0.58, 0.9, 10, 24)
RUST = stuff("#a8623a", 0.56, 0.9, 12, 30)
BRONZE = stuff("#c08a3e", 0.62, 0.95, 14, 30)
GILT = GOLD | {"line": 2.8, "puff": 6, "tone": 0.74, "shadow": 0.4}
HIDE = stuff("#7a4a2a", 0.56, 0.85, 10, 80)
SHAFT = stuff("#96602f", 0.64, 0.8, 5, 86)
BONE = stuff("#efe2bd", 0.84, 0.6, 9, -30, bend=1)


def lay(p: Plate, outline: str, material: Material, **changes: Any) -> Array:
    """Lay a part whose outline is a spec of points, or ready SVG; return its mask."""
    return p.part(outline if outline.startswith("<") else shape(outline), **material | changes)


def folds(p: Plate, *specs: str, width: float = 3.6, clip: Array | None = None) -> None:
    """Tapering cuts of ink."""
    p.key(strokes(width, *specs), clip=clip)


def shine(p: Plate, *specs: str, width: float = 3.6, col: str = "#ffffff") -> None:
    """Tapering cuts of light."""
    p.cut(strokes(width, *specs), col)


def arm(p: Plate, shoulder: str, elbow: str, hand: str, sleeve: Material, width: float = 34) -> None:
    """A sleeve from shoulder over elbow to hand."""
    lay(p, limb(f"{shoulder} {elbow}", width, width * 0.86), sleeve, puff=width * 0.4)
    lay(p, limb(f"{elbow} {hand}", width * 0.86, width * 0.66), sleeve, puff=width * 0.36)


def grip(p: Plate, x: float, y: float, skin: Material, turn: float = 0, k: float = 1.0) -> None:
    """A fist round an upright shaft, drawn with the figures' heavier line."""
    fist(p, x, y, skin | {"line": 2.6}, turn, k)


def placed(p: Plate, x: float, y: float, turn: float = 0, k: float = 1.0) -> str:
    """Move the origin for the next drawing to x, y; return the transform to go back to."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({turn}) scale({k})"
    return before


def suit(p: Plate, sign: str, x: float, y: float, size: float) -> None:
    """The pip of a suit on a card: red, or in ink."""
    if sign in "HD":
        p.flatcol(pip(sign, x, y, size), "#b3202e", keepink=False)
    else:
        p.key(pip(sign, x, y, size))


def rivets(p: Plate, *places: tuple[float, float], r: float = 4.5, metal: Material = GILT) -> None:
    """Round heads of rivets."""
    for x, y in places:
        p.part(disc(x, y, r), **metal | {"puff": r, "line": 2, "shadow": 0})


def ray_eyes(p: Plate, places: tuple[tuple[float, float], ...], r: float, col: str, core: str = "#ffffff") -> None:
    """Burning eyes without ink."""
    for x, y in places:
        p.cut(disc(x, y, r), col)
        p.cut(disc(x, y, r * 0.5), core)
