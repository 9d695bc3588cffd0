"""The wonders among the clubs: man-eating plant, Medusa and kraken."""

from __future__ import annotations

import math

from ..plate import Plate
from .clubs_forms import GOLD, PANEL, Limb, Point, blob, oval, spike, teeth
from .ground import Drawing, ground
from .pen import disc, mirrored

P, S, T = Plate.P, Plate.S, Plate.taper


# ---------------------------------------------------------------- plant

PLANT_GREEN = "#6f9c3d"
PLANT_DARK = "#3f6d36"
PLANT_CRIMSON = "#b3243a"
PLANT_PETAL = "#b0529a"


def plant(p: Plate) -> None:
    """10C: a man-eating plant, its toothed trap open over a dropped helmet."""
    ground(p, PANEL)
    _plant_earth(p)
    _plant_stalk(p)
    _plant_leaves(p)
    _plant_petals(p)
    _plant_maw(p)
    _plant_lower_half(p)
    _plant_upper_half(p)
    _plant_leftovers(p)


def _plant_earth(p: Plate) -> None:
    """The earth it grows from."""
    p.part(
        P("M0 284 C40 272 90 276 125 272 C170 268 214 276 250 282 L250 360 L0 360Z"),
        "#5a4030",
        tone=0.44,
        gain=0.6,
        puff=18,
        ang=6,
        bend=2,
        line=2.6,
        shadow=0.5,
    )


def _plant_stalk(p: Plate) -> None:
    """The bent, thorny stalk."""
    stalk = Limb([(146, 300), (136, 272), (160, 250), (196, 236), (208, 200), (184, 172)], [34, 30, 28, 28, 28, 30])
    p.part(stalk.strip(), PLANT_GREEN, tone=0.54, gain=0.9, puff=14, ang=70, bend=3, line=2.8, shadow=0.6)
    p.key(stalk.rungs([i / 15 for i in range(2, 14)], -0.2, 1, 2.2))
    for t, angle, side in ((0.3, 215, -0.9), (0.5, 60, 0.9), (0.68, 10, 0.9), (0.85, -40, 0.9)):
        x, y = stalk.at(t, side)
        p.part(spike(x, y, 17, 12, angle, 3), "#d8b85e", tone=0.7, gain=0.8, puff=5, line=2, shadow=0.4)


def _plant_leaves(p: Plate) -> None:
    """Two leaves at the foot."""
    for d, cuts in (
        (
            "M140 290 C112 252 66 250 22 232 C26 270 60 304 118 304Z",
            T(126, 294, 80, 274, 36, 244, 3.4)
            + T(88, 276, 84, 260, 72, 254, 2.6)
            + T(70, 266, 58, 274, 52, 284, 2.6)
            + T(104, 284, 92, 290, 86, 298, 2.6),
        ),
        (
            "M152 292 C172 258 206 256 242 248 C238 284 206 308 164 306Z",
            T(164, 296, 198, 278, 232, 258, 3.4)
            + T(196, 280, 198, 266, 208, 260, 2.6)
            + T(190, 284, 206, 288, 214, 294, 2.6),
        ),
    ):
        p.part(P(d), PLANT_DARK, tone=0.56, gain=0.9, puff=20, ang=30, bend=4, line=2.8, shadow=0.6)
        p.key(cuts)


def _plant_petals(p: Plate) -> None:
    """The crest of petals behind the trap."""
    for angle, length in ((-122, 108), (-96, 98), (-70, 94), (-46, 88), (-20, 84), (8, 82), (36, 80), (64, 74)):
        a = math.radians(angle)
        cx, cy = 160, 164
        tip = (cx + math.cos(a) * length, cy + math.sin(a) * length)
        nx, ny = -math.sin(a) * 19, math.cos(a) * 19
        mx, my = cx + math.cos(a) * length * 0.62, cy + math.sin(a) * length * 0.62
        p.part(
            P(
                f"M{cx} {cy} Q{mx + nx * 1.5:.1f} {my + ny * 1.5:.1f} {tip[0]:.1f} {tip[1]:.1f} Q{mx - nx * 1.5:.1f} "
                f"{my - ny * 1.5:.1f} {cx} {cy}Z"
            ),
            PLANT_PETAL,
            tone=0.58,
            gain=0.85,
            puff=12,
            ang=angle + 20,
            bend=2,
            line=2.6,
            shadow=0.5,
        )
        p.key(T(cx, cy, mx, my, cx + math.cos(a) * length * 0.9, cy + math.sin(a) * length * 0.9, 3))


