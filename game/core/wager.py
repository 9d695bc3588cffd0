"""Betting: the chips of each player, the bets on the table, and the player who has to speak."""

from typing import NamedTuple, Protocol

from .text import Text
from .view import View


class Stake(NamedTuple):
    """The chips and the bet of one player; `said` is their state, in a word or two.

    `away`: they do not take part.
    """

    who: str
    name: Text
    chips: int
    bet: int
    said: Text
    away: bool = False


class Wager(NamedTuple):
    """The bets on the table: the stakes of all players in order, the chips of the bank, and the subject of the bets, in
    a word or two.

    `word` is the player who has to speak; "" if nobody is asked.
    """

    stakes: tuple[Stake, ...]
    bank: int
    about: Text
    word: str = ""


class Betting(Protocol):
    """The bets of a game."""

    def wager(self, view: View) -> Wager | None:
        """The bets on the table; None if nothing can be bet."""
        ...
