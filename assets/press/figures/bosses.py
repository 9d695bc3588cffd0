"""The six bosses."""

from __future__ import annotations

from ..monsters.clubs_forms import Point, hairs, oval, shaggy, spike, teeth
from ..monsters.pen import EMBER, SULPHUR, disc, glow, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import death_head
from ..plate import Drawing, Plate
from .ground import BOSS, front, lair
from .kit import BONE, GILT, SHAFT, arm, flat, folds, lay, placed, shine, stuff, suit, void

SKULL = {"col": "#efe2bd", "tone": 0.84, "gain": 0.6, "bend": 0.6}
GOWN = stuff("#3f3a4a", 0.46, 0.8, 24, 74)
WAX = stuff("#f0e2be", 0.9, 0.6, 7, 84)


def old_bonecount(p: Plate) -> None:
    """A great skull with candles on its crown, counting on an abacus of little skulls."""
    lair(p)
    lay(p, "30,250! 38,196 76,168 125,160 174,168 212,196 220,250!", GOWN, line=3.4)
    for x, top, h in ((82, 66, 22), (106, 56, 14), (146, 54, 26), (169, 68, 12)):
        p.cut(shape(f"{x},{top - h - 22}! {x + 9},{top - h - 6} {x},{top - h + 4} {x - 9},{top - h - 6}"), "#f2a532")
        p.cut(shape(f"{x},{top - h - 12}! {x + 4},{top - h - 4} {x},{top - h + 1} {x - 4},{top - h - 4}"), "#ffe9a0")
        lay(p, f"{x - 9},{top + 22}! {x - 8},{top - h + 6}! {x + 8},{top - h + 6}! {x + 9},{top + 22}!", WAX)
        lay(
            p,
            f"{x - 10},{top - h + 4}! {x + 10},{top - h + 4}! {x + 9},{top - h + 16} {x + 3},{top - h + 28} {x - 3},{top - h + 14} {x - 9},{top - h + 18}",
            WAX,
            tone=0.96,
        )
    death_head(p, 125, 114, 1.22, EMBER, SKULL)
    for x in (105, 145):
        p.part(f'<circle cx="{x}" cy="116" r="20" fill="none" stroke="#000" stroke-width="6"/>', **GILT | {"puff": 3})
    p.part(Plate.S("M85 114 L74 108 M165 114 L178 108", 5), **GILT | {"puff": 2})
    _abacus(p)
    front(p, BOSS)


def _abacus(p: Plate) -> None:
    lay(p, '<rect x="34" y="186" width="182" height="12" rx="3"/>', SHAFT, ang=0, line=3.2)
    for y, beads in ((210, (58, 76, 94, 166, 184)), (230, (64, 136, 154, 172, 190))):
        p.key(Plate.S(f"M40 {y} L210 {y}", 5))
        p.cut(Plate.S(f"M40 {y} L210 {y}", 2), "#b9a57a")
        for x in beads:
            p.part(disc(x, y - 1, 9.5, 9), **BONE | {"line": 2.6})
            p.key(disc(x - 3.6, y - 1, 2.6) + disc(x + 3.6, y - 1, 2.6) + disc(x, y + 5, 1.4))
    for x in (34, 216):
        lay(p, f'<rect x="{x - 6}" y="184" width="12" height="66" rx="3"/>', SHAFT, line=3.2)
        for i in range(4):
            lay(p, limb(f"{x - 9},{190 + i * 10} {x + 9},{188 + i * 10}", 9, 8), BONE, puff=4, line=2.4)


HAG = stuff("#7f9a5a", 0.62, 0.85, 24, 40)
SEDGE = stuff("#5f6f2e", 0.5, 0.85, 6, 80)
SEDGE_LIGHT = stuff("#a9b04f", 0.66, 0.8, 6, 80)