def _plant_maw(p: Plate) -> None:
    """The dark inside of the trap."""
    p.part(
        blob((164, 106), (188, 140), (186, 190), (160, 226), (120, 226), (100, 190), (100, 150), (124, 114)),
        "#5c0f22",
        tone=0.3,
        gain=0.4,
        puff=30,
        ang=60,
        bend=3,
        line=2.4,
        shadow=0.4,
    )


def _plant_lower_half(p: Plate) -> None:
    """The lower half of the trap, with the tongue."""
    p.part(
        P("M178 166 C174 206 148 214 116 210 C92 208 70 212 46 222 C52 252 94 272 138 262 C176 252 200 214 192 166Z"),
        PLANT_GREEN,
        tone=0.56,
        gain=0.9,
        puff=22,
        ang=26,
        bend=5,
        line=2.8,
        shadow=0.7,
    )
    p.part(
        P(
            "M174 172 C168 208 146 216 116 212 C92 210 68 214 46 222 C50 230 56 236 62 238 C84 226 108 228 132 228 "
            "C164 226 184 204 186 170Z"
        ),
        PLANT_CRIMSON,
        tone=0.66,
        gain=0.7,
        puff=10,
        ang=16,
        line=2,
        shadow=0,
    )
    tongue = Limb([(150, 186), (116, 182), (86, 178), (66, 192), (54, 216), (60, 232)], [34, 30, 24, 20, 14, 3])
    p.part(tongue.strip(), "#e0788a", tone=0.74, gain=0.7, puff=12, ang=20, bend=2, line=2.4, shadow=0.5)
    p.key(Limb([(150, 186), (116, 182), (86, 178), (66, 192), (56, 214)], [2, 2.4, 2.4, 2, 0.5]).strip())
    teeth(
        p,
        [
            (54, 226, 30, 11, -98),
            (74, 222, 24, 10, -92),
            (94, 220, 22, 10, -90),
            (114, 221, 21, 10, -88),
            (134, 220, 20, 10, -88),
            (154, 213, 19, 10, -98),
            (170, 198, 17, 9, -114),
        ],
    )


def _plant_upper_half(p: Plate) -> None:
    """The upper half of the trap."""
    teeth(
        p,
        [
            (40, 134, 32, 11, 92),
            (58, 144, 26, 11, 88),
            (78, 150, 24, 10, 86),
            (98, 153, 24, 10, 86),
            (118, 156, 22, 10, 88),
            (138, 160, 20, 10, 92),
            (156, 166, 17, 9, 98),
        ],
    )
    p.part(
        P(
            "M30 130 C54 146 86 150 118 154 C146 158 162 166 176 180 L190 172 C182 148 150 138 118 138 C86 138 56 130 "
            "36 118Z"
        ),
        PLANT_CRIMSON,
        tone=0.6,
        gain=0.7,
        puff=9,
        ang=16,
        line=2,
        shadow=0.5,
    )
    p.part(
        P(
            "M28 126 C34 96 72 76 114 80 C164 86 200 122 198 176 C196 186 190 188 182 184 C172 160 146 146 112 146 "
            "C82 146 52 142 28 126Z"
        ),
        PLANT_GREEN,
        tone=0.6,
        gain=0.9,
        puff=26,
        ang=24,
        bend=5,
        line=2.8,
        shadow=0.7,
    )
    p.key(T(60, 106, 100, 92, 150, 120, 3.4) + T(52, 124, 100, 112, 160, 146, 3) + T(92, 90, 140, 92, 178, 136, 3))
    for x, y, r in (
        (76, 102, 6),
        (106, 100, 7),
        (134, 112, 6),
        (92, 122, 5),
        (122, 126, 5),
        (156, 136, 5),
        (56, 118, 4),
    ):
        p.part(disc(x, y, r), "#d8446a", tone=0.8, gain=0.7, puff=r, line=1.8, shadow=0.2)


