"""The heroes who live by steel: the bulwark."""

from __future__ import annotations

from ..heroes.kit import brows, eyes, head_at, nose, shaded, skin
from ..monsters.pen import disc, mirrored, shape, sym
from ..plate import Drawing, Plate
from .ground import front, sun
from .kit import GILT, PLATE, folds, lay, rivets, shine, stuff

FACE = skin("#e0ac80")
BEARD = stuff("#7a4424", 0.6, 0.8, 14, 84)
WALL = stuff("#4b7396", 0.62, 0.7, 30, 84)


def bulwark(p: Plate) -> None:
    """A broad helm over a shield as large as a gate, its upper edge cut like a battlement."""
    sun(p, "#bcd0d8", "#93b2c2")
    mirrored(p, lambda: _shoulder(p))
    p.xf = head_at(125, 104, 0, 0.78)
    _helmed(p)
    p.xf = ""
    _shield(p)
    for x in (42, 208):
        for i in range(4):
            lay(p, f'<rect x="{x - 9}" y="{146 + i * 11}" width="20" height="12" rx="5"/>', PLATE, puff=5, line=2.4)
    front(p)


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


DRAWINGS: dict[str, Drawing] = {"bulwark": bulwark}
