"""Small ordinary cards that lie over each other: rank, suit and picture in as much of each as is seen."""

from collections.abc import Mapping
from math import floor
from typing import Any

MINI, STRIP = "mini", "strip"  # the layout of a small card, and how that of one begins of which the right is covered
INDEX, TINY = (
    f"{STRIP} index",
    50.0,
)  # that of cards too small for a picture beside others; a width below which they are
WHOLE, LEAST, FINE = 0.96, 0.46, 50  # the shares of a card that are printed otherwise than a whole one, in such steps


def in_row(index: int, count: int, share: float, wide: float) -> str:
    """The layout of a small card of a row, of which such a share is seen unless it is the uppermost."""
    if share < 1 and wide < TINY and count > 1:
        return INDEX
    return strip(share) if index < count - 1 else MINI


def strip(share: float) -> str:
    """The layout of a small card of which such a share is seen, from its left."""
    return MINI if share >= WHOLE else f"{STRIP} {floor(max(LEAST, share) * FINE + 0.001) / FINE}"


def is_strip(layout: str) -> bool:
    """Is the right of such a card covered?"""
    return layout.startswith(STRIP)


def uncovered(layout: str) -> str:
    """The layout of such a card while nothing lies over it."""
    return MINI if is_strip(layout) else layout


def seen_of(layout: str) -> float:
    """The share of a card that is seen in a layout."""
    return float(layout.removeprefix(STRIP)) if is_strip(layout) else 1.0


def between(narrow: Mapping[str, Any], wide: Mapping[str, Any], share: float) -> dict[str, Any]:
    """A place on a card of which more is seen than of the narrow one and less than of the whole one."""

    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    x, y = map(mixed, narrow["centre"], wide["centre"])
    return {**wide, **{name: mixed(narrow[name], wide[name]) for name in narrow if name != "centre"}, "centre": [x, y]}
