"""Tests for Masters and Monsters: every sentence of its rules that can be checked, named by its words."""

import pytest

from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules.deuces import GAME
from game.rules.deuces.loot import pieces
from game.rules.deuces.names import ENEMIES, HEROES
from game.rules.deuces.queries import level, seat_of
from tests.rules.deuces_masters import MODE, battle, counted, drawn, over, turns
from tests.rules.deuces_quest import loot

ALL = {f"class.{n}": "none" for n in range(4)}


def idle(seat: int) -> str:
    """An Enemy of a seat, with three cards and abilities that do not affect combats."""
    suit = "SHDC"[seat]
    return f"ledger_fiend@{seat} 9{suit} 8{suit} 7{suit}"


def match(seed: int = 1, **options: str) -> Match:
    return Match(GAME, defaults(GAME) | ALL | {"mode": MODE, "guard": "off"} | options, seed)


def test_this_mode_requires_no_gm_and_control_over_the_enemies_is_divided_amongst_the_players():
    seats = GAME.seats(match(heroes="3").options)
    assert [seat.name for seat in seats] == ["Player 1", "Player 2", "Player 3"]
    assert [seat.holder for seat in seats] == [HUMAN, "hero", "hero"]
    at = drawn("crypt_warden crypt_warden bear_of_the_black_fen", heads=3)
    assert [seat_of(at.s, f"enemy.{n}") for n in range(3)] == [0, 1, 2]
    assert {seat_of(at.s, who) for who in at.s.tokens} == {0, 1, 2}


@pytest.mark.parametrize(("heroes", "heads"), [("1", 2), ("2", 2), ("3", 3), ("4", 4)])
def test_two_to_four_play_it(heroes, heads):
    assert len(GAME.seats(match(heroes=heroes).options)) == heads


def test_hands_are_hidden_from_the_others_whatever_was_chosen():
    played = match(hands="one")
    assert GAME.combatants.hand_visibility(played.options) == "private"
    for seat in (0, 1):
        view = played.view(seat)
        for who, token in view.tokens.items():
            cards = view.zones[f"hand.{who}"]
            assert all(card is not None for card in cards) == (token.seat == seat), who


def test_players_win_by_defeating_others_but_the_whole_party_wiped_out_is_not_good_for_anyone():
    at = battle("none 3S", "none 4S", against=["ledger_fiend@0 9S", "ledger_fiend@1 KS"])
    at.do("attack 3S enemy.1", "attack 9S hero.1")
    assert [(event.what, event.who) for event in at.told if event.what == "kill"] == [
        ("kill", "hero.1"),
        ("kill", "hero.0"),
    ]
    assert at.s.facts["ended"] == "wiped"
    assert at.s.facts["defeats"] == 1
    assert not any(event.what == "loot" for event in at.told)
    assert [at.s.facts[f"deuces.{seat}"] for seat in (0, 1)] == [-1, -1]


def test_begin_at_level_1_draw_hands_and_flip_threat_cards_as_usual():
    at = drawn("crypt_warden crypt_warden")
    assert level(at.s) == 1
    assert [at.size(f"hero.{n}") for n in (0, 1)] == [6, 6]
    assert [at.pile(f"hero.{n}") for n in (0, 1)] == ["9H", "9S"]


def test_each_player_draws_enemy_cards_until_they_equal_or_exceed_a_difficulty_of_5():
    at = drawn("lantern_wisp grave_porter antler_shaman house_enforcer")
    assert [at.s.tokens[f"enemy.{n}"].kind for n in range(4)] == [
        "lantern_wisp", "grave_porter", "antler_shaman", "house_enforcer",
    ]  # fmt: skip
    assert [seat_of(at.s, f"enemy.{n}") for n in range(4)] == [0, 0, 1, 1]
    assert [at.s.gauges[f"difficulty.{seat}"] for seat in (0, 1)] == [5, 10]
    assert at.s.gauges["difficulty"] == 15
    assert not {"hit", "stay"} & {event.what for event in at.told}


def test_all_enemies_hands_are_drawn_from_one_deck_and_their_cards_go_to_one_pile():
    at = drawn("crypt_warden crypt_warden")
    held = sum(at.size(who) for who in ("enemy.0", "enemy.1"))
    assert len(at.s.cards("deck.gm")) + held == 52
    at = battle("none KS KH", "none AS AH", against=["ledger_fiend@0 3S 4S", "ledger_fiend@1 3H 4H"])
    at.do("attack KS enemy.1", "defend 3H", "end", "attack AS enemy.0", "defend 3S")
    assert set(at.pile("enemy.0").split()) == {"3S", "3H"}


