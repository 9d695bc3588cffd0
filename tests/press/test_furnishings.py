"""Tests that maps show every furnishing drawn for them, each at the place where it was drawn."""

import pytest

from game import files, levels
from game.rules import games

pytestmark = pytest.mark.press

MAPS = {
    "room": ("scoundrel", "table"),
    "hoard": ("diamonds", "diamonds-duo", "diamonds-dealer", "diamonds-party"),
    "crypt": ("crawl-mage", "crawl-warrior"),
}
BEYOND = 320, 160
"""How much of a map lies left of what the smallest window shows, and above it."""


@pytest.mark.parametrize(("place", "name"), [(place, name) for place, names in MAPS.items() for name in names])
def test_what_is_drawn_stands_in_the_maps_where_it_was_drawn(place: str, name: str) -> None:
    from assets.press.furnishings.bench import PIECES

    game = games().get(name.partition("-")[0])
    room = levels.load(files.level(f"{name}.tmx"), (), game.zones if game else None)
    there = {f"{thing.bay}.{thing.name}": thing.box for thing in room.furnishings}
    drawn = {
        thing: (left - BEYOND[0], top - BEYOND[1], right - left, foot - top)
        for thing, (left, top, right, foot) in ((thing, piece.frame) for thing, piece in PIECES[place].items())
    }
    assert there == drawn
    assert all(thing.image.name == f"{place}-{thing.bay}-{thing.name}.webp" for thing in room.furnishings)


def test_the_torches_of_the_halls_burn_where_those_of_the_room_do() -> None:
    from assets.press.warhall import FLAME, TORCHES

    flames = [flame.box for flame in levels.load(files.level("scoundrel.tmx"), (), games()["scoundrel"].zones).flames]
    feet = [(box.x + box.w / 2 + BEYOND[0], box.y + box.h + BEYOND[1]) for box in flames]
    assert feet == [*TORCHES]
    assert {(box.w, box.h) for box in flames} == {FLAME}
