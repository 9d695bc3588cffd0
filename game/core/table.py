"""The table: named zones of cards, gauges, facts and tokens, and the methods that change them and record events."""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from .cards import Card
from .events import (
    EVERYBODY,
    Came,
    Changed,
    Ended,
    Event,
    Knowers,
    Left,
    Looked,
    Marked,
    Moved,
    Noted,
    Revealed,
    Shuffled,
    Told,
)
from .facts import Fact, Facts
from .rng import Rng
from .text import Text, Trouble


class WrongDeal(Trouble):
    """Raised for a stacked order that does not match the cards of its zone."""


class Outcome(NamedTuple):
    """The end of a game. `result` is won, lost, left or drawn; `results` and `scores` have one entry per seat."""

    result: str
    results: tuple[str, ...]
    scores: tuple[int, ...]


class Deal(NamedTuple):
    """A stacked order: `cards`, the top one first, for the next shuffle of `zone` ("": of any zone)."""

    zone: str
    cards: tuple[Card, ...]


class Frame(NamedTuple):
    """A pending step or question, as plain data."""

    kind: str
    seat: int
    data: tuple[str | int, ...] = ()


@dataclass
class Token:
    """A piece on the table that is not a card: a hero, an enemy, a pet."""

    kind: str
    seat: int | None = None
    marks: dict[str, int] = field(default_factory=dict)


class Zone:
    """A named place for cards; the last card is the top.

    `default` are the seats that know a card that comes here; `known` has one entry per card.
    """

    __slots__ = ("cards", "default", "known")

    def __init__(self, cards: Iterable[Card] = (), default: Knowers = EVERYBODY):
        self.cards = list(cards)
        self.default = default
        self.known: list[Knowers] = [default] * len(self.cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Zone):
            return NotImplemented
        return (self.cards, self.default, self.known) == (other.cards, other.default, other.known)

    def __repr__(self) -> str:
        return f"Zone({' '.join(card.id for card in self.cards)})"

    def copy(self) -> "Zone":
        """An independent copy with the same cards and the same knowledge."""
        twin = Zone((), self.default)
        twin.cards, twin.known = self.cards[:], self.known[:]
        return twin


