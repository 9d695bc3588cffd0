"""The rules of the descent: the initial table, the legal actions of each phase, and their effects."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.cards import parse
from game.core.descent import (
    CAST,
    DICE,
    FACE,
    GATHER,
    GIVE,
    HIT,
    LEFT,
    NOTE,
    ON,
    RESERVE,
    REST,
    ROLL,
    SET,
    SHARE,
    SPEND,
)
from game.core.events import NOBODY
from game.core.rng import Rng
from game.core.table import Deal, State, Zone
from game.core.view import Action, Options

from .. import facing, rooms
from ..dungeon import dungeon
from . import exit_route, gather, hits, notes, spending
from .roster import PHASE

ZONES = ("deck", "room.0", "room.1", "room.2", "room.3", "weapon.0", "slain.0", "discard")
TALLIES = ("rooms", "runs", "damage", "healing", "spared", "corrections")  # facts that count, for the summary
GAUGES = {LEFT: 0, RESERVE: 0, DICE: 0}  # those of the characters come with them
VERB = {"D": "take", "H": "drink"}  # enemies are fought


def new(options: Options, rng: Rng, deals: Sequence[Deal]) -> State:
    """Shuffle the dungeon. There are no characters yet, and the first room is dealt when they set out."""
    s = State(rng, options, list(deals))
    s.zones = {name: Zone() for name in ZONES}
    s.zones["deck"] = Zone(dungeon(), NOBODY)
    s.gauges = dict(GAUGES)
    s.facts |= {PHASE: GATHER, "ran": 0, "taken": 0, "first": 0, "drank.0": False, "last.0": None, "hit": None}
    s.facts |= dict.fromkeys(TALLIES, 0)
    s.shuffle("deck")
    return s


def legal(s: State, seat: int) -> Iterator[Action]:
    """The legal actions of the table. The game master may correct any number at any time."""
    if seat not in s.to_act:
        return
    phase = s.facts[PHASE]
    if phase == GATHER:
        yield from gather.legal(s)
    elif phase == FACE:
        yield from _picks(s)
    elif phase == ROLL:
        yield from hits.legal_rolling(s)
    elif phase == REST:
        yield Action(ON)
        yield from notes.legal_noting(s)
    else:
        yield from hits.legal_handing(s)
    if phase in (HIT, REST):
        yield from spending.legal(s)
    yield from notes.legal_setting(s)


def _picks(s: State) -> Iterator[Action]:
    if exit_route.may_run(s):
        yield Action("run")
    for card in rooms.room(s):
        yield Action(VERB.get(card.suit, "fight"), (card.id,))


def apply(s: State, action: Action) -> None:
    """Carry out a legal action."""
    DEEDS[action.verb](s, *action.ids)


def _take(s: State, id: str) -> None:
    facing.take(s, 0, parse(id))
    _faced(s, id)


def _drink(s: State, id: str) -> None:
    facing.drink(s, 0, parse(id), hits.heal)
    _faced(s, id)


def _fight(s: State, id: str) -> None:
    facing.fight(s, 0, parse(id), hits.hurt)
    _faced(s, id)


def _faced(s: State, id: str) -> None:
    """Carry on after a card was faced: its dice come first, if it brought any."""
    s.note("last.0", id)
    s.note("drank.0", parse(id).suit == "H")
    exit_route.count(s, "taken")
    if s.facts[PHASE] == FACE:
        exit_route.faced(s)
    else:
        hits.settle(s)


def _give(s: State, who: str, n: str) -> None:
    hits.give(s, who, int(n))
    hits.settle(s)


def _evenly(s: State) -> None:
    hits.evenly(s)
    hits.settle(s)


def _roll(s: State, points: str | None = None) -> None:
    if points is None:
        hits.roll(s)
    else:
        hits.typed(s, int(points))
    hits.settle(s)


DEEDS: Mapping[str, Callable[..., None]] = {
    gather.JOIN: gather.join,
    gather.HAVE: gather.have,
    gather.EXIT: gather.exit,
    gather.OUT: gather.out,
    "run": exit_route.run,
    "take": _take,
    "drink": _drink,
    "fight": _fight,
    GIVE: _give,
    SHARE: _evenly,
    CAST: _roll,
    SPEND: spending.spend,
    NOTE: notes.note,
    SET: notes.correct,
    ON: exit_route.deal,
}
