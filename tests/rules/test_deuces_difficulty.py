"""Tests that the helps of the difficulties tell what was measured, and that it still holds."""

import re

import pytest

from game.rules.deuces.options import TARGET, WON
from tests.bench.balance.record import encounter

NEARLY = {"nearly every": 0.98}
CLOSE = 0.02  # how far a share in words may be from the figure
FIGHTS, APART = 30, 0.12  # fights on each level, and how far their share may be from the figure


def shares(text):
    """The shares that a help tells, for two heroes and for one."""
    told = re.findall(r"(nearly every|\d+ of \d+)", text)
    return [NEARLY.get(words) or int(words.split()[0]) / int(words.split()[2]) for words in told]


@pytest.mark.parametrize("choice", TARGET.choices[1:], ids=lambda choice: choice.value)
def test_a_help_tells_what_was_measured(choice):
    two, one = shares(choice.help)
    assert two == pytest.approx(WON[choice.value][2], abs=CLOSE)
    assert one == pytest.approx(WON[choice.value][1], abs=CLOSE)


@pytest.mark.nightly
@pytest.mark.parametrize("value", WON)
@pytest.mark.parametrize("heroes", [1, 2])
def test_what_was_measured_still_holds(value, heroes):
    said = {"target": value, **{f"custom.{n}": "none" for n in range(heroes)}}
    fights = [encounter(level, seed, said, heroes) for level in (1, 3, 5) for seed in range(1, FIGHTS + 1)]
    won = sum(fight.won for fight in fights) / len(fights)
    assert won == pytest.approx(WON[value][heroes], abs=APART)
