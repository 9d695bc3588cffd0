"""What a player can know of the pool by counting: exact, and from the view alone.

Faces decide nothing while they are hidden, so whatever is not seen is as likely here as there.  Only what the pool was
last shuffled from tells some of them apart: a counter that lies there since before that is not in the pool.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from game.core.cards import Card, pack, parse
from game.core.game import View

from .fight import BLOW, INITIATIVE
from .worth import worth

HIGH = 8  # from here on up to the king a card is high
Test = Callable[[Card], bool]


class Count(NamedTuple):
    """How many cards of some kind there are: at least, at most, on average."""

    least: int
    most: int
    likely: Fraction


class Pool(NamedTuple):
    """What may lie in the pool: `size` of these cards, any as likely as any other."""

    cards: tuple[Card, ...]
    size: int

    def number(self, test: Test) -> Count:
        """How many of a kind lie in it."""
        fitting, elsewhere = sum(map(test, self.cards)), len(self.cards) - self.size
        return Count(max(0, fitting - elsewhere), min(fitting, self.size), self.share(test) * self.size)

    def share(self, test: Test) -> Fraction:
        """How likely a card of it is one of that kind."""
        return Fraction(sum(map(test, self.cards)), len(self.cards)) if self.cards else Fraction(0)


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that lie nowhere in sight: those of the pool, and the counters."""
    seen = {card for cards in view.zones.values() for card in cards if card}
    return tuple(card for card in pack() if card not in seen)


def pool_of(view: View) -> Pool:
    """What may lie in the pool now."""
    hidden, size = unseen(view), len(view.zones["deck"])
    shuffled = {parse(id) for id in view.text("pool").split()}
    return Pool(tuple(card for card in hidden if not shuffled or card in shuffled), size)


def next_pool(view: View) -> Pool:
    """What the pool would be shuffled from, if it ran out with the next blow: all that is done with by then."""
    cards = tuple(card for zone in ("discard", *BLOW, *INITIATIVE) for card in view.zones[zone] if card)
    return Pool(cards, len(cards))


def drawn_from(view: View, ahead: int) -> Pool:
    """What the next card but so many comes from: the pool, or the one after it."""
    now = pool_of(view)
    return now if now.size > ahead else next_pool(view)


def red(card: Card) -> bool:
    """Hearts and diamonds."""
    return card.red


def black(card: Card) -> bool:
    """Clubs and spades."""
    return not card.red


def high(card: Card) -> bool:
    """Eights and above, up to the king."""
    return worth(card) >= HIGH


def low(card: Card) -> bool:
    """Aces, and up to seven."""
    return worth(card) < HIGH


def red_evasion(view: View) -> Fraction:
    """How likely the evasion card of the next blow is red.  Its attack card comes first, and says nothing of it."""
    return drawn_from(view, 1).share(red)


def blow_hits(view: View) -> Fraction:
    """How likely the next blow hits: its attack card and the evasion card that follows are of one colour."""
    first, second = drawn_from(view, 0), drawn_from(view, 1)
    if first != second:
        return sum((first.share(test) * second.share(test) for test in (red, black)), Fraction(0))
    cards = len(first.cards)
    return sum((_both(sum(map(test, first.cards)), cards) for test in (red, black)), Fraction(0))


def _both(fitting: int, cards: int) -> Fraction:
    """How likely two of so many cards are both among the fitting ones."""
    return Fraction(fitting * (fitting - 1), cards * (cards - 1))
