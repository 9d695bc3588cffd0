"""Tests that a quest's map is drawn soon, and on no more paper than fits in memory, whatever its proportions are."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from game.app.map.chambers import RoomSpot
from game.app.map.chart import LARGEST, evenly
from game.app.map.ink_drawing import along
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from tests import work
from tests.app.driving import frames
from tests.app.quest import GAME, quest

SOON = 400_000  # calls for the first pictures; some of these took minutes or all memory
ZIGZAG = [[20 * n, 900 * (n % 2) - 400] for n in range(99)]


def thing(name: str, type: str, box: list[float], line: list[list[float]], **properties: str) -> dict[str, Any]:
    return {
        "layer": "all", "id": 1, "name": name, "type": type, "box": box, "line": line, "turned": 0,
        "properties": properties,
    }  # fmt: skip


def two_rooms(side: float, far: float, doors: int = 1, bends: Sequence[list[float]] = ()) -> str:
    """A quest of two rooms and the doors between them, which have bends."""
    there = [far + 100, far / 2 + 100]
    return GAME.quests.text_of(
        {
            "format": 1,
            "properties": {"title": "Two rooms"},
            "objects": [
                thing("closet", "room", [0, 0, side, side], [], title="Closet"),
                thing("hall", "room", [far, far / 2, 200, 200], [], title="Hall"),
                *(thing(f"d{n}", "door", [0, 0, 0, 0], [[side / 2, side / 2], *bends, there]) for n in range(doors)),
                thing("in", "start", [side / 2, side / 2, 0, 0], []),
                thing("out", "exit", [*there, 0, 0], [], text="Out."),
            ],
        }
    )


def opened(services: Services, text: str) -> TableScene:
    table = table_of(services, quest(text=text))
    assert isinstance(table, TableScene)
    services.stack.push(table)
    frames(services, 3)
    return table


@pytest.mark.slow
@pytest.mark.parametrize(("side", "far"), [(160, 600), (32, 1500), (1, 1000), (0.01, 1000), (1, 90_000), (100, 90_000)])
def test_a_small_room_far_from_the_rest_is_drawn(services: Services, side: float, far: float) -> None:
    with work.at_most(SOON):
        table = opened(services, two_rooms(side, far))
    wide, high = table.top.ground.travel.chart.size
    assert wide * high < 1.2 * LARGEST * table.top.ground.travel.frame.w * table.top.ground.travel.frame.h
    table.top.ground.travel.travel.eye = None  # look at the party
    table.refresh()
    assert table.widget(table.focus) is not None
    assert "closet" in [spot.chamber.id for spot in table.widgets if isinstance(spot, RoomSpot)]


@pytest.mark.slow
def test_doors_that_wind_without_end_are_drawn_soon(services: Services) -> None:
    with work.at_most(25 * SOON):
        opened(services, two_rooms(2000, 2100, 190, ZIGZAG))


def test_points_at_equal_shares_of_a_line() -> None:
    chance = random.Random(3)
    for _ in range(50):
        line = [(chance.uniform(-50, 50), chance.uniform(-50, 50)) for _ in range(chance.randint(2, 6))]
        line.insert(1, line[0])  # a bend of no length
        steps = chance.randint(1, 40)
        points = evenly(line, steps)
        assert len(points) == steps + 1
        for i, point in enumerate(points):
            assert point == pytest.approx(along(line, i / steps), abs=1e-6)
    assert evenly([(1, 2), (1, 2)], 3) == [(1, 2)] * 4
