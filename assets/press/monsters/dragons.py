"""The two jokers: the red dragon and the black one, the most fearsome cards of the pack."""

from __future__ import annotations

import math

from ..plate import Plate
from ..sunburst import rays
from .clubs_forms import Limb, spike, teeth
from .ground import Drawing
from .pen import disc, glow, mirrored, shape, strokes, sym

P, T = Plate.P, Plate.taper

PANEL = "#3a0f12"
"""The panel colour of the jokers."""
GLARE = "#7a1c16"

HORN = "#d9a441"
FIRE = ("#d4551b", "#f2a532", "#ffe9a0")
"""The colours of the paper sheets, from the outer flame to the core."""


def _hell(p: Plate, x: float, y: float) -> None:
    """A blood-red dark with rays of heat about x, y."""
    p.part(
        '<rect width="250" height="350"/>',
        PANEL,
        tone=0.1,
        flat=True,
        line=0,
        shadow=0,
        ang=0,
        pitch=5.2,
        grad=(0, 0, -0.05, 0, 350, 0.42),
    )
    p.part(
        rays(x, y, 32, 10, 360),
        GLARE,
        tone=0.42,
        flat=True,
        line=0,
        shadow=0,
        ang=0,
        pitch=5.2,
        grad=(x, y, 0.4, 220, 10, -0.3),
    )


# ---------------------------------------------------------------- the red dragon

RED, RED_DARK, RED_DEEP = "#b8372a", "#8c2420", "#6b1a1c"
BELLY = "#dba84e"


def red_dragon(p: Plate) -> None:
    """XR: a horned red dragon in profile, wings up, fire running out between its teeth."""
    _hell(p, 60, 222)
    p.xf = "translate(3 12) scale(.98)"
    _red_wing(p)
    _red_neck(p)
    _red_jaw(p)
    _red_fire(p)
    _red_lower_teeth(p)
    _red_horns(p)
    _red_head(p)
    _red_eye(p)
    p.xf = ""


def _red_wing(p: Plate) -> None:
    """The far wing, its fingers spread behind the neck."""
    p.part(
        shape(
            "140,236! 156,170 152,110 122,46! 160,60 186,78 204,104! 216,108 234,130 246,160! 262,200 268,350! 180,350!"
        ),
        "#a2402c",
        tone=0.5,
        gain=0.5,
        puff=30,
        ang=64,
        bend=4,
        line=2.8,
        shadow=0.4,
    )
    for spec, w in (("178,260 176,140 122,46", 9), ("208,260 214,180 205,104", 8), ("232,280 246,220 247,160", 8)):
        p.part(strokes(w, spec), RED_DEEP, tone=0.6, puff=3, line=1.8, shadow=0.5)
    p.part(spike(125, 54, 28, 12, -112, -5), HORN, tone=0.72, gain=0.8, puff=5, line=2.2, shadow=0.3)


def _red_neck(p: Plate) -> None:
    """The neck, plated in front and spined behind."""
    neck = Limb([(180, 130), (208, 170), (214, 226), (178, 288), (150, 356)], [62, 72, 92, 120, 140])
    for t, size in ((0.08, 34), (0.2, 38), (0.32, 42), (0.44, 42)):
        x, y = neck.at(t, -0.86)
        x1, y1 = neck.at(t + 0.03, -0.86)
        lean = math.degrees(math.atan2(y1 - y, x1 - x)) - 62
        p.part(spike(x, y, size, 26, lean, -6), HORN, tone=0.64, gain=0.8, puff=9, ang=lean + 90, line=2.4, shadow=0.4)
    skin = p.part(neck.strip(), RED_DARK, tone=0.56, gain=0.8, puff=40, ang=30, bend=5, line=2.8, shadow=0.6, pitch=5)
    p.key("".join(_scale(*neck.at(t, side), 7) for t, side in _NECK_SCALES), clip=skin)
    for i in range(9):
        t0 = 0.2 + i * 0.092
        plate = neck.strip(0.3, 1.06, t0, min(1, t0 + 0.112))
        p.part(plate, BELLY, tone=0.7, gain=0.75, puff=9, ang=14, line=2.4, shadow=0.5)


