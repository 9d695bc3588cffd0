"""Tests that all places of the window that have changed are redrawn, and little else."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.base.dirty_rects import merge_rects
from game.app.base.geometry import Box
from game.app.services import Services
from tests.app.scenery import SCENES

TORCH = pygame.Rect(0, 0, 270, 263)
sides = st.integers(1, 900)
rects = st.builds(pygame.Rect, sides, sides, sides, sides)


def test_candles_beside_a_torch_are_drawn_with_it() -> None:
    candle = pygame.Rect(280, 100, 40, 60)
    assert merge_rects([TORCH, candle]) == [TORCH.union(candle)]


def test_two_torches_far_from_one_another_are_drawn_one_by_one() -> None:
    other = TORCH.move(1500, 0)
    assert merge_rects([TORCH, other]) == [TORCH, other]


def test_two_wide_places_do_not_take_the_room_between_them_along() -> None:
    left, right = pygame.Rect(0, 0, 776, 691), pygame.Rect(1505, 135, 415, 556)
    assert merge_rects([left, right]) == [left, right]


@given(st.lists(rects, max_size=8))
def test_every_place_is_drawn_and_none_within_another(places: list[pygame.Rect]) -> None:
    drawn = merge_rects(places)
    assert all(any(rect.contains(place) for rect in drawn) for place in places)
    assert not any(one is not other and one.contains(other) for one in drawn for other in drawn)


@pytest.mark.parametrize("name", ["table, hint", "arena", "arena, a choice", "arena, a set", "crawl, warrior, fight"])
def test_a_plate_wider_than_its_words_is_drawn_where_a_flame_behind_its_end_is(services: Services, name: str) -> None:
    scene = SCENES[name](services)
    plated = [widget for widget in scene.widgets if isinstance(getattr(widget, "plate", None), Box)]
    assert plated
    assert [widget.id for widget in plated if not widget.plate.inside(widget.drawn_on(widget.box), 0.5)] == []
