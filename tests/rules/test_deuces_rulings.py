"""Tests for the rulings A1 to A37 of RULINGS-deuces.md that can be checked: before the fight and in it."""

import pytest

from game.core.match import Match
from game.rules.deuces.names import ENEMIES
from game.rules.deuces.options import HEROES
from tests.rules.deuces import GAME, fight
from tests.rules.deuces_quest import encounter, loot, options, results, thin


def attacks(at) -> set[str]:
    return {text for text in at.legal if text.startswith("attack")}


# setup and encounter


@pytest.mark.parametrize(("heroes", "target"), [("1", 5), ("2", 10), ("3", 15), ("4", 20)])
def test_a1_a2_the_target_is_five_a_hero_and_there_are_one_to_four(heroes, target):
    assert encounter(heroes=heroes, target="0").s.gauges["target"] == target
    assert [choice.value for choice in HEROES.choices] == ["1", "2", "3", "4"]


def test_a3_one_hero_is_enough_but_two_are_offered_first():
    assert HEROES.default == "2"
    assert encounter(heroes="1").s.to_act == (0,)


def test_a4_a_person_as_game_master_may_do_what_the_program_may():
    matches = [Match(GAME, options(), 4, seats=("human", "human", holder)) for holder in ("gm", "human")]
    assert matches[0].legal(2) == matches[1].legal(2)
    assert matches[0].state == matches[1].state


def test_a5_hands_are_seen_before_enemies():
    at = encounter()
    told = [event.what for event in at.told]
    assert max(i for i, what in enumerate(told) if what == "draws") < told.index("meets")
    assert (at.size("hero.0"), at.size("hero.1")) == (6, 6)
    assert [len(at.s.cards(f"discard.{n}")) for n in range(2)] == [1, 1]


def test_a6_draws_are_forced_only_further_than_three_from_the_target():
    near = encounter("lantern_wisp", heroes="1")
    assert (near.s.gauges["difficulty"], sorted(near.legal)) == (2, ["hit", "stay"])
    assert encounter("bog_midges", "bog_midges", heroes="1").s.gauges["difficulty"] == 2


def test_a7_nobody_hits_at_the_target():
    at = encounter("crypt_warden", heroes="1")
    assert at.s.gauges["difficulty"] == 5
    assert "hit" not in at.legal


def test_a8_the_party_hits_as_often_as_it_likes_below_the_target():
    at = encounter("lantern_wisp", "bog_midges", "bog_midges", "cellar_gnawers", heroes="1").do("hit", "hit")
    assert (at.s.gauges["difficulty"], sorted(at.legal)) == (4, ["hit", "stay"])
    assert at.do("hit").s.gauges["difficulty"] == 5


@pytest.mark.parametrize(
    ("votes", "decided"),
    [("hit hit", "hit"), ("stay hit stay", "stay"), ("hit stay", "hit"), ("stay hit", "stay")],
)
def test_a9_most_votes_decide_and_where_they_are_split_the_leader(votes, decided):
    heroes = "3" if votes in ("hit hit", "stay hit stay") else "2"
    at = encounter("the_croupier", "the_croupier", heroes=heroes, hands="open", target="0").do(*votes.split())
    assert next(event.what for event in at.told if event.what in ("hit", "stay")) == decided


def test_a9_the_leader_changes_every_encounter():
    at = encounter("grave_porter", "bone_archer", "lantern_wisp")
    assert at.s.facts["leader"] == "hero.0"
    at.do("stay", "end", "end", "fold", "go")
    assert at.s.facts["leader"] == "hero.1"


def test_a10_a11_initiative_is_drawn_above_the_target_only_by_any_hero():
    above = encounter("the_croupier", "rusted_champion").do("hit")
    assert above.legal == ["first hero.0", "first hero.1"]
    equal = encounter("crypt_warden", "gilded_lancer")
    assert (equal.s.facts["first"], equal.s.facts["side"]) == ("heroes", "heroes")


def test_a12_an_initiative_card_does_not_count_as_gone_through():
    at = thin(encounter("the_croupier", "rusted_champion").do("hit"), "hero.0", 1)
    last = at.s.cards("deck.0")[0]
    at.do("first hero.0")
    assert at.s.cards("deck.0") == [last]
    assert not at.s.facts["pending"]


