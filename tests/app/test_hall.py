"""Tests for the hall of a table: the room's scenery, its tones, floating things and sounds."""

import gc
import weakref
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import files, levels
from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.gfx.compositor import RecordingCanvas
from game.app.gfx.display_list import Swarm, bounds_of
from game.app.gfx.theme import colour
from game.app.play.plays import new_match
from game.app.play.rooms import LOOPS
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.room import light as room_light
from game.app.table.room.hall import Hall
from game.app.table.room.masonry import doorway
from game.app.table.room.sparks import KINDS, RISINGS, STAGES, Sparks, mote
from game.core.game import defaults
from game.core.view import Action
from game.levels import Depth, Furnishing
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import frames
from tests.app.scenery import SCENES

DUNGEONS = sorted(path.stem for path in files.level("").glob("*.tmx") if 'name="moods"' in path.read_text())
RED = (200, 30, 30)
SOLID = 255


@pytest.fixture
def hall(services: Services) -> Callable[[str], Hall]:
    """Return a function that makes a fresh hall for a map, so that a test may change its room."""

    def make(name: str) -> Hall:
        game = games().get(name.partition("-")[0])
        room = levels.load(files.level(f"{name}.tmx"), (), game.zones if game else None)
        return Hall(room, services.canvas)

    return make


def lit(hall: Hall, mood: levels.Mood | None, *things: Furnishing) -> pygame.Surface:
    """The picture of the room with these furnishings and this mood."""
    hall.depth = Depth(things, mood)
    hall._furnish()
    return hall.still.copy()


def light(picture: pygame.Surface, rect: tuple[int, int, int, int]) -> float:
    red, green, blue, _alpha = pygame.transform.average_color(picture, rect)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.slow
def test_on_wide_windows_the_sides_of_the_title_are_lit_once_and_for_all(make_services: MakeServices) -> None:
    """Walls and gates are visible there, and their light is printed."""
    services = make_services((3440, 1440))
    made = services.halls.empty("title", services.canvas)
    sides = [made.layout.px(Box(x, 120, 150, 200)) for x in (-280, 1410)]
    lifted = [light(made.still, rect) for rect in sides]
    made.room = replace(made.room, lights=[each for each in made.room.lights if not each.lifts])
    plain = lit(made, None)
    for rect, bright in zip(sides, lifted, strict=True):
        assert bright > 2 * light(plain, rect)


@pytest.mark.parametrize("name", DUNGEONS)
def test_no_mood_makes_a_room_brighter_where_words_are_read(hall, name: str) -> None:
    """Text lies over the room below the piles: if it is legible in the printed room, it must be so in every mood."""
    made = hall(name)
    printed, layout = lit(made, None), made.layout
    words = [layout.px(Box(x, y, 180, 34)) for x in (60, 1040) for y in (392, 444)]
    for mood in made.room.moods:
        seen = lit(made, mood)
        for rect in words:
            assert light(seen, rect) <= light(printed, rect) + 6, mood.name


@pytest.mark.parametrize("name", DUNGEONS)
def test_moods_are_told_apart_and_the_deepest_is_the_darkest_but_for_none(hall, name: str) -> None:
    made = hall(name)
    stage = (0, 0, made.layout.width, made.foot)
    seen = {mood.name: lit(made, mood) for mood in made.room.moods}
    assert len({pygame.transform.average_color(picture, stage) for picture in seen.values()}) == len(seen) >= 6
    by_depth = sorted(made.room.moods, key=lambda mood: mood.first)
    first, last = (light(seen[mood.name], stage) for mood in (by_depth[0], by_depth[-1]))
    assert last < 0.75 * first


FIRST_TO_LAST = [name for name in DUNGEONS if name != "arena"]


@pytest.mark.parametrize("name", FIRST_TO_LAST)
def test_the_deeper_a_mood_is_found_the_darker_it_is(hall, name: str) -> None:
    made = hall(name)
    stage = (0, 0, made.layout.width, made.foot)
    by_depth = sorted(made.room.moods, key=lambda mood: mood.first)
    seen = [light(lit(made, mood), stage) for mood in by_depth]
    assert all(deep < before + 1 for before, deep in pairwise(seen)), dict(zip(by_depth, seen, strict=True))


