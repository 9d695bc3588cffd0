"""The daylight outside the dungeon: as large as a window, with its sun where the door is. 960 x 600 design px.

Its middle, from x 300 to 660 and from y 90 to 390, is also shown alone, and so is every upright slice of it.
"""

from __future__ import annotations

from assets.press.plate import Array, Plate
from assets.press.sunburst import rays

P, S, T = Plate.P, Plate.S, Plate.taper
SUN = (480, 150)
CLOUDS = ((150, 196, 1.2), (806, 172, 1.4), (306, 62, 0.9), (700, 74, 0.7), (352, 176, 0.6))
BIRDS = ((372, 138, 1.0), (396, 118, 0.8), (580, 128, 0.9), (180, 120, 1.4), (884, 118, 1.3))
PEAKS = (  # mountains: left foot, top, right foot
    ((-30, 262), (70, 172), (190, 262)), ((560, 262), (700, 184), (830, 262)), ((130, 262), (236, 158), (352, 262)),
    ((300, 262), (372, 196), (452, 262)), ((760, 262), (868, 164), (1000, 262)),
)  # fmt: skip
ROUND, TALL = ((92, 352, 1.0), (138, 340, 0.8), (842, 332, 1.1), (892, 346, 0.9), (236, 308, 0.6), (756, 302, 0.6),
               (410, 300, 0.5), (428, 304, 0.42)), ((330, 336, 1.0), (348, 340, 0.8), (640, 334, 0.95), (656, 338, 0.75),
               (200, 344, 1.1), (792, 338, 1.1))  # fmt: skip


def daylight() -> Array:
    """The picture, 1440 x 900 px."""
    p = Plate(960, 600, sc=1.5, seed=89, pitch=4.8)
    land(p)
    return p.print(wear=0.6)


def land(p: Plate) -> None:
    """Everything from the sky to the foreground."""
    _sky(p)
    _mountains(p)
    _castle(p)
    _hills(p)
    _road(p)
    _trees(p)


def _sky(p: Plate) -> None:
    """The sky, darker away from the sun, in bands and in lines."""
    p.part('<rect x="-40" y="-40" width="1040" height="700"/>', "#eab868", tone=0.92, flat=True, line=0, shadow=0, ang=2,
           grad=(480, 0, -0.14, 480, 120, 0.2))  # fmt: skip
    for rx, ry, colour in ((560, 200, "#efc97e"), (360, 140, "#f4dc9c"), (200, 92, "#f9eab8")):
        p.flatcol(f'<ellipse cx="{SUN[0]}" cy="{SUN[1] + 20}" rx="{rx}" ry="{ry}"/>', colour)
    p.part(rays(*SUN, 44, 64, 760), "#e9b257", tone=0.9, flat=True, line=0, shadow=0, ang=2)
    x, y = SUN
    p.part(f'<circle cx="{x}" cy="{y}" r="47"/>', "#fff3c4", tone=1.2, flat=True, line=2.6, shadow=0)
    for x, y, size in CLOUDS:
        _cloud(p, x, y, size)
    for x, y, size in BIRDS:
        a, b = 11 * size, 5 * size
        p.key(T(x - a, y - 3, x - b, y - 8, x, y, 2.8) + T(x, y, x + b, y - 8, x + a, y - 3, 2.8))


def _cloud(p: Plate, x: float, y: float, size: float) -> None:
    before = p.xf
    p.xf = f"{before} translate({x} {y}) scale({size})"
    d = "M-74 0 C-70 -24 -44 -28 -30 -20 C-18 -44 22 -44 30 -22 C46 -32 72 -22 70 0 C40 6 -40 7 -74 0Z"
    p.part(P(d), "#fbf0cf", tone=0.94, gain=0.7, puff=18, ang=6, line=2.4, shadow=0)
    p.key(T(-96, 8, -20, 12, 44, 9, 2.4) + T(-30, 16, 30, 19, 92, 15, 2.2))
    p.xf = before


