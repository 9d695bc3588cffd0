"""Which way to play a table is played in.  It knows none of them, so that everything may ask it."""

from game.core.game import Options
from game.core.table import State

from .mode import Mode

MODES: dict[str, Mode] = {}


def mode_named(options: Options) -> Mode:
    """The way to play that these options name."""
    return MODES[options["mode"]]


def mode_of(s: State) -> Mode:
    """The way to play of a table."""
    return mode_named(s.options)
