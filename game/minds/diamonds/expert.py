"""The expert of Diamonds & Dragons for one party: a value network, and exact play in the last two rooms.

It gets only its own view: which cards are in the deck it knows, in what order it does not.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game import files
from game.core.rng import Rng
from game.core.view import Action, View
from game.minds.rooms import EMPTY, code
from game.rules.diamonds import GAME
from game.rules.diamonds.greedy import in_the_deck
from game.rules.diamonds.model import hero_of
from game.rules.diamonds.modes import DEALER, MODE, SOLO

from . import endings
from .model import RUN, Position
from .net import Net
from .plans import Plans, Result
from .table import ROOM, named

SURE = 1 << 10  # the log odds, in units, of what is certain


@lru_cache(1)
def net() -> Net:
    """The network for one party."""
    return Net(files.asset("minds/diamonds-solo.npz"))


class Expert:
    """The player. In other modes, and where only the score is left to play for, it plays like the rules' best agent."""

    def __init__(self) -> None:
        self.other = GAME.agents()["rival"](Rng(0))

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`, with its blanks filled."""
        if view.options[MODE] not in (SOLO, DEALER) or view.seat:
            return self.other.choose(view)
        action = Turn(view).best()
        if action is None:
            return self.other.choose(view)
        return named(action, [view.top(place) for place in ROOM])


class Turn:
    """The decision of one party in one view."""

    def __init__(self, view: View):
        hero = hero_of(view, 0)
        self.at = Position(
            tuple(code(card) if (card := view.top(place)) else EMPTY for place in ROOM),
            tuple(sorted(map(code, in_the_deck(view)))),  # in no true order
            hero.hp,
            hero.weapon,
            hero.below,
            hero.drank,
            view.number("taken"),
            view.flag("ran"),
        )
        self.may_run = Action("run") in view.legal
        self.plans = Plans.of(self.at)

    def best(self) -> int | None:
        """The model's best action; None if only the score is left to play for."""
        moves = self.moves() if self.at.rest else {}
        if not moves:
            return None
        best = max(moves, key=lambda move: moves[move])
        return RUN if best is None else self.plans.actions(best)[0]

    def moves(self) -> Mapping[Result | None, int]:
        """The value of every plan, and of running (None); none if nothing can win."""
        results = self.plans.results()
        return self._exact(results) if len(self.at.rest) == endings.LAST else self._judged(results)

    def _exact(self, results: Sequence[Result]) -> dict[Result | None, int]:
        at = self.at
        moves: dict[Result | None, int] = {one: SURE * hp for one in results if (hp := endings.hp_after(at, one))}
        if not moves and self.may_run and (chance := endings.run_chance(at, SURE)):
            moves[None] = chance
        return moves

    def _judged(self, results: Sequence[Result]) -> dict[Result | None, int]:
        at = self.at
        values = net().values(at.rest, [(one[1:], at.room[one.left]) for one in results], True)
        moves: dict[Result | None, int] = dict(zip(results, values, strict=True))
        if self.may_run:
            (moves[None],) = net().values(at.rest + at.room, [(at[2:6], 0)], False)
        return moves
