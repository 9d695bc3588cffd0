"""The one interface that every game offers."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from .cards import Card
from .events import EVERYBODY, NOBODY, knows
from .facts import Fact, Facts
from .parts import Part
from .rng import Rng
from .table import Deal, Outcome, State, Token, Zone
from .teach import Lesson, Page
from .words import Text

Options = Mapping[str, str]
HUMAN = "human"  # a person in a seat; any other name is an agent's
# From who or what something concerns, and its data, to a sentence; None where it needs no words.
Speaker = Callable[[str, tuple[str | int, ...]], Text | None]


class Action(NamedTuple):
    """A verb and the ids of the things on the table that it concerns.  As text: `1:fight 7S weapon`."""

    verb: str
    ids: tuple[str, ...] = ()
    seat: int = 0

    def __str__(self) -> str:
        words = " ".join((self.verb, *self.ids))
        return f"{self.seat}:{words}" if self.seat else words

    @classmethod
    def parse(cls, text: str) -> "Action":
        """The action a text means; the seat may be left out for seat 0.  Raises `ValueError` on an empty text."""
        seat, colon, rest = text.strip().partition(":")
        if not (colon and seat.isascii() and seat.isdigit() and len(seat) < 4):
            seat, rest = "0", text
        verb, *ids = rest.split()
        return cls(verb, tuple(ids), int(seat))


class Choice(NamedTuple):
    """One value of an option: its id, its name, and a sentence on what it means."""

    value: str
    label: str
    help: str


class Option(NamedTuple):
    """A house rule: the menu, the command line and the save file are made from these.

    `only` names what other options must be for this one to make a difference (`3|4`: either).  `program` is what
    programs get that say nothing (`play --json`, `sim`); "" where they get the default as people do.  `rare`: it is
    usually left as it is, and stands out of the way.  `open`: its value is a text of any kind, such as a whole map, and
    no list has it; `choices` are then those that need no text.
    """

    key: str
    label: str
    choices: tuple[Choice, ...]
    default: str
    only: Mapping[str, str] = {}
    program: str = ""
    rare: bool = False
    open: bool = False

    def takes(self, value: str) -> bool:
        """Can it have that value?"""
        return self.open or any(choice.value == value for choice in self.choices)

    def matters(self, options: Options) -> bool:
        """Does it make a difference beside these options?"""
        return all(options.get(key) in value.split("|") for key, value in self.only.items())


class Seat(NamedTuple):
    """A place at the table: its name, who sits there unless somebody else is named, which agents are good at it, the
    best first (none: any of the game's), and whether it has a score of its own."""

    name: str
    holder: str = HUMAN
    programs: tuple[str, ...] = ()
    scores: bool = True


class Verb(NamedTuple):
    """A verb in words: the name on its button, and what it does."""

    label: str
    help: str


class Preview(NamedTuple):
    """What an action would do, told before it is taken.

    `chip` is the short form for under the card (at most ten characters); `kind` picks its plate and icon: damage, bare
    (damage, for there is no weapon), breaks (damage, and the weapon is lost), heal, weapon, better or weaker (a weapon
    in place of one that can do less or more now), wasted, move, or luck (what the next cards decide: its risk is the
    game's own, and nobody need be asked about it).
    `changes` has the difference to each gauge.  `fatal`: it would end the game badly.  `risky`: with bad luck it would,
    or what it leads to.  `question` is what to ask before it is done; None: `text` says enough.  `likely`: how often in
    a hundred times it succeeds, where that is a matter of luck.
    """

    text: Text
    chip: str
    kind: str
    changes: Mapping[str, int]
    fatal: bool = False
    risky: bool = False
    question: Text | None = None
    likely: int = 0


class Line(NamedTuple):
    """One line of a score's explanation: words, the number they add, and the cards it comes from."""

    text: Text
    amount: int
    cards: tuple[Card, ...] = ()


class Advice(NamedTuple):
    """What an adviser would do, and why."""

    action: Action
    why: Text


@dataclass(frozen=True)
class View(Facts):
    """What one seat may know.  Screens and bots get this, never the state."""

    seat: int
    options: Options
    zones: Mapping[str, tuple[Card | None, ...]]  # None: a back; the last card is the top
    tokens: Mapping[str, Token]
    gauges: Mapping[str, int]
    facts: Mapping[str, Fact]
    to_act: tuple[int, ...]
    legal: tuple[Action, ...]
    outcome: Outcome | None
    ruleset: object = field(default=None, compare=False, repr=False)  # the state's

    def data(self) -> dict[str, Any]:
        """The view as plain data, as programs get it: zones bottom first, None for a card that is not known."""
        return {
            "zones": {name: [card and card.id for card in cards] for name, cards in self.zones.items()},
            "tokens": {id: vars(token) for id, token in self.tokens.items()},
            "gauges": self.gauges,
            "facts": self.facts,
        }

    def top(self, zone: str) -> Card | None:
        """The uppermost card of a zone, if there is one and its face is known."""
        cards = self.zones[zone]
        return cards[-1] if cards else None

    def zone_of(self, card_id: str) -> str | None:
        """The zone in which a card lies face up."""
        for name, cards in self.zones.items():
            if any(card is not None and card.id == card_id for card in cards):
                return name
        return None


class Agent(Protocol):
    """A player that is a program: it gets a view and returns one of `view.legal`."""

    def choose(self, view: View) -> Action: ...


class Adviser(Agent, Protocol):
    """A player that can say why."""

    def advise(self, view: View) -> Advice: ...


@runtime_checkable
class Ponderer(Protocol, metaclass=Part):
    """An adviser that has much to reckon, and can do so before it is asked."""

    def ponder(self, view: View) -> Iterator[None]:
        """What it will need to advise on this view, reckoned step by step; each takes less than a millisecond of CPU.

        Whatever is left is reckoned when it is asked, so that its advice is the same in any case.
        """
        ...


class AgentMaker(Protocol):
    """Makes an agent out of a stream of its own."""

    def __call__(self, rng: Rng) -> Agent: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """All that a game must offer."""

    id: str
    order: int  # its place in the menu
    title: str
    credit: str  # who designed it; "" where the rules do not say
    blurb: str  # one sentence for the menu
    version: int  # raise it when an old log would mean another play
    options: tuple[Option, ...]
    verbs: Mapping[str, Verb]
    zones: tuple[str, ...]
    gauges: Mapping[str, int]  # those there from the start, and the most each can be; 0 where there is no such thing
    # Every `Told` word as a message with {who}, every gauge with {old} and {new}; or what makes a sentence of it.
    # Under `up` what is said of a card that comes up, if the game has words of its own for that.
    told: Mapping[str, str | Speaker]

    def seats(self, options: Options) -> Sequence[Seat]:
        """The seats, in their order."""
        ...

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> S:
        """A fresh table, the first cards dealt."""
        ...

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        """Every action that seat may take now: the only authority."""
        ...

    def apply(self, state: S, action: Action) -> None:
        """Carry out a legal action: change the table and tell it.  Trusts the action."""
        ...

    def preview(self, view: View, action: Action) -> Preview:
        """What a legal action would do, as far as the seat can know."""
        ...

    def status(self, view: View) -> Text:
        """What is to be done now, in a sentence for the head of the table."""
        ...

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs that need no card and are worth a button now, whether they are possible or not."""
        ...

    def captions(self, view: View) -> Mapping[str, Text]:
        """What the zones, places and gauges of the table are called, and what is to be known of them now; by the name
        of a verb that is not possible, why it is not."""
        ...

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score of a finished game, line by line; the amounts add up to the score."""
        ...

    def agents(self) -> Mapping[str, AgentMaker]:
        """The programs that can play it, by name."""
        ...

    def adviser(self) -> Adviser:
        """Who gives the hints."""
        ...

    def pages(self) -> tuple[Page, ...]:
        """How it is played, page by page."""
        ...

    def lesson(self) -> Lesson | None:
        """A first game with a tutor, if there is one."""
        ...


def defaults(game: "Game[State]") -> dict[str, str]:
    """A game's options as a new player gets them."""
    return {option.key: option.default for option in game.options}


def program_defaults(game: "Game[State]") -> dict[str, str]:
    """A game's options as programs get them that say nothing."""
    return {option.key: option.program or option.default for option in game.options}


def view_of(game: "Game[S]", state: S, options: Options, seat: int) -> View:
    """The table as one seat may know it."""
    return View(
        seat,
        options,
        {name: _faces(zone, seat) for name, zone in state.zones.items()},
        {id: Token(token.kind, token.seat, dict(token.marks)) for id, token in state.tokens.items()},
        dict(state.gauges),
        dict(state.facts),
        state.to_act,
        tuple(game.legal(state, seat)) if seat in state.to_act else (),
        state.outcome,
        state.ruleset,
    )


def _faces(zone: Zone, seat: int) -> tuple[Card | None, ...]:
    size = len(zone.cards)
    if zone.known.count(EVERYBODY) == size:  # the two usual cases, quickly
        return tuple(zone.cards)
    if zone.known.count(NOBODY) == size:
        return (None,) * size
    return tuple([card if knows(known, seat) else None for card, known in zip(zone.cards, zone.known, strict=True)])
