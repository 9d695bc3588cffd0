"""A card must not tell by its back which way up it lies."""

import numpy as np
import pytest

pytestmark = pytest.mark.press


@pytest.mark.parametrize("name", ["moths", "dragons", "keys", "labyrinth", "skulls"])
def test_a_back_is_the_same_after_half_a_turn(name: str) -> None:
    """Its colours are; the ink shows a light, which falls from the upper left wherever anybody stands."""
    from assets.press.backs.backs import BACKS
    from assets.press.plate import Plate

    p = Plate(sc=1)
    BACKS[f"back-{name}"](p)
    turned = p.col[::-1, ::-1]
    strays = np.abs(p.col - turned).max(-1) > 0.1
    assert strays.mean() < 0.03
