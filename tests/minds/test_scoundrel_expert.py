"""The expert of Scoundrel: honest, exact at the end, strong, and the same everywhere."""

import pytest

from game import bots
from game.core.match import Match
from game.core.rng import Rng
from game.minds.net import chance
from game.minds.scoundrel.expert import Expert, Turn
from game.rules import games

GAME = games()["scoundrel"]
LOWER, EQUAL = {"wear": "lower", "end": "all"}, {"wear": "equal", "end": "all"}
FULL = {"wear": "lower", "end": "full"}


def plays(options, seeds):
    """Plays by the expert, with the view before each action."""
    for seed in seeds:
        match, expert = Match(GAME, options, seed), Expert()
        while not match.over:
            view = match.view(0)
            action = expert.choose(view)
            yield match, view, action
            match.play(action)


def is_honest(options, seeds, rng):
    """Count the positions in which the expert does the same when the cards it cannot see are shuffled."""
    same = 0
    for match, _view, action in plays(options, seeds):
        twin = Match(GAME, options, 1)
        twin.state = match.guess(0, rng)
        assert Expert().choose(twin.view(0)) == action
        same += twin.state.zones["deck"].cards != match.state.zones["deck"].cards
    return same


def test_hidden_cards_do_not_change_what_it_does():
    assert is_honest(LOWER, [3], Rng(1)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("options", [LOWER, EQUAL, FULL], ids=lambda chosen: "-".join(chosen.values()))
def test_hidden_cards_do_not_change_what_it_does_in_many_positions(options):
    assert is_honest(options, range(10, 25), Rng(2)) > 334


def won(options, seeds):
    return sum(bots_play(options, seed) for seed in seeds)


def bots_play(options, seed):
    match = Match(GAME, options, seed)
    while not match.over:
        match.step({0: EXPERT})
    return match.state.outcome.result == "won"


EXPERT = Expert()


@pytest.mark.slow
@pytest.mark.parametrize(("options", "least"), [(LOWER, 42), (EQUAL, 48), (FULL, 42)])
def test_it_wins_most_deals(options, least):
    assert won(options, range(1, 61)) >= least


def test_it_plays_a_deal_the_same_every_time():
    told = [str(action) for _match, _view, action in plays(LOWER, [1])]
    assert told == [str(action) for _match, _view, action in plays(LOWER, [1])]


def test_when_every_card_is_known_it_wins_what_can_be_won():
    known = [view for _match, view, _action in plays(EQUAL, [2]) if not Turn(view).outlook.hidden[1:]]
    assert known
    assert bots_play(EQUAL, 2) == (Turn(known[0]).best() is not None)


def test_it_is_found_by_its_name():
    assert isinstance(bots.agents(GAME)["expert"](Rng(1)), Expert)


def test_a_value_is_a_chance():
    assert [chance(value) for value in (-(1 << 18), 0, 1 << 18)] == [1, 500, 999]  # never certain
    assert chance(4096) == 731
