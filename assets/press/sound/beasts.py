"""The voices of the monsters, by rank."""

from __future__ import annotations

import numpy as np

from .bodies import throat
from .dsp import Rng, Wave, bandpass, curve, fade, hump, lowpass, noise, unit
from .effect import Effect


def _growl_small(rng: Rng) -> Wave:
    """Rats, imps, goblins: a spiteful snarl ending in a squeal."""
    seconds = rng.uniform(0.46, 0.56)
    formants = [((650, 980, 700), 5, 1.0), ((1500, 2100, 1600), 6, 0.7), ((3000, 3500), 7, 0.35)]
    voice = throat(rng, seconds, (150, 235, 260, 165), formants, rough=0.7, breath=0.5, drive=2.2)
    return fade(voice, 0.025, 0.22)


def _growl_mid(rng: Rng) -> Wave:
    """Wolves, ogres: a chest growl that breaks as it falls."""
    seconds = rng.uniform(0.95, 1.1)
    formants = [((380, 560, 430, 300), 5, 1.0), ((820, 1150, 900, 700), 6, 0.65), ((2200, 2550, 2200), 7, 0.25)]
    voice = throat(rng, seconds, (74, 96, 82, 50), formants, rough=0.85, breath=0.4, drive=2.8)
    chest = unit(lowpass(noise(rng, seconds), 120)) * hump(seconds)
    return fade(voice + 0.25 * chest, 0.06, 0.45)


def _growl_big(rng: Rng) -> Wave:
    """Demons and dragons: three throats at once, fire behind them."""
    seconds = 2.2
    chest = throat(
        rng,
        seconds,
        (56, 92, 100, 80, 42),
        [
            ((300, 620, 700, 520, 280), 4, 1.0),
            ((700, 1250, 1350, 1000, 600), 5, 0.8),
            ((2000, 2700, 2600, 1900), 6, 0.35),
        ],
        rough=0.8,
        breath=0.55,
        drive=3.5,
    )
    deep = throat(
        rng,
        seconds,
        (38, 62, 66, 52, 28),
        [((180, 320, 340, 240, 150), 4, 1.0), ((500, 800, 820, 600), 5, 0.6)],
        rough=0.9,
        breath=0.3,
        drive=3,
    )
    scream = throat(
        rng,
        seconds,
        (230, 400, 440, 320, 150),
        [((900, 1700, 1800, 1200), 5, 1.0), ((2600, 3400, 3300, 2300), 6, 0.7)],
        rough=1.0,
        breath=0.7,
        drive=3,
    )
    gape = curve(seconds, 0, 0.75, 1, 0.8, 0, at=(0, 0.10, 0.30, 0.62, 1))
    flicker = np.abs(lowpass(noise(rng, seconds), 18))
    fire = lowpass(bandpass(noise(rng, seconds), 250, 2600), 3200, 1) * (0.5 + unit(flicker))
    fire *= curve(seconds, 0, 0.15, 0.7, 0, at=(0, 0.25, 0.6, 1))
    return fade((0.9 * chest + 0.9 * deep + 0.42 * scream) * gape + 0.4 * unit(fire), 0.02, 0.3)


EFFECTS = {
    "growl-small": Effect(_growl_small, -19, 0.28, takes=3),
    "growl-mid": Effect(_growl_mid, -17, 0.32, takes=3),
    "growl-big": Effect(_growl_big, -13, 0.42, "hall", takes=3, duck=4),
}
