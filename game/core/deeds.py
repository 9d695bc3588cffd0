"""The story of a finished play: what is worth telling beside the score.  A game may offer one; none has to."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .cards import Card
from .events import Event
from .game import Game, View
from .parts import Part
from .words import Text


class Deed(NamedTuple):
    """One thing that was done: what kind of thing (a word that screens know signs for: `dragons`, `blow`, `weapon`,
    `beaten`, `bare`, `broken`, `lost`, `healed`, `spared`, `rooms`, `runs`; `biggest`, `given`, `killer`, `taken`,
    `evaded`, `blocked`, `absorbed`, `mana`, `pools`, `forfeit`), in words, how much, and with which cards.

    `print` is what is printed on those cards, as a map says it of a place: "" for the pictures of the pack.
    """

    kind: str
    text: Text
    amount: int
    cards: tuple[Card, ...] = ()
    print: str = ""


class Survivor(NamedTuple):
    """A card that stands for somebody, and the life that is left on it, of so much."""

    card: Card
    life: int
    full: int


class Member(NamedTuple):
    """Somebody whom the table brought along: name, class, and the life that is left, of so much."""

    name: str
    kind: str
    life: int
    full: int


class Story(NamedTuple):
    """What a seat can tell of a play: its deeds, the best first; who is left, as cards or as people of the table's own;
    what was said that is worth repeating.

    `triumph` says why a result could hardly be better, where it could not.
    """

    deeds: tuple[Deed, ...] = ()
    company: tuple[Survivor, ...] = ()
    quote: Text | None = None
    triumph: Text | None = None
    people: tuple[Member, ...] = ()


@runtime_checkable
class Teller(Protocol, metaclass=Part):
    """A game that has a story to tell."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a finished play for a seat: how the table lies now, and all it saw happen since the deal."""
        ...


def story(game: Game[Any], view: View, events: Sequence[Event]) -> Story:
    """A finished play's story; an empty one while it goes on, and of a game that tells none."""
    if view.outcome is None or not isinstance(game, Teller):
        return Story()
    return game.story(view, events)
