"""The high diamonds: a watching eye, a stone golem, a troll."""

from __future__ import annotations

import math

from assets.press.plate import Plate

from ..monsters.clubs_forms import Limb, Point, hairs, shaggy, spike, teeth
from ..monsters.ground import Drawing
from ..monsters.pen import SOUL, disc, glow, shape, strokes
from ..monsters.spades_kit import BONE, FLAT, Stuff
from .diamonds_kit import GOLD, vault

P, S, T = Plate.P, Plate.S, Plate.taper

# ---------------------------------------------------------------- watching eye

LID: Stuff = {"col": "#8a5a8f", "gain": 0.85}
NERVE: Stuff = {"col": "#c9545a", "gain": 0.8}


def watching_eye(p: Plate) -> None:
    """9D: a great eye, afloat on its nerves, its lids set with thorns. It does not blink."""
    vault(p)
    _eye_nerves(p)
    _eye_thorns(p)
    x, y = 125, 166
    p.part(disc(x, y, 82), tone=0.56, puff=26, ang=30, bend=3, line=3, shadow=0.6, **LID)
    ball = p.part(
        shape("50,168! 66,134 92,110 125,102 158,110 184,134 200,168! 184,200 158,222 125,230 92,222 66,200"),
        "#fbf1dc",
        tone=0.98,
        gain=0.5,
        puff=40,
        ang=-40,
        bend=1,
        line=3,
        shadow=0.4,
    )
    veins = strokes(
        2.6,
        "54,168 70,172 84,162",
        "70,172 78,182 88,182",
        "66,142 78,146 84,154",
        "80,206 88,198 92,188",
        "196,168 180,172 168,164",
        "182,172 174,184 166,184",
        "186,144 174,146 168,154",
        "170,208 164,198 160,190",
        "112,228 116,218 114,210",
    )
    p.flatcol(veins, "#c2303a", clip=ball)
    p.part(disc(x, y, 41), "#e0902a", tone=0.82, gain=0.5, puff=14, ang=30, line=3, shadow=0.3)
    p.key(_iris(x, y, 18, 39), clip=ball)
    p.part(
        shape("125,126! 111,150 108,168 112,186 125,208! 138,186 142,168 139,150"), "#140c10", tone=0, line=1.4, **FLAT
    )
    p.cut(disc(108, 146, 9) + disc(146, 190, 4), "#ffffff")
    p.part(
        shape("44,168! 58,124 88,92 125,84 162,92 192,124 206,168! 184,138 156,124 125,120 94,124 66,138"),
        tone=0.66,
        puff=14,
        ang=20,
        bend=3,
        line=2.8,
        shadow=0.7,
        **LID,
    )
    p.key(strokes(2.6, "68,128 92,108 125,102", "182,128 158,108 125,102") + strokes(2, "84,104 104,94 125,92"))
    p.part(
        shape("44,168! 66,204 94,220 125,224 156,220 184,204 206,168! 194,214 162,242 125,248 88,242 56,214"),
        tone=0.56,
        puff=10,
        ang=20,
        bend=3,
        line=2.6,
        shadow=0.2,
        **LID,
    )
    p.key(strokes(2.2, "78,220 100,234 125,236", "172,220 150,234 125,236"))


def _iris(x: float, y: float, r0: float, r1: float) -> str:
    rays = ""
    for i in range(26):
        a = math.tau * i / 26
        inner = r0 + 5 * (i % 2)
        mid = (inner + r1) / 2
        rays += T(
            x + inner * math.cos(a),
            y + inner * math.sin(a),
            x + mid * math.cos(a),
            y + mid * math.sin(a),
            x + r1 * math.cos(a),
            y + r1 * math.sin(a),
            2.2,
        )
    return rays


def _eye_nerves(p: Plate) -> None:
    """The nerves that hang below it."""
    spines: list[list[Point]] = [
        [(84, 226), (64, 256), (40, 262), (26, 288), (38, 300)],
        [(166, 226), (188, 254), (212, 258), (226, 284), (212, 300)],
        [(102, 236), (86, 268), (94, 288), (76, 304)],
        [(148, 236), (164, 268), (156, 288), (176, 304)],
        [(125, 238), (118, 266), (132, 286), (122, 308)],
    ]
    for k, spine in enumerate(spines):
        nerve = Limb(spine, [24, 17, 12, 8, 3])
        p.part(nerve.strip(), tone=0.6, puff=8, ang=30 * k, line=2.4, shadow=0.4, **NERVE)
        p.key(nerve.rungs([i / 12 for i in range(2, 11)], -0.1, 1, 1.8))


