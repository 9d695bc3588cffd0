"""Tiled maps as plain data: the tiles of a room, and where everything lies on the table.

Lengths are design pixels on the 1280x800 grid. The map's properties `origin_x` and `origin_y` say where on the map that
grid begins, because a map may show more room than the grid holds. An object's `type` says what it is; its name is the
id of the zone, gauge or place. Pictures are not opened here, and no display is needed.
"""

from game.tmxcheck import BadMap

from .depths import Depth, depth_of, depths
from .map_names import ARENA, COMMON, map_of, way_of
from .reading import load
from .room import (
    Box,
    Flame,
    Frame,
    Furnishing,
    Gauge,
    Layer,
    Light,
    Mood,
    Place,
    Room,
    Slot,
    Sparks,
    Tile,
    Tileset,
)

__all__ = [
    "ARENA",
    "COMMON",
    "BadMap",
    "Box",
    "Depth",
    "Flame",
    "Frame",
    "Furnishing",
    "Gauge",
    "Layer",
    "Light",
    "Mood",
    "Place",
    "Room",
    "Slot",
    "Sparks",
    "Tile",
    "Tileset",
    "depth_of",
    "depths",
    "load",
    "map_of",
    "way_of",
]
