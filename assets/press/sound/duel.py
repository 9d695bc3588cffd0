"""The sounds of Dungeon Crawl: a blow that depends on a card, spells, a monster's death, the way out, a signature."""

from __future__ import annotations

import numpy as np

from .bodies import bubble, clang, click, hand_bell, paper, pluck, snap, stone, throat, thud, whoosh
from .dsp import (
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
    strike,
    tone,
    unit,
)
from .effect import Effect

SKIN = (1, 1.594, 2.136, 2.296, 2.653, 2.918)  # the modes of a round drumhead


def _drum(rng: Rng, hertz: float, ring: float = 0.22) -> Wave:
    """A hand on a low drum: the skin's modes, falling a little as it slackens, and the palm."""
    head = modes(rng, 1.2, [(hertz * r, ring / (1 + 0.8 * i), 1 / (1 + i)) for i, r in enumerate(SKIN)])
    palm = unit(lowpass(noise(rng, 0.06), 900) * strike(0.06, 0.001, 0.012))
    return lay(
        1.2,
        (
            0,
            unit(np.tanh(2.5 * unit(head))) * (clock(1.2) / 0.002).clip(0, 1),
            0.7,
        ),  # overtones, for small loudspeakers
        (0, thud(0.5, hertz * 1.5, hertz * 0.92, ring * 0.6), 0.5),
        (0, palm, 0.8),
    )


def _attack(rng: Rng) -> Wave:
    """A card thrown face up from some distance: air, the slap, and a low string that waits for the other card."""
    flight = unit(paper(rng, 0.24, 900, 4200, 70) * curve(0.24, 0, 0.4, 1, 0.2, at=(0, 0.4, 0.9, 1)) ** 1.3)
    return lay(
        1.3,
        (0, whoosh(rng, 0.26, 380, 2100), 0.30),
        (0, flight, 0.40),
        (0.23, snap(rng, 125, 1.0), 0.9),
        (0.23, thud(0.35, 120, 58, 0.06), 0.65),
        (0.26, pluck(rng, note(40), 1.0, 0.25, 0.994), 0.30),
        (0.27, pluck(rng, note(41), 1.0, 0.2, 0.993), 0.16),
    )


def _hit(rng: Rng) -> Wave:
    """The verdict is stamped: a block of wood on paper on a table."""
    block = modes(rng, 0.25, [(196, 0.035, 1), (318, 0.025, 0.7), (507, 0.016, 0.5), (820, 0.009, 0.3)])
    slap = unit(bandpass(noise(rng, 0.07), 500, 2600) * strike(0.07, 0.0008, 0.011))
    return lay(
        0.5,
        (0, click(rng, 1500, 0.002), 0.5),
        (0, unit(block) * (clock(0.25) / 0.0008).clip(0, 1), 0.9),
        (0, slap, 0.9),
        (0, thud(0.4, 170, 56, 0.06), 0.7),
        (0.075, unit(bandpass(noise(rng, 0.08), 1200, 4000) * hump(0.08, 0.6)), 0.07),
    )


def _miss(rng: Rng) -> Wave:
    """The blade passes close by, from high to low, and cuts only air."""
    seconds = rng.uniform(0.40, 0.46)
    air = unit(bandpass(noise(rng, seconds), 300, 900) * hump(seconds, 1.1))
    tail = unit(highpass(noise(rng, 0.35), 3800) * curve(0.35, 0, 1, 0, at=(0, 0.2, 1)) ** 2)
    return lay(
        0.85,
        (0, whoosh(rng, seconds, 3200, 900), 0.9),
        (0.03, whoosh(rng, seconds * 0.8, 5200, 1900), 0.30),
        (0, air, 0.35),
        (0.18, tail, 0.10),
    )