def _plant_leftovers(p: Plate) -> None:
    """Drool, and the helmet of an earlier guest."""
    p.part(
        P("M60 234 C64 246 66 254 60 258 C54 254 56 246 60 234Z"),
        "#a9d64a",
        tone=0.95,
        gain=0.5,
        puff=5,
        line=1.8,
        shadow=0.2,
    )
    p.xf = "translate(-6 -10) scale(1.04)"
    p.part(
        P("M50 300 C46 276 58 262 78 262 C98 262 110 276 106 300Z"),
        "#9aa9b5",
        tone=0.6,
        gain=0.95,
        puff=18,
        ang=60,
        bend=4,
        line=2.6,
        shadow=0.6,
    )
    p.part(P("M50 284 L106 284 L106 291 L50 291Z"), "#2b2a30", tone=0.1, flat=True, line=1.6, shadow=0)
    p.part(P("M74 260 L82 260 L82 300 L74 300Z"), GOLD, tone=0.7, gain=0.7, puff=4, line=1.6, shadow=0.3)
    p.xf = ""


# ---------------------------------------------------------------- medusa

MEDUSA_SKIN = "#cfdcae"
MEDUSA_SNAKE = "#5c8f47"
MEDUSA_BELLY = "#e9c662"
MEDUSA_ROBE = "#5b2f6e"


def medusa(p: Plate) -> None:
    """QC: Medusa, snakes for hair and gold in her eyes."""
    ground(p, PANEL)
    _medusa_shoulders(p)
    mirrored(p, lambda: _medusa_trim(p))
    _medusa_shade(p)
    mirrored(p, lambda: _medusa_back_hair(p))
    _medusa_face(p)
    mirrored(p, lambda: _medusa_features(p))
    _medusa_mouth(p)
    mirrored(p, lambda: _medusa_front_hair(p))
    _medusa_crest(p)
    _medusa_diadem(p)
    _medusa_collar(p)


def _medusa_shoulders(p: Plate) -> None:
    """The bare shoulders and the robe."""
    p.part(
        P(
            "M52 266 C84 256 104 248 108 226 L142 226 C146 248 166 256 198 266 C220 286 228 320 230 360 L20 360 C22 "
            "320 30 286 52 266Z"
        ),
        MEDUSA_SKIN,
        tone=0.84,
        gain=0.5,
        puff=20,
        ang=-34,
        bend=2,
        line=2.4,
        shadow=0.6,
    )
    p.part(
        P("M107 210 C110 232 116 240 125 244 C134 240 140 232 143 210Z"),
        MEDUSA_SKIN,
        tone=0.36,
        flat=True,
        ang=-36,
        line=0,
        shadow=0,
    )
    p.key(T(70, 270, 98, 264, 119, 278, 2) + T(180, 270, 152, 264, 131, 278, 2))
    p.part(
        P("M14 360 C18 314 34 284 58 268 C74 290 96 306 125 318 C154 306 176 290 192 268 C216 284 232 314 236 360Z"),
        MEDUSA_ROBE,
        tone=0.46,
        gain=0.8,
        puff=24,
        ang=66,
        bend=4,
        line=2.6,
        shadow=0.5,
    )


