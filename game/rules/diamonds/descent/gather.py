"""The phase before the descent: entering the characters, their resources, and the number of rooms to the exit."""

from collections.abc import Iterator

from game.core.blanks import TEXT, decode, encode, one_of
from game.core.table import State, Token
from game.core.view import Action

from . import exit_route
from .classes import CLASSES, HAS
from .roster import CHARACTERS, DICE, HP, LEFT, LEVEL, MAX, MOST, has, name, party, split, standing

JOIN, HAVE, EXIT, OUT = "join", "have", "exit", "out"


def legal(s: State) -> Iterator[Action]:
    """Setting out, once a character stands and the number of rooms is known; entering characters, resources and rooms
    at any time."""
    here = party(s)
    if standing(s) and s.gauges[LEFT]:
        yield Action(OUT)
    if len(here) < MOST:
        yield Action(JOIN, (TEXT, one_of(CLASSES), "?1..20", "?0..999", "?1..999"))
    if having := [f"{resource}.{who}" for who in here for resource in has(s, who)]:
        yield Action(HAVE, (one_of(having), "?0..99"))
    yield Action(EXIT, ("?1..99",))


def join(s: State, text: str, kind: str, level: str, hp: str, most: str) -> None:
    """Add a character: encoded name, class, level, current and maximum hit points."""
    who = CHARACTERS[len(party(s))]
    s.come(who, Token(kind))
    s.note(f"name.{who}", decode(text))
    sheet = {LEVEL: int(level), HP: int(hp), MAX: int(most), DICE: 0} | dict.fromkeys(HAS[kind], 0)
    for gauge, value in sheet.items():
        s.change(f"{gauge}.{who}", value, JOIN)
    s.announce(JOIN, who, text, level)


def have(s: State, gauge: str, n: str) -> None:
    """Set what is left of a resource."""
    resource, who = split(gauge)
    s.announce(HAVE, who, encode(name(s, who)), resource, int(n))
    s.change(gauge, int(n), HAVE)


def exit(s: State, n: str) -> None:
    """Set the number of rooms to the exit."""
    s.announce(EXIT, "", int(n))
    s.change(LEFT, int(n), EXIT)


def out(s: State) -> None:
    """Set out: keep a copy of the initial values for the summary, and deal the first room."""
    for gauge in [f"{each}.{who}" for who in party(s) for each in (HP, *has(s, who))]:
        s.note(f"start.{gauge}", s.gauges[gauge])
    s.announce(OUT)
    exit_route.deal(s)
