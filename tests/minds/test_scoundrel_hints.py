"""The ratings and hints of Scoundrel: honest, in small steps, right where everything is known, and in words."""

import re

import pytest

from game import bots
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action
from game.minds import CERTAIN, finish
from game.minds.scoundrel import expert
from game.minds.scoundrel.expert import Expert, Turn
from game.minds.scoundrel.hints import Judge, counsel, name
from game.minds.scoundrel.solver import STEP
from game.minds.scoundrel.table import solve_table
from game.rules import games

GAME = games()["scoundrel"]
LOWER, EQUAL = {"wear": "lower", "end": "all"}, {"wear": "equal", "end": "all"}


def moments(options, seed, every=1):
    """A play by the expert, before every so many actions."""
    match, player = Match(GAME, options, seed), Expert()
    while not match.over:
        if len(match.log) % every == 0:
            yield match
        match.play(player.choose(match.view(0)))


def test_every_legal_action_is_rated_and_the_best_comes_first():
    for match in moments(LOWER, 3, every=4):
        ratings = finish(Judge().rate(match.view(0)))
        assert {one.action for one in ratings} == set(match.legal(0))
        assert [one.chance for one in ratings] == sorted((one.chance for one in ratings), reverse=True)


def test_what_the_expert_does_is_rated_as_high_as_anything():
    for match in moments(EQUAL, 5, every=3):
        view = match.view(0)
        ratings = finish(Judge().rate(view))
        assert dict(ratings)[Expert().choose(view)] == ratings[0].chance


def test_ratings_do_not_change_with_what_is_hidden():
    for match in moments(LOWER, 8, every=6):
        twin = Match(GAME, LOWER, 1)
        twin.state = match.guess(0, Rng(4))
        assert finish(Judge().rate(twin.view(0))) == finish(Judge().rate(match.view(0)))


def test_where_all_cards_are_known_a_rating_is_the_solvers_answer():
    checked = 0
    for match in moments(LOWER, 6):
        if len(Turn(match.view(0)).outlook.hidden) > 1:
            continue
        for action, chance in finish(Judge().rate(match.view(0))):
            after = Match(GAME, LOWER, 6)
            for earlier in (*match.log, action):
                after.play(earlier)
            outcome = after.state.outcome
            wins = outcome.result == "won" if outcome else finish(solve_table(after.state)).line is not None
            assert chance == CERTAIN * wins
            checked += 1
    assert checked > 10


@pytest.mark.slow
def test_a_step_of_thinking_looks_at_few_rooms(monkeypatch):
    looked, rooms = [0], expert.Plans.__init__

    def count(self, *arguments):
        looked[0] += 1
        rooms(self, *arguments)

    monkeypatch.setattr(expert.Plans, "__init__", count)
    most = 0
    for match in moments(LOWER, 1):
        thought = Judge().rate(match.view(0))
        looked[0] = 0
        for _ in thought:
            most, looked[0] = max(most, looked[0]), 0
    assert 0 < most <= STEP + 10  # a room and its plans take about 0.02 ms


def test_a_hint_names_the_chance_and_another_action():
    match = Match(GAME, LOWER, 3)
    action, why = counsel().advise(match.view(0))
    assert action == Action("avoid")
    said = r"Avoid: you would waste a potion here\. (\d+)% to win; fighting the Zombie with bare hands: (\d+)%\."
    best, other = re.fullmatch(said, str(why)).groups()
    assert 50 < int(other) < int(best)


def test_hints_are_the_same_with_and_without_pondering():
    match = Match(GAME, EQUAL, 4)
    view, slow, quick = match.view(0), counsel(), counsel()
    assert slow.chance(view) is None
    for _ in slow.ponder(view):
        pass
    assert slow.chance(view) == finish(Judge().rate(view))[0].chance
    assert slow.advise(view) == quick.advise(view)


def test_following_hints_wins_what_the_expert_wins():
    for seed in (1, 2):
        match, adviser = Match(GAME, EQUAL, seed), counsel()
        while not match.over:
            match.play(adviser.choose(match.view(0)))
        assert match.state.outcome.result == "won"


def test_where_nothing_wins_the_hint_says_so():
    match = Match(GAME, LOWER, 3)
    adviser = counsel()
    while not match.over:
        action, why = adviser.advise(match.view(0))
        match.play(action)
        if str(why).startswith("Nothing wins any more. "):
            break
    assert adviser.chance(match.view(0)) in (None, 0)
    assert not match.over


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("avoid", "avoiding"),
        ("take 7D", "taking the Longbow"),
        ("drink 5H", "drinking the Jug of Health"),
        ("fight 9S fists", "fighting the Skeleton with bare hands"),
        ("fight 9S weapon", "fighting the Skeleton with the weapon"),
    ],
)
def test_another_action_has_a_name(action, words):
    assert str(name(Action.parse(action))) == words


def test_the_window_and_the_terminal_get_the_experts_hints():
    assert isinstance(bots.adviser(GAME), type(counsel()))
    other = games()["crawl"]
    assert type(bots.adviser(other)) is type(other.adviser())
