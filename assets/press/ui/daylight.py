"""The day into which one walks out of the dungeon: as large as a window, its sun where the door is. 960 x 600 design px."""

from __future__ import annotations

from assets.press.plate import Array, Plate
from assets.press.sunburst import rays

P, T = Plate.P, Plate.taper
SUN = (480, 150)


def daylight() -> Array:
    """The picture, 1440 x 900 px."""
    p = Plate(960, 600, sc=1.5, seed=89, pitch=4.8)
    _sky(p)
    _hills(p)
    _road(p)
    return p.print(wear=0.6)


def _sky(p: Plate) -> None:
    p.part('<rect width="960" height="600"/>', "#f3dfa2", tone=1.2, flat=True, line=0, shadow=0)
    p.part(rays(*SUN, 44, 64, 760), "#eec26a", tone=0.94, flat=True, line=0, shadow=0)
    x, y = SUN
    p.part(f'<circle cx="{x}" cy="{y}" r="47"/>', "#fff3c4", tone=1.2, flat=True, line=2.6, shadow=0)
    for x, y, size in (
        (404, 112, 1.0),
        (428, 92, 0.8),
        (566, 104, 1.0),
        (590, 122, 0.7),
        (180, 120, 1.5),
        (786, 92, 1.4),
    ):
        a, b = 11 * size, 5 * size
        p.key(T(x - a, y - 3, x - b, y - 8, x, y, 2.6) + T(x, y, x + b, y - 8, x + a, y - 3, 2.6))
    for x, y, size in ((150, 200, 1.2), (790, 176, 1.5), (300, 70, 0.8)):
        cloud = (
            f"M{x - 70 * size:.0f} {y} C{x - 60 * size:.0f} {y - 26 * size:.0f} {x - 22 * size:.0f} {y - 22 * size:.0f} "
            f"{x - 14 * size:.0f} {y - 18 * size:.0f} C{x + 6 * size:.0f} {y - 40 * size:.0f} {x + 44 * size:.0f} "
            f"{y - 28 * size:.0f} {x + 42 * size:.0f} {y - 12 * size:.0f} C{x + 66 * size:.0f} {y - 14 * size:.0f} "
            f"{x + 74 * size:.0f} {y} {x + 60 * size:.0f} {y}Z"
        )
        p.part(P(cloud), "#fbf0cf", tone=1.0, gain=0.2, puff=14, ang=4, line=2.2, shadow=0)


def _hills(p: Plate) -> None:
    for x, y in ((600, 196), (650, 208)):
        p.part(P(f"M{x - 11} {y + 60} L{x - 11} {y - 30} L{x - 16} {y - 30} L{x - 16} {y - 48} L{x - 6} {y - 48} L{x - 6} {y - 40} "
                 f"L{x + 6} {y - 40} L{x + 6} {y - 48} L{x + 16} {y - 48} L{x + 16} {y - 30} L{x + 11} {y - 30} L{x + 11} {y + 60}Z"),
               "#5f7f86", tone=0.7, gain=0.5, puff=8, ang=60, line=2, shadow=0)  # fmt: skip
    p.part(P("M604 260 L604 204 L646 204 L646 260Z"), "#5f7f86", tone=0.62, flat=True, line=2, shadow=0)
    far = "M-10 262 C90 196 190 206 300 240 C370 214 420 222 470 236 C560 204 640 206 720 240 C810 200 900 214 970 246 L970 610 L-10 610Z"
    p.part(P(far), "#7fa39a", tone=0.84, gain=0.3, puff=18, ang=12, line=2.4, shadow=0)
    near = "M-10 330 C120 262 250 262 372 290 C450 268 540 266 620 284 C740 252 860 262 970 312 L970 610 L-10 610Z"
    p.part(P(near), "#7fa36a", tone=0.80, gain=0.45, puff=22, ang=8, line=2.4, shadow=0)
    front = "M-10 470 C150 380 300 366 470 384 C660 362 830 384 970 452 L970 610 L-10 610Z"
    p.part(P(front), "#5f8a54", tone=0.70, gain=0.5, puff=26, ang=-6, line=2.6, shadow=0)
    for x, y, size in (
        (90, 352, 1.0),
        (136, 340, 0.8),
        (842, 330, 1.1),
        (890, 344, 0.9),
        (236, 300, 0.6),
        (740, 292, 0.6),
    ):
        crown = f'<ellipse cx="{x}" cy="{y - 26 * size:.0f}" rx="{22 * size:.0f}" ry="{28 * size:.0f}"/>'
        p.part(P(f"M{x - 4 * size:.1f} {y + 14 * size:.0f} L{x - 3 * size:.1f} {y - 14 * size:.0f} L{x + 3 * size:.1f} {y - 14 * size:.0f} "
                 f"L{x + 4 * size:.1f} {y + 14 * size:.0f}Z"), "#5a4030", tone=0.5, line=2, shadow=0)  # fmt: skip
        p.part(crown, "#3f6b48", tone=0.66, gain=0.7, puff=14, ang=30, line=2.2, shadow=0)


def _road(p: Plate) -> None:
    """From before one's feet to the castle."""
    road = ("M330 610 C390 520 560 470 556 420 C552 372 452 366 470 330 C482 304 540 292 566 268 L574 268 "
            "C560 296 508 312 502 336 C496 364 626 372 632 424 C638 480 560 530 590 610Z")  # fmt: skip
    p.part(P(road), "#efdcae", tone=0.98, gain=0.15, puff=20, ang=2, line=2.4, shadow=0)
