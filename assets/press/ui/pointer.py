"""The tutor's hand, a printer's fist with its index finger out: 120 x 120 units, pointing right, left or down."""

from __future__ import annotations

import numpy as np
from scipy import ndimage as ndi

from assets.press.plate import INK, Array, Plate, hexc, sstep

SKIN, TIP, CUFF, SLEEVE, BAND = "#e3b48c", "#eec5a0", "#fff6e0", "#a81f2d", "#d9a441"
EDGE, RIM, RIND = 2.4, 6.0, 7.6  # outer distances from the hand: ink, a light rim, ink again
P, T = Plate.P, Plate.taper
WAYS = {
    "right": "",
    "left": "translate(120 0) scale(-1 1)",
    "down": "rotate(90 60 60)",
}


def sleeve(p: Plate) -> list[Array]:
    """A red sleeve with a band and a ruffle."""
    return [
        p.part(P("M8 41 L32 45 L32 83 L8 87Z"), SLEEVE, tone=0.78, gain=0.8, puff=14, ang=80, line=2.4, shadow=0),
        p.part(P("M24 42 L32 43 L32 85 L24 86Z"), BAND, tone=0.9, gain=0.7, puff=5, line=2.2, shadow=0.3),
        p.part(
            P("M31 43 C36 40 42 41 44 44 C42 52 42 56 45 64 C42 72 42 76 44 84 C42 88 35 88 31 85Z"),
            CUFF, tone=0.95, gain=0.6, puff=6, line=2.2, shadow=0.3,
        ),
    ]  # fmt: skip


def folded(p: Plate, top: float, bottom: float, tip: float) -> Array:
    """A finger folded into the palm."""
    round_ = (bottom - top) * 0.62
    d = f"M60 {top} L{tip - round_} {top} C{tip} {top} {tip} {bottom} {tip - round_} {bottom} L60 {bottom}Z"
    return p.part(P(d), TIP, tone=0.9, gain=0.5, puff=8, ang=-35, line=2.2, shadow=0.2)


def hand(p: Plate) -> list[Array]:
    """The back of a fist, the first finger out, the thumb up."""
    parts = [
        p.part(
            P("M42 47 C50 42 60 41 72 44 L74 86 C64 91 52 89 42 83Z"),
            SKIN, tone=0.9, gain=0.7, puff=20, ang=-30, line=2.4, shadow=0.2,
        ),
        folded(p, 76, 88, 82),
        folded(p, 67, 79, 88),
        folded(p, 57.5, 69.5, 91),
        p.part(
            P("M60 44 L104 45.5 C115 46 115 59.5 104 60 L62 60.5 C56 58 56 48 60 44Z"),
            TIP, tone=0.96, gain=0.5, puff=9, ang=-40, line=2.4, shadow=0.25,
        ),
        p.part(
            P("M48 53 C50 41 58 31 68 28.5 C76 27 78 35 72 38.5 C67 42 66 48 63 54 C59 60 50 60 48 53Z"),
            TIP, tone=0.94, gain=0.5, puff=9, ang=-60, line=2.4, shadow=0.3,
        ),
    ]  # fmt: skip
    p.key(T(84, 50, 88, 52.5, 86, 56, 2.0) + T(70, 31, 73, 32, 73, 35, 1.6))
    p.cut(T(100, 48.5, 107, 48, 108.5, 51.5, 3.0), "#fff3dd")
    return parts


def pointing(way: str) -> Array:
    """The picture with alpha, 360 x 360 px."""
    p = Plate(120, 120, sc=6, seed=83, pitch=4.2, ground=INK)
    p.xf = WAYS[way]
    whole = np.max([*sleeve(p), *hand(p)], axis=0)
    away = ndi.distance_transform_edt(whole < 0.5) / p.sc + p.wob * 0.8
    rim = sstep(EDGE - 0.4, EDGE + 0.4, away) * sstep(RIM + 0.4, RIM - 0.4, away)
    p.ink = np.maximum(p.ink * (1 - rim), sstep(RIM - 0.4, RIM + 0.4, away))
    p.col = p.col * (1 - rim[..., None]) + hexc(CUFF) * rim[..., None]
    picture = np.dstack([p.print(reg=(0.5, 0.3), wear=0.5), sstep(RIND + 0.4, RIND - 0.4, away)])
    return picture.reshape(360, 2, 360, 2, 4).mean((1, 3))
