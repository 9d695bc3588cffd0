"""Tests for the rulings A51 to A72 and B1 to B6 of RULINGS-deuces.md that can be checked: loot, levels, the end.

(A38 to A50, about the worth of cards, are in test_deuces_card_plays.py, except where a fight is needed to test them.)
"""

import pytest

from game.core.game import view_of
from game.core.match import Match
from game.core.rng import Rng
from game.rules.deuces import flow, frames
from game.rules.deuces.loot import pieces, tier
from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import threat
from tests.rules.deuces import GAME, QUIET, fight
from tests.rules.deuces_quest import drawn, encounter, loot, options, results, thin

WEAK = ["mire_toad 3C"]  # any attack defeats it


def told(at) -> list[str]:
    return [event.what for event in at.told]


def attacks(at) -> set[str]:
    return {text for text in at.legal if text.startswith("attack")}


# worth of cards, where a fight is needed to test it


@pytest.mark.parametrize(
    ("pet", "most"), [("husk@hero.0", 2), ("familiar@hero.0", 1), ("king@hero.0", 4), ("sapling", 3), ("bones", 3)]
)
def test_a41_pets_attack_as_their_summoners_do_or_as_their_card_says(pet, most):
    held = f"{pet} 9C 9D 9H 9S"
    at = fight("none KH", pets=[held]) if "@" in pet else fight("none KH", against=held, side=ENEMIES)
    assert max(len(text.split()) - 2 for text in attacks(at) if "9" in text) == most


def test_a49_loot_works_for_a_pet_and_on_a_card_fetched_from_the_discards():
    at = loot(fight("gravecaller 8H 5H / 9H", pets=["husk@hero.0 QH"]), "hero.0", "QH", 2)
    assert results(at.do("attack QH enemy.0", "defend 6S 5S")) == ["won"]  # one queen, and it is a pair
    at = loot(fight("gravecaller 8H 5H 4H / 9H"), "hero.0", "9H", 3)
    assert "attack 9H 8H enemy.0" in at.do("use exhume 4H", "recover 9H").legal


@pytest.mark.parametrize(("piece", "level", "found"), [("2D", 2, [1]), ("7S", 3, [1]), ("7S", 2, []), ("2D", 1, [])])
def test_a50_a_rare_two_counts_as_two_and_anything_epic_as_one(piece, level, found):
    held = "2D 5S" if piece == "2D" else "2D 7S"
    at = loot(fight(f"none AH {held}", against=WEAK, decks={"hero.0": "9H"}), "hero.0", piece, level)
    at.do("attack AH enemy.0")
    assert [event.data[1] for event in at.told if event.what == "loot"] == found


# loot


def test_a51_many_twos_bring_one_piece_of_the_highest_tier():
    at = fight("none AH 2C 2D 2H 2S / 9H", against=WEAK, decks={"hero.0": "8H"}).do("attack AH enemy.0")
    assert [event.data[1] for event in at.told if event.what == "loot"] == [3]
    assert len(pieces(at.s, "hero.0")) == 1


def test_a52_a_sixth_piece_is_given_back_or_traded_at_once():
    at = fight("none AH 2D 2H", against=WEAK, decks={"hero.0": "8H"})
    for piece, level in (("3C", 1), ("4C", 1), ("5C", 2), ("6C", 3), ("7C", 3)):
        loot(at, "hero.0", piece, level)
    at.do("attack AH enemy.0")
    assert {text.split()[0] for text in at.legal} == {"return", "trade"}
    at.do("return 7C")
    assert len(pieces(at.s, "hero.0")) == 5
    assert "7C.6" not in [card.id for card in pieces(at.s, "hero.0")]


def test_a53_two_of_a_tier_are_traded_for_a_new_card_and_only_between_encounters():
    at = fight("none AH 5H", against=WEAK)
    for piece, level in (("3C", 1), ("4C", 1), ("5C", 2)):
        loot(at, "hero.0", piece, level)
    assert not [text for text in at.legal if text.startswith("trade")]
    at.do("attack AH enemy.0")
    assert [text for text in at.legal if text.startswith("trade")] == ["trade 3C 4C"]
    at.do("trade 3C 4C")
    assert sorted(tier(at.s, "hero.0", piece) for piece in pieces(at.s, "hero.0")) == [2, 2]
    assert len(at.s.cards("loot")) == 50


