"""The high-score sheet: what a finished play writes on it beside a name.  A game may have one; none has to."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from .game import Game, View
from .parts import Part


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
    """What a game's sheet looks like.  `kind` and `level` are the keys of the options that choose between them."""

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
    """What a play is worth on the sheet: the letter of a kind, the id of a level, and more than nothing."""

    kind: str
    level: str
    score: int


@runtime_checkable
class Scored(Protocol, metaclass=Part):
    """A game with a high-score sheet."""

    sheet: Sheet

    def entry(self, view: View) -> Entry | None:
        """What a finished play writes; None where nothing is left to be written, as after a death that costs all."""
        ...


def sheet_of(game: Game[Any]) -> Sheet | None:
    """A game's sheet; None for a game that has none."""
    return game.sheet if isinstance(game, Scored) else None


def entry(game: Game[Any], view: View) -> Entry | None:
    """What a play writes on the sheet; None while it goes on, and of a game without one."""
    if view.outcome is None or not isinstance(game, Scored):
        return None
    return game.entry(view)
