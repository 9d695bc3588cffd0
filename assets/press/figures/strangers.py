"""Special encounters with a face: the tollkeeper, the fenmaw and Lord Vail."""

from __future__ import annotations

from ..heroes.kit import brows, cheek, eyes, head_at, nose, shaded, skin
from ..monsters.clubs_forms import Limb, spike, teeth
from ..monsters.pen import disc, limb, mirrored, shape, strokes, sym
from ..plate import Drawing, Plate
from ..shell import pip
from .ground import SPECIAL, front, omen
from .kit import BONE, GILT, HIDE, IRON, PLATE, SHAFT, arm, flat, folds, grip, lay, placed, rivets, shine, stuff, void
from .pets import HYDRA

WEATHERED = skin("#c08a6a", 0.9)
OILSKIN = stuff("#4d6a62", 0.48, 0.85, 26, 66)
CAPE = stuff("#6f7f56", 0.54, 0.85, 16, 70)
BEARD = stuff("#9a5428", 0.6, 0.85, 14, 84)
ASHLAR = stuff("#8d8790", 0.6, 0.7, 8, 4)
COIN = stuff("#e8b44a", 0.82, 0.7, 5, 30, line=2.6)


def tollkeeper(p: Plate) -> None:
    """A man as wide as his bridge, a kettle hat, a boat hook, and a hand on the purse."""
    omen(p)
    back = placed(p, 211, 126, 3)
    lay(p, limb("0,-96 0,140", 11, 11), SHAFT, line=3.2)
    lay(p, "5,-92! 26,-100 36,-84 30,-64! 22,-80 5,-78!", PLATE, puff=4, line=3.2)
    lay(p, "-7,-84! -8,-104 0,-124! 8,-104 7,-84!", PLATE, puff=5, line=3.2)
    p.xf = back
    lay(p, "2,250! 6,186 36,152 96,138 154,138 214,152 244,186 248,250!", OILSKIN, line=3.6)
    lay(p, sym("125,142 92,140 54,152 36,184 78,202 125,208"), CAPE, line=3.4)
    p.xf = head_at(125, 102, 0, 0.88)
    lay(p, sym("125,78 94,84 80,112 80,154 90,190 108,208 125,212"), shaded(WEATHERED, 146, 130) | {"line": 3.2})
    eyes(p, "#5f8a9a", False, 0, 9)
    brows(p, 12, -6, 10, "#7a3f20")
    lay(p, sym("125,180! 112,172 94,182 74,146! 66,196 82,240 106,256 125,262"), BEARD, puff=18, line=3.2)
    folds(p, "102,188 125,182 148,188", width=7)
    nose(p, 1.8)
    folds(p, "100,204 104,226 116,246", "150,204 146,226 134,246", "125,206 124,226 126,252", width=4)
    lay(p, sym("125,34 100,38 82,62 80,108! 125,102"), IRON, puff=18, line=3.4)
    lay(p, "30,122! 66,102 125,94 184,102 220,122! 186,124 125,112 64,124", PLATE, puff=7, line=3.6)
    shine(p, "96,54 90,68 89,84", width=5)
    rivets(p, (64, 114), (94, 106), (156, 106), (186, 114), metal=IRON)
    p.xf = ""
    _parapet(p)
    _purse(p)
    grip(p, 210, 192, WEATHERED, 3, 1.24)
    front(p, SPECIAL)


def _parapet(p: Plate) -> None:
    """The wall of the bridge, with today's toll on it."""
    for x in (-8, 44, 98, 152, 206):
        lay(p, f'<rect x="{x}" y="218" width="52" height="40" rx="3"/>', ASHLAR, tone=0.46, line=3)
    lay(p, "-8,202! 258,202! 258,222! -8,222!", ASHLAR, line=3.6)
    for x, n in ((122, 1), (146, 3), (170, 2)):
        for i in range(n):
            p.part(disc(x, 205 - i * 7, 14, 8), **COIN)


def _purse(p: Plate) -> None:
    """A full purse, held up by its neck."""
    arm(p, "40,178", "22,206", "62,150", OILSKIN, 40)
    lay(p, "32,214! 22,190 34,170 62,162 90,170 102,190 92,214! 62,224", HIDE, tone=0.66, puff=22, line=3.8)
    lay(p, "40,150! 62,156 84,150! 78,168 62,172 46,168", HIDE, puff=6, line=3.2)
    folds(p, "46,176 38,192 44,208", "80,176 88,192 82,208", width=4)
    p.part(disc(62, 198, 14), **COIN)
    p.key(disc(62, 198, 7))
    p.cut(disc(62, 198, 4.4), "#e8b44a")
    for i in range(4):
        knuckle = limb(f"{38 + i * 16},{150 + (i in (0, 3)) * 3} {38 + i * 16},{164 + (i in (0, 3)) * 2}", 18, 16)
        lay(p, knuckle, WEATHERED | {"puff": 8, "line": 3})


