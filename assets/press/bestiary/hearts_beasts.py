"""The beasts of hunger: a piranha, a salamander, a harpy and a boar."""

from __future__ import annotations

from assets.press.plate import Array, Drawing, Plate

from ..monsters.clubs_forms import Limb, hairs, ledge, shaggy, spike, teeth
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import FLAT, Stuff
from .hearts_kit import IVORY, blood_night, fire

T = Plate.taper

# ---------------------------------------------------------------- piranha

SCALES: Stuff = {"col": "#4f7f86", "gain": 0.9}
BELLY: Stuff = {"col": "#d4472f", "gain": 0.7}
FIN: Stuff = {"col": "#a52c28", "gain": 0.7}


def piranha(p: Plate) -> None:
    """4H: a piranha out of the water with its mouth open, all underjaw."""
    blood_night(p)
    p.xf = "translate(15 12) scale(.93) rotate(14 125 190)"
    for fin in (
        "196,176! 214,158 244,128! 238,160 234,186! 246,206 250,240! 222,228 196,208!",
        "106,124! 118,84 146,68! 146,82 162,76! 160,90 178,90! 170,104 184,112! 178,138",
        "130,248! 144,280 166,292! 164,276 180,278! 174,262 188,252! 176,234",
    ):
        p.part(shape(fin), tone=0.6, puff=10, ang=-30, line=2.8, **FIN)
    p.key(strokes(2.6, "206,182 224,168 238,142", "206,192 226,196 240,220", "206,188 222,184 232,184"))
    p.key(strokes(2.4, "126,116 132,96 142,80", "144,116 150,100 158,86", "160,118 166,106 174,98"))
    body = p.part(
        shape("28,166 40,142 70,122 112,112 152,122 182,146 204,178 206,200 188,226 156,248 116,256 76,248 52,232"),
        tone=0.56,
        puff=44,
        ang=58,
        bend=5,
        line=3,
        shadow=0.6,
        **SCALES,
    )
    p.part(
        shape("20,196! 60,206 100,208 144,218 190,214! 160,262 100,270 40,250"),
        tone=0.66,
        puff=34,
        ang=14,
        line=1.8,
        shadow=0,
        clip=body,
        **BELLY,
    )
    _piranha_scales(p, body)
    _piranha_mouth(p)
    p.part(
        shape("112,196! 140,196 160,210 166,232! 148,226 140,240! 124,224"), tone=0.7, puff=8, ang=30, line=2.6, **FIN
    )
    p.key(strokes(2.2, "122,204 142,210 156,224", "122,210 132,220 140,232"))
    p.part(disc(78, 152, 19), "#e0a93a", tone=1, gain=0.4, puff=12, line=2.8, shadow=0.4)
    p.part(disc(78, 153, 12), "#c3202c", tone=0.9, gain=0.4, puff=10, line=1.6, shadow=0)
    p.key(disc(76, 154, 6.5) + strokes(6, "58,146 72,130 100,140"))
    p.cut(disc(73, 150, 2.6), "#ffffff")
    p.xf = ""
    _splash(p)


def _piranha_scales(p: Plate, body: Array) -> None:
    """The gill and the edges of the scales."""
    arcs = ""
    for row in range(6):
        for i in range(6):
            x, y = 130 + i * 15 + (row % 2) * 7, 134 + row * 13
            arcs += T(x - 6, y - 5, x + 7, y, x - 6, y + 6, 2.4)
    p.key(arcs + strokes(4.4, "104,136 122,172 104,212"), clip=body)
    p.cut(T(96, 124, 126, 116, 152, 132, 4), "#d7ecea")


