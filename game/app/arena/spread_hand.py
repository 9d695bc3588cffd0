"""Spreading a hand: neighbours move aside so that the focused card does not cover the next card's corner."""

from collections.abc import Sequence

RING = 9.0  # how far the focus ring extends beyond a card


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
