"""Special encounters that are things: a mirror, a door, a nest and an idol."""

from __future__ import annotations

from ..monsters.clubs_forms import Limb, Point, hairs, shaggy
from ..monsters.pen import MIST, disc, glow, limb, mirrored, shape, strokes, sym
from ..plate import Array, Drawing, Plate
from .ground import MIDDLE, RADIUS, SPECIAL, front, omen
from .kit import BLADE, BONE, BRONZE, GILT, SHAFT, flat, folds, lay, placed, ray_eyes, rivets, shine, stuff, suit, void
from .pets import PINK

GLASS = stuff("#7fb0cc", 0.86, 0.5, 40, -40, bend=1, line=3)
OTHER = stuff("#8f88cc", 0.64, 0.85, 18, 60, line=2.8)


def mirror(p: Plate) -> None:
    """A tall glass in a gilt frame; the hero in it holds the sword in the wrong hand, and its eyes are alight."""
    omen(p)
    for side in (-1, 1):
        x = 125 + side * 84
        lay(p, limb(f"{x},84 {x},250", 13, 15), SHAFT, line=3.4)
        lay(p, disc(x, 80, 12), GILT, puff=10, line=3.2)
        lay(p, limb(f"{x},128 {x - side * 18},128", 13, 11), GILT, puff=5, line=3)
    lay(p, disc(125, 122, 76, 104), GILT, puff=13, line=3.8, ang=40)
    glass = lay(p, disc(125, 122, 60, 88), GLASS)
    _reflection(p, glass)
    shine(p, "74,122 80,80 104,50", "138,54 158,66 168,84", width=6, col="#ffffff")
    p.key(strokes(4, "186,80 168,78 152,66", "168,78 160,88 160,104", "152,66 142,64 132,54"), clip=glass)
    lay(p, sym("125,2! 112,14 88,10 84,26 100,38 125,40"), GILT, puff=8, line=3.4)
    p.part(disc(125, 24, 9, 10), "#8f6ad0", tone=0.86, gain=0.8, puff=8, line=2.8, shadow=0)
    p.cut(disc(122, 21, 3), "#ffffff")
    front(p, SPECIAL)


def _reflection(p: Plate, glass: Array) -> None:
    """A dark hero with a sword."""
    lay(p, "64,240! 68,196 96,176 125,172 154,176 182,196 186,240!", OTHER, clip=glass)
    lay(p, limb("160,214 164,186", 26, 22), OTHER, tone=0.44, clip=glass, puff=9)
    lay(p, "156,176! 155,110! 164,82! 173,110! 172,176!", BLADE, clip=glass)
    lay(p, "144,174! 184,174! 184,183! 144,183!", GILT, clip=glass, puff=4)
    lay(p, "122,86! 116,56 92,46 72,58! 88,62 96,76 104,92!", stuff("#8f4a6a", 0.56, 0.8, 7, 30), clip=glass)
    lay(p, sym("119,84 99,90 86,110 87,140 98,164 112,176 119,178", 119), OTHER, clip=glass, line=3)
    lay(p, sym("119,118! 108,114 90,114! 92,128 108,130 113,130! 113,166! 119,170!", 119), void(), clip=glass)
    mirrored(p, lambda: glow(p, 104, 121, 5.2, MIST), 119)
    shine(p, "92,98 89,112 92,134", "70,212 78,196 98,186", width=4, col="#b9b2e6")


SLAB = stuff("#7f8796", 0.62, 0.6, 22, -32, bend=1)
VAULT = stuff("#a39a94", 0.66, 0.8, 9, 20)
RUNE = "#59e0c8"
RUNES = (
    ("M-8 -12 V12 M-8 -12 L8 -3 M-8 -2 L8 7", 84, 96),
    ("M-8 -12 L8 12 M8 -12 L-8 12", 76, 134),
    ("M0 -13 V13 M-9 -4 L0 -13 L9 -4", 76, 172),
    ("M-7 12 V-12 L7 -4 L-7 3", 80, 210),
    ("M-8 -12 V12 M8 -12 V12 M-8 -4 L8 4", 166, 96),
    ("M8 -12 L-7 0 L8 12", 174, 134),
    ("M0 13 V-13 M-9 4 L0 13 L9 4", 174, 172),
    ("M-8 12 V-12 L8 0 V12", 170, 210),
)
"""Each rune and its place, x and y."""