def _medusa_trim(p: Plate) -> None:
    """The golden hem of one half of the robe."""
    p.part(
        P("M58 266 C74 288 98 304 125 316 L125 326 C94 314 66 298 50 274Z"),
        GOLD,
        tone=0.72,
        gain=0.8,
        puff=5,
        ang=60,
        line=1.8,
        shadow=0.4,
    )
    p.key(T(44, 290, 60, 318, 64, 352, 3) + T(70, 300, 86, 326, 92, 356, 3))


def _medusa_serpent(p: Plate, spine: list[Point], turn: float, col: str, w: float = 17) -> None:
    """One snake of the hair, its head at the end of the spine, turned by degrees."""
    body = Limb(spine, [w * 1.1, w, w * 0.9, w * 0.72])
    p.part(body.strip(), col, tone=0.54, gain=0.9, puff=8, ang=turn + 70, bend=2, line=2.4, shadow=0.6)
    p.part(body.strip(0.3, 0.95, 0.0, 0.96), MEDUSA_BELLY, tone=0.72, gain=0.5, puff=4, line=1, shadow=0)
    p.key(body.rungs([i / 16 for i in range(1, 16)], 0.28, 0.95, 1.6, 0.01))
    x, y = body.at(1)
    before = p.xf
    p.xf = f"{before} translate({x:.1f} {y:.1f}) rotate({turn}) scale({w / 17:.2f})"
    p.key(T(16, 2, 24, 2, 30, -2, 2.4) + T(20, 2, 26, 4, 30, 7, 2.4))
    p.part(
        P("M-8 -7 C-2 -13 10 -12 20 -4 C23 -1 23 4 19 6 C8 13 -2 12 -8 7Z"),
        col,
        tone=0.66,
        gain=0.9,
        puff=9,
        ang=turn + 30,
        bend=2,
        line=2.4,
        shadow=0.5,
    )
    p.part(disc(6, -4, 3.4), "#f7d540", tone=1, flat=True, line=1.6, shadow=0)
    p.key(disc(6.4, -4, 1.5) + T(8, 5, 14, 5, 20, 2, 1.8))
    p.xf = before


def _medusa_back_hair(p: Plate) -> None:
    """The outer snakes of one side."""
    _medusa_serpent(p, [(98, 130), (70, 150), (44, 146), (30, 168)], 115, "#3f6d3a")
    _medusa_serpent(p, [(92, 168), (62, 186), (46, 210), (28, 212)], 160, "#3f6d3a")
    _medusa_serpent(p, [(92, 190), (72, 214), (66, 240), (44, 248)], 165, "#3f6d3a")


def _medusa_shade(p: Plate) -> None:
    """The dark behind the hair."""
    p.part(
        blob((125, 92), (170, 106), (182, 150), (172, 200), (125, 216), (78, 200), (68, 150), (80, 106)),
        "#24402c",
        tone=0.2,
        gain=0.5,
        puff=30,
        line=2.4,
        shadow=0.5,
    )


def _medusa_face(p: Plate) -> None:
    """The pale face."""
    p.part(
        P(
            "M125 106 C96 106 84 130 85 156 C86 180 96 202 109 216 C115 223 120 228 125 229 C130 228 135 223 141 216 "
            "C154 202 164 180 165 156 C166 130 154 106 125 106Z"
        ),
        MEDUSA_SKIN,
        tone=1.0,
        gain=0.3,
        puff=28,
        ang=-36,
        bend=1.0,
        line=2.4,
        shadow=0.7,
        grad=(132, 152, 0, 168, 187, -0.55),
    )


