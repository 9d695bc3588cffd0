"""Tests for a Traditional Quest: shops, paid with cards of one's own discards (A91, vector 30)."""

import pytest

from game.core.events import EVERYBODY, NOBODY
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.queries import threat
from game.rules.deuces.uses import custom_of
from tests.rules.quests import Trip, quest, thing


def at(stock: str, heroes: int = 1, discards: int = 12, **options: str) -> Trip:
    """A party in a shop; the first hero has `discards` discards."""
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", text="Buy!", stock=stock)), heroes, **options)
    return trip.discards(discards).do("visit stall")


LOOT = [thing("loot", f"gem-{n}", "hall", loot="common") for n in range(5)]


def test_vector_30_a_price_of_five_out_of_a_pile_of_twelve():
    trip = at("common:5")
    pile = set(trip.s.cards("discard.0"))
    trip.do("buy common hero.0")
    left, deck = trip.s.cards("discard.0"), trip.s.cards("deck.0")
    assert len(left) == 7
    assert len(deck) == 52 - 12 + 5
    assert set(left) < pile
    assert pile - set(left) <= set(deck)
    assert trip.s.zones["deck.0"].known == [NOBODY] * 45
    assert trip.s.zones["discard.0"].known == [EVERYBODY] * 7


def test_which_cards_are_paid_is_left_to_chance():
    paid = set()
    for seed in range(1, 12):
        trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="draught:4")), seed=seed)
        trip.discards(12)
        at_first = trip.s.cards("discard.0")[:]
        trip.do("visit stall", "buy draught hero.0")
        paid.add(tuple(at_first.index(card) for card in trip.s.cards("discard.0")))
    assert len(paid) == 11


def test_what_is_paid_goes_into_the_deck_of_the_buyer():  # A91
    trip = at("common:5", heroes=2)
    trip.do("buy common hero.0")
    assert len(trip.s.cards("deck.0")) + len(trip.s.cards("discard.0")) == 52
    assert len(trip.s.cards("deck.1")) == 52


def test_the_new_top_of_the_discards_is_the_threat():
    trip = at("common:5").do("buy common hero.0", "leave")
    assert threat(trip.s, "hero.0") == trip.s.cards("discard.0")[-1].rank


def test_the_one_who_has_too_few_discards_cannot_buy():
    trip = at("common:6 rare:12 draught:4", discards=6)
    assert trip.legal == ["buy common hero.0", "buy draught hero.0", "leave"]
    assert at("common:6", discards=5).legal == ["leave"]


def test_the_last_discards_can_be_paid_and_the_next_encounter_turns_up_a_threat_card():
    shop, foes = thing("shop", "stall", "hall", stock="common:6"), thing("encounter", "foes", "cave", modifier="-4")
    trip = Trip(quest("hall cave vault", shop, foes)).discards(6).do("visit stall", "buy common hero.0", "leave")
    assert trip.s.cards("discard.0") == []
    trip.do("walk cave", "visit foes")
    assert len(trip.s.cards("discard.0")) == 1


def test_prices_that_are_not_said_are_the_usual_ones():
    trip = at("draught common ability rare lantern_of_the_last_inn", discards=15)
    items = {text.split()[1] for text in trip.of("buy")}
    assert items == {"draught", "common", "ability", "rare", "lantern_of_the_last_inn"}
    for item, price in (("draught", 4), ("common", 6), ("rare", 12), ("lantern_of_the_last_inn", 15)):
        trip = at("draught common ability rare lantern_of_the_last_inn", discards=20)
        trip.do(f"buy {item} hero.0")
        assert trip.heard("buys") == [("hero.0", "bulwark", item, price)]
        assert sum(card.rank < 15 for card in trip.s.cards("discard.0")) == 20 - price


@pytest.mark.parametrize(("item", "tier"), [("common", 1), ("rare", 2)])
def test_loot_is_a_card_of_the_loot_deck(item, tier):
    trip = at(item).do(f"buy {item} hero.0")
    (piece,) = trip.s.cards("loot.0")
    assert trip.s.tokens["hero.0"].marks[f"tier:{piece.id}"] == tier


def test_a_sixth_piece_is_traded_or_given_back_at_once():
    trip = Trip(quest("hall cave", *LOOT, thing("shop", "stall", "hall", stock="common:1"))).discards(5)
    trip.do(*(f"visit {each['name']}" for each in LOOT), "visit stall", "buy common hero.0")
    assert {text.split()[0] for text in trip.legal} == {"trade", "return"}
    trip.do(trip.of("return")[0])
    assert len(trip.s.cards("loot.0")) == 5
    assert "leave" in trip.legal


