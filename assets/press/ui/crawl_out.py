"""The good end of a crawl: up the stair into the morning, with a sack of trophies. 300 x 200 design px."""

from __future__ import annotations

from collections.abc import Callable

from assets.press.materials import GOLD, LEATHER, STEEL, Material
from assets.press.monsters.pen import disc, limb, shape, strokes, sym
from assets.press.plate import Array, Plate
from assets.press.sunburst import rays
from assets.press.ui.edge import panel

COAT: Material = {"tone": 0.68, "gain": 0.8, "puff": 14, "ang": 72, "bend": 3, "line": 2.8, "shadow": 0}
MAIL: Material = COAT | {"col": "#aab4bb", "tone": 0.78}
ROBE: Material = COAT | {"col": "#5b4596"}
CREST: Material = COAT | {"col": "#c23a34", "puff": 8, "line": 2.4}
BEARD: Material = COAT | {"col": "#8a4a22", "puff": 8, "line": 2.4}
HAIR: Material = COAT | {"col": "#3a2a3a", "tone": 0.5, "puff": 8, "line": 2.4}
HOSE: Material = {"col": "#4a3a30", "tone": 0.5, "gain": 0.7, "puff": 7, "ang": 80, "line": 2.6, "shadow": 0}
BOOT: Material = LEATHER | {"col": "#5a3620", "puff": 7, "shadow": 0}
SACK: Material = {
    "col": "#c79a5c",
    "tone": 0.74,
    "gain": 0.8,
    "puff": 30,
    "ang": -34,
    "bend": 3,
    "line": 3,
    "shadow": 0.3,
}
BONE: Material = {"col": "#efe6d2", "tone": 0.9, "gain": 0.6, "puff": 6, "line": 2.4, "shadow": 0.2}
SKIN = "#e3b48c"


def morning(p: Plate) -> None:
    """Sun, clouds, far hills with a village, a meadow and the road home."""
    p.part('<rect width="450" height="300"/>', "#f6cf93", tone=1.2, flat=True, line=0, shadow=0)
    p.part(rays(354, 138, 40, 44, 420), "#efb56d", tone=0.94, flat=True, line=0, shadow=0)
    p.part(disc(354, 138, 44), "#fff3c4", tone=1.2, flat=True, line=2.4, shadow=0)
    for x, y, k in ((250, 62, 1.0), (404, 50, 0.8), (300, 92, 0.6)):
        p.part(shape(f"{x - 42 * k},{y} {x - 20 * k},{y - 10 * k} {x + 6 * k},{y - 15 * k} {x + 28 * k},{y - 8 * k} {x + 44 * k},{y} {x},{y + 5 * k}"),
               "#fbe6bb", tone=1.1, flat=True, line=1.8, shadow=0)  # fmt: skip
    for x, y in ((276, 118), (292, 106), (420, 92)):
        p.key(strokes(2.4, f"{x - 8},{y - 3} {x - 3},{y - 6} {x},{y}", f"{x},{y} {x + 3},{y - 6} {x + 8},{y - 3}"))
    p.part(shape("140,196! 200,164 262,172 306,182 352,164 410,160 470,176 470,260! 140,260!"), "#7fa39a", tone=0.84, gain=0.3,
           puff=16, ang=12, line=2, shadow=0)  # fmt: skip
    houses = "M392 172 L392 160 L400 152 L408 160 L408 172Z M410 172 L410 156 L415 140 L420 156 L420 172Z M424 174 L424 162 L431 155 L438 162 L438 174Z"
    p.part(Plate.P(houses), "#5f7f86", tone=0.75, gain=0.4, puff=4, line=1.6, shadow=0)
    p.part(shape("120,234! 200,206 280,204 350,196 410,196 470,206 470,310! 120,310!"), "#7fa36a", tone=0.78, gain=0.5, puff=22,
           ang=8, bend=3, line=2.2, shadow=0)  # fmt: skip
    p.part(shape("120,276! 220,262 330,258 392,238 404,222 392,210 396,202! 404,202! 408,210 424,222 420,244 380,276 330,300 300,312! 100,312!"),
           "#efdcae", tone=1, flat=True, line=2, shadow=0)  # fmt: skip


