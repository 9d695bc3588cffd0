"""Tests for the dungeon of the day: the same for everybody, and recognised when it is played again."""

import datetime
import time

import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.play.plays import new_match
from game.app.screens import games as page_of_the_day
from game.app.screens.describe import minutes
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.store.records import Run, day_of
from game.app.ui.gamebox import GameBox
from game.core.game import defaults
from game.core.seeds import daily
from game.i18n import day
from game.rules import games
from tests.app.driving import choose, frames, press, show, top

GAME = games()["scoundrel"]
TODAY = datetime.date.today().isoformat()


def table(services: Services) -> TableScene:
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene


def test_it_is_known_again_after_a_pause(services: Services) -> None:
    show(services, TitleScene(services))
    services.routes.plays.daily_of(GAME)
    frames(services)
    assert (table(services).ending.daily, table(services).match.marks) == (TODAY, set())
    press(services, "avoid")
    services.routes.menus.title()
    frames(services)
    choose(services, "continue")
    assert table(services).ending.daily == TODAY


def test_given_up_it_is_written_down_as_what_it_was(services: Services) -> None:
    show(services, TitleScene(services))
    services.routes.plays.daily_of(GAME)
    frames(services)
    press(services, "avoid")
    services.routes.plays.start(GAME, {}, None)
    frames(services)
    choose(services, "do")
    assert [(run.result, run.daily) for run in services.records.runs] == [("abandoned", TODAY)]
    assert table(services).ending.daily == ""


def test_its_seed_typed_or_its_deal_again_is_not_the_dungeon_of_the_day(services: Services) -> None:
    match = new_match(services, GAME, None, daily(TODAY, GAME.id))
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


def test_the_page_of_the_day_says_its_date_and_what_has_become_of_it(services: Services) -> None:
    services.records.runs = [played(ago(2)), played(ago(1)), played(ago(0), "lost", -34)]
    services.routes.plays.daily()
    frames(services)
    scene = top(services)
    assert day(TODAY) in scene.title()
    assert scene.focus != f"game-{GAME.id}", "another is still to be played"
    scene.set_focus(f"game-{GAME.id}")
    frames(services)
    box = scene.widget(f"game-{GAME.id}")
    assert box.names == "Today: Lost  ·  −34"
    assert box.signs.words.startswith("3 days in a row")
    scene.set_focus("game-crawl")
    assert scene.widget("game-crawl").names == "Today: no result yet."
    assert "in a row" not in scene.widget("game-crawl").signs.words
    choose(services, "game-crawl")
    assert table(services).ending.daily == TODAY


def test_a_box_that_was_played_today_bears_a_leaf_which_hides_little_of_it_and_no_card_over_it(
    services: Services,
) -> None:
    services.records.runs = [played(ago(0))]
    services.routes.plays.daily()
    frames(services)
    boxes = {box.id: box for box in top(services).widgets if isinstance(box, GameBox)}
    assert [id for id, box in boxes.items() if box.leaf is not None] == [f"game-{GAME.id}"]
    box = boxes[f"game-{GAME.id}"]
    leaf = box.leaf.place(box.box)
    assert leaf.inside(box.box)
    assert leaf.w * leaf.h < 0.08 * box.box.w * box.box.h


@pytest.mark.parametrize("focus", ["scoundrel", "deuces"])
def test_the_ring_of_the_focus_is_whole_about_a_box_its_cards_and_its_ribbon(
    services: Services, monkeypatch, focus
) -> None:
    services.routes.plays.daily()
    frames(services)
    scene, drawn, plate = top(services), list[tuple[str, Box]](), Canvas.plate
    scene.set_focus(f"game-{focus}")
    frames(services)

    def noted(canvas: Canvas, name: str, box: Box, *rest, **more) -> None:
        drawn.append((name, box))
        plate(canvas, name, box, *rest, **more)

    monkeypatch.setattr(Canvas, "plate", noted)
    scene.painter.draw(services.canvas)
    box = scene.widget(f"game-{focus}")
    *before, (last, ring) = drawn
    assert last == "focus-ring", "nothing is drawn over it"
    assert "focus-ring" not in [name for name, _box in before]
    assert box.whole.inside(ring)
    ribbons = [place for name, place in before if name == "ribbon"]
    assert [place.inside(ring) for place in ribbons].count(True) == 1
    assert not any(place.overlaps(ring) for place in ribbons if not place.inside(ring))


