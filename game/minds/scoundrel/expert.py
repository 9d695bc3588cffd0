"""The expert of Scoundrel: a value network while cards are hidden, and exact play when it can decide.

It gets only its own view. Cards that were avoided it knows, in their order; of the others it knows which there are.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp

from game import files
from game.core.lookahead import hidden
from game.core.view import Action, View
from game.minds import TooHard
from game.minds.net import UNIT
from game.minds.rooms import EMPTY, code
from game.rules.scoundrel.dungeon import ROOM, dungeon
from game.rules.scoundrel.greedy import Greedy
from game.rules.scoundrel.model import hero_of

from .model import AVOID, Position, Rules, to_face
from .net import Net, Outlook
from .plans import Plans, Result
from .solver import after_avoiding, after_room, is_last, solve
from .table import named

EXACT = 4  # hidden cards from which on every draw is looked at: the next room turns all but one of them up
CANDIDATES = 8  # plans looked at then, the best of the network's first
ROOMS = 2000  # that the solver may look at for one draw; after that the network's chance counts
CERTAIN = 1000  # a chance of winning, in thousandths


@lru_cache(2)
def net(name: str) -> Net:
    """The network for a house rule *Weapon wear*."""
    return Net(files.asset(f"minds/scoundrel-{name}.npz"))


class Expert:
    """The player."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        turn = Turn(view)
        action = turn.best()
        if action is None:  # nothing wins: the score is what is left to play for
            return Greedy().choose(view)
        return named(action, [view.top(place) for place in ROOM])


class Turn:
    """The decision in one view."""

    def __init__(self, view: View):
        hero = hero_of(view)
        deck = view.zones["deck"]
        self.rules = Rules.of(view.options)
        self.net = net(view.options["wear"])
        self.outlook = Outlook(
            tuple(sorted(code(card) for card in hidden(view, dungeon(), "deck") if card not in deck)),
            tuple(code(card) for card in reversed(deck) if card is not None),
        )
        room = tuple(code(card) if (card := view.top(place)) else EMPTY for place in ROOM)
        rest = self.outlook.hidden + self.outlook.queue  # in no true order, as far as they are hidden
        self.at = Position(
            room, rest, hero.life, hero.weapon, hero.below, view.number("faced"), hero.drunk, view.flag("avoided")
        )
        self.may_avoid = Action("avoid") in view.legal

    def best(self) -> int | None:
        """The model's best action; None if nothing wins."""
        if len(self.outlook.hidden) <= 1:
            return self._solved()
        at = self.at
        plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, self.rules), self.rules.equal)
        results = plans.results()
        if results and is_last(at, self.rules):
            return plans.actions(results[0])[0]
        moves = self._moves(results)
        if not moves:
            return None
        order = sorted(moves, key=lambda move: -moves[move])
        if len(self.outlook.hidden) <= EXACT and len(order) > 1:
            order = sorted(order[:CANDIDATES], key=lambda move: -self._chance(move, moves[move]))
        return AVOID if order[0] is None else plans.actions(order[0])[0]

    def _solved(self) -> int | None:
        """The first action of a line that wins: every card is known."""
        try:
            line = solve(self.at, self.rules).actions
        except TooHard:
            return None
        return line[0] if line else None

    def _moves(self, results: Sequence[Result]) -> Mapping[Result | None, int]:
        """The network's value of every plan, and of avoiding (None)."""
        at = self.at
        values = self.net.values(
            self.outlook, [(one, at.room[one.left] if one.left >= 0 else 0) for one in results], True, self.rules
        )
        moves: dict[Result | None, int] = dict(zip(results, values, strict=True))
        if self.may_avoid:
            stays = Result(-1, at.life, at.weapon, at.below)
            outlook = Outlook(self.outlook.hidden, self.outlook.queue + at.room)
            (moves[None],) = self.net.values(outlook, [(stays, 0)], False, self.rules)
        return moves

    def _chance(self, move: Result | None, value: int) -> int:
        """The chance of winning after a move, in thousandths, over everything that may be turned up next."""
        total = draws = 0
        for rest in self._rests():
            at = self.at._replace(rest=rest)
            after = after_avoiding(at) if move is None else after_room(at, move)
            draws += 1
            try:
                total += CERTAIN if solve(after, self.rules, ROOMS).actions is not None else 0
            except TooHard:
                total += chance(value)
        return total // draws

    def _rests(self) -> Iterator[tuple[int, ...]]:
        """The dungeon for each set of cards that the next room may turn up; with few hidden cards, one is left."""
        cards, queue = self.outlook
        if len(cards) < EXACT:
            yield cards + queue
            return
        for i in range(len(cards)):
            yield (*cards[:i], *cards[i + 1 :], cards[i], *queue)


def chance(value: int) -> int:
    """The chance that a value of the network stands for, in thousandths."""
    return round(CERTAIN / (1 + exp(-value / UNIT)))
