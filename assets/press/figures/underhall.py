"""The enemies of the Underhall."""

from __future__ import annotations

from ..monsters.clubs_forms import Limb, Point, hairs, shaggy, teeth
from ..monsters.pen import EMBER, SOUL, SULPHUR, disc, glow, limb, mirrored, shape, sym
from ..monsters.spades_kit import death_head
from ..plate import Drawing, Plate
from .ground import ENEMY, UNDERHALL, front, night
from .kit import (
    BONE,
    BRONZE,
    GILT,
    HIDE,
    IRON,
    RUST,
    SHAFT,
    arm,
    folds,
    grip,
    lay,
    placed,
    rivets,
    shine,
    stuff,
    suit,
    void,
)

PALL = stuff("#54487a", 0.5, 0.75, 18, 74)
VERDIGRIS = stuff("#5f9483", 0.6, 0.9, 14, 40)


def crypt_warden(p: Plate) -> None:
    """A dead guardian in bronze, the lid of a tomb for a shield, a halberd beside it."""
    night(p, UNDERHALL)
    _halberd(p)
    lay(p, "60,250! 56,190 74,160 120,148 170,158 196,190 204,250!", PALL)
    mirrored(p, lambda: lay(p, "118,150 84,136 52,148 44,176 58,192 96,178", BRONZE))
    arm(p, "190,176", "214,200", "206,178", BRONZE, 30)
    grip(p, 207, 166, BONE, 8)
    _helm(p)
    _lid(p)
    front(p, ENEMY)


def _halberd(p: Plate) -> None:
    back = placed(p, 206, 130, 4)
    lay(p, limb("0,-112 0,130", 9, 9), SHAFT)
    lay(p, "-4,-96! -30,-110 -42,-84 -36,-54! -26,-66 -4,-66!", BRONZE, tone=0.74, puff=7)
    lay(p, "4,-92! 30,-84! 4,-72!", BRONZE, tone=0.7, puff=5)
    lay(p, "-7,-98! 0,-128! 7,-98!", BRONZE, tone=0.8, puff=4)
    p.xf = back


def _helm(p: Plate) -> None:
    mirrored(p, lambda: lay(p, "92,76! 62,70 44,38 46,6! 62,34 84,46 106,46!", BONE))
    lay(p, sym("125,24 96,30 80,60 80,110 90,144 106,158! 125,162"), BRONZE, puff=24, line=3.4)
    lay(p, sym("125,84! 108,78 88,82! 92,104 108,106 116,104! 116,150! 125,156!"), void())
    mirrored(p, lambda: glow(p, 104, 93, 7, SOUL))
    lay(p, sym("125,18! 119,20 119,84! 125,92!"), VERDIGRIS, puff=5)
    folds(p, "86,120 94,126 104,126", "164,120 156,126 146,126", "86,132 94,138 104,138", "164,132 156,138 146,138")
    shine(p, "100,40 90,54 88,74", width=4.5, col="#ffe9b8")


def _lid(p: Plate) -> None:
    """The lid of a tomb, a sleeper's face cut in it."""
    back = placed(p, 84, 196, -8)
    lay(p, sym("0,-62! -34,-56! -52,-22 -40,70! 0,72!", 0), VERDIGRIS, puff=12, line=3.6, shadow=0.9)
    lay(p, sym("0,-48 -24,-44 -36,-18 -28,70! 0,70!", 0), VERDIGRIS, tone=0.5, puff=5, line=2.4, shadow=0)
    lay(p, sym("0,-38 -16,-34 -19,-14 -9,4 0,6", 0), BRONZE, tone=0.8, puff=10)
    folds(p, "-12,-18 -7,-14 -3,-18", "12,-18 7,-14 3,-18", "-6,-4 0,-2 6,-4", "0,-18 1,-12 2,-8", width=3)
    lay(p, limb("-22,22 18,40", 11, 9) + limb("22,22 -18,40", 11, 9), BRONZE, puff=5)
    rivets(p, (-40, -18), (40, -18), (-36, 12), (36, 12), (-32, 40), (32, 40), metal=BRONZE, r=4)
    p.part(disc(0, 54, 5), **BRONZE | {"puff": 5})
    p.xf = back


