"""Tests that hints are as good as the adviser's, and that following them does not lead in a circle."""

from collections import Counter

import pytest

from game.bots import agents, stream
from game.core.blanks import is_allowed
from game.core.game import Advice, Adviser, defaults
from game.core.hints import ENOUGH, Hints
from game.core.match import Match
from game.core.text import Text
from game.core.view import Action, View
from game.rules import games
from tests.contract.plays import few

GAMES = games()
MOST = 150  # actions of most plays


class Sitting(Adviser):
    """Always advises to sit, which gains nothing, unless only standing is left."""

    def choose(self, view):
        return self.advise(view).action

    def advise(self, view):
        return Advice(view.legal[0], Text("Why not"))

    def situation(self, view, action):
        return (view.facts["place"], action.verb) if action.verb == "sit" else None


def view(place="here", verbs=("sit", "stand")):
    return View(0, {}, {}, {}, {}, {"place": place}, (0,), tuple(Action(verb) for verb in verbs), None)


# in small


def test_what_gains_nothing_is_advised_twice():
    hints = Hints(Sitting())
    assert [hints.advise(view(), moment).action.verb for moment in range(5)] == ["sit", "sit", *["stand"] * 3]


def test_the_same_moment_gets_the_same_hint_however_often():
    hints = Hints(Sitting())
    assert {hints.advise(view(), 4).action.verb for _ in range(9)} == {"sit"}


def test_moments_that_were_undone_do_not_count():
    hints = Hints(Sitting())
    assert [hints.advise(view(), moment).action.verb for moment in (4, 6, 8)] == ["sit", "sit", "stand"]
    assert [hints.advise(view(), moment).action.verb for moment in (4, 6, 8)] == ["sit", "sit", "stand"]


def test_another_situation_is_another_matter():
    hints = Hints(Sitting())
    for place in ("here", "there"):
        assert [hints.advise(view(place), moment).action.verb for moment in range(3)] == ["sit", "sit", "stand"]


def test_what_is_the_only_way_is_advised_for_ever():
    hints = Hints(Sitting())
    assert {hints.advise(view(verbs=("sit",)), moment).action.verb for moment in range(9)} == {"sit"}


# every game


def play_by_hints(match, seats, others, most=MOST):
    """Play as the hints say; yield each hint of the seats with its situation."""
    hints = {seat: Hints(match.game.adviser()) for seat in seats}
    while not match.over and len(match.log) < most:
        seat = match.state.to_act[0]
        seen = match.view(seat)
        if seat in hints:
            advice = hints[seat].advise(seen, len(match.log))
            assert is_allowed(advice.action, seen.legal)
            assert hints[seat].advise(seen, len(match.log)) == advice
            yield seen, advice, match.game.adviser().situation(seen, advice.action)
            match.play(advice.action)
        else:
            match.play(others[seat].choose(seen))


@pytest.mark.slow
@pytest.mark.parametrize("preset", few(12), ids=str)
def test_no_hint_is_given_again_and_again_where_it_gains_nothing(preset):
    match = preset.match(3)
    given = Counter()
    for seen, advice, situation in play_by_hints(match, range(len(match.seats)), {}):
        if situation is not None and {action.verb for action in seen.legal} != {advice.action.verb}:
            given[situation] += 1
            assert given[situation] <= ENOUGH, advice


@pytest.mark.slow
@pytest.mark.parametrize("preset", few(6), ids=str)
def test_no_table_comes_back_whose_actions_lead_nowhere_else(preset):
    """Where an adviser names no situation, the table itself never is the same again, so that no hint can circle."""
    match, tables = preset.match(5), set()
    for seen, _advice, situation in play_by_hints(match, range(len(match.seats)), {}):
        if situation is None:
            table = seen.seat, str(seen.data()), str(seen.legal)
            assert table not in tables
            tables.add(table)


@pytest.mark.slow
def test_the_hint_of_a_duel_does_not_call_pets_for_ever():
    """In this duel the rival slays each pet that is called, and the hands stay as they are."""
    game = GAMES["deuces"]
    for me in (0, 1):
        match = Match(game, defaults(game) | {"mode": "duel", "class.0": "gravecaller"}, 3)
        rival = {1 - me: agents(game)["hero"](stream(3, 1 - me))}
        calls = Counter()
        for seen, advice, situation in play_by_hints(match, [me], rival, most=1000):
            if advice.action.ids[:1] and advice.action.ids[0].startswith("call_bones"):
                calls[seen.gauges["encounter"], situation] += 1
        assert max(calls.values(), default=0) <= ENOUGH
