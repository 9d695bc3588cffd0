"""Games in which something is bet on what comes: who has how many chips, what lies on the table, whose word it is."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part
from .words import Text


class Stake(NamedTuple):
    """What somebody on the table has bet, and has besides; `said` is how it stands with them, in a word or two.

    `away`: they take no part.
    """

    who: str
    name: Text
    chips: int
    bet: int
    said: Text
    away: bool = False


class Wager(NamedTuple):
    """What lies on the table: everybody's stake in their order, what the bank has, and what it is about, in a word or
    two.  `word` is whose word it is; "" while nobody is asked."""

    stakes: tuple[Stake, ...]
    bank: int
    about: Text
    word: str = ""


@runtime_checkable
class Wagered(Protocol, metaclass=Part):
    """A game in which something is bet."""

    def wager(self, view: View) -> Wager | None:
        """What is bet; None where nothing can be."""
        ...


def wager(game: Game[Any], view: View) -> Wager | None:
    """What is bet in a game; nothing, in most."""
    return game.wager(view) if isinstance(game, Wagered) else None