RAT = stuff("#b09a84", 0.72, 0.7, 12, 60)
RAT_DARK = stuff("#7a5240", 0.58, 0.8, 12, 60)
PINK = stuff("#d99a92", 0.8, 0.6, 6, 20, line=2.4)


def cellar_gnawers(p: Plate) -> None:
    """Three rats climbing over a cheese they have nearly finished."""
    night(p, UNDERHALL)
    _rat(p, 52, 112, 0.76, RAT_DARK, 1)
    _rat(p, 200, 114, 0.76, RAT_DARK, -1)
    lay(p, "18,250! 30,212 80,196 140,190 210,200 232,250!", stuff("#e0aa3e", 0.7, 0.7, 16, 20), line=3.4)
    for x, y, r in ((60, 224, 11), (176, 214, 9), (206, 232, 10)):
        p.part(disc(x, y, r, r * 0.7), **void("#5a3410"))
    tail = Limb([(150, 220), (190, 226), (214, 200), (236, 168), (228, 140)], [12, 10, 8, 6, 3])
    lay(p, tail.strip(), PINK, puff=4)
    _rat(p, 125, 122, 1.04, RAT, 1)
    front(p, ENEMY)


def _rat(p: Plate, x: float, y: float, k: float, coat: dict[str, object], side: int) -> None:
    """A rat from the front, its paws before it; `side` is where it looks."""
    back = placed(p, x, y, 0, k)
    p.xf += f" scale({side} 1)"
    body: list[Point] = [(-46, 96), (-48, 50), (-34, 16), (0, 4), (34, 16), (48, 50), (46, 96)]
    fur = lay(p, shaggy(body, 7, 9, 0.5, 3), coat, puff=24, line=3)
    hairs(p, fur, 70, 11, lambda _x, _y: 90, 2, 7)
    for ear in (-1, 1):
        p.part(disc(ear * 33, -48, 21), **coat | {"puff": 10})
        p.part(disc(ear * 33, -46, 13), **PINK)
    lay(p, sym("0,-56 -24,-50 -38,-28 -34,-4 -18,22 0,40", 0), coat, puff=22, line=3.2)
    for eye in (-1, 1):
        p.part(disc(eye * 17, -18, 12), **void())
        p.cut(disc(eye * 17 + 1, -18, 8), "#f0402a")
        p.cut(disc(eye * 17 - 1, -21, 3), "#ffffff")
    lay(p, "-7,30! 7,30! 6,52 0,54 -6,52", BONE, puff=4, line=2.2)
    p.key(Plate.S("M0 32 L0 52", 2))
    p.part(disc(0, 26, 9, 7), **PINK)
    folds(p, "-12,26 -36,18 -56,24", "-12,30 -34,30 -52,40", "12,26 36,18 56,24", "12,30 34,30 52,40", width=2.6)
    for paw in (-1, 1):
        lay(p, limb(f"{paw * 30},60 {paw * 16},74", 20, 15), coat, puff=7)
        for i in range(3):
            lay(p, limb(f"{paw * 16 - 6 + i * 6},74 {paw * 16 - 8 + i * 8},86", 7, 5), PINK, puff=3, line=2)
    p.xf = back


WISP = stuff("#8fd8c8", 0.92, 0.5, 14, -60, line=3)


