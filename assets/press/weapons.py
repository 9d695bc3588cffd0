"""The diamonds: ten weapons on an ochre sunburst, drawn upright around their own axis and then tilted into place."""

import math

from .materials import EDGE, GOLD, IRON, LEATHER, RUBY, SHADED_STEEL, STEEL, WOOD
from .monsters.clubs_forms import spike
from .monsters.pen import mirrored, shape, strokes
from .plate import Drawing, Plate
from .sunburst import OCHRE, rays, sunburst

P, S, T = Plate.P, Plate.S, Plate.taper

WIRE = "#e6c06a"
SHINE = "#ffffff"


def placed(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """The transform that puts a weapon's own origin at x, y and tilts it clockwise by `turn` degrees."""
    return f"translate({x} {y}) rotate({turn}) scale({size})"


def disc(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}"/>'


def wrapping(p: Plate, half: float, top: float, foot: float, step: float = 10) -> None:
    """The slanting windings of cord or leather on an upright grip, `half` is half its width, from top to foot."""
    turns = int((foot - top) / step)
    p.key(
        "".join(
            T(-half - 2, top + i * step, 0, top - 3 + i * step, half + 2, top + 7 + i * step, 3) for i in range(turns)
        )
    )


def jewel(p: Plate, x: float, y: float, r: float) -> None:
    """A round ruby in a gold setting of radius r."""
    p.part(disc(x, y, r), **GOLD | {"puff": r})
    p.part(disc(x, y, r * 0.52), **RUBY | {"puff": r * 0.5})
    p.cut(disc(x - r * 0.17, y - r * 0.2, r * 0.13), "#f3b9b0")


def dagger(p: Plate) -> None:
    sunburst(p, OCHRE)
    p.xf = placed(124, 120, 10)
    p.part(P("M-20 6 L-29 34 C-27 88 -16 138 0 182 C16 138 27 88 29 34 L20 6Z"), **STEEL)
    p.part(P("M0 6 L20 6 L29 34 C27 88 16 138 0 178Z"), **SHADED_STEEL)
    p.part(P("M-3.5 14 L3.5 14 L1 120 L-1 120Z"), **IRON | {"line": 1, "shadow": 0, "puff": 3})
    p.cut(T(-20, 36, -19, 90, -7, 142, 3), SHINE)
    p.part(P("M-15 -8 C-17 -26 -17 -46 -11 -66 L11 -66 C17 -46 17 -26 15 -8Z"), **LEATHER | {"col": "#23616b"})
    for y in (-55, -42, -29, -16):
        p.part(T(-17, y, 0, y - 5, 17, y + 5, 5), WIRE, tone=0.95, flat=True, line=1.2, shadow=0.2)
    guard = (
        "M-66 30 C-74 6 -44 -12 -18 -12 L18 -12 C44 -12 74 6 66 30 C54 16 36 12 18 14 L-18 14 C-36 12 -54 16 -66 30Z"
    )
    p.part(P(guard), **GOLD)
    p.part(disc(-65, 27, 8) + disc(65, 27, 8), **GOLD | {"puff": 8})
    p.part(P("M0 -10 L11 2 L0 14 L-11 2Z"), **RUBY)
    jewel(p, 0, -79, 17)
    p.xf = ""


def sickle(p: Plate) -> None:
    sunburst(p, OCHRE)
    for x0, bow, x1, y1 in ((142, 160, 186, 222), (164, 206, 214, 204)):
        _wheat(p, x0, 320, bow, 256, x1, y1)
    p.xf = "translate(6 8) scale(0.93)"
    p.part(
        P("M113 224 C108 222 102 218 98 214 A77 77 0 1 1 204 176 A60 60 0 1 0 126 204Z"),
        **STEEL | {"ang": 20, "tone": 0.8},
    )
    p.part(P("M98 214 A77 77 0 1 1 204 176 A71 71 0 1 0 106 203Z"), **SHADED_STEEL | {"tone": 0.46, "line": 1})
    p.part(P("M204 176 A60 60 0 1 0 126 204 L122 209 A66 66 0 1 1 204 176Z"), **EDGE)
    p.xf = placed(115, 214, 12, 0.88)
    p.part(P("M-11 4 C-15 22 -19 44 -15 66 C-13 76 -17 82 -15 90 L15 90 C17 82 13 76 15 66 C19 44 15 22 11 4Z"), **WOOD)
    p.part(P("M-13 -10 L13 -10 L13 8 C4 12 -4 12 -13 8Z"), **GOLD)
    for y in (34, 46, 58):
        p.part(T(-20, y, 0, y + 6, 20, y, 6), "#b3262f", tone=0.8, flat=True, line=1.4, shadow=0.2)
    p.xf = ""


def _wheat(p: Plate, x0: float, y0: float, cx: float, cy: float, x1: float, y1: float) -> None:
    """A stalk from x0, y0 to the foot of its ear at x1, y1."""
    p.part(T(x0, y0, cx, cy, x1, y1, 6, 4), "#7d7a33", tone=0.7, flat=True, line=1.4, shadow=0.3)
    lean = math.degrees(math.atan2(x1 - cx, cy - y1))
    p.xf = placed(x1, y1, lean * 0.6)
    grain = P("M0 2 C4 -10 14 -14 17 -24 C22 -8 14 2 0 6Z")
    for i in range(5):
        for side in (-1, 1):
            p.part(
                f'<g transform="translate(0 {-i * 13}) scale({side} 1)">{grain}</g>',
                "#d9a032",
                tone=0.8,
                gain=0.7,
                puff=6,
                line=1.6,
                shadow=0.2,
            )
    p.part(P("M0 -60 C6 -70 6 -80 0 -92 C-6 -80 -6 -70 0 -60Z"), "#d9a032", tone=0.85, puff=5, line=1.6, shadow=0.2)
    p.xf = ""


def hatchet(p: Plate) -> None:
    sunburst(p, OCHRE)
    p.xf = placed(152, 156, -18)
    haft = "M-12 -98 C-13 -40 -15 20 -10 58 C-6 88 -10 116 -20 140 L18 146 C22 116 14 92 13 58 C11 20 12 -40 11 -98Z"
    p.part(P(haft), **WOOD)
    p.key(T(-4, -20, -6, 20, -3, 56, 2) + T(5, -14, 4, 20, 5, 44, 1.6))
    head = (
        "M-18 -72 C-44 -74 -70 -88 -96 -96 C-112 -54 -112 -6 -92 34 "
        "C-72 8 -46 -12 -18 -16 L20 -14 L34 -20 L34 -68 L20 -74Z"
    )
    p.part(P(head), **STEEL | {"col": "#7f8b97", "tone": 0.56, "gain": 0.6, "puff": 12, "ang": 80})
    p.part(P("M-96 -96 C-112 -54 -112 -6 -92 34 L-76 14 C-90 -14 -90 -54 -78 -91Z"), **EDGE)
    p.key(disc(-56, -46, 3) + disc(-56, -34, 3) + S("M20 -74 L20 -14", 2) + S("M-18 -74 L-18 -16", 2))
    p.part(P("M-14 -104 L13 -104 L13 -94 L-14 -94Z"), **IRON)
    for i in range(6):
        y = 62 + i * 11
        p.part(T(-16 - i, y, 0, y + 5, 19 + i * 0.4, y, 9), "#a3262c", tone=0.7, flat=True, line=1.6, shadow=0.2)
    p.xf = ""


def spear(p: Plate) -> None:
    sunburst(p, OCHRE)
    p.xf = placed(116, 153, 18, 0.9)
    p.part(P("M-8 -30 L8 -30 L8 194 L-8 194Z"), **WOOD)
    for y in (74, 86, 98, 110):
        p.part(T(-12, y, 0, y + 6, 12, y, 8), "#23616b", tone=0.75, flat=True, line=1.6, shadow=0.2)
    tuft = (
        "M-11 -34 C-27 -22 -35 0 -32 26 C-28 20 -25 18 -22 18 C-24 30 -21 40 -15 46 C-13 38 -10 34 -7 32 "
        "C-6 42 -2 50 2 54 C4 44 6 38 8 34 C12 38 15 42 17 48 "
        "C22 40 25 30 23 20 C26 21 29 24 32 30 C35 2 25 -20 11 -34Z"
    )
    p.part(P(tuft), "#b3262f", tone=0.62, gain=0.8, puff=16, ang=88, bend=3, line=2.4, shadow=0.6)
    p.key(
        "".join(
            T(x * 0.4, -22, x * 0.9, 4, x, foot, 2.6) for x, foot in ((-24, 12), (-12, 26), (0, 42), (12, 28), (25, 14))
        )
    )
    p.part(
        P(
            "M0 -152 C18 -118 36 -92 33 -68 C28 -54 16 -50 11 -40 L-11 -40 "
            "C-16 -50 -28 -54 -33 -68 C-36 -92 -18 -118 0 -152Z"
        ),
        **STEEL,
    )
    p.part(P("M0 -150 C18 -118 36 -92 33 -68 C28 -54 16 -50 11 -40 L0 -40Z"), **SHADED_STEEL)
    p.part(P("M-3 -120 L3 -120 L4 -44 L-4 -44Z"), **IRON | {"line": 1, "shadow": 0, "puff": 3})
    p.cut(T(-10, -122, -28, -92, -24, -68, 3), SHINE)
    p.part(P("M-13 -46 L13 -46 L11 -20 L-11 -20Z"), **GOLD)
    p.part('<rect x="-16" y="-24" width="32" height="11" rx="4"/>', **GOLD | {"puff": 5})
    p.xf = ""


def flail(p: Plate) -> None:
    sunburst(p, OCHRE)
    p.xf = placed(84, 194, 16)
    p.part(P("M-10 -92 L10 -92 L13 106 L-13 106Z"), **WOOD)
    p.part(P("M-13 30 L13 30 L15 92 L-15 92Z"), **LEATHER)
    wrapping(p, 14, 38, 92)
    p.part('<rect x="-17" y="88" width="34" height="18" rx="6"/>', **GOLD)
    p.part('<rect x="-15" y="-104" width="30" height="26" rx="5"/>', **IRON)
    p.part('<rect x="-15" y="-60" width="30" height="11" rx="4"/>', **GOLD | {"puff": 5})
    p.xf = ""
    links = (
        (115, 80, -40),
        (130, 65, -36),
        (149, 66, 34),
        (162, 83, 66),
        (168, 105, 80),
        (170, 127, 90),
        (170, 147, 90),
    )
    for i, (x, y, turn) in enumerate(links):
        ring = S("M-7 0 A7 5 0 0 1 7 0 A7 5 0 0 1 -7 0Z", 5.5) if i % 2 == 0 else S("M-8 0 L8 0", 6.5)
        p.part(
            f'<g transform="translate({x} {y}) rotate({turn}) scale(1.15)">{ring}</g>',
            **IRON | {"puff": 3, "tone": 0.7, "col": "#8b97a2"},
        )
    _spiked_ball(p, 168, 212, 42)


def _spiked_ball(p: Plate, x: float, y: float, r: float) -> None:
    for i in range(12):
        spike = P(f"M-11 {-r + 5} L0 {-r - 26} L11 {-r + 5}Z")
        p.part(
            f'<g transform="translate({x} {y}) rotate({i * 30 + 15})">{spike}</g>', **STEEL | {"shadow": 0.3, "puff": 8}
        )
    p.part(disc(x, y, r), **IRON | {"puff": r, "ang": -35, "bend": 5, "tone": 0.56, "gain": 0.95})
    for dx, dy, lean in ((-20, 4, -50), (0, -22, 0), (2, 8, 10), (22, -4, 50), (-6, 30, 170), (20, 24, 120)):
        spike = P("M-9 5 C-4 9 4 9 9 5 L0 -19Z")
        p.part(
            f'<g transform="translate({x + dx} {y + dy}) rotate({lean})">{spike}</g>',
            **STEEL | {"line": 1.8, "puff": 7},
        )


def bow(p: Plate) -> None:
    sunburst(p, OCHRE, 122, 150)
    p.xf = placed(3, 14, 4)
    p.key(S("M28 152 L126 264 L224 152", 3))
    p.cut(S("M28 152 L126 264 L224 152", 1.1), "#fff6e0")
    for side in (1, -1):
        p.xf = f"{placed(3, 14, 4)} translate(126 0) scale({side * 0.9} 0.95)"
        p.part(
            P(
                "M0 80 C42 80 76 102 92 138 C98 150 104 154 114 148 L119 157 "
                "C106 170 90 166 82 148 C66 118 38 102 0 102Z"
            ),
            **WOOD | {"ang": 10, "col": "#8d4a24"},
        )
        p.part(P("M102 151 C106 153 110 152 115 147 L121 157 C114 164 106 167 98 165Z"), **GOLD | {"puff": 5})
        p.part(S("M50 92 L42 110", 8, "butt") + S("M74 110 L62 124", 8, "butt"), **GOLD | {"puff": 4, "line": 1.6})
    p.xf = placed(128, 22, 4)
    p.part(P("M-19 74 C-8 72 8 72 19 74 L19 100 C8 98 -8 98 -19 100Z"), **LEATHER | {"ang": 0, "puff": 14, "tone": 0.7})
    p.key("".join(T(x - 2, 71, x + 2, 86, x, 101, 2.4) for x in (-12, 12)))
    p.part(P("M-4 44 L4 44 L4 258 L-4 258Z"), "#e6cf97", tone=0.85, gain=0.6, puff=4, ang=88, line=2.2, shadow=0.6)
    for side in (-1, 1):
        feather = P("M3 196 C16 200 22 210 22 222 L22 256 L3 242Z")
        p.part(
            f'<g transform="scale({side} 1)">{feather}</g>',
            "#b3262f",
            tone=0.72,
            gain=0.6,
            puff=9,
            ang=side * 40,
            line=2.2,
            shadow=0.4,
        )
    p.part(P("M0 0 L24 50 L8 43 L8 56 L-8 56 L-8 43 L-24 50Z"), **STEEL)
    p.part(P("M0 3 L24 50 L8 43 L8 56 L0 56Z"), **SHADED_STEEL)
    p.xf = ""


def war_hammer(p: Plate) -> None:
    sunburst(p, OCHRE)
    p.xf = placed(116, 182, 9, 0.93)
    p.part(P("M-11 -30 L11 -30 L12 122 L-12 122Z"), **WOOD)
    p.part(P("M-14 44 L14 44 L15 106 L-15 106Z"), **LEATHER)
    wrapping(p, 14, 52, 106)
    p.part('<rect x="-18" y="102" width="36" height="18" rx="6"/>', **GOLD)
    p.part(P("M-11 -84 L0 -150 L11 -84Z"), **STEEL)
    p.part(P("M0 -148 L11 -84 L0 -84Z"), **SHADED_STEEL)
    beak = "M-16 -76 L-40 -78 C-74 -74 -98 -50 -106 -6 C-86 -32 -60 -36 -16 -30Z"
    p.part(P(beak), **STEEL | {"col": "#8b97a2", "tone": 0.62, "gain": 0.7, "puff": 14, "ang": 12})
    p.part(P("M-100 -18 C-86 -52 -64 -68 -40 -70 C-66 -62 -84 -44 -100 -18Z"), **EDGE | {"line": 0})
    steel = STEEL | {"col": "#8b97a2", "tone": 0.62, "gain": 0.85, "puff": 12, "ang": 84}
    p.part(P("M16 -76 L60 -76 L60 -30 L16 -30Z"), **steel | {"tone": 0.5})
    p.part(P("M52 -96 L90 -96 L98 -88 L98 -18 L90 -10 L52 -10Z"), **steel)
    p.key(S("M88 -94 L88 -12", 2.2))
    p.part('<rect x="58" y="-102" width="10" height="98" rx="3"/>', **GOLD | {"puff": 5, "ang": 80})
    p.part('<rect x="-22" y="-92" width="44" height="78" rx="5"/>', **GOLD | {"puff": 10, "ang": 80})
    p.part('<rect x="-12" y="-82" width="24" height="58" rx="3"/>', **IRON | {"puff": 6})
    p.part(P("M0 -72 L10 -53 L0 -34 L-10 -53Z"), **RUBY)
    p.xf = ""


def longsword(p: Plate) -> None:
    sunburst(p, OCHRE)
    p.xf = placed(104, 166, 18, 0.9) + " translate(-125 -180)"
    p.part(P("M125 16 L143 52 L140 232 L110 232 L107 52Z"), **STEEL)
    p.part(P("M125 18 L143 52 L140 232 L125 232Z"), **SHADED_STEEL)
    p.part(P("M121 62 L129 62 L128 228 L122 228Z"), "#6e7a86", tone=0.4, flat=True, ang=0, line=1.2, shadow=0)
    p.cut(T(112.5, 66, 112, 146, 113.5, 226, 1.8), SHINE)
    guard = (
        "M56 224 C66 214 92 226 112 226 L138 226 C158 226 184 214 194 224 C200 236 188 246 178 242 "
        "C160 240 150 247 125 249 C100 247 90 240 72 242 C62 246 50 236 56 224Z"
    )
    p.part(P(guard), **GOLD)
    p.part(P("M114 248 L136 248 L134 304 L116 304Z"), **LEATHER)
    p.xf += " translate(125 0)"
    wrapping(p, 11, 257, 304)
    jewel(p, 0, 237, 13)
    jewel(p, 0, 315, 17)
    p.xf = ""


def battle_axe(p: Plate) -> None:
    sunburst(p, OCHRE)
    seat = placed(122, 184, 7)
    p.xf = seat
    p.part(P("M-9 -60 L9 -60 L11 120 L-11 120Z"), **WOOD)
    p.part(P("M-13 62 L13 62 L14 104 L-14 104Z"), **LEATHER | {"col": "#23616b"})
    wrapping(p, 13, 70, 106)
    p.part(P("M-15 102 L15 102 L9 124 L-9 124Z"), **GOLD)
    p.part(P("M0 -152 L13 -104 L8 -70 L-8 -70 L-13 -104Z"), **STEEL)
    p.part(P("M0 -150 L13 -104 L8 -70 L0 -70Z"), **SHADED_STEEL)
    for side, tone in ((-1, 0.66), (1, 0.50)):
        p.xf = f"{seat} scale({side} 1)"
        blade = "M10 -34 C34 -38 58 -54 78 -86 C112 -46 112 38 78 80 C58 48 34 32 10 28Z"
        p.part(P(blade), **STEEL | {"col": "#8b97a2", "tone": tone, "gain": 0.7, "puff": 16, "ang": 76})
        p.part(P("M78 -86 C112 -46 112 38 78 80 L70 66 C90 30 90 -36 70 -72Z"), **EDGE | {"ang": 80})
        p.key(S("M26 -20 C40 -24 54 -18 54 -4 C54 8 42 12 36 4 C33 -2 38 -8 43 -5", 2.2))
    p.xf = seat
    p.part('<rect x="-17" y="-46" width="34" height="86" rx="7"/>', **GOLD | {"ang": 84})
    p.part('<rect x="-14" y="-74" width="28" height="13" rx="5"/>', **GOLD | {"puff": 6})
    jewel(p, 0, -3, 23)
    p.xf = ""


BLUE = "#2d5f93"
DIAMOND = {"col": "#cfe8f4", "tone": 0.95, "gain": 0.4, "puff": 5, "line": 1.8, "shadow": 0}


def dragonbane(p: Plate) -> None:
    """AD: the greatest sword, upright in its own light, its guard a pair of dragon's wings."""
    sunburst(p, OCHRE, 125, 120)
    p.part(rays(125, 120, 14, 18, 360, 0.3), "#fff1c4", tone=1, flat=True, line=1.4, shadow=0)
    p.part(disc(125, 120, 62), "#fbe6a8", tone=1, flat=True, line=1.8, shadow=0)
    p.xf = "translate(125 0)"
    _flaming_blade(p)
    mirrored(p, lambda: _guard_wing(p), 0)
    p.part(P("M-10 222 L10 222 L12 272 L-12 272Z"), **LEATHER | {"col": "#274a78"})
    for y in (234, 245, 256, 267):
        p.part(T(-14, y, 0, y + 5, 14, y, 5.5), WIRE, tone=0.95, flat=True, line=1.4, shadow=0.2)
    p.part(P("M0 180 L25 207 L0 236 L-25 207Z"), **GOLD | {"puff": 10})
    _cut_diamond(p, 207, 15)
    p.part(disc(0, 284, 17), **GOLD | {"puff": 15})
    _cut_diamond(p, 284, 9)
    p.xf = ""


def _flaming_blade(p: Plate) -> None:
    """A blade with wavy edges, like a flame."""
    wave = [(22 if i % 2 else 28, 190 - i * 22) for i in range(7)]
    right = " ".join(f"{x},{y}" for x, y in wave)
    left = " ".join(f"{-x},{y}" for x, y in reversed(wave))
    blade = p.part(shape(f"-16,206! 16,206! {right} 14,34 0,8! -14,34 {left}"), **STEEL | {"col": "#d8e4ea", "line": 3})
    p.part('<rect x="0" y="0" width="60" height="210"/>', **SHADED_STEEL | {"col": "#8ba9c0"}, clip=blade)
    p.part(P("M-5 62 L0 48 L5 62 L4 190 L-4 190Z"), BLUE, tone=0.6, flat=True, ang=0, line=1.6, shadow=0)
    p.cut(T(-17, 70, -17, 120, -17, 182, 3) + T(-9, 34, -13, 46, -15, 60, 2.4), SHINE)


def _guard_wing(p: Plate) -> None:
    """Half the guard: a golden dragon's wing."""
    p.part(
        shape(
            "-10,202! -40,196 -66,178 -84,146! -96,160 -104,182 -106,204! -90,206 -80,214 -78,228! -64,220 -52,222"
            " -46,236! -36,224 -24,220 -10,222!"
        ),
        **GOLD | {"puff": 15, "ang": -24, "bend": 3, "line": 2.8, "tone": 0.72},
    )
    for spec in (
        "-12,206 -58,198 -84,148",
        "-14,210 -70,206 -105,202",
        "-14,214 -56,212 -78,226",
        "-14,217 -34,220 -46,233",
    ):
        p.part(strokes(8, spec), **GOLD | {"puff": 4, "line": 1.8, "tone": 0.8, "shadow": 0.5})
    p.part(spike(-84, 152, 22, 10, -76, -3), **GOLD | {"puff": 5, "line": 2, "tone": 0.85})


def _cut_diamond(p: Plate, y: float, r: float) -> None:
    """A diamond with its facets, r from the middle to a tip."""
    p.part(P(f"M0 {y - r} L{r} {y} L0 {y + r} L{-r} {y}Z"), **DIAMOND)
    k = r * 0.42
    p.key(
        strokes(
            1.6,
            f"{-r},{y} 0,{y - 2} {r},{y}",
            f"{-k},{y - 1} {-k * 0.7},{y + k} 0,{y + r}",
            f"{k},{y - 1} {k * 0.7},{y + k} 0,{y + r}",
        )
    )


DRAWINGS: dict[str, Drawing] = {
    "2D": dagger,
    "3D": sickle,
    "4D": hatchet,
    "5D": spear,
    "6D": flail,
    "7D": bow,
    "8D": war_hammer,
    "9D": longsword,
    "10D": battle_axe,
    "AD": dragonbane,
}
