"""How a quest goes on: what is done, the flags that it gives, and what is told of it."""

from game.core.table import State

from . import torches
from .parts import Door, Thing
from .where import been, done, flags, is_met, quest

TALE, READS = "tale", "reads"


def tale(s: State, id: str, part: str, title: str, text: str, word: str = TALE) -> None:
    """Tell a text of a room or of a thing, if there is one: a TALE on a page of its own; what the party READS stands
    beside what it must answer anyway."""
    if text:
        s.tell(word, id, part, title, text)


def met(s: State, thing: Thing, word: str = TALE) -> None:
    """The party has come upon it: what it has to say is told the first time."""
    if not is_met(s, thing):
        s.note(f"met.{thing.id}", True)
        tale(s, thing.id, "text", thing.title, thing.text, word)


def complete(s: State, thing: Thing) -> None:
    """It is over and done with, and gives its flag."""
    if not done(s, thing):
        s.note(f"done.{thing.id}", True)
        torches.rest(s)
        give(s, thing.gives)


def give(s: State, flag: str) -> None:
    """A flag is given; it is told which doors that opens, of those that the party knows or now finds."""
    if not flag or flag in flags(s):
        return
    old = flags(s)
    s.note(f"flag.{flag}", True)
    for door in quest(s).doors:
        if _is_near(s, door) and door.open(flags(s)) and not door.open(old):
            s.tell("opens" if door.seen(old) else "appears", door.id)


def _is_near(s: State, door: Door) -> bool:
    """Does the party know a room at its end?"""
    return any(been(s, room) for room in door.rooms)
