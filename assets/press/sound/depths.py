"""Loops of places without people: a draught in a corridor, a crypt, and the deepest rock.

None of their lengths shares a factor with the torch's 28 s, so that beside it they do not seem to repeat. Their pitched
sounds are D or A, which fit every piece of music.
"""

from __future__ import annotations

import numpy as np

from .ambience import echo_round, endless_noise, hill, slow, wrap_in
from .bodies import STEEL, thud
from .dsp import Rng, Wave, bandpass, curve, fade, hump, lay, lowpass, modes, noise, note, samples, sweep, unit

WIND_SECONDS, CRYPT_SECONDS, DEEP_SECONDS = 31.0, 39.0, 25.0
APART = 0.35  # seconds between a gust on the left and on the right


def _later(x: Wave, seconds: float) -> Wave:
    """A looped wave, delayed by `seconds`."""
    return np.roll(x, samples(seconds))


def _whistle(rng: Rng, seconds: float, hertz: Wave, q: float) -> Wave:
    """Air at an edge, its note following `hertz`: it is played twice and the second pass kept, which makes it loop."""
    air = endless_noise(rng, seconds, hill(float(hertz.mean()), 1.0))
    blown = sweep(np.tile(air, 2), np.tile(hertz, 2), q)[len(air) :]
    return blown / blown.std()


def _far_door(rng: Rng) -> Wave:
    """A door that falls shut, two halls away."""
    leaf = modes(rng, 1.2, [(58, 0.30, 1), (87, 0.22, 0.8), (131, 0.14, 0.5), (204, 0.08, 0.3)])
    return fade(lay(1.2, (0, unit(leaf), 1.0), (0.21, unit(leaf), 0.35), (0, thud(0.5, 90, 46, 0.1), 0.6)), 0.004, 0.3)


def wind(rng: Rng) -> Wave:
    """A draught in a corridor: it swells, sings a little at a crack, and now and then a far door falls shut."""
    seconds = WIND_SECONDS
    gust = np.clip(1 + 0.55 * endless_noise(rng, seconds, slow(0.16)), 0.15, 2.6)
    shake = 1 + 0.12 * endless_noise(rng, seconds, slow(1.5))
    sides = []
    for late in (0.0, APART):
        blown = _later(gust, late)
        bed = endless_noise(rng, seconds, hill(170, 0.75)) * blown * shake
        crack = _whistle(rng, seconds, 392 + 70 * (blown - 1), 14) * np.clip(blown - 0.7, 0, 2) ** 2
        chimney = _whistle(rng, seconds, 147 + 12 * (blown - 1), 9) * blown
        hiss = endless_noise(rng, seconds, hill(1500, 0.8)) * blown**2
        sides.append(bed + 0.4 * crack + 0.5 * chimney + 0.07 * hiss)
    doors = np.zeros(samples(seconds))
    for at, gain in ((7.4, 1.0), (21.9, 0.6)):
        wrap_in(doors, at, lowpass(_far_door(rng), 420), gain)
    return np.stack(sides, 1) + 1.6 * echo_round(doors, "vault", 2.0)


def _whisper(rng: Rng, seconds: float) -> Wave:
    """A breath as if about to speak: air through a mouth that opens and closes."""
    air = noise(rng, seconds)
    vowels = [(rng.uniform(420, 760), rng.uniform(1000, 1700), rng.uniform(2300, 3000)) for _ in range(4)]
    mouth = sum(
        strength * unit(sweep(air, curve(seconds, *path), 7))
        for path, strength in zip(zip(*vowels, strict=True), (1.0, 0.7, 0.35), strict=True)
    )
    lips = 0.45 + 0.55 * np.abs(lowpass(noise(rng, seconds), 2.2)) / 0.02
    return unit(mouth * np.clip(lips, 0, 1.4) * hump(seconds, 0.8))


