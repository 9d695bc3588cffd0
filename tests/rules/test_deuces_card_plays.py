"""Tests for plays of Dungeons and Deuces: 2.8, rulings A31-A50, vectors 1-9, 17-19, 21, 29, and two public
evaluators."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from random import Random

import phevaluator
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pokerkit import Card as TheirCard
from pokerkit import StandardLookup

from game.core.cards import SUITS, Card, pack, parse
from game.rules.deuces import card_plays
from game.rules.deuces.card_plays import (
    COMMON,
    EPIC,
    FIVE,
    FLUSH,
    FULL,
    RARE,
    SET,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TWIN,
    Powers,
    answers,
    attacks,
    best,
    compare,
    order,
    readings,
    sets,
)
from tests import work
from tests.rules.deuces_hands import all_readings

NONE = Powers()
PLAIN = (STRAIGHT, FLUSH, FULL, STRAIGHT_FLUSH)


def cards(text):
    return tuple(parse(id) for id in text.split())


def loot(**tiers):
    """Powers with loot: `loot(S14=COMMON)` makes the ace of spades a Common."""
    return Powers(loot=tuple((int(name[1:]), name[0], tier) for name, tier in tiers.items()))


def raised(amount, least=1, most=5):
    return Powers(raises=((amount, least, most),))


def texts(play, powers=NONE):
    return [reading.text for reading in readings(cards(play), powers)]


def fight(attack, defence, attacking=NONE, defending=NONE):
    """The result of a combat with the best reading on both sides."""
    shown = best(cards(attack), attacking)
    return compare(shown, best(cards(defence), defending, False, shown.size))


# singles to four of a kind


def test_only_the_value_of_a_single_counts():
    assert fight("KS", "KC") == 0  # vector 1
    assert fight("AS", "KC") == 1  # vector 5
    assert fight("2H", "3C") == -1


def test_a_pair_is_answered_by_a_pair_alone():
    assert fight("7S 7C", "KH QH") == 1  # vector 2
    assert fight("2S 2C", "9H") == 1  # vector 3: fewer cards than the attack
    assert fight("5S 5C", "6H 6D") == -1  # vector 4
    assert fight("7S 7C", "7H 7D") == 0


def test_four_of_a_kind_is_not_answered_by_five_cards_nor_the_other_way_round():
    four, flush = best(cards("9S 9C 9H 9D")), best(cards("2S 3S 4S 5S 6S"))
    assert (compare(four, flush), compare(flush, four)) == (1, 1)  # vector 6
    assert answers(cards("2S 3S 4S 5S 6S 7H"), NONE, four) == ()


def test_four_cards_are_nothing_but_four_of_a_kind():
    assert best(cards("9S 9C 8H 8D")) is None  # A38
    assert best(cards("9S 10C JH QD")) is None


@pytest.mark.parametrize(
    "play", ["9S 9C 9H 9D KS", "9S 9C 8H 8D KS", "9S 9C 9H 8D KS", "2S 3S", "2S 2H 2C 3D", "2S 3S 4S 5S 6S 7S", ""]
)
def test_cards_that_are_no_play(play):
    assert best(cards(play)) is None  # vector 7, A39


def test_a_play_has_its_cards_in_any_order_and_of_any_pack():
    assert best(cards("2S 5H 3C AD 4S")).text == "5-4-3-2-1"
    assert best(cards("9S.4 9S.5")).text == "9-9"
    assert order(cards("2S KD KC 10H")) == cards("KC KD 10H 2S")


# five cards


def test_five_cards_in_their_order():
    rising = ("2S 3S 4S 5S 6H", "2S 3S 4S 5S 7S", "2S 2H 2C 3D 3H", "2S 3S 4S 5S 6S")
    found = [best(cards(play)) for play in rising]
    assert [reading.kind for reading in found] == list(PLAIN)
    assert found == sorted(found)


def test_full_houses_compare_the_triple_first():
    assert fight("3S 3H 3C 2D 2H", "2S 2C 2D AS AH") == 1


def test_flushes_compare_from_the_top():
    assert fight("AS 9S 7S 5S 3S", "AH 9H 7H 5H 2H") == 1
    assert fight("KS 9S 7S 5S 3S", "KH 9H 7H 5H 3H") == 0


def test_an_ace_is_high_or_low_and_straights_do_not_go_round():
    assert fight("AS 2H 3C 4D 5S", "2S 3H 4C 5D 6S") == -1  # vector 8
    assert best(cards("QS KH AC 2D 3S")) is None
    assert best(cards("10S JH QC KD AS")).text == "14-13-12-11-10"


def test_a_raise_goes_past_the_ace():
    high = best(cards("10S JH QC KD AS"), raised(1))  # vector 9
    assert high.text == "15-14-13-12-11"
    assert compare(high, best(cards("10H JC QD KS AH"))) == 1
    assert best(cards("AS 9S 7S 5S 3S"), raised(3)).text == "17-12-10-8-6"


def test_a_raised_ace_is_never_low():
    assert best(cards("AS 2H 3C 4D 5S"), raised(1)) is None  # A42
    assert best(cards("AS 2H 3C 4D 5S"), raised(-1)) is None


def test_nothing_is_worth_less_than_one():
    assert texts("2S 3H", raised(-2)) == ["1-1"]  # A44, A68
    assert texts("2S 3H", raised(-1)) == []
    assert texts("2S 3H 4C 5D 6S", raised(-1)) == ["5-4-3-2-1"]
    assert texts("2S", raised(-9)) == ["1"]


def test_a_printed_ace_is_no_one_in_a_set():
    assert texts("AS 2H", Powers(ranges=((-1, 0),))) == []


def test_raises_count_for_plays_of_their_size():
    assert texts("9S", raised(4, 1, 1)) == ["13"]
    assert texts("9S 9H", raised(4, 1, 1)) == ["9-9"]
    assert texts("9S", raised(4) + raised(-1)) == ["12"]


# loot


def test_a_common_is_itself_or_one_more():
    assert texts("AS", loot(S14=COMMON)) == ["15", "14"]
    assert fight("AS", "AH", loot(S14=COMMON)) == 1  # vector 17
    assert texts("8S 9H", loot(S8=COMMON)) == ["9-9"]
    assert texts("8S 8H", loot(S8=COMMON)) == ["8-8"]
    assert texts("8S 9H", loot(H8=COMMON)) == []


def test_a_common_ace_that_is_used_is_not_low():
    assert texts("AS 2H 3C 4D 5S", loot(S14=COMMON)) == ["5-4-3-2-1"]


def test_a_rare_counts_as_two_or_as_one():
    assert texts("8D", loot(D8=RARE)) == ["8-8", "8"]  # vector 18, A48
    assert texts("8D 8S", loot(D8=RARE)) == ["8-8-8", "8-8"]
    assert texts("8D KS KH KC", loot(D8=RARE)) == ["13-13-13-8-8"]
    assert texts("8D KS KH", loot(D8=RARE) + loot(S13=RARE)) == ["13-13-13-8-8"]
    assert texts("8D 8H 8S 8C", loot(D8=RARE)) == ["8-8-8-8-8", "8-8-8-8"]  # A45
    assert best(cards("8D"), loot(D8=RARE)).size == 2


def test_a_rare_may_be_two_of_a_flush():
    assert best(cards("AD 8D 5D 2D"), loot(D8=RARE)).text == "14-8-8-5-2"
    assert best(cards("AD 8D 5D 2D"), loot(D8=RARE)).kind == FLUSH


def test_an_epic_is_any_card():
    assert texts("5H 10S 10C 10D", loot(H5=EPIC)) == ["10-10-10-10"]  # vector 19
    assert texts("5H", loot(H5=EPIC))[0] == "14"  # A47
    assert texts("5H", loot(H5=EPIC))[-1] == "2"
    assert texts("5H", loot(H5=EPIC) + raised(2))[0] == "16"
    flush = best(cards("5H AS 9S 7S 3S"), loot(H5=EPIC))
    assert (flush.kind, flush.text) == (FLUSH, "14-14-9-7-3")  # A46


def test_five_of_a_kind_is_the_highest():
    five = best(cards("2H 3S 3H 3C 3D"), Powers(wild_twos=True))
    assert five.kind == FIVE
    assert five.kind > best(cards("10S JS QS KS AS")).kind


# ranges and wilds


def test_a_range_shifts_one_card():
    shape = Powers(ranges=((-1, 1),))
    assert texts("8S", shape) == ["9", "8", "7"]
    assert texts("8S 9H", shape) == ["9-9", "8-8"]
    assert texts("8S 10H", shape) == []
    assert texts("8S 10H", shape + shape) == ["10-10", "9-9", "8-8"]
    assert best(cards("9S 8S 7S 6S 6H"), shape).kind == STRAIGHT  # the suit stays


def test_a_range_keeps_the_suit():
    assert best(cards("9S 8S 7S 6S 6H"), Powers(wilds=1)).kind == STRAIGHT_FLUSH
    assert best(cards("9S 8S 7S 6S 4S"), Powers(ranges=((-1, 1),))).kind == STRAIGHT_FLUSH


def test_a_range_adds_to_a_common():
    assert texts("8S", loot(S8=COMMON) + Powers(ranges=((0, 2),))) == ["11", "10", "9", "8"]  # vector 21


def test_a_wild_card_can_be_shifted_and_raised_too():
    assert texts("8S", Powers(wilds=1, ranges=((-1, 1),)) + raised(2))[0] == "17"


def test_so_many_cards_are_wild():
    assert best(cards("2S KH KC"), Powers(wilds=1)).text == "13-13-13"
    assert best(cards("2S 3S KH KC"), Powers(wilds=1)) is None
    assert best(cards("2S 3S KH KC"), Powers(wilds=2)).text == "13-13-13-13"


def test_wild_twos():
    assert best(cards("2S KH KC"), Powers(wild_twos=True)).text == "13-13-13"
    assert best(cards("2S 2H"), Powers(wild_twos=True)).text == "14-14"


# twins


def test_two_different_pairs_are_an_attack_for_some_alone():
    twin = Powers(twin=True)
    assert texts("9S 9C 8H 8D") == []
    assert texts("9S 9C 8H 8D", twin) == ["9-9-8-8"]
    assert best(cards("9S 9C 9H 9D"), twin).kind == SET


def test_a_twin_is_answered_by_any_two_pairs_or_four_of_a_kind():
    attack = best(cards("9S 9C 8H 8D"), Powers(twin=True))
    for play, ending in (("9H 9D 7S 7C", 1), ("9H 9D 8S 8C", 0), ("10H 10D 2S 2C", -1), ("2H 2D 2S 2C", -1)):
        assert compare(attack, best(cards(play), NONE, False)) == ending
    four = best(cards("2H 2D 2S 2C"))
    assert compare(four, best(cards("9S 9C 8H 8D"), NONE, False)) == 1
    assert len(answers(cards("9H 9D 8S 8C 2D"), NONE, attack)) == 1
    assert answers(cards("9H 9D 8S 8C 2D"), NONE, four) == ()


# what is in a hand


def test_a_basic_enemy_may_defend_with_a_flush_that_it_may_not_attack_with():
    hand = cards("AS 9S 7S 5S 3S")  # vector 29, A40, A41
    assert max(reading.size for _, reading in sets(hand, most=3)) == 1
    assert [play for play, _ in answers(hand, NONE, best(cards("2S 3H 4C 5D 6S")))] == [hand]


def test_answers_stand_the_weakest_first_and_hold_those_that_are_too_low():
    found = answers(cards("9S 9H 4C 4D KS"), NONE, best(cards("7S 7C")))
    assert [reading.text for _, reading in found] == ["4-4", "9-9"]
    assert [compare(best(cards("7S 7C")), reading) for _, reading in found] == [1, -1]


def test_the_sets_of_a_hand_stand_the_best_first_and_a_rare_twice():
    found = [
        (" ".join(card.id for card in play), reading.text) for play, reading in sets(cards("8D 8S KC"), loot(D8=RARE))
    ]
    assert found == [
        ("8D 8S", "8-8-8"), ("8D 8S", "8-8"), ("8D", "8-8"), ("KC", "13"), ("8S", "8"), ("8D", "8"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("powers", "most"),
    [
        (NONE, 3_000),
        (loot(S2=COMMON, H3=RARE, C4=RARE, D5=RARE, S6=RARE), 3_000),
        (Powers(wilds=1), 9_000),
        (Powers(ranges=((-2, 2),)) + loot(S9=COMMON, H9=RARE, C9=EPIC), 25_000),
        (Powers(wilds=1, wild_twos=True), 9_000),
    ],
    ids=["plain", "rare", "wild", "range", "twos"],
)
def test_the_sets_of_ten_cards_are_found_at_once(powers, most):
    """With at most so many calls."""
    hand = Random(3).sample(pack(), 10)
    card_plays._plays.cache_clear()
    with work.at_most(most):
        sets(hand, powers)


# properties

plain_cards = st.sampled_from(pack())
# Most random cards make no play, and machines may be slow: hypothesis must not complain about either.
few = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)
tiers = st.sampled_from([COMMON, RARE, EPIC])


def some_cards(least, most):
    return st.lists(plain_cards, min_size=least, max_size=most, unique=True)


@st.composite
def dealt(draw, least=1, most=5, wilds=1):
    """Some cards, and powers that may matter for them."""
    hand = draw(some_cards(least, most))
    pieces = [(card.rank, card.suit, draw(tiers)) for card in hand[: draw(st.integers(0, min(2, len(hand))))]]
    powers = Powers(
        loot=tuple(pieces),
        ranges=draw(st.sampled_from([(), (), ((-1, 1),), ((0, 2),)])),
        wilds=draw(st.integers(0, wilds)),
        wild_twos=draw(st.booleans()),
        twin=draw(st.booleans()),
        raises=draw(st.sampled_from([(), (), ((1, 1, 5),), ((-2, 2, 5),)])),
    )
    return order(hand), powers


def told(found):
    return {(reading.kind, reading.key, reading.values) for reading in found}


@few
@given(dealt())
def test_the_readings_are_those_of_the_slow_way(deal):
    play, powers = deal
    wild = sum(powers.tier(card) == EPIC or (powers.wild_twos and card.rank == 2) for card in play)
    assume(wild + powers.wilds < 3)  # else the reference would be too slow
    every = all_readings(play, powers, powers.twin)
    highest = {values: max(one for one in every if one[2] == values) for _, _, values in every}
    flush = max((one for one in every if one[0] == FLUSH), default=None)
    expected = {one for one in highest.values() if one[0] != FLUSH or one == flush}
    assert told(readings(play, powers)) == expected


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(dealt(5, 8, wilds=2), st.booleans())
def test_the_sets_are_the_best_readings_of_all_subsets(deal, attacking):
    hand, powers = deal
    expected = {
        (play, best(play, powers, attacking, size))
        for number in range(1, 6)
        for play in combinations(hand, number)
        for size in range(1, 6)
        if best(play, powers, attacking, size)
    }
    found = sets(hand, powers, attacking)
    assert set(found) == expected
    assert len(found) == len(expected)
    assert [reading for _, reading in found] == sorted((reading for _, reading in found), reverse=True)


@few
@given(dealt())
def test_the_best_reading_is_the_first_and_no_other_beats_it(deal):
    play, powers = deal
    found = readings(play, powers)
    assert best(play, powers) == (found[0] if found else None)
    assert all(one.size < found[0].size or compare(found[0], one) >= 0 for one in found)
    assert len({one.text for one in found}) == len(found)


@pytest.mark.slow
@few
@given(dealt(5, 8, wilds=2), st.integers(1, 5))
def test_all_attacks_of_a_hand_have_all_their_readings(deal, most):
    hand, powers = deal
    found = {play: list(every) for play, every in attacks(hand, powers, most).items()}
    assert set(found) == {play for play, _ in sets(hand, powers, most=most)}
    for play in list(found)[:40]:
        assert found[play] == [one for one in readings(play, powers) if one.size <= most]


@few
@given(dealt())
def test_a_wild_never_hurts(deal):
    play, powers = deal
    for size in range(1, 6):
        without = best(play, powers, size=size)
        if without:
            assert best(play, powers + Powers(wilds=1), size=size) >= without


@pytest.mark.slow
@few
@given(dealt(), dealt(), st.integers(1, 4))
def test_a_raise_of_both_changes_nothing(one, other, amount):
    first, second = (best(play) for play, _ in (one, other))
    assume(first and second and 1 not in (first.values[-1], second.values[-1]))  # low aces are excluded
    assert compare(best(one[0], raised(amount)), best(other[0], raised(amount))) == compare(first, second)


@pytest.mark.slow
@few
@given(dealt(5, 9), dealt(5, 9))
def test_what_wins_one_way_loses_the_other(one, other):
    for (_, first), (_, second) in zip(sets(*one), sets(*other), strict=False):
        if first.size == second.size and TWIN not in (first.kind, second.kind):
            assert compare(first, second) == -compare(second, first)


@few
@given(dealt(3, 8), dealt(1, 9))
def test_answers_are_the_plays_of_the_attacks_type(one, other):
    for _, attack in sets(*one):
        found = answers(*other, attack)
        assert [reading for _, reading in found] == sorted(reading for _, reading in found)
        assert all(reading.size == attack.size for _, reading in found)
        beating = any(compare(attack, reading) < 0 for _, reading in sets(*other, attacking=False))
        assert beating == any(compare(attack, reading) < 0 for _, reading in found)


# comparison with two public evaluators


@pytest.fixture(scope="module")
def valid():
    """Every valid plain hand of five cards from a whole pack, with its reading."""
    return {play: reading for play, reading in sets(pack()) if reading.size == 5}


def ids(play):
    return ["".join((card.id[:-1].replace("10", "T"), card.suit.lower())) for card in play]


def test_there_are_as_many_valid_hands_as_there_should_be(valid):
    assert Counter(reading.kind for reading in valid.values()) == {
        STRAIGHT: 10_200, FLUSH: 5_108, FULL: 3_744, STRAIGHT_FLUSH: 40,
    }  # fmt: skip
    assert len(valid) == 19_092


@pytest.mark.slow
def test_every_valid_hand_ranks_as_pokerkit_and_phevaluator_rank_it(valid):
    """All valid hands have the same order and the same ties: each of our keys is one of the evaluators' ranks."""
    lookup = StandardLookup()
    pokerkit, phe = {}, {}
    for play, reading in valid.items():
        names = ids(play)
        pokerkit.setdefault(reading.key, set()).add(lookup.get_entry(TheirCard.parse("".join(names))).index)
        phe.setdefault(reading.key, set()).add(-phevaluator.evaluate_cards(*names))
    for theirs in (pokerkit, phe):
        assert all(len(ranks) == 1 for ranks in theirs.values())
        rising = [theirs[key].pop() for key in sorted(theirs)]
        assert rising == sorted(set(rising))