def _medusa_features(p: Plate) -> None:
    """One eye and the hollow of the cheek."""
    p.part(
        P("M88 176 C98 184 104 194 107 212 C98 204 90 192 88 176Z"),
        None,
        tone=0.5,
        flat=True,
        ang=-58,
        line=0,
        shadow=0,
    )
    p.part(
        P("M88 156 C94 138 110 138 120 150 C120 160 116 168 108 168 C100 168 92 164 88 156Z"),
        "#7fa07a",
        tone=0.52,
        gain=0.2,
        puff=20,
        ang=-14,
        line=0,
        shadow=0,
    )
    p.part(
        P("M91 157 C98 146 111 146 119 159 C110 166 99 166 91 157Z"),
        "#f7d540",
        tone=1,
        flat=True,
        line=1.2,
        shadow=0,
    )
    p.key(oval(106, 156, 2.2, 7.4))
    p.cut(disc(102.5, 153, 1.7), "#ffffff")
    p.key(
        T(87, 155, 102, 140, 121, 160, 5.4)
        + T(93, 161, 105, 169, 119, 160, 2.2)
        + T(86, 142, 102, 130, 122, 147, 5.6)
        + T(88, 155, 83, 150, 80, 145, 2.6),
    )


def _medusa_mouth(p: Plate) -> None:
    """Nose, lips and fangs."""
    p.part(
        P("M125 150 L121 182 C117 186 117 190 121 191 L129 191 C133 190 133 186 129 182Z"),
        None,
        tone=0.96,
        gain=0.75,
        puff=6,
        ang=-40,
        line=0,
        shadow=0.55,
    )
    p.key(T(117, 188, 121, 194, 125, 191, 2.4) + T(133, 188, 129, 194, 125, 191, 2.4))
    p.part(
        P("M109 203 C116 196 121 196 125 199 C129 196 134 196 141 203 C135 214 115 214 109 203Z"),
        "#8e2f6b",
        tone=0.75,
        gain=0.5,
        puff=6,
        ang=0,
        line=1.4,
        shadow=0.3,
        pitch=3.4,
    )
    p.key(T(106, 203, 125, 208, 144, 203, 2.8))
    p.part(
        P("M114 204 L119.5 205 L116.5 215Z") + P("M136 204 L130.5 205 L133.5 215Z"),
        "#fffaf0",
        tone=1,
        flat=True,
        line=1,
        shadow=0,
    )


def _medusa_front_hair(p: Plate) -> None:
    """The snakes over one half of the brow."""
    _medusa_serpent(p, [(112, 116), (92, 124), (78, 140), (76, 172)], 100, MEDUSA_SNAKE, 15)
    _medusa_serpent(p, [(108, 122), (88, 104), (66, 108), (52, 124)], 130, MEDUSA_SNAKE)
    _medusa_serpent(p, [(114, 116), (98, 102), (86, 90), (90, 70)], 250, MEDUSA_SNAKE)


def _medusa_crest(p: Plate) -> None:
    """The snake that stands up from the parting."""
    _medusa_serpent(p, [(124, 118), (134, 100), (116, 86), (122, 66)], -82, "#7fb055")


def _medusa_diadem(p: Plate) -> None:
    """The diadem and its stone."""
    p.part(
        P("M88 128 C104 112 146 112 162 128 L160 138 C146 122 104 122 90 138Z"),
        GOLD,
        tone=0.78,
        gain=0.8,
        puff=5,
        ang=4,
        line=2.2,
        shadow=0.6,
    )
    p.part(
        P("M125 108 C133 116 133 128 125 138 C117 128 117 116 125 108Z"),
        "#c22a35",
        tone=0.8,
        gain=0.8,
        puff=7,
        line=2,
        shadow=0.4,
    )


def _medusa_collar(p: Plate) -> None:
    """The collar and its stone."""
    p.part(
        P("M106 238 C114 248 136 248 144 238 L146 248 C138 260 112 260 104 248Z"),
        GOLD,
        tone=0.76,
        gain=0.8,
        puff=5,
        line=2,
        shadow=0.5,
    )
    p.part(disc(125, 256, 6.5), "#c22a35", tone=0.85, gain=0.8, puff=6, line=2, shadow=0.4)


# ---------------------------------------------------------------- kraken

KRAKEN_FLESH = "#a5364e"
KRAKEN_PALE = "#edc9a0"
KRAKEN_SEA = "#2f6f78"


