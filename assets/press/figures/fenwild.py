"""The enemies of the Fenwild."""

from __future__ import annotations

import math

from ..monsters.clubs_forms import Limb, Point, hairs, oval, shaggy, spike, teeth, wart
from ..monsters.pen import EMBER, SOUL, SULPHUR, disc, glow, limb, mirrored, shape, strokes, sym
from ..plate import Drawing, Plate
from .ground import ENEMY, FENWILD, front, night
from .kit import BONE, HIDE, flat, folds, lay, placed, shine, stuff, void

MOSS = stuff("#7d9a4a", 0.62, 0.85, 14, 50)
FERN = stuff("#4f7a4a", 0.52, 0.85, 12, 60)
CHITIN = stuff("#6a4a2e", 0.52, 0.9, 14, 20)
WING = stuff("#e2ead8", 0.92, 0.5, 9, 30, line=2.4)


def bog_midges(p: Plate) -> None:
    """A midge the size of a dog, and its kin behind it."""
    night(p, FENWILD)
    for x, y, k, turn in ((52, 78, 0.34, -20), (204, 84, 0.38, 24), (52, 190, 0.32, -8), (206, 186, 0.3, 12)):
        back = placed(p, x, y, turn, k)
        _midge(p)
        p.xf = back
    back = placed(p, 125, 126, 4, 1.06)
    _midge(p)
    p.xf = back
    front(p, ENEMY)


def _midge(p: Plate) -> None:
    """A midge from the front, about the origin."""
    for side in (-1, 1):
        p.xf += f" scale({side} 1)"
        lay(p, "-14,-24 -50,-76 -84,-92 -98,-74 -78,-40 -34,-8", WING)
        lay(p, "-14,-8 -60,-24 -92,-18 -94,2 -60,14 -20,8", WING, tone=0.84)
        folds(p, "-20,-22 -54,-58 -84,-78", "-20,-16 -58,-38 -88,-62", "-22,-4 -60,-10 -88,-8", width=2.6)
        for spec in ("-14,20 -56,26 -66,84", "-14,30 -44,44 -46,100", "-16,8 -70,14 -92,60"):
            root, knee, foot = spec.split()
            lay(p, limb(f"{root} {knee}", 7, 6), CHITIN, puff=3, line=2.4)
            lay(p, limb(f"{knee} {foot}", 6, 3), CHITIN, puff=3, line=2.4)
        p.xf += f" scale({side} 1)"
    lay(p, "0,2 -22,16 -28,52 -18,88 0,104 18,88 28,52 22,16", CHITIN, line=3.2)
    for y in (40, 56, 72, 86):
        folds(p, f"-26,{y - 6} 0,{y + 6} 26,{y - 6}", width=4)
    lay(p, disc(0, -2, 30, 26), CHITIN, tone=0.6, line=3.2)
    lay(p, "-5,8! 5,8! 3,58 0,74! -3,58", stuff("#c9b48a", 0.8), puff=3, line=2.6)
    for side in (-1, 1):
        p.part(disc(side * 25, -20, 23), "#b3202e", tone=0.7, gain=0.9, puff=22, ang=40, line=3, shadow=0.4)
        p.cut(disc(side * 25 - 8, -28, 6), "#f6c9a8")
        folds(p, f"{side * 10},-40 {side * 16},-62 {side * 32},-72", width=4)


PETAL = stuff("#d4506a", 0.74, 0.85, 12, 40)


