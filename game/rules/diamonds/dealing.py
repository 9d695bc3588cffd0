"""The Dealer's actions: turn the cards of a room, gather and shuffle after a run, and narrate the room.

The Dealer turns cards without having seen them. When all cards of the room lie open, both seats may act: the party
chooses, and until it has chosen, the Dealer may say something. Nothing the Dealer does changes the cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.blanks import TEXT
from game.core.events import EVERYBODY
from game.core.table import State
from game.core.view import Action

from . import dealer_lines, rooms

SEAT = 1  # the Dealer's
TASK = "dealer"  # the fact that holds what the Dealer must or may do next
TURN, SAY, GATHER, SHUFFLE, NOTHING = "turn", "say", "gather", "shuffle", ""
VERBS = (TURN, SAY, GATHER, SHUFFLE)
BUTTONS = (SAY, GATHER, SHUFFLE)
MEMORY = 48 * dealer_lines.OFFERED  # the last lines offered, which are not offered again


@dataclass
class Tale(State):
    """A table with a Dealer; it also keeps the lines offered for this room and those offered before."""

    rooms: int = 0  # rooms turned up so far
    lines: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()


def legal(s: Tale) -> Iterator[Action]:
    """The Dealer's legal actions now."""
    task = s.facts[TASK]
    if task == TURN:
        yield from (Action(TURN, (place,), SEAT) for place in hidden(s))
    elif task == SAY:
        yield from (Action(SAY, (line,), SEAT) for line in (*s.lines, TEXT))
    elif task:
        yield Action(str(task), (), SEAT)


def apply(s: Tale, action: Action) -> None:
    """Turn a card, say a line, gather the room or shuffle."""
    if action.verb == TURN:
        _turn(s, action.ids[0])
    elif action.verb == SAY:
        _say(s, action.ids[0])
    elif action.verb == GATHER:
        s.announce("gathered")
        rooms.gather(s)
        _ask(s, SHUFFLE)
    else:
        s.shuffle("deck")
        rooms.deal(s, 0)
        watch(s)


def hidden(s: State) -> list[str]:
    """The places of the room where a card lies face down."""
    return [place for place in rooms.places(s) if s.cards(place) and s.zones[place].known[-1] is not EVERYBODY]


def watch(s: State) -> None:
    """After a deal or a choice of the party, ask the Dealer to turn cards if any lie face down."""
    if s.outcome is None and hidden(s):
        _ask(s, TURN)
    else:
        s.note(TASK, NOTHING)


def fled(s: State) -> None:
    """After the party has run, ask the Dealer to gather the cards."""
    _ask(s, GATHER)


def _ask(s: State, task: str) -> None:
    s.note(TASK, task)
    s.to_act = (SEAT,)


def _turn(s: Tale, place: str) -> None:
    s.reveal(place)
    s.announce("turned", s.cards(place)[-1].id)
    if hidden(s):
        return
    s.rooms += 1
    s.lines = dealer_lines.drafts(_seen(s), s.offered)
    s.offered = (*s.offered, *s.lines)[-MEMORY:]
    s.note(TASK, SAY)
    s.to_act = (SEAT, 0)  # the Dealer first, because a computer player of the party would not wait


def _seen(s: Tale) -> dealer_lines.Room:
    return dealer_lines.Room(tuple(rooms.room(s)), len(s.cards("deck")), s.gauges["hp.0"], s.rooms)


def _say(s: Tale, line: str) -> None:
    if line in s.lines:
        s.announce(SAY, line, *(card.id for card in dealer_lines.named(line, rooms.room(s))))
    else:
        s.announce(SAY, dealer_lines.OWN, line)
    s.note(TASK, NOTHING)
    s.to_act = (0,)
