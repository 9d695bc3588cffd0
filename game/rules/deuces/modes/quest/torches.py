"""Torches: every defeat burns one, and so does walking about; with none left a quest is lost."""

from game.core.table import State

from ...frames import Handlers
from ..standard import MODIFIERS
from .outcome import lose
from .where import STEPS, TORCHES, patience

MOST = 9  # torches a party may carry
ALONE = 2  # so many more has a hero alone, who has nobody to make up for a bad hand


def at_first(s: State, written: int, heads: int) -> int:
    """With how many torches so many heroes set out: those that the map says, and more for one hero alone where the
    difficulty is left to their number."""
    more = ALONE if heads == 1 and s.options["target"] not in MODIFIERS else 0
    return min(written + more, MOST)


def left(s: State) -> int:
    """How many torches there are."""
    return s.number(TORCHES)


def burn(s: State) -> None:
    """One less."""
    s.note(TORCHES, left(s) - 1)
    s.tell("torch-burns", "", left(s))


def light(s: State) -> None:
    """One more, if there is room for it."""
    if left(s) < MOST:
        s.note(TORCHES, left(s) + 1)
        s.tell("torch-found", "", left(s))


def singe(s: State) -> None:
    """What a story burns: one, but never the last."""
    if left(s) > 1:
        burn(s)


def _tire(s: State) -> None:
    """A step to nothing new: after too many of them a torch has burned down."""
    steps = s.number(STEPS) + 1
    if steps < patience(s):
        s.note(STEPS, steps)
        return
    rest(s)
    s.tell("dark")
    burn(s)
    if not left(s):
        lose(s)


def rest(s: State) -> None:
    """Something is new: the steps are counted from here."""
    s.note(STEPS, 0)


HANDLERS: Handlers = {
    "burn": burn,
    "tire": _tire,
}
