"""The heroes who fight with steel: bulwark, duelist, reaver, and the one without a class."""

from __future__ import annotations

from ..heroes.kit import brows, eyes, head_at, nose, shaded, skin
from ..monsters.pen import disc, limb, mirrored, shape, sym
from ..plate import Drawing, Plate
from .ground import HERO, front, sun
from .kit import BLADE, GILT, IRON, PLATE, SHAFT, arm, flat, folds, grip, lay, placed, rivets, shine, stuff, void

FACE = skin("#e0ac80")
BEARD = stuff("#7a4424", 0.6, 0.8, 14, 84)
LACE = stuff("#f4ecd8", 0.86, 0.6, 8, 64)
GLOVE = skin("#5d4a44", 0.7)
WALL = stuff("#4b7396", 0.62, 0.7, 30, 84)


def bulwark(p: Plate) -> None:
    """A broad helm over a shield as large as a gate, its upper edge cut like a battlement."""
    sun(p, "#bcd0d8", "#93b2c2")
    mirrored(p, lambda: _shoulder(p))
    p.xf = head_at(125, 108, 0, 0.76)
    _helmed(p)
    p.xf = ""
    _shield(p)
    for x in (42, 208):
        for i in range(4):
            lay(p, f'<rect x="{x - 9}" y="{146 + i * 11}" width="20" height="12" rx="5"/>', PLATE, puff=5, line=2.4)
    front(p, HERO)


def _shoulder(p: Plate) -> None:
    lay(p, "100,120 66,108 34,118 22,148 28,180! 110,180!", PLATE)
    lay(p, "96,124 68,118 46,126 38,148 70,146 98,140", PLATE, tone=0.76, puff=9)
    rivets(p, (56, 134))


def _helmed(p: Plate) -> None:
    lay(p, sym("125,70 92,76 78,112 82,160 100,198 125,206"), shaded(FACE, 142, 130) | {"line": 3})
    eyes(p, "#3f6f8f", False, 0, 8)
    brows(p, 11, -3, 9, "#7a4424")
    nose(p, 1.2)
    lay(p, sym("125,180 106,174 84,158! 76,196 96,230 125,236"), BEARD)
    folds(p, "98,190 98,210 108,228", "152,190 152,210 142,228", "116,196 116,212 122,230")
    lay(p, sym("125,14 92,20 68,54 62,108 62,118! 96,104 125,102"), PLATE, puff=26)
    mirrored(p, lambda: lay(p, "62,108! 82,110 88,150 86,186! 66,166", PLATE, puff=8))
    lay(p, sym("125,90! 96,94 60,104! 60,120! 98,110 125,110"), GILT)
    lay(p, "118,6! 132,6! 134,110 131,160 125,168 119,160 116,110", GILT)
    shine(p, "88,36 78,54 74,84", width=5)


def _shield(p: Plate) -> None:
    """A gate of a shield: battlement above, courses of stone, a gold boss."""
    wall = "40,250! 34,128! 62,124! 62,140! 92,138! 92,122! 158,122! 158,138! 188,140! 188,124! 216,128! 210,250!"
    body = lay(p, wall, WALL, shadow=0.9, line=3.6)
    rows = ((160, (60, 108, 150, 196)), (182, (82, 172)), (204, (60, 190)), (226, (84, 126, 168)))
    lines = "".join(f"M30 {y} L220 {y + 1}" for y, _ in rows)
    lines += "".join(f"M{x} {y} L{x} {y + 22}" for y, xs in rows for x in xs)
    p.key(Plate.S(lines, 2.8), clip=body)
    rim = "M40 250 L34 128 L62 124 L62 140 L92 138 L92 122 L158 122 L158 138 L188 140 L188 124 L216 128 L210 250"
    lay(p, Plate.S(rim, 8, "square"), GILT, puff=4)
    p.part(shape("125,158! 152,186 125,232! 98,186"), **GILT | {"puff": 12})
    p.part(disc(125, 190, 15), **PLATE | {"tone": 0.8, "puff": 14})
    shine(p, "116,190 118,180 128,178", width=4.5)


PALE = skin("#eccaa6")
DOUBLET = stuff("#a8303a", 0.56, 0.8, 22, 70)
DARK_HAIR = stuff("#6b3b22", 0.56, 0.8, 12, 80)


