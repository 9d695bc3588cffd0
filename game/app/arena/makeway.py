"""How cards of a crowded hand make way for the one in focus, which else would cover the corner of the next."""

from collections.abc import Sequence

RING = 9.0  # how far the ring of the focus reaches beyond a card


def made_way(lefts: Sequence[float], wide: float, focused: int) -> list[float]:
    """Where cards that lie over each other from these places on lie while one of them has the focus: it and those
    before it further left, those after it further right, and the first and the last where they were."""
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
