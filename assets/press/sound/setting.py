"""The arrangement of musical material: the band, and the ways it plays a tune or a row of chords."""

from __future__ import annotations

from collections.abc import Mapping

from .dsp import Rng
from .material import CHORDS, SUSPENDED
from .score import Note, Score, key

BAR = 3  # beats, unless a piece has another metre
OCTAVE = 12
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


class Setting:
    """Writes material to a score, bar by bar.

    `beat` is the length of a beat in seconds, `bar` the number of beats in a bar; `lean` is the beat (from 0) that
    tunes stress and on which suspensions resolve.
    """

    def __init__(
        self,
        beat: float,
        rng: Rng,
        band: Mapping[int, tuple[int, int, int]] = BAND,
        bar: int = BAR,
        lean: int = 1,
    ) -> None:
        self.score, self.bar, self.lean = Score(beat, rng), bar, lean
        for channel, (program, volume, pan) in band.items():
            self.score.part(channel, program, volume, pan)

    def sing(
        self, channel: int, bar: int, tune: list[Note], strength: float, shift: int = 0, bowed: bool = False
    ) -> None:
        """Play a tune from `bar` on; `bowed` instruments swell on each note."""
        for start, beats, pitch in tune:
            at = bar * self.bar + start
            lean = 6 if start % self.bar == self.lean else -4 if beats < 1 else 0
            self.score.note(channel, at, beats * 0.98, pitch + shift, strength + lean)
            if bowed:
                self.score.swell(channel, at, beats * 0.98, 88, 88 + int(12 * min(beats, 3)))

    def voices(self, name: str, beat: float) -> list[int]:
        """The keys of a chord at a beat of its bar, the bass first: suspended voices are held until they resolve."""
        bass, *voices = CHORDS[name].split()
        if beat < self.lean and name in SUSPENDED:
            voices = SUSPENDED[name].split()
        return [key(bass), *map(key, voices)]

    def broken_chords(self, bar: int, chords: list[str], strength: float, sparse: bool = False) -> None:
        """The harp: six quavers to a chord, up and down, or only up when `sparse`."""
        for i, name in enumerate(chords):
            for k, degree in enumerate((0, 1, 2, 3) if sparse else (0, 1, 2, 3, 2, 1)):
                pitch = self.voices(name, k / 2)[degree] - (OCTAVE if degree else 0)
                accent = 10 if k == 0 else -3 if k % 2 else 0
                until = self.lean if name in SUSPENDED and k / 2 < self.lean else 2.95
                length = 2.9 if k == 0 else min(1.6, until - k / 2)
                self.score.note(HARP, (bar + i) * self.bar + k / 2, length, pitch, strength + accent)

    def strum(self, bar: int, chords: list[str], strength: float) -> None:
        """The lute: rolled chords on the second beat, the step of the dance."""
        for i, name in enumerate(chords):
            for k, word in enumerate(CHORDS[name].split()[1:]):
                self.score.note(LUTE, (bar + i) * self.bar + 1 + 0.035 * k, 1.8, key(word) - 12, strength - 3 * k)

    def changes(self, bar: int, chords: list[str]) -> list[tuple[int, set[int]]]:
        """The beats from `bar` on at which the harmony changes, with the voices held from there; an empty set at the
        end."""
        changes = []
        for i, name in enumerate(chords):
            for beat in (0, self.lean) if name in SUSPENDED else (0,):
                changes.append(((bar + i) * self.bar + beat, set(self.voices(name, beat)[1:])))
        return [*changes, ((bar + len(chords)) * self.bar, set())]

    def carpet(self, channel: int, bar: int, chords: list[str], strength: float, shift: int = -OCTAVE) -> None:
        """Held chords, by default an octave down; each bar swells; a voice that keeps its note is held over."""
        for i in range(len(chords)):
            self.score.swell(channel, (bar + i) * self.bar, self.bar, 74, 104)
        held: dict[int, int] = {}
        for at, voices in self.changes(bar, chords):
            now = {pitch + shift for pitch in voices}
            for pitch in sorted(held.keys() - now):
                begin = held.pop(pitch)
                self.score.note(channel, begin, at - begin - 0.03, pitch, strength)
            for pitch in sorted(now - held.keys()):
                held[pitch] = at

    def bass(self, bar: int, chords: list[str], strength: float) -> None:
        """The contrabass, one note per bar, an octave below the chords' own."""
        for i, name in enumerate(chords):
            self.score.note(BASS, (bar + i) * self.bar, self.bar - 0.1, key(CHORDS[name].split()[0]) - 12, strength)

    def beat(self, bar: int, strength: float, pitch: int = 38) -> None:
        """One deep stroke of the drum at the head of `bar`."""
        self.score.note(DRUM, bar * self.bar, 2, pitch, strength)

    def roll(self, bar: int, beats: float, low: float, high: float, pitch: int = 45) -> None:
        """A drum rolling up to the end of `bar`."""
        count = int(beats * 6)
        for k in range(count):
            at = (bar + 1) * self.bar - beats + k / 6
            self.score.note(DRUM, at, 0.2, pitch, low + (high - low) * k / count)
