"""The daylight background of every weapon and potion: a light panel with the rays of a sun, and the potions' shelf."""

import math

from .plate import Plate

OCHRE = ("#e2c68c", "#d3ad66")
ROSE = ("#e9c8ac", "#dba78d")


def rays(cx: float, cy: float, n: int, r0: float, r1: float, share: float = 0.5) -> str:
    """n wedges from radius r0 to r1 around a centre, each covering `share` of its angle."""
    d = ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + share) / n
        tip = (a + b) / 2
        d += (
            f"M{cx + r0 * math.cos(tip):.1f} {cy + r0 * math.sin(tip):.1f} "
            f"L{cx + r1 * math.cos(a):.1f} {cy + r1 * math.sin(a):.1f} "
            f"L{cx + r1 * math.cos(b):.1f} {cy + r1 * math.sin(b):.1f}Z "
        )
    return Plate.P(d)


def sunburst(p: Plate, colours: tuple[str, str], cx: float = 125, cy: float = 178) -> None:
    """Fill the plate with a panel and rays, (panel colour, ray colour), around a centre."""
    panel, ray = colours
    p.part('<rect width="250" height="350"/>', panel, tone=1.0, flat=True, line=0, shadow=0)
    p.part(
        rays(cx, cy, 36, 24, 360),
        ray,
        tone=0.84,
        flat=True,
        line=0,
        shadow=0,
        ang=0,
        grad=(cx, cy, 0.14, 250, 350, -0.12),
    )


def shelf(p: Plate, x: float, y: float, rx: float) -> None:
    """A board across the panel at height y, with the shadow at x of something rx wide."""
    p.part(
        f'<rect x="-20" y="{y - 10}" width="290" height="110"/>',
        "#7a4a26",
        tone=0.55,
        gain=0.5,
        puff=12,
        ang=2,
        line=2.4,
        shadow=0,
    )
    p.key(Plate.taper(-20, y + 14, 110, y + 10, 270, y + 15, 2.4))
    pool = f'<ellipse cx="{x + 18}" cy="{y + 1}" rx="{rx}" ry="{rx * 0.13:.1f}"/>'
    p.part(pool, None, tone=0.1, flat=True, line=0, shadow=0)
