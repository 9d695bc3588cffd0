"""The sounds of a party: dragons, heroes that fall and rise, dice, the dealer's card, whose turn it is."""

from __future__ import annotations

import numpy as np

from .bodies import clang, click, hand_bell, paper, pluck, snap, stone, throat, thud
from .dsp import Rng, Wave, bandpass, clock, curve, fade, hump, lay, lowpass, modes, noise, note, strike, unit
from .effect import Effect


def _dragon_roar(rng: Rng) -> Wave:
    """A long breath drawn in, a roar out of three throats that shakes the hall, and the fire after it."""
    draw = unit(bandpass(noise(rng, 0.55), 220, 1500) * curve(0.55, 0, 0.3, 1, 0, at=(0, 0.4, 0.9, 1)))
    seconds = rng.uniform(2.5, 2.8)
    chest = throat(
        rng,
        seconds,
        (48, 104, 118, 96, 70, 38),
        [
            ((280, 640, 760, 620, 300), 4, 1.0),
            ((720, 1300, 1450, 1150, 600), 5, 0.85),
            ((2100, 2900, 2900, 2000), 6, 0.4),
        ],
        rough=0.9,
        breath=0.6,
        drive=4,
    )
    deep = throat(
        rng,
        seconds,
        (30, 58, 64, 54, 40, 24),
        [((150, 300, 340, 260, 140), 4, 1.0), ((460, 760, 820, 560), 5, 0.6)],
        rough=0.95,
        breath=0.3,
        drive=3.5,
    )
    scream = throat(
        rng,
        seconds,
        (260, 520, 610, 430, 170),
        [((1100, 2100, 2300, 1300), 5, 1.0), ((3000, 3900, 3700, 2400), 6, 0.7)],
        rough=1.0,
        breath=0.8,
        drive=3.5,
    )
    gape = curve(seconds, 0, 0.9, 1, 0.85, 0.5, 0, at=(0, 0.07, 0.25, 0.6, 0.8, 1))
    flame = 2.2
    flicker = unit(np.abs(lowpass(noise(rng, flame), 22))) + 0.4
    fire = bandpass(noise(rng, flame), 160, 2400) * flicker * curve(flame, 0, 1, 0.6, 0, at=(0, 0.22, 0.6, 1))
    shake = unit(lowpass(noise(rng, seconds), 70)) * hump(seconds, 0.6)
    return lay(
        4.2,
        (0, draw, 0.22),
        (0.5, fade((0.9 * chest + deep + 0.5 * scream) * gape, 0.02, 0.3), 1.0),
        (0.5, shake, 0.35),
        (1.7, unit(fire), 0.45),
    )


def _armour(rng: Rng) -> Wave:
    """Mail and buckles, moving."""
    rings = [
        (rng.uniform(0, 0.34), clang(rng, rng.uniform(1500, 3400), 0.22, rng.uniform(0.02, 0.06), 0.8), rng.uniform(0.05, 0.16))
        for _ in range(12)
    ]  # fmt: skip
    return lay(0.7, *rings)


def _hero_down(rng: Rng) -> Wave:
    """Knees, then the rest, on the flagstones; the dropped weapon rings away; two notes sink."""
    return lay(
        3.0,
        (0, _armour(rng), 0.5),
        (0.16, thud(0.4, 150, 56, 0.07), 0.7),
        (0.42, stone(rng, 74), 0.9),
        (0.43, thud(0.6, 110, 40, 0.12), 1.0),
        (0.46, _armour(rng), 0.8),
        (0.52, clang(rng, 880, 1.2, 0.26, 0.9), 0.22),
        (0.78, clang(rng, 905, 0.8, 0.14, 0.9), 0.12),
        (0.30, pluck(rng, note(57), 2.0, 0.3, 0.997), 0.34),
        (0.72, pluck(rng, note(53), 2.2, 0.25, 0.997), 0.40),
        (0.72, pluck(rng, note(41), 2.2, 0.3, 0.998), 0.34),
    )


def _hero_up(rng: Rng) -> Wave:
    """A breath, armour gathered up, and three notes that rise."""
    breath = unit(bandpass(noise(rng, 0.5), 500, 2600) * hump(0.5, 1.3))
    return lay(
        2.4,
        (0, breath, 0.12),
        (0.12, _armour(rng), 0.45),
        (0.20, pluck(rng, note(53), 1.8, 0.45, 0.997), 0.42),
        (0.36, pluck(rng, note(60), 1.8, 0.5, 0.997), 0.42),
        (0.54, pluck(rng, note(65), 1.8, 0.55, 0.998), 0.5),
        (0.54, hand_bell(note(77), 1.6, 0.6, 0.6), 0.20),
        (0.62, hand_bell(note(81), 1.5, 0.6, 0.5), 0.14),
    )