def thorn_creeper(p: Plate) -> None:
    """A mouth of petals on a knot of thorns."""
    night(p, FENWILD)
    for spine in (
        [(125, 240), (70, 214), (34, 160), (52, 96), (30, 44)],
        [(125, 240), (186, 218), (220, 166), (198, 104), (220, 52)],
        [(60, 250), (110, 216), (160, 226), (216, 214), (238, 150)],
        [(190, 250), (140, 224), (84, 238), (34, 216), (12, 160)],
    ):
        vine = Limb([(float(x), float(y)) for x, y in spine], [20, 18, 16, 12, 5])
        for i, t in enumerate((0.3, 0.44, 0.58, 0.72, 0.86)):
            x, y = vine.at(t, 1 if i % 2 else -1)
            nx, ny = vine.at(t, 3.4 if i % 2 else -3.4)
            lay(p, f"{x - 5:.1f},{y - 5:.1f}! {nx:.1f},{ny:.1f}! {x + 5:.1f},{y + 5:.1f}!", BONE, puff=3, line=2.4)
        lay(p, vine.strip(), FERN, puff=8, line=3)
    for x, y, turn in ((40, 110, -60), (212, 122, 60), (74, 218, -120), (182, 216, 110)):
        back = placed(p, x, y, turn, 0.8)
        lay(p, "0,14! -22,-6 0,-44! 22,-6", MOSS, line=2.8)
        folds(p, "0,10 1,-10 0,-34", width=3)
        p.xf = back
    for turn in range(0, 360, 45):
        back = placed(p, 125, 128, turn + 12)
        lay(
            p, "-22,-24! -34,-62 -14,-86 0,-94! 14,-86 34,-62 22,-24!", PETAL, tone=0.74 if turn % 90 else 0.6, line=3.2
        )
        folds(p, "0,-40 2,-58 0,-78", "-14,-40 -18,-56 -14,-70", "14,-40 18,-56 14,-70", width=3)
        p.xf = back
    lay(p, disc(125, 128, 44), void("#2a0a14"), line=3.4)
    lay(p, disc(125, 132, 20), flat("#8f1d24"))
    p.key(disc(125, 134, 10))
    teeth(p, [(125 + 42 * cx, 128 + 42 * cy, 22, 13, a) for a, cx, cy in _spokes(11)])
    front(p, ENEMY)


def _spokes(n: int) -> list[tuple[float, float, float]]:
    """The direction inwards in degrees and the place on the unit circle of n spokes."""
    turns = [(2 * math.pi * i / n) for i in range(n)]
    return [(math.degrees(a) + 180, math.cos(a), math.sin(a)) for a in turns]


TOAD = stuff("#7a6240", 0.54, 0.9, 30, 30)
THROAT = stuff("#dcc98a", 0.82, 0.7, 40, 8)


def mire_toad(p: Plate) -> None:
    """A toad in the middle of a croak, its throat as large as itself, toadstools on its back."""
    night(p, FENWILD)
    for x, y, k, turn in ((60, 92, 0.9, -24), (188, 90, 1.0, 22), (206, 124, 0.7, 40)):
        back = placed(p, x, y, turn, k)
        lay(p, "-7,30! -5,-8! 5,-8! 7,30!", BONE, puff=4)
        lay(p, "-30,-4! -24,-28 0,-38 24,-28 30,-4! 0,4", stuff("#b3402e", 0.64), line=3)
        for dx, dy, r in ((-12, -20, 5), (4, -28, 4), (14, -14, 5)):
            p.cut(disc(dx, dy, r), "#f3e3c0")
        p.xf = back
    lay(p, "18,250! 22,190 46,136 84,108 125,100 166,108 204,136 228,190 232,250!", TOAD, line=3.6)
    for x, y, r in ((42, 190, 8), (56, 160, 7), (36, 216, 7), (208, 190, 8), (194, 158, 7), (214, 218, 7)):
        wart(p, x, y, r, "#b39a5a")
    lay(p, disc(125, 198, 68, 56), THROAT, line=3.4)
    folds(p, "70,196 76,166 100,150", "180,196 174,166 150,150", "84,222 100,240 125,244", width=3)
    shine(p, "88,186 94,166 112,156", width=5)
    lay(p, "44,140 70,118 125,110 180,118 206,140 190,160 125,154 60,160", TOAD, puff=14, line=3.2)
    folds(p, "42,146 70,164 125,158", "208,146 180,164 125,158", width=5)
    p.key(disc(116, 132, 3) + disc(134, 132, 3))
    for x in (74, 176):
        p.part(disc(x, 96, 25), **TOAD | {"puff": 16, "line": 3.2})
        p.part(disc(x, 94, 18), "#f0a63a", tone=1, gain=0.5, puff=12, line=3, shadow=0)
        p.key(oval(x, 94, 13, 5.5))
        lay(p, f"{x - 25},92! {x - 16},74 {x + 16},74 {x + 25},92! {x},84", TOAD, tone=0.62, puff=6)
    mirrored(p, lambda: lay(p, "20,250! 26,222 46,214 66,228 72,250!", TOAD, tone=0.66, puff=12, line=3.2))
    front(p, ENEMY)


