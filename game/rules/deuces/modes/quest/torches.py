"""Torches: every defeat burns one, and so does walking without seeing anything new; without torches a quest is lost."""

from game.core.table import State

from ...frames import Handlers
from ..standard import MODIFIERS
from .outcome import lose
from .where import STEPS, TORCHES, patience

MOST = 9  # the most torches of a party
ALONE = 2  # extra torches for a lone hero, who has no ally to make up for a bad hand


def at_first(s: State, written: int, heads: int) -> int:
    """The number of torches at the start: the map's, and more for a lone hero if the difficulty is left to the number
    of heroes."""
    more = ALONE if heads == 1 and s.options["target"] not in MODIFIERS else 0
    return min(written + more, MOST)


def left(s: State) -> int:
    """The number of torches left."""
    return s.number(TORCHES)


def burn(s: State) -> None:
    """Burn one torch."""
    s.note(TORCHES, left(s) - 1)
    s.announce("torch-burns", "", left(s))


def light(s: State) -> None:
    """Add one torch, if there is room for it."""
    if left(s) < MOST:
        s.note(TORCHES, left(s) + 1)
        s.announce("torch-found", "", left(s))


def singe(s: State) -> None:
    """Burn one torch because of a story, but never the last."""
    if left(s) > 1:
        burn(s)


def _tire(s: State) -> None:
    """Count a step that brings nothing new; after too many, a torch burns down."""
    steps = s.number(STEPS) + 1
    if steps < patience(s):
        s.note(STEPS, steps)
        return
    rest(s)
    s.announce("dark")
    burn(s)
    if not left(s):
        lose(s)


def rest(s: State) -> None:
    """Count the steps from 0 again, because the party has seen something new."""
    s.note(STEPS, 0)


HANDLERS: Handlers = {
    "burn": burn,
    "tire": _tire,
}
