"""What a Game Master is told: who could still attack when a turn ends, and what there is to play for."""

from game.core.game import Preview, view_of
from game.core.words import say
from game.rules.deuces.brawl import gm_seat
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import GAME, Fight, fight

THREE = ("mire_toad KC 9C", "ledger_fiend 9S 8S", "bone_archer 4C")


def end(at: Fight) -> Preview:
    """What the end of the turn is said to do."""
    view = view_of(GAME, at.s, at.s.options, at.s.to_act[0])
    return GAME.preview(view, next(action for action in view.legal if action.verb == "end"))


def question(at: Fight) -> str:
    """What is asked before it; "" for nothing."""
    asked = end(at).question
    assert end(at).risky == (asked is not None)
    return say(asked) if asked else ""


def test_whoever_can_still_attack_is_named_before_all_enemies_turns_end():
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
    his, theirs = ([say(text) for text in GAME.stakes(view_of(GAME, at.s, at.s.options, seat))] for seat in (master, 0))
    assert any("10 points off the score" in line for line in his)
    assert not any("2s in hand" in line for line in his)
    assert any("2s in hand" in line for line in theirs)
    assert not any("points off" in line for line in theirs)