def lantern_wisp(p: Plate) -> None:
    """A burning face in a broken lantern, hanging from nothing."""
    night(p, UNDERHALL)
    p.cut(disc(125, 146, 70), "#1c5f5a")
    p.cut(disc(125, 150, 58), "#2f8f80")
    lay(p, Plate.S("M125 52 C125 20 96 12 88 30", 8), IRON, puff=3)
    lay(p, "70,92! 90,68 125,54 160,68 180,92! 125,100", IRON, line=3.4)
    lay(p, "125,84! 140,96 158,120 168,152 156,186 125,200 94,186 82,152 92,126! 104,138 112,116", WISP, line=3.2)
    p.cut(shape("125,112! 142,132 152,156 144,178 125,186 106,178 98,156 108,148 118,140"), "#f4fff0")
    mirrored(p, lambda: p.key(shape("98,146! 116,152 120,164! 108,170 100,162")))
    p.key(disc(125, 186, 7, 9))
    mirrored(p, lambda: lay(p, Plate.S("M74 92 L66 150 L80 206", 7, "square"), IRON, puff=3))
    lay(p, Plate.S("M104 94 L100 116 M148 94 L152 108", 6), IRON, puff=3)
    lay(p, Plate.S("M152 206 L150 190", 6), IRON, puff=3)
    lay(p, "64,204! 186,204! 174,226 125,234 76,226", IRON, line=3.4)
    for x, y, h in ((44, 128, 24), (210, 150, 20), (198, 92, 15)):
        p.cut(shape(f"{x},{y - h}! {x + h * 0.4},{y} {x},{y + h * 0.4} {x - h * 0.4},{y}"), "#4fd6b8")
        p.cut(disc(x, y, h * 0.18), "#f4fff0")
    front(p, ENEMY)


FLESH = stuff("#b9c79a", 0.8, 0.7, 12, 50)
RAGS = stuff("#6f4a63", 0.52, 0.8, 20, 70)


def grave_porter(p: Plate) -> None:
    """A stooped dead man under the coffin he carries."""
    night(p, UNDERHALL)
    lay(p, "54,250! 52,196 84,160 130,152 176,162 200,198 200,250!", RAGS)
    folds(p, "90,196 84,222 90,248", "120,200 118,226 122,250", "162,196 168,222 162,248")
    back = placed(p, 130, 84, -14)
    lay(
        p,
        "-116,-14! -84,-50! 62,-40! 104,-24! 104,30! 60,44! -86,44! -116,14!",
        SHAFT,
        puff=18,
        ang=4,
        line=3.8,
        shadow=0.9,
    )
    folds(p, "-96,-8 0,-18 92,-8", "-98,14 0,8 92,12", "-70,30 -10,26 50,30", width=3)
    lay(p, limb("-56,-2 -6,-2", 10, 10) + limb("-40,-20 -40,20", 10, 10), IRON, puff=4)
    rivets(p, (-84, -40), (-84, 34), (60, -32), (60, 36), (94, -18), (94, 24), metal=IRON)
    p.xf = back
    back = placed(p, 114, 156, -4, 1.05)
    lay(p, sym("0,-40 -28,-38 -42,-14 -40,12 -30,34 -16,50 0,54", 0), FLESH, puff=22, line=3.2)
    lay(p, "-44,-24 -20,-46 20,-46 44,-24 40,-12 0,-22 -40,-12", RAGS, puff=9)
    for side in (-1, 1):
        lay(p, disc(side * 18, 0, 13, 11), void(), line=2.4)
    glow(p, -17, 1, 5.5, SULPHUR)
    glow(p, 18, 1, 4, SULPHUR)
    folds(p, "-34,-8 -18,-14 -4,-4", "34,-8 18,-14 4,-4", width=4.4)
    lay(p, "0,6! -7,20 0,24 7,20", void(), line=1.6)
    lay(p, "-20,32! 0,28 20,32! 16,44 -16,44", void(), line=2.4)
    lay(p, "-14,32! -6,31! -6,40! -13,40!", BONE, line=1.8, puff=3)
    lay(p, "4,30! 12,32! 11,40! 5,40!", BONE, line=1.8, puff=3)
    p.xf = back
    for x, y, ex, ey in ((44, 122, 36, 176), (206, 90, 216, 160)):
        arm(p, f"{78 if x < 100 else 176},206", f"{ex},{ey}", f"{x},{y}", FLESH, 28)
        for i in range(4):
            lay(p, limb(f"{x - 14 + i * 9},{y - 2} {x - 12 + i * 9},{y - 20}", 10, 8), FLESH, puff=4, line=2.4)
    front(p, ENEMY)


