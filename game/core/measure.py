"""How much there can be of what is counted.  A game may say so of the table as it is; of any other, what is most at any
table is all that is known."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part


@runtime_checkable
class Measured(Protocol, metaclass=Part):
    """A game in which the same gauge can be full at different numbers: a strong and a weak monster's life."""

    def full(self, view: View) -> Mapping[str, int]:
        """At what number gauges are full on this table; those it does not name as in `gauges`."""
        ...


def fulls(game: Game[Any], view: View) -> Mapping[str, int]:
    """At what number each gauge is full; 0 where there is no such thing."""
    return {**game.gauges, **game.full(view)} if isinstance(game, Measured) else game.gauges
