"""The fiends: a ghoul, the three-headed hound, a spirit of fire and a werewolf."""

from __future__ import annotations

from assets.press.plate import Drawing, Plate

from ..monsters.clubs_forms import hairs, ledge, shaggy, spike, teeth
from ..monsters.pen import EMBER, SULPHUR, disc, glow, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import BONE, FLAT, IRON, Stuff
from .hearts_kit import FLAME, IVORY, blood_night, fire

T = Plate.taper

# ---------------------------------------------------------------- ghoul

FLESH: Stuff = {"col": "#b9a58c", "gain": 0.85}
GORE = "#b3202e"


def ghoul(p: Plate) -> None:
    """7H: a ghoul squatting over its supper, a thigh bone in its fist and most of it on its chin."""
    blood_night(p, "#cdb894")
    ledge(p, 280, "#5b3340")
    _ghoul_back(p)
    mirrored(p, lambda: _ghoul_leg(p))
    mirrored(p, lambda: _ghoul_ear(p))
    _ghoul_head(p)
    mirrored(p, lambda: _ghoul_arm(p))
    _ghoul_bone(p)
    _ghoul_fist(p)
    _ghoul_claws(p)


def _ghoul_back(p: Plate) -> None:
    """The hump with its spines, and the hollow chest below."""
    for x, y, turn in ((125, 88, -90), (103, 92, -104), (147, 92, -76), (82, 104, -122), (168, 104, -58)):
        p.part(spike(x, y + 8, 26, 18, turn), tone=0.7, puff=7, line=2.6, shadow=0, **FLESH)
    p.part(sym("125,86 90,94 56,124 40,164 46,206 74,240 125,262"), tone=0.56, puff=34, ang=30, bend=4, line=3, **FLESH)
    p.part(sym("125,206 92,210 82,236 96,270 125,284"), tone=0.56, puff=22, ang=4, line=2.4, shadow=0.4, **FLESH)
    for y in (240, 252, 264, 275):
        mirrored(p, lambda y=y: p.key(strokes(4, f"122,{y + 5} 108,{y + 2} 94,{y - 8}")))
    p.part(
        sym("125,272 100,270 78,284 84,300! 100,294 112,312! 125,300"), "#7a5a3c", tone=0.6, gain=0.7, puff=9, line=2.4
    )


def _ghoul_leg(p: Plate) -> None:
    """A folded leg and a long-toed foot."""
    p.part(limb("96,276 58,236", 24, 21), tone=0.6, puff=12, line=2.6, **FLESH)
    p.part(limb("56,238 58,284", 20, 12), tone=0.66, puff=9, line=2.6, **FLESH)
    for x, y in ((28, 294), (42, 298), (58, 300), (74, 297)):
        p.part(limb(f"58,286 {x},{y - 4}", 10, 8), tone=0.7, puff=5, line=2.2, shadow=0.3, **FLESH)
        p.part(spike(x, y - 3, 12, 7, 90 + (50 - x)), "#3a2a38", tone=0.5, puff=3, line=1.8, shadow=0)
    p.key(strokes(2.4, "46,230 56,224 66,230", "50,240 56,244 64,240"))


def _ghoul_ear(p: Plate) -> None:
    p.part(shape("92,150! 66,140 40,120! 46,146 60,166 90,180!"), tone=0.7, puff=9, ang=30, line=2.8, **FLESH)
    p.part(shape("86,154! 66,148 52,134! 60,152 84,168!"), "#8d3a44", tone=0.5, line=1.2, **FLAT)


