"""The music of Scoundrel: a sarabande in D minor over a bass that climbs down, half step by half step, into the deep.

One tune, whose every thought is short, long, quick, short, long; set twice: for the table and for the title.
"""

from __future__ import annotations

from .ambience import echo_round
from .dsp import Rng, Wave
from .score import Note, Score, key, melody

BAR = 3  # beats
HARP, LUTE, REED, STRINGS, CELLO, BASS, CHOIR, BELL, DRUM, BRASS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10)
# channel: General MIDI program, volume, pan
BAND = {
    HARP: (46, 90, 44),
    LUTE: (24, 96, 58),
    REED: (69, 84, 72),
    STRINGS: (48, 94, 64),
    CELLO: (42, 92, 80),
    BASS: (43, 84, 64),
    CHOIR: (52, 92, 64),
    BELL: (8, 84, 90),
    DRUM: (47, 104, 60),
    BRASS: (60, 80, 40),
}

# chord: bass, then three voices above
CHORDS = {
    "Dm": "D3 F4 A4 D5",
    "A/C#": "C#3 E4 A4 C#5",
    "Dm7/C": "C3 F4 A4 D5",
    "G/B": "B2 G4 B4 D5",
    "Gm/Bb": "Bb2 G4 Bb4 D5",
    "Dm/A": "A2 F4 A4 D5",
    "Eb/G": "G2 G4 Bb4 Eb5",
    "A": "A2 E4 A4 C#5",
    "Asus": "A2 E4 A4 C#5",
    "F": "F2 F4 A4 C5",
    "C/E": "E3 E4 G4 C5",
    "Bb/D": "D3 F4 Bb4 D5",
    "F/C": "C3 F4 A4 C5",
    "Bb": "Bb2 F4 Bb4 D5",
    "Gm": "G2 G4 Bb4 D5",
    "Eb": "Eb3 G4 Bb4 Eb5",
    "Eb/D": "D3 G4 Bb4 Eb5",
    "Gm/D": "D3 G4 Bb4 D5",
    "Cm/Eb": "Eb3 G4 C5 Eb5",
    "Em7b5/G": "G2 E4 Bb4 D5",
}
SUSPENDED = {"Asus": "E4 A4 D5"}  # what is held on the first beat, before it gives way
DESCENT = ["Dm", "A/C#", "Dm7/C", "G/B", "Gm/Bb", "Dm/A", "Eb/G", "Asus"]
DAYLIGHT = ["F", "C/E", "Bb/D", "F/C", "Bb", "Gm", "Eb", "A"]
DEPTH = ["Dm", "Eb/D", "Dm", "Gm/D", "Cm/Eb", "Gm/D", "Eb/G", "Asus"]
THRESHOLD = ["Dm", "Bb", "Em7b5/G", "A"]

TUNE = melody(
    "D5:1 F5:1.5 E5:.5 | E5:1 A4:2 | F5:1 A5:1.5 G5:.5 | G5:1 D5:2 |"
    "D5:1 G5:1.5 F5:.5 | F5:1 D5:2 | Bb4:1 Eb5:1.5 D5:.5 | D5:1 C#5:2"
)
TUNE_ADORNED = melody(
    "D5:1 F5:1 E5:.5 F5:.5 | E5:1 A4:1.5 C#5:.5 | D5:.5 F5:.5 A5:1.5 G5:.5 | G5:1 D5:1.5 F5:.5 |"
    "D5:.5 F5:.5 G5:1.5 F5:.5 | F5:1 D5:1.5 A4:.5 | Bb4:1 Eb5:1 D5:.5 Eb5:.5 | D5:.5 E5:.5 C#5:2"
)
ANSWER = melody("A4:3 | A4:2 G4:1 | A4:1 F4:2 | G4:2 A4:1 | G4:1 Bb4:2 | A4:2 F4:1 | G4:2 Bb4:1 | E4:2 G4:1")
HOPE = melody(
    "A4:1 C5:2 | E5:1.5 D5:.5 C5:1 | D5:1 F5:2 | A5:1.5 G5:.5 F5:1 |"
    "D5:1 Bb5:1.5 A5:.5 | G5:2 F5:1 | Eb5:1 G5:1.5 F5:.5 | E5:1 C#5:2"
)
LAMENT = melody(
    "A3:2 Bb3:1 | G3:3 | F3:1 A3:1.5 G3:.5 | Bb3:2 A3:1 |"
    "G3:1 C4:1.5 Bb3:.5 | Bb3:1 D4:2 | Bb3:1 Eb4:1.5 D4:.5 | D4:1 C#4:2"
)
FAR_BELLS = melody("-:1 A5:2 | -:3 | -:1 D6:1 A5:1 | -:3 | -:1 G5:2 | -:3 | -:1 Bb5:2 | -:3")


