"""The least of all: a moth, a flea, a leech and an imp."""

from __future__ import annotations

from assets.press.plate import Drawing, Plate

from ..monsters.clubs_forms import Limb, blob, hairs, ledge, shaggy, spike
from ..monsters.ground import ground
from ..monsters.pen import EMBER, disc, glow, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import FLAT, NIGHT, Stuff
from .hearts_kit import IVORY, blood_night, googly

T = Plate.taper

# ---------------------------------------------------------------- moth

WING: Stuff = {"col": "#c9b184", "gain": 0.75}
BAND: Stuff = {"col": "#a2414a", "gain": 0.6}
FLUFF = "#f2e3bf"


def moth(p: Plate) -> None:
    """AS: a death's-head moth, the skull on its back and embers for eyes."""
    ground(p, NIGHT, moon="#6a5fa6", disc=(125, 186, 98))
    mirrored(p, lambda: _moth_wings(p))
    mirrored(p, lambda: _moth_feeler(p))
    body = p.part(
        shaggy(
            [(125, 168), (146, 190), (152, 230), (140, 272), (125, 292), (110, 272), (98, 230), (104, 190)], 4, step=8
        ),
        "#8a5634",
        tone=0.6,
        gain=0.85,
        puff=26,
        ang=4,
        bend=3,
        line=2.8,
        shadow=0.6,
    )
    for y in (226, 242, 258, 272):
        p.key(T(92, y - 4, 125, y + 9, 158, y - 4, 4), clip=body)
    mirrored(p, lambda: p.key(strokes(4, "106,222 88,232 86,250", "108,240 94,252 94,270")))
    ruff = p.part(
        shaggy(
            [(125, 172), (150, 178), (156, 196), (144, 214), (125, 222), (106, 214), (94, 196), (100, 178)], 8, step=10
        ),
        FLUFF,
        tone=0.74,
        gain=0.7,
        puff=20,
        ang=80,
        line=2.6,
        shadow=0.6,
    )
    hairs(p, ruff, 80, 10, lambda x, y: 90 + (125 - x) * 0.7, 1.6, seed=5)
    p.part(disc(125, 148, 25, 22), "#6d4a3a", tone=0.66, gain=0.8, puff=24, ang=-40, line=2.8, shadow=0.6)
    _moth_skull(p)
    mirrored(p, lambda: _moth_eye(p))


def _moth_skull(p: Plate) -> None:
    """The mark on its back: a skull, as plain as on a grave."""
    p.part(
        sym("125,166 106,170 97,186 99,202 106,209 108,222 116,228! 125,226"),
        IVORY,
        tone=0.84,
        gain=0.6,
        puff=18,
        ang=-34,
        line=2.8,
        shadow=0.5,
    )
    mirrored(p, lambda: p.key(shape("104,192 110,186 119,191 121,199 113,204 105,201")))
    p.key(shape("125,200! 120,211! 130,211!"))
    p.key(strokes(2.6, "114,215 114,221 114,227", "121,216 121,222 121,228", "129,216 129,222 129,228"))
    p.key(strokes(2.6, "136,215 136,221 136,227"))


def _moth_eye(p: Plate) -> None:
    """A faceted eye, glowing."""
    p.part(disc(111, 148, 12, 11), "#2a0f14", tone=0.04, line=2.4, **FLAT)
    glow(p, 112, 149, 5.6, EMBER)
    p.key(strokes(5, "96,137 110,135 124,146"))


def _moth_wings(p: Plate) -> None:
    """The wings of one side, the hind one below."""
    hind = p.part(
        shape("112,200 84,206 56,218 40,240 42,262! 56,266 64,280! 80,278 94,286! 108,266 116,230"),
        tone=0.72,
        puff=22,
        ang=20,
        line=2.8,
        **WING,
    )
    hem = shape("30,240! 40,242 52,256 66,262 80,270 100,272! 96,296 40,290!")
    p.part(hem, tone=0.7, puff=8, ang=20, line=1.8, shadow=0, clip=hind, **BAND)
    p.key(strokes(2.4, "108,216 84,232 62,254", "110,222 98,246 86,266"), clip=hind)
    fore = p.part(
        shape("114,196! 104,172 80,142 50,118 14,106! 22,124 13,138! 21,154 14,170! 26,184 24,202! 56,218 94,216"),
        tone=0.82,
        puff=24,
        ang=34,
        bend=3,
        line=2.8,
        **WING,
    )
    edge = shape("4,100! 4,216! 26,206! 42,206 48,188 42,164 40,142 50,118")
    p.part(edge, tone=0.7, puff=10, ang=70, line=1.8, shadow=0, clip=fore, **BAND)
    p.part(disc(66, 168, 22), "#5b3a86", tone=0.8, gain=0.5, puff=14, line=2.2, shadow=0)
    p.part(disc(66, 168, 12), "#f3b83a", tone=1, line=1.6, **FLAT)
    p.key(disc(66, 168, 5))
    p.cut(disc(63, 165, 2.6), "#fff8e0")
    p.key(strokes(2.6, "110,194 92,162 66,136", "104,206 74,206 52,200", "104,200 94,190 88,180"), clip=fore)


