"""Tests for the hints' reasons, and that hints keep a hero alive: who may fall, who must attack, whom an ability
helps."""

import pytest

from game.rules.deuces.abilities.mender import field_dressing
from game.rules.deuces.agents import effect_values
from game.rules.deuces.agents.effect_values import gain
from game.rules.deuces.agents.player import Player
from game.rules.deuces.agents.reasons import OF_KIND, reason
from game.rules.deuces.card_plays import EPIC
from game.rules.deuces.effects import draw
from game.rules.deuces.modes.standard import IDLE_ROUNDS
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import fight
from tests.rules.deuces_duel import bout, match
from tests.rules.deuces_masters import battle, pass_on
from tests.rules.deuces_quest import loot
from tests.rules.deuces_wager import table, win
from tests.rules.test_deuces_agents import advised, does

MANY = "ledger_fiend " + " ".join(f"{rank}S" for rank in range(3, 11))
LATE = 15  # a Round by which most encounters are over


def attacked_by(cards: str, hand: str):
    """A hero without a class who is attacked with all these cards."""
    played = fight(f"none {hand}", against=f"ledger_fiend {cards}", side=ENEMIES, level=1)
    return played.do(next(action for action in played.legal if len(action.split()) == 2 + len(cards.split())))


# a hero that may fall


def test_who_is_about_to_fall_keeps_what_can_answer_and_no_two():
    assert does(attacked_by("4C 4S", "QC 10S 2S")) == "defend 10S 2S"
    assert does(attacked_by("AS", "10S 2H 2D")) in ("defend 2H", "defend 2D")


def test_who_has_cards_enough_keeps_the_twos_for_loot():
    assert does(attacked_by("AS AD", "KS KD 7C 5D 2H")) in ("defend 7C 5D", "defend 5D 7C")
    assert does(attacked_by("AS", "9S 7C 5D 4H 2H")) == "defend 4H"


@pytest.mark.parametrize(
    ("number", "guard", "deed"), [(LATE, "off", "end"), (1, "on", "guard 2H"), (LATE, "on", "guard 2H")]
)
def test_nobody_attacks_to_fall_however_late_it_is(number, guard, deed):
    played = fight("none 2H", "none KH KD", against=MANY, guard=guard)
    played.s.gauges["round"] = number
    assert does(played, 0) == deed


def test_a_last_card_that_is_high_is_not_changed():
    against = ["ledger_fiend " + " ".join(f"{rank}{suit}" for rank in ("K", "A") for suit in "SCD")]
    played = fight("none 9H", "none KH QD", against=against, guard="on")
    played.s.zones["hand.enemy.0"].known = [frozenset({0}) for _ in played.s.zones["hand.enemy.0"].known]
    assert does(played, 0) == "end"


def test_the_last_card_is_changed_and_not_risked_on_a_poor_chance():
    few = "ledger_fiend 9S 8S 7S 6S"
    played = fight("none 8H", "none 3H 5D", against=few, guard="on")
    played.s.gauges["round"] = LATE
    assert does(played, 0) == "guard 8H"
    assert does(played, 1).startswith("attack")


def test_an_attack_that_must_be_says_that_it_must():
    at = battle("none 2H", "none KH KD QS", against=["ledger_fiend@1 9S 8S 7S 6S 5S 4S", "ledger_fiend@0 9C"])
    word, why = advised(at, 0)
    assert (word, why) == ("end", "If an attack with every card left fails, you fall")
    at.s.facts["idle"] = IDLE_ROUNDS + 1
    word, why = advised(at, 0)
    assert word.startswith("attack 2H")
    assert why.startswith("After 3 quiet rounds, whoever has the fewest cards must attack. This costs the least: ")


# whom an ability helps