_NECK_SCALES = [
    (0.1 + row * 0.06, side) for row in range(13) for side in ((-0.55, -0.1) if row % 2 else (-0.78, -0.32, 0.12))
]


def _scale(x: float, y: float, r: float) -> str:
    """The lower edge of a scale."""
    return T(x - r, y - r * 0.4, x, y + r * 1.1, x + r, y - r * 0.4, 2.6)


def _red_jaw(p: Plate) -> None:
    """The open mouth, the cheek's stretched skin and the lower jaw."""
    p.part(
        shape("34,152 90,158 140,170 178,176! 160,206 112,228 56,232! 70,190"),
        "#4a0c10",
        tone=0.12,
        flat=True,
        line=1.6,
        shadow=0,
    )
    p.part(
        shape(
            "206,158 206,188 190,214 162,232 134,246 104,254 78,256 58,250 46,236! 42,222 48,210! 58,228 76,234 98,230"
            " 122,218 144,204 162,190! 184,166"
        ),
        RED,
        tone=0.58,
        gain=0.85,
        puff=15,
        ang=28,
        bend=3,
        line=2.8,
        shadow=0.6,
    )
    for x, y, size, angle in ((112, 252, 24, 96), (140, 243, 22, 84), (166, 230, 20, 72)):
        p.part(spike(x, y, size, 13, angle, -4), HORN, tone=0.64, gain=0.8, puff=5, line=2, shadow=0.4)
    p.key(strokes(2.4, "90,246 126,238 166,212", "172,216 190,204 198,184"))


def _red_fire(p: Plate) -> None:
    """The breath, rolling out over the lower jaw in three sheets of cut paper."""
    sheets = (
        "160,186 132,182 100,180 66,176 38,176 18,164! 20,180 10,178! 2,190 -8,200! -10,270 -10,350! 88,350! 104,334"
        " 108,312! 98,316 92,312! 112,292 116,270 106,250! 102,260 94,262! 98,238 112,222 134,208 150,198",
        "150,188 118,188 86,188 58,192 34,190! 36,198 28,202! 12,216 4,240 0,262! -6,300 6,350! 70,350! 88,330 88,308!"
        " 80,312 76,308! 94,288 94,266 86,254! 82,266 76,266! 80,240 94,224 120,206",
        "136,192 108,196 84,204 66,220! 60,220 56,212! 40,228 32,250 36,272! 28,268 26,258! 16,286 22,318 40,334"
        " 60,326 68,308! 60,308 58,302! 74,284 72,264 70,256! 78,232 96,216 116,202",
    )
    for i, (spec, colour) in enumerate(zip(sheets, FIRE, strict=True)):
        p.part(shape(spec), colour, tone=1.0, gain=0.25, puff=9, line=2.8 if i == 0 else 0, shadow=0)


def _red_lower_teeth(p: Plate) -> None:
    """The teeth of the lower jaw, before the fire."""
    teeth(
        p,
        [
            (104, 228, 19, 11, -98),
            (119, 220, 16, 10, -102),
            (135, 211, 15, 9, -106),
            (149, 201, 12, 8, -110),
        ],
    )


def _red_horns(p: Plate) -> None:
    """The far horn and the frill of the cheek."""
    p.part(
        shape("172,104 194,86 218,82 250,94! 236,100 222,110 204,122 188,124"),
        "#b98a45",
        tone=0.54,
        gain=0.7,
        puff=9,
        ang=58,
        line=2.6,
        shadow=0.5,
    )
    p.part(
        shape("184,138! 206,126 222,124 244,120! 234,136 228,150 244,162! 224,164 214,174 222,194! 202,186 188,184"),
        "#d9683a",
        tone=0.56,
        gain=0.7,
        puff=12,
        ang=-10,
        line=2.6,
        shadow=0.6,
    )
    p.key(strokes(2.6, "190,142 214,136 240,122", "192,156 212,158 240,162", "192,170 206,176 218,190"))