@pytest.mark.parametrize(("held", "found"), [("5S 6S", []), ("2S 6S", [1])])
def test_a13_treasure_is_a_discount_on_twos_and_nothing_without_one(held, found):
    at = fight(f"none AH {held}", against="mire_toad 3C", treasure=True, decks={"hero.0": "9H"}).do("attack AH enemy.0")
    assert [event.data[1] for event in at.told if event.what == "loot"] == found


def test_a14_an_empty_deck_of_enemies_is_made_of_its_discards():
    at = fight("none AH", against="mire_toad 2C")
    for card in at.s.cards("deck.enemies")[:]:
        at.s.move(card, "discard.enemies")
    at.do("attack AH enemy.0", "go")
    assert len(at.s.cards("deck.enemies")) + len([who for who in at.s.tokens if who.startswith("enemy")]) == 48
    assert at.s.gauges["difficulty"] >= 2


def test_a14_without_enemies_and_discards_drawing_stops():
    at = encounter("lantern_wisp", heroes="1")
    for card in at.s.cards("deck.enemies")[:]:
        at.s.move(card, "loot")
    at.do("hit")
    assert at.s.facts["stage"] == "fight"
    assert at.s.gauges["difficulty"] == 2


def test_a15_the_game_master_has_one_pack_and_reshuffles_it_without_a_level():
    at = fight("none 2H 3H", against="ledger_fiend KC QC 4C")
    for card in at.s.cards("deck.gm")[:]:
        at.s.move(card, "discard.gm")
    at.do("attack 2H enemy.0", "defend 4C")
    assert at.size("enemy.0") == 3
    assert len(at.s.cards("discard.gm")) == 0
    assert not at.s.facts["pending"]


def test_a15_a_second_pack_with_four_heroes_or_more_than_thirty_cards():
    def box(*enemies, say=(), **chosen):
        return len(encounter(*enemies, **chosen).do(*say).s.cards("box.gm"))

    assert (box(heroes="2"), box(heroes="4")) == (52, 0)
    four = ["bone_archer", "grave_porter", "velvet_fencer", "reed_stalker"]
    brutal = {"heroes": "3", "start": "5", "target": "2"}
    assert box(*four, *four[:3], say=["stay"], **brutal) == 52  # six hands of five
    assert box(*four, *four[:3], say=["hit"], **brutal) == 0  # seven


def test_e7_at_the_start_the_heroes_abilities_come_before_the_enemies():
    at = fight("none+card_counter KH", against="bog_midges! 3C", start=True)
    assert (at.offers("card_counter"), at.used) == (True, [])
    assert at.do("pass").used == ["cloud"]


# Threat and targets


def test_a16_every_hero_has_a_threat_card_from_the_start():
    at = encounter(heroes="4")
    assert [len(at.s.cards(f"discard.{n}")) for n in range(4)] == [1, 1, 1, 1]


def test_a17_of_equal_threats_the_game_master_chooses():
    at = fight("none KH / 9H", "none QH / 9S", "none JH / 8S", against="mire_toad 3C", side=ENEMIES)
    assert attacks(at) == {"attack 3C hero.0", "attack 3C hero.1"}


def test_a18_the_owner_says_which_of_several_discards_lies_on_top():
    def threat(*before):
        at = fight("none 4H 5S 6H 7D 8S 2D", "none KH", against=["ledger_fiend KC QC JC 3C 4C", "mire_toad 2C"])
        return at.do(*before, "attack 8S 7D 6H 5S 4H enemy.0").pile("hero.0").split()[0]

    assert (threat(), threat("high")) == ("4H", "8S")


def test_a19_threat_is_the_printed_rank():
    at = fight("none QH / KH", "none JH / AS", against="mire_toad 3C", side=ENEMIES)
    assert attacks(loot(at, "hero.0", "KH", 1)) == {"attack 3C hero.1"}