def _knock(rng: Rng, hertz: float, ring: float = 1.0) -> Wave:
    """Bone on bone, or bone on wood: one die touching something."""
    body = modes(
        rng, 0.08, [(hertz, 0.010 * ring, 1), (hertz * 1.52, 0.008 * ring, 0.8), (hertz * 2.37, 0.005 * ring, 0.5)]
    )
    return (
        unit(body * (clock(0.08) / 0.0004).clip(0, 1))
        + 0.3 * np.pad(click(rng, 2200, 0.0012), (0, 10_000))[: len(body)]
    )


def _dice_shake(rng: Rng) -> Wave:
    """Dice in a closed hand, shaken six times."""
    parts = []
    for shake in range(6):
        at = 0.03 + shake * 0.155 + rng.uniform(-0.012, 0.012)
        parts += [
            (at + abs(rng.normal(0, 0.022)), _knock(rng, rng.uniform(1500, 2900), 0.8), rng.uniform(0.35, 0.9))
            for _ in range(5)
        ]
        parts.append((at, unit(bandpass(noise(rng, 0.09), 350, 1400) * hump(0.09)), 0.10))
    return lay(1.15, *parts)


def _dice_roll(rng: Rng) -> Wave:
    """Dice thrown along the table: long bounces, short ones, and a trill."""
    parts = []
    for die in range(2):
        at, gap, gain = 0.02 + 0.035 * die, rng.uniform(0.13, 0.16), 1.0
        while gap > 0.012:
            parts.append((at, _knock(rng, rng.uniform(900, 1500), 1.3), gain * rng.uniform(0.7, 1)))
            parts.append((at, thud(0.06, 260, 150, 0.012), 0.5 * gain))
            at += gap * rng.uniform(0.75, 1.2)
            gap *= 0.80
            gain *= 0.86
    wood = unit(bandpass(noise(rng, 0.7), 160, 700) * curve(0.7, 0, 1, 0.5, 0, at=(0, 0.1, 0.6, 1)))
    return lay(1.2, *parts, (0, wood, 0.07))


def _dice_land(rng: Rng) -> Wave:
    """A die tips over its last edge and lies still."""
    return lay(
        0.4,
        (0, _knock(rng, 1350, 1.2), 0.7),
        (0.075, _knock(rng, 1120, 1.4), 1.0),
        (0.075, thud(0.12, 210, 110, 0.022), 0.8),
        (0.115, _knock(rng, 1240, 1.0), 0.25),
    )


def _turn_card(rng: Rng) -> Wave:
    """The dealer turns a card slowly: a slow bend, a slap, the table's answer."""
    bend = unit(paper(rng, 0.20, 700, 4600, 60) * curve(0.20, 0, 0.5, 1, 0.1, at=(0, 0.4, 0.85, 1)) ** 1.4)
    return lay(
        0.6,
        (0, bend, 0.5),
        (0.19, snap(rng, 120, 1.0), 1.0),
        (0.19, thud(0.3, 130, 62, 0.05), 0.55),
        (0.192, unit(lowpass(noise(rng, 0.08), 800) * strike(0.08, 0.001, 0.018)), 0.4),
    )


def _your_turn_0(rng: Rng) -> Wave:
    """The first player's chime: a lute, a fourth up."""
    return lay(
        1.5, (0, pluck(rng, note(62), 1.3, 0.4, 0.997), 0.6), (0.14, pluck(rng, note(67), 1.3, 0.45, 0.997), 0.7)
    )


def _your_turn_1(rng: Rng) -> Wave:
    """The second player's: two bells, a third down."""
    return lay(1.5, (0, hand_bell(note(81), 1.2, 0.42, 0.4), 0.5), (0.16, hand_bell(note(77), 1.3, 0.5, 0.4), 0.55))


EFFECTS = {
    "dragon-roar": Effect(_dragon_roar, -12, 0.50, "vault", takes=3, duck=5),
    "hero-down": Effect(_hero_down, -16, 0.40, "hall", takes=3),
    "hero-up": Effect(_hero_up, -18, 0.40, "hall", takes=3, tuned=True),
    "dice-shake": Effect(_dice_shake, -22, 0.10, "table", takes=3),
    "dice-roll": Effect(_dice_roll, -20, 0.14, "table", takes=3),
    "dice-land": Effect(_dice_land, -21, 0.12, "table", takes=3),
    "turn-card": Effect(_turn_card, -18, 0.22, takes=3),
    "your-turn-0": Effect(_your_turn_0, -23, 0.30, "hall"),
    "your-turn-1": Effect(_your_turn_1, -23, 0.30, "hall"),
}
