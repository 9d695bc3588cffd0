"""The clenched fist in the place of a missing weapon: 120 x 120 design px."""

from __future__ import annotations

import numpy as np

from assets.press.plate import INK, Array, Plate, sstep
from assets.press.sunburst import OCHRE, rays

SKIN, TIP = "#e3b48c", "#eec5a0"
P, S, T = Plate.P, Plate.S, Plate.taper


def medallion(p: Plate) -> Array:
    """Draw the round ground with its sun and its frame; return the mask of all of it."""
    panel, ray = OCHRE
    rim = p.part('<circle cx="90" cy="90" r="84"/>', "#c8923c", tone=0.72, gain=0.8, puff=6, ang=45, line=3, shadow=0)
    sky = p.part('<circle cx="90" cy="90" r="75.5"/>', panel, tone=1.0, flat=True, line=2.2, shadow=0)
    p.part(rays(90, 96, 28, 20, 130), ray, tone=0.86, flat=True, line=0, shadow=0, ang=0, clip=sky)
    return rim


def finger(p: Plate, x: float, w: float, top: float, bottom: float) -> None:
    """A finger folded over: the knuckle above, the last joint tucked under."""
    d = (
        f"M{x} {bottom} L{x - 1} {top + 15} C{x - 1} {top - 4} {x + w + 1} {top - 4} {x + w + 1} {top + 15}"
        f" L{x + w} {bottom} C{x + w - 2} {bottom + 9} {x + 2} {bottom + 9} {x} {bottom}Z"
    )
    p.part(P(d), TIP, tone=0.84, gain=0.72, puff=12, ang=-35, bend=2.6, line=2.6, shadow=0.22)
    p.key(T(x + 5, top + 19, x + w / 2, top + 23, x + w - 4, top + 18, 2.2))
    p.key(T(x + 8, top + 24, x + w / 2, top + 27, x + w - 6, top + 23.5, 1.5))


def hand(p: Plate) -> None:
    """The fist, knuckles up, thumb across, on a leather bracer."""
    p.part(
        P("M58 132 C80 138 102 138 124 130 L136 182 L48 182Z"),
        "#8f5430", tone=0.80, gain=0.7, puff=18, ang=8, bend=3, line=3, shadow=0.3,
    )  # fmt: skip
    p.part(
        P("M55 128 C80 137 104 136 127 126 L129 138 C104 148 78 149 54 140Z"),
        "#d9a441", tone=0.85, gain=0.7, puff=6, ang=60, line=2.4, shadow=0.25,
    )  # fmt: skip
    for y in (150, 163):
        p.key(T(52, y, 90, y + 9, 132, y - 2, 2.8))
    for x, y in ((76, 156), (100, 156), (88, 169)):
        p.part(f'<circle cx="{x}" cy="{y}" r="4"/>', "#d9a441", tone=0.75, gain=0.8, puff=4, line=1.6, shadow=0.2)
    p.part(
        P("M34 82 L146 82 C150 104 144 122 128 130 L127 134 C104 142 78 142 56 134 L56 130 C40 124 32 106 34 82Z"),
        SKIN, tone=0.90, gain=0.7, puff=22, ang=-30, bend=3, line=2.8, shadow=0.25,
    )  # fmt: skip
    for x, w, top, bottom in ((119, 26, 47, 92), (91.5, 29, 34, 98), (62.5, 30, 31, 99), (34.5, 29, 43, 96)):
        finger(p, x, w, top, bottom)
    p.part(
        P("M31 90 C38 80 62 84 88 90 C104 94 112 102 110 111 C108 121 96 122 84 119 C74 117 66 120 60 127"
          " C50 138 38 130 33 118 C28 108 26 98 31 90Z"),
        TIP, tone=0.78, gain=0.8, puff=14, ang=-24, bend=3, line=2.8, shadow=0.42,
    )  # fmt: skip
    p.part(
        P("M94 98 C102 99 107 103 106 108 C105 113 99 114 93 111 C90 107 90 101 94 98Z"),
        "#f7dcbc", tone=0.95, gain=0.4, puff=4, line=1.5, shadow=0,
    )  # fmt: skip
    p.key(T(58, 92, 61, 97, 60, 104, 2.4) + T(64, 92, 68, 97, 67, 104, 1.8))
    p.key(T(112, 122, 126, 118, 138, 104, 2.2) + T(70, 132, 86, 136, 104, 133, 1.8))
    p.cut(
        T(43, 55, 47, 50, 55, 50, 3.4) + T(71, 42, 76, 37, 84, 38, 3.6) + T(100, 45, 105, 40, 112, 41, 3.4), "#fff3dd"
    )


def fist() -> Array:
    """The picture with alpha, 360 x 360 px."""
    p = Plate(180, 180, sc=2, seed=81, pitch=4.6, ground=INK)
    medallion(p)
    p.xf = "translate(90 92) scale(.86) translate(-90 -96)"
    hand(p)
    p.xf = ""
    away = np.hypot(p.xx - 90, p.yy - 90) + p.wob * 2
    p.ink = np.maximum(p.ink, sstep(84.2, 85.2, away))
    return np.dstack([p.print(reg=(0.6, 0.4), wear=0.6), sstep(88, 87, away)])