def _cast(rng: Rng) -> Wave:
    """A spell: a breath that is drawn together, a bell struck inside it, and the bolt."""
    draw, bolt = 0.34, 0.36
    gather = unit(bandpass(noise(rng, draw), 900, 5200) * curve(draw, 0, 0.25, 1, 0, at=(0, 0.5, 0.96, 1)) ** 1.6)
    rise = tone(curve(draw, 180, 240, 620)) * curve(draw, 0, 0.5, 1, 0, at=(0, 0.6, 0.95, 1))
    sparks = [
        (bolt + abs(rng.normal(0, 0.16)), hand_bell(note(rng.choice((83, 86, 88, 91, 95))), 0.5, 0.12, 0.7), rng.uniform(0.03, 0.09))
        for _ in range(14)
    ]  # fmt: skip
    fire = unit(bandpass(noise(rng, 0.6), 250, 2600) * strike(0.6, 0.004, 0.14))
    return lay(
        1.9,
        (0, gather, 0.35),
        (0, rise, 0.22),
        (bolt, whoosh(rng, 0.30, 4600, 1200), 0.35),
        (bolt, fire, 0.45),
        (bolt, thud(0.5, 210, 62, 0.09), 0.75),
        (bolt, hand_bell(note(76), 1.4, 0.45, 1.0), 0.26),
        (bolt, hand_bell(note(82), 1.2, 0.35, 1.2), 0.18),
        *sparks,
    )


def _absorbed(rng: Rng) -> Wave:
    """A ward takes the blow: a hit on glass that does not break and hums until it is quiet."""
    t = clock(1.5)
    hum = sum(
        np.sin(2 * np.pi * note(key) * t + 0.9 * np.sin(2 * np.pi * rate * t))
        for key, rate in ((52, 5.1), (59, 6.3), (64, 4.4), (71.04, 7.0))
    )
    glass = modes(rng, 1.2, [(988, 0.30, 1), (1482, 0.22, 0.6), (2311, 0.14, 0.4), (3390, 0.07, 0.25)])
    return lay(
        1.8,
        (0, whoosh(rng, 0.12, 900, 2600), 0.20),
        (0.09, unit(glass) * (clock(1.2) / 0.0015).clip(0, 1), 0.42),
        (0.09, thud(0.3, 180, 84, 0.045), 0.65),
        (0.09, unit(hum) * curve(1.5, 0, 1, 0.45, 0, at=(0, 0.05, 0.35, 1)), 0.40),
        (0.10, unit(bandpass(noise(rng, 0.5), 2200, 6500) * strike(0.5, 0.02, 0.10)), 0.08),
    )


def _slain(rng: Rng) -> Wave:
    """A last falling cry, a weight on the flagstones, then scattered counters."""
    seconds = rng.uniform(0.62, 0.72)
    cry = throat(
        rng,
        seconds,
        (190, 240, 150, 84, 48),
        [((620, 780, 520, 340), 5, 1.0), ((1350, 1700, 1100, 760), 6, 0.6), ((2700, 3000, 2300), 7, 0.22)],
        rough=0.9,
        breath=0.55,
        drive=2.6,
    )
    cards = [(0.74 + 0.07 * i + rng.uniform(-0.02, 0.02), snap(rng, rng.uniform(150, 240), 0.7), 0.20 - 0.03 * i) for i in range(5)]  # fmt: skip
    return lay(
        2.4,
        (0, fade(cry * curve(seconds, 0.5, 1, 0.7, 0), 0.02, 0.3), 0.55),
        (0.50, stone(rng, 70), 0.7),
        (0.52, thud(0.7, 112, 40, 0.13), 1.0),
        (0.56, unit(lowpass(noise(rng, 0.5), 480) * strike(0.5, 0.01, 0.10)), 0.30),
        *cards,
        (0.62, pluck(rng, note(52), 1.6, 0.35, 0.997), 0.26),
        (0.80, pluck(rng, note(59), 1.5, 0.4, 0.997), 0.26),
    )


def _renew(rng: Rng) -> Wave:
    """Mana wells up: bubbles from the deep, fifth on fifth above them, and a light that stays a moment."""
    bubbles = []
    for at in np.linspace(0.02, 0.75, 15):
        hertz = (220 + 620 * at) * rng.uniform(0.8, 1.25)
        bubbles.append((at, bubble(hertz, hertz * 1.8, rng.uniform(0.05, 0.10)), rng.uniform(0.12, 0.26)))
    bells = [
        (0.14 * i, hand_bell(note(key), 1.8, 0.6, 0.7), 0.30 - 0.02 * i) for i, key in enumerate((57, 64, 71, 76, 83))
    ]
    glow = sum(
        np.sin(2 * np.pi * note(key) * detune * clock(1.9)) for key in (45, 52, 57, 64) for detune in (0.998, 1.002)
    )
    return lay(2.6, *bubbles, *bells, (0.1, unit(glow) * hump(1.9, 0.8), 0.20))


