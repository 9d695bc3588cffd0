"""A good player's answers where Masters and Monsters differs from the usual."""

from collections.abc import Sequence

from game.core.game import Advice
from game.core.table import State
from game.core.text import Text
from game.core.view import Action

from .race import is_won


def advise(s: State, legal: Sequence[Action]) -> Advice | None:
    """The advice to go on once the race is won; None for any other question."""
    if {action.verb for action in legal} == {"go"} and is_won(s):
        return Advice(legal[0], Text("It's over: there are enough Epics"))
    return None
