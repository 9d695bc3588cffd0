"""What is known of one view of a game: reckoned once, however often it is asked for."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.view import View

T = TypeVar("T")


class OfView(Generic[T]):
    """What is to be known of a view, reckoned anew only for another than the last."""

    def __init__(self, reckon: Callable[[View], T]):
        self._reckon = reckon
        self._last: tuple[View, T] | None = None

    def __call__(self, view: View) -> T:
        """It, of that view."""
        if self._last is None or self._last[0] is not view:
            self._last = view, self._reckon(view)
        return self._last[1]