def mother_sedge(p: Plate) -> None:
    """The hag of the fen: hair of sedge, a lily for a crown, long hands."""
    lair(p)
    for i, turn in enumerate(range(-150, 151, 15)):
        back = placed(p, 125, 108, turn)
        top = -112 + abs(turn) * 0.12 + (i % 2) * 12
        lay(
            p,
            f"-12,0! -10,-60 {6 if turn > 0 else -6},{top:.1f}! 10,-60 12,0!",
            SEDGE if i % 2 else SEDGE_LIGHT,
            line=3,
        )
        p.xf = back
    lay(p, "54,250! 62,204 94,184 125,180 156,184 188,204 196,250!", SEDGE, puff=20, line=3.2)
    lay(p, sym("125,48 90,56 72,88 74,120 88,146 104,178 114,206 125,214"), HAG, line=3.6)
    mirrored(p, lambda: lay(p, "80,104! 100,92 118,108! 110,122 90,120", void("#1d2410"), line=3))
    glow(p, 101, 108, 7.5, SULPHUR)
    glow(p, 149, 108, 7.5, SULPHUR)
    mirrored(p, lambda: folds(p, "74,100 96,80 120,102", width=7))
    mirrored(p, lambda: folds(p, "84,128 96,136 110,132", "80,140 90,150 98,166", width=3.4))
    lay(p, "119,108! 131,108! 136,132 150,150 146,162 128,160 114,152 116,130", HAG, tone=0.7, puff=9, line=2.8)
    p.key(disc(128, 154, 3.4) + disc(142, 154, 3))
    p.part(disc(116, 140, 5), **HAG | {"puff": 5, "line": 2})
    lay(p, "88,164! 104,176 125,178 148,174 164,160! 156,192 138,202 116,202 98,192", void("#2a1414"), line=3)
    teeth(
        p,
        [
            (104, 174, 14, 9, 86),
            (126, 178, 11, 8, 92),
            (150, 172, 15, 9, 96),
            (114, 200, 12, 8, -88),
            (138, 200, 13, 8, -92),
        ],
    )
    for turn in (-58, -29, 0, 29, 58):
        back = placed(p, 125, 62, turn)
        lay(p, "0,4! -15,-20 0,-48! 15,-20", stuff("#f3e3ea" if turn % 58 else "#e6a9bf", 0.9, 0.6, 9, 80))
        p.xf = back
    p.part(disc(125, 58, 9), **GILT | {"puff": 8})
    for side in (-1, 1):
        x = 125 + side * 84
        arm(p, f"{125 + side * 66},236", f"{x + side * 4},222", f"{x},196", HAG, 24)
        for i in range(4):
            tx = x + side * (-16 + i * 11)
            lay(
                p,
                limb(f"{x + side * (-10 + i * 7)},192 {tx},{158 + abs(i - 1.4) * 6:.0f}", 11, 7),
                HAG,
                puff=4,
                line=2.6,
            )
            lay(p, spike(tx, 160 + abs(i - 1.4) * 6, 20, 7, -90), BONE, puff=3, line=2.2)
    front(p, BOSS)


MASK = stuff("#f6f0e2", 0.97, 0.45, 26, -34, bend=1)
BLACK = stuff("#2c2630", 0.34, 0.85, 20, 74)


