"""Helpers for the tests of a descent, the role-playing mode of Diamonds & Dragons."""

from game.core.cards import parse
from game.core.game import Action
from game.core.match import Match
from game.core.table import Deal
from game.rules.diamonds import GAME
from tests.rules.diamonds import stacked


def match(room="", *party, die="auto", exit=10, more=(), seed=1) -> Match:
    """A descent under way: the cards to come, the characters as `class level hp max`, and further actions before it
    sets out."""
    deals = [Deal("", tuple(parse(id) for id in stacked(room).split(",")))] if room else []
    found = Match(GAME, {"mode": "party", "first": "seed", "die": die}, seed, deals)
    for number, sheet in enumerate(party or ("fighter 1 20 20",)):
        play(found, f"join N{number} {sheet}")
    play(found, f"exit {exit}", *more, "out")
    return found


def play(match: Match, *actions: str) -> Match:
    """Perform these actions one after another."""
    for text in actions:
        match.play(Action.parse(text))
    return match
