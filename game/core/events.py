"""Events: what has happened, in the past tense. The front ends animate, print and speak from events only."""

from dataclasses import dataclass, replace

from .cards import Card
from .facts import Fact

Knowers = frozenset[int] | None  # the seats that know a card's face; None: all seats
EVERYBODY: Knowers = None
NOBODY: Knowers = frozenset()


def may_know(knowers: Knowers, seat: int) -> bool:
    """Return True if a seat may know the face."""
    return knowers is None or seat in knowers


@dataclass(frozen=True)
class Event:
    """One thing that has happened on the table."""

    def seen_by(self, seat: int) -> "Event":
        """Return the event without what a seat may not know."""
        return self

    def words(self) -> tuple[str, ...]:
        """The event as plain words for programs: `("moved", "QS", "deck", "room.0")`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Moved(Event):
    """A card was moved from one zone to another."""

    card: Card | None  # None if the viewer may not know it
    src: str
    dst: str
    bottom: bool = False
    known_to: Knowers = EVERYBODY
    at: int = -1  # its index in the source zone before the move
    shown: bool = False  # True if the move showed its face to a seat that did not know it

    def seen_by(self, seat: int) -> "Moved":
        return replace(self, card=self.card if may_know(self.known_to, seat) else None, known_to=EVERYBODY)

    def words(self) -> tuple[str, ...]:
        return ("moved", self.card.id if self.card else "?", self.src, self.dst)


@dataclass(frozen=True)
class Shuffled(Event):
    """The cards of a zone were shuffled; seats that knew a face no longer do."""

    zone: str
    cards: tuple[Card | None, ...]
    known_to: Knowers

    def seen_by(self, seat: int) -> "Shuffled":
        cards = self.cards if may_know(self.known_to, seat) else (None,) * len(self.cards)
        return replace(self, cards=cards, known_to=EVERYBODY)

    def words(self) -> tuple[str, ...]:
        return ("shuffled", self.zone)


@dataclass(frozen=True)
class Revealed(Event):
    """All cards of a zone were turned face up where they lie."""

    zone: str
    cards: tuple[Card, ...]
    shown: bool = True  # True if a seat learnt a face by it

    def words(self) -> tuple[str, ...]:
        return ("revealed", self.zone, *(card.id for card in self.cards))


@dataclass(frozen=True)
class Looked(Event):
    """The cards of a zone were shown to some seats; the other seats only learn that it happened."""

    zone: str
    cards: tuple[Card, ...]  # () for a seat that was shown nothing
    known_to: Knowers = EVERYBODY

    def seen_by(self, seat: int) -> "Looked":
        cards = self.cards if may_know(self.known_to, seat) else ()
        return replace(self, cards=cards, known_to=EVERYBODY)

    def words(self) -> tuple[str, ...]:
        return ("looked", self.zone, *(card.id for card in self.cards))


@dataclass(frozen=True)
class Changed(Event):
    """The value of a gauge changed. `why` is the id of the card or token that caused it."""

    gauge: str
    old: int
    new: int
    why: str = ""

    def words(self) -> tuple[str, ...]:
        return ("changed", self.gauge, str(self.old), str(self.new), self.why)


@dataclass(frozen=True)
class Noted(Event):
    """A public fact was set to a new value."""

    fact: str
    value: Fact

    def words(self) -> tuple[str, ...]:
        return ("noted", self.fact, _word(self.value))


@dataclass(frozen=True)
class Came(Event):
    """A token was put on the table."""

    id: str
    kind: str
    seat: int | None

    def words(self) -> tuple[str, ...]:
        return ("came", self.id, self.kind)


@dataclass(frozen=True)
class Left(Event):
    """A token was taken off the table."""

    id: str

    def words(self) -> tuple[str, ...]:
        return ("left", self.id)


@dataclass(frozen=True)
class Marked(Event):
    """A mark of a token was set; 0 removes it."""

    id: str
    mark: str
    value: int

    def words(self) -> tuple[str, ...]:
        return ("marked", self.id, self.mark, str(self.value))


@dataclass(frozen=True)
class Told(Event):
    """A message: something that deserves a caption, a sound or an effect, such as `strike`, `weapon-breaks`,
    `room-complete`."""

    what: str
    who: str = ""
    data: tuple[str | int, ...] = ()

    def words(self) -> tuple[str, ...]:
        return ("told", self.what, self.who, *map(str, self.data))


@dataclass(frozen=True)
class Ended(Event):
    """The game has ended."""

    result: str
    results: tuple[str, ...]
    scores: tuple[int, ...]

    def words(self) -> tuple[str, ...]:
        return ("ended", self.result, *map(str, self.scores))


def _word(value: Fact) -> str:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def as_line(event: Event) -> str:
    """The event as one line of text, as `play --json` prints it."""
    return " ".join(word for word in event.words() if word)
