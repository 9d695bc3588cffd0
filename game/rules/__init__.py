"""One folder, one game."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from game.core.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Every game found in a folder beside this file, by id."""
    found = (import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__) if module.ispkg)
    return {game.id: game for game in sorted(found, key=lambda game: game.order)}
