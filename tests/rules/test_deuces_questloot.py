"""Tests for quest loot: the Jokers, how a hero gets a piece, and what each piece does (2.14, 5.7, A92, A93)."""

import pytest

from game.core.cards import parse
from game.core.game import view_of
from game.rules.deuces import GAME
from game.rules.deuces.card_plays import Powers, answers, attacks, best, readings, sets
from game.rules.deuces.combat import answer_of
from game.rules.deuces.loot import MOST, pieces
from game.rules.deuces.modes.quest import parts
from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import hand, threat
from game.rules.deuces.questloot import QUEST_LOOT, bestow, holds, lay_out_jokers
from tests.rules.deuces import check_limits, fight
from tests.rules.deuces_quest import results

JOKER = parse("XR")


def having(id: str, *heroes: str, **more):
    """A fight in which the first hero has a piece; its hand may contain a Joker."""
    return fight(*heroes, quest={"hero.0": id}, **more)


def moment_of(id: str, *heroes: str, todo: tuple[str, ...] = (), **fixed):
    """A function that returns the moment at which a piece can be used, if there is a Joker."""

    def moment(**more):
        return having(id, *heroes, **{**fixed, **more}).do(*todo)

    return moment


def check(moment, id: str) -> None:
    """Assert that a piece can be used once an encounter, for a Joker and nothing else."""
    check_limits(moment, "hero.0", id)
    at = moment()
    assert {text.split()[-1] for text in at.legal if text.startswith(f"use {id}")} == {"XR"}


# how a hero gets it


def test_with_the_first_piece_both_jokers_are_shuffled_into_the_deck():
    at = fight("none KH 9S", "none QH 8S")
    s = at.s
    lay_out_jokers(s, 2)
    before = [card.id for card in s.cards("deck.1")]
    bestow(s, "hero.1", "salt_circle")
    deck = [card.id for card in s.cards("deck.1")]
    assert {"XR.1", "XB.1"} == set(deck) - set(before)
    assert [id for id in deck if id in before] != before
    assert not {"XR", "XB"} & {card.id for card in s.cards("deck.0")}
    assert sum(len(zone.cards) for name, zone in s.zones.items() if name.endswith(("1", "hero.1"))) >= 54
    assert (holds(s, "hero.1", "salt_circle"), holds(s, "hero.0", "salt_circle")) == (True, False)


def test_a_second_piece_brings_no_more_jokers_and_the_same_one_nothing():
    at = having("salt_circle", "none KH 9S")
    jokers = [card for zone in at.s.zones.values() for card in zone.cards if card.rank == 15]
    bestow(at.s, "hero.0", "hollow_die")
    bestow(at.s, "hero.0", "hollow_die")
    assert len(jokers) == 2
    assert sorted(card for zone in at.s.zones.values() for card in zone.cards if card.rank == 15) == sorted(jokers)
    assert [event.data[1] for event in at.s.news if getattr(event, "what", "") == "quest-loot"] == ["hollow_die"]


def test_it_outlasts_an_encounter():
    at = having("hollow_die", "none AH KH 9S", against="mire_toad 2C").do("attack AH enemy.0")
    assert at.s.facts["stage"] == "camp"
    assert holds(at.s, "hero.0", "hollow_die")
    assert not at.mark("hero.0", "used:hollow_die")


def test_it_does_not_count_against_the_five_pieces():
    """A93."""
    at = fight("none KH", quest={"hero.0": " ".join(QUEST_LOOT)})
    assert len(pieces(at.s, "hero.0")) == 0 < MOST
    assert len(QUEST_LOOT) == 10


def test_everybody_sees_who_has_which_piece():
    at = having("hollow_die", "none KH", "none QH")
    for seat in range(3):
        view = view_of(GAME, at.s, at.s.options, seat)
        first, second = GAME.combatants.figures(view)[:2]
        assert "hollow_die" in {trait.id for trait in first.traits}
        assert "hollow_die" not in {trait.id for trait in second.traits}


def test_there_are_those_that_a_quest_can_name():
    assert tuple(QUEST_LOOT) == parts.QUEST_LOOT


# Jokers


def test_a_thrown_joker_on_top_is_a_threat_of_15():
    """Vector 34 (A19, A92)."""
    at = having("hollow_die", "none XR 3H", side=ENEMIES, against="ledger_fiend 9S 8S").do(
        "attack 9S hero.0", "defend XR"
    )
    assert at.pile("hero.0").split()[0] == "XR"
    assert threat(at.s, "hero.0") == 15


def test_a_joker_is_part_of_no_attack():
    at = having("hollow_die", "none XR XB KH KS 2H")
    assert not [text for text in at.legal if text.startswith("attack") and "X" in text]
    assert "attack KH KS enemy.0" in at.legal
    cards = tuple(hand(at.s, "hero.0"))
    for powers in (Powers(), Powers(wilds=2), Powers(wild_twos=True), Powers(ranges=((-2, 2),))):
        assert not [play for play, _ in sets(cards, powers) if JOKER in play]
        assert not [play for play in attacks(cards, powers) if JOKER in play]
        assert readings((JOKER, parse("KH")), powers) == ()
    assert best((JOKER,)) is None


