"""One test for each exact sentence of the rule text of Diamonds & Dragons, in its order."""

import pytest

from game.core.cards import parse
from game.core.events import Told
from game.core.match import Match
from game.rules.diamonds import GAME
from game.rules.diamonds.combat import blow
from game.rules.diamonds.dungeon import heroes
from game.rules.diamonds.heroes import pips
from tests.rules.acting import ids
from tests.rules.diamonds import do, hp, legal, options, room, table, told

ONE, TWO, DEALT = options("solo"), options("duo"), options("dealer")


def fresh(rules=ONE, seed=1):
    return Match(GAME, rules, seed)


def deck_of(match):
    """The cards still to come: deck and room."""
    zones = match.state.zones
    return [card for name in zones if name == "deck" or name.startswith("room.") for card in zones[name].cards]


# Gather the Party


def test_the_party_is_the_king_and_queen_of_hearts_and_the_king_queen_and_jack_of_diamonds():
    assert ids(fresh(), "party.0") == ["KH", "QH", "KD", "QD", "JD"]


def test_the_ace_of_hearts_is_removed():
    cards = [card.id for zone in fresh().state.zones.values() for card in zone.cards]
    assert "AH" not in cards
    assert len(cards) == 53


def test_the_remaining_cards_jokers_included_are_shuffled():
    cards = deck_of(fresh())
    assert len(cards) == 48
    assert {"XR", "XB"} <= {card.id for card in cards}
    assert fresh().state.cards("deck") != fresh(seed=2).state.cards("deck")
    assert set(fresh().view(0).zones["deck"]) == {None}


# Tracking your Hit Points


def test_each_of_the_five_heroes_has_4_hit_points():
    assert [pips(20, place) for place in range(5)] == [4, 4, 4, 4, 4]


def test_the_party_has_20_hit_points():
    assert hp(fresh()) == 20


