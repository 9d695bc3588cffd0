"""Tests for the way from room to room: which event words lead on and when, and that the room shown is the right one,
also after undo, a load and in a replay."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from game import levels
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.room.rooms import passage, reached, ways
from game.app.table.skins import SKINS, skin_of
from game.core import save
from game.core.cards import parse
from game.core.events import Ended, Event, Moved, Noted, Shuffled, Told
from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action
from game.rules import games
from tests.app.crawl import moment
from tests.app.driving import frames

WORDS = ("room-complete", "avoid", "room")
DEALT = [Moved(parse(id), "deck", place, 0) for id, place in (("5S", "room.0"), ("6S", "room.1"))]
SWEPT = [Moved(parse(id), place, "deck", 0) for id, place in (("7S", "room.0"), ("8S", "room.1"))]
DONE, AVOIDED = Told("room-complete"), Told("avoid")


def test_one_has_come_to_the_first_room_and_every_word_leads_to_another() -> None:
    assert reached([], WORDS) == 1
    assert reached([[DONE], [Told("strike")], [AVOIDED, *SWEPT]], WORDS) == 3
    assert reached([[DONE], [DONE, Ended("won", (), ())]], WORDS) == 2  # leaving the dungeon is no way to another room


@pytest.mark.parametrize(
    ("events", "before"),
    [
        ([Told("strike"), DONE, *DEALT], [2]),  # messages are shown first, then the cards fly
        ([AVOIDED, *SWEPT, Noted("avoided", True), *DEALT], [4]),  # once the room is swept
        ([AVOIDED, *SWEPT, Shuffled("deck", (), ()), *DEALT], [4]),
        (
            [*DEALT, Told("room", "6S", (6,)), Moved(parse("9S"), "deck", "hp", 0)],
            [1],
        ),  # the newcomer appears in the next room
        ([Told("strike"), DONE], [2]),  # nothing is dealt yet
        ([Told("strike"), *DEALT], []),
    ],
)
def test_one_goes_on_before_the_first_card_is_dealt(events: list[Event], before: list[int]) -> None:
    assert ways(events, WORDS) == before


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id in games() if id in SKINS])
def test_every_game_tells_when_one_goes_on(id: str) -> None:
    """Random plays of every game reach more than one room."""
    game, deepest = games()[id], 1
    assert {*skin_of(id).onward} <= {*game.messages}
    for seed in range(6):
        match, chance = Match(game, defaults(game), seed), Rng(seed)
        for _ in range(200):
            if match.over:
                break
            match.play(chance.choice(match.legal(match.state.to_act[0])))
        deepest = max(deepest, reached(match.history, skin_of(id).onward))
    assert deepest >= 2


def begun(services: Services, rooms: int, seed: int = 5) -> TableScene:
    """A table of Scoundrel `rooms` rooms down, each avoided or fought through."""
    game = games()["scoundrel"]
    match = new_match(services, game, defaults(game), seed)
    chance = Rng(seed)
    while reached(match.history, skin_of("scoundrel").onward) < rooms:
        legal = match.legal(0)
        avoid = Action("avoid")
        match.play(avoid if avoid in legal else chance.choice(legal))
    scene = table_of(services, match)
    services.stack.push(scene)
    frames(services, 1)
    return scene


def here(scene: TableScene, number: int) -> bool:
    """True if the table shows the room of this number, with no way between rooms in progress."""
    depth = levels.depth_of(scene.top.hall.room, number, scene.match.seed)
    return scene.top.rooms.number == number and scene.top.hall.depth == depth and scene.top.hall.threshold is None


def test_a_play_that_is_gone_on_with_is_in_the_room_it_was_left_in(services: Services) -> None:
    scene = begun(services, 2)
    assert here(scene, 2)
    again = save.read(save.write(scene.match, "1"), games())
    services.stack.replace(table_of(services, again))
    frames(services, 1)
    assert here(services.stack.top, 2)


def test_the_next_room_is_there_at_once_where_nothing_moves_and_undo_leads_back(make_services) -> None:
    services = make_services(reduced_motion=True, undo="free")
    scene = begun(services, 1)
    scene.commands.do(Action("avoid"))
    frames(services, 1)
    assert here(scene, 2)
    scene.commands.undo()
    frames(services, 1)
    assert here(scene, 1)


@pytest.mark.slow
def test_one_walks_through_the_door_into_the_next_room_before_its_cards_come(make_services) -> None:
    services = make_services(reduced_motion=False, speed="1")
    scene = begun(services, 1)
    scene.top.hurry()
    first = scene.top.hall.depth
    scene.commands.do(Action("avoid"))
    seen = []
    while scene.top.timeline is not None and len(seen) < 600:
        frames(services, 1)
        come = sum(bool(scene.top.stage.piles[place]) for place in ("room.0", "room.1", "room.2", "room.3"))
        passed = None if scene.top.hall.threshold is None else scene.top.hall.threshold.passed
        seen.append((passed, scene.top.rooms.number, come))
    way = [passed for passed, _number, _come in seen if passed is not None]
    assert way == sorted(way)
    assert len(way) > 20
    assert all(come == 0 for passed, _number, come in seen if passed is not None)
    changed = next(now for before, now in pairwise(seen) if before[1] != now[1])
    assert changed[0] is not None
    assert changed[0] < 0.1, "while nothing of it is seen yet"
    assert here(scene, 2)
    assert scene.top.hall.depth != first


def test_a_press_hurries_the_way_into_the_next_room(make_services) -> None:
    services = make_services(reduced_motion=False, speed="1")
    scene = begun(services, 1)
    scene.top.hurry()
    scene.commands.do(Action("avoid"))
    while scene.top.hall.threshold is None:
        frames(services, 1)
    scene.top.hurry()
    assert here(scene, 2)


def test_a_replay_is_in_the_room_of_each_moment(services: Services) -> None:
    table = begun(services, 3)
    replay = ReplayScene(services, table.match)
    services.stack.push(replay)
    frames(services, 1)
    assert here(replay, 1)
    replay.jump(replay.play.last)
    assert here(replay, 3)
    replay.jump(0)
    assert here(replay, 1)
    services.stack.pop()
    frames(services, 1)
    assert here(table, 3)  # both scenes share a hall


def test_the_exchanges_of_the_crawl_are_shorter_from_the_second_room_on(services: Services, monkeypatch) -> None:
    """By then the player has seen what happens; the way to the next room and the end keep their pace."""
    scene = table_of(services, moment("warrior", "fight", "hard"))
    services.stack.push(scene)
    frames(services, 1)
    haste = []
    for number, threshold in ((2, None), (3, None), (3, object())):
        monkeypatch.setattr(scene.top.rooms, "number", number)
        monkeypatch.setattr(scene.top.hall, "threshold", threshold)
        haste.append(scene.top._haste())
    assert haste == [1.0, SKINS["crawl"].haste[True], 1.0]
    assert 1.5 <= SKINS["crawl"].haste[True] <= 2


def test_the_passage_is_short() -> None:
    """It takes about half a second, and at its end everything is as before."""

    class Hall:
        threshold: Any = None

        def set_out(self) -> None:
            self.threshold = SimpleNamespace(passed=0.0)

        def arrive(self) -> None:
            self.threshold = None

    hall, entered = Hall(), []
    step = passage(hall, lambda: entered.append(hall.threshold.passed))  # type: ignore[arg-type]
    assert 0.4 <= 10 - step.update(10) <= 0.5
    assert (hall.threshold, entered) == (None, [0.0])
