"""A player's progress with the puzzles of a game, in a file of its own."""

import datetime
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game import files
from game.core import json_text
from game.core.text import Text
from game.i18n import is_day

from .pack import Puzzle

FORMAT = 1
FOLDER = "puzzles"  # folder in the data folder, one file per game
MOST = 20_000  # puzzles kept


class Tried(NamedTuple):
    """A puzzle that was tried: whether the first try solved it, and whether any has. Tries with help solve nothing."""

    first: bool
    solved: bool


class Progress:
    """Which puzzles were tried, in the order of the first tries, and on which days the puzzle of the day was solved.

    `trouble` gets what is wrong with the file.
    """

    def __init__(self, folder: Path, game: str, trouble: Callable[[Text], None]):
        self.path, self.trouble = folder / FOLDER / f"{game}.json", trouble
        loaded = files.load(self.path, _from_text)
        self.tried, self.days = loaded.value or ({}, [])
        if loaded.warning is not None:
            trouble(loaded.warning)

    def note(self, puzzle: Puzzle, solved: bool, day: str = "") -> None:
        """Note whether a try has solved a puzzle, and save. `day` is the day whose puzzle it is, if any."""
        before = self.tried.get(puzzle.id, Tried(solved, solved))
        self.tried[puzzle.id] = before._replace(solved=before.solved or solved)
        if day and solved and day not in self.days:
            self.days.append(day)
        try:
            files.write_text(self.path, self.to_text())
        except files.CannotWrite as error:
            self.trouble(error.text)

    def to_text(self) -> str:
        """The text of the file."""
        raw = {"format": FORMAT, "tried": {id: list(each) for id, each in self.tried.items()}, "days": self.days}
        return json.dumps(raw, separators=(",", ":")) + "\n"

    def has_solved(self, puzzle: Puzzle) -> bool:
        """True if the puzzle was solved."""
        return puzzle.id in self.tried and self.tried[puzzle.id].solved

    def fresh(self, puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
        """Those of some puzzles that were never tried; without any, those that are not solved; else all."""
        untried = [puzzle for puzzle in puzzles if puzzle.id not in self.tried]
        return untried or [puzzle for puzzle in puzzles if not self.has_solved(puzzle)] or puzzles

    def solved(self, puzzles: Sequence[Puzzle]) -> int:
        """How many of some puzzles were solved."""
        return sum(map(self.has_solved, puzzles))

    @property
    def streak(self) -> int:
        """The number of puzzles, up to the last one tried, that the first try solved."""
        return next(self._streaks(reversed(self.tried.values())), 0)

    @property
    def longest(self) -> int:
        """The longest such streak."""
        return max(self._streaks(self.tried.values()), default=0)

    @staticmethod
    def _streaks(tries: Any) -> Iterator[int]:
        length = 0
        for each in tries:
            if not each.first:
                yield length
                length = 0
            else:
                length += 1
        yield length

    def days_in_a_row(self, date: str) -> int:
        """The number of consecutive days, up to this one or the day before, whose puzzle was solved on that day."""
        solved, at, count = {*self.days}, datetime.date.fromisoformat(date), 0
        if date not in solved:
            at -= datetime.timedelta(1)
        while at.isoformat() in solved:
            at, count = at - datetime.timedelta(1), count + 1
        return count


def _from_text(text: str) -> tuple[dict[str, Tried], list[str]]:
    """Parse the file; fields of later versions are ignored. Raises `ValueError`."""
    raw = json_text.parse_strict(text)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise ValueError("not a player's puzzles")
    tried, days = raw.get("tried"), raw.get("days")
    if not isinstance(tried, dict) or not isinstance(days, list) or len(tried) > MOST:
        raise ValueError("not a player's puzzles")
    if not all(isinstance(day, str) and is_day(day) for day in days):
        raise ValueError("not a day")
    return {id: _tried(item) for id, item in tried.items() if id.isprintable()}, days


def _tried(item: Any) -> Tried:
    if not isinstance(item, list) or len(item) != len(Tried._fields) or not all(type(part) is bool for part in item):
        raise ValueError("not a try")
    return Tried(*item)
