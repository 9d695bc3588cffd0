"""Marches a room: rays are traced through its shape and lit, at build time only.

Light is stored by source (sky, torches, moon), so that a mood only weighs the layers differently and needs no new
march. Pictures are 1920 x 960 design px: the room as the map shows it, with 160 px of headroom; a window of it can be
marched alone and gives exactly the same pixels.

Nothing is compiled with fastmath, which lets the compiler sum in an order that suits the processor: two machines would
get different rooms.
"""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numba import njit, prange, types

from assets.press import sdf
from assets.press.plate import Array
from assets.press.roomshape import FLOOR, GOLD, IRON, TORCH_X, TORCH_Y, TORCH_Z, WOOD
from assets.press.sdf import hash2

WIDTH, HEIGHT = 1920, 960
FOCUS, CENTRE_X, HORIZON = 900.0, 960.0, 335.0
"""The focal length, and the point of the picture straight ahead of the camera, in design px."""
EYE_Y, EYE_Z = 1.5, -6.0
CACHE = Path("build/press")

Window = tuple[int, int, int, int]
"""A part of the picture: left, top, right, bottom in design px."""
WHOLE: Window = (0, 0, WIDTH, HEIGHT)


@njit
def dark(x, y, z):
    """The lamp function of a place without a lamp."""
    return 0.0, 0.0, x, y, z


@dataclass(frozen=True)
class Place:
    """A room to be marched: compiled functions, and the modules that contain them.

    scene: maps a point to (distance, material, id); relief, albedo: the height of the surface relief and its colour;
    shaft: maps a point to the strength of the cool light from outside, before shadows, and the position of that light;
    lamp: the same for one more light, with its warmth (0..1) after the strength.
    """

    name: str
    modules: tuple[ModuleType, ...]
    scene: Callable[..., Any]
    relief: Callable[..., Any]
    albedo: Callable[..., Any]
    shaft: Callable[..., Any]
    lamp: Callable[..., Any] = dark


@dataclass
class Room:
    """The result of a march. Light is at 1 px per design px, the rest at `scale`."""

    sky: Array
    torches: Array
    moon: Array
    chroma: Array
    """The colour of the material, scaled to luminance 1 (H x W x 3)."""
    normal: Array
    depth: Array
    ident: np.ndarray
    """A number that is different for each stone, plank or bar."""
    material: np.ndarray
    scale: int


def see(place: Place, scale: int = 2, samples: int = 2, window: Window = WHOLE) -> Room:
    """March a window of a room: outlines at `scale` px per design px, light with samples x samples rays per px.

    The result is cached in build/press until the source files of the march change.
    """
    files = [sdf.__file__, *(str(module.__file__) for module in place.modules), __file__]
    sources = b"".join(Path(file).read_bytes() for file in files)
    view = f"{scale}-{samples}" + ("" if window == WHOLE else "-{}-{}-{}-{}".format(*window))
    kept = CACHE / f"{place.name}-{view}-{hashlib.sha256(sources).hexdigest()[:12]}.npz"
    if kept.exists():
        with np.load(kept) as stored:
            return Room(**{name: stored[name] for name in stored.files if name != "scale"}, scale=scale)
    left, top, right, bottom = window
    height, width = bottom - top, right - left
    light, chroma = np.zeros((3, height, width)), np.zeros((height, width, 3))
    light_seen, outline_seen = _marches()
    light_seen(place.scene, place.relief, place.albedo, place.shaft, place.lamp, left, top, samples, light, chroma)
    shape = (height * scale, width * scale)
    normal, depth = np.zeros((*shape, 3), np.float32), np.zeros(shape, np.float32)
    ident, material = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
    outline_seen(place.scene, left * scale, top * scale, scale, normal, depth, ident, material)
    chroma /= (0.30 * chroma[..., 0] + 0.55 * chroma[..., 1] + 0.15 * chroma[..., 2])[..., None] + 1e-6
    room = Room(light[0], light[1], light[2], chroma, normal, depth, ident, material, scale)
    CACHE.mkdir(parents=True, exist_ok=True)
    np.savez(kept, **{name: value for name, value in vars(room).items() if name != "scale"})
    return room


@njit
def _distance(scene, x, y, z):
    return scene(x, y, z)[0]


