"""Measures every baked sound, prints a line for each, and names what is out of bounds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile
from scipy import signal

from . import cues, master, shelf
from .dsp import RATE, Wave, samples

HEAD = f"{'file':32} {'sec':>7} {'peak':>6} {'rms':>6} {'LUFS':>6} {'punch':>6} {'crest':>5} {'centre':>6} {'t-30':>6}"
HIGHEST_PEAK = -3.0  # dB, in the decoded file
UNHEARD = -75.0  # dB: a click below this drowns in the room
LARGEST_SHELF = 17_000_000  # bytes, all files together


def decibels(x: float) -> float:
    """An amplitude in dB."""
    return 20 * np.log10(x + 1e-9)


def centroid(x: Wave) -> float:
    """The centre of gravity of the spectrum, in hertz."""
    hertz, power = signal.welch(x.mean(1), RATE, nperseg=min(4096, len(x)))
    return float((hertz * power).sum() / power.sum())


def fall(x: Wave) -> float:
    """Seconds from the loudest moment until the sound is 30 dB down (10 ms windows)."""
    step = samples(0.01)
    power = (x[: len(x) // step * step] ** 2).mean(1).reshape(-1, step).mean(1)
    loudest = power.argmax()
    quiet = np.flatnonzero(power[loudest:] < power[loudest] * 1e-3)
    return float(quiet[0] if len(quiet) else len(power) - loudest) * 0.01


def seam(x: Wave) -> tuple[float, float]:
    """The loop's join beside an ordinary step: (step over the seam, 99th percentile of steps), largest channel."""
    steps = np.abs(np.diff(x, axis=0))
    return float(np.abs(x[0] - x[-1]).max()), float(np.percentile(steps, 99))


def seam_colour(x: Wave) -> float:
    """How much louder (dB) the highs over 5 kHz are at the seam than round about: a click stands out here."""
    turned = np.roll(x, len(x) // 2, axis=0)
    sharp = np.abs(signal.sosfiltfilt(signal.butter(4, 5000, "high", fs=RATE, output="sos"), turned, axis=0)).max(1)
    middle, near, far = len(x) // 2, samples(0.003), samples(1.0)
    usual = float(np.percentile(sharp[middle - far : middle + far], 99))
    return decibels(float(sharp[middle - near : middle + near].max())) - max(decibels(usual), UNHEARD)


def measure(path: Path, loop: bool) -> tuple[str, list[str]]:
    """The printed line of one file, and its faults."""
    x, rate = soundfile.read(path, always_2d=True)
    peak, rms = decibels(np.abs(x).max()), decibels(float(np.sqrt((x**2).mean())))
    faults = [] if rate == RATE and x.shape[1] == 2 else [f"{path.name}: {rate} Hz, {x.shape[1]} channels"]
    if peak > HIGHEST_PEAK:
        faults.append(f"{path.name}: peak {peak:.1f} dB")
    join = ""
    if loop:
        step, usual = seam(x)
        colour = seam_colour(x)
        join = f"step {step:.5f} (usual {usual:.5f}) highs {colour:+.1f} dB"
        if step > 2 * usual + 1e-4 or colour > 12:
            faults.append(f"{path.name}: {join}")
    elif max(np.abs(x[0]).max(), np.abs(x[-1]).max()) > 0.1 * np.abs(x).max():
        faults.append(f"{path.name}: clicks at an end ({x[0]}, {x[-1]})")
    line = (
        f"{path.name:32} {len(x) / RATE:7.3f} {peak:6.1f} {rms:6.1f} {master.loudness(x):6.1f} {master.punch(x):6.1f}"
        f" {peak - rms:5.1f} {centroid(x):6.0f} {fall(x):6.2f}  {join}"
    )
    return line, faults


def report() -> int:
    """Prints the measures of all files in the cue table; returns 0, or 1 when there are faults."""
    print(HEAD)
    faults, size = [], 0
    for name in shelf.NAMES:
        for file in shelf.files(name):
            path = shelf.ASSETS / file
            if not path.exists():
                faults.append(f"{file} is missing")
                continue
            line, wrong = measure(path, cues.table()[name]["loop"])
            print(line)
            faults += wrong
            size += path.stat().st_size
    print(f"{size / 1e6:.2f} MB in all")
    if size > LARGEST_SHELF:
        faults.append(f"{size} bytes in all")
    print(*faults, sep="\n")
    return int(bool(faults))
