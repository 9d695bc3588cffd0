"""Tests for fighting on: blows are repeated until something happens, and each stop has a reason a player would want."""

from itertools import product

import pytest

from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action, View
from game.rules import games
from game.rules.crawl.auto_repeat import STOPS
from game.rules.crawl.foresight import hardest_hit
from game.rules.crawl.stages import FIGHT

GAME = games()["crawl"]
STRIKE = Action("strike")
WHY = {  # each reason to stop, and why a player would want it
    "over": "the run has ended",
    "slain": "the monster has fallen: go in again, or leave?",
    "choice": "there is something to choose that was not there before, such as mana against a hit",
    "danger": "the next hit may be the last",
    "half": "half of the life is gone",
    "reshuffle": "whoever counts the cards counts anew",
}


def exchanges(hero: str, difficulty: str, seed: int) -> list[tuple[View, View]]:
    """The views before and after each plain blow of a run in which nobody leaves."""
    match = Match(GAME, {**defaults(GAME), "hero": hero, "difficulty": difficulty}, seed)
    found = []
    while not match.over:
        before = match.view(0)
        action = next(each for each in before.legal if each.verb not in ("leave", "renew"))
        match.play(action)
        if action == STRIKE:
            found.append((before, match.view(0)))
    return found


@pytest.mark.slow
def test_every_stop_has_a_reason_and_without_one_nothing_has_changed_but_the_life():
    stops: set[str] = set()
    for hero, difficulty in product(("warrior", "mage"), ("normal", "hard")):
        for seed in range(30):
            for before, now in exchanges(hero, difficulty, seed):
                stop = GAME.auto_repeat.stop(before, now)
                if stop is not None:
                    stops.add(stop.id)
                    continue
                assert now.outcome is None
                assert now.facts["stage"] == FIGHT
                assert now.top("monster") == before.top("monster")
                assert now.legal == before.legal
                assert now.facts["pool"] == before.facts["pool"]
                hurt = now.gauges["hp"] < before.gauges["hp"]
                assert (
                    not hurt or hardest_hit(now) < now.gauges["hp"] or now.gauges["mana"] or now.gauges["score"] >= 10
                )
    assert stops == WHY.keys() == STOPS.keys()


def test_only_what_costs_nothing_is_repeated():
    assert {*GAME.auto_repeat.verbs} == {"strike"}