def test_a_joker_is_part_of_no_answer_but_can_be_thrown():
    at = having("hollow_die", "none XR XB KH", side=ENEMIES, against="ledger_fiend 2S 2C 8S").do("attack 2C 2S hero.0")
    assert {"defend XB XR", "defend XB KH", "defend XR KH"} == set(at.legal) & {
        "defend XB XR", "defend XB KH", "defend XR KH"}  # fmt: skip
    assert answer_of(at.s, (parse("XB"), parse("XR"))) is None
    pair = best((parse("2C"), parse("2S")))
    assert answers((JOKER, parse("XB"), parse("KH"), parse("KS")), Powers(), pair)[0][0] == (parse("KH"), parse("KS"))
    assert results(at.do("defend XB XR")) == ["won"]


def test_a_joker_is_not_the_highest_card_of_a_hand():
    at = fight("none XR KH 9S", special="cursed_idol", against=[], start=True, quest={"hero.0": "hollow_die"})
    assert at.hand("hero.0") == "XR 9S"


def test_a_joker_can_pay_for_anything():
    at = having("hollow_die", "hexwright XR KH 9S", level=1).do("use wither enemy.0 XR")
    assert at.hand("hero.0") == "KH 9S"


# the single pieces


def test_lantern_of_the_last_inn_draws_two_for_every_hero():
    moment = moment_of("lantern_of_the_last_inn", "none XR KH", "none QH", decks={"hero.0": "5H 6H", "hero.1": "7H 8H"})
    check(moment, "lantern_of_the_last_inn")
    at = moment().do("use lantern_of_the_last_inn XR")
    assert (at.hand("hero.0"), at.hand("hero.1")) == ("KH 6H 5H", "QH 8H 7H")
    assert at.pile("hero.0").split()[0] == "XR"
    assert not having("lantern_of_the_last_inn", "none KH QH").offers("lantern_of_the_last_inn")


def test_widows_needle_makes_nothing_of_an_attack_on_any_hero():
    for whom in ("hero.0", "hero.1"):
        piles = ("AD", "3D") if whom == "hero.0" else ("3D", "AD")
        moment = moment_of(
            "widows_needle", f"none XR KH / {piles[0]}", f"none QH / {piles[1]}",
            side=ENEMIES, against="ledger_fiend 9S 9C 8S", todo=(f"attack 9C 9S {whom}",),
        )  # fmt: skip
        check(moment, "widows_needle")
        at = moment().do("use widows_needle XR")
        assert (at.hand("enemy.0"), results(at)) == ("8S", [])
    assert not having("widows_needle", "none KH", side=ENEMIES).do("attack 9S hero.0").offers("widows_needle")


CROWNED = {"hero.1": "5H 6H 7H 8H"}


def test_crown_of_small_mercies_gives_a_hero_who_falls_four_cards():
    moment = moment_of(
        "crown_of_small_mercies", "none XR KH", "none 2H", decks=CROWNED,
        side=ENEMIES, against="ledger_fiend 9S 8S", todo=("attack 9S hero.1",),
    )  # fmt: skip
    check(moment, "crown_of_small_mercies")
    at = moment().do("use crown_of_small_mercies XR")
    assert (at.hand("hero.1"), at.out("hero.1")) == ("8H 7H 6H 5H", False)


def test_crown_of_small_mercies_may_be_paid_by_another_hero():
    def moment(**more):
        quest = {"hero.1": "crown_of_small_mercies", "hero.0": "hollow_die"}
        return fight("none XR KH", "none 2H", quest=quest, decks=CROWNED, side=ENEMIES, against="ledger_fiend 9S 8S",
                     **more).do("attack 9S hero.1")  # fmt: skip

    at = moment()
    assert [text for text in at.legal if text.startswith("use")] == ["use crown_of_small_mercies XR"]
    lent = GAME.combatants.figures(view_of(GAME, at.s, at.s.options, 0))[0].traits
    assert "crown_of_small_mercies" in {trait.id for trait in lent}
    assert not at.do("use crown_of_small_mercies XR").out("hero.1")
    assert at.mark("hero.1", "used:crown_of_small_mercies") > 0 == at.mark("hero.0", "used:crown_of_small_mercies")
    assert not moment(marks={"hero.1": "used:crown_of_small_mercies"}).offers("crown_of_small_mercies")


def test_fools_lens_shows_all_hands_and_raises_all_heroes():
    against = ("ledger_fiend 9S 8S", "ledger_fiend 7S 6S")
    moment = moment_of("fools_lens", "none XR KH 9H", "none QH", against=against)
    check(moment, "fools_lens")
    at = moment().do("use fools_lens XR")
    view = view_of(GAME, at.s, at.s.options, 0)
    assert all(view.zones["hand.enemy.0"])
    assert all(view.zones["hand.enemy.1"])
    at.do("attack 9H enemy.0", "defend 9S")
    assert results(at.do("attack QH enemy.1", "defend 7S")) == ["won", "won"]