def _piranha_mouth(p: Plate) -> None:
    """The gape, the teeth and the thrust-out underjaw."""
    p.part(shape("24,176! 50,180 78,190 94,206! 84,222 60,232 34,228 22,214!"), "#3a0a10", tone=0.03, line=2.4, **FLAT)
    p.part(shape("52,222 66,206 88,206! 86,222 70,234"), "#d8606a", tone=0.8, puff=8, line=1.6, shadow=0)
    teeth(
        p,
        [
            (33, 176, 24, 13, 82),
            (47, 179, 26, 14, 86),
            (62, 184, 23, 13, 92),
            (76, 190, 18, 11, 98),
            (86, 198, 13, 9, 104),
        ],
    )
    p.part(
        shape("10,204 18,198 28,214 44,222 66,222 90,208! 104,214 96,240 70,256 40,252 16,234"),
        tone=0.7,
        puff=14,
        ang=20,
        line=2.8,
        shadow=0.5,
        **BELLY,
    )
    teeth(
        p,
        [
            (20, 206, 27, 13, -76),
            (33, 216, 28, 14, -84),
            (48, 222, 25, 13, -90),
            (63, 223, 21, 12, -96),
            (78, 217, 16, 10, -104),
        ],
    )
    p.part(
        shape("20,174 30,160 46,168 70,178 98,198 96,206 74,196 48,184 24,184"), tone=0.66, puff=6, line=2.4, **SCALES
    )


def _splash(p: Plate) -> None:
    """The water it leapt out of."""
    p.part(
        shape(
            "0,290! 22,280 36,262! 40,278 56,286 78,276 92,256! 94,276 112,286 140,284 156,266! 160,280 178,288 200,276 212,256! 214,276 230,286 250,284! 250,350! 0,350!"
        ),
        "#3f8f98",
        tone=0.6,
        gain=0.7,
        puff=16,
        ang=4,
        bend=3,
        line=2.8,
    )
    p.cut(
        T(10, 300, 40, 288, 74, 298, 4) + T(96, 300, 130, 290, 160, 300, 4) + T(178, 300, 206, 290, 236, 300, 4),
        "#e6f6f2",
    )
    for x, y, r in ((30, 250, 5), (60, 264, 4), (200, 246, 4.5), (222, 232, 3.4), (132, 274, 4)):
        p.part(disc(x, y, r), "#8fd0d6", tone=0.9, puff=r, line=2, shadow=0)


# ---------------------------------------------------------------- salamander

NEWT: Stuff = {"col": "#2f2a36", "gain": 0.95}
SPOT = "#f2b32f"


def salamander(p: Plate) -> None:
    """5H: a black and gold salamander seen from above, at home in the flames."""
    blood_night(p, "#e8a45e")
    fire(
        p,
        "0,350! 0,236 12,190! 26,216 34,236 44,220 40,190! 64,222 74,252 96,260 116,252 132,258 150,240 154,216! 170,238"
        " 180,250 196,226 204,176! 222,208 228,234 238,224 244,204! 256,240 256,350!",
        "0,350! 4,262 14,232! 24,256 38,270 50,254 52,236! 68,262 86,280 116,272 140,280 158,262 162,246! 176,264"
        " 188,270 204,250 208,218! 222,248 236,262 246,244! 254,270 254,350!",
        "0,350! 10,290 16,276! 34,294 56,278! 70,296 120,292 150,300 166,280! 190,298 208,264! 224,288 244,284! 250,350!",
    )
    p.xf = "translate(12 10) scale(.95)"
    body = Limb(
        [
            (90, 132),
            (124, 150),
            (160, 170),
            (172, 204),
            (146, 232),
            (104, 240),
            (78, 262),
            (92, 286),
            (140, 286),
            (184, 276),
        ],
        [44, 40, 52, 54, 48, 34, 26, 20, 13, 4],
        n=10,
    )
    for leg, toes in (
        ("118,140 132,108 160,100", 0),
        ("114,158 92,186 64,186", 1),
        ("172,200 206,178 220,150", 0),
        ("136,236 116,210 88,214", 1),
    ):
        _newt_leg(p, leg, toes)
    skin = p.part(body.strip(), tone=0.5, puff=22, ang=40, bend=4, line=3, shadow=0.6, **NEWT)
    for t, side, rx, ry in (
        (0.12, -0.1, 9, 7),
        (0.2, 0.5, 8, 6),
        (0.24, -0.5, 10, 7),
        (0.31, 0.2, 10, 8),
        (0.36, -0.6, 8, 7),
        (0.41, 0.45, 9, 7),
        (0.46, -0.3, 10, 8),
        (0.53, 0.3, 8, 7),
        (0.56, -0.5, 6, 6),
        (0.62, 0, 8, 6),
        (0.69, 0.1, 6, 6),
        (0.76, 0, 6, 5),
        (0.83, 0, 5, 4),
        (0.9, 0, 4, 3),
    ):
        x, y = body.at(t, side)
        p.part(disc(x, y, rx, ry), SPOT, tone=0.92, gain=0.5, puff=6, line=1.6, shadow=0, clip=skin)
    _newt_head(p)
    p.xf = ""


