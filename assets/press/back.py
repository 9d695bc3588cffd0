"""The card back: a locked dungeon door in a gold oval, on blood-red diapers of spades and diamonds."""

from .materials import GOLD, IRON, WOOD, Material
from .plate import Plate
from .shell import frame, pip
from .sunburst import rays

P, S, T = Plate.P, Plate.S, Plate.taper

RED, LATTICE, SIGNS, NIGHT = "#5a1824", "#8a2a35", "#a8404a", "#1d0d14"
GOLD_SIGN = GOLD | {"tone": 0.82, "puff": 7, "line": 1.8, "shadow": 0.4}


def back(p: Plate) -> None:
    """Draw the back over the whole panel."""
    p.part('<rect width="250" height="350"/>', RED, tone=1, flat=True, line=0, shadow=0)
    _diaper(p)
    _oval(p)
    p.xf = "translate(0 -7)"
    _door(p)
    p.xf = ""
    p.part(pip("S", 125, 76, 28), **GOLD_SIGN)
    p.part(f'<g transform="rotate(180 125 280)">{pip("S", 125, 280, 28)}</g>', **GOLD_SIGN)
    for x in (62, 188):
        p.part(pip("D", x, 178, 26), **GOLD_SIGN)
    frame(p)
    p.flatcol(
        '<rect x="17" y="17" width="216" height="316" rx="6" fill="none" stroke="#000" stroke-width="2.6"/>', "#d9a441"
    )
    p.key(
        '<rect x="15" y="15" width="220" height="320" rx="7" fill="none" stroke="#000" stroke-width="1.2"/>'
        '<rect x="19" y="19" width="212" height="312" rx="5" fill="none" stroke="#000" stroke-width="1.2"/>'
    )


def _diaper(p: Plate) -> None:
    lattice = "".join(f"M{i * 25 - 187.5} 0 l350 350 M{i * 25 + 162.5} 0 l-350 350 " for i in range(-9, 20))
    signs = ""
    for row in range(15):
        for column in range(11):
            x, y = column * 25 + (12.5 if row % 2 else 0), row * 25 + 12.5
            signs += pip("SD"[(row + column) % 2], x, y, 11)
    p.flatcol(S(lattice, 2), LATTICE)
    p.flatcol(signs, SIGNS)


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
