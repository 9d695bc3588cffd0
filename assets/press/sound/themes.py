"""The music of Scoundrel: one sarabande, set for the table and, slower and grander, for the title."""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .material import ANSWER, DAYLIGHT, DEPTH, DESCENT, FAR_BELLS, FAREWELL, HOPE, LAMENT, THRESHOLD, TUNE, TUNE_ADORNED
from .score import BLOCK
from .setting import BAR, BELL, BRASS, CELLO, CHOIR, LUTE, REED, STRINGS, Setting

OCTAVE = 12


def _harp_in_the_dark(setting: Setting, bar: int) -> None:
    chords = ["Dm", "Dm", "Bb/D", "A"]
    setting.broken_chords(bar, chords, 60, sparse=True)
    setting.bass(bar, chords, 58)
    setting.beat(bar, 46)


def _lute_alone(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 84, -OCTAVE)
    setting.broken_chords(bar, DESCENT, 48)
    setting.bass(bar, DESCENT, 50)
    setting.carpet(STRINGS, bar + 4, DESCENT[4:], 50)


def _reed_among_strings(setting: Setting, bar: int) -> None:
    setting.sing(REED, bar, TUNE_ADORNED, 96, -OCTAVE, bowed=True)
    setting.sing(CELLO, bar, ANSWER, 56, -OCTAVE, bowed=True)
    setting.strum(bar, DESCENT, 42)
    setting.broken_chords(bar, DESCENT, 46)
    setting.carpet(STRINGS, bar, DESCENT, 52)
    setting.bass(bar, DESCENT, 62)
    setting.roll(bar + 7, 2, 22, 52)


def _daylight_remembered(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, HOPE, 88, -OCTAVE, bowed=True)
    setting.strum(bar, DAYLIGHT, 44)
    setting.broken_chords(bar, DAYLIGHT, 54)
    setting.carpet(STRINGS, bar, DAYLIGHT, 66)
    setting.carpet(CHOIR, bar + 4, DAYLIGHT[4:], 50)
    setting.bass(bar, DAYLIGHT, 64)


def _lament_in_the_depth(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, LAMENT, 90, bowed=True)
    setting.sing(BELL, bar, FAR_BELLS, 58)
    setting.broken_chords(bar, DEPTH, 40, sparse=True)
    setting.carpet(CHOIR, bar, DEPTH, 48)
    setting.bass(bar, DEPTH, 58)
    setting.beat(bar, 56)
    setting.beat(bar + 4, 50, pitch=39)
    setting.roll(bar + 7, 3, 20, 66)


def _all_together(setting: Setting, bar: int) -> None:
    setting.sing(STRINGS, bar, TUNE, 84)
    setting.sing(REED, bar, TUNE, 80, -OCTAVE, bowed=True)
    setting.sing(LUTE, bar, TUNE_ADORNED, 70, -OCTAVE)
    setting.sing(CELLO, bar, ANSWER, 76, -OCTAVE, bowed=True)
    setting.broken_chords(bar, DESCENT, 54)
    setting.carpet(CHOIR, bar, DESCENT, 58)
    setting.carpet(STRINGS, bar, DESCENT, 56)
    setting.bass(bar, DESCENT, 66)
    for step in (0, 2, 4, 6):
        setting.beat(bar + step, 62)
    setting.roll(bar + 7, 2, 30, 58)


def _back_to_the_threshold(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, FAREWELL, 70, -OCTAVE)
    setting.broken_chords(bar, THRESHOLD, 50)
    setting.carpet(STRINGS, bar, THRESHOLD, 46)
    setting.bass(bar, THRESHOLD, 54)


def scoundrel(rng: Rng) -> Wave:
    """The long piece under the play: 48 bars at 70 beats a minute, 123 s. Stereo loop."""
    setting = Setting(588 * BLOCK / RATE, rng)
    _harp_in_the_dark(setting, 0)
    _lute_alone(setting, 4)
    _reed_among_strings(setting, 12)
    _daylight_remembered(setting, 20)
    _lament_in_the_depth(setting, 28)
    _all_together(setting, 36)
    _back_to_the_threshold(setting, 44)
    return echo_round(setting.score.loop(48 * BAR), "vault", 0.22)


def _before_the_gate(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 86, -OCTAVE)
    setting.sing(BELL, bar, FAR_BELLS, 46)
    setting.broken_chords(bar, DESCENT, 46, sparse=True)
    setting.carpet(CHOIR, bar, DESCENT, 52)
    setting.bass(bar, DESCENT, 58)
    setting.beat(bar, 60)
    setting.roll(bar + 7, 3, 20, 74)


def _the_gate_opens(setting: Setting, bar: int) -> None:
    setting.sing(BRASS, bar, TUNE, 84, -OCTAVE, bowed=True)
    setting.sing(STRINGS, bar, TUNE, 76)
    setting.sing(CELLO, bar, ANSWER, 80, -OCTAVE, bowed=True)
    setting.carpet(STRINGS, bar, DESCENT, 62)
    setting.carpet(CHOIR, bar, DESCENT, 62)
    setting.broken_chords(bar, DESCENT, 62)
    setting.bass(bar, DESCENT, 78)
    for step in (0, 2, 4, 6):
        setting.beat(bar + step, 78)
    setting.roll(bar + 7, 2, 30, 70)


def _and_waits(setting: Setting, bar: int) -> None:
    setting.sing(REED, bar, FAREWELL, 88, -OCTAVE, bowed=True)
    setting.broken_chords(bar, THRESHOLD, 54)
    setting.carpet(STRINGS, bar, THRESHOLD, 54)
    setting.bass(bar, THRESHOLD, 62)
    setting.beat(bar, 60)


def title(rng: Rng) -> Wave:
    """The tune before the gate, with horns and voices: 20 bars at 62.5 beats a minute, 58 s. Stereo loop."""
    setting = Setting(661.5 * BLOCK / RATE, rng)
    _before_the_gate(setting, 0)
    _the_gate_opens(setting, 8)
    _and_waits(setting, 16)
    return echo_round(setting.score.loop(20 * BAR), "vault", 0.26)
