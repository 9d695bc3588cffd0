"""Frames: what waits to happen is a stack of them, plain data; the last one is next.

A frame is either a deed, carried out at once, which may lay more frames on the stack, or a question, which waits until
one of its seats has answered. A frame's data are ids and numbers, so that a fight can be saved, copied and compared in
the midst of answers to answers. Every module has a table `HANDLERS` of the kinds of frames that it handles; `rulesets`
puts them together, and `flow` uses them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.table import Frame, State
from game.core.view import Action

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


def queue(s: State, *frames: Frame) -> None:
    """Let these happen next, in this order, before all that waits already."""
    s.frames.extend(reversed(frames))


def then(kind: str, *data: str | int) -> Frame:
    """A frame of a kind with its data."""
    return Frame(kind, -1, data)
