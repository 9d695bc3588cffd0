"""Tests that every game, with every set of options, obeys all of `checkers.py`: one walk over each play checks
everything.

Plays with several seats take long: the slow tests walk them whole, taking turns, and the fast ones only their first
actions.
"""

import pytest

from tests.contract import checkers as check
from tests.contract.plays import MORE, Preset, beginning, plays, vast, whole
from tests.contract.walk import Position, walk
from tests.rotation import rotating

SEEDS = range(12 * MORE)
OPENING = 3  # actions of a long play in the fast tests


def is_long(preset: Preset, seed: int) -> bool:
    """True if a walk over the play takes about a quarter of a second or more: many seats, or played by the adviser."""
    game, options = preset
    return vast(game) or len(game.seats(options)) > 1 or options.get("mode") == "party" or seed % 2 == 1


LONG = [play for play in plays(SEEDS) if is_long(*play)]
SHORT = [play for play in plays(SEEDS) if not is_long(*play)]


@pytest.mark.parametrize(("preset", "seed"), SHORT, ids=str)
def test_a_play_owes_everything(preset, seed):
    length = len(beginning(preset, seed))
    walk(preset, seed, [*check.owed(preset, seed, length), check.PlaysEnd()], length)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seed"), rotating(LONG), ids=str)
def test_a_long_play_owes_everything(preset, seed):
    length = len(beginning(preset, seed))
    walk(preset, seed, check.owed(preset, seed, length), length)
    check.PlaysEnd().end(Position(whole(preset, seed)))


@pytest.mark.parametrize(("preset", "seed"), LONG, ids=str)
def test_the_opening_of_a_long_play_owes_everything(preset, seed):
    walk(preset, seed, check.owed(preset, seed, OPENING), OPENING)
