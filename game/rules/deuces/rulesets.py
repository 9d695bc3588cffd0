"""The modes, and the ruleset of each: tables of everything that is looked up by name."""

from collections.abc import Mapping

from game.core.view import Options

from . import (
    aftermath,
    cards,
    combat,
    defeats,
    effect_questions,
    encounter,
    folding,
    immediate_effects,
    loot,
    moments,
    turns,
    uses,
    windows,
)
from .catalog import ABILITIES, PARTS, SPECIALS
from .frames import Handlers, merged
from .modes.duel.mode import DUEL
from .modes.masters.mode import MASTERS
from .modes.mode import Mode
from .modes.power import HUNT, POWER
from .modes.quest.mode import QUEST
from .modes.wager.mode import WAGER
from .ruleset import Ruleset
from .specials import captive, tollkeeper, tribute

MODES: Mapping[str, Mode] = {mode.id: mode for mode in (POWER, HUNT, DUEL, MASTERS, QUEST, WAGER)}
COMMON: Handlers = merged(
    aftermath.HANDLERS,
    captive.HANDLERS,
    cards.HANDLERS,
    effect_questions.HANDLERS,
    combat.HANDLERS,
    immediate_effects.HANDLERS,
    encounter.HANDLERS,
    folding.HANDLERS,
    loot.HANDLERS,
    moments.HANDLERS,
    defeats.HANDLERS,
    tollkeeper.HANDLERS,
    tribute.HANDLERS,
    turns.HANDLERS,
    uses.HANDLERS,
    windows.HANDLERS,
)


def _ruleset(mode: Mode) -> Ruleset:
    return Ruleset(mode, merged(COMMON, mode.handlers), ABILITIES, SPECIALS, PARTS)


RULESETS: Mapping[str, Ruleset] = {id: _ruleset(mode) for id, mode in MODES.items()}


def ruleset_for(options: Options) -> Ruleset:
    """The ruleset of the mode that these options name."""
    return RULESETS[options["mode"]]