@pytest.mark.parametrize("name", FIRST_TO_LAST)
def test_in_every_mood_the_wall_around_a_torch_lies_in_its_light(hall, name: str) -> None:
    """Stones around a flame have the flame's colour, however cold the room's mood is."""
    made = hall(name)
    torch = next(each for each in made.room.lights if each.name == "torch.0")
    x, y, w, h = made.layout.px(Box(*torch.box).moved(30, -30)._replace(w=60, h=60))
    for mood in made.room.moods:
        seen = lit(made, mood)
        red, green, blue, _alpha = pygame.transform.average_color(seen, (x, y, w, h))
        ink = colour(mood.torch or torch.colour)
        assert max((red, green, blue)) == (red, green, blue)[ink.index(max(ink))], mood.name
        assert mood.torch or red > 1.4 * blue, mood.name
        assert light(seen, (x, y, w, h)) > 1.5 * light(seen, (0, 0, made.layout.width, made.foot)), mood.name


@pytest.mark.parametrize("ink", ["#ff6a34", "#ff4432"])
def test_a_red_fire_keeps_its_yellow_core_and_the_wall_about_it_some_of_its_own_colours(
    ink: str, services: Services
) -> None:
    flame, wall = pygame.Surface((1, 1), pygame.SRCALPHA), pygame.Surface((64, 64))
    flame.fill((255, 236, 150, 255))
    red, green, blue, _alpha = room_light.burning(flame, colour(ink)).get_at((0, 0))
    assert red >= green > 1.3 * blue
    wall.fill((150, 130, 60))
    mood = levels.Mood("red", 1, 9, 0.5, tint=ink, torch=ink)
    room_light.dye(wall, mood, [room_light.Fire((32, 32), (32, 32), ink)])
    red, green, blue, _alpha = wall.get_at((32, 32))
    assert green > 1.3 * blue, "it is not all of one red"


@pytest.mark.parametrize("name", DUNGEONS)
def test_the_table_is_not_toned(hall, name: str) -> None:
    """Only the light of the torches falls on the far end of the table, so the test removes it."""
    made = hall(name)
    made.room.lights.clear()
    below = (0, made.foot, made.layout.width, made.layout.height - made.foot)
    tables = {pygame.image.tobytes(lit(made, mood).subsurface(below), "RGB") for mood in (None, *made.room.moods)}
    assert len(tables) == 1


def test_light_falls_on_cloths_and_dyes_them_as_often_as_they_are_laid(hall) -> None:
    made = hall("arena")
    on_it = (0, made.foot, made.layout.width, made.bare_table.get_height())
    bright = {mood: light(lit(made, mood), on_it) for mood in (None, *made.room.moods)}
    assert len({*bright.values()}) > 1
    assert {mood: light(lit(made, mood), on_it) for mood in bright} == bright
    lamps, made.room.lights[:] = [*made.room.lights], []
    assert lamps
    assert light(lit(made, None), on_it) < bright[None]


def test_no_room_is_taken_for_one_that_is_gone(hall) -> None:
    """Tests share walls by the room's id: a room with cached walls must stay alive, or a new one could get its id."""
    room = weakref.ref(hall("scoundrel").room)
    gc.collect()
    assert room() is not None


def picture(folder: Path, name: str) -> Path:
    for fine in (1, 2):
        surface = pygame.Surface((40 * fine, 60 * fine), pygame.SRCALPHA)
        surface.fill(RED, (0, 0, 20 * fine, 60 * fine))
        pygame.image.save(surface, str(folder / f"{name}{'@2x' if fine == 2 else ''}.png"))
    return folder / f"{name}.png"


def test_furnishings_stand_in_their_place_and_the_wall_is_seen_around_them(hall, tmp_path: Path) -> None:
    made = hall("scoundrel")
    made.room.lights.clear()
    bare = lit(made, None)
    banner = Furnishing("left", "banner", levels.Box(300, 150, 40, 60), picture(tmp_path, "banner"), 1, 0)
    seen = lit(made, None, banner)
    assert seen.get_at((310, 180))[:3] == RED
    assert seen.get_at((330, 180)) == bare.get_at((330, 180))  # the picture is empty there
    assert pygame.image.tobytes(lit(made, None), "RGB") == pygame.image.tobytes(bare, "RGB")  # it is gone again


def test_a_cloth_lies_on_the_table_until_another_fight(hall) -> None:
    made = hall("arena")
    cloth = next(thing for thing in made.room.furnishings if (thing.bay, thing.name) == ("near", "pilgrims"))
    place = pygame.Rect(made.layout.px(Box(*cloth.box))).clip(made.still.get_rect())
    bare = lit(made, None)
    laid, again = lit(made, None, cloth), lit(made, None)
    red, green, _blue, _alpha = pygame.transform.average_color(laid, place)
    assert green > red
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(bare, "RGB")


