"""Quests: maps of rooms and doors, built in or made by the player, as plain data.

Nothing is validated here: the rules know what a quest needs (`game/rules/deuces/modes/quest/faults.py`).
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytmx

from game import files
from game.core.text import Text, Trouble
from game.tmxcheck import BadMap, MapKind, Where

from .reading import tiled_map

FORMAT = 1  # version of the data format
FOLDER, ENDING = "quests", ".tmx"
QUEST = MapKind(lines=True, ellipses=(), printed=False)


class QuestFile(NamedTuple):
    """A file with a quest: its id, True if it is built in, and its data, or the reason why it cannot be read."""

    id: str
    path: Path
    ours: bool
    raw: dict[str, Any] | None
    trouble: Text | None = None


def folder(data: Path) -> Path:
    """The folder of the player's own quests, inside their data folder (`files.homes().data`)."""
    return data / FOLDER


def listing(own: Path) -> tuple[QuestFile, ...]:
    """The built-in quests, then those in the player's `own` folder, each sorted by file name.

    A file that cannot be read is listed with its trouble. Unchanged files are not read again.
    """
    ours = [_known(path, True) for path in _maps(files.level(FOLDER))]
    taken = {quest.id for quest in ours}
    theirs = [_known(path, False) for path in _maps(own)]
    return (*ours, *(_beside(quest) if quest.id in taken else quest for quest in theirs))


def find(id: str, own: Path) -> QuestFile:
    """The quest with that id. Raises `Trouble` if there is none."""
    known = listing(own)
    for quest in known:
        if quest.id == id:
            return quest
    there = ", ".join(quest.id for quest in known)
    raise Trouble(Text("There is no quest called “{name}”; there are: {known}.", name=id[:40], known=there))


def read(path: Path) -> dict[str, Any]:
    """The data of a map: its properties, and every object with its layer, name, type, place and properties.

    All properties are text. An object that is a line has its points; others have none. Raises `BadMap`.
    """
    tiled = tiled_map(path, QUEST)
    where = Where(files.legible(path.name))
    layers = (layer for layer in tiled.layers if isinstance(layer, pytmx.TiledObjectGroup))
    return {
        "format": FORMAT,
        "properties": _properties(tiled),
        "objects": [_object(where, layer.name, thing) for layer in layers for thing in layer],
    }


def _maps(folder: Path) -> list[Path]:
    try:
        return sorted(
            path for path in folder.iterdir() if path.suffix.lower() == ENDING and not path.name.startswith(".")
        )
    except OSError:  # it does not exist or is not readable
        return []


def _known(path: Path, ours: bool) -> QuestFile:
    try:
        found = path.stat()
    except OSError:
        return _read(path, ours, 0, 0)
    return _read(path, ours, found.st_mtime_ns, found.st_size)


@lru_cache(1000)
def _read(path: Path, ours: bool, changed: int, size: int) -> QuestFile:
    id = files.legible(path.stem)
    try:
        return QuestFile(id, path, ours, read(path))
    except BadMap as trouble:
        return QuestFile(id, path, ours, None, trouble.text)


def _beside(quest: QuestFile) -> QuestFile:
    """A player's quest that has the name of a built-in one, marked as unreadable for that reason."""
    why = Text("“{file}” has the name of a built-in quest. Give it another.", file=quest.path.name)
    return quest._replace(raw=None, trouble=why)


def _object(where: Where, layer: str, thing: Any) -> dict[str, Any]:
    if thing.rotation and thing.type != "room":  # the rules say it of rooms, with all their other faults
        place = Where(where.map, layer, thing.name or f"#{thing.id}")
        raise place.bad(Text("it must lie straight, not turned."))
    return {
        "layer": layer,
        "id": thing.id,
        "name": thing.name or "",
        "type": thing.type,
        "box": [_plain(n) for n in (thing.x, thing.y, thing.width, thing.height)],
        "line": [[_plain(x), _plain(y)] for x, y in _points(thing)],
        "turned": _plain(thing.rotation),
        "properties": _properties(thing),
    }


def _points(thing: Any) -> tuple[tuple[float, float], ...]:
    """The points of a line; () if `points` is not a tuple, that is, another attribute or a property of that name."""
    points = getattr(thing, "points", ())
    return points if isinstance(points, tuple) else ()


def _properties(element: Any) -> dict[str, str]:
    return {str(key): _words(value) for key, value in element.properties.items()}


def _words(value: Any) -> str:
    """The value of a property as text, as a person would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(_plain(value) if isinstance(value, float) else value)


def _plain(number: float) -> int | float:
    """The number as an int if it is whole, else rounded to two digits."""
    return int(number) if number == int(number) else round(number, 2)
