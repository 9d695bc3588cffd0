"""Blows, wounds and weapons."""

from __future__ import annotations

import numpy as np

from .bodies import bubble, clang, click, stone, throat, thud, whoosh
from .dsp import (
    Rng,
    Wave,
    bandpass,
    clock,
    curve,
    hump,
    lay,
    lowpass,
    modes,
    noise,
    strike,
    sweep,
    unit,
)
from .effect import Effect


def _flesh(rng: Rng) -> Wave:
    return unit(bandpass(noise(rng, 0.12), 260, 1500) * strike(0.12, 0.001, 0.022))


def _strike(rng: Rng) -> Wave:
    """A weapon swung, biting home."""
    hit = 0.13
    return lay(
        1.1,
        (0, whoosh(rng, 0.17, 700, 3400), 0.38),
        (hit, click(rng, 1800, 0.003), 0.9),
        (hit, clang(rng, 1180, 0.9, 0.22), 0.62),
        (hit, thud(0.3, 190, 66, 0.05), 0.85),
        (hit + 0.004, _flesh(rng), 0.65),
        (hit + 0.03, unit(bandpass(noise(rng, 0.16), 700, 3200) * hump(0.16, 0.5)), 0.12),
    )


def _strike_bare(rng: Rng) -> Wave:
    """A fist: knuckles, meat, cloth; and the second, duller blow of the body giving way."""
    knuckle = unit(bandpass(noise(rng, 0.05), 800, 2600) * strike(0.05, 0.0006, 0.006))
    cloth = unit(bandpass(noise(rng, 0.18), 900, 3600) * hump(0.18, 0.8))
    return lay(
        0.6,
        (0, cloth, 0.10),
        (0.10, knuckle, 0.8),
        (0.10, thud(0.3, 165, 55, 0.055), 1),
        (0.104, _flesh(rng), 1.0),
        (0.19, thud(0.25, 110, 48, 0.05), 0.35),
        (0.20, unit(lowpass(noise(rng, 0.1), 600) * strike(0.1, 0.003, 0.02)), 0.25),
    )


def _blocked(rng: Rng) -> Wave:
    """The monster dies and no life is lost: a long ringing slash."""
    return lay(
        1.8,
        (0, whoosh(rng, 0.20, 900, 4400), 0.5),
        (0.15, click(rng, 2600, 0.002), 0.55),
        (0.15, clang(rng, 1480, 1.6, 0.62, 0.95), 0.5),
        (0.153, clang(rng, 2217, 1.4, 0.45, 0.9), 0.28),
        (0.15, thud(0.2, 240, 130, 0.02), 0.20),
        (0.17, whoosh(rng, 0.34, 4200, 1500), 0.22),
    )


def _gasp(rng: Rng, seconds: float, pitch: tuple[float, ...]) -> Wave:
    formants = [((700, 560), 6, 1.0), ((1150, 950), 8, 0.55), ((2500, 2350), 9, 0.2)]
    voice = throat(rng, seconds, pitch, formants, rough=0.25, breath=0.5, drive=1.5)
    return unit(voice * curve(seconds, 0, 1, 0.55, 0, at=(0, 0.1, 0.5, 1)))


def _hurt_light(rng: Rng) -> Wave:
    return lay(
        0.6,
        (0, unit(lowpass(noise(rng, 0.1), 700) * strike(0.1, 0.001, 0.022)), 0.75),
        (0, thud(0.4, 190, 62, 0.06), 0.8),
        (0.004, _flesh(rng), 0.75),
        (0.05, _gasp(rng, 0.22, (150, 128, 100)), 0.40),
    )


def _hurt_heavy(rng: Rng) -> Wave:
    """A heavy wound: a crack, a boom, the breath driven out, and ringing ears after it."""
    splinters = [
        (rng.uniform(0, 0.05), click(rng, 1200, rng.uniform(0.001, 0.004)), rng.uniform(0.4, 1)) for _ in range(6)
    ]
    ear = np.sin(2 * np.pi * 2940 * clock(1.4)) * curve(1.4, 0, 1, 0.4, 0, at=(0, 0.12, 0.4, 1)) ** 2
    return lay(
        1.7,
        (0, unit(lay(0.2, *splinters)), 0.35),
        (0, unit(lowpass(noise(rng, 0.2), 500) * strike(0.2, 0.001, 0.045)), 0.8),
        (0, thud(0.9, 150, 38, 0.2), 1),
        (0.006, _flesh(rng), 0.85),
        (0.06, _gasp(rng, 0.42, (140, 120, 78)), 0.45),
        (0.34, thud(0.4, 70, 44, 0.07), 0.4),
        (0.10, ear, 0.022),
    )


def _equip(rng: Rng) -> Wave:
    """Steel out of its scabbard: a rising scrape, then the blade's note."""
    seconds = 0.42
    grit = 0.3 + unit(np.abs(lowpass(noise(rng, seconds), 130)))
    scrape = bandpass(noise(rng, seconds), 2500, 9000) * 0.35
    for low, high, gain in ((1900, 2900, 1.0), (3100, 4600, 0.7), (4800, 6400, 0.45)):
        scrape += gain * 2.2 * sweep(noise(rng, seconds), curve(seconds, low, high), 9)
    scrape *= grit * curve(seconds, 0, 0.35, 1, 0, at=(0, 0.15, 0.93, 1)) ** 1.3
    return lay(
        1.5,
        (0, click(rng, 1500, 0.003), 0.2),
        (0, thud(0.1, 260, 180, 0.02), 0.2),
        (0.01, unit(scrape), 0.8),
        (0.40, clang(rng, 2350, 1.1, 0.4, 0.85), 0.30),
        (0.40, whoosh(rng, 0.22, 1200, 3800), 0.22),
    )


