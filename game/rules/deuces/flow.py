"""The engine: it carries out the frames on the stack until a seat must answer."""

from collections.abc import Iterator

from game.core.table import Frame, State
from game.core.view import Action

from .frames import Question
from .ruleset import ruleset_of


def advance(s: State) -> None:
    """Carry out frames until a seat must answer, or the play is over."""
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
    """The legal answers of a seat to the current question."""
    if s.outcome is None and s.frames and seat in s.to_act:
        frame = s.frames[-1]
        yield from _question(s, frame).legal(s, seat, *frame.data)


def answer(s: State, action: Action) -> None:
    """Take an answer to the current question, and continue."""
    frame = s.frames.pop()
    _question(s, frame).answer(s, action, *frame.data)
    advance(s)


def _question(s: State, frame: Frame) -> Question:
    handler = ruleset_of(s).handlers[frame.kind]
    assert isinstance(handler, Question)
    return handler
