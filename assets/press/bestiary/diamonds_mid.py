"""The middle diamonds: a kobold, an empty armour, a mimic, a cockatrice."""

from __future__ import annotations

from assets.press.plate import Plate

from ..monsters.clubs_forms import Limb, hairs, ledge, oval, shaggy, spike, teeth
from ..monsters.ground import Drawing
from ..monsters.pen import SOUL, disc, glow, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import BONE, FLAT, WOOD, Stuff
from .diamonds_kit import BRASS, GOLD, IRON, STEEL, coin, rivet, vault

P, S, T = Plate.P, Plate.S, Plate.taper

# ---------------------------------------------------------------- kobold

KOBOLD: Stuff = {"col": "#9a78a8", "gain": 0.8}
KOBOLD_PALE: Stuff = {"col": "#d9bfa6", "gain": 0.6}
RAGS: Stuff = {"col": "#7a5a34", "gain": 0.8}


def kobold(p: Plate) -> None:
    """5D: a kobold miner, candle on its cap, pick on its shoulder."""
    vault(p)
    p.part(
        Limb([(150, 276), (200, 286), (228, 262), (222, 226), (236, 206)], [30, 24, 17, 10, 1]).strip(),
        tone=0.54,
        puff=10,
        ang=30,
        line=2.6,
        **KOBOLD,
    )
    _kobold_pick(p)
    _kobold_body(p)
    _kobold_head(p)
    _kobold_jaws(p)
    _kobold_eye(p)
    _kobold_cap(p)
    _kobold_hand(p)


def _kobold_pick(p: Plate) -> None:
    p.part(limb("126,304 190,100", 12, 13), tone=0.66, puff=6, ang=60, line=2.6, **WOOD)
    p.part(
        shape("132,106! 158,88 190,82 216,96 232,124 238,160! 222,136 204,120 186,112 160,112"),
        tone=0.72,
        puff=9,
        ang=40,
        line=2.8,
        shadow=0.6,
        **STEEL,
    )
    p.part(shape("178,84! 202,88! 200,124! 176,118!"), tone=0.6, puff=7, ang=10, line=2.4, **IRON)
    p.key(strokes(1.8, "146,101 162,94 176,94"))


def _kobold_body(p: Plate) -> None:
    p.part(
        shape("96,214 76,240 66,274 56,316! 196,316! 188,270 170,232 150,212"),
        tone=0.56,
        puff=26,
        ang=66,
        bend=3,
        line=2.8,
        shadow=0.5,
        **RAGS,
    )
    p.part(
        shape("104,226 92,262 96,316! 140,316! 138,262 132,228"),
        tone=0.8,
        puff=20,
        ang=10,
        line=2,
        shadow=0.3,
        **KOBOLD_PALE,
    )
    p.key(strokes(2.2, "98,250 116,258 136,250", "95,268 116,276 138,268", "95,286 116,293 139,286"))
    p.part(shape("98,222! 112,218! 192,292! 190,310! 180,308!"), tone=0.56, puff=5, ang=40, line=2, **WOOD)


def _kobold_head(p: Plate) -> None:
    """The head: ear frill, horns and the long upper jaw."""
    p.part(
        shape("142,176 168,160 200,158! 186,176 204,190! 182,196 190,214! 160,210 142,200"),
        tone=0.56,
        puff=8,
        ang=10,
        line=2.4,
        **KOBOLD,
    )
    p.key(strokes(2.2, "150,184 174,176 192,164", "150,192 176,190 196,190", "150,198 170,202 184,210"))
    p.part(
        Limb([(148, 156), (172, 152), (190, 142), (206, 146)], [18, 14, 9, 1]).strip(), puff=7, ang=70, line=2.4, **BONE
    )
    p.part(
        shape(
            "20,190 28,176 48,172 66,168 82,150 104,138 132,140 152,156 160,182 152,210 128,226 104,226 90,216 64,208 34,206"
        ),
        tone=0.72,
        puff=28,
        ang=-30,
        bend=3,
        line=2.8,
        shadow=0.6,
        grad=(90, 150, 0.06, 160, 210, -0.3),
        **KOBOLD,
    )
    p.key(disc(30, 184, 3.6, 2.6) + strokes(2.4, "44,178 54,184 66,180", "52,172 62,176 72,172"))
    for x, y in ((132, 172), (140, 186), (128, 196), (142, 202), (122, 208)):
        p.key(S(f"M{x - 4} {y - 2} Q{x} {y + 5} {x + 5} {y - 1}", 1.7))