def test_the_cards_of_enemies_go_to_the_same_discard_pile_in_the_end():
    at = drawn("crypt_warden crypt_warden", guard="off")
    for n in (0, 1):
        at.s.mark(f"enemy.{n}", "out")
    over(at)
    assert at.s.facts["ended"] == "beaten"
    assert len(at.s.cards("discard.enemies")) == 2


def test_players_always_have_initiative():
    at = drawn("rusted_champion rusted_champion")
    assert at.s.facts["first"] == HEROES
    assert turns(at)[0][0] == HEROES
    assert not any(event.what == "initiative" for event in at.told)


def test_the_player_that_drew_the_lowest_difficulty_goes_first():
    assert drawn("rusted_champion crypt_warden").s.facts["order"] == "1 0"


def test_in_case_of_a_tie_the_player_with_more_enemies_goes_first():
    assert drawn("crypt_warden lantern_wisp grave_porter").s.facts["order"] == "1 0"


def test_who_drew_the_same_difficulty_and_number_draws_the_top_card_and_the_higher_goes_first():
    at = drawn("crypt_warden crypt_warden", ["10D", "QD"])
    assert at.s.facts["order"] == "1 0"
    assert [str(event.data[1]).split(".")[0] for event in at.told if event.what == "lot"] == ["10D", "QD"]
    assert [at.s.cards(f"deck.{n}")[0].rank for n in (0, 1)] == [10, 12]  # at the bottom of their decks
    assert [len(at.s.cards(f"deck.{n}")) for n in (0, 1)] == [45, 45]
    assert not at.s.facts["pending"]


def test_equal_top_cards_are_drawn_again_by_those_who_drew_them():
    at = drawn("crypt_warden crypt_warden bear_of_the_black_fen", ["10D 4S", "KD", "10H JH"], heads=3)
    assert at.s.facts["order"] == "1 2 0"


def test_a_hero_has_a_turn_then_their_enemies_before_the_next_player_and_then_the_round_is_over():
    at = battle("none KS", "none AS", "none QS", against=[idle(0), idle(1), idle(2)], player=2, order="2 0 1")
    every = [(side, seat) for seat in (2, 0, 1) for side in (HEROES, ENEMIES)]
    at.do(*["end"] * 5)
    assert turns(at) == every
    assert at.s.gauges["round"] == 1
    at.do("end")
    assert turns(at) == [*every, (HEROES, 2)]
    assert at.s.gauges["round"] == 2


def test_only_who_has_the_turn_acts_and_its_enemies_only_in_their_own():
    at = battle("none KS", "none AS", against=[idle(0), idle(1)])
    assert at.s.to_act == (0,)
    assert {text.split()[-1] for text in at.legal if text.startswith("attack")} == {"enemy.1"}
    at.do("end")
    assert (at.s.to_act, at.s.facts["side"], at.s.facts["player"]) == ((0,), ENEMIES, 0)
    assert {text.split()[-1] for text in at.legal if text.startswith("attack")} == {"hero.1"}
    at.do("end")
    assert (at.s.to_act, at.s.facts["side"], at.s.facts["player"]) == ((1,), HEROES, 1)


def test_a_turn_of_nobody_is_left_out():
    at = battle("none KS", "none AS", against=["ledger_fiend@1 3S", idle(1)])
    at.do("end")
    assert at.s.facts["player"] == 1
    assert (ENEMIES, 0) not in turns(at)


def test_once_a_turn_is_once_in_a_turn_of_a_hero_and_once_in_a_turn_of_enemies():
    """Every Turn counts: the two of its own player, and those of the others (2.14)."""
    warden, idle = "crypt_warden@1 KS 9S 8S 7S", "ledger_fiend@0 3S 4S"
    at = battle("none AS AH QS", "none 6S 5S", against=[warden, idle])
    marks = []
    at.s.mark("enemy.0", "used:bronze_guard", 1)
    for _ in range(4):
        at.do("end")
        marks.append(at.mark("enemy.0", "used:bronze_guard"))
        at.s.mark("enemy.0", "used:bronze_guard", 1)
    assert marks == [0, 0, 0, 0]


def test_players_cannot_attack_their_own_enemies_nor_those_them():
    at = battle("none KS", "none AS", against=[idle(0), idle(1)])
    assert not any("enemy.0" in text for text in at.legal)
    at.do("end")
    assert not any("hero.0" in text for text in at.legal)


