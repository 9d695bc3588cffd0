"""The lords of the diamonds: the sphinx and the colossus."""

from __future__ import annotations

import math

from assets.press.plate import Plate

from ..monsters.clubs_forms import oval, spike
from ..monsters.ground import Drawing
from ..monsters.pen import EMBER, disc, glow, limb, mirrored, shape, strokes, sym
from ..monsters.spades_kit import BONE, FLAT, Stuff
from .diamonds_kit import BRASS, GOLD, rivet, vault

P, S, T = Plate.P, Plate.S, Plate.taper

# ---------------------------------------------------------------- sphinx

FUR: Stuff = {"col": "#d6a35e", "gain": 0.8}
SKIN: Stuff = {"col": "#e0a474", "gain": 0.25}
LAPIS: Stuff = {"col": "#2f5f9a", "gain": 0.8}
QUILL: Stuff = {"col": "#e9dcb8", "gain": 0.75}


def sphinx(p: Plate) -> None:
    """QD: the sphinx, wings up, waiting for an answer."""
    vault(p, "#c4683a")
    mirrored(p, lambda: _sphinx_wing(p))
    _sphinx_body(p)
    mirrored(p, lambda: _sphinx_paw(p))
    p.xf = "translate(22.5 0) scale(0.82)"
    _sphinx_headdress(p)
    _sphinx_face(p)
    mirrored(p, lambda: _sphinx_eye(p))
    mirrored(p, lambda: _sphinx_lappet(p))
    _sphinx_collar(p)
    _sphinx_brow(p)
    p.xf = ""


def _sphinx_wing(p: Plate) -> None:
    """One wing: long quills tipped with lapis, and golden coverts at their roots."""
    for i in range(8):
        a = math.radians(164 + i * 16)
        x0, y0 = 74 + i * 0.6, 232 - i * 6
        length = (56, 66, 76, 86, 96, 104, 106, 96)[i]
        x1, y1 = x0 + math.cos(a) * length, y0 + math.sin(a) * length
        nx, ny = -math.sin(a) * 15, math.cos(a) * 15
        mx, my = x0 + math.cos(a) * length * 0.78, y0 + math.sin(a) * length * 0.78
        quill = f"{x0 + nx * 0.6},{y0 + ny * 0.6} {mx + nx},{my + ny} {x1},{y1} {mx - nx},{my - ny} {x0 - nx * 0.6},{y0 - ny * 0.6}"
        feather = p.part(shape(quill), tone=0.84, puff=9, ang=math.degrees(a) + 40, line=2.6, shadow=0.4, **QUILL)
        p.part(
            disc(x1, y1, 24), tone=0.66, puff=20, ang=math.degrees(a) + 40, line=1.6, shadow=0, clip=feather, **LAPIS
        )
        p.key(T(x0, y0, mx, my, x1, y1, 2))
    for x, y in ((66, 246), (58, 230), (56, 212), (60, 194), (68, 178)):
        p.part(
            shape(f"{x + 40},{y - 12} {x + 6},{y - 13} {x - 12},{y - 2} {x + 6},{y + 11} {x + 40},{y + 14}"),
            tone=0.76,
            puff=8,
            ang=30,
            line=2.4,
            shadow=0.4,
            **GOLD,
        )


def _sphinx_body(p: Plate) -> None:
    """The lion's chest, between the haunches."""
    mirrored(
        p,
        lambda: p.part(
            shape("52,246 34,262 26,290 34,320! 76,320! 84,276"), tone=0.56, puff=20, ang=60, line=2.6, **FUR
        ),
    )
    p.part(
        sym("125,196 88,204 74,232 72,270 80,320! 125,320!"),
        tone=0.66,
        puff=28,
        ang=60,
        bend=3,
        line=2.8,
        shadow=0.6,
        **FUR,
    )
    p.key(strokes(2.4, "112,262 125,270 138,262", "114,276 125,283 136,276"))


