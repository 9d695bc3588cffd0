"""Frames: a stack of pending steps and questions, as plain data; the last one is next.

A frame is either a step, carried out at once, which may push more frames, or a question, which waits until one of its
seats has answered. The data of a frame are ids and numbers, so that a fight can be saved, copied and compared at any
time. Each module has a table `HANDLERS` for the kinds of frames that it handles; `rulesets` merges these tables, and
`flow` uses them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.table import Frame, State
from game.core.view import Action

Deed = Callable[..., None]  # gets the state and the frame's data


class Question(NamedTuple):
    """The seats that must answer, their legal actions, and the effect of an answer.

    All functions get the state and the frame's data; `legal` also gets the seat and `answer` the action, both before
    the data. The frame is off the stack while its answer is carried out. `passed_over` is called if no seat has to
    answer.
    """

    seats: Callable[..., Sequence[int]]
    legal: Callable[..., Iterator[Action]]
    answer: Callable[..., None]
    passed_over: Deed | None = None


Handlers = Mapping[str, Deed | Question]


def merged(*tables: Handlers) -> Handlers:
    """Merge several tables. Raises `ValueError` if two of them handle the same kind of frame."""
    found: dict[str, Deed | Question] = {}
    for table in tables:
        if twice := found.keys() & table.keys():
            raise ValueError(f"there are two kinds of frames called {min(twice)}")
        found |= table
    return found


def queue(s: State, *frames: Frame) -> None:
    """Push frames so that they come next, in this order, before all that are already waiting."""
    s.frames.extend(reversed(frames))


def then(kind: str, *data: str | int) -> Frame:
    """Make a frame of a kind with its data."""
    return Frame(kind, -1, data)