def test_torches_burn_over_boxes_that_are_shut(services: Services) -> None:
    services.routes.plays.daily()
    frames(services)
    scene = top(services)
    torches = scene.hall()._torches
    assert all(any(torch.burns.overlaps(box.whole) for box in scene.boxes) for torch in torches), "cards would be there"
    assert scene.hall().burning(scene.covered()) == torches


def test_days_in_a_row_end_with_a_day_that_was_missed(services: Services) -> None:
    def row(*runs: Run) -> int:
        services.records.runs = [*runs]
        return services.records.days_in_a_row(GAME.id, TODAY)

    assert row() == 0
    assert row(played(ago(1)), played(ago(0))) == 2
    assert row(played(ago(2)), played(ago(1))) == 2, "today may still come"
    assert row(played(ago(3)), played(ago(2))) == 0
    assert row(played(ago(2)), played(ago(0)), played(ago(0))) == 1
    assert row(played(ago(1), "abandoned"), played(ago(0))) == 1


def test_the_page_of_the_day_goes_with_the_time(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [datetime.datetime(2026, 11, 20, 23, 57, 30)]
    monkeypatch.setattr(page_of_the_day, "clock", lambda: moments[-1])
    services.records.runs = [played("2026-11-20")]
    services.routes.plays.daily()
    frames(services)
    scene = top(services)

    def texts() -> tuple[str, str]:
        box = scene.widget(f"game-{GAME.id}")
        return box.names, box.signs.words.rpartition("  ·  ")[2]

    assert texts() == ("Today: Won  ·  8", "Next one in 2 min")
    moments.append(datetime.datetime(2026, 11, 20, 23, 59, 0))
    frames(services)
    assert texts() == ("Today: Won  ·  8", "Next one in 1 min")
    moments.append(datetime.datetime(2026, 11, 21, 0, 0, 0))
    frames(services)
    assert texts() == ("Today: no result yet.", "Next one in 24 h 0 min")
    assert day("2026-11-21") in scene.title()


ZONES = {  # the rules of a zone, and a day in a year on which its clocks change
    "forward by night": ("CET-1CEST,M3.5.0,M10.5.0/3", (2026, 3, 29)),
    "back by night": ("CET-1CEST,M3.5.0,M10.5.0/3", (2026, 10, 25)),
    "no midnight": ("EET-2EEST,M4.5.5/0,M10.5.4/24", (2026, 4, 24)),
    "half an hour": ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", (2026, 4, 5)),
    "no change": ("UTC0", (2026, 3, 29)),
}


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="a process cannot change its zone there")
@pytest.mark.parametrize("name", ZONES)
def test_the_next_one_comes_after_as_many_hours_as_will_pass(
    services: Services, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """For every half hour of three days: the time until the date changes, counted in seconds since 1970."""
    zone, (year, month, of_month) = ZONES[name]
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        scene = page_of_the_day.DailyScene(services, lambda game: None)
        noon = datetime.datetime(year, month, of_month, 12, tzinfo=datetime.UTC).timestamp()
        moments = [datetime.datetime.fromtimestamp(noon + 1800 * n) for n in range(-72, 120)]
        for n, now in enumerate(moments[:-60]):
            scene._be(now)
            halves = next(n for n, later in enumerate(moments[n:]) if later.date() != now.date())
            assert scene._next() == f"Next one in {minutes(1800 * halves)}", now
    finally:
        monkeypatch.undo()
        time.tzset()
