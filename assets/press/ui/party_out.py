"""The good end of a descent: five heroes walk out of the gate at dawn. 300 x 200 design px."""

from __future__ import annotations

from assets.press.plate import Array, Plate, hexc
from assets.press.sunburst import rays
from assets.press.ui.edge import panel
from assets.press.ui.escape import wall

P, S, T = Plate.P, Plate.S, Plate.taper
OPENING = "M62 262 L62 136 C62 8 388 8 388 136 L388 262Z"
GOLD, STEEL, OAK = "#d9a441", "#dfe6ea", "#8a5a2c"


def dawn(p: Plate) -> None:
    """The landscape outside: the sun just over the hills, a town, a road for five."""
    hole = p.part(P(OPENING), "#f6cf93", tone=1.2, flat=True, line=3, shadow=0)
    p.part(rays(225, 150, 44, 46, 260), "#eeb06a", tone=0.94, flat=True, line=0, shadow=0, clip=hole)
    p.part('<circle cx="225" cy="150" r="46"/>', "#fff3c4", tone=1.2, flat=True, line=2.4, shadow=0, clip=hole)
    for y, x0, x1 in ((74, 106, 180), (92, 268, 342), (112, 90, 134)):
        p.part(P(f"M{x0} {y} C{x0 + 20} {y - 9} {x1 - 20} {y - 9} {x1} {y} C{x1 - 20} {y + 6} {x0 + 20} {y + 6} {x0} {y}Z"),
               "#fbe3b4", tone=1.1, flat=True, line=1.8, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M40 180 C90 150 140 168 190 176 C240 150 300 148 410 182 L410 280 L40 280Z"), "#7fa39a", tone=0.84,
           gain=0.3, puff=16, ang=12, line=2, shadow=0, clip=hole)  # fmt: skip
    towers = "".join(
        f"M{x} 184 L{x} {y} L{x + 5} {y - 13} L{x + 10} {y} L{x + 10} 184Z"
        for x, y in ((318, 146), (332, 154), (344, 140))
    )
    p.part(P(towers), "#5f7f86", tone=0.7, gain=0.4, puff=5, line=1.6, shadow=0, clip=hole)
    p.part(P("M40 214 C110 186 170 196 230 204 C290 188 340 190 410 210 L410 280 L40 280Z"), "#7fa36a", tone=0.78,
           gain=0.5, puff=20, ang=8, bend=3, line=2.2, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M120 264 C170 236 236 230 240 214 C241 206 230 204 236 198 C252 204 272 210 268 222 C262 238 300 246 334 264Z"),
           "#efdcae", tone=1, flat=True, line=1.8, shadow=0, clip=hole)  # fmt: skip
    for x, y in ((150, 120), (168, 106), (292, 128)):
        p.key(T(x - 8, y - 3, x - 3, y - 6, x, y, 2.4) + T(x, y, x + 3, y - 6, x + 8, y - 3, 2.4), clip=hole)


def gate(p: Plate) -> None:
    """The great arch with its raised portcullis."""
    hole = p.mask(P(OPENING))
    bars = "".join(f'<rect x="{x}" y="0" width="7" height="{58 + (x * 7) % 5}"/>' for x in range(76, 384, 28))
    spikes = "".join(
        f"M{x - 3} {57 + (x * 7) % 5} L{x + 3.5} {74 + (x * 7) % 5} L{x + 10} {57 + (x * 7) % 5}Z"
        for x in range(76, 384, 28)
    )
    p.part(bars + P(spikes) + '<rect x="60" y="38" width="330" height="8"/>', "#3b3640", tone=0.5, gain=0.8, puff=4,
           line=2, shadow=0, clip=hole)  # fmt: skip
    ring = "M30 262 L30 134 C30 -28 420 -28 420 134 L420 262 L388 262 L388 136 C388 8 62 8 62 136 L62 262Z"
    p.part(P(ring, 'fill-rule="evenodd"'), "#b08a5c", tone=0.66, gain=0.7, puff=10, ang=40, line=3, shadow=0.4)
    joints = ""
    for x0, y0, x1, y1 in ((30, 224, 62, 222), (30, 178, 62, 178), (31, 130, 62, 134), (52, 72, 80, 88), (98, 30, 120, 50),
                           (398, 72, 370, 88), (352, 30, 330, 50), (419, 130, 388, 134), (420, 178, 388, 178),
                           (420, 224, 388, 222)):  # fmt: skip
        joints += T(x0, y0, (x0 + x1) / 2, (y0 + y1) / 2 + 1, x1, y1, 3.4, 2.6)
    p.key(joints)


