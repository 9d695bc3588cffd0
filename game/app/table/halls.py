"""Rooms, loaded and printed once and shared by all scenes."""

from collections.abc import Collection
from typing import Any

from game import files, levels
from game.core.game import Game
from game.core.view import View

from ..gfx.canvas import Canvas
from .hall import Hall


class Halls:
    """One hall for each map, valid while the window keeps its size."""

    def __init__(self) -> None:
        self._rooms: dict[tuple[str, frozenset[str]], levels.Room] = {}
        self._halls: dict[str, Hall] = {}

    def room(self, game: Game[Any], view: View) -> levels.Room:
        """Return the map of a play, with a slot for each zone of the view.

        Games with figures need no slots, because figures hold their cards themselves. Raises `BadMap`.
        """
        if game.combatants is not None:
            return self._room(levels.map_of(game.id, common=levels.ARENA), (), None)
        name = levels.map_of(game.id, levels.way_of(game, view.options))
        return self._room(name, view.zones, None if name == levels.COMMON else game.zones)

    def of(self, game: Game[Any], view: View, canvas: Canvas) -> Hall:
        """Return the hall in which a play takes place. Raises `BadMap`."""
        return self._hall(self.room(game, view), canvas)

    def empty(self, name: str, canvas: Canvas) -> Hall:
        """Return the hall of a map without any card slots. Raises `BadMap`."""
        return self._hall(self._room(name, (), ()), canvas)

    def forget(self) -> None:
        """Drop all halls, for another window size."""
        self._halls.clear()

    def _room(self, name: str, zones: Collection[str], known: Collection[str] | None) -> levels.Room:
        key = name, frozenset(zones)
        if key not in self._rooms:
            self._rooms[key] = levels.load(files.level(f"{name}.tmx"), zones, known)
        return self._rooms[key]

    def _hall(self, room: levels.Room, canvas: Canvas) -> Hall:
        hall = self._halls.get(room.name)
        if hall is None or hall.room is not room or hall.layout != canvas.layout:
            hall = self._halls[room.name] = Hall(room, canvas)
        return hall