def _ghoul_head(p: Plate) -> None:
    """The bald head: ringed eyes, a flat nose, a grin from ear to ear."""
    p.part(
        sym("125,106 98,110 82,130 80,156 84,180 94,204 108,222 125,228"),
        tone=0.82,
        puff=28,
        ang=-36,
        bend=1.6,
        line=3,
        shadow=0.7,
        grad=(125, 140, 0.05, 176, 206, -0.4),
        **FLESH,
    )
    p.part(
        shape("84,178! 98,186 125,189 152,186 166,178! 164,198 150,214 125,220 100,214 86,198"),
        "#3a0a10",
        tone=0.03,
        line=2.8,
        **FLAT,
    )
    teeth(
        p,
        [
            (92, 184, 12, 8, 84),
            (102, 187, 17, 9, 88),
            (113, 189, 11, 8, 90),
            (137, 189, 11, 8, 90),
            (148, 187, 17, 9, 92),
            (158, 184, 12, 8, 96),
        ],
        IVORY,
    )
    low = [(98, 209, 14, 8, -84), (112, 217, 12, 8, -87), (125, 220, 10, 8, -90), (138, 217, 12, 8, -93)]
    teeth(p, [*low, (152, 209, 14, 8, -96)], IVORY)
    p.part(shape("92,214 102,220 106,236! 98,232 94,246! 88,228"), GORE, tone=0.9, puff=4, line=1.6, shadow=0)
    p.part(
        shape("142,222 152,216 160,208! 158,226 152,232 150,244! 144,236"), GORE, tone=0.9, puff=4, line=1.6, shadow=0
    )
    mirrored(p, lambda: _ghoul_eye(p))
    p.part(sym("125,152 117,160 110,172 118,178 125,176"), tone=0.8, puff=7, line=2.2, shadow=0.3, **FLESH)
    p.key(disc(118, 172, 3.4, 2.6) + disc(132, 172, 3.4, 2.6))
    p.key(strokes(2.8, "110,118 125,124 140,118", "106,127 125,133 144,127"))
    p.key(strokes(2.6, "88,170 80,176 82,186", "162,170 170,176 168,186"))


def _ghoul_eye(p: Plate) -> None:
    p.part(shape("86,148 94,136 110,138 120,152 112,166 96,166"), "#6a2438", tone=0.3, line=2.2, **FLAT)
    p.part(shape("88,146 98,140 112,146 118,156 108,164 94,162"), "#1a0a0e", tone=0.02, line=1.6, **FLAT)
    glow(p, 104, 153, 5, SULPHUR)
    p.key(strokes(7, "82,138 104,132 122,154"))


def _ghoul_bone(p: Plate) -> None:
    """The thigh bone, upright, shreds of the last diner on it."""
    p.xf = "rotate(-8 52 200)"
    p.part(limb("52,128 52,268", 15, 15), puff=8, line=2.8, shadow=0.5, **BONE)
    for y, side in ((120, 1), (276, -1)):
        p.part(disc(43, y, 11) + disc(61, y, 11) + disc(52, y + side * 9, 9), puff=10, line=2.8, shadow=0.4, **BONE)
    meat = shape("36,142! 44,134 60,134 70,142! 72,160 66,174 72,190! 62,186 58,196! 50,186 40,192! 42,176 34,162")
    p.part(meat, GORE, tone=0.72, gain=0.85, puff=11, ang=70, line=2.8, shadow=0.4)
    p.cut(strokes(3, "42,144 42,156 46,168", "52,140 54,150 52,158"), "#f0a49a")
    p.xf = ""


def _ghoul_arm(p: Plate) -> None:
    """A long thin arm."""
    p.part(limb("60,156 26,214", 25, 18), tone=0.7, puff=12, ang=30, line=2.8, **FLESH)
    p.part(limb("27,216 56,236", 18, 14), tone=0.74, puff=9, ang=-20, line=2.8, **FLESH)


def _ghoul_fist(p: Plate) -> None:
    """The fingers about the bone."""
    for y in (212, 222, 232, 242):
        p.part(limb(f"44,{y + 1} 68,{y - 2}", 11, 10), tone=0.8, puff=5, line=2.2, shadow=0.4, **FLESH)
        p.part(spike(70, y - 2, 12, 7, 20), "#5a2a30", tone=0.6, puff=3, line=1.6, shadow=0.2)


def _ghoul_claws(p: Plate) -> None:
    """The other hand, hanging over a knee."""
    p.part(disc(190, 238, 14, 12), tone=0.76, puff=10, line=2.6, shadow=0.4, **FLESH)
    for x, y, turn in ((176, 252, 100), (186, 258, 94), (196, 257, 84), (206, 250, 70)):
        p.part(limb(f"190,240 {x},{y}", 11, 8), tone=0.8, puff=5, line=2.2, shadow=0.3, **FLESH)
        p.part(spike(x, y + 2, 18, 8, turn, 2), "#5a2a30", tone=0.6, gain=0.8, puff=4, line=1.8, shadow=0.3)


