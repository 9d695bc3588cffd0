"""The house rules and seat holders that a player used last, per game, in a small file."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game import files
from game.core import json_text
from game.core.game import Game, defaults

FILE = "house-rules.json"
SEATS = ".seats"  # key suffix after a game's id


def last_options(folder: Path, game: Game[Any]) -> dict[str, str]:
    """The options of a game's last play; defaults for values that are missing or invalid."""
    kept = _all(folder).get(game.id)
    if not isinstance(kept, dict):
        return defaults(game)
    known = {option.key: option for option in game.options}
    sane = {
        key: value for key, value in kept.items() if key in known and isinstance(value, str) and known[key].takes(value)
    }
    return {**defaults(game), **sane}


def last_holders(folder: Path, game: Game[Any]) -> dict[str, str]:
    """The holder of each seat in a game's last play, by seat name; empty if the file has none."""
    kept = _all(folder).get(f"{game.id}{SEATS}")
    return {seat: who for seat, who in kept.items() if isinstance(who, str)} if isinstance(kept, dict) else {}


def remember(folder: Path, game: Game[Any], options: Mapping[str, str], holders: Mapping[str, str]) -> None:
    """Save a game's options and seat holders for the next time. Raises `CannotWrite`."""
    kept = {**_all(folder), game.id: dict(options), f"{game.id}{SEATS}": dict(holders)}
    files.write_text(folder / FILE, json.dumps(kept, indent=1, sort_keys=True) + "\n")


def _all(folder: Path) -> dict[str, Any]:
    return files.load(folder / FILE, _from_text).value or {}


def _from_text(text: str) -> dict[str, Any]:
    raw = json_text.parse_strict(text)
    if not isinstance(raw, dict):
        raise ValueError("not a set of house rules")
    return raw
