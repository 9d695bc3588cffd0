"""The phase before the descent: entering the characters, their resources, and the number of rooms to the exit."""

from collections.abc import Iterator

from game.core.blanks import TEXT, between, decode, encode, one_of
from game.core.descent import DICE, HP, LEFT, LEVEL, MAX
from game.core.table import State, Token
from game.core.view import Action

from . import exit_route
from .classes import CLASSES, HAS, RULES
from .roster import CHARACTERS, Table, has, name, party, split, standing

START = "start"  # before a gauge: the fact that holds its value at the start
JOIN, HAVE, EXIT, OUT = "join", "have", "exit", "out"


def legal(s: State) -> Iterator[Action]:
    """Setting out, once a character stands and the number of rooms is known; entering characters, resources and rooms
    at any time."""
    here = party(s)
    if standing(s) and s.gauges[LEFT]:
        yield Action(OUT)
    if len(here) < RULES.largest:
        numbers = (between(*span) for span in (RULES.level, RULES.hp, RULES.most))
        yield Action(JOIN, (TEXT, one_of([*CLASSES]), *numbers))
    if having := [f"{resource}.{who}" for who in here for resource in has(s, who)]:
        yield Action(HAVE, (one_of(having), between(*RULES.stock)))
    yield Action(EXIT, (between(*RULES.rooms),))


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
        s.note(f"{START}.{gauge}", s.gauges[gauge])
    s.announce(OUT)
    exit_route.deal(s)


def start(t: Table, gauge: str) -> int:
    """The value of a gauge when the party set out; 0 before that."""
    return t.number(f"{START}.{gauge}", 0)
