"""Strip layouts for overlapping small cards: rank, suit and picture fit in the visible part of each."""

from collections.abc import Mapping
from math import floor
from typing import Any

MINI, STRIP = "mini", "strip"  # the layout of a small card; the prefix of layouts for cards covered at the right
INDEX, TINY = (
    f"{STRIP} index",
    50.0,
)  # layout of cards too small for a picture in a row; the width below which it is used
WHOLE, LEAST, FINE = 0.96, 0.46, 50  # share from which a card counts as whole; least share; number of steps per card


def in_row(index: int, count: int, share: float, wide: float) -> str:
    """Return the layout of card `index` of a row in which the share `share` of each card but the last is visible."""
    if share < 1 and wide < TINY and count > 1:
        return INDEX
    return strip(share) if index < count - 1 else MINI


def strip(share: float) -> str:
    """Return the layout of a small card whose left part `share` is visible."""
    return MINI if share >= WHOLE else f"{STRIP} {floor(max(LEAST, share) * FINE + 0.001) / FINE}"


def is_strip(layout: str) -> bool:
    """Return True if the layout is for a card covered at the right."""
    return layout.startswith(STRIP)


def uncovered(layout: str) -> str:
    """Return the layout of the same card when nothing covers it."""
    return MINI if is_strip(layout) else layout


def seen_of(layout: str) -> float:
    """Return the visible share of a card in a layout."""
    return float(layout.removeprefix(STRIP)) if is_strip(layout) else 1.0


def between(narrow: Mapping[str, Any], wide: Mapping[str, Any], share: float) -> dict[str, Any]:
    """Interpolate a place on a card between its narrow and its whole layout."""

    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    x, y = map(mixed, narrow["centre"], wide["centre"])
    return {**wide, **{name: mixed(narrow[name], wide[name]) for name in narrow if name != "centre"}, "centre": [x, y]}
