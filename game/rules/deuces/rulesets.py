"""The rulesets, one for each mode."""

from collections.abc import Mapping

from game.core.game import Options

from . import (
    aftermath,
    cards,
    choices,
    combat,
    deeds,
    encounter,
    folding,
    loot,
    moments,
    settle,
    turns,
    uses,
    windows,
)
from .abilities.catalog import ABILITIES
from .frames import Handlers, merged
from .modes.catalog import MODES
from .modes.mode import Mode
from .ruleset import Ruleset
from .specials import catalog as specials

COMMON: Handlers = merged(
    aftermath.HANDLERS,
    cards.HANDLERS,
    choices.HANDLERS,
    combat.HANDLERS,
    deeds.HANDLERS,
    encounter.HANDLERS,
    folding.HANDLERS,
    loot.HANDLERS,
    moments.HANDLERS,
    settle.HANDLERS,
    specials.HANDLERS,
    turns.HANDLERS,
    uses.HANDLERS,
    windows.HANDLERS,
)


def _ruleset(mode: Mode) -> Ruleset:
    return Ruleset(mode, merged(COMMON, mode.handlers), ABILITIES, specials.SPECIALS, specials.PARTS)


RULESETS: Mapping[str, Ruleset] = {id: _ruleset(mode) for id, mode in MODES.items()}


def ruleset_for(options: Options) -> Ruleset:
    """The ruleset of the mode that these options name."""
    return RULESETS[options["mode"]]
