"""The low diamonds: a snail, a crab with a coin for a shell, a slime, an iron beetle."""

from __future__ import annotations

import math

from assets.press.plate import Plate

from ..monsters.clubs_forms import Limb, ledge, oval, spike
from ..monsters.ground import Drawing
from ..monsters.pen import EMBER, SULPHUR, disc, glow, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import BONE, FLAT, Stuff
from .diamonds_kit import BRASS, GOLD, IRON, STEEL, coin, rivet, vault

P, S, T = Plate.P, Plate.S, Plate.taper

# ---------------------------------------------------------------- snail

SNAIL: Stuff = {"col": "#7f9a94", "gain": 0.75}
SHELL_RED = "#c4623c"


def snail(p: Plate) -> None:
    """AD: a snail out of a crypt, embers for eyes and a maw full of rasps."""
    vault(p, disc=(128, 184, 92))
    ledge(p, 284, "#5d4a3a")
    body = shape(
        "16,286! 22,262 28,232 30,204 42,188 64,186 80,200 84,224 96,246 130,254 176,258 214,272 238,288! 130,292"
    )
    p.part(body, tone=0.66, puff=24, ang=-40, line=2.8, shadow=0.5, **SNAIL)
    for x in range(34, 228, 17):
        p.key(strokes(2.2, f"{x},289 {x + 3},282 {x + 1},274"))
    _snail_shell(p)
    p.part(shape("88,236 104,252 132,262 168,264 140,272 106,266 90,252"), tone=0.7, puff=8, line=2, **SNAIL)
    for x, y, tilt in ((38, 138, -6), (82, 130, 8)):
        _snail_eye(p, x, y, tilt)
    _snail_face(p)


def _snail_shell(p: Plate) -> None:
    """The shell: a tube wound about (154, 184), laid half turn by half turn from the mouth inwards."""
    turns, halves, shrink = 2.5, 5, 0.46
    spine, widths = [], []
    for i in range(61):
        turn = turns * i / 60
        a, r = 2.5 + turn * math.tau, 55 * shrink**turn
        spine.append((154 + r * math.cos(a), 184 + r * math.sin(a)))
        widths.append(r * 0.86)
    tube = Limb(spine, widths, n=4)
    p.part(tube.strip(), SHELL_RED, tone=0.5, puff=30, line=3, shadow=0.6)
    for i in range(halves):
        whorl = tube.strip(-0.999, 1, i / halves, min(1, (i + 1.1) / halves))
        p.part(whorl, SHELL_RED, tone=0.74, gain=0.95, puff=22 * shrink ** (i / 2), ang=70, bend=3, line=0, shadow=0.4)
    p.key(tube.strip(0.9, 1) + tube.strip(-1, -0.9))
    p.key(tube.rungs([(i + 0.5) / 30 for i in range(20)], -0.9, 0.5, 3.4, 0.01))


def _snail_eye(p: Plate, x: float, y: float, tilt: float) -> None:
    """One eye on its stalk: an ember in a dark bulb, under a heavy brow."""
    p.part(Limb([(56 + tilt, 206), (58 + tilt * 2, 176), (x, y)], [16, 12, 13]).strip(), tone=0.66, puff=6, **SNAIL)
    ball = p.part(disc(x, y, 15, 16), tone=0.6, puff=14, line=2.6, shadow=0.4, **SNAIL)
    p.part(disc(x - 4, y + 2, 9.5, 8.5), "#1d1015", tone=0.02, line=1.6, clip=ball, **FLAT)
    glow(p, x - 4, y + 2, 4.4, EMBER)
    p.key(strokes(5, f"{x - 17},{y - 4} {x - 4},{y - 11} {x + 12},{y - 1}"), clip=ball)


def _snail_face(p: Plate) -> None:
    """The round maw with its teeth, and the two small feelers."""
    p.part(disc(48, 240, 20, 22), "#7a2a2c", tone=0.7, gain=0.6, puff=6, line=2.6, shadow=0.3)
    p.part(disc(48, 240, 15, 17), "#1d0a0c", tone=0.02, line=1.6, **FLAT)
    for i in range(11):
        a = math.tau * i / 11 + 0.2
        x, y = 48 + 15.5 * math.cos(a), 240 + 17.5 * math.sin(a)
        p.part(spike(x, y, 9.5, 5.6, math.degrees(a) + 180), puff=2.5, line=1.2, shadow=0, **BONE)
    p.part(Limb([(30, 214), (18, 208), (14, 198)], [8, 6, 5]).strip(), tone=0.66, puff=4, line=2, **SNAIL)
    p.key(strokes(2.4, "34,206 46,200 60,204", "70,226 78,238 76,252"))


