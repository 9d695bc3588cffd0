"""Sounds of passages: pages, the lantern's shutter, gates, secrets, torches, night."""

from __future__ import annotations

import numpy as np

from .bodies import church_bell, clang, click, hand_bell, paper, snap, stone, thud, whoosh
from .dsp import Rng, Wave, bandpass, clock, curve, highpass, hump, lay, lowpass, modes, noise, note, strike, unit
from .effect import Effect


def _page_turn(rng: Rng) -> Wave:
    """A heavy leaf taken by its corner, bent over, and let down."""
    lift = unit(highpass(paper(rng, 0.16, 1900, 4400, 150), 900) * curve(0.16, 0, 1, 0.3, at=(0, 0.5, 1)) ** 1.4)
    bend = unit(paper(rng, 0.30, 700, 3000, 55) * curve(0.30, 0, 0.7, 1, 0, at=(0, 0.35, 0.7, 1)) ** 1.2)
    lies = unit(lowpass(noise(rng, 0.09), 900) * strike(0.09, 0.004, 0.022))
    return lay(0.62, (0, lift, 0.45), (0.09, bend, 0.75), (0.36, lies, 0.32), (0.37, snap(rng, 150, 0.25), 0.22))


def _iris(rng: Rng) -> Wave:
    """A lantern's shutter: the flame draws a breath, tin slides on tin, and it is shut."""
    breath = unit(
        lowpass(bandpass(noise(rng, 0.5), 140, 1500), 1200, 1) * curve(0.5, 0, 0.5, 1, 0, at=(0, 0.4, 0.8, 1))
    )
    grain = 0.3 + unit(np.abs(lowpass(noise(rng, 0.34), 120)))
    tin = unit(bandpass(noise(rng, 0.34), 2200, 5200) * grain * hump(0.34, 1.3))
    return lay(
        0.9,
        (0, breath, 0.55),
        (0.12, tin, 0.20),
        (0.46, clang(rng, 1340, 0.2, 0.03, 0.75), 0.26),
        (0.46, thud(0.16, 210, 120, 0.025), 0.5),
    )


def _chain(rng: Rng, seconds: float, links: int) -> Wave:
    parts = [
        (at + rng.uniform(-0.01, 0.01), clang(rng, rng.uniform(1300, 2500), 0.14, rng.uniform(0.012, 0.03), 0.8), rng.uniform(0.3, 0.8))
        for at in np.linspace(0.02, seconds - 0.15, links)
    ]  # fmt: skip
    return lay(seconds, *parts)


def _portcullis(rng: Rng) -> Wave:
    """An iron gate goes up: the pawl on its wheel, the chain, iron in its groove, and the catch."""
    seconds = 1.15
    groove = bandpass(noise(rng, seconds), 180, 1100) * (0.2 + unit(np.abs(lowpass(noise(rng, seconds), 24))))
    pawl = [(0.04 + 0.135 * i, click(rng, 900, 0.003), 0.55) for i in range(8)]
    knock = [(0.04 + 0.135 * i, thud(0.1, 240, 130, 0.016), 0.40) for i in range(8)]
    return lay(
        2.2,
        (0, unit(_chain(rng, seconds, 22)), 0.34),
        (0, unit(groove) * curve(seconds, 0, 1, 0.9, 0, at=(0, 0.12, 0.85, 1)), 0.40),
        *pawl,
        *knock,
        (seconds, clang(rng, 410, 0.9, 0.16, 0.85), 0.50),
        (seconds, thud(0.5, 130, 50, 0.08), 0.9),
        (seconds, stone(rng, 80), 0.4),
    )


def _bound(rng: Rng) -> Wave:
    """A chain drawn tight, and a lock that closes."""
    return lay(
        1.0,
        (0, unit(_chain(rng, 0.5, 13)), 0.6),
        (0.46, clang(rng, 720, 0.4, 0.06, 0.8), 0.5),
        (0.46, thud(0.2, 190, 90, 0.03), 0.6),
        (0.58, click(rng, 1400, 0.003), 0.5),
        (0.58, clang(rng, 1150, 0.2, 0.025, 0.8), 0.35),
    )


def _secret(rng: Rng) -> Wave:
    """A slab gives way behind the wall, and three small bells sound like a question."""
    seconds = 0.8
    rub = bandpass(noise(rng, seconds), 90, 800) + 0.3 * bandpass(noise(rng, seconds), 800, 2600)
    rub *= (0.2 + np.abs(lowpass(noise(rng, seconds), 40))) * hump(seconds, 0.8)
    bells = [
        (0.62 + 0.11 * i, hand_bell(note(key), 1.5, 0.5, 0.6), 0.26 - 0.03 * i) for i, key in enumerate((74, 77, 84))
    ]
    return lay(2.2, (0, unit(rub), 0.6), (0, stone(rng, 96), 0.6), (0.66, stone(rng, 78), 0.7), *bells)


