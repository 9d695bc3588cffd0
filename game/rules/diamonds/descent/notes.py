"""Entries the players make by hand: deeds between rooms, and the game master's corrections."""

from collections.abc import Iterator

from game.core.blanks import TEXT, encode, one_of
from game.core.descent import GATHER, HP, LEFT, LEVEL, MAX, NOTE, RESERVE, REST, SET
from game.core.table import State
from game.core.view import Action

from . import exit_route, hits
from .roster import PHASE, Table, has, name, party, split, standing

ANY = "?0..999"


def legal_noting(s: State) -> Iterator[Action]:
    """Noting any ability or item: the character, the points it heals, and a text."""
    yield Action(NOTE, (one_of(party(s)), ANY, TEXT))


def legal_setting(s: State) -> Iterator[Action]:
    """Correcting any number: those of the characters, the reserve, and the rooms to the exit."""
    yield Action(SET, (one_of(numbers(s)), ANY))


def numbers(t: Table) -> list[str]:
    """The gauges that can be corrected."""
    sheets = [f"{each}.{who}" for who in party(t) for each in (HP, MAX, LEVEL, *has(t, who))]
    return [LEFT, RESERVE, *sheets]


def note(s: State, who: str, points: str, text: str) -> None:
    """Log a deed between rooms and apply its healing at once."""
    s.announce(NOTE, who, encode(name(s, who)), text, int(points))
    if int(points):
        hits.mend(s, who, int(points), NOTE)


def correct(s: State, gauge: str, n: str) -> None:
    """Set a gauge to the game master's number. This ends the play if everybody is down, or at the exit between two
    rooms."""
    what, who = split(gauge)
    s.announce(SET, who, encode(name(s, who)) if who else "", what, s.gauges[gauge], int(n))
    s.change(gauge, int(n), SET)
    exit_route.count(s, "corrections")
    if s.facts[PHASE] != GATHER and not standing(s):
        exit_route.lose(s)
    elif s.facts[PHASE] == REST and not s.gauges[LEFT]:
        exit_route.escape(s)
