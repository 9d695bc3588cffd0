"""The figures of games in which heroes and enemies fight: what the window needs to show them."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .cards import Card
from .view import Action, Options, View
from .words import Text

READY, USED, SEALED, LATER, ALWAYS = "ready", "used", "sealed", "later", "always"  # the states of a trait
HEROES, ENEMIES = "heroes", "enemies"  # the two sides
HANDS = "hands"  # the key of the option for the visibility of hands, where several play heroes:
ONE, OPEN, PRIVATE = "one", "open", "private"  # one person plays them all; everybody sees them; each sees their own
WAITING, ACTING, DONE, FALLEN = "waiting", "acting", "done", "fallen"  # the states of a figure


class Trait(NamedTuple):
    """An ability of a figure: its id, its name, when and how often it may be used, what it does, its state (`later`: it
    comes with a level, which `note` says), and its `price`."""

    id: str
    name: Text
    when: Text
    text: Text
    state: str
    note: Text | None = None
    price: Text | None = None


class Prize(NamedTuple):
    """A card in hand that is worth more than it shows: its id, its grade (`common`, `rare` or `epic`), and what it is
    good for."""

    card: str
    grade: str
    told: Text


class Tag(NamedTuple):
    """A present condition of a figure: its id, for screens, and a word or two."""

    id: str
    text: Text


class Figure(NamedTuple):
    """A hero, pet or enemy on the table.

    `kind` names the picture.  `side` is `heroes` or `enemies`.  `worth` is the large number on it: a hero's level, an
    enemy's difficulty, 0 for a pet.  `threat` decides whom enemies attack; None for enemies.  `zones` says where its
    own cards lie: `hand` and `played`, a hero's `deck`, `discard` and `loot` too.  `tags` are its present conditions,
    those that are good for it first.
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
    tags: tuple[Tag, ...] = ()
    threat: int | None = None
    elite: bool = False
    boss: bool = False
    owner: str = ""  # of a pet: the id of its hero
    purse: int | None = None  # chips, where something is bet
    rival: bool = False  # a hero, although it stands on the other side: its worth is a level
    player: int = 0  # the number of its player, where everybody plays on both sides
    ours: bool = False  # True where that is the seat that the view belongs to
    prizes: tuple[Prize, ...] = ()  # cards in its hand that are worth more than they show, as far as they are known


class Clash(NamedTuple):
    """An attack under way: the ids of attacker and defender, what each of them plays (“Pair of nines, +2”), and a
    sentence about both (“Pair of nines beats pair of sevens”)."""

    attacker: str
    defender: str
    attack: Text
    defence: Text | None = None
    told: Text | None = None


class Share(NamedTuple):
    """What a figure gained from a fight: its id, a sentence, the cards it got, and their grade, as of a prize."""

    who: str
    text: Text
    cards: tuple[Card, ...] = ()
    grade: str = ""


class Aftermath(NamedTuple):
    """The end of a fight: whether it was won, in a word or two (“Victory”), and why.

    `told` is the reason; `shares` are the gains of each of our own, or why there are none; `ahead` is what comes next;
    `grown` is what a new level brings besides abilities, empty where there is none.
    """

    won: bool
    headline: Text
    told: Text
    shares: tuple[Share, ...] = ()
    ahead: tuple[Text, ...] = ()
    grown: tuple[Text, ...] = ()


class Combatants(Protocol):
    """The figures of a game, their fights, and who sees whose hand."""

    def figures(self, view: View) -> Sequence[Figure]:
        """All figures on the table: heroes with their pets behind them, then enemies, each side in its order."""
        ...

    def hand_visibility(self, options: Options) -> str:
        """ONE, OPEN or PRIVATE: who sees whose hand in a play with these options."""
        ...

    def clash(self, view: View) -> Clash | None:
        """The attack under way; None while there is none."""
        ...

    def fighters(self, view: View) -> tuple[str, str]:
        """The ids of attacker and defender, also before their cards lie there; "" and "" while nobody attacks."""
        ...

    def set_name(self, view: View, action: Action) -> Text:
        """The name of the set that the cards of an action make: “Pair of nines”; empty where they make none."""
        ...

    def meanwhile(self, view: View) -> Text:
        """Whose turn it is, for the head of the table during an animation; before the first turn of a fight the number
        of the fight, outside a fight nothing.

        `view` is the table as far as it has been shown, with the actions of later: only its facts may be used."""
        ...

    def stakes(self, view: View) -> Sequence[Text]:
        """What a fight under way is about, and in the rest after it the terms of trade: a sentence each; empty where
        there is neither."""
        ...

    def aftermath(self, view: View) -> Aftermath | None:
        """How the last fight has ended; None once the next one has begun."""
        ...
