"""What the cards of a hand are worth to whoever holds them, in cards: one more is 1, and this is what it is more or
less than that."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from game.core.cards import Card
from game.core.table import State

from ..brawl import hand, is_hero, owner
from ..hands import COMMON, EPIC, RARE
from ..loot import tier
from ..names import GM

A_RANK = 0.03  # what one rank more is worth (the content page's EV)
OF_A_KIND = (0.0, 0.0, 0.3, 0.7, 1.2)
FIVE_CARDS = 0.6  # a straight or a flush that is all there
TWOS = (0.0, 0.3, 0.8, 1.3, 1.8)  # for loot, and so for heroes alone
PIECES = {0: 0.0, COMMON: 0.05, RARE: 0.4, EPIC: 0.5}
AVERAGE = 0.3  # what a card that is drawn is worth so, about
TWO = 2


def keep(s: State, who: str, cards: Iterable[Card]) -> float:
    """What those cards are worth to somebody."""
    held = tuple(cards)
    pool = owner(s, who)
    worth = of_cards(tuple(sorted((card.rank, card.suit) for card in held)))
    if pool == GM:
        return worth
    pieces = {(piece.rank, piece.suit): tier(s, f"hero.{pool}", piece) for piece in s.cards(f"loot.{pool}")}
    worth += sum(PIECES[pieces.get((card.rank, card.suit), 0)] for card in held)
    return worth + (TWOS[sum(card.rank == TWO for card in held)] if is_hero(who) else 0.0)


@lru_cache(50_000)
def of_cards(cards: tuple[tuple[int, str], ...]) -> float:
    """What ranks, sets and hands of five are worth."""
    ranks, suits = Counter(rank for rank, _ in cards), Counter(suit for _, suit in cards)
    worth = sum(rank * A_RANK for rank, _ in cards) + sum(OF_A_KIND[min(n, 4)] for n in ranks.values())
    five = any(n >= 5 for n in suits.values()) or any(all(rank + i in ranks for i in range(5)) for rank in ranks)
    return worth + (FIVE_CARDS if five else 0.0)


def price(s: State, who: str, lost: Iterable[Card]) -> float:
    """What giving those cards of its hand away costs somebody, besides how many they are."""
    gone, held = tuple(lost), tuple(hand(s, who))
    return keep(s, who, held) - keep(s, who, (card for card in held if card not in gone))
