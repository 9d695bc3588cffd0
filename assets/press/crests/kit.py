"""What the crests share: the shield with its gold rim, and how a crest is cut out, whole or broken."""

from __future__ import annotations

import numpy as np
from scipy import ndimage as ndi

from ..heroes.kit import ashen
from ..materials import GOLD
from ..plate import INK, Array, Plate, hexc, sstep
from ..sunburst import rays
from ..ui.plates import cut_out
from .shields import SHIELDS

FIELD, PIXELS = 160, 320
RIM, LINE = 7.0, 2.6
"""The width of the rim and of the line of ink about everything, in units."""


def blank() -> Plate:
    """A plate for a crest: all ink until something is laid on it."""
    return Plate(FIELD, FIELD, sc=6, seed=97, pitch=4.2, ground=INK)


def shield(p: Plate, name: str) -> Array:
    """Lay the shield of a class, rays on its field; the mask of the field."""
    outline, colour = SHIELDS[name]
    depth = ndi.distance_transform_edt(p.mask(outline) > 0.5) / p.sc
    whole, field = sstep(0, 0.4, depth), sstep(RIM - 0.3, RIM + 0.3, depth)
    p.part("", **GOLD | {"puff": RIM / 2, "line": LINE, "shadow": 0, "tone": 0.74}, mask=whole * (1 - field))
    p.part("", colour, tone=0.86, gain=0.5, puff=12, line=2, shadow=0, ang=-40, mask=field)
    p.part(rays(80, 80, 20, 10, 120), colour, tone=0.66, flat=True, line=0, shadow=0, ang=0, clip=field)
    p.key("", clip=field)
    return field


def whole(p: Plate) -> Array:
    """The crest as it was drawn: 320 x 320 floats with alpha."""
    return cut_out(p.print(reg=(0.3, 0.25), wear=0.4), sstep(LINE + 0.4, LINE - 0.4, _beyond(p, _painted(p))), PIXELS)


def broken(p: Plate) -> Array:
    """The crest grey and broken in two, its halves fallen apart."""
    painted = _painted(p)
    ashen(p)
    col, ink = np.ones_like(p.col) * hexc(INK), np.zeros_like(p.ink)
    alpha = np.zeros_like(p.ink)
    left = p.mask(Plate.P("M-20 -20 L92 -20 L84 30 L96 52 L70 84 L86 108 L72 180 L-20 180Z")) > 0.5
    for half, turn, dx, dy in ((left, 15, -5, 6), (~left, -9, 5, 2)):
        piece = painted & half
        edge = sstep(LINE + 0.4, LINE - 0.4, _beyond(p, piece))
        layers = np.dstack([np.where(piece[..., None], p.col, hexc(INK)), np.where(piece, p.ink, 1), edge])
        layers = _fallen(layers, turn, dx * p.sc, dy * p.sc)
        cover = layers[..., 4]
        col = col * (1 - cover[..., None]) + layers[..., :3] * cover[..., None]
        ink = ink * (1 - cover) + layers[..., 3] * cover
        alpha = np.maximum(alpha, cover)
    p.col, p.ink = col, ink
    return cut_out(p.print(reg=(0.3, 0.25), wear=0.4), alpha, PIXELS)


def _painted(p: Plate) -> Array:
    """Where anything but the ground is on the colour plate."""
    return np.abs(p.col - hexc(INK)).max(-1) > 0.03


def _beyond(p: Plate, painted: Array) -> Array:
    """How far each point is from what is painted, in units."""
    return ndi.distance_transform_edt(~painted) / p.sc


def _fallen(layers: Array, turn: float, dx: float, dy: float, size: float = 0.9) -> Array:
    """Layers made smaller, turned clockwise by degrees about the middle and moved by pixels."""
    a = np.radians(turn)
    back = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]]) / size
    middle = np.array(layers.shape[:2]) / 2
    offset = middle - back @ (middle + np.array([dy, dx]))
    return np.dstack(
        [ndi.affine_transform(layers[..., i], back, offset, order=1) for i in range(layers.shape[2])]
    )