def _kobold_jaws(p: Plate) -> None:
    p.part(
        shape("30,208! 64,208 92,216! 118,216! 108,236 84,244 56,240 38,228"),
        tone=0.5,
        puff=12,
        ang=10,
        line=2.6,
        **KOBOLD,
    )
    p.part(shape("30,206! 64,206 92,214 116,212! 104,222 80,230 56,228 40,220"), "#6b1522", tone=0.2, line=2, **FLAT)
    teeth(
        p, [(36, 206, 13, 7, 86), (50, 206, 10, 7, 88), (64, 207, 12, 7, 88), (78, 209, 9, 7, 94), (92, 212, 9, 7, 96)]
    )
    teeth(p, [(46, 226, 12, 7, -92), (72, 231, 10, 7, -88), (94, 226, 9, 6, -84)])


def _kobold_eye(p: Plate) -> None:
    p.part(oval(104, 176, 18, 15, 12), "#f7d540", tone=1, line=2.8, **FLAT)
    p.key(oval(100, 178, 3.4, 12) + strokes(7, "80,166 102,156 128,176"))
    p.cut(disc(96, 171, 2.6), "#ffffff")


def _kobold_cap(p: Plate) -> None:
    """The leather cap, and the candle burning on it."""
    p.part(
        shape("78,152! 88,126 112,114 138,120 154,140 158,160! 140,148 112,140"),
        tone=0.76,
        puff=14,
        ang=20,
        bend=3,
        line=2.6,
        shadow=0.5,
        **RAGS,
    )
    p.key(strokes(2, "92,140 112,128 142,140"))
    p.part(
        shape("102,92 122,92 123,116 128,124! 118,121 112,128! 106,120 99,122! 101,112"),
        puff=6,
        ang=80,
        line=2.2,
        **BONE,
    )
    p.part(shape("112,40! 101,62 99,76 106,86 118,86 125,76 121,60"), "#e8641c", tone=1, line=2.4, **FLAT)
    p.part(shape("113,56! 106,68 106,78 112,84 119,78 118,68"), "#f8b93a", tone=1, line=0, **FLAT)
    p.part(shape("113,68! 109,76 112,82 116,76"), "#fff3c0", tone=1, line=0, **FLAT)


def _kobold_hand(p: Plate) -> None:
    """The arm in front, its claws about the handle."""
    p.part(
        Limb([(160, 238), (192, 260), (176, 290), (146, 270)], [30, 25, 21, 17]).strip(),
        tone=0.62,
        puff=10,
        ang=-30,
        line=2.6,
        shadow=0.6,
        **KOBOLD,
    )
    for i in range(4):
        x, y = 128 + i * 5.4, 276 - i * 12
        p.part(limb(f"{x + 14},{y - 6} {x - 4},{y - 6}", 12, 10), tone=0.7, puff=5, line=1.9, shadow=0.3, **KOBOLD)
        p.part(spike(x - 6, y - 6, 11, 6, 170), puff=3, line=1.4, shadow=0.2, **BONE)


# ---------------------------------------------------------------- empty armour


def empty_armour(p: Plate) -> None:
    """6D: a suit of armour with nobody in it but a cold light; its parts hang in the air."""
    vault(p, "#f0cf92", (125, 168, 102))
    _light(p, "125,150! 96,186 92,216 106,238 144,238 158,216 154,186")
    p.part(
        sym("125,236 96,232 78,222 62,244 60,276 68,320! 125,320!"),
        tone=0.66,
        puff=30,
        ang=60,
        bend=4,
        line=2.8,
        grad=(100, 0, 0.1, 190, 20, -0.3),
        **STEEL,
    )
    p.part(sym("125,236 98,232 92,220 104,212 125,226"), "#0d1413", tone=0.02, line=2.4, **FLAT)
    p.part(sym("125,238 96,234 84,222 78,232 92,250 125,258"), tone=0.78, puff=7, ang=10, line=2.2, **BRASS)
    p.key(strokes(3, "125,258 124,290 125,316") + strokes(2.2, "84,288 104,282 122,290", "166,288 146,282 128,290"))
    mirrored(p, lambda: _pauldron(p))
    _gauntlet(p)
    _mace(p)
    _close_helm(p)


def _light(p: Plate, spec: str) -> None:
    """A cold flame where a body should be."""
    p.part(shape(spec), "#2a9d8c", tone=1, line=2.2, **FLAT)


