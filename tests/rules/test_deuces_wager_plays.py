"""Tests for plays of the Quest for Loot: chips are never lost nor made, every play ends, and stronger programs win
more."""

from statistics import mean

import pytest

from game.bots import agents, stream
from game.core.events import Told
from game.core.match import Match
from game.core.narration import sentence
from game.rules.deuces.modes.wager.chips import begins_with
from game.rules.deuces.modes.wager.words import TOLD
from tests.rules.deuces import GAME
from tests.rules.deuces_quest import options

FEW = 4
SHORT = {"mode": "loot", "encounters": "6", "chips": "7"}


CLASSES = {"class_0": "bulwark", "class_1": "mender"}


def play(seed: int, *who: str, **chosen: str) -> Match:
    """A play to its end, by these programs as heroes and the usual Game Master; invariants are checked after every
    action."""
    given = options(**SHORT | {"heroes": str(len(who)), **chosen})
    match = Match(GAME, given, seed)
    players = {seat: agents(GAME)[name](stream(seed, seat)) for seat, name in enumerate((*who, "gm"))}
    whole = 2 * len(who) * begins_with(given)
    while not match.over:
        match.step(players)
        gauges = match.state.gauges
        found = [n for gauge, n in gauges.items() if gauge.startswith(("chips", "bet"))]
        assert sum(found) == whole
        assert min(found) >= 0
    return match


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(FEW))
@pytest.mark.parametrize("who", [("hero",), ("hero", "random"), ("random",) * 3, ("hero", "novice", "random", "hero")])
def test_chips_are_conserved_nobody_has_less_than_none_and_every_play_ends(who, seed):
    outcome = play(seed, *who).state.outcome
    assert outcome is not None
    assert sum(outcome.scores) == 2 * len(who) * 7
    best = max(outcome.scores[:-1])
    won = {n for n, result in enumerate(outcome.results) if result == "won"}
    if len(who) > 1:
        richest = {n for n, score in enumerate(outcome.scores[:-1]) if score == best}
        assert won == (richest if best else {len(who)})


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_play_to_the_last_chip_ends(seed):
    match = play(seed, "hero", "hero", encounters="0")
    chips = match.state.gauges
    assert not chips["chips.gm"] or not (chips["chips.0"] or chips["chips.1"])


@pytest.mark.slow
@pytest.mark.parametrize("other", ["random", "novice"])
def test_who_plays_well_ends_with_more_chips_than_who_does_not(other):
    pair = ("hero", other)
    plays = [play(seed, *pair[:: 1 - 2 * (seed % 2)], **CLASSES, chips="10") for seed in range(12)]
    scores = [match.state.outcome.scores for match in plays]
    good = mean(each[seed % 2] for seed, each in enumerate(scores))
    poor = mean(each[1 - seed % 2] for seed, each in enumerate(scores))
    assert good > poor + 3


@pytest.mark.parametrize("what", TOLD)
@pytest.mark.parametrize("n", [0, 1, 3])
def test_everything_that_is_told_of_chips_is_a_sentence(what, n):
    data = (n,) if what in ("blinds", "cannot-pay") else ("bulwark", n)
    text = str(sentence(GAME.messages, Told(what, "hero.0", data)))
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(4))
def test_the_explanation_is_what_one_began_with_and_what_came_of_it(seat):
    match = play(2, "hero", "random", "novice")
    lines = GAME.explain(match.view(seat))
    assert lines[0].amount == (21 if seat == 3 else 7)
    assert sum(line.amount for line in lines) == match.state.outcome.scores[seat]
