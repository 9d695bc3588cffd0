"""One try at a puzzle: its play from the position on, and what comes of it."""

from collections.abc import Sequence
from typing import Any

from game.bots import SOLVERS
from game.core.game import Game
from game.core.match import Match
from game.core.view import Action
from game.minds import finish

from .pack import Puzzle, begin
from .progress import Progress


class Attempt:
    """A try. `day` is the day whose puzzle it is, "" for any other; `helped` is set by hints and by the answer.

    Raises `BadPack` if the puzzle cannot be opened.
    """

    def __init__(self, game: Game[Any], puzzle: Puzzle, progress: Progress, day: str = ""):
        self.game, self.puzzle, self.progress, self.day = game, puzzle, progress, day
        self.match = begin(game, puzzle)
        self.helped = self._noted = False

    @property
    def start(self) -> int:
        """The number of actions before the position."""
        return len(self.puzzle.log)

    @property
    def begun(self) -> bool:
        """True once anything has been done."""
        return len(self.match.log) > self.start

    @property
    def solved(self) -> bool:
        """True if the play was won without help."""
        outcome = self.match.state.outcome
        return outcome is not None and outcome.results[0] == "won" and not self.helped

    def end(self) -> None:
        """Note what came of the try, once; nothing if nothing was done and no answer was shown."""
        if not self._noted and (self.begun or self.helped):
            self._noted = True
            self.progress.note(self.puzzle, self.solved, self.day)

    def again(self) -> "Attempt":
        """Another try at the same puzzle."""
        return Attempt(self.game, self.puzzle, self.progress, self.day)

    @property
    def lost(self) -> bool:
        """True if nothing wins any more."""
        return not self.match.over and not self.line()

    def line(self) -> Sequence[Action]:
        """The solver's actions that win from here; none if nothing does. It takes some milliseconds."""
        return finish(SOLVERS[self.game.id](self.match.state)).line or ()

    def answer(self) -> Match:
        """The whole play, with a line that wins from the position to the end."""
        shown = self.again()
        for action in shown.line():
            shown.match.play(action)
        return shown.match