def _moth_feeler(p: Plate) -> None:
    """One feathered feeler."""
    feeler = Limb([(116, 138), (108, 110), (90, 92), (72, 98)], [6, 5, 4, 3])
    plume = ""
    for i in range(1, 11):
        t = i / 10.5
        (x, y), (x1, y1) = feeler.at(t), feeler.at(t, 1)
        nx, ny = (x1 - x) / feeler.girth(t) * 2, (y1 - y) / feeler.girth(t) * 2
        size = 13 * (1.15 - t) + 5
        plume += T(x - nx * size, y - ny * size - 5, x, y, x + nx * size, y + ny * size - 5, 5)
    p.part(plume + feeler.strip(), FLUFF, tone=0.95, gain=0.4, puff=4, line=2, shadow=0.3)


# ---------------------------------------------------------------- flea

SHELL: Stuff = {"col": "#b7582f", "gain": 0.9}
SHANK: Stuff = {"col": "#8f3d24", "gain": 0.8}


def flea(p: Plate) -> None:
    """AH: the star of the flea circus, on its drum, in a top hat."""
    blood_night(p)
    _flea_drum(p)
    for foot in ("112,214 96,232 92,262", "132,220 128,240 126,262"):
        _flea_leg(p, foot, SHANK | {"tone": 0.4})
    _flea_body(p)
    _flea_haunch(p)
    for foot in ("98,208 74,224 68,260", "118,218 108,236 106,262"):
        _flea_leg(p, foot, SHANK | {"tone": 0.62})
    _flea_head(p)


def _flea_drum(p: Plate) -> None:
    """The painted drum it performs on."""
    side = p.part(
        shape("50,266! 200,266! 192,340! 58,340!"), "#efe2c4", tone=0.7, gain=0.8, puff=40, ang=86, line=2.8, shadow=0.5
    )
    for x in range(40, 220, 40):
        p.part(
            shape(f"{x},262! {x + 20},262! {x + 40},344! {x + 20},344!"),
            "#b3202e",
            tone=0.55,
            gain=0.4,
            puff=40,
            ang=86,
            line=1.4,
            shadow=0,
            clip=side,
        )
    p.part(disc(125, 266, 77, 14), "#d9a441", tone=0.72, gain=0.6, puff=6, ang=0, line=2.6, shadow=0.3)
    p.part(disc(125, 264, 66, 8.5), "#f0e0b8", tone=0.86, ang=0, line=1.8, **FLAT)


def _flea_leg(p: Plate, spec: str, stuff: Stuff) -> None:
    """A thin leg through knee to foot."""
    hip, knee, foot = spec.split()
    x, y = map(float, foot.split(","))
    p.part(limb(f"{knee} {foot}", 7, 4), puff=3, line=2.2, shadow=0.3, **stuff)
    p.part(limb(f"{hip} {knee}", 12, 8), puff=5, line=2.2, shadow=0.4, **stuff)
    p.key(strokes(4, f"{x + 4},{y - 2} {x - 4},{y + 3} {x - 12},{y + 2}"))


