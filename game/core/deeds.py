"""The story of a finished play: what is worth telling beside the score."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .cards import Card
from .events import Event
from .view import View
from .words import Text


class Deed(NamedTuple):
    """One deed: its kind (a word for which screens have an icon: `dragons`, `blow`, `weapon`, `beaten`, `bare`,
    `broken`, `lost`, `healed`, `spared`, `rooms`, `runs`; `biggest`, `given`, `killer`, `taken`, `evaded`, `blocked`,
    `absorbed`, `mana`, `pools`, `forfeit`), in words, its amount, and its cards.

    `print` is the print of those cards, as in a map's slot: "" for the pictures of the pack.
    """

    kind: str
    text: Text
    amount: int
    cards: tuple[Card, ...] = ()
    print: str = ""


class Survivor(NamedTuple):
    """A card that stands for a figure, the life that is left to it, and its full life."""

    card: Card
    life: int
    full: int


class Member(NamedTuple):
    """A character of the table's own: name, class, the life that is left, and the full life."""

    name: str
    kind: str
    life: int
    full: int


class Story(NamedTuple):
    """The story of a play for one seat: its deeds, the best first; who is left, as cards or as characters of the
    table's own; a line worth repeating.

    `triumph` says why a result could hardly be better; None where it could.
    """

    deeds: tuple[Deed, ...] = ()
    company: tuple[Survivor, ...] = ()
    quote: Text | None = None
    triumph: Text | None = None
    people: tuple[Member, ...] = ()


class Stories(Protocol):
    """The stories of a game's finished plays."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a finished play for a seat, from its last view and all events it saw since the deal."""
        ...
