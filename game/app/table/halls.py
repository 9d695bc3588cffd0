"""Rooms drawn once and shared by every scene that shows them."""

from collections.abc import Collection

from game import levels

from ..canvas import Canvas
from .hall import Hall


class Halls:
    """One hall a game, for as long as the window keeps its size."""

    def __init__(self) -> None:
        self._made: dict[str, Hall] = {}

    def of(self, game: str, zones: Collection[str], canvas: Canvas) -> Hall:
        """The hall of a game (or `title`); on the common table if it has none of its own.  Raises `BadMap`."""
        hall = self._made.get(game)
        if hall is None or hall.layout != canvas.layout:
            room = hall.room if hall else levels.for_game(game, zones)
            hall = self._made[game] = Hall(room, canvas)
        return hall