FIN = stuff("#b3602e", 0.6, 0.85, 6)
BELLY = stuff("#c9c07a", 0.76, 0.8, 10, 10)
MIRE = stuff("#3f5a3a", 0.44, 0.8, 12, 2)


def fenmaw(p: Plate) -> None:
    """The old head of the fen on its long neck, gaping, weed hanging from its jaw; the pet `head` is one of its
    young."""
    omen(p)
    neck = Limb([(120, 262), (64, 226), (52, 166), (92, 128), (104, 84)], [86, 74, 66, 58, 50])
    for t in (0.2, 0.36, 0.52, 0.68, 0.84):
        (x0, y0), (x1, y1), (x2, y2) = neck.at(t - 0.07, -0.8), neck.at(t + 0.03, -1.75), neck.at(t + 0.07, -0.8)
        lay(p, f"{x0:.1f},{y0:.1f}! {x1:.1f},{y1:.1f}! {x2:.1f},{y2:.1f}!", FIN, line=3.2)
    hide = lay(p, neck.strip(), HYDRA, puff=26, line=3.6)
    p.key(neck.rungs([0.06 + 0.075 * i for i in range(10)], -0.2, 0.42, 4), clip=hide)
    lay(p, neck.strip(0.46, 0.97, 0.02, 0.78), BELLY, line=2.6, shadow=0)
    p.key(neck.rungs([0.05 + 0.08 * i for i in range(10)], 0.46, 0.97, 4.4), clip=hide)
    mane = "104,56! 74,54 40,26! 48,54 24,60! 46,78 28,100! 60,98 66,120! 96,104"
    lay(p, mane, FIN, puff=9, line=3.4)
    folds(p, "96,66 72,60 52,42", "92,76 66,72 40,64", "90,88 66,88 44,92", "94,98 80,104 70,110", width=3.4)
    jaw = "92,112 118,138 152,168 192,190! 206,178 200,160! 172,142 146,112 122,94"
    lay(p, jaw, HYDRA, tone=0.46, puff=12, line=3.4)
    lay(p, "122,108! 150,96 214,94! 190,116 180,140 196,164! 160,146", void("#3a1418"), line=2.8)
    lay(p, "140,116 168,128 192,126 214,140! 226,134! 222,148! 206,152 182,144 152,138", stuff("#d8606a", 0.8, 0.6, 5))
    lay(p, "78,104 76,62 104,38 140,34 168,46 204,60 230,80 234,100 216,108 184,100 150,104 120,116", HYDRA, line=3.6)
    teeth(p, [(216, 104, 28, 13, 92), (194, 100, 18, 10, 90), (174, 99, 17, 10, 90), (154, 102, 15, 9, 88)])
    teeth(p, [(194, 176, 26, 12, -78), (174, 152, 17, 10, -70), (158, 136, 14, 9, -62)])
    for turn, x, y, size in ((-128, 118, 38, 46), (-112, 142, 36, 34)):
        lay(p, spike(x, y, size, 15, turn, 6), BONE, puff=5, line=3)
    lay(p, "126,74! 144,56 168,72! 148,86", flat("#f2d23a", 3.2))
    p.key(disc(148, 71, 3.8, 11) + strokes(8, "116,70 142,46 178,66"))
    p.key(disc(220, 82, 5, 3.4))
    folds(p, "190,66 206,72 216,70", "96,84 104,98 118,106", width=4)
    for x, y, n in ((128, 138, 30), (146, 156, 38), (168, 174, 26)):
        weed = f"{x - 5},{y - 2}! {x - 6},{y + n * 0.6:.0f} {x + 1},{y + n}! {x + 6},{y + n * 0.5:.0f} {x + 6},{y}!"
        lay(p, weed, stuff("#7d9a3a", 0.6, 0.8, 4, 86), line=2.8)
    lay(p, "-5,260! -5,232 40,224 90,232 140,224 196,232 255,224 255,260!", MIRE, line=3.4)
    shine(p, "30,238 60,234 92,240", "128,236 160,234 196,240", width=4, col="#a9c07a")
    for x, y, r in ((168, 228, 22), (206, 238, 18)):
        lay(p, disc(x, y, r, r * 0.36), stuff("#8fb04e", 0.7, 0.7, 6, 10), line=3)
        p.key(Plate.P(f"M{x} {y} l{r} -5 v8z"))
    front(p, SPECIAL)


ASHEN = skin("#e3bf9c", 0.98)
PLUM = stuff("#5a2350", 0.5, 0.85, 22, 70)
SABLE = stuff("#241d2a", 0.32, 0.85, 16, 60)
LACE = stuff("#f3ead6", 0.88, 0.6, 8, 64)
POWDER = stuff("#e9e4da", 0.88, 0.7, 9, 84)
FELT = stuff("#2f6a4a", 0.5, 0.6, 10, 4)
CARD_BACK = stuff("#8a2a35", 0.86, 0.3, 6)
CHIPS = ("#b3202e", "#2f5b8f", "#efe2c4")


