"""The party's moves on the map: walking from room to room, and what happens or waits there."""

from collections.abc import Callable, Iterator, Mapping

from game.core.table import State
from game.core.view import Action

from ...frames import Handlers, Question, queue, then
from ...queries import gm_seat, seat_of
from . import torches
from .encounters import meet
from .master import reward, rewards
from .outcome import win
from .parts import Encounter, Exit, Find, Random, Shop, Story
from .progress import complete, met, tale
from .searching import may_search, search
from .shop import visit_shop
from .stories import visit_find, visit_story
from .where import BEFORE, ROOM, THING, barrier, been, happening, leader, quest, room, waiting, ways


def _enter(s: State, id: str) -> None:
    """Enter a room, and tell its text the first time."""
    s.note(ROOM, id)
    here = room(s)
    s.announce("enters", id, here.title)
    if not been(s, id):
        s.note(f"been.{id}", True)
        torches.rest(s)
        tale(s, id, "text", here.title, here.text)
    queue(s, then("happen"))


def _happen(s: State) -> None:
    """Carry out the next thing that happens in the room by itself; if there is none, ask the party where to go."""
    s.note(THING, "")
    thing = happening(s)
    if thing is None:
        if (bars := barrier(s)) is not None:
            met(s, bars)
        queue(s, then("map"))
        return
    complete(s, thing)
    if not isinstance(thing, Random):
        tale(s, thing.id, "text", thing.title, thing.text)
        queue(s, then("happen"))
    elif s.rng.below(100) < thing.chance:
        tale(s, thing.id, "text", thing.title, thing.text)
        meet(s, thing.id)
    else:
        queue(s, then("happen"))


# the party's actions


def _seats(s: State) -> list[int]:
    """The leader's seat, which decides; also a person's seat who is Game Master and may give a reward."""
    return [seat_of(s, leader(s)), *([gm_seat(s)] if any(rewards(s)) else [])]


def _legal(s: State, seat: int) -> Iterator[Action]:
    if seat == gm_seat(s):
        yield from rewards(s)
        return
    yield from (Action("visit", (thing.id,), seat) for thing in waiting(s))
    yield from (Action("walk", (id,), seat) for id in ways(s))
    if may_search(s):
        yield Action("search", (), seat)


def _answer(s: State, action: Action) -> None:
    ANSWERS[action.verb](s, action)


def _walk(s: State, action: Action) -> None:
    """Walk to the next room; a room where the party was before counts as a step that brings nothing new."""
    (to,) = action.ids
    s.note(BEFORE, room(s).id)
    queue(s, *([then("tire")] if been(s, to) else []), then("enter-room", to))


def _visit(s: State, action: Action) -> None:
    """Turn to a waiting thing."""
    (id,) = action.ids
    s.note(THING, id)
    match quest(s).thing(id):
        case Encounter():
            meet(s, id)
        case Exit() as exit:
            tale(s, id, "text", exit.title, exit.text)
            win(s)
        case Find() as find:
            visit_find(s, find)
        case Shop() as shop:
            visit_shop(s, shop)
        case Story() as story:
            visit_story(s, story)


def _reward(s: State, action: Action) -> None:
    queue(s, then("map"))
    reward(s, action)


ANSWERS: Mapping[str, Callable[[State, Action], None]] = {
    "walk": _walk,
    "visit": _visit,
    "search": lambda s, _action: search(s),
    "reward": _reward,
}


HANDLERS: Handlers = {
    "enter-room": _enter,
    "happen": _happen,
    "map": Question(_seats, _legal, _answer),
}
