"""The compact model of Scoundrel does what the rules do."""

from itertools import product

import pytest

from game.core.rng import Rng
from game.minds.scoundrel import model
from game.minds.scoundrel.model import Play, Rules, deal
from game.minds.scoundrel.table import named, position
from game.rules import games
from game.rules.scoundrel.dungeon import ROOM

GAME = games()["scoundrel"]
OPTIONS = [{"wear": wear, "end": end} for wear, end in product(("lower", "equal"), ("all", "full"))]


def play_in_step(options, seed):
    """Play one game by random actions on the table and in the model, comparing them after each; returns the actions."""
    rng = Rng(seed)
    table = GAME.new(options, Rng(seed + 1_000_000))
    play = Play(position(table), Rules.of(options))
    actions = 0
    while table.outcome is None:
        assert play.position == position(table)
        assert not play.over
        room = [table.top(place) for place in ROOM]
        ours = {str(named(action, room)): action for action in play.legal()}
        assert len(ours) == len(play.legal())
        assert set(ours) == {str(action) for action in GAME.legal(table, 0)}
        text = rng.choice(sorted(ours))
        GAME.apply(table, named(ours[text], room))
        play.apply(ours[text])
        actions += 1
    assert play.over
    assert play.won == (table.outcome.result == "won")
    assert play.life == table.gauges["health"]
    return actions


@pytest.mark.parametrize("options", OPTIONS, ids=lambda chosen: "-".join(chosen.values()))
def test_a_play_goes_as_at_the_table(options):
    assert sum(play_in_step(options, seed) for seed in range(40)) > 200


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=lambda chosen: "-".join(chosen.values()))
def test_ten_thousand_plays_go_as_at_the_table(options):
    for seed in range(100, 2600):
        play_in_step(options, seed)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda chosen: "-".join(chosen.values()))
def test_every_action_can_be_taken_back(options):
    rng = Rng(5)
    for seed in range(20):
        cards = list(model.DUNGEON)
        Rng(seed).shuffle(cards)
        play = Play(deal(cards), Rules.of(options))
        track = []
        while not play.over:
            track.append((play.position, play.apply(rng.choice(play.legal()))))
        for before, record in reversed(track):
            play.undo(record)
            assert play.position == before
            assert not play.over


def test_an_empty_place_has_no_action():
    with pytest.raises(ValueError, match="place 2"):
        named(2, [None] * 4)