def lord_vail(p: Plate) -> None:
    """A lord in a black half mask and a cocked hat, who holds five cards to his chest; each back bears a small mark."""
    omen(p)
    lay(p, sym("125,70 92,76 74,110 68,150 74,184 100,190 125,186"), POWDER, line=3.2)
    lay(p, "18,250! 28,204 70,178 125,172 180,178 222,204 232,250!", PLUM, line=3.6)
    mirrored(p, lambda: lay(p, "116,176! 84,178 58,192 70,226 96,250!", GILT, tone=0.66, puff=7, line=3))
    mirrored(p, lambda: lay(p, "120,178! 92,182 74,196 86,226 108,250!", PLUM, tone=0.42, puff=9, line=2.8))
    p.xf = head_at(125, 108, 0, 0.84)
    lay(p, sym("125,72 96,80 86,106 89,144 100,180 116,206 125,210"), shaded(ASHEN, 142, 130) | {"line": 3})
    cheek(p)
    lay(p, sym("125,126! 112,112 88,108! 82,126 90,150 112,152 120,144 125,142!"), SABLE, puff=9, line=3)
    eyes(p, "#8f6ad0", False, -3, 5)
    nose(p, 0.9)
    folds(p, "106,182 124,190 144,178", width=5)
    lay(p, sym("125,194! 119,196 121,214 125,226!"), POWDER, puff=4, line=2.4)
    for x, y in ((78, 134), (75, 154), (80, 174)):
        mirrored(p, lambda x=x, y=y: lay(p, disc(x, y, 14, 11), POWDER, puff=8, line=3))
        mirrored(p, lambda x=x, y=y: folds(p, f"{x - 6},{y + 3} {x},{y - 5} {x + 6},{y + 1}", width=3))
    lay(p, sym("125,30 100,34 84,60 80,100! 125,92"), SABLE, puff=16, line=3.4)
    lay(p, "22,66! 60,66 96,84 125,112! 154,84 190,66 228,66! 206,98 160,118 125,128! 90,118 44,98", SABLE, line=3.6)
    lay(
        p,
        "22,66! 60,66 96,84 125,112! 154,84 190,66 228,66! 190,76 158,96 125,122! 92,96 60,76",
        GILT,
        puff=4,
        line=2.8,
    )
    p.part(shape("125,66! 137,80 125,94! 113,80"), "#b3202e", tone=0.86, gain=0.7, puff=7, line=2.6, shadow=0)
    p.xf = ""
    lay(p, sym("125,172 106,168 92,178! 104,196 125,206"), LACE, line=3)
    folds(p, "106,176 112,188 122,198", "144,176 138,188 128,198", width=3)
    lay(p, "-5,206! 255,206! 255,262! -5,262!", FELT, line=3.4)
    lay(p, "-5,196! 255,196! 255,210! -5,210!", SHAFT, ang=2, puff=7, line=3.4)
    for x, col, n in ((34, 0, 4), (66, 2, 2), (214, 1, 5), (184, 0, 2)):
        for i in range(n):
            p.part(disc(x, 197 - i * 8, 17, 8), **stuff(CHIPS[col], 0.8, 0.6, 5, 10, line=2.8))
        p.key(Plate.S(f"M{x - 9} {205 - n * 8} h18", 3))
    for turn in (-46, -23, 0, 23, 46):
        back = placed(p, 125, 262, turn)
        lay(
            p,
            '<rect x="-21" y="-92" width="42" height="66" rx="5"/>',
            stuff("#efe2c4", 1, 0.2, 6),
            line=3.2,
            shadow=0.8,
        )
        lay(p, '<rect x="-16" y="-87" width="32" height="56" rx="3"/>', CARD_BACK, line=2, shadow=0)
        p.cut(Plate.S("M-16 -73 L16 -45 M-16 -45 L16 -73 M0 -87 V-31", 2), "#d98a86")
        p.flatcol(pip("D", 0, -59, 14), "#f0c65a", keepink=False)
        p.xf = back
    for side in (-1, 1):
        for i in range(3):
            x = 125 + side * (46 - i * 15)
            finger = limb(f"{x + side * 12},{236 + i * 4} {x - side * 4},{216 + i * 4}", 13, 10)
            lay(p, finger, ASHEN | {"puff": 5, "line": 2.8, "shadow": 0.4})
    front(p, SPECIAL)


DRAWINGS: dict[str, Drawing] = {"tollkeeper": tollkeeper, "fenmaw": fenmaw, "lord_vail": lord_vail}
