"""Measures a baked sound."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile
from scipy import signal

from . import master
from .dsp import RATE, Wave, samples

UNHEARD = -75.0  # dB: a quieter click is inaudible in the room


class Seam(NamedTuple):
    """The join of a loop: the step across it, an ordinary step (99th percentile), and by how many dB the frequencies
    above 5 kHz are louder there than nearby, where a click would stand out."""

    step: float
    usual: float
    highs: float


class Measures(NamedTuple):
    """The measures of one file: seconds; peak and mean in dBFS; loudness as a whole and of the loudest 100 ms in LUFS;
    the centre of the spectrum in hertz; seconds from the loudest moment until it is 30 dB down; the level of its
    beginning and end relative to its peak; whether it is 44100 Hz stereo; the seam of a loop."""

    seconds: float
    peak: float
    rms: float
    loudness: float
    punch: float
    centre: float
    fall: float
    edge: float
    plain: bool
    seam: Seam | None


def decibels(x: float) -> float:
    """An amplitude in dB."""
    return 20 * np.log10(x + 1e-9)


def _centroid(x: Wave) -> float:
    hertz, power = signal.welch(x.mean(1), RATE, nperseg=min(4096, len(x)))
    return float((hertz * power).sum() / power.sum())


def _fall(x: Wave) -> float:
    """Seconds from the loudest moment until the sound is 30 dB down, in windows of 10 ms."""
    step = samples(0.01)
    power = (x[: len(x) // step * step] ** 2).mean(1).reshape(-1, step).mean(1)
    loudest = power.argmax()
    quiet = np.flatnonzero(power[loudest:] < power[loudest] * 1e-3)
    return float(quiet[0] if len(quiet) else len(power) - loudest) * 0.01


def _highs(x: Wave) -> float:
    turned = np.roll(x, len(x) // 2, axis=0)
    sharp = np.abs(signal.sosfiltfilt(signal.butter(4, 5000, "high", fs=RATE, output="sos"), turned, axis=0)).max(1)
    middle, near, far = len(x) // 2, samples(0.003), samples(1.0)
    usual = float(np.percentile(sharp[middle - far : middle + far], 99))
    return decibels(float(sharp[middle - near : middle + near].max())) - max(decibels(usual), UNHEARD)


def _seam(x: Wave) -> Seam:
    usual = float(np.percentile(np.abs(np.diff(x, axis=0)), 99))
    return Seam(float(np.abs(x[0] - x[-1]).max()), usual, _highs(x))


def measured(path: Path, loop: bool) -> Measures:
    """The measures of a file."""
    x, rate = soundfile.read(path, always_2d=True)
    top = float(np.abs(x).max())
    return Measures(
        len(x) / RATE,
        decibels(top),
        decibels(float(np.sqrt((x**2).mean()))),
        master.loudness(x),
        master.punch(x),
        _centroid(x),
        _fall(x),
        max(float(np.abs(x[0]).max()), float(np.abs(x[-1]).max())) / top,
        rate == RATE and x.shape[1] == 2,
        _seam(x) if loop else None,
    )
