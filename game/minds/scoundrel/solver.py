"""The exact solver of Scoundrel: can a play whose cards are all known be won, and how.

A depth-first search over the plans of each room. It remembers which heroes are lost before which cards: a hero that is
no better off in any way is lost, too. A hero is given up when all the potions and the best weapon, had from the start,
could not save it.
"""

from collections.abc import Sequence

from game.minds import Thought, TooHard, finish
from game.minds.rooms import EMPTY, refilled
from game.minds.search import Solution, losses_and_healing, promise

from .model import AVOID, Position, Rules, to_face
from .plans import Plans, Result

AT_MOST = 3_000_000  # rooms looked at before the search is given up
STEP = 50  # rooms looked at in a step, about half a millisecond
DELAY = 800  # how much less promising it is to avoid a room


def solve(start: Position, rules: Rules, at_most: int = AT_MOST) -> Solution:
    """Solve a position that is not over. Raises `TooHard`."""
    return finish(solve_in_steps(start, rules, at_most))


def solve_in_steps(start: Position, rules: Rules, at_most: int = AT_MOST) -> Thought[Solution]:
    """Solve a position that is not over, a few rooms in each step. Raises `TooHard`."""
    search = _Search(rules, at_most)
    moves = yield from search.win(start)
    return Solution(None if moves is None else _actions(start, moves, rules), search.nodes)


_Lost = list[tuple[int, int, int, bool]]  # heroes that are lost before certain cards: life, weapon, below, avoided


class _Search:
    def __init__(self, rules: Rules, at_most: int):
        self.rules, self.at_most = rules, at_most
        self.nodes = 0
        self._lost: dict[tuple[int, ...], _Lost] = {}

    def win(self, at: Position) -> Thought[list[Result | None] | None]:
        """What to do in each room, the last one first (None: avoid it), or None if the position is lost."""
        self.nodes += 1
        if not self.nodes % STEP:
            yield
        if self.nodes > self.at_most:
            raise TooHard
        room, rest, life, weapon, below, faced, drunk, avoided = at
        whole = not faced
        cards = room + rest
        lost = self._lost.get(cards) if whole else None
        if lost is not None:
            for known in lost:
                if known[0] >= life and known[1] >= weapon and known[2] >= below and known[3] <= avoided:
                    return None
        if self._hopeless(at):
            return None
        plans = Plans(room, life, weapon, below, drunk, to_face(at, self.rules), self.rules.equal)
        results = plans.results()
        if results and is_last(at, self.rules):
            return [results[0]]
        moves: list[tuple[int, Result | None]] = [(promise(room, *one), one) for one in results]
        if whole and rest and not avoided and EMPTY not in room:
            moves.append((promise(room, -1, life, weapon, below) - DELAY, None))
        moves.sort(key=lambda move: -move[0])
        for _, result in moves:
            after = after_avoiding(at) if result is None else after_room(at, result)
            line = yield from self.win(after)
            if line is not None:
                line.append(result)
                return line
        if whole:
            self._remember(cards, (life, weapon, below, avoided))
        return None

    def _remember(self, cards: tuple[int, ...], hero: tuple[int, int, int, bool]) -> None:
        life, weapon, below, avoided = hero
        others = self._lost.get(cards, ())
        better = [
            one for one in others if not (life >= one[0] and weapon >= one[1] and below >= one[2] and avoided <= one[3])
        ]
        self._lost[cards] = [*better, hero]

    def _hopeless(self, at: Position) -> bool:
        """True if the hero dies even with all potions and the best weapon of the cards from the start."""
        losses, healing = losses_and_healing(at.room + at.rest, at.weapon, at.below, self.rules.equal)
        loss = sum(losses)
        if self.rules.full:  # some cards will not be faced: at best those that would hurt most
            spared = 1 + (len(at.rest) % 3)
            loss -= sum(sorted(losses)[-spared:])
        return at.life + healing <= loss


def is_last(at: Position, rules: Rules) -> bool:
    """True if the play is won when this room is done."""
    return len(at.rest) < 3 if rules.full else not at.rest


def after_room(at: Position, result: Result) -> Position:
    """The position after a plan, with the next room dealt from `rest`."""
    left, life, weapon, below = result
    kept = tuple(card if place == left else EMPTY for place, card in enumerate(at.room))
    room, drawn = refilled(kept, at.rest[:3])
    return Position(room, at.rest[drawn:], life, weapon, below)


def after_avoiding(at: Position) -> Position:
    """The position after avoiding the room."""
    cards = at.rest + at.room
    return at._replace(room=cards[:4], rest=cards[4:], avoided=True)


def _actions(start: Position, moves: list[Result | None], rules: Rules) -> tuple[int, ...]:
    """The actions of a line of moves, the last one first."""
    at = start
    actions: list[int] = []
    for result in reversed(moves):
        if result is None:
            actions.append(AVOID)
            at = after_avoiding(at)
            continue
        plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, rules), rules.equal)
        actions.extend(plans.actions(result))
        at = after_room(at, result)
    return tuple(actions)


class Puzzles:
    """The `PuzzleRules` of one set of house rules. A plan is what comes of facing the room, or None for avoiding it."""

    def __init__(self, rules: Rules):
        self.rules = rules

    def plans(self, at: Position) -> Sequence[Result | None]:
        """Every plan for a room none of whose cards has been faced, if it is survived."""
        plans = Plans(at.room, at.life, at.weapon, at.below, at.drunk, to_face(at, self.rules), self.rules.equal)
        return (*plans.outcomes(), *((None,) if may_avoid(at) else ()))

    def is_won(self, at: Position, plan: Result | None) -> bool:
        """True if the play is won once the plan is done."""
        return plan is not None and is_last(at, self.rules)

    def after(self, at: Position, plan: Result | None) -> Position:
        """The position after a plan with which the play is not won."""
        return after_avoiding(at) if plan is None else after_room(at, plan)

    def solve(self, at: Position) -> Solution:
        """Solve a position exactly. Raises `TooHard`."""
        return solve(at, self.rules)


def may_avoid(at: Position) -> bool:
    """True if the room may be avoided, and another comes before it then."""
    return bool(at.rest) and not at.faced and not at.avoided and EMPTY not in at.room
