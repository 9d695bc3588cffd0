"""The queen of diamonds: the ranger."""

from __future__ import annotations

from ..materials import GOLD, LEATHER, WOOD
from ..monsters.clubs_forms import Limb
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from ..shell import pip
from .kit import TRIM, ashen, brows, cheek, eyes, fist, head_at, lips, nose, shaded, skin, stand

SKIN = skin("#9a6440", 0.92)
HOOD = {"col": "#3f7048", "tone": 0.56, "gain": 0.85, "puff": 20, "ang": 70, "bend": 4, "line": 2.8, "shadow": 0.6}
BRAID = {"col": "#3a231b", "tone": 0.5, "gain": 0.8, "puff": 5, "ang": 20, "line": 1.8, "shadow": 0.4}
JERKIN = LEATHER | {"col": "#8a5630", "puff": 18, "line": 2.6}


def ranger(p: Plate, down: bool = False) -> None:
    """QD: a hooded archer with gold at her brow; the bow snaps when she falls."""
    stand(p, "D", down, (120, 168, 98))
    figure = "translate(4 18) rotate(-9 128 240)" if down else ""
    p.xf = figure
    _quiver(p)
    _cloak(p)
    p.xf = f"{figure} {head_at(126, 134 if down else 124, -13 if down else -4, 0.74)}"
    _head(p, down)
    p.xf = figure
    _bow(p, down)
    p.part(shape("166,270! 168,238 184,220 206,214 226,226 232,270!"), **HOOD | {"puff": 14})
    p.part(shape("184,226 204,208 222,220 222,240 202,234 188,242"), **LEATHER | {"puff": 8})
    p.key(strokes(2.6, "188,230 204,220 220,230"))
    fist(p, 208, 198, SKIN | {"tone": 0.82}, 6)
    p.xf = ""
    if down:
        ashen(p)


def _quiver(p: Plate) -> None:
    """The arrows over her far shoulder."""
    for x0, y0, x1, y1, col in (
        (64, 236, 26, 128, "#b3262f"),
        (74, 232, 46, 116, "#efe2c4"),
        (84, 230, 66, 122, "#b3262f"),
    ):
        p.part(limb(f"{x0},{y0} {x1},{y1}", 4, 4), "#e6cf97", tone=0.85, puff=2, line=1.6, shadow=0.2)
        dx, dy = (x0 - x1) / 110, (y0 - y1) / 110
        tip = f"{x1 - 8 - dx * 4:.1f},{y1 - 2}! {x1 + dx * 2:.1f},{y1 + 8} {x1 + 9:.1f},{y1 - 4}! {x1 + 10 + dx * 26:.1f},{y1 + 22} {x1 + dx * 34:.1f},{y1 + dy * 34:.1f} {x1 - 7 + dx * 26:.1f},{y1 + 28}"
        p.part(shape(tip), col, tone=0.74, gain=0.7, puff=5, ang=40, line=2, shadow=0.3)
        p.key(strokes(2, f"{x1},{y1 + 6} {x1 + dx * 16},{y1 + 18} {x1 + dx * 30},{y1 + 30}"))


def _cloak(p: Plate) -> None:
    p.part(sym("128,166 92,178 54,194 32,222 26,280! 128,290", 128), **HOOD | {"puff": 26})
    p.part(sym("128,176 108,184 98,210 100,290! 128,290", 128), **JERKIN)
    p.key(strokes(3, "128,200 127,230 128,260") + strokes(2.4, "112,214 128,220 144,214", "112,230 128,236 144,230"))
    p.key(strokes(3.4, "64,204 54,226 52,252", "84,196 76,222 76,252", "176,200 186,224 186,252"))


def _head(p: Plate, down: bool) -> None:
    slip = " translate(-8 10)" if down else ""
    before = p.xf
    p.xf += slip
    p.part(sym("125,36! 104,50 82,72 66,110 62,156 64,200 52,228 90,244 125,248"), **HOOD | {"puff": 30})
    p.part(sym("125,64 100,72 84,98 78,138 82,186 98,220 125,228"), "#1c1512", tone=0.05, flat=True, line=2.4, shadow=0)
    p.xf = before
    p.part(
        sym("125,172 108,178 106,208 96,228 125,240"), **shaded(SKIN, 110 if down else 122, 170, -0.4) | {"tone": 0.7}
    )
    p.part(sym("125,78 96,84 86,110 87,142 97,174 112,198 125,205"), **shaded(SKIN, 112 if down else 134, 130, -0.4))
    p.part(sym("125,78 102,80 88,96 84,124! 96,108 110,100 125,98"), **BRAID | {"puff": 8})
    cheek(p)
    eyes(p, "#b07a2a", down, 1.5, 3, lashes=True)
    brows(p, 6, 0, 3)
    nose(p, 1.1)
    lips(p, "#7d2a30", down)
    p.part(sym("125,94 104,96 84,106 85,115 104,106 125,104"), **GOLD | {"puff": 4, "line": 2})
    p.part(pip("D", 125, 101, 24), "#b3262f", tone=0.9, gain=0.6, puff=5, line=1.8, shadow=0.2)
    mirrored(p, lambda: _braid(p))
    p.xf += slip
    p.part(
        sym("125,52! 104,62 86,82 76,112 74,150 78,190 66,214! 60,180 60,140 68,100 88,62 125,36!"),
        **HOOD | {"puff": 9, "tone": 0.66, "line": 2.4},
    )
    p.xf = before


def _braid(p: Plate) -> None:
    for i in range(8):
        y = 148 + i * 12
        p.part(disc(83 + (i % 2) * 3 - i * 0.6, y, 7.5, 8), **BRAID)
    p.part('<rect x="71" y="238" width="16" height="9" rx="3"/>', **TRIM)
    p.part(shape("72,248! 79,246 86,248! 82,262 78,270!"), **BRAID)


def _bow(p: Plate, down: bool) -> None:
    before = p.xf
    p.xf = f"{before} translate(206 0) rotate(5 0 190)"
    lower = Limb([(0, 206), (-2, 240), (-18, 290)], [13, 11, 8])
    if down:
        upper = Limb([(0, 190), (2, 168), (-1, 150)], [13, 12, 9])
        p.part(upper.strip(), **WOOD | {"line": 2.6})
        p.part(shape("-7,152! -3,134! 0,144! 5,130! 7,154!"), **WOOD | {"line": 2, "puff": 4})
        p.xf += " translate(30 52) rotate(64 2 150)"
    else:
        p.key(Plate.S("M-30 14 L-34 300", 3.2))
        p.cut(Plate.S("M-30 14 L-34 300", 1.4), "#fff6e0")
    upper = Limb([(1, 150), (8, 96), (-4, 48), (-28, 18), (-38, 20)], [12, 12, 10, 8, 4])
    if not down:
        upper = Limb([(0, 200), (10, 140), (8, 84), (-8, 40), (-28, 16), (-36, 20)], [13, 13, 12, 10, 8, 4])
    p.part(upper.strip(), **WOOD | {"line": 2.8})
    p.part(upper.strip(start=0.86, end=0.96), **GOLD | {"puff": 4, "line": 2})
    p.part(upper.strip(start=0.42, end=0.5), **TRIM)
    p.xf = f"{before} translate(206 0) rotate(5 0 190)"
    p.part(lower.strip(), **WOOD | {"line": 2.8})
    p.xf = before
