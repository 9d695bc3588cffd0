"""Tests for the picture of a figure on its plate: as large as possible, and dark behind text."""

import pygame
import pytest

from game.app.arena.plate_layout import parts, stands
from game.app.arena.plate_parts import FAINT, SOFT, Likeness
from game.app.base.geometry import Box
from game.app.gfx.pictures import Pictures, portrait_of
from game.core.combatants import ENEMIES, HEROES, WAITING, Figure
from game.core.text import Text
from tests.app.conftest import MakeServices

ABOVE, BELOW = Box(28, 88, 1224, 143), Box(28, 446, 1224, 92)
LEAST = 80.0  # design pixels: least side of a picture, for any number of figures


def cast(count: int) -> list[Figure]:
    """`count` enemies, and a third as many heroes."""
    sides = [ENEMIES] * count + [HEROES] * -(-count // 3)
    return [Figure(f"one.{n}", Text("Toad"), "marsh_hag", side, 0, 1, WAITING, {"deck": "deck"})
            for n, side in enumerate(sides)]  # fmt: skip


@pytest.mark.parametrize("count", range(1, 13))
def test_a_picture_is_larger_than_its_place_and_covers_it(count: int):
    for stand in stands(cast(count), ABOVE, BELOW).values():
        at = parts(stand)
        one = Likeness.on(stand.box, at)
        assert one.window.inside(stand.box)
        assert one.window.inside(one.whole, 1)
        assert one.whole.w >= max(LEAST, 1.2 * at.face.w)


def test_of_twelve_the_heads_are_seen_and_the_names_stand_below_them():
    everybody = cast(12)
    places = stands(everybody, ABOVE, BELOW)
    for stand in (places[figure.id] for figure in everybody if figure.side == ENEMIES):
        at = parts(stand)
        window = Likeness.on(stand.box, at).window
        assert window.y < stand.box.y + stand.box.h / 4
        assert window.bottom <= at.name.y
        assert at.name.inside(stand.box)
        assert not at.name.overlaps(at.numbers)


@pytest.mark.parametrize("count", [3, 5, 6, 7, 12])
def test_under_words_next_to_nothing_is_left_of_it(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, count: int
):
    canvas = make_services().canvas
    white = pygame.Surface((64, 64), pygame.SRCALPHA)
    white.fill((255, 255, 255, 255))
    monkeypatch.setattr(Pictures, "master", lambda self, name: white)
    canvas.pictures.forget()
    for stand in stands(cast(count), ABOVE, BELOW).values():
        at = parts(stand)
        canvas.surface.fill((0, 0, 0))
        one = Likeness.on(stand.box, at)
        one.draw(canvas, "white")
        most = round(FAINT * 255) + 1
        for words in (at.name, at.numbers, *([at.note] if at.note != at.name else [])):
            place = pygame.Rect(canvas.layout.px(words)).inflate(-2, -2)
            assert max(canvas.surface.get_at((x, y)).r for x in range(place.left, place.right)
                       for y in range(place.top, place.bottom)) <= most  # fmt: skip
        x, y, _wide, high = canvas.layout.px(one.window.inset(SOFT / 2))
        assert canvas.surface.get_at((x, y + high // 2)).r > 200, "but where there are none it is bright"


@pytest.mark.slow
def test_in_high_contrast_the_whole_picture_stands_in_its_place(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, at_table
):
    drawn: list[str] = []
    monkeypatch.setattr(Likeness, "draw", lambda self, canvas, name: drawn.append(name))
    table = at_table(heroes="2", enemies="3")
    table.services.canvas.pictures.forget()
    table.widgets = []  # plates that have been drawn already go on with their drawings
    table.refresh()
    table.draw(table.services.canvas)
    assert portrait_of(next(figure.kind for figure in table.top.ground.setting.cast if figure.side == ENEMIES)) in drawn
    drawn.clear()
    table.services.change(contrast=True)
    table.top.fit()
    table.draw(table.services.canvas)
    assert drawn == []