def light(p: Plate) -> None:
    """The light of dawn across the floor."""
    floor = p.mask(P("M62 262 L388 262 L452 310 L-2 310Z"))
    p.ink *= 1 - 0.9 * floor
    p.col += (hexc("#eeb878") - p.col) * 0.75 * floor[..., None]
    p.key(T(20, 281, 225, 278, 430, 282, 2) + T(0, 295, 225, 292, 450, 296, 2))


def walker(p: Plate, at: tuple[float, float, float], cloak: str, hood: str, stride: int) -> None:
    """A walking person seen from behind: a shadow towards the viewer, legs, a cloak, a hood or hair. `at`: place,
    size."""
    x, y, size = at
    p.xf = f"translate({x} {y}) scale({size})"
    p.part(
        P("M-30 90 C-40 108 -52 116 -60 122 L44 122 C36 110 26 100 22 90Z"),
        "#5a3426",
        tone=0.1,
        flat=True,
        line=0,
        shadow=0,
    )
    legs = "M-16 30 L-20 84 L-30 91 L-8 91 L-1 44 L8 {0} L10 {1} L28 {1} L21 {0} L19 30Z".format(
        *((78, 84), (84, 91))[stride]
    )
    p.part(P(legs), "#3a2a2c", tone=0.3, gain=0.6, puff=8, ang=80, line=2.6, shadow=0)
    sway = 6 if stride else -4
    p.part(P(f"M-19 -30 C-6 -38 14 -38 22 -28 C28 4 30 30 {34 + sway} 58 C14 68 -16 68 {-36 + sway} 56 C-28 30 -26 4 -19 -30Z"),
           cloak, tone=0.68, gain=0.8, puff=16, ang=74, bend=3, line=2.8, shadow=0)  # fmt: skip
    p.key(
        T(-5, -24, -8, 16, -18 + sway, 56, 3)
        + T(8, -26, 10, 16, 9 + sway, 60, 3)
        + T(17, -22, 22, 16, 25 + sway, 54, 2.6)
    )
    p.part(P("M-17 -26 C-23 -50 -13 -68 3 -69 C18 -68 25 -50 21 -24 C9 -17 -7 -17 -17 -26Z"), hood, tone=0.82, gain=0.5,
           puff=20, ang=60, bend=2, line=2.8, shadow=0.2)  # fmt: skip


def rogue(p: Plate) -> None:
    """The rogue in a plum hood, flipping a coin."""
    walker(p, (106, 206, 0.68), "#5a3a5e", "#6d4772", 0)
    p.part(T(-14, -16, -34, -24, -40, -52, 14, 9), "#6d4772", tone=0.7, gain=0.6, puff=6, line=2.6, shadow=0)
    p.part('<circle cx="-42" cy="-78" r="9"/>', GOLD, tone=0.9, gain=0.6, puff=5, line=2.6, shadow=0)
    p.part(P("M2 26 L30 12 L34 18 L8 34Z"), STEEL, tone=0.9, gain=0.4, puff=4, line=2.4, shadow=0.3)
    p.xf = ""


def ranger(p: Plate) -> None:
    """The ranger in green, the bow across the back."""
    walker(p, (164, 202, 0.74), "#4d7342", "#5c8550", 1)
    p.part(
        P("M-38 -62 C-2 -40 20 10 22 62 L17 62 C14 14 -8 -30 -40 -56Z"),
        OAK,
        tone=0.7,
        gain=0.6,
        puff=4,
        line=2.4,
        shadow=0.3,
    )
    p.key(S("M-38 -58 L19 60", 1.6))
    for x in (18, 25, 32):
        p.part(
            P(f"M{x - 3} -36 L{x + 3} -62 L{x + 10} -60 L{x + 4} -34Z"),
            "#efe2c4",
            tone=0.95,
            gain=0.3,
            puff=3,
            line=2,
            shadow=0,
        )
    p.xf = ""


