"""Tests for pads as SDL reports them: plugged in, touched, rumbling and pulled out."""

import sys

import pygame
import pytest

from game.app.diagnostics import VirtualPad
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.core.events import Changed

from .driving import click, label, press, push, run, show, top

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL's virtual pads are driven on Linux")
A, B, X, START, DOWN = 0, 1, 2, 6, 12


@pytest.fixture
def played(services: Services) -> Services:
    """Services that read input, with the title on screen."""
    show(services, TitleScene(services))
    services.input.start()
    run(services)
    return services


@pytest.mark.parametrize("maker", ["xbox", "playstation", "nintendo"])
def test_a_pad_is_known_by_its_maker(played: Services, plug, maker: str):
    pad = plug(maker)
    run(played)
    assert len(played.input.pads) == 1
    assert played.input.family == "keyboard"  # a pad that is only plugged in does not take over
    push(played, pad, DOWN)
    assert played.input.family == maker


def test_a_pad_plays(played: Services, plug):
    pad = plug()
    run(played)
    assert top(played).focus == "new"
    push(played, pad, DOWN)
    assert top(played).focus != "new"
    for value in (30000, 0, -30000, 0):
        pad.axis(1, value)
        run(played)
    push(played, pad, A)
    assert top(played).name != "title"


def test_a_pad_that_is_pulled_out_pauses_and_any_other_goes_on(played: Services, plug):
    first, second = plug("xbox"), plug("playstation")
    match = new_match(played, played.games["scoundrel"], seed=1)
    played.stack.reset(table_of(played, match))
    run(played)
    push(played, first, DOWN)
    second.out()
    run(played)
    assert top(played).name == "table"
    second = plug("playstation")
    run(played)
    assert played.input.family == "xbox"
    first.out()
    run(played)
    assert top(played).name == "gone"
    assert "pad" in label(played, "why")
    assert played.input.family == "keyboard"
    push(played, second, A)
    assert top(played).name == "table"
    assert played.input.family == "playstation"


@pytest.mark.parametrize("button", [A, B, X, START, DOWN])
def test_any_press_of_the_pad_that_came_back_goes_on_and_does_nothing_else(played: Services, plug, button: int):
    table, pad = with_pad(played, plug)
    pad.out()
    run(played)
    assert top(played).name == "gone"
    pad = plug()
    run(played)
    assert top(played).name == "gone"
    push(played, pad, button)
    assert top(played) is table
    assert table.match.log == []


@pytest.mark.parametrize("kind", ["confirm", "cancel", "menu", "left", "hint"])
def test_any_key_goes_on_after_a_pad_is_gone(played: Services, plug, kind: str):
    table, pad = with_pad(played, plug)
    pad.out()
    run(played)
    press(played, kind)
    assert top(played) is table
    assert table.match.log == []


def test_the_pause_says_whether_a_pad_is_there_again(played: Services, plug):
    _table, pad = with_pad(played, plug)
    pad.out()
    run(played)
    assert "The pad is gone" in label(played, "why")
    back = plug()
    run(played)
    assert top(played).name == "gone"
    assert "gone" not in label(played, "why")
    assert "there again" in label(played, "why")
    back.out()
    run(played)
    assert "The pad is gone" in label(played, "why")


@pytest.mark.parametrize("id", ["resume", "panel"])
def test_a_click_anywhere_goes_on_after_a_pad_is_gone(played: Services, plug, id: str):
    table, pad = with_pad(played, plug)
    pad.out()
    run(played)
    click(played, id)
    assert top(played) is table
    assert table.match.log == []


def test_a_pad_pulled_out_in_the_tour_asks_nothing(played: Services, plug):
    played.routes.learning.lesson("crawl")
    pad = plug()
    run(played)
    lesson = top(played)
    push(played, pad, DOWN)
    pad.out()
    run(played)
    assert top(played).name == "gone"
    pad = plug()
    run(played)
    push(played, pad, X)
    assert top(played) is lesson


def with_pad(services: Services, plug) -> tuple[TableScene, VirtualPad]:
    """A table, and the pad that was used last there."""
    pad = plug()
    table = table_of(services, new_match(services, services.games["scoundrel"], seed=1))
    services.stack.reset(table)
    run(services)
    push(services, pad, DOWN)
    return table, pad


def test_many_comings_and_goings(played: Services, plug):
    for _ in range(20):
        pad = plug()
        run(played)
        push(played, pad, DOWN)
        pad.out()
        run(played)
    assert len(played.input.pads) == 0
    assert played.input.pads.playing == -1


def test_a_pad_that_is_gone_is_let_go(played: Services, plug):
    pad = plug()
    run(played)
    assert pad.held
    pad.out()
    run(played)
    assert not pad.held


def test_no_pad_stays_open_when_the_program_ends(played: Services, plug):
    pads = [plug("xbox"), plug("playstation")]
    run(played)
    played.input.stop()
    for pad in pads:
        pad.out()
        assert not pad.held


@pytest.mark.slow
@pytest.mark.parametrize(("motion", "loss"), [(True, 3), (False, 3), (False, 11)])
def test_a_hurt_shakes_the_pad(played: Services, plug, motion: bool, loss: int):
    played.change(reduced_motion=motion)
    pad = plug()
    match = new_match(played, played.games["scoundrel"], seed=1)
    played.stack.reset(table_of(played, match))
    run(played)
    push(played, pad, DOWN)
    table = top(played)
    table.top.hurry()
    table.top.animate([Changed("health", 20, 20 - loss, "fists")])
    run(played, 90)
    assert any(low > 0 and high > 0 for low, high in pad.rumbles)
    pad.rumbles.clear()
    played.change(rumble=False)
    table.top.animate([Changed("health", 20, 20 - loss, "fists")])
    run(played, 90)
    assert not any(low or high for low, high in pad.rumbles)  # SDL itself ends the rumble before with (0, 0)


def test_who_does_not_hold_a_pad_is_not_shaken(played: Services, plug):
    pad = plug()
    run(played)
    push(played, pad, DOWN)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, unicode="", mod=0, scancode=0))
    run(played)
    pad.rumbles.clear()
    played.input.rumble(1.0, 1.0, 0.1)
    run(played)
    assert not any(low or high for low, high in pad.rumbles)  # the end of the last rumble may still come
