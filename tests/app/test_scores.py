"""Tests for the way from the end of a play to the high scores, and for the page of high scores, driven by input."""

import csv
import sys
from pathlib import Path

import pytest

from game import files
from game.app.desk import Desk
from game.app.geometry import Box
from game.app.plays import record_play
from game.app.scenes.records import RecordsScene
from game.app.scenes.replay import ReplayScene
from game.app.scenes.result import ResultScene
from game.app.scenes.run import RunScene
from game.app.scenes.score import ScoreScene
from game.app.scenes.scores import SHOWN, ScoresScene
from game.app.scenes.sign import NameScene, SignScene
from game.app.scenes.table import TableScene
from game.app.ui.scorerow import GAP, ICON, ScoreRow, columns
from game.core.match import Match
from game.core.text import Text
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, label, press, push, rest, run, show, top, write
from tests.app.highscores import CRAWL, finished, row, written


def result(desk: Desk, match: Match) -> ResultScene:
    record_play(desk, match)
    scene = show(desk, ResultScene(desk, match))
    assert isinstance(scene, ResultScene)
    rest(desk)
    return scene


def ids(desk: Desk) -> list[str]:
    return [thing.id for thing in top(desk).things()]


def names(desk: Desk) -> list[str]:
    return [row.name for row in desk.high_scores("crawl").rows()]


# writing a name


@pytest.mark.slow
def test_the_first_name_is_typed(desk: Desk) -> None:
    result(desk, finished())
    press(desk, "confirm")  # it is offered first
    assert isinstance(top(desk), NameScene)
    write(desk, "Ylva the Red")
    press(desk, "confirm")
    assert isinstance(top(desk), ScoresScene)
    assert label(desk, "row-1").startswith("1. Ylva the Red Warrior, score")
    assert label(desk, "row-1").endswith("Written just now.")
    press(desk, "cancel")
    assert isinstance(top(desk), ResultScene)
    assert "sign" not in ids(desk)
    assert top(desk).focus == "new"
    assert names(desk) == ["Ylva the Red"]


def test_the_last_name_needs_one_press(desk: Desk) -> None:
    written(desk, 5)
    result(desk, finished())
    press(desk, "confirm")
    assert isinstance(top(desk), SignScene)
    assert label(desk, "name-0") == "Ærik"
    press(desk, "confirm")
    assert names(desk)[-1] == "Ærik"
    scene = top(desk)
    assert isinstance(scene, ScoresScene)
    assert scene.widget(scene.focus).mine  # type: ignore[union-attr]


def test_another_name_is_clicked_together(desk: Desk) -> None:
    written(desk, 5)
    result(desk, finished())
    for id in ("sign", "new", "key-B", "key-o", "space", "key-B", "use"):
        click(desk, id)
    assert names(desk)[-1] == "Bo B"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL's virtual pads are driven on Linux")
def test_a_pad_writes_a_name(desk: Desk, plug) -> None:
    pad = plug()
    desk.input.start()
    result(desk, finished())
    run(desk)
    push(desk, pad)  # write your name
    assert isinstance(top(desk), NameScene)
    push(desk, pad)  # the key in focus
    push(desk, pad, 6)  # done
    assert names(desk) == ["G"]


def test_it_is_told_where_the_score_comes(desk: Desk) -> None:
    match = finished()
    score = match.state.outcome.scores[0]
    for n, points in enumerate((score + 5, score, score - 1)):
        desk.high_scores("crawl").add(row(n, score=points, level="hard", when="2026-11-01T10:00:00", play=str(n)))
    result(desk, match)
    place = f"Score {score}: place 3 in the Hardcore high scores." if score > 1 else ""
    assert label(desk, "verdict").endswith(place)
    press(desk, "confirm")
    assert label(desk, "about") == place


def test_not_now_leaves_the_sheet_alone_and_the_offer_open(desk: Desk) -> None:
    written(desk, 2)
    result(desk, finished())
    press(desk, "confirm", "cancel")
    assert isinstance(top(desk), ResultScene)
    assert "sign" in ids(desk)
    assert len(names(desk)) == 2


@pytest.mark.parametrize("typed", ["", "   "])
def test_a_name_of_nothing_is_not_taken(desk: Desk, typed: str) -> None:
    result(desk, finished())
    press(desk, "confirm")
    write(desk, typed)
    choose(desk, "use")
    assert isinstance(top(desk), NameScene)
    assert not names(desk)


@pytest.mark.slow
def test_a_name_has_twenty_letters_at_the_most(desk: Desk) -> None:
    result(desk, finished())
    press(desk, "confirm")
    write(desk, "x" * 30)
    assert "20 of 20 letters" in label(desk, "told")
    press(desk, "confirm")
    assert names(desk) == ["x" * 20]


