"""The good end of a run: the door stands open, and there is daylight outside. 300 x 200 design px."""

from __future__ import annotations

from assets.press.plate import Array, Plate, hexc
from assets.press.sunburst import rays
from assets.press.ui.edge import panel

P, S, T = Plate.P, Plate.S, Plate.taper
OPENING = "M138 262 L138 128 C138 34 312 34 312 128 L312 262Z"


def wall(p: Plate) -> None:
    """Courses of dark stone and the floor."""
    p.part('<rect width="450" height="300"/>', "#2a2230", tone=0.3, flat=True, line=0, shadow=0, ang=0, pitch=5)
    for row in range(7):
        y, shift = -8 + row * 40, (row % 2) * 34
        for column in range(-1, 8):
            x = column * 68 + shift + (row * 13 + column * 7) % 9
            near = 1 - min(1, abs(x + 32 - 225) / 250)
            p.part(f'<rect x="{x + 2}" y="{y + 2}" width="63" height="35" rx="5"/>', "#5b4a4e", tone=0.14 + 0.34 * near, gain=0.55,
                   puff=8, ang=-30 + (row * 5 + column * 11) % 24, line=1.6, shadow=0)  # fmt: skip
    p.part(P("M-10 310 L-10 256 L460 256 L460 310Z"), "#6b5148", tone=0.34, gain=0.2, puff=10, ang=2, line=2.6, shadow=0,
           grad=(225, 256, 0.2, 420, 300, -0.2))  # fmt: skip


def day(p: Plate) -> None:
    """The landscape outside: sun, hills, a road, a far tower."""
    hole = p.part(P(OPENING), "#f3dfa2", tone=1.2, flat=True, line=3, shadow=0)
    p.part(rays(225, 132, 30, 40, 190), "#eec26a", tone=0.94, flat=True, line=0, shadow=0, clip=hole)
    p.part('<circle cx="225" cy="132" r="33"/>', "#fff3c4", tone=1.2, flat=True, line=2.4, shadow=0, clip=hole)
    p.part(P("M120 186 C150 160 176 168 200 180 C230 158 262 152 330 182 L330 270 L120 270Z"), "#7fa39a", tone=0.84, gain=0.3, puff=16,
           ang=12, line=2, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M275 182 L275 146 L272 146 L272 137 L278 137 L278 141 L284 141 L284 137 L290 137 L290 146 L287 146 L287 182Z"),
           "#5f7f86", tone=0.7, gain=0.4, puff=5, line=1.6, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M120 214 C160 190 196 196 230 206 C268 190 300 192 330 208 L330 270 L120 270Z"), "#7fa36a", tone=0.78, gain=0.5, puff=20,
           ang=8, bend=3, line=2.2, shadow=0, clip=hole)  # fmt: skip
    p.part(P("M204 262 C214 240 236 234 232 222 C229 214 222 212 228 204 C240 212 252 216 250 228 C248 242 252 250 258 262Z"),
           "#efdcae", tone=1, flat=True, line=1.8, shadow=0, clip=hole)  # fmt: skip
    for x, y in ((168, 96), (184, 84), (272, 92)):
        p.key(T(x - 8, y - 3, x - 3, y - 6, x, y, 2.4) + T(x, y, x + 3, y - 6, x + 8, y - 3, 2.4), clip=hole)


def arch(p: Plate) -> None:
    """The stones around the doorway, lit from outside."""
    ring = "M112 262 L112 126 C112 0 338 0 338 126 L338 262 L312 262 L312 128 C312 34 138 34 138 128 L138 262Z"
    p.part(P(ring, 'fill-rule="evenodd"'), "#b08a5c", tone=0.66, gain=0.7, puff=10, ang=40, line=3, shadow=0.4)
    joints = ""
    for x0, y0, x1, y1 in ((112, 222, 138, 220), (112, 178, 138, 178), (113, 132, 138, 134), (126, 82, 150, 92), (160, 46, 178, 64),
                           (208, 31, 213, 54), (242, 31, 237, 54), (290, 46, 272, 64), (324, 82, 300, 92), (337, 132, 312, 134),
                           (338, 178, 312, 178), (338, 222, 312, 220)):  # fmt: skip
        joints += T(x0, y0, (x0 + x1) / 2, (y0 + y1) / 2 + 1, x1, y1, 3.4, 2.6)
    p.key(joints)


