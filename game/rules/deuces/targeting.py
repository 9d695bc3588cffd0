"""The possible targets of abilities."""

from game.core.table import State

from . import queries
from .ruleset import special_of


def foe(s: State, me: str) -> list[str]:
    """All figures of the other side that can be targeted."""
    return [who for who in queries.foes(s, me) if not special_of(s).buried(s, who)]


def foe_holding_five(s: State, me: str) -> list[str]:
    """All targets on the other side that hold 5 cards or more."""
    return [who for who in foe(s, me) if queries.size(s, who) >= 5]


def foe_of_high_threat(s: State, me: str) -> list[str]:
    """All heroes of the other side with a Threat of Jack or higher."""
    return [hero for hero in queries.foes(s, me) if queries.threat(s, hero) >= 11]


def ally(s: State, me: str) -> list[str]:
    """All figures of the own side, including the user."""
    return queries.allies(s, me)


def other_ally(s: State, me: str) -> list[str]:
    """All figures of the own side except the user."""
    return [who for who in queries.allies(s, me) if who != me]


def other_ally_or_self(s: State, me: str) -> list[str]:
    """All figures of the own side except the user; the user if no other stands."""
    return other_ally(s, me) or [me]


def ally_holding_three_at_most(s: State, me: str) -> list[str]:
    """All figures of the own side that hold 3 cards or fewer."""
    return [who for who in queries.allies(s, me) if queries.size(s, who) <= 3]


def own_pet(s: State, me: str) -> list[str]:
    """The user's own pets."""
    return queries.pets(s, me)
