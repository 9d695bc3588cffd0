"""The expert of Scoundrel: a value network while cards are hidden, and exact play when it can decide.

It gets only its own view. Cards that were avoided it knows, in their order; of the others it knows which there are.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game import files
from game.core.lookahead import hidden
from game.core.view import Action, View
from game.minds import CERTAIN, Rating, Thought, TooHard, finish
from game.minds.net import chance, uncertain
from game.minds.rooms import EMPTY, code
from game.rules.scoundrel.dungeon import ROOM, dungeon
from game.rules.scoundrel.greedy import Greedy
from game.rules.scoundrel.model import hero_of

from .model import AVOID, Play, Position, Rules, to_face
from .net import Net, Outlook
from .plans import NOTHING, Plans, Result
from .solver import AT_MOST, after_avoiding, after_room, is_last, solve, solve_in_steps
from .table import named

EXACT = 4  # hidden cards from which on every draw is looked at: the next room turns all but one of them up
CANDIDATES = 8  # plans that the expert looks at then, the best of the network's first
ROOMS = 2000  # that the solver may look at for one draw; after that the network's chance counts

Move = Result | None  # what to do with a room; None: avoid it


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
        return named(action, turn.cards)


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
        self.cards = [view.top(place) for place in ROOM]
        room = tuple(code(card) if card else EMPTY for card in self.cards)
        rest = self.outlook.hidden + self.outlook.queue  # in no true order, as far as they are hidden
        self.at = Position(
            room, rest, hero.life, hero.weapon, hero.below, view.number("faced"), hero.drunk, view.flag("avoided")
        )
        self.may_avoid = Action("avoid") in view.legal
        self._chances: dict[Move, int] = {}

    def best(self) -> int | None:
        """The model's best action; None if nothing wins."""
        if len(self.outlook.hidden) <= 1:
            return self._solved()
        at = self.at
        plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, self.rules), self.rules.equal)
        results = plans.results()
        if results and is_last(at, self.rules):
            return plans.actions(results[0])[0]
        moves: list[Move] = [*results, None] if self.may_avoid else [*results]
        if not moves:
            return None
        order = self._in_order(moves)
        if len(self.outlook.hidden) <= EXACT and len(order) > 1:
            order = sorted(order[:CANDIDATES], key=lambda move: -finish(self._chance(move)))
        return AVOID if order[0] is None else plans.actions(order[0])[0]

    def rate(self) -> Thought[list[Rating]]:
        """Rate every legal action, the best first."""
        ratings = []
        for action in self._legal():
            ratings.append(Rating(named(action, self.cards), (yield from self._chance_after(action))))
        return sorted(ratings, key=lambda one: -one.chance)

    def plan(self, first: Action) -> list[Action]:
        """The best way through the room that begins with an action; for avoiding it, the way that costs least life.
        Empty if the hero would die."""
        best, actions = 0, []
        for action in self._legal():
            if action == AVOID or named(action, self.cards) != first != Action("avoid"):
                continue
            plans = self._after(action)
            if plans is None:
                continue
            for result in plans.results():
                worth = result.life
                if first != Action("avoid"):
                    worth = CERTAIN if is_last(self.at, self.rules) else finish(self._chance(result))
                if worth > best:
                    best, actions = worth, [action, *plans.actions(result)]
        return [named(action, self.cards) for action in actions]

    def _legal(self) -> list[int]:
        legal = Play(self.at, self.rules).legal()
        return [action for action in legal if action != AVOID or self.may_avoid]

    def _chance_after(self, action: int) -> Thought[int]:
        """The chance of winning after one of the model's actions, in thousandths."""
        if action == AVOID:
            return (yield from self._chance(None))
        plans = self._after(action)
        results = plans.results() if plans else ()
        if is_last(self.at, self.rules):
            return CERTAIN if results else 0
        highest = 0
        for result in results:
            highest = max(highest, (yield from self._chance(result)))
        return highest

    def _after(self, action: int) -> Plans | None:
        """The plans for the rest of the room after an action, None if the hero dies."""
        play = Play(self.at._replace(rest=()), self.rules)  # without cards to come the next room is not dealt
        left = to_face(self.at, self.rules) - 1
        play.apply(action)
        if play.life <= 0:
            return None
        return Plans(play.room, play.life, play.weapon, play.below, play.drunk, left, self.rules.equal)

    def _solved(self) -> int | None:
        """The first action of a line that wins: every card is known."""
        try:
            line = solve(self.at, self.rules).actions
        except TooHard:
            return None
        return line[0] if line else None

    def _in_order(self, moves: Sequence[Move]) -> list[Move]:
        """The moves, those that the network values most first."""
        values = self._values(moves)
        return [move for _, move in sorted(zip(values, moves, strict=True), key=lambda one: -one[0])]

    def _values(self, moves: Sequence[Move]) -> list[int]:
        """The network's value of each move."""
        at = self.at
        results = [move for move in moves if move is not None]
        values = self.net.values(self.outlook, [(one, _left(at.room, one)) for one in results], True, self.rules)
        if len(results) < len(moves):
            stays = Result(NOTHING, at.life, at.weapon, at.below)
            outlook = Outlook(self.outlook.hidden, self.outlook.queue + at.room)
            (avoiding,) = self.net.values(outlook, [(stays, 0)], False, self.rules)
            values.insert(moves.index(None), avoiding)
        return values

    def _chance(self, move: Move) -> Thought[int]:
        """The chance of winning after a move, in thousandths: with few hidden cards, over everything that may be turned
        up next."""
        if move not in self._chances:
            if len(self.outlook.hidden) > EXACT:
                yield
                self._chances[move] = chance(*self._values([move]))
            else:
                self._chances[move] = yield from self._exact(move)
        return self._chances[move]

    def _exact(self, move: Move) -> Thought[int]:
        known = len(self.outlook.hidden) <= 1
        total = draws = 0
        for rest in self._rests():
            at = self.at._replace(rest=rest)
            after = after_avoiding(at) if move is None else after_room(at, move)
            draws += 1
            yield
            try:
                found = yield from solve_in_steps(after, self.rules, AT_MOST if known else ROOMS)
                total += CERTAIN if found.actions is not None else 0
            except TooHard:
                total += chance(*self._values([move]))
        return total // draws if known else uncertain(total // draws)

    def _rests(self) -> Iterator[tuple[int, ...]]:
        """The dungeon for each set of cards that the next room may turn up; with few hidden cards, one is left."""
        cards, queue = self.outlook
        if len(cards) < EXACT:
            yield cards + queue
            return
        for i in range(len(cards)):
            yield (*cards[:i], *cards[i + 1 :], cards[i], *queue)


def _left(room: Sequence[int], result: Result) -> int:
    return EMPTY if result.left == NOTHING else room[result.left]
