"""The count of the pool in words, shown on request."""

from fractions import Fraction

from game.core.cards import Card
from game.core.tally import CardCounting, Tally, TallyLine
from game.core.text import N_, Text
from game.core.view import View

from .counting import HIGH, Pool, Test, black, blow_hits, high, low, next_pool, pool_of, red, red_evasion
from .worth import worth

SUITS = "SCDH"
KINDS = (
    ("red", N_("Red"), red),
    ("black", N_("Black"), black),
    ("high", N_("High ({n} to king)"), high),
    ("low", N_("Low (ace to {below})"), low),
)


class PoolCounting(CardCounting):
    """Counts the pool."""

    def tally(self, view: View) -> Tally:
        """The counts of red, black, high and low cards, and what they mean for the next blow."""
        pool = pool_of(view)
        lines = tuple(_line(pool, kind, words, test) for kind, words, test in KINDS)
        cards = tuple(sorted(pool.cards, key=_place))
        return Tally("deck", pool.size, lines, (_known(view, pool), *_luck(view)), cards)


def _place(card: Card) -> tuple[int, int]:
    """Sort key for the cards that may come: by suit, the ace first."""
    return SUITS.index(card.suit), worth(card)


def _line(pool: Pool, kind: str, words: str, test: Test) -> TallyLine:
    count = pool.number(test)
    return TallyLine(kind, Text(words, n=HIGH, below=HIGH - 1), count.least, count.most, float(count.likely))


def _known(view: View, pool: Pool) -> Text:
    """A sentence on how certain the counts are."""
    if not pool.size:
        return Text(
            "The pool is used up. The next card is the {n} discard.",
            "The pool is used up. The next cards are the {n} discards, shuffled.",
            n=next_pool(view).size,
        )
    counters = len(pool.cards) - pool.size
    if not counters:
        return Text(
            "Only {n} card is left, and you know which.",
            "You know exactly which {n} cards are left, just not in which order.",
            n=pool.size,
        )
    return Text(
        "{n} unseen card lies face down as a counter, so the numbers aren't certain.",
        "{n} unseen cards lie face down as counters, so the numbers aren't certain.",
        n=counters,
    )


def _luck(view: View) -> tuple[Text, Text]:
    chance = _percent(red_evasion(view))
    return (
        Text("The evasion card of the next blow: red {red}%, black {black}%.", red=chance, black=100 - chance),
        Text("The next blow hits in {n}% of cases.", n=_percent(blow_hits(view))),
    )


def _percent(share: Fraction) -> int:
    return round(100 * share)
