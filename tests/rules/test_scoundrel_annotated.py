"""One test for each exact sentence of the second rule text of Scoundrel (`scoundrel-annotated`), in its order.

Where it differs from the first, it is the house rule `wear=equal`.
"""

import pytest

from game.core.match import Match
from game.rules.scoundrel import GAME
from tests.rules.acting import do, ids, legal
from tests.rules.scoundrel import health, room, table

EQUAL = {"wear": "equal", "end": "all"}


def equal(*args, **more):
    return table(*args, wear="equal", **more)


def cards_of(match):
    return [card for zone in match.state.zones.values() for card in zone.cards]


# Setup


def test_jokers_red_face_cards_and_red_aces_are_set_aside():
    ids = {card.id for card in cards_of(Match(GAME, EQUAL, 3))}
    assert len(ids) == 44
    assert not ids & {"XR", "XB", *(f"{face}{suit}" for face in "JQKA" for suit in "DH")}


def test_the_dungeon_is_shuffled_and_face_down():
    match = Match(GAME, EQUAL, 3)
    assert set(match.view(0).zones["deck"]) == {None}
    assert ids(match, "deck") != ids(Match(GAME, EQUAL, 4), "deck")


def test_health_is_tracked_from_20():
    assert health(Match(GAME, EQUAL, 3)) == 20


# Card types


def test_monsters_are_26_clubs_and_spades():
    assert sum(card.suit in "CS" for card in cards_of(Match(GAME, EQUAL, 3))) == 26


@pytest.mark.parametrize(
    ("card", "damage"), [*((f"{n}S", n) for n in range(2, 11)), ("JS", 11), ("QS", 12), ("KS", 13), ("AS", 14)]
)
def test_damage_is_the_ordered_value(card, damage):
    assert health(do(equal(f"{card} 2D", faced=1), f"fight {card} fists")) == 20 - damage


def test_weapons_are_9_diamonds():
    assert sum(card.suit == "D" for card in cards_of(Match(GAME, EQUAL, 3))) == 9


@pytest.mark.parametrize("rank", range(2, 11))
def test_a_weapons_damage_is_its_face_value(rank):
    assert health(do(equal("KC 2H", weapon=f"{rank}D", faced=1), "fight KC weapon")) == 20 - (13 - rank)


def test_a_weapon_must_be_equipped_and_the_previous_one_discarded():
    match = do(equal("2D 2H", weapon="10D", faced=1), "take 2D")
    assert (ids(match, "weapon"), ids(match, "discard")) == (["2D"], ["10D"])


def test_potions_are_9_hearts():
    assert sum(card.suit == "H" for card in cards_of(Match(GAME, EQUAL, 3))) == 9


@pytest.mark.parametrize("rank", range(2, 11))
def test_healing_is_the_face_value(rank):
    assert health(do(equal(f"{rank}H 2D", health=1, faced=1), f"drink {rank}H")) == 1 + rank


def test_one_potion_a_turn_extras_are_discarded():
    match = do(equal("2H 3H 4H 2D", health=5), "drink 3H", "drink 2H", "drink 4H")
    assert (health(match), ids(match, "discard")) == (8, ["3H", "2H", "4H"])


def test_health_cannot_exceed_the_starting_20():
    assert health(do(equal("10H 2D", health=19, faced=1), "drink 10H")) == 20


# End and scoring


def test_the_game_ends_when_life_reaches_0():
    assert do(equal("5C 2D", health=5, faced=1), "fight 5C fists").state.outcome.result == "lost"


def test_the_game_ends_when_the_entire_dungeon_is_done():
    match = do(equal("2D 3D", deck=""), "take 2D")
    assert not match.over
    assert do(match, "take 3D").state.outcome.result == "won"


def test_on_death_the_values_of_all_remaining_monsters_are_subtracted_from_life():
    match = do(equal("KC 2D", deck="AS 10H 2C", health=6, faced=1), "fight KC fists")
    assert match.state.outcome.scores == (6 - 13 - 14 - 2,)


def test_that_score_is_negative():
    match = do(equal("5C 2D", deck="2C", health=5, faced=1), "fight 5C fists")
    assert match.state.outcome.scores == (-2,)


def test_on_victory_the_score_is_the_remaining_life():
    assert do(equal("4S", deck="", health=9), "fight 4S fists").state.outcome.scores == (5,)


def test_at_20_health_with_a_potion_as_the_last_card_its_value_is_added():
    assert do(equal("9H", deck="", health=11), "drink 9H").state.outcome.scores == (29,)
    assert do(equal("9H", deck="", health=10), "drink 9H").state.outcome.scores == (19,)


# Gameplay


def test_cards_are_flipped_one_by_one_until_four_lie_face_up():
    match = Match(GAME, EQUAL, 5)
    flips = [event for event in match.opening if getattr(event, "shown", False)]
    assert [flip.dst for flip in flips] == ["room.0", "room.1", "room.2", "room.3"]
    assert None not in room(match)


