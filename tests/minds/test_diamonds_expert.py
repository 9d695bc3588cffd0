"""The expert of Diamonds & Dragons: honest, exact at the end, strong, and the same everywhere."""

from itertools import combinations, islice, permutations

import pytest

from game import bots
from game.core.cards import parse
from game.core.match import Match
from game.core.rng import Rng
from game.minds import finish
from game.minds.diamonds import endings
from game.minds.diamonds.duo import SURE, Duel
from game.minds.diamonds.expert import Expert, Turn
from game.minds.diamonds.model import DUNGEON, Play, Position
from game.minds.rooms import code
from game.rules.diamonds.dungeon import dungeon
from game.rules.diamonds.greedy import Greedy
from game.rules.diamonds.model import FRESH
from game.rules.diamonds.modes import MODES
from game.rules.diamonds.rival import Rival
from tests import work
from tests.rules.diamonds import GAME, beats, options, table
from tests.strength import shows

EXPERT = Expert()


def plays(mode, seeds):
    """Plays by the expert in every seat, with the view before each action."""
    for seed in seeds:
        match = Match(GAME, options(mode), seed)
        while not match.over:
            view = match.view(match.state.to_act[0])
            action = EXPERT.choose(view)
            yield match, view, action
            match.play(action)


def is_honest(seeds, rng, mode="solo", most=None):
    """Count the positions, at most so many looked at, in which the expert does the same when the cards it cannot see
    are shuffled."""
    same = 0
    for match, view, action in islice(plays(mode, seeds), most):
        twin = Match(GAME, options(mode), 1)
        twin.state = match.guess(view.seat, rng)
        assert EXPERT.choose(twin.view(view.seat)) == action
        same += twin.state.zones["deck"].cards != match.state.zones["deck"].cards
    return same


def test_hidden_cards_do_not_change_what_it_does():
    assert is_honest([3], Rng(1)) > 20


@pytest.mark.slow
def test_hidden_cards_do_not_change_what_it_does_in_many_positions():
    assert is_honest(range(10, 40), Rng(2)) > 1000


def test_hidden_cards_do_not_change_what_a_party_of_two_does():
    assert is_honest([1], Rng(3), "duo", most=20) > 10


@pytest.mark.slow
def test_hidden_cards_do_not_change_what_a_party_of_two_does_in_many_positions():
    assert is_honest(range(10, 17), Rng(4), "duo") > 300


@pytest.mark.slow
def test_it_is_ahead_of_the_rival_in_more_than_half_of_the_mirrored_deals():
    ahead = (beats(EXPERT, Rival(), seed, seat) for seed in range(1, 101) for seat in (0, 1))
    stronger, _count = shows(ahead, expected=0.6, refused=0.45)
    assert stronger


@pytest.mark.nightly
def test_it_beats_the_rival_in_eleven_of_twenty_of_a_thousand_mirrored_deals():
    ahead = [beats(EXPERT, Rival(), seed, seat) for seed in range(1, 1001) for seat in (0, 1)]
    print(f"{sum(ahead)} of {len(ahead)}")
    assert sum(ahead) >= 0.55 * len(ahead)


@pytest.mark.slow
def test_a_decision_beside_another_party_is_little_work():
    for seed in range(3):
        match = Match(GAME, options("duo"), seed)
        while not match.over:
            view = match.view(match.state.to_act[0])
            with work.at_most(60_000):
                action = EXPERT.choose(view)
            match.play(action)


def test_alone_after_the_other_has_fallen_it_plays_to_escape():
    """It does not fall to be ahead by a better score."""
    match = table("2C 3C 4C 5C 6C 7C KC", mode="duo", hp=20, turn=0, other={"hp": -10})
    action = EXPERT.choose(match.view(0))
    assert action.ids != ("KC",)


@pytest.mark.parametrize("turn", [0, 1])
def test_in_the_last_room_of_two_it_finds_what_trying_everything_finds(turn):
    rng = Rng(7)
    for _ in range(6):
        cards = list(dungeon(2))
        rng.shuffle(cards)
        room = " ".join(card.id for card in cards[:4])
        match = late(room, "", mode="duo", hp=rng.below(15) + 5, turn=turn, other={"hp": rng.below(15) + 5}, taken=2)
        duel = Duel(match.view(turn))
        _card, worth = duel.best()
        assert worth == SURE * plain(match)
        after = Match(GAME, match.options, 1)
        after.state = match.state.copy()
        after.play(EXPERT.choose(match.view(turn)))
        assert plain(after, turn) * SURE == worth
        for action, chance in finish(duel.rate()):
            after.state = match.state.copy()
            after.play(action)
            assert chance == 500 + 500 * plain(after, turn)


def plain(match, party=None):
    """1 if the party to act can come out ahead, 0 if it can draw, else -1: every order is tried."""
    party = match.state.to_act[0] if party is None else party
    if match.over:
        results, scores = match.state.outcome.results, match.state.outcome.scores
        mine, theirs = ((results[each] == "won", scores[each]) for each in (party, 1 - party))
        return (mine > theirs) - (mine < theirs)
    acting = match.state.to_act[0]
    found = []
    for action in match.legal(acting):
        after = Match(GAME, match.options, 1)
        after.state = match.state.copy()
        after.play(action)
        found.append(plain(after, party))
    return max(found) if acting == party else min(found)


