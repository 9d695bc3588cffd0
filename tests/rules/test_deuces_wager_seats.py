"""Tests for the Quest for Loot: who sits out, who has fallen, and the words about both."""

from game.core.combatants import DONE, WAITING
from tests.rules.deuces_wager import lose, table
from tests.rules.test_deuces_aftermath import tags
from tests.rules.test_deuces_wager import told


def test_the_one_who_drops_out_has_not_fallen():
    at = table(heroes=2).do("out")
    assert tags(at)["hero.0"] == (DONE, ["Sits out"])


def test_a_lost_bet_and_the_fall_are_told_in_few_letters():
    at = lose(table(chips="10").do("bid 10", "out", "out"))
    assert tags(at)["hero.0"] == (WAITING, ["\N{MINUS SIGN}10", "Fell"])
    assert tags(at)["hero.1"] == (WAITING, ["\N{MINUS SIGN}1 chip"])


def test_the_blind_is_told_also_where_one_has_no_chips():
    at = lose(table(chips="7").do("bid 7", "out", "out")).do("go")
    assert "blinds" in told(at)
    assert tags(at)["hero.0"] == (DONE, ["Sits out"])
