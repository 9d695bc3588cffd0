"""Skill and luck of a finished play, as backgammon players measure them (Tesauro's equities; GNU Backgammon).

The chance of winning changes in two ways: by a decision that is not the best, and by cards that are turned up. So the
chance before the cards are dealt, plus all luck, minus all that decisions gave away, is the result: 1000 thousandths
for a play that is won, 0 for any other.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeVar

from game.core.match import Match
from game.core.text import Text
from game.core.view import Action
from game.minds import CERTAIN, Evaluator, Rating, Solver, Thought, TooHard

SAME = 10  # thousandths: what gives away less is as good as the best
MISTAKE, BLUNDER = 50, 150  # thousandths that a decision gives away

T = TypeVar("T")


class Step(NamedTuple):
    """One action, and the chance of winning in thousandths: before it, after it, and after the cards that it turned up.

    `best` is the best action in its place. `matters` is True if another one would have been worse. `why` is the reason
    for the best one, if this one was a mistake. `deadly` is True if the play was lost with it.
    """

    action: Action
    best: Action
    before: int
    after: int
    seen: int
    matters: bool
    why: Text | None = None
    deadly: bool = False

    @property
    def loss(self) -> int:
        """What the decision gave away, in thousandths; never below 0."""
        return self.before - self.after

    @property
    def luck(self) -> int:
        """What the cards that were turned up brought, in thousandths."""
        return self.seen - self.after


class Review(NamedTuple):
    """A finished play: the chance of winning before the deal and after it, in thousandths, and what followed."""

    average: int
    start: int
    steps: tuple[Step, ...]

    @property
    def loss(self) -> int:
        """What all decisions gave away, in thousandths."""
        return sum(step.loss for step in self.steps)

    @property
    def luck(self) -> int:
        """What the deal and all cards that were turned up brought, in thousandths."""
        return self.start - self.average + sum(step.luck for step in self.steps)

    @property
    def decisions(self) -> int:
        """The number of decisions that mattered."""
        return sum(step.matters for step in self.steps)

    @property
    def good(self) -> int:
        """The number of those that were as good as the best."""
        return sum(step.matters and step.loss < SAME for step in self.steps)

    @property
    def chances(self) -> list[int]:
        """The chance of winning after the deal and after each action, in thousandths."""
        return [self.start, *(step.seen for step in self.steps)]

    @property
    def won(self) -> bool:
        """True if the play is won."""
        return self.chances[-1] == CERTAIN

    @property
    def turning_point(self) -> int | None:
        """The number of actions before the one that changed the chance most, by decision or by luck; None if none
        did."""
        changes = [max(step.loss, abs(step.luck)) for step in self.steps]
        return changes.index(max(changes)) if any(changes) else None


def review(match: Match, evaluator: Evaluator, seat: int = 0) -> Generator[float, None, Review]:
    """Review what a seat did in a play; yield the share that is done. Only that seat may act in it."""
    twin = Match(match.game, match.options, match.seed, match.deals, match.seats)
    ratings = yield from _sharing(evaluator.rate(twin.view(seat)), 0.0)
    start = level = ratings[0].chance
    steps: list[Step] = []
    for action in match.log:
        best, matters = ratings[0].action, _matters(ratings)
        before, after = level, min(level, dict(ratings)[action])
        why = evaluator.why(twin.view(seat), best) if before - after >= MISTAKE else None
        twin.play(action)
        if twin.state.outcome is None:
            ratings = yield from _sharing(evaluator.rate(twin.view(seat)), (len(steps) + 1) / len(match.log))
            level = after if twin.can_undo() else ratings[0].chance  # what may be undone has turned nothing up
        else:
            level = CERTAIN if twin.state.outcome.results[seat] == "won" else 0
        deadly = twin.state.outcome is not None and not level
        steps.append(Step(action, best, before, after, level, matters, why, deadly))
    return Review(evaluator.average(match.options), start, tuple(steps))


def reviewed(
    match: Match, evaluator: Evaluator, solver: Solver | None
) -> Generator[float, None, tuple[Review, Match | None]]:
    """Review a play of seat 0; and if it was not won, find the same deal as one who knows every card wins it."""
    found = yield from review(match, evaluator)
    if solver is None or found.won:
        return found, None
    return found, (yield from won_line(match, solver))


def won_line(match: Match, solver: Solver) -> Generator[float, None, Match | None]:
    """Deal a play again, and play a line that wins, as one who knows every card; None if nothing wins, or if that is
    not known."""
    twin = Match(match.game, match.options, match.seed, match.deals, match.seats)
    try:
        verdict = yield from _sharing(solver(twin.state), 1.0)
    except TooHard:
        return None
    if verdict.line is None:
        return None
    for action in verdict.line:
        twin.play(action)
    return twin


def moments(found: Review, most: int) -> list[int]:
    """The numbers of the steps that changed the chance most, at most so many, in the order of the play."""
    changes = [(max(step.loss, abs(step.luck)), -i) for i, step in enumerate(found.steps)]
    large = sorted(change for change in changes if change[0] >= MISTAKE)[-most:]
    return sorted(-i for _, i in large)


def _sharing(thought: Thought[T], share: float) -> Generator[float, None, T]:
    """Go on with a computation, and yield the same share at each step."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            result: T = end.value
            return result
        yield share


def _matters(ratings: Sequence[Rating]) -> bool:
    return ratings[0].chance - min(one.chance for one in ratings) >= SAME
