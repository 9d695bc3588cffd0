"""Tests for boxes, and for the place of the design grid in windows of every shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.base.geometry import GRID_H, GRID_W, Box, Layout

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1600), (3440, 1440), (3840, 2160)]
lengths = st.floats(-400, 1700)
sizes = st.tuples(st.integers(640, 4000), st.integers(400, 2200))


@pytest.mark.parametrize("size", SIZES)
def test_the_grid_is_as_large_as_it_can_be_and_wholly_in_the_window(size: tuple[int, int]):
    layout = Layout(*size)
    x, y, w, h = layout.px(Box(0, 0, GRID_W, GRID_H))
    assert x >= 0
    assert y >= 0
    assert (x + w <= size[0], y + h) == (True, size[1])
    assert w == pytest.approx(size[0], abs=1) or h == pytest.approx(size[1], abs=1)


@pytest.mark.parametrize(
    ("size", "k", "left", "above"),
    [
        ((1280, 800), 1.0, 0.0, 0.0),
        ((1024, 768), 0.8, 0.0, 160.0),  # taller: more room above
        ((1280, 720), 0.9, 1280 / 0.9 / 2 - 640, 0.0),  # wider: more room on both sides
        ((2560, 1600), 2.0, 0.0, 0.0),
    ],
)
def test_a_window_of_another_shape_shows_more_room(size: tuple[int, int], k: float, left: float, above: float):
    layout = Layout(*size)
    assert (layout.k, layout.left, layout.above) == pytest.approx((k, left, above))


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_window_is_filled(size: tuple[int, int]):
    layout = Layout(*size)
    assert layout.px(layout.whole) == (0, 0, *size)
    assert layout.grid.inside(layout.whole)


@pytest.mark.parametrize("size", SIZES)
def test_the_mouse_is_over_what_is_drawn_there(size: tuple[int, int]):
    layout = Layout(*size)
    for at in (0, 0), (GRID_W, GRID_H), (100, 300), (-layout.left, -layout.above):
        assert layout.design(layout.point(at)) == pytest.approx(at)


@given(sizes, lengths, lengths)
def test_to_the_window_and_back(size: tuple[int, int], x: float, y: float):
    layout = Layout(*size)
    assert layout.design(layout.point((x, y))) == pytest.approx((x, y), abs=1e-6)


@given(sizes, lengths, lengths, st.floats(1, 500), st.floats(1, 500))
def test_neighbours_stay_neighbours(size: tuple[int, int], x: float, y: float, w: float, h: float):
    """Boxes that share an edge have no gap and no overlap after rounding."""
    layout, box = Layout(*size), Box(x, y, w, h)
    ax, ay, aw, ah = layout.px(box)
    bx, _, _, _ = layout.px(Box(box.right, y, w, h))
    _, by, _, _ = layout.px(Box(x, box.bottom, w, h))
    assert (ax + aw, ay + ah) == (bx, by)


def test_a_length_is_never_less_than_a_pixel():
    layout = Layout(1024, 768)
    assert (layout.size(0.1), layout.size(10)) == (1, 8)


def test_a_box_holds_its_upper_left_edge_only():
    box = Box(10, 20, 30, 40)
    assert box.holds((10, 20))
    assert box.holds((39.9, 59.9))
    assert not box.holds((40, 30))
    assert not box.holds((20, 60))


def test_boxes_that_touch_do_not_overlap():
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(box.moved(10, 0))
    assert not box.overlaps(box.moved(0, -10))
    assert box.overlaps(box.moved(9.9, 9.9))


def test_smaller_on_every_side():
    box = Box(0, 0, 100, 50)
    assert box.inset(10) == Box(10, 10, 80, 30)
    assert box.inset(10, 0) == Box(10, 0, 80, 50)
    assert box.inset(-5).inset(5) == box
    assert box.inset(1).inside(box)
    assert not box.inset(-1).inside(box)
