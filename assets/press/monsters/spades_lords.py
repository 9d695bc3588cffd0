"""The lords of the spades: the lich king and the grim reaper."""

from __future__ import annotations

from assets.press.plate import Plate

from .ground import Drawing, ground
from .pen import EMBER, SOUL, disc, limb, mirrored, shape, strokes, sym
from .spades_kit import BONE, FLAT, GOLD, IRON, NIGHT, STEEL, WOOD, Stuff, death_head

TEAL = "#4fd6b8"

ROBE: Stuff = {"col": "#6a3a96", "gain": 0.65}
HAIR: Stuff = {"col": "#c9c4d6", "gain": 0.6}


def lich_king(p: Plate) -> None:
    """A crowned lich with eyes of cold fire, cradling a soul in its finger bones."""
    ground(p, NIGHT)
    mirrored(p, lambda: _lich_collar(p), 128)
    p.part(
        sym("128,200 92,204 58,222 40,260 34,310! 128,312", 128), puff=26, ang=74, bend=3, line=2.6, tone=0.5, **ROBE
    )
    p.part(
        sym("128,98 94,104 82,130 80,180 70,226! 84,218 88,240! 100,222 106,238! 118,214 128,210", 128),
        puff=12,
        ang=84,
        line=2.4,
        tone=0.62,
        **HAIR,
    )
    p.part(sym("128,214 104,218 82,240 74,262! 92,250 110,262 128,300!", 128), puff=6, line=2.2, tone=0.72, **GOLD)
    death_head(p, 128, 148, 1.22, SOUL, {"col": "#dfe0b8", "tone": 0.8, "gain": 0.55, "bend": 0.6})
    mirrored(p, lambda: _lich_lock(p), 128)
    _lich_crown(p)
    _soul(p)


def _lich_collar(p: Plate) -> None:
    p.part(
        shape("104,226 84,190 62,158 34,128! 30,176 40,224 66,256 108,262"), puff=14, ang=60, line=2.6, tone=0.5, **ROBE
    )
    p.part(
        shape("106,234 90,204 68,176 44,152! 46,190 58,224 84,248"),
        "#24496a",
        tone=0.55,
        gain=0.5,
        puff=18,
        ang=64,
        line=1.6,
        shadow=0,
    )
    p.key(strokes(2.8, "52,172 66,204 92,232", "48,190 60,216 80,236"))
    p.cut(strokes(3, "33,132 64,156 86,192"), "#e8c36a")


def _lich_lock(p: Plate) -> None:
    p.part(
        shape("100,100 86,118 86,150 92,176 82,210! 76,180 74,150 78,116 90,98"),
        puff=7,
        ang=84,
        line=2,
        tone=0.72,
        **HAIR,
    )
    p.key(strokes(1.8, "84,120 80,150 84,184", "90,112 84,132 86,154"))


def _lich_crown(p: Plate) -> None:
    p.part(
        sym("128,36! 119,78! 106,50! 100,82! 84,64! 82,112 104,104 128,102", 128),
        puff=9,
        ang=20,
        line=2.6,
        shadow=0.7,
        tone=0.7,
        **GOLD,
    )
    p.part(sym("128,94 104,96 81,104 83,118 104,110 128,108", 128), puff=6, ang=4, line=2, tone=0.8, **GOLD)
    for x, y, r in ((128, 101, 6), (106, 104, 4), (150, 104, 4), (128, 36, 4.4), (106, 50, 4), (150, 50, 4)):
        p.part(disc(x, y, r), "#3fae9c", tone=0.9, gain=0.8, puff=r, line=1.6, shadow=0.2)


def _soul(p: Plate) -> None:
    p.part(disc(128, 268, 31), "#1f7a72", tone=0.9, gain=0.5, puff=30, ang=-40, line=2.6, shadow=0.4)
    p.part(
        shape("128,238! 112,256 108,274 116,288 128,292 140,288 148,274 144,258 138,264! 136,248"),
        TEAL,
        tone=1,
        line=1.6,
        **FLAT,
    )
    p.part(shape("128,256! 120,270 122,282 128,286 136,282 136,272 132,274!"), "#e9fff0", tone=1, line=0, **FLAT)
    mirrored(p, lambda: _lich_hand(p), 128)


