"""The compact model of Diamonds & Dragons does what the rules do."""

import pytest

from game.core.game import view_of
from game.core.rng import Rng
from game.minds.diamonds.model import DUNGEON, RUN, Play, Position, deal
from game.minds.diamonds.plans import Plans
from game.minds.diamonds.table import ROOM, named, position
from game.rules.diamonds.greedy import Greedy
from tests.rules.diamonds import GAME, options

OPTIONS = options("solo")


def play_in_step(seed, sensible):
    """Play one game by random actions, or by mostly sensible ones, on the table and in the model, comparing them after
    each; returns how often the party ran, and whether it won."""
    rng = Rng(seed)
    table = GAME.new(OPTIONS, Rng(seed + 1_000_000))
    play = Play(position(table))
    runs = 0
    while table.outcome is None:
        assert play.position == position(table)
        assert not play.over
        room = [table.top(place) for place in ROOM]
        ours = {str(named(action, room)): action for action in play.legal()}
        assert len(ours) == len(play.legal())
        assert set(ours) == {str(action) for action in GAME.legal(table, 0)}
        if sensible and rng.below(20):
            text = str(Greedy().choose(view_of(GAME, table, OPTIONS, 0)))
        else:
            text = rng.choice(sorted(ours))
        GAME.apply(table, named(ours[text], room))
        at = position(table)
        play.apply(ours[text], at.room + at.rest if ours[text] == RUN else ())
        runs += ours[text] == RUN
    assert play.over
    assert play.won == (table.outcome.result == "won")
    assert play.hp == table.gauges["hp.0"]
    return runs, play.won


def test_a_play_goes_as_at_the_table():
    played = [play_in_step(seed, seed % 6 == 0) for seed in range(48)]
    assert sum(runs for runs, _ in played) > 10
    assert any(won for _, won in played)


@pytest.mark.nightly
def test_ten_thousand_plays_go_as_at_the_table():
    for seed in range(100, 10_100):
        play_in_step(seed, seed % 6 == 0)


def test_every_action_can_be_taken_back():
    rng = Rng(5)
    for seed in range(30):
        play = Play(shuffled(seed))
        track = []
        while not play.over:
            order = list(play.room + play.position.rest)
            rng.shuffle(order)
            track.append((play.position, play.apply(rng.choice(play.legal()), order)))
        for before, record in reversed(track):
            play.undo(record)
            assert play.position == before
            assert not play.over


def test_plans_lead_where_they_say():
    for seed in range(40):
        at = shuffled(seed)._replace(weapon=seed % 10, below=seed % 17 if seed % 10 else 0, hp=5 + seed % 16)
        plans = Plans.of(at)
        for result in plans.results():
            play = Play(at)
            for action in plans.actions(result):
                play.apply(action)
            assert (play.hp, play.weapon, play.below, play.drank) == result[1:]
            assert play.room[result.left] == at.room[result.left]


def test_what_the_plans_leave_out_is_no_better():
    """Every order of three cards ends no better than one of the results."""
    for seed in range(40):
        at = shuffled(seed)._replace(hp=1 + seed % 20)
        results = Plans.of(at).results()
        for hero, left in ends(at):
            assert any(
                one.left == left
                and one[1:4] >= hero[:3]
                and all(ours >= theirs for ours, theirs in zip(one[1:4], hero[:3], strict=True))
                and one.drank <= hero[3]
                for one in results
            )


def ends(at):
    """The parties that survive the room, with the place of the card left over, by trying every order."""
    for first in range(4):
        for second in range(4):
            for third in range(4):
                if len({first, second, third}) == 3:
                    play = Play(at)
                    for place in (first, second, third):
                        if not play.over:
                            play.apply(place)
                    if not play.over:
                        yield (play.hp, play.weapon, play.below, play.drank), 6 - first - second - third


def test_an_empty_place_has_no_action():
    with pytest.raises(ValueError, match="place 2"):
        named(2, [None] * 4)


def test_the_last_room_is_faced_to_its_end():
    play = Play(Position((5, 0, 34, 18), ()))
    for action in (3, 0):
        play.apply(action)
        assert not play.over
    play.apply(2)
    assert play.won


def shuffled(seed):
    cards = list(DUNGEON)
    Rng(seed).shuffle(cards)
    return deal(cards)
