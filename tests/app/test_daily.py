"""Tests for the dungeon of the day: the same for everybody, and recognised when it is played again."""

import datetime

import pytest

from game.app.canvas import Canvas
from game.app.dates import day
from game.app.desk import Desk
from game.app.geometry import Box
from game.app.plays import new_match
from game.app.records import Run, day_of
from game.app.scenes import daily as page_of_the_day
from game.app.scenes import go
from game.app.scenes.table import TableScene
from game.app.scenes.title import TitleScene
from game.app.ui.gamebox import GameBox
from game.core.game import defaults
from game.core.seeds import daily
from game.rules import games
from tests.app.driving import choose, frames, press, show, top

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


def played(date: str, result: str = "won", score: int = 8) -> Run:
    return Run(GAME.id, defaults(GAME), 7, result, score, f"{date}T10:00:00", 90.0, 20, (), date)


def ago(days: int) -> str:
    return (datetime.date.today() - datetime.timedelta(days)).isoformat()


def test_the_page_of_the_day_says_its_date_and_what_has_become_of_it(desk: Desk) -> None:
    desk.records.runs = [played(ago(2)), played(ago(1)), played(ago(0), "lost", -34)]
    go.daily(desk)
    frames(desk)
    scene = top(desk)
    assert day(TODAY) in scene.title()
    assert scene.focus != f"game-{GAME.id}", "another is still to be played"
    scene.set_focus(f"game-{GAME.id}")
    frames(desk)
    box = scene.widget(f"game-{GAME.id}")
    assert box.names == "Today: Lost  ·  −34"
    assert box.signs.words.startswith("3 days in a row")
    scene.set_focus("game-crawl")
    assert scene.widget("game-crawl").names == "Today: no result yet."
    assert "in a row" not in scene.widget("game-crawl").signs.words
    choose(desk, "game-crawl")
    assert table(desk).daily == TODAY


def test_a_box_that_was_played_today_bears_a_leaf_which_hides_little_of_it_and_no_card_over_it(desk: Desk) -> None:
    desk.records.runs = [played(ago(0))]
    go.daily(desk)
    frames(desk)
    boxes = {box.id: box for box in top(desk).widgets if isinstance(box, GameBox)}
    assert [id for id, box in boxes.items() if box.leaf is not None] == [f"game-{GAME.id}"]
    box = boxes[f"game-{GAME.id}"]
    leaf = box.leaf.place(box.box)
    assert leaf.inside(box.box)
    assert leaf.w * leaf.h < 0.08 * box.box.w * box.box.h


@pytest.mark.parametrize("focus", ["scoundrel", "deuces"])
def test_the_ring_of_the_focus_is_whole_about_a_box_its_cards_and_its_ribbon(desk: Desk, monkeypatch, focus) -> None:
    go.daily(desk)
    frames(desk)
    scene, drawn, plate = top(desk), list[tuple[str, Box]](), Canvas.plate
    scene.set_focus(f"game-{focus}")
    frames(desk)

    def noted(canvas: Canvas, name: str, box: Box, *rest, **more) -> None:
        drawn.append((name, box))
        plate(canvas, name, box, *rest, **more)

    monkeypatch.setattr(Canvas, "plate", noted)
    scene.draw_widgets(desk.canvas)
    box = scene.widget(f"game-{focus}")
    *before, (last, ring) = drawn
    assert last == "focus-ring", "nothing is drawn over it"
    assert "focus-ring" not in [name for name, _box in before]
    assert box.whole.inside(ring)
    ribbons = [place for name, place in before if name == "ribbon"]
    assert [place.inside(ring) for place in ribbons].count(True) == 1
    assert not any(place.overlaps(ring) for place in ribbons if not place.inside(ring))


def test_torches_burn_over_boxes_that_are_shut(desk: Desk) -> None:
    go.daily(desk)
    frames(desk)
    scene = top(desk)
    torches = scene.hall()._torches
    assert all(any(torch.burns.overlaps(box.whole) for box in scene.boxes) for torch in torches), "cards would be there"
    assert scene.hall().burning(scene.covered()) == torches


def test_days_in_a_row_end_with_a_day_that_was_missed(desk: Desk) -> None:
    def row(*runs: Run) -> int:
        desk.records.runs = [*runs]
        return desk.records.days_in_a_row(GAME.id, TODAY)

    assert row() == 0
    assert row(played(ago(1)), played(ago(0))) == 2
    assert row(played(ago(2)), played(ago(1))) == 2, "today may still come"
    assert row(played(ago(3)), played(ago(2))) == 0
    assert row(played(ago(2)), played(ago(0)), played(ago(0))) == 1
    assert row(played(ago(1), "abandoned"), played(ago(0))) == 1


def test_the_page_of_the_day_goes_with_the_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [datetime.datetime(2026, 11, 20, 23, 57, 30)]
    monkeypatch.setattr(page_of_the_day, "clock", lambda: moments[-1])
    desk.records.runs = [played("2026-11-20")]
    go.daily(desk)
    frames(desk)
    scene = top(desk)

    def told() -> tuple[str, str]:
        box = scene.widget(f"game-{GAME.id}")
        return box.names, box.signs.words.rpartition("  ·  ")[2]

    assert told() == ("Today: Won  ·  8", "Next one in 2 min")
    moments.append(datetime.datetime(2026, 11, 20, 23, 59, 0))
    frames(desk)
    assert told() == ("Today: Won  ·  8", "Next one in 1 min")
    moments.append(datetime.datetime(2026, 11, 21, 0, 0, 0))
    frames(desk)
    assert told() == ("Today: no result yet.", "Next one in 24 h 0 min")
    assert day("2026-11-21") in scene.title()