# ---------------------------------------------------------------- cerberus

HOUND: Stuff = {"col": "#6a5f7a", "gain": 0.9}
TAN: Stuff = {"col": "#d08a48", "gain": 0.75}


def cerberus(p: Plate) -> None:
    """9H: the hound at the gate, three heads on one chest, coals for eyes."""
    blood_night(p, "#e8a45e", (125, 172, 104))
    p.part(
        shaggy([(125, 196), (176, 206), (204, 250), (214, 350), (36, 350), (46, 250), (74, 206)], 4, step=13),
        tone=0.5,
        puff=40,
        ang=74,
        bend=4,
        line=3,
        **HOUND,
    )
    mirrored(p, lambda: _side_head(p))
    chest = p.part(
        sym("125,214 94,220 84,256 92,350! 125,352"), tone=0.62, puff=30, ang=80, line=2.6, shadow=0.5, **HOUND
    )
    hairs(p, chest, 40, 14, lambda x, y: 90, 1.8, seed=4)
    p.part(
        sym("125,268 96,262 70,242 66,260 88,282 125,292"),
        "#b3202e",
        tone=0.66,
        gain=0.7,
        puff=9,
        ang=0,
        line=2.8,
        shadow=0.6,
    )
    for x, y, turn in ((80, 260, 116), (101, 273, 102), (125, 278, 90), (149, 273, 78), (170, 260, 64)):
        p.part(spike(x, y - 2, 22, 14, turn), tone=0.8, puff=5, line=2.2, shadow=0.4, **IRON)
    mirrored(p, lambda: _hound_ear(p))
    _mid_head(p)


def _side_head(p: Plate) -> None:
    """The head on the viewer's left, in profile, barking outwards."""
    p.part(shape("110,150 84,154 70,190 74,230 96,262 128,240"), tone=0.46, puff=26, ang=60, line=2.8, **HOUND)
    p.part(shape("24,186! 44,190 66,192 80,202! 68,222 40,232 22,226"), "#4a0a10", tone=0.05, line=2, **FLAT)
    p.part(shape("28,224 46,214 66,208 76,208! 66,224 44,230"), "#d8606a", tone=0.8, puff=6, line=1.6, shadow=0)
    p.part(
        shape("92,196 84,222 64,238 36,244 20,238 18,224! 34,232 54,226 70,212! 78,200"),
        tone=0.62,
        puff=9,
        line=2.6,
        **TAN,
    )
    teeth(p, [(22, 228, 17, 9, -80), (36, 231, 12, 8, -86), (48, 228, 11, 7, -92), (60, 221, 10, 7, -98)])
    teeth(
        p,
        [(20, 188, 13, 8, 92), (30, 190, 21, 10, 88), (44, 192, 12, 8, 90), (55, 194, 12, 8, 92), (66, 196, 11, 7, 94)],
    )
    p.part(
        shape("104,124 84,124 66,140 52,154 28,160 14,170 12,184 22,192 44,192 68,198 84,206 104,196 116,164"),
        tone=0.64,
        puff=20,
        ang=26,
        bend=3,
        line=2.8,
        shadow=0.5,
        **HOUND,
    )
    p.part(
        shape("20,178 40,176 62,180 82,196 84,206! 66,199 44,193 22,193 14,187"),
        tone=0.76,
        puff=6,
        line=1.6,
        shadow=0,
        **TAN,
    )
    p.part(shape("10,170 18,162 28,166 26,176 16,182 9,178"), "#1d1a22", tone=0.4, gain=0.9, puff=7, line=2.2)
    p.part(shape("60,158! 74,148 86,152! 80,162 68,164"), "#3a0a10", tone=0.1, line=2, **FLAT)
    glow(p, 74, 156, 5, EMBER)
    p.key(strokes(5.4, "54,156 70,142 92,148") + strokes(2.4, "40,162 46,170 42,178", "50,158 56,168 52,178"))
    p.part(shape("78,134! 68,108 74,86! 92,104 102,132!"), tone=0.6, puff=9, ang=70, line=2.8, shadow=0.5, **HOUND)
    p.part(shape("84,130! 78,112 79,100! 90,114 94,130!"), "#a85a52", tone=0.5, line=1.2, **FLAT)


