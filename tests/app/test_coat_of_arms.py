"""Tests for coats of arms: each party has its own, always the same, with drawable charges only."""

import pygame
import pytest

from game import files
from game.app.base.geometry import Box
from game.app.services import Services
from game.app.ui.portraits import CHARGES, FIELDS, METALS, PARTED, CoatOfArms, coat_of_arms, draw_coat_of_arms


def test_a_party_keeps_its_arms_however_its_name_is_written():
    assert coat_of_arms("The Lantern Club") == coat_of_arms(" the lantern club ") == CoatOfArms(0, 1, 1, 5)


def test_parties_can_be_told_apart_by_their_arms():
    many = [coat_of_arms(f"Party {n}") for n in range(300)]
    assert len(set(many)) > 150
    assert {arms.charge for arms in many} == set(range(len(CHARGES)))


@pytest.mark.parametrize("charge", CHARGES)
def test_every_charge_has_a_picture(charge: str):
    assert files.asset(f"ui/icons/{charge}.webp").is_file()


def test_every_shield_is_drawn_and_stands_on_what_is_there(services: Services, monkeypatch: pytest.MonkeyPatch):
    box, seen = Box(100, 100, 90, 90), set()
    place = pygame.Rect(services.layout.px(box))
    for field in range(len(FIELDS)):
        for parted in range(len(PARTED)):
            for metal in range(len(METALS)):
                arms = CoatOfArms(field, parted, metal, 0)
                monkeypatch.setattr("game.app.ui.portraits.coat_of_arms", lambda _name, arms=arms: arms)
                services.window.surface.fill((40, 40, 40))
                draw_coat_of_arms(services.canvas, "any", box)
                picture = services.window.surface.subsurface(place)
                assert picture.get_at((1, place.h - 2))[:3] == (40, 40, 40)
                seen.add(pygame.image.tobytes(picture, "RGB"))
    assert len(seen) == len(FIELDS) * len(PARTED) * len(METALS)
