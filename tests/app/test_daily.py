"""The dungeon of a day: the same for everybody, and known again when it is played on another time."""

import datetime

from game.app.desk import Desk
from game.app.plays import new_match
from game.app.records import day_of
from game.app.scenes import go
from game.app.scenes.table import TableScene
from game.app.scenes.title import TitleScene
from game.core.seeds import daily
from game.rules import games
from tests.app.hands import choose, frames, press, show, top

GAME = games()["scoundrel"]
TODAY = datetime.date.today().isoformat()


def table(desk: Desk) -> TableScene:
    scene = top(desk)
    assert isinstance(scene, TableScene)
    return scene


def test_it_is_known_again_after_a_pause(desk: Desk) -> None:
    show(desk, TitleScene(desk))
    go.daily_of(desk, GAME)
    frames(desk)
    assert (table(desk).daily, table(desk).match.marks) == (TODAY, set())
    press(desk, "avoid")
    go.title(desk)
    frames(desk)
    choose(desk, "continue")
    assert table(desk).daily == TODAY


def test_given_up_it_is_written_down_as_what_it_was(desk: Desk) -> None:
    show(desk, TitleScene(desk))
    go.daily_of(desk, GAME)
    frames(desk)
    press(desk, "avoid")
    go.start(desk, GAME, {}, None)
    frames(desk)
    choose(desk, "do")
    assert [(run.result, run.daily) for run in desk.records.runs] == [("abandoned", TODAY)]
    assert table(desk).daily == ""


def test_its_seed_typed_or_its_deal_again_is_not_the_dungeon_of_the_day(desk: Desk) -> None:
    match = new_match(desk, GAME, None, daily(TODAY, GAME.id))
    assert match.marks == {"typed"}
    assert day_of(match) == ""
    match.marks = {"practice"}
    assert day_of(match) == TODAY
    match.began = "2020-01-01T10:00:00"
    assert day_of(match) == ""
