"""A monkey with a mouse, a keyboard and two pads in every scene: no fault, always one focus, and always a way back.

It resizes the window while cards fly, pulls pads out and changes settings. The same seed does the same again. Each day
another quarter of the seeds and scenes has its turn (`tests/rotation.py`).
"""

import random
import sys
from collections.abc import Iterator
from contextlib import closing

import pygame
import pytest

from game import i18n
from game.app.diagnostics import VirtualPad
from game.app.input.bindings import COMMANDS, PAD_AXES, Intent
from game.app.main import Loop
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.settings import ROWS
from game.app.ui.scene import Scene
from tests.app.conftest import MakeServices
from tests.app.driving import top
from tests.app.events import axis, event, key, mouse, moved
from tests.app.looks import pen
from tests.app.scenery import SCENES
from tests.rotation import rotating

SIZES = (
    (1, 1), (50, 40), (130, 80), (640, 400), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (3440, 1440),
    (3840, 2160), (641, 1399),
)  # fmt: skip
FRAMES = 1200  # for each seed; an event or a few in each
SEEDS = 14
STAY = 150  # frames until the monkey is put into another scene
KINDS = 6  # of scenes that each run must see
BACKS = 14  # no scene lies deeper
FAKES = (7, 8, 99)  # instance ids of pads that do not exist
SPEEDS = ("1", "4", "instant")
VALUES = {"toggle": (False, True), "slider": (0, 35, 100)}
KEYS = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_") and name not in ("K_F11", "K_UNKNOWN")]
Events = Iterator[pygame.event.Event]


class Monkey:
    """Makes input events and changes the window and settings at random, from a seed."""

    def __init__(self, services: Services, seed: int):
        self.services, self.chance = services, random.Random(seed)
        self.pads: list[VirtualPad] = []
        doings = {
            self._key: 30, self._bound: 20, self._click: 20, self._motion: 14, self._wheel: 6, self._pad: 20,
            self._stick: 8, self._plug: 3, self._window: 3, self._speaker: 1, self._setting: 1,
        }  # fmt: skip
        self.doings, self.weights = list(doings), list(doings.values())

    def events(self) -> list[pygame.event.Event]:
        """Return the events of the next frame."""
        return [*self.chance.choices(self.doings, self.weights)[0](), *pygame.event.get()]

    def close(self) -> None:
        """Detach the pads that are left."""
        while self.pads:
            self.pads.pop().detach()
        pygame.event.clear()

    def _key(self) -> Events:
        letter = self.chance.choice(("", "a", "7", "\b", "é", "u"))
        mod = self.chance.choice((0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_LMETA))
        number = self.chance.choice(KEYS)
        if number in (pygame.K_RETURN, pygame.K_KP_ENTER):
            mod &= ~pygame.KMOD_ALT  # full screen has no more to it than a change of size
        yield key(number, self.chance.random() < 0.7, letter, mod=mod)

    def _bound(self) -> Events:
        """Press the input of a command, and mostly release it."""
        codes = [code for codes in self.services.settings.bindings.values() for code in codes if code != "key:f11"]
        code = self.chance.choice(codes)
        yield event(code)
        if self.chance.random() < 0.8:
            yield event(code, down=False)

    def _at(self) -> tuple[int, int]:
        """A point in the window, mostly on a focusable widget."""
        layout, scene = self.services.layout, self.services.stack.top
        things = [widget for widget in scene.widgets if widget.focusable] if scene else []
        if things and scene and self.chance.random() < 0.8:
            x, y = layout.point(scene.scroller.box_of(self.chance.choice(things)).centre)
            return round(x), round(y)
        return self.chance.randrange(-5, layout.width + 5), self.chance.randrange(-5, layout.height + 5)

    def _click(self) -> Events:
        at, button = self._at(), self.chance.choice((1, 1, 1, 1, 2, 3, 6, 7, 9))
        yield mouse(button, True, at)
        if self.chance.random() < 0.4:
            at = self._at()  # a drag
            yield moved(at)
        if self.chance.random() < 0.9:
            yield mouse(button, False, at)

    def _motion(self) -> Events:
        yield moved(self._at())

    def _wheel(self) -> Events:
        turns = self.chance.choice((-3.0, -1.0, -0.1, 1.0, 40.0))
        yield pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=round(turns), precise_x=0.0, precise_y=turns)

    def _pad(self) -> Events:
        number, down = self.chance.randrange(22), self.chance.random() < 0.6
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        yield pygame.event.Event(kind, button=number, instance_id=self.chance.choice(FAKES))

    def _stick(self) -> Events:
        value = self.chance.choice((-32768, -20000, -9000, 0, 9000, 20000, 32767))
        yield axis(self.chance.choice(PAD_AXES), value, self.chance.choice(FAKES))

    def _plug(self) -> Events:
        """Attach and detach pads, virtual ones too where the system has them."""
        number = self.chance.choice(FAKES)
        yield pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=number)
        yield pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)
        if not sys.platform.startswith("linux"):
            return
        if self.pads and self.chance.random() < 0.5:
            self.pads.pop().detach()
        elif len(self.pads) < 2:
            self.pads.append(VirtualPad(self.chance.choice(("xbox", "playstation", "nintendo"))))
        for pad in self.pads:
            pad.button(self.chance.randrange(15), self.chance.random() < 0.7)

    def _window(self) -> Events:
        """Resize the window or take its focus, sometimes several times in a frame."""
        for _ in range(self.chance.choice((1, 1, 4))):
            if self.chance.random() < 0.5:
                size = self.chance.choice(SIZES)
                pygame.display.set_mode(size, pygame.RESIZABLE)
                yield pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
            else:
                kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED)
                yield pygame.event.Event(self.chance.choice(kinds))

    def _speaker(self) -> Events:
        """Add a sound device."""
        yield pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)

    def _setting(self) -> Events:
        row = self.chance.choice([row for row in ROWS.values() if row.key not in ("fullscreen", "display")])
        values = VALUES.get(row.kind) or [value for value, _label in row.choices] or list(i18n.languages())
        self.services.change(**{row.key: self.chance.choice(values)})
        yield from ()