def _red_head(p: Plate) -> None:
    """The skull, the upper teeth and the great horn."""
    p.part(
        shape(
            "206,146 202,118 186,96 164,86 144,86 128,96 116,104 96,102 74,94 54,92 36,100 22,116 18,138 24,158! 34,150"
            " 50,148 74,154 100,160 124,168 144,180 162,194! 184,188 200,170"
        ),
        RED,
        tone=0.62,
        gain=0.88,
        puff=23,
        ang=24,
        bend=4,
        line=3,
        shadow=0.7,
    )
    teeth(
        p,
        [
            (28, 150, 30, 13, 96),
            (46, 148, 15, 10, 90),
            (62, 151, 24, 11, 88),
            (79, 156, 15, 9, 90),
            (95, 159, 19, 11, 92),
            (112, 164, 15, 9, 94),
            (128, 171, 16, 10, 96),
            (144, 180, 12, 8, 98),
        ],
    )
    p.part(spike(58, 96, 30, 20, -110, -8), HORN, tone=0.66, gain=0.8, puff=7, line=2.4, shadow=0.4)
    p.part(spike(84, 101, 22, 17, -102, -6), HORN, tone=0.66, gain=0.8, puff=6, line=2.2, shadow=0.4)
    p.part(spike(108, 106, 15, 14, -96, -4), HORN, tone=0.66, gain=0.8, puff=5, line=2, shadow=0.4)
    p.part(shape("26,120 32,110 42,110 46,118 40,126 30,128"), "#240809", tone=0.05, flat=True, line=2, shadow=0)
    p.part(shape("20,114 30,100 46,100 54,110 44,108 32,114"), RED, tone=0.74, gain=0.8, puff=5, line=2, shadow=0.3)
    p.key(
        strokes(2.8, "30,140 62,138 104,150", "54,112 64,126 56,144", "68,110 80,124 74,146", "84,112 98,126 94,148")
        + strokes(2.4, "104,114 116,128 116,146", "150,172 168,172 184,158")
    )
    p.part(
        shape("158,92 168,66 190,54 236,52! 226,64 212,78 196,98 178,112 164,108"),
        HORN,
        tone=0.7,
        gain=0.88,
        puff=12,
        ang=58,
        bend=2.5,
        line=2.8,
        shadow=0.7,
    )
    p.key(strokes(2.6, "166,88 178,92 190,104", "176,70 190,78 202,90", "192,58 204,66 214,78", "210,54 220,58 227,64"))
    for x, y in ((188, 128), (194, 146), (182, 142), (178, 158), (192, 164), (168, 150), (160, 164), (176, 174)):
        p.key(_scale(x, y, 6))


def _red_eye(p: Plate) -> None:
    """A slit eye under a heavy brow."""
    p.part(shape("106,126! 124,112 144,112 156,126! 144,134 124,136"), "#f6cf3c", tone=1, flat=True, line=3, shadow=0)
    p.cut(shape("110,127! 124,131 142,130 153,126! 143,134 124,136"), "#f2912a")
    p.key(disc(134, 123, 3.2, 10))
    p.cut(disc(129, 120, 2), "#ffffff")
    p.part(
        shape("88,108! 104,98 132,92 160,104 176,122! 172,132 162,128! 148,118 128,114 108,124 96,126!"),
        RED_DARK,
        tone=0.66,
        gain=0.95,
        puff=8,
        ang=20,
        line=2.6,
        shadow=0.7,
    )
    for x, y, size, angle in ((112, 100, 14, -108), (132, 97, 17, -96), (152, 102, 20, -78)):
        p.part(spike(x, y, size, 14, angle, -4), HORN, tone=0.68, gain=0.8, puff=6, line=2, shadow=0.4)


# ---------------------------------------------------------------- the black dragon

NIGHT, NIGHT_DARK, NIGHT_LIGHT = "#4d4a5e", "#2f2c3c", "#77748c"
ACID = ("#3d7a1c", "#a6e23c", "#f4ffc4")
"""The colours of its eyes and its acid: halo, flame and core."""
BONE = "#dccda6"
X = 128
"""The x of the upright middle line of its face."""