def test_a54_the_last_draws_count_then_loot_then_all_hands_are_discarded():
    at = fight("none KH 5H", against="mire_toad 3C", side=ENEMIES, treasure=True, decks={"hero.0": "2H"}).do("fold")
    assert [event.data[1] for event in at.told if event.what == "loot"] == [1]
    assert (at.size("hero.0"), set(at.pile("hero.0").split())) == (0, {"KH", "5H", "2H", "2C"})


def test_a55_who_was_defeated_finds_no_loot():
    decks = {"hero.1": "9H", "enemy.0": "4C"}
    at = fight("none KH / 2S", "none AH 2D", against="mire_toad AC", treasure=True, decks=decks)
    at.do("attack KH enemy.0")
    assert at.out("hero.0")
    at.do("attack AH enemy.0")
    assert [event.who for event in at.told if event.what == "loot"] == ["hero.1"]


# decks and levels


def test_a56_a_deck_is_gone_through_when_its_last_card_leaves_for_any_reason():
    at = thin(fight("none KH", against="lantern_wisp 3C", side=ENEMIES), "hero.0", 1)
    assert not at.s.facts["pending"]
    assert at.do("use lure@enemy.0 hero.0").s.facts["pending"]


def test_a57_what_was_played_is_in_the_new_deck_and_there_is_a_new_threat():
    at = thin(fight("none 9H 9S 3H", against="ledger_fiend 8C 7C 6C"), "hero.0", 1)
    at.do("attack 9H 9S enemy.0", "defend 7C 6C")
    new = {card.id for zone in ("deck.0", "discard.0", "hand.hero.0") for card in at.s.cards(zone)}
    assert {"9H", "9S"} <= new
    assert len(at.s.cards("discard.0")) == 1


def test_a58_two_decks_in_one_encounter_are_one_level():
    at = thin(fight("none AH AS", against="mire_toad 5C 4C", level=1), "hero.0", 1)
    at.do("attack AH enemy.0", "defend 4C")
    assert at.s.facts["pending"]
    thin(at, "hero.0", 1).do("end", "attack AS enemy.0")
    assert at.s.gauges["level"] == 2


def test_a59_a_level_comes_even_if_the_fight_is_lost():
    at = thin(fight("none 9H", against="mire_toad KC KD 8C 3C", level=1), "hero.0", 1)
    at.do("attack 9H enemy.0", "defend 3C", "attack KC KD hero.0")
    assert "wiped-out" in told(at)
    assert at.s.gauges["level"] == 2


def test_a60_who_ran_through_keeps_the_deck_and_the_others_shuffle_theirs():
    at = thin(fight("none AH", "none 5H / 9H 8H 7H", against=WEAK, level=1), "hero.0", 1).do("attack AH enemy.0")
    assert (len(at.s.cards("deck.1")), len(at.s.cards("discard.1"))) == (52, 0)
    assert len(at.s.cards("deck.0")) < 52
    assert len(at.s.cards("discard.0")) == 2  # the new Threat and the hand


def test_a61_only_heroes_have_a_hand_limit():
    ten = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC"
    at = fight("none KH", against=["antler_shaman 3D", f"ledger_fiend {ten}"], side=ENEMIES)
    assert at.do("use green_mending@enemy.0 enemy.1").size("enemy.1") == 11
    assert not [text for text in at.legal if text.startswith("drop")]


def test_a62_guard_is_a_whole_turn_for_changing_a_card():
    at = fight("hexwright KH 5H", "none QH", guard="on", decks={"hero.0": "9H"})
    assert "guard 5H" in at.legal
    at.do("guard 5H")
    assert (at.hand("hero.0"), at.pile("hero.0").split()[0]) == ("KH 9H", "5H")
    assert attacks(at) == {"attack QH enemy.0"}
    acted = fight("hexwright KH 5H 4H", "none QH", guard="on").do("use wither enemy.0 5H")
    assert not [text for text in acted.legal if text.startswith("guard")]
    assert "guard 5H" not in fight("hexwright KH 5H", guard="off").legal