def test_fools_lens_is_a_look():
    at = fight("none XR KH", special="lord_vail", against=[], quest={"hero.0": "fools_lens"})
    assert at.do("use fools_lens XR").s.facts["secret"] == "lord_vail"


def test_sextons_spade_takes_three_discards_back():
    moment = moment_of("sextons_spade", "none XR KH / 3D AD QD 5D")
    check(moment, "sextons_spade")
    at = moment().do("use sextons_spade XR", "recover AD", "recover QD")
    assert "recover XR" in at.legal
    assert at.do("recover XR").hand("hero.0") == "XR AD KH QD"


def test_marshals_horn_lets_every_hero_attack_once_more():
    moment = moment_of("marshals_horn", "none XR KH QH", "none 9H 8H", against="ledger_fiend 9S 8S 7S 6S 5S")
    check(moment, "marshals_horn")
    at = moment().do("attack 9H enemy.0", "defend 9S")  # the second hero has attacked
    at.do("use marshals_horn XR", "attack KH enemy.0", "defend 5S", "attack QH enemy.0", "defend 6S")
    assert any(text.startswith("attack 8H") for text in at.legal)
    at.do("attack 8H enemy.0", "defend 7S")
    assert at.s.facts["side"] == ENEMIES


def test_marshals_horn_gives_who_has_guarded_one_attack_and_no_more():
    at = having("marshals_horn", "none XR KH QH", "mender 9H 8H 7H", guard="on", level=1)
    at.do("guard 7H", "use marshals_horn XR")
    assert at.mark("hero.1", "attacks") == 1
    assert not at.offers("poultice")


def test_hollow_die_makes_two_cards_any_card():
    moment = moment_of("hollow_die", "none XR KH 9H 2D", "none QH 3S")
    check(moment, "hollow_die")
    assert "attack KH 9H 2D enemy.0" not in moment().legal
    at = moment().do("use hollow_die XR")
    assert "attack KH 9H 2D enemy.0" in at.legal
    assert "attack QH 3S enemy.0" not in at.legal


def test_salt_circle_keeps_every_enemy_from_attacking_for_a_turn():
    against = ("ledger_fiend 9S 8S", "ledger_fiend 7S 6S")
    moment = moment_of("salt_circle", "none XR KH", "none QH", against=against)
    check(moment, "salt_circle")
    at = moment().do("use salt_circle XR")
    assert not [text for text in at.legal if text.startswith("attack KH")]
    at.do("end")
    assert not [text for text in at.legal if text.startswith("attack 9S")]
    at.do(*(["end"] if at.s.facts["side"] == ENEMIES else []))
    assert (at.s.gauges["round"], at.s.facts["side"]) == (2, "heroes")
    at.do("end", "end")
    assert [text for text in at.legal if text.startswith("attack 9S")]


def test_cutpurses_thread_sends_an_attack_to_another_hero_without_a_joker():
    def moment(**more):
        heroes = "none KH / AD 3D", "none QH / 5D"
        return having("cutpurses_thread", *heroes, side=ENEMIES, against="ledger_fiend 9S 8S", **more).do(
            "attack 9S hero.0"
        )

    check_limits(moment, "hero.0", "cutpurses_thread")
    at = moment().do("use cutpurses_thread hero.1")
    assert (at.hand("hero.0"), at.pile("hero.0")) == ("KH", "3D AD")
    assert (results(at), at.size("hero.1")) == (["lost"], 1)  # its queen holds, and it draws
    alone = having("cutpurses_thread", "none KH / AD 3D", side=ENEMIES, against="ledger_fiend 9S 8S")
    assert not alone.do("attack 9S hero.0").offers("cutpurses_thread")


@pytest.mark.parametrize(("held", "offered"), [("AH XR 9S", True), ("AH 9S 8S", False), ("AH XR", True)])
def test_beggars_deuce_is_for_who_holds_a_joker_at_the_end(held, offered):
    at = having("beggars_deuce", f"none {held}", against="mire_toad 2C", decks={"hero.0": "5H"}).do("attack AH enemy.0")
    assert at.offers("beggars_deuce") is offered


def test_beggars_deuce_counts_two_more_twos():
    moment = moment_of("beggars_deuce", "none AH XR 9S", against="mire_toad 2C", decks={"hero.0": "5H"},
                       todo=("attack AH enemy.0",))  # fmt: skip
    check(moment, "beggars_deuce")
    assert moment().do("use beggars_deuce XR").s.facts["deuces.0"] == 2
    assert moment().do("pass").s.facts["deuces.0"] == 0


def test_who_has_several_pieces_chooses_and_one_joker_pays_for_one():
    at = having("hollow_die lantern_of_the_last_inn", "none XR KH QH")
    assert at.offers("hollow_die")
    assert at.offers("lantern_of_the_last_inn")
    assert not at.do("use lantern_of_the_last_inn XR").offers("hollow_die")
