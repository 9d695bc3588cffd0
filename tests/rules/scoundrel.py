"""Helpers for the tests of Scoundrel: a stacked game through the command line, and a table laid out by hand."""

import io
import itertools
import json
import sys

from game.__main__ import main
from game.core.cards import parse
from game.core.game import Action
from game.core.match import Match
from game.core.rng import Rng
from game.rules.scoundrel import GAME
from game.rules.scoundrel.rules import ROOM, dungeon

SETS = [{"wear": wear, "end": end} for wear, end in itertools.product(("lower", "equal"), ("all", "full"))]


def stacked(top: str, bottom: str = "") -> str:
    """A whole dungeon: the cards of `top` come first, those of `bottom` last, the others between them in order."""
    first, last = top.split(), bottom.split()
    return ",".join([*first, *(card.id for card in dungeon() if card.id not in first + last), *last])


def words(deal: str, options: dict, *more: str) -> list[str]:
    """The command line that plays a stacked game."""
    settings = [word for key, value in options.items() for word in ("--set", f"{key}={value}")]
    return ["play", "scoundrel", "--json", "--deal", deal, *settings, *more]


def program(monkeypatch, capsys, line: list[str], typed: list[str]):
    """Run the program with that command line and those lines typed: its status, JSON lines and complaints."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
    status = main(line)
    said = capsys.readouterr()
    return status, [json.loads(text) for text in said.out.splitlines()], said.err


def table(room="", weapon="", slain="", deck=None, health=20, wear="lower", end="all", **facts) -> Match:
    """A match in the middle of a turn, laid out by hand; the deck is given top card first, or is any four cards."""
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


def do(match: Match, *actions: str) -> Match:
    """Take legal actions one after another."""
    for text in actions:
        match.play(Action.parse(text))
    return match


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal(0)]


def ids(match: Match, zone: str) -> list[str]:
    return [card.id for card in match.state.cards(zone)]


def room(match: Match) -> list[str]:
    """The room from left to right; an empty place is an empty string."""
    return ["".join(ids(match, place)) for place in ROOM]


def health(match: Match) -> int:
    return match.state.gauges["health"]