REED = stuff("#a8a858", 0.66, 0.75, 6, 86)
HERON = stuff("#5f6f74", 0.54, 0.85, 16, 80)


def reed_stalker(p: Plate) -> None:
    """The skull of a heron on something thin that stands among the reeds."""
    night(p, FENWILD)
    for x, top, lean in ((34, 60, -3), (62, 24, 2), (196, 20, -2), (222, 66, 3)):
        lay(p, limb(f"{x + lean},{top} {x},250", 5, 8), REED, puff=3)
        lay(p, limb(f"{x + lean},{top} {x + lean * 0.5},{top + 44}", 13, 14), HIDE, puff=6)
    lay(p, "70,250! 76,196 96,166 125,156 154,166 174,196 180,250!", HERON, line=3.2)
    mirrored(p, lambda: lay(p, "112,160! 88,168 62,200 44,250! 84,250! 96,206", stuff("#6a7a3e", 0.52, 0.8, 9, 76)))
    folds(p, "88,186 78,214 66,246", "162,186 172,214 184,246", "112,184 108,214 104,246", "138,184 142,214 146,246")
    for turn in (-34, -17, 0, 17, 34):
        back = placed(p, 125, 70, turn)
        lay(p, "-7,0! -9,-36 0,-66! 9,-36 7,0!", FERN if turn % 34 else MOSS, puff=5)
        p.xf = back
    lay(p, sym("125,36 100,42 84,66 86,96 102,116 114,150 121,196 125,222!"), BONE, puff=20, line=3.6)
    mirrored(p, lambda: lay(p, "90,78 104,74 116,88 110,102 96,102 88,92", void(), line=2.6))
    mirrored(p, lambda: glow(p, 103, 89, 7, SULPHUR))
    folds(p, "125,120 126,160 125,208", width=4)
    mirrored(p, lambda: folds(p, "112,124 117,134 118,146", width=4))
    mirrored(p, lambda: folds(p, "82,70 100,60 118,76", width=5))
    for x, top, lean in ((18, 110, 2), (48, 150, -3), (204, 144, 3), (234, 116, -2), (84, 190, 2), (166, 186, -2)):
        lay(p, f"{x - 8},250! {x - 5},190 {x + lean},{top}! {x + 6},190 {x + 8},250!", MOSS, puff=5)
    front(p, ENEMY)


ANTLER = stuff("#d9c08e", 0.78, 0.7, 6, 40)
FUR = stuff("#6d5238", 0.52, 0.85, 22, 80)


