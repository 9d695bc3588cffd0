"""One walk over a play, with everything that a contract test needs about each position, computed at most once."""

from collections.abc import Sequence
from copy import deepcopy
from functools import cached_property

from game.core import save
from game.core.match import Match
from game.core.view import Action, View
from game.rules import games
from tests.contract.plays import Preset, beginning, everything, hidden


class Position:
    """A match at rest, before its first action or after one."""

    def __init__(self, match: Match):
        self.match, self.game, self.number = match, match.game, len(match.log)
        self.seats = range(len(match.seats))

    @cached_property
    def legal(self) -> dict[int, tuple[Action, ...]]:
        """The legal actions of each seat that may act."""
        return {seat: self.match.legal(seat) for seat in self.match.state.to_act}

    @cached_property
    def views(self) -> list[View]:
        """The view of each seat."""
        return [self.match.view(seat) for seat in self.seats]

    @cached_property
    def hidden(self) -> list[set[str]]:
        """For each seat, the ids of the cards whose faces it may not know."""
        return [hidden(self.match, seat) for seat in self.seats]

    @cached_property
    def everything(self) -> tuple:
        """Everything that must be equal when two matches are the same."""
        return everything(self.match)

    @cached_property
    def rng(self) -> object:
        """The state of the random stream."""
        return deepcopy(self.match.state.rng.state)


class Step:
    """One action: the positions before and after it, and the events it caused.

    The match of `before` has gone on since. Read from `before` only what was computed before the action; `walk`
    computes `views`, `hidden` and `rng`.
    """

    def __init__(self, before: Position, action: Action, events: Sequence, after: Position):
        self.before, self.action, self.events, self.after = before, action, events, after


class Checker:
    """A check of something that holds in every play. Each method may assert; none may change the match it gets."""

    def begin(self, position: Position) -> None:
        """Check the deal."""

    def at(self, position: Position) -> None:
        """Check a position, the deal and the last one included."""

    def after(self, step: Step) -> None:
        """Check what an action did."""

    def end(self, position: Position) -> None:
        """Check the last position of the walk, which may be before the end of the play."""


def reread(match: Match) -> Match:
    """Return the match that a save of this one loads as."""
    return save.read(save.write(match, "test"), games())


def walk(preset: Preset, seed: int, checkers: Sequence[Checker], length: int) -> None:
    """Play the first `length` actions once and let every checker look at each position and step.

    A failure gets a note with its place in the play.
    """
    match = preset.match(seed)
    position = Position(match)
    _ask(checkers, "begin", position)
    for action in beginning(preset, seed, length):
        _ask(checkers, "at", position)
        _ = position.views, position.hidden, position.rng
        events = match.play(action)
        after = Position(match)
        _ask(checkers, "after", Step(position, action, events, after))
        position = after
    _ask(checkers, "at", position)
    _ask(checkers, "end", position)


def _ask(checkers: Sequence[Checker], method: str, subject: Position | Step) -> None:
    for checker in checkers:
        try:
            getattr(checker, method)(subject)
        except Exception as error:
            error.add_note(f"{type(checker).__name__}.{method}: {_place(subject)}")
            raise


def _place(subject: Position | Step) -> str:
    if isinstance(subject, Position):
        return f"after {subject.number} actions ({', '.join(map(str, subject.match.log[-3:]))})"
    return f"action {subject.after.number}: {subject.action}"
