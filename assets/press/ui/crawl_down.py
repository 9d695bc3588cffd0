"""The bad end of a crawl: a torch, a sword and a burst sack on the floor, and eyes. 300 x 200 design px."""

from __future__ import annotations

import math

import numpy as np

from assets.press.materials import EDGE, GOLD, LEATHER, SHADED_STEEL, STEEL, WOOD
from assets.press.monsters.pen import disc, limb, shape, strokes
from assets.press.plate import Array, Plate, hexc, sstep
from assets.press.shell import star
from assets.press.ui.crawl_out import BONE, SACK
from assets.press.ui.edge import panel

FIRE = ("#8f1d14", "#d4551b", "#f2a532", "#ffe9a0")
LIGHT = (96, 222)
"""The place of the burning torch."""
OPENING = "M150 209 L150 118 C150 -20 400 -20 400 118 L400 209Z"


def passage(p: Plate) -> None:
    """Courses of stone around a passage that is all darkness, lit only where the torch lies."""
    p.part('<rect width="450" height="300"/>', "#15111c", tone=0.12, flat=True, line=0, shadow=0, ang=0, pitch=5)
    for row in range(6):
        y, shift = -12 + row * 38, (row % 2) * 36
        for column in range(-1, 8):
            x = column * 70 + shift + (row * 11 + column * 5) % 9
            near = max(0.0, 1 - math.hypot(x + 32 - LIGHT[0], y + 16 - LIGHT[1]) / 290)
            p.part(f'<rect x="{x + 2}" y="{y + 2}" width="65" height="33" rx="5"/>', "#8a5a3e" if near > 0.35 else "#4a3a4c",
                   tone=0.08 + 0.55 * near, gain=0.55, puff=8, ang=-30 + (row * 5 + column * 11) % 24, line=1.6, shadow=0)  # fmt: skip
    p.part(Plate.P(OPENING), "#0c0a10", tone=0, flat=True, line=0, shadow=0)
    ring = "M126 220 L126 116 C126 -52 424 -52 424 116 L424 220 L400 220 L400 118 C400 -20 150 -20 150 118 L150 220Z"
    p.part(Plate.P(ring, 'fill-rule="evenodd"'), "#8a6a4e", tone=0.6, gain=0.7, puff=9, ang=40, line=3, shadow=0.3,
           grad=(120, 200, 0.1, 420, 60, -0.42))  # fmt: skip
    p.key(strokes(3.4, "126,176 138,176 150,175", "126,132 138,133 150,135", "136,76 148,84 160,90", "172,24 180,34 188,44",
                  "414,76 402,84 390,90", "424,132 412,133 400,135", "424,178 412,178 400,177"))  # fmt: skip
    p.part(Plate.P("M-10 310 L-10 214 C100 208 350 208 460 214 L460 310Z"), "#a8764e", tone=0.62, gain=0.2, puff=10, ang=2, line=2.6,
           shadow=0, grad=(LIGHT[0] + 20, 240, 0.24, 440, 270, -0.5))  # fmt: skip
    p.key(strokes(2, "-10,236 200,231 460,237", "-10,264 200,260 460,266", "40,238 30,250 18,263", "150,234 148,246 144,260",
                  "260,234 268,246 276,261", "356,236 372,248 392,264", "96,264 86,278 70,300", "214,262 216,280 220,300", "322,264 336,280 352,300"))  # fmt: skip


