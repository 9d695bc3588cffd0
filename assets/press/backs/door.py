"""The usual back, a locked dungeon door in a gold oval on blood-red diapers of spades and diamonds; and the back of the
second pack, a dragon's eye in a gold lozenge on sea-green diapers of clubs and hearts."""

import math

from ..materials import GOLD, IRON, WOOD, Material
from ..monsters.pen import shape, strokes
from ..plate import Array, Plate
from ..shell import pip
from ..sunburst import rays
from .kit import border

P, S, T = Plate.P, Plate.S, Plate.taper

RED = ("#5a1824", "#8a2a35", "#a8404a")
SEA = ("#14494a", "#2a7570", "#55a092")
"""The diaper of a back: ground, lattice, signs."""
NIGHT = "#1d0d14"
GOLD_SIGN = GOLD | {"tone": 0.82, "puff": 7, "line": 1.8, "shadow": 0.4}


def door_back(p: Plate) -> None:
    """The back of the first pack."""
    _diaper(p, RED, "SD")
    _oval(p)
    p.xf = "translate(0 -7)"
    _door(p)
    p.xf = ""
    p.part(pip("S", 125, 76, 28), **GOLD_SIGN)
    p.part(f'<g transform="rotate(180 125 280)">{pip("S", 125, 280, 28)}</g>', **GOLD_SIGN)
    for x in (62, 188):
        p.part(pip("D", x, 178, 26), **GOLD_SIGN)
    border(p)


def eye_back(p: Plate) -> None:
    """The back of the second pack."""
    _diaper(p, SEA, "CH")
    _eye(p, _lozenge(p))
    for x, y, suit in ((125, 44, "C"), (125, 308, "H")):
        p.part(pip(suit, x, y, 24), **GOLD_SIGN)
    for x, suit in ((38, "H"), (212, "C")):
        p.part(pip(suit, x, 70, 24) + pip(suit, x, 280, 24), **GOLD_SIGN)
    border(p)


def _diaper(p: Plate, colours: tuple[str, str, str], suits: str) -> None:
    ground, lattice_colour, sign_colour = colours
    p.part('<rect width="250" height="350"/>', ground, tone=1, flat=True, line=0, shadow=0)
    lattice = "".join(f"M{i * 25 - 187.5} 0 l350 350 M{i * 25 + 162.5} 0 l-350 350 " for i in range(-9, 20))
    signs = ""
    for row in range(15):
        for column in range(11):
            x, y = column * 25 + (12.5 if row % 2 else 0), row * 25 + 12.5
            signs += pip(suits[(row + column) % 2], x, y, 11)
    p.flatcol(S(lattice, 2), lattice_colour)
    p.flatcol(signs, sign_colour)


def _oval(p: Plate) -> None:
    p.part('<ellipse cx="125" cy="175" rx="90" ry="130"/>', NIGHT, tone=0.3, flat=True, line=3, shadow=0.3, ang=0)
    inside = p.mask('<ellipse cx="125" cy="175" rx="80" ry="120"/>')
    p.part(rays(125, 190, 28, 30, 150), "#7d2029", tone=0.78, flat=True, line=0, shadow=0, clip=inside)
    ring = "M125 45 A90 130 0 1 1 124.9 45Z M125 55 A80 120 0 1 0 125.1 55Z"
    p.part(f'<path fill-rule="evenodd" d="{ring}"/>', **GOLD | {"puff": 5, "line": 1.8, "shadow": 0.4})