def sealed_door(p: Plate) -> None:
    """Two leaves of stone under an arch, runes alight, and one keyhole."""
    omen(p)
    lay(p, Plate.P("M22 262 L22 118 C22 -26 228 -26 228 118 L228 262Z"), VAULT, line=3.8)
    for x0, y0, x1, y1 in (
        (22, 196, 50, 196),
        (22, 150, 50, 150),
        (26, 98, 54, 106),
        (44, 52, 66, 70),
        (78, 20, 92, 46),
    ):
        mirrored(p, lambda a=x0, b=y0, c=x1, d=y1: p.key(Plate.taper(a, b, (a + c) / 2, (b + d) / 2, c, d, 5, 4)))
    lay(p, "108,2! 142,2! 138,40! 112,40!", VAULT, tone=0.74, puff=7, line=3.4)
    lay(p, Plate.P("M48 262 L48 122 C48 16 202 16 202 122 L202 262Z"), SLAB, puff=22, line=4)
    p.key(Plate.S("M125 42 V262", 5))
    mirrored(p, lambda: lay(p, "50,150! 62,152 60,190 50,196!", SLAB, tone=0.7, puff=5, line=2.6, shadow=0.3))
    folds(
        p, "98,48 106,58 100,70", "100,70 108,74 106,84", "152,224 146,214 150,196", "190,106 184,118 190,128", width=4
    )
    for rune, x, y in RUNES:
        back = placed(p, x, y, 0, 1.16)
        p.key(Plate.S(rune, 9))
        p.cut(Plate.S(rune, 4.6), RUNE)
        p.cut(Plate.S(rune, 1.6), "#f4fff0")
        p.xf = back
    lay(p, disc(125, 146, 33), BRONZE, line=3.8, shadow=0.9)
    lay(p, disc(125, 146, 23), BRONZE, tone=0.5, puff=6, line=2.8, shadow=0)
    p.key(disc(125, 139, 11) + Plate.P("M120 140 L114 166 L136 166 L130 140Z"))
    p.cut(disc(125, 139, 5.4) + Plate.P("M123 140 L119.5 161 L130.5 161 L127 140Z"), RUNE)
    rivets(p, (125, 118), (97, 146), (153, 146), (125, 174), r=4.6)
    lay(p, '<circle cx="125" cy="70" r="14" fill="none" stroke="#000" stroke-width="6"/>', BRONZE, puff=3, line=3)
    front(p, SPECIAL)


BRICK, PALE_BRICK = stuff("#a85c44", 0.68, 0.6, 6, 4, line=3), stuff("#c98a62", 0.76, 0.6, 6, 4, line=3)
RAT = stuff("#c9b5a4", 0.74, 0.75, 20, 60)
STRAW = stuff("#c9a052", 0.7, 0.85, 18, 20)