def black_dragon(p: Plate) -> None:
    """XB: a black dragon face to face before a blood moon, horns swept forward, acid on its teeth."""
    _hell(p, X, 170)
    p.part(f'<circle cx="{X}" cy="168" r="98"/>', "#c0422c", tone=1, flat=True, line=0, shadow=0)
    p.key(
        "".join(
            f'<circle cx="{X}" cy="168" r="{r}" fill="none" stroke="#000" stroke-width="{w}"/>'
            for r, w in ((98, 1.6), (92, 0.9))
        )
    )
    mirrored(p, lambda: _black_wing(p), X)
    _black_neck(p)
    mirrored(p, lambda: _black_frill(p), X)
    _black_mouth(p)
    _black_skull(p)
    mirrored(p, lambda: _black_side(p), X)
    mirrored(p, lambda: _black_horn(p), X)
    _black_drool(p)


def _black_wing(p: Plate) -> None:
    p.part(
        shape("112,262! 70,240 44,190 34,118! 22,134 12,160 8,188! 0,210 -6,236 -14,262! -14,350! 112,350!"),
        NIGHT_DARK,
        tone=0.48,
        gain=0.6,
        puff=26,
        ang=70,
        bend=4,
        line=2.6,
        shadow=0.5,
    )
    for spec, w in (("108,276 54,230 34,118", 9), ("90,300 34,260 8,188", 8), ("80,330 24,310 -8,262", 7)):
        p.part(strokes(w, spec), NIGHT, tone=0.62, puff=3, line=1.8, shadow=0.4)
    p.part(spike(35, 124, 24, 11, -84, 4), BONE, tone=0.72, gain=0.8, puff=5, line=2, shadow=0.3)


def _black_neck(p: Plate) -> None:
    """The neck and breast below the jaws."""
    p.part(
        sym("128,190 88,206 78,250 70,300 64,360! 128,360", X),
        NIGHT,
        tone=0.44,
        gain=0.8,
        puff=30,
        ang=40,
        bend=4,
        line=2.8,
        shadow=0.6,
    )
    for i, (y, half) in enumerate(((258, 26), (276, 30), (294, 33), (312, 36), (330, 38))):
        p.part(
            sym(f"{X},{y + 4} {X - half},{y - 8}! {X - half - 2},{y + 10} {X},{y + 22}", X),
            "#8a8698",
            tone=0.6 - 0.02 * i,
            gain=0.7,
            puff=9,
            ang=8,
            line=2.2,
            shadow=0.4,
        )


def _black_frill(p: Plate) -> None:
    """Spines behind the cheek, with skin between them."""
    p.part(
        shape(
            "104,158! 86,150 74,140 58,142! 66,156 64,168 48,180! 64,188 66,200 56,216! 76,214 84,222 82,240! 98,228 106,214"
        ),
        "#7d3348",
        tone=0.5,
        gain=0.7,
        puff=12,
        ang=10,
        line=2.4,
        shadow=0.6,
    )
    for spec in ("100,160 80,152 60,144", "100,176 74,176 51,180", "102,192 80,200 59,214", "106,206 94,220 84,237"):
        p.part(strokes(7, spec), NIGHT, tone=0.66, puff=3, line=1.8, shadow=0.3)


def _black_mouth(p: Plate) -> None:
    """The gaping lower jaw, lit from within."""
    p.part(
        sym("128,186 92,190 86,214 92,242 106,262 128,270", X),
        NIGHT,
        tone=0.6,
        gain=0.85,
        puff=12,
        ang=20,
        bend=3,
        line=2.8,
        shadow=0.7,
    )
    maw = p.part(sym("128,186 98,190 94,212 102,238 128,250", X), "#1c2a10", tone=0.2, flat=True, line=2, shadow=0)
    p.part(disc(X, 214, 28, 26), ACID[0], tone=0.8, flat=True, line=0, shadow=0, clip=maw)
    p.part(disc(X, 212, 18, 18), ACID[1], tone=1, flat=True, line=0, shadow=0, clip=maw)
    p.part(
        sym("128,212 116,214 112,230 116,246 128,250", X),
        "#b0404e",
        tone=0.7,
        gain=0.6,
        puff=8,
        line=2,
        shadow=0.3,
        clip=maw,
    )
    rows = [(100, 232, 26, 11, -84), (111, 244, 14, 8, -88), (121, 249, 13, 8, -90)]
    teeth(p, rows + [(2 * X - x, y, length, w, -180 - a) for x, y, length, w, a in rows])