def _hound_ear(p: Plate) -> None:
    """One ear of the middle head."""
    p.part(
        shape("116,112! 98,84 92,50! 84,72 80,104 92,134!"), tone=0.62, puff=10, ang=76, line=2.8, shadow=0.5, **HOUND
    )
    p.part(shape("108,110! 96,88 91,68! 88,94 94,122!"), "#a85a52", tone=0.55, line=1.4, **FLAT)


def _mid_head(p: Plate) -> None:
    """The middle head, full face, snarling."""
    p.part(sym("125,194 104,192 96,206 102,228 112,242 125,246"), "#4a0a10", tone=0.04, line=2.6, **FLAT)
    p.part(sym("125,216 112,218 110,232 125,240"), "#d8606a", tone=0.8, puff=8, line=1.6, shadow=0)
    p.part(sym("125,238 110,234 100,214! 96,232 106,250 125,256"), tone=0.66, puff=8, line=2.4, shadow=0.5, **TAN)
    teeth(p, [(105, 228, 15, 8, -78), (145, 228, 15, 8, -102), (116, 238, 9, 7, -88), (134, 238, 9, 7, -92)])
    p.part(
        sym("125,96 102,98 86,116 82,142 88,164 84,186 94,202 110,208 125,206"),
        tone=0.68,
        puff=28,
        ang=-38,
        bend=2.4,
        line=3,
        shadow=0.7,
        **HOUND,
    )
    p.part(
        sym("125,164 112,168 96,178 86,190 94,206 110,212 125,208"),
        tone=0.8,
        puff=14,
        ang=10,
        line=2.2,
        shadow=0.3,
        **TAN,
    )
    teeth(
        p,
        [
            (99, 205, 13, 8, 88),
            (109, 209, 24, 10, 88),
            (120, 209, 11, 7, 90),
            (130, 209, 11, 7, 90),
            (141, 209, 24, 10, 92),
            (151, 205, 13, 8, 92),
        ],
    )
    p.part(sym("125,160 110,160 106,170 114,180 125,184"), "#1d1a22", tone=0.4, gain=0.9, puff=9, line=2.4, shadow=0.4)
    p.cut(T(114, 166, 120, 163, 127, 164, 2.6), "#8794a8")
    p.key(
        strokes(2.6, "125,182 125,194 125,206")
        + strokes(
            2.4,
            "106,148 116,154 125,150",
            "144,148 134,154 125,150",
            "112,142 118,147 125,144",
            "138,142 132,147 125,144",
        )
    )
    mirrored(p, lambda: _hound_eye(p))


def _hound_eye(p: Plate) -> None:
    p.part(disc(104, 116, 7, 5), tone=0.85, puff=5, line=1.4, shadow=0, **TAN)
    p.part(shape("90,134! 104,128 119,144! 110,150 98,148"), "#3a0a10", tone=0.1, line=2.4, **FLAT)
    glow(p, 105, 140, 6.5, EMBER)
    p.key(strokes(6, "84,126 104,122 122,144"))
    p.key(strokes(2.2, "92,188 98,190 102,188", "92,196 98,198 102,196"))


# ---------------------------------------------------------------- fire spirit

SLAG: Stuff = {"col": "#4a3a44", "gain": 0.95}


