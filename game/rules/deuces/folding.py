"""Folding: the Game Master concedes an encounter; a program asks the heroes first."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from .cards import label
from .effects import draw
from .frames import Handlers, Question, queue, then
from .names import SPARED
from .queries import enemies, gm_seat, hand, heroes, seat_of


def may_fold(s: State) -> Iterator[Action]:
    """The actions to fold and to offer it, for a Game Master who is asked anything in a fight."""
    yield Action("fold", (), gm_seat(s))
    if not s.facts["offered"]:
        yield Action("offer", (), gm_seat(s))


def fold(s: State) -> None:
    """End the encounter as won: the heroes that are not Defeated draw together as many cards as the enemies still hold
    (A64)."""
    held = sum(len(hand(s, who)) for who in enemies(s))
    standing = heroes(s)
    s.announce("fold", "", held)
    s.frames.clear()
    each, odd = divmod(held, len(standing)) if standing else (0, 0)
    queue(s, *[draw(who, each) for who in standing if each], then("odd", odd, ""), then("victory", SPARED))


def offer(s: State) -> None:
    """Ask the heroes to accept that the Game Master folds."""
    s.note("offered", True)
    s.announce("offer")
    queue(s, then("offer"))


def _odd(s: State, left: int, had: str) -> None:
    """The cards of a fold that cannot be shared equally: the party decides who gets them (B6)."""
    if left:
        queue(s, then("odd-card", left, had))


def _without(s: State, had: str) -> list[str]:
    """The heroes that have not received an odd card yet."""
    return [who for who in heroes(s) if who not in had.split()]


def _leader(s: State, *_data: object) -> list[int]:
    return [seat_of(s, s.text("leader"))]


def _name(s: State, seat: int, left: int, had: str) -> Iterator[Action]:
    return (Action("first", (who,), seat) for who in _without(s, had))


def _named(s: State, action: Action, left: int, had: str) -> None:
    who = action.ids[0]
    queue(s, draw(who, 1), then("odd", left - 1, f"{had} {who}".strip()))


def _answers(s: State, seat: int) -> Iterator[Action]:
    yield from (Action("accept", (), seat), Action("decline", (), seat))


def _answered(s: State, action: Action) -> None:
    if action.verb == "accept":
        fold(s)
    else:
        s.announce("decline", s.text("leader"), label(s, s.text("leader")))


HANDLERS: Handlers = {
    "odd": _odd,
    "odd-card": Question(_leader, _name, _named),
    "offer": Question(_leader, _answers, _answered),
}
