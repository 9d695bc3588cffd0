"""How an encounter begins: everybody draws Enemies of their own, and those say in which order the players come."""

from itertools import groupby

from game.core.cards import Card
from game.core.table import State

from ...brawl import all_heroes, enemies, kind, owner, seat_of
from ...cards import label
from ...encounter import draw_enemy
from ...enemies import ENEMY_KINDS
from ...frames import Handlers
from ...names import HEROES, INITIATIVE, STAGE, played_by
from ..standard import PER_HERO
from .facts import difficulty, order, unharmed

MOST_DRAWS = 13  # for the order; who cannot be told apart by so many cards comes as they sit


def _monsters(s: State) -> None:
    """Whoever plays a hero draws Enemies until those are as difficult as a hero's share of a Target, or more."""
    for hero in all_heroes(s):
        for fact, value in unharmed(seat_of(s, hero)).items():
            s.note(fact, value)
        s.change(difficulty(seat_of(s, hero)), 0)
    for hero in all_heroes(s):
        s.tell("calls", hero, seat_of(s, hero))
        _draw_for(s, seat_of(s, hero))


def _draw_for(s: State, seat: int) -> None:
    while s.gauges[difficulty(seat)] < PER_HERO and draw_enemy(s, seat):
        mine = own_enemies(s, seat)
        s.change(difficulty(seat), sum(ENEMY_KINDS[kind(s, who)].difficulty for who in mine), mine[-1])


def own_enemies(s: State, seat: int) -> list[str]:
    """The Enemies of a seat that stand."""
    return [who for who in enemies(s) if seat_of(s, who) == seat]


# the order of players


def _precedence(s: State) -> None:
    """Heroes always have initiative.  The lowest Difficulty comes first; of the same, more Enemies; then a higher top
    card."""
    s.note(STAGE, INITIATIVE)
    s.note("first", HEROES)
    found: list[int] = []
    seats = sorted(range(len(all_heroes(s))), key=lambda seat: _standing(s, seat))
    for _alike, group in groupby(seats, key=lambda seat: _standing(s, seat)):
        found += _by_cards(s, list(group), MOST_DRAWS)
    s.note("order", " ".join(map(str, found)))
    s.tell("order", "", *order(s))


def _standing(s: State, seat: int) -> tuple[int, int]:
    """The lower comes first."""
    return s.gauges[difficulty(seat)], -len(own_enemies(s, seat))


def _by_cards(s: State, seats: list[int], draws: int) -> list[int]:
    """Seats by the top cards of their decks, which then go under them; of equal cards others are drawn."""
    if len(seats) == 1 or not draws:
        return seats
    shown = {seat: _turn_up(s, f"hero.{seat}") for seat in seats}
    for seat in seats:
        hero, card = f"hero.{seat}", shown[seat]
        s.move(card, f"deck.{owner(s, hero)}", bottom=True, src=played_by(hero))
    found: list[int] = []
    for rank in sorted({card.rank for card in shown.values()}, reverse=True):
        found += _by_cards(s, [seat for seat in seats if shown[seat].rank == rank], draws - 1)
    return found


def _turn_up(s: State, hero: str) -> Card:
    """The top card of a hero's deck, for all to see.  It does not count as drawn (A12)."""
    card = s.draw(f"deck.{owner(s, hero)}", played_by(hero))
    assert card is not None
    s.tell("lot", hero, label(s, hero), card.id)
    return card


HANDLERS: Handlers = {
    "monsters": _monsters,
    "precedence": _precedence,
}
