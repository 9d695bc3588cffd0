"""Marches and prints a furnishing, and cuts it out of the room.

Only its frame is marched, and the bare room for some distance around it. Both are printed (every window is cut from the
same sheet), and only what differs from the empty room is kept, with a soft edge. Laid over the room it has no seam.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from assets.press import cobweb
from assets.press.cobweb import Web
from assets.press.furnishings import scenes, stuff
from assets.press.furnishings.scenes import RIGHT, lamp_at
from assets.press.plate import Array, sstep
from assets.press.room3d import HEIGHT, WIDTH, Place, Room, Window, dark, see
from assets.press.roomprint import Mood, printed

SCALE = 2
SAMPLES = 1
"""Rays per design px, fewer than for a room; the colour steps of the print hide the grain."""
MARGIN = 140
"""The width of the surroundings on which the tone of hatching depends, in design px; even."""
ALIKE = 0.05
"""Light that differs from that of the empty room by less than this share is left as it was."""
SEEN, SPECK = 0.035, 60
"""The least difference, 0..1, at which a pixel counts as changed, and the least size of a spot, in pixels."""
FLOOR: Window = (560, 480, 1360, 700)
"""The frame of the floor before a door that is as far away as that of the dungeon."""
ALPHAS = 8
"""Steps of a soft edge: more of them would be invisible, and make the file a fifth larger."""


@dataclass(frozen=True)
class Furnishing:
    """Something that can stand in a bay: the scene with it, and the frame of the picture that it changes.

    The frame is in design px, all of them even. `lamp` is the light that it gives; its shadows and its light are kept
    only within `reach` px around it.
    """

    frame: Window
    scene: Callable[..., Any]
    lamp: Callable[..., Any] = dark
    reach: float = math.inf


def lit(
    frame: Window, scene: Callable[..., Any], lamp: Sequence[float] | None = None, side: float = RIGHT
) -> Furnishing:
    """A furnishing that gives light on one side, if it has a lamp: the arguments of `lamp_at` after the side."""
    return Furnishing(frame, scene, dark if lamp is None else lamp_at(side, *lamp))


@dataclass(frozen=True)
class Hall:
    """A place with its mood and webs, and the modules that shape its furnishings."""

    place: Place
    mood: Mood
    modules: tuple[ModuleType, ...]
    webs: tuple[Web, ...] = ()


def picture(hall: Hall, name: str, furnishing: Furnishing) -> Image.Image:
    """The RGBA picture of what a furnishing changes, the size of its frame at 2 px per design px."""
    frame = furnishing.frame
    relief, albedo = stuff.with_own(hall.place.relief, hall.place.albedo)
    furnished = replace(
        hall.place, name=f"{hall.place.name}-{name}", modules=(*hall.place.modules, scenes, stuff, *hall.modules),
        scene=furnishing.scene, relief=relief, albedo=albedo, lamp=furnishing.lamp,
    )  # fmt: skip
    around = _widened(frame)
    patch, empty = see(furnished, SCALE, SAMPLES, frame), _room(hall.place, around)
    near = _near(patch, _cropped(empty, frame, around), furnishing.reach)
    full = _print(hall, _with(empty, patch, frame, around), around).crop(_box(frame, around))
    bare = _bare(hall, around).crop(_box(frame, around))
    alpha = np.floor(_changed(bare, full) * near * ALPHAS + 0.5) / ALPHAS
    full.putalpha(Image.fromarray((alpha * 255 + 0.5).astype(np.uint8)))
    return full


@cache
def _room(place: Place, window: Window) -> Room:
    return see(place, SCALE, window=window)


@cache
def _bare(hall: Hall, window: Window) -> Image.Image:
    """The print of a window without furnishings."""
    return _print(hall, _room(hall.place, window), window)


def _box(frame: Window, around: Window) -> Window:
    """The place of the frame in a print of `around`, in px."""
    left, top, right, bottom = (
        (side - origin) * SCALE for side, origin in zip(frame, (*around[:2], *around[:2]), strict=True)
    )
    return left, top, right, bottom


def _print(hall: Hall, room: Room, window: Window) -> Image.Image:
    left, top = window[:2]
    webs = [
        Web((w.corner[0] - left, w.corner[1] - top), [(x - left, y - top) for x, y in w.ends], w.threads)
        for w in hall.webs
    ]
    return cobweb.spun(printed(room, hall.mood, SCALE, window), webs, SCALE)


def _widened(frame: Window) -> Window:
    left, top, right, bottom = frame
    return max(0, left - MARGIN), max(0, top - MARGIN), min(WIDTH, right + MARGIN), min(HEIGHT, bottom + MARGIN)


def _layers(room: Room) -> dict[str, tuple[Array, int]]:
    """Each layer of a room with its px per design px."""
    light = {name: (getattr(room, name), 1) for name in ("sky", "torches", "moon", "chroma")}
    return light | {name: (getattr(room, name), room.scale) for name in ("normal", "depth", "ident", "material")}


def _cropped(room: Room, window: Window, around: Window) -> Room:
    """A room that was marched in the window `around`, cropped to `window`."""
    left, top, right, bottom = (side - start for side, start in zip(window, (*around[:2], *around[:2]), strict=True))
    layers = {name: a[top * k : bottom * k, left * k : right * k] for name, (a, k) in _layers(room).items()}
    return Room(**layers, scale=room.scale)


def _with(room: Room, patch: Room, frame: Window, around: Window) -> Room:
    """A room marched in the window `around`, with the patch marched in `frame` pasted into it."""
    layers = {name: a.copy() for name, (a, _) in _layers(room).items()}
    left, top = frame[0] - around[0], frame[1] - around[1]
    height, width = patch.sky.shape
    here = np.s_[top : top + height, left : left + width]
    for name in ("sky", "torches", "moon"):
        new, old = getattr(patch, name), layers[name][here]
        apart, level = (ndi.gaussian_filter(a, 2) for a in (abs(new - old), old))
        setattr(patch, name, np.where(apart < ALIKE * level + 0.002, old, new))
    for name, (a, k) in _layers(patch).items():
        layers[name][top * k : top * k + a.shape[0], left * k : left * k + a.shape[1]] = a
    return Room(**layers, scale=room.scale)


def _near(patch: Room, empty: Room, reach: float) -> Array:
    """1 where something stands out of the empty room, falling softly to 0 at the distance `reach`."""
    apart = abs(patch.depth - empty.depth) > 0.01 * empty.depth
    if math.isinf(reach) or not apart.any():
        return np.ones(apart.shape)
    return sstep(reach * SCALE, 0, ndi.distance_transform_edt(~ndi.binary_opening(apart)) - SCALE * 2)


def _changed(bare: Image.Image, full: Image.Image) -> Array:
    """1 where two prints differ, 0 where they are alike, with a soft transition."""
    apart = np.abs(np.asarray(full, float) - np.asarray(bare, float)).max(2) / 255
    spots = ndi.binary_closing(ndi.gaussian_filter(apart, 1.5) > SEEN, iterations=4)
    numbers, count = ndi.label(spots)
    large = np.concatenate([[False], ndi.sum_labels(spots, numbers, np.arange(1, count + 1)) >= SPECK])
    grown = ndi.binary_dilation(large[numbers], iterations=5)
    alpha = sstep(0.1, 0.75, ndi.gaussian_filter(grown.astype(float), 3))
    rim = ndi.distance_transform_edt(np.pad(np.ones(alpha.shape), 1))[1:-1, 1:-1]
    return alpha * sstep(0, 12, rim)