def watcher(p: Plate) -> None:
    """The killer: two great eyes, a grin, claws around the stone; smaller ones wait behind."""
    hole = p.mask(Plate.P(OPENING))
    p.xf = "translate(0 -9)"
    p.part(shape("196,230! 190,150 204,92 196,44! 226,66 250,58 276,58 300,66 330,44! 322,92 338,150 334,230!"), "#2c2036", tone=0.16,
           gain=0.5, puff=40, ang=60, bend=3, line=0, shadow=0, clip=hole)  # fmt: skip
    for x, y, k, colour in (
        (168, 150, 0.4, "#f2762a"),
        (352, 122, 0.42, "#4fd6b8"),
        (354, 186, 0.32, "#f2762a"),
        (178, 90, 0.3, "#4fd6b8"),
    ):
        for side in (-1, 1):
            p.cut(_eye(x, y, k, side), colour, clip=hole)
            p.key(disc(x + 30 * k * side, y, 2, 7 * k))
    for side in (-1, 1):
        eye = p.part(_eye(264, 112, 1, side), "#e8cf3e", tone=1, flat=True, line=2, shadow=0)
        p.flatcol(disc(264 + 32 * side, 112, 13, 17), "#fff8c8", clip=eye)
        p.key(disc(264 + 30 * side, 111, 4.4, 16), clip=eye)
        p.part(
            strokes(9, f"{264 + 10 * side},104 {264 + 34 * side},84 {264 + 66 * side},88"),
            "#4a3756",
            tone=0.5,
            gain=0.6,
            puff=5,
            line=0,
            shadow=0,
        )
    grin = p.part(shape("204,164! 232,176 264,180 296,176 324,164! 316,192 292,208 264,212 236,208 212,192"), "#5a1018", tone=0.5,
                  gain=0.3, puff=10, line=2, shadow=0)  # fmt: skip
    teeth = ""
    for i in range(9):
        x = 212 + i * 13
        sag = 12 * math.sin(math.pi * (i + 0.5) / 9)
        teeth += f"M{x - 6} {162 + sag} L{x + 8} {162 + sag} L{x + 1} {184 + sag}Z M{x - 1} {216} L{x + 12} {216} L{x + 6} {186 + sag * 0.6}Z "
    p.part(Plate.P(teeth), "#efe6d2", tone=0.95, gain=0.4, puff=4, line=1.6, shadow=0, clip=grin)
    for i in range(4):
        y = 128 + i * 17
        p.part(limb(f"418,{y - 4} 396,{y + 3}", 17, 13), "#5c4a72", tone=0.5, gain=0.8, puff=7, line=2.4, shadow=0.3)
        p.part(shape(f"398,{y - 3}! 388,{y} 380,{y + 12}! 392,{y + 10} 400,{y + 8}!"), **BONE | {"puff": 3, "line": 2})
    p.xf = ""


def _eye(x: float, y: float, k: float, side: int) -> str:
    """A slanting eye to one side of x, y."""
    points = ((8, 10), (30, -16), (58, -16), (46, 8), (26, 16))
    return shape(
        " ".join(f"{x + dx * k * side},{y + dy * k}{'!' if i in (0, 2) else ''}" for i, (dx, dy) in enumerate(points))
    )


def glow(p: Plate) -> None:
    """The last light of the torch, on the floor and the wall."""
    x, y = LIGHT
    far = np.hypot((p.xx - x - 24) / 1.5, p.yy - y - 14)
    light = sstep(120, 10, far) * p.mask(Plate.P("M-10 310 L-10 214 C100 208 350 208 460 214 L460 310Z"))
    p.ink *= 1 - 0.75 * light
    p.col += (hexc("#f0b860") - p.col) * 0.7 * light[..., None]


def sack(p: Plate) -> None:
    """The sack with the spilled trophies."""
    p.part(
        shape("352,236 384,220 424,226 444,250 440,284 408,296 364,290 340,270"),
        **SACK | {"tone": 0.6, "col": "#a87a48"},
    )
    p.part(
        shape("356,234 340,240 330,256 332,272 344,282 352,268 354,250"),
        **SACK | {"puff": 7, "tone": 0.66, "col": "#b98a54"},
    )
    p.part(shape("352,238 342,246 338,258 342,272 350,262"), "#2a1a14", tone=0.1, flat=True, line=1.6, shadow=0)
    p.key(strokes(3, "372,232 394,246 400,280", "400,226 420,244 424,278"))
    p.part(shape("340,262 322,252 304,254 290,268! 306,264 320,268 338,276"), **BONE | {"col": "#d8c39a"})
    p.key(strokes(2.2, "312,254 310,260 311,266", "322,254 320,262 322,270"))
    p.part(shape("306,296! 302,280! 312,286! 318,274! 326,286! 336,280! 334,296!"), **GOLD | {"puff": 5, "shadow": 0.5})
    for x, y in ((288, 288), (276, 280), (352, 292)):
        p.part(disc(x, y, 8, 5), **GOLD | {"puff": 4, "line": 2})


