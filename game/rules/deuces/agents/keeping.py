"""What the cards of a hand are worth to whoever holds them, in cards: one more is 1, and this is what it is more or
less than that."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.core.cards import JOKER, Card
from game.core.table import State

from ..brawl import hand, is_enemy, is_hero, is_pet, master
from ..hands import COMMON, EPIC, RARE
from ..loot import pieces, tier
from ..questloot import loot_of
from ..ruleset import mode_of
from ..uses import is_used

A_RANK = 0.03  # what one rank more is worth (the content page's EV)
OF_A_KIND = (0.0, 0.0, 0.3, 0.7, 1.2)
FIVE_CARDS = 0.6  # a straight or a flush that is all there
TWOS = (0.0, 0.3, 0.8, 1.3, 1.8)  # for loot, and so for heroes alone
PIECES = {0: 0.0, COMMON: 0.05, RARE: 0.4, EPIC: 0.5}
A_JOKER, IN_VAIN = 0.9, -0.3  # a Joker that can pay for quest loot, and one that cannot
AVERAGE = 0.3  # what a card that is drawn is worth so, about
TWO = 2
A_CARD = 0.4  # what a card sacrificed costs, besides what it is worth in a hand
LAST_CARDS = 3.0  # what it costs to have none left
SAFE = 4  # cards with which a hero is as good as sure to keep its 2s to the end
FEW, TO_ANSWER = 2, 0.06  # so few cards are there to answer with, and a rank more of them is worth so much more


def keep(s: State, who: str, cards: Iterable[Card], lives: float = 1.0) -> float:
    """What those cards are worth to somebody; `lives`: how likely a hero keeps its 2s to the end."""
    every = tuple(cards)
    held = tuple(card for card in every if card.rank != JOKER)
    worth = of_cards(tuple(sorted((card.rank, card.suit) for card in held))) + _jokers(s, who, len(every) - len(held))
    if is_enemy(who) or not mode_of(s).loots:
        return worth
    hero = master(s, who) if is_pet(who) else who
    found = {(piece.rank, piece.suit): tier(s, hero, piece) for piece in pieces(s, hero)}
    worth += sum(PIECES[found.get((card.rank, card.suit), 0)] for card in held)
    return worth + (lives * TWOS[sum(card.rank == TWO for card in held)] if is_hero(who) else 0.0)


def _jokers(s: State, who: str, count: int) -> float:
    """What so many Jokers are worth: each a piece of quest loot that is not used yet, or nothing (A92)."""
    if not count:
        return 0.0
    left = sum(not is_used(s, who, one) for one in loot_of(s, who)) if is_hero(who) else 0
    return A_JOKER * min(count, left) + IN_VAIN * max(count - left, 0)


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


def cost(s: State, who: str, lost: Sequence[Card]) -> float:
    """What it costs somebody to sacrifice those cards of its hand."""
    if not lost:
        return 0.0
    return A_CARD * len(lost) + price(s, who, lost) + (LAST_CARDS if len(lost) >= len(hand(s, who)) else 0.0)


def left(s: State, who: str, cards: Sequence[Card]) -> float:
    """What cards are worth that are all somebody has left once others are thrown away: a hero with few may fall before
    there is any loot, and whoever is next to fall needs what can answer."""
    to_answer = TO_ANSWER * sum(card.rank for card in cards) if len(cards) <= FEW else 0.0
    return keep(s, who, cards, min(len(cards) / SAFE, 1.0)) + to_answer
