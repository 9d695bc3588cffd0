"""The dungeon room as a print: ink lines and hatching over a posterised colour plate, slightly out of register.

Tone for the hatching is local (light relative to its surroundings), so that shade is visible in dark corners too; the
colour plate has two ramps, a warm one for torchlight and a cool one for sky and moon.

All computations are in double precision: numpy's powers and exponentials differ in the last digit from processor to
processor, which in single precision is enough to change a pixel.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from assets.press.plate import Array, hatch, hexc, noise, sstep
from assets.press.room3d import HEIGHT, WHOLE, WIDTH, Room, Window
from assets.press.roomshape import IRON, WOOD

NIGHT, INK = hexc("#0d0b10"), hexc("#0b090d")
STOPS = (0, 0.12, 0.30, 0.50, 0.72, 0.90, 1)
WARM = ("#0b0a10", "#1c1519", "#432c25", "#80532f", "#c78d48", "#efcb80", "#fff0c4")
COOL = ("#0b0a10", "#181620", "#2a2833", "#465066", "#7e97b3", "#bfd0da", "#e6eef0")
PITCH = 3.6
"""The distance from one hatch line to the next, in design px."""
SLIP = (0.7, 0.5)
"""The offset of the colour plate, in design px."""
COLUMN_IDS = (500, 700)


@dataclass(frozen=True)
class Mood:
    """The weights of the light: each source's strength, the exposure, and the places that are darkened for what lies
    above.

    `hush` is how much darker the wall behind the cards is (0..1), and `reach` how far to either side; the floor darkens
    from the first y of `foreground` to the second, where it has lost half its light. `gilding` is the share of the
    sky's light that is as warm as a torch's, because gold reflects it.
    """

    sky: float = 1.0
    torches: float = 1.0
    moon: float = 1.0
    exposure: float = 1.0
    hush: float = 0.0
    reach: float = 540
    foreground: tuple[float, float] = (585, 690)
    gilding: float = 0.0


def printed(room: Room, mood: Mood, scale: int, window: Window = WHOLE) -> Image.Image:
    """The print of a window of a room in one mood, RGB, `scale` px per design px (a multiple of the room's own
    scale)."""
    left, top, right, bottom = window
    yy, xx = np.mgrid[top * scale : bottom * scale, left * scale : right * scale] / scale
    paper = _Paper(window, scale)
    light, warmth = _light(room, mood, scale, xx, yy)
    ink = np.maximum(_hatching(room, light, scale, xx, yy, paper) * 0.9, _lines(room, scale, paper))[..., None] * 0.86
    colour = _colour(room, light, warmth, scale, paper)
    colour = np.roll(colour, [round(SLIP[1] * scale), round(SLIP[0] * scale)], axis=(0, 1))
    picture = colour * (1 - ink) + INK * ink
    dusk = _dusk(xx, yy)[..., None]
    picture = picture * dusk + NIGHT * (1 - dusk)
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


@dataclass(frozen=True)
class _Paper:
    """The grain of the paper in a window of the picture: every window is cut from the same sheet."""

    window: Window
    scale: int

    def grain(self, lump: float, seed: int, octaves: int = 3) -> Array:
        """Smooth noise, about -1..1, with lumps of about `lump` design px."""
        left, top, right, bottom = (side * self.scale for side in self.window)
        sheet = noise(HEIGHT * self.scale, WIDTH * self.scale, lump * self.scale, seed, octaves)
        return sheet[top:bottom, left:right]


def _grown(a: np.ndarray, factor: int) -> np.ndarray:
    return a if factor == 1 else np.repeat(np.repeat(a, factor, 0), factor, 1)


def _smoothly_grown(a: Array, factor: int) -> Array:
    if a.ndim == 3:
        return np.stack([_smoothly_grown(a[..., c], factor) for c in range(a.shape[2])], -1)
    return ndi.zoom(a, factor, order=1, mode="nearest", grid_mode=True)


def _light(room: Room, mood: Mood, scale: int, xx: Array, yy: Array) -> tuple[Array, Array]:
    """Brightness 0..1, and the share of it that is torchlight, 0..1."""
    sky = room.sky * mood.sky
    warm = room.torches * mood.torches + sky * mood.gilding
    cool = sky * (1 - mood.gilding) + room.moon * mood.moon
    x = (warm + cool) * mood.exposure
    bright = np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1) ** (1 / 2.2)
    bright = bright**0.9 * (1 - 0.28 * bright**2)
    light = _smoothly_grown(bright, scale)
    warmth = _smoothly_grown(ndi.gaussian_filter(warm / (warm + cool * 1.6 + 1e-5), 1.5), scale)
    behind_cards = np.exp(-((abs(xx - 960) / mood.reach) ** 4) - ((abs(yy - 450) / 200) ** 4))
    dimmed = np.maximum(behind_cards * mood.hush, 0.5 * sstep(*mood.foreground, yy))
    return light * (1 - dimmed), warmth


def _lines(room: Room, scale: int, paper: _Paper) -> Array:
    """Ink lines between stones or planks, and along the edges of things in front of others."""
    edges = np.zeros(room.ident.shape, bool)
    for axis in (0, 1):
        change = np.diff(room.ident, axis=axis) != 0
        change |= abs(np.diff(room.depth, axis=axis)) > 0.12
        edges[1:, :] |= change if axis == 0 else False
        edges[:, 1:] |= change if axis == 1 else False
    away = ndi.distance_transform_edt(~_grown(edges, scale // room.scale)) / scale
    return sstep(1.5, 0.6, away + 0.42 * paper.grain(7, 9))


def _hatching(room: Room, light: Array, scale: int, xx: Array, yy: Array, paper: _Paper) -> Array:
    """Hatch lines: each stone has its own slant, wood runs along its grain, columns are ringed."""
    factor = scale // room.scale
    ident, material = room.ident, room.material
    lot = (ident.astype(np.int64) * 2654435761 % 1000) / 1000
    slant = np.where(room.normal[..., 1] > 0.6, np.radians(4), np.radians(-32) + (lot - 0.5) * 0.7)
    slant = np.where(abs(room.normal[..., 0]) > 0.55, np.radians(58), slant)
    slant = np.where((material == WOOD) & (ident % 100000 != 61), np.radians(88), slant)
    slant = np.where(ident % 100000 == 61, np.radians(1), slant)
    rounded = np.isin(ident % 100000 // 100, [i // 100 for i in range(*COLUMN_IDS, 100)]) & (material != IRON)
    slant = np.where(rounded, np.radians(3), slant)
    bow = np.where(rounded, 2.2 * np.sqrt(np.clip(1 - room.normal[..., 0] ** 2, 0, 1)), lot * 7)
    slant, bow = _grown(slant, factor), _grown(bow, factor)
    wobble = paper.grain(20, 5) * 0.5
    phase = (yy * np.cos(slant) - xx * np.sin(slant)) / PITCH + wobble + bow
    around = ndi.zoom(ndi.gaussian_filter(light[::4, ::4], 7.5 * scale), 4, order=1, mode="nearest", grid_mode=True)
    tone = 0.5 + (np.clip(light / (around * 0.55 + 0.19), 0, 2) - 0.95) * 0.85
    return hatch(np.clip(tone, 0, 1), phase, 0.14)


def _colour(room: Room, light: Array, warmth: Array, scale: int, paper: _Paper) -> Array:
    """The colour plate: six soft steps of brightness through the warm and the cool ramp, tinted by the material."""
    h, w = light.shape
    steps = np.floor(light * 6 + 0.5 + paper.grain(5, 77) * 0.18) / 6
    level = np.clip(0.45 * light + 0.55 * steps, 0, 1)
    warm, cool = (np.array([hexc(c) for c in ramp]) for ramp in (WARM, COOL))
    mix = sstep(0.0, 0.8, warmth)
    tint = _smoothly_grown(room.chroma, scale)
    mottle = 1 + 0.05 * paper.grain(25, 15, 4)
    plate = np.empty((h, w, 3))
    for c in range(3):
        ramped = np.interp(level, STOPS, warm[:, c]) * mix + np.interp(level, STOPS, cool[:, c]) * (1 - mix)
        plate[..., c] = ramped * tint[..., c] ** 0.45 * mottle
    return plate


def _dusk(xx: Array, yy: Array) -> Array:
    """1 in the room, falling to night at the top and at both sides of the picture."""
    return sstep(0, 120, yy) * (0.25 + 0.75 * sstep(0, 130, np.minimum(xx, WIDTH - xx)))
