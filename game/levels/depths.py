"""Chooses the furnishings and the light of each room of a dungeon.

The same map, room number and seed give the same room; deeper rooms have more of what is found only there.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import NamedTuple, TypeVar

from game.core.rng import Rng

from .room import Furnishing, Mood, Room

APART = 0x5EED_0F_D00125  # keeps this random stream apart from the one that shuffles the cards
BARE = 4  # 1 in 4: chance that a bay stays empty
FRESH = 3  # the lights of the last 3 rooms are avoided if others are left
TRIES = 60  # tries for a new room, before a similar one is accepted
T = TypeVar("T", Furnishing, Mood)


class Depth(NamedTuple):
    """The furnishings of a room, and its light (None: the light as drawn on the map)."""

    furnishings: tuple[Furnishing, ...] = ()
    mood: Mood | None = None

    def differs(self, other: "Depth") -> bool:
        """Return True if the rooms are plainly different: in two bays, or in one bay and the light."""
        bays = {thing.bay for thing in {*self.furnishings} ^ {*other.furnishings}}
        return len(bays) + (self.mood != other.mood) > 1


def depth_of(room: Room, number: int, seed: int) -> Depth:
    """The room with that number, from 1, in the dungeon of the play with that seed."""
    return next(islice(depths(room, seed), number - 1, None))


def depths(room: Room, seed: int) -> Iterator[Depth]:
    """Yield the rooms one after another, without end.

    As far as the map allows, no room resembles the previous one or repeats an earlier one, and no light repeats within
    `FRESH` rooms.
    """
    chance, known = Rng(seed ^ APART), set[Depth]()
    before: Depth | None = None
    lights: list[Mood | None] = []
    for number in count(1):
        now = _drawn(room, number, before, lights[-FRESH:], chance)
        for _ in range(TRIES if room.furnishings else 0):
            if now not in known and (before is None or now.differs(before)):
                break
            now = _drawn(room, number, before, lights[-FRESH:], chance)
        yield now
        known.add(now)
        lights.append(now.mood)
        before = now


def _drawn(room: Room, number: int, before: Depth | None, lights: Sequence[Mood | None], chance: Rng) -> Depth:
    """Draw a random room in which, as far as possible, everything differs from the room before."""
    there = {thing.bay: thing for thing in before.furnishings} if before else {}
    bays = dict.fromkeys(thing.bay for thing in room.furnishings)
    things = (_for_bay(room, bay, number, there.get(bay), before is None, chance) for bay in bays)
    moods = _open(room.moods, number)
    fresh = ([mood for mood in moods if mood not in lights[since:]] for since in range(len(lights) + 1))
    return Depth(tuple(thing for thing in things if thing), _deep(next(filter(None, fresh), moods), chance))


def _for_bay(
    room: Room, bay: str, number: int, there: Furnishing | None, first: bool, chance: Rng
) -> Furnishing | None:
    known = [thing for thing in _open(room.furnishings, number) if thing.bay == bay]
    stays_bare = chance.below(BARE) == 0 and (first or there is not None)
    return None if stays_bare else _deep([thing for thing in known if thing != there], chance)


def _open(things: Sequence[T], number: int) -> list[T]:
    """The things that may be found in a room of that number."""
    return [thing for thing in things if thing.first <= number and (not thing.last or number <= thing.last)]


def _deep(things: Sequence[T], chance: Rng) -> T | None:
    """The deeper of two random picks: the one that is first found farther down. None if there is nothing to pick
    from."""
    if not things:
        return None
    return max(chance.choice(things), chance.choice(things), key=lambda thing: thing.first)
