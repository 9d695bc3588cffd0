"""The wordmark and the sigil of the program."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import INK, PAPER, Array, Plate, hatch, hexc, sstep
from assets.press.shell import pip
from assets.press.ui import lettering
from assets.press.ui.plates import UI
from assets.press.ui.sign import fill, line

GOLD, AMBER, PALE = "#e9b94f", "#b8702a", "#ffeab0"


def shifted(mask: Array, dx: float, dy: float) -> Array:
    """A mask moved by dx, dy pixels."""
    return ndi.shift(mask, (dy, dx), order=1)


def gild(p: Plate, mask: Array, top: float, bottom: float) -> None:
    """Turn a mask into engraved gold: amber hatched in towards the bottom, a pale edge where the light falls."""
    depth = ((p.yy - top) / (bottom - top)).clip(0, 1)
    amber = hatch(1.25 - 1.05 * depth, p.yy / 4.4 + p.wob * 0.8)
    p.col += (hexc(AMBER) - p.col) * (amber * mask)[..., None]
    lit = (mask * (1 - shifted(mask, 2.2 * p.sc, 2.6 * p.sc))).clip(0, 1)
    p.col += (hexc(PALE) - p.col) * lit[..., None]
    p.ink *= 1 - lit
    inner = (mask * (1 - shifted(mask, -2.4 * p.sc, -2.8 * p.sc))).clip(0, 1)
    fine = hatch(np.full_like(mask, 0.42), (p.xx - p.yy) / 3.4 + p.wob)
    p.ink = np.maximum(p.ink, inner * fine)


def wordmark() -> Array:
    """The word Underdeck in engraved gold, between two lines of ink, with alpha."""
    w, h, size = 880, 220, 188
    p = Plate(w, h, sc=3, seed=31, pitch=4.4, ground=INK)
    letters = lettering.glyph_paths("Underdeck", "grenze-gotisch-900", size, w / 2, 162, track=3)
    word = "".join(letters)
    mask = p.part(word, GOLD, tone=0.93, gain=0.75, puff=8, ang=10, bend=2.4, line=0, shadow=0)
    gild(p, mask, 30, 168)
    away = ndi.distance_transform_edt(mask < 0.5) / p.sc
    p.ink = np.maximum(p.ink, sstep(0.2, 0.5, away))
    rim = sstep(4.4, 4.9, away) * sstep(6.6, 6.1, away)
    p.col += (hexc("#8a5a26") - p.col) * rim[..., None]
    p.ink *= 1 - rim
    picture = p.print(reg=(0.4, 0.3), wear=0.8)
    body = sstep(8.4, 7.6, away)
    fallen = ndi.gaussian_filter(shifted(body, 2 * p.sc, 7 * p.sc), 7 * p.sc) * 0.75
    alpha = body + fallen * (1 - body)
    return np.dstack([picture * (body > 0)[..., None], alpha])


KEYHOLE = "M105 140 A41 41 0 1 1 149 140 L163 212 L91 212Z"


def stairs(p: Plate, hole: Array) -> None:
    """The view through the keyhole: steps going down to a far fire."""
    p.flatcol('<rect width="256" height="256"/>', "#2a1016", clip=hole, keepink=False)
    for radius, colour in ((35, "#8f1d14"), (26, "#d4551b"), (17, "#f2a532"), (9, "#ffe9a0")):
        p.flatcol(f'<ellipse cx="127" cy="116" rx="{radius}" ry="{radius * 0.92}"/>', colour, clip=hole)
    treads = (
        (126, 6, "#ffd98a"),
        (138, 7.5, "#f2a532"),
        (152, 9, "#d4701b"),
        (169, 11, "#a3401a"),
        (189, 13, "#6b2418"),
    )
    for y, height, colour in treads:
        p.key(f'<rect x="60" y="{y - 1.5}" width="140" height="30"/>', clip=hole)
        p.cut(f'<rect x="60" y="{y}" width="140" height="{height}"/>', colour, clip=hole)


def sigil() -> Array:
    """The sign of the program, 256 x 256 units at 4 pixels: a keyhole in a playing card, with stairs behind it."""
    p = Plate(256, 256, sc=4, seed=33, pitch=6.5, ground=INK)
    p.xf = "translate(-6 0) rotate(11 150 200)"
    behind = p.part(
        '<rect x="86" y="22" width="138" height="196" rx="15"/>', PAPER, tone=0.9, flat=True, line=5, shadow=0
    )
    p.part('<rect x="96" y="32" width="118" height="176" rx="8"/>', "#8f1f2b", tone=0.72, flat=True, line=2.5, shadow=0)
    p.xf = "translate(-4 0) rotate(-7 127 128)"
    front = p.part(
        '<rect x="50" y="20" width="154" height="216" rx="17"/>', PAPER, tone=1.1, flat=True, line=5, shadow=0.6
    )
    p.key('<rect x="61" y="31" width="132" height="194" rx="9" fill="none" stroke="#000" stroke-width="3.5"/>')
    p.key(pip("S", 80, 53, 30))
    p.part(line(KEYHOLE, 20) + fill(KEYHOLE), "#dba943", tone=0.7, gain=0.8, puff=9, line=4, shadow=0.5)
    hole = p.part(fill(KEYHOLE), "#2a1016", tone=1.2, flat=True, line=3, shadow=0)
    stairs(p, hole)
    p.xf = ""
    away = ndi.distance_transform_edt(np.maximum(behind, front) < 0.5) / p.sc
    return np.dstack([p.print(reg=(0.6, 0.4), wear=0.25), sstep(5.2, 4.4, away)])


def small_sigil() -> Array:
    """The sign for sizes of few pixels: one card with nothing but a keyhole, as large as possible."""
    p = Plate(256, 256, sc=4, seed=33, pitch=9, ground=INK)
    card = p.part('<rect x="26" y="8" width="204" height="240" rx="22"/>', PAPER, tone=1.2, flat=True, line=8, shadow=0)
    p.xf = "translate(-33 -54) scale(1.27 1.27)"
    p.part(line(KEYHOLE, 16) + fill(KEYHOLE), "#8a4a1c", tone=1.2, flat=True, line=4, shadow=0)
    hole = p.part(fill(KEYHOLE), "#3a0f12", tone=1.2, flat=True, line=0, shadow=0)
    for radius, colour in ((35, "#d4551b"), (24, "#ffe9a0")):
        p.flatcol(f'<circle cx="127" cy="120" r="{radius}"/>', colour, clip=hole)
    for y, colour in ((150, "#f2a532"), (182, "#d4551b")):
        p.flatcol(f'<rect x="60" y="{y}" width="140" height="16"/>', colour, clip=hole)
    p.xf = ""
    away = ndi.distance_transform_edt(card < 0.5) / p.sc
    return np.dstack([p.print(reg=(0, 0), wear=0), sstep(9, 7, away)])


FEW = 24  # pixels: up to this size the small sign is used


def bake_sigil() -> None:
    """Bake the sigil as PNG in two sizes, and as an icon for Windows."""
    whole, small = (
        Image.fromarray((sign() * 255 + 0.5).clip(0, 255).astype(np.uint8)) for sign in (sigil, small_sigil)
    )
    for size in (512, 256):
        name = "app-icon.png" if size == 512 else f"app-icon-{size}.png"
        whole.resize((size, size), Image.Resampling.LANCZOS).save(UI / name, optimize=True)
    sides = (16, 24, 32, 48, 64, 128, 256)
    few, *many = ((small if side <= FEW else whole).resize((side, side), Image.Resampling.LANCZOS) for side in sides)
    many[-1].save(UI / "underdeck.ico", sizes=[(side, side) for side in sides], append_images=[few, *many[:-1]])


WIDEST = 1944  # pixels: its width in the title at 3840 x 2160; decoding it takes much of the first frame's time


def bake_logo() -> None:
    """Bake the wordmark at the largest size in which it is drawn."""
    printed = Image.fromarray((wordmark() * 255 + 0.5).astype(np.uint8))
    height = round(WIDEST * printed.height / printed.width)
    printed.resize((WIDEST, height), Image.Resampling.LANCZOS).save(UI / "logo.webp", quality=90, method=6)


def bake(names: Collection[str] = ()) -> None:
    """Bake the pieces named, or all."""
    if not names or "logo" in names:
        bake_logo()
    if not names or "app-icon" in names:
        bake_sigil()