# ---------------------------------------------------------------- coin crab

CRAB: Stuff = {"col": "#d8552f", "gain": 0.85}
CRAB_PALE: Stuff = {"col": "#efa06a", "gain": 0.7}


def coin_crab(p: Plate) -> None:
    """2D: a crab that wears a great gold coin for a shell, a death's head on it, claws up."""
    vault(p, "#b9b08a", (125, 176, 96))
    ledge(p, 282, "#5d4a3a")
    for x, y, flat, turn in ((26, 286, 0.4, 0), (224, 288, 0.4, 0), (206, 280, 0.5, -8)):
        coin(p, x, y, 17, flat, turn)
    mirrored(p, lambda: _crab_legs(p))
    mirrored(p, lambda: _crab_stalk(p))
    _crab_coin(p)
    p.part(
        shape("62,238 90,226 125,224 160,226 188,238 178,262 152,276 125,279 98,276 72,262"),
        tone=0.66,
        puff=18,
        ang=16,
        bend=3,
        line=2.8,
        shadow=0.6,
        **CRAB,
    )
    p.part(
        shape("92,252! 108,246 125,248 142,246 158,252! 150,264 125,270 100,264"), "#2a0a08", tone=0.02, line=2, **FLAT
    )
    for x, tall in ((100, 10), (111, 14), (139, 14), (150, 10)):
        p.part(spike(x, 248, tall, 8, 90), puff=3, line=1.4, shadow=0, **BONE)
    for x in (119, 131):
        p.part(spike(x, 268, 11, 8, -90), puff=3, line=1.4, shadow=0, **BONE)
    mirrored(p, lambda: _crab_claw(p))


def _crab_legs(p: Plate) -> None:
    for k, spine in enumerate(
        (
            [(84, 244), (52, 228), (28, 240), (18, 266)],
            [(88, 256), (60, 246), (40, 260), (34, 286)],
            [(96, 266), (76, 264), (62, 274), (58, 294)],
        )
    ):
        leg = Limb(spine, [16, 13, 10, 2])
        p.part(leg.strip(), tone=0.54, puff=7, ang=30 * k, line=2.4, shadow=0.4, **CRAB)
        p.key(leg.rungs([0.34, 0.66], -1, 1, 2.4))


def _crab_stalk(p: Plate) -> None:
    """One eye on its stalk, a coal under a spiny brow."""
    p.part(Limb([(104, 170), (96, 150), (95, 130)], [14, 12, 15]).strip(), tone=0.6, puff=6, **CRAB)
    p.part(disc(95, 124, 13, 12), tone=0.5, puff=11, line=2.6, shadow=0.4, **CRAB)
    p.part(disc(97, 126, 8.4, 7.4), "#1d0a08", tone=0.02, line=1.4, **FLAT)
    glow(p, 97, 126, 4.2, SULPHUR)
    p.part(shape("78,112! 92,110 106,116 113,128! 100,120 88,120"), tone=0.7, puff=5, line=2.4, shadow=0.3, **CRAB)
    for x, y, turn in ((84, 113, -110), (97, 112, -80)):
        p.part(spike(x, y, 10, 6, turn), puff=3, line=1.6, shadow=0, **BONE)


def _crab_coin(p: Plate) -> None:
    """The coin: a milled rim, and a skull for a head on it."""
    x, y, r = 125, 196, 64
    p.part(disc(x, y, r), tone=0.8, puff=7, ang=30, line=2.8, shadow=0.6, **GOLD)
    for i in range(40):
        a = math.tau * i / 40
        p.key(
            Plate.taper(
                x + 57 * math.cos(a),
                y + 57 * math.sin(a),
                x + 60 * math.cos(a),
                y + 60 * math.sin(a),
                x + 63 * math.cos(a),
                y + 63 * math.sin(a),
                2.2,
            )
        )
    p.part(disc(x, y, r - 9), tone=0.86, puff=8, ang=-34, line=2, shadow=0, **GOLD)
    head = sym("125,150 102,153 90,168 92,186 99,194 101,208 112,214! 125,212")
    p.part(head, tone=0.72, puff=20, ang=40, line=2.6, shadow=0.5, **BRASS)
    mirrored(p, lambda: p.key(disc(111, 180, 9, 8.5)))
    p.key(P("M125 187 L119 198 L131 198Z") + strokes(2.6, "113,202 113,208 113,214", "121,203 121,208 121,214"))
    p.key(strokes(2.6, "129,203 129,208 129,214", "137,202 137,208 137,214"))


