"""The high scores of a game: the layout of their sheet, and the entry for a finished play."""

from typing import NamedTuple, Protocol

from .view import View


class Kind(NamedTuple):
    """A kind of character: the letter on the sheet (`M`), its name, and the option value that selects it."""

    letter: str
    name: str
    choice: str


class Level(NamedTuple):
    """A difficulty, which has its own page of high scores: its id, which is also the option value that selects it, and
    its name."""

    id: str
    name: str


class HighScoreLayout(NamedTuple):
    """The layout of the high scores. `kind` and `level` are the keys of the options that select a kind and a level."""

    kind: str
    kinds: tuple[Kind, ...]
    level: str
    levels: tuple[Level, ...]

    def kind_of(self, letter: str) -> Kind | None:
        """The kind with a letter; None if there is none."""
        return next((kind for kind in self.kinds if kind.letter == letter), None)

    def level_of(self, id: str) -> Level | None:
        """The level with an id; None if there is none."""
        return next((level for level in self.levels if level.id == id), None)


class Entry(NamedTuple):
    """A line of the high scores: the letter of a kind, the id of a level, and a score above 0."""

    kind: str
    level: str
    score: int


class HighScores(Protocol):
    """The high scores of a game."""

    layout: HighScoreLayout

    def entry(self, view: View) -> Entry | None:
        """The entry of a finished play; None if there is no score left, as after a death that costs all points."""
        ...
