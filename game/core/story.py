"""The story of a finished play: notable deeds shown beside the score."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .cards import Card
from .events import Event
from .text import Text
from .view import View


class Deed(NamedTuple):
    """One deed: its kind, its text, its amount, and its cards.

    Screens have an icon for each kind: `dragons`, `blow`, `weapon`, `beaten`, `bare`, `broken`, `lost`, `healed`,
    `spared`, `rooms`, `runs`; `biggest`, `given`, `killer`, `taken`, `evaded`, `blocked`, `absorbed`, `mana`, `pools`,
    `forfeit`. `print` selects the print of the cards, as in a map's slot: "" for the pictures of the pack.
    """

    kind: str
    text: Text
    amount: int
    cards: tuple[Card, ...] = ()
    print: str = ""


class Survivor(NamedTuple):
    """A card that stands for a figure, with its remaining and its full life."""

    card: Card
    life: int
    full: int


class Member(NamedTuple):
    """A character without a card: name, class, remaining life, and full life."""

    name: str
    kind: str
    life: int
    full: int


class Story(NamedTuple):
    """The story of a play for one seat.

    `deeds` come best first. `company` are the survivors as cards, `people` those that are characters without a card.
    `quote` is a memorable line. `triumph` says why the result is hard to beat; None for any other result.
    """

    deeds: tuple[Deed, ...] = ()
    company: tuple[Survivor, ...] = ()
    quote: Text | None = None
    triumph: Text | None = None
    people: tuple[Member, ...] = ()


class Stories(Protocol):
    """Writes the stories of a game's finished plays."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a finished play for a seat, from its last view and all events it has seen since the deal."""
        ...
