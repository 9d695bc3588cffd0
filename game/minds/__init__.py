"""Strong players and exact answers: a folder a game, for what is more than the rules' own agents.

What every game's folder has in common is declared here.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.text import Text, Trouble
from game.core.view import Action


class TooHard(Trouble):
    """Raised when a search has looked at as many positions as it may, and has not decided."""

    def __init__(self) -> None:
        super().__init__(Text("The search has ended without an answer."))


class Verdict(NamedTuple):
    """The exact answer for a table whose cards are all known: the actions that win, or None if nothing does; and the
    number of positions looked at."""

    line: tuple[Action, ...] | None
    nodes: int


Solver = Callable[[Any], Verdict]  # solves a game's `State` that is not over; raises `TooHard`