def _pauldron(p: Plate) -> None:
    p.part(
        shape("22,282 26,250 46,230 72,226 90,240 92,262 70,274 44,280"),
        tone=0.7,
        puff=18,
        ang=30,
        bend=3,
        line=2.6,
        shadow=0.6,
        **STEEL,
    )
    p.part(
        shape("20,282 44,268 72,262 92,252 94,268 72,282 46,292 24,298"), tone=0.62, puff=8, ang=20, line=2.4, **STEEL
    )
    p.part(
        shape("24,280 26,262 32,250! 40,262 60,250 84,244! 66,260 44,272"),
        tone=0.8,
        puff=4,
        line=1.6,
        shadow=0,
        **BRASS,
    )
    for x, y in ((36, 286), (60, 278), (82, 268)):
        rivet(p, x, y, 3.4)


def _gauntlet(p: Plate) -> None:
    """One gauntlet in the air, fingers clawing, light in its cuff."""
    _light(p, "30,218! 42,236 58,214!")
    for spine in (
        [(30, 160), (18, 146), (20, 126)],
        [(38, 154), (32, 134), (40, 116)],
        [(48, 154), (48, 132), (58, 116)],
        [(60, 172), (76, 164), (78, 148)],
    ):
        finger = Limb(spine, [14, 13, 5])
        p.part(finger.strip(), tone=0.66, puff=6, ang=20, line=2.2, shadow=0.4, **STEEL)
        p.key(finger.rungs([0.34, 0.64], -1, 1, 2.2))
    p.part(shape("22,166 34,152 54,154 64,170 62,188 46,194 28,190"), tone=0.7, puff=12, ang=40, line=2.4, **STEEL)
    p.part(
        shape("16,224! 26,192 44,186 62,190 72,220! 44,212"), tone=0.64, puff=9, ang=70, line=2.4, shadow=0.5, **STEEL
    )
    p.part(shape("16,224! 44,210 72,220! 70,210 44,200 20,212"), tone=0.8, puff=4, line=1.6, shadow=0, **BRASS)
    for x in (32, 43, 54):
        rivet(p, x, 168, 3)


def _mace(p: Plate) -> None:
    """The other gauntlet, closed about a flanged mace."""
    _light(p, "190,234! 206,250 224,232!")
    p.part(limb("196,262 222,124", 10, 10), tone=0.64, puff=5, ang=80, line=2.4, **BRASS)
    p.part(disc(195, 266, 9), tone=0.7, puff=8, line=2.2, **GOLD)
    before = p.xf
    p.xf = f"{before} translate(224 116) rotate(10)"
    p.part(
        sym("0,-32! -5,-24 -10,-20! -25,-13! -21,0 -25,13! -10,20! -7,28 0,28", 0),
        tone=0.64,
        puff=10,
        ang=50,
        line=2.6,
        shadow=0.6,
        **IRON,
    )
    p.part(sym("0,-30! -6,-18! -7,0 -6,18! 0,28!", 0), tone=0.78, puff=5, ang=70, line=2, shadow=0.3, **STEEL)
    p.xf = before
    for i in range(4):
        x, y = 212 - i * 1.8, 178 + i * 11.5
        p.part(limb(f"{x + 12},{y} {x - 13},{y - 3}", 13, 13), tone=0.7, puff=6, ang=10, line=2.2, shadow=0.4, **STEEL)
    p.part(
        shape("180,238! 186,216 204,212 222,216 232,238! 206,230"),
        tone=0.64,
        puff=9,
        ang=70,
        line=2.4,
        shadow=0.5,
        **STEEL,
    )
    p.part(shape("180,238! 206,228 232,238! 230,227 206,218 183,228"), tone=0.8, puff=4, line=1.6, shadow=0, **BRASS)