@njit
def _ray(x, y):
    """The direction of the ray through a point of the picture, in design px."""
    dx, dy = (x - CENTRE_X) / FOCUS, (HORIZON - y) / FOCUS
    length = math.sqrt(dx * dx + dy * dy + 1)
    return dx / length, dy / length, 1 / length


@njit
def _march(scene, dx, dy, dz):
    """The distance to the first surface in a direction."""
    t = 0.01
    for _ in range(200):
        d = _distance(scene, dx * t, EYE_Y + dy * t, EYE_Z + dz * t)
        if d < 0.0009 * (1 + t * 0.3):
            break
        t += d * 0.75
    return t


@njit
def _carved_normal(scene, relief, x, y, z, material, ident):
    e = 0.0022
    here = _distance(scene, x, y, z) - relief(x, y, z, material, ident)
    nx = _distance(scene, x + e, y, z) - relief(x + e, y, z, material, ident) - here
    ny = _distance(scene, x, y + e, z) - relief(x, y + e, z, material, ident) - here
    nz = _distance(scene, x, y, z + e) - relief(x, y, z + e, material, ident) - here
    length = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    return nx / length, ny / length, nz / length


@njit
def _shadow(scene, x, y, z, lx, ly, lz, hardness, jitter):
    """The share of a light at l that reaches a point, 0..1, with a soft edge."""
    dx, dy, dz = lx - x, ly - y, lz - z
    length = math.sqrt(dx * dx + dy * dy + dz * dz)
    dx, dy, dz = dx / length, dy / length, dz / length
    share, t = 1.0, 0.02 + 0.03 * jitter
    for _ in range(90):
        if t > length - 0.22:
            break
        d = _distance(scene, x + dx * t, y + dy * t, z + dz * t)
        share = min(share, hardness * d / t)
        if share < 0.004:
            return 0.0
        t += max(0.010, min(d * (0.55 + 0.3 * jitter), 0.22))
    return share * share * (3 - 2 * share)


@njit
def _openness(scene, x, y, z, nx, ny, nz):
    """Ambient occlusion: 1 in the open, less in corners."""
    closed, weight = 0.0, 1.0
    for i in range(1, 6):
        r = 0.0275 * i * i
        closed += (r - _distance(scene, x + nx * r, y + ny * r, z + nz * r)) * weight
        weight *= 0.62
    return max(0.0, 1 - 1.15 * closed)


@njit
def _gloss(material, cosine):
    if material == IRON:
        return 0.9 * cosine**30.0
    if material == GOLD:
        return 0.8 * cosine**16.0
    if material == FLOOR:
        return 0.10 * cosine**18.0
    if material == WOOD:
        return 0.05 * cosine**14.0
    return 0.03 * cosine**10.0


@njit
def _torchlight(scene, x, y, z, n, way, material, shade, openness, lx, jitter):
    """Light from the torch at lx, plus a little bounced light without shadows."""
    dx, dy, dz = lx - x, TORCH_Y + 0.16 - y, TORCH_Z - 0.06 - z
    r2 = dx * dx + dy * dy + dz * dz
    r = math.sqrt(r2)
    dx, dy, dz = dx / r, dy / r, dz / r
    facing = n[0] * dx + n[1] * dy + n[2] * dz
    bounce = max(0.0, 0.6 + 0.4 * facing) * 0.10 * openness * (0.5 + 0.5 / (0.3 + r))
    direct, gloss = 0.0, 0.0
    if facing > 0:
        lit = _shadow(scene, x, y, z, lx, TORCH_Y + 0.16, TORCH_Z - 0.06, 7.0, jitter)
        hx, hy, hz = dx - way[0], dy - way[1], dz - way[2]
        half = (n[0] * hx + n[1] * hy + n[2] * hz) / math.sqrt(hx * hx + hy * hy + hz * hz)
        direct, gloss = facing * lit, _gloss(material, max(0.0, half)) * lit
    return (shade * (direct + bounce) + gloss) / (0.25 + r2) * 2.6 * (0.35 + 0.65 * openness)


