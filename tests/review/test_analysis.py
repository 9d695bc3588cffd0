"""Reviews: luck and skill add up, a blunder is found, and only turned cards are luck."""

import pytest

from game import bots
from game.core.match import Match
from game.core.rng import Rng
from game.core.text import Text
from game.core.view import Action
from game.minds import CERTAIN, Rating, finish
from game.minds.scoundrel.expert import Expert, Turn
from game.review.analysis import BLUNDER, Review, Step, moments, review
from game.rules import games

GAME = games()["scoundrel"]
RULES = [{"wear": wear, "end": end} for wear in ("lower", "equal") for end in ("all", "full")]


def played(agent, options, seed):
    match, player = Match(GAME, options, seed), bots.agents(GAME)[agent](Rng(seed))
    while not match.over:
        match.step({0: player})
    return match


def reviewed(match):
    return finish(review(match, bots.evaluator(GAME, match.options)))


def adds_up(agent, options, seed):
    match = played(agent, options, seed)
    found = reviewed(match)
    won = match.state.outcome.result == "won"
    assert found.average + found.luck - found.loss == CERTAIN * won
    assert all(step.loss >= 0 for step in found.steps)
    return found


def test_luck_and_skill_add_up_to_the_result():
    for seed, options in enumerate(RULES, 1):
        assert adds_up("random", options, seed).loss > 0


@pytest.mark.nightly
@pytest.mark.parametrize("agent", ["random", "greedy", "expert"])
def test_luck_and_skill_add_up_to_the_results_of_many_plays(agent):
    for seed in range(1, 336):  # over a thousand plays, with all three
        adds_up(agent, RULES[seed % len(RULES)], seed)


def test_only_cards_that_are_turned_up_are_luck():
    match = played("greedy", RULES[0], 3)
    found = reviewed(match)
    for step, events in zip(found.steps, match.history, strict=True):
        assert step.luck == 0 or any(getattr(event, "shown", False) for event in events)
    assert any(step.luck for step in found.steps)


def test_one_step_begins_where_the_last_ended():
    found = reviewed(played("random", RULES[0], 4))
    assert [step.before for step in found.steps] == found.chances[:-1]


@pytest.mark.slow
def test_a_blunder_is_found_with_the_right_loss():
    match = Match(GAME, RULES[0], 5)
    while True:
        match.play(Expert().choose(match.view(0)))
        ratings = dict(finish(bots.evaluator(GAME, RULES[0]).rate(match.view(0))))
        known = len(Turn(match.view(0)).outlook.hidden) <= 1
        if known and {0, CERTAIN} <= set(ratings.values()):  # some actions win, and some lose
            break
    blunder = next(action for action, chance in ratings.items() if chance == 0)
    match.play(blunder)
    step = reviewed(match).steps[-1]
    assert (step.action, step.loss, step.seen) == (blunder, CERTAIN, 0)
    assert ratings[step.best] == CERTAIN


class Told:
    """An evaluator with the same opinion of every moment: avoiding wins with one chance, all else with another."""

    def __init__(self, avoiding, facing):
        self.avoiding, self.facing = avoiding, facing

    def average(self, options):
        return 500

    def rate(self, view):
        yield
        rated = [Rating(action, self.avoiding if action == Action("avoid") else self.facing) for action in view.legal]
        return sorted(rated, key=lambda one: -one.chance)

    def name(self, action):
        return str(action)

    def why(self, view, action):
        return Text(f"{action} is better")


def test_a_decision_gives_away_the_difference_to_the_best():
    match = Match(GAME, RULES[0], 1)
    match.play(next(action for action in match.legal(0) if action.verb != "avoid"))
    found = finish(review(match, Told(700, 480)))
    (step,) = found.steps
    assert (found.average, found.start, step.before, step.after, step.seen) == (500, 700, 700, 480, 480)
    assert (step.loss, step.luck, step.matters, step.best) == (220, 0, True, Action("avoid"))
    assert (found.luck, found.loss, found.decisions, found.good) == (200, 220, 1, 0)
    assert step.loss >= BLUNDER


@pytest.mark.parametrize(("chance", "reason"), [(650, "avoid is better"), (651, None)])
def test_only_a_mistake_has_a_reason(chance, reason):
    match = Match(GAME, RULES[0], 1)
    match.play(next(action for action in match.legal(0) if action.verb != "avoid"))
    (step,) = finish(review(match, Told(700, chance))).steps
    assert (step.why and str(step.why)) == reason


def test_the_reason_is_that_of_a_hint():
    match = played("greedy", RULES[0], 1)
    at, step = next((at, step) for at, step in enumerate(reviewed(match).steps) if step.why)
    hint = bots.adviser(GAME).advise(match.beginning(at).view(0))
    assert hint.action == step.best
    assert str(hint.why).startswith(f"{step.why}. ")


def test_a_choice_between_equals_does_not_matter():
    match = Match(GAME, RULES[0], 1)
    match.play(Action("avoid"))
    (step,) = finish(review(match, Told(700, 700))).steps
    assert not step.matters
    assert step.seen == 700


def test_moments_are_the_largest_changes_in_the_order_of_the_play():
    def step(before, after, seen):
        return Step(Action("avoid"), Action("avoid"), before, after, seen, True)

    steps = (step(500, 500, 560), step(560, 300, 300), step(300, 290, 290), step(290, 290, 100))
    found = Review(500, 500, steps)
    assert moments(found, 9) == [0, 1, 3]
    assert moments(found, 2) == [1, 3]
    assert found.turning_point == 1
    assert Review(500, 500, ()).turning_point is None


def test_a_play_under_way_can_be_reviewed():
    match = Match(GAME, RULES[1], 2)
    for _ in range(7):
        match.play(Expert().choose(match.view(0)))
    found = reviewed(match)
    assert len(found.steps) == 7
    assert 0 < found.chances[-1] <= CERTAIN


def test_the_beginning_of_a_play_is_a_play_of_its_own():
    match = played("greedy", RULES[2], 6)
    whole = match.digest()
    twin = match.beginning(5)
    assert (twin.log, twin.seed, twin.options) == (match.log[:5], match.seed, match.options)
    twin.play(twin.legal(0)[0])
    assert match.digest() == whole
    assert match.beginning(len(match.log)).digest() == whole
