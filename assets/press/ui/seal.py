"""The wax seal under the page of a result: red with the dragon's head for survivors, black with a spade for the others.

128 x 128 design px.
"""

from __future__ import annotations

import math

import numpy as np
from scipy import ndimage as ndi

from assets.press.plate import INK, Array, Plate
from assets.press.shell import pip

SIDE = 128
LUMPS = ((2, 0.030, 0.7), (3, 0.034, 2.1), (5, 0.026, 4.0), (9, 0.012, 1.2))  # waves of its rim: number, height, phase


def blob(radius: float) -> str:
    """Wax that was pressed flat: a circle that has run here and there."""
    points = []
    for i in range(72):
        turn = 2 * math.pi * i / 72
        away = radius * (1 + sum(high * math.sin(n * turn + at) for n, high, at in LUMPS))
        points.append(f"{SIDE / 2 + away * math.cos(turn):.2f} {SIDE / 2 + away * math.sin(turn):.2f}")
    return Plate.P("M" + " L".join(points) + "Z")


def seal(wax: str, dark: str, sign: str) -> Array:
    """The picture with alpha, 384 x 384 px."""
    p = Plate(SIDE, SIDE, sc=3, seed=87, pitch=4.2, ground=INK)
    whole = p.part(blob(53), wax, tone=0.78, gain=0.9, puff=9, ang=-40, bend=2.4, line=3, shadow=0)
    middle = f'cx="{SIDE / 2}" cy="{SIDE / 2}"'
    p.part(f'<circle {middle} r="38"/>', dark, tone=0.7, gain=-0.5, puff=6, ang=30, line=2.2, shadow=0)
    p.key(f'<circle {middle} r="33" fill="none" stroke="#000" stroke-width="1.2" stroke-dasharray="3 2.4"/>')
    p.part(pip(sign, SIDE / 2, SIDE / 2, 44), wax, tone=0.95, gain=0.8, puff=5, ang=-40, line=2.2, shadow=0.5)
    away = ndi.distance_transform_edt(whole < 0.5) / p.sc
    alpha = np.clip((3.2 - away) * 2, 0, 1)
    return np.dstack([p.print(reg=(0.4, 0.3), wear=0.4), ndi.gaussian_filter(alpha.astype(np.float32), 0.7)])
