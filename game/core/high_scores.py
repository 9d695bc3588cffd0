"""The high-score sheet of a game: its kinds and levels, and the entry that a finished play writes beside a name."""

from typing import NamedTuple, Protocol

from .view import View


class Kind(NamedTuple):
    """Who was played: the letter on the sheet (`M`), the name, and the choice that plays it."""

    letter: str
    name: str
    choice: str


class Level(NamedTuple):
    """A difficulty, which has a page of its own: its id, which is also the choice that plays it, and its name."""

    id: str
    name: str


class Sheet(NamedTuple):
    """The layout of a sheet.  `kind` and `level` are the keys of the options that choose between them."""

    kind: str
    kinds: tuple[Kind, ...]
    level: str
    levels: tuple[Level, ...]

    def kind_of(self, letter: str) -> Kind | None:
        """The kind with a letter."""
        return next((kind for kind in self.kinds if kind.letter == letter), None)

    def level_of(self, id: str) -> Level | None:
        """The level with an id."""
        return next((level for level in self.levels if level.id == id), None)


class Entry(NamedTuple):
    """A line of the sheet: the letter of a kind, the id of a level, and a score above 0."""

    kind: str
    level: str
    score: int


class HighScores(Protocol):
    """The high scores of a game."""

    sheet: Sheet

    def entry(self, view: View) -> Entry | None:
        """What a finished play writes; None where no score is left, as after a death that costs all."""
        ...