class Setting:
    """Lays material bar by bar onto a score."""

    def __init__(self, beat: float, rng: Rng) -> None:
        self.score = Score(beat, rng)
        for channel, (program, volume, pan) in BAND.items():
            self.score.part(channel, program, volume, pan)

    def sing(
        self, channel: int, bar: int, tune: list[Note], strength: float, shift: int = 0, bowed: bool = False
    ) -> None:
        """A tune from `bar` on, the second beat of each bar leaned upon; `bowed` instruments swell on each note."""
        for start, beats, pitch in tune:
            at = bar * BAR + start
            lean = 6 if start % BAR == 1 else -4 if beats < 1 else 0
            self.score.note(channel, at, beats * 0.98, pitch + shift, strength + lean)
            if bowed:
                self.score.swell(channel, at, beats * 0.98, 88, 88 + int(12 * min(beats, 3)))

    def broken_chords(self, channel: int, bar: int, chords: list[str], strength: float, sparse: bool = False) -> None:
        """Chords as six quavers up and down, or only up when `sparse`."""
        for i, name in enumerate(chords):
            low, *voices = (key(word) for word in CHORDS[name].split())
            keys = [low, voices[0] - 12, voices[1] - 12, voices[2] - 12, voices[1] - 12, voices[0] - 12]
            for k, pitch in enumerate(keys[:4] if sparse else keys):
                accent = 10 if k == 0 else -3 if k % 2 else 0
                self.score.note(channel, (bar + i) * BAR + k / 2, 1.6 if k else 2.9, pitch, strength + accent)

    def strum(self, channel: int, bar: int, chords: list[str], strength: float) -> None:
        """Rolled chords on the second beat: the step of the dance."""
        for i, name in enumerate(chords):
            for k, word in enumerate(CHORDS[name].split()[1:]):
                self.score.note(channel, (bar + i) * BAR + 1 + 0.035 * k, 1.8, key(word) - 12, strength - 3 * k)

    def carpet(self, channel: int, bar: int, chords: list[str], strength: float, shift: int = -12) -> None:
        """Held chords; each bar swells; a voice that stays on its note is held over."""
        changes: list[tuple[int, list[str]]] = []
        for i, name in enumerate(chords):
            at = (bar + i) * BAR
            self.score.swell(channel, at, BAR, 74, 104)
            if name in SUSPENDED:
                changes.append((at, SUSPENDED[name].split()))
                at += 1
            changes.append((at, CHORDS[name].split()[1:]))
        changes.append(((bar + len(chords)) * BAR, []))
        held: dict[int, int] = {}
        for at, voices in changes:
            now = {key(word) + shift for word in voices}
            for pitch in sorted(held.keys() - now):
                begin = held.pop(pitch)
                self.score.note(channel, begin, at - begin - 0.03, pitch, strength)
            for pitch in sorted(now - held.keys()):
                held[pitch] = at

    def bass(self, channel: int, bar: int, chords: list[str], strength: float, shift: int = -12) -> None:
        """The bass, a note to the bar."""
        for i, name in enumerate(chords):
            pitch = key(CHORDS[name].split()[0]) + shift
            self.score.note(channel, (bar + i) * BAR, BAR - 0.1, pitch, strength)

    def roll(self, bar: int, beats: float, low: float, high: float, pitch: int = 45) -> None:
        """A drum rolling up to the end of `bar`."""
        count = int(beats * 6)
        for k in range(count):
            at = (bar + 1) * BAR - beats + k / 6
            self.score.note(DRUM, at, 0.2, pitch, low + (high - low) * k / count)


