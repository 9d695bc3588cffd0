"""The parts of a table, for tests."""

from typing import TypeVar

from game.app.play.features import Feature
from game.app.screens.table import TableScene

F = TypeVar("F", bound=Feature)


def part(table: TableScene, kind: type[F]) -> F:
    """The table's feature of a kind."""
    return next(feature for feature in table.top.features if isinstance(feature, kind))
