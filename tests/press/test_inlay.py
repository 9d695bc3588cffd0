"""A test that the inlays of the table for two lie before each seat, where only slain monsters are laid."""

import pytest

from game import files, levels
from game.app.base.geometry import Box
from game.rules import games

pytestmark = pytest.mark.press

BEYOND = 320
"""How much of a map lies left of what the smallest window shows."""
BARE = 6
"""How much of the edge of a crest is bare wood: its wings end before that."""
FOOT = 800
"""Where the table ends, as the table's picture does."""


@pytest.mark.parametrize("seat", ["0", "1"])
def test_a_crest_lies_where_the_slain_come_and_under_nothing_else(seat: str) -> None:
    from assets.press.inlay import HIGH, MIDDLES, WIDE
    from assets.press.room import MAHOGANY_FOR_TWO

    zones = [f"{zone}.{seat}" for zone in ("party", "weapon", "slain")]
    room = levels.load(files.level("diamonds-duo.tmx"), zones, games()["diamonds"].zones)
    x, y = MIDDLES[int(seat)]
    crest = Box(x - BEYOND - WIDE / 2, y + FOOT - MAHOGANY_FOR_TWO.depth - HIGH / 2, WIDE, HIGH)
    assert crest.inside(Box(*room.seats[seat]), BARE)
    heroes, weapon, slain = (Box(*room.slots[zone].box) for zone in zones)
    assert crest.y >= heroes.bottom
    assert not crest.overlaps(weapon)
    assert crest.overlaps(slain)
    caption = Box(*room.captions[f"weapon.{seat}"])
    assert crest.y + 2 >= caption.bottom, "words stand on wood"
