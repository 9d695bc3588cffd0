"""Tests for the hints to a Game Master: who could still attack when a turn ends, and what is at stake."""

from game.core.game import Preview, view_of
from game.core.text import say
from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import gm_seat
from tests.rules.deuces import GAME, Fight, fight

THREE = ("mire_toad KC 9C", "ledger_fiend 9S 8S", "bone_archer 4C")


def foreseen(at: Fight, verb: str) -> Preview:
    """The preview of the action with this verb."""
    view = view_of(GAME, at.s, at.s.options, at.s.to_act[0])
    return GAME.preview(view, next(action for action in view.legal if action.verb == verb))


def question(at: Fight, verb: str = "end") -> str:
    """The question before an action; "" if nothing is asked."""
    found = foreseen(at, verb)
    assert found.risky == (found.question is not None)
    return say(found.question) if found.question else ""


def test_the_one_who_can_still_attack_is_named_before_all_enemies_turns_end():
    at = fight("none QH 5H 3D", against=THREE, side=ENEMIES, level=1)
    assert question(at) == "Mire Toad, Ledger Fiend and Bone Archer can still attack. End the turn of all enemies?"
    at.do("attack 4C hero.0", "defend 5H")
    assert question(at) == "Mire Toad and Ledger Fiend can still attack. End the turn of all enemies?"
    at.do("attack 9S hero.0", "defend 3D", "end")
    assert question(at) == "Mire Toad can still attack. End the turn?"


def test_of_many_it_is_said_how_many_they_are():
    at = fight("none QH 5H", against=(*THREE, "crypt_warden 6S 5S"), side=ENEMIES, level=1)
    assert question(at) == "4 enemies can still attack. End the turn of all enemies?"


def test_nothing_is_asked_where_who_acts_has_attacked_and_of_no_hero():
    at = fight("none QH 5H", against=THREE, side=ENEMIES, level=1).do("attack KC hero.0", "defend 5H")
    assert at.s.facts["actor"] == "enemy.0", "its ability is left"
    assert question(at) == ""
    assert question(fight("none QH 5H", against=THREE, level=1)) == ""


def test_the_game_master_is_told_what_he_plays_for_and_the_heroes_what_they_do():
    at = fight("none QH 5H", against="mire_toad KC", level=1)
    master = gm_seat(at.s)
    his, theirs = (
        [say(text) for text in GAME.combatants.stakes(view_of(GAME, at.s, at.s.options, seat))] for seat in (master, 0)
    )
    assert his[1:] == ["If the hero falls, the hero finds no loot and loses 10 points."]
    assert not any("2s in hand" in line for line in his)
    assert any("2s in hand" in line for line in theirs)
    assert not any("10 points" in line for line in theirs)


def test_of_several_heroes_he_is_told_what_the_fall_of_one_is_worth():
    at = fight("none QH 5H", "none KH", against="mire_toad KC", level=1)
    assert [say(text) for text in GAME.combatants.stakes(view_of(GAME, at.s, at.s.options, gm_seat(at.s)))][1:] == [
        "If every hero falls, they find no loot and lose 10 points.",
        "A hero who falls finds no loot, even if the others win.",
    ]


def test_before_he_gives_up_or_offers_it_he_is_asked_and_told_whose_victory_it_is():
    one = fight("none QH 5H", against=("mire_toad KC 9C", "bone_archer 4C"), side=ENEMIES, level=1)
    assert question(one, "fold") == "Give up the encounter? It counts as a victory for the hero, who draws 3 cards."
    assert question(one, "offer") == (
        "Offer peace? If the hero agrees, it counts as the hero's victory, with 3 cards to draw."
    )
    two = fight("none QH 5H", "none KH", against="mire_toad KC", side=ENEMIES, level=1)
    assert question(two, "fold") == "Give up the encounter? It counts as a victory for the heroes, who draw 1 card."
    assert (
        question(two, "offer") == "Offer peace? If the heroes agree, it counts as their victory, with 1 card to draw."
    )
    for verb, words in (("fold", "the heroes' victory, with loot"), ("offer", "their victory, with loot")):
        assert words in say(foreseen(two, verb).text)


def test_a_hint_to_attack_without_a_chance_says_why_not_to_end_the_turn():
    enemy = fight("none AH KH QH JH 10H 9H", against="bone_archer 2C 3C 4C", side=ENEMIES, level=1)
    advice = GAME.adviser().advise(view_of(GAME, enemy.s, enemy.s.options, 1))
    assert advice.action.verb == "attack"
    assert say(advice.why).startswith("No attack is good, but if nobody attacks, the enemies slink off. This one costs")
    hero = fight("none 2H 3H 4H", against="ledger_fiend AS KS QS JS 10S 9S")
    advice = GAME.adviser().advise(view_of(GAME, hero.s, hero.s.options, 0))
    assert say(advice.why).startswith("No attack is good now, and this one costs the least: ")
