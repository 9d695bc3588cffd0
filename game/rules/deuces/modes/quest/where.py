"""The party's position in its quest: the room, its things, and the ways on. These functions only read the table."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Options

from .parts import Door, Encounter, Exit, Find, Plan, Random, Room, Secret, Shop, Start, Story, Thing
from .plan import plan_of
from .tiny import TINY

ROOM, BEFORE, THING, TORCHES, STEPS = "room", "from", "thing", "torches", "steps"  # facts
AWARD = "award"  # fact: the loot that is being given to a hero
NOISE = "*noise"  # the value of THING in an encounter called by a search
FRESH, FOR_A_ROOM = 12, 2  # steps that a torch lasts: at least, and more for every room of the quest


def named(options: Options) -> Plan:
    """The quest in these options."""
    return plan_of(options["quest"] or TINY)


def quest(s: State) -> Plan:
    """The quest of this play."""
    return named(s.options)


def room(s: State) -> Room:
    """The room of the party."""
    return quest(s).room(s.text(ROOM))


def leader(s: State) -> str:
    """The hero whose player decides for the party."""
    return s.text("leader")


def under_way(s: State) -> Thing | None:
    """The story, shop or encounter that the party is busy with; None on the map, and in a fight called by a noise."""
    id = s.text(THING)
    return quest(s).thing(id) if id and id != NOISE else None


def flags(s: State) -> set[str]:
    """The flags given so far."""
    return {fact.removeprefix("flag.") for fact, value in s.facts.items() if fact.startswith("flag.") and value}


def been(s: State, room: str) -> bool:
    """True if the party has been in the room."""
    return s.flag(f"been.{room}", False)


def searched(s: State, room: str) -> bool:
    """True if the room was searched."""
    return s.flag(f"searched.{room}", False)


def done(s: State, thing: Thing) -> bool:
    """True if the thing is over and done with."""
    return s.flag(f"done.{thing.id}", False)


def is_met(s: State, thing: Thing) -> bool:
    """True if the party has met the thing before."""
    return s.flag(f"met.{thing.id}", False)


# things in a room


def present(s: State, room: str) -> Iterator[Thing]:
    """The things in a room that the party can find, done or not, in order; nothing after an encounter that is not
    won."""
    had = flags(s)
    for thing in quest(s).things_in(room):
        if done(s, thing):
            yield thing
        elif thing.there(had) and (searched(s, room) or not isinstance(thing, Secret)):
            yield thing
            if isinstance(thing, Encounter):
                return


def barrier(s: State) -> Encounter | None:
    """The encounter in the room that bars the way because it is not won; None if there is none."""
    for thing in present(s, room(s).id):
        if isinstance(thing, Encounter) and not done(s, thing):
            return thing
    return None


def happening(s: State) -> Thing | None:
    """The thing in the room that happens next by itself: a start, a story without choices, a random encounter; nothing
    behind an encounter that is not won."""
    for thing in present(s, room(s).id):
        if not done(s, thing) and not waits(thing) and not isinstance(thing, Encounter):
            return thing
    return None


def waiting(s: State) -> list[Thing]:
    """The things in the room that the party can visit."""
    return [thing for thing in present(s, room(s).id) if not done(s, thing) and waits(thing)]


def waits(thing: Thing) -> bool:
    """True if the thing waits until the party visits it."""
    match thing:
        case Story():
            return bool(thing.choices)
        case Encounter() | Shop() | Find() | Exit():
            return True
        case Start() | Random():
            return False
    raise ValueError(thing.kind)


# ways on


def ways(s: State) -> list[str]:
    """The rooms that the party can walk to; from an encounter that is not won, only the room that it came from."""
    here, had, barred = room(s).id, flags(s), barrier(s) is not None
    open = (door.other(here) for door in doors(s) if door.leads(here) and door.open(had))
    return [other for other in dict.fromkeys(open) if not barred or other == s.facts[BEFORE]]


def doors(s: State) -> tuple[Door, ...]:
    """The visible doors of the room."""
    had = flags(s)
    return tuple(door for door in quest(s).doors_of(room(s).id) if door.seen(had))


def patience(s: State) -> int:
    """The number of steps without anything new that a torch lasts: more than the longest way through the quest and
    back."""
    return FRESH + FOR_A_ROOM * len(quest(s).rooms)


def last_step(s: State) -> bool:
    """True if one more step without anything new burns the last torch."""
    return s.number(STEPS) + 1 >= patience(s) and s.facts[TORCHES] == 1