def won(seeds):
    return sum(won_by(EXPERT, seed) for seed in seeds)


def won_by(player, seed):
    match = Match(GAME, options("solo"), seed)
    while not match.over:
        match.step({0: player})
    return match.state.outcome.result == "won"


@pytest.mark.slow
def test_it_wins_most_deals():
    assert won(range(1, 101)) >= 58


def test_it_plays_a_deal_the_same_every_time():
    told = [str(action) for _match, _view, action in plays("solo", [1])]
    assert told == [str(action) for _match, _view, action in plays("solo", [1])]


@pytest.mark.parametrize("mode", ["dealer", "party", "duo"])
def test_it_plays_every_mode(mode):
    match = Match(GAME, options(mode), 4)
    for _ in range(40):
        if not match.over:
            match.step(dict.fromkeys(range(len(match.seats)), EXPERT))


def test_it_is_found_by_its_name():
    assert isinstance(bots.agents(GAME)["expert"](Rng(1)), Expert)


# the last rooms


def last_rooms(seed, many, to_come=2):
    """Positions near the end, with any party."""
    rng = Rng(seed)
    for _ in range(many):
        cards = list(DUNGEON)
        rng.shuffle(cards)
        weapon = rng.below(11)
        below = rng.below(17) if weapon else 0
        rest = tuple(sorted(cards[4 : 4 + to_come]))
        yield Position(tuple(cards[:4]), rest, 1 + rng.below(20), weapon, below, rng.below(2) == 1)


def best_end(at):
    """The most hit points at the end, without running: every order of the cards is tried."""
    best = 0
    for places in permutations(range(4), 3):
        play = Play(at)
        for place in places:
            if not play.over:
                play.apply(place)
        if play.over:
            continue
        for last in permutations([place for place, card in enumerate(play.room) if card]):
            end = Play(play.position)
            for place in last:
                if not end.over:
                    end.apply(place)
            best = max(best, end.hp if end.won else 0)
    return best


def test_the_last_rooms_are_counted_as_by_brute_force():
    verdicts = set()
    for at in last_rooms(1, 30):
        best = max((endings.hp_after(at, one) for one in endings.Plans.of(at).results()), default=0)
        assert best == best_end(at)
        verdicts.add(endings.escapes(at))
    assert verdicts == {True, False}


def test_the_chance_after_running_is_counted_as_by_brute_force():
    chances = set()
    for at in last_rooms(2, 6):
        cards = at.room + at.rest
        ways = [Position(room, tuple_without(cards, room), *at[2:6]) for room in combinations(cards, 4)]
        expected = sum(best_end(way) > 0 for way in ways) * 1000 // len(ways)
        assert finish(endings.run_chance(at, 1000)) == expected
        chances.add(expected)
    assert len(chances) > 2


def test_with_five_cards_to_come_facing_is_counted_as_by_brute_force():
    chances = set()
    for at in last_rooms(3, 10, to_come=5):
        for result in endings.Plans.of(at).results()[:1]:
            expected = 0
            for drawn in combinations(at.rest, 3):
                room = (at.room[result.left], *drawn)
                following = Position(room, tuple_without(at.rest, drawn), *result[1:])
                expected += 1000 if best_end(following) else 300
            assert finish(endings.facing_chance(at, result, 1000, 300)) == expected // 10
            chances.add(expected)
    assert len(chances) > 2


def tuple_without(cards, room):
    left = list(cards)
    for card in room:
        left.remove(card)
    return tuple(left)


def late(room, deck, **more):
    """A table whose other cards lie in the discards."""
    match = table(room, deck=deck, **more)
    seen = {card for zone in match.state.zones.values() for card in zone.cards}
    discard = match.state.zones["discard"]
    discard.cards = [card for card in dungeon(MODES[match.options["mode"]].parties) if card not in seen]
    discard.known = [discard.default] * len(discard.cards)
    return match


def test_where_facing_is_death_and_running_may_save_it_runs():
    match = late("KC QC 3C 2S", "AD 10H", hp=10)
    assert str(EXPERT.choose(match.view(0))) == "run"


def test_of_the_plans_that_escape_it_takes_the_healthiest():
    match = late("10H KC 5S QC", "3C 4C", weapon="10D")
    room, deck = (tuple(code(parse(card)) for card in cards.split()) for cards in ("10H KC 5S QC", "3C 4C"))
    while not match.over:
        match.play(EXPERT.choose(match.view(0)))
    assert match.state.gauges["hp.0"] == best_end(Position(room, deck, 20, 10, FRESH))


def test_where_nothing_wins_it_plays_for_the_score():
    match = late("KC KS QC QS", "JC JS", hp=3)
    assert Turn(match.view(0)).best() is None
    assert EXPERT.choose(match.view(0)) == Greedy().choose(match.view(0))
