"""Tests that a frame painted only where it differs from the one before looks like one painted whole, and that little
else is painted."""

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import game.app
from game.app.gfx.compositor import Frame, Region, find_changes
from game.app.gfx.display_list import Blended, Filled, Framed, Item, bounds_of, paint
from game.app.input.bindings import POINT, PRESS, RELEASE, SCROLL, Intent
from game.app.main import Loop
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.services import Services
from game.core.game import defaults
from tests.app.scenery import SCENES

SIZE = 240, 160
WINDOW = pygame.Rect(0, 0, *SIZE)
DIM = pygame.BLEND_RGB_MULT
KEYS = ("left", "right", "up", "down", "confirm", "next", "info", "cancel", "hint", "undo", "menu")
INKS = ((200, 30, 30), (30, 200, 30), (30, 30, 200))
PICTURES = [pygame.Surface(size, pygame.SRCALPHA) for size in ((30, 20), (80, 8), (8, 90))]
for _i, _picture in enumerate(PICTURES):
    _picture.fill((*INKS[_i], 120))
sides = st.integers(-40, 240)
spots = st.tuples(sides, sides)
pictures = st.sampled_from(PICTURES)
corners = st.tuples(sides, sides, st.integers(0, 120), st.integers(0, 90))
plain = st.one_of(
    st.tuples(pictures, spots),
    st.tuples(pictures, spots, st.sampled_from((90, 255)), st.sampled_from((0, DIM))).map(lambda all: Blended(*all)),
    st.tuples(st.sampled_from(INKS), corners).map(lambda all: Filled(*all)),
)
items = st.one_of(plain, st.tuples(st.lists(plain, max_size=3).map(tuple), corners).map(lambda all: Framed(*all)))
lists = st.lists(items, max_size=12)
rects = st.builds(pygame.Rect, sides, sides, st.integers(1, 200), st.integers(1, 200))


@pytest.mark.slow
@given(lists, lists, st.data())
def test_only_the_changes_of_a_list_need_be_painted(old: list[Item], fresh: list[Item], data: st.DataObject) -> None:
    kept = data.draw(st.lists(st.sampled_from(old))) if old else []
    new = data.draw(st.permutations([*kept, *fresh]))
    window, whole = painted(old), painted(new)
    frame, changed = find_changes(frame_of(old), new, WINDOW)
    for rect in changed:
        window.fill((0, 0, 0), rect)
        frame.paint(window, rect)
    assert pixels(window) == pixels(whole)


def frame_of(items: list[Item]) -> Frame:
    return find_changes(Frame(), items, WINDOW)[0]


def painted(wanted: list[Item]) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    paint(wanted, surface)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.slow
@given(lists)
def test_nothing_is_painted_where_nothing_changed(same: list[Item]) -> None:
    assert find_changes(frame_of(same), [*same], WINDOW)[1] == []


@pytest.mark.slow
@given(lists, lists, items)
def test_only_the_place_of_what_came_is_painted(below: list[Item], above: list[Item], came: Item) -> None:
    assume(came not in below and came not in above)
    place = bounds_of(came).clip(WINDOW)
    _frame, changed = find_changes(frame_of([*below, *above]), [*below, came, *above], WINDOW)
    assert changed == ([place] if place.w and place.h else [])


@given(st.lists(rects, max_size=30))
def test_every_place_is_in_a_region(places: list[pygame.Rect]) -> None:
    region = Region(WINDOW)
    for place in places:
        region.add(place)
    seen = [place.clip(WINDOW) for place in places]
    assert all(any(rect.contains(place) for rect in region.rects) for place in seen if place.w and place.h)


def test_two_places_far_from_one_another_are_painted_one_by_one() -> None:
    region = Region(pygame.Rect(0, 0, 1920, 1080))
    for x in (0, 1600, 10):
        region.add(pygame.Rect(x, 0, 200, 200))
    assert region.rects == [pygame.Rect(1600, 0, 200, 200), pygame.Rect(0, 0, 210, 200)]


LIVE = {"table/effects/endings.py", "table/room/hall.py", "ui/stack.py"}  # in functions passed to `Canvas.live`


def test_only_what_is_drawn_live_uses_the_surface() -> None:
    app = Path(game.app.__file__).parent
    files = {
        path.relative_to(app).as_posix() for path in app.rglob("*.py") if "canvas.surface" in path.read_text("utf-8")
    }
    assert {file for file in files if not file.startswith("gfx/")} == LIVE


# scenes


