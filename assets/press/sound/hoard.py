"""The music of Diamonds & Dragons: a dance for five on the way out, in G minor.

Where Scoundrel's bass climbs down half step by half step, this one climbs up: G, A, Bb, C, D, Eb, F. Its tune leans on
the first beat, long and quick, as somebody walks who carries a great deal. In the middle everybody goes on tiptoe.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .score import BLOCK, melody
from .setting import BAR, BELL, BRASS, CELLO, CHOIR, DRUM, LUTE, REED, STRINGS, Setting

OCTAVE = 12
BEAT = 540  # blocks: 76.6 beats a minute

ASCENT = ["Gm", "F/A", "Gm/Bb", "Cm", "Dm", "Eb", "F", "Dsus"]
GLEAM = ["Eb", "Bb/D", "Cm", "Gm/Bb", "Ab", "Eb/G", "F/A", "D"]
TIPTOE = ["Gm", "Ab/G", "Gm", "Cm/G", "Gm", "Eb/G", "Ab", "Dsus"]
WAY = ["Gm", "Cm", "Ab", "D"]

TUNE = melody(
    "G4:1.5 A4:.5 Bb4:1 | A4:1 F4:1 C5:1 | Bb4:1.5 C5:.5 D5:1 | Eb5:1 C5:1 G4:1 |"
    "D5:1.5 Eb5:.5 F5:1 | G5:1.5 F5:.5 Eb5:1 | F5:1 C5:1 A4:1 | D5:1.5 C5:.5 A4:.5 F#4:.5"
)
TUNE_ADORNED = melody(
    "G4:1 Bb4:.5 A4:.5 Bb4:1 | A4:.5 G4:.5 F4:1 C5:1 | Bb4:1 D5:.5 C5:.5 D5:1 | Eb5:.5 D5:.5 C5:1 G4:1 |"
    "D5:1 F5:.5 Eb5:.5 F5:1 | G5:1 A5:.5 G5:.5 Eb5:1 | F5:.5 Eb5:.5 C5:1 A4:1 | D5:1 C5:.5 Bb4:.5 A4:.5 F#4:.5"
)
ANSWER = melody("Bb3:3 | C4:2 A3:1 | D4:3 | G4:2 Eb4:1 | A4:2 F4:1 | Bb4:2 G4:1 | A4:1 F4:2 | G4:1 F#4:2")
GOLD = melody(
    "Bb4:1.5 C5:.5 Eb5:1 | D5:2 F5:1 | Eb5:1 G5:1.5 F5:.5 | D5:3 |"
    "C5:1 Eb5:1.5 Ab5:.5 | G5:2 Eb5:1 | F5:1 A5:1.5 G5:.5 | F#5:2 D5:1"
)
SLEEPER = melody(
    "G2:2 Bb2:1 | Ab2:3 | G2:1.5 Bb2:.5 D3:1 | C3:3 | Bb2:1 A2:1 G2:1 | Eb3:2 D3:1 | C3:1 Ab2:2 | D3:1.5 C3:.5 A2:1"
)
SPARKS = melody("-:3 | -:1 Eb6:1 C6:1 | -:3 | -:2 G5:1 | -:1 D6:2 | -:3 | -:1 Ab5:1 C6:1 | -:3")
LEAVING = melody("G4:2 D5:1 | -:1 Eb5:2 | C5:1 Ab4:1.5 G4:.5 | F#4:3")


def _gait(setting: Setting, bar: int, bars: int, strength: float) -> None:
    """The drum walks along: a long step and two short ones."""
    for i in range(bars):
        for at, lighter in ((0, 0), (1.5, 16), (2, 10)):
            setting.score.note(DRUM, (bar + i) * BAR + at, 0.8, 43 if at == 0 else 50, strength - lighter)


def _setting_out(setting: Setting, bar: int) -> None:
    setting.broken_chords(bar, WAY, 58, sparse=True)
    setting.bass(bar, WAY, 60)
    _gait(setting, bar, 4, 46)


def _the_first_of_five(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 86)
    setting.broken_chords(bar, ASCENT, 46)
    setting.bass(bar, ASCENT, 58)
    _gait(setting, bar, 8, 42)


def _two_and_three(setting: Setting, bar: int) -> None:
    setting.sing(REED, bar, TUNE_ADORNED, 94, bowed=True)
    setting.sing(CELLO, bar, ANSWER, 66, bowed=True)
    setting.strum(bar, ASCENT, 48)
    setting.broken_chords(bar, ASCENT, 46)
    setting.carpet(STRINGS, bar + 4, ASCENT[4:], 54)
    setting.bass(bar, ASCENT, 64)
    _gait(setting, bar, 8, 46)
    setting.roll(bar + 7, 2, 22, 50)


def _gold(setting: Setting, bar: int) -> None:
    setting.sing(STRINGS, bar, GOLD, 82)
    setting.sing(BRASS, bar, GOLD, 66, -OCTAVE, bowed=True)
    setting.sing(BELL, bar, GOLD[::2], 40, OCTAVE)
    setting.strum(bar, GLEAM, 46)
    setting.broken_chords(bar, GLEAM, 56)
    setting.carpet(STRINGS, bar, GLEAM, 58)
    setting.bass(bar, GLEAM, 66)


def _on_tiptoe(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, SLEEPER, 88, bowed=True)
    setting.sing(BELL, bar, SPARKS, 54)
    setting.broken_chords(bar, TIPTOE, 36, sparse=True)
    setting.carpet(CHOIR, bar, TIPTOE, 46)
    setting.bass(bar, TIPTOE, 54)
    for step in (0, 4):
        setting.beat(bar + step, 52, pitch=43)
    setting.roll(bar + 7, 3, 20, 70, pitch=43)


def _all_five(setting: Setting, bar: int) -> None:
    setting.sing(BRASS, bar, TUNE, 92, bowed=True)
    setting.sing(STRINGS, bar, TUNE, 80, OCTAVE)
    setting.sing(REED, bar, TUNE_ADORNED, 74, bowed=True)
    setting.sing(CELLO, bar, ANSWER, 80, bowed=True)
    setting.strum(bar, ASCENT, 52)
    setting.broken_chords(bar, ASCENT, 56)
    setting.carpet(CHOIR, bar, ASCENT, 56)
    setting.carpet(STRINGS, bar, ASCENT, 58)
    setting.bass(bar, ASCENT, 72)
    _gait(setting, bar, 8, 64)
    setting.roll(bar + 7, 2, 30, 60)


def _and_on(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, LEAVING, 74)
    setting.broken_chords(bar, WAY, 50, sparse=True)
    setting.carpet(STRINGS, bar, WAY, 46)
    setting.bass(bar, WAY, 56)
    _gait(setting, bar, 4, 38)


def diamonds(rng: Rng) -> Wave:
    """The piece under the play: 48 bars at 76.6 beats a minute, 113 s. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng)
    _setting_out(setting, 0)
    _the_first_of_five(setting, 4)
    _two_and_three(setting, 12)
    _gold(setting, 20)
    _on_tiptoe(setting, 28)
    _all_five(setting, 36)
    _and_on(setting, 44)
    return echo_round(setting.score.loop(48 * BAR), "vault", 0.22)