def test_a20_pets_are_attacked_in_place_of_a_hero_that_could_be():
    at = fight(
        "none QH / KH", "none JH / AS", against="mire_toad 3C", pets=["husk@hero.0 9H", "husk@hero.1 8H"], side=ENEMIES
    )
    assert attacks(at) == {"attack 3C hero.1", "attack 3C pet.1"}


def test_a21_pets_of_a_defeated_hero_keep_its_threat():
    against = ["mire_toad KC KD", "mire_toad 3C"]
    at = fight("none AH / AD", "none JH / KS", against=against, pets=["husk@hero.0 9H"], side=ENEMIES)
    at.do("attack KC KD hero.0", "end")
    assert (at.out("hero.0"), at.pile("hero.0").split()[0]) == (True, "AH")
    assert attacks(at) == {"attack 3C pet.0"}


def test_a22_pets_fight_on_and_win_without_survivors_or_loot():
    at = fight(
        "none 3H",
        against=["mire_toad KC"],
        pets=["husk@hero.0 9H AH"],
        side=ENEMIES,
        treasure=True,
        decks={"enemy.0": "2C"},
    )
    at.do("attack KC hero.0")
    assert at.out("hero.0")
    assert at.s.facts["stage"] == "fight"
    at.do("attack AH enemy.0")
    told = [event.what for event in at.told]
    assert "victory" in told
    assert "loot" not in told


def test_a23_heroes_pets_are_no_allies():
    at = fight("hexwright KH", against="mire_toad 3C", pets=["husk@hero.0 9H 8H"], side=ENEMIES)
    assert not at.do("attack 3C pet.0").offers("dull_the_blade")
    assert fight("hexwright KH", against="mire_toad 3C", side=ENEMIES).do("attack 3C hero.0").offers("dull_the_blade")


def test_a23_what_enemies_summon_are_enemies():
    at = fight(
        "none KH KS", against=["mire_toad! 3C 2C", "mourning_willow 4C"], side=ENEMIES, decks={"enemy.0": "9C 9D"}
    )
    at.do("use seed@enemy.1", "end", "use war_croak@enemy.0", "end")
    assert at.mark("enemy.2", "turn:raise:1:5") == 1
    at.do("end")
    assert "attack KH enemy.2" in at.legal


# turn economy


def test_a24_one_turn_ability_a_turn():
    at = fight("hexwright KH 5H 4H")
    assert {at.offers("wither"), at.offers("tongue_tie")} == {True}
    at.do("use wither enemy.0 5H")
    assert not at.offers("wither")
    assert not at.offers("tongue_tie")


def test_a25_an_ability_instead_of_an_attack_takes_the_attack_only():
    at = fight("hexwright KH 5H 4H", against=["mire_toad 9C 8C 3C", "mire_toad 7C 6C"]).do("use unmake enemy.0 4H")
    assert at.offers("wither")
    assert attacks(at) == set()


def test_a26_an_ability_may_stand_before_or_after_the_attack():
    before = fight("hexwright KH 5H 4H", against="mire_toad 9C 8C 3C")
    before.do("use wither enemy.0 5H", "attack KH enemy.0", "defend 3C")
    assert (before.used, results(before)) == (["wither"], ["won"])
    after = fight("hexwright KH 5H 4H", against="mire_toad 9C 8C 3C").do("attack KH enemy.0", "defend 3C")
    assert after.offers("wither")


def test_a26_nobody_else_of_the_side_acts_before_a_turn_is_over():
    at = fight("hexwright KH 5H 4H", "none QH", against="mire_toad 9C 8C 3C").do("use wither enemy.0 5H")
    assert attacks(at) == {"attack KH enemy.0", "attack 4H enemy.0"}
    assert "attack QH enemy.0" in at.do("end").legal


def test_a27_a_disrupt_is_used_once_on_each_sides_turn():
    against = ["bone_archer KC 4C", "bone_archer KD 3D"]
    at = fight("bulwark 9H 8H 7H 6H 5H 4H 3H", against=against, side=ENEMIES, level=1)
    at.do("attack KC hero.0", "use set_the_wall", "defend 3H", "attack KD hero.0")
    assert not at.offers("set_the_wall")
    at.do("defend 3H", "end", "attack 4C hero.0")
    assert at.offers("set_the_wall")


