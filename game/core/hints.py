"""The hints of one play: the adviser's, unless following them again would lead in a circle."""

from collections.abc import Hashable
from dataclasses import replace

from .blanks import is_allowed
from .game import Advice, Adviser
from .view import Action, View

ENOUGH = 2  # times that a hint may be given in the same situation


class Hints:
    """Gives the hints of a play.

    An adviser judges each position by itself, so it may advise for ever what gains nothing. What was advised twice in
    the same situation, at different moments of the play, is not advised again as long as anything else can be done.
    """

    def __init__(self, adviser: Adviser):
        self.adviser = adviser
        self._given: dict[Hashable, set[int]] = {}  # for each situation and action, the moments of the hints

    def advise(self, view: View, moment: int) -> Advice:
        """Return the hint for a view; `moment` is the number of actions that were done before it.

        The same view gets the same hint, however often it is asked for, and so it does after an undo.
        """
        first = advice = self.adviser.advise(view)
        left = view
        while (key := self.adviser.situation(view, advice.action)) is not None:
            if self._count(key, moment) < ENOUGH:
                self._given.setdefault(key, set()).add(moment)
                return advice
            left = replace(left, legal=tuple(one for one in left.legal if not self._is(view, one, key)))
            if not left.legal:
                return first
            advice = self.adviser.advise(left)
            if not is_allowed(advice.action, left.legal):
                return first
        return advice

    def _count(self, key: Hashable, moment: int) -> int:
        """The number of earlier moments at which that hint was given in that situation."""
        return sum(earlier < moment for earlier in self._given.get(key, ()))

    def _is(self, view: View, action: Action, key: Hashable) -> bool:
        return self.adviser.situation(view, action) == key
