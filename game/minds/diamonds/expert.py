"""The expert of Diamonds & Dragons: a value network, and chance counted in the last rooms; for two parties, `duo`.

It gets only its own view: which cards are in the deck it knows, in what order it does not.
"""

from collections.abc import Sequence
from functools import lru_cache

from game import files
from game.core.rng import Rng
from game.core.view import Action, View
from game.minds import CERTAIN, Rating, Thought, finish
from game.minds.net import chance
from game.minds.rooms import EMPTY, code
from game.rules.diamonds import GAME
from game.rules.diamonds.greedy import in_the_deck
from game.rules.diamonds.model import hero_of
from game.rules.diamonds.modes import DEALER, DUO, MODE, SOLO

from . import duo, endings
from .model import RUN, Play, Position, faced, to_face
from .net import Net
from .plans import Plans, Result
from .table import ROOM, named


@lru_cache(1)
def net() -> Net:
    """The network for one party."""
    return Net(files.asset("minds/diamonds-solo.npz"))


class Expert:
    """The player of a party. Elsewhere, and where only the score is left to play for, it plays like the rules' best
    agent."""

    def __init__(self) -> None:
        self.other = GAME.agents()["rival"](Rng(0))

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`, with its blanks filled."""
        return self._best(view) or self.other.choose(view)

    def _best(self, view: View) -> Action | None:
        if view.options[MODE] == DUO:
            return duo.best(view)
        if not is_only_party(view):
            return None
        turn = Turn(view)
        action = turn.best()
        return None if action is None else named(action, turn.cards)


def is_only_party(view: View) -> bool:
    """True if the view is that of a party which is the only one."""
    return view.options[MODE] in (SOLO, DEALER) and not view.seat


class Turn:
    """The decision of one party in one view."""

    def __init__(self, view: View):
        hero = hero_of(view, 0)
        self.cards = [view.top(place) for place in ROOM]
        self.at = Position(
            tuple(code(card) if card else EMPTY for card in self.cards),
            tuple(sorted(map(code, in_the_deck(view)))),  # in no true order
            hero.hp,
            hero.weapon,
            hero.below,
            hero.drank,
            view.number("taken"),
            view.flag("ran"),
        )
        self.may_run = Action("run") in view.legal
        self._exact = len(self.at.rest) <= endings.LAST
        self._counted = len(self.at.rest) <= endings.NEXT_TO_LAST
        self._chances: dict[Result, int] = {}  # of those that take long to count

    def best(self) -> int | None:
        """The model's best action; None if only the score is left to play for."""
        if not self.at.rest:
            return None
        plans = Plans.of(self.at)
        worths = finish(self._worths(plans.results()))
        best = max(worths, key=lambda result: worths[result], default=None)
        if self.may_run and self._should_run(worths[best] if best else None):
            return RUN
        return plans.actions(best)[0] if best else None

    def _should_run(self, facing: int | None) -> bool:
        """True if running is better than facing the room, which is worth so much; None: lost for certain."""
        if not self._exact:
            return facing is None or finish(self._running()) > facing
        return facing is None and finish(self._running()) > 0

    def rate(self) -> Thought[list[Rating]]:
        """Rate every legal action, the best first."""
        ratings = []
        for action in self._legal():
            yield
            if action == RUN:
                worth: int | None = yield from self._running()
            else:
                plans = self._after(action)
                worths = (yield from self._worths(plans.results())) if plans else {}
                worth = max(worths.values(), default=None)
            ratings.append(Rating(named(action, self.cards), self._chance(worth)))
        return sorted(ratings, key=lambda one: -one.chance)

    def plan(self, first: Action) -> list[Action]:
        """The best way through the room that begins with an action; if it is to run, the one that costs least life.
        Empty if the party would fall."""
        best: tuple[int, list[int]] | None = None
        for action in self._legal():
            plans = None if action == RUN else self._after(action)
            if plans is None or named(action, self.cards) != first != Action("run"):
                continue
            results = plans.results()
            worths = {one: one.hp for one in results} if first == Action("run") else finish(self._worths(results))
            for result, worth in worths.items():
                if best is None or worth > best[0]:
                    best = worth, [action, *plans.actions(result)]
        return [named(action, self.cards) for action in best[1]] if best else []

    def _legal(self) -> list[int]:
        return [action for action in Play(self.at).legal() if action != RUN or self.may_run]

    def _after(self, action: int) -> Plans | None:
        """The plans for the rest of the room after an action, None if the party falls."""
        room = self.at.room
        hero = faced(room[action], *self.at[2:6])
        if hero[0] <= 0:
            return None
        return Plans((*room[:action], EMPTY, *room[action + 1 :]), hero, to_face(self.at) - 1)

    def _worths(self, results: Sequence[Result]) -> Thought[dict[Result, int]]:
        """What the results of a room are worth, for comparing, without those that are lost for certain."""
        at = self.at
        yield
        if self._exact:
            ends = {one: endings.hp_after(at, one) for one in results}
            return {one: CERTAIN + hp for one, hp in ends.items() if hp}
        if self._counted:
            for one in results:
                if one not in self._chances:
                    (value,) = net().values((*at.rest, at.room[one.left]), [(one[1:], EMPTY)], False)
                    self._chances[one] = yield from endings.facing_chance(at, one, CERTAIN, chance(value))
            return {one: self._chances[one] for one in results}
        values = net().values(at.rest, [(one[1:], at.room[one.left]) for one in results], True)
        return dict(zip(results, values, strict=True))

    def _running(self) -> Thought[int]:
        """What running is worth, beside what the results of the room are."""
        if self._exact:
            return (yield from endings.run_chance(self.at, CERTAIN))
        (value,) = net().values(self.at.rest + self.at.room, [(self.at[2:6], EMPTY)], False)
        return chance(value) if self._counted else value

    def _chance(self, worth: int | None) -> int:
        """The chance of escaping, in thousandths, for what is worth so much; None: lost for certain."""
        if worth is None:
            return 0
        return min(worth, CERTAIN) if self._counted else chance(worth)