@pytest.mark.parametrize("mark", ["practice", "typed", "again"])
def test_a_marked_play_is_offered_no_pencil(desk: Desk, mark: str) -> None:
    match = finished()
    match.marks.add(mark)
    result(desk, match)
    assert "sign" not in ids(desk)
    assert "scores" in ids(desk)


def test_a_disk_that_refuses_is_told_and_the_name_still_stands_there(desk: Desk) -> None:
    (desk.homes.data / "sheets").mkdir(parents=True)
    (desk.homes.data / "sheets" / "crawl.jsonl.lock").mkdir()
    result(desk, finished())
    press(desk, "confirm")
    write(desk, "Ylva")
    press(desk, "confirm")
    assert "could not be written" in str(desk.toast)
    assert label(desk, "row-1").startswith("1. Ylva")


def test_who_was_killed_before_signing_may_do_so_later(desk: Desk) -> None:
    """The records keep the play; its name can still be written from there, once."""
    match = finished()
    record_play(desk, match)
    show(desk, RunScene(desk, desk.records.runs[-1]))
    click(desk, "sign")
    write(desk, "Ylva")
    press(desk, "confirm", "cancel")
    assert isinstance(top(desk), RunScene)
    assert "sign" not in ids(desk)
    assert names(desk) == ["Ylva"]


# the page


def test_without_names_it_says_so(desk: Desk) -> None:
    show(desk, ScoresScene(desk, CRAWL))
    assert label(desk, "nothing").startswith("No names yet.")
    assert not top(desk).widget("csv").enabled  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_an_empty_page_is_seen_whole_with_its_picture(make_desk: MakeDesk, text: str) -> None:
    desk = make_desk(text=text)
    scene = show(desk, ScoresScene(desk, CRAWL))
    assert scene.scroll_height <= scene.scroll_box.h
    assert scene.widget("picture").box.h > 100  # type: ignore[union-attr]


def test_every_difficulty_has_a_page_and_shoulders_and_tabs_turn_it(desk: Desk) -> None:
    written(desk, 6)
    scene = show(desk, ScoresScene(desk, CRAWL, "hard"))
    assert isinstance(scene, ScoresScene)
    shown = [row for row in scene.widgets if isinstance(row, ScoreRow)]
    assert [each.row.score for each in shown] == sorted((5 + n * 37 % 250 for n in (0, 2, 4)), reverse=True)
    press(desk, "next")
    assert scene.level.id == "normal"
    press(desk, "prev")
    assert scene.level.id == "hard"
    click(desk, "tab-normal")
    assert scene.level.id == "normal"


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_was_played_and_when_is_read_whole(make_desk: MakeDesk, language: str) -> None:
    desk = make_desk(language=language)
    written(desk, 12)
    scene = show(desk, ScoresScene(desk, CRAWL, "hard"))
    shown = [each for each in scene.widgets if isinstance(each, ScoreRow)]
    assert shown
    for each in shown:
        assert each.cells["kind"].lines == (each.kind[0],)
        assert not each.cells["date"].lines[-1].endswith("…")


def test_left_and_right_leave_a_row_and_its_page_alone(desk: Desk) -> None:
    written(desk, 6)
    scene = show(desk, ScoresScene(desk, CRAWL, "hard"))
    assert isinstance(scene, ScoresScene)
    press(desk, "down", "left", "right", "right")
    assert (scene.level.id, scene.focus) == ("hard", "row-2")


def test_every_page_keeps_its_row(desk: Desk) -> None:
    written(desk, 60)
    scene = show(desk, ScoresScene(desk, CRAWL, "hard"))
    assert isinstance(scene, ScoresScene)
    press(desk, *["down"] * 20, "next")
    assert (scene.level.id, scene.focus, scene.scroll) == ("normal", "row-1", 0)
    press(desk, "down", "down", "next")
    assert (scene.level.id, scene.focus) == ("hard", "row-21")
    row = scene.widget("row-21")
    assert row is not None
    assert scene.box_of(row).inside(scene.scroll_box)
    choose(desk, "tab-normal")
    press(desk, "down")
    assert (scene.level.id, scene.focus) == ("normal", "row-3")


def test_the_row_of_the_page_that_was_turned_to_is_spoken(make_desk: MakeDesk) -> None:
    desk = make_desk(narration=True)
    written(desk, 4)
    scene = show(desk, ScoresScene(desk, CRAWL, "hard"))
    assert isinstance(scene, ScoresScene)
    desk.narrator.spoken.clear()
    press(desk, "next")
    first = scene.widget("row-1")
    assert isinstance(first, ScoreRow)
    said = " ".join(desk.narrator.spoken)
    assert "High scores: Normal" in said
    assert said.count(f"1. {first.row.name}") == 1


def test_it_opens_where_it_was_written_on_last(desk: Desk) -> None:
    written(desk, 2)
    scene = ScoresScene(desk, CRAWL)
    assert scene.level.id == "normal"