def test_every_hall_behind_the_table_fills_the_wall_and_leaves_the_table_as_it_is(hall) -> None:
    made = hall("arena")
    halls = [thing for thing in made.room.furnishings if thing.bay == "far"]
    wall, seen = (0, 0, made.layout.width, made.table_top), set()
    below = (0, made.table_top, made.layout.width, made.layout.height - made.table_top)
    bare = lit(made, None)
    table = pygame.image.tobytes(bare.subsurface(below), "RGB")
    for thing in halls:
        there = lit(made, None, thing)
        assert light(there, wall) > 0.4 * light(bare, wall), thing.name
        assert pygame.image.tobytes(there.subsurface(below), "RGB") == table, thing.name
        seen.add(pygame.transform.average_color(there, wall))
    assert len(seen) == len(halls) >= 4


def test_what_stands_in_the_next_room_is_decoded_before_one_goes_there(hall, tmp_path: Path, monkeypatch) -> None:
    made = hall("scoundrel")
    made.room.furnishings = [
        Furnishing(bay, name, levels.Box(300, 150, 40, 60), picture(tmp_path, f"{bay}-{name}"), 1, 0)
        for bay in ("left", "right", "door") for name in ("one", "two", "three")
    ]  # fmt: skip
    made.be(1, 5)
    decoded: list[Path] = []
    load = made.furniture._load
    monkeypatch.setattr(made.furniture, "_load", lambda image: (decoded.append(image), load(image))[1])
    for _ in range(9):
        before = len(decoded)
        made.prepare()
        assert len(decoded) - before <= 1  # at most one per frame
    ahead = len(decoded)
    made.be(2, 5)
    made.draw_room(made._painter)
    assert 0 < ahead == len(decoded)
    assert {*made.furniture._pieces} <= {*made._depth(3).furnishings}  # only the furniture for the next room


def test_a_hall_that_is_not_seen_is_printed_bit_by_bit(hall, tmp_path: Path, monkeypatch) -> None:
    made = hall("scoundrel")
    made.room.furnishings = [
        Furnishing(bay, "one", levels.Box(300, 150, 40, 60), picture(tmp_path, bay), 1, 0)
        for bay in ("left", "right", "door")
    ]  # fmt: skip
    made.be(1, 5)
    made.draw_room(made._painter)
    before, decoded = bytes(made.still.get_view("2")), list[Path]()
    load = made.furniture._load
    monkeypatch.setattr(made.furniture, "_load", lambda image: (decoded.append(image), load(image))[1])
    made.furniture.forget_all_but(())
    made.be(next(number for number in range(2, 30) if made._depth(number).furnishings != made.depth.furnishings), 5)
    assert not decoded, "nothing is printed while it is not seen"
    assert bytes(made.still.get_view("2")) == before
    for _ in range(9):
        count = len(decoded)
        made.prepare()
        assert len(decoded) - count <= 1  # at most one per frame
    assert bytes(made.still.get_view("2")) != before, "at rest it is printed before it is seen"


def begun(services: Services) -> TableScene:
    game = games()["scoundrel"]
    scene = table_of(services, new_match(services, game, defaults(game), 5))
    services.stack.push(scene)
    frames(services, 1)
    return scene


def test_what_runs_on_is_that_of_the_mood_or_of_the_map_or_the_usual(services: Services, monkeypatch) -> None:
    scene, heard = begun(services), set(begun(services).top.rooms.audio._here)

    def loop(cue: str, on: bool = True) -> None:
        heard.add(cue) if on else heard.discard(cue)

    monkeypatch.setattr(services.sounds, "loop", loop)
    cues = ("ambience-deep", "ambience-wind", "ambience-crypt")
    for ambience, mood, wanted in (((), (), LOOPS), (cues[:1], (), cues[:1]), (cues[:1], cues[1:], cues[1:])):
        monkeypatch.setattr(scene.top.room, "ambience", ambience)
        monkeypatch.setattr(scene.top.hall, "depth", Depth((), levels.Mood("m", 1, 0, ambience=mood)))
        scene.top.rooms.hum()
        assert heard == {*wanted}
    scene.leave()
    assert not heard


def test_what_floats_in_the_air_is_what_the_mood_says(hall) -> None:
    made = hall("scoundrel")
    lit(made, levels.Mood("clear", 1, 0))
    assert "mist" not in {source.kind for source in made.sparks.sources}
    lit(made, levels.Mood("foggy", 1, 0, air="mist"))
    made.update(1.0)
    assert "mist" in {source.kind for source in made.sparks.sources}


def test_every_air_that_a_map_may_name_floats_and_stays_over_the_table() -> None:
    for kind in RISINGS:
        sparks = Sparks([levels.Sparks("air", levels.Box(0, 100, 200, 412), kind)])
        lowest = 0.0
        for _ in range(600):
            sparks.update(1 / 30)
            lowest = max(lowest, *sparks.place[:, 1], 0.0)
        assert len(sparks) > 0, kind
        assert lowest < 512 + 40, kind