def _newt_leg(p: Plate, spec: str, left: int) -> None:
    """A leg with four round-tipped toes."""
    hip, knee, foot = spec.split()
    x, y = map(float, foot.split(","))
    for dx, dy in ((-17, -6), (-14, 8), (-3, 16), (10, 15)) if left else ((-10, -14), (3, -18), (15, -12), (18, 1)):
        p.part(limb(f"{x},{y} {x + dx},{y + dy}", 7, 7), tone=0.6, puff=4, line=2.4, shadow=0.4, **NEWT)
    p.part(limb(f"{hip} {knee}", 20, 16), tone=0.55, puff=9, line=2.6, shadow=0.5, **NEWT)
    p.part(limb(f"{knee} {foot}", 16, 13), tone=0.55, puff=7, line=2.6, shadow=0.4, **NEWT)
    kx, ky = map(float, knee.split(","))
    p.part(disc(kx, ky, 5), SPOT, tone=0.92, gain=0.5, puff=5, line=1.4, shadow=0)


def _newt_head(p: Plate) -> None:
    """The broad flat head, grinning, with its gold cheeks."""
    p.part(
        Plate.S("M46 128 C36 136 30 132 22 142", 4) + Plate.S("M22 142 L13 139", 3.4) + Plate.S("M22 142 L18 152", 3.4),
        "#c3202c",
        tone=0.9,
        line=1.8,
        **FLAT,
    )
    p.part(
        shape("112,132 108,112 90,98 66,98 46,110 38,126 44,142 62,152 88,156 106,150"),
        tone=0.54,
        puff=24,
        ang=-30,
        bend=3,
        line=3,
        shadow=0.6,
        **NEWT,
    )
    p.part(shape("40,132 56,144 84,150 104,146 92,156 66,155 46,144"), "#e2a54a", tone=0.8, puff=5, line=1.8, shadow=0)
    for x, y in ((64, 104), (92, 118)):
        p.part(disc(x, y, 12), SPOT, tone=0.95, gain=0.5, puff=10, line=2.6, shadow=0.4)
        p.key(f'<ellipse cx="{x - 1}" cy="{y}" rx="3" ry="8" transform="rotate(24 {x} {y})"/>')
        p.cut(disc(x - 4, y - 4, 2.2), "#ffffff")
    p.key(disc(46, 122, 1.8) + disc(52, 116, 1.8))


# ---------------------------------------------------------------- harpy

SKIN: Stuff = {"col": "#e0b48c", "gain": 0.6}
PLUME: Stuff = {"col": "#b5562f", "gain": 0.75}
PLUME_LIGHT: Stuff = {"col": "#e8b766", "gain": 0.7}
TALON: Stuff = {"col": "#d9a032", "gain": 0.85}


def harpy(p: Plate) -> None:
    """6H: a harpy dropping out of the sky, screaming, talons first."""
    blood_night(p, disc=(125, 184, 106))
    mirrored(p, lambda: _harpy_wing(p))
    p.part(
        shape("104,240! 92,276 84,300! 104,296 112,310! 125,298 138,310! 146,296 166,300! 158,276 146,240!"),
        tone=0.64,
        puff=14,
        ang=86,
        line=2.6,
        **PLUME,
    )
    mirrored(p, lambda: _harpy_leg(p))
    _harpy_breast(p)
    _harpy_hair(p)
    _harpy_face(p)


