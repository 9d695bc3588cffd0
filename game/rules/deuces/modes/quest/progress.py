"""The progress of a quest: things done, flags given, and the messages about them."""

from game.core.table import State

from . import torches
from .parts import Door, Thing
from .where import been, done, flags, is_met, quest

TALE, READS = "tale", "reads"


def tale(s: State, id: str, part: str, title: str, text: str, word: str = TALE) -> None:
    """Tell a text of a room or thing, if there is one: TALE gets a page of its own; READS is shown beside a question
    that the party must answer anyway."""
    if text:
        s.announce(word, id, part, title, text)


def met(s: State, thing: Thing, word: str = TALE) -> None:
    """Mark a thing as met, and tell its text the first time."""
    if not is_met(s, thing):
        s.note(f"met.{thing.id}", True)
        tale(s, thing.id, "text", thing.title, thing.text, word)


def complete(s: State, thing: Thing) -> None:
    """Mark a thing as done, and give its flag."""
    if not done(s, thing):
        s.note(f"done.{thing.id}", True)
        torches.rest(s)
        give(s, thing.gives)


def give(s: State, flag: str) -> None:
    """Give a flag, and tell which known doors open or appear."""
    if not flag or flag in flags(s):
        return
    old = flags(s)
    s.note(f"flag.{flag}", True)
    for door in quest(s).doors:
        if _is_near(s, door) and door.open(flags(s)) and not door.open(old):
            s.announce("opens" if door.seen(old) else "appears", door.id)


def _is_near(s: State, door: Door) -> bool:
    """True if the party has been in a room at either end of the door."""
    return any(been(s, room) for room in door.rooms)
