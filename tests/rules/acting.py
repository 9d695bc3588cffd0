"""Doing and seeing in a play for one, for the tests of every game."""

from game.core.match import Match
from game.core.view import Action


def do(match: Match, *actions: str) -> Match:
    """Take legal actions one after another."""
    for text in actions:
        match.play(Action.parse(text))
    return match


def legal(match: Match) -> list[str]:
    """What may be done, as texts."""
    return [str(action) for action in match.legal(0)]


def ids(match: Match, zone: str) -> list[str]:
    """The cards of a zone, bottom first."""
    return [card.id for card in match.state.cards(zone)]