def fire_spirit(p: Plate) -> None:
    """10H: a spirit of fire, risen between broken rocks, both fists up."""
    blood_night(p, "#7a2430", (125, 176, 100))
    mirrored(p, lambda: _fire_arm(p))
    fire(
        p,
        "60,330! 54,290 66,262 62,232! 50,214 52,184 66,164! 68,184 78,190! 74,152 84,124 72,96! 96,112 100,130! 108,98 104,62"
        " 120,28! 122,58 140,74 144,100! 154,86 154,70! 172,96 172,126 164,146! 178,142 184,130! 192,160 184,192 176,210!"
        " 190,208 196,198! 200,234 184,260 188,296 184,330!",
        "74,330! 70,294 80,268 78,244! 70,224 70,206 76,194! 84,210 92,204! 86,170 96,142 92,124! 106,136 110,148! 116,118 116,90"
        " 121,66! 128,92 138,108 140,128! 150,120 154,108! 162,130 156,152 152,168! 166,168 172,160! 174,190 164,206 162,222!"
        " 172,224 178,222! 176,250 166,268 170,300 170,330!",
        "88,330! 84,300 96,276 96,250! 92,232 90,222! 102,226 104,218! 98,190 106,166 106,156! 116,164 118,172! 120,146 122,126"
        " 124,112! 132,136 136,150! 144,146 146,142! 150,164 142,186 142,200! 152,204 156,198! 158,222 148,240 150,258! 156,280"
        " 156,310 156,330!",
    )
    _fire_face(p)
    _rocks(p)


def _fire_arm(p: Plate) -> None:
    """A flaming arm with a fist of slag."""
    fire(
        p,
        "96,196! 70,190 52,202 40,228! 34,210 38,200! 20,204 10,190 14,168! 22,172 26,168! 20,146 34,130 38,104! 52,122"
        " 52,136 64,142! 66,158 62,170! 76,166 92,174 104,180!",
        "92,190! 72,182 54,186 44,206! 40,194 44,188! 28,190 22,180 24,172! 32,178 34,168! 30,150 38,140 41,124! 50,138 50,150"
        " 56,154! 56,164 54,174! 70,172 88,180 100,186!",
    )
    p.part(
        shape("22,146! 34,134 52,136! 62,148 60,164! 46,174 28,170! 20,160"),
        tone=0.56,
        puff=12,
        ang=30,
        line=2.8,
        shadow=0.4,
        **SLAG,
    )
    p.key(strokes(3, "32,136 34,148 30,160", "42,134 45,148 42,162", "52,138 54,148 52,160"))
    p.cut(strokes(2.6, "26,164 36,160 44,170", "58,150 50,156 48,168"), FLAME[1])


def _fire_face(p: Plate) -> None:
    """Eyes and a mouth burnt into the flame."""
    mirrored(
        p,
        lambda: p.part(shape("92,166! 104,168 118,184! 112,196 98,194 90,182"), "#5c0f16", tone=0.1, line=2.6, **FLAT),
        124,
    )
    mirrored(p, lambda: p.cut(disc(106, 183, 5), "#fff3c0"), 124)
    mirrored(p, lambda: p.key(strokes(7, "84,158 104,160 122,182")), 124)
    p.part(
        shape(
            "86,216! 98,224 112,218 124,226 136,218 150,224 164,214! 166,240 156,262 142,272 124,276 106,272 92,262 84,240"
        ),
        "#5c0f16",
        tone=0.1,
        line=2.8,
        **FLAT,
    )
    fire(
        p,
        "100,268! 98,250 106,246 104,238! 116,246 118,252! 122,240 126,234! 134,246 134,254! 142,248 146,240! 150,258 146,268! 124,276",
        "108,270! 108,256! 116,262 122,250! 130,260 138,256! 140,270! 124,275",
    )
    for x, size in ((94, 17), (110, 14), (138, 14), (155, 17)):
        p.part(spike(x, 218, size, 12, 90), FLAME[1], tone=1, gain=0.4, puff=4, line=2, shadow=0)


def _rocks(p: Plate) -> None:
    """The broken ground it rises from, cracks aglow."""
    for spec in (
        "0,350! 0,262! 26,254! 48,272! 62,268! 84,290! 96,350!",
        "250,350! 250,258! 226,250! 204,268! 188,264! 168,290! 156,350!",
        "70,350! 80,292! 104,282! 124,294! 150,284! 170,294! 182,350!",
    ):
        p.part(shape(spec), tone=0.5, puff=12, ang=30, bend=3, line=3, shadow=0.4, **SLAG)
    p.cut(
        strokes(
            3.4, "20,266 30,282 22,300", "30,282 46,286 54,300", "228,264 220,280 230,298", "220,280 204,284 198,300"
        ),
        FLAME[1],
    )
    p.cut(strokes(2.8, "104,290 112,300 106,318", "150,292 142,302 148,318"), FLAME[1])
    for x, y, r in ((66, 128, 2.6), (190, 116, 3), (206, 96, 2), (58, 108, 2), (86, 78, 2.4), (162, 56, 2.2)):
        p.cut(disc(x, y, r), FLAME[1])


