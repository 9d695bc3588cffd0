"""What the puzzles of our room games share: how many first plans win from a position whose cards are all known."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from .search import Solution

P = TypeVar("P")  # a position
R = TypeVar("R")  # a plan for its room


class PuzzleRules(Protocol[P, R]):
    """What can be done from position to position, by one set of house rules, if all cards are known."""

    def plans(self, at: P) -> Sequence[R]:
        """Every plan for a room none of whose cards has been faced, if it is survived."""
        ...

    def is_won(self, at: P, plan: R) -> bool:
        """True if the play is won once the plan is done."""
        ...

    def after(self, at: P, plan: R) -> P:
        """The position after a plan with which the play is not won."""
        ...

    def solve(self, at: P) -> Solution:
        """Solve a position exactly. Raises `TooHard`."""
        ...


class FirstPlans(NamedTuple, Generic[R]):
    """What can be done in a room; `winning` has the plans after which the play can still be won."""

    every: tuple[R, ...]
    winning: tuple[R, ...]


def first_plans(rules: PuzzleRules[P, R], at: P) -> FirstPlans[R]:
    """The plans of a room none of whose cards has been faced, and those that win, by the exact solver. Raises
    `TooHard`."""
    every = tuple(rules.plans(at))
    return FirstPlans(every, tuple(plan for plan in every if _wins(rules, at, plan)))


def _wins(rules: PuzzleRules[P, R], at: P, plan: R) -> bool:
    return rules.is_won(at, plan) or rules.solve(rules.after(at, plan)).actions is not None