def test_a_room_is_entered_or_avoided():
    assert legal(equal("2D 3D 4D 5D")) == ["avoid", "take 2D", "take 3D", "take 4D", "take 5D"]


def test_entering_means_facing_three_of_the_four_one_at_a_time():
    match = equal("2D 3D 4D 5D", deck="6D 7D 8D")
    do(match, "take 5D", "take 4D")
    assert room(match) == ["2D", "3D", "", ""]
    assert sorted(room(do(match, "take 3D"))) == ["2D", "6D", "7D", "8D"]


def test_the_card_left_is_part_of_the_next_room():
    assert "2D" in room(do(equal("2D 3D 4D 5D"), "take 5D", "take 4D", "take 3D"))


def test_avoiding_scoops_all_four_to_the_bottom():
    match = do(equal("2D 3D 4D 5D", deck="6C 7C 8C 9C 10C JC"), "avoid")
    assert sorted(ids(match, "deck")[:4]) == ["2D", "3D", "4D", "5D"]
    assert ids(match, "deck")[4:] == ["JC", "10C"]


def test_two_rooms_in_a_row_are_never_avoided():
    assert "avoid" not in legal(do(equal("2D 3D 4D 5D", deck="6C 7C 8C 9C 10C"), "avoid"))


def test_otherwise_rooms_may_be_avoided_as_often_as_wanted():
    match = do(equal("2D 3D 4D 5D", deck="6D 7D 8D 9D 10D 2H 3H"), "avoid", "take 6D", "take 7D", "take 8D")
    assert "avoid" in legal(match)


# Card actions


def test_taking_a_weapon_discards_the_old_one_and_any_monsters_on_it():
    match = do(equal("3D 2H", weapon="7D", slain="KC 8C", faced=1), "take 3D")
    assert sorted(ids(match, "discard")) == ["7D", "8C", "KC"]
    assert (ids(match, "weapon"), ids(match, "slain")) == (["3D"], [])


def test_a_potion_adds_at_once_and_is_discarded():
    match = do(equal("6H 2D", health=3, faced=1), "drink 6H")
    assert (health(match), ids(match, "discard")) == (9, ["6H"])


def test_the_second_potion_of_a_turn_has_no_effect():
    assert health(do(equal("6H 7H 2D 2C", health=3), "drink 6H", "drink 7H")) == 9


def test_a_monster_leaves_two_options():
    assert legal(equal("4C 2H", weapon="3D", faced=1))[:2] == ["fight 4C fists", "fight 4C weapon"]


# Combat


def test_barehanded_costs_the_full_value_and_discards_the_monster():
    match = do(equal("8S 2H", weapon="10D", faced=1), "fight 8S fists")
    assert (health(match), ids(match, "discard"), ids(match, "slain")) == (12, ["8S"], [])


def test_weapon_combat_lays_the_monster_on_the_weapon_and_on_others_there():
    match = do(equal("8S 6S 2H 3H", weapon="10D", slain="9C"), "fight 8S weapon", "fight 6S weapon")
    assert ids(match, "slain") == ["9C", "8S", "6S"]


def test_the_weapons_number_stays_visible():
    assert do(equal("8S 2H", weapon="10D", faced=1), "fight 8S weapon").view(0).top("weapon").id == "10D"


def test_the_weapons_value_is_subtracted_and_the_rest_is_lost():
    assert health(do(equal("AS 2H", weapon="4D", faced=1), "fight AS weapon")) == 10


def test_example_weapon_5_against_3_no_damage():
    assert health(do(equal("3S 2H", weapon="5D", faced=1), "fight 3S weapon")) == 20


def test_example_weapon_5_against_jack_6_damage():
    assert health(do(equal("JS 2H", weapon="5D", faced=1), "fight JS weapon")) == 14


# Usage restrictions


def test_a_used_weapon_strikes_monsters_of_equal_or_lower_value_than_the_last():
    match = equal("9S 8S 10S 2H", weapon="5D", slain="9C")
    assert [text for text in legal(match) if text.endswith("weapon")] == ["fight 9S weapon", "fight 8S weapon"]


def test_example_after_a_queen_a_6_may_be_struck():
    assert "fight 6S weapon" in legal(do(equal("QS 6S 2H 3H", weapon="5D"), "fight QS weapon"))


def test_example_after_a_6_the_queen_must_be_fought_barehanded():
    match = do(equal("QS 6S 2H 3H", weapon="5D"), "fight 6S weapon")
    assert [text for text in legal(match) if "QS" in text] == ["fight QS fists"]


def test_example_the_weapon_is_kept_and_still_fights_weaker_monsters():
    match = do(equal("QS 6S 4S 3H", weapon="5D"), "fight 6S weapon", "fight QS fists")
    assert ids(match, "weapon") == ["5D"]
    assert "fight 4S weapon" in legal(match)


def test_the_turn_is_complete_with_one_card_left_lying_face_up():
    match = do(equal("2D 3D 4D 5D", deck="6C 7C 8C"), "take 2D", "take 4D", "take 5D")
    assert room(match) == ["6C", "3D", "7C", "8C"]
