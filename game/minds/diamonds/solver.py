"""The solver of Diamonds & Dragons: can one party get through a dungeon of known cards without running, and how.

What comes after a run is chance, so a deal with runs has no exact answer: running is left out. A depth-first search
over the plans of each room. It remembers which parties are lost before which cards: a party that is no better off in
any way is lost, too. A party is given up when all the potions and the best weapon, had from the start, could not save
it.
"""

from collections.abc import Sequence

from game.minds import Thought, TooHard, finish
from game.minds.rooms import EMPTY, refilled
from game.minds.search import Solution, losses_and_healing, promise

from .model import TO_FACE, Hero, Position
from .plans import Plans, Result

AT_MOST = 3_000_000  # rooms looked at before the search is given up
STEP = 50  # rooms looked at in a step, about half a millisecond


def solve(start: Position, at_most: int = AT_MOST) -> Solution:
    """Solve a position that is not over, without running. Raises `TooHard`."""
    return finish(solve_in_steps(start, at_most))


def solve_in_steps(start: Position, at_most: int = AT_MOST) -> Thought[Solution]:
    """Solve a position that is not over, without running, a few rooms in each step. Raises `TooHard`."""
    search = _Search(at_most)
    moves = yield from search.win(start)
    return Solution(None if moves is None else _actions(start, moves), search.nodes)


def after_room(at: Position, result: Result) -> Position:
    """The position after a plan, with the next room dealt from `rest`."""
    kept = tuple(card if place == result.left else EMPTY for place, card in enumerate(at.room))
    room, drawn = refilled(kept, at.rest[:TO_FACE])
    return Position(room, at.rest[drawn:], *result[1:])


class Puzzles:
    """The `PuzzleRules` of one party that does not run. A plan is what comes of facing the room."""

    def plans(self, at: Position) -> Sequence[Result]:
        """Every plan for a room none of whose cards has been faced, if it is survived."""
        return Plans.of(at).outcomes()

    def is_won(self, at: Position, plan: Result) -> bool:
        """True if the play is won once the plan is done."""
        return not at.rest

    def after(self, at: Position, plan: Result) -> Position:
        """The position after a plan with which the play is not won."""
        return after_room(at, plan)

    def solve(self, at: Position) -> Solution:
        """Solve a position exactly. Raises `TooHard`."""
        return solve(at)


class _Search:
    def __init__(self, at_most: int):
        self.at_most = at_most
        self.nodes = 0
        self._lost: dict[tuple[int, int], list[Hero]] = {}  # by the cards to come and the one left over

    def win(self, at: Position, left: int = EMPTY) -> Thought[list[Result] | None]:
        """The plans that win, the last room's first, or None if there are none. `left` is the card that was left over
        from the room before."""
        self.nodes += 1
        if self.nodes > self.at_most:
            raise TooHard
        if not self.nodes % STEP:
            yield
        hero: Hero = at[2:6]
        lost = self._lost.setdefault((len(at.rest), left), [])
        if any(_no_better(hero, other) for other in lost):
            return None
        if _hopeless(at):
            return None
        results = Plans.of(at).results()
        if not at.rest:
            return [results[0]] if results else None
        for result in sorted(results, key=lambda one: -promise(at.room, *one[:4])):
            line = yield from self.win(after_room(at, result), at.room[result.left])
            if line is not None:
                line.append(result)
                return line
        lost[:] = [other for other in lost if not _no_better(other, hero)]
        lost.append(hero)
        return None


def _no_better(one: Hero, other: Hero) -> bool:
    return one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2] and one[3] >= other[3]


def _hopeless(at: Position) -> bool:
    losses, healing = losses_and_healing(at.room + at.rest, at.weapon, at.below, False)
    return at.hp + healing <= sum(losses)


def _actions(start: Position, moves: list[Result]) -> tuple[int, ...]:
    """The actions of a line of plans, the last one first."""
    at = start
    actions: list[int] = []
    for result in reversed(moves):
        actions.extend(Plans.of(at).actions(result))
        at = after_room(at, result)
    return tuple(actions)
