"""The print shop: layered SVG parts are inflated, lit, engraved and printed like a hand-inked lino cut.

A drawing is a function that lays parts on a `Plate`. Each part is rasterised by resvg, puffed up into a pillow
(distance transform), lit from the upper left and turned into hatch lines that bend over the form. `Plate.print`
then lays the colour plate, slightly out of register, under the black key plate, with grain and worn specks.

Units are card units (a card is 250 x 350); tones run from 0 (all ink) to 1 (bare paper); colours are "#rrggbb".
"""

import functools
import io
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image
from scipy import ndimage as ndi

from .spline import enlarged

Array = npt.NDArray[Any]

PAPER = "#efe2c4"
INK = "#17110f"
THUMBNAIL = 10
LIGHT = np.array([-0.50, -0.66, 0.56]) / np.linalg.norm([-0.50, -0.66, 0.56])


def hexc(colour: str) -> Array:
    """The colour "#rrggbb" as three floats 0..1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def sstep(a: float, b: float, x: Array) -> Array:
    """Smooth step: 0 at a, 1 at b (which may lie below a), eased between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


@functools.lru_cache(maxsize=8)
def noise(h: int, w: int, scale: float, seed: int = 0, octaves: int = 3) -> Array:
    """Smooth noise of h x w pixels, about -1..1, with lumps of about `scale` pixels; the same seed gives the same.

    The array is shared between callers: do not write into it.
    """
    rng = np.random.default_rng(seed)
    out = np.zeros((h, w), np.float32)
    amplitude, total = 1.0, 0.0
    for octave in range(octaves):
        size = max(scale / 2**octave, 1.5)
        rows, columns = int(h / size) + 3, int(w / size) + 3
        grid = rng.standard_normal((rows, columns)).astype(np.float32)
        out += enlarged(grid, h, w, 2) * amplitude
        total += amplitude
        amplitude *= 0.5
    out /= total
    out.setflags(write=False)
    return out


def hatch(tone: Array, phase: Array, soft: float = 0.10) -> Array:
    """Ink 0..1 of hatch lines that swell where the tone is dark; phase counts line periods."""
    ridge = np.abs(2 * (phase - np.floor(phase)) - 1)
    t = np.clip((tone - 0.06) / 0.88, 0, 1)
    return sstep(-soft, soft, ridge - t * 1.06 + 0.03 * (1 - t))