def antler_shaman(p: Plate) -> None:
    """Great antlers over the mask of a stag, hung with leaves."""
    night(p, FENWILD)
    cape: list[Point] = [(30, 250), (44, 200), (84, 172), (125, 166), (166, 172), (206, 200), (220, 250)]
    fur = lay(p, shaggy(cape, 10, 12, 0.4, 8), FUR, line=3.2)
    hairs(p, fur, 110, 15, lambda _x, _y: 88, 2.2, 3)
    mirrored(p, lambda: _antler(p))
    mirrored(p, lambda: lay(p, "90,96! 64,90 46,100 40,116! 62,118 88,116", FUR, puff=8, line=3))
    lay(p, sym("125,66 98,72 84,96 92,126 100,160 108,196 125,206"), BONE, puff=22, line=3.6)
    mirrored(p, lambda: lay(p, "90,106! 106,104 116,120! 104,126 94,120", void(), line=2.6))
    mirrored(p, lambda: glow(p, 104, 114, 6, SOUL))
    lay(p, sym("125,172 114,174 108,188 116,198 125,202"), void("#2a1a18"), line=2.4)
    mirrored(p, lambda: lay(p, "97,132! 103,134! 111,168! 104,172!", flat("#b3402e", 0)))
    lay(p, "125,76! 134,96 125,118! 116,96", flat("#4f8a3e", 2.4))
    for x, y, turn in ((70, 196, 20), (90, 212, 8), (160, 212, -8), (180, 196, -20), (125, 222, 0)):
        back = placed(p, x, y, turn, 0.62)
        lay(p, "0,-22! -16,4 0,38! 16,4", MOSS, line=3)
        folds(p, "0,-16 1,4 0,28", width=4)
        p.xf = back
    front(p, ENEMY)


def _antler(p: Plate) -> None:
    beam = Limb([(108, 80), (86, 56), (56, 46), (34, 26), (34, 6)], [16, 14, 12, 9, 4])
    for spine in ([(84, 56), (80, 34), (88, 12)], [(60, 48), (54, 28), (60, 6)], [(48, 42), (26, 48), (10, 38)]):
        tine = Limb([(float(x), float(y)) for x, y in spine], [11, 9, 4])
        lay(p, tine.strip(), ANTLER, puff=4)
    lay(p, beam.strip(), ANTLER, puff=6)


BEAR = stuff("#5d566e", 0.56, 0.95, 40, 60, rim=0.5)
MUZZLE = stuff("#8a6f56", 0.66, 0.8, 16, 40)


def bear_of_the_black_fen(p: Plate) -> None:
    """A black bear low on its forelegs, reeds growing on its hump."""
    night(p, FENWILD)
    for x, top in ((62, 26), (84, 12), (106, 28), (150, 14), (174, 30)):
        lay(p, f"{x - 6},90! {x - 3},60 {x + (x - 118) * 0.12:.1f},{top}! {x + 5},60 {x + 8},90!", MOSS, puff=4)
    hump: list[Point] = [
        (12, 240),
        (14, 160),
        (40, 96),
        (84, 56),
        (125, 48),
        (166, 56),
        (210, 96),
        (236, 160),
        (238, 240),
    ]
    fur = lay(p, shaggy(hump, 11, 12, 0.5, 2), BEAR, line=3.4)
    hairs(p, fur, 260, 16, lambda x, y: 90 + (125 - x) * 0.5, 2.2, 4)
    mirrored(p, lambda: p.part(disc(72, 92, 22), **BEAR | {"puff": 12, "line": 3.4}))
    mirrored(p, lambda: p.part(disc(73, 94, 11), **MUZZLE | {"line": 2, "shadow": 0}))
    face: list[Point] = [
        (125, 74),
        (168, 84),
        (192, 120),
        (188, 168),
        (160, 206),
        (125, 214),
        (90, 206),
        (62, 168),
        (58, 120),
        (82, 84),
    ]
    fur = lay(p, shaggy(face, 8, 10, 0.5, 5), BEAR, tone=0.58, line=3.2)
    hairs(p, fur, 120, 12, lambda x, y: 90 + (125 - x) * 0.9, 2.2, 11)
    mirrored(p, lambda: lay(p, "84,118! 100,112 112,126! 98,130", void(), line=2.6))
    mirrored(p, lambda: glow(p, 99, 122, 6, EMBER))
    mirrored(p, lambda: folds(p, "76,110 96,104 116,124", width=6))
    lay(p, sym("125,124 104,132 94,154 98,176 125,182"), MUZZLE, line=3)
    lay(p, "92,172! 125,182 158,172! 156,208 140,226 110,226 94,208", void("#4a0f14"), line=3.2)
    lay(p, "108,212 125,200 142,212 136,226 114,226", stuff("#d8606a", 0.8, 0.6, 8), line=2.4)
    teeth(
        p,
        [
            (100, 176, 30, 13, 84),
            (114, 181, 14, 8, 90),
            (125, 182, 14, 8, 90),
            (136, 181, 14, 8, 90),
            (150, 176, 30, 13, 96),
        ],
    )
    teeth(p, [(106, 220, 20, 10, -84), (144, 220, 20, 10, -96)])
    lay(p, sym("125,124 108,126 104,136 116,148 125,150"), void("#241a1c"))
    shine(p, "112,130 120,127 128,128", width=3.4)
    for x in (44, 206):
        lay(p, f"{x - 34},250! {x - 32},218 {x},206 {x + 32},218 {x + 34},250!", BEAR, tone=0.6, puff=16, line=3.2)
        for i in range(4):
            lay(p, spike(x - 22 + i * 14, 224, 24, 10, 92), BONE, puff=4, line=2.4)
    front(p, ENEMY)