def _close_helm(p: Plate) -> None:
    """The helm, hanging over the collar, its plume blown to one side."""
    p.part(
        shape("118,96! 108,66 112,40 130,26! 132,40 146,44! 146,56 162,64! 156,74 170,86! 158,92 166,110! 140,108"),
        "#b3202e",
        tone=0.7,
        gain=0.8,
        puff=12,
        ang=50,
        bend=2,
        line=2.6,
    )
    p.key(strokes(2.2, "122,92 116,62 128,40", "130,94 130,74 148,60", "138,98 146,84 158,82"))
    p.part(
        sym("125,80 98,86 82,106 78,140 84,172 92,196! 125,206"),
        tone=0.68,
        puff=28,
        ang=-34,
        bend=4,
        line=2.8,
        shadow=0.6,
        grad=(110, 0, 0.1, 172, 10, -0.35),
        **STEEL,
    )
    p.part(P("M80 126 L125 118 L170 126 L168 146 L125 140 L82 146Z"), "#0d1413", tone=0.02, line=2.4, **FLAT)
    for x in (103, 147):
        glow(p, x, 134, 6.4, SOUL)
    visor = p.part(
        shape("79,146! 125,138! 171,146! 164,172 148,196 125,214! 102,196 86,172"),
        tone=0.74,
        puff=22,
        ang=30,
        bend=2,
        line=2.6,
        shadow=0.6,
        grad=(110, 0, 0.06, 170, 20, -0.4),
        **STEEL,
    )
    p.key(strokes(3, "125,140 124,176 125,212"), clip=visor)
    holes = "".join(
        f'<rect x="{x}" y="{y}" width="4" height="13" rx="2"/>'
        for x in (98, 108)
        for y in (158, 178 if x == 108 else 175)
    )
    mirrored(p, lambda: p.key(holes))
    p.part(sym("125,78 118,82 119,122 121,136 125,136"), tone=0.8, puff=5, ang=80, line=2, **BRASS)
    mirrored(p, lambda: rivet(p, 84, 148, 5.5))


# ---------------------------------------------------------------- mimic

CHEST: Stuff = {"col": "#94592a", "gain": 0.8}
BAND: Stuff = {"col": "#8292a0", "gain": 0.9}


def mimic(p: Plate) -> None:
    """7D: a treasure chest that eats anyone who opens it."""
    vault(p)
    ledge(p, 276, "#5d4a3a")
    p.xf = "translate(7.5 17.5) scale(0.94)"
    mirrored(p, lambda: _mimic_foot(p))
    p.part(shape("36,130! 214,130! 208,236! 42,236!"), "#5c0f1a", tone=0.24, line=2.6, **FLAT)
    for x in (88, 162):
        glow(p, x, 184, 12, ("#2a0a0e", "#f7cf3a", "#f7cf3a"))
        p.key(oval(x, 184, 3.2, 11))
        p.cut(disc(x - 4, 179, 2.4), "#ffffff")
    p.key(strokes(7, "62,170 88,162 112,186", "188,170 162,162 138,186"))
    _mimic_lid(p)
    _mimic_box(p)
    _mimic_tongue(p)
    p.xf = ""


def _mimic_foot(p: Plate) -> None:
    p.part(shape("46,270 74,270 76,288 58,296 34,294"), tone=0.5, puff=9, line=2.4, **CHEST)
    for x, a in ((34, 160), (44, 130), (58, 100)):
        p.part(spike(x, 291, 11, 7, a), puff=3, line=1.5, shadow=0.2, **BONE)


def _mimic_lid(p: Plate) -> None:
    """The lid: an upper jaw of planks and iron."""
    teeth(
        p,
        [
            (46, 146, 46, 19, 84),
            (68, 146, 24, 15, 88),
            (88, 147, 27, 15, 88),
            (108, 148, 22, 15, 90),
            (130, 148, 27, 15, 90),
            (150, 148, 22, 15, 92),
            (172, 147, 27, 15, 92),
            (204, 146, 48, 20, 96),
        ],
    )
    lid = p.part(
        shape("24,148! 18,116 34,94 62,84 125,78 188,84 216,94 232,116 226,148! 125,156"),
        tone=0.7,
        puff=22,
        ang=4,
        bend=2,
        line=3,
        shadow=0.5,
        grad=(80, 0, 0.08, 230, 20, -0.2),
        **CHEST,
    )
    p.key(T(24, 110, 125, 96, 226, 110, 3) + T(22, 128, 125, 118, 228, 128, 3), clip=lid)
    for x, w in ((28, 22), (112, 26), (200, 22)):
        p.part(
            f'<rect x="{x}" y="74" width="{w}" height="86"/>',
            tone=0.7,
            puff=7,
            ang=80,
            line=2.4,
            shadow=0.4,
            clip=lid,
            **BAND,
        )
        for y in (102, 120, 138):
            rivet(p, x + w / 2, y, 4, GOLD)
    p.part(
        shape("20,144! 125,150 230,144! 229,156 125,163 21,156"),
        tone=0.74,
        puff=5,
        ang=10,
        line=2.4,
        shadow=0.5,
        **BAND,
    )


