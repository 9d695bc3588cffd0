"""The crests of the bard, and of any other class."""

from __future__ import annotations

from ..monsters.pen import disc, limb, shape, sym
from ..plate import Plate
from .kit import GILT, SHAFT, shield

P, S = Plate.P, Plate.S

BELLY = SHAFT | {"col": "#d99a4a", "tone": 0.82, "gain": 0.7, "puff": 16, "ang": 84, "line": 2.8}
DIE = {"col": "#f1e6c8", "flat": True, "line": 1.8, "shadow": 0}


def bard(p: Plate) -> None:
    """A lute, and a note it has just lost."""
    shield(p, "bard")
    _note(p, 112, 122)
    p.xf = "translate(64 98) rotate(38) scale(1.04)"
    p.part(P("M-7 -92 L7 -92 L6 -10 L-6 -10Z"), **SHAFT | {"col": "#6d3f22"})
    p.part(shape("-9,-80! -8,-104! 8,-104! 9,-80!"), **SHAFT | {"col": "#8a5228"})
    for y in (-99, -88):
        p.part(limb(f"-16,{y} -9,{y}", 6, 5) + limb(f"16,{y} 9,{y}", 6, 5), **GILT)
    p.part(sym("0,-42 -10,-34 -26,-12 -36,14 -24,40 0,48", 0), **BELLY)
    p.key(disc(0, 4, 12))
    p.part(S("M0 -6 A10 10 0 1 1 -0.1 -6Z", 2.6), **GILT | {"line": 0, "puff": 2})
    p.part(limb("-13,31 13,31", 7, 7), **SHAFT | {"col": "#6d3f22"})
    p.cut(S("M-3.6 -88 L-5.5 30 M0 -88 L0 30 M3.6 -88 L5.5 30", 1.5), "#fff6e0")
    p.xf = ""


def _note(p: Plate, x: float, y: float) -> None:
    """A gold note, its head at x, y."""
    before = p.xf
    p.xf = f"{before} translate({x} {y})"
    flag = "M6 -2 L6 -44 C10 -36 20 -32 17 -18 C16 -26 12 -28 10 -28 L10 0Z"
    p.part(P(flag) + f'<g transform="rotate(-20)">{disc(0, 0, 10.5, 8)}</g>', **GILT | {"shadow": 0})
    p.xf = before


def other(p: Plate) -> None:
    """A d20 that has not yet come to rest."""
    shield(p, "other")
    for face, tone in (
        ("M80 22 L34 54 L52 58Z M80 22 L52 58 L108 58Z", 0.92),
        ("M80 22 L126 54 L108 58Z", 0.7),
        ("M34 54 L52 58 L34 106Z", 0.84),
        ("M52 58 L34 106 L80 108Z", 0.8),
        ("M126 54 L126 106 L108 58Z", 0.54),
        ("M108 58 L126 106 L80 108Z", 0.62),
        ("M34 106 L80 138 L80 108Z", 0.55),
        ("M126 106 L80 138 L80 108Z", 0.4),
    ):
        p.part(P(face), **DIE | {"tone": tone})
    p.part(P("M52 58 L108 58 L80 108Z"), **DIE | {"tone": 1})
    p.cut(S("M71 71 C71 61 89 61 89 71 C89 78 80 78 80 87", 6.5) + disc(80, 97, 4), "#b3202e")
