"""Helpers for the tests of Scoundrel: a stacked game through the command line, and a table laid out by hand."""

import itertools

from game.core.cards import parse
from game.core.match import Match
from game.core.rng import Rng
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import ROOM, dungeon
from tests.rules.acting import ids

SETS = [{"wear": wear, "end": end} for wear, end in itertools.product(("lower", "equal"), ("all", "full"))]

# A dungeon that can be survived, the actions up to its last eight cards, and several ends.
LONG = (
    "4C 6H 8S 7D 9C AC AS 7C 8D KC 10D 3H 5S QS 10C 4H 5H 4D JS 6C 3S 7S 6S JC 6D 9D 5C KS 2H 10S QC 4S 3C 8C 5D 9S "
    "2C 2S 9H 3D 8H 2D 10H 7H"
)
WAY = (
    "fight 4C fists,drink 6H,take 7D,fight AC weapon,fight 9C weapon,fight 8S weapon,fight 7C weapon,take 8D,"
    "fight KC weapon,drink 3H,fight 5S weapon,take 10D,drink 4H,fight AS weapon,fight QS weapon,drink 5H,"
    "fight JS weapon,fight 10C weapon,fight 6C weapon,fight 3S weapon,take 4D,take 6D,fight 7S weapon,fight 6S weapon,"
    "fight 5C weapon,take 9D,fight KS weapon,drink 2H,fight QC weapon,fight JC weapon,fight 10S weapon,fight 8C weapon,"
    "fight 4S weapon,take 5D,fight 3C weapon,fight 2C weapon"
)
ENDINGS = {  # (end, kind of last card): last actions and score
    ("all", "potion"): (
        "drink 9H,fight 2S fists,take 3D,drink 8H,fight 9S weapon,take 2D,drink 10H,drink 7H",
        20 + 7,
    ),
    ("full", "potion"): ("drink 9H,take 3D,fight 2S weapon,take 2D,drink 10H,drink 8H", 20 + 8),
    ("all", "weapon"): ("drink 9H,take 3D,fight 9S weapon,fight 2S weapon,drink 10H,drink 8H,drink 7H,take 2D", 20),
    ("full", "weapon"): ("drink 9H,take 3D,fight 2S weapon,drink 10H,drink 8H,take 2D", 20),
    ("all", "less"): (
        "drink 9H,fight 2S fists,take 3D,drink 8H,take 2D,fight 9S weapon,drink 7H,drink 10H",
        16,
    ),
    ("full", "less"): ("drink 9H,fight 2S fists,take 3D,drink 8H,take 2D,fight 9S weapon", 9),
}


def stacked(top: str, bottom: str = "") -> str:
    """A whole dungeon: the cards of `top` first, those of `bottom` last, the others between them in order."""
    first, last = top.split(), bottom.split()
    return ",".join([*first, *(card.id for card in dungeon() if card.id not in first + last), *last])


def words(deal: str, options: dict, *more: str) -> list[str]:
    """The command line that plays a stacked game."""
    settings = [word for key, value in options.items() for word in ("--set", f"{key}={value}")]
    return ["play", "scoundrel", "--json", "--deal", deal, *settings, *more]


def table(room="", weapon="", slain="", deck=None, health=20, wear="lower", end="all", **facts) -> Match:
    """A match in the middle of a turn, laid out by hand; the deck is given from top to bottom, or by default is any
    four cards."""
    if deck is None:
        used = f"{room} {weapon} {slain}".split()
        deck = " ".join([card.id for card in dungeon() if card.id not in used][:4])
    match = Match(GAME, {"wear": wear, "end": end}, 1)
    state = match.state
    piles = dict(zip(ROOM, room.split(), strict=False)) | {
        "deck": " ".join(reversed(deck.split())),
        "weapon": weapon,
        "slain": slain,
    }
    for name, zone in state.zones.items():
        zone.cards = [parse(card) for card in piles.get(name, "").split()]
        zone.known = [zone.default] * len(zone.cards)
    cards = [card for zone in state.zones.values() for card in zone.cards]
    assert len(set(cards)) == len(cards)
    state.gauges["health"] = health
    state.facts |= facts
    state.rng = Rng(1)
    return match


def room(match: Match) -> list[str]:
    """The room's cards from left to right; an empty place is an empty string."""
    return ["".join(ids(match, place)) for place in ROOM]


def health(match: Match) -> int:
    return match.state.gauges["health"]
