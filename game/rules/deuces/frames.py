"""How frames of each kind are handled: a deed is carried out at once, a question waits for an answer.

Every module has a table `HANDLERS` of the kinds that it handles; `rulesets` puts them together.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.game import Action

Deed = Callable[..., None]  # gets the state and the frame's data


class Question(NamedTuple):
    """The seats that must answer, their legal actions, and what an answer does.

    All get the state and the frame's data; `legal` also gets the seat and `answer` the action, both before the data.
    While its answer is carried out the frame is off the stack; `passed_over` is called when no seat need answer.
    """

    seats: Callable[..., Sequence[int]]
    legal: Callable[..., Iterator[Action]]
    answer: Callable[..., None]
    passed_over: Deed | None = None


Handlers = Mapping[str, Deed | Question]


def merged(*tables: Handlers) -> Handlers:
    """One table of several. Raises `ValueError` if two of them handle frames of one kind."""
    found: dict[str, Deed | Question] = {}
    for table in tables:
        if twice := found.keys() & table.keys():
            raise ValueError(f"there are two kinds of frames called {min(twice)}")
        found |= table
    return found
