"""The interface of a game: the methods that every game has, and the capabilities that only some have."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from .card_info import CardInfo
from .cards import Card
from .combatants import Combatants
from .descent import Descents
from .draft import Drafts
from .events import EVERYBODY, NOBODY, may_know
from .high_scores import HighScores
from .journey import Quests
from .pacing import AutoRepeat, Batches, MootQuestions
from .party import Party
from .rng import Rng
from .standings import Standings
from .story import Stories
from .table import Deal, State, Token, Zone
from .tally import CardCounting
from .teach import FirstNotes, Lesson, Page
from .text import Text
from .view import Action, Options, View
from .wager import Betting

HUMAN = "human"  # a person holds the seat; any other holder is the name of an agent
# Makes the sentence for a message from its subject's id and its data; None if it needs no words.
Speaker = Callable[[str, tuple[str | int, ...]], Text | None]


class Choice(NamedTuple):
    """One value of an option: the value, its name, and a sentence that explains it."""

    value: str
    label: str
    help: str


class Option(NamedTuple):
    """A house rule. The menu, the command line and the save file are made from these.

    `only` names the values that other options must have for this one to matter (`3|4`: either). `program` is the
    default for programs (`play --json`, `sim`); "" if it is the same as for people. `rare`: players seldom change it,
    so the menu puts it aside. `open`: its value is a free text, such as a whole map; then `choices` lists the values
    that need no text.
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
        """Return True if the option can have that value."""
        return self.open or any(choice.value == value for choice in self.choices)

    def matters(self, options: Options) -> bool:
        """Return True if the option makes a difference with these options."""
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
    """The label of a verb's button, and a description of what the verb does."""

    label: str
    help: str


class Preview(NamedTuple):
    """The effect of an action, shown before it is taken.

    `chip` is the short form shown under the card (at most ten characters). `kind` selects its plate and icon: damage,
    bare (damage without a weapon), breaks (damage, and the weapon is lost), heal, weapon, better or weaker (a weapon
    that replaces one that can do less or more now), wasted, move, or luck (the next cards decide: this risk belongs to
    the game, and the window does not ask about it). `changes` has the difference to each gauge. `fatal`: the action
    would end the game badly. `risky`: it, or what it leads to, could do so with bad luck. `question` is asked before a
    dangerous action; None: `text` is enough. `likely`: the chance of success in per cent, if luck decides.
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
    """One line of a score's explanation: its text, the number it adds, and the cards it comes from."""

    text: Text
    amount: int
    cards: tuple[Card, ...] = ()


class Advice(NamedTuple):
    """The action that an adviser recommends, and the reason."""

    action: Action
    why: Text


class Agent(Protocol):
    """A program that plays: it gets a view and returns one of `view.legal`."""

    def choose(self, view: View) -> Action: ...


class Adviser(Agent, Protocol):
    """An agent that can explain its choice. Advisers subclass it."""

    def advise(self, view: View) -> Advice:
        """Return the action it would take, and the reason."""
        ...

    def ponder(self, view: View) -> Iterator[None]:
        """Compute, step by step, what the advice on this view needs; a step takes less than a millisecond of CPU time.

        The window runs the steps while the player thinks. `advise` makes up for steps that were not run, so the advice
        is always the same. Most advisers need no steps.
        """
        return iter(())

    def chance(self, view: View) -> int | None:
        """The chance of the view's player to win, in thousandths; None if the adviser does not know it, or has not
        finished the steps of `ponder`."""
        return None

    def situation(self, view: View, action: Action) -> Hashable:
        """Return what identifies a situation and what an action does in it, if it may lead back there; else None.

        If the same is found at a later moment of the play, the action has gained nothing. In most games every action
        uses up something, so that none leads back.
        """
        return None


