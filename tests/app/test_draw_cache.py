"""Tests for cached drawing: what looks the same in most frames is copied from the cache, and drawn anew after a
change."""

from collections.abc import Callable

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.gfx.compositor import RecordingCanvas, ReplayedDrawing
from game.app.gfx.display_list import bounds_of
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.services import Services
from game.app.ui.buttons import Button
from game.app.ui.scene import Scene
from game.app.ui.widget import Look, Widget

from .driving import frames, show, top

BOX = Box(100, 100, 200, 60)


def painter(calls: list[str], name: str) -> Callable[[Canvas], None]:
    """A function that draws a patch and records that it was called."""

    def draw(canvas: Canvas) -> None:
        calls.append(name)
        canvas.plate("hp-plate", BOX)
        canvas.fill(BOX.inset(20, 20), canvas.theme.gold, 120)

    return draw


def pixels(services: Services) -> bytes:
    return pygame.image.tobytes(services.canvas.surface, "RGB")


def test_what_looks_the_same_is_drawn_without_being_found_again(services: Services) -> None:
    calls: list[str] = []
    canvas, repeated = services.canvas, ReplayedDrawing()
    canvas.surface.fill((40, 60, 80))
    painter([], "")(canvas)
    wanted = pixels(services)
    for _ in range(3):
        canvas.surface.fill((40, 60, 80))
        repeated.draw(canvas, painter(calls, "once"), "a look")
        assert pixels(services) == wanted
    assert calls == ["once"]


def test_another_look_or_another_canvas_is_found_anew(make_services: Callable[..., Services]) -> None:
    calls: list[str] = []
    services, other, repeated = make_services(), make_services(contrast=True), ReplayedDrawing()
    repeated.draw(services.canvas, painter(calls, "first"), 1)
    repeated.draw(services.canvas, painter(calls, "second"), 2)
    repeated.draw(other.canvas, painter(calls, "stark"), 2)
    assert calls == ["first", "second", "stark"]


@pytest.mark.parametrize("look", [Look(), Look(focused=True), Look(True, True)])
def test_a_button_shows_what_has_become_of_it(services: Services, look: Look) -> None:
    def drawn(draw: Callable[..., None]) -> bytes:
        services.canvas.surface.fill((40, 60, 80))
        draw(services.canvas, BOX, look)
        return pixels(services)

    button = Button("go", "Go", BOX, lambda: None, services.fonts, "sword")
    for change in ({}, {"primary": True}, {"enabled": False}, {"icon": "heart"}):
        vars(button).update(change)
        wanted = drawn(button.draw)
        assert [drawn(button.show), drawn(button.show)] == [wanted, wanted]


class Page(Scene):
    """A scene with one button, made anew each time."""

    label, do, enabled = "Go", print, True

    def build(self) -> list[Widget]:
        button = Button("go", self.label, BOX, self.do, self.services.fonts)
        button.enabled = self.enabled
        return [button]


def test_a_widget_made_anew_is_drawn_anew_only_if_something_of_it_has_changed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(services, page := Page(services))
    drawn: list[str] = []
    monkeypatch.setattr(Button, "draw", lambda button, *_rest: drawn.append(button.label))
    for change in ({}, {}, {"do": repr}, {"label": "Stop"}, {"enabled": False}):
        vars(page).update(change)
        page.refresh()
        page.draw(services.canvas)
    assert drawn == ["Stop", "Stop"]


def test_a_refresh_that_loses_the_focus_builds_once_for_the_table_and_once_for_the_focus(services: Services) -> None:
    show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    scene, built = top(services), []
    for name in ("build", "build_for_focus"):
        make = getattr(scene, name)
        setattr(scene, name, lambda make=make, name=name: built.append(name) or make())
    scene.focus = "gone"
    scene.refresh()
    assert not built, "nothing has looked at them yet"
    assert scene.widget(scene.focus) is not None
    assert built == ["build", "build_for_focus"]


def test_a_table_that_changes_several_times_in_a_frame_is_built_once(services: Services) -> None:
    show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    scene, built = top(services), []
    for name in ("build", "build_for_focus"):
        make = getattr(scene, name)
        setattr(scene, name, lambda make=make, name=name: built.append(name) or make())
    scene.refresh_for_focus()
    scene.refresh()
    scene.refresh()
    scene.refresh_for_focus()
    frames(services, 1)
    assert built == ["build"]


def test_a_table_shows_its_new_focus_before_anything_looks_at_it(services: Services) -> None:
    show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    scene = top(services)
    told = {}
    for id in scene.focus_rules.cards:
        scene.set_focus(id, quiet=True)
        told[id] = scene.widget("preview").label
    assert len({*told.values()}) > 1
    assert told[scene.focus] == scene.texts.preview()


def test_a_table_at_rest_asks_no_widget_that_says_what_it_looks_like(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    scene, asked = top(services), []
    scene.draw(services.canvas)
    for widget in scene.widgets:
        monkeypatch.setattr(widget, "draw", lambda *_rest, widget=widget: asked.append(widget))
    scene.draw(services.canvas)
    assert asked
    assert all(widget.looks() is None for widget in asked)


def test_what_reaches_out_of_a_frame_covers_only_what_is_seen_of_it(services: Services) -> None:
    paper, picture = RecordingCanvas(services.canvas), pygame.Surface((40, 40))
    with paper.clipped(Box(100, 100, 500, 300)):
        paper.blit(picture, (80, 90))
        paper.blit(picture, (300, 200))
        paper.blit(picture, (10, 10))
    assert [tuple(bounds_of(item)) for item in paper.items] == [(100, 100, 20, 30), (300, 200, 40, 40)]
