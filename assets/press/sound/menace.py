"""The music of danger: the band of a piece's second stem, and how it plays over the first stem's chords.

The second stem is faded in at any level and any moment, so it never begins and never ends: drums, low strings and a
shiver go on in every bar, and only the brass comes and goes. It avoids the registers of the first stem: its strings
tremble above the lute and the reed, its horns play where those are silent or in slower notes than theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from .dsp import Rng
from .material import CHORDS
from .score import Note, key
from .setting import BAR, DRUM, Setting

SHIVER, HORNS, TROMBONES, DRIVE, TAIKO, KIT = (0, 1, 2, 3, 4, 9)
# channel: General MIDI program, volume, pan; the kit is that of an orchestra
BAND = {
    SHIVER: (44, 98, 72),
    HORNS: (60, 92, 42),
    TROMBONES: (57, 80, 86),
    DRIVE: (42, 104, 56),
    TAIKO: (116, 112, 64),
    DRUM: (47, 100, 60),
    KIT: (48, 96, 66),
}
BIG_DRUM, SNARE = 36, 38  # keys of the kit
LOWEST = 36  # the lowest C of the low strings

Stroke = tuple[float, int, float]  # beat of the figure, key, and how much louder than the rest
Step = tuple[float, float, int, float]  # beat of the bar, length, degree over the bass (0, 1, 2), how much louder


def low(name: str) -> tuple[int, int, int]:
    """The bass of a chord in the second octave, the chord's note well above it, and the octave."""
    root, *voices = (key(word) for word in CHORDS[name].split())
    root = LOWEST + (root - LOWEST) % 12
    above = max((voice - root) % 12 for voice in voices if (voice - root) % 12 <= 9)
    return root, root + above, root + 12


class Menace(Setting):
    """Writes the second stem to a score of its own."""

    def __init__(self, beat: float, rng: Rng, bar: int = BAR, lean: int = 1) -> None:
        super().__init__(beat, rng, BAND, bar, lean)

    def drums(
        self, channel: int, bar: int, bars: int, figure: Sequence[Stroke], strength: float, over: int = 1
    ) -> None:
        """A figure of strokes, `over` bars long, repeated."""
        for i in range(0, bars, over):
            for at, pitch, louder in figure:
                self.score.note(channel, (bar + i) * self.bar + at, 0.6, pitch, strength + louder)

    def drive(self, bar: int, chords: Sequence[str], figure: Sequence[Step], strength: float) -> None:
        """The low strings: one figure per bar, on the notes of its chord."""
        for i, name in enumerate(chords):
            for at, beats, degree, louder in figure:
                self.score.note(DRIVE, (bar + i) * self.bar + at, beats, low(name)[degree], strength + louder)

    def shiver(self, bar: int, chords: list[str], strength: float, shift: int = 0) -> None:
        """The high strings, trembling on the chords."""
        self.carpet(SHIVER, bar, chords, strength, shift)

    def horns(self, bar: int, tune: list[Note], strength: float) -> None:
        """A counter-tune for the horns."""
        self.sing(HORNS, bar, tune, strength, bowed=True)

    def trombones(self, bar: int, tune: list[Note], strength: float) -> None:
        """A counter-tune for the trombones."""
        self.sing(TROMBONES, bar, tune, strength, bowed=True)
