"""Tests for the stack of scenes, and for the transitions between two of them."""

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.services import Services
from game.app.ui.buttons import Button
from game.app.ui.scene import Scene
from game.app.ui.stack import Fade, Iris, OpeningDoors, PageTurn, PageTurnBack, Stack, Sweep, Transition
from game.app.ui.widget import Widget

ALL = [Fade, OpeningDoors, Iris, Sweep, PageTurn, PageTurnBack]


class Noted(Scene):
    """A scene that records what happens to it."""

    def __init__(self, services: Services, name: str, log: list[str], opaque: bool = True, music: str = ""):
        super().__init__(services)
        self.name, self.log, self.opaque, self.music = name, log, opaque, music

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def resume(self) -> None:
        self.log.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.log.append(f"{self.name} leaves")

    def update(self, dt: float) -> bool:
        self.log.append(f"{self.name} lives")
        return False

    def draw(self, canvas: Canvas) -> None:
        self.log.append(f"{self.name} is drawn")


@pytest.fixture
def log() -> list[str]:
    return []


@pytest.fixture
def stack() -> Stack:
    return Stack()


def settled(stack: Stack) -> bool:
    return stack.settle(lambda: None)


def test_changes_wait_until_the_scene_has_done_its_work(services: Services, stack: Stack, log: list[str]):
    stack.push(Noted(services, "a", log))
    assert stack.top is None
    assert settled(stack)
    assert log == ["a enters"]
    assert not settled(stack)


def test_every_scene_hears_of_its_life(services: Services, stack: Stack, log: list[str]):
    a, b, c, d = (Noted(services, name, log) for name in "abcd")
    stack.push(a)
    stack.push(b)
    stack.pop()
    stack.replace(c)
    stack.push(d)
    stack.reset(b)
    settled(stack)
    assert log == [
        *("a enters", "b enters", "b leaves", "a resumes", "a leaves", "c enters", "d enters"),
        *("d leaves", "c leaves", "b enters"),
    ]
    assert stack.scenes == [b]


def test_a_change_asked_for_by_a_change_is_made_at_once(services: Services, stack: Stack, log: list[str]):
    class Opener(Noted):
        def enter(self) -> None:
            super().enter()
            stack.replace(Noted(services, "next", self.log))

    stack.push(Opener(services, "first", log))
    settled(stack)
    assert log == ["first enters", "first leaves", "next enters"]


def test_only_the_uppermost_lives_and_what_it_hides_is_not_drawn(services: Services, stack: Stack, log: list[str]):
    for name, opaque in (("a", True), ("b", True), ("c", False)):
        stack.push(Noted(services, name, log, opaque))
    settled(stack)
    log.clear()
    stack.update(0.1)
    stack.draw(services.canvas)
    assert log == ["c lives", "b is drawn", "c is drawn"]


def test_the_music_is_that_of_the_uppermost_with_a_wish(services: Services, stack: Stack, log: list[str]):
    assert stack.music == ""
    stack.push(Noted(services, "a", log, music="low"))
    stack.push(Noted(services, "b", log))
    settled(stack)
    assert stack.music == "low"


# transitions


def red(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill((255, 0, 0))
    return surface


@pytest.mark.parametrize("kind", ALL)
def test_the_old_picture_is_there_at_first_and_gone_at_the_end(services: Services, kind: type[Transition]):
    canvas = services.canvas
    transition = kind().started(red(canvas.surface.get_size()))
    canvas.surface.fill((0, 0, 255))
    transition.draw(canvas)
    assert canvas.surface.get_at((600, 300))[:3] == (255, 0, 0)
    assert not transition.done
    transition.update(transition.length)
    assert transition.done
    canvas.surface.fill((0, 0, 255))
    transition.draw(canvas)
    assert canvas.surface.get_at((600, 300))[:3] == (0, 0, 255)


@pytest.mark.parametrize("kind", ALL)
def test_a_window_resized_meanwhile_shows_the_new_scene(services: Services, kind: type[Transition]):
    canvas = services.canvas
    transition = kind().started(red((640, 400)))
    canvas.surface.fill((0, 0, 255))
    transition.draw(canvas)
    assert canvas.surface.get_at((100, 100))[:3] == (0, 0, 255)


@pytest.mark.parametrize("pace", [0.5, 1.0, 4.0])
def test_transitions_go_at_the_players_pace(pace: float):
    assert OpeningDoors(pace).length == pytest.approx(OpeningDoors.seconds / pace)


def test_without_motion_there_are_none(make_services):
    assert make_services(reduced_motion=True).via(Fade) is None
    assert make_services(reduced_motion=False, speed="instant").via(Fade) is None
    assert make_services(reduced_motion=False).via(Fade) is not None


def test_the_stack_lets_go_of_a_transition_that_is_over(services: Services, stack: Stack, log: list[str]):
    stack.push(Noted(services, "a", log), Fade())
    stack.settle(lambda: red((1280, 800)))
    assert stack.update(0.1)
    assert stack.transition is not None
    assert stack.update(1.0)
    assert stack.transition is None
    assert not stack.update(0.1)


# stepping through the things of a scene


class Three(Scene):
    def build(self) -> list[Widget]:
        return [
            Button(f"b{i}", str(i), Box(100, 100 + 80 * i, 200, 60), lambda: None, self.services.fonts)
            for i in range(3)
        ]


@pytest.mark.parametrize(
    ("focus", "by", "there"),
    [("b0", 1, "b1"), ("b2", 1, "b0"), ("b0", -1, "b2"), (None, 1, "b0"), (None, -1, "b2")],
)
def test_next_and_previous_go_round(services: Services, focus: str | None, by: int, there: str):
    scene = Three(services)
    scene.refresh()
    scene.focus = focus
    scene._step(by)
    assert scene.focus == there


def test_a_page_that_was_turned_is_turned_back(make_services):
    services = make_services(reduced_motion=False)
    stack, picture = services.stack, red(services.canvas.surface.get_size())
    for name in "ab":
        stack.push(Noted(services, name, []), services.via(PageTurn) if name == "b" else None)
    stack.settle(lambda: picture)
    stack.pop()
    stack.settle(lambda: picture)
    assert isinstance(stack.transition, PageTurnBack)
    assert stack.transition.length < PageTurn(1.0).length, "one leaves faster than one comes"
    stack.transition = None
    stack.push(Noted(services, "c", []))
    stack.pop()
    stack.settle(lambda: picture)
    assert stack.transition is None, "where nothing was turned nothing is turned back"


def test_no_page_is_turned_back_once_nothing_may_move(make_services):
    services = make_services(reduced_motion=False)
    stack, picture = services.stack, red(services.canvas.surface.get_size())
    stack.push(Noted(services, "a", []))
    stack.push(Noted(services, "b", []), services.via(PageTurn))
    stack.settle(lambda: picture)
    services.change(reduced_motion=True)
    stack.pop()
    stack.settle(lambda: picture)
    assert not isinstance(stack.transition, PageTurnBack)