def kraken(p: Plate) -> None:
    """AC: the kraken out of the sea, a ship in its arms."""
    ground(p, PANEL)
    _kraken_ship(p)
    _kraken_far_arms(p)
    _kraken_mantle(p)
    mirrored(p, lambda: _kraken_eye(p))
    _kraken_sea(p)
    _kraken_near_arms(p)


def _kraken_arm(p: Plate, spine: list[Point], widths: list[float], side: float, tone: float = 0.54) -> None:
    """A tentacle with suckers along one edge (side -1 left of its run, 1 right)."""
    limb = Limb(spine, widths, n=18)
    p.part(limb.strip(), KRAKEN_FLESH, tone=tone, gain=0.9, puff=13, ang=30, bend=3, line=2.8, shadow=0.6)
    lo, hi = (0.3, 1.0) if side > 0 else (-1.0, -0.3)
    p.part(limb.strip(lo, hi, 0, 0.97), KRAKEN_PALE, tone=0.74, gain=0.5, puff=5, line=1.4, shadow=0)
    t = 0.04
    while t < 0.93:
        r = limb.girth(t) * 0.15
        x, y = limb.at(t, side * 0.66)
        p.part(disc(x, y, r), "#f6e2c0", tone=0.9, gain=0.6, puff=r, line=1.5, shadow=0)
        p.key(disc(x, y, r * 0.4))
        t += 0.012 + r * 0.0085


def _kraken_ship(p: Plate) -> None:
    """The ship it has caught."""
    p.xf = "translate(206 138) rotate(12)"
    p.part(
        P("M-27 2 L27 -2 C25 12 18 20 8 21 L-12 22 C-20 18 -25 12 -27 2Z"),
        "#8a5a32",
        tone=0.62,
        gain=0.8,
        puff=8,
        ang=4,
        line=2.2,
    )
    p.key(T(-24, 8, 0, 10, 24, 6, 2) + S("M-10 2 L-11 -42", 2.6) + S("M11 0 L10 -32", 2.4))
    p.part(
        P("M-26 -34 C-16 -38 -6 -38 2 -34 C6 -24 6 -14 2 -6 C-8 -2 -18 -2 -26 -6 C-21 -14 -21 -24 -26 -34Z"),
        "#efe2c4",
        tone=0.86,
        gain=0.6,
        puff=8,
        ang=80,
        line=2,
        shadow=0.3,
    )
    p.part(
        P("M4 -26 C10 -30 18 -30 24 -26 C27 -18 27 -12 24 -6 C18 -3 10 -3 5 -6 C8 -12 8 -20 4 -26Z"),
        "#efe2c4",
        tone=0.86,
        gain=0.6,
        puff=7,
        ang=80,
        line=2,
        shadow=0.3,
    )
    p.part(
        P("M-11 -42 C-6 -48 0 -42 7 -46 L6 -38 C0 -36 -6 -40 -11 -36Z"),
        "#c42a35",
        tone=0.9,
        gain=0.5,
        puff=4,
        line=1.6,
        shadow=0,
    )
    p.xf = ""


def _kraken_far_arms(p: Plate) -> None:
    """The arms behind."""
    _kraken_arm(
        p,
        [(70, 270), (34, 230), (30, 170), (50, 132), (76, 128), (80, 148), (66, 152)],
        [34, 30, 25, 20, 15, 10, 3],
        1,
        0.44,
    )
    _kraken_arm(
        p,
        [(182, 270), (218, 246), (231, 210), (224, 176), (204, 156), (186, 162), (186, 178)],
        [34, 30, 25, 20, 15, 10, 3],
        -1,
        0.5,
    )