def test_mist_never_leaves_its_place_for_beyond_it_nothing_is_drawn_anew() -> None:
    sparks = Sparks([levels.Sparks("air", levels.Box(100, 100, 536, 412), "mist")])
    reach = KINDS["mist"].radius
    for _ in range(1200):
        sparks.update(1 / 30)
        assert sparks.place[:, 0].min() - reach + 0.1 >= 100
        assert sparks.place[:, 0].max() + reach - 0.1 <= 636


def test_a_falling_drop_is_short_and_pointed_and_no_stroke(services: Services) -> None:
    for k in (1.0, 2.7):
        for stage in range(STAGES):
            drop = mote("drop", KINDS["drips"].radius * k, (255, 255, 255), stage)
            assert drop.get_height() <= 12 * k, "no longer than a letter"
            rows = [sum(drop.get_at((x, y))[0] for x in range(drop.get_width())) for y in range(drop.get_height())]
            assert rows[0] < 0.6 * max(rows), "its top is a point"


def test_a_drop_that_lands_makes_a_ring() -> None:
    sparks = Sparks([levels.Sparks("air", levels.Box(0, 100, 200, 412), "drips")])
    names = tuple(KINDS)
    sparks.update(0.01)
    assert {names[kind] for kind in sparks.kind} == {"drips"}
    for _ in range(40):
        sparks.update(1 / 30)
    assert "ring" in {names[kind] for kind in sparks.kind}


@pytest.mark.parametrize("name", DUNGEONS)
def test_the_doorway_is_there_where_the_room_has_one(hall, name: str) -> None:
    door = doorway(hall(name).room)
    assert 620 <= door.centre[0] <= 660
    assert 0 < door.y < door.bottom < 512


@pytest.mark.parametrize("page", ["character", "games", "first steps"])
def test_no_flame_shows_its_tip_behind_paper(page: str, services: Services, monkeypatch) -> None:
    scene = SCENES[page](services)
    paper, plate = list[Box](), Canvas.plate

    def noted(canvas: Canvas, name: str, box: Box, *rest, **more) -> None:
        paper.extend([box] if name == "parchment" else [])
        plate(canvas, name, box, *rest, **more)

    monkeypatch.setattr(Canvas, "plate", noted)
    services.stack.draw(services.canvas)
    assert paper
    assert all(any(sheet.inside(box, 2) for box in scene.covered()) for sheet in paper)


def test_in_high_contrast_rooms_sink_back_as_before(make_services) -> None:
    services = make_services(contrast=True)
    scene = begun(services)
    seen = []
    for mood in scene.top.hall.room.moods:
        scene.top.hall.depth = Depth((), mood)
        scene.top.hall._furnish()
        services.stack.draw(services.canvas)
        seen.append(light(services.window.surface, (20, 120, 60, 120)))
    assert max(seen) < 40
    scene.top.hall.at = None  # services share halls


@pytest.mark.parametrize("name", DUNGEONS)
def test_a_printed_room_has_an_alpha_and_is_solid(hall: Callable[[str], Hall], name: str) -> None:
    made = hall(name)
    for number in (1, 9, 30):
        made.be(number, 7)
        assert made.still.get_flags() & pygame.SRCALPHA
        assert (pygame.surfarray.array_alpha(made.still) == SOLID).all()


def test_a_tabletop_shows_its_own_room_also_when_another_was_shown_in_its_hall(services: Services) -> None:
    scene = begun(services)
    scene.commands.do(Action("avoid"))
    frames(services, 1)
    here = scene.top.hall.depth
    scene.top.hall.be(1, 99)
    scene.draw(
        Canvas(services.window.surface, services.layout, services.pictures, services.fonts, services.canvas.theme)
    )
    assert scene.top.hall.depth == here


def test_sparks_behind_a_covered_box_are_not_drawn(services: Services) -> None:
    sparks = Sparks([levels.Sparks("air", levels.Box(0, 0, 1280, 800), "dust")])
    for _ in range(400):
        sparks.update(0.1)
    paper = RecordingCanvas(services.canvas)
    sparks.draw(paper, [Box(-100, -100, 1480, 1000)])
    assert len(sparks) > 10
    assert not paper.items
    sparks.draw(paper, [Box(200, 200, 800, 400)])
    drawn = [bounds_of(Swarm([piece])) for swarm in paper.items for piece in swarm._pieces]
    assert 0 < len(drawn) < len(sparks)
    assert not any(pygame.Rect(260, 260, 680, 280).colliderect(bounds) for bounds in drawn)
