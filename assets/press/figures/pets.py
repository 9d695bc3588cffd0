"""The pets that heroes and enemies call to their side."""

from __future__ import annotations

from ..monsters.clubs_forms import Limb, Point, hairs, shaggy, teeth
from ..monsters.pen import SOUL, SULPHUR, disc, glow, limb, mirrored, shape, strokes, sym
from ..plate import Drawing, Plate
from .ground import PET, den, front
from .kit import BONE, BRONZE, GILT, IRON, PLATE, flat, folds, lay, placed, rivets, stuff, void

LINEN = stuff("#cdbd94", 0.74, 0.75, 12, 14)


def husk(p: Plate) -> None:
    """A dry thing in bandages that walks in its sleep, its arms before it."""
    den(p, "#4d6872")
    _arm_of_linen(p, "142,158", "84,132", "34,106")
    lay(p, "88,250! 104,200 128,166 168,156 204,176 220,212 222,250!", LINEN, line=3.4)
    for sag in (190, 210, 230):
        folds(p, f"108,{sag} 160,{sag + 14} 216,{sag - 6}", width=4)
    lay(p, "132,132 180,128 190,166 160,176 130,164", LINEN, tone=0.6, puff=9)
    lay(
        p,
        "162,26 130,32 108,54 106,78! 94,98 106,106! 104,114 110,120! 108,138 126,150 160,152 190,132 202,94 192,52",
        LINEN,
        puff=26,
        line=3.6,
    )
    lay(p, "106,72! 126,66 154,76! 150,94 126,96 104,90!", void())
    glow(p, 127, 83, 9, SOUL)
    for turn in ("114,52 150,44 190,62", "124,38 156,34 184,46", "160,82 180,84 200,92", "118,108 158,104 200,108"):
        folds(p, turn, width=4)
    folds(p, "108,122 150,128 194,124", "116,140 150,142 180,138", "150,64 174,62 198,76", width=4)
    lay(p, "186,120! 206,130 214,156 208,186! 198,160 178,136!", LINEN, puff=6)
    _arm_of_linen(p, "162,190", "100,170", "40,142")
    lay(p, "104,172! 118,178 112,202 120,222! 100,206 96,186!", LINEN, puff=5, line=2.8)
    front(p, PET)


def _arm_of_linen(p: Plate, shoulder: str, elbow: str, wrist: str) -> None:
    """A bandaged arm held out to the left, its hand hanging from the wrist."""
    x, y = (float(n) for n in wrist.split(","))
    for i in range(4):
        knuckle = f"{x - 6 - i * 7},{y + 12 - i * 5}"
        lay(p, limb(f"{x + 2},{y - 2} {knuckle}", 13, 10), LINEN, puff=5, line=2.6)
        lay(p, limb(f"{knuckle} {x - 6 - i * 9},{y + 40 - i * 8}", 10, 5), BONE, puff=4, line=2.6)
    lay(p, limb(f"{elbow} {wrist}", 27, 21), LINEN, puff=9, line=3.2)
    lay(p, limb(f"{shoulder} {elbow}", 34, 27), LINEN, puff=11, line=3.2)
    (x0, y0), (x1, y1) = ((float(n) for n in place.split(",")) for place in (elbow, wrist))
    for t in (0.1, 0.4, 0.7):
        cx, cy = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        folds(p, f"{cx + 3},{cy - 13} {cx - 5},{cy} {cx - 6},{cy + 14}", width=3.6)


WITHERED = stuff("#9fb0a2", 0.74, 0.6, 16, -34, bend=1, line=3.2)
SNOW = stuff("#e6e2dc", 0.86, 0.6, 10, 76)