def _flea_body(p: Plate) -> None:
    """The narrow, high body in its plates, bristles along the seams."""
    body = p.part(
        blob((84, 166), (104, 136), (142, 122), (180, 138), (204, 178), (206, 216), (180, 234), (140, 234), (98, 216)),
        tone=0.55,
        puff=40,
        ang=70,
        bend=4,
        line=2.8,
        shadow=0.6,
        **SHELL,
    )
    for i, (x, y) in enumerate(((186, 150), (166, 138), (146, 130), (126, 130), (108, 138))):
        plate = shape(
            f"{x - 30},{y - 22} {x + 8},{y - 16} {x + 22},{y + 30} {x + 14},{y + 66} {x - 6},{y + 104} {x - 60},{y + 84} {x - 70},{y}"
        )
        p.part(plate, tone=0.66 - i * 0.02, puff=15, ang=66, line=2.4, shadow=0.5, clip=body, **SHELL)
    for x, y, lean in ((118, 128, -20), (138, 121, -4), (158, 124, 12), (177, 134, 26), (192, 150, 42), (203, 170, 60)):
        p.part(spike(x, y + 4, 17, 5, lean - 70), "#5a2416", tone=0.5, puff=3, line=1.4, shadow=0)


def _flea_haunch(p: Plate) -> None:
    """The great hind leg, folded for the leap."""
    p.part(limb("222,214 176,256", 12, 8), tone=0.6, puff=6, line=2.4, shadow=0.4, **SHANK)
    p.part(
        shape("150,200 166,186 190,184 220,196 230,212 222,222 196,222 166,226 150,216"),
        tone=0.68,
        puff=16,
        ang=10,
        line=2.6,
        shadow=0.6,
        **SHELL,
    )
    p.key(strokes(3, "198,236 206,242 214,242", "188,246 196,252 204,252"))
    p.part(limb("178,258 146,260", 8, 5), tone=0.6, puff=4, line=2.2, shadow=0.3, **SHANK)


def _flea_head(p: Plate) -> None:
    """The little head: one big eye, a snout to sip with, a top hat."""
    p.part(limb("62,190 50,232", 10, 3), tone=0.6, puff=4, line=2.2, **SHANK)
    p.part(
        blob((92, 146), (108, 160), (110, 186), (96, 204), (72, 206), (54, 192), (54, 166), (70, 148)),
        tone=0.66,
        puff=24,
        ang=-36,
        bend=3,
        line=2.8,
        shadow=0.6,
        **SHELL,
    )
    _flea_hat(p)
    googly(p, 76, 174, 16, -5, 2)
    p.key(strokes(3.4, "62,196 76,202 92,192") + strokes(3, "56,162 40,154 30,160", "60,156 48,142 38,142"))


def _flea_hat(p: Plate) -> None:
    """The top hat of a star."""
    felt: Stuff = {"col": "#4a4258", "gain": 0.9}
    p.xf = "rotate(-12 84 148)"
    p.part(
        shape("66,98! 102,98! 99,120 101,148! 67,148! 69,120"), tone=0.5, puff=14, ang=86, line=2.8, shadow=0.5, **felt
    )
    p.part(disc(84, 98, 18, 5), tone=0.66, puff=4, ang=0, line=2.2, shadow=0, **felt)
    p.part(shape("67,132! 84,136 101,132! 101,146! 84,150 67,146!"), "#c22a35", tone=0.8, puff=5, line=1.8, shadow=0)
    p.part(disc(84, 150, 32, 7), tone=0.6, puff=5, ang=0, line=2.6, shadow=0.6, **felt)
    p.part(shape("68,144! 84,149 100,144! 100,150 84,155 68,150"), "#c22a35", tone=0.8, puff=5, line=0, shadow=0)
    p.xf = ""


# ---------------------------------------------------------------- leech

SLIME: Stuff = {"col": "#77344a", "gain": 0.95}
GUM = "#d8606a"


def leech(p: Plate) -> None:
    """2H: a fat leech reared up, all mouth and three rows of teeth."""
    blood_night(p)
    ledge(p, 276, "#5b3340")
    body = Limb(
        [
            (226, 262),
            (190, 284),
            (128, 288),
            (74, 268),
            (72, 236),
            (120, 222),
            (176, 214),
            (196, 184),
            (176, 148),
            (132, 142),
        ],
        [10, 40, 56, 58, 58, 60, 64, 66, 66, 74],
        n=10,
    )
    for start, end in ((0, 0.46), (0.4, 1)):
        skin = p.part(body.strip(start=start, end=end), tone=0.55, puff=28, ang=60, bend=4, line=3, shadow=0.6, **SLIME)
        p.part(
            body.strip(0.35, 0.72, start + 0.04, end),
            "#e2a54a",
            tone=0.8,
            gain=0.5,
            puff=6,
            line=1.4,
            shadow=0,
            clip=skin,
        )
        p.key(body.rungs([start + i / 40 for i in range(2, int((end - start) * 40))], -0.96, 0.96, 2.6), clip=skin)
        p.cut(
            body.rungs([start + 0.05 + i / 18 for i in range(int((end - start) * 16))], -0.7, -0.35, 4),
            "#f0b8b4",
            clip=skin,
        )
    _leech_mouth(p)
    mirrored(p, lambda: googly(p, 98, 100, 16, 4, 4), 118)
    p.part(shape("106,198! 100,214 98,224 106,231 114,224 112,214"), "#c3202c", tone=0.85, puff=6, line=2, shadow=0.4)
    p.cut(disc(103, 221, 2.2), "#ffffff")


