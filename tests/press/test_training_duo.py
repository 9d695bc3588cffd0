"""The training of Diamonds & Dragons' network for two parties: its search is the game's, and its seed decides."""

import pytest

pytestmark = pytest.mark.press


def views(seeds):
    """What the party to pick sees in plays by random agents, as long as both parties stand."""
    from game.bots import Random
    from game.core.match import Match
    from game.core.rng import Rng
    from game.rules.diamonds.greedy import standing
    from tests.rules.diamonds import GAME, options

    for seed in seeds:
        match, player = Match(GAME, options("duo"), seed), Random(Rng(seed))
        while not match.over and standing(view := match.view(match.state.to_act[0])) > 1:
            yield view
            match.play(player.choose(view))


def test_a_room_is_worth_what_the_game_says(tmp_path, monkeypatch):
    import numpy as np
    from numba import types
    from numba.typed import Dict

    from assets.press.minds import convert, duo
    from assets.press.minds.learner import SECOND, Weights, activate, sum_rows
    from game.core.view import Action
    from game.minds.diamonds import duo as games
    from game.minds.diamonds.net import DuoNet
    from game.minds.net import UNIT

    weights = Weights.fresh(np.random.default_rng(1), duo.INPUTS, duo.FIRST)
    weights.write(tmp_path / "floats.npz")
    convert(tmp_path / "floats.npz", tmp_path / "whole.npz")
    monkeypatch.setattr(games, "net", lambda: DuoNet(tmp_path / "whole.npz"))
    base, first, second = (np.empty(size, np.float32) for size in (duo.FIRST, duo.FIRST, SECOND))
    rows, pair, ranks = np.empty(192, np.int64), np.empty(16, np.int64), np.zeros(16, np.int64)
    found = ran = 0
    for view in views(range(8)):
        theirs = games.Duel(view)
        own, other = ((hp, weapon, below, int(drank)) for hp, weapon, below, drank in (theirs.own, theirs.other))
        room, deck = np.array(theirs.room), np.array(theirs.deck, np.int64)
        sum_rows(weights, rows, duo.deck_rows(deck, 0, rows), base)
        duo.count_ranks(deck, 0, ranks)
        known = Dict.empty(types.int64, types.float32)
        mine = duo.Duel(weights, room, theirs.stays, ranks, base, first, second, pair, known)
        duo.sort(room)
        assert room.tolist() == list(theirs.room)
        worth, _place = duo.search(mine, (1 << room.size) - 1, own, other, -duo.BEYOND, duo.BEYOND)
        _, best = theirs.best()
        assert worth == pytest.approx(best / UNIT if abs(best) < games.SURE else np.sign(best) * duo.WON, abs=0.03)
        found += 1
        if Action("run", (), view.seat) in view.legal:
            whole = np.array(theirs.deck + theirs.room)
            duo.count_ranks(whole, 0, ranks)
            count = duo.deck_rows(whole, 0, rows)
            count += duo.party_rows(ranks, 0, 0, own, other, rows[count:])
            sum_rows(weights, rows, count, first)
            assert activate(weights, first, second) == pytest.approx(theirs.running() / UNIT, abs=0.03)
            ran += 1
    assert found > 30
    assert ran > 5


def test_the_same_seed_gives_the_same_weights_to_the_byte():
    import numpy as np

    from assets.press.minds.duo import FIRST, INPUTS, train
    from assets.press.minds.learner import Weights

    said = []
    first = Weights.fresh(np.random.default_rng(3), INPUTS, FIRST)
    one, other = (train(first, 1500, 5, said.append) for _ in range(2))
    assert all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))
    assert said[0].startswith("1500 plays, ")
    assert one.rows.tobytes() != first.rows.tobytes()
