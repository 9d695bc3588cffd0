"""Reviews in words."""

import pytest

from game import bots
from game.core.text import Text
from game.core.view import Action
from game.review import words
from game.review.analysis import Review, Step
from game.rules import games

AVOID, FIGHT = Action("avoid"), Action("fight", ("9S", "fists"))
NAME = bots.evaluator(games()["scoundrel"], {}).name


def step(before, after, seen):
    return Step(FIGHT, AVOID, before, after, seen, True)


def found(*steps, start=500):
    return Review(500, start, steps)


@pytest.mark.parametrize(
    ("loss", "said"),
    [(0, "Flawless"), (21, "Strong"), (101, "Steady"), (251, "Shaky"), (501, "Reckless")],
)
def test_the_less_is_given_away_the_better_the_play(loss, said):
    text = str(words.skill(found(step(900, 900 - loss, 900 - loss))))
    assert text.startswith(f"{said} play: ")
    assert text.endswith("of 1 decision as good as the best")


@pytest.mark.parametrize(
    ("luck", "said"),
    [
        (0, "Neither luck nor bad luck"),
        (80, "Good luck"),
        (300, "Very good luck"),
        (-80, "Bad luck"),
        (-300, "Very bad luck"),
    ],
)
def test_luck_has_a_name(luck, said):
    assert str(words.luck(found(step(500, 500, 500 + luck)))) == said


def test_the_sum_names_skill_and_luck():
    text = str(words.sum_of(found(step(600, 480, 0), start=600), False))
    assert text == (
        "Chance to win: 50% before the deal, 60% once dealt, −48 points by luck, −12 points by decisions, 0% at the end"
    )


def test_luck_with_a_graded_deal_is_counted_from_deals_of_its_grade():
    text = str(words.sum_of(found(step(600, 480, 0), start=600), True))
    assert text.startswith("Chance to win: 50% in deals of this difficulty, 60% once dealt, −48 points by luck")
    rate = bots.evaluator(games()["scoundrel"], {}).average
    options = {"wear": "lower", "end": "all"}
    assert rate({**options, "grade": "cruel"}) < rate(options) < rate({**options, "grade": "gentle"})


@pytest.mark.parametrize(("thousandths", "said"), [(0, "0 points"), (14, "+1 point"), (-151, "−15 points")])
def test_points_are_hundredths(thousandths, said):
    assert str(words.points(thousandths)) == said


@pytest.mark.parametrize(("loss", "said"), [(10, "Slip"), (50, "Mistake"), (150, "Blunder")])
def test_a_bad_decision_is_told_with_the_better_one(loss, said):
    told = str(words.moment(step(800, 800 - loss, 800 - loss), None, NAME))
    assert told == f"{said}: fighting the Skeleton with bare hands. Better: avoiding."


def test_a_mistake_that_lost_the_play_says_so():
    told = str(words.moment(Step(FIGHT, AVOID, 300, 0, 0, True, None, True), None, NAME))
    assert told == "Blunder: fighting the Skeleton with bare hands, to the death. Better: avoiding."


def bad(best, why):
    return str(words.moment(Step(FIGHT, best, 800, 700, 700, True, Text(why)), None, NAME))


def test_a_mistake_says_why_another_action_is_better():
    told = bad(Action("take", ("7D",)), "Take the Flail first: the Ghost is next")
    assert told.endswith("Better: taking the Longbow. Take the Flail first: the Ghost is next.")


def test_the_reason_for_an_action_without_cards_names_it_once():
    told = bad(AVOID, "Avoid: the best way through costs 9")
    assert told == "Mistake: fighting the Skeleton with bare hands. Avoid: the best way through costs 9."


def test_cards_that_were_turned_up_are_told_as_luck():
    assert str(words.moment(step(500, 500, 700), Text("X comes up."), NAME)) == "Luck: X comes up."
    assert str(words.moment(step(500, 495, 300), Text("X comes up."), NAME)) == "Bad luck: X comes up."


def test_a_step_is_named_by_what_changed_most():
    assert words.change(step(500, 300, 350)) == -200
    assert words.change(step(500, 490, 300)) == -190