def _mimic_box(p: Plate) -> None:
    """The lower jaw: the box."""
    teeth(
        p,
        [
            (46, 238, 42, 19, -84),
            (68, 238, 22, 14, -90),
            (88, 240, 25, 15, -92),
            (162, 240, 25, 15, -90),
            (182, 238, 22, 14, -88),
            (204, 238, 42, 19, -96),
        ],
    )
    box = p.part(
        shape("30,232! 220,232! 214,290! 36,290!"),
        tone=0.68,
        puff=16,
        ang=2,
        bend=1,
        line=3,
        shadow=0.5,
        grad=(80, 0, 0.1, 230, 20, -0.25),
        **CHEST,
    )
    p.key(T(34, 256, 125, 260, 216, 256, 3) + T(36, 274, 125, 278, 214, 274, 3), clip=box)
    p.key(
        strokes(2, "70,264 80,266 92,263", "164,248 176,250 186,247", "72,284 80,285 92,283", "160,268 174,269 186,267")
    )
    for x in (34, 190):
        p.part(
            f'<rect x="{x}" y="232" width="26" height="60"/>', tone=0.68, puff=7, ang=80, line=2.4, shadow=0.4, **BAND
        )
        for y in (250, 264, 278):
            rivet(p, x + 13, y, 4, GOLD)
    p.part(shape("26,230! 224,230! 223,242! 27,242!"), tone=0.74, puff=5, ang=10, line=2.4, shadow=0.4, **BAND)


def _mimic_tongue(p: Plate) -> None:
    tongue = Limb([(126, 212), (122, 234), (112, 254), (116, 278), (146, 290), (180, 284)], [46, 48, 44, 36, 28, 8])
    p.part(tongue.strip(), "#d8525a", tone=0.74, gain=0.8, puff=15, ang=20, bend=3, line=2.8, shadow=0.6)
    p.key(Limb([(126, 216), (122, 234), (112, 254), (117, 275), (144, 288)], [3, 3.6, 3.4, 3, 1]).strip())
    for x, y, flat, turn in (
        (138, 238, 0.8, 10),
        (98, 262, 0.75, -20),
        (40, 290, 0.4, 0),
        (216, 290, 0.4, 0),
        (72, 294, 0.4, 4),
    ):
        coin(p, x, y, 13, flat, turn)


# ---------------------------------------------------------------- cockatrice

SCALES: Stuff = {"col": "#4d8a78", "gain": 0.85}
COMB: Stuff = {"col": "#cf2f33", "gain": 0.8}
HACKLE: Stuff = {"col": "#f0e2bd", "gain": 0.7}


def cockatrice(p: Plate) -> None:
    """8D: a cockatrice: cock in front, dragon behind; its gaze turns people to stone."""
    vault(p)
    _cockatrice_tail(p)
    _cockatrice_wing(p)
    _cockatrice_body(p)
    _cockatrice_neck(p)
    _cockatrice_head(p)
    _cockatrice_leg(p)


def _cockatrice_tail(p: Plate) -> None:
    tail = Limb(
        [(88, 268), (52, 284), (24, 264), (30, 232), (58, 226), (64, 250), (44, 256)], [40, 32, 25, 19, 14, 9, 3]
    )
    p.part(tail.strip(), tone=0.56, puff=13, ang=30, line=2.8, **SCALES)
    p.key(tail.rungs([i / 22 for i in range(2, 20)], -0.1, 1, 2.2))


def _cockatrice_wing(p: Plate) -> None:
    """The dragon's wing, raised behind the back."""
    p.part(
        shape(
            "140,236 128,186 104,146 72,122 34,102! 20,132 14,164 14,198! 30,186 40,214! 54,196 68,228! 84,208 108,250"
        ),
        "#c2573a",
        tone=0.74,
        gain=0.7,
        puff=12,
        ang=60,
        line=2.8,
        shadow=0.3,
    )
    for bx, by, x, y in ((30, 146, 15, 194), (52, 158, 41, 210), (80, 174, 69, 224)):
        p.part(T(42, 110, bx, by, x, y, 8, 2.4), tone=0.6, puff=3, line=1.5, shadow=0.4, **SCALES)
    p.part(
        shape("140,230 116,172 78,140 48,116 32,94! 30,112 44,130 74,156 102,188 126,240"),
        tone=0.62,
        puff=6,
        ang=50,
        line=2.2,
        **SCALES,
    )


