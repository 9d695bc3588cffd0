"""Explores a quest with many imagined parties at once: rooms, things and flags, each of which may depend on others.

An imagined party wins every encounter, takes every choice, and comes before a flag removes anything. What it cannot
reach, nobody can. In a mask, bit n stands for party n: all parties together cost little more than one.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .parts import Choice, Encounter, Plan, Story, Thing

ROOM, THING, FLAG = "room", "thing", "flag"  # kinds of what is reached
Goal = tuple[str, str]  # kind, and id or name
Masks = dict[Goal, int]


class Party(NamedTuple):
    """An imagined party: the room and the flags with which it begins, and its limits.

    The flag `never` is not given to it. `story` is an id, and `choice` the only one of this story's choices that it
    takes. If `peaceful`, it wins no encounter that is there from the beginning.
    """

    room: str
    flags: frozenset[str] = frozenset()
    never: str = ""
    story: str = ""
    choice: int = 0
    peaceful: bool = False


class Explored:
    """What each of some parties reaches."""

    def __init__(self, plan: Plan, parties: Sequence[Party]):
        self._bits = {party: 1 << n for n, party in enumerate(parties)}
        self._masks = _spread(_rules(plan, self._bits), _beginnings(self._bits))

    def room(self, party: Party, id: str) -> bool:
        """True if the party comes to the room."""
        return self._is_reached(party, (ROOM, id))

    def thing(self, party: Party, id: str) -> bool:
        """True if the party is done with the thing."""
        return self._is_reached(party, (THING, id))

    def flag(self, party: Party, name: str) -> bool:
        """True if the party has the flag."""
        return self._is_reached(party, (FLAG, name))

    def _is_reached(self, party: Party, goal: Goal) -> bool:
        return bool(self._masks.get(goal, 0) & self._bits[party])


def choices_of(thing: Thing) -> tuple[Choice, ...]:
    """The choices of a story; none for any other thing."""
    return thing.choices if isinstance(thing, Story) else ()


class _Rule(NamedTuple):
    """Those of the `parties` that have reached all `needs` reach the `goal`."""

    needs: tuple[Goal, ...]
    goal: Goal
    parties: int


def _beginnings(bits: Mapping[Party, int]) -> Masks:
    masks: Masks = defaultdict(int)
    for party, bit in bits.items():
        for goal in ((ROOM, party.room), *_flags(*party.flags)):
            masks[goal] |= bit
    return masks


def _rules(plan: Plan, bits: Mapping[Party, int]) -> Iterator[_Rule]:
    everybody, peaceful = sum(bits.values()), sum(bit for party, bit in bits.items() if party.peaceful)
    without, bound, chosen = (
        defaultdict[str, int](int),
        defaultdict[str, int](int),
        defaultdict[tuple[str, int], int](int),
    )
    for party, bit in bits.items():
        without[party.never] |= bit
        bound[party.story] |= bit
        chosen[party.story, party.choice] |= bit
    for room in plan.rooms:
        parties = everybody  # that come as far as this in the room
        for thing in plan.things_in(room.id):
            if isinstance(thing, Encounter) and not thing.needs:
                parties &= ~peaceful
            yield _Rule(((ROOM, room.id), *_flags(thing.needs)), (THING, thing.id), parties)
        for door in plan.doors_of(room.id):
            if door.leads(room.id):
                needs = ((ROOM, room.id), *_flags(door.hidden, door.needs))
                yield _Rule(needs, (ROOM, door.other(room.id)), parties)
    for thing in plan.things:
        if thing.gives:
            yield _Rule(((THING, thing.id),), (FLAG, thing.gives), everybody & ~without[thing.gives])
        for each in choices_of(thing):
            if each.gives:
                takers = (everybody & ~bound[thing.id]) | chosen[thing.id, each.number]
                needs = ((THING, thing.id), *_flags(each.needs))
                yield _Rule(needs, (FLAG, each.gives), takers & ~without[each.gives])


def _flags(*names: str) -> tuple[Goal, ...]:
    """The goals of those flags that have a name; "" stands for no flag."""
    return tuple((FLAG, name) for name in names if name)


def _spread(rules: Iterator[_Rule], masks: Masks) -> Masks:
    """Apply rules, from what the parties have at the beginning, until nothing more is reached."""
    uses = defaultdict[Goal, list[_Rule]](list)
    for rule in rules:
        for goal in rule.needs:
            uses[goal].append(rule)
    todo = deque(masks)
    while todo:
        for needs, goal, parties in uses.get(todo.popleft(), ()):
            for need in needs:
                parties &= masks.get(need, 0)
            if parties & ~masks.get(goal, 0):
                masks[goal] |= parties
                todo.append(goal)
    return masks
