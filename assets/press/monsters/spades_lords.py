"""The lords of the spades: the lich king and the grim reaper."""

from __future__ import annotations

from assets.press.plate import Plate

from .ground import Drawing, ground
from .pen import EMBER, SOUL, disc, glow, limb, shape, strokes
from .spades_kit import BONE, FLAT, GOLD, IRON, NIGHT, STEEL, WOOD, Stuff, death_head

TEAL = "#4fd6b8"

ROBE: Stuff = {"col": "#6a3a96", "gain": 0.65}
HAIR: Stuff = {"col": "#c9c4d6", "gain": 0.6}
FLESH: Stuff = {"col": "#b9c4a0", "gain": 0.5, "bend": 1}
ICE: Stuff = {"col": "#a9d3e0", "gain": 0.7}


def lich_king(p: Plate) -> None:
    """A lich from the side, withered under a crown of ice, looking at its soul in its bony fingers."""
    ground(p, NIGHT)
    p.part(
        shape("52,316! 62,270 92,242 140,228 190,236 222,262 236,316!"),
        puff=26,
        ang=74,
        bend=3,
        line=2.6,
        tone=0.5,
        **ROBE,
    )
    _lich_collar(p)
    p.part(
        shape("150,96 182,104 204,138 206,184 222,226 208,258! 196,236 186,262! 170,232 150,226"),
        puff=12,
        ang=80,
        line=2.6,
        tone=0.62,
        **HAIR,
    )
    p.key(strokes(3, "176,120 192,168 194,226", "190,128 204,176 210,232", "164,150 178,196 182,236"))
    _lich_face(p)
    _lich_crown(p)
    _soul(p)


def _lich_collar(p: Plate) -> None:
    """The collar that stands up behind the head, its blue lining towards the head, with a gold chain in front."""
    p.part(
        shape("124,262 168,240 200,204 226,146! 240,190 240,250 216,286 150,292"),
        puff=14,
        ang=60,
        line=2.6,
        tone=0.5,
        **ROBE,
    )
    p.cut(strokes(3, "228,150 216,196 180,242"), "#e8c36a")
    p.part(shape("76,278! 108,262 140,262 168,270! 146,292 112,308 92,300"), puff=6, line=2.2, tone=0.72, **GOLD)


def _lich_face(p: Plate) -> None:
    """The withered face: brow, a long hooked nose, hollow cheek, lips shrunk back from the teeth."""
    p.part(shape("122,216 150,222 168,206 172,250 140,266 116,254"), puff=12, ang=80, line=2.4, tone=0.44, **FLESH)
    p.part(
        shape(
            "104,100! 140,92 172,104 184,140 176,186 158,212 128,226 104,232 96,222! 98,212! 90,206! 96,198 92,192!"
            " 88,184! 74,182! 68,172 88,142! 84,130! 92,118"
        ),
        puff=24,
        ang=-34,
        line=2.8,
        tone=0.74,
        grad=(100, 150, 0.06, 180, 200, -0.4),
        **FLESH,
    )
    p.part(shape("92,192! 110,186 126,190! 122,204 104,212 98,212! 90,206!"), "#1d1015", tone=0.03, line=2, **FLAT)
    for x in (98, 105, 112, 119):
        p.part(f'<rect x="{x - 3}" y="190" width="6" height="8" rx="2"/>', puff=2, line=1.2, shadow=0, **BONE)
        p.part(f'<rect x="{x - 2}" y="200" width="5.4" height="8" rx="2"/>', puff=2, line=1.2, shadow=0, **BONE)
    p.part(shape("92,138! 106,130 124,136 126,148 112,156 98,152"), "#1d1015", tone=0.02, line=2, **FLAT)
    glow(p, 108, 144, 6, SOUL)
    p.key(strokes(5.4, "84,132 104,120 132,138") + strokes(3.6, "126,158 132,182 122,204"))
    p.key(
        strokes(
            2.6, "138,160 142,184 132,206", "78,176 84,172 90,174", "94,150 86,160 84,170", "112,160 104,168 100,178"
        )
    )
    p.part(shape("160,148 172,144 178,160 170,178 160,176"), puff=6, ang=40, line=2.2, tone=0.6, **FLESH)


def _lich_crown(p: Plate) -> None:
    """A crown of ice in a band of gold, leaning back."""
    p.part(
        shape("98,112! 88,66! 110,86! 120,26! 140,78! 162,34! 166,84! 198,64! 186,120! 142,100"),
        puff=9,
        ang=70,
        line=2.6,
        shadow=0.7,
        tone=0.8,
        **ICE,
    )
    p.key(strokes(2.2, "120,40 122,66 128,92", "160,48 156,72 154,92", "190,74 180,90 176,106", "92,76 98,90 104,102"))
    p.part(shape("96,104 140,88 188,106 186,122 140,104 98,120"), puff=6, ang=4, line=2.2, tone=0.8, **GOLD)
    for x, y, r in ((106, 109, 4), (128, 100, 5.4), (154, 101, 4.6), (176, 110, 4)):
        p.part(disc(x, y, r), "#3fae9c", tone=0.9, gain=0.8, puff=r, line=1.6, shadow=0.2)


def _soul(p: Plate) -> None:
    """The soul, burning in a ball of glass that five finger bones hold up."""
    p.part(shape("18,316! 22,286 40,268 66,270 86,316!"), puff=14, ang=20, line=2.6, tone=0.6, **ROBE)
    p.part(limb("34,282 36,246", 15, 15), puff=7, line=2.2, shadow=0.4, **BONE)
    p.part(limb("36,250 68,238", 9, 8), puff=5, line=2, shadow=0.3, **BONE)
    p.part(disc(45, 206, 31), "#1f7a72", tone=0.9, gain=0.5, puff=30, ang=-40, line=2.8, shadow=0.4)
    p.part(
        shape("46,176! 30,192 25,210 33,225 45,230 57,226 65,212 61,196 55,202! 54,186"),
        TEAL,
        tone=1,
        line=1.6,
        **FLAT,
    )
    p.part(shape("45,194! 37,208 39,220 45,224 53,220 53,210 49,212!"), "#e9fff0", tone=1, line=0, **FLAT)
    for root, knuckle, tip in (
        ("28,242", "14,224", "18,204"),
        ("34,240", "28,226", "32,212"),
        ("42,240", "46,228", "50,214"),
        ("58,242", "74,226", "72,206"),
    ):
        p.part(limb(f"{root} {knuckle}", 9, 8), puff=5, line=2, shadow=0.3, **BONE)
        p.part(limb(f"{knuckle} {tip}", 8, 5), puff=4, line=2, shadow=0.4, **BONE)


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
