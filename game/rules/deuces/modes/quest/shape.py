"""The check that data has the shape of a quest. A save may come from anywhere, so its data is not trusted."""

from collections.abc import Mapping
from typing import Any

from game.core.text import Text, Trouble

FORMAT = 1
FARTHEST = 1_000_000  # the largest coordinate, in pixels
WORDS = ("layer", "name", "type")
KEYS = {*WORDS, "id", "box", "line", "turned", "properties"}


def shaped(data: Any) -> Mapping[str, Any]:
    """The same data, if it has the shape of a map's data. Raises `Trouble`."""
    if not isinstance(data, dict) or data.keys() != {"format", "properties", "objects"}:
        raise Trouble(Text("It is not a quest."))
    if data["format"] != FORMAT:
        raise Trouble(Text("The quest was made for a newer version of Underdeck."))
    if not (_is_properties(data["properties"]) and isinstance(data["objects"], list)):
        raise Trouble(Text("It is not a quest."))
    if not all(map(_is_object, data["objects"])):
        raise Trouble(Text("It is not a quest."))
    return data


def _is_object(data: Any) -> bool:
    return (
        isinstance(data, dict)
        and data.keys() == KEYS
        and all(isinstance(data[key], str) for key in WORDS)
        and _are_numbers(data["box"], 4)
        and _are_numbers([data["id"], data["turned"]], 2)
        and isinstance(data["line"], list)
        and all(_are_numbers(point, 2) for point in data["line"])
        and _is_properties(data["properties"])
    )


def _is_properties(data: Any) -> bool:
    return isinstance(data, dict) and all(isinstance(value, str) for value in data.values())


def _are_numbers(data: Any, n: int) -> bool:
    """True for a list of `n` numbers within FARTHEST; NaN and infinity fail."""
    return (
        isinstance(data, list)
        and len(data) == n
        and all(isinstance(number, int | float) and abs(number) <= FARTHEST for number in data)
    )
