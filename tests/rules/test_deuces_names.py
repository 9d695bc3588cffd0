"""Tests for the names of heroes: their class, with a number if the class is not unique."""

from game.core.game import defaults
from game.core.match import Match
from game.core.text import say
from game.rules.deuces import GAME


def _names(*classes: str) -> list[str]:
    chosen = {f"class.{n}": kind for n, kind in enumerate(classes)}
    match = Match(GAME, {**defaults(GAME), "heroes": str(len(classes)), **chosen}, 1)
    return [say(figure.name) for figure in match.game.combatants.figures(match.view(0)) if figure.side == "heroes"]


def test_one_of_a_class_is_called_by_it():
    assert _names("bulwark", "mender") == ["Bulwark", "Mender"]


def test_two_of_a_class_have_numbers_and_so_have_those_without_one():
    assert _names("mender", "bulwark", "mender", "none") == ["Mender 1", "Bulwark", "Mender 3", "Hero 4"]
