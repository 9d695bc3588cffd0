"""Tests for the way from the end of a play to the high scores, and for the page of high scores, driven by input."""

import csv
import sys
from pathlib import Path

import pytest

from game import files
from game.app.base.geometry import Box
from game.app.play.plays import record_play
from game.app.screens.fill import NameScene, SignScene
from game.app.screens.high_scores import SHOWN, HighScoreScene, HighScoresScene
from game.app.screens.records import RecordsScene
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.run import RunScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.score_rows import GAP, ICON, ScoreRow, columns
from game.core.match import Match
from game.core.text import Text
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, label, press, push, rest, run, show, top, write
from tests.app.highscores import CRAWL, finished, row, written
from tests.rotation import spoken


def result(services: Services, match: Match) -> ResultScene:
    record_play(services, match)
    scene = show(services, ResultScene(services, match))
    assert isinstance(scene, ResultScene)
    rest(services)
    return scene


def ids(services: Services) -> list[str]:
    return [thing.id for thing in top(services).things()]


def names(services: Services) -> list[str]:
    return [row.name for row in services.high_scores("crawl").rows()]


# writing a name


@pytest.mark.slow
def test_the_first_name_is_typed(services: Services) -> None:
    result(services, finished())
    press(services, "confirm")  # it is offered first
    assert isinstance(top(services), NameScene)
    write(services, "Ylva the Red")
    press(services, "confirm")
    assert isinstance(top(services), HighScoresScene)
    assert label(services, "row-1").startswith("1. Ylva the Red Warrior, score")
    assert label(services, "row-1").endswith("Written just now.")
    press(services, "cancel")
    assert isinstance(top(services), ResultScene)
    assert "sign" not in ids(services)
    assert top(services).focus == "new"
    assert names(services) == ["Ylva the Red"]


def test_the_last_name_needs_one_press(services: Services) -> None:
    written(services, 5)
    result(services, finished())
    press(services, "confirm")
    assert isinstance(top(services), SignScene)
    assert label(services, "name-0") == "Ærik"
    press(services, "confirm")
    assert names(services)[-1] == "Ærik"
    scene = top(services)
    assert isinstance(scene, HighScoresScene)
    assert scene.widget(scene.focus).mine  # type: ignore[union-attr]


def test_another_name_is_clicked_together(services: Services) -> None:
    written(services, 5)
    result(services, finished())
    for id in ("sign", "new", "key-B", "key-o", "space", "key-B", "use"):
        click(services, id)
    assert names(services)[-1] == "Bo B"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL's virtual pads are driven on Linux")
def test_a_pad_writes_a_name(services: Services, plug) -> None:
    pad = plug()
    services.input.start()
    result(services, finished())
    run(services)
    push(services, pad)  # write your name
    assert isinstance(top(services), NameScene)
    push(services, pad)  # the key in focus
    push(services, pad, 6)  # done
    assert names(services) == ["G"]


def test_it_is_told_where_the_score_comes(services: Services) -> None:
    match = finished()
    score = match.state.outcome.scores[0]
    for n, points in enumerate((score + 5, score, score - 1)):
        services.high_scores("crawl").add(row(n, score=points, level="hard", when="2026-11-01T10:00:00", play=str(n)))
    result(services, match)
    place = f"Score {score}: place 3 in the Hardcore high scores." if score > 1 else ""
    assert label(services, "verdict").endswith(place)
    press(services, "confirm")
    assert label(services, "about") == place


def test_not_now_leaves_the_sheet_alone_and_the_offer_open(services: Services) -> None:
    written(services, 2)
    result(services, finished())
    press(services, "confirm", "cancel")
    assert isinstance(top(services), ResultScene)
    assert "sign" in ids(services)
    assert len(names(services)) == 2


@pytest.mark.parametrize("typed", ["", "   "])
def test_a_name_of_nothing_is_not_taken(services: Services, typed: str) -> None:
    result(services, finished())
    press(services, "confirm")
    write(services, typed)
    choose(services, "use")
    assert isinstance(top(services), NameScene)
    assert not names(services)


@pytest.mark.slow
def test_a_name_has_twenty_letters_at_the_most(services: Services) -> None:
    result(services, finished())
    press(services, "confirm")
    write(services, "x" * 30)
    assert "20 of 20 letters" in label(services, "told")
    press(services, "confirm")
    assert names(services) == ["x" * 20]


@pytest.mark.parametrize("mark", ["practice", "typed", "again"])
def test_a_marked_play_is_offered_no_pencil(services: Services, mark: str) -> None:
    match = finished()
    match.marks.add(mark)
    result(services, match)
    assert "sign" not in ids(services)
    assert "scores" in ids(services)