def _eye_thorns(p: Plate) -> None:
    """The thorns around the lids, instead of lashes."""
    for i in range(13):
        a = -180 - 22 + i * (224 / 12)
        x, y = 125 + 78 * math.cos(math.radians(a)), 166 + 78 * math.sin(math.radians(a))
        p.part(
            spike(x, y, 30 if i % 2 else 22, 20, a, 3 if i < 6 else -3),
            puff=8,
            ang=a + 60,
            line=2.4,
            shadow=0.4,
            **BONE,
        )


# ---------------------------------------------------------------- stone golem

ROCK: Stuff = {"col": "#aaa6ae", "gain": 0.9}
MOSS: Stuff = {"col": "#8fb04a", "gain": 0.7}
RUNE = "#4fd6b8"


def stone_golem(p: Plate) -> None:
    """10D: a golem of boulders about a heart of crystal, one fist coming down."""
    vault(p, "#d98a45")
    _boulder(p, "84,176! 125,166 168,176! 178,226 166,282 160,316! 88,316! 82,282 72,226", 0.8, 16)
    _golem_heart(p)
    _golem_arm(p)
    _boulder(p, "156,164! 174,136 206,132 232,150! 240,184 222,206! 186,208 158,196!", 0.44, 24)
    _boulder(p, "100,166! 80,134 46,128 18,148! 12,182 28,206! 64,208 92,196!", 0.52, 24)
    _golem_head(p)
    _golem_moss(p)
    _golem_cracks(p)
    p.xf = "translate(-2 -52) scale(1.17)"
    _golem_fist(p)
    p.xf = ""


def _boulder(p: Plate, spec: str, tone: float, puff: float) -> None:
    p.part(shape(spec), tone=tone, puff=puff, ang=-36, bend=2, line=3, shadow=0.6, **ROCK)


def _rune(p: Plate, *specs: str) -> None:
    """Strokes of a rune cut deep and alight."""
    p.key(strokes(9, *specs))
    p.cut(strokes(5.4, *specs), RUNE)
    p.cut(strokes(2, *specs), "#eafff6")


def _golem_heart(p: Plate) -> None:
    """The crystal alight in the cleft of the chest."""
    p.part(shape("143,205! 167,224! 165,256! 145,282! 121,260! 119,224!"), "#140f10", tone=0, line=2.6, **FLAT)
    p.part(shape("143,212! 162,228! 160,254! 144,274! 126,256! 125,228!"), RUNE, tone=1, line=2.4, **FLAT)
    p.part(shape("143,212! 162,228! 152,238! 143,232!"), "#2a9d8c", tone=1, line=1.4, **FLAT)
    p.part(shape("152,238! 162,228! 160,254! 144,274! 146,250!"), "#1f7a72", tone=1, line=1.4, **FLAT)
    p.part(shape("143,212! 143,232! 134,240! 125,228!"), "#eafff6", tone=1, line=1.4, **FLAT)
    p.key(strokes(2.6, "164,216 174,210 180,214", "166,258 176,262 180,272", "150,282 154,292 150,304"))


def _golem_arm(p: Plate) -> None:
    """The arm at the right, hanging, its fist on the ground."""
    _boulder(p, "190,200! 226,198! 234,236 222,252! 196,250! 186,226", 0.54, 16)
    _boulder(p, "178,252! 206,242 236,250! 244,286 236,316! 176,316! 170,280", 0.58, 18)
    p.key(strokes(3.6, "188,286 190,300 188,316", "206,288 208,302 206,316", "224,286 226,300 224,316"))


def _golem_head(p: Plate) -> None:
    _boulder(p, "90,190! 86,150 94,104! 112,84 140,82! 160,104 166,150! 160,190 142,208! 108,208!", 0.84, 24)
    p.part(
        shape("84,142! 102,128 125,134! 148,128 168,142! 164,158 146,154! 125,160! 104,154! 88,158"),
        tone=0.72,
        puff=8,
        ang=10,
        line=2.6,
        shadow=0.7,
        **ROCK,
    )
    for x in (105, 146):
        p.part(
            shape(f"{x - 14},158! {x},155 {x + 14},158! {x + 9},171 {x},174 {x - 9},171"),
            "#140f10",
            tone=0,
            line=2,
            **FLAT,
        )
        glow(p, x, 164, 6, SOUL)
    p.part(shape("118,158! 134,158! 138,180! 125,186 113,180!"), tone=0.7, puff=7, ang=20, line=2.2, **ROCK)
    p.part(shape("98,188! 125,192 154,188! 146,203! 125,206 106,203!"), "#140f10", tone=0, line=2.2, **FLAT)
    for x in (108, 119, 131, 142):
        p.part(
            f'<rect x="{x - 5}" y="188" width="9.6" height="9" rx="1.5"/>', tone=0.8, puff=3, line=1.4, shadow=0, **ROCK
        )
    _rune(p, "125,92 120,104 125,120", "116,98 126,104 136,98", "116,112 125,108 136,114")