BARK = stuff("#a8916a", 0.68, 0.8, 20, 84)


def mourning_willow(p: Plate) -> None:
    """A willow with a weeping face behind its hanging leaves."""
    night(p, FENWILD)
    lay(p, "50,250! 84,222 88,170 78,120 90,70 125,56 160,70 172,120 162,170 166,222 200,250!", BARK, line=3.6)
    folds(
        p,
        "98,80 94,110 98,140",
        "152,80 156,110 152,140",
        "100,196 98,220 84,246",
        "150,196 152,220 166,246",
        "125,210 124,230 126,248",
    )
    mirrored(p, lambda: lay(p, "84,110! 104,98 119,122! 112,138 92,132", void(), line=3))
    mirrored(p, lambda: glow(p, 103, 119, 7.5, SOUL))
    mirrored(p, lambda: folds(p, "80,108 96,88 118,92", width=6))
    mirrored(p, lambda: p.cut(shape("103,134! 109,152 103,162 97,152"), "#8fd8e0"))
    mirrored(p, lambda: p.cut(shape("100,170! 105,184 100,192 95,184"), "#8fd8e0"))
    lay(p, "104,186! 112,170 125,164 138,170 146,186! 136,180 125,178 114,180", void(), line=3)
    folds(p, "125,126 116,150 126,154", width=4)
    crown: list[Point] = [
        (24, 96),
        (30, 56),
        (66, 24),
        (125, 12),
        (184, 24),
        (220, 56),
        (226, 96),
        (176, 78),
        (125, 66),
        (74, 78),
    ]
    lay(p, shaggy(crown, 9, 12, 0.5, 9), FERN, puff=20, line=3.4)
    for i, (x, foot) in enumerate(((28, 190), (46, 224), (64, 168), (186, 170), (204, 226), (222, 192))):
        top = 62 + abs(x - 125) * 0.1
        sway = 6 if i % 2 else -6
        strand = Limb([(x, top), (x + sway, (top + foot) / 2), (x, foot)], [4, 4, 3])
        for j in range(int((foot - top) / 13)):
            cx, cy = strand.at((j + 0.5) * 13 / (foot - top))
            for side in (-1, 1):
                lay(
                    p,
                    f"{cx:.1f},{cy - 6:.1f}! {cx + side * 11:.1f},{cy + 2:.1f} {cx + side * 7:.1f},{cy + 15:.1f}! {cx:.1f},{cy + 4:.1f}",
                    MOSS,
                    puff=3,
                    line=2,
                    shadow=0.2,
                    tone=0.7 if side < 0 else 0.54,
                )
    front(p, ENEMY)


DRAKE = stuff("#5f8a3e", 0.54, 0.95, 22, 40)
DRAKE_BELLY = stuff("#d8cf8a", 0.8, 0.7, 12, 10)
ACID = "#c8e03a"