def _sphinx_paw(p: Plate) -> None:
    """One foreleg, and its paw with the claws out."""
    p.part(
        shape("72,232 88,226 106,238 112,262 110,292! 70,292! 66,262"),
        tone=0.74,
        puff=16,
        ang=70,
        bend=2,
        line=2.6,
        shadow=0.5,
        **FUR,
    )
    p.part(
        shape("56,286 64,270 86,264 108,270 116,286 114,300! 57,300!"),
        tone=0.8,
        puff=14,
        ang=10,
        line=2.8,
        shadow=0.6,
        **FUR,
    )
    p.key(strokes(3, "72,276 70,284 72,292", "87,274 87,284 87,292", "102,276 104,284 102,292"))
    for x in (64, 79, 95, 109):
        p.part(spike(x, 292, 9, 6, 95), puff=3, line=1.4, shadow=0.2, **BONE)


def _sphinx_headdress(p: Plate) -> None:
    """The striped cloth about the head."""
    spec = "125,62 98,68 80,88 72,122 62,160 46,208 56,226 88,232 125,228"
    cloth = p.part(sym(spec), tone=0.7, puff=20, ang=20, bend=3, line=3, shadow=0.7, **GOLD)
    for k in range(7):
        y = 92 + k * 22
        mirrored(
            p,
            lambda y=y: p.part(
                P(f"M125 {y - 16} Q80 {y - 8} 30 {y + 22} L30 {y + 33} Q80 {y + 3} 125 {y - 5}Z"),
                tone=0.6,
                puff=5,
                ang=20,
                line=1.8,
                shadow=0,
                clip=cloth,
                **LAPIS,
            ),
        )


def _sphinx_face(p: Plate) -> None:
    p.part(sym("125,206 110,206 106,236 125,244"), tone=0.5, puff=12, ang=-36, line=2, **SKIN)
    p.part(
        sym("125,104 98,108 88,130 88,160 94,188 108,208 125,216"),
        tone=1.0,
        puff=26,
        ang=-36,
        bend=1,
        line=2.6,
        shadow=0.6,
        grad=(128, 150, 0, 172, 190, -0.36),
        **SKIN,
    )
    p.key(strokes(2.6, "122,166 117,178 124,183", "131,183 136,181 134,177") + strokes(2, "104,206 125,216 146,206"))
    p.part(
        shape("108,194 118,190 125,193 132,190 142,194 134,202 125,204 116,202"), "#8f1d26", tone=0.85, line=1.8, **FLAT
    )
    p.key(strokes(2.2, "108,194 125,198 142,194"))


def _sphinx_eye(p: Plate) -> None:
    """One eye, lined with kohl, and its brow."""
    p.key(
        shape("86,154! 98,142 112,144 122,156! 110,162 98,161")
        + strokes(4.6, "96,158 82,160 76,170")
        + strokes(3.2, "110,160 110,170 104,180")
    )
    p.part(shape("92,153! 102,146 112,148 118,156! 108,159 99,158"), "#bff5e6", tone=1, line=0, **FLAT)
    p.part(disc(106, 152.5, 5.4), "#2a9d8c", tone=1, line=0.8, **FLAT)
    p.cut(disc(106, 152.5, 2.2), "#f4fff0")
    p.key(strokes(5, "84,142 102,128 120,142"))


def _sphinx_lappet(p: Plate) -> None:
    """One end of the headdress, hanging before the shoulder."""
    end = p.part(
        shape("68,196! 92,200 102,222! 104,276! 72,276! 66,230"),
        tone=0.72,
        puff=9,
        ang=20,
        line=2.6,
        shadow=0.6,
        **GOLD,
    )
    for y in range(210, 280, 15):
        p.part(
            P(f"M60 {y} Q84 {y + 5} 110 {y - 1} L110 {y + 6} Q84 {y + 12} 60 {y + 7}Z"),
            tone=0.6,
            puff=4,
            ang=10,
            line=1.6,
            shadow=0,
            clip=end,
            **LAPIS,
        )


