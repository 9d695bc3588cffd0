"""The Dealer's lines about a room: which ones fit, which five are offered, and their texts.

A line fits if each of its placeholders can be filled with a card of the room. Lines offered recently are not offered
again, so that lines do not repeat within a game.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from string import Formatter
from typing import NamedTuple

from game.core.blanks import decode
from game.core.cards import JOKER, Card, parse
from game.core.deck import face
from game.core.rng import Rng
from game.core.text import Text

from .combat import is_enemy
from .heroes import FULL
from .lines import AIDS, ENEMIES, FACES, MOODS

OFFERED = 5  # number of lines to choose from
OWN = "own"  # marks a line in the Dealer's own words in an event
LOW, DEEP = 5, 12  # most hit points of a party that counts as hurt; most cards in the deck near the end

KINDS: dict[str, Callable[[Card], bool]] = {  # the placeholders of lines, and the test for the cards that fill them
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
    """The Dealer's view of an open room: its cards, the number of cards left in the deck, and the party's hit
    points."""

    cards: tuple[Card, ...]
    deck: int
    hp: int
    number: int  # number of rooms turned up so far, this one included


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
    """A drafted line: its id, its message, and its placeholders.

    `subject` is the list it comes from; `wants` says for each placeholder what fills it: a kind of card, or in a line
    about one card that card.
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
    """The cards of a room that fill the placeholders of a line, in order; () if the line does not fit."""
    return _filled(catalogue()[id], _sorted(cards))


def _sorted(cards: Sequence[Card]) -> dict[str, list[Card]]:
    """The cards of a room by everything that a placeholder may ask for."""
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
    """The ids of the lines to choose from: none offered before, and on as many different subjects as possible.

    If fewer than `OFFERED` new lines fit, those offered longest ago come again.
    """
    before = {id: turn for turn, id in enumerate(offered)}
    lying, wrong = _sorted(room.cards), {mood for mood, fits in MOODS_FIT.items() if not fits(room)}
    order = [line for line in catalogue().values() if line.subject not in wrong and _filled(line, lying)]
    Rng(room.number * 1000 + sum(card.rank for card in room.cards)).shuffle(order)
    order.sort(key=lambda line: before.get(line.id, -1))
    fresh = [line for line in order if line.id not in before]
    return tuple(_varied(fresh if len(fresh) >= OFFERED else order))


def _varied(lines: Sequence[Line]) -> Iterator[str]:
    """Yield one line of each subject first, then others, `OFFERED` in all."""
    subjects: dict[str, Line] = {}
    for line in lines:
        subjects.setdefault(line.subject, line)
    first = list(subjects.values())[:OFFERED]
    yield from (line.id for line in (*first, *(line for line in lines if line not in first))[:OFFERED])


def text(id: str, cards: Sequence[Card]) -> Text:
    """The text of a line with these cards in its placeholders."""
    line = catalogue()[id]
    return Text(line.message, "", **{place: face(card) for place, card in zip(line.places, cards, strict=True)})


def spoken(who: str, data: tuple[str | int, ...]) -> Text:
    """The quoted text of the Dealer's event: a line by its id and cards, or the Dealer's own words."""
    if who == OWN:
        return Text("“{line}”", line=decode(str(data[0])) or "")
    return Text("“{line}”", line=text(who, [parse(str(id)) for id in data]))
