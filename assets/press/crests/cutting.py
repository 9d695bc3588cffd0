"""Cuts a crest out of its plate: whole, or grey, broken in two and dropped."""

from __future__ import annotations

import numpy as np
from scipy import ndimage as ndi

from ..heroes.kit import ashen
from ..plate import INK, Array, Plate, hexc, sstep
from ..ui.plates import cut_out
from .kit import FIELD, LINE

PIXELS = 320
CRACK = "M-20 -20 L64 -20 L70 30 L58 50 L84 76 L72 96 L98 120 L96 180 L-20 180Z"
"""The left half of the field, up to the crack."""
LEFT, RIGHT = (6, -5, -3), (14, 1, 2)
"""The fallen positions of the halves: turned clockwise by degrees, moved right and down by units."""
SHRUNK = 0.86
"""The scale of the halves, which are smaller than the crest so that both fit in."""


def whole(p: Plate) -> Array:
    """The crest as drawn: 320 x 320 floats with alpha."""
    return _printed(p, _cover(p, _painted(p)))


def broken(p: Plate) -> Array:
    """The crest of a defeated bearer: 320 x 320 floats with alpha."""
    painted = _painted(p)
    ashen(p, 0.26)
    left = p.mask(Plate.P(CRACK)) > 0.5
    halves = [_fallen(p, painted & half, lie) for half, lie in ((left, LEFT), (~left, RIGHT))]
    p.col, p.ink, alpha = np.ones_like(p.col) * hexc(INK), np.ones_like(p.ink), np.zeros_like(p.ink)
    for half in halves:
        cover = half[..., 4]
        p.col += (half[..., :3] - p.col) * cover[..., None]
        p.ink += (half[..., 3] - p.ink) * cover
        alpha = np.maximum(alpha, cover)
    return _printed(p, alpha)


def _painted(p: Plate) -> Array:
    """A mask of the places where the colour plate has more than the ground."""
    return np.abs(p.col - hexc(INK)).max(-1) > 0.03


def _cover(p: Plate, painted: Array) -> Array:
    """The coverage of the painted places and the ink line around them."""
    return sstep(LINE + 0.3, LINE - 0.3, ndi.distance_transform_edt(~painted) / p.sc)


def _fallen(p: Plate, piece: Array, lie: tuple[float, float, float]) -> Array:
    """A piece of the plate in its fallen position: colour, ink and cover, H x W x 5."""
    turn, right, down = lie
    a = np.radians(turn)
    back = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]]) / SHRUNK
    middle = np.array([FIELD, FIELD]) / 2 * p.sc
    start = middle - back @ (middle + np.array([down, right]) * p.sc)
    layers = [
        *np.moveaxis(np.where(piece[..., None], p.col, hexc(INK)), -1, 0),
        np.where(piece, p.ink, 1),
        _cover(p, piece),
    ]
    return np.dstack([ndi.affine_transform(layer, back, start, order=1) for layer in layers])


def _printed(p: Plate, alpha: Array) -> Array:
    return cut_out(p.print(reg=(0.3, 0.25), wear=0.4), alpha, PIXELS)
