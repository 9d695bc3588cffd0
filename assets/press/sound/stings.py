"""Stings: the end of a play in a few bars, made of the tunes heard during it. D, major or minor.

Victory is Scoundrel's tune turned upwards: the same short, long, quick, short, long, in major. Defeat is the tune
turned downwards through E flat, the dark note of every piece. A record is the gold of Diamonds & Dragons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from scipy import signal

from .dsp import Rng, Wave, fade, samples
from .master import impulse_response, limit, loudness, without_rumble
from .material import CHORDS
from .score import key, melody
from .setting import BAR, BELL, BRASS, CELLO, CHOIR, DRUM, HARP, LUTE, OCTAVE, STRINGS, Setting

WET = 0.25  # the echo's energy relative to the band's
FADE = 0.4  # share of a sting over which it fades out
TROMBONES, TOLLS, GLEAMS = 11, 12, 13
MORE = {TROMBONES: (57, 92, 84), TOLLS: (14, 88, 60), GLEAMS: (9, 76, 80)}

OUT = ["D", "A", "D", "D"]
DOWN = ["Bb/D", "Eb/G", "Dm", "Dm"]
UPRIGHT = melody("D5:1 F#5:1.5 E5:.5 | E5:1 A5:1.5 E5:.5 | F#5:3 | -:3")
TURNED = melody("D5:1 Bb4:1.5 A4:.5 | Bb4:1 G4:1.5 Eb4:.5 | D4:3 | -:3")
UNDER = melody("Bb3:3 | G3:2 Eb3:1 | D3:3 | -:3")
GOLD = melody("A4:1.5 B4:.5 D5:1 | C#5:1 E5:2 | D5:3 | -:3")


class Sting(NamedTuple):
    """A sting: its recipe, its length in seconds, its loudness in LUFS, and how far the music is turned down for it, in
    decibels."""

    make: Callable[[Rng], Wave]
    seconds: float
    lufs: float
    duck: float


def _band(beat: float, rng: Rng) -> Setting:
    setting = Setting(beat, rng)
    for channel, (program, volume, pan) in MORE.items():
        setting.score.part(channel, program, volume, pan)
    return setting


def _run(setting: Setting, at: float, name: str, strength: float) -> None:
    """The harp runs up a chord through three octaves, a beat long."""
    notes = sorted(key(word) % 12 for word in CHORDS[name].split()[1:])
    keys = [octave * 12 + degree for octave in (4, 5, 6) for degree in notes]
    for i, pitch in enumerate(keys):
        setting.score.note(HARP, at + i / len(keys), 3, pitch, strength + 2 * i)


def victory(rng: Rng) -> Wave:
    """Victory: two bars of the tune, and a chord of all instruments."""
    setting = _band(0.40, rng)
    setting.sing(BRASS, 0, UPRIGHT, 98, -OCTAVE, bowed=True)
    setting.sing(STRINGS, 0, UPRIGHT, 90)
    setting.sing(TROMBONES, 0, melody("D3:3 | A3:3 | D3:3 | -:3"), 84, bowed=True)
    setting.carpet(STRINGS, 0, OUT, 76)
    setting.carpet(CHOIR, 1, OUT[1:], 72)
    setting.broken_chords(0, OUT[:2], 70)
    setting.bass(0, OUT, 84)
    setting.roll(1, 3, 30, 80)
    setting.beat(0, 80)
    setting.beat(2, 100)
    _run(setting, 2 * BAR - 0.1, "D", 66)
    for at, name in ((6, "D6"), (6.5, "A6"), (7, "F#6")):
        setting.score.note(BELL, at, 3, key(name), 72)
    return setting.score.once(16)


def defeat(rng: Rng) -> Wave:
    """Defeat: the tune goes down, and a bell follows."""
    setting = _band(0.62, rng)
    setting.sing(CELLO, 0, TURNED, 96, bowed=True)
    setting.sing(BRASS, 0, TURNED, 66, -OCTAVE, bowed=True)
    setting.sing(TROMBONES, 0, UNDER, 74, bowed=True)
    setting.carpet(STRINGS, 0, DOWN, 66)
    setting.carpet(CHOIR, 1, DOWN[1:], 66)
    setting.bass(0, DOWN, 80)
    setting.roll(1, 2, 20, 72)
    for at, strength in ((0, 84), (6, 100)):
        setting.score.note(DRUM, at, 2, 38, strength)
        setting.score.note(TOLLS, at, 4, key("D4"), strength - 8)
    return setting.score.once(16)


def record(rng: Rng) -> Wave:
    """A record: bells and lute."""
    setting = _band(0.30, rng)
    setting.sing(BELL, 0, GOLD, 92, OCTAVE)
    setting.sing(GLEAMS, 0, GOLD, 70, OCTAVE)
    setting.sing(LUTE, 0, GOLD, 88)
    setting.sing(BRASS, 0, GOLD, 70, -OCTAVE, bowed=True)
    setting.broken_chords(0, OUT[:2], 66)
    setting.carpet(STRINGS, 1, OUT[1:], 66)
    setting.bass(0, OUT, 74)
    setting.beat(2, 70)
    _run(setting, 2 * BAR - 0.1, "D", 62)
    for at, name in ((6, "F#6"), (6.5, "A6"), (7, "D7")):
        setting.score.note(GLEAMS, at, 2, key(name), 72)
    return setting.score.once(14)


STINGS = {
    "sting-victory": Sting(victory, 5.6, -16.0, 10.0),
    "sting-defeat": Sting(defeat, 7.4, -16.0, 10.0),
    "sting-record": Sting(record, 3.9, -16.0, 8.0),
}


def finished(sting: Sting, rng: Rng) -> Wave:
    """A sting in its hall, at its loudness, ready to write."""
    dry = without_rumble(sting.make(rng))
    echo = np.stack([signal.fftconvolve(*pair) for pair in zip(dry.T, impulse_response("hall").T, strict=True)], 1)
    echo *= WET * np.sqrt((dry**2).sum() / (echo**2).sum())
    echo[: len(dry)] += dry
    x = echo[: samples(sting.seconds)]
    x = np.stack([fade(side, 0.0, sting.seconds * FADE) for side in x.T], 1)
    return limit(x * 10 ** ((sting.lufs - loudness(x)) / 20))