def stair(p: Plate) -> None:
    """A mound with an arch in it; steps go down into the dark, from which somebody looks after the hero."""
    p.part(shape("-20,320! -20,36 40,14 96,16 152,50 186,116 208,200 226,262 236,282! 150,300 120,320!"), "#6d7f4a", tone=0.52,
           gain=0.6, puff=30, ang=60, bend=3, line=3, shadow=0.4)  # fmt: skip
    for x, y in ((20, 34), (60, 20), (112, 30), (150, 62), (178, 112), (200, 184), (26, 90), (196, 236)):
        p.key(
            strokes(
                3,
                f"{x - 6},{y} {x - 7},{y - 10} {x - 11},{y - 16}",
                f"{x},{y} {x},{y - 12} {x + 1},{y - 19}",
                f"{x + 6},{y} {x + 7},{y - 9} {x + 12},{y - 14}",
            )
        )
    ring = "M14 276 L14 146 C14 34 174 34 174 146 L174 276 L148 276 L148 148 C148 70 40 70 40 148 L40 276Z"
    hole = p.part(
        Plate.P("M40 276 L40 148 C40 70 148 70 148 148 L148 276Z"), "#120d14", tone=0, flat=True, line=0, shadow=0
    )
    # the nearest step is the highest and the lightest
    for i, tone in enumerate((0.9, 0.66, 0.46, 0.28)):
        y, inset = 276 - i * 15, i * 9
        p.part(Plate.P(f"M{34 + inset} {y} L{154 - inset} {y} L{150 - inset} {y - 10} L{38 + inset} {y - 10}Z"), "#8f8478",
               tone=tone, gain=0.3, puff=4, ang=2, line=1.8, shadow=0, clip=hole)  # fmt: skip
    for x, y, k, colour in ((82, 150, 1.0, "#e8cf3e"), (114, 176, 0.66, "#f2762a"), (66, 188, 0.55, "#4fd6b8")):
        for side in (-1, 1):
            eye = shape(
                f"{x + 4 * k * side},{y + 3 * k}! {x + 12 * k * side},{y - 5 * k} {x + 20 * k * side},{y - 3 * k}! {x + 13 * k * side},{y + 6 * k}"
            )
            p.cut(eye, colour, clip=hole)
            p.key(disc(x + 12 * k * side, y, 1.8 * k, 4 * k))
    p.part(Plate.P(ring, 'fill-rule="evenodd"'), "#b08a5c", tone=0.66, gain=0.7, puff=10, ang=40, line=3, shadow=0.4)
    joints = (
        "14,232 28,233 40,231", "14,188 28,188 40,189", "15,142 28,144 40,147", "30,96 44,102 54,110", "64,66 72,78 76,90",
        "108,62 108,74 106,86", "152,90 144,98 134,108", "172,134 160,138 148,142", "174,186 160,187 148,188", "174,232 160,232 148,233",
    )  # fmt: skip
    p.key(strokes(3.4, *joints))
    p.part(sym("94,46 82,48 85,84 94,86", 94), "#c9a36c", tone=0.76, gain=0.7, puff=7, line=2.4, shadow=0.3)
    p.key(disc(90, 62, 2.6) + disc(98, 62, 2.6) + strokes(2.6, "87,72 94,77 101,72"))


Head = Callable[[Plate], None]