def _crab_claw(p: Plate) -> None:
    """One arm with its pincer, raised beside the coin."""
    arm = Limb([(80, 256), (46, 248), (36, 214)], [21, 19, 16])
    p.part(arm.strip(), tone=0.62, puff=9, ang=40, line=2.6, shadow=0.5, **CRAB)
    p.key(arm.rungs([0.45], -1, 1, 2.6))
    p.part(
        shape(
            "30,224 14,198 14,164 26,138 46,122! 42,142 40,158 46,172! 52,156 62,146 74,142! 76,168 72,196 58,218 44,228"
        ),
        tone=0.7,
        puff=16,
        ang=40,
        bend=2,
        line=2.8,
        shadow=0.6,
        **CRAB,
    )
    for tx, ty, a in ((42, 142, 10), (40, 156, 10), (58, 152, 190), (51, 163, 200)):
        p.part(spike(tx, ty, 8, 7, a), puff=3, line=1.4, shadow=0.1, **BONE)
    p.cut(strokes(3, "22,188 20,168 28,150"), "#ffc79a")


# ---------------------------------------------------------------- slime

SLIME: Stuff = {"col": "#6aa878", "gain": 0.75}
INSIDE: Stuff = {"col": "#d8e0b0", "gain": 0.5}


def slime(p: Plate) -> None:
    """3D: a heap of slime with holes for eyes, and in it the victims that it ate."""
    vault(p)
    ledge(p, 284, "#5d4a3a")
    p.part(
        shape(
            "125,96 104,98 90,112 84,136 64,150 50,178 44,212 24,228 14,256 18,284 40,292 70,286 92,296 128,290 158,297"
            " 190,287 222,292 238,276 232,248 212,230 206,196 194,164 172,148 164,118 148,100"
        ),
        tone=0.84,
        puff=44,
        ang=-40,
        bend=3,
        line=3,
        shadow=0.6,
        grad=(110, 130, 0.08, 220, 260, -0.34),
        **SLIME,
    )
    _slime_meal(p)
    for hole, x, y, r in (
        ("74,150! 92,152 110,164 117,178! 108,190 92,192 78,180 72,166", 96, 174, 6.4),
        ("178,146! 162,148 146,160 140,174! 148,185 162,186 174,176 180,162", 158, 168, 5.6),
    ):
        p.part(shape(hole), "#0c2f2a", tone=0.03, line=2.8, **FLAT)
        glow(p, x, y, r, SULPHUR)
    p.key(strokes(6, "68,140 94,138 120,170", "184,136 160,134 137,166"))
    p.part(
        shape("72,204 100,212 130,206 160,210 186,198 182,222 156,236 124,234 94,238 76,226"),
        "#0c2f2a",
        tone=0.03,
        line=2.8,
        **FLAT,
    )
    for x in (88, 108, 132, 162):
        p.part(
            shape(f"{x - 8},200 {x + 8},201 {x + 5},218 {x},238! {x - 5},218"),
            tone=0.9,
            puff=4,
            line=1.8,
            shadow=0,
            **SLIME,
        )
    p.cut(
        T(62, 200, 66, 168, 84, 152, 7) + T(100, 124, 104, 110, 118, 106, 6) + disc(92, 138, 3.4) + disc(58, 214, 4),
        "#f2fff4",
    )
    for x, y, ry in ((62, 236, 8), (202, 226, 7), (184, 184, 5), (112, 250, 5), (176, 152, 4)):
        p.key(S(f"M{x - ry} {y} A{ry} {ry} 0 1 0 {x + ry} {y} A{ry} {ry} 0 1 0 {x - ry} {y}", 1.8))
        p.cut(disc(x - ry * 0.3, y - ry * 0.35, ry * 0.3), "#f2fff4")