def table(rng: Rng) -> Wave:
    """The long piece under the play: 48 bars, 123 s. Stereo loop."""
    setting = Setting(64 * 588 / 44100, rng)
    # the threshold: a harp in the dark
    setting.broken_chords(HARP, 0, ["Dm", "Dm", "Bb/D", "A"], 60, sparse=True)
    setting.bass(BASS, 0, ["Dm", "Dm", "Bb/D", "A"], 58)
    setting.score.note(DRUM, 0, 2, 38, 46)
    # the tune, on a lute
    setting.sing(LUTE, 4, TUNE, 84, -12)
    setting.broken_chords(HARP, 4, DESCENT, 48)
    setting.bass(BASS, 4, DESCENT, 50)
    setting.carpet(STRINGS, 8, DESCENT[4:], 50)
    # again, on a reed, the strings around it
    setting.sing(REED, 12, TUNE_ADORNED, 96, -12, bowed=True)
    setting.broken_chords(HARP, 12, DESCENT, 46)
    setting.strum(LUTE, 12, DESCENT, 42)
    setting.carpet(STRINGS, 12, DESCENT, 52)
    setting.sing(CELLO, 12, ANSWER, 56, -12, bowed=True)
    setting.bass(BASS, 12, DESCENT, 62)
    setting.roll(19, 2, 22, 52)
    # daylight remembered
    setting.sing(CELLO, 20, HOPE, 88, -12, bowed=True)
    setting.broken_chords(HARP, 20, DAYLIGHT, 54)
    setting.strum(LUTE, 20, DAYLIGHT, 44)
    setting.carpet(STRINGS, 20, DAYLIGHT, 66)
    setting.carpet(CHOIR, 24, DAYLIGHT[4:], 50)
    setting.bass(BASS, 20, DAYLIGHT, 64)
    # the depth: a cello over a standing bass, bells far off
    setting.sing(CELLO, 28, LAMENT, 90, bowed=True)
    setting.broken_chords(HARP, 28, DEPTH, 40, sparse=True)
    setting.carpet(CHOIR, 28, DEPTH, 48)
    setting.bass(BASS, 28, DEPTH, 58)
    setting.sing(BELL, 28, FAR_BELLS, 58)
    setting.score.note(DRUM, 28 * BAR, 2, 38, 56)
    setting.score.note(DRUM, 32 * BAR, 2, 39, 50)
    setting.roll(35, 3, 20, 66)
    # all together
    setting.sing(STRINGS, 36, TUNE, 84)
    setting.sing(REED, 36, TUNE, 80, -12, bowed=True)
    setting.sing(LUTE, 36, TUNE_ADORNED, 70, -12)
    setting.sing(CELLO, 36, ANSWER, 76, -12, bowed=True)
    setting.broken_chords(HARP, 36, DESCENT, 54)
    setting.carpet(CHOIR, 36, DESCENT, 58)
    setting.carpet(STRINGS, 36, DESCENT, 56)
    setting.bass(BASS, 36, DESCENT, 66)
    for bar in (36, 38, 40, 42):
        setting.score.note(DRUM, bar * BAR, 2, 38, 62)
    setting.roll(43, 2, 30, 58)
    # and out again
    setting.broken_chords(HARP, 44, THRESHOLD, 50)
    setting.sing(LUTE, 44, melody("D5:1 A4:2 | -:1 F4:2 | G4:1 Bb4:1.5 A4:.5 | A4:3"), 70, -12)
    setting.carpet(STRINGS, 44, THRESHOLD, 46)
    setting.bass(BASS, 44, THRESHOLD, 54)
    return echo_round(setting.score.loop(48 * BAR), "vault", 0.22)


def title(rng: Rng) -> Wave:
    """The tune before the gate: slower, horns and voices, 20 bars, 58 s. Stereo loop."""
    setting = Setting(0.96, rng)
    setting.sing(LUTE, 0, TUNE, 86, -12)
    setting.broken_chords(HARP, 0, DESCENT, 46, sparse=True)
    setting.carpet(CHOIR, 0, DESCENT, 52)
    setting.bass(BASS, 0, DESCENT, 58)
    setting.sing(BELL, 0, FAR_BELLS, 46)
    setting.score.note(DRUM, 0, 2, 38, 60)
    setting.roll(7, 3, 20, 74)
    setting.sing(BRASS, 8, TUNE, 84, -12, bowed=True)
    setting.sing(STRINGS, 8, TUNE, 76)
    setting.sing(CELLO, 8, ANSWER, 80, -12, bowed=True)
    setting.carpet(STRINGS, 8, DESCENT, 62)
    setting.carpet(CHOIR, 8, DESCENT, 62)
    setting.broken_chords(HARP, 8, DESCENT, 62)
    setting.bass(BASS, 8, DESCENT, 78)
    for bar in (8, 10, 12, 14):
        setting.score.note(DRUM, bar * BAR, 2, 38, 78)
        setting.score.note(DRUM, bar * BAR + 5, 1, 33, 52)
    setting.roll(15, 2, 30, 70)
    setting.broken_chords(HARP, 16, THRESHOLD, 54)
    setting.carpet(STRINGS, 16, THRESHOLD, 54)
    setting.sing(REED, 16, melody("D5:1 A4:2 | -:1 F4:2 | G4:1 Bb4:1.5 A4:.5 | A4:2 -:1"), 88, -12, bowed=True)
    setting.bass(BASS, 16, THRESHOLD, 62)
    setting.score.note(DRUM, 16 * BAR, 2, 38, 60)
    return echo_round(setting.score.loop(20 * BAR), "vault", 0.26)