def hero(p: Plate, coat: Material, head: Head) -> None:
    """A hero striding into the sun, a bulging sack over the shoulder."""
    p.xf = "translate(276 190) scale(1.08)"
    p.part(shape("44,88 8,94 -70,104 -134,108! -60,96 -30,86"), "#5a3426", tone=0.1, flat=True, line=0, shadow=0)
    p.part(limb("-8,34 -30,62", 20, 16), **HOSE)
    p.part(limb("-30,62 -50,82", 16, 13), **BOOT)
    p.part(shape("-60,76 -52,70 -40,84 -30,94 -36,98! -60,88"), **BOOT)
    p.part(limb("2,34 24,60", 21, 16), **HOSE)
    p.part(limb("24,60 26,84", 16, 14), **BOOT)
    p.part(shape("18,82 34,80 52,88 54,96! 16,96!"), **BOOT)
    _sack(p)
    p.part(shape("-14,-26 8,-32 24,-20 28,6 34,34 36,52 10,46 -16,54 -42,44 -30,10"), **coat)
    p.key(strokes(3, "-2,-20 -10,14 -24,44", "10,-20 8,14 4,46", "20,-12 24,14 26,44"))
    p.part(
        shape("-32,20 0,26 31,20 32,28 0,34 -35,28"),
        **LEATHER | {"col": "#5a3620", "puff": 4, "line": 2.2, "shadow": 0},
    )
    p.part('<rect x="8" y="19" width="14" height="15" rx="3"/>', **GOLD | {"puff": 4, "line": 2, "shadow": 0})
    before = p.xf
    p.xf += " translate(-2 30) rotate(38)"
    p.part(shape("-4,0! 4,0! 4,54 0,66! -4,54"), **STEEL | {"col": "#7a5a38", "tone": 0.6, "shadow": 0.2})
    p.part(
        '<rect x="-11" y="-5" width="22" height="6" rx="3"/><rect x="-3" y="-20" width="6" height="16" rx="2"/>',
        **GOLD | {"puff": 3, "line": 2},
    )
    p.xf = before
    # the arm comes up to the neck of the sack
    _face(p)
    head(p)
    p.part(limb("12,-12 30,-2", 19, 15), **coat | {"puff": 7, "shadow": 0.3})
    p.part(limb("30,-2 12,-20", 14, 12), **coat | {"puff": 6, "shadow": 0.3})
    p.part(limb("6,-24 -26,-36", 9, 15), **SACK | {"puff": 5, "line": 2.4})
    p.part(disc(9, -23, 8, 7), SKIN, tone=0.95, gain=0.5, puff=6, line=2.4, shadow=0.2)
    p.key(strokes(1.8, "4,-26 8,-24 13,-26", "4,-22 8,-20 13,-22"))
    p.xf = ""


def _face(p: Plate) -> None:
    face = "2,-64 20,-66 29,-58 31,-51 36,-44 31,-40! 31,-34 26,-28 10,-28"
    p.part(shape(face), SKIN, tone=0.95, gain=0.4, puff=8, line=2.4, shadow=0)
    p.key(strokes(3.4, "19,-51 22,-54 26,-52") + strokes(2.6, "31,-36 27,-33 21,-35", "20,-58 24,-61 28,-59"))


def _helm(p: Plate) -> None:
    """A helm with a red crest and a nose guard, and a beard."""
    p.part(shape("6,-38 18,-32 31,-38! 33,-24 26,-12 12,-12 2,-24"), **BEARD)
    p.key(strokes(2.2, "12,-28 14,-20 18,-15", "21,-29 22,-22 23,-17"))
    p.part(shape("-22,-42 -33,-66 -24,-90 -2,-102 22,-96 32,-82! 12,-84 -8,-76 -14,-60"), **CREST)
    p.key(
        strokes(2.6, "-28,-66 -21,-64 -15,-62", "-20,-86 -14,-80 -8,-75", "0,-98 2,-91 4,-84", "18,-94 18,-89 18,-84")
    )
    p.part(shape("-18,-30 -20,-56 -8,-78 14,-84 30,-75 34,-63! 14,-61 8,-50 10,-32! 0,-24"), **STEEL | {"puff": 12})
    p.part(shape("-20,-56 4,-63 35,-66! 35,-60! 10,-57 -19,-48"), **GOLD | {"puff": 4, "line": 2, "shadow": 0})
    p.part(shape("30,-62! 36,-62! 39,-44 33,-43!"), **GOLD | {"puff": 3, "line": 2, "shadow": 0})


