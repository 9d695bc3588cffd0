"""Tests for contrast: every text and sign stands out from its background at its worst spot, in every scene and on every
card, in the usual look and in high contrast (standards.md, A-1 to A-4)."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import NamedTuple

import pygame
import pytest

from game.app.base.geometry import Box
from game.app.base.prints import KINDS, PACK, PLAIN, strip
from game.app.gfx.canvas import Canvas
from game.app.play.features.lesson import LessonGuide
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.card_art import CardArt
from game.app.ui.scene import Scene
from game.app.ui.text import Struck
from game.core.cards import pack, parse
from tests.app.conftest import MakeServices
from tests.app.contrast import Mark, Reading, eye, on_card
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.rotation import rotating, stable_number

from .parts import part


class Floor(NamedTuple):
    """The least contrast of a mark, and the least for one that cannot be chosen, is over or not there yet."""

    active: float
    idle: float


USUAL, STARK = Floor(4.5, 3.0), Floor(7.0, 4.5)
SIZES = ((1280, 800), (1024, 768))
PRESSED = ("title", "table, start", "settings, sound", "write", "quest, a shop", "arena, a set")
TOLD = "That pad is gone. Press a button of another one to play on with it."


def floor(services: Services) -> Floor:
    return STARK if services.canvas.stark else USUAL


def is_idle(mark: Mark, services: Services) -> bool:
    """True if a mark belongs to something that cannot be chosen now, is over, or not there yet."""
    owner = mark.owner
    off = owner is not None and (not owner.enabled or isinstance(owner, Struck))
    return off or mark.alpha < 255 or mark.ink == services.canvas.theme.faint


def faint(readings: Iterable[Reading], services: Services) -> Iterator[str]:
    """Yield the readings with too little contrast."""
    active, idle = floor(services)
    for each in readings:
        if each.contrast < (idle if is_idle(each.mark, services) else active) and not under_hand(each.mark, services):
            yield str(each)


def under_hand(mark: Mark, services: Services) -> bool:
    """True if the pointing hand of a lesson overlaps the mark."""
    scene, place = services.stack.top, pygame.Rect(mark.at, mark.shape.shape)
    hands = part(scene, LessonGuide).pointed() if isinstance(scene, TableScene) and scene.name == "lesson" else []
    return any(place.colliderect(services.layout.px(box)) for _way, box in hands)


LOOKS = ("usual", "stark")


def written(make_services: MakeServices, look: str, size: tuple[int, int], names: Iterable[str]) -> None:
    """Fail with everything that stands out too little in some scenes."""
    services = make_services(size, contrast=look == "stark")
    found: list[str] = []
    with eye() as looking:
        for name, _scene in scenes(services, names):
            found += [f"{name}: {each}" for each in faint(looking.look(services), services)]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "look"), rotating(product(SIZES, LOOKS)))
def test_all_that_is_written_in_every_scene_stands_out(
    make_services: MakeServices, size: tuple[int, int], look: str
) -> None:
    """Each scene in one size and one look, which follow from its name."""
    number = SIZES.index(size) * 2 + LOOKS.index(look)
    written(make_services, look, size, [name for name in SCENES if stable_number(name) % 4 == number])


@pytest.mark.nightly
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SIZES)
def test_all_that_is_written_in_every_scene_stands_out_in_any_size(
    make_services: MakeServices, size: tuple[int, int], look: str
) -> None:
    written(make_services, look, size, SCENES)


@pytest.mark.slow
@pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])
def test_what_is_pressed_or_told_in_passing_stands_out(make_services: MakeServices, contrast: bool) -> None:
    services = make_services(contrast=contrast)
    with eye() as looking:
        for _name, scene in scenes(services, PRESSED):
            scene.pressed = scene.focus
            services.say(TOLD)
            readings = looking.look(services)
            assert any(each.mark.what in TOLD for each in readings)
            assert not [*faint(readings, services)]


@pytest.mark.slow
@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
@pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])
def test_what_stands_on_cards_stands_out(make_services: MakeServices, contrast: bool, four: bool) -> None:
    services = make_services(contrast=contrast)
    art, found = CardArt(services.canvas, four), list[Reading]()
    for print in (PACK, *KINDS):
        for card in pack(0, jokers=True):
            if (print, card.id) != (PACK, "AH"):  # no game has this card as itself
                found += on_card(art, card, 104, "mini", print)
    for id in ("KH", "10S", "2C", "9D"):
        found += on_card(art, parse(id), 96, strip(0.6), PLAIN)
    for id in ("KH", "10S", "2C", "9D", "XR"):
        found += on_card(art, parse(id), 60, "mini", PACK)
        found += on_card(art, parse(id), 176, "full", PACK)
    assert len(found) > 1000
    assert not [*faint(found, services)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["table, armed", "two, much slain", "descent", "crawl, mage, stakes", "arena", "dealer, lines"]
)
def test_in_every_light_that_a_room_may_lie_in_all_stands_out(services: Services, name: str) -> None:
    """Every light of each room, each with another scenery."""
    found: list[str] = []
    with eye() as looking:
        [(_name, scene)] = scenes(services, [name])
        assert isinstance(scene, TableScene)
        hall = scene.top.hall
        for number, mood in enumerate(hall.room.moods, 1):
            hall.depth = hall._depth(number)._replace(mood=mood)
            hall._furnish()
            found += [f"{mood.name}: {each}" for each in faint(looking.look(services), services)]
            assert hall.depth.mood is mood
    assert hall.room.moods
    assert not found, "\n" + "\n".join(found)


# tests of the measurement


class Shown(Scene):
    """A scene that calls some drawing functions."""

    def __init__(self, services: Services, *drawn: Callable[[Canvas], object]):
        super().__init__(services)
        self.drawn = drawn

    def draw(self, canvas: Canvas) -> None:
        for draw in self.drawn:
            draw(canvas)


PLACE = Box(100, 100, 400, 60)
GREY, WHITE, BLACK = (119, 119, 119), (255, 255, 255), (0, 0, 0)


def ground(colour: tuple[int, int, int], place: Box = PLACE) -> Callable[[Canvas], object]:
    return lambda canvas: canvas.fill(place, colour)


def word(ink: tuple[int, int, int], shade: tuple[int, int, int] | None = None) -> Callable[[Canvas], object]:
    return lambda canvas: canvas.text("Grave", (120, 130), "strong", 30, ink, shade=shade)


def looked_at(services: Services, *drawn: Callable[[Canvas], object]) -> list[float]:
    services.stack.push(Shown(services, *drawn))
    services.stack.settle(lambda: None)
    with eye() as looking:
        return [each.contrast for each in looking.look(services)]


def test_grey_on_white_is_what_everybody_says_it_is(services: Services) -> None:
    assert looked_at(services, ground(WHITE), word(GREY)) == [pytest.approx(4.48, abs=0.01)]


def test_an_ink_that_is_lost_on_its_ground_is_seen_to_be(services: Services) -> None:
    assert looked_at(services, ground(GREY), word(GREY)) == [pytest.approx(1.0)]


def test_it_is_the_worst_spot_that_counts(services: Services) -> None:
    half = ground(GREY, PLACE._replace(w=60))
    assert looked_at(services, ground(BLACK), half, word(WHITE)) == [pytest.approx(4.48, abs=0.01)]


def test_what_is_covered_is_not_read_and_what_lies_over_it_counts(services: Services) -> None:
    assert looked_at(services, ground(WHITE), word(BLACK), ground(GREY)) == []
    veiled = looked_at(services, ground(WHITE), word(BLACK), lambda canvas: canvas.fill(PLACE, GREY, 200))
    assert 1 < veiled[0] < 3


def test_the_dark_around_letters_is_their_ground(services: Services) -> None:
    assert looked_at(services, ground(WHITE), word(WHITE, BLACK))[0] > 15


def test_signs_are_read_like_letters(services: Services) -> None:
    sign = PLACE._replace(w=60)
    assert looked_at(services, ground(WHITE), lambda canvas: canvas.icon("heart", sign, GREY))[0] < 4.5
    assert looked_at(services, ground(WHITE), lambda canvas: canvas.icon("heart", sign, WHITE, shade=BLACK))[0] > 15


def test_a_number_that_is_lost_on_its_card_is_seen_to_be(services: Services) -> None:
    art = CardArt(services.canvas)
    worst = min(each.contrast for each in on_card(art, parse("9D"), 104, "mini", PACK))
    assert worst > 4.5
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardArt, "_ink", lambda *_rest: (200, 190, 160))
        assert min(each.contrast for each in on_card(art, parse("9D"), 104, "mini", PACK)) < 2