def test_a62_enemies_have_no_guard():
    assert not [text for text in fight("none KH", side=ENEMIES, guard="on").legal if text.startswith("guard")]


def test_a63_after_three_rounds_without_an_attack_the_game_master_gives_up_and_gives_no_cards():
    at = fight("none KH 5H", against="mire_toad 3C")
    at.do("end", "end", "end", "end", "end")
    assert "victory" not in told(at)
    at.do("end")
    assert {"gives-up", "victory"} <= set(told(at))
    assert drawn(at) == []


def test_a63_an_attack_counts_anew():
    at = fight("none KH 5H 2D", against="mire_toad 3C 4C", side=ENEMIES)
    at.do("end", "end", "end", "end", "attack 4C hero.0", "defend 2D", "end", "end", "end", "end")
    assert "victory" not in told(at)


@pytest.mark.parametrize("seed", [5, 6])
def test_a63_the_computed_game_master_never_passes_while_it_can_attack(seed):
    match = Match(GAME, options(), seed)
    gm, hero = GAME.agents()["gm"](Rng(seed)), GAME.agents()["hero"](Rng(seed))
    chances = 0
    for _ in range(150):
        seat = match.state.to_act[0]
        action = (gm if seat == 2 else hero).choose(match.view(seat))
        if seat == 2 and any(one.verb == "attack" for one in match.legal(2)):
            chances += 1
            assert action.verb != "end"
        match.play(action)
    assert chances > 10


def test_a64_a_fold_is_for_the_heroes_that_stand():
    at = fight("none 3H", "none QH", against=["mire_toad KC 9C", "mire_toad 8C 7C"], side=ENEMIES)
    at.do("attack KC hero.1")
    assert at.out("hero.1")
    assert drawn(at.do("fold")) == [4]


def test_a65_after_a_wipe_level_and_loot_are_kept_and_decks_restored():
    at = loot(fight("none 3H / 9H 8H 7H", against="mire_toad KC 9C", side=ENEMIES, level=3), "hero.0", "5C", 2)
    at.do("attack KC hero.0")
    assert (at.s.gauges["level"], len(pieces(at.s, "hero.0"))) == (3, 1)
    assert (len(at.s.cards("deck.0")), len(at.s.cards("discard.0"))) == (52, 0)
    before = at.s.gauges["encounter"]
    assert at.do("go").s.gauges["encounter"] == before + 1


def test_a66_the_quest_is_not_over_before_the_encounter_is():
    at = thin(fight("none AH KS", against="mire_toad 5C 4C"), "hero.0", 1).do("attack AH enemy.0", "defend 4C")
    assert at.s.facts["pending"]
    assert at.s.outcome is None
    at.do("end", "attack KS enemy.0")
    assert at.s.outcome is not None
    assert at.s.outcome.results == ("won", "lost")


def test_a67_raises_of_both_sides_are_chained():
    at = fight("duelist QH QS 2H", against="crypt_warden AC AD 3C").do("attack QH QS enemy.0", "defend AC AD")
    at.do("use feint")  # 15 against 14
    assert at.offers("bronze_guard")
    assert results(at.do("use bronze_guard@enemy.0")) == ["tie"]
    before = fight("none KH 2H", against="antler_shaman! KC 3C").do(
        "attack KH enemy.0", "use bramble@enemy.0", "defend KC"
    )
    assert results(before) == ["lost"]


def test_a68_a_shifted_card_can_make_a_set():
    at = fight("wildrunner 8H 7S 2D")
    assert "attack 8H 7S enemy.0" not in at.legal
    assert "attack 8H 7S enemy.0" in at.do("use shifting_hide").legal


def test_a68_an_attack_that_is_broken_cannot_win():
    """A lowered Ace is no longer low (A42), so the cards are no straight."""
    at = fight("hexwright KS KD QS JD 9C 8D", against="last_joker AS 2D 3C 4H 5S 9S", side=ENEMIES)
    at.do("attack AS 5S 4H 3C 2D hero.0", "use dull_the_blade", "pass", "defend KD KS QS JD 9C")
    assert results(at) == ["lost"]


