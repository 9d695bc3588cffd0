"""How the cards of a hand lie: their order, how neighbours of the focused card move aside, and which are dim."""

from collections.abc import Collection, Iterable, Sequence

from game.core.cards import Card

from ..table.places import Places
from ..table.stage import Stage

RING = 9.0  # how far the focus ring extends beyond a card
RANK, SUIT = "rank", "suit"
SUITS = "SHCD"  # black and red alternate
DULL = 0.75  # dimming of a card that cannot join the picks
NEAR, QUICK = 0.3, 16.0  # spreading a hand: design pixels that count as arrived; speed per second


def by_rank(card: Card) -> tuple[int, ...]:
    """Return the sort key by rank, highest first."""
    return -card.rank, SUITS.find(card.suit), card.pack


def by_suit(card: Card) -> tuple[int, ...]:
    """Return the sort key by suit, highest first within a suit."""
    return SUITS.find(card.suit), -card.rank, card.pack


KEYS = {RANK: by_rank, SUIT: by_suit}


def in_order(cards: Sequence[Card | None], order: str) -> tuple[Card | None, ...]:
    """Return cards in the order of the hand, unknown ones last."""
    known = sorted((card for card in cards if card is not None), key=KEYS[order])
    return (*known, *[None] * (len(cards) - len(known)))


def spread_hand(lefts: Sequence[float], wide: float, focused: int) -> list[float]:
    """Return the left edges of overlapping cards while card `focused` has focus.

    It and the cards before it move left, those after it move right; the first and the last stay.
    """
    last = len(lefts) - 1
    if not 0 <= focused < last:
        return [*lefts]
    need = max(0.0, wide + RING - (lefts[focused + 1] - lefts[focused]))
    back = need * focused / max(1, last - 1)
    ahead = need - back
    before = (left - back * i / max(1, focused) for i, left in enumerate(lefts[: focused + 1]))
    rest = max(1, last - focused - 1)
    after = (left + ahead * (rest - i) / rest for i, left in enumerate(lefts[focused + 1 :]))
    return [*before, *after]


def spread_cards(stage: Stage, places: Places, zone: str, focus: str | None, step: float) -> bool:
    """Spread a hand so that the focused card does not cover its neighbour's index. `step` is the share of the way that
    each card moves now; return True while a card moves."""
    moving = False
    row = stage.in_order(zone)
    middle = places.middles(zone, len(row))
    focused = next((i for i, sprite in enumerate(row) if sprite.id == focus), -1)
    goals = spread_hand([middle(i)[0] for i in range(len(row))], places.width(zone), focused)
    for sprite, goal in zip(row, goals, strict=True):
        x, y = sprite.at
        away = goal - x
        if away and sprite not in stage.flying:
            sprite.at = goal if abs(away) < NEAR or step >= 1 else x + away * step, y
            moving = True
    return moving


def dull_cards(stage: Stage, zones: Iterable[str], bright: Collection[str] | None) -> None:
    """Dim the cards of zones that are not among the bright ones; None dims no card."""
    for zone in zones:
        for sprite in stage.piles.get(zone, ()):
            sprite.dim = 0.0 if bright is None or sprite.id in bright else DULL
