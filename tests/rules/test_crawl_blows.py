"""Tests for the captions of a blow: whose blow lies there, how the monster's ended, and what it cost."""

import pytest

from game.core.game import Action
from game.rules.crawl import GAME
from tests.rules.crawl import MAGE, WARRIOR, options, table


def do(match, *verbs):
    """Perform some actions and return the match."""
    for verb in verbs:
        match.play(Action(verb))
    return match


def said(match, *names):
    """The captions with these names."""
    captions = GAME.captions(match.view(0))
    return tuple(str(captions[name]) for name in names)


@pytest.mark.parametrize(
    ("deck", "up", "ended", "cost"),
    [
        ("9H 9C 7C 8D", "AC", "Different colours: a miss", ""),
        ("9H 9C 7C 8C", "AC", "The same colour: you lose 5", 5),
        ("9H 9C 7C 8C", "8D", "The same colour: you lose 1", 1),
        ("9H 9C 7C 8C", "10D", "The same colour, but nothing gets through", 0),
    ],
    ids=["miss", "capped", "shielded", "kept off"],
)
def test_how_the_monsters_blow_ended_is_known_and_why(deck, up, ended, cost):
    match = do(table(deck, hp=9, monster="5D", rules=options(WARRIOR), up=up), "strike")
    assert said(match, "attack", "evasion", "blow") == ("Its attack", "Your evasion", ended)
    assert match.state.facts["cost"] == cost


def test_a_hit_that_is_still_to_be_answered_has_cost_nothing_yet():
    match = do(table("9H 9C 7C 8C", hp=9, mana="6H 2H", monster="5D", rules=options(MAGE)), "strike")
    assert "blow" not in GAME.captions(match.view(0))
    kept = do(match, "absorb")
    assert match.state.facts["stage"] in ("fight", "hit")
    while kept.state.facts["stage"] == "hit":
        kept = do(kept, "bear")
    assert said(kept, "blow")[0].startswith("The same colour")


def test_a_spell_is_called_one_while_its_cards_lie_there():
    match = table("", hp=9, monster="5D", attack="9H", rules=options(MAGE), blow="spell", cost="")
    assert said(match, "attack", "evasion") == ("Your spell", "Its evasion")
    assert "blow" not in GAME.captions(match.view(0))


def test_a_slain_monster_leaves_no_blow_behind():
    match = do(table("9H 9D", hp=9, monster="5D", rules=options(WARRIOR)), "strike")
    assert (match.state.facts["stage"], match.state.facts["blow"]) == ("door", "")
