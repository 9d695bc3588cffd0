"""The music of Dungeons and Deuces: a wager in a cellar. A with a bright sixth, 44 bars of 7/8, 106 s.

Two, two and three: seven quavers to the bar, 174 of them a minute, like a hand with a pair of deuces and a three. A
lute begins the tune, then all knock on the wood and think; a recorder takes it up later. Its seventh chord is always
the unexpected one (B flat).

The second stem is the fight: the seven becomes a march with a big drum on each of its three steps, and where the base
has no tune the trombones play it.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import RATE, Rng, Wave
from .menace import BIG_DRUM, KIT, SNARE, TAIKO, Menace
from .score import BLOCK, Note, melody
from .setting import BAND, CELLO, CHOIR, LUTE, OCTAVE, STRINGS, Setting

BEAT = 238  # blocks: 173.7 quavers a minute
BAR, LEAN = 7, 4
BARS = 44
DULCIMER, RECORDER, PIZZICATO, HANDS = (11, 12, 13, 9)
TAVERN = BAND | {DULCIMER: (15, 110, 40), RECORDER: (74, 72, 76), PIZZICATO: (45, 96, 60), HANDS: (0, 104, 66)}
KNOCK, OPEN, SHUT = 37, 64, 62  # keys of the kit: knuckles on wood, a hand drum struck open and shut

ROUND = ["Am", "G", "Am", "D/F#", "F", "C/E", "Bb", "Esus"]
STAKES = ["Am", "Am/G", "F", "C/E", "Dm", "Am/C", "Bb", "Esus"]
WAIT = ["Am", "Am/G", "F", "Esus"]
THINK = ["Am", "Bb/A", "Am", "E"]


def _tune(text: str) -> list[Note]:
    return melody(text, BAR)


TUNE = _tune(
    "A4:2 E5:2 D5:1 C5:1 B4:1 | D5:2 B4:2 G4:3 | C5:2 A4:2 E5:3 | F#5:2 D5:2 A4:3 |"
    "A4:2 F5:2 E5:1 D5:1 C5:1 | E5:2 C5:2 G4:3 | F5:2 D5:2 Bb4:2 A4:1 | A4:2 B4:2 G#4:3"
)
TUNE_ADORNED = _tune(
    "A4:1 C5:1 E5:2 D5:1 C5:1 B4:1 | D5:1 C5:1 B4:2 G4:3 | C5:1 B4:1 A4:2 E5:3 | F#5:2 E5:1 D5:1 A4:3 |"
    "A4:1 C5:1 F5:2 E5:1 D5:1 C5:1 | E5:1 D5:1 C5:2 G4:3 | F5:2 D5:1 C5:1 Bb4:2 A4:1 | A4:2 B4:1 A4:1 G#4:3"
)
ANSWER = _tune("C4:7 | B3:4 D4:3 | E4:7 | D4:4 F#4:3 | F4:4 C4:3 | C4:4 E4:3 | D4:7 | E4:7")
PRICE = _tune(
    "E4:4 C4:3 | A3:4 C4:3 | A3:4 F3:3 | G3:4 E3:3 | F3:2 A3:2 D4:3 | C4:4 A3:3 | Bb3:4 D4:2 C4:1 | A3:2 B3:2 G#3:3"
)
CUPS = _tune("-:4 E5:3 | -:7 | -:4 A5:2 G5:1 | -:7 | -:4 F5:3 | -:7 | -:4 D5:2 F5:1 | -:7")
LEAVING = _tune("A4:2 E5:5 | -:4 C5:3 | A4:2 C5:2 F4:3 | E4:7")

CHALLENGE = _tune("A3:4 E3:3 | C4:4 A3:3 | A3:4 F3:3 | E3:4 B3:3")
RAISED = _tune(
    "E3:2 E3:2 A3:3 | G3:2 G3:2 D3:3 | E3:4 C3:3 | D3:2 D3:2 F#3:3 |"
    "F3:2 F3:2 C3:3 | G3:2 G3:2 E3:3 | D3:4 F3:3 | E3:2 B3:5"
)
SEEN = _tune("A4:7 | G4:4 E4:3 | F4:4 A4:3 | G4:4 E4:3 | A4:4 F4:3 | E4:7 | F4:4 D4:3 | E4:7")
UNBLINKING = _tune("A3:7 | Bb3:4 F3:3 | A3:4 E3:3 | G#3:4 B3:3")
SHOWDOWN = _tune(
    "E4:2 E4:2 A4:3 | G4:2 G4:2 B4:3 | A4:4 E4:3 | F#4:2 A4:2 D4:3 |"
    "F4:2 F4:2 A4:3 | G4:2 G4:2 C5:3 | Bb4:4 F4:3 | E4:4 B4:3"
)
BATTLE = _tune(
    "A3:2 E4:2 D4:1 C4:1 B3:1 | C4:2 A3:2 E3:3 | A3:2 F4:2 E4:1 D4:1 C4:1 | E4:2 C4:2 G3:3 |"
    "D4:2 A3:2 F3:3 | E4:2 C4:2 A3:3 | F4:2 D4:2 Bb3:3 | B3:4 G#3:3"
)
PAID = _tune("E4:7 | C4:4 E4:3 | F4:4 C4:3 | B3:7")

MARCH = ((0, BIG_DRUM, 0), (2, BIG_DRUM, -12), (4, BIG_DRUM, -5), (5, SNARE, -30), (6, SNARE, -26))
RATTLE = ((3, SNARE, -34), (3.5, SNARE, -36), (10, SNARE, -30), (13, SNARE, -30), (13.5, SNARE, -26))  # two bars
BLUFF = ((21, 41, 0), (23, 41, -8), (25, 38, -4), (26, 38, -12), (27, 41, -2))  # a figure over four bars
STEPS = ((0, 36, 0), (4, 36, -6), (6, 38, -18))
CHARGE = (
    *((0, 0.7, 0, 8), (1, 0.6, 0, -8), (2, 0.7, 1, 3), (3, 0.6, 0, -8)),
    *((4, 0.7, 2, 6), (5, 0.6, 1, -4), (6, 0.6, 0, -6)),
)
STALKING = ((0, 1.5, 0, 6), (2, 0.8, 0, -4), (4, 1.5, 1, 4))


def _hands(setting: Setting, bar: int, bars: int, strength: float) -> None:
    """A hand drum, two and two and three; every second bar somebody knocks on the table."""
    for i in range(bars):
        at = (bar + i) * BAR
        for beat, pitch, softer in ((0, OPEN, 0), (2, SHUT, 14), (4, OPEN, 6), (6, SHUT, 18)):
            setting.score.note(HANDS, at + beat, 0.5, pitch, strength - softer)
        if i % 2:
            setting.score.note(HANDS, at + 4, 0.3, KNOCK, strength - 12)
            setting.score.note(HANDS, at + 5, 0.3, KNOCK, strength - 18)


def _strings_plucked(setting: Setting, bar: int, chords: list[str], strength: float) -> None:
    """The bass walks: a chord's bass on the first step, and on the third the lowest voice over it."""
    for i, name in enumerate(chords):
        bass, lowest, *_ = setting.voices(name, LEAN)
        setting.score.note(PIZZICATO, (bar + i) * BAR, 2, bass, strength)
        setting.score.note(PIZZICATO, (bar + i) * BAR + 4, 2, lowest - OCTAVE, strength - 8)


