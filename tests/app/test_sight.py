"""Tests that important differences are visible to all eyes: in grey and in three kinds of colour blindness, by shape or
by a clearly different colour (standards.md 3c)."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from assets.press.sight import KINDS, apart, lab, seen
from game import files
from game.app.base.geometry import Box
from game.app.base.prints import PACK, PLAIN, strip
from game.app.gfx.canvas import Canvas
from game.app.gfx.theme import STARK, STARK_SUITS, USUAL, USUAL_SUITS, Theme
from game.app.services import Services
from game.app.table.card_art import CardArt
from game.app.table.livery import livery_of
from game.app.table.plates import draw_hit_points
from game.app.table.spots import ICONS
from game.app.ui.buttons import Button
from game.app.ui.scroll import RING
from game.app.ui.widget import Look
from game.core.cards import parse
from game.core.game import defaults
from game.rules import games
from tests.app.conftest import MakeServices

Array = npt.NDArray[Any]
ALIKE = 0.8  # share of common area from which two shapes look the same at a glance
FAR = 20.0  # dE from which two colours are clearly different
FEW = 0.03  # least share of a place's pixels that must have a clearly different colour
SUIT = 0.01  # the same for the corner with rank and suit, of which the suit is a small part
SIGNED = {PACK: (0.33, 0.5), PLAIN: (1, 0.42)}  # width and height of that corner, as shares of the card
SIDE = 48
ELITES = sorted(path.stem.removesuffix("-elite") for path in files.asset("cards/figures").glob("*-elite.webp"))
EYES = [pytest.param(kind, id=kind) for kind in KINDS]
LOOKS = pytest.mark.parametrize("contrast", [False, True], ids=["usual", "stark"])


def shape(services: Services, name: str) -> Array:
    """A mask of a sign."""
    return pygame.surfarray.array_alpha(services.pictures.scaled(name, (SIDE, SIDE))) > 127


def overlap(one: Array, other: Array) -> float:
    """The common share of two shapes: 1 if they are the same."""
    return float((one & other).sum() / (one | other).sum())


def drawn(services: Services, box: Box, *draw: Callable[[Canvas], object]) -> Array:
    """The pixels of a place on the screen after drawing something there."""
    surface = services.window.surface
    surface.fill(services.canvas.theme.night)
    for each in draw:
        each(services.canvas)
    return pygame.surfarray.array3d(surface.subsurface(services.layout.px(box)))


def differing(one: Array, other: Array, kind: str) -> float:
    """The share of pixels that have clearly different colours to eyes of this kind."""
    far = np.linalg.norm(lab(seen(one, kind)) - lab(seen(other, kind)), axis=-1)
    return float((far >= FAR).mean())


# shapes


def test_no_two_suits_have_pips_of_one_shape(services: Services) -> None:
    pips = {suit: shape(services, f"cards/pips/{suit}") for suit in "SHDCRB"}
    alike = {pair: overlap(pips[pair[0]], pips[pair[1]]) for pair in combinations("SHDC", 2)}
    assert max(alike.values()) < ALIKE, alike


def test_danger_and_help_have_signs_of_their_own(services: Services) -> None:
    signs = {name: shape(services, f"ui/icons/{name}") for name in set(ICONS.values())}
    alike = {pair: overlap(signs[pair[0]], signs[pair[1]]) for pair in combinations(signs, 2)}
    assert len(signs) > 2
    assert max(alike.values()) < ALIKE, alike


def test_what_is_the_same_is_seen_to_be(services: Services) -> None:
    heart = shape(services, "cards/pips/H")
    assert overlap(heart, heart) == 1.0
    assert overlap(heart, np.roll(heart, 1, axis=0)) > ALIKE


# colours


@pytest.mark.parametrize("kind", [*KINDS][1:])
@pytest.mark.parametrize("suits", [USUAL_SUITS, STARK_SUITS], ids=["usual", "stark"])
def test_four_suits_in_four_colours_are_told_apart_by_colour_alone(suits: Any, kind: str) -> None:
    near = {pair: apart(suits.four[pair[0]], suits.four[pair[1]], kind) for pair in combinations("SHDC", 2)}
    assert min(near.values()) >= FAR, near


@pytest.mark.parametrize("kind", EYES)
@pytest.mark.parametrize("theme", [USUAL, STARK], ids=["usual", "stark"])
def test_two_parties_are_told_apart_by_colour_alone(theme: Theme, kind: str) -> None:
    assert apart(theme.first, theme.second, kind) >= FAR


def test_red_and_green_of_one_brightness_are_not_told_apart() -> None:
    """The measure can fail: without the cones for green, these two colours look the same."""
    red, green = (178, 40, 40), (100, 90, 30)
    assert apart(red, green, "deutan") < FAR
    assert apart(red, (40, 90, 240), "deutan") > FAR


# pictures


@pytest.mark.parametrize("kind", EYES)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ui/vial-full", "ui/vial-empty"),
        ("ui/vial-full", "ui/vial-loss"),
        ("ui/vial-empty", "ui/vial-gain"),
        ("ui/pip-H-full", "ui/pip-H-empty"),
        ("ui/pip-D-full", "ui/pip-D-empty"),
        ("ui/pip-H-full", "ui/pip-H-loss"),
    ],
)
def test_life_that_is_left_is_told_from_life_that_is_lost(services: Services, one: str, other: str, kind: str) -> None:
    box = Box(100, 100, 48, 48)
    first, second = (drawn(services, box, lambda canvas, name=name: canvas.picture(name, box)) for name in (one, other))
    assert differing(first, second, kind) > FEW


@pytest.mark.parametrize("kind", EYES)
@LOOKS
def test_a_bar_shows_how_much_life_is_left(make_services: MakeServices, contrast: bool, kind: str) -> None:
    services, box = make_services(contrast=contrast), Box(100, 100, 200, 11)
    left, lost = (
        drawn(services, box, lambda canvas, hp=hp: draw_hit_points(canvas, hp, 40, None, box)) for hp in (40, 0)
    )
    assert differing(left, lost, kind) > 0.9


@pytest.mark.parametrize("kind", EYES)
@pytest.mark.parametrize("before", [40, 0], ids=["lost", "won"])
def test_a_bar_shows_what_was_lost_or_won(services: Services, before: int, kind: str) -> None:
    box = Box(100, 100, 200, 22)
    then, now = (drawn(services, box, lambda canvas, since=since: draw_hit_points(canvas, 20, 40, since, box))
                 for since in (before, None))  # fmt: skip
    assert differing(then, now, kind) > 0.2


@pytest.mark.parametrize("kind", EYES)
@LOOKS
@pytest.mark.parametrize("primary", [False, True], ids=["plain", "primary"])
def test_what_has_the_focus_is_told_from_what_has_not(
    make_services: MakeServices, primary: bool, contrast: bool, kind: str
) -> None:
    services, box = make_services(contrast=contrast), Box(100, 100, 240, 64)
    around = box.inset(-RING - 10)
    button = Button("b", "Strike", box, lambda: None, services.fonts, "sword", primary)
    lit, dull = (
        drawn(
            services,
            around,
            lambda canvas, on=on: canvas.plate("focus-ring", box.inset(-RING)) if on else None,
            lambda canvas, on=on: button.draw(canvas, box, Look(focused=on)),
        )
        for on in (True, False)
    )
    assert differing(lit, dull, kind) > FEW


@pytest.mark.parametrize("kind", EYES)
@pytest.mark.parametrize("name", ELITES)
def test_an_elite_is_told_from_its_like(services: Services, name: str, kind: str) -> None:
    box = Box(100, 100, 96, 96)
    elite, usual = (
        drawn(services, box, lambda canvas, form=form: canvas.picture(f"cards/figures/{form}", box))
        for form in (f"{name}-elite", name)
    )
    assert differing(elite, usual, kind) > FEW


@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
@pytest.mark.parametrize("kind", EYES)
@pytest.mark.parametrize(("print", "layout"), [(PACK, "mini"), (PLAIN, "mini"), (PLAIN, strip(0.6))])
def test_cards_of_one_rank_are_told_apart_by_their_suit(
    services: Services, print: str, layout: str, kind: str, four: bool
) -> None:
    art = CardArt(services.canvas, four)
    corners = {}
    for suit in "SHDC":
        face = art.face(parse(f"9{suit}"), 104, layout, (), print)
        wide, high = SIGNED[print]
        signed = face.subsurface((0, 0, round(face.get_width() * wide), round(face.get_height() * high)))
        corners[suit] = pygame.surfarray.array3d(signed)
    alike = {pair: differing(corners[pair[0]], corners[pair[1]], kind) for pair in combinations("SHDC", 2)}
    assert min(alike.values()) > SUIT, alike


@pytest.mark.parametrize("mode", ["duo", "dealer"])
def test_two_seats_have_crests_of_two_shapes(services: Services, mode: str) -> None:
    game = games()["diamonds"]
    seats = game.seats({**defaults(game), "mode": mode})
    one, other = (livery_of(game.id, number, seat.id).crest for number, seat in enumerate(seats))
    assert overlap(shape(services, f"ui/icons/{one}"), shape(services, f"ui/icons/{other}")) < ALIKE
