"""Tests for the count of Dungeon Crawl's pool: exact where possible, otherwise an honest estimate."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.cards import parse
from game.core.text import say
from game.rules.crawl import GAME, counting
from game.rules.crawl.counting import black, high, low, red
from tests.rules.acting import do
from tests.rules.crawl import MAGE, SETS, options, played, table

KINDS = (red, black, high, low)
LIMITS = settings(max_examples=60, deadline=None, derandomize=True)
plays = st.tuples(st.sampled_from(SETS), st.integers(0, 2**32), st.integers(0, 60))


@LIMITS
@given(plays)
def test_the_pool_is_among_what_it_may_be_and_every_count_holds(play):
    match = played(*play)
    pool, deck = counting.pool_of(match.view(0)), match.state.cards("deck")
    assert set(deck) <= set(pool.cards)
    assert pool.size == len(deck)
    for test in KINDS:
        count, truth = pool.number(test), sum(map(test, deck))
        assert count.least <= truth <= count.most
        assert count.least <= count.likely <= count.most


@LIMITS
@given(plays)
def test_reds_and_blacks_highs_and_lows_are_all_of_it(play):
    match = played(*play)
    if match.over:
        return
    pool = counting.pool_of(match.view(0))
    for one, other in ((red, black), (high, low)):
        assert pool.number(one).likely + pool.number(other).likely == pool.size
        assert pool.number(one).least + pool.number(other).most == pool.size


@pytest.mark.slow
def test_on_average_the_count_is_right():
    """Over many plays the estimates and the true numbers agree on average, early and late, also after a reshuffle."""
    likely, truth, again = Fraction(0), 0, 0
    for seed in range(400):
        match = played(options(MAGE), seed, 40)
        likely += counting.pool_of(match.view(0)).number(red).likely
        truth += sum(map(red, match.state.cards("deck")))
        again += bool(match.state.facts["pool"])
    assert again > 100
    assert abs(float(likely) - truth) < 0.02 * truth


def test_after_a_reshuffle_a_counter_from_before_is_not_in_the_pool():
    match = table(deck="2H 3H 4S 5S", hp="QD KD", monster="9H", first=("8S", "7S"), pool="2H 3H 4S 5S")
    pool = counting.pool_of(match.view(0))
    assert sorted(card.id for card in pool.cards) == ["2H", "3H", "4S", "5S"]
    assert pool.number(red) == (2, 2, 2)
    assert say(GAME.card_counting.tally(match.view(0)).words[0]).startswith("You know exactly")


def test_a_counter_drawn_since_then_may_be_any_of_them():
    match = table(deck="2H 3H 4S", hp="QD KD", monster="AH", monster_hp="5S", pool="2H 3H 4S 5S")
    count = counting.pool_of(match.view(0)).number(red)
    assert (count.least, count.most, count.likely) == (1, 2, Fraction(3, 2))


def test_in_the_first_pool_nobody_knows_which_cards_are_counters():
    match = table(deck="2H 3H 4S", hp="QD KD", monster="AH", pool="")
    pool = counting.pool_of(match.view(0))
    assert {parse("QD"), parse("KD"), parse("2H")} <= set(pool.cards)


@pytest.mark.parametrize(
    ("deck", "discard", "evasion", "hits"),
    [
        ("2H 3H 4S", "QD", Fraction(2, 3), Fraction(1, 3)),
        ("2H", "3H 4S", Fraction(1, 2), Fraction(1, 2)),  # the attack is the last of the pool, the evasion of the next
        ("", "2H 3H 4S 5S", Fraction(1, 2), Fraction(1, 3)),
    ],
    ids=["the-pool", "the-last-card", "all-drawn"],
)
def test_the_next_evasion_and_the_next_blow(deck, discard, evasion, hits):
    match = table(deck=deck, discard=discard, hp="KD", monster="AH", pool=deck)
    view = match.view(0)
    assert (counting.red_evasion(view), counting.blow_hits(view)) == (evasion, hits)


def test_what_lies_of_the_last_blow_will_be_in_the_next_pool():
    match = table(deck="", discard="2H", attack="3H", evasion="4S", first=("5S", "6S"), hp="KD", monster="AH")
    assert sorted(card.id for card in counting.next_pool(match.view(0)).cards) == ["2H", "3H", "4S", "5S", "6S"]
    do(match, "strike")
    assert sorted(match.state.facts["pool"].split()) == ["2H", "3H", "4S", "5S", "6S"]


# the count in words


def counted(**laid) -> tuple[list[str], list[str]]:
    """The count of a table: its lines, and the conclusions from them."""
    found = GAME.card_counting.tally(table(**laid).view(0))
    return [say(line.text) for line in found.lines], [say(text) for text in found.words]


def test_eights_are_high_and_sevens_are_low_and_so_it_stands_there():
    assert (high(parse("8C")), low(parse("8C"))) == (True, False)
    assert (high(parse("7C")), low(parse("7C"))) == (False, True)
    assert counted(deck="2H")[0] == ["Red", "Black", "High (8 to king)", "Low (ace to 7)"]


def test_how_sure_the_count_is():
    laid = {"deck": "2H 3H 4S", "hp": "QD KD", "monster": "AH"}
    assert counted(pool="2H 3H 4S", **laid)[1][0] == "You know exactly which 3 cards are left, just not in which order."
    one = counted(deck="2H", pool="2H", hp="QD KD", monster="AH")[1][0]
    assert one == "Only 1 card is left, and you know which."
    unsure = counted(deck="2H 3H", hp="QD KD", monster="2S", monster_hp="4S 5S", pool="2H 3H 4S 5S")[1][0]
    assert unsure == "2 unseen cards lie face down as counters, so the numbers aren't certain."
    empty = counted(deck="", discard="3H 4S 5S", hp="KD", monster="AH", attack="6H")[1][0]
    assert empty == "The pool is used up. The next cards are the 4 discards, shuffled."


def test_the_cards_that_may_come_lie_by_suit_the_ace_first_and_older_counters_are_none_of_them():
    found = GAME.card_counting.tally(table(deck="KS AS 2H", pool="KS AS 2H", hp="QD KD", monster="AH").view(0))
    assert [card.id for card in found.cards] == ["AS", "KS", "2H"]
    unsure = GAME.card_counting.tally(
        table(deck="2H 3H", hp="KD", monster="2S", monster_hp="4S", pool="2H 3H 4S").view(0)
    )
    assert [card.id for card in unsure.cards] == ["4S", "2H", "3H"]


def test_what_follows_for_the_next_blow_in_full_per_cents():
    words = counted(deck="2H 3H 4S", discard="QD", hp="KD", monster="AH", pool="2H 3H 4S")[1]
    assert words[1:] == [
        "The evasion card of the next blow: red 67%, black 33%.",
        "The next blow hits in 33% of cases.",
    ]