def _black_skull(p: Plate) -> None:
    """The wedge of the head from above, with a ridge from crown to nose."""
    rows = [(99, 198, 36, 13, 96), (110, 203, 18, 9, 92), (119, 204, 14, 9, 90)]
    teeth(p, rows + [(2 * X - x, y, length, w, 180 - a) for x, y, length, w, a in rows])
    p.part(
        sym("128,80 106,82 90,94 80,116 82,140 92,158 98,172 94,184 94,196 106,206 128,211", X),
        NIGHT,
        tone=0.56,
        gain=0.9,
        puff=24,
        ang=30,
        bend=4,
        line=2.8,
        shadow=0.7,
    )
    p.part(
        sym("128,74! 122,92 119,120 121,150 117,172 128,182", X),
        NIGHT_LIGHT,
        tone=0.62,
        gain=0.9,
        puff=8,
        ang=84,
        line=2.2,
        shadow=0.5,
    )
    for y, size in ((92, 26), (112, 21), (130, 17)):
        p.part(spike(X, y, size, 15, -90), BONE, tone=0.7, gain=0.9, puff=6, line=2, shadow=0.4)
    p.key(strokes(2.2, "104,172 100,182 102,194", "152,172 156,182 154,194"))


def _black_side(p: Plate) -> None:
    """Eye, brow, nostril and cheek scales."""
    p.part(shape("86,136! 98,126 114,136 120,151! 106,154 94,148"), "#16101a", tone=0.02, flat=True, line=1.6, shadow=0)
    p.part(shape("90,138! 100,131 112,139 116,149! 106,151 96,146"), ACID[1], tone=1, flat=True, line=0, shadow=0)
    glow(p, 103, 142, 4, ACID)
    p.key(disc(103, 141.5, 1.8, 6))
    p.part(
        shape("70,126! 78,110 96,110 112,126 124,150! 112,142 96,128 84,131"),
        NIGHT_LIGHT,
        tone=0.56,
        gain=0.95,
        puff=7,
        ang=20,
        line=2.4,
        shadow=0.7,
    )
    p.part(
        shape("106,186 112,178 121,182 120,192 112,196"), NIGHT_LIGHT, tone=0.6, gain=0.9, puff=6, line=2, shadow=0.4
    )
    p.key(disc(114, 189, 3.6, 2.6))
    for x, y in ((98, 162), (104, 170), (98, 176), (110, 162)):
        p.key(Plate.S(f"M{x - 5} {y} Q{x} {y + 6} {x + 5} {y}", 1.8))


def _black_horn(p: Plate) -> None:
    """A horn that leaves the temple, swings out and comes forward past the jaw."""
    horn = Limb([(100, 100), (74, 86), (46, 96), (32, 132), (40, 172), (62, 196)], [34, 33, 30, 25, 16, 2])
    p.part(horn.strip(), BONE, tone=0.62, gain=0.95, puff=13, ang=40, bend=3, line=2.8, shadow=0.7)
    p.key(horn.rungs([0.12 + i * 0.085 for i in range(9)], -0.96, 0.5, 2.6))


def _black_drool(p: Plate) -> None:
    """Acid running off the fangs."""
    for x, y, length in ((97, 226, 34), (159, 222, 26), (128, 250, 30)):
        run = P(
            f"M{x - 3} {y} C{x - 3} {y + length * 0.6} {x - 5} {y + length * 0.7} {x - 5} {y + length} A5 5 0 0 0 {x + 5} {y + length} C{x + 5} {y + length * 0.7} {x + 3} {y + length * 0.6} {x + 3} {y}Z"
        )
        p.part(run, ACID[1], tone=0.95, gain=0.5, puff=5, line=1.8, shadow=0.3)
        p.cut(disc(x - 1.5, y + length, 1.4, 2.6), ACID[2])


DRAWINGS: dict[str, Drawing] = {"XR": red_dragon, "XB": black_dragon}
