"""Tests for what all menus have in common: which button is red, and which one ends a play."""

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.screens.menu import MenuScene
from game.app.services import Services
from game.app.ui.buttons import Button, IconButton
from tests.app.scenery import SCENES

PAGES = (
    "close-up, monster",
    "look at the deck",
    "records",
    "run, won",
    "slots, to load",
    "credits",
    "licences",
    "pause",
)


@pytest.mark.parametrize("page", PAGES)
def test_back_is_never_the_red_button(services: Services, page: str) -> None:
    scene = SCENES[page](services)
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button)]
    assert buttons
    assert not any(button.primary for button in buttons if button.id == "back")


@pytest.mark.parametrize("page", ["pause", "two, pause", "descent, pause"])
def test_what_ends_the_play_has_a_sign_and_an_ink_of_its_own(services: Services, page: str) -> None:
    buttons = [widget for widget in SCENES[page](services).widgets if isinstance(widget, Button)]
    assert [button.id for button in buttons if button.grave] == ["restart"]
    assert [button.id for button in buttons if button.icon == "cross"] == ["restart"]


def test_every_button_of_the_title_has_a_word(services: Services) -> None:
    scene = SCENES["title"](services)
    assert not any(isinstance(widget, IconButton) for widget in scene.widgets)
    assert {widget.id for widget in scene.widgets if isinstance(widget, Button)} >= {"new", "settings", "quit"}


def test_the_welcome_says_what_this_is_before_it_asks_for_anything(services: Services) -> None:
    scene = SCENES["welcome"](services)
    line, sheet = scene.widget("line"), scene.widget("sheet")
    assert line.label == "Four dungeons in one pack of cards."
    assert line.box.bottom <= sheet.box.y


def test_where_no_flame_is_seen_no_wall_shines_of_it_and_nothing_is_drawn_anew(services: Services) -> None:
    services.change(reduced_motion=False)
    covered = SCENES["records"](services)
    assert isinstance(covered, MenuScene)
    assert not covered.hall().burning(covered.covered())
    assert not covered.ambient(0.1)
    dark = brightness(covered, services)
    shelf = SCENES["games"](services)
    assert isinstance(shelf, MenuScene)
    assert not shelf.hall().burning(shelf.covered()), "or it would seem that a box burns"
    assert shelf.ambient(0.1)
    assert brightness(shelf, services) > 1.5 * dark, "past the boxes, fires still shine"


def brightness(scene: MenuScene, services: Services) -> float:
    """The brightness of the wall beside the right torch."""
    scene.painter.below[0](services.canvas)
    place = services.canvas.layout.px(Box(1180, 60, 60, 60))
    return sum(pygame.transform.average_color(services.canvas.surface, place)[:3])