def _golem_fist(p: Plate) -> None:
    """The arm at the left, its fist thrust at the viewer."""
    _boulder(p, "20,198! 62,202! 74,228! 60,250 22,246 10,222!", 0.56, 14)
    _boulder(p, "18,234! 56,224 92,232! 106,262 98,294! 58,306 20,298! 8,268", 0.72, 20)
    for i in range(4):
        x = 12 + i * 24
        _boulder(p, f"{x},250! {x + 11},244 {x + 23},250! {x + 24},274 {x + 20},288! {x + 4},288! {x - 1},272", 0.76, 9)
    _boulder(p, "26,288! 58,282 94,286! 98,302 62,310 28,306!", 0.62, 9)


def _golem_moss(p: Plate) -> None:
    p.part(
        shape("18,150! 46,126 80,132 98,160! 88,152 80,164! 70,148 60,166! 48,150 38,170! 30,154 22,166!"),
        tone=0.7,
        puff=7,
        ang=60,
        line=2.2,
        shadow=0.4,
        **MOSS,
    )
    p.part(
        shape("172,138! 206,130 232,150! 238,172! 228,160 220,172! 210,152 198,162! 188,146"),
        tone=0.6,
        puff=6,
        ang=60,
        line=2.2,
        shadow=0.4,
        **MOSS,
    )
    p.part(
        shape("112,86! 140,80 160,102! 166,128! 156,118 152,126! 144,104 134,112! 126,94"),
        tone=0.64,
        puff=5,
        ang=60,
        line=2,
        shadow=0.4,
        **MOSS,
    )


def _golem_cracks(p: Plate) -> None:
    p.key(
        strokes(
            2.6,
            "40,180 48,190 46,204",
            "48,190 58,192 62,200",
            "200,176 206,188 202,202",
            "206,188 216,190 220,198",
            "94,170 100,178 98,188",
            "160,112 154,122 158,132",
        )
    )


# ---------------------------------------------------------------- troll

TROLL: Stuff = {"col": "#b7c184", "gain": 0.8}
MANE: Stuff = {"col": "#8f5238", "gain": 0.8}
FIR: Stuff = {"col": "#5c9a5a", "gain": 0.8}


def troll(p: Plate) -> None:
    """JD: an old troll, all nose, firs growing on its back."""
    vault(p, "#ecd59a")
    for x, y, h, w in ((224, 158, 66, 40), (192, 128, 60, 42), (154, 108, 72, 40)):
        _fir(p, x, y, h, w)
    back = p.part(
        shaggy(
            [(118, 104), (160, 98), (204, 120), (236, 160), (250, 220), (252, 320), (60, 320), (66, 250), (84, 180)],
            9,
            step=14,
            lean=0.6,
            seed=7,
        ),
        tone=0.52,
        puff=46,
        ang=60,
        bend=5,
        line=2.8,
        shadow=0.6,
        **MANE,
    )
    hairs(p, back, 260, 18, lambda x, y: 60 + (x - 120) * 0.2, 2.2, seed=9, cut="#c9a873")
    _troll_ear(p)
    _troll_head(p)
    _troll_mouth(p)
    _troll_nose(p)
    _troll_eye(p)
    _troll_hair(p)
    _troll_hand(p)


def _fir(p: Plate, x: float, y: float, h: float, w: float) -> None:
    """A small fir standing at (x, y)."""
    p.part(f'<rect x="{x - 3}" y="{y - 12}" width="6" height="24"/>', "#6b4226", tone=0.5, puff=3, line=2)
    for k in (0, 1, 2):
        foot, half = y - 6 - k * h * 0.27, w / 2 * (1 - k * 0.26)
        p.part(
            shape(
                f"{x},{foot - h * 0.46}! {x - half},{foot}! {x - half * 0.4},{foot - 4} {x},{foot + 2}! "
                f"{x + half * 0.4},{foot - 4} {x + half},{foot}!"
            ),
            tone=0.66,
            puff=8,
            ang=70,
            line=2.2,
            shadow=0.4,
            **FIR,
        )


def _troll_ear(p: Plate) -> None:
    p.part(shape("158,176 186,150 226,142! 218,172 198,198 166,208"), tone=0.66, puff=10, ang=20, line=2.8, **TROLL)
    p.part(
        shape("168,182 190,164 212,154! 206,172 190,190 172,198"),
        "#b0746a",
        tone=0.5,
        gain=0.6,
        puff=8,
        line=1.6,
        shadow=0,
    )
    p.part(
        '<path fill-rule="evenodd" d="M196 194 A12 12 0 1 1 195.9 194Z M196 200 A6.5 6.5 0 1 0 196.1 200Z"/>',
        tone=0.8,
        puff=3,
        line=2,
        shadow=0.4,
        **GOLD,
    )


