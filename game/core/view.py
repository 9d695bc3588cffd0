"""Views: what one seat sees of a play and may do in it. Also actions, and the options of a play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from .cards import Card
from .facts import Fact, Facts
from .table import Outcome, Token

T = TypeVar("T")

Options = Mapping[str, str]  # the options of a play: the chosen value of each option, by key


class Action(NamedTuple):
    """A verb and the ids of its objects on the table. As text: `1:fight 7S weapon`."""

    verb: str
    ids: tuple[str, ...] = ()
    seat: int = 0

    def __str__(self) -> str:
        words = " ".join((self.verb, *self.ids))
        return f"{self.seat}:{words}" if self.seat else words

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Parse the text of an action; without a seat it belongs to seat 0. Raises `ValueError` for an empty text."""
        seat, colon, rest = text.strip().partition(":")
        if not (colon and seat.isascii() and seat.isdigit() and len(seat) < 4):
            seat, rest = "0", text
        verb, *ids = rest.split()
        return cls(verb, tuple(ids), int(seat))


@dataclass(frozen=True)
class View(Facts):
    """What one seat may know and do. Screens and agents get a view, never the state."""

    seat: int
    options: Options
    zones: Mapping[str, tuple[Card | None, ...]]  # None: face down; the last card is the top
    tokens: Mapping[str, Token]
    gauges: Mapping[str, int]
    facts: Mapping[str, Fact]
    to_act: tuple[int, ...]
    legal: tuple[Action, ...]
    outcome: Outcome | None
    ruleset: object = field(default=None, compare=False, repr=False)  # the same object as in the state

    def data(self) -> dict[str, Any]:
        """The view as plain data for programs: zones bottom first, None for an unknown card."""
        return {
            "zones": {name: [card and card.id for card in cards] for name, cards in self.zones.items()},
            "tokens": {id: vars(token) for id, token in self.tokens.items()},
            "gauges": self.gauges,
            "facts": self.facts,
        }

    def top(self, zone: str) -> Card | None:
        """The top card of a zone; None if the zone is empty or the face is not known."""
        cards = self.zones[zone]
        return cards[-1] if cards else None

    def zone_of(self, card_id: str) -> str | None:
        """The zone in which a card lies face known; None if no zone shows it."""
        for name, cards in self.zones.items():
            if any(card is not None and card.id == card_id for card in cards):
                return name
        return None


FEW = 4  # views: during an animation, what is shown and what is to come are asked about in turns


class PerViewCache(Generic[T]):
    """A function of a view that caches its results for the last few views seen."""

    def __init__(self, compute: Callable[[View], T]):
        self._compute = compute
        self._last: list[tuple[View, T]] = []  # the newest one last

    def __call__(self, view: View) -> T:
        """The result for this view."""
        for seen, result in self._last:
            if seen is view:
                return result
        result = self._compute(view)
        self._last = [*self._last[1 - FEW :], (view, result)]
        return result
