"""Tables: engraved planks lit by the two torches, with a bright worn lip along their far edge.

The grain is hatching whose phase is the height on the table, bent by stretched noise and by knots. Numbers are
design px on the map: x 0..1920 over the full width, y from the table's edge down.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import Array, hatch, hexc, noise, sstep

WIDTH, LIP = 1920, 16
TORCHES_X = (467, 1453)
PITCH = 4.2

PLANKS = (
    (LIP, -9, 1.00), (82, 740, 0.96), (154, 1230, 0.88), (222, 550, 1.04), (290, 1420, 0.92),
    (362, 900, 1.00), (430, 380, 0.94), (500, 1560, 1.03), (572, 1040, 0.90), (642, 610, 0.98),
    (726, 1330, 1.02), (796, 470, 0.92), (866, 1120, 0.99), (936, 800, 0.95),
)  # fmt: skip
"""Each plank: upper edge, x of the butt joint of two boards, brightness; a table has as many as fit."""
PEG = 4.2
"""The radius of the pegs that hold the boards' ends."""
NIGHT, INK = hexc("#0d0b10"), hexc("#0b090d")


Light = Callable[[Array, Array], Array]
"""A function that gives the brightness at every x and y, 0..1."""


@dataclass(frozen=True)
class Table:
    """A table: its depth, its wood in the dark, in half light and lit, its lip, and the inlay of the lip.

    `inlay` is the colour of the diamonds let into the lip, STUDS apart; "" for none. `light` is the light on it, if it
    is not lit by the two torches on the wall behind it.
    """

    depth: int
    wood: tuple[str, str, str]
    lip: str
    inlay: str = ""
    light: Light | None = None


OAK = Table(288, ("#241514", "#7a4926", "#c88645"), "#d99a50")
STUDS = 60


def printed(table: Table, scale: int = 2, supersampling: int = 2) -> Image.Image:
    """The printed table top, RGB, `scale` px per design px."""
    sc = scale * supersampling
    h, w = table.depth * sc, WIDTH * sc
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / sc
    planks = [plank for plank in PLANKS if plank[0] < table.depth]
    plank = np.searchsorted([top for top, _, _ in planks], yy, side="right")
    tint = np.array([1.0] + [light for _, _, light in planks], np.float32)[plank]
    joint = _distance_to_joints(xx, yy, plank, planks)
    light = table.light(xx, yy) if table.light else _torchlight(xx, yy, table.depth)
    on_lip = yy < LIP

    tone = np.clip(0.22 + 0.60 * light + noise(h, w, 30 * sc, 7) * 0.05, 0, 1) * tint
    ink = hatch(np.clip(tone, 0, 1), _grain(xx, yy, plank, sc, table.depth), 0.16) * 0.75
    ink = np.maximum(ink, 1 - sstep(0.5, 1.5, joint + noise(h, w, 10 * sc, 8) * 0.35))
    peg = _distance_to_pegs(xx, yy, planks, table.depth)
    ink = np.where(peg < PEG, hatch(np.clip(tone + 0.12, 0, 1), xx / 2.6 + yy / 9, 0.2) * 0.7, ink)
    ink = np.maximum(ink, sstep(1.3, 0.5, abs(peg - PEG)))
    lip_tone = np.clip(0.72 + 0.4 * light - yy / LIP * 0.55, 0, 1)
    lip_ink = hatch(lip_tone, yy / 3.6 + noise(h, w, 90 * sc, 4, 2) * 0.8, 0.2) * 0.7
    ink = np.where(on_lip, np.maximum(lip_ink, yy < 1.6), ink)
    ink = np.maximum(ink, sstep(2.2, 0.8, abs(yy - LIP)))
    lip = np.broadcast_to(hexc(table.lip), (*yy.shape, 3))
    if table.inlay:
        stud = abs((xx + STUDS / 2) % STUDS - STUDS / 2) / 1.5 + abs(yy - LIP / 2)
        ink = np.where(stud < 6.6, np.maximum(0.75 * (stud > 5.2), 0.4 * (xx % STUDS < STUDS / 2) * (stud < 5)), ink)
        lip = np.where((stud < 6)[..., None], hexc(table.inlay), lip)
    ink = ink[..., None] * 0.88

    lit_lip = lip * (0.35 + 0.75 * np.clip(light, 0, 1))[..., None]
    colour = np.where(on_lip[..., None], lit_lip, _stain(light, tint, table.wood))
    colour = colour * (1 + 0.06 * noise(h, w, 40 * sc, 9, 4)[..., None])
    picture = colour * (1 - ink) + INK * ink
    dusk = 0.25 + 0.75 * sstep(0, 130, np.minimum(xx, WIDTH - xx))[..., None]
    picture = np.clip(picture * dusk + NIGHT * (1 - dusk), 0, 1)
    image = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    return image.resize((WIDTH * scale, table.depth * scale), Image.Resampling.LANCZOS)


Plank = tuple[int, int, float]


def _distance_to_joints(xx: Array, yy: Array, plank: Array, planks: list[Plank]) -> Array:
    butt = np.array([-99] + [x for _, x, _ in planks], np.float32)[plank]
    seams = [abs(yy - top) for top, _, _ in planks[1:]]
    return np.minimum.reduce([*seams, abs(xx - butt)])


def _distance_to_pegs(xx: Array, yy: Array, planks: list[Plank], depth: int) -> Array:
    """Two pegs on either side of every butt joint."""
    lower = [top for top, _, _ in planks[1:]] + [depth]
    away = np.full(xx.shape, 99, np.float32)
    for (top, butt, _), bottom in zip(planks, lower, strict=True):
        for share in (0.27, 0.73):
            y = top + (bottom - top) * share
            away = np.minimum(away, np.hypot(abs(xx - butt) - 15, yy - y))
    return away


def _grain(xx: Array, yy: Array, plank: Array, sc: int, depth: int) -> Array:
    """The hatch phase: long waves along the boards, bent around some knots."""
    h, w = yy.shape
    rng = np.random.default_rng(3)
    cells = rng.standard_normal((depth // 5 + 3, WIDTH // 110 + 3)).astype(np.float32)
    waves = ndi.zoom(cells, (h / (cells.shape[0] - 3), w / (cells.shape[1] - 3)), order=3)[:h, :w]
    phase = yy / PITCH + waves * 1.6 + noise(h, w, 160 * sc, 4, 2) * 1.2 + plank * 3.37
    for _ in range(13):
        x, y = rng.uniform(40, WIDTH - 40), rng.uniform(LIP + 20, depth - 14)
        away = ((xx - x) / 30) ** 2 + ((yy - y) / 9) ** 2
        phase += 2.6 * np.exp(-away.astype(np.float64))  # in single precision the last digit depends on the processor
    return phase


def _torchlight(xx: Array, yy: Array, depth: int) -> Array:
    light = sum(1 / (1 + ((xx - x) / 430) ** 2 + ((yy + 150) / 235) ** 2) for x in TORCHES_X) * 0.86
    return light * (sstep(depth * 1.55, depth * 0.1, yy) * 0.65 + 0.35)


def _stain(light: Array, tint: Array, wood: tuple[str, str, str]) -> Array:
    """The wood's colour under this light: dark, middle or lit."""
    low, middle, high = (hexc(colour) for colour in wood)
    lit = np.clip(light * 0.95, 0, 1)[..., None]
    glance = 0.66 * np.clip(lit - 0.55, 0, 1)
    return ((low * (1 - lit) + middle * lit) * (1 - glance) + high * glance) * tint[..., None]
