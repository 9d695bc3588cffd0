"""Tests for the bosses: a hand for every hero, one set of abilities for all hands, and what each ability does."""

from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.labels import called
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import check_limits, fight
from tests.rules.deuces_quest import results


def attacks(at) -> set[str]:
    return {text for text in at.legal if text.startswith("attack")}


# hands and abilities in general


def test_every_hand_attacks_once_a_turn_and_with_up_to_five_cards():
    against = ["pale_dealer 9C 9D 9H 9S", "pale_dealer 4D 5D 6D 7D 8D"]
    at = fight("none KH QH JH 10H 2H", against=against, side=ENEMIES)
    at.do("attack 9C 9D 9H 9S hero.0", "defend KH QH JH 10H", "end")
    assert not [text for text in at.legal if text.startswith("attack 9")]
    assert "attack 8D 7D 6D 5D 4D hero.0" in at.legal


def test_a_boss_as_a_whole_uses_one_ability_a_turn_and_shares_marks_and_seals():
    against = ["pale_dealer 3C 2C", "pale_dealer 5C 4C"]
    at = fight("none KH QH JH", against=against, side=ENEMIES)
    assert {"use misdeal@enemy.0 hero.0", "use misdeal@enemy.1 hero.0"} <= set(at.legal)
    assert not at.do("use misdeal@enemy.1 hero.0").offers("misdeal")
    assert not fight("none KH", against=against, side=ENEMIES, marks={"enemy.0": "sealed:misdeal"}).offers("misdeal")


def test_a_boss_stands_while_one_of_its_hands_does():
    at = fight("none AH KH QH", against=["last_joker 2C", "last_joker 5C 4C"]).do("attack AH enemy.0")
    assert at.out("enemy.0")
    assert at.s.facts["stage"] == "fight"
    assert attacks(at) == {"attack 5C hero.0", "attack 4C hero.0"}


# the single abilities


def test_tally_costs_the_defender_a_card_once_a_turn():
    def moment(**more):
        against = ["old_bonecount KC 3C", "old_bonecount QC 4C"]
        at = fight("none 9H 8H 5H 4H 3H 2H", against=against, side=ENEMIES, **more)
        return at.do("attack KC hero.0", "defend 2H")

    check_limits(moment, "enemy.0", "tally")
    at = moment().do("drop 9H", "end", "attack QC hero.0", "defend 3H")
    assert at.hand("hero.0") == "8H 5H 4H"
    assert at.used == ["tally"]
    nothing_left = fight("none AH", "none 2H", against="old_bonecount KC 3C", side=ENEMIES)
    assert nothing_left.do("attack KC hero.1").used == []


def test_raise_the_ledger_brings_bones_while_there_are_none():
    def moment(*others, **more):
        decks = {"enemy.0": "9C 9D"}
        return fight("none KH KS QH", against=["old_bonecount 3C 2C", *others], side=ENEMIES, decks=decks, **more)

    check_limits(moment, "enemy.0", "raise_the_ledger", limited=False)
    assert not moment("bones 5C").offers("raise_the_ledger")
    at = moment().do("use raise_the_ledger@enemy.0", "end")
    assert (at.s.tokens["enemy.1"].kind, at.hand("enemy.1")) == ("bones", "9C 9D")
    assert "attack 9C 9D hero.0" in at.legal
    assert not at.do("end", "end").offers("raise_the_ledger")