def nest(p: Plate) -> None:
    """A wall broken open, and in it straw that heaves, with far too many eyes."""
    omen(p)
    hole = "56,210! 60,172 48,150 66,128 56,104 76,90 70,66 92,60 84,10! 172,10! 164,50 184,58 174,84 196,100 186,126 204,148 190,170 196,210!"
    wall = p.mask(disc(*MIDDLE, RADIUS - 2)) * (1 - p.mask(shape(hole)))
    for row, y in enumerate(range(18, 250, 26)):
        for column in range(-1, 6):
            x = column * 54 + (row % 2) * 27 - 8
            brick = f'<rect x="{x}" y="{y}" width="52" height="24" rx="4"/>'
            lay(p, brick, PALE_BRICK if (row * 3 + column * 5) % 4 == 0 else BRICK, clip=wall, shadow=0)
    dark = (
        "52,214! 58,172 50,150 64,130 66,106 88,90 108,62 130,72 150,60 168,90 184,104 186,128 202,150 192,172 198,214!"
    )
    lay(p, dark, void("#1d1015"), line=4)
    ray_eyes(p, ((80, 112), (95, 108), (158, 96), (172, 102), (110, 82), (124, 84)), 5, "#e8503a")
    for spine, width in (
        ([(64, 190), (30, 178), (26, 214), (44, 240)], 10),
        ([(190, 186), (226, 176), (234, 206), (214, 232)], 10),
        ([(150, 200), (176, 214), (168, 236), (190, 250)], 9),
    ):
        tail = Limb([(float(x), float(y)) for x, y in spine], [width, width - 2, 4])
        lay(p, tail.strip(), PINK, puff=4, line=3)
    heap: list[Point] = [(18, 232), (30, 178), (74, 142), (125, 150), (176, 142), (222, 178), (234, 232), (125, 260)]
    straw = lay(p, shaggy(heap, 13, 10, 0.5, 4), STRAW, line=3.4)
    _rat(p, 74, 150, 0.84, -12)
    _rat(p, 178, 148, 0.8, 14)
    _rat(p, 125, 134, 1.04, 0)
    rim: list[Point] = [(8, 236), (36, 190), (84, 176), (125, 184), (166, 176), (216, 190), (244, 236), (125, 264)]
    straw = lay(p, shaggy(rim, 13, 10, 0.5, 8), STRAW, tone=0.62, line=3.4)
    hairs(p, straw, 220, 30, lambda x, y: (x * 37 + y * 23) % 120 - 60, 3.2, 5)
    hairs(p, straw, 90, 26, lambda x, y: (x * 29 + y * 31) % 120 - 60, 3, 6, "#f0d48a")
    lay(p, limb("84,208 122,218", 10, 9), BONE, puff=4, line=2.8)
    lay(p, disc(82, 203, 6) + disc(80, 212, 6) + disc(124, 214, 6) + disc(123, 223, 6), BONE, puff=4, line=2.6)
    front(p, SPECIAL)


def _rat(p: Plate, x: float, y: float, k: float, turn: float) -> None:
    """A rat's face from the front."""
    back = placed(p, x, y, turn, k)
    mirrored(p, lambda: lay(p, disc(-27, -26, 16), RAT, puff=9, line=3), 0)
    mirrored(p, lambda: p.part(disc(-27, -25, 9), **PINK), 0)
    lay(p, sym("0,-36 -22,-32 -36,-8 -30,20 -14,42 0,48", 0), RAT, puff=20, line=3.4)
    mirrored(p, lambda: p.part(disc(-14, -8, 9), **void()), 0)
    mirrored(p, lambda: ray_eyes(p, ((-14, -8),), 6, "#e8503a", "#ffd76a"), 0)
    mirrored(p, lambda: folds(p, "-26,-18 -14,-24 -4,-8", "-8,30 -26,28 -42,20", "-8,33 -26,36 -40,36", width=3.2), 0)
    p.part(disc(0, 26, 8, 6), **PINK)
    lay(p, "-7,42! 7,42! 6,62! 0,58! -6,62!", BONE, puff=3, line=2.6)
    p.key(Plate.S("M0 42 V58", 2))
    p.xf = back


JADE = stuff("#8cc09a", 0.68, 0.95, 24, 40)
JADE_DARK = JADE | {"tone": 0.46, "puff": 12}
TREASURE = stuff("#e8b44a", 0.84, 0.7, 5, 30, line=2.6)


