"""Cards on the table: deal, flip, lift, place, shuffle, avoid, undo."""

from __future__ import annotations

import numpy as np

from .bodies import paper, snap, thud
from .dsp import Rng, Wave, bandpass, curve, highpass, lay, lowpass, noise, strike, unit
from .effect import Effect


def _slide(rng: Rng, seconds: float, bright: float = 1.0) -> Wave:
    rub = highpass(paper(rng, seconds, 1500 * bright, 3900 * bright, 110), 600)
    rub = unit(rub * curve(seconds, 0, 1, 0.55, 0, at=(0, 0.12, 0.55, 1)) ** 1.4)
    table = unit(bandpass(noise(rng, seconds), 180, 420)) * curve(seconds, 0, 1, 0, at=(0, 0.3, 1))
    return rub + 0.12 * table


def _deal(rng: Rng) -> Wave:
    seconds = rng.uniform(0.19, 0.23)
    rest = unit(lowpass(noise(rng, 0.04), 900) * strike(0.04, 0.001, 0.009))
    return lay(seconds + 0.1, (0, _slide(rng, seconds), 1), (seconds - 0.035, rest, 0.45))


def _flip(rng: Rng) -> Wave:
    bend = unit(paper(rng, 0.12, 900, 4200, 70) * curve(0.12, 0, 1, 0.2, at=(0, 0.7, 1)) ** 1.5)
    return lay(0.28, (0, bend, 0.45), (0.105, snap(rng, 190), 1))


def _lift(rng: Rng) -> Wave:
    brush = unit(highpass(paper(rng, 0.11, 1800, 3800, 140), 1000) * curve(0.11, 0, 1, 0, at=(0, 0.45, 1)) ** 1.6)
    return lay(0.15, (0, brush, 1), (0.004, snap(rng, 300, 0.5), 0.18))


def _place(rng: Rng) -> Wave:
    pat = unit(lowpass(noise(rng, 0.06), 700) * strike(0.06, 0.001, 0.016))
    return lay(
        0.24,
        (0, snap(rng, 135, 0.9), 0.8),
        (0, pat, 0.5),
        (0, unit(bandpass(noise(rng, 0.05), 700, 3400) * strike(0.05, 0.0008, 0.009)), 0.4),
    )


def _shuffle(rng: Rng) -> Wave:
    parts, at = [], 0.02
    for i in range(34):
        gain = 0.32 + 0.4 * np.sin(np.pi * i / 34) + 0.1 * rng.random()
        parts.append((at, snap(rng, 260 + rng.uniform(-50, 60), 0.7 + 0.5 * rng.random()), gain))
        at += np.interp(i, [0, 18, 34], [0.034, 0.017, 0.012]) * rng.uniform(0.8, 1.2)
    bridge = unit(paper(rng, 0.34, 1500, 4600, 60) * curve(0.34, 0, 1, 0.6, 0, at=(0, 0.3, 0.8, 1)))
    square = [(at + 0.42, snap(rng, 130, 0.6), 0.9), (at + 0.58, snap(rng, 150, 0.5), 0.6)]
    return lay(at + 0.75, *parts, (at + 0.03, bridge, 0.5), *square)


def _avoid(rng: Rng) -> Wave:
    """Four cards swept together and pushed back under the deck."""
    slides = [(0.095 * i, _slide(rng, 0.26 + 0.02 * i, 1.05 - 0.09 * i), 0.75 + 0.06 * i) for i in range(4)]
    push = unit(paper(rng, 0.3, 2600, 900, 60) * curve(0.3, 0, 1, 0, at=(0, 0.55, 1)) ** 1.3)
    home = lay(0.3, (0, snap(rng, 105, 0.5), 1), (0.003, thud(0.2, 160, 85, 0.035), 0.7))
    return lay(1.05, *slides, (0.42, push, 0.7), (0.68, home, 1))


def _undo(rng: Rng) -> Wave:
    """A card drawn back to where it came from: the deal, backwards."""
    return lay(0.34, (0, np.ascontiguousarray(_slide(rng, 0.26, 1.15)[::-1]), 0.9), (0.255, snap(rng, 240, 0.6), 0.3))


EFFECTS = {
    "card-deal": Effect(_deal, -21, 0.10, "table", takes=6, rises=True),
    "card-flip": Effect(_flip, -20, 0.12, "table", takes=3),
    "card-lift": Effect(_lift, -31, 0.06, "table", takes=3),
    "card-place": Effect(_place, -20, 0.14, "table", takes=3),
    "shuffle": Effect(_shuffle, -20, 0.14, "table", takes=3),
    "avoid": Effect(_avoid, -18, 0.20, takes=3),
    "undo": Effect(_undo, -22, 0.18, "table", takes=3),
}