def duelist(p: Plate) -> None:
    """A salute with the rapier: long blade, lace, a waxed moustache."""
    sun(p, "#efdcb4", "#dcbf84")
    lay(p, "36,250! 44,206 80,182 125,176 170,182 206,206 214,250!", DOUBLET)
    folds(p, "64,206 70,226 66,250", "186,206 180,226 184,250", "92,200 100,222 96,250")
    lay(p, limb("124,150 125,190", 38, 48), PALE, tone=0.7, line=3)
    p.xf = head_at(120, 104, -4, 0.84)
    lay(p, sym("125,74 92,80 78,112 80,150 74,182 84,196 125,200"), DARK_HAIR, puff=18)
    lay(p, sym("125,84 96,88 84,112 87,144 99,178 114,204 125,212"), shaded(PALE, 138, 130) | {"line": 3})
    eyes(p, "#4a3a2a", False, 2, 3)
    brows(p, 7, 5, 4, "#3a2a26")
    nose(p)
    mirrored(p, lambda: lay(p, "125,175! 112,172 100,179 84,168! 92,187 112,187 125,181!", DARK_HAIR, puff=5))
    lay(p, "117,199! 125,196 133,199! 129,212 125,226! 121,212", DARK_HAIR, puff=5)
    lay(p, "82,140! 76,104 96,78 126,72 158,78 176,106 168,140! 160,112 140,98 112,100 92,112", DARK_HAIR)
    folds(p, "92,108 96,90 116,80", "158,108 152,92 138,82")
    shine(p, "100,92 110,84 122,82", width=3, col="#9a7a66")
    p.xf = ""
    for spec in (
        "78,182! 96,170 125,186! 118,206 104,214 90,200!",
        "172,182! 154,170 125,186! 132,206 146,214 160,200!",
    ):
        lay(p, spec, LACE, puff=9)
    folds(p, "92,182 104,188 110,204", "158,182 146,188 140,204", width=2.6)
    back = placed(p, 190, 208, 14)
    lay(p, "-5,-14! -4,-150! 0,-196! 4,-150! 5,-14!", BLADE, puff=3)
    lay(p, Plate.S("M-34 -20 C-10 -8 10 -8 34 -20", 8), GILT)
    lay(p, Plate.S("M-22 -14 C-30 20 -10 34 0 34 M22 -14 C30 20 10 34 0 34", 6), GILT, puff=3)
    grip(p, 0, 6, GLOVE)
    p.part(disc(0, 42, 9), **GILT | {"puff": 8})
    p.xf = back
    lay(p, "150,250! 158,232 178,224 206,230 222,250!", DOUBLET, tone=0.66)
    lay(p, "160,234 178,222 202,228 208,238 182,234 164,244", LACE, puff=6)
    front(p, HERO)


REDHEAD = stuff("#c9401f", 0.62, 0.8, 10, 84)
HARNESS = stuff("#5f3a26", 0.52, 0.8, 8, 70)
TAN = skin("#c98d62")


def reaver(p: Plate) -> None:
    """A shout between two axes, under a crest of red hair."""
    sun(p, "#e8a888", "#cf7a5c")
    for side in (-1, 1):
        _axe(p, 125 + side * 70, 142, side * 3, side)
    lay(p, "34,250! 40,204 76,180 125,174 174,180 210,204 216,250!", TAN | {"line": 3}, puff=24)
    lay(p, "58,190! 76,182! 160,250! 126,250!", HARNESS)
    lay(p, "192,190! 174,182! 90,250! 124,250!", HARNESS)
    p.part(disc(125, 226, 15), **PLATE | {"puff": 13})
    rivets(p, (88, 206), (162, 206))
    lay(p, limb("125,156 125,178", 46, 54), TAN, tone=0.84, line=3)
    p.xf = head_at(125, 108, 0, 0.82)
    lay(p, "125,94! 98,80 90,54 102,26! 114,42 125,12! 138,42 150,24! 160,54 152,82", REDHEAD, line=3.4)
    folds(p, "108,44 106,62 112,82", "125,32 124,54 125,80", "144,44 146,62 140,82", width=4)
    lay(p, sym("125,78 94,84 80,114 82,150 92,186 108,212 125,218"), shaded(TAN, 146, 130) | {"line": 3})
    lay(p, "84,110! 166,110! 168,136 84,136!", flat("#7d1a1c", 0), shadow=0)
    eyes(p, "#d8a020", False, 0, 12)
    brows(p, 10, -6, 14, "#8e2a14")
    nose(p, 1.2)
    lay(p, "100,180! 125,170 150,180! 150,198 138,212 112,212 100,198", void("#3a0a10"), line=3)
    lay(p, "104,182! 125,174 146,182! 142,188 108,188", flat("#f4ead0"))
    lay(p, "112,208 125,198 138,208 125,212", flat("#d8606a"))
    folds(p, "96,166 90,178 94,192", "154,166 160,178 156,192", width=3)
    p.xf = ""
    for side in (-1, 1):
        x = 125 + side * 69
        arm(p, f"{125 + side * 84},214", f"{125 + side * 92},238", f"{x},206", TAN | {"line": 3}, 34)
        lay(p, limb(f"{x - 14},212 {x + 18},212", 16, 16), HARNESS, puff=7)
        grip(p, x, 188, TAN, side * 3)
    front(p, HERO)