def test_sodden_grasp_binds_a_hero_and_costs_it_a_card():
    def moment(**more):
        heroes = ("none 9H 9S 5H", "none 8H 8S")
        return fight(*heroes, against="mother_sedge 3C 2C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "sodden_grasp")
    at = moment().do("use sodden_grasp@enemy.0 hero.0", "drop 5H", "end")
    assert "attack 9H 9S enemy.0" not in at.legal
    assert {"attack 9H enemy.0", "attack 8H 8S enemy.0"} <= set(at.legal)


def test_regrowth_draws_for_the_hand_that_defended():
    def moment(answer="defend KC", **more):
        against, decks = ["mother_sedge 3C", "mother_sedge KC 2C"], {"enemy.0": "4C 5C"}
        return fight("none KH 9S", against=against, decks=decks, **more).do("attack KH enemy.1", answer)

    check_limits(moment, "enemy.0", "regrowth")
    assert (moment().hand("enemy.0"), moment().hand("enemy.1")) == ("3C", "5C 4C 2C")  # one of these cards for the tie
    assert moment("defend 2C").used == []


def test_cold_deck_lowers_an_attack_on_any_of_its_hands():
    def moment(attack="attack KH enemy.0", **more):
        against = ["pale_dealer QC 2C", "pale_dealer QD 3C", "table_cutpurse 9D 8D"]
        return fight("none KH 9S", against=against, **more).do(attack)

    check_limits(moment, "enemy.0", "cold_deck")
    assert not moment("attack KH enemy.2").offers("cold_deck")
    assert results(moment().do("use cold_deck@enemy.0", "defend QC")) == ["tie"]
    assert results(moment("attack KH enemy.1").do("use cold_deck@enemy.1", "defend QD")) == ["tie"]
    assert results(moment().do("pass", "defend QC")) == ["won"]


def test_misdeal_takes_two_cards_by_chance_and_gives_one():
    def moment(**more):
        decks = {"hero.0": "4H"}
        return fight("none 9H 8H 7H", "none QH", against="pale_dealer 3C", side=ENEMIES, decks=decks, **more)

    check_limits(moment, "enemy.0", "misdeal")
    at = moment().do("use misdeal@enemy.0 hero.0")
    assert at.size("hero.0") == 2
    assert at.hand("hero.0").endswith("4H")


def test_second_crown_is_for_the_first_hand_that_falls():
    def moment(**more):
        against, decks = ["gorrath 2C", "gorrath 3C", "bog_midges 4C 4D"], {"enemy.0": "5D 6D 7D"}
        return fight("none AH AS KH", against=against, decks=decks, **more).do("attack AH enemy.1")

    check_limits(moment, "enemy.0", "second_crown")
    assert moment().do("pass").out("enemy.1")
    other = fight("none AH", against=["gorrath 2C", "bog_midges 4C"]).do("attack AH enemy.1")
    assert not other.offers("second_crown")
    at = moment().do("use second_crown@enemy.1")
    assert (at.hand("enemy.1"), at.hand("enemy.0"), at.out("enemy.1")) == ("7D 6D 5D", "2C", False)
    assert at.do("end", "attack AS enemy.0").out("enemy.0")


def test_bellow_leaves_every_hero_two_cards_for_an_attack():
    def moment(**more):
        heroes = ("none 9H 9S 9D", "none 8H 8S 8D")
        return fight(*heroes, against="gorrath 3C 2C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "bellow")
    at = moment().do("use bellow@enemy.0", "end")
    assert {"attack 9H 9S enemy.0", "attack 8H 8S enemy.0"} <= set(at.legal)
    assert not {"attack 9D 9H 9S enemy.0", "attack 8D 8H 8S enemy.0"} & set(at.legal)


def test_sear_costs_every_hero_of_high_threat_a_card():
    def moment(second="QC", **more):
        heroes = (f"none 9H 5H / {second}", "none 8H 4H / 10H", f"none 7H 3H / {second}")
        return fight(*heroes, against="vessimer 3C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "sear")
    assert not moment("10C").offers("sear")
    at = moment().do("use sear@enemy.0", "drop 5H", "drop 7H")
    assert [at.hand(f"hero.{n}") for n in range(3)] == ["9H", "8H 4H", "3H"]


def test_molten_hide_gives_the_attacked_hand_a_card_back():
    def moment(**more):
        against = ["vessimer 5C 4C", "vessimer 3C 2C"]
        return fight("none KH 9S", against=against, **more).do("attack KH enemy.1")

    check_limits(moment, "enemy.0", "molten_hide")
    assert (
        not fight("none KH", against=["vessimer 5C", "mire_toad 3C 2C"]).do("attack KH enemy.1").offers("molten_hide")
    )
    assert moment().do("use molten_hide@enemy.1", "defend 2C").hand("enemy.1") == "3C 2C"


def test_wild_grin_makes_any_card_of_one_in_the_attacks_of_the_hand_that_uses_it():
    def moment(**more):
        return fight("none KH QH", against=["last_joker KC 2C", "last_joker 5C 3C"], side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "wild_grin")
    assert "attack KC 2C hero.0" not in moment().legal
    at = moment().do("use wild_grin@enemy.0")
    assert "attack KC 2C hero.0" in at.legal
    at.do("end")
    assert "attack 5C 3C hero.0" not in at.legal
    at.do("end", "end")
    assert "attack KC 2C hero.0" not in at.legal


def test_punchline_makes_nothing_of_an_ability_of_a_hero():
    def moment(**more):
        return fight("hexwright KH 5H 4H", against="last_joker AC 2C", level=1, **more).do("use wither enemy.0 5H")

    check_limits(moment, "enemy.0", "punchline")
    at = moment().do("use punchline@enemy.0")
    assert (at.hand("enemy.0"), at.hand("hero.0")) == ("AC 2C", "KH 4H")
    assert (
        not fight("none KH", against=["last_joker 2C", "mire_toad 3C"], side=ENEMIES)
        .do("use swallow@enemy.1 hero.0")
        .offers("punchline")
    )


def test_no_number_follows_a_title():
    assert str(called("old_bonecount")) == "Old Bonecount, the Tallyman"
    for boss in BOSSES.values():
        name = str(called(f"{boss.id}:2"))
        assert "," not in name
        assert name.endswith(" 2")
