"""Tests that the two stems of a piece fit together: by their scores, without fluidsynth, and by the baked files."""

import importlib
import json
from itertools import pairwise, product
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.press
CUES = json.loads((Path(__file__).parents[2] / "assets" / "sounds" / "cues.json").read_text(encoding="utf-8"))
IN_STEMS = sorted(name for name, cue in CUES.items() if cue["bus"] == "music" and len(cue["files"]) == 2)
HELD = 0.25  # seconds: notes that sound together for at least this long form a held chord
HALF_STEPS = {1, 11}
FEW, FEW_IN_E_PHRYGIAN = 0.01, 0.05  # largest share of held chords with a half step; the crawl's music is built on one
PAUSE = 2.0  # seconds


@pytest.fixture
def stems() -> ModuleType:
    """The module that reads scores, imported late because only these tests need its libraries."""
    return importlib.import_module("tests.press.stems")


def test_every_game_has_music_in_stems() -> None:
    assert IN_STEMS == ["music-crawl", "music-deuces", "music-diamonds", "music-scoundrel"]


@pytest.mark.parametrize("name", IN_STEMS)
def test_stems_are_as_long_as_each_other_and_seldom_clash(
    name: str, stems: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    (base, seconds), (danger, as_long) = (stems.score(name, stem, monkeypatch) for stem in (0, 1))
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
def test_danger_never_stops_so_that_it_can_come_at_any_moment(
    name: str, stems: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes, seconds = stems.score(name, 1, monkeypatch)
    for pitched in (True, False):
        starts = sorted(note.start for note in notes if note.drum is not pitched)
        assert max(b - a for a, b in pairwise([*starts, starts[0] + seconds])) < PAUSE


@pytest.mark.parametrize("name", IN_STEMS)
def test_baked_stems_have_the_same_length_to_the_sample_and_do_not_clip_together(name: str, stems: ModuleType) -> None:
    base, danger = stems.baked(name)
    assert len(base) == len(danger)
    assert stems.true_peak(base + danger) < 1
