"""Hints that teach: the best action, the reason, and how likely one wins with it and with another."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from game.core.game import Advice, Adviser
from game.core.text import N_, Text, percent
from game.core.view import Action, View

from . import Rating, Thought, finish

WORTH_SAYING = 10  # thousandths by which another action must be worse to be named
TO_WIN = N_("{why}. {n} to win."), N_("{why}. {n} to win; {instead}: {m}.")


class Rater(Protocol):
    """One decision, as an expert sees it."""

    def rate(self) -> Thought[list[Rating]]:
        """Rate every legal action, the best first."""
        ...


R = TypeVar("R", bound=Rater)


class Counsel(Adviser, Generic[R]):
    """An adviser by ratings. `look` makes a decision of a view, `why` gives the reason for one of its actions, and
    `instead` names an action as what one might do in its place. Where nothing wins, `loser` advises. `told` are the
    texts without and with another action."""

    def __init__(
        self,
        look: Callable[[View], R],
        why: Callable[[R, View, Action], Text],
        instead: Callable[[Action], Text],
        loser: Adviser,
        told: tuple[str, str] = TO_WIN,
    ):
        self._look, self._why, self._instead, self._loser = look, why, instead, loser
        self._told, self._told_both = told
        self._view: View | None = None
        self._ratings: Sequence[Rating] = ()

    def choose(self, view: View) -> Action:
        """Return the best of `view.legal`."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """The best action, the reason (alone as `brief`), and how likely one wins with it and with another."""
        finish(self._think(view))
        best = self._ratings[0]
        if not best.chance:
            action, why = self._loser.advise(view)
            return Advice(action, Text("Nothing wins any more. {why}", why=why))
        why, n, other = self._why(self._rater, view, best.action), percent(best.chance), self._other(best)
        if other is None:
            return Advice(best.action, Text(self._told, why=why, n=n, brief=why))
        instead, m = self._instead(other.action), percent(other.chance)
        return Advice(best.action, Text(self._told_both, why=why, n=n, instead=instead, m=m, brief=why))

    def ponder(self, view: View) -> Iterator[None]:
        """Rate the actions of a view."""
        return self._think(view)

    def chance(self, view: View) -> int | None:
        """The chance of winning, in thousandths; None as long as it has not been computed."""
        return self._ratings[0].chance if self._ratings and self._view == view else None

    def _think(self, view: View) -> Thought[None]:
        if self._ratings and self._view == view:
            return
        self._rater, self._view, self._ratings = self._look(view), view, ()
        self._ratings = yield from self._rater.rate()

    def _other(self, best: Rating) -> Rating | None:
        """The best action of another kind; else the best that is worse by what is worth saying."""
        others = [one for one in self._ratings if best.chance - one.chance >= WORTH_SAYING]
        return next((one for one in others if one.action.verb != best.action.verb), next(iter(others), None))
