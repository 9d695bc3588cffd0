"""The figure that a question is about."""

from game.core.cards import parse
from game.core.table import State

from ..uses import AT


def holder(s: State, id: str) -> str:
    """The figure that holds a card."""
    return s.find(parse(id)).removeprefix("hand.")


def doer(s: State) -> str:
    """The figure whose ability is taking effect."""
    return s.text("cause").partition(AT)[2]
