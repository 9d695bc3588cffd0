"""Tests for the enemies of the Gilded Court: what each of their abilities does, and when it is not available."""

from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import check_limits, fight
from tests.rules.deuces_quest import results


def attacks(at) -> set[str]:
    return {text for text in at.legal if text.startswith("attack")}


# attacked


def test_slip_away_leaves_an_attack_to_another_enemy():
    def moment(attack="attack KH enemy.0", **more):
        return fight("none KH 9S", against=["table_cutpurse! 3C", "velvet_fencer 5C 4C"], **more).do(attack)

    check_limits(moment, "enemy.0", "slip_away")
    assert not moment("attack KH enemy.1").offers("slip_away")
    at = moment().do("use slip_away@enemy.0 enemy.1", "defend 4C")
    assert (at.hand("enemy.0"), at.hand("enemy.1")) == ("3C", "5C")
    assert not fight("none KH 9S", against="table_cutpurse! 3C 2C").do("attack KH enemy.0").offers("slip_away")


def test_thick_coat_takes_a_card_back_after_a_defence_that_failed():
    def moment(attack="attack KH enemy.0", **more):
        return fight("none KH 9S", against=["house_enforcer! 3C 2C", "velvet_fencer 5C"], **more).do(attack)

    check_limits(moment, "enemy.0", "thick_coat")
    assert not moment("attack KH enemy.1").offers("thick_coat")
    assert moment().do("use thick_coat@enemy.0", "defend 2C").hand("enemy.0") == "3C 2C"


def test_tasting_fee_draws_a_card_after_a_defence_that_held():
    def moment(answer="defend KC", **more):
        decks = {"enemy.0": "4C 5C"}
        at = fight("none KH 9S", against="court_poisoner! KC 2C", decks=decks, **more)
        return at.do("attack KH enemy.0", answer)

    check_limits(moment, "enemy.0", "tasting_fee")
    assert moment().hand("enemy.0") == "5C 4C 2C"  # one for the tie, one for the fee
    assert moment("defend 2C").used == []


def test_house_edge_breaks_its_own_ties():
    def moment(**more):
        return fight("none KH 9S", against="the_croupier KC 2C", **more).do("attack KH enemy.0", "defend KC")

    check_limits(moment, "enemy.0", "house_edge")
    assert moment().do("use house_edge@enemy.0").hand("hero.0") == "9S"
    attack = fight("none KH 9S", against="the_croupier KC 2C", side=ENEMIES).do("attack KC hero.0", "defend KH")
    assert attack.do("use house_edge@enemy.0").hand("hero.0") == "9S"


def test_house_edge_is_for_ties_of_its_own():
    assert (
        not fight("none KH 9S", against="the_croupier AC 2C").do("attack KH enemy.0", "defend AC").offers("house_edge")
    )
    at = fight("none KH 9S", against=["the_croupier 2C 3C", "velvet_fencer KC 4C"]).do("attack KH enemy.1", "defend KC")
    assert not at.offers("house_edge")


# a hero uses an ability


def test_hush_makes_nothing_of_an_ability_whose_cost_is_lost():
    def moment(use="use wither enemy.0 5H", **more):
        return fight("hexwright KH 5H 4H", against="masked_chorus! AC 2C", level=1, **more).do(use)

    check_limits(moment, "enemy.0", "hush")
    at = moment().do("use hush@enemy.0")
    assert (at.hand("enemy.0"), at.hand("hero.0"), at.offers("wither")) == ("AC 2C", "KH 4H", False)
    assert moment().do("pass").hand("enemy.0") == "2C"


def test_hush_leaves_the_abilities_of_enemies_alone():
    at = fight("none KH 5H", against=["masked_chorus! AC 2C", "velvet_fencer! 9C 8C"], side=ENEMIES)
    assert not at.do("use redouble@enemy.1").offers("hush")


# on its turn