def pale_dealer(p: Plate) -> None:
    """A blank white face under a wide black hat; three cards float in the air."""
    lair(p)
    lay(p, "22,250! 32,200 74,176 125,168 176,176 218,200 228,250!", BLACK, line=3.6)
    mirrored(
        p,
        lambda: lay(
            p, "125,214! 96,196 70,150 62,120! 44,152 44,184 70,206 110,236", BLACK, tone=0.5, puff=10, line=3.4
        ),
    )
    lay(p, sym("125,60 92,68 82,104 90,146 108,184 125,192"), MASK, line=3.6)
    mirrored(p, lambda: folds(p, "94,112 104,120 116,114", width=5))
    folds(p, "112,158 125,160 138,158", width=4)
    lay(p, "74,70! 80,40 92,16! 125,10 158,16! 170,40 176,70!", BLACK, puff=20, line=3.4)
    lay(p, "76,72! 77,58! 125,52 173,58! 174,72!", stuff("#8f1d24", 0.6), puff=5)
    lay(p, "10,88! 54,64 125,58 196,64 240,88! 196,90 125,82 54,90", BLACK, tone=0.5, puff=8, line=3.6)
    shine(p, "88,48 92,32 100,22", "30,82 60,70 90,68", width=4, col="#8d8590")
    for x, y, turn, sign in ((60, 196, -16, "S"), (125, 208, 0, "H"), (190, 196, 16, "S")):
        back = placed(p, x, y, turn)
        lay(
            p,
            '<rect x="-23" y="-33" width="46" height="64" rx="5"/>',
            stuff("#f3ead0", 1, 0.2, 6),
            line=3.2,
            shadow=0.9,
        )
        suit(p, sign, 0, -2, 34)
        p.xf = back
    for side in (-1, 1):
        for i in range(4):
            x = 125 + side * (102 - i * 11)
            lay(p, limb(f"{x},{250 + i} {x - side * 12},{220 - (i % 3) * 6}", 9, 6), MASK, puff=4, line=2.4)
    front(p, BOSS)


OGRE = stuff("#8796ad", 0.7, 0.9, 28, 40)
MANE = stuff("#4a2f26", 0.42, 0.85, 12, 84)


def gorrath(p: Plate) -> None:
    """A giant with tusks and gold rings who wears two crowns, one upon the other."""
    lair(p)
    mane: list[Point] = [(22, 240), (30, 180), (56, 110), (90, 76), (160, 76), (194, 110), (220, 180), (228, 240)]
    fur = lay(p, shaggy(mane, 12, 14, 0.5, 4), MANE, line=3.4)
    hairs(p, fur, 120, 18, lambda x, y: 90 + (125 - x) * 0.3, 2.6, 4)
    mirrored(p, lambda: lay(p, "80,126! 50,108 36,120! 48,148 78,158!", OGRE, puff=8, line=3.2))
    mirrored(
        p,
        lambda: p.part(
            '<circle cx="46" cy="146" r="9" fill="none" stroke="#000" stroke-width="4.5"/>', **GILT | {"puff": 2}
        ),
    )
    lay(p, sym("125,74 90,80 72,112 70,156 58,190 76,224 104,240 125,242"), OGRE, line=3.6)
    mirrored(p, lambda: lay(p, "84,128! 104,122 116,134! 102,142 90,140", void(), line=2.6))
    mirrored(p, lambda: glow(p, 102, 132, 5.5, EMBER))
    lay(
        p,
        "74,120 98,108 125,124 152,108 176,120 172,132 150,124 125,138 100,124 78,132",
        OGRE,
        tone=0.5,
        puff=8,
        line=3,
    )
    lay(p, sym("125,130 114,138 98,166 106,180 125,178"), OGRE, tone=0.68, puff=12, line=3)
    p.key(disc(113, 172, 5) + disc(137, 172, 5))
    p.part('<circle cx="125" cy="182" r="9" fill="none" stroke="#000" stroke-width="4.5"/>', **GILT | {"puff": 2})
    lay(p, "76,196! 100,188 125,196 150,188 174,196! 166,226 125,234 84,226", void("#3a0a10"), line=3.2)
    teeth(p, [(106, 228, 16, 11, -90), (121, 231, 14, 10, -90), (136, 231, 14, 10, -90), (150, 227, 16, 11, -90)])
    mirrored(p, lambda: lay(p, "76,224! 66,200 68,172 58,150! 84,168 94,196 96,222!", BONE, puff=9, line=3.2))
    _crown(p, 125, 80, 1.0)
    _crown(p, 125, 44, 0.72)
    front(p, BOSS)