def test_the_row_written_just_now_is_in_view_however_far_down(desk: Desk) -> None:
    written(desk, 900)
    scene = show(desk, ScoresScene(desk, CRAWL, "hard", "play 0"))
    assert isinstance(scene, ScoresScene)
    mine = scene.widget(scene.focus)
    assert isinstance(mine, ScoreRow)
    assert mine.mine
    assert mine.row.play == "play 0"
    assert scene.box_of(mine).inside(scene.scroll_box)
    assert sum(isinstance(widget, ScoreRow) for widget in scene.widgets) <= SHOWN + 9


def test_every_row_is_spoken(make_desk: MakeDesk) -> None:
    desk = make_desk(narration=True)
    desk.high_scores("crawl").add(row(2, name="Ylva", when="2026-11-20T19:05:33"))
    show(desk, ScoresScene(desk, CRAWL, "hard"))
    told = " ".join(desk.narrator.spoken)
    assert "High scores: Hardcore" in told
    assert "1. Ylva, Mage, score 79, 20 Nov 2026, seed U-000FEY" in told


def test_records_lead_to_it(desk: Desk) -> None:
    match = finished()
    record_play(desk, match)
    show(desk, RecordsScene(desk))
    click(desk, "scores")
    assert isinstance(top(desk), ScoresScene)


@pytest.mark.parametrize(("id", "ending"), [("text", "txt"), ("csv", "csv")])
def test_it_is_written_into_a_file_and_told_where(desk: Desk, id: str, ending: str) -> None:
    written(desk, 6)
    show(desk, ScoresScene(desk, CRAWL))
    click(desk, id)
    (path,) = (desk.homes.data / "shared").glob(f"*.{ending}")
    assert str(desk.toast) == f"Written to {path}"
    text = path.read_text(encoding="utf-8-sig")
    assert all(name in text for name in names(desk))
    if ending == "csv":
        assert len(list(csv.reader(text.splitlines()))) == 7


def test_a_full_disk_is_told_when_it_is_written_out(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise files.CannotWrite(Text("The disk is full."))

    written(desk, 2)
    show(desk, ScoresScene(desk, CRAWL))
    monkeypatch.setattr(files, "write_text", full)
    click(desk, "text")
    assert str(desk.toast) == "The disk is full."


# a row


@pytest.mark.slow
def test_a_row_opens_and_its_play_can_be_watched(desk: Desk) -> None:
    result(desk, finished())
    press(desk, "confirm")
    write(desk, "Ylva")
    press(desk, "confirm", "confirm")
    assert isinstance(top(desk), ScoreScene)
    press(desk, "confirm")
    assert isinstance(top(desk), ReplayScene)


@pytest.mark.slow
def test_the_same_deal_is_dealt_again_and_does_not_count(desk: Desk) -> None:
    match = finished(hero="mage")
    result(desk, match)
    press(desk, "confirm")
    write(desk, "Ylva")
    press(desk, "confirm", "confirm")
    choose(desk, "again")
    table = top(desk)
    assert isinstance(table, TableScene)
    assert (table.match.seed, table.match.options, table.match.marks) == (match.seed, match.options, {"again"})


def test_a_row_tells_where_its_score_came_from_and_the_difficulty_as_it_was_chosen(desk: Desk) -> None:
    match = finished(difficulty="ask")
    result(desk, match)
    press(desk, "confirm")
    write(desk, "Ylva")
    press(desk, "confirm", "confirm")
    assert "Difficulty: Hardcore" in label(desk, "line-1")
    assert "Place 1: Hardcore" in label(desk, "place")
    assert "slain: +" in label(desk, "score-0-0")
    assert label(desk, "picture")


def test_a_play_whose_moves_are_gone_cannot_be_watched(desk: Desk) -> None:
    written(desk, 3)
    show(desk, ScoresScene(desk, CRAWL, "hard"))
    press(desk, "confirm")
    assert isinstance(top(desk), ScoreScene)
    assert not top(desk).widget("watch").enabled  # type: ignore[union-attr]
    assert "no longer kept" in label(desk, "lost")


def test_the_quill_stands_behind_a_name_and_no_room_is_kept_for_it_before_the_place(desk: Desk) -> None:
    box = Box(100, 100, 1000, 62)
    mine, another = (ScoreRow("row-1", 1, row(1, name=name), ("Mage", "mana"), box, lambda: None, desk.type, mine=mine)
                     for name, mine in (("W" * 20, True), ("W" * 20, False)))  # fmt: skip
    cells = columns(box, desk.type)
    place = desk.type.block("Place", "strong", 24, cells.place.w, lines=1)
    assert (cells.place.w - place.width) / 2 < 12, "it stands in the middle of its column"
    assert cells.name.x + mine.cells["name"].width + GAP + ICON <= cells.kind.x
    assert mine.cells["name"].width < another.cells["name"].width