class AgentMaker(Protocol):
    """Creates an agent that uses a random stream of its own."""

    def __call__(self, rng: Rng) -> Agent: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game. Each game subclasses it."""

    id: str
    order: int  # its position in the menu
    title: str
    credit: str  # the designer; "" if the rules do not name one
    blurb: str  # one sentence for the menu
    version: int  # increase it if an old log would lead to another play
    options: tuple[Option, ...]
    verbs: Mapping[str, Verb]
    zones: tuple[str, ...]
    gauges: Mapping[str, int]  # the gauges that exist from the start, with their maximum; 0 if there is none
    # The message for every `Told` word, with {who}, and for every gauge, with {old} and {new}; or a function.
    # `up` is optional: a function for a card that is turned up.
    messages: Mapping[str, str | Speaker]
    # The key of the option that chooses the way to play (the mode); "" if there is only one. Each has its running play.
    mode_option: str = ""
    # The agents that need more than the rules, such as a network's weights; they are in `game.minds`.
    experts: tuple[str, ...] = ()

    # Only some games have these; `capabilities` has a neutral answer for the others.
    auto_repeat: AutoRepeat | None = None
    batches: Batches | None = None
    betting: Betting | None = None
    card_counting: CardCounting | None = None
    card_info: CardInfo | None = None
    combatants: Combatants | None = None
    descents: Descents | None = None
    drafts: Drafts | None = None
    first_notes: FirstNotes | None = None
    # The options with which deals can be asked for by their difficulty, as in `Option.only`; the grades are in
    # `game.grades`.
    graded: Mapping[str, str] | None = None
    high_scores: HighScores | None = None
    moot_questions: MootQuestions | None = None
    party: Party | None = None
    quests: Quests | None = None
    standings: Standings | None = None
    stories: Stories | None = None

    def gauge_limits(self, view: View) -> Mapping[str, int]:
        """The maximum of each gauge on this table; 0 if there is none."""
        return self.gauges

    def seats(self, options: Options) -> Sequence[Seat]:
        """The seats, in order."""
        ...

    def new(self, options: Options, rng: Rng, deals: Sequence[Deal] = ()) -> S:
        """Create a table with the first cards dealt."""
        ...

    def legal(self, state: S, seat: int) -> Iterable[Action]:
        """All actions that a seat may take now. No other code decides this."""
        ...

    def apply(self, state: S, action: Action) -> None:
        """Carry out a legal action: change the table and record the events. The action is not checked."""
        ...

    def preview(self, view: View, action: Action) -> Preview:
        """The effect of a legal action, as far as the seat can know it."""
        ...

    def status(self, view: View) -> Text:
        """The prompt: a sentence for the head of the table."""
        ...

    def buttons(self, view: View) -> Sequence[str]:
        """The verbs that need no card and get a button now, whether they are possible or not."""
        ...

    def captions(self, view: View) -> Mapping[str, Text]:
        """The names of zones, places and gauges, with what the seat should know about them now; for a verb that is not
        possible, the reason."""
        ...

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score of a finished game, line by line; the amounts add up to the score."""
        ...

    def agents(self) -> Mapping[str, AgentMaker]:
        """The programs that can play the game, by name."""
        ...

    def adviser(self) -> Adviser:
        """The agent that gives hints."""
        ...

    def pages(self) -> tuple[Page, ...]:
        """The pages that explain how to play."""
        ...

    def lesson(self) -> Lesson | None:
        """A first game with a tutor; None if there is none."""
        ...


def defaults(game: "Game[State]") -> dict[str, str]:
    """The default options for people."""
    return {option.key: option.default for option in game.options}


def program_defaults(game: "Game[State]") -> dict[str, str]:
    """The default options for programs."""
    return {option.key: option.program or option.default for option in game.options}


def modes(game: "Game[State]") -> tuple[str, ...]:
    """The ways to play a game: the values of its mode option, or only "" if it has none."""
    found = (option.choices for option in game.options if option.key == game.mode_option)
    return next((tuple(choice.value for choice in choices) for choices in found), ("",))


def mode_of(game: "Game[State]", options: Options) -> str:
    """The way to play that is chosen by these options; "" in a game that has only one."""
    return options.get(game.mode_option, "")


def view_of(game: "Game[S]", state: S, options: Options, seat: int) -> View:
    """The view of one seat: the table without what that seat may not know."""
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
    if zone.known.count(EVERYBODY) == size:  # fast paths for the two usual cases
        return tuple(zone.cards)
    if zone.known.count(NOBODY) == size:
        return (None,) * size
    return tuple([card if may_know(known, seat) else None for card, known in zip(zone.cards, zone.known, strict=True)])
