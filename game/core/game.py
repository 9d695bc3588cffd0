"""The interface of a game: what every game offers, and what only some have."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from .card_info import CardInfo
from .cards import Card
from .combatants import Combatants
from .deeds import Stories
from .draft import Drafts
from .events import EVERYBODY, NOBODY, knows
from .high_scores import HighScores
from .journey import Quests
from .party import Party
from .rng import Rng
from .standings import Standings
from .table import Deal, State, Token, Zone
from .tally import CardCounting
from .teach import Lesson, Page
from .view import Action, Options, View
from .wager import Betting
from .words import Text

HUMAN = "human"  # a person in a seat; any other name is an agent's
# From the id of what is told about, and its data, to a sentence; None where it needs no words.
Speaker = Callable[[str, tuple[str | int, ...]], Text | None]


class Choice(NamedTuple):
    """One value of an option: its id, its name, and a sentence on what it means."""

    value: str
    label: str
    help: str


class Option(NamedTuple):
    """A house rule: the menu, the command line and the save file are made from these.

    `only` names the values that other options must have for this one to make a difference (`3|4`: either).  `program`
    is the default of programs (`play --json`, `sim`); "" where it is that of people.  `rare`: it is usually left as it
    is, and stands out of the way.  `open`: its value is a free text, such as a whole map; `choices` are then those that
    need no text.
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
        """True if the option can have that value."""
        return self.open or any(choice.value == value for choice in self.choices)

    def matters(self, options: Options) -> bool:
        """True if it makes a difference beside these options."""
        return all(options.get(key) in value.split("|") for key, value in self.only.items())


class Seat(NamedTuple):
    """A place at the table: its id, for screens, and its name; its holder by default, the agents that are good at it,
    the best first (none: any of the game's), and whether it has a score of its own."""

    id: str
    name: str
    holder: str = HUMAN
    programs: tuple[str, ...] = ()
    scores: bool = True


class Verb(NamedTuple):
    """A verb in words: the name on its button, and what it does."""

    label: str
    help: str


class Preview(NamedTuple):
    """The effect of an action, told before it is taken.

    `chip` is the short form for under the card (at most ten characters); `kind` picks its plate and icon: damage, bare
    (damage, for there is no weapon), breaks (damage, and the weapon is lost), heal, weapon, better or weaker (a weapon
    in place of one that can do less or more now), wasted, move, or luck (the next cards decide: the risk is the game's
    own, and the window does not ask about it).
    `changes` has the difference to each gauge.  `fatal`: it would end the game badly.  `risky`: with bad luck it would,
    or what it leads to.  `question` is asked before it is done; None: `text` says enough.  `likely`: the chance of
    success in per cent, where that is a matter of luck.
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


class Agent(Protocol):
    """A player that is a program: it gets a view and returns one of `view.legal`."""

    def choose(self, view: View) -> Action: ...


class Adviser(Agent, Protocol):
    """An agent that can give its reasons.  Advisers subclass it."""

    def advise(self, view: View) -> Advice:
        """The action it would take, and why."""
        ...

    def ponder(self, view: View) -> Iterator[None]:
        """Compute step by step what the advice on this view needs; a step takes less than a millisecond of CPU.

        The window runs the steps while the player thinks.  Steps that were not run are made up for by `advise`, so the
        advice is the same in any case.  Most advisers need none.
        """
        return iter(())


class AgentMaker(Protocol):
    """Makes an agent out of a stream of its own."""

    def __call__(self, rng: Rng) -> Agent: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """What a game offers.  Games subclass it."""

    id: str
    order: int  # its place in the menu
    title: str
    credit: str  # who designed it; "" where the rules do not say
    blurb: str  # one sentence for the menu
    version: int  # raised when an old log would give another play
    options: tuple[Option, ...]
    verbs: Mapping[str, Verb]
    zones: tuple[str, ...]
    gauges: Mapping[str, int]  # those there from the start, and the most each can be; 0 where there is no such thing
    # The message for every `Told` word, with {who}, and for every gauge, with {old} and {new}; or a function for it.
    # Under `up` the one for a card that comes up, if the game has words of its own for that.
    told: Mapping[str, str | Speaker]

    # What only some games have; `capabilities` has an answer for those without it, too.
    betting: Betting | None = None
    card_counting: CardCounting | None = None
    card_info: CardInfo | None = None
    combatants: Combatants | None = None
    drafts: Drafts | None = None
    high_scores: HighScores | None = None
    party: Party | None = None
    quests: Quests | None = None
    standings: Standings | None = None
    stories: Stories | None = None

    def gauge_limits(self, view: View) -> Mapping[str, int]:
        """The most each gauge can be on this table; 0 where there is no such thing."""
        return self.gauges

    def seats(self, options: Options) -> Sequence[Seat]:
        """The seats, in their order."""
        ...

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> S:
        """A new table, the first cards dealt."""
        ...

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        """Every action that a seat may take now: the only authority."""
        ...

    def apply(self, state: S, action: Action) -> None:
        """Carry out a legal action: change the table and tell it.  Trusts the action."""
        ...

    def preview(self, view: View, action: Action) -> Preview:
        """What a legal action would do, as far as the seat can know."""
        ...

    def status(self, view: View) -> Text:
        """The prompt: a sentence for the head of the table."""
        ...

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs that need no card and are worth a button now, whether they are possible or not."""
        ...

    def captions(self, view: View) -> Mapping[str, Text]:
        """The names of zones, places and gauges, and what is to be known about them now; for a verb that is not
        possible the reason."""
        ...

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score of a finished game, line by line; the amounts add up to the score."""
        ...

    def agents(self) -> Mapping[str, AgentMaker]:
        """The programs that can play it, by name."""
        ...

    def adviser(self) -> Adviser:
        """The agent that gives the hints."""
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
    """A game's options as programs get them that set none."""
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
