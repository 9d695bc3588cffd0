"""The way to the exit: rooms, runs, and how the descent ends."""

from game.core.descent import FACE, HP, LEFT, REST
from game.core.table import State

from .. import rooms
from .roster import PHASE, has_rogue, party, standing


def may_run(s: State) -> bool:
    """True if the room is full and untouched and the party may run: not twice in a row; with a rogue, not three times
    in a row."""
    full = len(rooms.room(s)) == len(rooms.places(s)) and not s.facts["taken"]
    return full and s.number("ran") < 1 + has_rogue(s)


def run(s: State) -> None:
    """Shuffle the room back into the deck and deal another; the room does not count on the way to the exit."""
    s.announce("run")
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
    """Continue after a card whose dice have landed: with the next card, the end of the room, or the defeat of the
    party."""
    cards = len(rooms.room(s))
    if not standing(s):
        lose(s)
    elif cards > 1 or (cards and not s.cards("deck")):
        s.note(PHASE, FACE)
    else:
        _room_done(s)


def _room_done(s: State) -> None:
    s.announce("room-complete")
    s.note("ran", 0)
    count(s, "rooms")
    s.change(LEFT, max(0, s.gauges[LEFT] - 1), "room")
    if s.gauges[LEFT] > 0 and (s.cards("deck") or rooms.room(s)):
        s.note(PHASE, REST)
    else:
        escape(s)


def escape(s: State) -> None:
    """End the play with an escape; the score is the sum of the hit points left."""
    s.announce("escape", "party.0", 1)
    s.end({0: "won"}, {0: sum(s.gauges[f"{HP}.{who}"] for who in party(s))})


def lose(s: State) -> None:
    """End the play in defeat, with nobody standing."""
    s.announce("death", "party.0", 1)
    s.end({0: "lost"}, {0: 0})


def count(s: State, fact: str, more: int = 1) -> None:
    """Add to one of the summary's numbers."""
    s.note(fact, s.number(fact) + more)
