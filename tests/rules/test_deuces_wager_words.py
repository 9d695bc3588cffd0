"""Tests for the Quest for Loot: the words about the bank, and for a player without chips."""

from game.core.view import View
from tests.rules.deuces import GAME, Fight
from tests.rules.deuces_wager import lose, table, win
from tests.rules.test_deuces_aftermath import view

OUT = "You are out: the others play on, and every press hurries them."


def ahead(shown: View) -> list[str]:
    after = GAME.combatants.aftermath(shown)
    return [str(text) for text in after.ahead] if after else []


def broke() -> Fight:
    """A play in which the first hero has bet and lost all its chips."""
    return lose(table(chips="7").do("bid 7", "out", "out"))


def test_at_the_first_bid_it_is_said_that_the_bank_plays_too():
    at = table(heroes=2, chips="20")
    first = "You play against the bank's 40 chips, too: how many do you bet on your hand?"
    assert str(GAME.status(view(at))) == first
    at = win(at.do("bid 1", "bid 1")).do("go")
    assert str(GAME.status(view(at, at.s.to_act[0]))) != first


def test_nobody_waits_for_oneself():
    at = table(heroes=2, chips="20")
    shown, others = view(at), view(at, 1)
    mine, theirs = (GAME.betting.wager(each).stakes[0].said for each in (shown, others))
    assert str(mine) == "Your turn"
    assert str(theirs) == "Thinking…"


def test_the_one_who_is_out_of_chips_is_told_that_the_rest_can_be_hurried():
    at = broke()
    assert OUT in ahead(view(at))
    assert OUT not in ahead(view(at, 1))
    assert OUT not in ahead(view(at, 3)), "the Game Master's bank is no hero's"
    assert OUT not in ahead(view(at, -1)), "who looks on has no hero"


def test_nobody_who_is_out_is_asked_on_to_the_next_encounter():
    at = broke()
    asked = at.s.to_act[0]
    at.s.gauges[f"chips.{asked}"] = 0
    at.s.gauges["chips.1" if asked != 1 else "chips.2"] = 5
    assert str(GAME.status(view(at, asked))) == "Defeat. You have no chips left: see how it ends"


def test_of_those_who_sat_out_it_is_not_said_that_they_were_defeated():
    assert str(GAME.combatants.aftermath(view(broke())).told) == "Everybody who was in was defeated."
    everybody = lose(table(chips="7").do("bid 3", "bid 3", "bid 3"))
    assert str(GAME.combatants.aftermath(view(everybody)).told) == "All heroes were defeated."
