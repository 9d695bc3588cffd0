"""The music of Dungeon Crawl: no dance. E with a low second, 32 bars of 3/4 at 60.3 beats a minute, 96 s.

A low drum over a long E, and a tune that hardly gets further than a half step: E to F and back, at any pitch;
everything beyond that falls back. Drops fall into the rests.

The second stem gives the half step a meaning: limping footsteps, shivering strings, and horns that play the same tune.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .menace import TAIKO, Menace
from .score import BLOCK, melody
from .setting import BAR, BELL, CELLO, CHOIR, DRUM, REED, Setting

BEAT = 686  # blocks: 60.3 beats a minute
BARS = 32
PIZZICATO = 11
PLUCKED = (45, 92, 76)
"""This piece's extra instrument on channel PIZZICATO: General MIDI program, volume and pan."""

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
ECHOES = melody("-:3 | -:1 C6:2 | -:3 | -:2 D6:1 | -:3 | -:1 F6:1 D6:1 | -:3 | -:1 B5:2")
LAST = melody("-:1 E6:2 | -:3 | -:1 F5:1 C6:1 | -:3")

WAKING = melody("E3:3 | G3:2 E3:1 | F3:3 | E3:2 B3:1")
BEHIND = melody("G3:2 E3:1 | F3:3 | -:1 G3:2 | F3:2 Bb3:1 | A3:3 | A3:1 C4:2 | F#3:2 B3:1 | B3:3")
ABOVE = melody("B3:3 | C4:2 G3:1 | C4:3 | D4:2 Bb3:1 | E4:3 | D4:2 G4:1 | F4:2 C4:1 | B3:3")
KNOWN = melody("E4:2 F4:1 | E4:3 | D4:2 Eb4:1 | D4:3 | E4:2 F4:1 | D4:3 | F#4:1 B3:2 | B3:3")
GONE = melody("G3:3 | E3:2 G3:1 | F3:3 | E3:3")

LIMP = ((0, 36, 0), (1.5, 36, -8), (2, 38, -22), (3, 36, -3), (4.5, 36, -8), (5, 38, -20), (5.5, 36, -12))  # two bars
NEARER = ((9.5, 38, -14), (10.5, 38, -10), (11, 41, -16), (11.5, 41, -8))  # a figure over four bars
STALKING = ((0, 0.45, 0, 6), (0.5, 0.35, 0, -8), (1.5, 0.45, 1, 2), (2, 0.35, 0, -4), (2.5, 0.35, 0, -8))
WAITING = ((0, 0.9, 0, 4), (1.5, 0.45, 1, -2))


def _far_drum(setting: Setting, bar: int, bars: int, strength: float) -> None:
    """The drum: one low stroke per bar, and a light one before every second bar."""
    for i in range(bars):
        setting.score.note(DRUM, (bar + i) * BAR, 2, 40, strength)
        if i % 2:
            setting.score.note(DRUM, (bar + i) * BAR + 2.5, 0.5, 40, strength - 22)


def _at_the_stairs(setting: Setting, bar: int) -> None:
    setting.broken_chords(bar, STONE, 40, sparse=True)
    setting.carpet(CHOIR, bar, STONE, 44)
    setting.bass(bar, STONE, 56)
    setting.sing(BELL, bar, DROPS[:2], 52)
    _far_drum(setting, bar, 4, 58)


def _down_the_passage(setting: Setting, bar: int) -> None:
    setting.sing(PIZZICATO, bar, STEPS, 76)
    setting.sing(REED, bar, CALL, 84, bowed=True)
    setting.sing(BELL, bar, DROPS, 44)
    setting.bass(bar, PASSAGE, 50)
    _far_drum(setting, bar, 8, 52)


def _in_the_hall(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, SEARCH, 77, bowed=True)
    setting.carpet(CHOIR, bar, HALL, 50)
    setting.broken_chords(bar, HALL, 38, sparse=True)
    setting.bass(bar, HALL, 58)
    _far_drum(setting, bar, 8, 52)


def _standing_still(setting: Setting, bar: int) -> None:
    setting.sing(PIZZICATO, bar, STEPS[:4], 70)
    setting.sing(BELL, bar, ECHOES, 50)
    setting.carpet(CHOIR, bar, COMING, 52)
    setting.broken_chords(bar, COMING, 36, sparse=True)
    setting.bass(bar, COMING, 58)
    _far_drum(setting, bar, 8, 54)


def _and_goes_by(setting: Setting, bar: int) -> None:
    setting.sing(BELL, bar, LAST, 46)
    setting.sing(CELLO, bar, SEARCH[:3], 68, bowed=True)
    setting.carpet(CHOIR, bar, STONE, 42)
    setting.bass(bar, STONE, 54)
    _far_drum(setting, bar, 4, 54)


def crawl(rng: Rng) -> Wave:
    """The base stem. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng)
    setting.score.part(PIZZICATO, *PLUCKED)
    _at_the_stairs(setting, 0)
    _down_the_passage(setting, 4)
    _in_the_hall(setting, 12)
    _standing_still(setting, 20)
    _and_goes_by(setting, 28)
    return echo_round(setting.score.loop(BARS * BAR), "vault", 0.30)


def crawl_danger(rng: Rng) -> Wave:
    """The danger stem. Stereo loop, bar for bar over `crawl`."""
    menace = Menace(BEAT * BLOCK / RATE, rng)
    menace.drums(TAIKO, 0, BARS, LIMP, 84, over=2)
    menace.drums(TAIKO, 0, BARS, NEARER, 82, over=4)
    for bar, chords, figure, strength in (
        (0, STONE, WAITING, 72),
        (4, PASSAGE, STALKING, 74),
        (12, HALL, STALKING, 77),
        (20, COMING, STALKING, 82),
        (28, STONE, WAITING, 73),
    ):
        menace.drive(bar, chords, figure, strength)
        menace.shiver(bar, chords, strength - 10)
        menace.beat(bar, 74, pitch=40)
        menace.roll(bar + len(chords) - 1, 3, 24, 64, pitch=40)
    menace.trombones(0, WAKING, 76)
    menace.trombones(4, BEHIND, 80)
    menace.horns(12, ABOVE, 80)
    menace.horns(20, KNOWN, 86)
    menace.trombones(28, GONE, 76)
    return echo_round(menace.score.loop(BARS * BAR), "vault", 0.30)
