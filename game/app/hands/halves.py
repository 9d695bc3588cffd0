"""The keyboard's two halves, for two people at one keyboard.

Every key lies on one of them.  Once each half has a person of its own, the keys of `HALVES` mean what stands here; all
others go on to mean what they are bound to.  Then a key is called after its place, by what an American keyboard has
there, so that the fingers lie alike on every layout; what is shown is what is printed on it.
"""

from collections.abc import Mapping

from .bindings import Bindings
from .intent import LEFT, RIGHT
from .keys import printed

HALVES: Mapping[str, tuple[str, str]] = {  # a command, and the key for it on the left and on the right
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
ROWS = ("`12345", "qwert", "asdfg", "<zxcvb")  # the letters and figures of the left half
ON_THE_LEFT = frozenset("".join(ROWS)) | {
    *("escape", "f1", "f2", "f3", "f4", "f5", "tab", "caps lock", "left shift", "left ctrl", "left alt", "space")
}
MEANT = {code: command for command, codes in HALVES.items() for code in codes}


def half_of(code: str) -> int:
    """The half of the keyboard on which a key lies: `LEFT` or `RIGHT`."""
    return LEFT if code.partition(":")[2] in ON_THE_LEFT else RIGHT


def bindings_of(half: int, bindings: Bindings) -> Bindings:
    """What the keys of a half mean, and what they are bound to where `HALVES` is silent; by what is printed on them."""
    side = SIDES.index(half)
    free = {
        command: tuple(printed(code) for code in codes if code not in MEANT and half_of(code) == half)
        for command, codes in bindings.items()
    }
    return free | {command: (printed(codes[side]),) for command, codes in HALVES.items()}
