"""The training of Scoundrel's networks: its rooms are the model's, its network is the game's, and its seed decides."""

import random

import pytest

pytestmark = pytest.mark.press

SEEDS = range(300)


def position(seed):
    """A deal some rooms on, played by the model at random; one with a full room before which no card is hidden."""
    from game.minds.scoundrel.model import DUNGEON, Play, Rules, deal

    chance = random.Random(seed)
    cards = list(DUNGEON)
    chance.shuffle(cards)
    play = Play(deal(cards[: chance.randrange(6, 18)]), Rules(equal=seed % 2 == 0, full=False))
    for _ in range(chance.randrange(12)):
        legal = play.legal()
        if play.over or not legal:
            break
        play.apply(chance.choice(legal))
    return play


def test_what_can_come_of_a_room_is_what_the_model_says():
    import numpy as np

    from assets.press.minds.rooms import RESULTS, find_results
    from game.minds.scoundrel.model import to_face
    from game.minds.scoundrel.plans import Plans

    tried = 0
    for seed in SEEDS:
        play = position(seed)
        at, rules = play.position, play.rules
        if play.over or at.drunk:
            continue
        out = np.empty((RESULTS, 4), np.int64)
        take = to_face(at, rules)
        count = find_results(np.array(at.room), take, at.life, at.weapon, at.below, rules.equal, out)
        plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, take, rules.equal)
        assert {tuple(map(int, row)) for row in out[:count]} == {tuple(one) for one in plans.results()}
        tried += 1
    assert tried > 100


def test_what_can_be_won_is_what_the_solver_says():
    import numpy as np

    from assets.press.minds.rooms import solve
    from game.minds.scoundrel import solver

    found = []
    for seed in SEEDS:
        play = position(seed)
        at, rules = play.position, play.rules
        if play.over or at.faced:
            continue
        pile = np.zeros(256, np.int64)
        pile[: len(at.rest)] = at.rest
        hero = (at.life, at.weapon, at.below, not at.avoided, rules.equal)
        won = solve(np.array(at.room), pile, 0, len(at.rest), *map(int, hero), np.array([10**6]))
        assert won == (solver.solve(at, rules).actions is not None)
        found.append(won)
    assert {0, 1} == set(found)


def test_the_same_seed_gives_the_same_weights_to_the_byte():
    import numpy as np

    from assets.press.minds.learner import Weights
    from assets.press.minds.training import FIRST, INPUTS, Schedule, train

    said = []
    first = Weights.fresh(np.random.default_rng(3), INPUTS, FIRST)
    one, other = (train(first, Schedule(6000), False, 5, said.append) for _ in range(2))
    assert all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))
    assert said[0].startswith("5000 plays, ")
    assert one.rows.tobytes() != first.rows.tobytes()


def test_the_games_network_says_what_was_trained(tmp_path):
    import numpy as np

    from assets.press.minds import convert
    from assets.press.minds.learner import Weights, value_of
    from assets.press.minds.training import FIRST, INPUTS, outlook_rows
    from game.minds.net import UNIT
    from game.minds.scoundrel.model import Rules
    from game.minds.scoundrel.net import FREE, LIFE, Net, Outlook
    from game.minds.scoundrel.plans import Result

    weights = Weights.fresh(np.random.default_rng(1), INPUTS, FIRST)
    weights.write(tmp_path / "floats.npz")
    convert(tmp_path / "floats.npz", tmp_path / "whole.npz")
    outlook = Outlook((3, 3, 21, 40), (5, 35, 12, 9, 26))
    rows = np.empty(192, np.int64)
    pile = np.array(outlook.hidden + outlook.queue)
    count = outlook_rows(pile, 0, len(pile), len(outlook.hidden), rows)
    rows[count : count + 3] = FREE, LIFE + 11, 21  # no weapon: the first row of the blades
    whole = Net(tmp_path / "whole.npz").values(outlook, [(Result(-1, 11, 0, 0), 0)], False, Rules(False, False))
    assert whole[0] / UNIT == pytest.approx(float(value_of(weights, rows, count + 3)), abs=0.02)