def _axe(p: Plate, x: float, y: float, turn: float, side: int) -> None:
    """A bearded axe whose blade looks outwards."""
    back = placed(p, x, y, turn)
    p.xf += f" scale({side} 1)"
    lay(p, limb("0,-96 0,96", 10, 10), SHAFT)
    lay(p, "-6,-92! 6,-92! 18,-98 38,-118! 46,-84 40,-38! 24,-54 6,-60! -6,-60!", BLADE, puff=12, line=3.2)
    folds(p, "33,-106 39,-82 34,-52", width=3)
    lay(p, '<rect x="-9" y="-94" width="18" height="36" rx="3"/>', HARNESS, puff=5)
    p.xf = back


WOOL = stuff("#8d8168", 0.6, 0.8, 20, 66)
SCARF = stuff("#5f7f6a", 0.6, 0.8, 12, 10)
STRAW_HAIR = stuff("#b98a4a", 0.66, 0.8, 10, 80)


def unsworn(p: Plate) -> None:
    """The hero without a class: a young face, a scarf, a lantern and a staff."""
    sun(p, "#d6cdb8", "#bfb498")
    lay(p, limb("52,20 66,250", 11, 12), SHAFT)
    lay(p, "36,250! 44,204 78,182 125,176 172,182 206,204 214,250!", WOOL)
    folds(p, "70,204 64,226 66,250", "180,206 186,226 184,250")
    lay(p, limb("125,150 125,190", 38, 46), FACE, tone=0.66, line=3)
    p.xf = head_at(125, 110, 3, 0.8)
    lay(p, sym("125,82 94,88 84,114 87,146 98,178 112,200 125,206"), shaded(FACE, 140, 130) | {"line": 3})
    mirrored(p, lambda: lay(p, "87,134! 74,128 74,152 88,164!", FACE | {"line": 2.6}, puff=6))
    eyes(p, "#4a7a5a", False, 1, -2)
    brows(p, 6, 5, -2, "#8a6030")
    nose(p, 0.9)
    folds(p, "106,184 126,194 146,180", width=4)
    tuft = "82,128! 72,104 84,76 70,62! 96,66 112,46! 122,60 146,44! 146,62 174,66! 166,80 180,106 168,130! 164,108 150,116! 146,100 128,112! 118,100 104,114! 98,102"
    lay(p, tuft, STRAW_HAIR, line=3)
    folds(p, "96,74 94,92 100,104", "124,66 120,84 122,98", "150,70 152,88 148,100", width=3)
    p.xf = ""
    lay(p, "76,186 96,172 125,178 154,170 176,184 170,206 125,216 82,208", SCARF)
    lay(p, "104,206 126,208 130,250! 100,250!", SCARF, puff=9)
    folds(p, "88,190 116,200 160,188", "110,216 112,232 110,248", width=3)
    grip(p, 62, 200, FACE, -4)
    _lantern(p, 194, 176)
    front(p, HERO)


def _lantern(p: Plate, x: float, y: float) -> None:
    back = placed(p, x, y)
    lay(p, Plate.S("M-14 -20 C-14 -44 14 -44 14 -20", 5), IRON, puff=2)
    lay(p, "-20,-18! 20,-18! 24,26! -24,26!", stuff("#f2a532", 1, 0.3, 10), line=3.2)
    p.cut(disc(0, 6, 14), "#ffe9a0")
    p.cut(shape("0,-10! 8,8 0,20 -8,8"), "#ffffff")
    p.key(Plate.S("M-8 -18 L-10 26 M8 -18 L10 26", 3))
    lay(p, "-24,-16! -14,-30 14,-30 24,-16!", IRON, puff=5)
    lay(p, '<rect x="-26" y="24" width="52" height="9" rx="3"/>', IRON, puff=4)
    grip(p, 0, -46, FACE, 90, 0.9)
    p.xf = back


DRAWINGS: dict[str, Drawing] = {"bulwark": bulwark, "duelist": duelist, "reaver": reaver, "none": unsworn}
