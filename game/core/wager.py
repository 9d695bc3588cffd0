"""Betting: the chips of each player, the bets on the table, and whose word it is."""

from typing import NamedTuple, Protocol

from .view import View
from .words import Text


class Stake(NamedTuple):
    """The chips and the bet of one player; `said` is their state, in a word or two.

    `away`: they take no part.
    """

    who: str
    name: Text
    chips: int
    bet: int
    said: Text
    away: bool = False


class Wager(NamedTuple):
    """The bets on the table: everybody's stake in their order, the chips of the bank, and what is bet on, in a word or
    two.  `word` is the player whose word it is; "" while nobody is asked."""

    stakes: tuple[Stake, ...]
    bank: int
    about: Text
    word: str = ""


class Betting(Protocol):
    """The bets of a game."""

    def wager(self, view: View) -> Wager | None:
        """The bets on the table; None where nothing can be bet."""
        ...
