"""Sounding bodies: paper, steel, stone, bells, strings, bubbles, throats. Each function returns a mono wave."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numba import njit

from .dsp import (
    RATE,
    Rng,
    Wave,
    bandpass,
    clock,
    curve,
    ending,
    highpass,
    hump,
    lay,
    lowpass,
    modes,
    noise,
    samples,
    strike,
    sweep,
    tone,
    unit,
)

STEEL = (1, 1.47, 1.93, 2.62, 3.11, 3.97, 4.83, 6.02, 7.31)
CHURCH_BELL = (0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166, 5.433, 6.796)


def paper(rng: Rng, seconds: float, low: float, high: float, grit: float = 90) -> Wave:
    """Card rubbing on card: noise whose colour rises from `low` to `high` hertz and whose grain is `grit` hertz."""
    grain = np.abs(lowpass(noise(rng, seconds), grit)) ** 0.7
    rub = noise(rng, seconds) * (0.25 + 0.9 * unit(grain))
    return lowpass(sweep(rub, curve(seconds, low, high, low * 0.8, at=(0, 0.35, 1)), 1.3), 6000, 1)


def snap(rng: Rng, hertz: float = 170, click: float = 1.0) -> Wave:
    """A card's edge released onto the table: a click, a slap and the table's small thump."""
    edge = highpass(noise(rng, 0.02), 2500) * strike(0.02, 0.0004, 0.0035)
    thump = tone(hertz * np.exp(-clock(0.07) * 9)) * strike(0.07, 0.001, 0.016)
    slap = bandpass(noise(rng, 0.05), 500, 1800) * strike(0.05, 0.001, 0.011)
    return lay(0.09, (0, unit(edge), 0.8 * click), (0.001, thump, 0.65), (0, unit(slap), 0.25))


def thud(seconds: float, top: float, bottom: float, decay: float) -> Wave:
    """A heavy blow: a sine falling from `top` to `bottom` hertz."""
    t = clock(seconds)
    return tone(bottom + (top - bottom) * np.exp(-t / (decay * 0.5))) * strike(seconds, 0.0015, decay)


def click(rng: Rng, hertz: float, decay: float) -> Wave:
    """The first contact of two hard things."""
    return unit(highpass(noise(rng, decay * 6), hertz) * strike(decay * 6, 0.0003, decay))


def whoosh(rng: Rng, seconds: float, low: float, high: float) -> Wave:
    """A blade through air."""
    swing = sweep(noise(rng, seconds), curve(seconds, low, high, low * 0.7, at=(0, 0.6, 1)), 2.2)
    return unit(swing * hump(seconds, 1.4))


def clang(rng: Rng, hertz: float, seconds: float, decay: float, bright: float = 0.9) -> Wave:
    """Struck steel: inharmonic partials, the low ones doubled a hair sharp so that they beat."""
    partials = [
        (hertz * r * rng.uniform(0.985, 1.015), decay / (1 + 0.35 * i), bright**i * 0.8 / (1 + 0.25 * i))
        for i, r in enumerate(STEEL)
    ]
    partials += [(hertz * r * 1.006, decay * 0.8, 0.35) for r in STEEL[:4]]
    return ending(unit(modes(rng, seconds, partials) * np.minimum(clock(seconds) / 0.0008, 1)))


def church_bell(rng: Rng, hertz: float, seconds: float, decay: float) -> Wave:
    """A great bell; its strike note is `hertz`, its third is minor, its hum an octave below."""
    partials = []
    for i, ratio in enumerate(CHURCH_BELL):
        ring, strength = decay / (0.55 + ratio * 0.62), (0.7, 1, 0.75, 0.35, 0.8, 0.4, 0.3, 0.35, 0.3, 0.18, 0.1)[i]
        partials += [(hertz * ratio, ring, strength), (hertz * ratio * 1.0025, ring * 0.9, strength * 0.5)]
    return ending(unit(modes(rng, seconds, partials) * np.minimum(clock(seconds) / 0.003, 1)))


def hand_bell(hertz: float, seconds: float, decay: float, edge: float = 1.0) -> Wave:
    """A small clear bell by frequency modulation; the overtones (`edge`) leave before the note does."""
    t = clock(seconds)
    overtone = 1.6 * edge * np.exp(-t / (decay * 0.3)) * np.sin(2 * np.pi * hertz * 2.76 * t)
    return ending(np.sin(2 * np.pi * hertz * t + overtone) * np.exp(-t / decay) * np.minimum(t / 0.004, 1))


@njit
def _string(excitation: Wave, length: int, period: float, damping: float, blend: float) -> Wave:
    out = np.zeros(length)
    whole = int(period - 0.5)
    part = period - 0.5 - whole
    allpass = (1 - part) / (1 + part)
    x1 = y1 = last = 0.0
    for i in range(length):
        back = out[i - whole] if i >= whole else 0.0
        loop = damping * ((1 - blend) * back + blend * last)
        last = back
        y1 = allpass * loop + x1 - allpass * y1
        x1 = loop
        out[i] = y1 + (excitation[i] if i < len(excitation) else 0.0)
    return out


def pluck(rng: Rng, hertz: float, seconds: float, bright: float = 0.5, ring: float = 0.996) -> Wave:
    """A gut string (Karplus and Strong), plucked a seventh of the way along."""
    period = RATE / hertz
    burst = lowpass(rng.uniform(-1, 1, int(period)), 1500 + 8000 * bright, 1)
    gap = int(period / 7)
    shaped = np.concatenate([burst, np.zeros(gap)])
    shaped[gap:] -= 0.9 * burst
    return ending(unit(highpass(_string(shaped, samples(seconds), period, ring, 0.5 - 0.2 * bright), 60)))


def bubble(low: float, high: float, seconds: float) -> Wave:
    """One bubble rising: a short chirp."""
    return tone(curve(seconds, low, high)) * hump(seconds, 0.6) ** 0.75


def stone(rng: Rng, hertz: float = 90) -> Wave:
    """A heavy foot, or a slab, set down on stone with grit under it."""
    grit = bandpass(noise(rng, 0.16), 1200, 4200) * strike(0.16, 0.012, 0.03)
    grit *= np.abs(lowpass(noise(rng, 0.16), 160)) / 0.05
    scuff = bandpass(noise(rng, 0.06), 500, 2000) * strike(0.06, 0.003, 0.014)
    return lay(
        0.3,
        (0, thud(0.2, hertz * 1.6, hertz * 0.7, 0.03), 0.8),
        (0, unit(lowpass(noise(rng, 0.06), 900) * strike(0.06, 0.001, 0.012)), 0.7),
        (0.010, unit(grit), 0.35),
        (0.080, unit(scuff), 0.25),
    )


def throat(
    rng: Rng,
    seconds: float,
    pitch: Sequence[float],
    formants: Sequence[tuple[Sequence[float], float, float]],
    rough: float = 0.5,
    breath: float = 0.35,
    drive: float = 2.5,
) -> Wave:
    """A beast's voice.

    Irregular vocal folds (`rough` 0..1: each cycle has its own strength, every second one is weaker) feed moving
    formants, each (hertz along the way, q, strength). `breath` is the share of air; `drive` is how hard it is forced.
    """
    wobble = lowpass(noise(rng, seconds), 20)
    hertz = curve(seconds, *pitch) * (1 + 0.10 * rough * wobble / wobble.std())
    phase = np.cumsum(np.maximum(hertz, 15)) / RATE
    cycle = phase.astype(int)
    strength = rng.lognormal(0, 0.5 * rough, cycle[-1] + 2) * np.where(np.arange(cycle[-1] + 2) % 2, 1, 1 - 0.6 * rough)
    ramp = phase % 1
    folds = (2 * ramp - 1) * strength[cycle]
    air = noise(rng, seconds) * (0.35 + 0.65 * ramp**2)
    source = np.tanh(drive * (0.8 * folds + breath * air))
    voice = sum(a * unit(sweep(source, curve(seconds, *path), q)) for path, q, a in formants)
    return lowpass(lowpass(np.tanh(1.5 * unit(voice)), 4200, 1), 7500, 1)