def _lich_hand(p: Plate) -> None:
    p.part(shape("40,310! 46,280 62,268 84,284 88,310!"), puff=14, ang=20, line=2.4, tone=0.6, **ROBE)
    for knuckle, tip in (("88,254", "104,244"), ("84,264", "106,258"), ("84,276", "106,272"), ("88,288", "108,286")):
        p.part(limb(f"72,288 {knuckle}", 9, 9), puff=5, line=1.8, shadow=0.3, **BONE)
        p.part(limb(f"{knuckle} {tip}", 9, 6), puff=4, line=1.8, shadow=0.4, **BONE)


SHROUD: Stuff = {"col": "#433a60", "gain": 0.7}


def reaper(p: Plate) -> None:
    """Death in a black cowl before a white moon, the scythe arched over its head."""
    ground(p, NIGHT, moon="#efe0b4", disc=(122, 186, 98))
    p.part(
        shape("120,190 84,206 52,228 32,262 22,310! 214,310! 206,266 192,232 156,206"),
        puff=30,
        ang=72,
        bend=3,
        line=2.8,
        tone=0.34,
        **SHROUD,
    )
    p.key(
        strokes(4, "96,232 84,264 82,306", "120,236 122,270 118,306", "146,232 158,262 160,306", "66,244 52,272 50,306")
    )
    p.part(
        shape(
            "124,92! 96,104 74,130 62,166 60,200 76,228 96,240 120,246 146,240 168,226 182,200 180,164 168,128 148,102"
        ),
        puff=26,
        ang=58,
        bend=3,
        line=2.8,
        shadow=0.7,
        tone=0.42,
        **SHROUD,
    )
    cowl = p.part(
        shape("121,118 98,128 84,154 82,186 92,214 120,232 148,214 160,186 158,154 144,128"),
        "#0f0b14",
        tone=0.02,
        line=2,
        **FLAT,
    )
    p.cut(strokes(2.4, "70,164 78,132 104,108", "66,196 64,180 68,168"), "#8f84bd")
    death_head(p, 121, 168, 1.06, EMBER, {"col": "#efe6cc", "tone": 0.88, "gain": 0.5, "bend": 0.6})
    brow = shape("121,104 90,116 70,160 85,172 91,152 104,139 121,134 138,139 151,152 157,172 172,160 152,116")
    p.part(brow, puff=8, ang=40, line=2, shadow=0.9, tone=0.4, clip=cowl, **SHROUD)
    _scythe_blade(p)
    p.part(limb("196,128 182,314", 10, 11), puff=5, ang=84, line=2.4, tone=0.66, **WOOD)
    _sleeves(p)
    for x, y in ((189, 216), (184, 274)):
        for i in range(4):
            p.part(
                limb(f"{x - 10},{y - 13 + i * 9} {x + 10},{y - 14 + i * 9}", 8.5, 7.5),
                puff=4,
                line=1.7,
                shadow=0.4,
                **BONE,
            )


def _scythe_blade(p: Plate) -> None:
    p.part(limb("197,100 193,132", 15, 14), puff=7, ang=4, line=2.2, tone=0.6, **IRON)
    p.part(
        shape("204,108! 184,84 158,66 126,58 96,64 76,86 66,122! 84,98 104,86 128,84 156,94 192,124!"),
        puff=8,
        ang=66,
        line=2.8,
        shadow=0.7,
        tone=0.62,
        **IRON,
    )
    p.part(
        shape("66,122! 84,98 104,86 128,84 156,94 192,124! 196,116! 160,86 128,76 102,78 82,92"),
        puff=3,
        ang=30,
        line=1.4,
        shadow=0,
        tone=0.96,
        **STEEL,
    )
    p.key(strokes(2, "150,70 156,78 154,84", "110,66 114,72 112,78"))


def _sleeves(p: Plate) -> None:
    p.part(
        shape("138,242 158,218 180,200 182,226 178,240! 170,238 166,258! 148,262"),
        puff=12,
        ang=40,
        line=2.4,
        tone=0.54,
        **SHROUD,
    )
    p.part(
        shape("112,284 142,264 178,258 180,284 174,300! 164,296 158,312! 118,308"),
        puff=12,
        ang=30,
        line=2.4,
        tone=0.54,
        **SHROUD,
    )


DRAWINGS: dict[str, Drawing] = {"KS": lich_king, "AS": reaper}
