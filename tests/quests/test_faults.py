"""Tests that each mistake in a quest's map is found and explained in plain words, and that the corrected map is
accepted."""

from pathlib import Path

import pytest

from game.levels import quests
from game.rules.deuces.modes.quest.faults import Findings, look
from tests.quests.mistakes import HERE, MISTAKES, broken

WELL = HERE / "well.tmx"


def findings(path: Path) -> Findings:
    return look(quests.read(path))[1]


def told(faults) -> tuple[tuple[str, str], ...]:
    return tuple((fault.kind, str(fault.text)) for fault in faults)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_and_nothing_else_is(name: str) -> None:
    found = findings(broken(name))
    assert told(found.faults) == MISTAKES[name].faults
    assert told(found.warnings) == MISTAKES[name].warnings


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mended_map_is_good(name: str, tmp_path: Path) -> None:
    text, mistake = broken(name).read_text(encoding="utf-8"), MISTAKES[name]
    assert text.count(mistake.wrong) == 1
    path = tmp_path / "mended.tmx"
    path.write_text(text.replace(mistake.wrong, mistake.right), encoding="utf-8")
    assert findings(path) == Findings()