def king(p: Plate) -> None:
    """The barrow king from the side: a hooked nose, a braided beard, one cold eye under a crown of bronze."""
    den(p, "#e3c069")
    lay(p, "32,250! 40,206 74,182 122,178 168,190 200,216 206,250!", stuff("#4a3a66", 0.48, 0.8, 20, 74), line=3.4)
    lay(p, "90,64 60,82 50,124 56,160 40,204! 74,200 96,214! 112,186 118,120", SNOW, line=3.4)
    folds(p, "76,88 62,130 66,180", "90,96 78,140 86,190", width=4)
    lay(
        p,
        "84,80 112,66 150,68 166,84! 162,94 176,118 182,130! 168,136 162,138! 168,148 160,156 140,168 104,160 86,124",
        WITHERED,
        puff=20,
        line=3.4,
    )
    lay(p, "164,96! 148,92 134,98 136,110 150,114 160,108!", void())
    glow(p, 149, 103, 6.5, SOUL)
    folds(p, "128,94 148,84 170,92", width=7)
    folds(p, "142,118 136,134 140,146", "128,118 118,128 116,142", "176,130 168,124 164,128", width=3.6)
    lay(p, "168,138! 146,132 118,134 104,112! 94,140 100,170 122,196 140,236 152,246! 166,214 172,180 166,158!", SNOW)
    folds(p, "112,140 118,170 138,204", "130,146 136,176 150,214", "152,148 156,180 156,216", width=3.6)
    for y in (196, 216):
        lay(p, limb(f"{132 + (y - 196) * 0.2},{y} {168 - (y - 196) * 0.2},{y - 3}", 9, 8), BRONZE, puff=4, line=2.6)
    lay(p, "78,86! 58,42! 90,58! 96,20! 118,48! 136,12! 144,50! 172,28! 168,76! 122,66", BRONZE, line=3.4)
    lay(p, "76,82 120,66 170,72 170,84 122,78 80,96", BRONZE, tone=0.76, puff=6)
    rivets(p, (58, 42), (96, 20), (136, 12), (172, 28), r=6)
    p.part(disc(146, 75, 6), "#4fd6b8", tone=0.9, gain=0.7, puff=6, line=2.4, shadow=0)
    front(p, PET)


CAT = stuff("#3a3346", 0.46, 0.95, 22, 60)


def familiar(p: Plate) -> None:
    """A small black cat with horns it should not have and eyes like lamps."""
    den(p)
    tail = Limb([(176, 236), (216, 216), (220, 170), (196, 140), (208, 112)], [22, 20, 18, 15, 8])
    lay(p, tail.strip(), CAT, puff=8)
    body: list[Point] = [(70, 250), (74, 206), (96, 176), (154, 176), (176, 206), (180, 250)]
    lay(p, shaggy(body, 6, 9, 0.5, 3), CAT, line=3.2)
    mirrored(p, lambda: lay(p, "76,110! 62,64 66,26! 96,46 118,80!", CAT, puff=9, line=3.4))
    mirrored(p, lambda: lay(p, "78,88! 72,62 74,46! 92,60 104,78!", stuff("#a05a6a", 0.6), line=0, shadow=0))
    lay(
        p,
        shaggy(
            [
                (125, 66),
                (164, 74),
                (188, 110),
                (182, 146),
                (154, 168),
                (125, 172),
                (96, 168),
                (68, 146),
                (62, 110),
                (86, 74),
            ],
            6,
            9,
            0.5,
            5,
        ),
        CAT,
        line=3.4,
    )
    mirrored(p, lambda: lay(p, "108,78! 104,58 92,44! 112,48 120,74!", BONE, puff=5))
    mirrored(p, lambda: p.part(disc(97, 118, 20), "#d8e24a", tone=1, gain=0.4, puff=12, line=3.2, shadow=0))
    mirrored(p, lambda: p.key(disc(99, 118, 5, 15)))
    mirrored(p, lambda: p.cut(disc(92, 111, 4), "#ffffff"))
    lay(p, sym("125,136 117,136 119,143 125,147"), flat("#d98a9a", 2.4))
    folds(
        p,
        "125,147 118,158 108,154",
        "125,147 132,158 142,154",
        "92,146 70,144 46,150",
        "92,152 70,156 50,166",
        "158,146 180,144 204,150",
        "158,152 180,156 200,166",
        width=3,
    )
    mirrored(p, lambda: lay(p, "98,250! 96,226 108,216 120,226 122,250!", CAT, tone=0.56, puff=8))
    p.part(
        Plate.P("M125 174 L131 184 L142 186 L134 194 L136 205 L125 200 L114 205 L116 194 L108 186 L119 184Z"), **GILT
    )
    front(p, PET)