@pytest.mark.parametrize(("mode", "share"), [("power", 1.0), ("loot", 0.25), ("masters", -1.0)])
def test_what_helps_another_hero_is_worth_as_much_as_one_has_of_it(mode, share):
    s = fight("mender KH QS JS 9D", "duelist 9S 8D", mode=mode).s
    assert gain(s, "hero.0", [draw("hero.1", 2)]) == share * gain(s, "hero.1", [draw("hero.1", 2)])


@pytest.mark.parametrize(
    ("mode", "why"), [("power", "Duelist draws 2 cards"), ("loot", "Duelist draws 2 cards, and you fight side by side")]
)
def test_what_helps_a_rival_says_why_that_is_good_for_oneself(mode, why):
    s = fight("mender KH QS JS 9D", "duelist 9S 8D", mode=mode).s
    assert field_dressing.deed is not None
    assert str(reason(s, "hero.0", field_dressing.deed(s, "hero.0", "hero.1"))) == why


# what an ability is good for


@pytest.mark.parametrize(
    ("hero", "deed", "why"),
    [
        ("mender 9S 8D 3C", "use poultice hero.0", "Mender draws a card"),
        ("gravecaller 9S 8D 7C 6H 3D", "use call_bones", "Husk joins in with 2 cards"),
    ],
)
def test_an_ability_of_a_turn_says_what_it_does(hero, deed, why):
    assert advised(fight(hero, level=1)) == (deed, why)


def test_an_ability_in_a_combat_says_what_it_does():
    shield = fight("bulwark 4S 3D", against="ledger_fiend AS AD", side=ENEMIES, level=1).do("attack AD AS hero.0")
    assert advised(shield) == ("use set_the_wall", "A card comes back if the defence fails")
    raised = fight("duelist 9S 3D", against="ledger_fiend JS", level=4).do("attack 9S enemy.0")
    assert advised(raised) == ("use feint", "It makes the attack stronger")


def test_every_effect_has_words_but_those_of_special_encounters():
    assert {*effect_values.OF_KIND, *effect_values.IN_COMBAT, "negate-ability"} - {*OF_KIND} == {
        "tribute",
        "toll",
        "free",
        "rouse",
    }


# going on


def test_where_there_is_no_loot_none_is_promised():
    duel = bout("none 2H 2D", "none", against=("none 4S", "none"), marks={"hero.1": "out", "hero.3": "out"})
    duel.do("attack 2D 2H hero.2")
    while "go" not in duel.legal:
        duel.do(duel.legal[0])
    assert advised(duel) == ("go", "On to the next encounter")


def test_who_has_no_chips_left_is_told_that_the_others_play_on():
    at = table("bone_archer", heroes=2, chips="5")
    at.do("bid 1", "bid 1", "raise 4", "raise 0")
    win(at, "hero.0")
    assert at.s.gauges["chips.0"] == 0
    assert advised(at, 0) == ("go", "You have no chips left: the others play on")
    over = table("bone_archer", heroes=2, chips="5", encounters="3")
    over.s.gauges["encounter"] = 3
    win(over.do("bid 1", "bid 1", "raise 0", "raise 0"))
    assert advised(over)[1] == "It's over: the chips are counted"


@pytest.mark.parametrize(
    ("epics", "why"),
    [("1", "It's over: there are enough Epics"), ("2", "The next encounter brings more cards, and perhaps loot")],
)
def test_where_a_race_is_won_nobody_is_told_to_go_on(epics, why):
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], epics=epics)
    loot(at, "hero.0", "9S", EPIC)
    at.do("attack KS enemy.0")
    while "go" not in at.legal:
        pass_on(at)
    assert advised(at) == ("go", why)


# betting and drafting


def test_a_bid_says_why_it_is_no_higher():
    word, why = advised(table("bone_archer"))
    assert word.startswith("bid") or word == "out"
    assert "% to survive" in why


def test_a_draft_names_what_it_would_keep():
    duel = match()
    advice = Player().advise(duel.view(0))
    assert str(advice.why).endswith(" win the most duels")
    assert str(advice.why).count(" and ") == 1