def _kraken_mantle(p: Plate) -> None:
    """The pointed mantle with its fins."""
    p.part(
        P(
            "M125 62 C98 84 78 116 74 154 C70 190 78 226 86 262 L164 262 C172 226 180 190 176 154 C172 116 152 84 125 "
            "62Z"
        ),
        KRAKEN_FLESH,
        tone=0.56,
        gain=0.85,
        puff=40,
        ang=50,
        bend=6,
        line=2.8,
        shadow=0.7,
    )
    p.part(
        P("M88 118 C78 114 72 102 73 90 C82 86 94 84 106 82Z")
        + P("M162 118 C172 114 178 102 177 90 C168 86 156 84 144 82Z"),
        KRAKEN_FLESH,
        tone=0.46,
        gain=0.9,
        puff=10,
        ang=20,
        line=2.6,
        shadow=0.3,
    )
    for x, y, r in (
        (112, 104, 6),
        (136, 96, 5),
        (128, 122, 7),
        (104, 130, 4.5),
        (148, 128, 5),
        (120, 84, 4),
        (142, 114, 3.5),
    ):
        p.part(disc(x, y, r), "#d0603f", tone=0.66, gain=0.6, puff=r, line=1.4, shadow=0)


def _kraken_eye(p: Plate) -> None:
    """One eye under its brow."""
    p.part(oval(100, 176, 25, 24), "#6d2038", tone=0.4, gain=0.5, puff=8, line=0, shadow=0)
    p.part(
        P("M76 170 C82 190 104 200 122 186 C122 176 96 158 76 170Z") + oval(101, 178, 19, 17),
        "#f5c93c",
        tone=0.98,
        gain=0.4,
        puff=16,
        ang=0,
        line=2.8,
        shadow=0.3,
    )
    p.key(oval(103, 180, 11, 5, 14))
    p.cut(disc(95, 172, 3), "#ffffff")
    p.part(
        P("M70 162 C80 146 110 154 124 184 C110 172 92 164 74 172Z"),
        KRAKEN_FLESH,
        tone=0.66,
        gain=0.95,
        puff=9,
        ang=20,
        line=2.6,
        shadow=0.7,
    )
    p.key(T(84, 202, 100, 210, 116, 202, 3) + T(112, 158, 118, 166, 120, 174, 2.8))


def _kraken_sea(p: Plate) -> None:
    """The swell behind the near arms."""
    p.part(
        P(
            "M0 268 C14 256 26 256 36 266 C50 252 66 252 78 264 C92 252 108 254 118 264 C132 252 148 252 160 264 C174 "
            "252 190 254 200 264 C214 254 230 254 250 266 L250 360 L0 360Z"
        ),
        KRAKEN_SEA,
        tone=0.5,
        gain=0.8,
        puff=14,
        ang=6,
        bend=3,
        line=2.8,
        shadow=0.5,
    )


def _kraken_near_arms(p: Plate) -> None:
    """The arms in front and the waves they rise from."""
    _kraken_arm(
        p,
        [(104, 238), (92, 262), (60, 280), (28, 262), (24, 228), (44, 216), (54, 232)],
        [36, 34, 29, 24, 18, 12, 4],
        1,
    )
    _kraken_arm(
        p,
        [(146, 238), (160, 264), (194, 280), (226, 258), (222, 226), (204, 222), (202, 238)],
        [36, 34, 29, 24, 18, 12, 4],
        -1,
    )
    _kraken_arm(p, [(125, 236), (128, 262), (112, 284), (120, 306)], [40, 34, 28, 22], -1, 0.6)
    p.part(
        P(
            "M0 292 C18 280 34 282 46 290 C62 278 82 280 94 290 C110 278 130 280 142 290 C158 278 178 280 190 290 "
            "C206 280 228 280 250 290 L250 360 L0 360Z"
        ),
        "#3f8a8c",
        tone=0.6,
        gain=0.8,
        puff=12,
        ang=6,
        bend=3,
        line=2.8,
        shadow=0.5,
    )
    p.cut("".join(T(x, 291, x + 12, 284, x + 26, 288, 3) for x in (8, 56, 104, 152, 204)), "#dfeee2")


DRAWINGS: dict[str, Drawing] = {"10C": plant, "QC": medusa, "AC": kraken}
