"""Helpers for the tests of Masters and Monsters: encounters with given draws, and ends of fights."""

from collections.abc import Sequence
from typing import Any

from game.core.rng import Rng
from game.core.table import Deal
from game.rules.deuces import GAME, flow, frames
from game.rules.deuces.modes.masters.queries import TWO_PACKS
from game.rules.deuces.stacking import moment
from tests.rules.deuces import Fight, fight
from tests.rules.deuces_quest import options

MODE = "masters"


def drawn(enemies: str, tops: Sequence[str] = (), heads: int = 2, **chosen: str) -> Fight:
    """An encounter up to its first question: these enemies are drawn first; after hands and Threat cards are dealt,
    `tops` are on top of the heroes' decks."""
    hands = ("3C 4D 5H 6S 7C 8D 9H", "3D 4C 5S 6H 7D 8C 9S", "3H 4S 5C 6D 7H 8S 9C", "3S 4H 5D 6C 7S 8H 9D")
    heroes = [f"{hands[n]} {tops[n] if n < len(tops) else ''}" for n in range(heads)]
    laid = moment(heroes, enemies, "", options={"mode": MODE}, two_packs=TWO_PACKS)
    deals = [Deal("", cards) for cards in (laid.cards, *laid.later)]
    return Fight(GAME.new(options(mode=MODE, heroes=str(heads), **chosen), Rng(3), deals))


def battle(
    *heroes: str, against: Sequence[str], player: int = 0, side: str = "heroes", order: str = "", **more: Any
) -> Fight:
    """A fight in which it is a player's Turn: that of the hero, or of their Enemies (`side="enemies"`). `order` is the
    order of Turns."""
    at = fight(*heroes, against=against, player=player, side=side, **({"mode": MODE, "guard": "off"} | more))
    at.s.facts |= {"order": order, "idle": 1}
    at.s.gauges["round"] = 1
    return at


def turns(at: Fight) -> list[tuple[str, int]]:
    """The Turns announced so far, as pairs of side and seat."""
    return [(event.who, int(event.data[1])) for event in at.told if event.what == "turn"]


def pass_on(at: Fight) -> Fight:
    """Let the acting seat do as little as possible."""
    verb = next(verb for verb in ("end", "pass", "go") if verb in at.legal)
    return at.do(verb)


def over(at: Fight) -> Fight:
    """Let the rules settle what the test has changed on the table."""
    frames.queue(at.s, frames.then("settle", "hero.0", ""))
    flow.advance(at.s)
    at._listen()
    return at


def counted(at: Fight, seat: int) -> tuple[int, list[str]]:
    """The result of a seat's Loot check: the number of deuces, and the reasons."""
    return int(at.s.facts[f"deuces.{seat}"]), str(at.s.facts[f"counted.{seat}"]).split()
