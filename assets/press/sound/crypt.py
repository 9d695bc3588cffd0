"""The music of Dungeon Crawl: nobody dances. A low drum over a long E, and a tune that gets no further than a half step.

E to F and back is all it knows, at any pitch; what it tries beyond that falls away again by itself. Drops fall into the
rests, strings shiver when something is coming, and once, near the end, it comes.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .score import BLOCK, melody
from .setting import BAR, BELL, BRASS, CELLO, CHOIR, REED, STRINGS, Setting

OCTAVE = 12
BEAT = 690  # blocks: 59.9 beats a minute
BARS = 32
SHIVER, TAIKO, PIZZICATO = 11, 12, 13
BAND = {SHIVER: (44, 76, 64), TAIKO: (116, 112, 60), PIZZICATO: (45, 92, 76)}
"""What this piece has beyond the common band: channel to General MIDI program, volume and pan."""

STONE = ["Em", "Em", "F/E", "Em"]
PASSAGE = ["Em", "F/E", "Em", "Bb/E", "Am/E", "F/A", "B/F#", "Bsus"]
HALL = ["Em", "C/E", "F", "Bb/E", "Am/E", "Gm", "F/A", "Bsus"]
COMING = ["Em", "F/E", "Gm", "Gm", "Bb/E", "Bb/E", "B/F#", "Bsus"]

STEPS = melody(
    "E2:1 -:1 F2:1 | E2:1 -:2 | E2:1 -:1 B2:1 | Bb2:1 -:2 | A2:1 -:1 C3:1 | A2:1 -:2 | F#2:1 -:1 B2:1 | B2:1 A2:1 F#2:1"
)
CALL = melody("-:3 | B3:2 C4:1 | B3:3 | -:3 | -:1 E4:1 F4:1 | E4:1.5 C4:.5 A3:1 | B3:3 | -:3")
SEARCH = melody("E3:2 F3:1 | E3:3 | A3:1.5 G3:.5 F3:1 | E3:3 | C4:2 A3:1 | Bb3:1.5 A3:.5 G3:1 | A3:1 F3:2 | E3:1 D#3:2")
DROPS = melody("-:2 B5:1 | -:3 | -:1 C6:2 | -:3 | -:2 E6:1 | -:3 | -:1 F#5:1 B5:1 | -:3")
HORN = melody("-:3 | -:3 | D4:2 Eb4:1 | D4:3 | E4:2 F4:1 | E4:3 | F#4:1 B3:2 | -:3")
LAST = melody("-:1 E6:2 | -:3 | -:1 F5:1 C6:1 | -:3")


def _drum(setting: Setting, bar: int, bars: int, strength: float) -> None:
    """The drum: one low stroke to the bar, a light one before every second."""
    for i in range(bars):
        setting.score.note(TAIKO, (bar + i) * BAR, 2, 36, strength)
        if i % 2:
            setting.score.note(TAIKO, (bar + i) * BAR + 2.5, 0.5, 38, strength - 24)


def _far_drum(setting: Setting, bar: int) -> None:
    _drum(setting, bar, 4, 70)
    setting.bass(bar, STONE, 54)
    setting.sing(BELL, bar, DROPS[:2], 50)
    setting.carpet(SHIVER, bar + 2, STONE[2:], 40)


def _down_the_passage(setting: Setting, bar: int) -> None:
    setting.sing(PIZZICATO, bar, STEPS, 74)
    setting.sing(REED, bar, CALL, 84, bowed=True)
    setting.sing(BELL, bar, DROPS, 42)
    setting.bass(bar, PASSAGE, 46)
    _drum(setting, bar, 8, 62)


def _in_the_hall(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, SEARCH, 86, bowed=True)
    setting.carpet(CHOIR, bar, HALL, 50)
    setting.broken_chords(bar, HALL, 36, sparse=True)
    setting.bass(bar, HALL, 58)
    _drum(setting, bar, 8, 66)
    setting.roll(bar + 7, 3, 18, 52, pitch=40)


def _it_comes(setting: Setting, bar: int) -> None:
    setting.sing(PIZZICATO, bar, STEPS[:10], 84)
    setting.sing(BRASS, bar, HORN, 82, bowed=True)
    setting.sing(STRINGS, bar, HORN, 60, -OCTAVE)
    setting.carpet(SHIVER, bar, COMING[:7], 66)
    setting.carpet(CHOIR, bar + 4, COMING[4:7], 60)
    setting.bass(bar, COMING[:7], 68)
    _drum(setting, bar, 7, 84)
    for i in range(4, 7):
        setting.score.note(TAIKO, (bar + i) * BAR + 1.5, 1, 38, 72)
    setting.roll(bar + 6, 3, 22, 66, pitch=40)


def _and_goes_by(setting: Setting, bar: int) -> None:
    setting.sing(BELL, bar, LAST, 46)
    setting.sing(CELLO, bar, SEARCH[:3], 64, bowed=True)
    setting.bass(bar, STONE, 48)
    _drum(setting, bar, 4, 56)


def crawl(rng: Rng) -> Wave:
    """The piece under the play: 32 bars at 59.9 beats a minute, 96 s. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng)
    for channel, (program, volume, pan) in BAND.items():
        setting.score.part(channel, program, volume, pan)
    _far_drum(setting, 0)
    _down_the_passage(setting, 4)
    _in_the_hall(setting, 12)
    _it_comes(setting, 20)
    _and_goes_by(setting, 28)
    return echo_round(setting.score.loop(BARS * BAR), "vault", 0.30)