def _picked(setting: Setting, channel: int, bar: int, chords: list[str], strength: float, sparse: bool = False) -> None:
    """A chord in single notes over the seven quavers; with `sparse`, only where its steps begin."""
    picks = ((0, 1), (2, 2), (4, 3)) if sparse else ((0, 1), (1, 3), (2, 2), (3, 3), (4, 1), (5, 2), (6, 3))
    for i, name in enumerate(chords):
        for beat, voice in picks:
            accent = 6 if beat in (0, 4) else 0 if beat == 2 else -6
            pitch = setting.voices(name, beat)[voice] - OCTAVE
            setting.score.note(channel, (bar + i) * BAR + beat, 2.4, pitch, strength + accent)


def _hands_on_the_table(setting: Setting, bar: int) -> None:
    _hands(setting, bar, 4, 76)
    _picked(setting, DULCIMER, bar, WAIT, 72, sparse=True)
    _strings_plucked(setting, bar, WAIT, 66)


def _the_wager(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, TUNE, 84, -OCTAVE)
    _picked(setting, DULCIMER, bar, ROUND, 62, sparse=True)
    _strings_plucked(setting, bar, ROUND, 66)
    _hands(setting, bar, 8, 72)


def _what_it_may_cost(setting: Setting, bar: int) -> None:
    setting.sing(CELLO, bar, PRICE, 84, bowed=True)
    setting.carpet(STRINGS, bar, STAKES, 54)
    _picked(setting, LUTE, bar, STAKES, 50)
    _strings_plucked(setting, bar, STAKES, 60)