@njit
def _beam(scene, strength, mx, my, mz, x, y, z, n, shade, jitter):
    """The light that a source of a given strength at m throws on a point."""
    if strength <= 0.001:
        return 0.0
    dx, dy, dz = mx - x, my - y, mz - z
    facing = (n[0] * dx + n[1] * dy + n[2] * dz) / math.sqrt(dx * dx + dy * dy + dz * dz)
    if facing <= 0:
        return 0.0
    return shade * facing * strength * _shadow(scene, x, y, z, mx, my, mz, 14.0, jitter)


def _light(scene, relief, albedo, shaft, lamp, left, top, samples, light, chroma):
    share = 1.0 / (samples * samples)
    for j in prange(light.shape[1]):
        for i in range(light.shape[2]):
            for s in range(samples * samples):
                sx, sy = s % samples, s // samples
                way = _ray(left + i + (sx + 0.5) / samples, top + j + (sy + 0.5) / samples)
                t = _march(scene, way[0], way[1], way[2])
                x, y, z = way[0] * t, EYE_Y + way[1] * t, EYE_Z + way[2] * t
                _, material, ident = scene(x, y, z)
                n = _carved_normal(scene, relief, x, y, z, material, ident)
                colour = albedo(x, y, z, material, ident)
                shade = 0.30 * colour[0] + 0.55 * colour[1] + 0.15 * colour[2]
                openness = _openness(scene, x, y, z, n[0], n[1], n[2])
                jitter = hash2((left + i) * samples + sx, (top + j) * samples + sy)
                x, y, z = x + n[0] * 0.012, y + n[1] * 0.012, z + n[2] * 0.012
                sky = (0.55 + 0.45 * n[1]) * 0.5 + 0.35 * max(0.0, -n[2])
                light[0, j, i] += shade * openness * sky * 0.19 * share
                for lx in (-TORCH_X, TORCH_X):
                    light[1, j, i] += _torchlight(scene, x, y, z, n, way, material, shade, openness, lx, jitter) * share
                strength, mx, my, mz = shaft(x, y, z)
                light[2, j, i] += _beam(scene, strength, mx, my, mz, x, y, z, n, shade, jitter) * share
                strength, warmth, mx, my, mz = lamp(x, y, z)
                lamplight = _beam(scene, strength, mx, my, mz, x, y, z, n, shade, jitter) * share
                light[1, j, i] += lamplight * warmth
                light[2, j, i] += lamplight * (1 - warmth)
                for c in range(3):
                    chroma[j, i, c] += colour[c] * share


def _outline(scene, left, top, scale, normal, depth, idents, materials):
    e = 0.004
    for j in prange(depth.shape[0]):
        for i in range(depth.shape[1]):
            way = _ray((left + i + 0.5) / scale, (top + j + 0.5) / scale)
            t = _march(scene, way[0], way[1], way[2])
            x, y, z = way[0] * t, EYE_Y + way[1] * t, EYE_Z + way[2] * t
            here, material, ident = scene(x, y, z)
            nx, ny, nz = (
                _distance(scene, x + e, y, z) - here,
                _distance(scene, x, y + e, z) - here,
                _distance(scene, x, y, z + e) - here,
            )
            length = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            normal[j, i, 0], normal[j, i, 1], normal[j, i, 2] = nx / length, ny / length, nz / length
            depth[j, i] = t * way[2]
            idents[j, i] = material * 100000 + int(ident) % 99991
            materials[j, i] = material


@cache
def _marches():
    """Both marches, compiled once for any scene: many small rooms are marched in one run."""
    number, whole, floats = types.float64, types.int64, types.UniTuple
    scene = types.FunctionType(types.Tuple((number, whole, number))(number, number, number))
    relief = types.FunctionType(number(number, number, number, whole, number))
    albedo = types.FunctionType(floats(number, 3)(number, number, number, whole, number))
    shaft = types.FunctionType(floats(number, 4)(number, number, number))
    lamp = types.FunctionType(floats(number, 5)(number, number, number))
    layers, vectors, depths, numbers = (
        types.Array(kind, dimensions, "C")
        for kind, dimensions in ((number, 3), (types.float32, 3), (types.float32, 2), (types.int32, 2))
    )
    light = types.void(scene, relief, albedo, shaft, lamp, whole, whole, whole, layers, layers)
    outline = types.void(scene, whole, whole, whole, vectors, depths, numbers, numbers)
    return njit(light, parallel=True)(_light), njit(outline, parallel=True)(_outline)
