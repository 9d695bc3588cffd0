"""A test that a card's back does not show which way up the card lies."""

import numpy as np
import pytest

pytestmark = pytest.mark.press


@pytest.mark.parametrize("name", ["moths", "dragons", "keys", "labyrinth", "skulls"])
def test_a_back_is_the_same_after_half_a_turn(name: str) -> None:
    """Only the colours are compared, because the ink is shaded by a light that always falls from the upper left."""
    from assets.press.backs.backs import BACKS
    from assets.press.plate import Plate

    p = Plate(sc=1)
    BACKS[f"back-{name}"](p)
    turned = p.col[::-1, ::-1]
    strays = np.abs(p.col - turned).max(-1) > 0.1
    assert strays.mean() < 0.03