def crypt(rng: Rng) -> Wave:
    """Cold stone that hums on D and A, whispers from its niches, and one partial of a bell far above."""
    seconds = CRYPT_SECONDS
    hum = []
    for _ in range(2):
        tide = [np.clip(1 + 0.5 * endless_noise(rng, seconds, slow(0.1)), 0.1, 2.5) for _ in range(3)]
        stones = [endless_noise(rng, seconds, hill(note(key), 0.05)) for key in (38, 45, 50)]
        floor = endless_noise(rng, seconds, hill(95, 0.6)) + 0.10 * endless_noise(rng, seconds, hill(900, 0.9))
        hum.append(sum(s * t * g for s, t, g in zip(stones, tide, (1.0, 0.55, 0.3), strict=True)) + 0.5 * floor)
    left, right, bell = (np.zeros(samples(seconds)) for _ in range(3))
    at = rng.uniform(0, 3)
    while at < seconds - 1:
        breath, pan = _whisper(rng, rng.uniform(1.6, 3.4)), rng.uniform(0.1, 0.9)
        wrap_in(left, at, breath, np.sqrt(1 - pan) * rng.uniform(0.5, 1.0))
        wrap_in(right, at + 0.0006, breath, np.sqrt(pan) * rng.uniform(0.5, 1.0))
        at += rng.uniform(2.2, 5.5)
    for start, gain in ((5.0, 1.0), (18.6, 0.5), (30.2, 0.75)):
        struck = modes(rng, 7.0, [(note(62), 2.2, 1.0), (note(62) * 1.0026, 2.0, 0.6)])
        wrap_in(bell, start, fade(unit(struck), 0.05, 2.0), gain)
    breaths = (echo_round(left, "vault", 1.0) * (1, 0.5) + echo_round(right, "vault", 1.0) * (0.5, 1)) / 1.5
    return np.stack(hum, 1) + 2.4 * breaths + 0.5 * echo_round(bell, "vault", 1.6)


def _chain(rng: Rng) -> Wave:
    """Some links of a heavy chain that hangs somewhere, and turns."""
    links, at = [], 0.0
    for _ in range(int(rng.integers(5, 12))):
        hertz = rng.uniform(420, 980)
        partials = [(hertz * ratio, 0.07 / (1 + 0.5 * i), 0.7**i) for i, ratio in enumerate(STEEL[:6])]
        links.append((at, unit(modes(rng, 0.35, partials)), rng.uniform(0.15, 1.0)))
        at += rng.gamma(2.0, 0.06)
    return fade(lowpass(lay(at + 0.4, *links), 2600), 0.002, 0.1)


def deep(rng: Rng) -> Wave:
    """The deepest sounds: shifting rock, chains moving by themselves, stone grinding far away."""
    seconds = DEEP_SECONDS
    sides = []
    swell = np.clip(1 + 0.6 * endless_noise(rng, seconds, slow(0.2)), 0.1, 2.8)
    for late in (0.0, APART):
        rock = endless_noise(rng, seconds, hill(50, 0.22)) * _later(swell, late)
        body = endless_noise(rng, seconds, hill(84, 0.35)) * np.clip(
            1 + 0.4 * endless_noise(rng, seconds, slow(0.5)), 0, 3
        )
        air, dust = endless_noise(rng, seconds, hill(330, 0.5)), endless_noise(rng, seconds, hill(2600, 0.9))
        sides.append(rock + 0.55 * body + 0.10 * air + 0.012 * dust)
    chains, stones = np.zeros(samples(seconds)), np.zeros(samples(seconds))
    for i in range(4):
        wrap_in(chains, (i + rng.uniform(0.1, 0.7)) * seconds / 4, _chain(rng), rng.uniform(0.35, 1.0))
    for i in range(2):
        grind = bandpass(noise(rng, 3.5), 60, 320) * (0.3 + np.abs(lowpass(noise(rng, 3.5), 9)) / 0.02) * hump(3.5, 0.8)
        wrap_in(stones, (i + rng.uniform(0.1, 0.6)) * seconds / 2, unit(grind), rng.uniform(0.6, 1.0))
    far = echo_round(chains, "vault", 1.6) * (0.55, 1.0) + 1.6 * echo_round(stones, "vault", 1.2) * (1.0, 0.7)
    return np.stack(sides, 1) + 1.3 * far
