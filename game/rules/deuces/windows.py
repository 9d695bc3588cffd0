"""Disrupt windows: the chance to answer the last action, and answers to answers (2.12, A27-A29, B2)."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from .ability import D_ABILITY
from .folding import may_fold
from .frames import Handlers, Question, queue, then
from .names import other
from .queries import fighters, gm_seat, seat_of, seats_of, side_of
from .uses import at_moment, note_announced, use, used, ways

FIRST, SECOND = "first", "second"


def _window(s: State, when: str, side: str) -> None:
    """Offer an answer: first to the side that opposes the last action, then to the other, until both pass."""
    note_announced(s)
    if when == D_ABILITY and s.frames[-1].kind == "void":
        return  # there is nothing left to prevent
    queue(s, then("respond", when, side, FIRST, ""))


def _seats(s: State, when: str, side: str, turn: str, passed: str) -> list[int]:
    """The seats of the side that have an answer and have not passed; no other seat is asked."""
    quiet = passed.split()
    able = {seat_of(s, who) for who in fighters(s, side) if at_moment(s, who, when)}
    return [seat for seat in seats_of(s, side) if seat in able and str(seat) not in quiet]


def _legal(s: State, seat: int, when: str, side: str, turn: str, passed: str) -> Iterator[Action]:
    for who in (who for who in fighters(s, side) if seat_of(s, who) == seat):
        for one in at_moment(s, who, when):
            yield from ways(s, who, one)
    yield Action("pass", (), seat)
    if seat == gm_seat(s):
        yield from may_fold(s)


def _answer(s: State, action: Action, when: str, side: str, turn: str, passed: str) -> None:
    if action.verb == "use":
        who, _one = used(s, action)
        queue(s, then("window", when, other(side_of(s, who))))  # the action it answers is offered again (B2)
        use(s, action)
    else:
        queue(s, then("respond", when, side, turn, f"{passed} {action.seat}".strip()))


def _passed_over(s: State, when: str, side: str, turn: str, passed: str) -> None:
    if turn == FIRST:
        queue(s, then("respond", when, other(side), SECOND, ""))


HANDLERS: Handlers = {
    "window": _window,
    "respond": Question(_seats, _legal, _answer, _passed_over),
}