def bone_archer(p: Plate) -> None:
    """A skeleton in a hood drawing its bow at you."""
    night(p, UNDERHALL)
    lay(p, "58,250! 60,200 84,176 125,166 166,176 190,200 192,250!", HIDE)
    for y in (196, 212, 228):
        folds(p, f"92,{y - 6} 125,{y + 6} 158,{y - 6}", width=4)
    lay(
        p, sym("125,26! 98,38 76,72 70,116 78,156 60,186 96,196 125,198"), stuff("#6a3f3a", 0.46, 0.8, 24, 74), line=3.4
    )
    lay(p, sym("125,52 98,62 86,92 92,140 110,170 125,174"), void())
    death_head(p, 125, 112, 1.0, EMBER, {"col": "#efe2bd", "tone": 0.84, "gain": 0.6, "bend": 0.6})
    bow = Limb([(44, 14), (20, 44), (14, 92), (22, 130), (14, 168), (20, 214), (46, 244)], [6, 11, 14, 15, 14, 11, 6])
    lay(p, bow.strip(), SHAFT, puff=5, line=3.2)
    p.cut(Plate.S("M44 16 L176 168 L48 242", 3.4), "#17110f")
    p.cut(Plate.S("M44 16 L176 168 L48 242", 1.6), "#fff6e0")
    arm(p, "70,206", "56,176", "30,150", BONE, 18)
    lay(p, limb("182,170 8,124", 5, 5), SHAFT, puff=2)
    lay(p, "18,114! -6,120! 12,136!", IRON, puff=4)
    lay(p, "150,152! 190,158! 202,172! 196,182! 176,180! 152,168!", stuff("#b3202e", 0.66), puff=5, line=2.6)
    for i in range(4):
        lay(p, limb(f"{14 + i},{114 + i * 9} {34 + i},{120 + i * 9}", 9, 8), BONE, puff=4, line=2.2)
    arm(p, "186,200", "222,196", "188,170", BONE, 18)
    for i in range(3):
        lay(p, limb(f"{170 + i * 3},{156 + i * 9} {192 + i * 3},{160 + i * 9}", 9, 8), BONE, puff=4, line=2.2)
    front(p, ENEMY)


HOUND = stuff("#6a5f86", 0.54, 0.95, 22, 60, rim=0.4)
HOUND_LIGHT = stuff("#8a7d86", 0.66, 0.85, 12, 60)


