"""One test for each sentence of the rule texts about the layout of the table, for the right and the left hand."""

from itertools import pairwise

import pytest

from game import files, levels
from game.app.base.geometry import GRID_H, GRID_W, Box
from game.app.table.places import Places
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import ROOM

MOST = 13  # monsters on one weapon, each weaker than the last
NUMBER = 0.4  # share of a card's width that each of its two numbers takes


@pytest.fixture(params=[False, True], ids=["right", "left"])
def places(request):
    return Places(levels.load(files.level("scoundrel.tmx"), GAME.zones), left_handed=request.param)


def room(places) -> Box:
    first, last = places.slot(ROOM[0]), places.slot(ROOM[-1])
    return Box(first.x, first.y, last.right - first.x, last.h)


def slain(places, count: int) -> list[Box]:
    """The boxes of `count` slain monsters on the weapon."""
    box = places.slot("slain")
    middles = [places.card("slain", number, count) for number in range(count)]
    return [Box(x - box.w / 2, y - box.h / 2, box.w, box.h) for x, y in middles]


def common(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def test_the_dungeon_lies_on_the_left(places):
    assert places.slot("deck").right <= room(places).x


def test_the_four_cards_of_the_room_lie_side_by_side_in_the_centre(places):
    boxes = [places.slot(place) for place in ROOM]
    assert all(one.right < other.x and one.y == other.y for one, other in pairwise(boxes))
    assert room(places).centre[0] == pytest.approx(GRID_W / 2, abs=1)


def test_the_weapon_lies_between_the_player_and_the_room(places):
    weapon = places.slot("weapon")
    assert room(places).bottom < weapon.y < weapon.bottom < GRID_H


def test_discards_lie_apart_to_the_right_of_the_room(places):
    assert room(places).right <= places.slot("discard").x


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_slain_monsters_are_stacked_on_the_weapon_and_on_each_other(places, count):
    boxes = slain(places, count)
    ends = (
        boxes[0],
        boxes[-1],
    )  # always from left to right: for the left hand, the newest one lies on the weapon
    assert any(common(end, places.slot("weapon")) for end in ends)
    assert all(common(one, other) for one, other in pairwise(boxes))


@pytest.mark.parametrize("count", range(2, MOST + 1))
def test_they_are_staggered_so_that_each_can_be_seen(places, count):
    assert all(abs(one.x - other.x) >= 8 for one, other in pairwise(slain(places, count)))


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_the_weapons_number_still_shows(places, count):
    weapon = places.slot("weapon")
    left = Box(weapon.x, weapon.y, weapon.w * NUMBER, weapon.h)
    right = Box(weapon.right - weapon.w * NUMBER, weapon.y, weapon.w * NUMBER, weapon.h)
    assert any(not any(common(box, number) for box in slain(places, count)) for number in (left, right))