def test_there_is_one_draught_in_a_bag_at_most():
    trip = at("draught:4", heroes=2).discards(12, 1).do("buy draught hero.0")
    assert trip.of("buy") == ["buy draught hero.1"]


def test_an_ability_is_swapped_for_one_of_three_that_were_drawn():
    trip = at("ability:8", discards=20, **{"custom.0": "spite"})
    three = [text.split()[3] for text in trip.of("buy")]
    assert len(set(three)) == 3
    assert set(three) < set(CUSTOMS) - {"spite"}
    trip.do(f"buy ability hero.0 {three[0]}")
    assert trip.fact("custom.0") == three[0]
    assert trip.heard("learns") == [("hero.0", "bulwark", three[0])]
    assert [text.split()[3] for text in trip.of("buy")] == three[1:]


def test_the_three_abilities_stay_the_same():
    trip = at("ability:8")
    three = trip.of("buy")
    assert trip.do("leave", "walk cave", "walk hall", "visit stall").of("buy") == three


def test_a_swapped_ability_is_the_heros_from_then_on():
    trip = at("ability:8", **{"custom.0": "spite"})
    assert custom_of(trip.s, "hero.0").id == "spite"
    action = trip.of("buy")[0]
    trip.do(action)
    assert custom_of(trip.s, "hero.0").id == action.split()[3]


def test_a_shop_has_one_piece_of_each_kind_of_loot():
    trip = at("common:2 rare:3 draught:1", heroes=2).discards(12, 1).do("buy common hero.0")
    assert trip.of("buy") == [f"buy {item} hero.{n}" for item in ("rare", "draught") for n in range(2)]
    trip.do("leave", "visit stall", "buy rare hero.1", "leave", "visit stall")
    assert trip.of("buy") == ["buy draught hero.0", "buy draught hero.1"]


def test_of_every_piece_of_quest_loot_there_is_one():
    trip = at("widows_needle:15", heroes=2, discards=20).discards(20, 1)
    assert trip.of("buy") == ["buy widows_needle hero.0", "buy widows_needle hero.1"]
    trip.do("buy widows_needle hero.0")
    assert trip.of("buy") == []


def test_quest_loot_does_not_count_against_the_five_pieces():  # A93
    trip = Trip(quest("hall cave", *LOOT, thing("shop", "stall", "hall", stock="widows_needle:5"))).discards(5)
    trip.do(*(f"visit {each['name']}" for each in LOOT), "visit stall", "buy widows_needle hero.0")
    assert len(trip.s.cards("loot.0")) == 5
    assert trip.s.tokens["hero.0"].marks["quest:widows_needle"]
    assert "leave" in trip.legal


def test_with_the_first_piece_of_quest_loot_both_jokers_come_into_the_deck():  # A92
    trip = at("widows_needle:5").do("buy widows_needle hero.0", "leave")
    everything = trip.s.cards("deck.0") + trip.s.cards("discard.0")
    assert len(everything) == 54


def test_one_person_for_all_buys_for_every_hero():
    trip = at("draught:4", heroes=2).discards(12, 1)
    assert trip.s.to_act == (0,)
    assert trip.of("buy") == ["buy draught hero.0", "buy draught hero.1"]
    assert trip.do("leave").stage == "map"
    assert trip.fact("thing") == ""


def test_several_people_buy_each_for_their_own_hero_and_leave_each_for_themselves():
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="draught:4")), 3, hands="open")
    trip.discards(12).discards(12, 1).do("visit stall")
    assert trip.s.to_act == (0, 1)
    assert [str(each) for each in trip.match.legal(1)] == ["1:buy draught hero.1", "1:leave"]
    trip.match.play(trip.match.legal(1)[1])
    assert trip.s.to_act == (0,)
    trip.do("leave")
    assert trip.of("walk")


def test_a_shop_gives_its_flag_when_it_is_left_and_stays_open():
    tale = thing("story", "tale", "cave", text="A.", needs="seen")
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="draught", gives="seen"), tale)).do(
        "visit stall", "leave"
    )
    assert trip.fact("flag.seen") is True
    assert "visit stall" in trip.legal