BARK = stuff("#8a7048", 0.56, 0.85, 14, 84)
LEAF = stuff("#7fae4e", 0.7, 0.75, 10, 40)


def sapling(p: Plate) -> None:
    """A stump on legs with two leaves for hair and an old frown."""
    den(p)
    for side in (-1, 1):
        root = Limb([(125 + side * 18, 196), (125 + side * 44, 216), (125 + side * 54, 246)], [22, 18, 10])
        lay(p, root.strip(), BARK, puff=7)
        twig = Limb([(125 + side * 36, 150), (125 + side * 66, 146), (125 + side * 84, 112)], [16, 13, 8])
        lay(p, twig.strip(), BARK, puff=6)
        for dx, dy, turn in ((84, 108, 30), (90, 122, 80), (72, 104, -20)):
            back = placed(p, 125 + side * dx, dy, side * turn, 0.5)
            lay(p, "0,10! -20,-12 0,-48! 20,-12", LEAF, line=4)
            p.xf = back
    lay(p, "82,96! 100,88 125,84 150,88 168,96! 172,150 166,206! 125,216 84,206! 78,150", BARK, puff=26, line=3.6)
    lay(p, disc(125, 94, 43, 11), stuff("#d9bd86", 0.84, 0.5, 8, 0), line=3)
    p.key('<ellipse cx="125" cy="94" rx="27" ry="6.4" fill="none" stroke="#000" stroke-width="2.4"/>')
    for turn, k in ((-34, 1.0), (26, 1.16)):
        back = placed(p, 125, 96, turn, k)
        lay(p, limb("0,0 0,-24", 8, 6), LEAF, puff=3)
        lay(p, "0,-18! -24,-44 0,-86! 24,-44", LEAF, line=3.2)
        folds(p, "0,-22 2,-48 0,-74", "0,-40 8,-46 13,-46", "0,-50 -8,-56 -12,-56", width=3)
        p.xf = back
    mirrored(p, lambda: lay(p, "92,140! 108,130 118,146! 108,158 96,154", void(), line=2.6))
    mirrored(p, lambda: glow(p, 106, 146, 6.5, SULPHUR))
    mirrored(p, lambda: folds(p, "88,132 104,124 122,142", width=5.5))
    lay(p, "104,184! 112,174 138,174 146,184! 136,190 114,190", void(), line=2.8)
    folds(p, "88,120 86,136 90,150", "160,160 162,180 156,196", "92,172 90,188 96,200", width=3)
    front(p, PET)


FIRE = stuff("#4fd6b8", 0.94, 0.5, 14, -60)


def bones(p: Plate) -> None:
    """A skeleton that has risen without its skull: a rib cage with a cold fire in it, and two clawing hands."""
    den(p)
    lay(p, sym("125,80 88,88 74,124 82,168 104,190 125,192"), void())
    for y in range(180, 232, 13):
        lay(p, f'<rect x="114" y="{y}" width="22" height="12" rx="4"/>', BONE, puff=4, line=2.6)
    mirrored(
        p, lambda: lay(p, "125,224! 104,210 78,212 60,232 72,256! 100,250! 110,238 125,244!", BONE, puff=8, line=3)
    )
    for y in (66, 50, 36):
        lay(p, f'<rect x="{113 + (66 - y) * 0.1:.1f}" y="{y}" width="24" height="14" rx="5"/>', BONE, puff=5)
    for y, half in ((98, 48), (120, 56), (142, 55), (164, 45)):
        rib = f"M122 {y} C{125 - half * 0.6} {y - 12} {123 - half} {y - 8} {125 - half} {y + 16}"
        mirrored(p, lambda rib=rib: lay(p, Plate.S(rib, 9.5), BONE, puff=4.5, line=2.8))
    lay(p, sym("125,84 116,88 117,112 125,124!"), BONE, puff=6, line=2.8)
    lay(p, "129,106! 136,130 158,146 154,172 140,190 112,190 98,174 98,154! 106,160 112,148 110,132!", FIRE, line=3)
    p.cut(shape("127,136! 134,152 144,162 140,178 126,184 112,178 110,166 120,158"), SOUL[2])
    mirrored(p, lambda: _claw(p))
    front(p, PET)


