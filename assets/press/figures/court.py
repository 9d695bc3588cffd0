"""The enemies of the Gilded Court."""

from __future__ import annotations

from ..heroes.kit import brows, cheek, eyes, head_at, lips, nose, shaded, skin
from ..monsters.clubs_forms import Point, hairs, shaggy, teeth
from ..monsters.pen import disc, limb, mirrored, shape, sym
from ..plate import Drawing, Plate
from .ground import COURT, ENEMY, front, night
from .kit import (
    BLADE,
    BONE,
    GILT,
    HIDE,
    IRON,
    SHAFT,
    arm,
    flat,
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

GAMING_CLOTH = stuff("#2f6a4a", 0.5, 0.6, 10, 4)
CHEAT = skin("#d9a67e")
SCARF = stuff("#7a2d34", 0.54, 0.8, 12, 20)
CAP = stuff("#4f4a3e", 0.5, 0.85, 18, 60)
COIN = stuff("#e0aa3e", 0.8, 0.7, 5, 30, line=2.6)
LINEN = stuff("#f3ead6", 0.86, 0.6, 8, 64)


def table_cutpurse(p: Plate) -> None:
    """A masked face and two quick hands over the edge of the gaming table."""
    night(p, COURT)
    lay(p, "44,250! 50,186 84,158 125,152 166,158 200,186 206,250!", CAP)
    p.xf = head_at(125, 108, 0, 0.86)
    mirrored(p, lambda: lay(p, "88,130! 66,118 58,140 84,166!", CHEAT | {"line": 3}, puff=7))
    lay(p, sym("125,82 94,88 82,114 86,148 100,182 114,200 125,204"), shaded(CHEAT, 142, 130) | {"line": 3})
    eyes(p, "#c8962a", False, -4, 8)
    lay(p, "80,152! 104,158 125,152 146,158 170,152! 168,182 146,212 125,222 104,212 82,182", SCARF)
    folds(p, "90,166 108,184 124,210", "160,166 144,184 130,210")
    lay(p, "84,112! 166,112! 168,122 125,112 82,122", void("#2a2320"), line=0)
    lay(p, "70,112! 72,76 96,48 132,40 168,52 184,84 182,112! 150,98 100,98", CAP, line=3.4)
    lay(p, "58,120! 76,98 125,90 178,100 196,118! 160,108 92,108", CAP, tone=0.62, puff=6, line=3)
    folds(p, "96,62 104,80 124,88", "150,58 150,76 136,88")
    p.xf = ""
    lay(p, "-5,196! 255,196! 255,216! -5,216!", SHAFT, ang=2, puff=8, line=3.4)
    lay(p, "-5,214! 255,214! 255,260! -5,260!", GAMING_CLOTH, line=3)
    for x, y in ((60, 204), (84, 194), (72, 186)):
        p.part(disc(x, y, 14, 9), **COIN)
    lay(p, "166,208! 160,186 172,170 196,168 212,182 212,204 200,214 178,214", HIDE, line=3.2)
    lay(p, "170,168! 164,156 182,162 196,152 206,166 200,172 176,174", HIDE, puff=5)
    folds(p, "172,176 188,180 204,174", width=4)
    for hand in (56, 190):
        lay(
            p,
            f"{hand - 22},214! {hand - 24},196 {hand - 10},188 {hand + 14},188 {hand + 24},198 {hand + 22},214!",
            CAP,
            tone=0.62,
            puff=8,
        )
        for i in range(4):
            lay(
                p,
                limb(f"{hand - 15 + i * 10},196 {hand - 17 + i * 11},176", 11, 8),
                CHEAT | {"puff": 5, "line": 2.4, "shadow": 0.3},
            )
    front(p, ENEMY)


VELVET = stuff("#6a2d6e", 0.52, 0.85, 20, 70)
PORCELAIN = stuff("#f4efe6", 0.94, 0.5, 20, -34, bend=1)


def velvet_fencer(p: Plate) -> None:
    """A mask of porcelain over violet velvet, the rapier bent between both hands."""
    night(p, COURT)
    lay(p, "36,250! 44,204 80,180 125,174 170,180 206,204 214,250!", VELVET, line=3.4)
    mirrored(p, lambda: lay(p, "106,180 66,166 34,184 26,218 56,224 98,210", VELVET, tone=0.6, puff=14))
    mirrored(p, lambda: folds(p, "92,182 74,190 66,216", "74,176 54,188 46,216"))
    lay(p, limb("125,150 125,190", 36, 44), PORCELAIN, tone=0.7)
    lay(p, sym("125,176 104,170 84,182! 96,204 125,214"), LINEN, puff=9)
    folds(p, "104,180 110,194 122,204", "146,180 140,194 128,204", width=3)
    p.xf = head_at(125, 104, 0, 0.84)
    lay(
        p,
        "125,60 92,68 76,100 74,150 64,206 92,214 125,210 158,214 186,206 176,150 174,100 158,68",
        stuff("#2f2433", 0.36, 0.85, 16, 80),
    )
    lay(p, sym("125,80 95,88 85,114 88,146 99,178 114,202 125,208"), PORCELAIN, line=3.2)
    mirrored(p, lambda: lay(p, "92,134! 104,124 120,138! 108,144 96,142", void(), line=2.4))
    mirrored(p, lambda: p.cut(disc(107, 135, 3.6), "#e3b24f"))
    mirrored(p, lambda: folds(p, "88,122 104,106 122,120", width=5))
    mirrored(p, lambda: lay(p, "90,150! 104,146 112,158 100,164!", flat("#d9a441", 2)))
    folds(p, "125,140 121,164 127,170", width=3.4)
    lips(p, "#8f1d34")
    lay(p, "62,108! 66,72 96,44 132,40 166,52 186,84 190,108! 150,92 100,92", VELVET, line=3.4)
    lay(p, "156,62! 186,36 214,34 226,62! 210,58 202,74! 190,70 174,84!", PORCELAIN, puff=8, line=3)
    lay(p, "70,98 100,84 150,84 182,98 184,110 150,96 100,96 68,110", GILT)
    p.xf = ""
    back = placed(p, 46, 206, -12)
    lay(p, "-5,-12! -4,-140! 0,-184! 4,-140! 5,-12!", BLADE, puff=3)
    lay(p, Plate.S("M-30 -18 C-10 -6 10 -6 30 -18", 8), GILT)
    grip(p, 0, 6, LINEN)
    p.xf = back
    front(p, ENEMY)


IMP = stuff("#b3402e", 0.58, 0.9, 20, 40)


def ledger_fiend(p: Plate) -> None:
    """A red fiend in spectacles behind an account book, its quill ready."""
    night(p, COURT)
    lay(p, "52,250! 56,196 84,172 125,166 166,172 194,196 198,250!", stuff("#3a3040", 0.46, 0.8, 20, 70))
    mirrored(p, lambda: lay(p, "92,82! 64,66 48,32 60,2! 68,34 88,50 112,58!", BONE, puff=9, line=3.2))
    mirrored(p, lambda: folds(p, "60,22 68,24 72,20", "60,40 70,42 76,36", width=3))
    mirrored(p, lambda: lay(p, "86,110! 50,84 24,86! 40,122 76,146!", IMP, puff=9, line=3.2))
    lay(p, sym("125,50 92,58 76,88 78,122 92,152 112,184 125,192"), IMP, line=3.4)
    lay(p, "125,176! 112,182 118,204 125,222! 132,204 138,182", stuff("#2a1a1c", 0.3), puff=6)
    mirrored(p, lambda: p.part(disc(101, 116, 21), "#f6ecc0", tone=1, gain=0.3, puff=10, line=3, shadow=0.3))
    mirrored(p, lambda: p.key('<circle cx="101" cy="116" r="21" fill="none" stroke="#000" stroke-width="5"/>'))
    mirrored(p, lambda: p.key(disc(105, 119, 6)))
    mirrored(p, lambda: p.cut(disc(103, 117, 2), "#ffffff"))
    folds(p, "119,112 125,108 131,112", "82,108 74,104 66,106", "168,108 176,104 184,106", width=5)
    mirrored(p, lambda: folds(p, "80,84 100,82 120,98", width=7))
    folds(p, "125,126 114,146 126,150", width=4)
    lay(p, "94,158! 125,168 156,158! 146,176 125,180 104,176", void("#3a0a10"), line=3)
    teeth(p, [(104, 162, 10, 8, 90), (117, 166, 9, 8, 90), (133, 166, 9, 8, 90), (146, 162, 10, 8, 90)])
    lay(p, "14,236! 60,196 125,212! 125,262! 60,250 14,262!", stuff("#f0e2be", 0.94, 0.4, 12, 0), line=3.4)
    lay(p, "236,236! 190,196 125,212! 125,262! 190,250 236,262!", stuff("#f0e2be", 0.82, 0.4, 12, 0), line=3.4)
    for i in range(4):
        p.key(Plate.taper(44, 222 + i * 10, 84, 206 + i * 10, 116, 220 + i * 9, 3))
        p.key(Plate.taper(206, 222 + i * 10, 166, 206 + i * 10, 134, 220 + i * 9, 3))
    back = placed(p, 200, 186, 8, 0.94)
    lay(p, "0,30! -4,-6 -18,-40 -14,-84 8,-122! 24,-84 20,-40 6,-6", stuff("#d9d4e0", 0.84, 0.7, 8, 40), line=3)
    folds(p, "0,26 4,-40 8,-110", "6,-50 14,-58 18,-70", "4,-70 -4,-78 -8,-90", width=3)
    p.xf = back
    lay(p, limb("214,226 204,206", 24, 20), IMP, puff=8)
    for i in range(3):
        lay(p, limb(f"{214 - i * 8},{206 - i * 3} {198 - i * 4},{196 + i * 4}", 11, 8), IMP, puff=4, line=2.4)
    front(p, ENEMY)


def masked_chorus(p: Plate) -> None:
    """Three masks on one black cloak: one sings, one laughs, one weeps."""
    night(p, COURT)
    lay(p, "20,250! 34,170 60,120 125,90 190,120 216,170 230,250!", stuff("#2a2030", 0.3, 0.8, 24, 74), line=3.4)
    folds(p, "60,200 52,226 56,250", "125,214 123,232 126,250", "190,200 198,226 194,250", width=4)
    _mask(p, 58, 136, -16, stuff("#b3a2c9", 0.8, 0.7, 20, 30), "weep")
    _mask(p, 192, 136, 16, stuff("#e0aa3e", 0.78, 0.8, 20, 30), "laugh")
    _mask(p, 125, 112, 0, PORCELAIN, "sing", 1.08)
    front(p, ENEMY)


def _mask(p: Plate, x: float, y: float, turn: float, face: dict[str, object], mood: str, k: float = 1.0) -> None:
    """A mask that sings, laughs or weeps."""
    back = placed(p, x, y, turn, k)
    lay(p, sym("0,-62 -34,-56 -50,-24 -44,16 -26,46 0,62", 0), face, line=3.4, shadow=0.8)
    lay(
        p,
        Plate.S("M-44 -38 C-20 -54 20 -54 44 -38", 6),
        GILT if mood == "sing" else stuff("#8f1d34", 0.6),
        puff=3,
        line=2.4,
    )
    droop = {"weep": 9, "laugh": -6, "sing": 0}[mood]
    for side in (-1, 1):
        eye = f"{side * 36},{-10 + droop}! {side * 22},{-24} {side * 8},{-12}! {side * 20},{-4 if mood != 'laugh' else -14}"
        lay(p, eye, void(), line=2.4)
        folds(p, f"{side * 40},{-20 + droop} {side * 24},{-40} {side * 6},{-26 - droop * 0.6}", width=5)
    folds(p, "0,-10 -6,10 3,13", width=4)
    if mood == "sing":
        lay(p, disc(0, 34, 12, 15), void("#3a0a10"), line=3)
        lay(p, "0,-58! 8,-48 0,-38! -8,-48", flat("#b3202e"))
    elif mood == "laugh":
        lay(p, "-30,14! 0,26 30,14! 22,42 0,50 -22,42", void("#3a0a10"), line=3)
    else:
        lay(p, "-22,42! 0,22 22,42! 12,34 0,31 -12,34", void("#3a0a10"), line=3)
        p.part(shape("-22,4! -15,20 -22,28 -29,20"), "#6fb8d0", tone=0.95, gain=0.4, puff=5, line=2.2, shadow=0)
    p.xf = back


CHAMFRON = stuff("#f0c65a", 0.74, 0.9, 14, 50)
HORSE = stuff("#3a3034", 0.44, 0.9, 22, 70)
BARDING = stuff("#8f1d2c", 0.54, 0.8, 24, 74)


def gilded_lancer(p: Plate) -> None:
    """A horse from the side, its face and neck in gold, the lancer behind it and the lance across both."""
    night(p, COURT)
    lay(p, limb("240,166 30,28", 14, 6), LINEN | {"col": "#e9dcc0"}, puff=5, line=3.2)
    for x in (78, 116, 154):
        y = 30 + (x - 32) * 0.657
        p.flatcol(Plate.P(f"M{x} {y - 9} L{x + 16} {y + 1} L{x + 8} {y + 13} L{x - 8} {y + 3}Z"), "#b3202e")
    lay(p, "42,24! 8,8! 28,44!", BLADE, puff=4)
    lay(p, "42,44! 30,66 36,86 20,106! 46,102 60,112 74,92! 66,80 72,64!", stuff("#b3202e", 0.62, 0.8, 8, 20))
    lay(p, "186,30! 190,6 216,-2 238,14! 226,18 230,36! 216,30 204,40", stuff("#b3202e", 0.6, 0.8, 8, 30))
    lay(p, "160,250! 160,120 186,100 214,108 232,134 236,250!", CHAMFRON, puff=16, line=3.4)
    lay(p, "164,78 166,48 186,34 210,42 220,68 216,94 196,106 174,100", CHAMFRON, puff=20, line=3.4)
    lay(p, "162,72! 184,66 206,72 204,81 184,80 164,84!", void())
    p.cut(disc(178, 75, 4.6), "#f2762a")
    folds(p, "174,88 178,94 184,98", "184,88 188,94 194,96", width=3.6)
    back = placed(p, -6, 12)
    lay(p, "84,250! 112,204 136,150 150,84! 184,104 212,150 226,200 232,250!", BARDING, puff=30, line=3.6)
    for x, y in ((182, 132), (196, 172), (160, 190), (204, 214), (170, 230), (134, 222)):
        lay(p, f"{x},{y - 15}! {x + 11},{y}! {x},{y + 15}! {x - 11},{y}!", GILT, puff=5)
    lay(p, "148,80! 144,40 160,20! 172,50 168,86", HORSE, puff=8, line=3.2)
    lay(
        p,
        "130,54 160,66 174,94 172,132 150,160 124,174 100,198 74,218 46,216 32,192! 38,164 62,128 96,78",
        HORSE,
        puff=24,
        line=3.6,
    )
    lay(
        p,
        "132,68! 152,78 150,98 128,120 102,148 80,174 64,178! 50,176 54,160 74,132 104,90",
        CHAMFRON,
        puff=16,
        line=3.4,
    )
    lay(p, "108,112! 124,98 142,104 134,120 116,126", void(), line=2.8)
    p.cut(disc(126, 111, 6), "#f2762a")
    p.cut(disc(124, 109, 2.4), "#ffe9a0")
    rivets(p, (146, 84), (104, 140), (78, 168), (58, 164), r=4)
    p.part(disc(56, 197, 7, 6), **void())
    folds(p, "44,206 62,205 80,197", width=4.4)
    lay(p, Plate.S("M84 184 L112 212 M98 198 C122 192 150 176 164 146", 6), GILT, puff=3, line=2.4)
    p.part(disc(98, 197, 7), **GILT)
    p.xf = back
    front(p, ENEMY)


WAN = skin("#cfd3a8", 0.96)
BROCADE = stuff("#2f5a3a", 0.5, 0.8, 18, 66)


def court_poisoner(p: Plate) -> None:
    """A tall collar, a thin smile, and one green drop from a vial."""
    night(p, COURT)
    lay(p, "30,250! 40,206 80,182 125,178 170,182 210,206 220,250!", BROCADE)
    lay(p, limb("125,160 125,200", 30, 40), WAN, tone=0.66, line=3)
    collar = "125,196! 100,184 76,150 58,92! 46,116 42,154 54,186 92,210 125,214!"
    mirrored(p, lambda: lay(p, collar, LINEN | {"col": "#e9e2c9"}, puff=12, line=3.4))
    mirrored(p, lambda: folds(p, "62,108 66,150 96,190", "52,130 58,162 84,192", width=3))
    p.xf = head_at(125, 112, 0, 0.84)
    lay(p, sym("125,40 96,36 70,52 62,90 74,116 86,120 125,90"), stuff("#4a1f2a", 0.4, 0.85, 20, 70), line=3.2)
    lay(p, sym("125,80 97,88 88,114 91,148 103,182 117,208 125,214"), shaded(WAN, 140, 130) | {"line": 3})
    lay(p, sym("125,66! 104,70 84,98 84,124! 98,100 112,92 125,104!"), stuff("#4a1f2a", 0.46, 0.85, 8, 70))
    cheek(p)
    eyes(p, "#5f9a2a", False, -3, 6, lashes=True)
    brows(p, 5, 6, 7)
    nose(p, 0.9)
    lips(p, "#5a1f4a")
    p.key(disc(150, 172, 3.4))
    lay(p, sym("125,42! 112,44 96,62 125,74", 125), GILT)
    rivets(p, (125, 58), r=6, metal=stuff("#7fe03a", 1, 0.5))
    p.xf = ""
    lay(p, sym("125,206 110,204 104,218 125,236"), GILT)
    back = placed(p, 44, 158, 118)
    lay(p, "-9,-30! 9,-30! 9,-8 20,8 18,30 -18,30 -20,8 -9,-8", stuff("#dbe2d6", 0.94, 0.4, 12), line=3.2)
    p.flatcol(shape("-9,-22! 9,-22! 9,-8 18,8 16,28 -16,28 -18,8 -9,-8"), "#7fc03a")
    p.cut(shape("-12,6 -8,0 -6,14 -10,22"), "#ffffff")
    p.xf = back
    p.cut(shape("72,192! 82,212 72,224 62,212"), "#7fe03a")
    p.cut(disc(69, 213, 3), "#ffffff")
    lay(p, "12,250! 14,210 26,190 48,196 58,216 58,250!", BROCADE, tone=0.62, puff=10)
    for i in range(4):
        lay(
            p,
            limb(f"{20 + i * 11},196 {26 + i * 11},{164 - (i % 2) * 4}", 10, 6),
            WAN | {"puff": 4, "line": 2.4, "shadow": 0.3},
        )
    front(p, ENEMY)


BRUTE = skin("#c08a6a", 0.9)
COAT = stuff("#5a3a2a", 0.5, 0.85, 26, 66)
BEARD = stuff("#2f2624", 0.4, 0.85, 14, 84)
COLLAR = stuff("#b59a72", 0.7, 0.8, 10, 80)


def house_enforcer(p: Plate) -> None:
    """A bald head without a neck in a collar of fur, brass on the knuckles."""
    night(p, COURT)
    lay(p, "4,250! 10,186 44,152 125,140 206,152 240,186 246,250!", COAT, line=3.6)
    p.xf = head_at(125, 108, 0, 0.94)
    mirrored(p, lambda: lay(p, "84,128! 68,122 66,146 82,160!", BRUTE | {"line": 3}, puff=6))
    lay(p, sym("125,66 92,72 78,108 78,152 84,190 104,210 125,214"), shaded(BRUTE, 146, 130) | {"line": 3.2})
    eyes(p, "#5a4a3a", False, 0, 10)
    brows(p, 13, -8, 12, "#3a2a22")
    nose(p, 1.7)
    folds(p, "118,150 134,146 138,152", width=4)
    lay(p, sym("125,176! 110,174 92,184 76,146! 74,190 92,222 125,234"), BEARD, puff=14)
    lay(p, "104,190! 125,184 146,190! 138,200 112,200", void("#3a0a10"), line=2.6)
    teeth(p, [(113, 188, 9, 8, 90), (136, 187, 9, 8, 90)])
    lay(p, sym("125,58 94,62 76,88 74,112! 98,104 125,102"), IRON, puff=16)
    lay(p, sym("125,56! 119,58 119,102 125,102!"), GILT, puff=4)
    rivets(p, (92, 98), (158, 98))
    p.xf = ""
    ruff: list[Point] = [
        (28, 196),
        (44, 152),
        (84, 158),
        (125, 186),
        (166, 158),
        (206, 152),
        (222, 196),
        (170, 206),
        (125, 222),
        (80, 206),
    ]
    fur = lay(p, shaggy(ruff, 9, 10, 0.5, 7), COLLAR, line=3.2)
    hairs(p, fur, 70, 10, lambda x, y: 90 + (125 - x) * 0.4, 2.2, 3)
    for side in (-1, 1):
        x = 125 + side * 58
        lay(p, f"{x - 40},250! {x - 38},208 {x},198 {x + 38},208 {x + 40},250!", COAT, tone=0.6, puff=14, line=3.2)
        for i in range(4):
            lay(
                p,
                f'<rect x="{x - 33 + i * 17}" y="184" width="18" height="34" rx="8"/>',
                BRUTE | {"puff": 8, "line": 2.8, "shadow": 0.4},
            )
        lay(p, f'<rect x="{x - 35}" y="190" width="72" height="13" rx="6"/>', GILT, line=3)
        rivets(p, *((x - 25 + i * 17, 190) for i in range(4)), r=6.4)
    front(p, ENEMY)


SALLOW = skin("#e0cfae", 0.98)
WAISTCOAT = stuff("#7a1f2a", 0.52, 0.8, 18, 70)


def the_croupier(p: Plate) -> None:
    """A green eyeshade, a thin moustache, a rake, and cards that leave the hand by themselves."""
    night(p, COURT)
    back = placed(p, 200, 128, 6, 0.9)
    lay(p, limb("0,-70 0,140", 8, 8), SHAFT)
    lay(p, "-36,-88! 36,-88! 36,-68! -36,-68!", SHAFT, puff=7, line=3.2)
    p.xf = back
    lay(p, "32,250! 42,206 80,184 125,178 170,184 208,206 218,250!", LINEN, puff=22, line=3.4)
    lay(p, sym("125,250! 78,250! 84,200 104,186! 125,226!"), WAISTCOAT)
    mirrored(p, lambda: lay(p, "64,200! 84,196 86,208 64,214!", stuff("#2a2a2a", 0.3), puff=4, line=2.4))
    p.xf = head_at(125, 112, 0, 0.86)
    mirrored(p, lambda: lay(p, "90,100! 78,112 80,146 92,160!", stuff("#2a2424", 0.3, 0.8, 8, 80)))
    lay(p, sym("125,60 98,66 86,96 87,140 98,178 114,206 125,212"), shaded(SALLOW, 142, 130) | {"line": 3})
    lay(p, sym("125,50 100,52 84,72 84,100! 104,84 125,82"), stuff("#2a2424", 0.3, 0.8, 14, 80))
    shine(p, "98,62 108,58 118,58", width=3.4, col="#8d8590")
    eyes(p, "#4f8a3e", False, -3, 3)
    nose(p)
    lay(
        p,
        "124,176! 112,174 96,184! 112,182 125,180 138,182 154,184! 138,174 126,176!",
        stuff("#2a2424", 0.3),
        puff=3,
        line=2,
    )
    lay(p, "96,184! 125,194 154,184! 144,202 125,206 106,202", void("#3a0a10"), line=2.6)
    p.cut(shape("101,188! 125,196 149,188! 144,194 125,200 106,194"), "#fbf3e2")
    lay(
        p,
        "62,130! 76,104 100,94 150,94 174,104 188,130! 160,118 125,114 90,118",
        stuff("#3f9a5a", 0.66, 0.9, 10, 10),
        line=3.4,
    )
    lay(p, "78,98! 100,88 150,88 172,98! 172,108 150,98 100,98 78,108", GILT)
    shine(p, "78,116 94,106 112,104", width=4, col="#d8f6c0")
    p.xf = ""
    mirrored(p, lambda: lay(p, "125,196! 98,184 96,212!", stuff("#241c1a", 0.3), puff=5, line=2.4))
    for x, y, turn, sign in ((30, 124, -30, "S"), (50, 84, -12, "H"), (48, 162, -52, "D")):
        back = placed(p, x, y, turn)
        lay(p, '<rect x="-17" y="-25" width="34" height="50" rx="4"/>', stuff("#f3ead0", 1, 0.2, 6))
        suit(p, sign, 0, 0, 26)
        p.xf = back
    arm(p, "52,226", "40,244", "56,208", LINEN, 30)
    for i in range(4):
        lay(
            p,
            limb(f"{44 + i * 9},206 {38 + i * 10},{184 - (i % 2) * 4}", 10, 7),
            SALLOW | {"puff": 4, "line": 2.4, "shadow": 0.3},
        )
    grip(p, 195, 200, SALLOW, 6)
    front(p, ENEMY)


DRAWINGS: dict[str, Drawing] = {
    "table_cutpurse": table_cutpurse,
    "velvet_fencer": velvet_fencer,
    "ledger_fiend": ledger_fiend,
    "masked_chorus": masked_chorus,
    "gilded_lancer": gilded_lancer,
    "court_poisoner": court_poisoner,
    "house_enforcer": house_enforcer,
    "the_croupier": the_croupier,
}
