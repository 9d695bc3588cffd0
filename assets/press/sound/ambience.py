"""Loops that play under a game: the torch-lit cell, and water dripping far away.

Their lengths (28 s and 37 s) share no factor, so that together they do not seem to repeat for a quarter of an hour.
Everything is periodic by construction: noise comes from a spectrum of random phases; events and echoes wrap around the
end of the tape.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .bodies import bubble
from .dsp import RATE, Rng, Wave, hump, lay, note, samples, unit
from .master import impulse_response

TORCH_SECONDS = 28.0
DRIPS_SECONDS = 37.0


def endless_noise(rng: Rng, seconds: float, shape: Callable[[Wave], Wave]) -> Wave:
    """Noise with the spectrum `shape`(hertz) that joins its own beginning; standard deviation 1."""
    hertz = np.fft.rfftfreq(samples(seconds), 1 / RATE)
    spectrum = shape(np.maximum(hertz, 1e-3)) * np.exp(1j * rng.uniform(0, 2 * np.pi, len(hertz)))
    spectrum[0] = 0
    x = np.fft.irfft(spectrum, samples(seconds))
    return x / x.std()


def hill(centre: float, width: float) -> Callable[[Wave], Wave]:
    """A spectrum bulging round `centre` hertz, `width` in natural logarithms."""
    return lambda hertz: np.exp(-((np.log(hertz / centre) / width) ** 2))


def slow(below: float) -> Callable[[Wave], Wave]:
    """A spectrum of movements slower than `below` hertz."""
    return lambda hertz: (hertz < below) * 1.0


def wrap_in(tape: Wave, start: float, part: Wave, gain: float) -> None:
    """Add `part` to `tape` from `start` seconds on, wrapping around from the end to the beginning."""
    at = (samples(start) + np.arange(len(part))) % len(tape)
    np.add.at(tape, at, part * gain)


def echo_round(x: Wave, room: str, wet: float) -> Wave:
    """A looped wave, mono or stereo, in a room, with the echo of its end wrapped around to the beginning: stereo."""
    sides = x[:, None] * np.ones(2) if x.ndim == 1 else x
    response = impulse_response(room)
    padded = np.zeros((len(x) * -(-len(response) // len(x)), 2))
    padded[: len(response)] = response
    folded = padded.reshape(-1, len(x), 2).sum(0)
    echo = np.fft.irfft(np.fft.rfft(sides, axis=0) * np.fft.rfft(folded, axis=0), len(x), axis=0)
    return sides + wet * echo * np.sqrt((sides**2).sum(0) / (echo**2).sum(0))


def crackle(rng: Rng) -> Wave:
    """A spark bursting in the pitch of the torch."""
    t = np.arange(samples(0.06)) / RATE
    decay = rng.uniform(0.0008, 0.006)
    ring = np.sin(2 * np.pi * rng.uniform(1500, 7500) * t) * np.exp(-t / decay)
    return 0.6 * ring + 0.5 * rng.standard_normal(len(t)) * np.exp(-t / (decay * 0.4))


def torch(rng: Rng) -> Wave:
    """Two torches, left and right, in a still, deep room. Stereo loop."""
    seconds = TORCH_SECONDS
    draught = 1 + 0.35 * endless_noise(rng, seconds, slow(0.25))
    sides = []
    for _ in range(2):
        flutter = 1 + 0.22 * endless_noise(rng, seconds, slow(3)) + 0.20 * endless_noise(rng, seconds, slow(9))
        flutter = np.clip(flutter, 0.2, 2.2)
        roar = endless_noise(rng, seconds, lambda f: (1 - np.exp(-((f / 75) ** 3))) / (1 + (f / 160) ** 1.5))
        hiss = endless_noise(rng, seconds, hill(1000, 1.0))
        air = endless_noise(rng, seconds, hill(190, 0.35)) * np.clip(draught, 0, 3)
        sides.append(0.034 * roar * flutter + 0.036 * hiss * flutter**2 + 0.016 * air)
    left, right = sides
    for _ in range(int(seconds * 13)):
        start, gain, pan = rng.uniform(0, seconds), min(rng.lognormal(-1.2, 0.9), 2.5) * 0.30, rng.beta(0.6, 0.6)
        spark = crackle(rng)
        wrap_in(left, start, spark, gain * np.sqrt(1 - pan))
        wrap_in(right, start, spark, gain * np.sqrt(pan))
    wet = (echo_round(left, "hall", 0.25) + echo_round(right, "hall", 0.25)) / 2
    return np.tanh(0.7 * np.stack([left, right], 1) + 0.5 * wet)


def _drip(rng: Rng) -> Wave:
    """A drop into a shallow pool: the tick of the surface, then the bubble's rising note."""
    low = note(rng.choice([74, 77, 79, 81, 84, 86])) * rng.uniform(0.98, 1.02)
    ring = bubble(low, low * rng.uniform(1.15, 1.45), rng.uniform(0.04, 0.09))
    tick = unit(rng.standard_normal(samples(0.004)) * hump(0.004, 0.5))
    return lay(
        0.2, (0, tick, 0.25), (0.006, ring, 1), (rng.uniform(0.05, 0.09), bubble(low * 1.6, low * 2, 0.03), 0.15)
    )


def drips(rng: Rng) -> Wave:
    """Single drops at their own slow paces, each with a long echo, and the breath of a far corridor. Stereo loop."""
    seconds = DRIPS_SECONDS
    tapes = [np.zeros(samples(seconds)) for _ in range(3)]
    for tape, count, gain in zip(tapes, (6, 5, 3), (0.5, 0.34, 0.7), strict=True):
        first = rng.uniform(0, seconds)
        for i in range(count):
            wrap_in(tape, (first + (i + rng.uniform(-0.22, 0.22)) * seconds / count) % seconds, _drip(rng), gain)
    breath = [endless_noise(rng, seconds, hill(centre, 0.22)) for centre in (146, 218)]
    swell = [np.clip(1 + 0.7 * endless_noise(rng, seconds, slow(0.12)), 0, 3) for _ in range(2)]
    corridor = sum(b * s for b, s in zip(breath, swell, strict=True))
    mix = sum(
        echo_round(tape, "vault", wet) * np.array(pan)
        for tape, wet, pan in zip(tapes, (0.9, 1.2, 1.0), ((1, 0.45), (0.4, 1), (0.8, 0.8)), strict=True)
    )
    return 0.7 * mix + 0.026 * echo_round(corridor, "vault", 1.0)
