"""A sole survivor on the road home, the dungeon behind, the day ahead. 600 x 480 design px."""

from __future__ import annotations

from assets.press.plate import Array, Plate
from assets.press.ui.daylight import land

P, S, T = Plate.P, Plate.S, Plate.taper
SEEN = (1.18, -262.0, -70.0)
"""The scale and the shift of the landscape."""
CLOAK, HOOD = "#a3262c", "#b3202e"


def homeward() -> Array:
    """The picture, 1080 x 864 px."""
    p = Plate(600, 480, sc=1.8, seed=93, pitch=4.8)
    p.view = SEEN
    land(p)
    p.view = (1.0, 0.0, 0.0)
    _gate(p)
    _ledge(p)
    p.xf = "translate(236 318) scale(1.3)"
    _wanderer(p)
    p.xf = ""
    return p.print(wear=0.6)


def _gate(p: Plate) -> None:
    """One post of the dungeon's gate, from which the road starts, with a torch that is no longer needed."""
    stone = {"col": "#6b5a56", "tone": 0.5, "gain": 0.8, "puff": 9, "line": 2.6, "shadow": 0.4}
    p.part(P("M-20 -20 L96 -20 C90 20 70 44 62 84 L62 500 L-20 500Z"), "#2a2230", tone=0.3, flat=True, line=3, shadow=0)
    for row in range(7):
        y, wide = 96 + row * 62, 66 + (row * 13) % 9
        p.part(P(f"M-10 {y} L{wide - 4} {y - 2} C{wide + 3} {y + 10} {wide + 2} {y + 44} {wide - 2} {y + 56} L-10 {y + 57}Z"),
               **stone | {"ang": -24 + (row * 17) % 30})  # fmt: skip
    for d, ang in (
        ("M-10 36 L58 44 C74 52 74 84 68 93 L-10 92Z", 10),
        ("M-10 -20 L92 -20 C104 4 86 36 62 42 L-10 32Z", -40),
    ):
        p.part(P(d), **stone | {"ang": ang})


def _ledge(p: Plate) -> None:
    """The rise in the foreground: grass, a few stones, the beginning of the road."""
    p.part(P("M-20 424 C80 388 190 384 300 402 C420 392 520 404 620 440 L620 500 L-20 500Z"), "#3f6b40", tone=0.6, gain=0.8,
           puff=26, ang=6, bend=3, line=2.8, shadow=0)  # fmt: skip
    p.part(P("M96 500 C130 450 190 420 236 400 C262 396 300 398 316 404 C302 430 300 464 330 500Z"), "#e6cf98", tone=0.86, gain=0.6,
           puff=14, ang=4, line=2.6, shadow=0)  # fmt: skip
    for x, y, wide in ((404, 452, 34), (446, 462, 24), (88, 462, 22)):
        p.part(P(f"M{x - wide} {y + 14} C{x - wide} {y - 12} {x + wide * 0.8} {y - 18} {x + wide} {y + 14}Z"), "#8d8070", tone=0.7, gain=0.9,
               puff=12, ang=-30, line=2.6, shadow=0.4)  # fmt: skip
    tufts = ""
    for x, y in ((372, 424), (500, 442), (552, 470), (120, 430), (470, 428), (346, 470), (180, 410)):
        tufts += (
            T(x - 13, y - 14, x - 5, y - 6, x, y, 3.4)
            + T(x, y - 20, x, y - 8, x, y, 3.6)
            + T(x + 13, y - 14, x + 5, y - 6, x, y, 3.4)
        )
    p.key(tufts)


def _wanderer(p: Plate) -> None:
    """The survivor from behind: a staff, a pack with a rolled blanket, the cloak in the morning wind."""
    p.key(P("M-28 88 C-46 104 -70 120 -96 132 L-54 134 C-32 118 4 104 28 88Z"))
    p.part(P("M-16 30 L-20 84 L-30 92 L-8 92 L-1 44 L8 80 L10 88 L29 88 L21 80 L19 30Z"), "#3a2a2c", tone=0.36, gain=0.6, puff=8,
           ang=80, line=2.4, shadow=0)  # fmt: skip
    p.part(P("M45 -74 L50 -74 L47 92 L42 92Z"), "#8a5a2c", tone=0.74, gain=0.7, puff=4, ang=84, line=2.2, shadow=0)
    p.part(T(16, -16, 34, -14, 46, -22, 15, 10), CLOAK, tone=0.74, gain=0.7, puff=6, line=2.4, shadow=0)
    p.part('<circle cx="46" cy="-22" r="5.5"/>', "#e3b48c", tone=0.9, gain=0.5, puff=5, line=2, shadow=0)
    p.part(P("M-19 -30 C-6 -38 14 -38 22 -28 C28 4 32 28 30 60 C10 70 -14 70 -34 62 C-52 66 -66 60 -78 50 C-52 44 -34 10 -19 -30Z"),
           CLOAK, tone=0.72, gain=0.85, puff=18, ang=72, bend=3, line=2.6, shadow=0)  # fmt: skip
    p.key(T(-6, -20, -14, 20, -40, 58, 3) + T(4, -10, 2, 30, -6, 64, 3) + T(16, -18, 22, 20, 20, 60, 2.8))
    p.part(P("M-17 -26 C-23 -50 -13 -68 3 -70 C18 -69 25 -50 21 -24 C9 -16 -7 -16 -17 -26Z"), HOOD, tone=0.8, gain=0.8, puff=16,
           ang=60, bend=3, line=2.6, shadow=0.2)  # fmt: skip
    p.key(T(-3, -62, -9, -44, -7, -26, 2.4) + T(12, -60, 14, -44, 11, -25, 2.2))
    p.part(P("M-17 -14 L19 -14 C23 4 22 22 17 32 L-14 32 C-20 20 -21 4 -17 -14Z"), "#8a5a2c", tone=0.8, gain=0.8, puff=10, ang=12,
           line=2.4, shadow=0.5)  # fmt: skip
    p.key(S("M-16 6 C-4 10 10 10 21 5", 2.4) + T(-6, 8, -7, 20, -6, 30, 2.2) + T(10, 8, 11, 20, 10, 30, 2.2))
    p.part(P("M-24 -20 C-24 -27 26 -28 28 -20 C30 -10 26 -7 24 -7 L-20 -6 C-26 -8 -25 -14 -24 -20Z"), "#cdb68a", tone=0.84, gain=0.8,
           puff=7, ang=8, line=2.4, shadow=0.4)  # fmt: skip
    p.key(S("M-14 -24 L-13 -7 M18 -24 L18 -7", 2.4))