def _crown(p: Plate, x: float, y: float, k: float) -> None:
    back = placed(p, x, y, 0, k)
    lay(p, sym("0,-26! -12,-10! -26,-44! -36,-12! -60,-40! -54,14 0,4", 0), GILT, puff=9, line=3.4)
    lay(p, sym("0,-2 -34,2 -56,10 -54,24 -30,16 0,14", 0), GILT, tone=0.86, puff=6, line=3)
    for gx, col in ((0, "#b3202e"), (-30, "#2f6a9a"), (30, "#2f6a9a")):
        p.part(disc(gx, 7 + abs(gx) * 0.13, 6), col, tone=0.86, gain=0.7, puff=6, line=2.4, shadow=0)
    for gx, gy in ((0, -28), (-26, -46), (26, -46), (-61, -42), (61, -42)):
        p.part(disc(gx, gy, 5), **GILT | {"puff": 5, "line": 2.4})
    p.xf = back


COAL = stuff("#33282c", 0.44, 0.95, 20, 40)
MAGMA = stuff("#e2661f", 0.86, 0.6, 8, 20)


def vessimer(p: Plate) -> None:
    """The ember drake head on: coal-black, wings up, fire between the scales."""
    lair(p)
    mirrored(p, lambda: _ember_wing(p))
    lay(p, "70,250! 74,206 92,180 125,172 158,180 176,206 180,250!", COAL, line=3.4)
    for y in (196, 212, 228, 242):
        lay(p, f"96,{y}! 125,{y - 8} 154,{y}! 150,{y + 12} 125,{y + 6} 100,{y + 12}", MAGMA, line=2.6, shadow=0)
    mirrored(
        p,
        lambda: lay(p, "98,72! 82,44 84,14 100,-2! 100,28 112,50 122,66!", BONE | {"col": "#5a4a48"}, puff=9, line=3.2),
    )
    mirrored(p, lambda: lay(p, "84,108! 58,92 42,70! 46,100 54,126 80,140!", COAL, puff=8, line=3.2))
    mirrored(p, lambda: folds(p, "54,86 62,104 78,122", "52,100 58,112 72,126", width=3))
    lay(p, sym("125,54 98,60 80,88 82,118 96,140 98,176 110,198 125,204"), COAL, line=3.6)
    mirrored(p, lambda: lay(p, "84,104! 102,96 116,116! 102,122 90,118", flat("#ffd76a", 3)))
    mirrored(p, lambda: p.key(oval(102, 109, 3, 9, -20) + strokes(7, "78,98 98,86 120,110")))
    p.cut(
        strokes(
            6,
            "125,62 124,84 125,106",
            "108,68 110,80 116,92",
            "142,68 140,80 134,92",
            "92,84 98,88 104,92",
            "158,84 152,88 146,92",
        ),
        "#f2762a",
    )
    mirrored(p, lambda: p.cut(strokes(5, "90,126 98,134 100,150", "104,128 110,140 110,156"), "#f2762a"))
    lay(p, sym("125,150 112,152 102,166 106,178 125,182"), COAL, tone=0.56, puff=10, line=2.8)
    mirrored(p, lambda: p.cut(oval(114, 166, 5, 3.4, 30), "#ffd76a"))
    lay(p, "94,180! 110,186 125,184 140,186 156,180! 150,210 138,222 112,222 100,210", flat("#8f1d14", 3.2))
    p.cut(shape("100,190! 125,196 150,190! 144,210 134,218 116,218 106,210"), "#f2a532")
    p.cut(shape("108,200! 125,200 142,200! 134,214 116,214"), "#ffe9a0")
    teeth(
        p,
        [
            (100, 182, 20, 10, 84),
            (113, 186, 13, 8, 88),
            (137, 186, 13, 8, 92),
            (150, 182, 20, 10, 96),
            (108, 220, 15, 9, -84),
            (142, 220, 15, 9, -96),
        ],
    )
    front(p, BOSS)


def _ember_wing(p: Plate) -> None:
    membrane = "104,190! 70,150 40,84 22,24! 14,70 2,104! 12,128 6,156! 20,170 24,196! 50,190 70,214!"
    lay(p, membrane, stuff("#8f1d14", 0.54, 0.8, 12, 40), line=3.4)
    for x, y, bx, by in ((22, 24, 50, 120), (3, 104, 50, 136), (7, 156, 56, 160), (25, 196, 60, 180)):
        lay(p, Plate.taper(96, 176, bx, by, x, y, 13, 4), COAL, puff=4, line=2.8)
    lay(p, spike(22, 26, 26, 10, -110), BONE, puff=4)


