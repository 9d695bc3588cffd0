"""Sounds of gains and stakes: loot, chips, a new level."""

from __future__ import annotations

import numpy as np

from .bodies import clang, click, hand_bell, pluck, snap, thud
from .dsp import Rng, Wave, bandpass, clock, curve, fade, hump, lay, lowpass, modes, noise, note, strike, unit
from .effect import Effect


def _coin(rng: Rng, hertz: float) -> Wave:
    rings = [(hertz * r, 0.13 / (1 + 0.5 * k), 1 / (1 + 0.6 * k)) for k, r in enumerate((1, 1.58, 2.31, 3.02))]
    return fade(modes(rng, 0.5, rings), 0.001, 0.05)


def _loot(rng: Rng) -> Wave:
    """A purse: the clasp, leather drawn open, a handful let fall back."""
    leather = bandpass(noise(rng, 0.22), 500, 2600) * (0.3 + unit(np.abs(lowpass(noise(rng, 0.22), 90)))) * hump(0.22)
    fall = [
        (0.26 + abs(rng.normal(0, 0.11)), _coin(rng, rng.uniform(2300, 3900)), rng.uniform(0.10, 0.32))
        for _ in range(9)
    ]
    return lay(
        1.3,
        (0, clang(rng, 1900, 0.2, 0.025, 0.8), 0.30),
        (0, click(rng, 1800, 0.002), 0.4),
        (0.05, unit(leather), 0.40),
        *fall,
        (0.34, thud(0.2, 170, 90, 0.03), 0.45),
        (0.36, hand_bell(note(86), 0.9, 0.26, 0.5), 0.14),
    )


def _chip(rng: Rng, hertz: float) -> Wave:
    """A clay chip on another: dull, hard and short."""
    body = modes(rng, 0.09, [(hertz, 0.012, 1), (hertz * 1.71, 0.008, 0.6), (hertz * 2.6, 0.005, 0.35)])
    return lay(0.1, (0, unit(body) * (clock(0.09) / 0.0004).clip(0, 1), 0.8), (0, click(rng, 2600, 0.0012), 0.5))


def _chips(rng: Rng) -> Wave:
    """A few chips pushed over felt, and set down one on the other."""
    felt = unit(bandpass(noise(rng, 0.2), 260, 1500) * curve(0.2, 0, 1, 0, at=(0, 0.4, 1)))
    stack, at = [], 0.15
    for i in range(rng.integers(3, 5)):
        stack.append((at, _chip(rng, rng.uniform(1850, 2500) - 120 * i), 0.9 - 0.12 * i))
        at += rng.uniform(0.045, 0.085)
    return lay(0.7, (0, felt, 0.16), *stack, (at, snap(rng, 180, 0.3), 0.18))


def _level_up(rng: Rng) -> Wave:
    """A drum, three strings that climb a fifth and an octave, and lasting bells."""
    climb = []
    for at, key in ((0.06, 50), (0.22, 57), (0.38, 62), (0.56, 69)):
        climb += [
            (at, pluck(rng, note(key), 2.2, 0.55, 0.998), 0.46),
            (at, pluck(rng, note(key + 12), 1.8, 0.6, 0.997), 0.2),
        ]
    bells = [(0.56, hand_bell(note(key), 2.2, 0.8, 0.8), 0.22 - 0.03 * i) for i, key in enumerate((74, 78, 81))]
    glow = sum(np.sin(2 * np.pi * note(key) * d * clock(2.2)) for key in (50, 57, 62, 66) for d in (0.998, 1.002))
    return lay(
        3.0,
        (0, thud(0.6, 120, 52, 0.14), 0.8),
        (0, unit(lowpass(noise(rng, 0.1), 700) * strike(0.1, 0.001, 0.02)), 0.35),
        *climb,
        *bells,
        (0.4, unit(glow) * hump(2.2, 0.7), 0.16),
    )  # fmt: skip


EFFECTS = {
    "loot": Effect(_loot, -20, 0.24, takes=3),
    "chips": Effect(_chips, -21, 0.12, "table", takes=3),
    "level-up": Effect(_level_up, -16, 0.42, "hall", duck=5),
}
