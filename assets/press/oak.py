"""The oak table: engraved planks lit by the two torches, with a bright worn lip along their far edge.

The grain is hatching whose phase is the height on the table, bent by stretched noise and by knots. Numbers are
design px on the map: x 0..1920 over the full width, y from the table's edge (design y 512) down.
"""

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import Array, hatch, hexc, noise, sstep

WIDTH, HEIGHT, LIP = 1920, 288, 16
TORCHES_X = (467, 1453)
PITCH = 4.2

PLANKS = ((LIP, -9, 1.00), (82, 740, 0.96), (154, 1230, 0.88), (222, 550, 1.04))
"""Of each plank: upper edge, where two boards butt, how light it is."""
PEG = 4.2
"""Radius of the pegs that hold the boards' ends."""
LOW, MIDDLE, HIGH, EDGE = hexc("#241514"), hexc("#7a4926"), hexc("#c88645"), hexc("#d99a50")
NIGHT, INK = hexc("#0d0b10"), hexc("#0b090d")


def printed(scale: int = 2, supersampling: int = 2) -> Image.Image:
    """The printed table top, RGB, `scale` px a design px."""
    sc = scale * supersampling
    h, w = HEIGHT * sc, WIDTH * sc
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / sc
    plank = np.searchsorted([top for top, _, _ in PLANKS], yy, side="right")
    tint = np.array([1.0] + [light for _, _, light in PLANKS], np.float32)[plank]
    joint = _distance_to_joints(xx, yy, plank)
    light = _torchlight(xx, yy)
    on_lip = yy < LIP

    tone = np.clip(0.22 + 0.60 * light + noise(h, w, 30 * sc, 7) * 0.05, 0, 1) * tint
    ink = hatch(np.clip(tone, 0, 1), _grain(xx, yy, plank, sc), 0.16) * 0.75
    ink = np.maximum(ink, 1 - sstep(0.5, 1.5, joint + noise(h, w, 10 * sc, 8) * 0.35))
    peg = _distance_to_pegs(xx, yy)
    ink = np.where(peg < PEG, hatch(np.clip(tone + 0.12, 0, 1), xx / 2.6 + yy / 9, 0.2) * 0.7, ink)
    ink = np.maximum(ink, sstep(1.3, 0.5, abs(peg - PEG)))
    lip_tone = np.clip(0.72 + 0.4 * light - yy / LIP * 0.55, 0, 1)
    lip_ink = hatch(lip_tone, yy / 3.6 + noise(h, w, 90 * sc, 4, 2) * 0.8, 0.2) * 0.7
    ink = np.where(on_lip, np.maximum(lip_ink, yy < 1.6), ink)
    ink = np.maximum(ink, sstep(2.2, 0.8, abs(yy - LIP)))[..., None] * 0.88

    colour = np.where(on_lip[..., None], EDGE * (0.35 + 0.75 * np.clip(light, 0, 1))[..., None], _stain(light, tint))
    colour = colour * (1 + 0.06 * noise(h, w, 40 * sc, 9, 4)[..., None])
    picture = colour * (1 - ink) + INK * ink
    dusk = 0.25 + 0.75 * sstep(0, 130, np.minimum(xx, WIDTH - xx))[..., None]
    picture = np.clip(picture * dusk + NIGHT * (1 - dusk), 0, 1)
    image = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    return image.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.LANCZOS)


def _distance_to_joints(xx: Array, yy: Array, plank: Array) -> Array:
    butt = np.array([-99] + [x for _, x, _ in PLANKS], np.float32)[plank]
    seams = [abs(yy - top) for top, _, _ in PLANKS[1:]]
    return np.minimum.reduce([*seams, abs(xx - butt)])


def _distance_to_pegs(xx: Array, yy: Array) -> Array:
    """Two pegs on either side of every butt joint."""
    lower = [top for top, _, _ in PLANKS[1:]] + [HEIGHT]
    away = np.full(xx.shape, 99, np.float32)
    for (top, butt, _), bottom in zip(PLANKS, lower, strict=True):
        for share in (0.27, 0.73):
            y = top + (bottom - top) * share
            away = np.minimum(away, np.hypot(abs(xx - butt) - 15, yy - y))
    return away


def _grain(xx: Array, yy: Array, plank: Array, sc: int) -> Array:
    """The hatch phase: long waves along the boards, bowed round a handful of knots."""
    h, w = yy.shape
    rng = np.random.default_rng(3)
    cells = rng.standard_normal((HEIGHT // 5 + 3, WIDTH // 110 + 3)).astype(np.float32)
    waves = ndi.zoom(cells, (h / (cells.shape[0] - 3), w / (cells.shape[1] - 3)), order=3)[:h, :w]
    phase = yy / PITCH + waves * 1.6 + noise(h, w, 160 * sc, 4, 2) * 1.2 + plank * 3.37
    for _ in range(13):
        x, y = rng.uniform(40, WIDTH - 40), rng.uniform(LIP + 20, HEIGHT - 14)
        phase += 2.6 * np.exp(-(((xx - x) / 30) ** 2 + ((yy - y) / 9) ** 2))
    return phase


def _torchlight(xx: Array, yy: Array) -> Array:
    light = sum(1 / (1 + ((xx - x) / 430) ** 2 + ((yy + 150) / 235) ** 2) for x in TORCHES_X) * 0.86
    return light * (sstep(HEIGHT * 1.55, HEIGHT * 0.1, yy) * 0.65 + 0.35)


def _stain(light: Array, tint: Array) -> Array:
    """The wood's colour under this light: dark, middle or lit oak."""
    lit = np.clip(light * 0.95, 0, 1)[..., None]
    glance = 0.66 * np.clip(lit - 0.55, 0, 1)
    return ((LOW * (1 - lit) + MIDDLE * lit) * (1 - glance) + HIGH * glance) * tint[..., None]