def tomb_hound(p: Plate) -> None:
    """A lean black hound with a broken chain, all teeth."""
    night(p, UNDERHALL)
    body: list[Point] = [(40, 250), (44, 190), (70, 150), (125, 136), (180, 150), (206, 190), (210, 250)]
    fur = lay(p, shaggy(body, 10, 11, 0.5, 6), HOUND, puff=34, line=3.2)
    hairs(p, fur, 120, 14, lambda x, y: 90 + (125 - x) * 0.3, 2.2, 9)
    mirrored(p, lambda: lay(p, "92,86! 62,62 42,10! 84,26 116,56!", HOUND, puff=10, line=3.4))
    mirrored(p, lambda: lay(p, "86,70! 66,52 56,28! 78,36 98,54!", stuff("#8a4a52", 0.5), line=0, shadow=0))
    lay(p, sym("125,44 92,52 72,84 76,116 92,136 96,178 108,196 125,202"), HOUND, puff=26, line=3.4)
    lay(p, sym("125,84 112,98 100,130 98,160 110,174 125,178"), HOUND_LIGHT, puff=14)
    mirrored(p, lambda: lay(p, "82,92! 98,88 112,106! 100,112 88,106", void(), line=2.6))
    mirrored(p, lambda: glow(p, 99, 101, 6, EMBER))
    mirrored(p, lambda: folds(p, "74,82 94,82 116,102", width=5))
    lay(p, "96,170! 125,160 154,170! 152,206 138,226 112,226 98,206", void("#4a0f14"), line=3)
    lay(p, "112,206 125,194 138,206 136,232 125,242 114,232", stuff("#d8606a", 0.8, 0.6, 8), line=2.6)
    teeth(p, [(102, 170, 28, 12, 86), (116, 166, 16, 8, 90), (134, 166, 16, 8, 90), (148, 170, 28, 12, 94)])
    teeth(p, [(106, 214, 20, 10, -84), (144, 214, 20, 10, -96)])
    lay(p, sym("125,146 110,146 104,154 114,164 125,168"), void("#241a1c"))
    shine(p, "114,150 120,148 126,149", width=3)
    for i in range(9):
        x = 57 + i * 17
        y = 214 + (4 - abs(i - 4)) * 4
        if i != 4:
            lay(
                p,
                f'<ellipse cx="{x}" cy="{y}" rx="11" ry="{8 if i % 2 else 5}" fill="none" stroke="#000" stroke-width="5.5"/>',
                IRON,
                puff=2.5,
            )
    front(p, ENEMY)


STEEL = stuff("#a9b2b8", 0.7, 0.9, 20, 50)


def rusted_champion(p: Plate) -> None:
    """A knight long dead, from the side: a rusted beak of a visor, an ember behind it, a plume gone to threads."""
    night(p, UNDERHALL)
    for plume in (
        "150,34! 176,8 214,10 236,34! 214,32 220,52! 200,46 204,66! 180,56 168,60",
        "146,30! 168,4 190,0! 176,18",
    ):
        lay(p, plume, stuff("#8a2a30", 0.56, 0.8, 7, 30), line=3)
    lay(p, "34,250! 50,206 88,182 140,176 190,190 214,216 216,250!", RUST, puff=24, line=3.4)
    lay(p, "96,138! 120,156 170,156 198,132! 214,178 190,204 130,208 92,186", IRON, puff=14, tone=0.4)
    for row, (left, right) in enumerate(((104, 200), (100, 204), (106, 196))):
        y = 158 + row * 14
        for x in range(left, right, 12):
            p.key(Plate.S(f"M{x} {y} C{x + 2} {y + 8} {x + 8} {y + 8} {x + 10} {y}", 2.4))
    lay(p, "108,74 120,38 154,20 190,36 206,78 202,124 184,150 140,158 108,148", STEEL, puff=30, line=3.6)
    lay(p, "160,24! 190,36 206,78 202,124! 186,96 180,58", RUST, line=0, shadow=0, puff=6)
    lay(p, "146,132! 170,128 190,138 184,150! 160,156 140,158", RUST, line=0, shadow=0, puff=6)
    lay(p, "124,52! 98,62 74,84 44,104 14,126! 24,138 58,150 92,166 120,168! 140,138 146,92", STEEL, puff=22, line=3.6)
    lay(p, "14,126! 44,104 54,102! 50,124 62,146! 24,138", RUST, line=0, shadow=0, puff=6)
    lay(p, "108,140! 128,134 136,144 120,168! 96,166", RUST, line=0, shadow=0, puff=6)
    lay(p, "66,100! 92,80 122,74! 128,90 104,100 76,110!", void())
    glow(p, 101, 91, 7, EMBER)
    for x, y in ((44, 126), (58, 132), (72, 138), (54, 116), (68, 122), (82, 128)):
        p.key(disc(x, y, 3.6))
    lay(p, disc(146, 92, 15), RUST, puff=8, line=3.2)
    rivets(p, (146, 92), metal=IRON, r=5)
    folds(p, "132,44 140,58 136,68", "98,118 112,122 118,132", width=4)
    shine(p, "112,62 94,70 80,82", width=4, col="#f2f4f2")
    lay(p, "152,250! 150,212 172,184 206,178 228,196 236,250!", IRON, puff=18, line=3.4)
    lay(p, "160,204! 176,188 206,184 222,198! 206,196 180,198", RUST, puff=7)
    lay(p, "156,236! 180,222 214,220 232,230! 232,240 206,232 182,234 158,246!", RUST, puff=6, line=2.8)
    rivets(p, (172, 212), (212, 208), metal=IRON)
    for x, y, r in ((170, 70, 5), (150, 112, 4), (84, 152, 4), (98, 216, 5), (66, 224, 6), (192, 214, 4)):
        p.flatcol(disc(x, y, r), "#d8783a")
    front(p, ENEMY)


