"""The two stems of a piece belong together: by their scores, without fluidsynth, and by the files that were baked."""

from itertools import product
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.press
np = pytest.importorskip("numpy")
soundfile = pytest.importorskip("soundfile")
shelf = pytest.importorskip("assets.press.sound.shelf")

from assets.press.sound.master import true_peak  # noqa: E402
from assets.press.sound.score import TICKS_PER_SECOND, Score  # noqa: E402

IN_STEMS = sorted(name for name, stems in shelf.MUSIC.items() if len(stems) == 2)
DRUMS = {47, 116}  # General MIDI programs; and all that channel 9 plays
HELD = 0.25  # seconds for which two notes must sound together to be heard as a chord
HALF_STEPS = {1, 11}
FEW, FEW_IN_E_PHRYGIAN = 0.01, 0.05  # the share of held chords with a half step in them: the crawl is made of one
PAUSE = 2.0  # seconds


class Note(NamedTuple):
    """A note that is played: when, until when (seconds), and its key."""

    start: float
    end: float
    key: int
    drum: bool


class Written(Exception):
    """A score is written, and need not be played."""


def score(name: str, stem: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Note], float]:
    """The notes of a stem and its length in seconds."""
    kept = []

    def keep(self: Score, beats: float) -> None:
        kept.append((self, beats))
        raise Written

    monkeypatch.setattr(Score, "loop", keep)
    with pytest.raises(Written):
        shelf.MUSIC[name][stem][0](np.random.default_rng(1))
    (written, beats) = kept[0]
    programs = {message.channel: message.program for message in written.setup if message.type == "program_change"}
    notes, open_ = [], {}
    for at, message in sorted(written.events, key=lambda event: (event[0], event[1].type == "note_on")):
        place = message.channel, getattr(message, "note", -1)
        if message.type == "note_on":
            open_[place] = at / TICKS_PER_SECOND
        elif message.type == "note_off" and place in open_:
            drum = message.channel == 9 or programs[message.channel] in DRUMS
            notes.append(Note(open_.pop(place), at / TICKS_PER_SECOND, message.note, drum))
    return notes, beats * written.beat


@pytest.mark.parametrize("name", IN_STEMS)
def test_stems_are_as_long_as_each_other_and_seldom_clash(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (base, seconds), (danger, as_long) = (score(name, stem, monkeypatch) for stem in (0, 1))
    assert seconds == as_long
    assert 75 <= seconds <= 125
    together = [
        (one, other, min(one.end, other.end) - max(one.start, other.start))
        for one, other in product(base, danger)
        if not one.drum and not other.drum
    ]
    held = [(one, other, overlap) for one, other, overlap in together if overlap > HELD]
    clash = sum(overlap for one, other, overlap in held if abs(one.key - other.key) % 12 in HALF_STEPS)
    assert clash / sum(overlap for _, _, overlap in held) < (FEW_IN_E_PHRYGIAN if name == "music-crawl" else FEW)


@pytest.mark.parametrize("name", IN_STEMS)
def test_danger_never_stops_so_that_it_can_come_at_any_moment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    notes, seconds = score(name, 1, monkeypatch)
    for pitched in (True, False):
        starts = sorted(note.start for note in notes if note.drum is not pitched)
        assert max(np.diff([*starts, starts[0] + seconds])) < PAUSE


@pytest.mark.parametrize("name", IN_STEMS)
def test_baked_stems_have_the_same_length_to_the_sample_and_do_not_clip_together(name: str) -> None:
    base, danger = (soundfile.read(shelf.ASSETS / file, always_2d=True)[0] for file in shelf.files(name))
    assert len(base) == len(danger)
    assert true_peak(base + danger) < 1
