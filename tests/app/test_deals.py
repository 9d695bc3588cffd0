"""Tests for the best score on a deal: kept and shown for typed seeds and deals played again, and never a record."""

import pytest

from game.app.play.plays import new_match, record_play
from game.app.screens.ending import Verdict
from game.app.screens.result import ResultScene
from game.app.screens.run import RunScene
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.store.records import ABANDONED, best
from game.core import save
from game.core.match import Match
from game.core.text import number
from game.rules import games
from tests.app.driving import frames, label, press, rest, show, top

GAME = games()["scoundrel"]
SEED = 7


def played(services: Services, good: bool, *marks: str, options: dict[str, str] | None = None) -> Match:
    """A recorded play of the deal, by the adviser or, if it is not to be good, by always taking the first action."""
    match = new_match(services, GAME, options, SEED)
    match.marks = {"typed", *marks}
    while not match.over:
        match.play(GAME.adviser().choose(match.view(0)) if good else match.legal(0)[-1])
    record_play(services, match)
    return match


def score(match: Match) -> int:
    assert match.state.outcome is not None
    return match.state.outcome.scores[0]


def verdict(services: Services, match: Match) -> str:
    """What the result says of a play that has just been recorded."""
    return Verdict(services, match, score(match)).compared()


def seed_help(services: Services, **options: str) -> str:
    scene = SetupScene(services, GAME)
    scene.options.update(options)
    scene.seed = SEED
    show(services, scene)
    return label(services, "seed-help")


def test_a_typed_seed_is_measured_against_itself(services: Services) -> None:
    assert "only for your best on this deal" in seed_help(services)
    bad = played(services, False)
    assert verdict(services, bad).endswith("Your first score on this deal.")
    good = played(services, True)
    assert score(good) > score(bad)
    assert verdict(services, good).endswith(f"Your best on this deal! The old one was {number(score(bad))}.")
    again = played(services, False)
    assert verdict(services, again).endswith(f"Your best on this deal is {number(score(good))}.")
    assert seed_help(services).endswith(f"Your best on this deal: {number(score(good))}")
    assert best(services.records.runs) is None, "it never is a record"


def test_the_verdict_still_says_that_it_does_not_count(services: Services) -> None:
    assert "This run doesn't count." in verdict(services, played(services, True))


@pytest.mark.parametrize("mark", [mark for mark in save.MARKS if mark not in ("typed", "again")])
def test_no_other_marked_play_is_measured(services: Services, mark: str) -> None:
    match = played(services, True, mark)
    assert "on this deal" not in verdict(services, match)
    assert "only for your best on this deal" in seed_help(services)
    assert verdict(services, played(services, False)).endswith("Your first score on this deal.")


def test_other_house_rules_make_another_deal(services: Services) -> None:
    played(services, True, options={"wear": "equal"})
    assert "only for your best on this deal" in seed_help(services)
    assert "Your best on this deal" in seed_help(services, wear="equal")


def test_a_play_given_up_is_no_score(services: Services) -> None:
    match = new_match(services, GAME, None, SEED)
    match.play(match.legal(0)[0])
    record_play(services, match)
    assert services.records.runs[-1].result == ABANDONED
    assert "only for your best on this deal" in seed_help(services)


@pytest.mark.slow
def test_a_rematch_deals_the_same_cards_and_counts_on_the_deal(services: Services) -> None:
    first = played(services, False)
    show(services, ResultScene(services, first))
    press(services, "confirm")
    rest(services)
    assert top(services).focus == "same", "the next press is the rematch"
    press(services, "confirm")
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert (scene.match.seed, scene.match.cards) == (SEED, Match(GAME, first.options, SEED).cards)
    match = scene.match
    assert match.marks == {"again"}
    while not match.over:
        match.play(GAME.adviser().choose(match.view(0)))
    record_play(services, match)
    assert "Your best on this deal! The old one was" in verdict(services, match)


def test_a_deal_that_counted_is_what_its_rematch_is_measured_against(services: Services) -> None:
    counted = played(services, True)
    counted.marks.clear()
    services.records.runs.clear()
    record_play(services, counted)
    again = played(services, False, "again")
    assert verdict(services, again).endswith(f"Your best on this deal is {number(score(counted))}.")


def test_the_page_of_a_run_tells_the_best_on_its_deal(services: Services) -> None:
    bad = played(services, False)
    show(services, RunScene(services, services.records.runs[0], bad))
    assert "Best on this deal" not in label(services, "seed")
    good = played(services, True)
    show(services, RunScene(services, services.records.runs[0], bad))
    assert label(services, "seed").endswith(f"Best on this deal: {number(score(good))}")


def test_a_choice_that_does_not_matter_does_not_part_the_plays_of_a_deal(services: Services) -> None:
    crawl = games()["crawl"]
    match = new_match(services, crawl, {"hero": "warrior", "mana": "card"}, SEED)
    for action in ("normal", "enter"):
        match.play(next(each for each in match.legal(0) if each.verb == action))
    while not match.over:
        match.play(crawl.adviser().choose(match.view(0)))
    record_play(services, match)
    run = services.records.runs[-1]
    scene = SetupScene(services, crawl)
    scene.options.update(hero="warrior", mana="card")
    scene.seed = SEED
    show(services, scene)
    assert (run.score > 0) == ("Your best on this deal" in label(services, "seed-help"))


def test_the_same_seed_of_another_game_is_another_deal(services: Services) -> None:
    played(services, True)
    scene = SetupScene(services, games()["diamonds"])
    scene.seed = SEED
    show(services, scene)
    assert "only for your best on this deal" in label(services, "seed-help")