@pytest.mark.slow
def test_a_hundred_thousand_pairs_of_hands_compare_alike(valid):
    plays, chance = list(valid), Random(2)
    ranks = {play: -phevaluator.evaluate_cards(*ids(play)) for play in plays}
    for _ in range(100_000):
        one, other = chance.choice(plays), chance.choice(plays)
        expected = (ranks[one] > ranks[other]) - (ranks[one] < ranks[other])
        assert compare(valid[one], valid[other]) == expected, (one, other)


@pytest.mark.slow
def test_every_other_hand_of_five_is_rejected(valid):
    """The rules see only the ranks of five cards and whether they have one suit: 7,462 classes, which together contain
    all 2,598,960 hands. The test checks one hand of each class."""
    chance, hands_seen, valid_seen = Random(4), 0, 0
    for ranks in combinations_with_replacement(range(2, 15), 5):
        counts = Counter(ranks)
        if max(counts.values()) > 4:
            continue
        suited = 4 if len(counts) == 5 else 0
        mixed = prod(comb(4, count) for count in counts.values()) - suited
        for size, one_suit in ((mixed, False), (suited, True)):
            if size:
                kind = _kind_of(counts, one_suit, chance)
                hands_seen += size
                valid_seen += size * (kind is not None)
    assert hands_seen == comb(52, 5)
    assert valid_seen == len(valid) == 19_092


def _kind_of(counts, one_suit, chance):
    """The kind of a hand with those ranks and random suits."""
    suit = chance.choice(SUITS)
    while True:
        play = [
            Card(rank, mark)
            for rank, count in counts.items()
            for mark in (suit if one_suit else chance.sample(SUITS, count))
        ]
        if one_suit or len({card.suit for card in play}) > 1:
            found = best(play)
            return found and found.kind