def _sphinx_collar(p: Plate) -> None:
    p.part(sym("125,234 104,230 98,244 106,262 125,270"), tone=0.74, puff=8, ang=30, line=2.4, shadow=0.5, **GOLD)
    p.part(disc(125, 252, 10), "#c22a35", tone=0.85, gain=0.8, puff=9, line=2.2, shadow=0.3)
    p.cut(disc(121, 248, 2.6), "#ffd9d0")


def _sphinx_brow(p: Plate) -> None:
    """The golden band, and the cobra that rises from it."""
    p.part(sym("125,96 100,100 82,116 82,128 100,114 125,110"), tone=0.78, puff=6, ang=20, line=2.4, shadow=0.5, **GOLD)
    p.part(sym("125,50! 114,56 108,72 116,92 120,108 125,110"), tone=0.76, puff=8, ang=40, line=2.4, shadow=0.6, **GOLD)
    p.part(sym("125,64 119,70 119,84 125,92"), tone=0.6, puff=4, line=1.6, shadow=0, **LAPIS)
    p.key(disc(120.5, 58, 1.8) + disc(129.5, 58, 1.8))


# ---------------------------------------------------------------- colossus

PATINA: Stuff = {"col": "#6fae98", "gain": 0.8}
PATINA_DARK: Stuff = {"col": "#4a8576", "gain": 0.85}


def colossus(p: Plate) -> None:
    """KD: a colossus of bronze gone green, crowned with rays, a furnace behind its teeth."""
    vault(p, "#dcc48a", (128, 170, 100))
    p.xf = "translate(8 16) scale(0.94)"
    _rays(p)
    mirrored(p, lambda: _colossus_shoulder(p))
    p.part(
        sym("125,88 94,92 76,112 70,150 70,200 80,236 125,262"),
        tone=0.46,
        puff=26,
        ang=60,
        line=2.8,
        shadow=0.6,
        **PATINA_DARK,
    )
    mirrored(p, lambda: _locks(p))
    _colossus_face(p)
    mirrored(p, lambda: _colossus_eye(p))
    _colossus_nose(p)
    _beard(p)
    _furnace(p)
    _crown(p)
    p.xf = ""


def _rays(p: Plate) -> None:
    """The rays of the crown."""
    for a in (-152, -132, -111, -90, -69, -48, -28):
        x, y = 125 + 52 * math.cos(math.radians(a)), 128 + 46 * math.sin(math.radians(a))
        p.part(spike(x, y, 66 - abs(a + 90) * 0.4, 19, a), tone=0.74, puff=7, ang=a + 70, line=2.6, shadow=0.4, **GOLD)


def _colossus_shoulder(p: Plate) -> None:
    p.part(
        shape("125,262! 96,256 50,250 20,272 8,320! 125,320!"),
        tone=0.6,
        puff=28,
        ang=50,
        bend=4,
        line=2.8,
        shadow=0.6,
        **PATINA,
    )
    p.part(
        shape("14,276 36,252 66,250 84,266 88,320! 70,320! 66,284 46,276 24,296"),
        tone=0.68,
        puff=9,
        ang=30,
        line=2.4,
        **BRASS,
    )
    for x, y in ((30, 276), (50, 262), (70, 266), (78, 284), (80, 304)):
        rivet(p, x, y, 4, GOLD)


def _locks(p: Plate) -> None:
    """The curls at the temple."""
    for x, y, r in ((78, 132, 14), (70, 152, 14), (68, 173, 14), (68, 194, 14), (70, 215, 13)):
        p.part(disc(x, y, r), tone=0.66, puff=9, ang=40, line=2.4, shadow=0.5, **PATINA_DARK)
        p.key(S(f"M{x - 6} {y + 3} A6.5 6.5 0 1 1 {x + 5} {y + 4} A4 4 0 0 1 {x - 1} {y + 1}", 2))