def sword(p: Plate) -> None:
    """The dropped sword, its point towards the dark."""
    p.xf = "translate(188 268) rotate(74) scale(.98)"
    blade = p.part(Plate.P("M-9 -12 L9 -12 L8 -92 L0 -112 L-8 -92Z"), **STEEL)
    p.part(Plate.P("M0 -12 L14 -12 L14 -120 L0 -120Z"), **SHADED_STEEL, clip=blade)
    p.part(Plate.P("M-2 -14 L2 -14 L1 -86 L-1 -86Z"), **EDGE | {"col": "#7b8792", "tone": 0.5})
    p.part(limb("0,0 0,34", 9, 9), **LEATHER | {"puff": 4})
    p.part(shape("-26,-14 -12,-9 0,-10 12,-9 26,-14 29,-6 12,2 0,3 -12,2 -29,-6"), **GOLD | {"puff": 5})
    p.part(disc(0, 40, 8), **GOLD | {"puff": 8})
    p.xf = ""


def torch(p: Plate) -> None:
    """The torch, lying on its side, burning low."""
    x, y = LIGHT
    p.part(limb(f"34,286 {x - 6},{y + 30}", 13, 16), **WOOD)
    p.part(shape(f"{x - 26},{y + 34} {x - 12},{y + 12} {x + 8},{y + 8} {x + 16},{y + 20} {x + 4},{y + 34} {x - 14},{y + 46}"), "#5a4436", tone=0.5,
           gain=0.7, puff=8, line=2.6, shadow=0.4)  # fmt: skip
    p.key(
        strokes(
            2.6,
            f"{x - 16},{y + 20} {x - 8},{y + 28} {x - 2},{y + 38}",
            f"{x - 6},{y + 12} {x},{y + 22} {x + 8},{y + 30}",
        )
    )
    sheets = (
        "-18,22 -30,2 -22,-20! -14,-10! -16,-36 4,-62! 6,-40 16,-30! 20,-40! 32,-14 26,10 12,24",
        "-14,20 -20,2 -14,-10! -8,-4! -6,-28 4,-44! 8,-26 16,-16! 22,-2 18,14 8,22",
        "-8,18 -10,4 -2,-10 4,-26! 10,-6 14,4 8,18",
        "-2,16 -2,6 4,-6! 8,6 6,16",
    )
    for i, (spec, colour) in enumerate(zip(sheets, FIRE, strict=True)):
        moved = " ".join(
            f"{float(a) + x:.0f},{float(b.rstrip('!')) + y:.0f}{'!' * b.endswith('!')}"
            for a, b in (word.split(",") for word in spec.split())
        )
        p.part(shape(moved), colour, tone=1, gain=0.25, puff=8, line=2.6 if i == 0 else 0, shadow=0)
    for dx, dy, r in ((-26, -36, 3), (22, -58, 2.6), (36, -30, 2.4), (-6, -78, 2.2)):
        p.part(Plate.P(star(x + dx, y + dy, 4, r * 1.6, r * 0.8)), FIRE[2], tone=1, flat=True, line=1.2, shadow=0)


def crawl_down() -> Array:
    """The picture with alpha, 900 x 600 px."""
    p = Plate(450, 300, sc=2, seed=87, pitch=4.6)
    passage(p)
    watcher(p)
    glow(p)
    sack(p)
    sword(p)
    torch(p)
    return panel(p)