def _slime_meal(p: Plate) -> None:
    """The victims, seen through the slime and paled by it."""
    p.part(
        limb("144,276 190,248", 8, 8) + disc(142, 272, 6) + disc(147, 280, 6) + disc(188, 244, 6) + disc(193, 251, 6),
        tone=0.86,
        puff=5,
        line=1.8,
        shadow=0.2,
        **INSIDE,
    )
    p.part(
        shape("36,262 40,246 56,240 72,246 76,262 70,270 68,280 44,280 42,270"),
        tone=0.86,
        puff=12,
        line=1.8,
        shadow=0.2,
        **INSIDE,
    )
    p.key(disc(49, 261, 5) + disc(63, 261, 5) + P("M56 266 L53 272 L59 272Z"))
    for x, y in ((100, 274), (118, 266), (214, 268)):
        coin(p, x, y, 10, 0.8)


# ---------------------------------------------------------------- iron beetle

SHELL: Stuff = {"col": "#6f8fae", "gain": 0.95}


def iron_beetle(p: Plate) -> None:
    """4D: a stag beetle of riveted iron plates, seen from above, its horns agape."""
    vault(p)
    p.xf = "translate(9 26) scale(0.93)"
    mirrored(p, lambda: _beetle_legs(p))
    mirrored(p, lambda: _beetle_wingcase(p))
    p.part(
        shape("76,196 84,170 104,160 125,158 146,160 166,170 174,196 150,208 125,211 100,208"),
        tone=0.62,
        puff=20,
        ang=12,
        bend=3,
        line=2.8,
        shadow=0.6,
        **IRON,
    )
    p.key(strokes(2.4, "125,160 124,184 125,209"))
    mirrored(p, lambda: _beetle_horn(p))
    p.part(
        shape("92,168 88,148 104,134 125,130 146,134 162,148 158,168 125,176"),
        tone=0.66,
        puff=16,
        ang=20,
        bend=2,
        line=2.6,
        shadow=0.6,
        **SHELL,
    )
    mirrored(p, lambda: _beetle_face(p))
    p.xf = ""


def _beetle_legs(p: Plate) -> None:
    for k, spine in enumerate(
        (
            [(90, 186), (56, 176), (36, 150), (26, 128)],
            [(84, 218), (48, 216), (28, 230), (14, 222)],
            [(90, 246), (58, 258), (46, 282), (28, 292)],
        )
    ):
        leg = Limb(spine, [17, 14, 9, 4])
        p.part(leg.strip(), tone=0.54, puff=7, ang=30 + 30 * k, line=2.4, shadow=0.4, **IRON)
        p.key(leg.rungs([0.34, 0.62, 0.8], -1, 1, 2.4))
        for t in (0.5, 0.58, 0.72):
            x, y = leg.at(t, 0.9 if k else -0.9)
            p.key(spike(x, y, 8, 4, (250, 250, 110)[k]))


def _beetle_wingcase(p: Plate) -> None:
    p.part(
        shape("125,202! 92,204 68,220 62,246 72,272 96,292 125,302!"),
        tone=0.74,
        puff=34,
        ang=64,
        bend=4,
        line=2.8,
        shadow=0.6,
        **SHELL,
    )
    p.key(strokes(2.6, "106,210 88,244 106,288") + strokes(1.8, "76,226 72,248 82,272"))
    for x, y in ((113, 214), (113, 240), (113, 266), (113, 286), (80, 232), (80, 256)):
        rivet(p, x, y, 3.6)


def _beetle_horn(p: Plate) -> None:
    """One jaw, branched like an antler."""
    p.part(
        shape(
            "112,142 96,132 76,116 68,90 78,62 100,44! 96,62 92,76 98,86! 90,90 88,100 96,112 106,110! 104,120 118,130 124,140"
        ),
        tone=0.7,
        puff=9,
        ang=50,
        bend=2,
        line=2.8,
        shadow=0.6,
        **STEEL,
    )
    p.key(strokes(2, "84,70 78,88 84,108"))


def _beetle_face(p: Plate) -> None:
    p.part(Limb([(98, 152), (74, 146), (58, 130)], [6, 5, 5]).strip(), tone=0.6, puff=3, line=1.8, **BRASS)
    for x, y in ((62, 138), (58, 131), (53, 126)):
        p.part(disc(x, y, 5), tone=0.7, puff=4, line=1.6, shadow=0.2, **BRASS)
    p.part(oval(103, 152, 9, 7, 24), "#f2762a", tone=1, gain=0.5, puff=6, line=2.2, shadow=0.3)
    p.cut(disc(100.5, 150, 2.4), "#fff0c0")
    p.key(strokes(4.4, "90,144 102,140 116,150"))


DRAWINGS: dict[str, Drawing] = {"AD": snail, "2D": coin_crab, "3D": slime, "4D": iron_beetle}
