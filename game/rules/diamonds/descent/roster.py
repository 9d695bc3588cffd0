"""The characters' values: the party, who is standing, their resources, and the die they roll."""

from collections.abc import Sequence

from game.core.descent import DICE, HP, LEFT, LEVEL, MAX, RESERVE
from game.core.table import State
from game.core.text import N_, Text
from game.core.view import View

from .classes import HAS, MOST, RESOURCES, ROGUE

PHASE = "phase"  # the fact that holds the phase
CHARACTERS = tuple(f"pc.{number}" for number in range(MOST))
EACH = (HP, MAX, LEVEL, DICE, *RESOURCES)  # the gauges of a character; `dice.CHAR` counts the dice handed to it
NAMES = {
    HP: N_("hit points"),
    MAX: N_("maximum hit points"),
    LEVEL: N_("level"),
    LEFT: N_("rooms to the exit"),
    RESERVE: N_("dice paid for"),
}
AUTO = "auto"
LEVELS = ((17, 12), (11, 8), (5, 4), (0, 1))  # (lowest average level, sides of the die)


Table = State | View


def party(t: Table) -> list[str]:
    """The characters in the game, first to last."""
    return [who for who in CHARACTERS if who in t.tokens]


def standing(t: Table) -> list[str]:
    """The characters that are not down."""
    return [who for who in party(t) if t.gauges[f"{HP}.{who}"] > 0]


def name(t: Table, who: str) -> str:
    """The name of a character; several of one name are numbered."""
    own = given_name(t, who)
    alike = [each for each in party(t) if given_name(t, each) == own]
    return f"{own} {alike.index(who) + 1}" if len(alike) > 1 else own


def given_name(t: Table, who: str) -> str:
    """The name that a character was given, which others may have as well."""
    return t.text(f"name.{who}")


def has(t: Table, who: str) -> tuple[str, ...]:
    """The resources that a character of that class may have."""
    return HAS[t.tokens[who].kind]


def gauge_name(gauge: str) -> Text:
    """The name of a gauge, without its owner."""
    return RESOURCES[gauge].name if gauge in RESOURCES else Text(NAMES[gauge])


def split(gauge: str) -> tuple[str, str]:
    """Split a gauge's id into its own name and its character; the character is "" for a gauge of the whole table."""
    each, dot, number = gauge.rpartition(".pc.")
    return (each, f"pc.{number}") if dot else (gauge, "")


def has_rogue(t: Table) -> bool:
    """True if there is a rogue in the party, standing or down."""
    return any(t.tokens[who].kind == ROGUE for who in party(t))


def sides(t: Table) -> int:
    """The number of sides of this table's die; 1 is a plain point."""
    return die_of(t.options["die"], [t.gauges[f"{LEVEL}.{who}"] for who in party(t)])


def die_of(option: str, levels: Sequence[int]) -> int:
    """The number of sides that an option gives characters of these levels; there must be at least one level."""
    if option != AUTO:
        return int(option.removeprefix("d"))
    average = sum(levels) // len(levels)
    return next(die for level, die in LEVELS if average >= level)


def handed(t: Table, who: str) -> int:
    """The dice that a character was given and has not rolled yet."""
    return t.gauges[f"{DICE}.{who}"]


def is_healing(t: Table) -> bool:
    """True if the dice on the table heal, that is, if they come from a potion."""
    hit = t.facts["hit"]
    return isinstance(hit, str) and hit.partition(".")[0].endswith("H")


def space(t: Table, who: str) -> int:
    """The number of further dice a character can be given.

    A die is at least one point, so nobody is given more dice than there are hit points to lose, or to regain.
    """
    hp = t.gauges[f"{HP}.{who}"]
    points = t.gauges[f"{MAX}.{who}"] - hp if is_healing(t) else hp
    return max(0, points - handed(t, who))