def _colossus_face(p: Plate) -> None:
    face = p.part(
        sym("125,110 94,112 82,130 80,168 84,204 98,232 125,244"),
        tone=0.78,
        puff=30,
        ang=-34,
        bend=2.5,
        line=2.8,
        shadow=0.6,
        grad=(122, 150, 0.06, 178, 190, -0.42),
        **PATINA,
    )
    p.key(
        S("M150 112 L147 128 L153 142", 2)
        + S("M86 186 L100 190 L104 204", 2)
        + strokes(2.6, "104,124 125,118 146,124"),
        clip=face,
    )
    p.flatcol(shape("92,116 110,112 116,122 102,128") + shape("150,196 166,190 164,210 152,214"), "#c98d45", clip=face)


def _colossus_eye(p: Plate) -> None:
    """One eye: a hole with the fire behind it, under a brow like a cornice."""
    p.part(shape("86,158! 98,150 114,152 119,162! 110,171 94,169"), "#1a0e0c", tone=0, line=2.4, **FLAT)
    glow(p, 104, 161, 7, EMBER)
    p.part(
        shape("80,152! 86,136 104,134 123,150! 122,158 106,150 90,151"),
        tone=0.74,
        puff=7,
        ang=20,
        line=2.6,
        shadow=0.7,
        **PATINA,
    )
    p.part(shape("88,178 100,176 112,184 108,196 94,196"), tone=0.78, puff=9, ang=10, line=0, shadow=0, **PATINA)


def _colossus_nose(p: Plate) -> None:
    p.part(
        shape("119,142! 131,142! 135,178 142,190! 133,196 117,196 108,190! 115,178"),
        tone=0.84,
        puff=8,
        ang=60,
        line=2.4,
        shadow=0.6,
        **PATINA,
    )


def _beard(p: Plate) -> None:
    """The beard, cast in ringed locks."""
    for x, y, h in (
        (72, 226, 40),
        (178, 226, 40),
        (86, 236, 50),
        (164, 236, 50),
        (101, 244, 54),
        (149, 244, 54),
        (117, 250, 54),
        (133, 250, 54),
    ):
        lock = p.part(
            f'<rect x="{x - 9.5}" y="{y - 18}" width="19" height="{h + 18}" rx="9.5"/>',
            tone=0.62,
            puff=8,
            ang=80,
            line=2.4,
            shadow=0.4,
            **PATINA_DARK,
        )
        p.key(
            "".join(strokes(2, f"{x - 9},{yy} {x},{yy + 6} {x + 9},{yy}") for yy in range(int(y), int(y + h), 9)),
            clip=lock,
        )
    p.part(
        sym("125,196! 104,198 84,212 76,232 92,222 104,216 125,212!"),
        tone=0.66,
        puff=8,
        ang=30,
        line=2.6,
        shadow=0.5,
        **PATINA_DARK,
    )


def _furnace(p: Plate) -> None:
    """The mouth: a grate with fire behind it."""
    mouth = p.part(shape("96,220! 125,212 154,220! 150,238 125,244 100,238"), "#d4551b", tone=1, line=3, **FLAT)
    p.flatcol(oval(125, 230, 20, 8), "#f8c04a", clip=mouth)
    for x in range(103, 152, 11):
        p.part(limb(f"{x},212 {x},246", 5, 5), "#2a2320", tone=0.3, puff=2.5, line=1, shadow=0, clip=mouth)


def _crown(p: Plate) -> None:
    """The band the rays stand on."""
    p.part(sym("125,84 96,88 70,112 70,132 98,108 125,104"), tone=0.76, puff=8, ang=20, line=2.8, shadow=0.6, **GOLD)
    for x, y in ((125, 94), (104, 98), (86, 110), (146, 98), (164, 110)):
        rivet(p, x, y, 4.4, BRASS)


DRAWINGS: dict[str, Drawing] = {"QD": sphinx, "KD": colossus}