def _leech_mouth(p: Plate) -> None:
    """The round mouth, turned to the viewer."""
    x, y = 112, 158
    p.part(disc(x, y, 56, 54), tone=0.7, puff=20, ang=30, line=3, shadow=0.7, **SLIME)
    p.part(disc(x, y + 1, 44, 42), GUM, tone=0.75, gain=0.6, puff=12, ang=10, line=2.4, shadow=0)
    p.part(disc(x, y + 2, 32, 30), "#7a1a28", tone=0.5, gain=0.5, puff=10, line=1.8, shadow=0)
    p.part(disc(x, y + 3, 18, 17), "#2a0a12", tone=0.03, line=1.6, **FLAT)
    for count, radius, size in ((14, 42, 15), (10, 28, 12)):
        for i in range(count):
            turn = 360 / count * (i + 0.5)
            tooth = spike(x + radius, y + 1, size, 10, 180)
            p.part(
                f'<g transform="rotate({turn} {x} {y + 1})">{tooth}</g>',
                IVORY,
                tone=0.92,
                gain=0.5,
                puff=4,
                line=1.5,
                shadow=0.2,
            )


# ---------------------------------------------------------------- imp

IMP: Stuff = {"col": "#d0402f", "gain": 0.85}
HORN: Stuff = {"col": "#e6cf9c", "gain": 0.8}


def imp(p: Plate) -> None:
    """3H: a little red imp hopping on one leg, with a fork as big as itself."""
    blood_night(p)
    p.xf = "translate(18 20) scale(.86)"
    tail = Limb([(150, 240), (186, 262), (218, 240), (212, 206), (222, 172)], [12, 11, 9, 8, 7])
    p.part(tail.strip(), tone=0.56, puff=5, line=2.4, shadow=0.5, **IMP)
    p.part(shape("223,142! 238,168 244,184! 224,176 204,182! 212,166"), tone=0.66, puff=8, line=2.4, **IMP)
    mirrored(p, lambda: _imp_wing(p), 128)
    _imp_fork(p)
    _imp_body(p)
    mirrored(p, lambda: _imp_ear(p), 128)
    _imp_face(p)
    _imp_fist(p)
    p.xf = ""


def _imp_wing(p: Plate) -> None:
    """One small leathery wing."""
    p.part(
        shape("112,206! 96,180 70,160 34,152! 42,168 36,182! 50,190 50,208! 66,208 74,224! 92,216 112,224"),
        "#7b4a86",
        tone=0.56,
        gain=0.7,
        puff=14,
        ang=50,
        line=2.6,
    )
    p.key(strokes(3, "108,206 76,184 38,182", "108,212 80,202 52,208"))


def _imp_fork(p: Plate) -> None:
    """The three-pronged fork."""
    steel: Stuff = {"col": "#aeb9c2", "tone": 0.7, "gain": 0.8}
    before = p.xf
    p.xf = f"{before} translate(0 38) rotate(-13 62 188)"
    p.part(limb("56,120 62,280", 8, 9), "#8a5a2c", tone=0.6, gain=0.8, puff=4, ang=84, line=2.4)
    p.part(
        shape("56,130 34,122 30,104 34,78! 42,104 50,110! 50,100 54,66! 61,100 62,110! 70,104 74,76! 80,104 78,120"),
        puff=4,
        line=2.4,
        **steel,
    )
    p.part(limb("48,134 66,134", 9, 9), "#d9a441", tone=0.7, puff=4, line=2)
    p.xf = before


