"""One test for each exact sentence of the first rule text of Scoundrel (`scoundrel-v1`), in its order."""

import pytest

from game.core.cards import parse
from game.core.events import Told
from game.core.match import Match
from game.core.view import Action
from game.rules.scoundrel import GAME
from game.rules.scoundrel.combat import blow
from tests.rules.acting import do, ids, legal
from tests.rules.scoundrel import health, room, table

DEFAULT = {"wear": "lower", "end": "all"}


def cards_of(match):
    return [card for zone in match.state.zones.values() for card in zone.cards]


def fresh(seed=1):
    return Match(GAME, DEFAULT, seed)


# Setup


def test_the_pack_has_no_jokers_no_red_faces_and_no_red_aces():
    cards = cards_of(fresh())
    assert len(cards) == len(set(cards)) == 44
    assert not [card for card in cards if card.suit not in "CDHS" or (card.suit in "DH" and card.rank > 10)]


def test_the_dungeon_is_shuffled_and_lies_face_down():
    match = fresh()
    assert match.view(0).zones["deck"] == (None,) * 40
    assert ids(match, "deck") != ids(fresh(2), "deck")


def test_health_starts_at_20():
    assert health(fresh()) == 20


# Rules


def test_the_26_clubs_and_spades_are_monsters():
    assert len([card for card in cards_of(fresh()) if card.suit in "CS"]) == 26
    assert legal(table("2C AS", faced=1)) == ["fight 2C fists", "fight AS fists"]


@pytest.mark.parametrize(
    ("card", "damage"),
    [*((f"{n}C", n) for n in range(2, 11)), ("JC", 11), ("QC", 12), ("KC", 13), ("AC", 14), ("JS", 11), ("AS", 14)],
)
def test_a_monsters_damage_is_its_ordered_value(card, damage):
    assert blow(parse(card), None) == damage
    assert health(do(table(f"{card} 2D", faced=1), f"fight {card} fists")) == 20 - damage


def test_the_9_diamonds_are_weapons():
    assert len([card for card in cards_of(fresh()) if card.suit == "D"]) == 9
    assert legal(table("2D 10D", faced=1)) == ["take 2D", "take 10D"]


@pytest.mark.parametrize("rank", range(2, 11))
def test_a_weapon_does_as_much_damage_as_its_value(rank):
    assert health(do(table("AC 2H", weapon=f"{rank}D", faced=1), "fight AC weapon")) == 20 - (14 - rank)


def test_a_weapon_picked_up_is_equipped_and_the_old_one_discarded():
    match = do(table("6D 2H", weapon="5D", faced=1), "take 6D")
    assert (ids(match, "weapon"), ids(match, "discard")) == (["6D"], ["5D"])


def test_the_9_hearts_are_potions():
    assert len([card for card in cards_of(fresh()) if card.suit == "H"]) == 9
    assert legal(table("2H 10H", faced=1)) == ["drink 2H", "drink 10H"]


def test_only_one_potion_works_each_turn():
    assert health(do(table("3H 4H 2D 2C", health=5), "drink 3H", "drink 4H")) == 8


def test_the_second_potion_is_simply_discarded():
    assert ids(do(table("3H 4H 2D 2C", health=5), "drink 3H", "drink 4H"), "discard") == ["3H", "4H"]


def test_a_potion_works_again_in_the_next_turn():
    match = do(table("3H 4H 2D 5H", deck="2C 3C 6C", health=5), "drink 3H", "drink 4H", "take 2D", "drink 5H")
    assert health(match) == 13


def test_life_is_never_restored_beyond_20():
    assert health(do(table("9H 2D", health=15, faced=1), "drink 9H")) == 20


def test_the_game_ends_when_life_reaches_0():
    match = do(table("10C 2D", health=10, faced=1), "fight 10C fists")
    assert (health(match), match.state.outcome.result) == (0, "lost")
    assert legal(match) == []


def test_the_game_ends_when_the_whole_dungeon_is_through():
    match = do(table("2C 3C", deck=""), "fight 2C fists")
    assert not match.over
    assert do(match, "fight 3C fists").state.outcome.result == "won"


def test_the_last_card_may_still_kill():
    match = do(table("9C", deck="", health=9), "fight 9C fists")
    assert (match.state.outcome.result, match.state.outcome.scores) == ("lost", (0,))


# Step 1


def test_four_cards_are_flipped_off_the_top_one_by_one_to_make_a_room():
    match = fresh()
    moves = [event for event in match.opening if getattr(event, "src", "") == "deck"]
    assert [move.dst for move in moves] == ["room.0", "room.1", "room.2", "room.3"]
    assert all(None not in match.view(0).zones[place] for place in ("room.0", "room.1", "room.2", "room.3"))


def test_every_later_turn_makes_a_room_of_four_too():
    match = do(table("2D 3D 4D 5D", deck="6D 7D 8D 9D 10D"), "take 2D", "take 3D", "take 4D")
    assert sorted(room(match)) == ["5D", "6D", "7D", "8D"]


# Step 2


def test_avoiding_puts_all_four_at_the_bottom_of_the_dungeon():
    match = do(table("2C 3C 4C 5C", deck="6C 7C 8C 9C 10C"), "avoid")
    assert ids(match, "deck")[-1] == "10C"
    assert sorted(ids(match, "deck")[:-1]) == ["2C", "3C", "4C", "5C"]
    assert room(match) == ["6C", "7C", "8C", "9C"]