def _harpy_wing(p: Plate) -> None:
    """One wing: long quills below, two rows of coverts above."""
    for i in range(8):
        tip = ((12, 150), (13, 182), (20, 212), (32, 236), (48, 252), (66, 260), (84, 262), (98, 256))[i]
        root = (54 + i * 7, 132 + i * 8)
        mx, my = (tip[0] + root[0]) / 2, (tip[1] + root[1]) / 2
        quill = Limb([root, (mx - 3, my + 2), tip], [20, 22, 11])
        p.part(quill.strip(), tone=0.7, puff=10, ang=60 + i * 5, line=2.4, shadow=0.4, **PLUME)
        p.key(T(*root, mx - 3, my + 2, *tip, 2))
    for i in range(6):
        tip = ((24, 146), (30, 168), (42, 188), (58, 202), (76, 212), (92, 214))[i]
        root = (58 + i * 9, 128 + i * 10)
        quill = Limb([root, ((tip[0] + root[0]) / 2, (tip[1] + root[1]) / 2), tip], [18, 20, 11])
        p.part(quill.strip(), tone=0.86, puff=9, ang=60 + i * 5, line=2.2, shadow=0.4, **PLUME_LIGHT)
    p.part(
        shape("14,132! 24,112 44,104 62,112 84,138 106,176 112,196! 96,196 76,176 56,152 40,142 26,146"),
        tone=0.66,
        puff=13,
        ang=30,
        line=2.8,
        shadow=0.5,
        **PLUME,
    )
    p.key(strokes(2.4, "34,126 48,124 58,134", "52,120 66,128 74,142", "70,136 82,150 86,164"))


def _harpy_leg(p: Plate) -> None:
    """One feathered thigh and its reaching talons."""
    p.part(
        shaggy([(112, 232), (116, 252), (104, 268), (88, 268), (84, 250), (94, 232)], 5, step=9),
        tone=0.66,
        puff=12,
        ang=80,
        line=2.6,
        **PLUME,
    )
    p.part(limb("96,264 84,276", 11, 10), tone=0.7, puff=5, line=2.4, **TALON)
    for x, y, turn in ((70, 274, 150), (76, 282, 116), (88, 284, 84), (96, 278, 50)):
        p.part(limb(f"84,274 {x},{y}", 10, 9), tone=0.72, puff=5, line=2.2, shadow=0.3, **TALON)
        p.part(spike(x, y, 19, 8, turn, -4), IVORY, tone=0.9, gain=0.8, puff=4, line=2, shadow=0.3)


def _harpy_breast(p: Plate) -> None:
    """The feathered breast."""
    breast = p.part(
        sym("125,184 108,186 96,204 94,228 106,250 125,262"),
        tone=0.7,
        puff=26,
        ang=8,
        bend=3,
        line=2.8,
        shadow=0.6,
        **PLUME_LIGHT,
    )
    arcs = ""
    for row in range(5):
        for i in range(6):
            x, y = 92 + i * 13 + (row % 2) * 6.5, 202 + row * 12
            arcs += T(x - 7, y - 4, x, y + 9, x + 7, y - 4, 2.6)
    p.key(arcs, clip=breast)


def _harpy_hair(p: Plate) -> None:
    """Hair like a storm."""
    p.part(
        shape(
            "125,74! 118,82 104,76 94,60! 94,80 84,86 70,84! 80,96 78,108 66,116! 82,120 82,136 70,150! 90,148 92,166 84,186!"
            " 108,176 125,188 142,176 166,186! 158,166 160,148 180,150! 168,136 168,120 184,116! 172,108 170,96 180,84!"
            " 166,86 156,80 156,60! 146,76 134,82"
        ),
        "#8e2f4e",
        tone=0.6,
        gain=0.8,
        puff=12,
        ang=80,
        line=2.8,
        shadow=0.6,
    )