def _imp_body(p: Plate) -> None:
    """The pot belly, the hopping leg and the lifted one."""
    p.part(limb("146,262 172,276", 24, 17), tone=0.56, puff=9, line=2.6, **IMP)
    p.part(limb("172,276 160,300", 16, 11), tone=0.56, puff=7, line=2.6, **IMP)
    p.part(shape("168,296 158,292 142,300 134,310! 150,310 166,308"), tone=0.6, puff=6, line=2.4, **IMP)
    p.part(limb("112,262 108,292", 24, 16), tone=0.6, puff=9, line=2.6, **IMP)
    p.part(limb("108,292 118,316", 15, 11), tone=0.6, puff=7, line=2.6, **IMP)
    p.part(shape("122,312 108,308 94,316 84,328! 104,330 124,326"), tone=0.64, puff=6, line=2.4, **IMP)
    p.part(limb("148,214 192,206", 17, 13), tone=0.58, puff=8, line=2.6, **IMP)
    p.part(limb("192,206 204,180", 13, 10), tone=0.58, puff=6, line=2.6, **IMP)
    for tip in ("192,164", "202,160", "213,165", "217,178"):
        p.part(limb(f"205,178 {tip}", 8, 4), tone=0.6, puff=3, line=2, shadow=0.3, **IMP)
    p.part(
        sym("128,190 104,198 96,226 94,252 108,274 128,280", 128), tone=0.6, puff=26, ang=10, bend=3, line=2.8, **IMP
    )
    p.part(disc(126, 248, 22, 24), "#f08a5a", tone=0.78, gain=0.6, puff=18, ang=0, line=0, shadow=0)
    p.key(disc(127, 258, 2.4) + strokes(2.4, "112,270 127,276 142,268"))


def _imp_ear(p: Plate) -> None:
    """One horn and one pointed ear."""
    p.part(shape("92,150! 74,130 44,126 30,132! 40,148 52,164 88,176!"), tone=0.56, puff=9, ang=30, line=2.6, **IMP)
    p.part(shape("84,148! 66,140 44,134! 58,152 82,162!"), "#7a1a24", tone=0.4, line=0, **FLAT)
    p.part(shape("96,118! 88,98 92,80 106,66! 104,84 112,98 116,112"), tone=0.76, puff=7, ang=10, line=2.6, **HORN)
    p.key(strokes(2, "93,104 100,106 109,100", "92,94 98,96 106,92"))


def _imp_face(p: Plate) -> None:
    """The big head: slanting eyes, a snub nose, a grin."""
    p.part(
        sym("128,98 102,104 86,126 84,152 96,180 112,196 128,204", 128),
        tone=0.7,
        puff=28,
        ang=-38,
        bend=2,
        line=2.8,
        shadow=0.7,
        **IMP,
    )
    p.part(
        shape("92,164 108,174 128,177 148,174 164,164! 160,182 146,194 128,198 110,194 96,182"),
        "#3a0a10",
        tone=0.03,
        line=2.4,
        **FLAT,
    )
    for x, y in ((102, 170), (114, 175), (127, 177), (140, 175), (152, 171)):
        p.part(spike(x, y, 11, 9, 90), IVORY, tone=0.95, puff=3, line=1.4, shadow=0)
    for x in (110, 144):
        p.part(spike(x, 194, 13, 8, -90), IVORY, tone=0.95, puff=3, line=1.4, shadow=0)
    mirrored(p, lambda: _imp_eye(p), 128)
    p.part(shape("128,142 120,152 116,161 122,166 128,164 134,166 140,161 136,152"), tone=0.74, puff=7, line=2, **IMP)


def _imp_eye(p: Plate) -> None:
    p.part(shape("92,136! 106,134 120,148! 112,158 98,156"), "#ffd84a", tone=1, line=2.6, **FLAT)
    p.key(disc(108, 147, 4.2) + strokes(5.4, "86,126 104,126 124,144"))
    p.key(strokes(2.6, "88,160 86,168 92,174"))


def _imp_fist(p: Plate) -> None:
    """The arm and the fist that hold the fork."""
    p.part(limb("106,214 80,236", 17, 13), tone=0.6, puff=8, line=2.6, **IMP)
    p.part(limb("80,236 62,226", 13, 12), tone=0.6, puff=6, line=2.6, **IMP)
    for y in (212, 221, 230, 238):
        p.part(limb(f"50,{y} 68,{y - 2}", 9, 9), tone=0.66, puff=4, line=2, shadow=0.3, **IMP)


DRAWINGS: dict[str, Drawing] = {"AS": moth, "AH": flea, "2H": leech, "3H": imp}