def check(services: Services) -> None:
    """Assert that exactly one widget has the focus (standards.md A-9), unless cards fly and nothing can be chosen."""
    scene = top(services)
    focused = [thing for thing in scene.things() if thing.state["focused"]]
    if not focused and isinstance(scene, TableScene) and scene.top.timeline is not None:
        return
    assert [thing.focusable for thing in focused] == [True], f"{scene.name}: the focus is on {focused}"


def leads_back(services: Services, loop: Loop) -> None:
    """Assert that “back” leads to the title, or to a pause or question with a button that leads there."""
    for _ in range(BACKS):
        scene = top(services)
        below = services.stack.scenes[-2].name if len(services.stack.scenes) > 1 else ""
        services.input.capture = None
        services.input.drop_all()
        if scene.name == "title":
            return
        if scene.name in ("pause", "puzzle-pause"):
            scene.act("leave")
        elif scene.name == "ask" and below == "lesson":
            scene.act("do")
        else:
            code = services.settings.bindings["cancel"][0]
            loop.frame([event(code), event(code, down=False)], 1.0)
        loop.frame([], 1.0)
        check(services)
    raise AssertionError(f"no way back from {top(services).name}")


@pytest.mark.slow
@pytest.mark.parametrize("seed", rotating(range(SEEDS)))
def test_nothing_breaks_it(make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    chance = random.Random(seed)
    services = make_services(
        reduced_motion=seed % 4 == 0,
        speed=SPEEDS[seed % 3],
        flicker=False,
        narration=True,
        welcomed=True,
        taught=("scoundrel", "diamonds"),
    )
    monkeypatch.setattr(services.narrator, "voice", None)
    services.input.start()
    loop, monkey = Loop(services), Monkey(services, seed)
    with pen(), closing(monkey):
        services.routes.menus.title()
        loop.frame([], 0.1)
        seen = set()
        for number in range(FRAMES):
            if number % STAY == 0:
                leads_back(services, loop)
                SCENES[chance.choice(sorted(SCENES))](services)
            loop.frame(monkey.events(), chance.choice((0.0, 0.004, 0.016, 0.1)))
            if not services.running:  # the monkey has quit the game: start again
                services.running = True
                services.routes.menus.title()
                loop.frame([], 0.1)
            check(services)
            seen.add(top(services).name)
        assert len(seen) >= KINDS, f"it was kept in {seen}"
        leads_back(services, loop)


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(sorted(SCENES)))
def test_back_always_leads_to_the_title(make_services: MakeServices, name: str) -> None:
    services = make_services()
    loop = Loop(services)
    with pen():
        services.routes.menus.title()
        loop.frame([], 0.1)
        SCENES[name](services)
        loop.frame([], 0.1)
        leads_back(services, loop)


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(sorted(SCENES)))
def test_every_command_may_come_anywhere(make_services: MakeServices, name: str) -> None:
    """Commands come one after the other. Scenes on top are removed and the focus is put back after each; if the scene
    still looks different, it is made anew for the next."""
    services = make_services()
    loop = Loop(services)
    with pen():
        made: tuple[Scene, str | None, object] | None = None
        for command in COMMANDS:
            if made is None or not as_before(services, *made):
                while len(services.stack.scenes) > 1:
                    services.stack.scenes.pop().leave()
                if not services.stack.scenes or top(services).name != "title":
                    services.routes.menus.title()
                    loop.frame([], 0.1)
                SCENES[name](services)
                made = top(services), top(services).focus, seen(services)
            top(services).handle(Intent(command))
            loop.frame([], 0.1)
            check(services)


def as_before(services: Services, scene: Scene, focus: str | None, looked: object) -> bool:
    """True if a scene looks as it did, after it has been put on top again with the same focus."""
    if scene in services.stack.scenes:
        while top(services) is not scene:
            services.stack.scenes.pop().leave()
        scene.refresh()
        widget = scene.widget(focus)
        if widget is not None and widget.focusable:
            scene.set_focus(focus, quiet=True)
            scene.refresh()
    return seen(services) == looked


def seen(services: Services) -> object:
    """The scenes of the stack, and everything that the top one shows."""
    return (
        list(map(id, services.stack.scenes)),
        str(services.toast),
        top(services).scroller.offset,
        list(map(str, top(services).things())),
    )
