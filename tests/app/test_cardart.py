"""Every card of two packs can be drawn, in both layouts, and what stands on it is what it is."""

import pygame
import pytest

from game.app.desk import Desk
from game.app.table.cardart import CardArt
from game.core.cards import Card, pack, parse

EVERY = [card for number in (0, 1) for card in pack(number, jokers=True) if card.id.partition(".")[0] != "AH"]
HEROES = ("KH", "QH", "KD", "QD", "JD")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def art(desk: Desk) -> CardArt:
    return CardArt(desk.canvas)


def test_every_card_but_the_ace_of_hearts_has_a_face_of_its_own(art: CardArt):
    for width, layout in ((176.0, "full"), (104.0, "mini")):
        faces = {pixels(art.face(card, width, layout)) for card in EVERY}
        assert len(faces) == len(EVERY) / 2  # both packs have the same faces


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_shows_each_pip_and_lies_down_without_any(art: CardArt, hero: str):
    rows = [("full",) * n + ("empty",) * (4 - n) for n in range(5)]
    rows += [("full", "full", "loss", "empty"), ("full", "full", "gain", "gain")]
    faces = {pixels(art.face(parse(hero), 104.0, "mini", row)) for row in rows}
    assert len(faces) == len(rows)
    untold, whole = (art.face(parse(hero), 104.0, "mini", row) for row in ((), ("full",) * 4))
    assert pixels(untold) == pixels(whole)


@pytest.mark.parametrize("hero", HEROES)
def test_only_the_last_pip_lays_a_hero_down(art: CardArt, hero: str):
    """The head of the picture, above the tray, is the same from one pip to four."""

    def head(*pips: str) -> bytes:
        face = art.face(parse(hero), 176.0, "full", pips)
        return pixels(face.subsurface((0, 0, face.get_width(), face.get_height() // 2)))

    whole = head("full", "full", "full", "full")
    assert head("full", "empty", "empty", "empty") == whole
    assert head("loss", "empty", "empty", "empty") == whole
    assert head("empty", "empty", "empty", "empty") != whole
    assert head("gain", "empty", "empty", "empty") != whole  # not up again before the potion is drunk


def test_the_backs_of_two_packs_differ(art: CardArt):
    first, second = (pixels(art.back(60.0, number)) for number in (0, 1))
    assert first != second
    assert pixels(art.back(60.0)) == first
    assert pixels(art.back(60.0, 2)) == first


def test_four_colours_are_for_suits_and_jokers_stay_as_they_are(desk: Desk):
    plain, coloured = CardArt(desk.canvas), CardArt(desk.canvas, four=True)
    assert pixels(plain.face(parse("AD"), 104.0, "mini")) != pixels(coloured.face(parse("AD"), 104.0, "mini"))
    for joker in (Card(15, "R"), Card(15, "B")):
        assert pixels(plain.face(joker, 104.0, "mini")) == pixels(coloured.face(joker, 104.0, "mini"))