def test_as_many_rooms_as_wanted_may_be_avoided_but_never_two_in_a_row():
    match = table("2D 3D 4D 5D", deck="6D 7D 8D 9D 10D 2H 3H 4H 5H 6H")
    for faced in (["take 6D", "take 7D", "take 8D"], ["drink 4H", "drink 5H", "drink 6H"]):
        assert "avoid" in legal(match)
        do(match, "avoid")
        assert "avoid" not in legal(match)
        do(match, *faced)
    assert "avoid" in legal(match)


# Step 3


def test_three_of_the_four_cards_are_faced_one_at_a_time():
    match = table("2D 3D 4D 5D", deck="6D 7D 8D")
    for count, action in enumerate(("take 2D", "take 3D")):
        assert match.state.facts["faced"] == count
        do(match, action)
        assert "avoid" not in legal(match)
    assert room(match) == ["", "", "4D", "5D"]


def test_a_weapon_goes_and_the_old_one_leaves_with_the_monsters_on_it():
    match = do(table("6D 2H", weapon="5D", slain="9C 4C", faced=1), "take 6D")
    assert (ids(match, "weapon"), ids(match, "slain")) == (["6D"], [])
    assert sorted(ids(match, "discard")) == ["4C", "5D", "9C"]


def test_a_potions_number_is_added_to_health_and_it_is_discarded():
    match = do(table("6H 2D", health=7, faced=1), "drink 6H")
    assert (health(match), ids(match, "discard")) == (13, ["6H"])


def test_a_monster_is_fought_barehanded_or_with_the_equipped_weapon():
    assert legal(table("6C 2H", weapon="5D", faced=1))[:2] == ["fight 6C fists", "fight 6C weapon"]
    assert legal(table("6C 2H", faced=1)) == ["fight 6C fists", "drink 2H"]


# Step 4


def test_the_turn_is_complete_when_one_card_remains_and_it_stays_face_up_for_the_next_room():
    match = do(table("2D 3D 4D 5C", deck="6C 7C 8C 9C"), "take 2D", "take 3D", "take 4D")
    assert room(match) == ["6C", "7C", "8C", "5C"]
    assert match.state.facts["faced"] == 0


def test_the_turn_is_said_to_be_complete_with_the_third_card_and_not_before():
    match = table("2D 3D 4D 5C", deck="6C 7C 8C 9C")
    told = [Told("room-complete") in match.play(Action("take", (card,))) for card in ("2D", "3D", "4D")]
    assert told == [False, False, True]


# Combat


def test_barehanded_the_full_value_is_lost_and_the_monster_discarded():
    match = do(table("9C 2H", faced=1), "fight 9C fists")
    assert (health(match), ids(match, "discard")) == (11, ["9C"])


def test_with_the_weapon_the_monster_is_laid_on_top_of_it_and_of_the_others_there():
    match = do(table("6C 4C 2H 3H", weapon="5D", slain="9S"), "fight 6C weapon", "fight 4C weapon")
    assert ids(match, "slain") == ["9S", "6C", "4C"]


def test_the_weapon_still_shows():
    match = do(table("6C 2H", weapon="5D", faced=1), "fight 6C weapon")
    assert match.view(0).top("weapon").id == "5D"


def test_with_the_weapon_only_what_exceeds_its_value_is_lost():
    assert health(do(table("KC 2H", weapon="9D", faced=1), "fight KC weapon")) == 16


def test_example_weapon_5_against_a_3_does_no_damage():
    assert health(do(table("3C 2H", weapon="5D", faced=1), "fight 3C weapon")) == 20


def test_example_weapon_5_against_a_jack_does_6():
    assert health(do(table("JC 2H", weapon="5D", faced=1), "fight JC weapon")) == 14


# Weapon degradation


@pytest.mark.parametrize("used", ["9C", "2C", "AC"])
def test_a_used_weapon_only_strikes_monsters_of_a_lower_value_than_the_last(used):
    last = parse(used)
    for rank in range(2, 15):
        card = parse(f"{ {11: 'J', 12: 'Q', 13: 'K', 14: 'A'}.get(rank, rank) }S")
        match = table(f"{card.id} 2H", weapon="5D", slain=used, faced=1)
        assert (f"fight {card.id} weapon" in legal(match)) == (rank < last.rank)


def test_example_a_5_that_killed_a_queen_may_strike_a_6():
    match = do(table("QC 6C 2H 3H", weapon="5D"), "fight QC weapon")
    assert "fight 6C weapon" in legal(match)


def test_example_a_5_used_on_a_6_leaves_the_queen_to_bare_hands():
    match = do(table("QC 6C 2H 3H", weapon="5D"), "fight 6C weapon")
    assert [text for text in legal(match) if "QC" in text] == ["fight QC fists"]


def test_example_that_weapon_is_kept_for_monsters_weaker_than_the_6():
    match = do(table("QC 6C 4C 3H", weapon="5D"), "fight 6C weapon", "fight QC fists")
    assert ids(match, "weapon") == ["5D"]
    assert "fight 4C weapon" in legal(match)


# Scoring


def test_dead_the_monsters_left_in_the_dungeon_are_subtracted_from_life():
    match = do(table("10C 2D", deck="3C 9D KS 5H", health=10, faced=1), "fight 10C fists")
    assert match.state.outcome.scores == (0 - 3 - 13,)


def test_through_the_score_is_the_life_left():
    assert do(table("5C", deck="", health=12), "fight 5C fists").state.outcome.scores == (7,)


def test_through_at_20_with_a_potion_last_its_value_is_added():
    assert do(table("5H", deck="", health=17), "drink 5H").state.outcome.scores == (25,)
    assert do(table("2H", deck="", health=17), "drink 2H").state.outcome.scores == (19,)
    assert do(table("2D", deck="", health=20), "take 2D").state.outcome.scores == (20,)