def _troll_head(p: Plate) -> None:
    p.part(
        shape(
            "88,142 112,122 144,124 168,146 178,184 174,226 156,262 124,282 88,280 64,264 58,240 66,214 62,190 70,164"
        ),
        tone=0.7,
        puff=36,
        ang=-34,
        bend=3,
        line=2.8,
        shadow=0.7,
        grad=(90, 160, 0.08, 180, 220, -0.35),
        **TROLL,
    )
    p.key(strokes(2.6, "128,204 142,212 148,230", "132,196 150,202 158,220", "150,176 160,184 162,196"))


def _troll_mouth(p: Plate) -> None:
    p.part(
        shape("58,240! 80,234 108,238 140,230! 138,252 116,264 84,264 64,256"), "#4d0f16", tone=0.15, line=2.4, **FLAT
    )
    teeth(p, [(78, 237, 9, 9, 90), (92, 238, 12, 9, 90), (124, 236, 9, 8, 92)])
    p.part(
        shape("52,254! 66,252 92,258 118,258 142,240! 152,262 128,288 88,292 60,280"),
        tone=0.64,
        puff=13,
        ang=16,
        bend=2,
        line=2.6,
        shadow=0.2,
        **TROLL,
    )
    teeth(p, [(68, 258, 34, 14, -98), (114, 262, 30, 14, -84)])
    p.key(strokes(2, "76,276 92,282 112,278"))


def _troll_nose(p: Plate) -> None:
    """The nose, a foot long and drooping."""
    p.part(
        shape("98,166 80,168 60,178 36,196 20,218 18,240 30,252 48,250 58,238 74,236 90,230 104,214 112,188"),
        tone=0.78,
        puff=20,
        ang=40,
        bend=3,
        line=2.8,
        shadow=0.7,
        **TROLL,
    )
    p.key(strokes(4.4, "62,236 70,224 82,226") + strokes(2.4, "54,192 62,200 60,212", "66,184 74,194 74,204"))
    for x, y, r in ((44, 206, 6), (30, 228, 4.6), (90, 196, 4)):
        p.part(disc(x, y, r), tone=0.76, puff=r, line=1.6, shadow=0.3, **TROLL)


def _troll_eye(p: Plate) -> None:
    p.part(shape("96,164! 110,152 128,152 140,164! 128,176 108,178"), "#f7d540", tone=1, line=2.6, **FLAT)
    p.key(disc(112, 166, 5.6))
    p.cut(disc(110, 163, 2), "#ffffff")
    p.part(
        shape("86,164! 100,146 126,140 150,152 152,164! 132,156 110,158"),
        tone=0.62,
        puff=8,
        ang=20,
        line=2.4,
        shadow=0.6,
        **TROLL,
    )
    p.part(shape("80,170 78,160 88,156 96,162 94,174 84,176"), "#f7d540", tone=1, line=2.4, **FLAT)
    p.key(disc(85, 167, 4) + strokes(6, "72,166 80,152 98,158"))


def _troll_hair(p: Plate) -> None:
    """The mop, the brow of moss."""
    mop = p.part(
        shaggy(
            [
                (92, 112),
                (120, 96),
                (152, 100),
                (176, 122),
                (186, 160),
                (170, 170),
                (156, 150),
                (126, 136),
                (100, 146),
                (78, 158),
                (76, 136),
            ],
            10,
            step=13,
            lean=0.7,
            seed=3,
        ),
        tone=0.6,
        puff=18,
        ang=50,
        bend=3,
        line=2.6,
        shadow=0.6,
        **MANE,
    )
    hairs(p, mop, 90, 16, lambda x, y: 70 + (x - 125) * 0.5, 2.2, seed=2, cut="#c9a873")


def _troll_hand(p: Plate) -> None:
    """The near hand, knuckles down, and its nails."""
    p.part(
        Limb([(232, 214), (236, 262), (204, 284)], [46, 44, 38]).strip(),
        tone=0.58,
        puff=18,
        ang=-30,
        line=2.8,
        shadow=0.6,
        **TROLL,
    )
    for i in range(4):
        x = 158 + i * 18
        finger = Limb([(x + 6, 268), (x, 284), (x - 3, 300)], [21, 20, 16])
        p.part(finger.strip(), tone=0.68, puff=9, ang=-10, line=2.2, shadow=0.4, **TROLL)
        p.part(spike(x - 3, 298, 13, 11, 95), puff=4, line=1.6, shadow=0.2, **BONE)


DRAWINGS: dict[str, Drawing] = {"9D": watching_eye, "10D": stone_golem, "JD": troll}
