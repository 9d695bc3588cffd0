"""Rooms drawn once and shared by every scene that shows them."""

from collections.abc import Collection

from game import files, levels

from ..canvas import Canvas
from .hall import Hall


class Halls:
    """One hall a map, for as long as the window keeps its size."""

    def __init__(self) -> None:
        self._made: dict[str, Hall] = {}

    def of(self, map: str, zones: Collection[str], canvas: Canvas) -> Hall:
        """The hall of a map of ours.  Raises `BadMap` when something is wrong with it."""
        hall = self._made.get(map)
        if hall is None or hall.layout != canvas.layout:
            room = hall.room if hall else levels.load(files.level(map), zones)
            hall = self._made[map] = Hall(room, canvas.layout, canvas.pictures, canvas.theme.night)
        return hall
