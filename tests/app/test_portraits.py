"""Tests for portraits: every figure has one, Elites have one of their own, and the portrait of the fallen is torn in
two."""

import pygame
import pytest

from game.app.arena import plate
from game.app.gfx.pictures import Pictures, broken_picture, portrait_of
from game.app.services import Services
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.enemies import ENEMIES
from tests.app.brawl import fight
from tests.app.driving import frames

SIZE = (90, 90)


def light(surface: pygame.Surface) -> float:
    """The average lightness of the pixels that are not transparent."""
    red, green, blue, _ = pygame.transform.average_color(surface, consider_alpha=True)
    return (red + green + blue) / 3


def colour(surface: pygame.Surface) -> float:
    """The average distance from grey of the opaque pixels."""
    dots = pygame.surfarray.array3d(surface).astype(float)
    return float((dots.max(2) - dots.min(2))[pygame.surfarray.array_alpha(surface) > 200].mean())


@pytest.mark.parametrize("kind", [enemy.id for enemy in ENEMIES])
def test_every_elite_has_a_look_of_its_own(services: Services, kind: str):
    pictures = services.canvas.pictures
    usual, risen = (pictures.scaled(portrait_of(kind, elite), SIZE) for elite in (False, True))
    dots = [pygame.surfarray.array3d(picture).astype(float) for picture in (usual, risen)]
    assert abs(dots[0] - dots[1]).mean() > 12


def test_the_one_who_has_no_elite_form_looks_as_always():
    assert portrait_of("lord_vail", True) == portrait_of("lord_vail") != ""
    assert portrait_of("nobody", True) == portrait_of("", True) == ""


@pytest.mark.parametrize("kind", [*CLASSES, *BOSSES, *(enemy.id for enemy in ENEMIES)])
def test_the_fallen_are_drained_and_broken(services: Services, kind: str):
    pictures, name = services.canvas.pictures, portrait_of(kind)
    whole, fallen = pictures.scaled(name, SIZE), broken_picture(pictures, name, SIZE)
    assert fallen is broken_picture(pictures, name, SIZE), "it is made once"
    assert fallen.get_size() == whole.get_size()
    assert colour(fallen) < colour(whole) / 2
    assert light(fallen) < light(whole)
    middle = [fallen.get_at((x, SIZE[1] // 2)).a for x in range(SIZE[0])]
    solid = [x for x, alpha in enumerate(middle) if alpha > 200]
    assert min(middle[solid[0] : solid[-1]]) == 0, "there is a crack"


@pytest.mark.slow
def test_an_arena_shows_elites_as_they_are_and_breaks_the_fallen(at_table, monkeypatch: pytest.MonkeyPatch):
    """The second enemy of the brawl is an Elite."""
    laid: list[str] = []

    def breaks(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
        laid.append(name)
        return broken_picture(pictures, name, size)

    monkeypatch.setattr(plate, "broken_picture", breaks)
    match = fight()
    match.state.mark("enemy.1", "out")
    table = at_table(match)
    frames(table.services)
    assert laid == ["cards/figures/crypt_warden-elite"]
    seen = {key[0] for key in table.services.canvas.pictures._kept if isinstance(key[0], str)}
    assert portrait_of(match.state.tokens["enemy.0"].kind) in seen
