"""Tests for the thing to which each direction moves the focus."""

import pytest

from game.app.base.geometry import Box, closest, nearest

GRID = {f"{row}{column}": Box(100 * column, 60 * row, 90, 50) for row in range(3) for column in range(4)}


@pytest.mark.parametrize(
    ("here", "way", "there"),
    [("11", "left", "10"), ("11", "right", "12"), ("11", "up", "01"), ("11", "down", "21"), ("13", "right", "13")],
)
def test_in_a_grid_a_step_leads_to_the_neighbour(here: str, way: str, there: str) -> None:
    assert nearest(GRID, here, way) == there


@pytest.mark.parametrize(("here", "way", "there"), [("13", "right", "10"), ("10", "left", "13"), ("21", "down", "01")])
def test_over_the_edge_it_comes_in_again_when_that_is_wished(here: str, way: str, there: str) -> None:
    assert nearest(GRID, here, way, wrap=True) == there


def test_a_row_of_another_width_below_is_not_to_the_right() -> None:
    boxes = {"slot-1": Box(0, 0, 800, 90), "load-1": Box(812, 9, 72, 72), "slot-2": Box(0, 100, 1000, 90)}
    assert nearest(boxes, "slot-1", "right") == "load-1"
    assert nearest(boxes, "slot-1", "down") == "slot-2"
    assert nearest(boxes, "load-1", "left") == "slot-1"
    assert nearest(boxes, "load-1", "down") == "slot-2"


def test_without_a_focus_it_is_the_first_in_reading_order() -> None:
    assert nearest(GRID, None, "down") == "00"
    assert nearest({}, None, "down") is None


def test_the_heir_is_the_closest() -> None:
    assert closest(GRID, Box(210, 70, 50, 50)) == "12"


def test_the_next_wide_button_of_a_row_comes_before_a_narrow_one_just_above() -> None:
    keys = {f"key-{n}": Box(100 + 60 * n, 100, 52, 60) for n in range(10)}
    wide = {"space": Box(100, 168, 300, 60), "more": Box(408, 168, 140, 60), "delete": Box(556, 168, 140, 60)}
    assert nearest(keys | wide, "delete", "left") == "more"
    assert nearest(keys | wide, "more", "left") == "space"
    assert nearest(keys | wide, "space", "right") == "more"
