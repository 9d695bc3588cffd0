"""The keyboard's two halves, for two people at one keyboard.

Every key lies on one half. Once each half has its own seat, the keys of `HALVES` have the meanings given here; all
other keys keep their bindings. Keys are then named by position, after an American keyboard, so that the finger
positions are the same on every layout; prompts show what is printed on the key.
"""

from collections.abc import Mapping

from .bindings import Bindings
from .intent import LEFT, RIGHT
from .keys import printed

HALVES: Mapping[str, tuple[str, str]] = {  # command: its key on the left and on the right half
    "up": ("key:w", "key:up"),
    "down": ("key:s", "key:down"),
    "left": ("key:a", "key:left"),
    "right": ("key:d", "key:right"),
    "confirm": ("key:space", "key:return"),
    "cancel": ("key:q", "key:backspace"),
    "avoid": ("key:e", "key:o"),
    "undo": ("key:r", "key:u"),
    "hint": ("key:f", "key:h"),
    "info": ("key:c", "key:i"),
    "menu": ("key:tab", "key:p"),
}
SIDES = (LEFT, RIGHT)
ROWS = ("`12345", "qwert", "asdfg", "<zxcvb")  # letters and digits of the left half
ON_THE_LEFT = frozenset("".join(ROWS)) | {
    *("escape", "f1", "f2", "f3", "f4", "f5", "tab", "caps lock", "left shift", "left ctrl", "left alt", "space")
}
MEANT = {code: command for command, codes in HALVES.items() for code in codes}


def half_of(code: str) -> int:
    """The keyboard half on which a key lies: `LEFT` or `RIGHT`."""
    return LEFT if code.partition(":")[2] in ON_THE_LEFT else RIGHT


def bindings_of(half: int, bindings: Bindings) -> Bindings:
    """The bindings of one half, as printed on its keys: those of `HALVES`, and the general ones for all other keys."""
    side = SIDES.index(half)
    free = {
        command: tuple(printed(code) for code in codes if code not in MEANT and half_of(code) == half)
        for command, codes in bindings.items()
    }
    return free | {command: (printed(codes[side]),) for command, codes in HALVES.items()}
