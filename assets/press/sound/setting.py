"""How material is set: the band, and the ways it plays a tune or a row of chords."""

from __future__ import annotations

from .dsp import Rng
from .material import CHORDS, SUSPENDED
from .score import Note, Score, key

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


def _changes(bar: int, chords: list[str]) -> list[tuple[int, list[str]]]:
    """The beats from `bar` on at which the harmony changes, and the voices then held; at last none."""
    changes = []
    for i, name in enumerate(chords):
        at = (bar + i) * BAR
        if name in SUSPENDED:
            changes.append((at, SUSPENDED[name].split()))
            at += 1
        changes.append((at, CHORDS[name].split()[1:]))
    return [*changes, ((bar + len(chords)) * BAR, [])]


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

    def broken_chords(self, bar: int, chords: list[str], strength: float, sparse: bool = False) -> None:
        """The harp: six quavers to a chord, up and down, or only up when `sparse`."""
        for i, name in enumerate(chords):
            low, *voices = (key(word) for word in CHORDS[name].split())
            keys = [low, voices[0] - 12, voices[1] - 12, voices[2] - 12, voices[1] - 12, voices[0] - 12]
            for k, pitch in enumerate(keys[:4] if sparse else keys):
                accent = 10 if k == 0 else -3 if k % 2 else 0
                length = 2.9 if k == 0 else min(1.6, 2.95 - k / 2)
                self.score.note(HARP, (bar + i) * BAR + k / 2, length, pitch, strength + accent)

    def strum(self, bar: int, chords: list[str], strength: float) -> None:
        """The lute: rolled chords on the second beat, the step of the dance."""
        for i, name in enumerate(chords):
            for k, word in enumerate(CHORDS[name].split()[1:]):
                self.score.note(LUTE, (bar + i) * BAR + 1 + 0.035 * k, 1.8, key(word) - 12, strength - 3 * k)

    def carpet(self, channel: int, bar: int, chords: list[str], strength: float) -> None:
        """Held chords, an octave down; each bar swells; a voice that stays on its note is held over."""
        for i in range(len(chords)):
            self.score.swell(channel, (bar + i) * BAR, BAR, 74, 104)
        held: dict[int, int] = {}
        for at, voices in _changes(bar, chords):
            now = {key(word) - 12 for word in voices}
            for pitch in sorted(held.keys() - now):
                begin = held.pop(pitch)
                self.score.note(channel, begin, at - begin - 0.03, pitch, strength)
            for pitch in sorted(now - held.keys()):
                held[pitch] = at

    def bass(self, bar: int, chords: list[str], strength: float) -> None:
        """The contrabass, a note to the bar, an octave below the chords' own."""
        for i, name in enumerate(chords):
            self.score.note(BASS, (bar + i) * BAR, BAR - 0.1, key(CHORDS[name].split()[0]) - 12, strength)

    def beat(self, bar: int, strength: float, pitch: int = 38) -> None:
        """One deep stroke of the drum at the head of `bar`."""
        self.score.note(DRUM, bar * BAR, 2, pitch, strength)

    def roll(self, bar: int, beats: float, low: float, high: float, pitch: int = 45) -> None:
        """A drum rolling up to the end of `bar`."""
        count = int(beats * 6)
        for k in range(count):
            at = (bar + 1) * BAR - beats + k / 6
            self.score.note(DRUM, at, 0.2, pitch, low + (high - low) * k / count)
