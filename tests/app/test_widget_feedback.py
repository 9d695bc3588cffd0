"""Tests for the feedback of widgets to input: immediate, brief, and without motion where that is reduced."""

from collections.abc import Callable

import pytest
from pygame import image

from game.app.input.bindings import PRESS, Intent
from game.app.main import Loop
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.ui.widget import WidgetFeedback
from tests.app.driving import frames, show

DT = 1 / 60


def test_the_ring_closes_about_what_gets_the_focus():
    touch = WidgetFeedback()
    touch.focus(calm=False)
    seen = [touch.off]
    while touch.update(DT):
        seen.append(touch.off)
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > 0 == seen[-1] == touch.off
    assert len(seen) * DT < 0.2, "a small move takes no longer"


def test_what_was_pressed_comes_back_a_little_too_far_and_rests():
    touch = WidgetFeedback()
    touch.release("play", calm=False)
    assert touch.down("play") > 0 == touch.down("other")
    seen = []
    while touch.update(DT):
        seen.append(touch.down("play"))
    assert min(seen) < 0
    assert touch.down("play") == 0.0


def test_calm_means_that_nothing_moves():
    touch = WidgetFeedback()
    touch.focus(calm=True)
    touch.release("play", calm=True)
    assert (touch.off, touch.down("play"), touch.update(DT)) == (0.0, 0.0, False)


@pytest.mark.parametrize("still", [True, False])
def test_a_line_slides_in_unless_nothing_may_move(still: bool, make_services: Callable[..., Services]) -> None:
    services = make_services(reduced_motion=still)
    show(services, TitleScene(services))
    services.say("A line")
    assert (services.toast_share == 1.0) is still
    loop = Loop(services)
    for _ in range(20):
        loop.frame([], DT)
    assert services.toast_share == 1.0
    assert not services.update(DT), "then all is at rest"


def test_a_press_of_a_key_is_seen_before_what_it_does_has_been_done(services: Services):
    scene = show(services, TitleScene(services))
    button = scene.widget("new")
    place = services.window.surface.subsurface(services.layout.px(button.box))
    before, seen = image.tobytes(place, "RGB"), []
    button.do = lambda: seen.append(image.tobytes(place, "RGB"))
    scene.handle(Intent("confirm"))
    assert seen != [before]
    frames(services)
    assert image.tobytes(place, "RGB") == before
    scene.handle(Intent(PRESS, at=button.box.centre))
    frames(services)
    assert seen == [image.tobytes(place, "RGB")], "it looks as if the mouse held it down"
