"""Whose cards a question is about."""

from game.core.cards import parse
from game.core.table import State

from ..uses import AT


def holder(s: State, id: str) -> str:
    """Whoever holds a card."""
    return s.find(parse(id)).removeprefix("hand.")


def doer(s: State) -> str:
    """Whose ability it is that has its effect."""
    return s.text("cause").partition(AT)[2]