def _mountains(p: Plate) -> None:
    """A far range, lit from behind: the slopes away from the sun are dark, and there is snow."""
    for (left, y0), (x, top), (right, y1) in PEAKS:
        ridge = f"M{left} {y0} L{(left + x) / 2 - 6:.0f} {(y0 + top) / 2 + 4:.0f} L{x} {top} L{(right + x) / 2 + 8:.0f} {(y1 + top) / 2:.0f} L{right} {y1}Z"
        body = p.part(P(ridge), "#8fa9ab", tone=0.93, flat=True, line=2.2, shadow=0)
        dark = right if x > SUN[0] else left
        p.part(P(f"M{x} {top - 4} L{x + (4 if dark > x else -4)} {top + 40} L{(x + dark) / 2 - 8:.0f} {y0 - 40} L{(3 * x + dark) / 4:.0f} {y0} "
                 f"L{dark} {y0} L{dark} {top}Z"), "#6f8d95", tone=0.56, flat=True, line=0, shadow=0, ang=58 if dark > x else -58, clip=body)  # fmt: skip
        snow = f"M{x - 30} {top - 8} L{x + 30} {top - 8} L{x + 20} {top + 24} L{x + 8} {top + 16} L{x} {top + 28} L{x - 9} {top + 15} L{x - 20} {top + 25}Z"
        p.flatcol(P(snow), "#fbf3dc", clip=body)


def _castle(p: Plate) -> None:
    """The castle on its hill to the right of the sun: walls, four towers, flags."""
    wall = {"tone": 0.8, "gain": 0.7, "puff": 7, "ang": 84, "line": 2.2, "shadow": 0}
    p.part(P("M560 262 C574 226 592 214 616 212 C640 214 656 228 668 262Z"), "#6f9a86", tone=0.76, gain=0.5, puff=16, ang=24,
           line=2.2, shadow=0)  # fmt: skip
    for x, top, wide in ((606, 152, 15), (627, 166, 13)):
        p.part(P(_tower(x, top, wide, 216)), "#b8a88c", **wall)
        p.part(P(_roof(x, top, wide)), "#9c2f2a", tone=0.72, gain=0.7, puff=8, ang=70, line=2.2, shadow=0)
    p.part(P("M586 222 L586 194 L591 194 L591 199 L597 199 L597 194 L603 194 L603 199 L611 199 L611 194 L617 194 L617 199 "
             "L625 199 L625 194 L631 194 L631 199 L637 199 L637 194 L648 194 L648 222Z"), "#c9b999", **wall)  # fmt: skip
    for x, top, wide in ((586, 182, 14), (647, 184, 13)):
        p.part(P(_tower(x, top, wide, 224)), "#c9b999", **wall)
        p.part(P(_roof(x, top, wide)), "#9c2f2a", tone=0.72, gain=0.7, puff=8, ang=70, line=2.2, shadow=0)
    p.key(
        P("M612 223 L612 213 C612 206 622 206 622 213 L622 223Z")
        + S("M606 166 L606 172 M586 196 L586 201 M647 198 L647 203", 2.6)
    )
    p.key(S("M606 132 L606 118", 1.8))
    p.part(P("M607 116 L624 121 L607 126Z"), "#b3202e", tone=0.9, flat=True, line=1.8, shadow=0)


def _tower(x: float, top: float, wide: float, foot: float) -> str:
    return f"M{x - wide / 2} {foot} L{x - wide / 2} {top} L{x + wide / 2} {top} L{x + wide / 2} {foot}Z"


def _roof(x: float, top: float, wide: float) -> str:
    return f"M{x - wide / 2 - 3} {top + 2} L{x} {top - wide * 1.4:.1f} L{x + wide / 2 + 3} {top + 2}Z"


