"""Tests for what can be said of a finished run of Dungeon Crawl."""

import pytest

from game import sim
from game.core.match import Match
from game.core.rng import Rng
from game.minds.crawl.chances import survives
from game.minds.crawl.remarks import remarks
from game.rules.crawl import GAME
from game.rules.crawl.odds import HITS
from tests.rules.acting import do
from tests.rules.crawl import MAGE, WARRIOR, options, stacked, table

RUNS = 300


def test_a_survivor_of_every_hit_survives():
    """In normal difficulty with a queen as shield, and more life than a king can take in a hit."""
    assert survives(table(hp=13, up="QD", rules=options(), difficulty="normal").view(0)) > 950
    assert survives(table(hp=1, up="AD", rules=options(WARRIOR, "hard"), difficulty="hard").view(0)) < 600


@pytest.mark.parametrize("hero", [WARRIOR, MAGE])
def test_survival_is_likelier_with_more_life_and_where_damage_is_capped(hero):
    def chance(hp, difficulty):
        rules = options(hero, difficulty)
        return survives(table(hp=hp, up="8D", mana=3, rules=rules, difficulty=difficulty).view(0))

    for difficulty in ("normal", "hard"):
        assert chance(1, difficulty) < chance(3, difficulty) < chance(5, difficulty)
    assert chance(3, "hard") < chance(3, "normal")


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_warriors_survive_the_first_room_as_often_as_it_is_said(difficulty):
    expected = survived = 0
    for seed in range(RUNS):
        match = Match(GAME, options(WARRIOR, difficulty), seed)
        expected += survives(match.view(0))
        do(match, "enter")
        while not match.over and match.state.facts["stage"] == "fight":
            do(match, "strike")
        survived += not match.over
    assert abs(survived - expected / 1000) < 4 * RUNS**0.5 / 2


def test_a_run_that_fell_in_hard_core_is_told_the_best_door_in_hindsight():
    run = fallen()
    last = [remark for remark in remarks(run) if remark.kind == "leaving"]
    assert len(last) == 1
    scores = [view_score(run, at) for at in doors(run)]
    assert last[0].figures == {"score": 100 * max(scores)}
    assert view_score(run, last[0].at) == max(scores)


def fallen() -> Match:
    """A run that fell with points in hard core."""
    runs = (sim.play(GAME, options(WARRIOR, "hard"), "greedy", seed) for seed in range(100))
    return next(run for run in runs if run.state.outcome.results[0] == "lost" and run.state.gauges["score"])


def at_step(run: Match, at: int) -> Match:
    """The run before an action."""
    twin = Match(run.game, run.options, run.seed)
    for action in run.log[:at]:
        twin.play(action)
    return twin


def doors(run: Match) -> list[int]:
    return [at for at, action in enumerate(run.log) if action.verb in ("enter", "leave")]


def view_score(run: Match, at: int) -> int:
    return at_step(run, at).state.gauges["score"]


def test_each_room_that_was_entered_has_its_chance():
    run = fallen()
    rooms = [remark for remark in remarks(run) if remark.kind == "room"]
    assert [remark.at for remark in rooms] == [at for at in doors(run) if run.log[at].verb == "enter"]
    assert all(remark.figures["chance"] == survives(at_step(run, remark.at).view(0)) for remark in rooms)


@pytest.mark.slow
def test_leaving_too_soon_and_going_in_with_too_much_are_told():
    early = do(Match(GAME, options(WARRIOR, "hard"), 6), "leave")
    assert [remark.kind for remark in remarks(early)] == ["door"]
    assert str(remarks(early)[0].text).startswith("You left with 0 points: going on brings ")
    told = [remark for seed in range(60) for remark in remarks(reckless(seed)) if remark.kind == "door"]
    assert told
    assert all(remark.figures["going_on"] <= remark.figures["score"] - 50 for remark in told)
    assert str(told[0].text) == f"With {told[0].figures['score'] // 100} points it was better to leave"


def reckless(seed: int) -> Match:
    """A run of a warrior that never leaves."""
    match = Match(GAME, options(WARRIOR, "hard"), seed)
    while not match.over:
        do(match, "enter" if match.state.facts["stage"] == "door" else "strike")
    return match


def test_blows_are_counted_beside_what_is_usual():
    match = stacked("KC 3D", "2S 4D 5D KH QH 9S 8S 7H 6H", options())
    do(match, "enter")
    while not match.over and match.state.facts["stage"] == "fight":
        do(match, "strike")
    mine = next(remark for remark in remarks(match) if remark.kind == "blows" and remark.figures["mine"])
    told = [event for events in match.history for event in events if getattr(event, "what", "") in ("hit", "miss")]
    own = [event for event in told if event.data[0] == "hero"]
    assert mine.figures["blows"] == len(own)
    assert mine.figures["hits"] == sum(event.what == "hit" for event in own)
    assert mine.figures["usual"] == round(100 * len(own) * HITS)


def test_remarks_do_not_hang_on_hidden_cards_and_leave_the_play_alone():
    run = fallen()
    digest = run.digest()
    rooms = [remark for remark in remarks(run) if remark.kind == "room"]
    assert run.digest() == digest
    for remark in rooms:
        twin = at_step(run, remark.at)
        twin.state = twin.guess(0, Rng(5))
        assert survives(twin.view(0)) == remark.figures["chance"]