def test_a69_a_seal_lasts_to_the_end_of_the_encounter():
    at = fight("hexwright KH 5H 4H", against=["mire_toad! 3C 2C", "ledger_fiend 9C 8C 7C 6C"])
    at.do("use tongue_tie enemy.0", "seal swallow@enemy.0", "end", "end", "end", "end", "end")
    assert at.s.facts["side"] == ENEMIES
    assert at.offers("war_croak")
    assert not at.offers("swallow")


def test_a70_summoning_goes_through_a_short_deck():
    at = thin(fight("gravecaller KH 5H", level=1), "hero.0", 1).do("use call_bones")
    assert (at.size("pet.0"), len(at.s.cards("discard.0"))) == (2, 1)
    assert at.s.facts["pending"]


def test_a72_a_last_fall_together_is_a_victory_without_survivors():
    at = fight("none KH", against=["bog_midges 3C"], treasure=True, decks={"hero.0": "2H"}).do("attack KH enemy.0")
    assert told(at).count("defeated") == 2
    assert "victory" in told(at)
    assert "loot" not in told(at)


# added rulings


def test_b1_played_cards_lie_in_play_until_the_combat_is_decided():
    at = fight("none AH KH / 4H", against="lantern_wisp! 3C 2C").do("attack AH enemy.0")
    assert [card.id for card in at.s.cards("played.hero.0")] == ["AH"]
    assert (at.pile("hero.0"), threat(at.s, "hero.0")) == ("4H", 4)
    at.do("pass", "defend 2C")
    assert (at.s.cards("played.hero.0"), threat(at.s, "hero.0")) == ([], 14)


def test_b2_after_an_answer_its_window_is_offered_again():
    at = fight("bulwark 9H 8H", "none 3H / KH", against="bone_archer QC 2C", side=ENEMIES).do("attack QC hero.1")
    assert not at.offers("set_the_wall")
    at.do("use shoulder_in")
    assert at.offers("set_the_wall")
    assert "pass" in at.legal


def test_b3_who_waits_is_told_nothing_of_what_the_other_side_could_answer():
    def seen(at):
        view = view_of(GAME, at.s, at.s.options, 0)
        return at.s.to_act, view.legal, view.facts, view.zones, GAME.status(view)

    at = fight("none AH KH", against="lantern_wisp! 3C 2C").do("attack AH enemy.0")
    assert at.offers("flicker")
    asked = seen(at)
    assert seen(at.do("pass")) == asked
    assert asked[:2] == ((1,), ())


@pytest.mark.parametrize("boss", ["gorrath", "last_joker"])
def test_b4_a_boss_alone_counts_as_equal(boss):
    at = encounter(mode="boss", boss=boss)
    assert (at.s.facts["first"], at.s.facts["treasure"], at.s.gauges["target"]) == ("heroes", True, 0)


def test_b6_the_party_says_who_gets_the_odd_cards_of_a_fold():
    against = ["ledger_fiend 9C 8C 7C", "mire_toad 5C 4C"]
    at = fight("none KH", "none QH", "none JH", against=against, side=ENEMIES).do("fold")
    assert at.legal == ["first hero.0", "first hero.1", "first hero.2"]
    at.do("first hero.2")
    assert at.legal == ["first hero.0", "first hero.1"]
    assert drawn(at.do("first hero.0")) == [1, 1, 1, 1, 1]


def test_many_cards_over_the_limit_are_discarded_one_by_one_until_they_can_be_listed():
    """A61: with eighteen cards there are 43,758 ways to drop eight."""
    at = fight("bulwark", against=[QUIET])
    for card in at.s.cards("deck.0")[:18]:
        at.s.move(card, "hand.hero.0", src="deck.0")
    frames.queue(at.s, frames.then("limit", "hero.0"))
    flow.advance(at.s)
    while at.size("hero.0") > 10:
        drops = [text for text in at.legal if text.startswith("drop")]
        assert 0 < len(drops) <= 300
        at.do(drops[0])
    assert at.size("hero.0") == 10
