"""The music of Scoundrel: a sarabande in D minor, 48 bars of 3/4 at 70 beats a minute, 123 s.

The first stem is a single lute: the tune is heard twice, 28 bars apart, with tuneless chords in between. The second is
a heartbeat in 6/8 under the 3/4 of the dance, and brass that moves against its bass.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .material import ANSWER, DAYLIGHT, DEPTH, DESCENT, FAR_BELLS, FAREWELL, HOPE, LAMENT, THRESHOLD, TUNE, TUNE_ADORNED
from .menace import TAIKO, Menace
from .score import BLOCK, melody
from .setting import BAR, BELL, CELLO, CHOIR, LUTE, OCTAVE, REED, STRINGS, Setting

BEAT = 588  # blocks: 70 beats a minute
BARS = 48

DARK = ["Dm", "Dm", "Bb/D", "A"]
DUST = ["Dm", "Gm/D", "Em7b5/G", "A"]

SHADOW = melody("A3:3 | A3:2 G3:1 | F3:3 | D3:2 F3:1 | D3:2 G3:1 | F3:3 | Eb3:2 G3:1 | A3:1 E3:2")
CRY = melody("D4:3 | C#4:2 E4:1 | F4:3 | D4:1 G4:2 | Bb4:2 G4:1 | A4:3 | G4:2 Eb4:1 | E4:3")
RIDERS = melody("F3:1 C3:2 | E3:3 | D3:1 Bb2:2 | C3:3 | D3:1 F3:2 | G3:3 | G3:1 Bb3:2 | A3:3")
MOAN = melody("D4:3 | Eb4:3 | D4:3 | G4:2 D4:1 | C4:2 Eb4:1 | D4:1 G4:2 | G4:2 Bb4:1 | A4:3")
STIRRING = melody("D3:3 | D3:2 F3:1 | Bb3:2 F3:1 | A3:3")
WAITING = melody("D3:3 | G3:2 D3:1 | E3:2 G3:1 | A3:2 E3:1")
GATHERING = melody("F4:3 | D4:2 G4:1 | E4:2 Bb3:1 | A3:3")
LEFT_BEHIND = melody("F4:3 | F4:2 D4:1 | E4:3 | E4:2 C#4:1")

HEART = ((0, 36, 0), (0.5, 36, -16), (1.5, 36, -5), (2, 36, -20))
SKIPPING = ((10, 38, -12), (10.5, 38, -16), (11, 38, -10), (11.5, 41, -6))  # a figure over four bars
TREAD = ((0, 0.4, 0, 6), (0.5, 0.4, 0, -6), (1, 0.6, 1, 8), (1.5, 0.4, 0, -6), (2, 0.4, 2, 0), (2.5, 0.4, 1, -4))
HALTING = ((0, 0.8, 0, 4), (1, 0.8, 1, 6), (2.5, 0.4, 0, -6))


def _harp_in_the_dark(setting: Setting, bar: int) -> None:
    setting.broken_chords(bar, DARK, 60, sparse=True)
    setting.bass(bar, DARK, 58)
    setting.beat(bar, 46)


def _lute_alone(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 84, -OCTAVE)
    setting.broken_chords(bar, DESCENT, 48)
    setting.bass(bar, DESCENT, 50)
    setting.carpet(STRINGS, bar + 4, DESCENT[4:], 50)


def _daylight_remembered(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, HOPE, 84, -OCTAVE, bowed=True)
    setting.strum(bar, DAYLIGHT, 44)
    setting.broken_chords(bar, DAYLIGHT, 50)
    setting.carpet(STRINGS, bar, DAYLIGHT, 58)
    setting.bass(bar, DAYLIGHT, 60)


def _nobody_there(setting: Setting, bar: int) -> None:
    setting.sing(BELL, bar, FAR_BELLS[:2], 48)
    setting.broken_chords(bar, THRESHOLD, 50, sparse=True)
    setting.carpet(CHOIR, bar, THRESHOLD, 50)
    setting.bass(bar, THRESHOLD, 54)


def _lament_in_the_depth(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, LAMENT, 84, bowed=True)
    setting.sing(BELL, bar, FAR_BELLS, 58)
    setting.broken_chords(bar, DEPTH, 44, sparse=True)
    setting.carpet(CHOIR, bar, DEPTH, 52)
    setting.bass(bar, DEPTH, 58)
    setting.beat(bar, 52)


def _reed_among_strings(setting: Setting, bar: int) -> None:
    setting.sing(REED, bar, TUNE_ADORNED, 92, -OCTAVE, bowed=True)
    setting.sing(CELLO, bar, ANSWER, 56, -OCTAVE, bowed=True)
    setting.strum(bar, DESCENT, 42)
    setting.broken_chords(bar, DESCENT, 44)
    setting.carpet(STRINGS, bar, DESCENT, 52)
    setting.bass(bar, DESCENT, 60)


def _dust(setting: Setting, bar: int) -> None:
    setting.broken_chords(bar, DUST, 54, sparse=True)
    setting.carpet(STRINGS, bar, DUST, 50)
    setting.bass(bar, DUST, 54)


def _back_to_the_threshold(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, FAREWELL, 72, -OCTAVE)
    setting.broken_chords(bar, THRESHOLD, 50)
    setting.carpet(STRINGS, bar, THRESHOLD, 46)
    setting.bass(bar, THRESHOLD, 54)


def scoundrel(rng: Rng) -> Wave:
    """The base stem. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng)
    _harp_in_the_dark(setting, 0)
    _lute_alone(setting, 4)
    _daylight_remembered(setting, 12)
    _nobody_there(setting, 20)
    _lament_in_the_depth(setting, 24)
    _reed_among_strings(setting, 32)
    _dust(setting, 40)
    _back_to_the_threshold(setting, 44)
    return echo_round(setting.score.loop(BARS * BAR), "vault", 0.22)


def scoundrel_danger(rng: Rng) -> Wave:
    """The danger stem. Stereo loop, bar for bar over `scoundrel`."""
    menace = Menace(BEAT * BLOCK / RATE, rng)
    menace.drums(TAIKO, 0, BARS, HEART, 84)
    menace.drums(TAIKO, 0, BARS, SKIPPING, 84, over=4)
    for bar, chords, figure, strength in (
        (0, DARK, HALTING, 72),
        (4, DESCENT, TREAD, 74),
        (12, DAYLIGHT, TREAD, 76),
        (20, THRESHOLD, HALTING, 74),
        (24, DEPTH, TREAD, 81),
        (32, DESCENT, TREAD, 79),
        (40, DUST, HALTING, 74),
        (44, THRESHOLD, HALTING, 72),
    ):
        menace.drive(bar, chords, figure, strength)
        menace.shiver(bar, chords, strength - 10)
        menace.beat(bar, 78)
        menace.roll(bar + len(chords) - 1, 3, 26, 66, pitch=38)
    menace.trombones(0, STIRRING, 76)
    menace.trombones(4, SHADOW, 80)
    menace.trombones(12, RIDERS, 80)
    menace.horns(20, GATHERING, 78)
    menace.horns(24, MOAN, 82)
    menace.horns(32, CRY, 82)
    menace.trombones(40, WAITING, 74)
    menace.horns(44, LEFT_BEHIND, 74)
    return echo_round(menace.score.loop(BARS * BAR), "vault", 0.22)
