"""Potions, doors, bells and endings."""

from __future__ import annotations

import numpy as np
from scipy import signal

from .bodies import bubble, church_bell, clang, hand_bell, pluck, stone, thud
from .dsp import (
    RATE,
    Rng,
    Wave,
    bandpass,
    clock,
    curve,
    fade,
    highpass,
    hump,
    lay,
    lowpass,
    modes,
    noise,
    note,
    samples,
    silence,
    strike,
    unit,
)
from .effect import Effect


def _gulp(rng: Rng, low: float) -> Wave:
    slosh = unit(lowpass(noise(rng, 0.16), 1300) * hump(0.16))
    return lay(
        0.24,
        (0, bubble(low, low * 2.05, 0.13), 0.8),
        (0, bubble(low * 2, low * 4, 0.13), 0.28),
        (0.05, bubble(rng.uniform(700, 1000), rng.uniform(1200, 1700), 0.05), 0.22),
        (0.09, bubble(rng.uniform(600, 900), rng.uniform(1100, 1500), 0.04), 0.2),
        (0, slosh, 0.16),
    )


def _drink(rng: Rng) -> Wave:
    """A cork, three gulps, and the flask put down."""
    squeak = unit(bandpass(noise(rng, 0.09), 1500, 2600) * np.abs(lowpass(noise(rng, 0.09), 120)) * hump(0.09, 1.6))
    pop = lay(
        0.16,
        (0, bubble(330, 620, 0.06), 1),
        (0, unit(bandpass(noise(rng, 0.03), 600, 3800) * strike(0.03, 0.0004, 0.005)), 0.5),
    )
    glass = modes(rng, 0.3, [(1870, 0.05, 1), (2960, 0.04, 0.5), (4380, 0.02, 0.3)])
    gulps = [(0.36 + 0.25 * i + rng.uniform(-0.015, 0.015), _gulp(rng, 225 + 20 * i), 1) for i in range(3)]
    return lay(
        1.6,
        (0, squeak, 0.10),
        (0.09, pop, 1),
        *gulps,
        (1.22, unit(glass), 0.08),
        (1.22, thud(0.1, 190, 120, 0.02), 0.35),
    )


def _heal(rng: Rng) -> Wave:
    """Warmth coming back: bells climbing through F major over a soft chord, a long note on top."""
    climb = []
    for i, key in enumerate((65, 69, 72, 77, 81)):
        climb += [
            (0.085 * i, hand_bell(note(key), 1.6, 0.55), 0.34 - 0.025 * i),
            (0.085 * i, hand_bell(note(key + 12), 1.2, 0.3, 0.6), 0.10),
        ]
    glow = sum(np.sin(2 * np.pi * note(key) * 1.001**k * clock(1.5)) for k, key in enumerate((53, 60, 65, 69))) * hump(
        1.5, 0.8
    )
    return lay(2.2, *climb, (0.42, hand_bell(note(84), 1.5, 0.6, 0.5), 0.16), (0, unit(glow), 0.14))


def _wasted(rng: Rng) -> Wave:
    """A potion poured out on the stones: no gulp, no bells, a last drip."""
    seconds = 0.95
    stream = bandpass(noise(rng, seconds), 350, 2200) * (0.4 + unit(np.abs(lowpass(noise(rng, seconds), 40))))
    stream *= curve(seconds, 0, 1, 0.7, 0, at=(0, 0.12, 0.6, 1))
    splashes = [
        (
            rng.uniform(0.08, 0.85),
            bubble(f := rng.uniform(260, 620), f * rng.uniform(0.7, 1.5), rng.uniform(0.03, 0.08)),
            rng.uniform(0.12, 0.35),
        )
        for _ in range(26)
    ]
    drip = bubble(430, 640, 0.05)
    return lay(
        1.5,
        (0, bubble(300, 480, 0.06), 0.6),
        (0.06, unit(stream), 0.6),
        *splashes,
        (1.1, drip, 0.3),
        (1.32, drip, 0.16),
    )


def _grind(rng: Rng, seconds: float) -> Wave:
    """Stone dragged on stone."""
    rub = bandpass(noise(rng, seconds), 90, 900) + 0.35 * bandpass(noise(rng, seconds), 900, 3000)
    grain = np.abs(lowpass(noise(rng, seconds), 45)) + 0.5 * np.abs(lowpass(noise(rng, seconds), 14))
    return unit(rub * grain * hump(seconds, 0.9))


def _room_complete(rng: Rng) -> Wave:
    """A step forward onto the next flagstone, and a fifth from far away."""
    return lay(
        2.4,
        (0, stone(rng, 92), 0.8),
        (0.30, stone(rng, 84), 1),
        (0.34, hand_bell(note(69), 1.8, 0.6, 0.5), 0.22),
        (0.46, hand_bell(note(74), 1.8, 0.7, 0.5), 0.22),
        (0.46, hand_bell(note(62), 1.8, 0.7, 0.4), 0.14),
    )


