"""Tests that every scene can be drawn in a window of any size: nothing needs room that is not there.

Each day another quarter of the scenes is resized to a few sizes that follow from their names (`tests/rotation.py`), by
night every scene to all of them. Whether a picture is whole, from 1024x640 up, is the matter of
`tests/app/test_layout.py`.
"""

from collections.abc import Iterable, Sequence

import pygame
import pytest

from game.app.base.geometry import Box, Layout
from game.app.input.bindings import Intent
from game.app.main import Loop
from game.app.services import Services
from tests.app.conftest import MakeServices
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.app.test_layout import chunks
from tests.rotation import rotating, stable_number

SMALL = (
    (1, 1),
    (2, 3),
    (8, 8),
    (50, 40),
    (130, 80),
    (320, 200),
    (640, 400),
    (1, 400),
    (640, 1),
    (90, 2160),
    (3840, 60),
)
LARGE = ((641, 1399), (800, 480), (1024, 640), (1366, 768), (1920, 1080), (3840, 2160))
PRESSES = ("confirm", "info", "cancel")  # they start movements and open pages
STEP = 1 / 12  # seconds
DAILY = 2  # small sizes of a scene by day; and a large one


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the scaling of a picture without pixels fail, which otherwise reads memory that is not its own."""
    real = pygame.transform.smoothscale

    def smoothscale(surface: pygame.Surface, size: Sequence[int], *target: pygame.Surface) -> pygame.Surface:
        assert 0 not in surface.get_size() or 0 in size, f"a picture of {surface.get_size()} scaled to {size}"
        return real(surface, size, *target)

    monkeypatch.setattr(pygame.transform, "smoothscale", smoothscale)


def resize(services: Services, size: tuple[int, int]) -> list[pygame.event.Event]:
    """Resize the window as the system does; return the event that tells of it."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return [pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]


def play_in(services: Services, names: Iterable[str], sizes_of: dict[str, Sequence[tuple[int, int]]]) -> None:
    """Show scenes, resize the window to each of their sizes, and press a little there."""
    for name in names:
        services.change(reduced_motion=True)  # scenes come to their states without motion
        scene = next(scenes(services, [name]))[1]
        services.change(reduced_motion=False)
        loop = Loop(services)
        for size in sizes_of[name]:
            try:
                loop.frame(resize(services, size), STEP)
                for press in PRESSES:
                    if services.stack.top is not None:
                        services.stack.top.handle(Intent(press))
                    for _ in range(2):
                        loop.frame([], STEP)
            except Exception as error:
                error.add_note(f"{name} at {size[0]}x{size[1]}")
                raise
            if services.stack.top is None:
                services.stack.push(scene)


def todays(name: str) -> list[tuple[int, int]]:
    """The sizes of a scene on the days of its quarter."""
    number = stable_number(name)
    return [*(SMALL[(number + 5 * n) % len(SMALL)] for n in range(DAILY)), LARGE[number % len(LARGE)]]


@pytest.mark.slow
@pytest.mark.parametrize("names", rotating([(each,) for each in chunks(SCENES, 12)]))
def test_every_scene_is_drawn_in_a_window_of_some_sizes(make_services: MakeServices, names: Sequence[str]) -> None:
    play_in(make_services(), names, {name: todays(name) for name in names})


@pytest.mark.nightly
@pytest.mark.parametrize("size", [*SMALL, *LARGE], ids=lambda size: "{}x{}".format(*size))
def test_every_scene_is_drawn_in_a_window_of_any_size(make_services: MakeServices, size: tuple[int, int]) -> None:
    play_in(make_services(), SCENES, dict.fromkeys(SCENES, (size,)))


@pytest.mark.parametrize("size", SMALL, ids=lambda size: "{}x{}".format(*size))
def test_no_box_is_less_than_nothing_wide(size: tuple[int, int]) -> None:
    """A box whose sides crossed, as by an inset, has no pixels."""
    layout = Layout(*size)
    for box in (Box(10, 10, -30, -5), Box(0, 0, 4, 4).inset(9), Box(3, 700, 0, 0), Box(-90, -90, 20, -1)):
        assert min(layout.px(box)[2:]) >= 0
