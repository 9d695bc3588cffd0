"""Turns a dry mono wave into a finished one: room, level, trim. Loudness follows ITU-R BS.1770."""

from __future__ import annotations

import numpy as np
from scipy import ndimage, signal

from .dsp import RATE, Wave, bandpass, fade, highpass, samples

PEAK = 10 ** (-3.6 / 20)  # leaves room for the codec's ripple below -3 dBFS
STEM_PEAK = 0.45  # for each of two stems, which together never clip
# By room: seconds to decay by 60 dB in the bands below, and the first echo's delay in seconds.
ROOMS = {"table": (0.32, 0.004), "cell": (0.75, 0.009), "hall": (1.7, 0.018), "vault": (3.2, 0.028)}
BANDS = ((60, 250, 1.1, 0.9), (250, 1200, 1.0, 1.0), (1200, 4000, 0.7, 0.75), (4000, 10000, 0.4, 0.4))


def impulse_response(room: str) -> Wave:
    """Two decorrelated channels of a stone room's echo, of unit energy each."""
    length, first = ROOMS[room]
    rng = np.random.default_rng(3)
    n = samples(length * 1.2)
    t = np.arange(n) / RATE
    channels = []
    for _ in range(2):
        tail = sum(
            gain
            * bandpass(rng.standard_normal(n), low, high)
            / np.sqrt(high - low)
            * np.exp(-6.9 * t / (length * rate))
            for low, high, rate, gain in BANDS
        )
        tail /= np.abs(tail).max()
        for _ in range(9):
            tail[samples(first * rng.uniform(1, 6))] += rng.choice([-1, 1]) * rng.uniform(0.3, 0.9)
        tail[: samples(first)] *= np.linspace(0, 1, samples(first)) ** 2
        channels.append(tail / np.sqrt((tail**2).sum()))
    return np.stack(channels, 1)


def place(x: Wave, room: str, wet: float) -> Wave:
    """A mono wave placed in a room: stereo; `wet` is the echo's energy relative to the dry sound's."""
    echo = np.stack([signal.fftconvolve(x, channel) for channel in impulse_response(room).T], 1)
    echo *= np.sqrt((x**2).sum() / (echo**2).sum(0))
    echo *= wet
    x = fade(x, 0.001, 0.0)
    echo[: len(x)] += x[:, None]
    return echo


def trim(x: Wave, floor: float = -60) -> Wave:
    """Stereo `x`, cut off where it falls below `floor` dB of its peak, with a 30 ms fade."""
    level = np.abs(x).max(1)
    end = min(len(x), np.flatnonzero(level > level.max() * 10 ** (floor / 20))[-1] + samples(0.03))
    y = x[:end].copy()
    fall = min(samples(0.03), end)
    y[-fall:] *= np.linspace(1, 0, fall)[:, None]
    return y


def _k_weighted(x: Wave) -> Wave:
    """BS.1770's two filters, for 44.1 kHz (De Man's closed form of the shelf and the high-pass)."""
    shelf = np.tan(np.pi * 1681.974450955533 / RATE)
    high, bend, q = (
        10 ** (3.999843853973347 / 20),
        10 ** (3.999843853973347 / 20 * 0.4996667741545416),
        0.7071752369554196,
    )
    a0 = 1 + shelf / q + shelf**2
    x = signal.lfilter(
        np.array([high + bend * shelf / q + shelf**2, 2 * (shelf**2 - high), high - bend * shelf / q + shelf**2]) / a0,
        np.array([a0, 2 * (shelf**2 - 1), 1 - shelf / q + shelf**2]) / a0,
        x,
        axis=0,
    )
    cut, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1 + cut / q + cut**2
    return signal.lfilter([1, -2, 1], np.array([a0, 2 * (cut**2 - 1), 1 - cut / q + cut**2]) / a0, x, axis=0)


def _windows(x: Wave, seconds: float) -> Wave:
    """Mean power of K-weighted `x` in windows overlapping by three quarters (one window if `x` is shorter)."""
    power = np.concatenate([_k_weighted(x), np.zeros((samples(seconds), x.shape[1]))])
    total = np.concatenate([[0], np.cumsum((power**2).sum(1))])
    starts = np.arange(0, max(1, len(x) - samples(seconds)), samples(seconds / 4))
    return (total[starts + samples(seconds)] - total[starts]) / samples(seconds)


def loudness(x: Wave) -> float:
    """Integrated loudness of stereo `x` in LUFS, with both gates."""
    power = _windows(x, 0.4)
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    power = power[power > power.mean() * 0.1]
    return -0.691 + 10 * np.log10(power.mean())


def punch(x: Wave) -> float:
    """Loudness of the loudest 100 ms of stereo `x`, in LUFS: how strong a short sound is."""
    return -0.691 + 10 * np.log10(_windows(x, 0.1).max() + 1e-12)


def true_peak(x: Wave) -> float:
    """The highest level, including between the samples (four times oversampled); 1 is full scale."""
    return float(np.abs(signal.resample_poly(x, 4, 1, axis=0)).max())


def limit(x: Wave, endless: bool = False, ceiling: float = PEAK) -> Wave:
    """`x` turned down around peaks above `ceiling`, then turned down as a whole by the small rest."""
    edge = "wrap" if endless else "nearest"
    need = np.minimum(1, ceiling / np.maximum(np.abs(x).max(1), 1e-9))
    window = np.hanning(2 * samples(0.004) + 3)[1:-1]
    held = ndimage.minimum_filter1d(need, len(window), mode=edge)
    gain = ndimage.convolve1d(held, window / window.sum(), mode=edge)
    y = x * gain[:, None]
    return y * min(1, ceiling / true_peak(y))


def without_rumble(x: Wave, endless: bool = False) -> Wave:
    """`x` without frequencies below 38 Hz; `endless` keeps a loop seamless."""
    return highpass(np.concatenate([x, x]), 38)[len(x) :] if endless else highpass(x, 38)


def level(x: Wave, punch_lufs: float, endless: bool = False) -> Wave:
    """`x` without rumble, at the wanted `punch`, and never above the peak."""
    x = without_rumble(x, endless)
    return limit(x * 10 ** ((punch_lufs - punch(x)) / 20), endless)


def level_loop(x: Wave, lufs: float, ceiling: float = PEAK) -> Wave:
    """A long loop without rumble, at the wanted integrated loudness, and never above `ceiling`."""
    x = without_rumble(x, endless=True)
    return limit(x * 10 ** ((lufs - loudness(x)) / 20), True, ceiling)


def pitched(x: Wave, up: int, down: int) -> Wave:
    """`x` played `down / up` times as fast."""
    return x if up == down else signal.resample_poly(x, up, down, axis=0)


def finish(x: Wave, room: str, wet: float, punch_lufs: float) -> Wave:
    """A dry effect, finished and ready to write."""
    return trim(level(place(x, room, wet), punch_lufs))
