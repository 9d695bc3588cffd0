"""The music of the title: Scoundrel's sarabande, slower and grander, with horns and voices.

D minor, 28 bars of 3/4 at 62.5 beats a minute, 81 s: the tune alone, a bright middle part, the tune with all
instruments, and a farewell that leads back.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .material import ANSWER, DAYLIGHT, DESCENT, FAR_BELLS, FAREWELL, HOPE, THRESHOLD, TUNE
from .score import BLOCK
from .setting import BAR, BELL, BRASS, CELLO, CHOIR, LUTE, OCTAVE, REED, STRINGS, Setting

BEAT = 661.5  # blocks: 62.5 beats a minute
BARS = 28


def _before_the_gate(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 86, -OCTAVE)
    setting.sing(BELL, bar, FAR_BELLS, 46)
    setting.broken_chords(bar, DESCENT, 46, sparse=True)
    setting.carpet(CHOIR, bar, DESCENT, 52)
    setting.bass(bar, DESCENT, 58)
    setting.beat(bar, 60)


def _light_through_the_bars(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, HOPE, 84, -OCTAVE, bowed=True)
    setting.broken_chords(bar, DAYLIGHT, 52)
    setting.carpet(STRINGS, bar, DAYLIGHT, 60)
    setting.carpet(CHOIR, bar + 4, DAYLIGHT[4:], 50)
    setting.bass(bar, DAYLIGHT, 62)
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
    """The tune of the title. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng)
    _before_the_gate(setting, 0)
    _light_through_the_bars(setting, 8)
    _the_gate_opens(setting, 16)
    _and_waits(setting, 24)
    return echo_round(setting.score.loop(BARS * BAR), "vault", 0.26)
