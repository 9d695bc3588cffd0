"""Tests for the light on menu pages: fires light the wall and the dark panels, and rules flank the headings."""

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.screens.menu import DIM
from game.app.services import Services
from game.app.ui.text import Headline, Panel
from game.app.ui.widget import Look, Widget
from tests.app.conftest import MakeServices

SHEET = Box(200, 150, 880, 500)
PLAIN = Look(False, False)


def drawn(services: Services, widget: Widget) -> pygame.Surface:
    """The whole window with only this widget on it."""
    services.window.surface.fill("black")
    widget.draw(services.canvas, widget.box, PLAIN)
    return services.window.surface.copy()


def mean(picture: pygame.Surface, services: Services, box: Box) -> tuple[int, int, int]:
    return pygame.transform.average_color(picture, pygame.Rect(services.layout.px(box)))[:3]


def test_a_dark_sheet_is_warm_at_its_upper_corners(services: Services) -> None:
    picture = drawn(services, Panel("sheet", SHEET, "panel-dark"))
    left, right = (mean(picture, services, Box(x, SHEET.y + 24, 60, 60)) for x in (SHEET.x + 24, SHEET.right - 84))
    foot = mean(picture, services, Box(SHEET.centre[0] - 30, SHEET.bottom - 84, 60, 60))
    for red, _green, blue in (left, right):
        assert red > foot[0] + 15
        assert red > blue
    assert sum(foot) < 90, "it stays a dark sheet"


@pytest.mark.parametrize(("plate", "contrast"), [("parchment", False), ("panel-dark", True)])
def test_nothing_shines_on_paper_or_in_high_contrast(make_services: MakeServices, plate: str, contrast: bool) -> None:
    services = make_services(contrast=contrast)
    shining, plain = drawn(services, Panel("sheet", SHEET, plate)), services.window.surface
    plain.fill("black")
    services.canvas.plate(plate, SHEET)
    assert pygame.image.tobytes(shining, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_a_darkened_room_is_seen_where_its_fires_burn(services: Services) -> None:
    hall, canvas = services.halls.empty("title", services.canvas), services.canvas

    def lit(shines: bool) -> pygame.Surface:
        hall.draw_room(canvas, False)
        canvas.fill(canvas.layout.whole, canvas.theme.night, DIM)
        if shines:
            hall.draw_firelight(canvas, DIM)
        return canvas.surface.copy()

    dark, shown = lit(False), lit(True)
    fire = Box(*hall.room.flames[0].box)
    by_it, far = Box(fire.x - 40, fire.y + 40, 60, 60), Box(600, 640, 80, 80)
    assert sum(mean(shown, services, by_it)) > 1.5 * sum(mean(dark, services, by_it))
    assert mean(shown, services, far) == mean(dark, services, far)


def test_rules_flank_the_name_of_a_page_as_long_as_there_is_room(services: Services) -> None:
    def reach(text: str) -> tuple[Headline, pygame.Rect]:
        name = Headline("heading", text, Box(60, 20, 1160, 70), services.fonts)
        return name, _ink(drawn(services, name))

    name, ink = reach("Settings")
    assert ink.w > name.block.width + 200
    assert abs(ink.centerx - 640) < 4
    name, ink = reach("W" * 48)
    assert ink.w < name.block.width + 20


def _ink(picture: pygame.Surface) -> pygame.Rect:
    """The rectangle in which anything is drawn on black."""
    mask = pygame.mask.from_threshold(picture, "black", (8, 8, 8, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])
