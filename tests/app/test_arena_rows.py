"""Where figures stand in an arena."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.app.arena.parts import parts, stepped_back
from game.app.arena.rows import FEW, LIP, OVER, Shape, stands
from game.app.geometry import Box
from game.core.troupe import ENEMIES, HEROES, WAITING, Figure
from game.core.words import Text

ABOVE, BELOW = Box(20, 90, 1240, 150), Box(20, 446, 1240, 92)


def figure(id: str, side: str, owner: str = "", zones: Sequence[str] = ("hand", "deck", "discard")) -> Figure:
    return Figure(id, Text(id), "husk", side, 0, 1, WAITING, {zone: f"{zone}.{id}" for zone in zones}, owner=owner)


def cast(heroes: int, pets: int, foes: int) -> list[Figure]:
    """Heroes, each with some of the pets, and foes."""
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
    above = ABOVE._replace(h=ABOVE.h + (LIP + OVER) * (foes <= FEW))
    for i, box in enumerate(boxes):
        assert box.inside(above) or box.inside(BELOW)
        assert box.h >= 60
        assert not any(box.overlaps(other) for other in boxes[:i])
    for stand in placed.values():
        for part in parts(stand)[:4]:
            assert part.inside(stand.box, 2)
            assert part.w > 0


@pytest.mark.parametrize("foes", [1, 2, 3])
def test_few_are_larger_with_a_line_each_for_all_that_is_written_which_is_seen_above_the_edge_of_the_table(foes: int):
    several = next(iter(stands(cast(0, 0, FEW + 1), ABOVE, BELOW).values()))
    for stand in stands(cast(0, 0, foes), ABOVE, BELOW).values():
        at, edge = parts(stand), stand.box.bottom - stand.over
        assert at.face.h > 1.25 * parts(several).face.h
        assert edge < ABOVE.bottom + LIP + 1
        for here in (at, stepped_back(at, stand.over)):
            lines = here.name, here.numbers, here.hand, here.note
            gaps = [below.y - above.bottom for above, below in pairwise(lines)]
            assert min(gaps) > 1
            assert gaps[0] == pytest.approx(gaps[1])
        assert here.note.bottom < edge - 5, "clear of the frame"
        assert here.hand == at.hand, "cards do not move"
        assert at.note.bottom < stand.box.bottom - 5


FIRES = Box(98, 50, 100, 190), Box(1085, 50, 98, 190)  # at the wall of `levels/arena.tmx`, with what they stand on


@pytest.mark.parametrize("foes", range(1, 13))
def test_a_fire_is_in_sight_or_hidden_but_never_cut_in_two(foes: int):
    places = [stand.box for stand in stands(cast(0, 0, foes), ABOVE.inset(8, 0), BELOW).values()]
    for fire in FIRES:
        for row in {box.y for box in places}:
            touching = [box for box in places if box.y == row and box.overlaps(fire)]
            hidden = sum(min(box.right, fire.right) - max(box.x, fire.x) for box in touching)
            assert hidden >= fire.w or not any(box.overlaps(fire) for box in places)


def test_a_pet_stands_beside_whoever_called_it():
    placed = stands(cast(2, 2, 1), ABOVE, BELOW)
    order = sorted(("hero.0", "hero.1", "pet.0", "pet.1"), key=lambda id: placed[id].box.x)
    assert order == ["hero.0", "pet.0", "hero.1", "pet.1"]
    assert placed["pet.0"].shape is Shape.PET


def test_a_hero_without_piles_takes_no_room_for_them():
    two = [figure("hero.0", HEROES), figure("hero.1", HEROES, zones=("hand",))]
    with_piles, without = (stands(two, ABOVE, BELOW)[one.id] for one in two)
    assert with_piles.box.w - without.box.w > 100
    assert with_piles.box.x - BELOW.x == pytest.approx(BELOW.right - without.box.right)
    whole, bare = parts(with_piles), parts(without)
    assert bare.face.w == pytest.approx(whole.face.w, abs=4)
    assert (bare.deck, bare.discard, bare.loot) == (None, None, None)
    assert all(part.inside(without.box) for part in bare[:4])
