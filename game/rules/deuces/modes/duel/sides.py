"""The seats, sides and heroes of a duel, and its counts."""

from collections.abc import Sequence

from game.core.table import State

from ...names import ENEMIES, HEROES
from ...queries import fighters, size

SEATS = (0, 1)
DEALT, DUO = 3, 2  # classes dealt to a player, and kept; as many abilities
NEEDED = 3  # encounters that win the duel
RIVAL = "rival"  # the mark of the second player's heroes
SIDES = (HEROES, ENEMIES)  # by seat


def duo(seat: int) -> Sequence[str]:
    """The heroes of a player."""
    return [f"hero.{DUO * seat + n}" for n in range(DUO)]


def held(s: State, side: str) -> int:
    """The number of cards that a side holds, pets included."""
    return sum(size(s, who) for who in fighters(s, side))


def wins(s: State, seat: int) -> int:
    """The number of encounters that a player has won."""
    return s.number(f"won.{seat}")
