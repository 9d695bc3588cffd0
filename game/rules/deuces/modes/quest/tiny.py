"""The smallest quest with something of everything, for a play that names no quest: two rooms with a door between
them."""

from typing import Any

from .plan import text_of


def _object(type: str, name: str, box: tuple[int, int, int, int], **properties: str) -> dict[str, Any]:
    return {
        "layer": "quest",
        "id": 0,
        "name": name,
        "type": type,
        "box": [*box],
        "line": [],
        "turned": 0,
        "properties": properties,
    }


_HALL, _VAULT = (0, 0, 160, 160), (160, 0, 160, 160)
_DOOR = {**_object("door", "arch", (80, 80, 160, 0)), "line": [[80, 80], [240, 80]]}
_PEDDLER = {"title": "A peddler", "stock": "draught:1 common:4 ability:5 widows_needle:6"}
_WELL = {
    "title": "A well",
    "text": "Something glitters at the bottom.",
    "choice1": "Reach for it",
    "then1": "You have it, and a wet sleeve.",
    "effect1": "common discard+1",
    "choice2": "Drink",
    "then2": "Cold, and good.",
    "effect2": "draw+1",
}
_STONE = {
    "title": "A loose stone",
    "text": "Somebody has hidden a torch here.",
    "choice1": "Take it",
    "then1": "It burns.",
}
_GUARDS = {"title": "The guards", "won": "The way out is free."}
_OUT = {"title": "The way out", "text": "You step out into the light.", "order": "1"}

TINY = text_of(
    {
        "format": 1,
        "properties": {"title": "Two rooms", "blurb": "Past the guards and out."},
        "objects": [
            _object("room", "hall", _HALL, title="The hall", text="An arch leads on. Somebody waits behind it."),
            _object("room", "vault", _VAULT, title="The vault", text="Daylight falls through a door."),
            _DOOR,
            _object("start", "start", (40, 40, 0, 0)),
            _object("shop", "peddler", (40, 120, 0, 0), **_PEDDLER),
            _object("story", "well", (120, 120, 0, 0), **_WELL),
            _object("secret", "stone", (120, 40, 0, 0), **_STONE, effect1="torch+1"),
            _object("encounter", "guards", (200, 60, 0, 0), **_GUARDS),
            _object("exit", "out", (300, 60, 0, 0), **_OUT),
        ],
    }
)