def fen_drake(p: Plate) -> None:
    """A drake in profile, fins spread, acid running from its jaws."""
    night(p, FENWILD)
    neck = Limb([(206, 262), (204, 206), (182, 160), (160, 120), (140, 92)], [92, 84, 74, 66, 60])
    for t, high in ((0.18, 18), (0.36, 30), (0.54, 38), (0.72, 36)):
        x, y = neck.at(t, 0.8)
        lay(
            p,
            f"{x - 16:.1f},{y - 14:.1f}! {x + high:.1f},{y - 30:.1f}! {x + 10:.1f},{y + 20:.1f}!",
            stuff("#b3602e", 0.6),
            puff=7,
            line=3,
        )
    hide = lay(p, neck.strip(), DRAKE, line=3.4)
    lay(p, neck.strip(-1, -0.36), DRAKE_BELLY, clip=hide, line=2)
    p.key(neck.rungs([0.1 + 0.1 * i for i in range(9)], -1, -0.36, 4), clip=hide)
    for t in (0.16, 0.3, 0.44, 0.58):
        for side in (0, 0.45):
            x, y = neck.at(t + side * 0.1, side)
            folds(p, f"{x - 8:.1f},{y + 4:.1f} {x + 2:.1f},{y - 10:.1f} {x + 10:.1f},{y + 4:.1f}", width=3.4)
    lay(p, "158,92! 196,58 232,52! 216,76 236,88! 206,98 214,118! 176,120", stuff("#b3602e", 0.6), puff=9, line=3.2)
    folds(p, "170,96 200,72 224,60", "172,104 200,92 226,88", width=3)
    lay(p, "150,104 128,128 84,142 44,146 30,158! 60,172 112,168 160,150", DRAKE, tone=0.46, puff=12, line=3.2)
    lay(p, "44,128! 90,120 140,112! 132,138 84,148 46,150!", void("#3a1418"), line=2.6)
    lay(p, "176,76 160,52 126,44 96,56 66,82 30,92 16,108 24,126 56,130 96,122 136,124 168,112", DRAKE, line=3.4)
    lay(p, "128,48! 150,22 186,10! 176,32 172,58!", BONE, puff=8, line=3)
    teeth(
        p,
        [
            (34, 124, 20, 10, 88),
            (54, 128, 16, 9, 90),
            (74, 125, 18, 9, 92),
            (94, 121, 14, 8, 92),
            (112, 120, 12, 8, 92),
        ],
    )
    teeth(p, [(46, 148, 16, 9, -88), (70, 146, 13, 8, -88), (92, 143, 12, 8, -90)])
    lay(p, "104,72! 122,62 138,76! 122,86", flat("#f2d23a", 3))
    p.key(oval(121, 74, 3.6, 9) + strokes(6, "96,70 116,54 144,70"))
    p.key(oval(34, 103, 5, 3, -20))
    folds(p, "48,96 64,100 80,92", "140,96 150,104 162,102", width=3)
    for x, y, k in ((40, 176, 1.1), (66, 190, 0.8), (28, 206, 0.8), (52, 216, 0.6)):
        p.cut(shape(f"{x},{y - 22 * k:.1f}! {x + 9 * k:.1f},{y} {x},{y + 10 * k:.1f} {x - 9 * k:.1f},{y}"), ACID)
    p.cut(shape("30,156! 46,150 84,150 100,156! 92,166 86,160 80,178 72,160 64,164 58,184 48,164 40,170"), ACID)
    front(p, ENEMY)


DRAWINGS: dict[str, Drawing] = {
    "bog_midges": bog_midges,
    "thorn_creeper": thorn_creeper,
    "mire_toad": mire_toad,
    "reed_stalker": reed_stalker,
    "antler_shaman": antler_shaman,
    "bear_of_the_black_fen": bear_of_the_black_fen,
    "mourning_willow": mourning_willow,
    "fen_drake": fen_drake,
}
