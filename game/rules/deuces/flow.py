"""What waits to happen is a stack of frames, plain data; the last one is next.

A frame is either a deed, carried out at once, which may lay more frames on the stack, or a question, which waits until
one of its seats has answered.  Whatever a frame's data says, it says in ids and numbers, so that a fight can be saved,
copied and compared in the midst of answers to answers.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.core.table import Frame, State
from game.core.view import Action

Data = tuple[str | int, ...]
Deed = Callable[..., None]


class Question(NamedTuple):
    """Who must answer (nobody: it is passed over), what they may answer, and what comes of it.

    While its answer is carried out the frame is off the stack; `passed_over` is called when nobody need answer.
    """

    seats: Callable[..., Sequence[int]]
    legal: Callable[..., Iterator[Action]]
    answer: Callable[..., None]
    passed_over: Deed | None = None


DEEDS: dict[str, Deed] = {}
QUESTIONS: dict[str, Question] = {}


def deed(kind: str) -> Callable[[Deed], Deed]:
    """Let a function of the state and a frame's data carry out frames of a kind."""

    def listed(function: Deed) -> Deed:
        _new(kind)
        DEEDS[kind] = function
        return function

    return listed


def question(
    kind: str,
    seats: Callable[..., Sequence[int]],
    legal: Callable[..., Iterator[Action]],
    answer: Callable[..., None],
    passed_over: Deed | None = None,
) -> None:
    """Let frames of a kind ask: functions of the state and the frame's data; `legal` also gets the seat, `answer` the
    action, both before the data."""
    _new(kind)
    QUESTIONS[kind] = Question(seats, legal, answer, passed_over)


def _new(kind: str) -> None:
    """Two kinds of frames of one name would do each other's work."""
    if kind in DEEDS or kind in QUESTIONS:
        raise ValueError(f"there are two kinds of frames called {kind}")


def queue(s: State, *frames: Frame) -> None:
    """Let these happen next, in this order, before all that waits already."""
    s.frames.extend(reversed(frames))


def then(kind: str, *data: str | int) -> Frame:
    """A frame of a kind with its data."""
    return Frame(kind, -1, data)


def advance(s: State) -> None:
    """Carry out what waits until somebody must answer, or all is over."""
    while s.frames and s.outcome is None:
        frame = s.frames[-1]
        asked = QUESTIONS.get(frame.kind)
        if asked is None:
            s.frames.pop()
            DEEDS[frame.kind](s, *frame.data)
            continue
        seats = tuple(asked.seats(s, *frame.data))
        if seats:
            s.to_act = seats
            return
        s.frames.pop()
        if asked.passed_over is not None:
            asked.passed_over(s, *frame.data)


def legal(s: State, seat: int) -> Iterator[Action]:
    """What a seat may answer to the question that waits."""
    if s.outcome is None and s.frames and seat in s.to_act:
        frame = s.frames[-1]
        yield from QUESTIONS[frame.kind].legal(s, seat, *frame.data)


def answer(s: State, action: Action) -> None:
    """Take an answer to the question that waits, and go on."""
    frame = s.frames.pop()
    QUESTIONS[frame.kind].answer(s, action, *frame.data)
    advance(s)
