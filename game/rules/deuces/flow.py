"""What waits to happen is a stack of frames, plain data; the last one is next.

A frame is either a deed, carried out at once, which may lay more frames on the stack, or a question, which waits until
one of its seats has answered. A frame's data are ids and numbers, so that a fight can be saved, copied and compared in
the midst of answers to answers.
"""

from collections.abc import Iterator

from game.core.game import Action
from game.core.table import Frame, State

from .frames import Question
from .ruleset import ruleset_of


def queue(s: State, *frames: Frame) -> None:
    """Let these happen next, in this order, before all that waits already."""
    s.frames.extend(reversed(frames))


def then(kind: str, *data: str | int) -> Frame:
    """A frame of a kind with its data."""
    return Frame(kind, -1, data)


def advance(s: State) -> None:
    """Carry out what waits until a seat must answer, or all is over."""
    handlers = ruleset_of(s).handlers
    while s.frames and s.outcome is None:
        frame = s.frames[-1]
        handler = handlers[frame.kind]
        if not isinstance(handler, Question):
            s.frames.pop()
            handler(s, *frame.data)
            continue
        seats = tuple(handler.seats(s, *frame.data))
        if seats:
            s.to_act = seats
            return
        s.frames.pop()
        if handler.passed_over is not None:
            handler.passed_over(s, *frame.data)


def legal(s: State, seat: int) -> Iterator[Action]:
    """The actions with which a seat may answer the question that waits."""
    if s.outcome is None and s.frames and seat in s.to_act:
        frame = s.frames[-1]
        yield from _question(s, frame).legal(s, seat, *frame.data)


def answer(s: State, action: Action) -> None:
    """Take an answer to the question that waits, and go on."""
    frame = s.frames.pop()
    _question(s, frame).answer(s, action, *frame.data)
    advance(s)


def _question(s: State, frame: Frame) -> Question:
    handler = ruleset_of(s).handlers[frame.kind]
    assert isinstance(handler, Question)
    return handler
