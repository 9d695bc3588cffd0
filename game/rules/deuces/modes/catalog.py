"""The modes, by id, in the order of their help pages."""

from collections.abc import Mapping

from .duel.mode import DUEL
from .masters.mode import MASTERS
from .mode import Mode
from .power import HUNT, POWER
from .quest.mode import QUEST
from .wager.mode import WAGER

MODES: Mapping[str, Mode] = {mode.id: mode for mode in (POWER, HUNT, DUEL, MASTERS, QUEST, WAGER)}