# ---------------------------------------------------------------- werewolf

FUR: Stuff = {"col": "#ad7d5c", "gain": 0.85}
BIB: Stuff = {"col": "#dcc7a8", "gain": 0.7}


def werewolf(p: Plate) -> None:
    """JH: a werewolf in the rags of its trousers, howling at a moon as big as itself."""
    blood_night(p, "#f0d9a8", (138, 142, 104))
    _wolfman_body(p)
    _wolfman_head(p)
    for spec, side in (("76,196 38,224 42,262", 1), ("190,196 222,226 212,264", -1)):
        _wolfman_arm(p, spec, side)


def _wolfman_body(p: Plate) -> None:
    """The great chest and the narrow waist."""
    body = p.part(
        shaggy(
            [
                (142, 128),
                (176, 146),
                (206, 172),
                (210, 206),
                (186, 236),
                (172, 270),
                (176, 350),
                (84, 350),
                (88, 270),
                (76, 236),
                (54, 206),
                (56, 176),
                (90, 150),
                (112, 132),
            ],
            7,
            step=11,
            lean=0.6,
            seed=2,
        ),
        tone=0.58,
        puff=40,
        ang=70,
        bend=4,
        line=3,
        shadow=0.6,
        **FUR,
    )
    hairs(p, body, 120, 13, lambda x, y: 90 + (128 - x) * 0.3, 1.8, seed=3)
    bib = p.part(
        shaggy(
            [
                (118, 140),
                (146, 158),
                (172, 178),
                (164, 214),
                (146, 240),
                (140, 290),
                (122, 290),
                (112, 240),
                (92, 214),
                (86, 182),
                (104, 160),
            ],
            6,
            step=10,
            lean=0.6,
            seed=4,
        ),
        tone=0.7,
        puff=26,
        ang=82,
        line=1.8,
        shadow=0,
        **BIB,
    )
    hairs(p, bib, 60, 13, lambda x, y: 92, 1.8, seed=5)
    p.key(strokes(3, "128,186 130,210 128,236", "98,216 114,226 126,214", "158,216 144,226 132,214"))
    p.part(
        shape("74,276! 92,268 128,274 166,266 184,274! 192,350! 68,350!"),
        "#4a5a8a",
        tone=0.6,
        gain=0.7,
        puff=16,
        ang=80,
        line=2.8,
        shadow=0.6,
    )
    p.part(
        shape("76,268! 128,276 180,264! 182,278 128,290 76,282!"),
        "#8a5a2c",
        tone=0.66,
        gain=0.7,
        puff=6,
        ang=0,
        line=2.4,
        shadow=0.4,
    )


