"""Loops of inhabited places: the hoard with its sleeping dragon, and the cellar where the wagers are made."""

from __future__ import annotations

import numpy as np

from .ambience import crackle, echo_round, endless_noise, hill, slow, wrap_in
from .bodies import thud
from .dsp import RATE, Rng, Wave, bandpass, clock, curve, fade, hump, lay, lowpass, modes, noise, samples, sweep, unit

HOARD_SECONDS, ARENA_SECONDS = 29.0, 27.0
BREATHS = 5
GUESTS = 60
"""Phrases spoken in the cellar during one pass of the loop; about five people speak at a time."""


def _sliding_coins(rng: Rng) -> Wave:
    """Coins that come loose, slide over each other and lie still."""
    seconds = rng.uniform(0.7, 1.8)
    coins = []
    for _ in range(int(seconds * rng.uniform(14, 26))):
        hertz, ring = rng.uniform(2100, 5200), rng.uniform(0.015, 0.06)
        partials = [(hertz * r, ring / (1 + 0.5 * i), 0.7**i) for i, r in enumerate((1, 1.58, 2.31))]
        coin = fade(modes(rng, 0.3, partials), 0.0006, 0.05)
        coins.append((seconds * rng.beta(1.3, 2.2), coin, rng.lognormal(-1.2, 0.6)))
    rub = unit(bandpass(noise(rng, seconds), 1800, 5200) * hump(seconds, 0.6))
    return lowpass(lay(seconds + 0.4, *coins, (0, rub, 0.12)), 6500, 1)


def _breath(rng: Rng, seconds: float) -> Wave:
    """Something big breathes in through the nose, holds it, and lets it go, so that the gold hums."""
    drawn, gone = 0.36 * seconds, 0.46 * seconds
    inwards = sweep(noise(rng, drawn), curve(drawn, 210, 330, 420), 1.6) * hump(drawn, 1.3)
    outwards = sweep(noise(rng, gone), curve(gone, 260, 170, 110), 1.4) * hump(gone, 0.6)
    flutter = 1 + 0.5 * np.sin(2 * np.pi * np.cumsum(curve(gone, 24, 17)) / RATE) * hump(gone, 0.6)
    purr = lowpass(noise(rng, gone), 130) * flutter * hump(gone, 0.6)
    return lay(seconds, (0, inwards / inwards.std(), 0.5), (0.42 * seconds, outwards / outwards.std() * flutter, 0.8),
               (0.42 * seconds, purr / purr.std(), 0.9))  # fmt: skip


def hoard(rng: Rng) -> Wave:
    """A wide vault full of gold: the dragon breathes slowly, five times, and coins slide when it moves."""
    seconds = HOARD_SECONDS
    still = [
        endless_noise(rng, seconds, hill(120, 0.7)) + 0.10 * endless_noise(rng, seconds, hill(1100, 0.9))
        for _ in range(2)
    ]
    sleeper, left, right = (np.zeros(samples(seconds)) for _ in range(3))
    for i in range(BREATHS):
        at = i * seconds / BREATHS + rng.normal(0, 0.15)
        wrap_in(sleeper, at % seconds, _breath(rng, rng.uniform(5.2, 5.9)), rng.uniform(0.8, 1.1))
    for _ in range(7):
        start, pan, gain = rng.uniform(0, seconds), rng.beta(0.8, 0.8), rng.uniform(0.2, 0.8)
        slide = _sliding_coins(rng)
        wrap_in(left, start, slide, gain * np.sqrt(1 - pan))
        wrap_in(right, start, slide, gain * np.sqrt(pan))
    beast = 0.4 * echo_round(lowpass(sleeper, 1300), "vault", 0.7) * (0.8, 1.0)
    gold = echo_round(left, "hall", 0.7) * (1, 0.25) + echo_round(right, "hall", 0.7) * (0.25, 1)
    return 0.25 * np.stack(still, 1) + beast + 0.5 * gold


def _phrase(rng: Rng) -> Wave:
    """A person at another table speaks, in no language, muffled by the other guests."""
    syllables = int(rng.integers(4, 13))
    seconds = syllables * rng.uniform(0.17, 0.26)
    high = rng.choice([98.0, 112.0, 126.0, 190.0]) * rng.uniform(0.92, 1.08)
    pitch = curve(seconds, *(high * rng.uniform(0.88, 1.18, syllables)), high * 0.8)
    folds = 2 * (np.cumsum(pitch) / RATE % 1) - 1 + 0.5 * noise(rng, seconds)
    first, second = rng.uniform(280, 720, syllables + 1), rng.uniform(800, 1750, syllables + 1)
    mouth = unit(sweep(folds, curve(seconds, *first), 5)) + 0.5 * unit(sweep(folds, curve(seconds, *second), 6))
    stress = np.interp(np.linspace(0, syllables, len(folds)) % 1, [0, 0.18, 0.6, 1], [0.05, 1, 0.7, 0.05]) * curve(
        seconds, *rng.uniform(0.4, 1.0, syllables), 0.4
    )
    return fade(unit(mouth) * stress, 0.03, 0.12)


def _cup(rng: Rng) -> Wave:
    """A cup set down on a bench, or a boot against it."""
    wood = modes(rng, 0.25, [(rng.uniform(150, 240), 0.04, 1), (rng.uniform(300, 520), 0.025, 0.6)])
    return lay(0.3, (0, unit(wood * np.minimum(clock(0.25) / 0.001, 1)), 0.8), (0, thud(0.15, 150, 90, 0.03), 0.6))


def arena(rng: Rng) -> Wave:
    """A tavern cellar: far people murmur, cups on wood, a fire. Nobody can be understood."""
    seconds = ARENA_SECONDS
    left, right, fire = (np.zeros(samples(seconds)) for _ in range(3))
    for i in range(GUESTS):
        start, pan, gain = (i + rng.uniform(0, 1)) * seconds / GUESTS, rng.uniform(0.05, 0.95), rng.lognormal(-0.6, 0.4)
        said = _phrase(rng)
        wrap_in(left, start, said, gain * np.sqrt(1 - pan))
        wrap_in(right, start, said, gain * np.sqrt(pan))
    room = echo_round(lowpass(left, 650), "hall", 1.4) * (1, 0.3) + echo_round(lowpass(right, 650), "hall", 1.4) * (
        0.3,
        1,
    )
    for _ in range(9):
        start, pan, gain = rng.uniform(0, seconds), rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.4)
        cup = _cup(rng)
        room += 0.5 * gain * echo_round(np.roll(np.pad(cup, (0, len(fire) - len(cup))), samples(start)), "hall", 0.8) * (
            np.sqrt(1 - pan), np.sqrt(pan)
        )  # fmt: skip
    for _ in range(int(seconds * 7)):
        wrap_in(fire, rng.uniform(0.1, seconds - 0.1), crackle(rng), min(rng.lognormal(-1.2, 0.9), 2.0) * 0.12)
    flutter = np.clip(1 + 0.3 * endless_noise(rng, seconds, slow(4)), 0.2, 2)
    hearth = [endless_noise(rng, seconds, hill(160, 0.6)) * flutter for _ in range(2)]
    return 0.5 * room + 0.06 * np.stack(hearth, 1) + echo_round(fire, "hall", 0.4) * (0.9, 0.6)
