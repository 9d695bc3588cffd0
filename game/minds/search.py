"""What depth-first searches through rooms of known cards share: their answer, a bound, and what they try first."""

from collections.abc import Iterable
from typing import NamedTuple

from .rooms import POTION, RANK, WEAPON, Room

# How promising a position looks, in hundredths of a life; it decides what is tried first, and nothing else.
LIVELY = 10  # a hero with less life is worth less than its life
EDGE = 9  # of each point of a weapon, for each rank it strikes
MONSTER_LEFT, WEAPON_LEFT, POTION_LEFT, STRONGER = 74, 73, 100, 94


class Solution(NamedTuple):
    """The model's actions that win, or None if there are none; and the number of rooms looked at."""

    actions: tuple[int, ...] | None
    nodes: int


def promise(room: Room, left: int, life: int, weapon: int, below: int) -> int:
    """How promising a result of a room is. `left`: the place of the card left over, or -1."""
    held = weapon * EDGE * min(below, RANK)
    worth = 100 * life + held - 10 * max(0, LIVELY - life)
    if left >= 0:
        card = room[left]
        if card < WEAPON:
            worth -= MONSTER_LEFT * (max(0, card - weapon) if card < below else card)
        elif card < POTION:
            rank = card - WEAPON
            worth += STRONGER * max(0, rank * EDGE * RANK - held) // 100 + WEAPON_LEFT * rank
        else:
            worth += POTION_LEFT * (card - POTION)
    return worth


def losses_and_healing(cards: Iterable[int], weapon: int, below: int, equal: bool) -> tuple[list[int], int]:
    """The life that each enemy among the cards costs at least, where it costs any, and all that the potions can give.

    That is as if the best weapon among the cards were in hand from the start, besides the one that is. `equal`: a used
    weapon strikes equals, too; otherwise no weapon strikes two of the same rank.
    """
    enemies: list[int] = []
    healing = best = second = 0
    for card in cards:
        if card > POTION:
            healing += card - POTION
        elif card > WEAPON:
            rank = card - WEAPON
            if rank > best:
                best, second = rank, best
            elif rank > second:
                second = rank
        elif card:
            enemies.append(card)
    losses = []
    seen = 0  # the ranks met, as bits
    for card in enemies:
        held = weapon if card < below else 0
        if equal or not seen >> card & 1:
            against = held if held > best else best
            seen |= 1 << card
        else:
            against = best if held > best else held if held > second else second
        if card > against:
            losses.append(card - against)
    return losses, healing
