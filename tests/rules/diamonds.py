"""Helpers for the tests of Diamonds & Dragons: stacked games, the sample game, and a table laid out by hand."""

from game.core.cards import parse
from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action
from game.rules.diamonds import GAME
from game.rules.diamonds.dungeon import dungeon
from game.rules.diamonds.modes import MODES
from tests.rules.acting import ids

# The sample game of the rule text, corrected as RULINGS.md says: the deck of each shuffle from the top (the cards
# after it are never seen), each faced room, and the hit points after it.
SAMPLE_DEALS = (
    "AD AS 7C 7S  AC 3D 8C",
    "4C 8C 3H 3D  9D 7C 7D  6D 9C 2C  XR 5C 8H  9H 10C 2D  KS 2H AC  5S XB QC",
    "6S 10D QS KC  9S 10H 7H  JS 8D 3C  QC 8S 5S  5H 4D 6C  4H 3S 4S  JC KS 10S  6H XB 5D  2S JH",
)
SAMPLE_ROOMS = (
    ("fight 7S,take AD,fight AS", 13),
    ("run", 13),
    ("fight 8C,fight 4C,take 3D", 13),
    ("fight 7C,drink 3H,take 7D", 12),
    ("fight 9C,fight 2C,take 6D", 10),
    ("fight XR,drink 8H,fight 5C", 9),
    ("take 2D,fight 10C,drink 9H", 10),
    ("take 9D,fight AC,drink 2H", 7),
    ("run", 7),
    ("fight QS,fight 6S,take 10D", 4),
    ("drink 10H,fight KC,drink 7H", 18),
    ("fight JS,fight 9S,fight 3C", 17),
    ("take 8D,fight QC,fight 8S", 13),
    ("drink 5H,fight 6C,fight 5S", 18),
    ("fight 4S,fight 3S,take 4D", 18),
    ("fight KS,drink 4H,fight JC", 6),
    ("drink 6H,fight 10S,take 5D", 6),
    ("drink JH,fight XB,fight 2S", 7),
)


def sample_deals() -> list[str]:
    """The three stacked orders of the sample game, completed."""
    first, second, third = (cards.split() for cards in SAMPLE_DEALS)
    all_of_them = [card.id for card in dungeon()]
    gone = {"AD", "AS", "7S"}  # gone before the first shuffle after a run
    return [
        ",".join([*first, *(id for id in all_of_them if id not in first)]),
        ",".join([*second, *(id for id in all_of_them if id not in second and id not in gone)]),
        ",".join(third),
    ]


def stacked(top: str, bottom: str = "", packs: int = 1) -> str:
    """A whole dungeon: the cards of `top` first, those of `bottom` last, the others between them in order."""
    first, last = top.split(), bottom.split()
    return ",".join([*first, *(card.id for card in dungeon(packs) if card.id not in first + last), *last])


def words(*deals: str, more: str = "", **options: str) -> list[str]:
    """The command line that plays a stacked game; `more` are further words."""
    settings = [word for key, value in options.items() for word in ("--set", f"{key}={value}")]
    stacks = [word for deal in deals for word in ("--deal", deal)]
    return ["play", "diamonds", "--json", *stacks, *settings, *more.split()]


def options(mode: str = "solo", **more: str) -> dict[str, str]:
    """The usual options in a mode."""
    return {**defaults(GAME), "mode": mode, **more}


def table(room="", weapon="", slain="", deck=None, hp=20, mode="solo", turn=0, other=None, **facts) -> Match:
    """A match in the middle of a room, laid out by hand.

    The deck is given from top to bottom, or by default is any few cards that fill the next room. `weapon`, `slain` and
    `hp` are those of the first party; `other` has the same for the second party as a dict.
    """
    other = {"weapon": "", "slain": "", "hp": 20} | (other or {})
    used = f"{room} {weapon} {slain} {other['weapon']} {other['slain']}".split()
    packs = MODES[mode].parties
    if deck is None:
        deck = " ".join([card.id for card in dungeon(packs) if card.id not in used][: MODES[mode].room])
    match = Match(GAME, options(mode), 1)
    state = match.state
    piles = dict(zip(MODES[mode].places, room.split(), strict=False)) | {
        "deck": " ".join(reversed(deck.split())),
        "weapon.0": weapon,
        "slain.0": slain,
        "weapon.1": other["weapon"],
        "slain.1": other["slain"],
    }
    for name, zone in state.zones.items():
        if name.startswith("party."):
            continue
        zone.cards = [parse(card) for card in piles.get(name, "").split()]
        zone.known = [None if name.startswith("room.") else zone.default] * len(zone.cards)
    cards = [card for zone in state.zones.values() for card in zone.cards]
    assert len(set(cards)) == len(cards)
    state.gauges["hp.0"] = hp
    if packs == 2:
        state.gauges["hp.1"] = other["hp"]
    state.facts |= {key.replace("_", "."): value for key, value in facts.items()}
    state.to_act = (turn,)
    state.rng = Rng(1)
    return match


def do(match: Match, *actions: str) -> Match:
    """Perform legal actions one after another, each for the acting seat unless it names its seat."""
    for text in actions:
        action = Action.parse(text)
        match.play(action if ":" in text else action._replace(seat=match.state.to_act[0]))
    return match


def legal(match: Match, seat: int = 0) -> list[str]:
    """The legal actions of a seat, without the seat number."""
    return [str(action._replace(seat=0)) for action in match.legal(seat)]


def room(match: Match) -> list[str]:
    """The room's cards from left to right; an empty place is an empty string."""
    return ["".join(ids(match, place)) for place in MODES[match.options["mode"]].places]


def hp(match: Match, party: int = 0) -> int:
    return match.state.gauges[f"hp.{party}"]


def told(match: Match) -> list[str]:
    """The words of the last action's messages."""
    return [event.what for event in match.state.news if hasattr(event, "what")]


def beats(one, other, seed: int, seat: int) -> float:
    """Play a deal of two parties. 1 if `one` in that seat has the better outcome or, with equal outcomes, the higher
    score; 0.5 if both are equal; else 0."""
    match = Match(GAME, options("duo"), seed)
    players = {seat: one, 1 - seat: other}
    while not match.over:
        match.step(players)
    results, scores = match.state.outcome.results, match.state.outcome.scores
    mine, theirs = ((results[each] == "won", scores[each]) for each in (seat, 1 - seat))
    return 0.5 if mine == theirs else float(mine > theirs)
