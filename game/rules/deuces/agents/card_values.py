"""The value of a hand's cards to their holder, in cards: each card counts as 1 elsewhere, and this is the difference
from that."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.core.cards import JOKER, Card
from game.core.floats import float_sum
from game.core.table import State

from ..card_plays import COMMON, EPIC, RARE
from ..loot import pieces, tier
from ..queries import hand, is_enemy, is_hero, is_pet, master
from ..questloot import loot_of
from ..ruleset import mode_of
from ..uses import is_used

A_RANK = 0.03  # the worth of one more rank (the content page's EV)
OF_A_KIND = (0.0, 0.0, 0.3, 0.7, 1.2)
FIVE_CARDS = 0.6  # the worth of a complete straight or flush
TWOS = (0.0, 0.3, 0.8, 1.3, 1.8)  # the worth of this many 2s as loot; for heroes only
PIECES = {0: 0.0, COMMON: 0.05, RARE: 0.4, EPIC: 0.5}
A_JOKER, IN_VAIN = 0.9, -0.3  # the worth of a Joker that can pay for quest loot, and of one that cannot
AVERAGE = 0.3  # the approximate value of a drawn card
TWO = 2
A_CARD = 0.4  # the cost of a sacrificed card, besides its value in the hand
LAST_CARDS = 3.0  # the cost of having no cards left
SAFE = 4  # the number of cards from which a hero is almost sure to keep its 2s to the end
FEW, TO_ANSWER = 2, 0.06  # the hand size at which answering is hard, and the extra worth of each rank there


def whole(worth: float) -> int:
    """A worth in millionths of a card. Choices compare these, so that what is equal on paper is equal, and the first
    one is chosen, in whatever order numbers were added."""
    return round(worth * 1_000_000)


def value_of(s: State, who: str, cards: Iterable[Card], lives: float = 1.0) -> float:
    """The value of these cards to a figure; `lives` is the chance that a hero keeps its 2s to the end."""
    every = tuple(cards)
    held = tuple(card for card in every if card.rank != JOKER)
    worth = of_cards(tuple(sorted((card.rank, card.suit) for card in held))) + _jokers(s, who, len(every) - len(held))
    if is_enemy(who) or not mode_of(s).loots:
        return worth
    hero = master(s, who) if is_pet(who) else who
    found = {(piece.rank, piece.suit): tier(s, hero, piece) for piece in pieces(s, hero)}
    worth += float_sum(PIECES[found.get((card.rank, card.suit), 0)] for card in held)
    return worth + (lives * TWOS[sum(card.rank == TWO for card in held)] if is_hero(who) else 0.0)


def _jokers(s: State, who: str, count: int) -> float:
    """The value of this many Jokers: each pays for a piece of quest loot that is still unused, or is useless (A92)."""
    if not count:
        return 0.0
    left = sum(not is_used(s, who, one) for one in loot_of(s, who)) if is_hero(who) else 0
    return A_JOKER * min(count, left) + IN_VAIN * max(count - left, 0)


@lru_cache(50_000)
def of_cards(cards: tuple[tuple[int, str], ...]) -> float:
    """The value of ranks, sets and hands of five."""
    ranks, suits = Counter(rank for rank, _ in cards), Counter(suit for _, suit in cards)
    worth = float_sum(rank * A_RANK for rank, _ in cards) + float_sum(OF_A_KIND[min(n, 4)] for n in ranks.values())
    five = any(n >= 5 for n in suits.values()) or any(all(rank + i in ranks for i in range(5)) for rank in ranks)
    return worth + (FIVE_CARDS if five else 0.0)


def price(s: State, who: str, lost: Iterable[Card]) -> float:
    """The value that a figure loses by giving these cards of its hand away, besides their number."""
    gone, held = tuple(lost), tuple(hand(s, who))
    return value_of(s, who, held) - value_of(s, who, (card for card in held if card not in gone))


def cost(s: State, who: str, lost: Sequence[Card]) -> float:
    """The cost of sacrificing these cards of a figure's hand."""
    if not lost:
        return 0.0
    return A_CARD * len(lost) + price(s, who, lost) + (LAST_CARDS if len(lost) >= len(hand(s, who)) else 0.0)


def left(s: State, who: str, cards: Sequence[Card]) -> float:
    """The value of the cards that a figure keeps after discarding others: a hero with few may be Defeated before there
    is loot, and a figure close to Defeat needs cards that can answer."""
    to_answer = TO_ANSWER * sum(card.rank for card in cards) if len(cards) <= FEW else 0.0
    return value_of(s, who, cards, min(len(cards) / SAFE, 1.0)) + to_answer