def _harpy_face(p: Plate) -> None:
    """A scream with a face about it."""
    p.part(
        sym("125,92 106,94 96,112 96,136 102,162 114,184 125,190"),
        tone=0.86,
        puff=24,
        ang=-36,
        bend=1.4,
        line=2.6,
        grad=(125, 130, 0.05, 160, 170, -0.4),
        **SKIN,
    )
    mirrored(
        p,
        lambda: p.part(
            shape("125,112! 116,104 106,108 96,132! 88,108 94,86 110,76 125,74!"),
            "#8e2f4e",
            tone=0.62,
            puff=7,
            ang=70,
            line=2,
        ),
    )
    p.part(sym("125,148 113,150 109,164 114,178 125,183"), "#3a0a10", tone=0.03, line=2.8, **FLAT)
    p.part(shape("116,176 125,168 134,176 125,182"), "#d8414b", tone=0.9, puff=5, line=1.2, shadow=0)
    for x, turn in ((117, 90), (133, 90)):
        p.part(spike(x, 152, 12, 7, turn), IVORY, tone=1, puff=3, line=1.3, shadow=0)
    mirrored(p, lambda: _harpy_eye(p))
    p.part(shape("125,122! 120,138 117,144 125,148 133,144 130,138"), tone=0.8, puff=5, line=1.6, shadow=0.3, **SKIN)


def _harpy_eye(p: Plate) -> None:
    p.part(shape("99,126! 106,118 120,130! 112,137 104,135"), "#ffd84a", tone=1, line=2.2, **FLAT)
    p.key(disc(110, 129, 3.6) + strokes(5, "96,112 108,112 123,128"))
    p.key(strokes(2.4, "101,140 108,144 114,141", "103,150 104,162 110,172"))


# ---------------------------------------------------------------- boar

BRISTLE: Stuff = {"col": "#a3624a", "gain": 0.85}
MANE: Stuff = {"col": "#5b2b2b", "gain": 0.8}
SNOUT: Stuff = {"col": "#e0a196", "gain": 0.75}


def boar(p: Plate) -> None:
    """8H: a boar at full charge to the right, mane up, tusks first."""
    blood_night(p, disc=(122, 170, 100))
    ledge(p, 284, "#6d4440")
    p.xf = "translate(0 15) scale(.95)"
    for spec, foot in (("70,240 44,262", "26,278"), ("152,244 178,262", "200,272")):
        _boar_leg(p, spec, foot, 0.42)
    back = [
        (190, 152),
        (172, 122),
        (140, 106),
        (104, 112),
        (70, 130),
        (44, 154),
        (24, 196),
        (60, 190),
        (110, 160),
        (160, 160),
    ]
    p.part(shaggy(back, 17, step=11, lean=0.7, seed=9), tone=0.56, puff=14, ang=70, line=2.8, shadow=0, **MANE)
    body = p.part(
        shaggy(
            [
                (22, 206),
                (32, 172),
                (60, 148),
                (98, 130),
                (138, 118),
                (170, 134),
                (184, 180),
                (166, 238),
                (128, 256),
                (80, 252),
                (40, 244),
            ],
            6,
            step=13,
            lean=-0.5,
            seed=3,
        ),
        tone=0.62,
        puff=44,
        ang=50,
        bend=5,
        line=3,
        shadow=0.4,
        **BRISTLE,
    )
    hairs(p, body, 90, 14, lambda x, y: 190 - (x - 40) * 0.2, 1.7, seed=4)
    p.part(Plate.S("M26 196 C8 190 8 170 22 168 C30 168 28 178 21 177", 5), "#a3624a", tone=0.7, line=2.2, **FLAT)
    for spec, foot in (("56,244 82,268", "62,290"), ("132,248 148,270", "172,288")):
        _boar_leg(p, spec, foot, 0.66)
    for x, y, r in ((16, 292, 13), (34, 296, 10), (50, 298, 8), (88, 296, 9), (104, 299, 6)):
        p.part(disc(x, y, r), "#c9a58c", tone=0.76, gain=0.8, puff=r, line=2.2, shadow=0)
    p.xf += " translate(-17 2)"
    _boar_head(p)
    p.xf = ""


