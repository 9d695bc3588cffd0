"""The training of Diamonds & Dragons: its rooms are the model's, its network is the game's, and its seed decides."""

import random

import pytest

pytestmark = pytest.mark.press


def position(seed, to_come):
    """A position with any party, and so many cards in the deck."""
    from game.minds.diamonds.model import DUNGEON, Position

    chance = random.Random(seed)
    cards = list(DUNGEON)
    chance.shuffle(cards)
    weapon = chance.randrange(11)
    below = chance.randrange(3, 17) if weapon else 0
    rest = tuple(cards[4 : 4 + to_come])
    return Position(tuple(cards[:4]), rest, chance.randrange(1, 21), weapon, below, chance.random() < 0.5)


def party(at):
    return (at.hp, at.weapon, at.below, int(at.drank))


def test_what_can_come_of_a_room_is_what_the_model_says():
    import numpy as np

    from assets.press.minds.diamonds import PLANS, plans
    from game.minds.diamonds.plans import Plans

    for seed in range(300):
        at = position(seed, 20)
        out = np.empty((PLANS, 5), np.int64)
        count = plans(np.array(at.room), party(at), out)
        mine = {(at.room[row[0]], *map(int, row[1:])) for row in out[:count]}
        assert mine == {(at.room[one.left], *map(int, one[1:])) for one in Plans.of(at).results()}


def test_the_chance_at_the_end_is_the_experts():
    import numpy as np

    from assets.press.minds.diamonds import PLANS, chance
    from game.minds import finish
    from game.minds.diamonds import endings

    found = set()
    for seed in range(60):
        at = position(seed, 2)
        out = np.empty((PLANS, 5), np.int64)
        mine = chance(np.array(at.room), *at.rest, party(at), 1, out)
        counted = 1.0 if endings.escapes(at) else finish(endings.run_chance(at, 15)) / 15
        assert mine == pytest.approx(counted)
        found.add(mine)
    assert {0.0, 1.0} < found


def test_the_same_seed_gives_the_same_weights_to_the_byte():
    import numpy as np

    from assets.press.minds.diamonds import FIRST, INPUTS, train
    from assets.press.minds.learner import Weights

    said = []
    first = Weights.fresh(np.random.default_rng(3), INPUTS, FIRST)
    one, other = (train(first, 6000, 5, said.append) for _ in range(2))
    assert all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))
    assert said[0].startswith("5000 plays, ")
    assert one.rows.tobytes() != first.rows.tobytes()


def test_the_games_network_says_what_was_trained(tmp_path):
    import numpy as np

    from assets.press.minds import convert
    from assets.press.minds.diamonds import FIRST, INPUTS, deck_rows, party_rows
    from assets.press.minds.learner import Weights, value_of
    from game.minds.diamonds.net import Net
    from game.minds.net import UNIT

    weights = Weights.fresh(np.random.default_rng(1), INPUTS, FIRST)
    weights.write(tmp_path / "floats.npz")
    convert(tmp_path / "floats.npz", tmp_path / "whole.npz")
    net = Net(tmp_path / "whole.npz")
    for seed in range(20):
        at = position(seed, 20)
        pile = np.array([*at.room, *at.rest])
        rows = np.empty(64, np.int64)
        count = deck_rows(pile, 4, rows)
        count += party_rows(pile, 4, at.room[0], 1, party(at), rows[count:])
        (whole,) = net.values(at.rest, [(at[2:6], at.room[0])], True)
        assert whole / UNIT == pytest.approx(float(value_of(weights, rows, count)), abs=0.02)
