"""Adventurers seen from behind, standing before the monster on the cover of a box.

Each is drawn around its nape, (0, 0): the head above, cloak and arms down to y 130, about 70 units across.
"""

from __future__ import annotations

from collections.abc import Callable

from ..materials import GOLD, WOOD, Material
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate

Adventurer = Callable[[Plate], None]

LIT: Material = {"gain": 0.9, "puff": 12, "ang": 78, "bend": 3, "line": 3, "shadow": 0, "rim": 0.5}
HAIR: Material = LIT | {"puff": 9, "ang": 84, "line": 2.6}
BLADE: Material = {"col": "#c9d1d4", "tone": 0.8, "gain": 0.4, "puff": 4, "ang": 60, "line": 2.4, "shadow": 0}
FLAME = (  # outlines of the paper sheets
    ("#d4551b", "0,-34! 9,-18 12,-6 9,6 0,12 -9,6 -11,-6 -6,-16"),
    ("#f2a532", "1,-22! 6,-10 8,0 0,9 -7,1 -4,-10"),
    ("#ffe9a0", "0,-10! 4,-2 0,6 -4,0"),
)


def stand(p: Plate, draw: Adventurer, x: float, y: float, size: float) -> None:
    """Draw an adventurer with its nape at a place, scaled by `size`."""
    before, p.xf = p.xf, f"translate({x} {y}) scale({size})"
    draw(p)
    p.xf = before


def cloak(p: Plate, col: str, tone: float = 0.4) -> None:
    """A long cloak, falling in folds from the shoulders."""
    p.part(sym("0,-4 14,0 30,8 37,28 44,80 50,140! 0,140!", 0), col, tone=tone, **LIT)
    p.key(strokes(3.4, "-14,22 -20,70 -22,138", "4,18 6,70 2,138", "20,24 27,76 30,138"))


def arm(p: Plate, col: str, spec: str) -> None:
    """A sleeve to a raised hand."""
    p.part(limb(spec, 17, 12), col, tone=0.44, **LIT | {"puff": 8})


def torch(p: Plate, x: float, y: float) -> None:
    """A burning torch, its head at a place."""
    p.part(limb(f"{x},{y + 4} {x - 3},{y + 44}", 8, 6), **WOOD | {"shadow": 0})
    before = p.xf
    p.xf = f"{before} translate({x} {y}) scale(1.25)"
    for i, (colour, spec) in enumerate(FLAME):
        p.part(shape(spec), colour, tone=1.1, flat=True, line=2.4 if i == 0 else 0, shadow=0)
    p.xf = before


