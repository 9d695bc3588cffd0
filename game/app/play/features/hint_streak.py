"""Hints that come by themselves: after two hints in a row that were asked for and followed, until one is not."""

from collections.abc import Sequence

from game.core.view import Action

STAYS = 2  # hints in a row that were asked for and followed, until the next ones come by themselves


class HintStreak:
    """Counts the hints that were asked for and followed in a row."""

    def __init__(self) -> None:
        self.asked = 0  # hints in a row that were asked for, and all followed
        self.advised: tuple[Action, ...] = ()  # the actions of the last hint

    @property
    def goes_on(self) -> bool:
        """True if hints come by themselves."""
        return self.asked >= STAYS

    @property
    def is_due(self) -> bool:
        """True if the next hint is to come by itself: there is none yet."""
        return self.goes_on and not self.advised

    @property
    def would_stop(self) -> bool:
        """True if asking once more ends the hints: they come by themselves, and one is there."""
        return self.goes_on and bool(self.advised)

    def ask(self) -> None:
        """Note that a hint is asked for; asked for twice, it is the same hint."""
        self.asked += not self.advised

    def stop(self) -> None:
        """Let hints come no more by themselves."""
        self.asked = 0

    def did(self, actions: Sequence[Action]) -> None:
        """Note that actions are played; if the last hint said something else, hints come no more by themselves."""
        self.asked = self.asked if (*actions,) == self.advised else 0
        self.advised = ()
