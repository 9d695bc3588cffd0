"""Who is on which side of a duel, and how it stands."""

from collections.abc import Sequence

from game.core.table import State

from ...brawl import fighters, size
from ...names import ENEMIES, HEROES

SEATS = (0, 1)
DEALT, DUO = 3, 2  # classes, and abilities, that a player is dealt, and keeps
NEEDED = 3  # encounters that win the duel
RIVAL = "rival"  # the mark of the second player's heroes
SIDES = (HEROES, ENEMIES)  # by the seat that plays them


def duo(seat: int) -> Sequence[str]:
    """The heroes of a player."""
    return [f"hero.{DUO * seat + n}" for n in range(DUO)]


def held(s: State, side: str) -> int:
    """How many cards a side holds, pets included."""
    return sum(size(s, who) for who in fighters(s, side))


def wins(s: State, seat: int) -> int:
    """The encounters that a player has won."""
    return s.number(f"won.{seat}")
