"""Helpers for acting in a play of one player and reading it, for the tests of every game."""

from game.core.game import Action
from game.core.match import Match


def do(match: Match, *actions: str) -> Match:
    """Perform legal actions one after another."""
    for text in actions:
        match.play(Action.parse(text))
    return match


def legal(match: Match) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in match.legal(0)]


def ids(match: Match, zone: str) -> list[str]:
    """The ids of a zone's cards, from bottom to top."""
    return [card.id for card in match.state.cards(zone)]