def paladin(p: Plate) -> None:
    """The paladin in the middle, with a golden crowned helm and a raised sword."""
    p.xf = "translate(226 194) scale(.86)"
    p.part(T(16, -20, 36, -30, 38, -60, 17, 12), "#b9c4cc", tone=0.85, gain=0.6, puff=7, ang=20, line=2.6, shadow=0)
    p.part(P("M34 -62 L33 -134 L39 -148 L45 -134 L44 -62Z"), STEEL, tone=0.98, gain=0.4, puff=4, line=2.6, shadow=0)
    p.part('<rect x="25" y="-68" width="28" height="8" rx="3"/>', GOLD, tone=0.8, gain=0.7, puff=3, line=2.2, shadow=0)
    walker(p, (226, 194, 0.86), "#2f5f8a", "#b9c4cc", 0)
    p.part(P("M-17 -52 L-19 -76 L-9 -66 L2 -80 L13 -66 L23 -76 L21 -52 C9 -46 -6 -46 -17 -52Z"), GOLD, tone=0.85, gain=0.7,
           puff=6, line=2.6, shadow=0.2)  # fmt: skip
    p.part(
        P("M-26 -14 L20 -14 C22 16 14 36 -3 48 C-20 36 -28 16 -26 -14Z"),
        "#efe2c4",
        tone=0.95,
        gain=0.5,
        puff=8,
        line=2.8,
        shadow=0.4,
    )
    p.part(P("M-3 -6 L10 14 L-3 36 L-16 14Z"), "#2f5f8a", tone=0.7, gain=0.5, puff=5, line=2, shadow=0)
    p.xf = ""


def sorceress(p: Plate) -> None:
    """The sorceress: red hair, and a flame in the open hand."""
    walker(p, (288, 203, 0.73), "#7a3f8c", "#b8452a", 1)
    p.part(P("M-15 -34 C-22 -8 -24 6 -18 22 C-8 14 -2 24 4 20 C10 26 16 14 20 20 C26 4 24 -12 18 -34Z"), "#b8452a", tone=0.72,
           gain=0.8, puff=9, ang=80, bend=3, line=2.4, shadow=0.2)  # fmt: skip
    p.part(T(16, -14, 36, -20, 44, -42, 14, 9), "#7a3f8c", tone=0.75, gain=0.6, puff=6, line=2.6, shadow=0)
    p.part(P("M34 -50 C28 -70 44 -76 42 -98 C58 -84 62 -64 54 -50 C48 -44 40 -44 34 -50Z"), "#f2a532", tone=1, gain=0.4, puff=7,
           line=2.6, shadow=0)  # fmt: skip
    p.part(P("M41 -52 C38 -64 46 -68 46 -78 C53 -68 53 -58 49 -51Z"), "#fff3c4", tone=1.1, flat=True, line=0, shadow=0)
    p.xf = ""


def cleric(p: Plate) -> None:
    """The cleric in white, leaning on the staff with the heart."""
    walker(p, (344, 208, 0.68), "#ece2cc", "#e8dcc0", 0)
    p.part(P("M-4 -66 L2 -92 L9 -66Z M-17 -44 C-6 -52 10 -52 21 -44 L21 -34 C10 -42 -6 -42 -17 -34Z"), GOLD, tone=0.85, gain=0.6,
           puff=5, line=2.4, shadow=0)  # fmt: skip
    p.part(P("M34 90 L36 -70 L42 -70 L41 90Z"), OAK, tone=0.7, gain=0.6, puff=4, line=2.4, shadow=0)
    p.part(P("M39 -70 C26 -82 18 -92 26 -101 C32 -107 38 -102 39 -97 C40 -102 46 -107 52 -101 C60 -92 52 -82 39 -70Z"), "#b3202e",
           tone=0.75, gain=0.7, puff=7, line=2.4, shadow=0)  # fmt: skip
    p.xf = ""


def party_out() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=84, pitch=4.6)
    wall(p)
    dawn(p)
    gate(p)
    light(p)
    for hero in (rogue, cleric, ranger, sorceress, paladin):
        hero(p)
    return panel(p)
