"""Helpers for the tests of Quest for Loot: a table with chips, bids by name, and a fight that ends at once."""

from game.core.rng import Rng
from game.core.table import Deal
from game.rules.deuces import flow, frames
from game.rules.deuces.cards import discard
from game.rules.deuces.enemies import SETS, enemy_cards, enemy_of
from game.rules.deuces.names import WIPED, hand_of
from game.rules.deuces.queries import all_heroes, hand
from tests.rules.deuces import GAME, Fight
from tests.rules.deuces_quest import options

PEOPLE = 3


def table(*enemies: str, heroes: int = PEOPLE, **chosen: str) -> Fight:
    """The first encounter of a play, with these enemies drawn first."""
    cards = list(enemy_cards(SETS))
    first = []
    for kind in enemies:
        first.append(next(card for card in cards if enemy_of(card).id == kind))
        cards.remove(first[-1])
    deals = [Deal("deck.enemies", (*first, *cards))] if first else []
    return Fight(GAME.new(options(mode="loot", heroes=str(heroes), **chosen), Rng(3), deals))


def chips(at: Fight) -> list[int]:
    """The chips of every hero without the bets, and those of the Game Master at the end."""
    return [at.s.gauges[f"chips.{n}"] for n in _seats(at)] + [at.s.gauges["chips.gm"]]


def bets(at: Fight) -> list[int]:
    """The bets of all heroes."""
    return [at.s.gauges[f"bet.{n}"] for n in _seats(at)]


def _seats(at: Fight) -> range:
    return range(int(at.s.options["heroes"]))


def win(at: Fight, *fallen: str) -> Fight:
    """Let the Game Master give up a fight, after these heroes have fallen."""
    while "fold" not in at.legal:
        at.do("end" if "end" in at.legal else "pass" if "pass" in at.legal else at.legal[0])
    for hero in fallen:
        discard(at.s, hero, hand(at.s, hero)[:], hand_of(hero))
        at.s.mark(hero, "out")
    at.do("fold")
    while "go" not in at.legal:
        at.do(at.legal[0])
    return at


def lose(at: Fight) -> Fight:
    """End a fight in which all heroes have fallen."""
    for hero in all_heroes(at.s):
        discard(at.s, hero, hand(at.s, hero)[:], hand_of(hero))
        at.s.mark(hero, "out")
    at.s.frames.clear()
    frames.queue(at.s, frames.then("defeat", WIPED))
    flow.advance(at.s)
    return Fight(at.s)
