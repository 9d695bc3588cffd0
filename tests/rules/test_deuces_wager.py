"""Tests for the Quest for Loot: the rule text sentence by sentence, rulings A73 to A78, and vectors 23 and 24."""

import pytest

from game.core.match import Match
from game.core.view import Action
from game.rules.deuces.cards import draw_cards
from game.rules.deuces.modes.wager.chips import shared_out
from game.rules.deuces.options import CHIPS, ENCOUNTERS, START_OF_LOOT
from game.rules.deuces.queries import is_out, threat
from tests.rules.deuces import GAME, Fight
from tests.rules.deuces_quest import options
from tests.rules.deuces_wager import bets, chips, lose, table, win

SEVEN = "7"


def told(at: Fight) -> list[str]:
    return [event.what for event in at.told]


# the rule text


@pytest.mark.parametrize("each", ["7", "10", "15", "20"])
def test_players_begin_with_an_equal_number_of_chips(each):
    at = table(chips=each)
    assert [had + bet for had, bet in zip(chips(at), bets(at), strict=False)] == [int(each)] * 3


def test_the_master_begins_with_all_of_the_players_chips_together_three_times_seven_are_21():
    assert chips(table(chips=SEVEN))[-1] == 21


def test_the_game_may_begin_at_whichever_level_and_level_3_is_recommended():
    assert START_OF_LOOT.default == "3"
    assert [table(start_loot="3").s.gauges["level"]] == [3]
    begun = GAME.new(options(mode="loot") | {"start.loot": "5"}, table().s.rng)
    assert begun.gauges["level"] == 5


def test_before_every_encounter_players_draw_their_hand_and_place_wagers():
    at = table()
    assert [at.size(f"hero.{n}") for n in range(3)] == [7, 7, 7]
    assert (at.s.facts["stage"], at.s.gauges["difficulty"]) == ("bid", 0)
    assert "bid 1" in at.legal


def test_every_player_must_wager_at_least_1_chip_the_blind():
    assert bets(table()) == [1, 1, 1]


