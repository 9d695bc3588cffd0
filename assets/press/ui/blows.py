"""Pictures of blows and spells on the table: transparent, 512 px, for the game to scale, turn and fade.

The sweep and the bolt are drawn flying to the right.
"""

from __future__ import annotations

import math

import numpy as np
from scipy import ndimage as ndi

from assets.press.monsters.pen import disc, shape, strokes
from assets.press.plate import INK, Array, Plate, sstep
from assets.press.shell import star
from assets.press.ui.plates import cut_out

FIELD, SHARP, PIXELS = 256, 4, 512
LINE = 4.2
"""The width of the ink line around everything, in field units."""
FIRE = ("#8f1d14", "#d4551b", "#f2a532", "#fff3c4")
ARCANE = ("#3a2a96", "#6a62e6", "#a9b4ff", "#f1f6ff")
WIND = ("#6f7f8c", "#aebbc2", "#e9ecea")


def block(seed: int) -> Plate:
    """A block for one of these pictures."""
    return Plate(FIELD, FIELD, sc=SHARP, seed=seed, pitch=5.6, ground=INK)


def cover(p: Plate, shapes: str) -> Array:
    """The coverage of shapes and the ink around them."""
    return sstep(LINE + 0.5, LINE - 0.5, ndi.distance_transform_edt(p.mask(shapes) < 0.5) / p.sc)


def printed(p: Plate, alpha: Array) -> Array:
    """The print of a block, cut out."""
    return cut_out(p.print(reg=(0.5, 0.4), wear=0.4), alpha, PIXELS)


def flat(p: Plate, shapes: str, colour: str) -> None:
    """Lay shapes on a block in one even colour."""
    p.part(shapes, colour, tone=1, flat=True, line=0, shadow=0)


def jagged(x: float, y: float, tips: tuple[float, ...], root: float, k: float = 1.0, turn: float = 0.0) -> str:
    """A star with one ray for each length in `tips`; these and the waist `root` between them are scaled by k."""
    corners = []
    for i, tip in enumerate(tips):
        for share, radius in ((0.0, tip), (0.5, root)):
            a = math.tau * (i + share) / len(tips) + turn
            corners.append(f"{x + k * radius * math.cos(a):.2f} {y + k * radius * math.sin(a):.2f}")
    return Plate.P("M" + " L".join(corners) + "Z")


def burst_hit() -> Array:
    """A blow that hits: a star of fire with splinters flying from it."""
    p = block(91)
    x = y = 128.0
    tips = (118, 78, 104, 70, 120, 84, 98, 72, 116, 74, 108, 80, 96)
    splinters = ""
    for angle, far, size in ((18, 104, 8), (62, 108, 6), (140, 106, 7), (200, 100, 6), (246, 108, 8), (318, 106, 7)):
        a = math.radians(angle)
        splinters += Plate.P(
            f"M{x + (far + size) * math.cos(a):.1f} {y + (far + size) * math.sin(a):.1f} "
            f"L{x + far * math.cos(a + 0.06):.1f} {y + far * math.sin(a + 0.06):.1f} "
            f"L{x + (far - size) * math.cos(a):.1f} {y + (far - size) * math.sin(a):.1f} "
            f"L{x + far * math.cos(a - 0.05):.1f} {y + far * math.sin(a - 0.05):.1f}Z"
        )
    outer = jagged(x, y, tips, 58)
    p.part(outer, FIRE[0], tone=0.8, gain=0.5, puff=20, line=0, shadow=0)
    p.part(jagged(x, y, tips, 56, 0.82), FIRE[1], tone=1, flat=True, line=1.6, shadow=0)
    flat(p, jagged(x, y, tips, 60, 0.62, 0.02), FIRE[2])
    flat(p, jagged(x, y, tips[::-1], 62, 0.36, 0.2), FIRE[3])
    rays = []
    for i in range(len(tips)):
        a = math.tau * (i + 0.5) / len(tips)
        near, far = 40 + 5 * (i % 3), 60 + 4 * (i % 2)
        rays.append(
            f"{x + near * math.cos(a):.1f},{y + near * math.sin(a):.1f} "
            f"{x + (near + far) / 2 * math.cos(a + 0.03):.1f},{y + (near + far) / 2 * math.sin(a + 0.03):.1f} "
            f"{x + far * math.cos(a):.1f},{y + far * math.sin(a):.1f}"
        )
    p.key(strokes(4.4, *rays))
    flat(p, splinters, FIRE[2])
    return printed(p, cover(p, outer + splinters))


