"""The way to the exit: rooms, runs, and how it ends."""

from game.core.table import State

from .. import rooms
from .phases import FACE, PHASE, REST
from .sheet import HP, LEFT, party, rogue, standing


def may_run(s: State) -> bool:
    """Only from a full, untouched room, and not twice in a row; with a rogue twice, but never three times."""
    full = len(rooms.room(s)) == len(rooms.places(s)) and not s.facts["taken"]
    return full and s.number("ran") < 1 + rogue(s)


def run(s: State) -> None:
    """The room is shuffled into the deck and another one dealt; it is not a room on the way."""
    s.tell("run")
    s.note("ran", s.number("ran") + 1)
    count(s, "runs")
    rooms.gather(s)
    s.shuffle("deck")
    deal(s)


def deal(s: State) -> None:
    """Fill the room."""
    s.note(PHASE, FACE)
    rooms.deal(s, 0)


def faced(s: State) -> None:
    """A card is done with, its dice have landed: on with the room, or it is over, or it is all over."""
    cards = len(rooms.room(s))
    if not standing(s):
        lose(s)
    elif cards > 1 or (cards and not s.cards("deck")):
        s.note(PHASE, FACE)
    else:
        _room_done(s)


def _room_done(s: State) -> None:
    s.tell("room-complete")
    s.note("ran", 0)
    count(s, "rooms")
    s.change(LEFT, max(0, s.gauges[LEFT] - 1), "room")
    if s.gauges[LEFT] > 0 and (s.cards("deck") or rooms.room(s)):
        s.note(PHASE, REST)
    else:
        escape(s)


def escape(s: State) -> None:
    """Out of the dungeon: what they have left is the score."""
    s.tell("escape", "party.0", 1)
    s.end({0: "won"}, {0: sum(s.gauges[f"{HP}.{who}"] for who in party(s))})


def lose(s: State) -> None:
    """Nobody is left standing."""
    s.tell("death", "party.0", 1)
    s.end({0: "lost"}, {0: 0})


def count(s: State, fact: str, more: int = 1) -> None:
    """Add to one of the summary's numbers."""
    s.note(fact, s.number(fact) + more)
