"""Where a party is in its quest: the room, what is there, and which ways lead on.  Everything here only looks."""

from collections.abc import Iterator

from game.core.table import State
from game.core.view import Options

from .parts import Door, Encounter, Exit, Find, Plan, Random, Room, Secret, Shop, Start, Story, Thing
from .plan import plan_of
from .tiny import TINY

ROOM, BEFORE, THING, TORCHES, STEPS = "room", "from", "thing", "torches", "steps"  # facts
AWARD = "award"  # and the loot of which the party says for whom it is
NOISE = "*noise"  # is under way instead of a thing: what a search has called
FRESH, FOR_A_ROOM = 12, 2  # steps that a torch lasts: always, and besides for every room of the quest


def named(options: Options) -> Plan:
    """The quest that these options name."""
    return plan_of(options["quest"] or TINY)


def quest(s: State) -> Plan:
    """The quest that is played."""
    return named(s.options)


def room(s: State) -> Room:
    """The room the party is in."""
    return quest(s).room(s.text(ROOM))


def leader(s: State) -> str:
    """The hero whose player decides for the party."""
    return s.text("leader")


def under_way(s: State) -> Thing | None:
    """What the party is at: a story, a shop, an encounter; None at the bare map, and in a noise's fight."""
    id = s.text(THING)
    return quest(s).thing(id) if id and id != NOISE else None


def flags(s: State) -> set[str]:
    """The flags that were given."""
    return {fact.removeprefix("flag.") for fact, value in s.facts.items() if fact.startswith("flag.") and value}


def been(s: State, room: str) -> bool:
    """Was the party ever in that room?"""
    return s.flag(f"been.{room}", False)


def searched(s: State, room: str) -> bool:
    """Was it searched?"""
    return s.flag(f"searched.{room}", False)


def done(s: State, thing: Thing) -> bool:
    """Is it over and done with?"""
    return s.flag(f"done.{thing.id}", False)


def is_met(s: State, thing: Thing) -> bool:
    """Did the party come upon it before?"""
    return s.flag(f"met.{thing.id}", False)


# what is there


def present(s: State, room: str) -> Iterator[Thing]:
    """What is in a room for the party, done or not, in its order: up to an encounter that is not won."""
    had = flags(s)
    for thing in quest(s).things_in(room):
        if done(s, thing):
            yield thing
        elif thing.there(had) and (searched(s, room) or not isinstance(thing, Secret)):
            yield thing
            if isinstance(thing, Encounter):
                return


def barrier(s: State) -> Encounter | None:
    """The encounter that bars the party's way: it is not won yet."""
    for thing in present(s, room(s).id):
        if isinstance(thing, Encounter) and not done(s, thing):
            return thing
    return None


def happening(s: State) -> Thing | None:
    """What happens next in the room by itself: a start, a story without choices, a random encounter; none behind an
    encounter that is not won."""
    for thing in present(s, room(s).id):
        if not done(s, thing) and not waits(thing) and not isinstance(thing, Encounter):
            return thing
    return None


def waiting(s: State) -> list[Thing]:
    """What the party can turn to in the room."""
    return [thing for thing in present(s, room(s).id) if not done(s, thing) and waits(thing)]


def waits(thing: Thing) -> bool:
    """Does it wait until the party turns to it?"""
    match thing:
        case Story():
            return bool(thing.choices)
        case Encounter() | Shop() | Find() | Exit():
            return True
        case Start() | Random():
            return False
    raise ValueError(thing.kind)


# which ways lead on


def ways(s: State) -> list[str]:
    """The rooms the party can walk to.  From an encounter that is not won only to the room that it came from."""
    here, had, barred = room(s).id, flags(s), barrier(s) is not None
    open = (door.other(here) for door in doors(s) if door.leads(here) and door.open(had))
    return [other for other in dict.fromkeys(open) if not barred or other == s.facts[BEFORE]]


def doors(s: State) -> tuple[Door, ...]:
    """The doors of the room that are seen."""
    had = flags(s)
    return tuple(door for door in quest(s).doors_of(room(s).id) if door.seen(had))


def patience(s: State) -> int:
    """How many steps without anything new a torch lasts: more than the longest way through the quest and back."""
    return FRESH + FOR_A_ROOM * len(quest(s).rooms)


def last_step(s: State) -> bool:
    """Would one step more, to nothing new, burn the last torch?"""
    return s.number(STEPS) + 1 >= patience(s) and s.facts[TORCHES] == 1
