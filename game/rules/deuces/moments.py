"""Moments that trigger abilities: success and failure, a fall, the start and the end of an encounter (C9, E7, E9)."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Action

from .frames import Handlers, Question, queue, then
from .queries import seat_of
from .ruleset import ruleset_of
from .uses import announce, at_moment, use, ways


def _moment(s: State, when: str, who: str, target: str) -> None:
    """Go through the abilities of a figure for this moment. One with only advantages is used automatically; for any
    other the owner is asked."""
    queue(s, *(then("chance", one.id, who, target) for one in at_moment(s, who, when)))


def _chance(s: State, id: str, who: str, target: str) -> None:
    one = ruleset_of(s).abilities[id]
    if one not in at_moment(s, who, one.when):
        return  # an earlier effect has made it unusable
    if one.freely:
        announce(s, who, one, target)
    else:
        queue(s, then("may", id, who, target))


def _seat(s: State, id: str, who: str, target: str) -> list[int]:
    return [seat_of(s, who)]


def _ways(s: State, seat: int, id: str, who: str, target: str) -> Iterator[Action]:
    yield from ways(s, who, ruleset_of(s).abilities[id])
    yield Action("pass", (), seat)


def _answer(s: State, action: Action, id: str, who: str, target: str) -> None:
    one = ruleset_of(s).abilities[id]
    if action.verb == "pass":
        return
    if one.aim is None:  # its target is the other figure in the combat
        announce(s, who, one, target, action.ids[1:])
    else:
        use(s, action)


HANDLERS: Handlers = {
    "moment": _moment,
    "chance": _chance,
    "may": Question(_seat, _ways, _answer),
}
