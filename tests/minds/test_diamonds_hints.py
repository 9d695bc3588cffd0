"""The ratings and hints of Diamonds & Dragons: honest, in small steps, exact in the last rooms, and in words."""

import re
from itertools import chain

import pytest

from game import bots
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action
from game.minds import CERTAIN, finish
from game.minds.diamonds import endings
from game.minds.diamonds.duo import Duel
from game.minds.diamonds.expert import Expert, Turn
from game.minds.diamonds.hints import Hints, Judge, name
from game.review.analysis import review
from game.rules.diamonds.rival import Rival
from tests import work
from tests.rules.diamonds import GAME, options, table

EXPERT, JUDGE = Expert(), Judge()
SOLO = options("solo")
OVER = object()


def moments(seed, every=1):
    """A play by the expert, before every so many actions."""
    match = Match(GAME, SOLO, seed)
    while not match.over:
        if len(match.log) % every == 0:
            yield match
        match.play(EXPERT.choose(match.view(0)))


def test_every_legal_action_is_rated_and_the_best_comes_first():
    for match in moments(3, every=4):
        ratings = finish(JUDGE.rate(match.view(0)))
        assert {one.action for one in ratings} == set(match.legal(0))
        assert [one.chance for one in ratings] == sorted((one.chance for one in ratings), reverse=True)


def test_what_the_expert_does_is_rated_as_high_as_anything():
    for seed in (5, 6):
        for match in moments(seed, every=3):
            view = match.view(0)
            ratings = finish(JUDGE.rate(view))
            assert dict(ratings)[EXPERT.choose(view)] == ratings[0].chance


def test_ratings_do_not_change_with_what_is_hidden():
    for match in moments(8, every=6):
        twin = Match(GAME, SOLO, 1)
        twin.state = match.guess(0, Rng(4))
        assert finish(JUDGE.rate(twin.view(0))) == finish(JUDGE.rate(match.view(0)))


def test_in_the_last_rooms_only_running_is_left_to_chance():
    checked = 0
    for seed in range(4):
        for match in moments(seed):
            if len(Turn(match.view(0)).at.rest) <= endings.LAST:
                chances = {one.chance for one in finish(JUDGE.rate(match.view(0))) if one.action.verb != "run"}
                assert chances <= {0, CERTAIN}
                checked += 1
    assert checked > 5


@pytest.mark.slow
def test_a_step_of_thinking_is_little_work():
    for match in moments(12):
        thought = JUDGE.rate(match.view(0))
        on = True
        while on:
            with work.at_most(2_200):
                on = next(thought, OVER) is not OVER


def test_a_hint_names_the_chance_and_another_action():
    why = str(Hints().advise(Match(GAME, SOLO, 1).view(0)).why)
    assert "% to win; " in why


def test_hints_are_the_same_with_and_without_pondering():
    view, slow, quick = Match(GAME, SOLO, 4).view(0), Hints(), Hints()
    assert slow.chance(view) is None
    for _ in slow.ponder(view):
        pass
    assert slow.chance(view) == finish(JUDGE.rate(view))[0].chance
    assert slow.advise(view) == quick.advise(view)


def test_every_moment_of_a_play_has_a_hint_with_a_reason():
    hints, verbs = Hints(), set()
    for seed in range(3):
        match = Match(GAME, SOLO, seed)
        while not match.over:
            advice = hints.advise(match.view(0))
            verbs.add(advice.action.verb)
            assert str(advice.why)
            match.play(advice.action)
    assert verbs == {"run", "fight", "take", "drink"}


def test_where_nothing_wins_the_hint_says_so():
    match = table("KC KS QC QS", hp=3, ran=True)
    assert str(Hints().advise(match.view(0)).why).startswith("Nothing wins any more. ")


def test_a_dealer_gets_the_hints_of_the_rules():
    match = Match(GAME, options("dealer"), 3)
    view = match.view(match.state.to_act[0])
    assert view.seat == 1
    assert Hints().advise(view) == Rival().advise(view)
    assert Hints().chance(view) is None


