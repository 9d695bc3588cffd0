"""Tests for the rule text's section on Traditional Quests, sentence by sentence.

What it says about special encounters' abilities and secrets, and about each piece of quest loot, is tested in their own
modules.
"""

import pytest

from game.core.cards import JOKER
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.queries import threat
from game.rules.deuces.uses import abilities_of
from tests.rules.quests import Trip, quest, thing


def fixed(heroes: int = 2, **properties: str) -> Trip:
    """A party that fights a Fixed Encounter, with the chosen number of heroes and the usual difficulty."""
    text = quest("hall cave vault", thing("encounter", "foes", "cave", **properties))
    return Trip(text, heroes).do("walk cave", "visit foes")


def foes(trip: Trip) -> list[str]:
    """The kinds of the enemies that came."""
    return [token.kind for who, token in trip.s.tokens.items() if who.startswith("enemy.")]


def test_fixed_predetermined_level_of_enemies_and_modified_difficulty():
    trip = fixed(level="4", modifier="1")
    assert trip.match.game.captions(trip.match.view(0))["about.foes"].values["level"].values["n"] == 4
    assert trip.s.gauges["target"] == 12


def test_the_gm_may_choose_which_enemies_to_use_so_long_as_the_enemies_equal_the_modified_target_difficulty():
    trip = fixed(modifier="-1", enemies="tomb_hound")
    assert foes(trip) == ["tomb_hound", "tomb_hound"]
    assert trip.s.gauges["difficulty"] == trip.s.gauges["target"] == 8


def test_these_encounters_form_barriers_of_passage_for_players():
    trip = Trip(quest("hall cave vault", thing("encounter", "foes", "cave"))).do("walk cave")
    assert trip.of("walk") == ["walk hall"]
    trip.do("visit foes").win()
    assert trip.of("walk") == ["walk hall", "walk vault"]


@pytest.mark.parametrize(("what", "id"), [("boss", "mother_sedge"), ("special", "cursed_idol")])
def test_and_work_well_for_boss_or_special_encounters_even_for_things_like_traps(what, id):
    assert foes(fixed(1, modifier="-5", **{what: id}))[0] in (id, "idol")


def test_fixed_encounters_may_list_an_enemy_or_special_encounter_level_and_modifier():
    trip = fixed(boss="mother_sedge", level="2", modifier="-3")
    assert foes(trip)[:2] == ["mother_sedge"] * 2
    assert len(trip.s.cards("hand.enemy.0")) == 6
    assert trip.s.gauges["target"] == 4


@pytest.mark.parametrize(("modifier", "each"), [("-2", 3), ("1", 6)])
def test_modifiers_are_added_to_or_subtracted_from_the_five_per_player_standard(modifier, each):
    assert [fixed(n, modifier=modifier).s.gauges["target"] for n in (1, 2, 3, 4)] == [each * n for n in (1, 2, 3, 4)]


def test_example_1_boss_name_level_5_minus_2():
    trip = fixed(boss="old_bonecount", level="5", modifier="-2")
    others = [(who, token.kind) for who, token in trip.s.tokens.items() if token.kind in ENEMY_KINDS]
    assert trip.s.gauges["target"] == 6 <= trip.s.gauges["difficulty"]
    assert all(len(trip.s.cards(f"hand.{who}")) == ENEMY_KINDS[kind].hand(5) for who, kind in others)


def test_example_2_level_4_plus_1():
    trip = fixed(level="4", modifier="1")
    assert trip.s.gauges["target"] == 12 <= trip.s.gauges["difficulty"]
    for n, kind in enumerate(foes(trip)):
        assert len(trip.s.cards(f"hand.enemy.{n}")) == ENEMY_KINDS[kind].hand(4)


def test_example_3_boss_name_minus_1_and_enemies_of_their_current_level():
    trip = fixed(boss="old_bonecount", modifier="-1")
    assert trip.s.gauges["target"] == 8 <= trip.s.gauges["difficulty"]
    others = [(who, token.kind) for who, token in trip.s.tokens.items() if token.kind in ENEMY_KINDS]
    assert all(len(trip.s.cards(f"hand.{who}")) == ENEMY_KINDS[kind].hand(1) for who, kind in others)


