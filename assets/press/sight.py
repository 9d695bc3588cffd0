"""Shows the tables as colour-blind eyes see them: `python -m assets.press sight [GAMES]`.

Each game's table on a sheet of four: in grey, and as it looks to people who lack the cones for red, for green or for
blue (Machado, Oliveira and Fernandes 2009, severity 1). The sheets are stored in `shots/` and never shipped.
"""

from collections.abc import Sequence

import numpy as np
from PIL import Image

from assets.press.shop.shots import sit
from assets.press.shop.theatre import keep, photograph, theatre

SIZE, QUARTER = (1280, 800), (960, 600)
LINEAR = np.array([c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in np.arange(256) / 255])
GREY = np.tile([0.2126, 0.7152, 0.0722], (3, 1))
KINDS = {
    "grey": GREY,
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""For each kind of sight, the matrix that red, green and blue light is multiplied with."""

TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = TO_XYZ.sum(axis=1)


def seen(pixels: np.ndarray, kind: str) -> np.ndarray:
    """Colours 0 to 255 as such eyes see them, as light 0 to 1."""
    return np.clip(LINEAR[pixels] @ KINDS[kind].T, 0, 1)


def lab(light: np.ndarray) -> np.ndarray:
    """Convert light to the colour space in which distances match perceived differences (CIE 1976)."""
    xyz = light @ TO_XYZ.T / WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = np.moveaxis(f, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def apart(one: Sequence[int], other: Sequence[int], kind: str) -> float:
    """The difference of two colours to such eyes as dE; 20 is clearly visible."""
    first, second = (lab(seen(np.array(each), kind)) for each in (one, other))
    return float(np.linalg.norm(first - second))


def picture(shown: Image.Image, kind: str) -> Image.Image:
    """A picture as such eyes see it."""
    light = seen(np.asarray(shown), kind)
    encoded = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)
    return Image.fromarray((encoded * 255 + 0.5).astype(np.uint8))


GAMES = ("scoundrel", "diamonds", "crawl", "deuces")


def bake(names: Sequence[str] = ()) -> None:
    """Bake the sheets named, or all."""
    for name in names or GAMES:
        with theatre(SIZE) as services:
            sit(services, name)
            shown = photograph(services)
        sheet = Image.new("RGB", (2 * QUARTER[0], 2 * QUARTER[1]))
        for i, kind in enumerate(KINDS):
            quarter = picture(shown, kind).resize(QUARTER, Image.Resampling.LANCZOS)
            sheet.paste(quarter, (i % 2 * QUARTER[0], i // 2 * QUARTER[1]))
        keep(sheet, f"sight-{name}")
