"""Who stands on the table, in games in which heroes and enemies fight: what the window needs to show them."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .cards import Card
from .game import HUMAN, Action, Game, Options, View
from .parts import Part
from .words import Text

READY, USED, SEALED, LATER, ALWAYS = "ready", "used", "sealed", "later", "always"  # how it stands with a trait
HEROES, ENEMIES = "heroes", "enemies"  # the two sides
HANDS = "hands"  # the option that says whose hands are seen by whom, where several play heroes:
ONE, OPEN, PRIVATE = "one", "open", "private"  # one person plays them all; everybody sees them; each sees their own
WAITING, ACTING, DONE, FALLEN = "waiting", "acting", "done", "fallen"  # how it stands with a figure


class Trait(NamedTuple):
    """An ability of somebody's: its id, its name, when and how often it may be used, what it does, how it stands with
    it (`later`: it comes with a level, which `note` says), and its `price`."""

    id: str
    name: Text
    when: Text
    text: Text
    state: str
    note: Text | None = None
    price: Text | None = None


class Prize(NamedTuple):
    """A card in somebody's hand that is worth more than it shows: its id, how much of a treasure it is (`common`,
    `rare` or `epic`), and what it is good for."""

    card: str
    grade: str
    told: Text


class Figure(NamedTuple):
    """Somebody on the table.

    `kind` names the picture.  `side` is `heroes` or `enemies`.  `worth` is what stands large on it: a hero's level, an
    enemy's difficulty, a pet's nothing (0).  `threat` is what it draws attacks with; None of enemies.  `zones` says
    where its own cards lie: `hand` and `played`, a hero's `deck`, `discard` and `loot` too.  `tags` are what else
    holds of it now, in a word or two each, what is good for it first.
    """

    id: str
    name: Text
    kind: str
    side: str
    seat: int
    worth: int
    state: str
    zones: dict[str, str]
    traits: tuple[Trait, ...] = ()
    tags: tuple[Text, ...] = ()
    threat: int | None = None
    elite: bool = False
    boss: bool = False
    owner: str = ""  # of a pet: whose it is
    purse: int | None = None  # chips, where something is bet
    rival: bool = False  # a hero, although it stands on the other side: its worth is a level
    player: int = 0  # the number of whoever plays it, where everybody plays on both sides
    ours: bool = False  # is it then played by whoever looks?
    prizes: tuple[Prize, ...] = ()  # cards in its hand that are worth more than they show, as far as they are known


class Clash(NamedTuple):
    """A blow under way: who strikes at whom, what each of them plays (“Pair of nines, +2”), and what is to be said of
    it (“Pair of nines beats pair of sevens”)."""

    attacker: str
    defender: str
    attack: Text
    defence: Text | None = None
    told: Text | None = None


class Share(NamedTuple):
    """What came of a fight to somebody: whose it is, in a sentence, the cards that they got, and how much of a treasure
    those are, as of a prize."""

    who: str
    text: Text
    cards: tuple[Card, ...] = ()
    grade: str = ""


class Aftermath(NamedTuple):
    """How a fight has ended: whether it was won, in a word or two (“Victory”), and what there is to say of it.

    `told` says how it came; `shares` what each of our own got, or why nothing; `ahead` how it goes on from here;
    `grown` what a new level brings besides abilities, nothing where there is none.
    """

    won: bool
    headline: Text
    told: Text
    shares: tuple[Share, ...] = ()
    ahead: tuple[Text, ...] = ()
    grown: tuple[Text, ...] = ()


@runtime_checkable
class Trouped(Protocol, metaclass=Part):
    """A game with figures."""

    def figures(self, view: View) -> Sequence[Figure]:
        """Everybody on the table: heroes with their pets behind them, then enemies, each side in its order."""
        ...

    def hands(self, options: Options) -> str:
        """Whose hands are seen by whom in a play with these options: ONE, OPEN or PRIVATE."""
        ...

    def clash(self, view: View) -> Clash | None:
        """The blow under way; None while there is none."""
        ...

    def fighters(self, view: View) -> tuple[str, str]:
        """Who strikes at whom, also before the cards lie there; "" and "" where nobody does."""
        ...

    def named(self, view: View, action: Action) -> Text:
        """What the cards of an action make: “Pair of nines”; nothing, where they are no set."""
        ...

    def meanwhile(self, view: View) -> Text:
        """Whose turn it is, for the head of the table while something is seen to happen; before the first turn of a
        fight which it is, and nothing outside a fight.

        `view` is what can be seen just then, with the actions of later on: only its facts may be looked at."""
        ...

    def stakes(self, view: View) -> Sequence[Text]:
        """What a fight under way is about, and in the rest after it on what terms something can be traded: a sentence
        each; nothing, where there is neither."""
        ...

    def aftermath(self, view: View) -> Aftermath | None:
        """How the last fight has ended; None once the next one has begun."""
        ...


def figures(game: Game[Any], view: View) -> Sequence[Figure]:
    """Who stands on the table; nobody in most games."""
    return game.figures(view) if isinstance(game, Trouped) else ()


def hands(game: Game[Any], options: Options) -> str:
    """Whose hands are seen by whom; of a game without figures there is nothing to say."""
    return game.hands(options) if isinstance(game, Trouped) else ""


def played_by_one(game: Game[Any], view: View, holders: Sequence[str]) -> bool:
    """Does one person play everybody who is not a program's?"""
    people = {seat for seat, holder in enumerate(holders) if holder == HUMAN}
    heroes = {figure.seat for figure in figures(game, view) if figure.side == HEROES}
    return hands(game, view.options) == ONE and people <= heroes
