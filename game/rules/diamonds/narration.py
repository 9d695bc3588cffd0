"""What a Dealer may say of a room: which lines fit, which five are offered, and how a line reads.

A line fits where each of its places can be filled with a card that lies in the room.  What has been offered lately is
not offered again, so that a line is new for all of a game.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from string import Formatter
from typing import NamedTuple

from game.core.blanks import decode
from game.core.cards import JOKER, Card, parse
from game.core.deck import face
from game.core.rng import Rng
from game.core.words import Text

from .combat import is_enemy
from .heroes import FULL
from .lines import AIDS, ENEMIES, FACES, MOODS

OFFERED = 5  # lines to choose from
OWN = "own"  # what a line of the Dealer's own is called when it is told
LOW, DEEP = 5, 12  # hit points at which a party is hurt; cards in the deck towards the end

KINDS: dict[str, Callable[[Card], bool]] = {  # the places of the lines, and the cards they want
    "card": lambda card: True,
    "enemy": lambda card: is_enemy(card) and card.rank < JOKER,
    "other": lambda card: is_enemy(card) and card.rank < JOKER,
    "club": lambda card: card.suit == "C",
    "spade": lambda card: card.suit == "S",
    "court": lambda card: is_enemy(card) and 11 <= card.rank <= 13,
    "ace": lambda card: is_enemy(card) and card.rank == 14,
    "small": lambda card: is_enemy(card) and card.rank <= 4,
    "dragon": lambda card: card.rank == JOKER,
    "weapon": lambda card: card.suit == "D",
    "blade": lambda card: card.suit == "D" and card.rank >= 9,
    "knife": lambda card: card.suit == "D" and card.rank <= 4,
    "potion": lambda card: card.suit == "H",
    "cask": lambda card: card.suit == "H" and card.rank >= 8,
    "sip": lambda card: card.suit == "H" and card.rank <= 4,
    "help": lambda card: not is_enemy(card),
}


class Room(NamedTuple):
    """What a Dealer sees when all the cards of a room lie open: these, the cards left, and how the party is."""

    cards: tuple[Card, ...]
    deck: int
    hp: int
    number: int  # of the rooms dealt so far


MOODS_FIT: dict[str, Callable[[Room], bool]] = {
    "start": lambda room: room.number == 1,
    "deep": lambda room: 0 < room.deck <= DEEP,
    "last": lambda room: not room.deck,
    "hurt": lambda room: room.hp <= LOW,
    "fresh": lambda room: room.hp == FULL,
    "enemies": lambda room: all(map(is_enemy, room.cards)),
    "help": lambda room: not any(map(is_enemy, room.cards)),
}


class Line(NamedTuple):
    """A drafted line: its id, its message, and the places in it.

    `subject` is what it is about, the list it stands in; `wants` what each of its places asks for: a kind of card, or
    in a line about one card that card.
    """

    id: str
    message: str
    places: tuple[str, ...]
    subject: str
    wants: tuple[str, ...]


@cache
def catalogue() -> dict[str, Line]:
    """Every drafted line by its id."""
    lists = {**ENEMIES, **AIDS, **MOODS, **FACES}
    lines = (
        _line(f"{name}-{i}", message, name) for name, messages in lists.items() for i, message in enumerate(messages, 1)
    )
    return {line.id: line for line in lines}


def _line(id: str, message: str, subject: str) -> Line:
    places = tuple(dict.fromkeys(place for _, place, _, _ in Formatter().parse(message) if place))
    return Line(id, message, places, subject, (subject,) * len(places) if subject in FACES else places)


def named(id: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a room that fill the places of a line, in their order; () when they cannot."""
    return _filled(catalogue()[id], _sorted(cards))


def _sorted(cards: Sequence[Card]) -> dict[str, list[Card]]:
    """The cards of a room by all that a place may ask for."""
    found = {kind: [card for card in cards if is_wanted(card)] for kind, is_wanted in KINDS.items()}
    for card in cards:
        found.setdefault(card.id.partition(".")[0], []).append(card)
    return found


def _filled(line: Line, lying: dict[str, list[Card]]) -> tuple[Card, ...]:
    found: list[Card] = []
    for wanted in line.wants:
        fitting = [card for card in lying.get(wanted, ()) if card not in found]
        if not fitting:
            return ()
        found.append(fitting[sum(map(ord, line.id)) % len(fitting)])
    return tuple(found)


def drafts(room: Room, offered: Iterable[str]) -> tuple[str, ...]:
    """The ids of the lines to choose from: none of those offered before, and about as many things as can be.

    Should a game ever use up all that fits, what was offered longest ago comes again.
    """
    before = {id: turn for turn, id in enumerate(offered)}
    lying, wrong = _sorted(room.cards), {mood for mood, fits in MOODS_FIT.items() if not fits(room)}
    order = [line for line in catalogue().values() if line.subject not in wrong and _filled(line, lying)]
    Rng(room.number * 1000 + sum(card.rank for card in room.cards)).shuffle(order)
    order.sort(key=lambda line: before.get(line.id, -1))
    fresh = [line for line in order if line.id not in before]
    return tuple(_varied(fresh if len(fresh) >= OFFERED else order))


def _varied(lines: Sequence[Line]) -> Iterator[str]:
    """One line of each subject first, then whatever comes."""
    subjects: dict[str, Line] = {}
    for line in lines:
        subjects.setdefault(line.subject, line)
    first = list(subjects.values())[:OFFERED]
    yield from (line.id for line in (*first, *(line for line in lines if line not in first))[:OFFERED])


def text(id: str, cards: Sequence[Card]) -> Text:
    """How a line reads with these cards in its places."""
    line = catalogue()[id]
    return Text(line.message, "", **{place: face(card) for place, card in zip(line.places, cards, strict=True)})


def spoken(who: str, data: tuple[str | int, ...]) -> Text:
    """What the Dealer said, from what was told of it: a line's id and its cards, or the Dealer's own words."""
    if who == OWN:
        return Text("“{line}”", line=decode(str(data[0])) or "")
    return Text("“{line}”", line=text(who, [parse(str(id)) for id in data]))