def _thinking(setting: Setting, bar: int) -> None:
    setting.carpet(CHOIR, bar, THINK, 58)
    setting.bass(bar, THINK, 62)
    _picked(setting, DULCIMER, bar, THINK, 68, sparse=True)
    for i in (1, 3):
        setting.score.note(HANDS, (bar + i) * BAR + 4, 0.3, KNOCK, 72)
        setting.score.note(HANDS, (bar + i) * BAR + 5, 0.3, KNOCK, 62)


def _the_cup_goes_round(setting: Setting, bar: int) -> None:
    setting.sing(RECORDER, bar, TUNE_ADORNED, 78)
    setting.sing(CELLO, bar, ANSWER, 62, bowed=True)
    _picked(setting, LUTE, bar, ROUND, 50)
    _strings_plucked(setting, bar, ROUND, 64)
    _hands(setting, bar, 8, 74)


def _the_cellar_listens(setting: Setting, bar: int) -> None:
    setting.sing(DULCIMER, bar, CUPS, 66)
    setting.carpet(STRINGS, bar, STAKES, 52)
    _picked(setting, LUTE, bar, STAKES, 48, sparse=True)
    _strings_plucked(setting, bar, STAKES, 62)
    _hands(setting, bar, 8, 68)


def _and_pays(setting: Setting, bar: int) -> None:
    setting.sing(LUTE, bar, LEAVING, 74, -OCTAVE)
    setting.carpet(STRINGS, bar, WAIT, 46)
    _strings_plucked(setting, bar, WAIT, 62)
    _hands(setting, bar, 4, 68)


def deuces(rng: Rng) -> Wave:
    """The base stem. Stereo loop."""
    setting = Setting(BEAT * BLOCK / RATE, rng, TAVERN, BAR, LEAN)
    _hands_on_the_table(setting, 0)
    _the_wager(setting, 4)
    _what_it_may_cost(setting, 12)
    _thinking(setting, 20)
    _the_cup_goes_round(setting, 24)
    _the_cellar_listens(setting, 32)
    _and_pays(setting, 40)
    return echo_round(setting.score.loop(BARS * BAR), "hall", 0.22)


def deuces_danger(rng: Rng) -> Wave:
    """The danger stem. Stereo loop, bar for bar over `deuces`."""
    menace = Menace(BEAT * BLOCK / RATE, rng, BAR, LEAN)
    menace.drums(KIT, 0, BARS, MARCH, 88)
    menace.drums(KIT, 0, BARS, RATTLE, 88, over=2)
    menace.drums(TAIKO, 0, BARS, STEPS, 76)
    menace.drums(TAIKO, 0, BARS, BLUFF, 72, over=4)
    for bar, chords, figure, strength in (
        (0, WAIT, CHARGE, 73),
        (4, ROUND, CHARGE, 75),
        (12, STAKES, CHARGE, 77),
        (20, THINK, STALKING, 74),
        (24, ROUND, CHARGE, 79),
        (32, STAKES, CHARGE, 82),
        (40, WAIT, STALKING, 73),
    ):
        menace.drive(bar, chords, figure, strength)
        menace.shiver(bar, chords, strength - 10)
        menace.beat(bar, 78, pitch=45)
    menace.trombones(0, CHALLENGE, 76)
    menace.trombones(4, RAISED, 78)
    menace.horns(12, SEEN, 80)
    menace.trombones(20, UNBLINKING, 76)
    menace.horns(24, SHOWDOWN, 82)
    menace.trombones(32, BATTLE, 84)
    menace.horns(40, PAID, 76)
    return echo_round(menace.score.loop(BARS * BAR), "hall", 0.22)