def cursed_idol(p: Plate) -> None:
    """A squat god of jade with rubies for eyes, holding out its bowl with a deuce in it."""
    omen(p)
    lay(p, "20,250! 22,206 44,176 90,166 160,166 206,176 228,206 230,250!", JADE, line=3.6)
    mirrored(p, lambda: lay(p, "92,62! 60,52 34,70 32,112 44,148 58,152! 62,120 84,104!", JADE_DARK, line=3.4))
    mirrored(p, lambda: folds(p, "50,78 42,100 50,128", width=5))
    ring = '<circle cx="49" cy="156" r="11" fill="none" stroke="#000" stroke-width="6"/>'
    mirrored(p, lambda: lay(p, ring, GILT, puff=3, line=2.8))
    lay(p, sym("125,44 92,48 68,70 62,110 66,150 88,172 125,178"), JADE, puff=30, line=3.8)
    lay(p, sym("125,30! 116,50 92,52 68,74! 62,46 70,24! 90,36 102,6! 125,22", 125), GILT, puff=9, line=3.6)
    lay(p, sym("125,60 94,62 66,82! 66,68 92,48 125,46"), GILT, tone=0.86, puff=6, line=3.2)
    p.part(shape("125,18! 136,34 125,50! 114,34"), "#4fd6b8", tone=0.9, gain=0.7, puff=7, line=2.8, shadow=0)
    mirrored(p, lambda: lay(p, "70,104! 84,84 112,90! 116,108 100,122 80,120", void("#1d1015"), line=3.2))
    mirrored(p, lambda: _ruby(p, 93, 104))
    mirrored(p, lambda: lay(p, "62,92! 84,72 122,92! 112,96 86,86 70,98", JADE, tone=0.66, puff=6, line=3.2))
    lay(p, "112,104! 138,104! 148,130 140,138 110,138 102,130", JADE, tone=0.66, puff=10, line=3.2)
    p.key(disc(114, 132, 4, 3) + disc(136, 132, 4, 3))
    lay(p, "74,142! 100,150 125,151 150,150 176,142! 168,166 146,174 104,174 82,166", void("#2a0a10"), line=3.4)
    for i, x in enumerate((84, 99, 114, 129, 144, 159)):
        lay(p, f'<rect x="{x - 1}" y="{148 + (1 if 0 < i < 5 else -1)}" width="13" height="12" rx="2"/>', GILT, puff=4)
    _bowl(p)
    front(p, SPECIAL)


def _ruby(p: Plate, x: float, y: float) -> None:
    p.part(disc(x, y, 14), "#d3202e", tone=0.9, gain=0.6, puff=12, line=2.8, shadow=0)
    p.key(
        strokes(2.4, f"{x - 12},{y - 4} {x},{y - 6} {x + 12},{y - 4}", f"{x - 8},{y + 10} {x - 3},{y} {x - 6},{y - 5}")
    )
    p.key(strokes(2.4, f"{x + 8},{y + 10} {x + 3},{y} {x + 6},{y - 5}"))
    p.cut(shape(f"{x - 9},{y - 6}! {x - 2},{y - 11} {x + 1},{y - 6}!"), "#ffd0c8")


def _bowl(p: Plate) -> None:
    back = placed(p, 164, 168, 16)
    lay(p, '<rect x="-19" y="-26" width="38" height="56" rx="4"/>', stuff("#f3ead0", 1, 0.2, 6), line=3.2)
    for y in (-13, 9):
        suit(p, "S", 0, y, 16)
    p.xf = back
    for x, y in ((82, 190), (104, 186), (116, 194), (158, 190), (172, 194), (94, 196), (136, 196)):
        p.part(disc(x, y, 13, 8), **TREASURE)
    lay(p, "58,196! 192,196! 184,226 160,244 90,244 66,226", BRONZE, puff=18, line=3.8)
    lay(p, '<rect x="52" y="190" width="146" height="13" rx="6"/>', GILT, puff=5, line=3.2)
    for x in (92, 125, 158):
        lay(p, f"{x},210! {x + 9},220 {x},232! {x - 9},220", flat("#8f1d24", 2.6))
    for side in (-1, 1):
        for i in range(3):
            x, y = 125 + side * 68, 196 + i * 13
            lay(p, limb(f"{x + side * 14},{y} {x - side * (12 - i * 3)},{y + 2}", 15, 13), JADE, puff=6, line=3)


DRAWINGS: dict[str, Drawing] = {
    "mirror": mirror,
    "sealed_door": sealed_door,
    "nest": nest,
    "cursed_idol": cursed_idol,
}
