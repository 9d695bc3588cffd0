"""Signals: noise, filters, envelopes, resonators. Everything is mono float64 at `RATE` unless stated otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numba import njit
from numpy.typing import NDArray
from scipy import signal

RATE = 44100
Wave = NDArray[np.float64]
Rng = np.random.Generator


def samples(seconds: float) -> int:
    """The number of samples in `seconds`."""
    return int(RATE * seconds)


def clock(seconds: float) -> Wave:
    """The time in seconds at each sample."""
    return np.arange(samples(seconds)) / RATE


def curve(seconds: float, *values: float, at: Sequence[float] | None = None) -> Wave:
    """A line through `values`, spread evenly over the length or placed `at` fractions of it."""
    places = np.linspace(0, 1, len(values)) if at is None else at
    return np.interp(np.linspace(0, 1, samples(seconds)), places, values)


def noise(rng: Rng, seconds: float) -> Wave:
    """White noise."""
    return rng.standard_normal(samples(seconds))


def silence(seconds: float) -> Wave:
    """Silence of this length."""
    return np.zeros(samples(seconds))


def lowpass(x: Wave, hertz: float, order: int = 2) -> Wave:
    """Butterworth low-pass."""
    return signal.sosfilt(signal.butter(order, hertz, "low", fs=RATE, output="sos"), x, axis=0)


def highpass(x: Wave, hertz: float, order: int = 2) -> Wave:
    """Butterworth high-pass."""
    return signal.sosfilt(signal.butter(order, hertz, "high", fs=RATE, output="sos"), x, axis=0)


def bandpass(x: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Butterworth band-pass."""
    return signal.sosfilt(signal.butter(order, [low, high], "band", fs=RATE, output="sos"), x, axis=0)


@njit
def _state_variable(x: Wave, coefficient: Wave, damping: float) -> Wave:
    out = np.empty_like(x)
    low = band = 0.0
    for i in range(len(x)):
        low += coefficient[i] * band
        band += coefficient[i] * (x[i] - low - band * damping)
        out[i] = band
    return out


def sweep(x: Wave, hertz: Wave, q: float = 1.2) -> Wave:
    """Band-pass whose centre follows `hertz`, one value per sample."""
    coefficient = 2 * np.sin(np.pi * np.minimum(hertz, RATE / 6.5) / RATE)
    return _state_variable(x, coefficient, 1 / q)


def strike(seconds: float, attack: float, decay: float) -> Wave:
    """Envelope of a struck body: rising straight in `attack`, then falling by a factor e every `decay` seconds."""
    t = clock(seconds)
    return np.minimum(t / attack, 1) * np.exp(-np.maximum(t - attack, 0) / decay)


def hump(seconds: float, lean: float = 1.0) -> Wave:
    """Envelope that swells and fades; `lean` above 1 puts the top late, below 1 early."""
    return np.sin(np.pi * np.linspace(0, 1, samples(seconds)) ** lean) ** 2


def fade(x: Wave, attack: float, release: float) -> Wave:
    """`x` with soft ends, in seconds."""
    y = x.copy()
    rise, fall = samples(attack), samples(release)
    y[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    y[len(y) - fall :] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return y


def ending(x: Wave) -> Wave:
    """`x` with its last third faded out, so that a ringing thing is never cut off."""
    return fade(x, 0.0, len(x) / RATE / 3)


def unit(x: Wave) -> Wave:
    """`x` with its peak at 1."""
    return x / np.abs(x).max()


def tone(hertz: Wave) -> Wave:
    """A sine that follows `hertz`."""
    return np.sin(2 * np.pi * np.cumsum(hertz) / RATE)


def modes(rng: Rng, seconds: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """A struck body: decaying sines, each (hertz, decay in seconds, strength), at random phase."""
    t = clock(seconds)
    return sum(a * np.sin(2 * np.pi * f * t + rng.uniform(0, 2 * np.pi)) * np.exp(-t / d) for f, d, a in partials)


def lay(seconds: float, *parts: tuple[float, Wave, float]) -> Wave:
    """Parts on one tape: each (start in seconds, signal, gain); anything beyond the end is cut off."""
    tape = silence(seconds)
    for start, part, gain in parts:
        at = samples(start)
        part = part[: len(tape) - at]
        tape[at : at + len(part)] += part * gain
    return tape


def note(midi: float) -> float:
    """Hertz of a MIDI note number (69 is the A of 440)."""
    return 440 * 2 ** ((midi - 69) / 12)
