"""Puzzles of Scoundrel: how many first plans win from a position whose cards are all known."""

from typing import NamedTuple

from game.minds.rooms import EMPTY

from .model import Position, Rules, to_face
from .plans import Plans, Result
from .solver import after_avoiding, after_room, is_last, solve


class FirstPlans(NamedTuple):
    """What can be done in a room: every outcome of facing its cards that the hero survives, and avoiding it (None).

    `winning` has those from which the play can still be won.
    """

    every: tuple[Result | None, ...]
    winning: tuple[Result | None, ...]


def first_plans(at: Position, rules: Rules) -> FirstPlans:
    """The plans of a room none of whose cards has been faced, and those that win, by the exact solver. Raises
    `TooHard`."""
    every = plans_of(at, rules)
    return FirstPlans(every, tuple(plan for plan in every if _wins(at, plan, rules)))


def plans_of(at: Position, rules: Rules) -> tuple[Result | None, ...]:
    """Every plan of a room none of whose cards has been faced."""
    plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, rules), rules.equal)
    return (*plans.outcomes(), *((None,) if may_avoid(at) else ()))


def may_avoid(at: Position) -> bool:
    """True if the room may be avoided, and another comes before it then."""
    return bool(at.rest) and not at.faced and not at.avoided and EMPTY not in at.room


def after(at: Position, plan: Result | None) -> Position:
    """The position after a plan."""
    return after_avoiding(at) if plan is None else after_room(at, plan)


def _wins(at: Position, plan: Result | None, rules: Rules) -> bool:
    if plan is not None and is_last(at, rules):
        return True
    return solve(after(at, plan), rules).actions is not None