def _hills(p: Plate) -> None:
    """Five hills, each darker than the one behind it, with fields and hedges."""
    layers = (
        ("M-10 256 C90 214 190 216 300 246 C370 226 420 230 470 244 C520 226 560 226 610 240 C680 222 760 226 830 244 C880 226 930 224 970 240 L970 610 L-10 610Z",
         "#8fb0a0", 0.78, 14),
        ("M-10 286 C80 250 170 252 262 276 C330 254 420 258 500 270 C590 252 680 262 760 274 C830 254 900 256 970 276 L970 610 L-10 610Z",
         "#8fb07a", 0.76, -8),
        ("M-10 330 C120 268 250 268 372 296 C450 276 540 274 620 292 C740 260 860 268 970 312 L970 610 L-10 610Z",
         "#7fa363", 0.74, 10),
        ("M-10 408 C110 340 230 332 352 352 C430 336 540 338 640 352 C760 328 880 342 970 388 L970 610 L-10 610Z",
         "#6a9455", 0.72, -10),
        ("M-10 500 C150 420 300 402 470 420 C660 398 830 420 970 486 L970 610 L-10 610Z",
         "#527d48", 0.68, 8),
    )  # fmt: skip
    for d, colour, tone, ang in layers:
        p.part(P(d), colour, tone=tone, gain=0.75, puff=30, ang=ang, bend=3.2, line=2.4, shadow=0)
    _fields(p)
    tufts = ""
    for x, y in (
        (60, 520),
        (140, 486),
        (236, 470),
        (300, 540),
        (700, 470),
        (790, 500),
        (880, 540),
        (660, 560),
        (196, 566),
        (420, 452),
    ):
        tufts += (
            T(x - 9, y - 10, x - 4, y - 4, x, y, 2.6)
            + T(x, y - 15, x, y - 6, x, y, 3)
            + T(x + 9, y - 10, x + 4, y - 4, x, y, 2.6)
        )
    p.key(tufts)


def _fields(p: Plate) -> None:
    """Ploughed and sown strips on the middle hills."""
    for d, colour, ang in (
        ("M306 300 C340 292 366 294 392 299 L372 330 C346 324 322 324 296 332Z", "#d9bf6c", 70),
        ("M586 296 C606 292 630 290 652 288 L676 318 C650 316 624 318 600 326Z", "#cfae5e", -62),
        ("M110 304 C140 292 170 286 204 284 L186 312 C156 312 130 318 96 330Z", "#d9bf6c", 60),
        ("M764 286 C800 282 830 286 856 292 L882 318 C850 310 820 308 782 312Z", "#cfae5e", -60),
    ):
        p.part(P(d), colour, tone=0.8, flat=True, line=2, shadow=0, ang=ang, pitch=5.4)


def _road(p: Plate) -> None:
    """The road from the foreground to the castle, with the ruts of carts."""
    road = ("M316 610 C372 530 560 486 560 436 C560 386 452 376 466 338 C476 312 560 304 586 282 C602 268 600 244 613 224 "
            "L621 224 C616 250 620 274 602 290 C574 312 512 320 504 344 C496 372 640 382 642 440 C644 500 560 536 588 610Z")  # fmt: skip
    p.part(P(road), "#efdcae", tone=0.95, gain=0.5, puff=12, ang=4, line=2.6, shadow=0)
    p.key(
        T(392, 596, 470, 520, 584, 470, 3, 1.4)
        + T(500, 600, 520, 540, 614, 474, 3, 1.4)
        + T(600, 446, 594, 402, 520, 376, 2.2)
    )
    for x, y in ((452, 566), (486, 528), (560, 506), (540, 560), (592, 424), (484, 352)):
        p.key(T(x, y, x + 5, y - 3, x + 11, y, 2.4))


def _trees(p: Plate) -> None:
    for x, y, size in sorted((*ROUND, *TALL), key=lambda tree: tree[1]):
        before = p.xf
        p.xf = f"{before} translate({x} {y}) scale({size})"
        p.key(T(2, 14, 20, 20, 40, 24, 7))
        p.part(P("M-4 14 L-3 -14 L3 -14 L4 14Z"), "#5a4030", tone=0.5, line=2, shadow=0)
        crown = "M0 8 C-13 6 -13 -22 0 -62 C13 -22 13 6 0 8Z" if (x, y, size) in TALL else (
            "M-22 -10 C-32 -22 -24 -38 -14 -40 C-10 -56 12 -56 16 -42 C28 -38 30 -20 21 -10 C10 0 -12 0 -22 -10Z")  # fmt: skip
        p.part(P(crown), "#3f6b48", tone=0.64, gain=0.9, puff=14, ang=34, bend=3, line=2.4, shadow=0)
        p.xf = before