# one of two parties


def shared(seed, every=1):
    """What the party to pick sees in a play by two experts, before every so many actions, and the play."""
    match = Match(GAME, options("duo"), seed)
    while not match.over:
        view = match.view(match.state.to_act[0])
        if len(match.log) % every == 0:
            yield view, match
        match.play(EXPERT.choose(view))


@pytest.mark.slow
def test_of_two_parties_each_has_its_actions_rated():
    for view, _match in shared(1, every=5):
        ratings = finish(Duel(view).rate())
        assert {one.action for one in ratings} == set(view.legal)
        assert [one.chance for one in ratings] == sorted((one.chance for one in ratings), reverse=True)
        assert dict(ratings)[EXPERT.choose(view)] == ratings[0].chance


@pytest.mark.slow
def test_hints_for_one_of_two_parties_do_not_change_with_what_is_hidden():
    hidden = 0
    for view, match in chain.from_iterable(shared(seed, every=5) for seed in range(6)):
        twin = Match(GAME, options("duo"), 1)
        twin.state = match.guess(view.seat, Rng(4))
        assert Hints().advise(twin.view(view.seat)) == Hints().advise(view)
        hidden += twin.state.cards("deck") != match.state.cards("deck")
    assert hidden > 5


@pytest.mark.slow
def test_a_step_of_thinking_beside_another_party_is_little_work():
    for seed in (1, 2):
        for view, _match in shared(seed):
            thought = Duel(view).rate()
            on = True
            while on:
                with work.at_most(3_000):
                    on = next(thought, OVER) is not OVER


@pytest.mark.slow
def test_a_hint_beside_another_party_names_the_chance_to_come_out_ahead_and_of_one_alone_to_win():
    beside, alone, hints = set(), set(), Hints()
    for view, match in shared(1):
        why = str(hints.advise(view).why)
        together = min(match.state.gauges[f"hp.{party}"] for party in (0, 1)) > 0
        (beside if together else alone).update(re.findall(r"[.] \d+% (to [a-z ]+)[;.]", why))
    assert beside == {"to come out ahead"}
    assert alone == {"to win"}


def test_one_that_is_left_alone_is_told_its_way_through():
    """It is not told what the other party would take."""
    match = table("2C 3C 4C 5C 6C 7D KC", mode="duo", hp=-10, turn=1, other={"hp": 20}, ran=True)
    advice = Hints().advise(match.view(1))
    assert advice.action == Action("take", ("7D",), 1)
    assert str(advice.why).startswith("Take the Longbow first: the ")


@pytest.mark.parametrize("deck", ["", "2C 3C"])
def test_one_that_will_fall_is_told_so(deck):
    match = table("KC KS QC QS", deck=deck, mode="duo", hp=3, turn=0, other={"hp": -10})
    assert str(Hints().advise(match.view(0)).why).startswith("Nothing wins any more. ")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("run", "running"),
        ("take 7D", "taking the Longbow"),
        ("drink 5H", "drinking the Jug of Health"),
        ("fight 9S", "fighting the Skeleton"),
    ],
)
def test_another_action_has_a_name(action, words):
    assert str(name(Action.parse(action))) == words


def test_skill_and_luck_of_a_play_add_up_to_its_result():
    for seed in (1, 2):
        *_, match = moments(seed)
        while not match.over:
            match.play(EXPERT.choose(match.view(0)))
        found = finish(review(match, bots.evaluator(GAME, SOLO)))
        won = match.state.outcome.result == "won"
        assert found.average + found.luck - found.loss == CERTAIN * won


def test_only_plays_of_one_party_are_rated():
    assert bots.evaluator(GAME, SOLO)
    assert not any(bots.evaluator(GAME, options(mode)) for mode in ("duo", "dealer", "party"))
    assert isinstance(bots.adviser(GAME), Hints)