def _first(rng: Rng) -> Wave:
    """Initiative is decided: two strokes of the drum, the second one stronger."""
    return lay(1.2, (0, _drum(rng, 96, 0.12), 0.55), (0.17, _drum(rng, 74), 1.0))


def _tie(rng: Rng) -> Wave:
    """Initiative is a tie: two equal strokes, and two strings out of tune."""
    stroke = _drum(rng, 88, 0.10)
    return lay(
        1.4,
        (0, stroke, 0.8),
        (0.24, stroke, 0.8),
        (0.26, pluck(rng, note(57), 1.1, 0.4, 0.994), 0.34),
        (0.26, pluck(rng, note(58), 1.1, 0.4, 0.994), 0.34),
    )


def _leave(rng: Rng) -> Wave:
    """The door falls shut behind the hero; wind, and three notes of relief."""
    seconds = 3.0
    latch = lay(0.25, (0, clang(rng, 520, 0.2, 0.04, 0.8), 0.6), (0.09, clang(rng, 660, 0.15, 0.03, 0.8), 0.5))
    leaf = modes(rng, 0.5, [(62, 0.16, 1), (97, 0.11, 0.8), (143, 0.08, 0.5), (212, 0.05, 0.4)])
    gusts = 0.55 + 0.45 * unit(np.abs(lowpass(noise(rng, seconds), 2.5)))
    wind = bandpass(noise(rng, seconds), 260, 1100, 1) * gusts * curve(seconds, 0, 1, 0.75, 0, at=(0, 0.35, 0.6, 1))
    whistle = bandpass(noise(rng, seconds), 1250, 1500) * gusts**2 * hump(seconds, 0.9)
    out = [
        (at, pluck(rng, note(key), 2.2, 0.5, 0.998), 0.40)
        for at, key in ((0.62, 57), (0.84, 64), (1.08, 69), (1.08, 73), (1.10, 45))
    ]
    return lay(
        3.9,
        (0, unit(leaf), 0.75),
        (0, stone(rng, 84), 0.45),
        (0.16, latch, 0.26),
        (0.15, unit(wind), 0.42),
        (0.35, unit(whistle), 0.05),
        *out,
        (1.12, hand_bell(note(81), 2.0, 0.7, 0.5), 0.12),
    )


def _stroke(rng: Rng, seconds: float) -> Wave:
    """One line drawn with a pencil: graphite catching in the paper's grain."""
    grain = 0.35 + unit(np.abs(lowpass(noise(rng, seconds), 260)))
    scratch = bandpass(noise(rng, seconds), rng.uniform(1700, 2300), rng.uniform(4800, 6200)) * grain
    services = bandpass(noise(rng, seconds), 240, 620)
    return unit(scratch * curve(seconds, 0, 1, 0.7, 0, at=(0, 0.12, 0.8, 1))) + 0.18 * unit(services * hump(seconds))


def _pencil(rng: Rng) -> Wave:
    """A name is written: six or seven quick strokes, and a dot."""
    parts, at = [], 0.01
    for _ in range(rng.integers(6, 8)):
        seconds = rng.uniform(0.06, 0.13)
        parts += [(at, _stroke(rng, seconds), rng.uniform(0.55, 1)), (at, click(rng, 1500, 0.0015), 0.14)]
        at += seconds + rng.uniform(0.012, 0.05)
    dot = lay(0.08, (0, click(rng, 1100, 0.003), 0.8), (0, thud(0.06, 320, 190, 0.012), 0.7))
    return lay(at + 0.2, *parts, (at + 0.05, dot, 0.7))


EFFECTS = {
    "attack": Effect(_attack, -19, 0.24, takes=3),
    "hit": Effect(_hit, -18, 0.16, takes=3),
    "miss": Effect(_miss, -21, 0.24, takes=3),
    "cast": Effect(_cast, -17, 0.36, "hall", takes=3),
    "absorbed": Effect(_absorbed, -18, 0.36, "hall", takes=3),
    "slain": Effect(_slain, -16, 0.36, "hall", takes=3),
    "renew": Effect(_renew, -19, 0.42, "hall", takes=3, tuned=True),
    "first": Effect(_first, -20, 0.30, takes=3),
    "tie": Effect(_tie, -20, 0.30, takes=3),
    "leave": Effect(_leave, -17, 0.42, "hall", duck=8),
    "pencil": Effect(_pencil, -27, 0.10, "table", takes=3),
}
