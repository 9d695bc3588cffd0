"""A per-view cache, for results that are expensive to compute and asked for often."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.view import View

T = TypeVar("T")


FEW = 4  # views: during an animation, what is shown and what is to come are asked about in turns


class PerViewCache(Generic[T]):
    """A function of a view that caches its results for the last few views seen."""

    def __init__(self, compute: Callable[[View], T]):
        self._compute = compute
        self._last: list[tuple[View, T]] = []  # the newest one last

    def __call__(self, view: View) -> T:
        """The result for this view."""
        for seen, result in self._last:
            if seen is view:
                return result
        result = self._compute(view)
        self._last = [*self._last[1 - FEW :], (view, result)]
        return result
