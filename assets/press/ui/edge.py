"""The ragged edge of a small picture: inked frame, paper margin."""

from __future__ import annotations

import numpy as np
from scipy import ndimage as ndi

from assets.press.plate import PAPER, Array, Plate, hexc, noise


def panel(p: Plate, margin: float = 9) -> Array:
    """Print a plate as a panel framed in ink on a slip of paper with a torn edge; return it with alpha."""
    w, h = p.w, p.h
    inner = p.mask(f'<rect x="{margin}" y="{margin}" width="{w - 2 * margin}" height="{h - 2 * margin}" rx="8"/>')
    p.ink *= inner
    p.col = p.col * inner[..., None] + hexc(PAPER) * (1 - inner[..., None])
    p.key(
        f'<rect x="{margin}" y="{margin}" width="{w - 2 * margin}" height="{h - 2 * margin}" rx="8"'
        ' fill="none" stroke="#000" stroke-width="4"/>'
    )
    tear = noise(p.H, p.W, 9 * p.sc, p.seed + 7, 3) * 1.6
    border = np.minimum.reduce([p.xx, p.yy, w - p.xx, h - p.yy]) - 2.4 + tear
    alpha = np.clip(border * p.sc * 0.8, 0, 1)
    return np.dstack([p.print(wear=0.7), ndi.gaussian_filter(alpha, 0.5)])