LICH_ROBE = stuff("#3f3568", 0.46, 0.8, 24, 74)


def lich_of_low_cards(p: Plate) -> None:
    """Two cold eyes over a fan of twos and threes, and a cold fire where a crown would be."""
    night(p, UNDERHALL)
    fire = "125,112! 82,106 60,84 62,52 76,24! 84,56 98,46 98,24 112,4! 114,36 132,40 138,12! 158,30 154,54 170,42"
    lay(p, f"{fire} 178,18! 194,52 190,84 166,106", WISP, line=3.4)
    p.cut(
        shape(
            "125,104! 92,98 78,82 80,66! 96,76 106,54 112,40! 122,60 134,60 142,40! 150,64 162,72 174,54! 172,84 158,98"
        ),
        "#f4fff0",
    )
    lay(p, "22,250! 36,190 70,164 125,158 180,164 214,190 228,250!", LICH_ROBE)
    mirrored(
        p,
        lambda: lay(p, "104,170! 74,158 48,132 22,118! 22,152 40,190 92,208", LICH_ROBE, tone=0.62, puff=10, line=3.4),
    )
    mirrored(p, lambda: lay(p, Plate.S("M22 118 C24 154 48 188 94 206", 6), GILT, puff=3))
    lay(p, sym("125,64 100,66 82,82 78,108 84,132 96,160 125,170"), BONE, puff=24, line=3.4)
    mirrored(p, lambda: lay(p, "88,112! 98,102 116,108 120,124! 108,134 92,130", void(), line=2.8))
    mirrored(p, lambda: glow(p, 105, 118, 8, SOUL))
    mirrored(p, lambda: folds(p, "84,106 98,94 120,108", width=6))
    lay(p, "125,130! 118,144 125,148! 132,144", void(), line=1.6)
    folds(p, "128,70 122,82 130,92", "130,90 138,96 136,102", width=3)
    for sign, turn in zip("SHCDS", (-44, -22, 0, 22, 44), strict=True):
        back = placed(p, 125, 290, turn)
        lay(
            p,
            '<rect x="-25" y="-144" width="50" height="90" rx="5"/>',
            stuff("#efe2c4", 1, 0.2, 6),
            line=3.2,
            shadow=0.7,
        )
        for y in (-126, -102) if turn % 4 else (-126, -104, -82):
            suit(p, sign, -2, y, 20)
        p.xf = back
    for side in (-1, 1):
        for i in range(4):
            x = 125 + side * (22 + i * 13)
            lay(p, limb(f"{x + side * 4},252 {x + side * 2},{234 - i * 2}", 11, 9), BONE, puff=4, line=2.6)
            lay(p, limb(f"{x + side * 2},{234 - i * 2} {x - side * 3},{214 - i * 4}", 9, 6), BONE, puff=4, line=2.6)
    front(p, ENEMY)


DRAWINGS: dict[str, Drawing] = {
    "cellar_gnawers": cellar_gnawers,
    "lantern_wisp": lantern_wisp,
    "grave_porter": grave_porter,
    "bone_archer": bone_archer,
    "tomb_hound": tomb_hound,
    "crypt_warden": crypt_warden,
    "rusted_champion": rusted_champion,
    "lich_of_low_cards": lich_of_low_cards,
}
