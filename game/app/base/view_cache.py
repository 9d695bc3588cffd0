"""A per-view cache, for results that are expensive to compute and asked for often."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.view import View

T = TypeVar("T")


class PerViewCache(Generic[T]):
    """A function of a view that caches its result for the last view seen."""

    def __init__(self, compute: Callable[[View], T]):
        self._compute = compute
        self._last: tuple[View, T] | None = None

    def __call__(self, view: View) -> T:
        """The result for this view."""
        if self._last is None or self._last[0] is not view:
            self._last = view, self._compute(view)
        return self._last[1]
