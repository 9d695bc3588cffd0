"""Tests for the places of figures in an arena."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.app.arena.plate_layout import LIP, OVER, ROW_FEW, Shape, parts, stands, stepped_back
from game.app.base.geometry import Box
from game.core.combatants import ENEMIES, HEROES, WAITING, Figure
from game.core.text import Text

ABOVE, BELOW = Box(20, 90, 1240, 150), Box(20, 446, 1240, 92)


def figure(id: str, side: str, owner: str = "", zones: Sequence[str] = ("hand", "deck", "discard")) -> Figure:
    return Figure(id, Text(id), "husk", side, 0, 1, WAITING, {zone: f"{zone}.{id}" for zone in zones}, owner=owner)


def cast(heroes: int, pets: int, foes: int) -> list[Figure]:
    """Heroes, the pets that belong to them in turn, and enemies."""
    ours = [figure(f"hero.{n}", HEROES) for n in range(heroes)]
    theirs = [figure(f"pet.{n}", HEROES, f"hero.{n % heroes}") for n in range(pets)]
    return [*ours, *theirs, *(figure(f"enemy.{n}", ENEMIES) for n in range(foes))]


@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
@pytest.mark.parametrize("pets", range(7))
@pytest.mark.parametrize("foes", [1, 6, 7, 12])
def test_everybody_has_room_of_their_own(heroes: int, pets: int, foes: int):
    placed = stands(cast(heroes, pets, foes), ABOVE, BELOW)
    assert len(placed) == heroes + pets + foes
    boxes = [stand.box for stand in placed.values()]
    above = ABOVE._replace(h=ABOVE.h + (LIP + OVER) * (foes <= ROW_FEW))
    for i, box in enumerate(boxes):
        assert box.inside(above) or box.inside(BELOW)
        assert box.h >= 60
        assert not any(box.overlaps(other) for other in boxes[:i])
    for stand in placed.values():
        for part in parts(stand)[:4]:
            assert part.inside(stand.box, 2)
            assert part.w > 0


@pytest.mark.parametrize("foes", range(1, ROW_FEW + 1))
def test_few_are_larger_and_cards_do_not_move_when_they_step_back(foes: int):
    several = next(iter(stands(cast(0, 0, ROW_FEW + 1), ABOVE, BELOW).values()))
    for stand in stands(cast(0, 0, foes), ABOVE, BELOW).values():
        box, at = stand.box, parts(stand)
        assert box.h > 1.1 * several.box.h, "they are larger, and stand clear of what lies on the table"
        assert at.hand.w > parts(several).hand.w
        behind = box._replace(h=box.h - stand.over)
        assert behind.bottom < ABOVE.bottom + LIP + 1
        for here, within in ((at, box), (stepped_back(at, behind), behind)):
            lines = here.name, here.hand, here.note
            assert all(above.bottom < below.y for above, below in pairwise(lines))
            assert here.face.inside(within)
            assert not any(here.face.overlaps(line) for line in lines)
            assert here.note.bottom < within.bottom - 5, "clear of the frame"
            assert here.hand == at.hand, "cards do not move"


@pytest.mark.parametrize("foes", range(1, 7))
def test_plates_of_one_row_all_have_the_same_things_in_the_same_place(foes: int):
    for stand in stands(cast(0, 0, foes), ABOVE, BELOW).values():
        at, box = parts(stand), stand.box
        assert at.face.x < box.x + 6, "the picture is to the left"
        assert at.face.y < box.y + 6, "as high as can be"
        assert at.face.w >= 80
        assert at.name.x > at.face.right
        assert at.name.y < at.hand.y < at.note.y
        assert at.numbers.right <= at.hand.x
        assert at.fan or foes == 6, "cards are seen where there is room for more than one"


def test_seven_are_all_alike_and_the_shorter_row_stands_behind_in_the_middle():
    boxes = [stand.box for stand in stands(cast(0, 0, 7), ABOVE, BELOW).values()]
    assert len({round(box.w) for box in boxes}) == 1
    first, second = boxes[:3], boxes[3:]
    assert len({box.y for box in first}) == len({box.y for box in second}) == 1
    for row in (first, second):
        assert row[0].x - ABOVE.x == pytest.approx(ABOVE.right - row[-1].right)
    for stand in stands(cast(0, 0, 7), ABOVE, BELOW).values():
        assert parts(stand).hand.inside(stand.box.inset(3, 3)), "cards lie within the frame"


FIRES = Box(98, 50, 100, 190), Box(1085, 50, 98, 190)  # the fires at the wall of `levels/arena.tmx`, with their stands


@pytest.mark.parametrize("foes", range(1, 13))
def test_a_fire_is_in_sight_or_hidden_but_never_cut_in_two(foes: int):
    places = [stand.box for stand in stands(cast(0, 0, foes), ABOVE.inset(8, 0), BELOW).values()]
    for fire in FIRES:
        for row in {box.y for box in places}:
            touching = [box for box in places if box.y == row and box.overlaps(fire)]
            hidden = sum(min(box.right, fire.right) - max(box.x, fire.x) for box in touching)
            assert hidden >= fire.w or not touching, "it may rise from behind a row, but always in its whole width"


def test_a_pet_stands_beside_the_one_who_called_it():
    placed = stands(cast(2, 2, 1), ABOVE, BELOW)
    order = sorted(("hero.0", "hero.1", "pet.0", "pet.1"), key=lambda id: placed[id].box.x)
    assert order == ["hero.0", "pet.0", "hero.1", "pet.1"]
    assert placed["pet.0"].shape is Shape.PET


def test_the_piles_of_two_lie_between_them_and_they_have_plates_of_one_size():
    two = [figure("hero.0", HEROES), figure("hero.1", HEROES, zones=("hand",))]
    holder, other = (stands(two, ABOVE, BELOW)[one.id] for one in two)
    assert holder.box.w == other.box.w
    assert holder.box.x - BELOW.x == pytest.approx(BELOW.right - other.box.right)
    assert holder.box.right < holder.piles.x < holder.piles.right < other.box.x
    whole, bare = parts(holder), parts(other)
    assert bare.face.w == whole.face.w
    assert all(pile.inside(holder.piles) for pile in (whole.deck, whole.discard))
    assert (bare.deck, bare.discard, bare.loot, other.piles) == (None, None, None, None)
    assert all(part.inside(other.box) for part in bare[:4])