def _door(rng: Rng) -> Wave:
    """A heavy door: the latch, hinges that stick and slip, and the leaf against the stone."""
    seconds = 1.15
    impulses, at = silence(seconds), 0.0
    while at < seconds - 0.02:
        along = at / seconds
        impulses[samples(at)] += rng.uniform(0.6, 1) * np.interp(along, [0, 0.08, 0.85, 1], [0.1, 1, 0.9, 0.1])
        at += 1 / max(
            12, np.interp(along, [0, 0.25, 0.5, 0.75, 1], [34, 82, 55, 120, 40]) * (1 + 0.10 * rng.standard_normal())
        )
    wood = ((310, 14, 0.9), (520, 18, 1), (835, 22, 1), (1290, 24, 0.8), (2050, 20, 0.5), (3150, 14, 0.25))
    creak = sum(gain * signal.lfilter(*signal.iirpeak(hertz, q, fs=RATE), impulses) for hertz, q, gain in wood)
    latch = lay(0.2, (0, clang(rng, 520, 0.2, 0.04, 0.8), 0.6), (0.06, clang(rng, 690, 0.15, 0.03, 0.8), 0.4))
    leaf = modes(rng, 0.5, [(62, 0.16, 1), (97, 0.11, 0.8), (143, 0.08, 0.5), (212, 0.05, 0.4)])
    knock = unit(bandpass(noise(rng, 0.05), 400, 1800) * strike(0.05, 0.001, 0.01))
    return lay(
        2.2,
        (0, latch, 0.30),
        (0.14, unit(creak), 0.85),
        (0.14, _grind(rng, 1.2), 0.35),
        (1.30, unit(leaf), 0.8),
        (1.30, knock, 0.5),
        (1.30, unit(lowpass(noise(rng, 0.3), 170) * strike(0.3, 0.002, 0.07)), 0.6),
    )


def _death(rng: Rng) -> Wave:
    """The bell tolls: three times, ever further off, over a cold low fifth."""
    tolls = [(2.35 * i, church_bell(rng, note(50), 4.6, 2.4), gain) for i, gain in enumerate((1.0, 0.62, 0.4))]
    hammer = [(2.35 * i, thud(0.3, 150, 80, 0.05), 0.4 * gain) for i, gain in enumerate((1.0, 0.62, 0.4))]
    seconds = 7.0
    t = clock(seconds)
    cold = sum(
        np.sin(2 * np.pi * note(key) * t + 0.8 * np.sin(2 * np.pi * rate * t))
        for key, rate in ((38, 0.31), (45, 0.23), (50.03, 0.17))
    )
    wind = unit(bandpass(noise(rng, seconds), 180, 620, 1)) * 0.3
    return lay(9.4, *tolls, *hammer, (0, unit(cold + wind) * hump(seconds, 0.7), 0.22))


def _escape(rng: Rng) -> Wave:
    """Out, into the daylight: a harp runs up D major, the bells answer, the light stays on."""
    run = [
        (0.075 * i, pluck(rng, note(key), 3.0, 0.6, 0.998), 0.42)
        for i, key in enumerate((50, 54, 57, 62, 66, 69, 74, 78, 81, 86))
    ]
    call = []
    for at, keys in ((0.78, (74, 78)), (1.08, (76, 79)), (1.38, (78, 81)), (1.83, (74, 81, 86))):
        call += [(at, hand_bell(note(key), 2.6, 0.8, 0.8), 0.24) for key in keys]
    root = [(1.83, pluck(rng, note(key), 3.0, 0.35, 0.999), 0.6) for key in (38, 45, 50, 57, 62, 66)]
    seconds = 3.6
    t = clock(seconds)
    light = sum(np.sin(2 * np.pi * note(key) * t * d) for key in (50, 57, 62, 66, 69, 74) for d in (0.998, 1.002))
    sparkle = [
        (1.9 + 0.07 * i, hand_bell(note(key), 0.9, 0.25, 0.4), 0.06) for i, key in enumerate((93, 90, 98, 95, 102, 98))
    ]
    return lay(
        5.4,
        *run,
        *call,
        *root,
        *sparkle,
        (1.4, unit(light) * hump(seconds, 0.55), 0.20),
        (1.83, thud(0.6, 100, 55, 0.15), 0.4),
    )


def _hint(rng: Rng) -> Wave:
    return lay(1.5, (0, hand_bell(note(81), 1.1, 0.32, 0.5), 0.5), (0.13, hand_bell(note(86), 1.2, 0.42, 0.5), 0.5))


def _coin(rng: Rng) -> Wave:
    rings = [
        (
            0.06 * i,
            modes(
                rng,
                0.7,
                [(f * r, 0.16 / (1 + 0.4 * k), 1 / (1 + 0.6 * k)) for k, r in enumerate((1, 1.58, 2.31, 3.02))],
            ),
        )
        for i, f in enumerate((2637, 3520))
    ]
    return lay(
        0.9, *((at, fade(x, 0.001, 0.05), 0.5) for at, x in rings), (0, unit(highpass(noise(rng, 0.01), 4000)), 0.1)
    )


def _record(rng: Rng) -> Wave:
    """A new best: coins poured on the table, and three bells rising."""
    coins = [(abs(rng.normal(0, 0.28)), _coin(rng), rng.uniform(0.08, 0.25)) for _ in range(14)]
    bells = []
    for at, key in ((0.10, 74), (0.28, 78), (0.46, 81), (0.70, 86)):
        bells += [(at, hand_bell(note(key), 2.2, 0.7), 0.32), (at, pluck(rng, note(key - 12), 2.0, 0.6, 0.997), 0.28)]
    return lay(2.8, *coins, *bells, (0.70, hand_bell(note(90), 1.8, 0.7, 0.6), 0.18))


EFFECTS = {
    "drink": Effect(_drink, -18, 0.18, takes=3),
    "heal": Effect(_heal, -18, 0.45, "hall", takes=3, tuned=True),
    "wasted": Effect(_wasted, -20, 0.22, takes=3),
    "room-complete": Effect(_room_complete, -19, 0.45, "hall", takes=3, tuned=True),
    "door": Effect(_door, -18, 0.35, "hall", takes=3),
    "death": Effect(_death, -15, 0.55, "vault", duck=8),
    "escape": Effect(_escape, -15, 0.40, "hall", duck=8),
    "hint": Effect(_hint, -23, 0.40, "hall", takes=3, tuned=True),
    "coin": Effect(_coin, -21, 0.22, takes=3),
    "record": Effect(_record, -17, 0.38, "hall", duck=6),
}