def test_a_disk_that_refuses_is_told_and_the_name_still_stands_there(services: Services) -> None:
    services.homes.data.mkdir(parents=True, exist_ok=True)
    (services.homes.data / "sheets").write_bytes(b"")  # a file where the folder should be
    result(services, finished())
    press(services, "confirm")
    write(services, "Ylva")
    press(services, "confirm")
    assert "could not be written" in str(services.toast)
    assert label(services, "row-1").startswith("1. Ylva")


def test_who_was_killed_before_signing_may_do_so_later(services: Services) -> None:
    """The records keep the play; its name can still be written from there, once."""
    match = finished()
    record_play(services, match)
    show(services, RunScene(services, services.records.runs[-1], match))
    click(services, "sign")
    write(services, "Ylva")
    press(services, "confirm", "cancel")
    assert isinstance(top(services), RunScene)
    assert "sign" not in ids(services)
    assert names(services) == ["Ylva"]


# the page


def test_without_names_it_says_so(services: Services) -> None:
    show(services, HighScoresScene(services, CRAWL))
    assert label(services, "nothing").startswith("No names yet.")
    assert not top(services).widget("csv").enabled  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_an_empty_page_is_seen_whole_with_its_picture(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    scene = show(services, HighScoresScene(services, CRAWL))
    assert scene.scroller.height <= scene.scroller.box.h
    assert scene.widget("picture").box.h > 100  # type: ignore[union-attr]


def test_every_difficulty_has_a_page_and_shoulders_and_tabs_turn_it(services: Services) -> None:
    written(services, 6)
    scene = show(services, HighScoresScene(services, CRAWL, "hard"))
    assert isinstance(scene, HighScoresScene)
    shown = [row for row in scene.widgets if isinstance(row, ScoreRow)]
    assert [each.row.score for each in shown] == sorted((5 + n * 37 % 250 for n in (0, 2, 4)), reverse=True)
    press(services, "next")
    assert scene.level.id == "normal"
    press(services, "prev")
    assert scene.level.id == "hard"
    click(services, "tab-normal")
    assert scene.level.id == "normal"


@pytest.mark.parametrize("language", spoken())
def test_who_was_played_and_when_is_read_whole(make_services: MakeServices, language: str) -> None:
    services = make_services(language=language)
    written(services, 12)
    scene = show(services, HighScoresScene(services, CRAWL, "hard"))
    shown = [each for each in scene.widgets if isinstance(each, ScoreRow)]
    assert shown
    for each in shown:
        assert each.cells["kind"].lines == (each.kind[0],)
        assert not each.cells["date"].lines[-1].endswith("…")


def test_left_and_right_leave_a_row_and_its_page_alone(services: Services) -> None:
    written(services, 6)
    scene = show(services, HighScoresScene(services, CRAWL, "hard"))
    assert isinstance(scene, HighScoresScene)
    press(services, "down", "left", "right", "right")
    assert (scene.level.id, scene.focus) == ("hard", "row-2")


def test_every_page_keeps_its_row(services: Services) -> None:
    written(services, 60)
    scene = show(services, HighScoresScene(services, CRAWL, "hard"))
    assert isinstance(scene, HighScoresScene)
    press(services, *["down"] * 20, "next")
    assert (scene.level.id, scene.focus, scene.scroller.offset) == ("normal", "row-1", 0)
    press(services, "down", "down", "next")
    assert (scene.level.id, scene.focus) == ("hard", "row-21")
    row = scene.widget("row-21")
    assert row is not None
    assert scene.scroller.box_of(row).inside(scene.scroller.box)
    choose(services, "tab-normal")
    press(services, "down")
    assert (scene.level.id, scene.focus) == ("normal", "row-3")


def test_the_row_of_the_page_that_was_turned_to_is_spoken(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    written(services, 4)
    scene = show(services, HighScoresScene(services, CRAWL, "hard"))
    assert isinstance(scene, HighScoresScene)
    services.narrator.spoken.clear()
    press(services, "next")
    first = scene.widget("row-1")
    assert isinstance(first, ScoreRow)
    said = " ".join(services.narrator.spoken)
    assert "High scores: Normal" in said
    assert said.count(f"1. {first.row.name}") == 1


def test_it_opens_where_it_was_written_on_last(services: Services) -> None:
    written(services, 2)
    scene = HighScoresScene(services, CRAWL)
    assert scene.level.id == "normal"


def test_the_row_written_just_now_is_in_view_however_far_down(services: Services) -> None:
    written(services, 900)
    scene = show(services, HighScoresScene(services, CRAWL, "hard", "play 0"))
    assert isinstance(scene, HighScoresScene)
    mine = scene.widget(scene.focus)
    assert isinstance(mine, ScoreRow)
    assert mine.mine
    assert mine.row.play == "play 0"
    assert scene.scroller.box_of(mine).inside(scene.scroller.box)
    assert sum(isinstance(widget, ScoreRow) for widget in scene.widgets) <= SHOWN + 9


def test_every_row_is_spoken(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    services.high_scores("crawl").add(row(2, name="Ylva", when="2026-11-20T19:05:33"))
    show(services, HighScoresScene(services, CRAWL, "hard"))
    told = " ".join(services.narrator.spoken)
    assert "High scores: Hardcore" in told
    assert "1. Ylva, Mage, score 79, 20 Nov 2026, seed U-000FEY" in told


def test_records_lead_to_it(services: Services) -> None:
    match = finished()
    record_play(services, match)
    show(services, RecordsScene(services))
    click(services, "scores")
    assert isinstance(top(services), HighScoresScene)


@pytest.mark.parametrize(("id", "ending"), [("text", "txt"), ("csv", "csv")])
def test_it_is_written_into_a_file_and_told_where(services: Services, id: str, ending: str) -> None:
    written(services, 6)
    show(services, HighScoresScene(services, CRAWL))
    click(services, id)
    (path,) = (services.homes.data / "shared").glob(f"*.{ending}")
    assert str(services.toast) == f"Written to {path}"
    text = path.read_text(encoding="utf-8-sig")
    assert all(name in text for name in names(services))
    if ending == "csv":
        assert len(list(csv.reader(text.splitlines()))) == 7


def test_a_full_disk_is_told_when_it_is_written_out(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise files.CannotWrite(Text("The disk is full."))

    written(services, 2)
    show(services, HighScoresScene(services, CRAWL))
    monkeypatch.setattr(files, "write_text", full)
    click(services, "text")
    assert str(services.toast) == "The disk is full."


# a row


@pytest.mark.slow
def test_a_row_opens_and_its_play_can_be_watched(services: Services) -> None:
    result(services, finished())
    press(services, "confirm")
    write(services, "Ylva")
    press(services, "confirm", "confirm")
    assert isinstance(top(services), HighScoreScene)
    press(services, "confirm")
    assert isinstance(top(services), ReplayScene)


@pytest.mark.slow
def test_the_same_deal_is_dealt_again_and_does_not_count(services: Services) -> None:
    match = finished(hero="mage")
    result(services, match)
    press(services, "confirm")
    write(services, "Ylva")
    press(services, "confirm", "confirm")
    choose(services, "again")
    table = top(services)
    assert isinstance(table, TableScene)
    assert (table.match.seed, table.match.options, table.match.marks) == (match.seed, match.options, {"again"})


def test_a_row_tells_where_its_score_came_from_and_the_difficulty_as_it_was_chosen(services: Services) -> None:
    match = finished(difficulty="ask")
    result(services, match)
    press(services, "confirm")
    write(services, "Ylva")
    press(services, "confirm", "confirm")
    assert "Difficulty: Hardcore" in label(services, "line-1")
    assert "Place 1: Hardcore" in label(services, "place")
    assert "slain: +" in label(services, "score-0-0")
    assert label(services, "picture")


def test_a_play_whose_moves_are_gone_cannot_be_watched(services: Services) -> None:
    written(services, 3)
    show(services, HighScoresScene(services, CRAWL, "hard"))
    press(services, "confirm")
    assert isinstance(top(services), HighScoreScene)
    assert not top(services).widget("watch").enabled  # type: ignore[union-attr]
    assert "no longer kept" in label(services, "lost")


def test_the_quill_stands_behind_a_name_and_no_room_is_kept_for_it_before_the_place(services: Services) -> None:
    box = Box(100, 100, 1000, 62)
    mine, another = (
        ScoreRow("row-1", 1, row(1, name=name), ("Mage", "mana"), box, lambda: None, services.fonts, mine=mine)
        for name, mine in (("W" * 20, True), ("W" * 20, False))
    )
    cells = columns(box, services.fonts)
    place = services.fonts.block("Place", "strong", 24, cells.place.w, lines=1)
    assert (cells.place.w - place.width) / 2 < 12, "it stands in the middle of its column"
    assert cells.name.x + mine.cells["name"].width + GAP + ICON <= cells.kind.x
    assert mine.cells["name"].width < another.cells["name"].width