def _cockatrice_body(p: Plate) -> None:
    body = p.part(
        shape("150,190 184,204 202,236 196,272 172,296 128,302 92,290 80,262 88,232 112,206"),
        tone=0.62,
        puff=40,
        ang=50,
        bend=4,
        line=2.8,
        shadow=0.6,
        **SCALES,
    )
    for row in range(6):
        for k in range(8):
            x, y = 90 + k * 15 + (row % 2) * 7, 222 + row * 14
            p.key(S(f"M{x - 6} {y - 3} Q{x} {y + 8} {x + 6} {y - 3}", 1.8), clip=body)


def _cockatrice_neck(p: Plate) -> None:
    """The ruff of white feathers."""
    ruff = p.part(
        shaggy(
            [
                (128, 138),
                (158, 146),
                (186, 170),
                (204, 206),
                (206, 238),
                (180, 250),
                (148, 246),
                (116, 232),
                (102, 204),
                (110, 168),
            ],
            11,
            step=15,
            lean=0.7,
            seed=5,
        ),
        tone=0.82,
        puff=30,
        ang=70,
        bend=3,
        line=2.6,
        shadow=0.6,
        **HACKLE,
    )
    hairs(p, ruff, 130, 20, lambda x, y: 80 - (x - 150) * 0.5, 2.2, seed=4)


def _cockatrice_head(p: Plate) -> None:
    p.part(
        shape(
            "104,140! 98,122 84,116! 100,106 96,88! 116,94 120,72! 136,86 146,66! 158,88 176,78! 176,102 160,124 130,136"
        ),
        tone=0.7,
        puff=12,
        ang=50,
        bend=2,
        line=2.8,
        shadow=0.5,
        **COMB,
    )
    p.part(
        shape("112,130 134,112 160,114 178,130 180,152 168,172 142,182 116,174 106,152"),
        tone=0.8,
        puff=20,
        ang=30,
        bend=2,
        line=2.6,
        shadow=0.5,
        **HACKLE,
    )
    p.part(shape("116,160 124,150 134,158 136,174 126,182 116,174"), tone=0.76, puff=8, line=2, shadow=0.3, **COMB)
    tongue = Limb([(178, 176), (200, 178), (222, 188)], [9, 6, 4])
    p.part(shape("166,158! 200,160 212,170! 200,190! 176,188"), "#5c0f1a", tone=0.2, line=1.6, **FLAT)
    p.part(
        tongue.strip()
        + Limb([(220, 187), (230, 186), (236, 180)], [4, 3, 1]).strip()
        + Limb([(220, 187), (228, 194), (232, 202)], [4, 3, 1]).strip(),
        "#d8525a",
        tone=0.9,
        gain=0.4,
        puff=3,
        line=1.8,
        shadow=0.2,
    )
    p.part(shape("160,172! 182,182 204,186! 190,198 170,194"), tone=0.6, puff=6, line=2.4, **BRASS)
    p.part(shape("146,176 164,172 176,184 178,210 166,222 154,208 150,192"), tone=0.7, puff=9, ang=70, line=2.4, **COMB)
    p.part(
        shape("168,128! 196,126 220,140 230,172! 210,160 190,164 166,164!"),
        tone=0.78,
        puff=10,
        ang=30,
        line=2.6,
        shadow=0.4,
        **GOLD,
    )
    p.key(disc(194, 142, 3.4, 2.2))
    p.part(shape("126,134 146,120 168,130 170,148 152,160 130,154"), tone=0.56, puff=8, line=2, shadow=0, **COMB)
    p.part(disc(150, 142, 14), "#f7d540", tone=1, line=2.8, **FLAT)
    p.key(oval(153, 143, 3.4, 10.5))
    p.cut(disc(146, 140, 2.4), "#ffffff")
    p.part(
        shape("122,126! 140,116 162,122 178,142! 160,136 142,132 126,136"),
        tone=0.78,
        puff=6,
        ang=20,
        line=2.6,
        shadow=0.5,
        **HACKLE,
    )


def _cockatrice_leg(p: Plate) -> None:
    """The near leg, lifted, its talons spread."""
    p.part(limb("170,270 196,262", 22, 13), tone=0.6, puff=9, line=2.4, **SCALES)
    p.part(limb("196,262 202,280", 12, 11), tone=0.7, puff=5, line=2.2, **GOLD)
    for x, y in ((184, 296), (204, 300), (224, 292)):
        p.part(T(202, 276, (202 + x) / 2 + 2, 278, x, y, 13, 5), tone=0.7, puff=5, line=2, shadow=0.3, **GOLD)


DRAWINGS: dict[str, Drawing] = {"5D": kobold, "6D": empty_armour, "7D": mimic, "8D": cockatrice}