def test_redouble_is_another_attack_with_a_single_card():
    def moment(**more):
        return fight("none AH AS KH", against="velvet_fencer! 9C 9D 5C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "redouble")
    at = moment().do("use redouble@enemy.0", "attack 9C 9D hero.0", "defend AH AS")
    assert attacks(at) == {"attack 5C hero.0"}
    assert attacks(moment().do("attack 9C 9D hero.0", "defend AH AS")) == set()


def test_interest_draws_for_who_holds_three_cards_or_fewer():
    def moment(held="4C 3C 2C", **more):
        return fight("none KH", against=f"ledger_fiend {held}", side=ENEMIES, decks={"enemy.0": "9C"}, **more)

    check_limits(moment, "enemy.0", "interest")
    assert moment().do("use interest@enemy.0").hand("enemy.0") == "9C 4C 3C 2C"
    assert not moment("5C 4C 3C 2C").offers("interest")


def test_foreclose_seals_an_ability_of_a_hero_to_the_end_of_its_next_turn():
    def moment(**more):
        return fight("hexwright KH 5H 3H", "none 2H", against="ledger_fiend! AC KC 3C 2C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "foreclose")
    at = moment().do("use foreclose@enemy.0 hero.0", "pass")
    assert [text for text in at.legal if text.startswith("seal")] == [
        f"seal {id}" for id in ("wither", "dull_the_blade", "tongue_tie", "backlash", "unmake")
    ]
    at.do("seal wither", "end")
    assert not at.offers("wither")
    assert at.offers("unmake")
    assert at.do("end", "end", "end").offers("wither")


def test_slow_drop_costs_a_hero_who_holds_five_a_card():
    def moment(held="9H 8H 7H 6H 5H", **more):
        return fight(f"none {held}", "none QH", against="court_poisoner 3C 2C", side=ENEMIES, **more)

    check_limits(moment, "enemy.0", "slow_drop")
    assert not moment("8H 7H 6H 5H").offers("slow_drop")
    at = moment()
    assert [text for text in at.legal if text.startswith("use")] == ["use slow_drop@enemy.0 hero.0"]
    assert at.do("use slow_drop@enemy.0 hero.0", "drop 6H").hand("hero.0") == "9H 8H 7H 5H"


def test_new_deal_takes_two_cards_and_gives_one():
    def moment(**more):
        decks = {"hero.0": "4H"}
        return fight("none 9H 8H 7H", "none QH", against="the_croupier! 3C", side=ENEMIES, decks=decks, **more)

    check_limits(moment, "enemy.0", "new_deal")
    assert moment().do("use new_deal@enemy.0 hero.0", "drop 8H 7H").hand("hero.0") == "9H 4H"


# attacks


def test_lift_takes_a_card_by_chance_and_draws_one():
    def moment(answer="defend 2H", **more):
        decks = {"enemy.0": "4C 5C"}
        at = fight("none AH 5H 2H", against="table_cutpurse KC 3C", side=ENEMIES, decks=decks, **more)
        return at.do("attack KC hero.0", answer)

    check_limits(moment, "enemy.0", "lift")
    assert (moment().size("hero.0"), moment().hand("enemy.0")) == (1, "5C 4C 3C")
    assert moment("defend AH").used == []


def test_flourish_raises_its_attacks_with_a_single_card():
    def result(attack, answer, side=ENEMIES, **more):
        at = fight("none KH KS 2H", against="velvet_fencer JC JD QC", side=side, **more)
        return results(at.do(attack, answer))

    assert result("attack JC hero.0", "defend KH") == ["tie"]
    assert result("attack JC JD hero.0", "defend KH KS") == ["lost"]
    assert result("attack JC hero.0", "defend KH", marks={"enemy.0": "sealed:flourish"}) == ["lost"]
    assert result("attack KH enemy.0", "defend QC", "heroes") == ["won"]


def test_refrain_raises_its_attacks_once_an_enemy_has_had_success_this_turn():
    def result(first, **more):
        against = ["masked_chorus QC 2C", f"velvet_fencer {first} 3C"]
        at = fight("none KH 5H 4H 2H", against=against, side=ENEMIES, **more)
        return results(at.do(f"attack {first} hero.0", "defend 5H", "attack QC hero.0", "defend KH"))

    assert result("10C") == ["won", "tie"]
    assert result("2D") == ["lost", "lost"]
    assert result("10C", marks={"enemy.0": "sealed:refrain"}) == ["won", "lost"]


def test_charge_lets_its_first_attack_pick_any_hero_and_raises_it_by_two():
    def moment(**more):
        return fight("none KH 4H", "none QH 5H / AC", against="gilded_lancer JC JD 9C 3C", side=ENEMIES, **more)

    at = moment()
    assert {"attack JC JD hero.0", "attack JC hero.0", "attack JC hero.1"} <= attacks(at)
    assert results(at.do("attack JC hero.0", "defend KH")) == ["tie"]
    at.do("end", "end")
    assert "attack JD hero.1" in at.legal
    assert "attack JD hero.0" not in at.legal
    assert results(at.do("attack JD hero.1", "defend QH")) == ["tie", "lost"]
    assert "attack JC hero.0" not in moment(marks={"enemy.0": "sealed:charge"}).legal


def test_ride_through_is_another_attack_after_two_cards_or_more():
    def moment(attack="attack 9C 9D hero.0", answer="defend 3H 2H", **more):
        against = "gilded_lancer! 9C 9D 5C AC"
        return fight("none KH 4H 3H 2H", against=against, side=ENEMIES, decks={"enemy.0": "6C 6D"}, **more).do(
            attack, answer
        )

    check_limits(moment, "enemy.0", "ride_through")
    assert attacks(moment()) == {f"attack {card} hero.0" for card in ("AC", "5C", "6C", "6D")}
    assert moment("attack AC hero.0", "defend 2H").used == []


def test_rough_up_makes_the_defender_the_target_of_the_next():
    def moment(**more):
        against = ["house_enforcer KC 3C", "velvet_fencer 5C 4C"]
        return fight("none KH 5H", "none QH 4H / AC", against=against, side=ENEMIES, **more)

    check_limits(lambda **more: moment(**more).do("attack KC hero.1", "defend 4H"), "enemy.0", "rough_up")
    at = moment().do("attack KC hero.1", "defend 4H")
    assert at.mark("hero.1", "threat") == 15
    at.do("end")
    assert not at.mark("hero.1", "threat")


def test_roughing_up_a_pet_draws_attacks_on_its_hero():
    against = ["house_enforcer KC 3C", "masked_chorus 5C 4C"]
    at = fight("none KH / AC", "none QH / AD", against=against, pets=["husk@hero.0 9H 8H"], side=ENEMIES)
    assert "attack 5C hero.1" in at.legal
    at.do("attack KC pet.0", "defend 8H")
    assert {"attack 5C hero.0", "attack 5C pet.0"} <= attacks(at)
    assert "attack 5C hero.1" not in at.legal
