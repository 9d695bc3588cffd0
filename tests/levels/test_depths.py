"""Tests for the furnishing of each room: the same for the same play, each room different, and nothing before its
time."""

from itertools import combinations, islice, pairwise
from pathlib import Path

import pytest

from game import files, levels
from game.levels import Box, Furnishing, Mood, Room
from game.levels.depths import FRESH
from game.rules import games

FIFTY = 50
MAPS = [path for path in sorted(files.level("").glob("*.tmx")) if "moods" in path.read_text(encoding="utf-8")]


def bare(furnishings: list[Furnishing], moods: list[Mood]) -> Room:
    room = Room("cellar", Box(0, 0, 100, 100), (80, 80), "#000000")
    room.furnishings, room.moods = furnishings, moods
    return room


def thing(bay: str, name: str, first: int = 1, last: int = 0) -> Furnishing:
    return Furnishing(bay, name, Box(0, 0, 1, 1), Path(name), first, last)


CELLAR = bare(
    [thing(bay, name, first, last) for bay in ("door", "left", "right", "floor")
     for name, first, last in (("oak", 1, 0), ("bones", 1, 12), ("web", 4, 0), ("eyes", 20, 0))],
    [Mood("torches", 1, 8), Mood("moon", 2, 0), Mood("ember", 5, 0), Mood("black", 25, 0)],
)  # fmt: skip


def rooms(room: Room, seed: int) -> list[levels.Depth]:
    return [*islice(levels.depths(room, seed), FIFTY)]


@pytest.fixture(params=["cellar", *(path.stem for path in MAPS)])
def room(request: pytest.FixtureRequest) -> Room:
    if request.param == "cellar":
        return CELLAR
    game = games().get(request.param.partition("-")[0])
    room = levels.load(files.level(f"{request.param}.tmx"), (), game.zones if game else None)
    assert room.moods, "a map with such a layer has some"
    return room


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63])
def test_fifty_rooms_are_fifty_different_ones(room: Room, seed: int) -> None:
    assert all(a != b for a, b in combinations(rooms(room, seed), 2))


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63])
def test_a_room_differs_from_the_one_before_in_two_bays_or_in_one_and_the_light(room: Room, seed: int) -> None:
    for before, now in pairwise(rooms(room, seed)):
        then, there = ({each.bay: each.name for each in depth.furnishings} for depth in (before, now))
        bays = sum(then.get(bay) != there.get(bay) for bay in {*then, *there})
        assert bays + (before.mood != now.mood) >= 2


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63])
def test_a_light_does_not_come_again_before_the_others_have_been_there(room: Room, seed: int) -> None:
    lights = [depth.mood for depth in rooms(room, seed)]
    for i, light in enumerate(lights):
        there = sum(mood.first <= i + 1 and (not mood.last or i + 1 <= mood.last) for mood in room.moods)
        assert light not in lights[max(0, i - min(FRESH, there - 1)) : i]


@pytest.mark.parametrize("seed", [0, 1, 7])
def test_nothing_is_there_before_its_first_room_or_after_its_last_or_twice_in_a_bay(room: Room, seed: int) -> None:
    for number, depth in enumerate(rooms(room, seed), 1):
        for each in (*depth.furnishings, *([depth.mood] if depth.mood else ())):
            assert each.first <= number
            assert not each.last or number <= each.last
        bays = [each.bay for each in depth.furnishings]
        assert len(bays) == len({*bays})
        assert depth.mood is not None


def test_a_room_is_the_same_whenever_one_looks_and_another_in_another_play() -> None:
    assert [levels.depth_of(CELLAR, n, 3) for n in range(1, 21)] == rooms(CELLAR, 3)[:20]
    assert rooms(CELLAR, 3) == rooms(CELLAR, 3)
    assert rooms(CELLAR, 3) != rooms(CELLAR, 4)


def test_everything_that_may_be_there_is_seen_in_some_play() -> None:
    seen = [each for seed in range(20) for depth in rooms(CELLAR, seed) for each in (*depth.furnishings, depth.mood)]
    assert {*seen} == {*CELLAR.furnishings, *CELLAR.moods}


def test_some_bays_stay_as_they_were_printed_but_most_do_not() -> None:
    left = sum(4 - len(depth.furnishings) for seed in range(10) for depth in rooms(CELLAR, seed))
    assert 0.1 < left / (4 * 10 * FIFTY) < 0.4


def test_where_nothing_may_stand_rooms_are_as_they_were_printed() -> None:
    assert rooms(bare([], []), 5) == [levels.Depth()] * FIFTY


@pytest.mark.parametrize("path", [path for path in MAPS if path.stem != "arena"], ids=lambda path: path.stem)
def test_our_rooms_have_at_least_eight_things_in_four_bays(path: Path) -> None:
    game = games().get(path.stem.partition("-")[0])
    things = levels.load(path, (), game.zones if game else None).furnishings
    assert len(things) >= 8
    assert {thing.bay for thing in things} >= {"door", "left", "right", "floor"}
