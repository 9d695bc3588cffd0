"""The crests of the classes that fight with weapons: barbarian, fighter, ranger, rogue."""

from __future__ import annotations

from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Plate
from .kit import BLADE, BONE, GILT, GRIP, SHAFT, shield

P, S = Plate.P, Plate.S

HORN = BONE | {"col": "#d9b98a", "tone": 0.74, "puff": 9, "ang": 50, "bend": 3}
HELM = BLADE | {"col": "#b9c3ca", "tone": 0.8, "gain": 0.7, "puff": 16, "ang": 70}
HOOD = {"col": "#5a5285", "tone": 0.72, "gain": 0.85, "puff": 16, "ang": 62, "bend": 3, "line": 2.6, "shadow": 0.5}
SCARF = {"col": "#a3262c", "tone": 0.74, "gain": 0.7, "puff": 9, "ang": 8, "line": 2.2, "shadow": 0.3}


def barbarian(p: Plate) -> None:
    """A skull with the horns of a bull, on a spiked targe of hide."""
    shield(p, "barbarian")
    mirrored(p, lambda: _horn(p), 80)
    p.part(sym("80,104 60,104! 58,118 64,131 80,134", 80), **BONE | {"tone": 0.8, "gain": 0.45, "puff": 10})
    p.part(sym("80,36 57,40 42,57 42,80 50,92 56,110! 68,113 80,112", 80), **BONE | {"tone": 0.9, "gain": 0.6})
    mirrored(p, lambda: p.key(shape("50,73! 62,72 76,83! 75,93 62,95 52,87")), 80)
    mirrored(p, lambda: p.cut(disc(65, 85, 3.8), "#e2542a"), 80)
    p.key(P("M80 91 L73 104 L79 105 L80 101 L81 105 L87 104Z"))
    p.key(S("M60 117 L100 117 M66 110 L66 125 M73 110 L73 127 M80 110 L80 128 M87 110 L87 127 M94 110 L94 125", 2))
    p.key(strokes(3, "90,38 85,51 92,62", "92,62 96,56 102,60"))


def _horn(p: Plate) -> None:
    """The left horn."""
    p.part(shape("50,58! 38,58 26,46 22,16! 6,40 12,72 34,84 48,82!"), **HORN)
    p.key(strokes(2.2, "30,56 26,66 25,80", "22,44 15,52 12,64", "40,60 38,70 38,82"))


def fighter(p: Plate) -> None:
    """Two swords crossed behind a great helm."""
    field = shield(p, "fighter")
    p.flatcol(
        '<rect x="80" y="0" width="80" height="78"/><rect x="0" y="78" width="80" height="82"/>', "#e9dcc0", clip=field
    )
    mirrored(p, lambda: _sword(p, 31, 127, 44, 156), 80)
    p.part(sym("80,38 56,44 48,66 51,104! 64,117 80,121!", 80), **HELM)
    p.part(
        P("M44 66 L76 72 L76 122 L84 122 L84 72 L116 66 L116 76 L88 82 L88 124 L72 124 L72 82 L44 76Z"),
        **GILT | {"puff": 3, "line": 1.8},
    )
    p.key(P("M50 79 L71 83.5 L71 89 L51 84Z M110 79 L89 83.5 L89 89 L109 84Z"))
    mirrored(p, lambda: p.key(disc(58, 97, 2) + disc(65, 99, 2) + disc(60, 105, 2) + disc(66.5, 107, 2)), 80)
    p.part(
        shape("72,40! 70,24 80,12 104,12! 94,22 90,32 88,40!"), "#b3202e", tone=0.78, gain=0.7, puff=7, ang=60, line=2.2
    )


def _sword(p: Plate, x: float, y: float, turn: float, long: float) -> None:
    """A sword whose guard is at x, y, pointing `turn` degrees from upright, its blade `long` units."""
    before = p.xf
    p.xf = f"{before} translate({x} {y}) rotate({turn})"
    p.part(P(f"M-6.5 0 L-6 {12 - long} L0 {-long} L6 {12 - long} L6.5 0Z"), **BLADE)
    p.part(P(f"M0 0 L0 {-long + 3} L6 {12 - long} L6.5 0Z"), "#8b97a2", tone=0.6, flat=True, line=0, shadow=0)
    p.part(limb("0,4 0,16", 8, 8), **GRIP)
    p.part(disc(0, 23, 6), **GILT)
    p.part(shape("-20,-4! 0,-5 20,-4! 21,4! 0,5 -21,4!"), **GILT)
    p.xf = before


def ranger(p: Plate) -> None:
    """A bent bow, the arrow on its string, across a long shield."""
    shield(p, "ranger")
    p.xf = "translate(76 84) rotate(38)"
    p.key(S("M-60 14 L0 50 L60 14", 4.4))
    p.cut(S("M-60 14 L0 50 L60 14", 2), "#fff6e0")
    p.part(_bow(1) + _bow(-1), **SHAFT | {"col": "#d08a3c", "ang": 10, "tone": 0.84, "puff": 7, "line": 2.8})
    p.part(limb("-9,-33 9,-33", 13, 13), **GRIP)
    for side in (1, -1):
        p.part(disc(61 * side, 14, 5), **GILT)
        p.part(
            P(f"M{2 * side} 30 L{13 * side} 40 L{13 * side} 66 L{2 * side} 56Z"), "#d8402f", tone=0.86, puff=5, line=2.2
        )
    p.part(limb("0,-56 0,60", 5.5, 5.5), "#f0dcae", tone=0.9, gain=0.6, puff=3, ang=88, line=2.2, shadow=0.4)
    p.part(P("M0 -90 L14 -58 L0 -64 L-14 -58Z"), **BLADE)
    p.xf = ""


def _bow(side: int) -> str:
    """One limb of the bow."""
    d = f"M0 -42 C{26 * side} -38 {48 * side} -18 {57 * side} 12 L{65 * side} 15 C{58 * side} 0 {42 * side} -25 {24 * side} -26 L0 -25Z"
    return P(d)


def rogue(p: Plate) -> None:
    """A hooded mask, and the dagger behind it."""
    shield(p, "rogue")
    _sword(p, 33, 127, 45, 148)
    p.part(sym("80,22! 60,38 46,62 42,92 34,126! 56,134 80,140", 80), **HOOD)
    p.key(sym("80,46! 64,58 56,80 60,104 80,118", 80))
    p.part(sym("80,92! 70,88 57,86! 60,106 70,122 80,134!", 80), **SCARF)
    p.key(strokes(2, "64,94 70,108 78,124", "96,94 90,108 82,124"))
    mirrored(p, lambda: p.cut(shape("63,74! 69,76 77,83! 71,86 65,83"), "#ffe9a0"), 80)
    mirrored(p, lambda: p.key(disc(71, 81, 2.1)), 80)
    p.key(strokes(2.4, "52,66 48,90 44,120", "108,66 112,90 116,120"))
