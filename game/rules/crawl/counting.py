"""What a player can know about the pool by counting: exact, and computed from the view alone.

Hidden cards are equally likely to be in any hidden place, with one exception: after a reshuffle, counters that lay on
the table before it are not in the pool.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from game.core.cards import Card, pack, parse
from game.core.view import View

from .fight import BLOW, INITIATIVE
from .worth import worth

HIGH = 8  # a card from here up to the king is high
Test = Callable[[Card], bool]


class Count(NamedTuple):
    """The number of cards of some kind: at least, at most, and on average."""

    least: int
    most: int
    likely: Fraction


class Pool(NamedTuple):
    """The possible content of the pool: `size` of these cards, all equally likely."""

    cards: tuple[Card, ...]
    size: int

    def number(self, test: Test) -> Count:
        """The number of cards of a kind in the pool."""
        fitting, elsewhere = sum(map(test, self.cards)), len(self.cards) - self.size
        return Count(max(0, fitting - elsewhere), min(fitting, self.size), self.share(test) * self.size)

    def share(self, test: Test) -> Fraction:
        """The probability that a card of the pool is of a kind."""
        return Fraction(sum(map(test, self.cards)), len(self.cards)) if self.cards else Fraction(0)


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that are not visible: those of the pool, and the counters."""
    seen = {card for cards in view.zones.values() for card in cards if card}
    return tuple(card for card in pack() if card not in seen)


def pool_of(view: View) -> Pool:
    """The possible content of the pool now."""
    hidden, size = unseen(view), len(view.zones["deck"])
    shuffled = {parse(id) for id in view.text("pool").split()}
    return Pool(tuple(card for card in hidden if not shuffled or card in shuffled), size)


def next_pool(view: View) -> Pool:
    """The content of the next pool if this one ran out during the next blow: the discards and the cards of the last
    blow and initiative."""
    cards = tuple(card for zone in ("discard", *BLOW, *INITIATIVE) for card in view.zones[zone] if card)
    return Pool(cards, len(cards))


def drawn_from(view: View, ahead: int) -> Pool:
    """The pool that a card will come from when `ahead` others are drawn before it: the current one or the next."""
    now = pool_of(view)
    return now if now.size > ahead else next_pool(view)


def red(card: Card) -> bool:
    """True for hearts and diamonds."""
    return card.red


def black(card: Card) -> bool:
    """True for clubs and spades."""
    return not card.red


def high(card: Card) -> bool:
    """True for eights and above, up to the king."""
    return worth(card) >= HIGH


def low(card: Card) -> bool:
    """True for aces and cards up to seven."""
    return worth(card) < HIGH


def red_evasion(view: View) -> Fraction:
    """The probability that the evasion card of the next blow is red. The attack card drawn before it does not change
    that."""
    return drawn_from(view, 1).share(red)


def blow_hits(view: View) -> Fraction:
    """The probability that the next blow hits, that is, that its attack and evasion cards have the same colour."""
    first, second = drawn_from(view, 0), drawn_from(view, 1)
    if first != second:
        return sum((first.share(test) * second.share(test) for test in (red, black)), Fraction(0))
    cards = len(first.cards)
    return sum((_both(sum(map(test, first.cards)), cards) for test in (red, black)), Fraction(0))


def _both(fitting: int, cards: int) -> Fraction:
    """The probability that two cards drawn from `cards` are both among the `fitting` ones."""
    return Fraction(fitting * (fitting - 1), cards * (cards - 1))
