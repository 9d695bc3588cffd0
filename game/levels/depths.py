"""What stands in which room of a dungeon, and in what light it lies.

The same map, number and seed give the same room; deeper ones have more of what is only found there.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import NamedTuple, TypeVar

from game.core.rng import Rng

from .room import Furnishing, Mood, Room

APART = 0x5EED_0F_D00125  # so that the stream is not the one that shuffles the cards
BARE = 4  # of so many bays one stays as the wall was printed
FRESH = 3  # rooms after which a light may come again, where there are others
TRIES = 60  # until a room may be like another after all
T = TypeVar("T", Furnishing, Mood)


class Depth(NamedTuple):
    """A room: what stands in it, and its light (None: as it was printed)."""

    furnishings: tuple[Furnishing, ...] = ()
    mood: Mood | None = None

    def differs(self, other: "Depth") -> bool:
        """Is it plainly another room: in two bays, or in one and the light?"""
        bays = {thing.bay for thing in {*self.furnishings} ^ {*other.furnishings}}
        return len(bays) + (self.mood != other.mood) > 1


def depth_of(room: Room, number: int, seed: int) -> Depth:
    """The room of that number, from 1, in the dungeon of a play."""
    return next(islice(depths(room, seed), number - 1, None))


def depths(room: Room, seed: int) -> Iterator[Depth]:
    """One room after the other: none is like the one before it, none lies in the light of one shortly before, and none
    comes twice, as long as there are others."""
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
    """Nothing stays as it was in the room before, where there is anything else."""
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
    """Those that are found in a room of that number."""
    return [thing for thing in things if thing.first <= number and (not thing.last or number <= thing.last)]


def _deep(things: Sequence[T], chance: Rng) -> T | None:
    """Of two by lot the one that is not found as near to the surface."""
    if not things:
        return None
    return max(chance.choice(things), chance.choice(things), key=lambda thing: thing.first)
