"""The names of the characters' gauges and resources, and how dice are written."""

from game.core.text import N_, NN_, Text

from .classes import CHANNEL, INSPIRATION, KI, RAGE, SLOTS, SORCERY, SUPERIORITY
from .roster import HP, LEFT, LEVEL, MAX, RESERVE

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
    """The name of a gauge, without its owner."""
    if gauge in SLOTS:
        return Text("spell slots, level {n}", n=SLOTS.index(gauge) + 1)
    return Text(GAUGES[gauge])


def counted(n: int, sides: int) -> Text:
    """A number of dice in words; of points, where a die has one side."""
    one, many = NN_("{n} die", "{n} dice") if sides > 1 else NN_("{n} point", "{n} points")
    return Text(one, many, n=n)


def of_the_die(sides: int, dice: str, points: str) -> str:
    """Of two messages, the one about dice, or the one about plain points where a die has one side."""
    return dice if sides > 1 else points


def dice(n: int, sides: int) -> str:
    """The notation of a number of dice: `9d4`; plain points for a die of one side."""
    return f"{n}d{sides}" if sides > 1 else str(n)


def expected(n: int, sides: int) -> int:
    """The average points of a number of dice, rounded up."""
    return (n * (sides + 1) + 1) // 2
