"""Finds the map on which a game is played."""

from typing import Any

from game import files
from game.core.game import Game
from game.core.view import Options

COMMON = "table"  # the map that suits any game
ARENA = "arena"  # the common map for games with figures; without slots, for cards lie beside their figures


def way_of(game: Game[Any], options: Options) -> str:
    """The variant of a game: the value of its first option; "" if it has no options."""
    return options.get(game.options[0].key, "") if game.options else ""


def map_of(game: str, way: str = "", common: str = COMMON) -> str:
    """The name of the map for a game: its own map for this variant, else its own for all variants, else the common
    one."""
    names = (f"{game}-{way}", game)
    return next((name for name in names if files.level(f"{name}.tmx").is_file()), common)
