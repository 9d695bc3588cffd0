"""The music of Diamonds & Dragons: a dance for five on the way out, in G minor, 48 bars of 3/4 at 76.7 beats, 113 s.

Where Scoundrel's bass goes down in half steps, this one goes up: G, A, Bb, C, D, Eb, F. Its tune leans on the first
beat, long and quick, like the steps of somebody with a heavy load. The middle part goes on tiptoe.

The second stem is the pursuit: drums that stride in twos across the three of the dance, low strings at a gallop, and
brass that goes down wherever the bass goes up.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .menace import TAIKO, Menace
from .score import BLOCK, melody
from .setting import BAR, BELL, CELLO, CHOIR, DRUM, LUTE, REED, STRINGS, Setting

BEAT = 539  # blocks: 76.7 beats a minute
BARS = 48

ASCENT = ["Gm", "F/A", "Gm/Bb", "Cm", "Dm", "Eb", "F", "Dsus"]
GLEAM = ["Eb", "Bb/D", "Cm", "Gm/Bb", "Ab", "Eb/G", "F/A", "D"]
TIPTOE = ["Gm", "Ab/G", "Gm", "Cm/G", "Gm", "Eb/G", "Ab", "Dsus"]
WAY = ["Gm", "Cm", "Ab", "D"]
MILE = ["Gm", "F/A", "Gm/Bb", "D"]

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

PURSUIT = melody("G4:3 | F4:2 C4:1 | D4:3 | C4:2 G3:1 | A3:3 | G3:2 Bb3:1 | A3:1 C4:2 | D4:1 A3:2")
AVARICE = melody("Eb3:1 G3:2 | F3:3 | Eb3:1 G3:2 | Bb3:2 G3:1 | Ab3:1 C4:2 | Bb3:3 | C4:2 A3:1 | A3:1 D4:2")
AWAKE = melody("D4:3 | Eb4:2 C4:1 | D4:2 G4:1 | Eb4:3 | D4:1 Bb3:2 | Bb3:1 Eb4:2 | Eb4:3 | D4:3")
HOWL = melody("D4:1 G4:2 | F4:3 | G4:1 D4:2 | Eb4:3 | F4:1 D4:2 | Eb4:2 G4:1 | F4:2 C4:1 | D4:3")
BEHIND = melody("G3:3 | G3:1 Eb3:2 | Ab3:2 C4:1 | A3:3")
NEARER = melody("Bb3:3 | A3:2 F3:1 | G3:3 | A3:2 F#3:1")
OUT_OF_SIGHT = melody("Bb3:3 | C4:3 | Eb4:2 C4:1 | D4:3")

STRIDES = ((0, 36, 0), (1.5, 38, -20), (2, 36, -6), (4, 36, -4), (5, 38, -18), (5.5, 38, -14))  # a figure over two bars
STUMBLE = ((9, 41, -12), (9.75, 41, -18), (10.5, 38, -12), (11.25, 38, -8))  # a figure over four bars
GALLOP = ((0, 0.35, 0, 6), (0.5, 0.3, 0, -8), (1, 0.35, 0, 0), (1.5, 0.3, 2, -6), (2, 0.35, 1, 2), (2.5, 0.3, 0, -8))
CREEPING = ((0, 0.7, 0, 4), (1.5, 0.4, 0, -6), (2, 0.7, 1, 0))


def _gait(setting: Setting, bar: int, bars: int, strength: float) -> None:
    """The drum as footsteps: a long step and two short ones."""
    for i in range(bars):
        for at, lighter in ((0, 0), (1.5, 16), (2, 10)):
            setting.score.note(DRUM, (bar + i) * BAR + at, 0.8, 43 if at == 0 else 50, strength - lighter)


def _setting_out(setting: Setting, bar: int) -> None:
    setting.broken_chords(bar, WAY, 58, sparse=True)
    setting.bass(bar, WAY, 60)
    _gait(setting, bar, 4, 44)


def _the_first_of_five(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 86)
    setting.broken_chords(bar, ASCENT, 46, sparse=True)
    setting.bass(bar, ASCENT, 58)
    _gait(setting, bar, 8, 42)


def _gold(setting: Setting, bar: int) -> None:
    setting.sing(STRINGS, bar, GOLD, 74)
    setting.sing(BELL, bar, GOLD[::2], 38)
    setting.strum(bar, GLEAM, 44)
    setting.broken_chords(bar, GLEAM, 52)
    setting.carpet(STRINGS, bar, GLEAM, 52)
    setting.bass(bar, GLEAM, 62)


def _a_mile_of_stone(setting: Setting, bar: int) -> None:
    setting.broken_chords(bar, MILE, 52, sparse=True)
    setting.carpet(CHOIR, bar, MILE, 48)
    setting.bass(bar, MILE, 56)
    _gait(setting, bar, 4, 42)


def _on_tiptoe(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, SLEEPER, 76, bowed=True)
    setting.sing(BELL, bar, SPARKS, 56)
    setting.broken_chords(bar, TIPTOE, 44, sparse=True)
    setting.carpet(CHOIR, bar, TIPTOE, 54)
    setting.bass(bar, TIPTOE, 56)
    for step in (0, 4):
        setting.beat(bar + step, 52, pitch=43)


def _two_and_three(setting: Setting, bar: int) -> None:
    setting.sing(REED, bar, TUNE_ADORNED, 90, bowed=True)
    setting.sing(CELLO, bar, ANSWER, 66, bowed=True)
    setting.strum(bar, ASCENT, 46)
    setting.broken_chords(bar, ASCENT, 44, sparse=True)
    setting.carpet(STRINGS, bar + 4, ASCENT[4:], 50)
    setting.bass(bar, ASCENT, 60)
    _gait(setting, bar, 8, 44)


def _and_on(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, LEAVING, 74)
    setting.broken_chords(bar, WAY, 50, sparse=True)
    setting.carpet(STRINGS, bar, WAY, 46)
    setting.bass(bar, WAY, 56)
    _gait(setting, bar, 4, 38)


def diamonds(rng: Rng) -> Wave:
    """The base stem. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng)
    _setting_out(setting, 0)
    _the_first_of_five(setting, 4)
    _gold(setting, 12)
    _a_mile_of_stone(setting, 20)
    _on_tiptoe(setting, 24)
    _two_and_three(setting, 32)
    _a_mile_of_stone(setting, 40)
    _and_on(setting, 44)
    return echo_round(setting.score.loop(BARS * BAR), "vault", 0.22)