def leaf(p: Plate) -> None:
    """The oak door, swung inwards on the left."""
    p.part(
        P("M136 262 L136 92 C112 68 84 66 58 78 L58 288Z"),
        "#8a5a2c",
        tone=0.60,
        gain=0.4,
        puff=10,
        ang=88,
        line=3,
        shadow=0.5,
    )
    p.key(T(84, 70, 84, 180, 84, 280, 2.6) + T(110, 76, 110, 170, 111, 271, 2.6))
    for y, drop in ((112, -4), (232, 11)):
        p.part(P(f"M54 {y} L138 {y - drop * 0.4:.0f} L138 {y + 12 - drop * 0.4:.0f} L54 {y + 14}Z"), "#3b3640", tone=0.6, gain=0.8, puff=5, line=2,
               shadow=0.4)  # fmt: skip
    p.part('<circle cx="70" cy="184" r="9"/>', "#d9a441", tone=0.75, gain=0.9, puff=8, line=2.2, shadow=0.3)
    p.cut('<circle cx="70" cy="186" r="4"/>', "#8a5a2c")


def light(p: Plate) -> None:
    """The daylight across the floor."""
    floor = p.mask(P("M138 262 L312 262 L372 310 L66 310Z"))
    p.ink *= 1 - 0.9 * floor
    p.col += (hexc("#e8c47c") - p.col) * 0.75 * floor[..., None]
    p.key(T(60, 280, 225, 277, 400, 281, 2) + T(30, 294, 225, 291, 430, 295, 2))


def hero(p: Plate) -> None:
    """A person walking out, cloak flying, sword up."""
    p.xf = "translate(222 214) scale(.82)"
    p.part(
        P("M-40 92 C-60 112 -80 118 -96 122 L40 122 C30 112 24 100 20 88Z"),
        "#4a2c26",
        tone=0.1,
        flat=True,
        line=0,
        shadow=0,
    )
    p.part(P("M-16 34 L-22 84 L-32 90 L-12 90 L-2 44 L8 56 L12 90 L30 90 L22 84 L20 34Z"), "#3a2a2c", tone=0.3, gain=0.6, puff=8, ang=80,
           line=2.4, shadow=0)  # fmt: skip
    p.part(T(14, -20, 36, -30, 38, -62, 17, 12), "#8a5a3a", tone=0.85, gain=0.6, puff=7, ang=20, line=2.6, shadow=0)
    p.part(P("M35 -66 L34 -132 L39 -144 L44 -132 L43 -66Z"), "#dfe6ea", tone=0.95, gain=0.4, puff=4, line=2.6, shadow=0)
    p.part(
        '<rect x="26" y="-70" width="26" height="7" rx="3"/>', "#d9a441", tone=0.8, gain=0.7, puff=3, line=2.2, shadow=0
    )
    p.part(P("M-18 -30 C-4 -38 14 -36 22 -24 C28 4 28 30 40 56 C20 64 -10 66 -46 52 C-30 30 -24 4 -18 -30Z"), "#b3202e", tone=0.66, gain=0.8,
           puff=16, ang=74, bend=3, line=2.8, shadow=0)  # fmt: skip
    p.key(T(-4, -24, -8, 16, -22, 54, 3) + T(8, -26, 10, 16, 6, 58, 3) + T(16, -22, 22, 16, 26, 54, 2.6))
    p.part(P("M-19 -28 C-26 -50 -14 -70 4 -72 C20 -70 28 -52 24 -26 C10 -18 -8 -18 -19 -28Z"), "#b3202e", tone=0.72, gain=0.8,
           puff=14, ang=60, bend=3, line=2.8, shadow=0.2)  # fmt: skip
    p.key(T(-2, -66, -8, -46, -6, -26, 2.6) + T(12, -62, 14, -44, 10, -25, 2.4))
    p.xf = ""


def escape() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=83, pitch=4.6)
    wall(p)
    day(p)
    arch(p)
    light(p)
    leaf(p)
    hero(p)
    return panel(p)