def _door(p: Plate) -> None:
    """An arched oak door with iron straps and a great lock, in a stone frame over two steps."""
    stone: Material = {"col": "#8c8194", "tone": 0.6, "gain": 0.8, "puff": 7, "ang": -30, "line": 2, "shadow": 0.3}
    p.part(P("M72 248 L72 158 C72 92 178 92 178 158 L178 248Z"), **stone | {"line": 2.6, "shadow": 0.6})
    for x0, y0, x1, y1 in (
        (70, 184, 84, 184),
        (70, 216, 84, 216),
        (166, 184, 180, 184),
        (166, 216, 180, 216),
        (71, 150, 86, 155),
        (179, 150, 164, 155),
        (84, 122, 95, 133),
        (166, 122, 155, 133),
        (109, 107, 113, 121),
        (141, 107, 137, 121),
    ):
        p.key(S(f"M{x0} {y0} L{x1} {y1}", 2))
    door = p.part(
        P("M85 248 L85 160 C85 108 165 108 165 160 L165 248Z"), **WOOD | {"puff": 12, "line": 2.4, "shadow": 0}
    )
    p.key("".join(T(x, 112, x, 180, x, 252, 2.4) for x in (105, 125, 145)), clip=door)
    for y in (150, 222):
        p.part(f'<rect x="82" y="{y}" width="86" height="12" rx="3"/>', **IRON | {"puff": 5, "line": 1.8}, clip=door)
        p.cut("".join(f'<circle cx="{x}" cy="{y + 6}" r="2.2"/>' for x in (93, 109, 141, 157)), "#c9d1d4")
    p.part('<circle cx="125" cy="190" r="24"/>', **GOLD | {"tone": 0.78, "gain": 0.6, "puff": 14})
    p.key('<circle cx="125" cy="184" r="8"/>' + P("M120 186 L130 186 L134 206 L116 206Z"))
    for y, half in ((247, 60), (257, 68)):
        p.part(f'<rect x="{125 - half}" y="{y}" width="{2 * half}" height="11" rx="2"/>', **stone | {"puff": 5})


def _lozenge(p: Plate) -> Array:
    """Draw the gold frame and return the mask of its inside."""
    p.part(P("M125 44 L232 175 L125 306 L18 175Z"), NIGHT, tone=0.3, flat=True, line=3, shadow=0.4, ang=0)
    inside = p.mask(P("M125 62 L217 175 L125 288 L33 175Z"))
    ring = p.mask(P("M125 44 L232 175 L125 306 L18 175Z")) * (1 - inside)
    p.part("", **GOLD | {"puff": 5, "line": 1.8, "shadow": 0.4}, mask=ring)
    return inside


def _eye(p: Plate, inside: Array) -> None:
    """A dragon's eye among its scales."""
    for row in reversed(range(13)):
        for column in range(8):
            x, y = 13 + column * 32 + (16 if row % 2 else 0), 60 + row * 20
            scale = P(
                f"M{x - 18} {y - 14} C{x - 17} {y + 8} {x - 8} {y + 14} {x} {y + 19} C{x + 8} {y + 14} {x + 17} {y + 8} {x + 18} {y - 14}Z"
            )
            p.part(scale, "#8a2f2a", tone=0.5, gain=0.8, puff=9, ang=60, line=2, shadow=0.3, clip=inside)
    lids = "46,182! 70,152 100,134 130,132 164,142 190,160 208,172! 194,196 164,214 128,220 92,214 66,200"
    p.part(shape(lids), "#5e1c1c", tone=0.4, gain=0.8, puff=10, ang=20, line=2.6, shadow=0.7, clip=inside)
    ball = p.part(
        shape("58,182! 84,154 114,144 142,146 170,158 194,174! 172,192 146,204 118,206 86,198"),
        "#e9a52c",
        tone=0.86,
        gain=0.4,
        puff=20,
        ang=-40,
        line=3,
        shadow=0,
        clip=inside,
    )
    p.part('<circle cx="126" cy="175" r="34"/>', "#f6d24e", tone=0.95, gain=0.3, puff=14, line=2, shadow=0, clip=ball)
    streaks = [(math.cos(a), math.sin(a)) for a in (math.tau * i / 30 for i in range(30))]
    p.key(
        "".join(
            T(126 + c * 33, 175 + s * 33, 126 + c * 26, 175 + s * 26, 126 + c * 19, 175 + s * 19, 2.2)
            for c, s in streaks
        ),
        clip=ball,
    )
    p.key(shape("126,140! 137,160 138,176 136,192 126,210! 116,192 114,176 115,160"), clip=ball)
    p.cut('<ellipse cx="110" cy="160" rx="8" ry="6"/><circle cx="139" cy="190" r="3"/>', "#fff8dc", clip=ball)
    p.key(
        strokes(5, "54,182 96,136 140,142", "136,142 172,150 200,175") + strokes(3, "66,190 112,216 168,196"),
        clip=inside,
    )
    p.key(strokes(3, "70,146 110,118 160,126", "88,128 122,108 152,114", "92,222 128,232 166,222"), clip=inside)
