"""Tests for which finished plays get into the high scores, and what is written of them."""

import pytest

from game.app.play.plays import entry_of, new_match, record_play, row_of, write_name
from game.app.screens.fill import NameScene, SignScene, signs_of
from game.app.screens.menu import RING_ROOM
from game.app.screens.seat_tiles import NameTile
from game.app.services import Services
from game.app.store.high_scores import recent_names, to_line
from game.core import save
from game.core.high_scores import Entry
from game.core.match import Match
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import label, press, show, top, write
from tests.app.highscores import ABOUT, row

CRAWL = games()["crawl"]


def finished(services: Services, *, leaves: bool = True, marks: tuple[str, ...] = (), **options: str) -> Match:
    """A play that takes one monster after the other until it has a score, and leaves or dies."""
    for seed in range(1, 200):
        match = new_match(services, CRAWL, {"hero": "warrior", "difficulty": "hard", **options}, seed)
        match.marks = set(marks)
        while not match.over:
            legal = {action.verb: action for action in match.legal(0)}
            enough = leaves and match.view(0).gauges["score"] > 0
            verb = (
                "leave" if enough and "leave" in legal else next(v for v in ("enter", "strike", "bear") if v in legal)
            )
            match.play(legal[verb])
        if match.state.outcome.result == ("left" if leaves else "lost") and match.view(0).gauges["score"]:
            return match
    raise AssertionError("no such play")


def test_a_play_is_signed_with_all_that_the_sheet_asks_for(services: Services) -> None:
    match = finished(services)
    record_play(services, match)
    assert write_name(services, match, "  Ylva ")
    (row,) = services.high_scores("crawl").rows()
    score = match.state.outcome.scores[0]
    assert (row.name, row.kind, row.level, row.score, row.seed) == ("Ylva", "W", "hard", score, match.seed)
    assert row.when == services.records.runs[-1].when
    assert row.options == match.options


def test_a_list_of_names_asks_who_it_was_and_keeps_off_the_frame(services: Services) -> None:
    scene = show(services, SignScene(services, ABOUT, ("Ada", "Bo", "Cy"), print))
    assert scene.title() == "Who was it?"
    tiles = [widget for widget in scene.widgets if isinstance(widget, NameTile)]
    assert all(tile.box.inset(-RING_ROOM).inside(scene.sheet.inner) for tile in tiles)


def test_a_mage_has_a_letter_of_its_own(services: Services) -> None:
    assert row_of(services, finished(services, hero="mage"), "A").kind == "M"  # type: ignore[union-attr]


def test_normal_keeps_the_score_of_the_dead_and_hard_core_does_not(services: Services) -> None:
    kept = finished(services, leaves=False, difficulty="normal")
    assert entry_of(kept) == Entry("W", "normal", kept.state.outcome.scores[0])
    assert entry_of(finished(services, leaves=False)) is None


def test_a_play_without_a_score_writes_nothing(services: Services) -> None:
    match = new_match(services, CRAWL, {"difficulty": "hard"}, 7)
    match.marks.clear()
    match.play(next(action for action in match.legal(0) if action.verb == "leave"))
    assert match.over
    assert entry_of(match) is None
    assert not write_name(services, match, "Ylva")
    assert not services.high_scores("crawl").path.parent.exists()


def test_a_play_that_goes_on_and_a_game_without_a_sheet_write_nothing(services: Services) -> None:
    assert entry_of(new_match(services, CRAWL)) is None
    assert entry_of(new_match(services, games()["scoundrel"])) is None


@pytest.mark.parametrize("mark", save.MARKS)
def test_a_marked_play_leaves_the_file_as_it_is_to_the_byte(services: Services, mark: str) -> None:
    write_name(services, finished(services), "Ylva")
    sheet = services.high_scores("crawl")
    before, touched = sheet.path.read_bytes(), sheet.path.stat().st_mtime_ns
    assert not write_name(services, finished(services, marks=(mark,)), "Mallory")
    assert sheet.path.read_bytes() == before
    assert sheet.path.stat().st_mtime_ns == touched
    assert [row.name for row in sheet.rows()] == ["Ylva"]


def test_a_play_that_ends_again_after_a_crash_is_written_once(services: Services) -> None:
    match = finished(services)
    again = save.read(save.write(match, "test"), games())
    assert write_name(services, match, "Ylva")
    assert write_name(services, again, "Ylva")
    assert len(services.high_scores("crawl").rows()) == 1


def test_a_name_that_no_face_has_is_kept_as_it_is_and_read_out(make_services: MakeServices) -> None:
    """Only the window shows question marks; the file and the narrator have the real name."""
    services = make_services(narration=True)
    sheet = services.high_scores("crawl")
    sheet.path.parent.mkdir(parents=True)
    sheet.path.write_bytes(to_line(row(0, name="李明")))
    before = sheet.path.read_bytes()
    show(services, SignScene(services, "Score 41", recent_names(sheet.rows()), lambda name: None))
    top(services).set_focus("name-0")
    assert services.narrator.spoken[-1].startswith("李明")
    assert sheet.path.read_bytes() == before
    write_name(services, finished(services), "李明")
    assert [row.name for row in sheet.rows()] == ["李明", "李明"]
    assert sheet.path.read_bytes().startswith(before)


def test_a_name_may_be_written_in_greek_and_cyrillic_and_with_accents_of_its_own(services: Services) -> None:
    got: list[str] = []
    show(services, NameScene(services, "Score 41", got.append))
    write(services, "Ζωη\N{COMBINING ACUTE ACCENT} 李Ж😀 ")
    assert label(services, "field") == "Name Ζωή Ж"
    press(services, "confirm")
    assert got == ["Ζωή Ж"]


def test_a_name_that_will_not_do_stays_to_be_mended(services: Services) -> None:
    got: list[str] = []
    show(services, NameScene(services, "Who?", got.append, lambda name: "Taken." if name == "Bo" else ""))
    write(services, " Bo ")
    press(services, "confirm")
    assert label(services, "told") == "Who?\nTaken."
    assert not got
    write(services, "!")
    press(services, "confirm")
    assert got == ["Bo !"]


def test_before_a_name_stands_the_sign_of_whom_they_played_last() -> None:
    rows = [row(0, name="Ada", kind="W"), row(1, name="Bo", kind="M"), row(2, name="Ada", kind="M")]
    assert signs_of(CRAWL, rows) == {"Ada": "mana", "Bo": "mana"}
    assert signs_of(CRAWL, [row(0, name="Cy", kind="?")]) == {}