def test_an_enemy_does_not_get_between_its_own_hero_and_what_that_attacks():
    """Interpose redirects an attack to another Enemy, so that a hero would attack an Enemy of its own player."""
    own = battle("none KS", "none AS", against=["crypt_warden!@0 KC QC", idle(1)])
    own.do("attack KS enemy.1")
    assert not own.offers("interpose")
    others = battle("none KS", "none AS", against=["crypt_warden!@1 KC QC", idle(1)])
    others.do("attack KS enemy.1")
    assert others.offers("interpose")


def test_the_player_with_the_highest_threat_of_the_others_must_be_attacked():
    heroes = ("none KS 3S / AS", "none KH 3H / 9H", "none KD 3D / 7D")
    at = battle(*heroes, against=[idle(0), idle(1), idle(2)], side=ENEMIES)
    assert {text.split()[-1] for text in at.legal if text.startswith("attack")} == {"hero.1"}
    at.do("end", "end")
    assert at.s.facts["player"] == 1
    assert {text.split()[-1] for text in at.legal if text.startswith("attack")} == {"hero.0"}


def test_abilities_may_be_used_on_any_valid_target():
    heroes = ("none KS 3S / AS", "none KH 3H / 9H", "none KD 3D / 7D")
    at = battle(*heroes, against=["rusted_champion@0 KC", "lantern_wisp@0 QC", idle(1)], side=ENEMIES)
    assert {text.split()[-1] for text in at.legal if text.startswith("use lure")} == {"hero.1", "hero.2"}


@pytest.mark.parametrize("epics", ["1", "2", "3"])
def test_the_first_player_to_get_x_epic_loot_cards_wins(epics):
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], epics=epics)
    for piece in ("9S", "9H", "9D")[: int(epics)]:
        loot(at, "hero.0", piece, 3)
    at.do("attack KS enemy.0", "go")
    assert at.s.outcome is not None
    assert at.s.outcome.results == ("won", "lost")
    assert at.s.outcome.scores == (100 * int(epics) + 1, 1)  # and Common loot for two survivors


def test_it_goes_on_while_nobody_has_that_many():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], epics="2")
    loot(at, "hero.0", "9S", 3)
    at.do("attack KS enemy.0", "go")
    assert at.s.outcome is None
    assert at.s.gauges["encounter"] == 2


@pytest.mark.parametrize(("twos", "tier"), [("2S", 2), ("2S 2H", 3), ("2S 2H 2D", 3)])
def test_loot_is_gained_by_the_amount_of_deuces_at_the_end(twos, tier):
    at = battle(f"none KS {twos}", "none AS", against=["ledger_fiend@1 3S"], epics="5")
    at.do("attack KS enemy.0")
    found = len(twos.split()) + 2  # of two survivors
    assert counted(at, 0)[0] == found
    assert at.mark("hero.0", f"tier:{at.s.facts['found.0']}") == tier


def test_defeating_a_player_with_your_enemies_adds_2_deuces():
    at = battle("none KS KH", "none 3S", against=["ledger_fiend@0 9S 8S", "ledger_fiend@1 4S"], side=ENEMIES)
    at.do("attack 9S hero.1")
    assert at.s.facts["kills.0"] == 1
    at.do("end", "end", "attack KS enemy.1")
    assert at.s.facts["ended"] == "alone"
    assert counted(at, 0) == (3, ["kills:1", "survivors:1"])
    assert at.s.facts["deuces.1"] == -1


def test_surviving_adds_1_deuce_per_survivor_so_of_three_each_receives_3():
    at = battle("none KS KH", "none AS", "none QS", against=["ledger_fiend@1 3S"], epics="5")
    at.do("attack KS enemy.0")
    assert [counted(at, seat) for seat in range(3)] == [(3, ["survivors:3"])] * 3
    assert [at.mark(f"hero.{seat}", f"tier:{at.s.facts[f'found.{seat}']}") for seat in range(3)] == [2, 2, 2]


def test_as_usual_players_can_trade_up():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"])
    for piece in ("9S", "9H", "9D", "8D"):
        loot(at, "hero.0", piece, 2)
    at.do("attack KS enemy.0")
    trades = [text for text in at.legal if text.startswith("trade")]
    assert trades
    at.do(trades[0])
    at.do(next(text for text in at.legal if text.startswith("trade")), "go")
    assert at.s.outcome is None
    assert sorted(at.mark("hero.0", f"tier:{piece.id}") for piece in pieces(at.s, "hero.0")) == [1, 3, 3]


def test_what_is_traded_in_the_rest_counts_for_the_race():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], epics="1")
    loot(loot(at, "hero.0", "9S", 2), "hero.0", "9H", 2)
    at.do("attack KS enemy.0")
    at.do(next(text for text in at.legal if text.startswith("trade")), "go")
    assert at.s.outcome is not None
    assert at.s.outcome.results == ("won", "lost")