def diamonds_danger(rng: Rng) -> Wave:
    """The danger stem. Stereo loop, bar for bar over `diamonds`."""
    menace = Menace(BEAT * BLOCK / RATE, rng)
    menace.drums(TAIKO, 0, BARS, STRIDES, 82, over=2)
    menace.drums(TAIKO, 0, BARS, STUMBLE, 80, over=4)
    for bar, chords, figure, strength in (
        (0, WAY, CREEPING, 73),
        (4, ASCENT, GALLOP, 75),
        (12, GLEAM, GALLOP, 78),
        (20, MILE, CREEPING, 74),
        (24, TIPTOE, CREEPING, 80),
        (32, ASCENT, GALLOP, 80),
        (40, MILE, GALLOP, 76),
        (44, WAY, CREEPING, 73),
    ):
        menace.drive(bar, chords, figure, strength)
        menace.shiver(bar, chords, strength - 10)
        menace.beat(bar, 76, pitch=43)
        menace.roll(bar + len(chords) - 1, 2, 28, 64, pitch=38)
    menace.trombones(0, BEHIND, 76)
    menace.trombones(4, PURSUIT, 78)
    menace.trombones(12, AVARICE, 80)
    menace.trombones(20, NEARER, 78)
    menace.horns(24, AWAKE, 84)
    menace.horns(32, HOWL, 82)
    menace.trombones(40, NEARER, 78)
    menace.horns(44, OUT_OF_SIGHT, 76)
    return echo_round(menace.score.loop(BARS * BAR), "vault", 0.22)
