"""Tests that the page of all sounds describes the files correctly."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "assets" / "press" / "sound" / "TABLE.md"
SAMPLE = {"strike": "sounds/strike-2.ogg", "ambience-torch": "sounds/ambience-torch.ogg", "escape": "sounds/escape.ogg"}


def rows() -> dict[str, str]:
    """The rows of the page by file name."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return {line.split("|")[1].strip(): line for line in lines if line.startswith("| ") and ".ogg" in line}


def test_every_sound_has_a_row() -> None:
    table = json.loads((ROOT / "assets" / "sounds" / "cues.json").read_text(encoding="utf-8"))
    assert set(rows()) == {file for cue in table.values() for file in cue["files"]}


@pytest.mark.press
@pytest.mark.parametrize(("name", "file"), SAMPLE.items(), ids=list(SAMPLE))
def test_a_row_says_what_the_file_is_like(name: str, file: str) -> None:
    from assets.press.sound import page
    from assets.press.sound.measure import measured

    looped = name.startswith("ambience")
    assert rows()[file] == page.row(file, measured(ROOT / "assets" / file, looped))


@pytest.mark.press
def test_what_is_out_of_bounds_is_named() -> None:
    """Faults: too loud, too soft, cut off, and a loop whose ends do not join."""
    from assets.press.sound import check
    from assets.press.sound.measure import Seam, measured

    fine = measured(ROOT / "assets" / SAMPLE["strike"], False)
    assert check.faults("strike", "strike-2.ogg", fine) == []
    for wrong in (
        fine._replace(peak=-1.0),
        fine._replace(punch=fine.punch - 6),
        fine._replace(punch=fine.punch + 3),
        fine._replace(edge=0.5),
        fine._replace(plain=False),
        fine._replace(seam=Seam(0.5, 0.01, 0.0)),
        fine._replace(seam=Seam(0.01, 0.01, 20.0)),
    ):
        assert len(check.faults("strike", "strike-2.ogg", wrong)) == 1
