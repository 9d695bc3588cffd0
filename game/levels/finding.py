"""Which map a game lies on."""

from typing import Any

from game import files
from game.core.game import Game
from game.core.view import Options

COMMON = "table"  # the map that any game can lie on
ARENA = "arena"  # the same for games with figures, whose cards lie with whoever they belong to: it has no slots


def way_of(game: Game[Any], options: Options) -> str:
    """The way in which a game is played: what the first of its options says."""
    return options.get(game.options[0].key, "") if game.options else ""


def map_of(game: str, way: str = "", common: str = COMMON) -> str:
    """The name of the map on which a game lies: its own for that way to play, its own for all, or the common one."""
    names = (f"{game}-{way}", game)
    return next((name for name in names if files.level(f"{name}.tmx").is_file()), common)