def check(services: Services) -> None:
    """Fail if the window shows anything but the whole frame."""
    shown = services.window.surface
    whole = pygame.Surface(shown.get_size()).convert(shown)
    whole.fill((255, 0, 255))
    paint(services.compositor.frame.items, whole)
    if pixels(shown) != pixels(whole):
        mask = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), whole)
        mask.invert()
        parts = mask.get_bounding_rects()
        pytest.fail(f"not painted anew: {parts[0].unionall(parts)}")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    ["table, armed", "lesson of scoundrel, task 1", "arena", "crawl, warrior, fight", "title", "quest, many rooms"],
)
def test_calm_frames_show_what_whole_ones_would(make_services: Callable[..., Services], name: str) -> None:
    services = make_services(reduced_motion=False)
    SCENES[name](services)
    loop = Loop(services)
    for frame in range(240):
        loop.frame([], 1 / 30)
        check(services)
        if frame > 200 and loop.calm:
            seen = services.compositor.frame.items
            services.show()
            assert services.compositor.frame.items == seen


def wander(services: Services, seed: int, steps: int) -> None:
    """Press keys, move the mouse and let time pass, checking every frame in which something is painted."""
    loop, lot = Loop(services), random.Random(seed)
    loop.frame([], 0.0)
    for _ in range(steps):
        top = services.stack.top
        if top is None or not services.running:
            return
        act(services, lot)
        for _frame in range(lot.choice((1, 1, 2, 8))):
            loop.frame([], lot.choice((1 / 60, 1 / 30, 0.1)))
            check(services)


def act(services: Services, lot: random.Random) -> None:
    top = services.stack.top
    assert top is not None
    at = lot.uniform(0, 1280), lot.uniform(0, 800)
    boxes = [thing.box for thing in top.things()]
    if boxes and lot.random() < 0.8:
        at = lot.choice(boxes).centre
    kind = lot.choice((*KEYS, POINT, POINT, PRESS, RELEASE, SCROLL, "", ""))
    if kind == "cancel" and len(services.stack.scenes) < 2:
        return
    if kind:
        top.handle(Intent(kind, at=at, amount=lot.choice((-2, 1, 3))))
    elif lot.random() < 0.2:
        services.say(f"A toast of {lot.randrange(9)}")


TABLES: dict[str, Callable[[Services], object]] = {
    "scoundrel": lambda services: begin(services, "scoundrel"),
    "two parties": lambda services: begin(services, "diamonds", mode="duo"),
    "crawl": lambda services: begin(services, "crawl", hero="warrior"),
    "arena": lambda services: begin(services, "deuces", heroes="4"),
}


def begin(services: Services, game: str, **options: str) -> None:
    rules = services.games[game]
    services.stack.push(table_of(services, new_match(services, rules, {**defaults(rules), **options}, 7)))


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_table_looks_as_if_painted_whole(make_services: Callable[..., Services], name: str) -> None:
    services = make_services(reduced_motion=False)
    TABLES[name](services)
    wander(services, 1, 12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TABLES)
def test_a_long_play_looks_as_if_painted_whole(make_services: Callable[..., Services], name: str, seed: int) -> None:
    services = make_services(reduced_motion=False)
    TABLES[name](services)
    wander(services, seed, 120)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_another_size_theme_or_language_is_painted_whole(make_services: Callable[..., Services], name: str) -> None:
    services = make_services(reduced_motion=False)
    TABLES[name](services)
    loop = Loop(services)
    for change in ({"contrast": True}, {"text": "2"}, {"language": "de"}, {"contrast": False, "text": "1"}):
        for _ in range(5):
            loop.frame([], 1 / 60)
        services.change(**change)
        loop.frame([], 1 / 60)
        check(services)
    for size in ((1600, 900), (1280, 800)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        loop.frame([pygame.event.Event(pygame.WINDOWRESIZED)], 1 / 60)
        check(services)
        assert services.window.surface.get_size() == size


@pytest.mark.slow
def test_an_exposed_window_is_painted_whole(services: Services) -> None:
    begin(services, "scoundrel")
    loop = Loop(services)
    loop.frame([], 1 / 60)
    services.window.surface.fill((255, 0, 255))
    loop.frame([pygame.event.Event(pygame.WINDOWEXPOSED)], 1 / 60)
    check(services)


WANDERED = [*SCENES][::16]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*WANDERED, "catch, mouse"])
def test_any_scene_looks_as_if_painted_whole(make_services: Callable[..., Services], name: str) -> None:
    services = make_services(reduced_motion=False)
    SCENES["title"](services)  # some scenes only darken what is below
    SCENES[name](services)
    wander(services, 3, 30)