def test_a28_a_disrupt_has_its_window():
    at = fight("bulwark+hard_parry 9H 8H 3H", against="ledger_fiend KC QC 4C 5C", side=ENEMIES).do("attack KC hero.0")
    assert (at.offers("set_the_wall"), at.offers("hard_parry")) == (True, False)
    at.do("pass", "defend 3H")
    assert (at.offers("set_the_wall"), at.offers("hard_parry")) == (False, True)


def test_a29_a30_an_answer_is_answered_and_the_last_counts_first():
    at = fight("hexwright KH 5H 4H", against="masked_chorus! AC 9C 2C")
    at.do("use wither enemy.0 5H", "use hush@enemy.0", "use backlash 4H", "drop 2C")
    assert (at.hand("enemy.0"), at.hand("hero.0")) == ("9C", "KH")  # Wither had its effect
    hushed = fight("hexwright KH 5H 4H", against="masked_chorus! AC 9C 2C")
    hushed.do("use wither enemy.0 5H", "use hush@enemy.0", "pass")
    assert (hushed.hand("enemy.0"), hushed.hand("hero.0")) == ("AC 9C 2C", "KH 4H")
    assert not hushed.offers("wither")


# combat


def test_a31_a_defender_may_throw_cards_although_it_could_answer():
    at = fight("none 9H 9S", against="ledger_fiend KC KD 3C").do("attack 9H 9S enemy.0")
    assert {"defend KC KD", "defend KC 3C", "defend KD 3C"} <= set(at.legal)
    assert results(at.do("defend KC 3C")) == ["won"]


def test_a32_who_cannot_answer_but_has_cards_left_stays_in():
    at = fight("none 9H 9S", against="ledger_fiend KC QC 3C").do("attack 9H 9S enemy.0", "defend QC 3C")
    assert (at.hand("enemy.0"), at.out("enemy.0")) == ("KC", False)


def test_a33_who_beats_a_short_hand_draws_as_many_as_it_played():
    at = fight("none 9H 9S 9D", against=["ledger_fiend KC", "mire_toad 3C"]).do("attack 9D 9H 9S enemy.0")
    assert (at.size("hero.0"), at.out("enemy.0")) == (3, True)


def test_a34_the_check_comes_after_the_draws():
    at = fight("none KH", "none 2H", against="mire_toad KC").do("attack KH enemy.0")
    assert results(at) == ["tie"]
    assert (at.size("hero.0"), at.size("enemy.0")) == (1, 1)


def test_a34_the_check_comes_after_what_success_sets_off():
    at = fight("none KH", "none 2H", against=["bog_midges 3C", "mire_toad 4C"]).do("attack KH enemy.0")
    assert at.used == ["itch"]
    assert (at.out("enemy.0"), at.out("hero.0")) == (True, True)


def test_a34_draws_come_before_what_success_sets_off():
    at = fight("none AH", "none KH", against=["cellar_gnawers KC 2C"], side=ENEMIES).do("attack KC hero.1")
    assert results(at) == ["tie"]  # so the second hero has drawn a card, and loses it again
    assert (at.used, at.out("hero.1")) == (["gnaw"], True)


def test_a35_only_reviving_fills_a_hand_that_fell():
    def moment():
        return fight("mender KH", "none 3H", against="bone_archer AC QC", side=ENEMIES).do("attack AC hero.1")

    at = moment().do("use second_breath")
    assert (at.size("hero.1"), at.out("hero.1")) == (2, False)
    fallen = moment().do("pass")
    assert fallen.out("hero.1")
    assert [text for text in fallen.legal if text.startswith("use poultice")] == ["use poultice hero.0"]


def test_a36_all_of_ones_cards_may_attack():
    assert "attack 9H 9S enemy.0" in fight("none 9H 9S", "none KH").legal


def test_a37_the_last_card_may_be_sacrificed_and_the_effect_comes_first():
    at = fight("hexwright 5H", "none KH", against="ledger_fiend AC 2C").do("use wither enemy.0 5H")
    assert (at.hand("enemy.0"), at.out("hero.0")) == ("2C", True)
