"""Tests for walking through a door: the dark of the doorway grows over the old room, and the next room appears in
it."""

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.services import Services
from game.app.table.room.masonry import Threshold, stones, vault

BEHIND, BEFORE = (200, 30, 30), (30, 200, 30)


def walked(services: Services, passed: float) -> tuple[pygame.Surface, Threshold]:
    """The screen after `passed` of the way from a red room to a green one, and the threshold."""
    layout = services.layout
    left = pygame.Surface((layout.width, layout.size(512))).convert()
    left.fill(BEHIND)
    threshold = Threshold(left, layout, Box(500, 80, 280, 300), (1, 2, 3))
    threshold.passed = passed
    target = pygame.Surface((layout.width, layout.height)).convert()
    target.fill(BEFORE)
    threshold.draw(target)
    return target, threshold


def test_one_walks_through_the_door_into_the_next_room(services: Services) -> None:
    """The dark grows out of the doorway, with the next room in it; the table stays, and the screen is never all
    dark."""
    door, wall, table = (640, 230), (60, 230), (640, 700)
    ways = [0.0, 0.14, 0.45, 0.6, 1.0]
    seen = [walked(services, passed) for passed in ways]
    at_door = [picture.get_at(services.layout.px(Box(*door, 1, 1))[:2])[:3] for picture, _threshold in seen]
    assert (at_door[0], at_door[-1]) == (BEHIND, BEFORE)
    assert at_door[1] not in (BEHIND, BEFORE), "first the doorway is dark"
    at_wall = [picture.get_at(services.layout.px(Box(*wall, 1, 1))[:2])[:3] for picture, _threshold in seen]
    assert at_wall[:3] == [BEHIND] * 3
    assert at_wall[-1] == BEFORE
    assert {picture.get_at(services.layout.px(Box(*table, 1, 1))[:2])[:3] for picture, _threshold in seen} == {BEFORE}
    for passed, (picture, _threshold) in zip(ways, seen, strict=True):
        stage = [picture.get_at((x, y))[:3] for x in range(4, picture.get_width(), 37) for y in range(4, 500, 37)]
        assert sum(pixel in (BEHIND, BEFORE) for pixel in stage) > 0.3 * len(stage), passed


def test_no_flame_burns_in_the_dark_between_two_rooms(services: Services) -> None:
    torch = (147.0, 170.0)
    shown = [walked(services, step / 40)[1].shows(torch) for step in range(41)]
    assert (shown[0], shown[-1]) == (False, True)
    assert None in shown
    assert shown == [*([False] * shown.count(False)), *([None] * shown.count(None)), *([True] * shown.count(True))]


DOOR = Box(500, 80, 280, 300)


def test_the_stones_of_a_doorway_have_the_light_of_the_wall_beside_them(services: Services) -> None:
    wall = pygame.Surface((services.layout.width, services.layout.size(512))).convert()
    wall.fill((40, 30, 20))
    wall.fill((90, 60, 30), (0, 0, services.layout.width // 2, wall.get_height()))  # the torch is on the left
    inks = stones(wall, services.layout, DOOR)
    right, left = inks[0], inks[len(inks) // 2]
    assert sum(left) > 1.8 * sum(right)


@pytest.mark.slow
def test_a_doorway_is_engraved_and_its_jambs_are_seen_the_more_the_nearer_it_is(services: Services) -> None:
    """Colours along a line to the right: the face of a stone, its joint and cuts, and the jamb behind it."""
    face, night = (120, 80, 40), (1, 2, 3)
    seen = []
    for larger in (1.0, 1.6):
        target = pygame.Surface((services.layout.width, services.layout.size(512))).convert()
        target.fill(BEHIND)
        vault(target, services.layout, DOOR, larger, [], [face], night)
        pixels = [target.get_at((x, y))[:3] for x in range(target.get_width()) for y in range(target.get_height())]
        kinds = {ink: pixels.count(ink) for ink in {*pixels} - {BEHIND}}
        assert kinds[night] > 1000, "cuts, joints, and the dark"
        lightest = max(sum(ink) for ink in kinds)
        faces = sum(n for ink, n in kinds.items() if sum(ink) > 0.7 * lightest)
        jambs = sum(n for ink, n in kinds.items() if sum(night) < sum(ink) <= 0.7 * lightest)
        seen.append(jambs / faces)
    assert 0 < seen[0] < seen[1]
