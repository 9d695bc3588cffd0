"""Intents: what a player wants to do, independent of the device."""

from typing import NamedTuple

from game.core.text import N_

from ..base.geometry import Point

NAVIGATION = ("up", "down", "left", "right")
COMMANDS = {  # every command that can be bound, with its name on the settings screen
    "up": N_("Up"),
    "down": N_("Down"),
    "left": N_("Left"),
    "right": N_("Right"),
    "confirm": N_("Choose"),
    "cancel": N_("Back"),
    "next": N_("Next"),
    "prev": N_("Previous"),
    "avoid": N_("Avoid, run, or attack"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "hint": N_("Hint"),
    "info": N_("Look closer"),
    "menu": N_("Menu"),
    "speed": N_("Speed of the cards"),
    "place.0": N_("First card"),
    "place.1": N_("Second card"),
    "place.2": N_("Third card"),
    "place.3": N_("Fourth card"),
    "repeat": N_("Say it again"),
    "fullscreen": N_("Full screen"),
}
POINT, PRESS, RELEASE, SCROLL, TYPED = "point", "press", "release", "scroll", "typed"
COPY, PASTE = "copy", "paste"
PAD_CAME, PAD_LEFT = "pad-came", "pad-left"
SOME, MOUSE, LEFT, RIGHT = -1, -2, -3, -4  # devices other than pads: unknown, mouse, keyboard halves


class Intent(NamedTuple):
    """One intent of a player.

    `kind` is a command, or `point`, `press`, `release` and `scroll` with a position `at` in design pixels, or `typed`
    with `text`, or `copy` and `paste` in a text field, or `pad-came` and `pad-left`. `device` is the pad's number, or
    `MOUSE`, or the keyboard half of the key, `LEFT` or `RIGHT`. `again` is True for the repeats of a held direction.
    """

    kind: str
    at: Point = (0.0, 0.0)
    device: int = SOME
    text: str = ""
    amount: float = 0.0
    again: bool = False