@pytest.mark.parametrize(("heroes", "target"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_at_1_chip_the_target_is_the_standard_5_each(heroes, target):
    at = table(heroes=heroes).do(*["bid 1"] * heroes)
    assert at.s.gauges["target"] == target


def test_each_chip_more_raises_the_individual_target_by_1():
    at = table(heroes=1)
    assert [table(heroes=1).do(f"bid {n}").s.gauges["target"] for n in (1, 2, 5)] == [5, 6, 9]
    assert at.s.gauges["target"] == 5


def test_all_others_must_match_the_highest_bid_to_participate():
    at = table().do("bid 3")
    assert "bid 2" not in at.legal
    assert at.legal[:1] == ["bid 3"]
    assert at.legal[-1] == "out"


def test_the_game_master_still_takes_the_blind_of_the_one_who_does_not_participate():
    at = table().do("bid 1", "out")
    assert chips(at) == [9, 9, 9, 31]
    assert bets(at) == [1, 0, 1]


def test_two_bid_3_and_the_third_folds_the_target_is_14():
    assert table().do("bid 3", "bid 3", "out").s.gauges["target"] == 14


def test_players_cannot_stay_beneath_the_target():
    at = table(*["bog_midges"] * 2, "lantern_wisp", "cellar_gnawers", heroes=1).do("bid 1")
    assert at.s.gauges["difficulty"] >= at.s.gauges["target"] == 5
    assert not {"hit", "stay"} & {*at.legal, *told(at)}


def test_players_may_raise_and_need_not_match_each_other():
    at = table("crypt_warden", "crypt_warden", "rusted_champion").do(*["bid 1"] * 3)
    at.do("raise 2", "raise 0", "raise 1")
    assert bets(at) == [3, 1, 2]


def test_raises_that_do_not_pass_the_enemies_draw_no_more_of_them():
    at = table("the_croupier", "the_croupier", heroes=2).do("bid 1", "bid 1")
    there = at.s.gauges["difficulty"]
    assert there > 10
    at.do(f"raise {there - 10}", "raise 0")
    assert at.s.gauges["difficulty"] == there


def test_raises_that_pass_the_enemies_draw_more_of_them():
    at = table("crypt_warden", "crypt_warden", "bone_archer", heroes=2).do("bid 1", "bid 1")
    assert at.s.gauges["difficulty"] == 10
    at.do("raise 1", "raise 0")
    assert at.s.gauges["difficulty"] >= at.s.gauges["target"] == 11


def test_regular_initiative_rules_apply():
    even = table("crypt_warden", heroes=1).do("bid 1", "raise 0")
    assert ("initiative" in told(even), even.s.facts["first"]) == (False, "heroes")
    above = table("the_croupier", "the_croupier", heroes=1).do("bid 1", "raise 0")
    assert above.s.gauges["difficulty"] == 5 or "initiative" in told(above)


def test_the_one_who_survives_is_paid_as_much_as_they_have_bet():
    at = win(table(heroes=2).do("bid 3", "bid 3", "raise 1", "raise 0"))
    assert chips(at) == [14, 13, 13]


def test_of_the_one_who_does_not_survive_the_master_collects_the_bet():
    at = lose(table(heroes=2).do("bid 3", "bid 3", "raise 1", "raise 0"))
    assert chips(at) == [6, 7, 27]
    assert bets(at) == [0, 0]


# the specification


def test_another_opens_in_every_encounter():
    at = lose(table().do(*["bid 1"] * 3, *["raise 0"] * 3)).do("go")
    assert at.s.facts["opener"] == "hero.1"
    assert at.s.to_act == (1,)


def test_bids_go_round_until_all_who_are_left_have_bet_the_same():
    at = table().do("bid 1", "bid 2", "bid 2")
    assert at.s.to_act == (0,)
    at.do("bid 3")
    assert at.s.to_act == (1,)
    at.do("bid 3", "bid 3")
    assert at.s.facts["stage"] == "raise"


def test_a_higher_bid_is_taken_back_by_the_one_who_drops_out():
    at = table().do("bid 4", "bid 5", "out", "out")
    assert chips(at)[0] == 9
    assert bets(at) == [0, 5, 0]


@pytest.mark.parametrize("n", [0, 1, 3])
def test_the_one_who_bids_sees_only_their_own_hand(n):
    match = Match(GAME, options(mode="loot", heroes="3"), 4)
    hands = [match.view(n).zones[f"hand.hero.{other}"] for other in range(3)]
    assert [all(card is not None for card in cards) for cards in hands] == [other == n for other in range(3)]


@pytest.mark.parametrize(("encounters", "over"), [("6", True), ("0", False)])
def test_it_ends_after_the_agreed_number_of_encounters(encounters, over):
    at = table(heroes=1, chips="20", encounters=encounters)
    for _ in range(6):
        at.do("out", "go")
    assert (at.s.outcome is not None) == over
    assert ENCOUNTERS.default == "9"


def test_it_ends_when_every_hero_is_out_of_chips():
    at = lose(table(chips=SEVEN).do(*["bid 7"] * 3))
    assert at.do("go").s.outcome is not None
    assert at.s.outcome.results == ("lost", "lost", "lost", "won")
    assert at.s.outcome.scores == (0, 0, 0, 42)


def test_the_one_who_has_no_chips_sits_out_for_good():
    at = table(chips=SEVEN).do("bid 7", "out", "out")
    at = lose(at).do("go")
    assert chips(at)[0] + bets(at)[0] == 0
    assert is_out(at.s, "hero.0")
    assert at.size("hero.0") == 0
    assert at.s.gauges["target"] == 10
    at.do("bid 1", "bid 1")
    assert at.s.facts["stage"] == "raise"


@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [
        (13, 7, ("won", "lost", "lost")),
        (10, 10, ("won", "won", "lost")),
        (3, 9, ("lost", "won", "lost")),
        (0, 0, ("lost", "lost", "won")),
    ],
)
def test_the_hero_with_the_most_chips_wins_and_the_bank_where_nobody_has_any(mine, theirs, result):  # A77
    at = table(heroes=2, encounters="6").do("out", "out")
    at.s.gauges |= {"chips.0": mine, "chips.1": theirs, "chips.gm": 40 - mine - theirs, "encounter": 6}
    assert at.do("go").s.outcome.results == result


@pytest.mark.parametrize(("left", "result"), [(11, "won"), (10, "lost")])
def test_a_hero_alone_must_end_with_more_than_at_the_beginning(left, result):
    at = table(heroes=1, encounters="6").do("out")
    at.s.gauges |= {"chips.0": left, "chips.gm": 20 - left, "encounter": 6}
    assert at.do("go").s.outcome.results[0] == result


def test_a_deck_that_runs_out_on_level_5_ends_nothing():
    begun = Fight(GAME.new(options(mode="loot", heroes="1") | {"start.loot": "5"}, table().s.rng))
    begun.s.note("pending", True)
    assert begun.do("out", "go").s.outcome is None
    assert begun.s.gauges["level"] == 5


def test_somebody_who_sits_out_is_nobodys_target_and_has_no_turn():
    at = table().do("bid 1", "out", "bid 1", "raise 0", "raise 0")
    assert is_out(at.s, "hero.1")
    assert 1 not in at.s.to_act
    assert threat(at.s, "hero.1") > 0  # regardless of the card on top


def test_the_one_who_draws_more_cards_than_there_are_keeps_the_threat_card():
    at = table(heroes=1).do("bid 1", "raise 0")
    draw_cards(at.s, "hero.0", 60)
    assert (at.size("hero.0"), len(at.s.cards("discard.0")), len(at.s.cards("deck.0"))) == (51, 1, 0)


# rulings


def test_a73_the_one_who_cannot_match_is_out_of_this_encounter():
    at = table()
    at.s.gauges |= {"chips.0": 9, "chips.1": 1, "chips.gm": 38}
    at.do("bid 5")
    assert "cannot-match" in told(at)
    assert (is_out(at.s, "hero.1"), at.s.to_act) == (True, (2,))
    assert chips(at)[1] == 1


def test_a74_the_hand_of_the_one_who_drops_out_is_discarded_and_its_draws_count():
    at = table()
    deck, pile = len(at.s.cards("deck.0")), len(at.s.cards("discard.0"))
    at.do("out")
    assert (at.size("hero.0"), len(at.s.cards("discard.0")), len(at.s.cards("deck.0"))) == (0, pile + 7, deck)


def test_a75_when_all_drop_out_the_master_takes_the_blinds_and_the_next_encounter_comes():
    at = table().do("out", "out", "out")
    assert chips(at) == [9, 9, 9, 33]
    assert (at.s.gauges["difficulty"], at.s.facts["defeats"], at.legal) == (0, 0, ["go"])
    assert at.do("go").s.gauges["encounter"] == 2


def test_a75_a_level_that_is_due_comes_all_the_same():
    at = table()
    at.s.note("pending", True)
    at.do("out", "out", "out")
    assert at.s.gauges["level"] == 4


def test_a76_there_is_one_round_of_raises_and_results_use_the_final_numbers():
    at = table("crypt_warden", "crypt_warden", "the_croupier", heroes=2).do("bid 1", "bid 1", "raise 1", "raise 0")
    assert not any(text.startswith("raise") for text in at.legal)
    assert at.s.facts["stage"] not in ("bid", "raise")
    assert at.s.facts["treasure"] == (at.s.gauges["difficulty"] >= at.s.gauges["target"] == 11)


def test_a77_a_master_who_cannot_pay_pays_what_there_is_and_the_game_ends():
    at = table(heroes=2).do("bid 3", "bid 3", "raise 0", "raise 0")
    at.s.gauges |= {"chips.gm": 3, "chips.0": 7, "chips.1": 24}
    at = win(at)
    assert chips(at) == [12, 28, 0]
    assert at.s.facts["owing"] == 3
    assert at.do("go").s.outcome.results == ("lost", "won", "lost")


@pytest.mark.parametrize(
    ("owed", "there", "paid"),
    [([3, 3], 6, [3, 3]), ([3, 3], 3, [2, 1]), ([1, 5, 2], 5, [1, 2, 2]), ([4], 9, [4]), ([2, 2], 0, [0, 0])],
)
def test_a77_too_little_is_dealt_out_chip_by_chip_in_the_order_of_the_bids(owed, there, paid):
    assert shared_out(owed, there) == paid


def test_a78_the_one_who_is_defeated_loses_the_bet_though_the_party_wins():
    at = win(table(heroes=2).do("bid 2", "bid 2", "raise 0", "raise 0"), "hero.1")
    assert chips(at) == [12, 8, 20]


# vectors


def test_vector_23_bids_3_and_3_and_a_drop():
    at = table().do("bid 3", "bid 3", "out")
    assert at.s.gauges["target"] == 14
    assert chips(at)[-1] == 31
    assert at.s.gauges["difficulty"] >= 14


def test_vector_24_raises_to_the_difficulty_bring_no_enemy_but_the_first_turn_and_treasure():
    at = table("crypt_warden", "crypt_warden", "rusted_champion", heroes=3).do("bid 3", "bid 3", "out")
    there = at.s.gauges["difficulty"]
    assert (at.s.gauges["target"], there) == (14, 16)
    at.do("raise 1", "raise 1")
    assert (at.s.gauges["target"], at.s.gauges["difficulty"]) == (16, there)
    assert (at.s.facts["first"], at.s.facts["treasure"]) == ("heroes", True)
    assert "initiative" not in told(at)


def test_the_options_of_it_are_offered_only_in_it():
    assert all(option.only == {"mode": "loot"} for option in (CHIPS, ENCOUNTERS, START_OF_LOOT))
    assert [choice.value for choice in CHIPS.choices] == ["7", "10", "15", "20"]


def test_bids_and_raises_say_what_they_lead_to():
    at = table("crypt_warden", "crypt_warden", "rusted_champion")
    match = Match(GAME, options(mode="loot", heroes="3"), 4)
    assert str(GAME.preview(match.view(0), Action("bid", ("3",)))[0].values["bid"].values["target"]) == "21"
    assert at.legal[-1] == "out"