class Plate:
    """A printing block of w x h units at sc pixels per unit: an ink plate over a colour plate.

    `ink` (H x W, 0..1) and `col` (H x W x 3) may be changed directly. `xf` is an SVG transform applied to everything
    drawn while it is set. `view` = (scale, dx, dy) moves a whole drawing, except grounds as large as the plate.
    """

    def __init__(
        self,
        w: int = 250,
        h: int = 350,
        sc: float = 3,
        ground: str = PAPER,
        ink: str = INK,
        pitch: float = 4.6,
        seed: int = 1,
    ) -> None:
        self.w, self.h, self.sc = w, h, sc
        self.W, self.H = int(w * sc), int(h * sc)
        self.col = np.ones((self.H, self.W, 3), np.float32) * hexc(ground)
        self.ink = np.zeros((self.H, self.W), np.float32)
        self.inkc = hexc(ink)
        self.pitch, self.seed = pitch, seed
        self.yy, self.xx = np.mgrid[0 : self.H, 0 : self.W].astype(np.float32) / sc
        self.wob = noise(self.H, self.W, 70 * sc, seed + 3) * 0.35
        self.xf = ""
        self.view = (1.0, 0.0, 0.0)

    # ---------------------------------------------------------------- shapes

    @staticmethod
    def P(d: str, extra: str = "") -> str:
        """A filled path."""
        return f'<path d="{d}" {extra}/>'

    @staticmethod
    def S(d: str, w: float, cap: str = "round") -> str:
        """A stroked path, w units wide."""
        return (
            f'<path d="{d}" fill="none" stroke="#000" stroke-width="{w}" '
            f'stroke-linecap="{cap}" stroke-linejoin="round"/>'
        )

    @staticmethod
    def taper(
        x0: float, y0: float, cx: float, cy: float, x1: float, y1: float, w: float, w1: float = 0.0, n: int = 18
    ) -> str:
        """A cut of the graver: a curve through a control point, swelling to w in the middle, or going from w to w1."""
        left, right = [], []
        for i in range(n + 1):
            t = i / n
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            x, y = a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1
            dx = 2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx)
            dy = 2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy)
            length = math.hypot(dx, dy) + 1e-6
            # sin(pi) is a hair below 0 in floats at t = 1 for some n; a negative base would turn complex
            width = (w * max(0.0, math.sin(math.pi * t)) ** 0.8 if w1 == 0 else w * (1 - t) + w1 * t) * 0.5
            left.append((x - dy / length * width, y + dx / length * width))
            right.append((x + dy / length * width, y - dx / length * width))
        outline = " L".join(f"{x:.2f} {y:.2f}" for x, y in left + right[::-1])
        return f'<path d="M{outline}Z"/>'

    # ---------------------------------------------------------------- masks

    def mask(self, inner: str) -> Array:
        """Coverage 0..1 of SVG elements under `xf` and, unless they are as large as the plate, under `view`."""
        scale, dx, dy = self.view
        if (scale, dx, dy) != (1.0, 0.0, 0.0) and f'width="{self.w}" height="{self.h}"' not in inner:
            inner = f'<g transform="{self.xf}">{inner}</g>'
            inner = f'<g transform="translate({dx} {dy}) scale({scale})">{inner}</g>'
        else:
            inner = f'<g transform="{self.xf}">{inner}</g>'
        out = np.zeros((self.H, self.W), np.float32)
        # rendering time grows with area: find the shape on a thumbnail, then draw only there
        ys, xs = np.nonzero(self._raster(inner, 0, 0, self.W, self.H, shrink=THUMBNAIL))
        if len(ys) == 0:
            return out
        left, top = max(0, (xs.min() - 2) * THUMBNAIL), max(0, (ys.min() - 2) * THUMBNAIL)
        right, foot = min(self.W, (xs.max() + 3) * THUMBNAIL), min(self.H, (ys.max() + 3) * THUMBNAIL)
        out[top:foot, left:right] = self._raster(inner, left, top, right - left, foot - top)
        return out

    def _raster(self, inner: str, left: int, top: int, width: int, height: int, shrink: int = 1) -> Array:
        """Coverage 0..1 of SVG elements in a window given in pixels, optionally shrunk."""
        view = f"{left / self.sc} {top / self.sc} {width / self.sc} {height / self.sc}"
        w, h = math.ceil(width / shrink), math.ceil(height / shrink)
        size = f'width="{w}" height="{h}" viewBox="{view}" preserveAspectRatio="none"'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inner}</svg>'
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
        return np.asarray(Image.open(io.BytesIO(png)))[..., 3].astype(np.float32) / 255

    def bbox(self, mask: Array, pad: float) -> tuple[slice, slice] | None:
        """The pixel box around a mask, padded by `pad` units; None if the mask is empty."""
        ys, xs = np.where(mask.max(1) > 0.01)[0], np.where(mask.max(0) > 0.01)[0]
        if len(ys) == 0:
            return None
        p = int(pad * self.sc)
        return (
            slice(max(0, ys[0] - p), min(self.H, ys[-1] + p + 1)),
            slice(max(0, xs[0] - p), min(self.W, xs[-1] + p + 1)),
        )

    def _clipped(self, inner: str, clip: Array | None) -> Array:
        mask = self.mask(inner)
        return mask if clip is None else mask * clip

    # ---------------------------------------------------------------- laying parts

    def part(
        self,
        inner: str,
        col: str | None = None,
        tone: float = 0.62,
        gain: float = 0.62,
        puff: float = 14,
        ang: float = -40,
        bend: float = 2.2,
        line: float = 2.0,
        shadow: float = 0.55,
        pitch: float | None = None,
        grad: tuple[float, float, float, float, float, float] | None = None,
        cross: float = 0.0,
        rim: float = 0.0,
        flat: bool = False,
        mask: Array | None = None,
        clip: Array | None = None,
    ) -> Array:
        """Lay a modelled part and return its mask.

        tone: own value; gain: strength of the light on the form; puff: width of its rounded edge; ang: direction of
        the hatch in degrees; bend: how far the lines bow over the form; line: outline width; shadow: strength of the
        shadow cast on what lies below; grad: (x0, y0, tone added there, x1, y1, tone added there); cross: strength of
        cross-hatching; rim: light on the far edge; flat: no form; mask: a ready mask in place of `inner`; clip: a
        mask that bounds the part.
        """
        m = self.mask(inner) if mask is None else mask
        if clip is not None:
            m = m * clip
        box = self.bbox(m, 30)
        if box is None:
            return m
        mm = m[box]
        solid = mm > 0.5
        if shadow > 0:
            self._cast_shadow(box, mm, shadow, pitch or self.pitch)
        if line > 0:
            outside = ndi.distance_transform_edt(~solid) / self.sc
            edge = sstep(line + 0.35, line - 0.35, outside + 0.35 * self.wob[box])
            self.ink[box] = np.maximum(self.ink[box], edge * (1 - mm))
        height, t = self._model(solid, tone, gain, puff, rim) if not flat else (0.0, np.full_like(mm, tone))
        if grad is not None:
            t = t + self._ramp(box, grad)
        ink = self._hatching(box, t, height * bend, pitch or self.pitch, ang, cross)
        if col is not None:
            self.col[box] = self.col[box] * (1 - mm[..., None]) + hexc(col) * mm[..., None]
        self.ink[box] = self.ink[box] * (1 - mm) + ink * mm
        return m

    def _cast_shadow(self, box: tuple[slice, slice], mm: Array, strength: float, pitch: float) -> None:
        sc = self.sc
        shade = np.zeros_like(mm)
        down, right = round(5 * sc), round(4 * sc)
        shade[down:, right:] = ndi.gaussian_filter(mm, 3.2 * sc)[:-down, :-right] * strength
        phase = (self.xx[box] * math.cos(0.9) + self.yy[box] * math.sin(0.9)) / pitch + self.wob[box]
        self.ink[box] = np.maximum(self.ink[box], hatch(1 - shade, phase) * (shade > 0.04))

    def _model(self, solid: Array, tone: float, gain: float, puff: float, rim: float) -> tuple[Array, Array]:
        """The pillow height of a silhouette and its tone under the light."""
        inside = ndi.distance_transform_edt(solid) / self.sc
        q = np.clip(inside / max(puff, 1e-3), 0, 1)
        height = ndi.gaussian_filter(np.sqrt(1 - (1 - q) ** 2), max(0.8, puff * 0.10) * self.sc)
        gy, gx = np.gradient(height * puff * self.sc * 0.8)
        steep = 1 / np.sqrt(gx * gx + gy * gy + 1)
        lit = np.clip((-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) * steep, 0, 1)
        t = tone + gain * (lit - LIGHT[2]) * 1.35
        if rim > 0:
            t = t + rim * sstep(0.75, 1.0, (gx * 0.8 + gy * 0.3) * steep)
        return height, t

    def _ramp(self, box: tuple[slice, slice], grad: tuple[float, float, float, float, float, float]) -> Array:
        x0, y0, t0, x1, y1, t1 = grad
        scale, dx, dy = self.view
        x0, x1, y0, y1 = x0 * scale + dx, x1 * scale + dx, y0 * scale + dy, y1 * scale + dy
        along = (self.xx[box] - x0) * (x1 - x0) + (self.yy[box] - y0) * (y1 - y0)
        return t0 + (t1 - t0) * np.clip(along / ((x1 - x0) ** 2 + (y1 - y0) ** 2), 0, 1)

    def _hatching(
        self, box: tuple[slice, slice], tone: Array, bow: Array | float, pitch: float, ang: float, cross: float
    ) -> Array:
        xx, yy, wob = self.xx[box], self.yy[box], self.wob[box]
        along = math.radians(ang)
        across = along + math.pi / 2
        ink = hatch(tone, (xx * math.cos(across) + yy * math.sin(across)) / pitch + wob + bow)
        if cross > 0:
            second = (xx * math.cos(along) + yy * math.sin(along)) / pitch + wob * 1.3
            ink = np.maximum(ink, hatch(tone + 1 - cross, second))
        return ink

    def key(self, inner: str, clip: Array | None = None) -> None:
        """Print shapes in solid ink."""
        self.ink = np.maximum(self.ink, self._clipped(inner, clip))

    def cut(self, inner: str, col: str | None = None, clip: Array | None = None) -> None:
        """Cut shapes out of the ink and, with a colour, colour the places cut free."""
        m = self._clipped(inner, clip)
        self.ink = self.ink * (1 - m)
        if col is not None:
            self.col = self.col * (1 - m[..., None]) + hexc(col) * m[..., None]

    def flatcol(self, inner: str, col: str, clip: Array | None = None, keepink: bool = True) -> None:
        """Colour shapes under the ink; without keepink the ink there is cut away."""
        m = self._clipped(inner, clip)
        self.col = self.col * (1 - m[..., None]) + hexc(col) * m[..., None]
        if not keepink:
            self.ink = self.ink * (1 - m)

    # ---------------------------------------------------------------- printing

    def print(self, reg: tuple[float, float] = (0.7, 0.5), wear: float = 1.0) -> Array:
        """The finished print, H x W x 3 floats 0..1; reg: slip of the colour plate in units; wear: grain and specks."""
        sc, h, w, seed = self.sc, self.H, self.W, self.seed
        n1, n2 = noise(h, w, 5 * sc, seed + 11, 2), noise(h, w, 5 * sc, seed + 12, 2)
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        k = 0.32 * sc
        ink = ndi.map_coordinates(self.ink, [yy + n1 * k, xx + n2 * k], order=1, mode="nearest")
        slipped = [yy + reg[1] * sc + n2 * k, xx + reg[0] * sc + n1 * k]
        col = np.stack(
            [ndi.map_coordinates(self.col[..., c], slipped, order=1, mode="nearest") for c in range(3)], axis=-1
        )
        mottle = noise(h, w, 26 * sc, seed + 21, 4)
        grain = noise(h, w, 1.6 * sc, seed + 22, 2)
        col = np.clip(col * (1 + 0.045 * mottle[..., None] + 0.035 * grain[..., None] * wear), 0, 1)
        specks = noise(h, w, 1.5 * sc, seed + 31, 1) + 0.35 * noise(h, w, 40 * sc, seed + 32, 2)
        ink = ink * (1 - 0.75 * sstep(1.45, 1.75, specks) * wear)
        inkc = self.inkc * (1 + 0.10 * mottle[..., None])
        return np.clip(col * (1 - ink[..., None]) + inkc * ink[..., None], 0, 1)


Drawing = Callable[[Plate], None]
"""A function that draws a picture on a plate."""