def _boar_leg(p: Plate, spec: str, foot: str, tone: float) -> None:
    """A short leg with a cloven hoof."""
    knee = spec.split()[1]
    x, y = map(float, foot.split(","))
    p.part(limb(f"{knee} {foot}", 16, 11), tone=tone, puff=7, line=2.6, **BRISTLE)
    p.part(limb(spec, 36, 18), tone=tone, puff=12, line=2.6, **BRISTLE)
    p.part(
        shape(f"{x - 9},{y - 5} {x + 6},{y - 7} {x + 14},{y + 7}! {x - 8},{y + 8}!"),
        "#3d2a30",
        tone=0.5,
        puff=5,
        line=2.2,
    )
    p.key(T(x + 2, y - 4, x + 4, y, x + 3, y + 7, 2.4))


def _boar_head(p: Plate) -> None:
    """The long wedge of the head, lowered, with its snout and tusks."""
    p.part(shape("150,134! 146,104 158,84! 174,102 178,130"), tone=0.54, puff=8, ang=70, line=2.8, **BRISTLE)
    p.part(shape("160,226! 190,234 226,228! 216,252 190,258 166,248"), "#3a0a10", tone=0.05, line=2.2, **FLAT)
    p.part(
        shape("144,216 166,240 192,250 226,240 232,248 214,262 184,268 154,256 138,236"),
        tone=0.62,
        puff=9,
        line=2.6,
        **BRISTLE,
    )
    face = [
        (126, 160),
        (142, 136),
        (170, 130),
        (196, 148),
        (222, 176),
        (240, 198),
        (236, 222),
        (204, 230),
        (160, 234),
        (132, 212),
    ]
    head = p.part(
        shaggy(face, 3, step=12, lean=-0.4, seed=6),
        tone=0.74,
        puff=28,
        ang=40,
        bend=4,
        line=3,
        shadow=0.7,
        **BRISTLE,
    )
    hairs(p, head, 40, 10, lambda x, y: 220, 1.6, seed=8)
    cheek = [(126, 178), (146, 170), (166, 182), (176, 206), (168, 232), (146, 246), (124, 232), (116, 204)]
    ruff = p.part(
        shaggy(cheek, 9, step=11, lean=0.6, seed=5),
        "#cf9a72",
        tone=0.66,
        gain=0.8,
        puff=18,
        ang=60,
        line=2.4,
        shadow=0.5,
    )
    hairs(p, ruff, 60, 13, lambda x, y: 150, 1.8, seed=7)
    p.part(
        shape("226,184 240,180 254,190 260,208 254,226 238,234 224,226 219,204"),
        tone=0.8,
        puff=10,
        ang=70,
        line=2.8,
        shadow=0.5,
        **SNOUT,
    )
    for x in (236, 249):
        p.key(f'<ellipse cx="{x}" cy="207" rx="3.8" ry="7.4" transform="rotate(-12 {x} 207)"/>')
    p.key(strokes(3, "214,164 222,176 216,192", "202,152 212,166 206,182", "190,144 200,156 196,172"))
    p.part(
        shape("166,240! 180,246 194,236 201,210 195,180! 214,204 218,234 203,256 174,261!"),
        IVORY,
        tone=0.96,
        gain=0.7,
        puff=8,
        ang=20,
        line=2.8,
        shadow=0.7,
    )
    p.key(strokes(2, "182,252 199,246 207,226"))
    p.part(shape("156,164! 172,158 188,172! 178,180 164,178"), "#ffb22a", tone=1, line=2.8, **FLAT)
    p.key(disc(176, 170, 4.4) + strokes(7, "142,154 166,146 194,172"))
    p.cut(disc(174, 168, 1.7), "#ffffff")
    p.key(strokes(2.2, "160,184 172,188 184,182"))
    p.part(
        shape("136,158! 112,142 98,112! 126,112 150,130 158,150"),
        tone=0.7,
        puff=10,
        ang=20,
        line=2.8,
        shadow=0.6,
        **BRISTLE,
    )
    p.part(shape("136,148! 118,134 110,119! 130,122 144,136"), "#c9766a", tone=0.6, puff=6, line=1.4, shadow=0)


DRAWINGS: dict[str, Drawing] = {"4H": piranha, "5H": salamander, "6H": harpy, "8H": boar}