def _search(rng: Rng) -> Wave:
    """Hands among rubble and rags: stones put aside, cloth, something that rolls."""
    parts = [(at + rng.uniform(-0.03, 0.03), stone(rng, rng.uniform(110, 190)), rng.uniform(0.25, 0.6))
             for at in (0.05, 0.27, 0.52, 0.80)]  # fmt: skip
    rags = bandpass(noise(rng, 0.9), 700, 3400) * np.abs(lowpass(noise(rng, 0.9), 9)) * hump(0.9)
    rolls = [(0.86 + 0.05 * i, click(rng, 1500, 0.002), 0.22 - 0.03 * i) for i in range(6)]
    return lay(1.3, *parts, (0, unit(rags), 0.35), *rolls)


def _torch_burns(rng: Rng) -> Wave:
    """A torch has burned down: it gutters, hisses, and is out."""
    seconds = 0.9
    gutter = lowpass(bandpass(noise(rng, seconds), 120, 1600), 1500, 1) * (
        0.2 + unit(np.abs(lowpass(noise(rng, seconds), 16)))
    )
    hiss = unit(highpass(noise(rng, 0.7), 2600) * curve(0.7, 0, 1, 0.3, 0, at=(0, 0.06, 0.4, 1)) ** 1.5)
    crackles = [(rng.uniform(0, 0.8), click(rng, 1800, 0.0015), rng.uniform(0.1, 0.35)) for _ in range(14)]
    return lay(
        1.7, (0, unit(gutter) * curve(seconds, 0.4, 1, 0.5, 0), 0.6), *crackles, (0.74, hiss, 0.28)
    )  # fmt: skip


def _torch_found(rng: Rng) -> Wave:
    """Flint twice, and it catches."""
    spark = [(at, unit(highpass(noise(rng, 0.07), 2400) * strike(0.07, 0.001, 0.016)), 0.5) for at in (0.02, 0.24)]
    flint = [(at, click(rng, 2600, 0.002), 0.6) for at in (0.02, 0.24)]
    flame = lowpass(bandpass(noise(rng, 0.9), 110, 1900), 1600, 1) * (0.4 + unit(np.abs(lowpass(noise(rng, 0.9), 20))))
    flame = unit(flame * curve(0.9, 0, 1, 0.5, 0, at=(0, 0.16, 0.5, 1)))
    crackles = [(0.4 + rng.uniform(0, 0.7), click(rng, 2000, 0.0015), rng.uniform(0.08, 0.28)) for _ in range(10)]
    return lay(1.5, *spark, *flint, (0.30, whoosh(rng, 0.26, 420, 1700), 0.25), (0.32, flame, 0.6), *crackles)


def _nightfall(rng: Rng) -> Wave:
    """One far stroke of a bell, a cold wind, and an owl that answers itself."""
    seconds = 3.6
    wind = bandpass(noise(rng, seconds), 240, 900, 1) * (0.5 + 0.5 * unit(np.abs(lowpass(noise(rng, seconds), 2.0))))
    owl = []
    for at, hertz, long in ((1.35, 392, 0.30), (1.80, 372, 0.16), (2.02, 380, 0.42)):
        t = clock(long)
        hoot = np.sin(2 * np.pi * hertz * t + 1.2 * np.sin(2 * np.pi * 5.5 * t)) * hump(long, 0.8)
        owl.append((at, hoot + 0.10 * unit(bandpass(noise(rng, long), 300, 900) * hump(long)), 0.16))
    hammer = modes(rng, 0.3, [(294, 0.05, 1), (440, 0.04, 0.6)])
    return lay(
        4.6, (0, church_bell(rng, note(57), 4.0, 1.7), 0.6), (0, unit(hammer), 0.12),
        (0, unit(wind) * hump(seconds, 0.8), 0.22), *owl,
    )  # fmt: skip


EFFECTS = {
    "page-turn": Effect(_page_turn, -27, 0.10, "table", takes=3),
    "iris": Effect(_iris, -26, 0.24, takes=3),
    "portcullis": Effect(_portcullis, -23, 0.36, "hall", takes=3),
    "bound": Effect(_bound, -19, 0.28, takes=3),
    "secret": Effect(_secret, -19, 0.44, "hall", takes=3),
    "search": Effect(_search, -22, 0.24, takes=3),
    "torch-burns": Effect(_torch_burns, -21, 0.26, takes=3),
    "torch-found": Effect(_torch_found, -21, 0.26, takes=3),
    "nightfall": Effect(_nightfall, -20, 0.50, "vault", duck=4),
}