def _claw(p: Plate) -> None:
    """The left arm of a skeleton, raised, the fingers spread."""
    lay(p, limb("118,84 66,84", 13, 11), BONE, puff=6, line=2.8)
    lay(p, limb("62,88 38,138", 15, 12), BONE, puff=6, line=3)
    lay(p, limb("32,134 34,82", 12, 10) + limb("44,136 42,84", 9, 8), BONE, puff=5, line=2.8)
    lay(p, disc(62, 87, 12) + disc(38, 140, 11), BONE, puff=8, line=3)
    lay(p, disc(38, 74, 14, 12), BONE, puff=8, line=3)
    for bend, tip in (("14,56", "20,40"), ("26,42", "34,24"), ("42,40", "52,22"), ("58,50", "68,38")):
        lay(p, limb(f"38,72 {bend}", 9, 8), BONE, puff=4, line=2.6)
        lay(p, limb(f"{bend} {tip}", 8, 4), BONE, puff=3, line=2.6)


HYDRA = stuff("#4f8a7a", 0.54, 0.95, 18, 40)


def head(p: Plate) -> None:
    """One of the heads of the Fenmaw, on its own neck."""
    den(p)
    neck = Limb([(190, 258), (206, 212), (186, 160), (148, 132), (140, 96)], [66, 62, 58, 54, 50])
    for t in (0.12, 0.3, 0.48, 0.66, 0.82):
        lay(p, _fin(neck, t), stuff("#b3602e", 0.6), puff=6)
    hide = lay(p, neck.strip(), HYDRA, line=3.4)
    p.key(neck.rungs([0.08 + 0.09 * i for i in range(9)], 0.3, 1, 4), clip=hide)
    lay(p, "160,112 130,132 92,152 56,160! 66,182 110,182 148,164 172,138", HYDRA, tone=0.46, puff=11, line=3.2)
    lay(p, "56,160! 60,140 132,116! 128,144 92,156", void("#3a1418"), line=2.6)
    lay(p, "66,156 40,166 22,158! 36,174! 26,186! 48,178 72,164", stuff("#d8606a", 0.8, 0.6, 4), line=2.6)
    lay(p, "170,98 158,66 124,54 92,64 58,96 36,114 34,134 56,144 96,132 134,126 164,122", HYDRA, line=3.4)
    crest = "152,70! 166,34 190,22! 188,44 206,52! 190,70 204,88! 176,98"
    lay(p, crest, stuff("#b3602e", 0.6), puff=9, line=3.2)
    folds(p, "164,74 176,52 186,36", "168,80 182,68 196,58", "170,88 184,84 194,84", width=3)
    teeth(p, [(54, 142, 24, 11, 86), (76, 136, 15, 9, 88), (96, 131, 15, 9, 90), (116, 127, 13, 8, 90)])
    teeth(p, [(70, 164, 16, 9, -88), (94, 160, 14, 8, -90)])
    lay(p, "98,86! 116,72 134,86! 118,98", flat("#f2d23a", 3))
    p.key(disc(117, 85, 3.4, 9) + strokes(6, "90,86 110,66 140,84"))
    p.key(disc(48, 122, 4.4, 3))
    front(p, PET)


def _fin(neck: Limb, t: float) -> str:
    """A fin on the back of a neck at t."""
    (x0, y0), (x1, y1), (x2, y2) = neck.at(max(0, t - 0.06), 0.8), neck.at(t, 1.9), neck.at(t + 0.06, 0.8)
    return f"{x0:.1f},{y0:.1f}! {x1:.1f},{y1:.1f}! {x2:.1f},{y2:.1f}!"


RAT = stuff("#a5704c", 0.66, 0.8, 22, 60)
PINK = stuff("#d99a92", 0.8, 0.6, 6, 20, line=2.4)


