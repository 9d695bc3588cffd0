"""Tests that no two drawings look so alike that they can be confused at a glance; see `python -m assets.press
likeness`."""

import pytest

pytestmark = pytest.mark.press

MOST = {"cards": 0.5, "figures": 0.55, "backs": 0.45}
"""How alike two of a kind may be, less what all of them have in common."""


@pytest.mark.parametrize("kind", MOST)
def test_no_two_of_a_kind_are_confused(kind: str) -> None:
    """An enemy is not compared with its elite form, which differs by moon, ring and plates."""
    from assets.press.likeness import KINDS, closest

    pairs = [(like, one, other) for like, one, other in closest(KINDS[kind]) if other != one.removesuffix("-elite")]
    like, one, other = pairs[0]
    assert like < MOST[kind], f"{one} and {other}"
