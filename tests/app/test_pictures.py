"""Tests for nine-patch plates: they have every size without squashing the pattern."""

from itertools import pairwise

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import PLAIN
from game.app.gfx.pictures import _nine, _tile
from game.app.gfx.theme import STARK
from game.app.services import Services
from game.rules.diamonds.descent.classes import CLASSES
from tests.app.test_glyphs import contrast


def stripes(width: int, height: int) -> pygame.Surface:
    """A surface with black and white columns in turn."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(width):
        surface.fill((255, 255, 255, 255) if x % 2 else (0, 0, 0, 255), (x, 0, 1, height))
    return surface


def tiled(piece: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A surface of a size, filled with a piece."""
    target = pygame.Surface(size, pygame.SRCALPHA)
    _tile(target, piece)
    return target


def test_a_place_much_shorter_than_a_tile_gets_no_squashed_pattern():
    piece = tiled(stripes(96, 12), (20, 12))
    assert [piece.get_at((x, 5))[0] for x in range(6)] == [0, 255, 0, 255, 0, 255]


def test_a_longer_place_is_filled_by_whole_tiles():
    piece = tiled(stripes(24, 12), (73, 25))
    assert piece.get_at((72, 24))[3] == 255


@pytest.mark.parametrize("size", [(1, 1), (10, 4), (13, 40), (200, 9), (41, 38), (300, 200)])
def test_corners_shrink_together_when_there_is_no_room(size: tuple[int, int]):
    whole = pygame.Surface((136, 50), pygame.SRCALPHA)
    whole.fill((200, 100, 50, 255))
    plate = _nine(whole, size, (20, 18, 20, 20))
    assert plate.get_size() == size
    for at in ((0, 0), (size[0] // 2, size[1] // 2), (size[0] - 1, size[1] - 1)):
        assert list(plate.get_at(at)) == pytest.approx([200, 100, 50, 255], abs=8)


@pytest.mark.parametrize("tall", [30, 40, 60, 90])
def test_a_shortened_plate_has_no_seam(tall: int):
    """A tile that darkens from one border to the other still does so smoothly when it is much shorter."""
    whole = pygame.Surface((30, 220), pygame.SRCALPHA)
    for y in range(220):
        shade = max(0, min(200, y - 10))
        whole.fill((shade, shade, shade, 120), (0, y, 30, 1))
    plate = _nine(whole, (30, tall + 20), (10, 10, 10, 10))
    column = [plate.get_at((15, y)) for y in range(plate.get_height())]
    steps = [abs(below[0] - above[0]) for above, below in pairwise(column)]
    assert max(steps) <= 2 * 200 / tall
    assert {each[3] for each in column} <= {119, 120, 121}


def test_every_plate_can_be_drawn_small_and_large(services: Services):
    for name, spec in services.pictures.plates.items():
        if not spec.get("fixed"):
            for size in ((3, 3), (12, 12), (66, 36), (900, 60)):
                assert services.pictures.plate(name, size, services.layout.k).get_size() == size


def test_high_contrast_takes_plain_plates(make_services):
    services = make_services(contrast=True)
    assert services.canvas.theme is STARK
    assert set(PLAIN) <= set(services.pictures.plates)
    assert set(PLAIN.values()) == {"plain", "plain-selected", "plain-paper"}
    services.canvas.plate("button", Box(100, 100, 200, 60))
    assert services.window.surface.get_at((200, 130))[:3] == (0, 0, 0)
    services.canvas.plate("parchment", Box(100, 100, 200, 60))
    assert min(services.window.surface.get_at((200, 130))[:3]) > 250


@pytest.mark.parametrize("kind", CLASSES)
def test_every_class_has_a_crest_whole_and_broken(services: Services, kind: str):
    whole, broken = (services.pictures.master(f"ui/crest-{kind}{state}") for state in ("", "-down"))
    assert whole.get_size() == broken.get_size() == (320, 320)
    assert [whole.get_at(at)[3] for at in ((0, 0), (319, 0), (0, 319), (319, 319))] == [0, 0, 0, 0]
    assert pygame.image.tobytes(whole, "RGBA") != pygame.image.tobytes(broken, "RGBA")


def test_nothing_of_a_crest_is_cut_off(services: Services):
    for kind in CLASSES:
        for state in ("", "-down"):
            drawn = pygame.mask.from_surface(services.pictures.master(f"ui/crest-{kind}{state}")).get_bounding_rects()
            box = drawn[0].unionall(drawn[1:])
            assert pygame.Rect(1, 1, 318, 318).contains(box), (kind, state, box)


def test_in_high_contrast_a_button_that_cannot_be_pressed_is_told_apart_and_can_be_read(make_services):
    services = make_services(contrast=True)
    box = Box(100, 100, 200, 60)

    def frame(name):
        """The lightest colour across a button's edge."""
        services.canvas.fill(box.inset(-10), STARK.night)
        services.canvas.plate(name, box)
        return max(services.window.surface.get_at((200, y))[1] for y in range(90, 110))

    assert frame("button-disabled") < frame("button") / 2
    assert contrast(STARK.faint, STARK.paper) >= 2.5
    assert contrast(STARK.faint, STARK.night) >= 4.5