def swoosh_miss() -> Array:
    """A blow that misses: a crescent sweeping to the right, thin where it began."""
    p = block(92)
    sweep = shape("14,196! 40,120 100,66 176,60 222,82 246,134! 210,108 164,104 112,122 66,154")
    inner = shape("60,172! 90,134 130,114 170,112 204,122 232,148! 196,134 158,134 116,148")
    p.part(sweep, WIND[0], tone=0.86, gain=0.5, puff=18, ang=-30, bend=2, line=0, shadow=0)
    flat(p, shape("44,144! 80,96 130,74 178,74 216,92 238,122! 204,94 164,88 116,100 76,124"), WIND[1])
    flat(p, shape("92,96! 130,80 176,80 212,97 228,112! 200,94 166,90 126,96"), WIND[2])
    p.key(strokes(3.6, "44,160 92,112 164,98", "70,150 120,108 196,104", "30,182 50,146 84,116"))
    flat(p, inner, WIND[1])
    trails = strokes(7, "26,214 60,178 110,158", "84,196 124,164 178,158", "20,150 44,104 92,70")
    flat(p, trails, WIND[2])
    away = sstep(8, 120, p.xx + 0.35 * (p.yy - 128))
    return printed(p, cover(p, sweep + inner + trails) * (0.25 + 0.75 * away))


def spell_bolt() -> Array:
    """A bolt of magic: a star of cold fire flying to the right with a forked tail."""
    p = block(93)
    x, y = 186.0, 128.0
    tips = (66, 40, 56, 38, 60, 38, 60, 38, 56, 40)
    tail = Plate.P(
        "M186 98 L122 84 L132 104 L66 86 L82 110 L8 112 L70 128 L56 142 L110 140 L94 172 L140 152 L134 172 L190 158Z"
    )
    core = Plate.P("M186 112 L140 104 L146 116 L96 110 L104 122 L60 120 L112 132 L106 144 L146 138 L150 146 L188 144Z")
    sparks = "".join(
        Plate.P(star(cx, cy, 4, r, r * 0.3))
        for cx, cy, r in ((60, 62, 13), (112, 52, 9), (44, 178, 10), (106, 202, 12))
    )
    head = jagged(x, y, tips, 36)
    p.part(tail, ARCANE[0], tone=0.86, gain=0.5, puff=12, ang=0, line=0, shadow=0)
    p.part(head, ARCANE[0], tone=0.86, gain=0.4, puff=14, line=0, shadow=0)
    flat(p, core, ARCANE[1])
    flat(p, jagged(x, y, tips, 37, 0.78), ARCANE[1])
    flat(
        p,
        Plate.P("M186 118 L150 112 L154 121 L116 118 L122 126 L96 127 L128 133 L154 131 L156 138 L188 138Z"),
        ARCANE[2],
    )
    flat(p, jagged(x, y, tips, 38, 0.56), ARCANE[2])
    flat(p, jagged(x, y, tips[::-1], 40, 0.34), ARCANE[3])
    flat(p, sparks, ARCANE[2])
    return printed(p, cover(p, tail + head + sparks))


def spell_ward() -> Array:
    """A ward: rings, a star of two squares and signs on a translucent pane of light."""
    p = block(94)
    x = y = 128.0
    pane = disc(x, y, 112)
    flat(p, pane, ARCANE[1])
    rings = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#000" stroke-width="{w}"/>'
        for r, w in ((114, 7), (88, 4), (36, 4))
    )
    squares = "".join(
        f'<rect x="{x - 62}" y="{y - 62}" width="124" height="124" fill="none" stroke="#000" stroke-width="4"'
        f' transform="rotate({turn} {x} {y})"/>'
        for turn in (0, 45)
    )
    signs = ""
    for i, d in enumerate(
        (
            "M0 -7 L0 7 M-5 -6 L0 0 L5 -6",
            "M-4 7 L-4 -7 L4 -2 L-4 3",
            "M0 -7 L5 0 L0 7 L-5 0Z",
            "M0 7 L0 -7 M-5 -1 L0 -7 L5 -1",
        )
        * 3
    ):
        a = 30 * i
        signs += f'<g transform="rotate({a} {x} {y}) translate({x} {y - 101})">{Plate.S(d, 3)}</g>'
    heart = Plate.P(star(x, y, 4, 34, 9)) + Plate.P(star(x, y, 8, 15, 9))
    flat(p, rings, ARCANE[2])
    flat(p, squares + signs, ARCANE[3])
    flat(p, heart, "#ffffff")
    drawn = p.mask(rings + squares + signs + heart)
    edged = sstep(2.2, 1.2, ndi.distance_transform_edt(drawn < 0.5) / p.sc)
    p.ink = np.maximum(p.ink, 0.7 * (edged - drawn).clip(0, 1))
    rim = np.hypot(p.xx - x, p.yy - y) / 112
    veil = p.mask(pane) * (0.2 + 0.42 * np.clip(rim, 0, 1) ** 3)
    return printed(p, np.maximum(veil, edged * 0.94))


PICTURES = {"burst-hit": burst_hit, "swoosh-miss": swoosh_miss, "spell-bolt": spell_bolt, "spell-ward": spell_ward}
