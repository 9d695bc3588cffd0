"""The heroes of arts and graces: hexwright, mender, gravecaller."""

from __future__ import annotations

from ..heroes.kit import brows, cheek, eyes, head_at, lips, nose, open_hand, shaded, skin
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Drawing, Plate
from ..shell import star
from .ground import HERO, front, sun
from .kit import BONE, GILT, IRON, SHAFT, flat, folds, grip, lay, placed, ray_eyes, stuff, void

EBONY = skin("#8d5a3e", 0.8)
ROBE = stuff("#5a3f86", 0.54, 0.8, 22, 66)
SILVER_HAIR = stuff("#e3e0e6", 0.84, 0.6, 10, 80)


def hexwright(p: Plate) -> None:
    """A crooked hat, silver hair, and a sign burning over an open hand."""
    sun(p, "#cfc2e2", "#ab97cb")
    lay(p, "40,250! 50,206 84,184 130,178 176,184 208,206 218,250!", ROBE)
    folds(p, "84,206 90,228 84,250", "180,206 172,228 178,250")
    p.xf = head_at(136, 118, 4, 0.8)
    mirrored(p, lambda: lay(p, "96,104 78,130 76,168 62,216 88,230 104,200 96,150", SILVER_HAIR))
    folds(p, "84,140 82,176 74,212", "168,140 170,176 176,212")
    lay(p, sym("125,84 96,90 86,114 88,146 99,178 113,202 125,210"), shaded(EBONY, 140, 130) | {"line": 3})
    cheek(p)
    eyes(p, "#b48ae6", False, -2, 3, lashes=True)
    brows(p, 6, 3, 4, "#e3e0e6")
    nose(p, 1.1)
    lips(p, "#7d2a46")
    p.part(shape("125,100! 132,112 125,122! 118,112"), "#b48ae6", tone=1, flat=True, line=2, shadow=0)
    lay(p, "66,104! 86,74 98,46 122,22 172,10! 154,30 152,54 168,78 184,104! 150,92 100,92", ROBE, line=3.4)
    folds(p, "108,44 126,52 146,46", "98,66 124,76 156,68", width=4)
    lay(p, "86,82 125,72 166,84 168,98 125,88 82,98", GILT)
    lay(p, "30,118! 60,96 100,90 150,90 192,98 220,122! 184,114 125,106 66,114", ROBE, tone=0.62, puff=8, line=3.4)
    p.xf = ""
    _sign(p, 58, 138)
    lay(p, "20,250! 24,232 40,222 64,224 84,250!", ROBE, tone=0.64, puff=10)
    open_hand(p, 54, 206, EBONY | {"line": 3})
    front(p, HERO)


def _sign(p: Plate, x: float, y: float) -> None:
    """An eye in a ring, burning."""
    p.cut(disc(x, y, 33), "#4a2a80")
    p.cut(Plate.P(star(x, y, 12, 42, 30)), "#7d4fd0")
    p.cut(f'<circle cx="{x}" cy="{y}" r="25" fill="none" stroke="#000" stroke-width="5"/>', "#f4e6ff")
    knot = shape(f"{x - 20},{y}! {x},{y - 15} {x + 20},{y}! {x},{y + 15}")
    p.cut(
        knot + strokes(5, f"{x},{y - 32} {x},{y - 20} {x},{y - 8}", f"{x},{y + 32} {x},{y + 20} {x},{y + 8}"), "#f4e6ff"
    )
    p.cut(disc(x, y, 9), "#4a2a80")
    p.cut(disc(x, y, 4), "#ffffff")


LINEN = stuff("#f3ead6", 0.84, 0.7, 18, 70)
HABIT = stuff("#4f7f66", 0.58, 0.8, 22, 70)
ROSY = skin("#efc3a0", 1.0)


def mender(p: Plate) -> None:
    """A round kind face in white linen, herbs in one hand, a steaming bowl in the other."""
    sun(p, "#d5e3c4", "#aecba0")
    lay(p, "34,250! 42,208 78,186 125,178 172,186 208,208 216,250!", HABIT)
    lay(p, sym("125,22 84,30 62,66 58,116 62,168 44,202 84,218 125,226"), LINEN, puff=26, line=3.4)
    folds(p, "70,84 64,130 70,172", "180,84 186,130 180,172", "60,196 78,204 96,206", "190,196 172,204 154,206")
    p.xf = head_at(125, 114, 0, 0.82)
    lay(p, sym("125,78 92,84 78,112 80,148 92,180 110,198 125,202"), shaded(ROSY, 150, 136, -0.4) | {"line": 3})
    eyes(p, "#5a7f9a", False, 0, -6, lashes=True)
    brows(p, 5, 5, -3, "#a07850")
    nose(p, 0.9)
    lips(p, "#c2494a")
    mirrored(p, lambda: p.flatcol(disc(94, 164, 8, 6), "#e79a84"))
    lay(p, sym("125,58 88,66 72,96 72,112! 96,96 125,92"), LINEN, puff=9)
    for turn in (-46, 0, 46):
        back, p.xf = p.xf, f"{p.xf} rotate({turn} 125 86)"
        lay(p, "125,86! 116,76 125,60! 134,76", LEAF, line=2.2)
        p.xf = back
    p.xf = ""
    lay(p, "88,178 104,190 125,194 146,190 162,178 170,196 150,214 125,220 100,214 80,196", LINEN, puff=12)
    _herbs(p)
    _bowl(p)
    front(p, HERO)


