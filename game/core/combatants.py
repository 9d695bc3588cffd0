"""The figures of games in which heroes and enemies fight, and their fights, as the window shows them."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .cards import Card
from .text import Text
from .view import Action, Options, View

READY, USED, SEALED, LATER, ALWAYS = "ready", "used", "sealed", "later", "always"  # the states of a trait
HEROES, ENEMIES = "heroes", "enemies"  # the two sides
HANDS = "hands"  # the key of the option for the visibility of hands, if several people play heroes:
ONE, OPEN, PRIVATE = "one", "open", "private"  # one person plays all; all hands are visible; only one's own is
WAITING, ACTING, DONE, FALLEN = "waiting", "acting", "done", "fallen"  # the states of a figure


class Trait(NamedTuple):
    """An ability of a figure: id, name, when and how often it may be used, its effect, state, and `price`.

    In state `later` it comes with a later level, which `note` names.
    """

    id: str
    name: Text
    when: Text
    text: Text
    state: str
    note: Text | None = None
    price: Text | None = None


class Prize(NamedTuple):
    """A card in hand that is worth more than its face: its id, its grade (`common`, `rare` or `epic`), and a text about
    its use."""

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
    owner: str = ""  # of a pet: the id of its hero; "" otherwise
    purse: int | None = None  # chips, in a play with bets
    rival: bool = False  # a hero on the side of the enemies: its worth is a level
    player: int = 0  # the number of its player, if every player acts on both sides; else 0
    ours: bool = False  # True if its player is the viewer
    prizes: tuple[Prize, ...] = ()  # the known cards in its hand that are worth more than their face
    summoned: bool = False  # came during a fight: once fallen it is no longer shown


class Clash(NamedTuple):
    """An attack under way: the ids of attacker and defender, the text of each one's play (“Pair of nines, +2”), and a
    sentence about both (“Pair of nines beats pair of sevens”)."""

    attacker: str
    defender: str
    attack: Text
    defence: Text | None = None
    told: Text | None = None


class Share(NamedTuple):
    """A figure's gain from a fight: its id, a sentence, the cards it got, and their grade, as in `Prize`."""

    who: str
    text: Text
    cards: tuple[Card, ...] = ()
    grade: str = ""


class Aftermath(NamedTuple):
    """The result of a fight: whether it was won, and a headline of a word or two (“Victory”).

    `told` is the reason; `shares` are the gains of each of the viewer's figures, or the reasons why there are none;
    `ahead` are sentences about what comes next; `grown` is what a new level brings besides abilities, empty if nothing.
    """

    won: bool
    headline: Text
    told: Text
    shares: tuple[Share, ...] = ()
    ahead: tuple[Text, ...] = ()
    grown: tuple[Text, ...] = ()


class Combatants(Protocol):
    """The figures of a game, their fights, and the visibility of hands."""

    def figures(self, view: View) -> Sequence[Figure]:
        """All figures on the table: heroes with their pets behind them, then enemies, each side in its order."""
        ...

    def hand_visibility(self, options: Options) -> str:
        """ONE, OPEN or PRIVATE: which seats see which hands in a play with these options."""
        ...

    def clash(self, view: View) -> Clash | None:
        """The attack under way; None if there is none."""
        ...

    def fighters(self, view: View) -> tuple[str, str]:
        """The ids of attacker and defender, even before their cards are in play; "" and "" while there is no attack."""
        ...

    def set_name(self, view: View, action: Action) -> Text:
        """The name of the set that the cards of an action form: “Pair of nines”; an empty text if they form none."""
        ...

    def meanwhile(self, view: View) -> Text:
        """The side or player to act, for the head of the table during an animation. Before the first turn of a fight it
        is the number of the fight; outside a fight it is empty.

        `view` shows the table as far as it has been animated, but its legal actions are those of the end of the
        animation: use only its facts.
        """
        ...

    def stakes(self, view: View) -> Sequence[Text]:
        """Sentences on what can be won or lost in the fight under way, or, in the rest after it, the terms of trade;
        else empty."""
        ...

    def aftermath(self, view: View) -> Aftermath | None:
        """The result of the last fight; None once the next one has begun."""
        ...