@pytest.mark.parametrize(("left", "shown"), [(4, 4), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_a_hero_shows_full_health_down_to_party_member_down(left, shown):
    assert pips(left, 0) == shown


# Inside the Dungeon


def test_rooms_have_4_cards():
    assert [len(id) > 0 for id in room(fresh())] == [True] * 4


def test_enemies_are_the_black_cards_and_the_jokers():
    cards = deck_of(fresh())
    enemies = [card for card in cards if card.suit in "CSRB"]
    assert len(enemies) == 28
    match = table("2C AS XR XB", taken=1)
    assert legal(match) == ["fight 2C", "fight AS", "fight XR", "fight XB"]


@pytest.mark.parametrize(
    ("card", "damage"),
    [*((f"{n}C", n) for n in range(2, 11)), ("JC", 11), ("QC", 12), ("KC", 13), ("AC", 14), ("XR", 15), ("XB", 15)],
)
def test_an_enemy_deals_damage_equal_to_its_ordered_value(card, damage):
    assert blow(parse(card), None, None) == damage
    assert hp(do(table(f"{card} 2D 3D", taken=1), f"fight {card}")) == 20 - damage


# Your Aides


@pytest.mark.parametrize(("weapon", "rank"), [*((f"{n}D", n) for n in range(2, 11)), ("AD", 14)])
def test_a_weapon_does_as_much_damage_as_its_value(weapon, rank):
    assert hp(do(table("XR 2H 3H", weapon=weapon, taken=1), "fight XR")) == 20 - (15 - rank)


def test_the_ace_of_diamonds_is_the_strongest_weapon_at_14():
    weapons = [card.rank for card in deck_of(fresh()) if card.suit == "D"]
    assert sorted(weapons) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 14]


def test_the_party_wields_one_weapon_at_a_time():
    match = do(table("6D 7D 2H", taken=1), "take 6D", "take 7D")
    assert ids(match, "weapon.0") == ["7D"]


@pytest.mark.parametrize(("potion", "heals"), [*((f"{n}H", n) for n in range(2, 11)), ("JH", 11)])
def test_a_potions_effect_is_its_value_and_the_jack_heals_11(potion, heals):
    assert hp(do(table(f"{potion} 2D 3D", hp=5, taken=1), f"drink {potion}")) == 5 + heals


def test_not_multiple_potions_in_a_row():
    assert hp(do(table("2H 3H 4D", hp=5, taken=1), "drink 2H", "drink 3H")) == 7


# Explore Room by Room


def test_4_cards_are_dealt_face_up_and_you_decide_whether_to_run_or_face():
    match = fresh()
    assert all(match.view(0).zones[f"room.{place}"][0] for place in range(4))
    assert legal(match)[0] == "run"
    assert len(legal(match)) == 5


# Run!


def test_running_puts_all_four_cards_back_shuffles_the_deck_and_deals_a_new_room():
    match = table("2C 3C 4C 5C", deck="6C 7C 8C 9C 10C JC QC KC")
    events = match.play(match.legal(0)[0])
    words = [" ".join(event.words()[:4]).strip() for event in events if not isinstance(event, Told)]
    assert words[1:6] == [f"moved {n}C room.{n - 2} deck" for n in range(2, 6)] + ["shuffled deck"]
    assert len([word for word in words if word.startswith("moved") and " deck room." in word]) == 4
    assert sorted(len(id) > 0 for id in room(match)) == [True] * 4
    assert len(match.state.cards("deck")) == 8


def test_nobody_knows_afterwards_where_those_cards_are():
    match = table("2C 3C 4C 5C", deck="6C 7C 8C 9C 10C JC QC KC")
    do(match, "run")
    assert match.view(0).zones["deck"] == (None,) * 8


def test_cards_may_be_avoided_many_times_but_never_twice_in_a_row():
    match = table("2D 3D 4D 5D", deck="6D 7D 8D 9D 10D AD 2H 3H 4H 5H 6H 7H 8H 9H 10H JH", hp=20)
    for _ in range(3):
        assert "run" in legal(match)
        do(match, "run")
        assert "run" not in legal(match)
        for _ in range(3):
            assert "run" not in legal(match)
            do(match, legal(match)[0])


# Face the Room!


def test_3_of_the_4_cards_are_faced_one_by_one():
    match = table("2D 3D 4D 5D", deck="6D 7D 8D 9D")
    for count, action in enumerate(("take 2D", "take 3D", "take 4D")):
        assert match.state.facts["taken"] == count
        do(match, action)
    assert room(match) == ["6D", "7D", "8D", "5D"]
    assert match.state.facts["taken"] == 0


def test_the_weapons_value_is_subtracted_and_the_rest_comes_off_the_hit_points():
    assert hp(do(table("KC 2H 3H", weapon="9D", taken=1), "fight KC")) == 16
    assert hp(do(table("5C 2H 3H", weapon="9D", taken=1), "fight 5C")) == 20


def test_without_a_weapon_it_is_barehanded_and_the_full_damage():
    assert hp(do(table("9C 2H 3H", taken=1), "fight 9C")) == 11


@pytest.mark.parametrize("enemy", ["9S", "10S", "XR"])
def test_a_weapon_used_against_the_same_value_or_lower_breaks_is_discarded_and_the_full_damage_is_taken(enemy):
    match = do(table(f"{enemy} 2H 3H", weapon="8D", slain="9C", taken=1), f"fight {enemy}")
    assert hp(match) == 20 - parse(enemy).rank
    assert (ids(match, "weapon.0"), ids(match, "slain.0")) == ([], [])
    assert sorted(ids(match, "discard")) == sorted(["8D", "9C", enemy])


def test_a_weapon_picked_replaces_the_current_one():
    match = do(table("6D 2H 3H", weapon="5D", slain="9C 4C", taken=1), "take 6D")
    assert ids(match, "weapon.0") == ["6D"]
    assert sorted(ids(match, "discard")) == ["4C", "5D", "9C"]


def test_a_weapon_is_retained_until_it_is_replaced_or_broken():
    match = table("9C 5C 2H 3H", weapon="4D", deck="3C 2S 4H 5H")
    do(match, "fight 9C", "fight 5C", "drink 2H", "fight 3C")
    assert (ids(match, "weapon.0"), ids(match, "slain.0")) == (["4D"], ["9C", "5C", "3C"])


@pytest.mark.parametrize("used", ["9C", "2C", "AC", "XB"])
def test_a_used_weapon_holds_only_against_enemies_of_lower_value_than_the_last(used):
    for rank in range(2, 16):
        card = "XR" if rank == 15 else f"{ {11: 'J', 12: 'Q', 13: 'K', 14: 'A'}.get(rank, rank) }S"
        match = do(table(f"{card} 2H 3H", weapon="5D", slain=used, taken=1), f"fight {card}")
        assert (ids(match, "weapon.0") == ["5D"]) == (rank < parse(used).rank)


def test_a_potions_number_is_added_to_the_health():
    assert hp(do(table("6H 2D 3D", hp=7, taken=1), "drink 6H")) == 13


def test_later_potions_in_a_row_have_no_effect_and_are_discarded():
    match = do(table("3H 4H 5H 2D", hp=5), "drink 3H", "drink 4H", "drink 5H")
    assert hp(match) == 8
    assert ids(match, "discard") == ["3H", "4H", "5H"]


@pytest.mark.parametrize("between", ["take 2D", "fight 2C"])
def test_a_card_that_is_no_potion_lets_another_potion_work(between):
    match = do(table("3H 4H 2D 2C", hp=5, weapon="5D"), "drink 3H", between, "drink 4H")
    assert hp(match) == 12


def test_hit_points_never_go_above_20():
    assert hp(do(table("9H 2D 3D", hp=15, taken=1), "drink 9H")) == 20


# The Fourth Card


def test_after_3_cards_the_fourth_is_used_for_the_next_room_and_3_more_are_dealt():
    match = do(table("2D 3D 4D 5C", deck="6C 7C 8C 9C"), "take 2D", "take 3D", "take 4D")
    assert room(match) == ["6C", "7C", "8C", "5C"]
    assert "run" in legal(match)


# Winning and Losing


@pytest.mark.parametrize("left", [10, 9])
def test_the_game_ends_when_hit_points_reach_zero_or_below(left):
    match = do(table("10C 2D 3D", hp=left, taken=1), "fight 10C")
    assert (hp(match), match.state.outcome.result) == (left - 10, "lost")
    assert legal(match) == []


def test_the_game_ends_when_all_the_cards_are_through():
    match = do(table("2C 3C 4D", deck=""), "fight 2C", "fight 3C")
    assert not match.over
    assert do(match, "take 4D").state.outcome.result == "won"


# Scoring


def test_you_win_with_any_member_of_the_party_surviving():
    assert do(table("5C", deck="", hp=6), "fight 5C").state.outcome == ("won", ("won",), (1,))


def test_fallen_the_values_of_the_enemies_in_the_deck_are_subtracted_from_the_hit_points():
    match = do(table("10C 2D 3D", deck="3C 9D XR 5H", hp=8, taken=1), "fight 10C")
    assert match.state.outcome.scores == (-2 - 3 - 15,)


def test_escaped_the_hit_points_are_the_score():
    assert do(table("5C", deck="", hp=12), "fight 5C").state.outcome.scores == (7,)


def test_escaped_at_full_health_with_a_potion_last_its_value_is_added():
    assert do(table("5H", deck="", hp=17), "drink 5H").state.outcome.scores == (25,)
    assert do(table("2H", deck="", hp=17), "drink 2H").state.outcome.scores == (19,)
    assert do(table("2D", deck="", hp=20), "take 2D").state.outcome.scores == (20,)


# Play with a Dealer


def test_a_second_person_manages_the_deck_and_fills_the_rooms():
    match = fresh(DEALT)
    assert match.seats == ("human", "dealer")
    assert match.state.to_act == (1,)
    assert legal(match, 1) == ["turn room.0", "turn room.1", "turn room.2", "turn room.3"]


def test_the_dealer_describes_each_rooms_contents_to_the_other_player():
    match = do(fresh(DEALT), *(f"1:turn room.{place}" for place in range(4)))
    assert {action.verb for action in match.legal(1)} == {"say"}
    do(match, str(match.legal(1)[0]))
    assert told(match) == ["say"]


# Play with Two Players


def test_each_player_has_a_party_out_of_a_pack_of_their_own():
    match = fresh(TWO)
    assert ids(match, "party.0") == ["KH", "QH", "KD", "QD", "JD"]
    assert ids(match, "party.1") == ["KH.1", "QH.1", "KD.1", "QD.1", "JD.1"]
    assert heroes(1)[0].id == "KH.1"


def test_the_remaining_cards_of_both_packs_are_shuffled_together():
    cards = deck_of(fresh(TWO))
    assert len(cards) == 96
    assert {card.pack for card in fresh(TWO).state.cards("deck")[-20:]} == {0, 1}


def test_7_cards_are_dealt_instead_of_4():
    assert len([id for id in room(fresh(TWO)) if id]) == 7


def test_who_goes_first_is_random():
    assert {fresh(TWO, seed).state.to_act[0] for seed in range(20)} == {0, 1}


def test_the_first_player_decides_for_both_whether_to_run():
    match = fresh(TWO)
    first = match.state.facts["first"]
    assert match.state.to_act == (first,)
    assert "run" in legal(match, first)
    assert legal(match, 1 - first) == []


def test_running_puts_all_7_cards_back_and_the_one_who_ran_is_first_in_the_new_room():
    for seed in range(4):
        match = fresh(TWO, seed)
        first = match.state.facts["first"]
        do(match, "run")
        assert len(deck_of(match)) == 96
        assert (match.state.facts["first"], match.state.to_act) == (first, (first,))


def test_the_two_may_not_run_two_times_in_a_row():
    match = do(fresh(TWO), "run")
    assert "run" not in legal(match, match.state.to_act[0])


WEAK = "2D 3D 4D 5D 6D 7D 8D"


def test_the_players_take_cards_in_turn_until_one_is_left():
    match, seats = table(WEAK, mode="duo", deck="2H 3H 4H 5H 6H 7H 8H"), []
    for id in WEAK.split()[:6]:
        seats.append(match.state.to_act[0])
        do(match, f"take {id}")
    assert seats == [0, 1, 0, 1, 0, 1]
    assert room(match) == ["2H", "3H", "4H", "5H", "6H", "7H", "8D"]


def test_a_card_affects_only_the_party_of_the_one_who_takes_it():
    match = do(table("KC 9H 4D 5D 6D 7D 8D", mode="duo", other={"hp": 9}), "fight KC", "drink 9H", "take 4D")
    assert (hp(match, 0), hp(match, 1)) == (7, 18)
    assert (ids(match, "weapon.0"), ids(match, "weapon.1")) == (["4D"], [])


def test_a_used_weapon_stays_with_its_own_party():
    match = table("9C 9S 4D 5D 6D 7D 8D", weapon="3D", mode="duo", other={"weapon": "3D.1"})
    do(match, "fight 9C", "fight 9S")
    assert (ids(match, "slain.0"), ids(match, "slain.1")) == (["9C"], ["9S"])
    assert (hp(match, 0), hp(match, 1)) == (14, 14)


def test_6_more_cards_are_dealt_and_the_last_taker_is_first_and_decides_in_the_next_room():
    match = table(WEAK, mode="duo", deck="2H 3H 4H 5H 6H 7H 8H")
    for id in WEAK.split()[:6]:
        do(match, f"take {id}")
    assert len([id for id in room(match) if id]) == 7
    assert (match.state.facts["first"], match.state.to_act) == (1, (1,))
    assert "run" in legal(match, 1)


LAST = "2C 3C 4D 5D 6D 7D"


@pytest.mark.parametrize(
    ("mine", "theirs", "results"),
    [(20, 20, ("won", "won")), (2, 20, ("lost", "won")), (20, 3, ("won", "lost")), (2, 3, ("lost", "lost"))],
    ids=["both-win", "the-first-loses", "the-second-loses", "both-lose"],
)
def test_each_party_wins_or_loses_for_itself(mine, theirs, results):
    match = do(table(LAST, mode="duo", deck="", hp=mine, other={"hp": theirs}), "fight 2C", "fight 3C")
    while not match.over:
        do(match, legal(match, match.state.to_act[0])[0])
    assert match.state.outcome.results == results


def test_a_preview_says_of_which_kind_a_blow_is():
    match = table("9S 8S 2H", weapon="8D", slain="9C", taken=1)
    kinds = {action.ids[0]: GAME.preview(match.view(0), action).kind for action in match.legal(0)}
    assert kinds == {"9S": "breaks", "8S": "damage", "2H": "heal"}
