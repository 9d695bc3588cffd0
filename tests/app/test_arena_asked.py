"""Tests for the hand that lies open while a player is asked whether to use an ability first."""

from collections.abc import Callable
from functools import cache

import pytest

from game.app.screens.table import TableScene
from game.bots import Random, stream
from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action, View
from game.rules import games

Fight = Callable[..., TableScene]
GAME = games()["deuces"]


@cache
def way_there() -> tuple[int, tuple[Action, ...]]:
    """A seed and the actions up to the moment when Bulwark, the second hero, is attacked and asked about an ability."""
    for seed in range(1, 40):
        match, chance = two(seed), Random(stream(seed, 2))
        while not match.over and len(match.log) < 200:
            view = match.view(match.state.to_act[0])
            if is_question(view):
                return seed, tuple(match.log)
            match.play(chance.choose(view))
    raise AssertionError("nobody asks")


def two(seed: int) -> Match:
    return Match(GAME, defaults(GAME) | {"heroes": "2", "class.0": "mender", "class.1": "bulwark"}, seed)


def asked() -> Match:
    seed, log = way_there()
    match = two(seed)
    for action in log:
        match.play(action)
    return match


def is_question(view: View) -> bool:
    clash, named = GAME.combatants.clash(view), {id for action in view.legal for id in action.ids}
    verbs = {one.verb for one in view.legal}
    return clash is not None and clash.defender == "hero.1" and verbs == {"use", "pass"} and "set_the_wall" in named


@pytest.mark.parametrize("before", ["hero.0", "hero.1"])
def test_the_hand_of_the_one_who_is_attacked_lies_open_when_they_are_asked_about_an_ability(
    at_table: Fight, before: str
):
    table = at_table(asked())
    table.top.ground.setting = table.top.ground.setting._replace(shown=before)
    table.top.see()
    assert table.top.ground.setting.shown == "hero.1"


def test_a_hand_that_somebody_wants_to_see_meanwhile_is_shown(at_table: Fight):
    table = at_table(asked())
    table.top.ground.casting.looked = "hero.0"
    table.top.see()
    assert table.top.ground.setting.shown == "hero.0"
