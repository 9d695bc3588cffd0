"""What the numbers of a sheet are called."""

from game.core.words import N_, Text

from .classes import CHANNEL, INSPIRATION, KI, RAGE, SLOTS, SORCERY, SUPERIORITY
from .sheet import HP, LEFT, LEVEL, MAX, RESERVE

GAUGES = {
    HP: N_("hit points"),
    MAX: N_("maximum hit points"),
    LEVEL: N_("level"),
    KI: N_("ki points"),
    RAGE: N_("rages"),
    CHANNEL: N_("channel divinity"),
    SORCERY: N_("sorcery points"),
    SUPERIORITY: N_("superiority dice"),
    INSPIRATION: N_("bardic inspiration"),
    LEFT: N_("rooms to the exit"),
    RESERVE: N_("dice paid for"),
}


def gauge_name(gauge: str) -> Text:
    """The name of a gauge, without whose it is."""
    if gauge in SLOTS:
        return Text("spell slots, level {n}", n=SLOTS.index(gauge) + 1)
    return Text(GAUGES[gauge])


def dice(n: int, sides: int) -> str:
    """So many dice, as a table writes them: `9d4`; plain points for a die of one side."""
    return f"{n}d{sides}" if sides > 1 else str(n)


def expected(n: int, sides: int) -> int:
    """The points that so many dice are worth on the average, rounded up."""
    return (n * (sides + 1) + 1) // 2