@dataclass
class State(Facts):
    """A whole table. Games may subclass it and add fields.

    Zones, gauges, facts, tokens and the outcome change only by the methods under "verbs". Each records an event, so
    that the events of an action describe all these changes. `frames` and `to_act` are set by the game without an event.

    `ruleset` belongs to the game: constant objects that its functions look up. It is not part of saves and digests;
    copies and views share it.
    """

    rng: Rng
    options: Mapping[str, str] = field(default_factory=dict)
    deals: list[Deal] = field(default_factory=list)  # stacked orders still to come
    zones: dict[str, Zone] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    gauges: dict[str, int] = field(default_factory=dict)
    facts: dict[str, Fact] = field(default_factory=dict)
    frames: list[Frame] = field(default_factory=list)
    to_act: tuple[int, ...] = (0,)
    outcome: Outcome | None = None
    news: list[Event] = field(default_factory=list, compare=False, repr=False)
    ruleset: object = field(default=None, compare=False, repr=False)

    # looking

    def cards(self, zone: str) -> list[Card]:
        """The cards of a zone, bottom first."""
        return self.zones[zone].cards

    def top(self, zone: str) -> Card | None:
        """The top card of a zone; None if it is empty."""
        cards = self.zones[zone].cards
        return cards[-1] if cards else None

    def find(self, card: Card) -> str:
        """The zone that a card lies in."""
        return next(name for name, zone in self.zones.items() if card in zone.cards)

    def copy(self) -> Self:
        """An independent copy, for look-ahead."""
        twin = copy(self)
        twin.rng = Rng(self.rng.state)
        twin.deals = self.deals[:]
        twin.zones = {name: zone.copy() for name, zone in self.zones.items()}
        twin.tokens = {name: Token(t.kind, t.seat, dict(t.marks)) for name, t in self.tokens.items()}
        twin.gauges, twin.facts, twin.frames, twin.news = dict(self.gauges), dict(self.facts), self.frames[:], []
        return twin

    # verbs

    def move(self, card: Card, dst: str, bottom: bool = False, src: str = "") -> None:
        """Move a card to the top (or bottom) of a zone. Seats that knew its face still know it.

        `src` is the zone it lies in; passing it saves a search.
        """
        src = src or self.find(card)
        self._carry(src, self.zones[src].cards.index(card), dst, bottom)

    def _carry(self, src: str, at: int, dst: str, bottom: bool = False) -> None:
        old, new = self.zones[src], self.zones[dst]
        card, knowers = old.cards[at], old.known[at]
        del old.cards[at], old.known[at]
        known = EVERYBODY if knowers is None or new.default is None else knowers | new.default
        place = 0 if bottom else len(new.cards)
        new.cards.insert(place, card)
        new.known.insert(place, known)
        self.news.append(Moved(card, src, dst, bottom, known, at, shown=known != knowers))

    def draw(self, src: str, dst: str) -> Card | None:
        """Move the top card of one zone to another and return it; None if the first zone is empty."""
        card = self.top(src)
        if card:
            self._carry(src, len(self.zones[src].cards) - 1, dst)
        return card

    def shuffle(self, zone: str) -> None:
        """Shuffle a zone's cards, into a stacked order if there is one for it.

        Raises `WrongDeal` if a stacked order has other cards than the zone.
        """
        pile = self.zones[zone]
        stacked = self._stacked(zone)
        if stacked is None:
            self.rng.shuffle(pile.cards)
        else:
            check_deal(stacked.cards, pile.cards)
            pile.cards = list(reversed(stacked.cards))
        pile.known = [pile.default] * len(pile.cards)
        self.news.append(Shuffled(zone, tuple(pile.cards), pile.default))

    def _stacked(self, zone: str) -> Deal | None:
        for i, deal in enumerate(self.deals):
            if deal.zone in ("", zone):
                return self.deals.pop(i)
        return None

    def reveal(self, zone: str) -> None:
        """Turn a zone's cards face up for all seats, where they lie."""
        pile = self.zones[zone]
        shown = pile.known.count(EVERYBODY) < len(pile.cards)
        pile.known = [EVERYBODY] * len(pile.cards)
        self.news.append(Revealed(zone, tuple(pile.cards), shown))

    def show(self, zone: str, seats: frozenset[int]) -> None:
        """Let some seats look at a zone's cards, where they lie."""
        pile = self.zones[zone]
        pile.known = [EVERYBODY if known is None else known | seats for known in pile.known]
        self.news.append(Looked(zone, tuple(pile.cards), seats))

    def change(self, gauge: str, new: int, why: str = "") -> None:
        """Set a gauge; a new gauge counts as 0 before. `why` is the id of the card or token that caused it."""
        old, self.gauges[gauge] = self.gauges.get(gauge), new
        if old != new:
            self.news.append(Changed(gauge, old or 0, new, why))

    def note(self, fact: str, value: Fact) -> None:
        """Set a public fact."""
        if self.facts.get(fact) != value or fact not in self.facts:
            self.facts[fact] = value
            self.news.append(Noted(fact, value))

    def come(self, id: str, token: Token) -> None:
        """Put a token on the table."""
        self.tokens[id] = token
        self.news.append(Came(id, token.kind, token.seat))

    def leave(self, id: str) -> None:
        """Take a token off the table."""
        del self.tokens[id]
        self.news.append(Left(id))

    def mark(self, id: str, mark: str, value: int = 1) -> None:
        """Set a token's mark; 0 removes it."""
        marks = self.tokens[id].marks
        if value:
            marks[mark] = value
        else:
            marks.pop(mark, None)
        self.news.append(Marked(id, mark, value))

    def announce(self, what: str, who: str = "", *data: str | int) -> None:
        """Record a message: an event that changes no card, gauge, fact or token."""
        self.news.append(Told(what, who, data))

    def end(self, results: Mapping[int, str], scores: Mapping[int, int]) -> None:
        """End the game. The result of the first seat is the result of the game."""
        seats = sorted(results)
        outcome = Outcome(results[seats[0]], tuple(results[s] for s in seats), tuple(scores[s] for s in seats))
        self.outcome, self.to_act = outcome, ()
        self.news.append(Ended(*outcome))


def check_deal(order: Iterable[Card], cards: Iterable[Card]) -> None:
    """Raise `WrongDeal`, with the names of the cards, unless `order` has exactly the given cards."""
    order, cards = list(order), list(cards)
    doubled = [card for i, card in enumerate(order) if card in order[:i]]
    strange = [card for card in order if card not in cards]
    missing = [card for card in cards if card not in order]
    if strange or doubled or missing:
        raise WrongDeal(
            Text(
                "The stacked cards do not fit the pack. Not in it: {strange}. Twice: {doubled}. Missing: {missing}.",
                strange=_names(strange),
                doubled=_names(doubled),
                missing=_names(missing),
            )
        )


def _names(cards: Iterable[Card]) -> str:
    return " ".join(card.id for card in cards) or "\N{EN DASH}"