MOTLEY_RED, MOTLEY_GOLD = stuff("#a3202c", 0.58, 0.85, 14, 40), stuff("#e0aa3e", 0.74, 0.8, 14, 40)
GREASE = stuff("#f3ead6", 0.94, 0.5, 24, -34, bend=1)


def last_joker(p: Plate) -> None:
    """A jester's cap of three horns, and a grin that is far too wide."""
    lair(p)
    lay(p, "34,250! 44,208 82,190 125,184 168,190 206,208 216,250!", MOTLEY_RED, line=3.4)
    for i in range(-3, 4):
        x = 125 + i * 27
        lay(
            p,
            f"{x - 16},{194 + abs(i) * 6}! {x},{186 + abs(i) * 6} {x + 16},{194 + abs(i) * 6}! {x},{234 + abs(i) * 2}!",
            MOTLEY_GOLD if i % 2 else MOTLEY_RED,
            puff=8,
        )
        p.part(disc(x, 236 + abs(i) * 2, 6), **GILT | {"puff": 6})
    lay(p, "96,84! 60,88 34,66 22,36! 14,70 18,116 46,132 84,128!", MOTLEY_RED, line=3.4)
    lay(p, "154,84! 190,88 216,66 228,36! 236,70 232,116 204,132 166,128!", MOTLEY_GOLD, line=3.4)
    folds(p, "84,98 50,98 26,70", "166,98 200,98 224,70")
    lay(p, sym("125,66 92,74 78,108 82,150 100,188 125,200"), GREASE, line=3.6)
    mirrored(p, lambda: lay(p, "88,122! 104,108 118,122! 104,134", void(), line=2.6))
    glow(p, 104, 121, 6, SULPHUR)
    glow(p, 146, 121, 6, SULPHUR)
    for x in (104, 146):
        lay(p, f"{x - 5},136! {x},168! {x + 5},136!", flat("#a3202c", 2))
        lay(p, f"{x - 5},106! {x},84! {x + 5},106!", flat("#a3202c", 2))
    lay(p, "125,118! 116,140 118,148 125,150 132,148 134,140", flat("#b3202e", 2.6))
    lay(p, "78,138! 96,160 125,166 154,160 172,138! 166,176 146,196 125,198 104,196 84,176", void("#3a0a10"), line=3.4)
    grin = "84,148! 98,164 125,170 152,164 166,148! 160,174 142,186 125,188 108,186 90,174"
    jaw = lay(p, grin, flat("#f6ecc8", 2))
    p.key(
        Plate.S("M98 150 L100 190 M111 156 L112 194 M125 158 L125 196 M139 156 L138 194 M152 150 L150 190", 2.6)
        + strokes(3, "86,164 125,186 164,164"),
        clip=jaw,
    )
    lay(p, "84,104! 86,66 104,36 125,18! 146,36 164,66 166,104! 125,86", MOTLEY_GOLD, puff=18, line=3.4)
    lay(p, "125,18! 146,36 164,66 166,104! 125,86!", MOTLEY_RED, puff=14, line=2.6)
    lay(p, "78,106! 100,88 125,84 150,88 172,106! 150,100 125,96 100,100", GILT)
    for x, y in ((22, 34), (228, 34), (125, 19)):
        p.part(disc(x, y, 12), **GILT | {"puff": 12, "line": 3})
        p.key(Plate.S(f"M{x - 7} {y + 3} L{x + 7} {y + 3}", 2.6) + disc(x, y + 6, 2.4))
    front(p, BOSS)


DRAWINGS: dict[str, Drawing] = {
    "old_bonecount": old_bonecount,
    "mother_sedge": mother_sedge,
    "pale_dealer": pale_dealer,
    "gorrath": gorrath,
    "vessimer": vessimer,
    "last_joker": last_joker,
}
