"""The beginning of an encounter: each player draws Enemies, and these decide the order of players."""

from itertools import groupby

from game.core.cards import Card
from game.core.table import State

from ...cards import label
from ...encounter import draw_enemy
from ...enemies import ENEMY_KINDS
from ...frames import Handlers
from ...names import HEROES, INITIATIVE, STAGE, played_by
from ...queries import all_heroes, enemies, kind, owner, seat_of
from ..standard import PER_HERO
from .queries import difficulty, order, unharmed

MOST_DRAWS = 13  # cards drawn for the order; players still equal after that keep the order of their seats


def _monsters(s: State) -> None:
    """Draw Enemies for each player until their Difficulty is at least a hero's share of a Target."""
    for hero in all_heroes(s):
        for fact, value in unharmed(seat_of(s, hero)).items():
            s.note(fact, value)
        s.change(difficulty(seat_of(s, hero)), 0)
    for hero in all_heroes(s):
        s.announce("calls", hero, seat_of(s, hero))
        _draw_for(s, seat_of(s, hero))


def _draw_for(s: State, seat: int) -> None:
    while s.gauges[difficulty(seat)] < PER_HERO and draw_enemy(s, seat):
        mine = own_enemies(s, seat)
        s.change(difficulty(seat), sum(ENEMY_KINDS[kind(s, who)].difficulty for who in mine), mine[-1])


def own_enemies(s: State, seat: int) -> list[str]:
    """The Enemies of a seat that are still standing."""
    return [who for who in enemies(s) if seat_of(s, who) == seat]


# the order of players


def _precedence(s: State) -> None:
    """Set the order of players. Heroes always have initiative. The lowest Difficulty comes first; of the same, the most
    Enemies; then the highest top card."""
    s.note(STAGE, INITIATIVE)
    s.note("first", HEROES)
    found: list[int] = []
    seats = sorted(range(len(all_heroes(s))), key=lambda seat: _standing(s, seat))
    for _alike, group in groupby(seats, key=lambda seat: _standing(s, seat)):
        found += _by_cards(s, list(group), MOST_DRAWS)
    s.note("order", " ".join(map(str, found)))
    s.announce("order", "", *order(s))


def _standing(s: State, seat: int) -> tuple[int, int]:
    """The sort key of a seat: the lowest comes first."""
    return s.gauges[difficulty(seat)], -len(own_enemies(s, seat))


def _by_cards(s: State, seats: list[int], draws: int) -> list[int]:
    """The seats sorted by the top cards of their decks, which then go under the decks; equal seats draw again."""
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
    """Turn up the top card of a hero's deck for all to see. It does not count as drawn (A12)."""
    card = s.draw(f"deck.{owner(s, hero)}", played_by(hero))
    assert card is not None
    s.announce("lot", hero, label(s, hero), card.id)
    return card


HANDLERS: Handlers = {
    "monsters": _monsters,
    "precedence": _precedence,
}