def test_example_4_minus_1():
    trip = fixed(modifier="-1")
    assert trip.s.gauges["target"] == 8 <= trip.s.gauges["difficulty"]


@pytest.mark.parametrize("level", ["1", "5"])
def test_fixed_encounters_abide_by_initiative_draw_and_loot_bonus_rules_regardless_of_level(level):
    seen = set()
    for seed in range(1, 14):
        text = quest("hall cave", thing("encounter", "foes", "cave", level=level))
        trip = Trip(text, 2, seed).do("walk cave", "visit foes")
        beyond = trip.s.gauges["difficulty"] > trip.s.gauges["target"]
        assert bool(trip.of("first")) == beyond
        assert trip.fact("treasure") is True
        seen.add(beyond)
    assert seen == {True, False}


def test_random_standard_black_jack_rules_drawing_for_an_encounter():
    trip = Trip(quest("hall cave", thing("random", "wolves", "cave")), 2).do("walk cave")
    assert trip.of("hit", "stay") == ["hit", "stay"]
    assert 7 <= trip.s.gauges["difficulty"] < 10


def test_good_for_when_players_are_traveling():
    trip = Trip(quest("hall cave", thing("random", "wolves", "cave")), 2)
    assert trip.stage == "map"
    assert trip.do("walk cave").stage == "draw"


def test_you_can_grant_them_a_bonus_to_their_initial_draw_size():
    foes = thing("encounter", "foes", "hall", modifier="-4")
    trip = Trip(quest("hall cave", foes), 2, master="person").do("reward draw hero.1", "visit foes")
    assert trip.hands() == [6, 7]


def test_you_can_give_loot_or_bonus_deuces_to_loot_checks_at_the_end_of_an_encounter():
    foes = thing("encounter", "foes", "cave", modifier="-4")
    trip = Trip(quest("hall cave vault", foes), 1, master="person").do("reward loot hero.0", "walk cave")
    assert len(trip.s.cards("loot.0")) == 1
    trip.do("reward deuce hero.0", "visit foes").win()
    assert "reward" in trip.heard("twos")[0]


def relics(*ids: str) -> Trip:
    """A hero who has these pieces of quest loot."""
    trip = Trip(quest("hall cave", *(thing("loot", id.replace("_", "-"), "hall", loot=id) for id in ids)))
    return trip.do(*(f"visit {id.replace('_', '-')}" for id in ids))


def test_players_who_receive_quest_loot_put_the_jokers_back_into_their_deck():
    assert not [card for card in Trip(quest("hall cave")).s.cards("deck.0") if card.rank == JOKER]
    jokers = [card for card in relics("salt_circle", "hollow_die").s.cards("deck.0") if card.rank == JOKER]
    assert len(jokers) == 2


def test_players_with_multiple_quest_loot_may_choose_which_to_use():
    trip = relics("salt_circle", "hollow_die")
    known = {one.id for one in abilities_of(trip.s, "hero.0")}
    assert {"salt_circle", "hollow_die"} <= known


def test_items_are_purchased_in_shops_with_cards_from_discard_piles():
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="draught:4"))).discards(4)
    trip.do("visit stall", "buy draught hero.0")
    assert trip.s.cards("discard.0") == []


def test_shuffle_discard_pile_before_paying_draw_desired_amount_with_cards_face_down():
    trip = Trip(quest("hall cave", thing("shop", "stall", "hall", stock="draught:4"))).discards(30)
    order = trip.s.cards("discard.0")[:]
    trip.do("visit stall", "buy draught hero.0")
    assert trip.s.cards("discard.0") != order[:26]
    assert set(trip.s.cards("discard.0")) < set(order)
    assert not any(trip.s.zones["deck.0"].known)


def test_jokers_count_as_ace_plus_1s_when_used_as_threat_cards():
    trip = relics("salt_circle")
    joker = next(card for card in trip.s.cards("deck.0") if card.rank == JOKER)
    trip.s.move(joker, "discard.0")
    assert threat(trip.s, "hero.0") == 15