def sword(p: Plate, x: float, y: float, lean: float) -> None:
    """A raised sword with its hilt at a place, leaning by `lean` degrees."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({lean})"
    p.part(shape("-5,0! -4.4,-62! 0,-76! 4.4,-62! 5,0!"), **BLADE)
    p.part(shape("-15,-3! 15,-3! 15,4! -15,4!") + disc(0, 16, 4.6), **GOLD | {"shadow": 0, "puff": 3})
    p.xf = before


def scoundrel(p: Plate) -> None:
    """A hood, a torch in the left hand, a short blade in the right."""
    sword(p, 52, 40, 18)
    cloak(p, "#b3202e", 0.5)
    arm(p, "#b3202e", "-26,22 -50,8")
    arm(p, "#b3202e", "28,24 50,46")
    p.part(sym("0,-52! 14,-46 23,-30 25,-10 18,8 0,14", 0), "#c8323c", tone=0.52, **LIT)
    p.key(strokes(3, "-4,-44 -12,-18 -8,6", "12,-40 17,-18 12,4"))
    torch(p, -54, -20)


def knight(p: Plate) -> None:
    """A helmet with a plume, and a blade held high."""
    sword(p, 48, 18, 8)
    cloak(p, "#35598a")
    arm(p, "#9aa6ad", "28,20 48,22")
    p.part(sym("0,-50 17,-44 21,-22 18,-2 0,4", 0), "#aeb9bf", tone=0.66, **LIT | {"ang": 40})
    p.key(Plate.S("M0 -50 L0 4 M-20 -18 L20 -18", 2.4))
    p.part(shape("0,-50! 10,-66 2,-80 22,-74 26,-52 14,-36 4,-38!"), "#b3202e", tone=0.5, **HAIR)


def queen(p: Plate) -> None:
    """Red hair in a crown, a fire in her hand."""
    cloak(p, "#5f2f6e")
    arm(p, "#5f2f6e", "-26,22 -47,12")
    p.part(sym("0,-46 16,-42 22,-24 24,4 27,40 16,58 0,62", 0), "#a8401f", tone=0.5, **HAIR)
    p.key(strokes(3, "-10,-34 -16,4 -10,52", "2,-38 2,10 4,58", "12,-34 18,4 14,50"))
    crown(p, -42)
    before = p.xf
    p.xf = f"{before} translate(-48 -6) scale(.9)"
    for colour, spec in FLAME:
        p.part(shape(spec), colour, tone=1.1, flat=True, line=0, shadow=0)
    p.xf = before


def crown(p: Plate, y: float) -> None:
    """A crown with its band at height `y`."""
    p.part(
        f'<g transform="translate(0 {y})">' + shape("-18,6! -20,-14! -9,-3! 0,-18! 9,-3! 20,-14! 18,6!") + "</g>",
        **GOLD | {"shadow": 0, "puff": 4},
    )


def king(p: Plate) -> None:
    """Grey hair under a crown, ermine on the shoulders."""
    cloak(p, "#a8322c", 0.46)
    p.part(sym("0,-44 16,-40 21,-22 22,0 16,14 0,18", 0), "#c9c2b4", tone=0.66, **HAIR)
    p.part(sym("0,10 20,8 36,16 40,34 20,40 0,42", 0), "#efe6d2", tone=0.84, **LIT)
    p.key("".join(disc(x, y, 2.2, 3.4) for x, y in ((-26, 24), (-12, 30), (3, 26), (16, 32), (29, 24))))
    crown(p, -40)


def ranger(p: Plate) -> None:
    """A green hood, a bow and a quiver."""
    p.part(Plate.S("M46 -44 C74 0 74 40 50 92", 7), "#96602f", tone=0.6, gain=0.7, puff=3, line=2.4, shadow=0)
    p.key(Plate.S("M46 -44 L50 92", 1.8))
    cloak(p, "#2f6b45")
    p.part(sym("0,-48! 13,-42 21,-26 23,-6 16,8 0,12", 0), "#3a7d52", tone=0.46, **LIT)
    before = p.xf
    p.xf = f"{before} rotate(-24)"
    for x in (-11, -3, 5):
        p.part(shape(f"{x - 4},-20! {x},-32! {x + 4},-20! {x + 4},-4! {x - 4},-4!"), "#b3202e", tone=0.7, line=2,
               shadow=0)  # fmt: skip
    p.part(shape("-18,-6! 14,-6! 10,62! -12,62!"), "#7a4a26", tone=0.5, **LIT)
    p.xf = before


def rogue(p: Plate) -> None:
    """A feathered hat, a knife in either hand."""
    mirrored(p, lambda: sword(p, 46, 54, 14), 0)
    cloak(p, "#7a5232", 0.42)
    p.part(sym("0,-26 12,-24 17,-12 15,4 0,8", 0), "#3a2418", tone=0.3, **HAIR)
    p.part(shape("-34,-22! -14,-30 -12,-52 4,-58 16,-50 16,-30 36,-24! 20,-14 0,-12 -20,-14"), "#3f6b3c", tone=0.46,
           **LIT)  # fmt: skip
    p.part(shape("10,-34! 22,-66 44,-78! 38,-52 20,-32!"), "#efe6d2", tone=0.86, gain=0.5, puff=6, line=2.4, shadow=0)


def warrior(p: Plate) -> None:
    """A crested helmet, a round shield on the arm."""
    sword(p, 50, 34, 16)
    cloak(p, "#8f1f2b", 0.46)
    arm(p, "#8f1f2b", "28,22 49,38")
    p.part(disc(-40, 58, 32), "#35598a", tone=0.5, gain=0.8, puff=30, ang=30, line=3.2, shadow=0)
    p.part(disc(-40, 58, 10), **GOLD | {"shadow": 0})
    p.key('<circle cx="-40" cy="58" r="25" fill="none" stroke="#000" stroke-width="2.4"/>')
    p.part(sym("0,-46 16,-42 21,-22 22,-2 12,6 0,8", 0), "#b98a45", tone=0.56, **LIT | {"ang": 40})
    p.part(shape("-7,-40! -9,-62 0,-72 9,-62 7,-40 8,-4 -8,-4"), "#b3202e", tone=0.54, **HAIR)


def mage(p: Plate) -> None:
    """A tall pointed hat with a wide brim, a staff with a burning crystal."""
    p.part(limb("48,120 46,-40", 8, 7), **WOOD | {"shadow": 0})
    p.part(shape("46,-78! 58,-58! 46,-38! 34,-58!"), "#8fa8ff", tone=0.95, gain=0.5, puff=6, line=2.6, shadow=0)
    p.cut(shape("45,-72! 47,-60! 40,-57!"), "#eef2ff")
    cloak(p, "#3b4390", 0.44)
    arm(p, "#3b4390", "28,22 46,26")
    p.part(sym("0,-22 14,-20 20,-4 20,18 12,30 0,32", 0), "#d9d2c4", tone=0.66, **HAIR)
    p.part(
        shape("-40,-12! -18,-26 -10,-64 14,-96! 10,-64 18,-28 40,-12! 18,-2 0,0 -18,-2"), "#4a53ac", tone=0.44, **LIT
    )
    p.cut("".join(disc(x, y, 2.4) for x, y in ((-4, -38), (8, -30), (2, -60))), "#e3b24f")


def mender(p: Plate) -> None:
    """A white coif, a lantern on a staff."""
    p.part(limb("-48,124 -44,-30", 7, 6), **WOOD | {"shadow": 0})
    p.part(shape("-56,-28! -34,-28! -32,0! -58,0!"), "#ffe9a0", tone=1.1, flat=True, line=3, shadow=0)
    p.part(shape("-60,-28! -45,-42! -30,-28!"), **GOLD | {"shadow": 0, "puff": 4})
    p.key(Plate.S("M-45 -28 L-45 0", 2.4))
    cloak(p, "#d9cfb8", 0.66)
    arm(p, "#d9cfb8", "-26,22 -45,28")
    p.part(sym("0,-46 17,-40 22,-20 27,10 24,34 0,42", 0), "#efe6d2", tone=0.8, **LIT)
    p.key(strokes(2.6, "-10,-30 -16,2 -14,34", "10,-30 17,2 15,34"))