def _discard_weapon(rng: Rng) -> Wave:
    """A weapon thrown down: it strikes, bounces ever faster, and lies still."""
    parts, at, gap, gain = [], 0.0, 0.20, 1.0
    for _ in range(8):
        ring = clang(rng, rng.uniform(640, 980), 0.5, 0.10 * gain + 0.03, 0.86)
        parts += [
            (at, ring, 0.5 * gain),
            (at, click(rng, 900, 0.003), 0.5 * gain),
            (at, thud(0.1, 200, 110, 0.02), 0.5 * gain),
        ]
        at += gap * rng.uniform(0.8, 1.2)
        gap *= 0.66
        gain *= 0.74
    scrape = bandpass(noise(rng, 0.3), 900, 3800) * np.abs(lowpass(noise(rng, 0.3), 90)) * hump(0.3, 0.7)
    return lay(1.3, *parts, (at, unit(scrape), 0.16), (0, stone(rng, 120), 0.3))


def _weapon_break(rng: Rng) -> Wave:
    shards = [
        (
            0.02 + abs(rng.normal(0, 0.18)),
            clang(rng, rng.uniform(2100, 4600), 0.35, rng.uniform(0.03, 0.1), 0.8),
            rng.uniform(0.04, 0.12),
        )
        for _ in range(16)
    ]
    snap = modes(rng, 0.2, [(410, 0.03, 1), (655, 0.025, 0.7), (1010, 0.02, 0.5)])
    return lay(
        1.3,
        (0, click(rng, 1200, 0.006), 0.9),
        (0, unit(snap), 0.4),
        (0, clang(rng, 760, 0.8, 0.12, 0.95), 0.4),
        (0, thud(0.2, 180, 80, 0.04), 0.6),
        *shards,
    )


def _heartbeat(rng: Rng) -> Wave:
    """Four beats at 64 a minute; the seam of the loop is in the quiet between beats."""
    beat = 60 / 64
    parts = []
    for i in range(4):
        at = 0.2 + i * beat
        muscle = bandpass(noise(rng, 0.14), 120, 420) * hump(0.14, 0.5)
        parts += [
            (at, thud(0.3, 112, 56, 0.06), 1.0),
            (at, unit(muscle), 0.4),
            (at + 0.27, thud(0.25, 136, 72, 0.04), 0.62),
            (at + 0.27, unit(muscle[::-1]), 0.2),
        ]
    beats = lay(4 * beat, *parts)
    return beats + 0.6 * np.tanh(4 * beats)  # overtones, for small loudspeakers


def _weapon_chip(rng: Rng) -> Wave:
    """A nick in the edge: one hard tink, and a splinter that skips away."""
    skips, at, gap = [], 0.10, 0.09
    for i in range(4):
        skips.append((at, clang(rng, rng.uniform(3300, 4600), 0.16, 0.02, 0.75), 0.22 * 0.7**i))
        at += gap * rng.uniform(0.85, 1.15)
        gap *= 0.7
    return lay(
        0.6,
        (0, click(rng, 2400, 0.002), 0.7),
        (0, clang(rng, 2650, 0.4, 0.07, 0.85), 0.5),
        (0, thud(0.08, 320, 190, 0.012), 0.35),
        *skips,
    )


def _blood(rng: Rng) -> Wave:
    """Wet, and over quickly: a gush, and drops on the stones."""
    gush = unit(bandpass(noise(rng, 0.22), 300, 1900) * (0.3 + unit(np.abs(lowpass(noise(rng, 0.22), 70)))))
    drops = []
    for _ in range(9):
        hertz = rng.uniform(320, 820)
        drops.append((0.08 + abs(rng.normal(0, 0.14)), bubble(hertz, hertz * 1.5, 0.035), rng.uniform(0.10, 0.32)))
    return lay(0.75, (0, gush * curve(0.22, 0, 1, 0.4, 0, at=(0, 0.08, 0.4, 1)), 0.7), (0.01, _flesh(rng), 0.5), *drops)


EFFECTS = {
    "strike": Effect(_strike, -15, 0.28, takes=3),
    "strike-bare": Effect(_strike_bare, -16, 0.22, takes=3),
    "blocked": Effect(_blocked, -17, 0.34, "hall", takes=3),
    "hurt-light": Effect(_hurt_light, -17, 0.20, takes=3),
    "hurt-heavy": Effect(_hurt_heavy, -13, 0.30, "hall", takes=3, duck=4),
    "equip": Effect(_equip, -18, 0.26, takes=3),
    "discard-weapon": Effect(_discard_weapon, -18, 0.30, takes=3),
    "weapon-break": Effect(_weapon_break, -17, 0.30, takes=3),
    "weapon-chip": Effect(_weapon_chip, -22, 0.24, takes=3),
    "blood": Effect(_blood, -23, 0.18, takes=3),
    "low-life": Effect(_heartbeat, -20, 0.25, "cell", loop=True),
}