def _wolfman_head(p: Plate) -> None:
    """A wolf's head drawn level, then thrown back."""
    ruff = p.part(
        shaggy(
            [(176, 96), (196, 128), (192, 168), (160, 186), (124, 178), (98, 152), (112, 128), (140, 120)],
            10,
            step=13,
            lean=0.6,
            seed=9,
        ),
        tone=0.64,
        puff=24,
        ang=50,
        line=2.8,
        shadow=0.6,
        **FUR,
    )
    hairs(p, ruff, 60, 16, lambda x, y: 110, 2, seed=6)
    p.xf = "translate(146 126) rotate(64) scale(.98)"
    p.part(shape("22,-30! 40,-54 66,-66! 62,-40 50,-16!"), tone=0.46, puff=8, line=2.6, **FUR)
    p.part(shape("-76,6! -20,10 24,16! 10,38 -24,46 -60,46!"), "#5c0f16", tone=0.08, line=2, **FLAT)
    p.part(shape("18,22 -8,24 -36,32 -52,38! -34,44 -6,38"), "#d8606a", tone=0.8, puff=6, line=1.6, shadow=0)
    p.part(
        shape("34,12 24,38 0,52 -28,58 -56,56 -66,48! -64,40! -36,46 -6,38 16,24!"),
        tone=0.66,
        puff=9,
        line=2.6,
        shadow=0.4,
        **BIB,
    )
    teeth(p, [(-60, 45, 20, 9, -84), (-47, 47, 11, 7, -88), (-36, 46, 10, 7, -92), (-25, 43, 10, 7, -96)])
    teeth(
        p,
        [(-78, 8, 13, 8, 88), (-68, 10, 22, 10, 86), (-54, 11, 11, 8, 90), (-43, 12, 11, 8, 90), (-32, 12, 11, 7, 92)],
    )
    p.part(
        shape("52,-22 30,-42 6,-44 -14,-34 -34,-22 -64,-16 -84,-8 -88,4 -78,12 -50,12 -20,14 10,24 38,28 56,10"),
        tone=0.68,
        puff=20,
        ang=30,
        bend=3,
        line=2.8,
        shadow=0.5,
        **FUR,
    )
    p.part(
        shape("-80,4 -50,2 -20,2 8,10 30,26! 8,22 -20,14 -50,12 -78,12"), tone=0.78, puff=6, line=1.6, shadow=0, **BIB
    )
    p.part(shape("-92,2 -90,-8 -80,-12 -72,-6 -76,4 -86,8"), "#1d1a22", tone=0.4, gain=0.9, puff=7, line=2.2)
    p.part(shape("-24,-12! -8,-24 10,-20! 4,-8 -10,-6"), "#ffd84a", tone=1, line=2.4, **FLAT)
    p.key(disc(-5, -15, 3.6) + strokes(5.6, "-32,-16 -10,-34 18,-24"))
    p.key(strokes(2.4, "-52,-14 -46,-6 -52,2", "-42,-16 -36,-8 -42,2"))
    p.part(shape("12,-34! 22,-64 48,-84! 52,-54 44,-20!"), tone=0.66, puff=9, ang=70, line=2.8, shadow=0.5, **FUR)
    p.part(shape("20,-36! 28,-58 43,-70! 44,-50 38,-28!"), "#a85a52", tone=0.55, line=1.4, **FLAT)
    p.xf = ""


def _wolfman_arm(p: Plate, spec: str, side: int) -> None:
    """A shaggy arm and a hand of claws; `side` is 1 for the arm on the viewer's left."""
    (x0, y0), (x1, y1), (x2, y2) = (tuple(map(float, at.split(","))) for at in spec.split())
    upper = shaggy(
        [(x0 - 20, y0 - 8), (x0, y0 - 22), (x0 + 20, y0), (x1 + 14, y1 + 8), (x1, y1 + 18), (x1 - 15, y1 + 2)],
        5,
        step=9,
        seed=11,
    )
    p.part(upper, tone=0.68, puff=16, ang=40, line=2.8, shadow=0.5, **FUR)
    fore = shaggy(
        [(x1 - 14, y1 - 2), (x1, y1 - 14), (x1 + 15, y1), (x2 + 13, y2 - 4), (x2, y2 + 8), (x2 - 13, y2 - 4)],
        5,
        step=9,
        seed=12,
    )
    p.part(fore, tone=0.72, puff=13, ang=60, line=2.8, shadow=0.5, **FUR)
    for dx, dy, turn in ((-17, 8, 128), (-7, 17, 104), (6, 18, 80), (17, 10, 54)):
        p.part(limb(f"{x2},{y2 + 2} {x2 + dx},{y2 + dy}", 14, 10), tone=0.62, puff=6, line=2.2, shadow=0.3, **FUR)
        p.part(
            spike(x2 + dx, y2 + dy + 2, 23, 10, turn, 4 * side),
            IVORY,
            tone=0.92,
            gain=0.8,
            puff=4,
            line=2.2,
            shadow=0.4,
        )


DRAWINGS: dict[str, Drawing] = {"7H": ghoul, "9H": cerberus, "10H": fire_spirit, "JH": werewolf}
