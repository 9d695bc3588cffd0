"""Tests for the list of deliberate breakages: each still fits the program, and names tests that are there.

Whether the tests catch them is shown by `python -m tests.breakages`.
"""

from collections import Counter
from pathlib import Path

import pytest

from tests.breakages.breakage import AREAS, FAST, Breakage
from tests.breakages.catalogue import BREAKAGES

ROOT = Path(__file__).parents[1]
FEWEST, FEWEST_FAST = 40, 32
LEAST = {  # breakages in some areas together
    ("rules",): 12,
    ("core",): 5,
    ("saves", "files"): 6,
    ("window", "table", "input"): 10,
    ("sounds",): 3,
    ("layout",): 4,
    ("words",): 4,
    ("levels", "cli"): 4,
    ("architecture",): 2,
}


def fits(breakage: Breakage) -> str:
    """What is wrong with a breakage; "" if nothing is."""
    path = ROOT / breakage.file
    if not path.is_file():
        return f"{breakage.name}: there is no {breakage.file}"
    try:
        breakage.broken(path.read_text(encoding="utf-8"))
    except ValueError as error:
        return str(error)
    return ""


def test_every_text_that_is_broken_is_there_once():
    assert list(filter(None, map(fits, BREAKAGES))) == []


def decorators(test: str) -> str | None:
    """What stands above the function that a node id names, "" for a whole file; None if there is no such test."""
    file, _colons, name = test.partition("::")
    path = ROOT / file
    if not path.is_file():
        return None
    before, found, _rest = path.read_text(encoding="utf-8").partition(f"def {name.partition('[')[0]}(")
    if not name:
        return ""
    return before.rpartition("\n\n\n")[2] if found else None


def test_every_test_that_is_named_is_there_and_of_the_tier():
    wrong = []
    for breakage in BREAKAGES:
        for test in breakage.tests:
            marks = decorators(test)
            if marks is None:
                wrong.append(f"{breakage.name}: there is no {test}")
            elif breakage.tier == FAST and any(f"mark.{mark}\n" in marks for mark in ("slow", "nightly")):
                wrong.append(f"{breakage.name}: {test} is not fast any more")
    assert wrong == []


def test_names_are_unique_and_nothing_is_left_empty():
    assert [name for name, times in Counter(each.name for each in BREAKAGES).items() if times > 1] == []
    assert [each.name for each in BREAKAGES if not (each.harm.endswith(".") and each.tests and each.tier)] == []


def test_there_are_enough_in_every_area():
    areas = Counter(each.area for each in BREAKAGES)
    assert {*areas} == {*AREAS}
    assert len(BREAKAGES) >= FEWEST
    assert sum(each.tier == FAST for each in BREAKAGES) >= FEWEST_FAST
    assert {some: sum(areas[area] for area in some) for some, least in LEAST.items()} == {
        some: max(least, sum(areas[area] for area in some)) for some, least in LEAST.items()
    }


def test_a_text_that_is_not_there_once_is_refused():
    one = Breakage("x", "core", "x.py", "a", "b", "Nothing.", ())
    assert one.broken("cat") == "cbt"
    for text in ("dog", "banana"):
        with pytest.raises(ValueError, match="times"):
            one.broken(text)
