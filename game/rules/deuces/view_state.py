"""Makes a table from a view, so that the rules can be queried without more knowledge than a seat has."""

from functools import lru_cache

from game.core.cards import Card
from game.core.rng import Rng
from game.core.table import State, Zone
from game.core.view import View

BACK = Card(0, "?", 99)  # in place of every card whose face the seat does not know


@lru_cache(8)
def table_of(view: "_Same") -> State:
    """The table as a view shows it; cards that the seat does not know are BACK. It must not be changed."""
    seen = view.view
    s = State(Rng(0), seen.options, ruleset=seen.ruleset)
    s.zones = {name: Zone(card or BACK for card in cards) for name, cards in seen.zones.items()}
    s.tokens, s.gauges, s.facts = dict(seen.tokens), dict(seen.gauges), dict(seen.facts)
    s.to_act, s.outcome = seen.to_act, seen.outcome
    return s


class _Same:
    """A cache key for a view that compares by identity, not by content."""

    def __init__(self, view: View):
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.view is self.view


def seen(view: View) -> State:
    """The table as a view shows it."""
    return table_of(_Same(view))