def gnawer(p: Plate) -> None:
    """A rat from the side, up on its hind legs with a crumb."""
    den(p, "#d3cbb6")
    tail = Limb([(160, 232), (206, 236), (216, 196), (196, 168), (212, 142)], [13, 11, 9, 7, 3])
    lay(p, tail.strip(), PINK, puff=4)
    body: list[Point] = [(86, 246), (80, 190), (96, 142), (128, 120), (166, 140), (186, 190), (176, 244)]
    fur = lay(p, shaggy(body, 7, 9, 0.5, 3), RAT, line=3.2)
    hairs(p, fur, 110, 13, lambda _x, _y: 84, 2.2, 7)
    lay(p, disc(146, 64, 27), RAT, puff=12, line=3.2)
    p.part(disc(147, 66, 17), **PINK)
    lay(p, "168,104 158,74 126,62 94,76 62,106 44,122 50,134 80,142 116,148 150,138", RAT, line=3.4)
    p.part(disc(46, 126, 9, 8), **PINK)
    lay(p, "58,138! 68,138! 66,158 58,156!", BONE, puff=3, line=2.4)
    p.part(disc(100, 100, 12), **void())
    p.cut(disc(101, 99, 6.5), "#e8503a")
    p.cut(disc(97, 95, 2.6), "#ffffff")
    folds(p, "66,128 40,138 18,154", "66,124 38,124 14,128", "68,132 48,150 34,170", width=3)
    lay(p, "58,170! 76,152 96,166! 92,190 66,194!", stuff("#e0aa3e", 0.74, 0.7, 9, 20), line=3)
    for x, y in ((64, 178), (88, 182)):
        lay(p, limb(f"112,176 {x},{y}", 18, 12), RAT, puff=6)
        for i in range(3):
            lay(p, limb(f"{x - 4},{y - 4 + i * 5} {x - 14},{y - 8 + i * 6}", 6, 5), PINK, puff=3, line=2)
    lay(p, "92,246! 78,238 84,224 120,222 150,210 160,236 148,250!", RAT, puff=12, line=3)
    front(p, PET)


MAN = stuff("#e0ac80", 0.9, 0.6, 18, -34)


def captive(p: Plate) -> None:
    """A champion in chains behind the bars of a cage, chin up."""
    den(p)
    lay(p, "52,250! 58,204 86,182 125,176 164,182 192,204 198,250!", PLATE, line=3.4)
    lay(p, limb("125,150 125,186", 36, 44), MAN, tone=0.7)
    lay(p, sym("125,56 88,62 74,98 78,150 92,176 125,184"), stuff("#8a4a22", 0.54, 0.8, 16, 84), line=3.2)
    lay(p, sym("125,66 98,74 88,104 92,138 106,162 125,170"), MAN, line=3.2)
    lay(p, sym("125,60! 106,66 90,84 86,108! 104,92 125,94"), stuff("#8a4a22", 0.54, 0.8, 9, 84))
    lay(p, sym("125,146! 110,142 94,132! 98,158 112,176 125,180"), stuff("#8a4a22", 0.54, 0.8, 9, 84))
    folds(p, "114,152 125,155 136,152", width=4)
    mirrored(p, lambda: p.cut(shape("99,116! 108,110 119,116! 108,122"), "#fbf3e2"))
    mirrored(
        p,
        lambda: p.key(disc(109, 116, 4) + strokes(4, "97,116 108,107 121,116") + strokes(5, "95,106 107,100 121,108")),
    )
    folds(p, "126,118 120,134 128,138", width=3.4)
    for x in (50, 88, 162, 200):
        lay(p, limb(f"{x},36 {x},250", 11, 11), IRON, puff=5, line=3.2)
        p.cut(Plate.S(f"M{x - 2.5} 44 L{x - 2.5} 236", 2), "#c3ccd6")
    for y in (44, 216):
        lay(p, f'<rect x="30" y="{y - 7}" width="190" height="14" rx="5"/>', IRON, puff=5, line=3.2)
        rivets(p, *((x, y) for x in (50, 88, 125, 162, 200)), metal=IRON)
    for x in (88, 162):
        for i in range(4):
            lay(p, limb(f"{x - 12},{164 + i * 10} {x + 12},{162 + i * 10}", 11, 10), MAN, puff=5, line=2.6)
    front(p, PET)


DRAWINGS: dict[str, Drawing] = {
    "husk": husk,
    "king": king,
    "familiar": familiar,
    "sapling": sapling,
    "bones": bones,
    "head": head,
    "gnawer": gnawer,
    "captive": captive,
}
