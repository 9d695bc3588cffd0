"""Tests for what can be said of a finished play of Dungeons and Deuces."""

import pytest

from game.bots import agents, stream
from game.core.game import defaults, view_of
from game.core.match import Match
from game.minds.deuces import remarks as module
from game.minds.deuces.remarks import remarks
from game.rules.deuces import GAME
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import fight


def remark_on(monkeypatch, at, words):
    """The remarks on one action in a fight laid out by hand."""
    seat = at.s.to_act[0]
    view = view_of(GAME, at.s, at.s.options, seat)
    action = next(action for action in view.legal if plain(action) == words)
    monkeypatch.setattr(module, "decisions", lambda match, seat: [(0, view, action)])
    return remarks(None, seat)


def plain(action):
    return " ".join((action.verb, *(id if id.startswith("enemy") else id.split(".")[0] for id in action.ids)))


def test_a_pair_in_the_hand_is_better_than_a_low_card(monkeypatch):
    at = fight("none AH AC 3D 5S", against="ledger_fiend 9S 8S 7S 6S 5S")
    (remark,) = remark_on(monkeypatch, at, "attack 3D enemy.0")
    assert "Better: a pair of aces against " in str(remark.text)
    assert remark.figures["best"] > remark.figures["played"]
    assert remark.figures["best_cards"] >= remark.figures["cards"] + 50
    assert remark_on(monkeypatch, at, "attack AC AH enemy.0") == []


def test_what_is_better_by_little_is_not_named(monkeypatch):
    at = fight("none AH KC", against="ledger_fiend 9S 8S 7S 6S 5S")
    assert remark_on(monkeypatch, at, "attack KC enemy.0") == []


@pytest.mark.parametrize(
    ("played", "said"),
    [
        ("4D", ["An answer that holds was in your hand: a single jack"]),
        ("10D", ["An answer that holds was in your hand: a single jack"]),
        ("JS", []),
    ],
)
def test_an_answer_that_was_not_given(monkeypatch, played, said):
    at = fight("none KS QS JS 10D 4D", against="ledger_fiend 10S", side=ENEMIES, level=1).do("attack 10S hero.0")
    found = remark_on(monkeypatch, at, f"defend {played}")
    assert [str(remark.text) for remark in found] == said
    assert all(remark.figures == {"ties": 0} for remark in found)


def test_a_tie_that_was_not_given(monkeypatch):
    at = fight("none 10D 4D", against="ledger_fiend 10S", side=ENEMIES, level=1).do("attack 10S hero.0")
    (remark,) = remark_on(monkeypatch, at, "defend 4D")
    assert str(remark.text) == "An answer that ties was in your hand: a single 10"
    assert remark.figures == {"ties": 1}


@pytest.mark.slow
def test_a_random_player_is_told_more_than_a_good_one():
    duel = Match(GAME, defaults(GAME) | {"mode": "duel"}, 4)
    players = {seat: agents(GAME)[name](stream(4, seat)) for seat, name in enumerate(("random", "hero"))}
    while not duel.over:
        duel.step(players)
    digest = duel.digest()
    poor, good = remarks(duel, 0), remarks(duel, 1)
    assert len(poor) > len(good)
    assert [remark.at for remark in poor] == sorted(remark.at for remark in poor)
    assert all(duel.log[remark.at].seat == 0 for remark in poor)
    assert duel.digest() == digest
