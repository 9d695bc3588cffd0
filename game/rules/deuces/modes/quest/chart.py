"""The part of a quest's map that a seat may see. The plan holds all secrets; the chart does not."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.core.table import State
from game.core.view import View

from ...queries import gm_seat
from ...view_state import seen
from .master import by_person
from .parts import Door, Encounter, Random, Thing
from .where import been, done, flags, present, quest, room, ways

HERE, BEEN, SEEN = "here", "been", "seen"  # rooms; SEEN: known only as the room behind a visible door
OPEN, SHUT, BARRED, BACK = "open", "shut", "barred", "back"  # doors; BACK: a one-way door that only leads here
WAITS, BARS, DONE, SECRET = "waits", "bars", "done", "secret"  # things


@dataclass(frozen=True)
class Chart:
    """The party's room, and the states of the rooms, doors and things that the seat knows, by their ids."""

    here: str
    rooms: Mapping[str, str]
    doors: Mapping[str, str]
    things: Mapping[str, str]


def chart(view: View) -> Chart:
    """The map as a seat knows it: what the party has seen; a person who is Game Master sees everything."""
    s = seen(view)
    knows_all = is_master(view)
    had = flags(s)
    doors = {door.id: _door(s, door, had) for door in quest(s).doors if knows_all or _is_seen(s, door, had)}
    return Chart(room(s).id, _rooms(s, doors, knows_all), doors, dict(_things(s, knows_all)))


def is_master(view: View) -> bool:
    """True if the viewer is a person who is Game Master."""
    s = seen(view)
    return by_person(s) and view.seat == gm_seat(s)


def _is_seen(s: State, door: Door, had: set[str]) -> bool:
    return door.seen(had) and any(been(s, id) for id in door.rooms)


def _rooms(s: State, doors: Mapping[str, str], knows_all: bool) -> dict[str, str]:
    behind = {id for door in doors for id in quest(s).door(door).rooms}
    here = room(s).id
    return {
        each.id: HERE if each.id == here else BEEN if been(s, each.id) else SEEN
        for each in quest(s).rooms
        if knows_all or been(s, each.id) or each.id in behind
    }


def _door(s: State, door: Door, had: set[str]) -> str:
    here = room(s).id
    if not door.open(had):
        return SHUT
    if here not in door.rooms:
        return OPEN
    if not door.leads(here):
        return BACK
    return OPEN if door.other(here) in ways(s) else BARRED


def _things(s: State, knows_all: bool) -> Iterator[tuple[str, str]]:
    """The known things with their states: those in visited rooms, never random encounters; all for a Game Master."""
    for each in quest(s).rooms:
        there = set(present(s, each.id)) if been(s, each.id) else set()
        for thing in quest(s).things_in(each.id):
            if thing in there and not isinstance(thing, Random):
                yield thing.id, _thing(s, thing)
            elif knows_all:
                yield thing.id, DONE if done(s, thing) else SECRET


def _thing(s: State, thing: Thing) -> str:
    if done(s, thing):
        return DONE
    return BARS if isinstance(thing, Encounter) else WAITS
