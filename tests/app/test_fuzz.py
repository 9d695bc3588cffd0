"""Any hand on any device at any moment: no fault, always one focus, and always a way back."""

import random

import pygame
import pytest

from game.app.desk import Desk
from game.app.hands.bindings import PAD_AXES, PAD_BUTTONS
from game.app.main import Loop
from game.app.scenes.title import TitleScene

from .events import PAD, axis, event, key, mouse, moved

KEYS = (
    *"wasdqeuzvhripi1234x",
    "up",
    "down",
    "left",
    "right",
    "return",
    "return",
    "return",
    "space",
    "escape",
    "tab",
    "f5",
)
SPEEDS = ("1", "instant", "4")
EVENTS = 2500


def any_event(chance: random.Random) -> pygame.event.Event:
    """An event of any device, or of the window."""
    at = (chance.randrange(1280), chance.randrange(800))
    what = chance.randrange(20)
    if what < 8:
        name = chance.choice(KEYS)
        return key(pygame.key.key_code(name), chance.random() < 0.7, name if len(name) == 1 else "")
    if what < 11:
        return mouse(chance.choice((1, 1, 1, 1, 2, 3, 6, 7)), chance.random() < 0.5, at)
    if what < 13:
        return moved(at)
    if what < 17:
        return event(f"pad:{chance.choice(PAD_BUTTONS)}", chance.random() < 0.7)
    if what < 18:
        return axis(chance.choice(PAD_AXES), chance.randrange(-32768, 32768))
    return chance.choice(
        [
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-3, 3)), precise_y=chance.choice((-3.0, 3.0))),
            pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD),
            pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0),
            pygame.event.Event(pygame.WINDOWFOCUSLOST),
            pygame.event.Event(pygame.WINDOWFOCUSGAINED),
            pygame.event.Event(pygame.WINDOWEXPOSED),
            pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0),
        ]
    )


def check(desk: Desk) -> None:
    """standards.md A-9."""
    scene = desk.stack.top
    assert scene is not None
    assert sum(thing.state["focused"] for thing in scene.things()) == 1, scene.name


@pytest.mark.parametrize("seed", range(3))
def test_random_hands(make_desk, seed: int, monkeypatch: pytest.MonkeyPatch):
    chance = random.Random(seed)
    desk = make_desk(reduced_motion=seed == 0, narration=True, speed=SPEEDS[seed], welcomed=True, taught=True)
    monkeypatch.setattr(desk.narrator, "voice", None)
    monkeypatch.setattr(desk.window, "toggle", lambda: None)
    desk.stack.push(TitleScene(desk))
    loop = Loop(desk)
    seen = set()
    drawn = Loop._draw_all
    frames = 0

    def draw_now_and_then(self: Loop) -> None:
        if frames % 10 == 0:
            drawn(self)

    monkeypatch.setattr(Loop, "_draw_all", draw_now_and_then)
    loop.frame([], 1 / 60)
    done = 0
    while done < EVENTS:
        events = [any_event(chance) for _ in range(chance.randrange(4))]
        done += len(events)
        frames += 1
        loop.frame(events, chance.choice((0.0, 1 / 60, 0.1)))
        if not desk.running:  # somebody quit: begin anew
            desk.running = True
            desk.stack.reset(TitleScene(desk))
            loop.frame([], 1 / 60)
        check(desk)
        seen.add(desk.stack.top.name)
    assert len(seen) >= 6, seen
    for _ in range(30):
        desk.hands.drop_all()
        desk.hands.capture = None
        code = desk.settings.bindings["cancel"][0]
        loop.frame([event(code), event(code, down=False)], 1 / 60)
        check(desk)
        if desk.stack.top.name == "title":
            break
    assert desk.stack.top.name in ("title", "pause", "table", "welcome", "lesson"), desk.stack.top.name