def _herbs(p: Plate) -> None:
    for turn, high in ((-26, 92), (-8, 108), (12, 96)):
        back = placed(p, 60, 216, turn, 0.94)
        lay(p, limb(f"0,10 0,{-high}", 4, 3), stuff("#3f6f3a", 0.6), puff=2, line=2)
        for y in range(-high, -24, 17):
            lay(p, f"0,{y + 8}! -18,{y + 2} -20,{y - 10}! -6,{y - 8}", LEAF, line=2.2)
            lay(p, f"0,{y + 8}! 18,{y + 2} 20,{y - 10}! 6,{y - 8}", LEAF, line=2.2, tone=0.56)
        p.xf = back
    grip(p, 60, 214, ROSY)


LEAF = stuff("#7fae4e", 0.72, 0.7, 6, 40)


def _bowl(p: Plate) -> None:
    back = placed(p, -10, 4)
    p.cut(strokes(7, "182,174 168,156 184,140", "200,170 214,150 198,128"), "#ffffff")
    lay(p, "160,184! 228,184! 222,212 206,226 182,226 166,212", stuff("#a8623a", 0.66, 0.8, 14, 20), line=3.2)
    lay(p, disc(194, 184, 34, 9), stuff("#c0d68a", 0.9, 0.3, 6), line=3)
    for i in range(4):
        lay(p, limb(f"{172 + i * 12},222 {170 + i * 12},208", 11, 10), ROSY | {"puff": 6, "line": 2.4, "shadow": 0.3})
    p.xf = back


SHROUD = stuff("#3d4a52", 0.46, 0.8, 24, 74)
ASH = skin("#c9c2b2", 0.92)


def gravecaller(p: Plate) -> None:
    """A hood, half a face painted as a skull, a spade over the shoulder, a hand of bones raised."""
    sun(p, "#bccbc4", "#93aaa2")
    back = placed(p, 196, 140, 16)
    lay(p, limb("0,-40 0,130", 10, 10), SHAFT)
    lay(p, "-24,-44! 24,-44! 26,-84 0,-118! -26,-84", IRON, line=3.2)
    folds(p, "0,-48 1,-70 0,-96")
    p.xf = back
    lay(p, "30,250! 40,204 76,180 125,172 174,180 210,204 220,250!", SHROUD)
    lay(p, sym("125,10! 98,24 70,56 58,104 58,156 44,196 86,220 125,226"), SHROUD, puff=30, line=3.4)
    lay(p, sym("125,40 96,50 80,84 78,130 84,168 104,200 125,206"), void())
    p.xf = head_at(125, 122, 0, 0.78)
    lay(p, sym("125,74 94,82 82,114 85,148 97,182 112,206 125,214"), shaded(ASH, 150, 140, -0.4) | {"line": 3})
    eyes(p, "#5fd0b0", False, 0, 4)
    brows(p, 6, 0, 5)
    nose(p)
    folds(p, "126,186 140,188 150,182", width=4)
    paint = "125,74! 96,82 82,114 85,148 97,182 112,206 125,214!"
    lay(p, paint, flat("#f4efe0", 0))
    lay(p, "90,128 94,114 108,110 118,122 116,142 104,150 92,144", void(), line=2)
    lay(p, "125,150! 116,162 118,170 125,168!", void(), line=1.5)
    ray_eyes(p, ((106, 132),), 7, "#5fd0b0")
    p.key(Plate.S("M94 186 L125 188", 4) + Plate.S("M100 180 L101 194 M108 180 L109 197 M116 181 L117 198", 3))
    p.xf = ""
    lay(p, sym("125,26! 100,40 80,70 72,112 74,160 64,196! 50,176 52,110 66,58 98,22 125,6!"), SHROUD, tone=0.6, puff=9)
    mirrored(p, lambda: folds(p, "66,196 60,220 64,246", "86,212 84,230 88,250"))
    lay(p, limb("100,206 150,206", 9, 9), BONE, puff=4)
    p.part(disc(125, 206, 13), **BONE | {"puff": 11})
    p.key(disc(120, 205, 3.4) + disc(130, 205, 3.4))
    _bone_hand(p, 46, 196)
    front(p, HERO)


def _bone_hand(p: Plate, x: float, y: float) -> None:
    """A hand of bones with a cold flame over it."""
    back = placed(p, x, y, -6)
    p.cut(shape("2,-92! 14,-70 22,-54 14,-34 -2,-28 -18,-36 -20,-54 -8,-66"), "#1f6a5e")
    p.cut(shape("2,-78! 10,-60 13,-48 6,-36 -4,-34 -12,-42 -10,-54"), "#5fd0b0")
    p.cut(shape("0,-58! 5,-46 0,-38 -5,-46"), "#f4fff0")
    lay(p, "-26,50! -24,22 -10,8 12,8 26,22 30,50!", SHROUD, tone=0.6)
    for tip in ("-24,-16", "-10,-28", "6,-30", "20,-20"):
        dx, dy = (float(n) for n in tip.split(","))
        lay(p, limb(f"{dx * 0.35:.1f},2 {dx * 0.8:.1f},{dy * 0.5:.1f}", 9, 7), BONE, puff=4, line=2.2)
        lay(p, limb(f"{dx * 0.8:.1f},{dy * 0.5:.1f} {tip}", 7, 5), BONE, puff=3, line=2.2)
    lay(p, disc(0, 6, 13), BONE, line=2.4)
    p.xf = back


DRAWINGS: dict[str, Drawing] = {"hexwright": hexwright, "mender": mender, "gravecaller": gravecaller}