def _hat(p: Plate) -> None:
    """A pointed hat with stars, dark hair and spectacles."""
    p.part(shape("4,-62 14,-60 13,-46 12,-30 4,-16 -16,-16 -22,-36 -14,-60"), **HAIR)
    p.key(strokes(2.2, "-10,-54 -13,-38 -8,-22", "2,-54 0,-38 4,-24"))
    p.key(strokes(2.2, "8,-53 13,-53 18,-52") + disc(23, -51, 6.5))
    p.cut(disc(23, -51, 4.4), "#eecba2")
    p.key(disc(24, -51, 1.8))
    p.part(shape("-16,-62 -8,-86 -20,-108 -40,-118! -10,-122 10,-108 22,-86 30,-66! 6,-58"), **ROBE)
    p.key(strokes(2.4, "-16,-104 -8,-102 2,-106", "-6,-84 0,-78 6,-77"))
    p.part(shape("-36,-50 -14,-66 16,-72 48,-68! 34,-58 8,-56 -14,-50"), **ROBE | {"puff": 7, "tone": 0.78})
    for x, y, r in ((6, -92, 4.5), (14, -76, 3.5), (-4, -72, 3.2)):
        p.cut(disc(x, y, r), "#f2d06b")


def _sack(p: Plate) -> None:
    """The sack; a horn, a bony hand, a spiked tail and a small crown stick out of it."""
    p.part(shape("-60,-58 -74,-80 -72,-108 -54,-124! -58,-104 -52,-84 -42,-66"), **BONE | {"col": "#d8c39a"})
    p.key(strokes(2.4, "-72,-88 -64,-88 -54,-92", "-73,-98 -66,-99 -57,-102", "-66,-74 -58,-76 -48,-78"))
    p.part(
        shape("-34,-62 -22,-88 -26,-108 -12,-124! -2,-132 -6,-116! 4,-112 -8,-106 -8,-88 -16,-60"),
        "#7fa36a",
        tone=0.7,
        gain=0.7,
        puff=7,
        line=2.6,
        shadow=0.2,
    )
    p.key(strokes(2, "-28,-80 -20,-80 -14,-76", "-26,-92 -18,-92 -10,-90"))
    p.part(limb("-46,-56 -42,-92", 8, 7), **BONE)
    for tip in ("-56,-112", "-46,-118", "-36,-114"):
        p.part(limb(f"-42,-94 {tip}", 6, 4), **BONE | {"line": 2, "shadow": 0})
    p.part(disc(-42, -94, 7), **BONE)
    p.part(shape("-20,-58! -24,-76! -14,-70! -8,-84! 0,-70! 10,-76! 6,-56!"), **GOLD | {"puff": 5, "shadow": 0.2})
    p.part(shape("-10,-28 -22,-54 -40,-64 -66,-56 -92,-34 -104,-2 -98,30 -74,48 -44,46 -24,28 -14,2"), **SACK)
    p.part(
        shape("4,-24 -4,-34 -20,-58 -34,-66 -52,-64 -62,-56 -44,-54 -26,-40 -12,-20"),
        **SACK | {"puff": 8, "tone": 0.84},
    )
    p.part(strokes(6, "-34,-62 -20,-40 -6,-22"), **LEATHER | {"col": "#6b3f22", "puff": 3, "line": 1.8, "shadow": 0})
    p.key(strokes(3, "-30,-40 -52,-24 -62,4", "-46,-44 -76,-24 -86,10", "-22,-30 -32,-8 -36,20"))
    p.part(shape("-84,8! -62,2! -56,24! -78,30!"), "#8f5f3a", tone=0.7, gain=0.4, puff=5, line=2, shadow=0)
    p.key(strokes(2, "-86,12 -82,12 -80,10", "-74,1 -73,5 -72,8", "-60,12 -56,11 -53,11", "-70,24 -69,28 -68,32"))


def _out(coat: Material, head: Head) -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=86, pitch=4.6)
    morning(p)
    stair(p)
    hero(p, coat, head)
    return panel(p)


def warrior_out() -> Array:
    """The picture of a warrior in mail who comes out."""
    return _out(MAIL, _helm)


def mage_out() -> Array:
    """The picture of a mage in a robe who comes out."""
    return _out(ROBE, _hat)
