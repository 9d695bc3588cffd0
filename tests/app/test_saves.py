"""Tests for the player's saves: the running play, its older states, the slots, and the logs of finished plays."""

import json
from pathlib import Path

import pytest

from game import files
from game.app.store import saves
from game.app.store.saves import EARLIER_EVERY, SLOTS, SaveStore
from game.core import save
from game.core.game import defaults
from game.core.match import Match
from game.core.text import Text
from game.core.view import Action
from game.rules import games
from tests.app.driving import finish, running

GAME = games()["scoundrel"]


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def kept(tmp_path: Path, troubles: list[str]) -> SaveStore:
    return SaveStore(tmp_path, games(), lambda text: troubles.append(str(text)))


def fresh(seed: int = 7) -> Match:
    return Match(GAME, defaults(GAME), seed)


def played(kept: SaveStore, actions: int, seed: int = 7) -> Match:
    """A play of `actions` actions, saved after each of them."""
    match = fresh(seed)
    kept.autosave(match)
    for _ in range(actions):
        match.play(GAME.adviser().choose(match.view(0)))
        kept.autosave(match)
    return match


def file_of(kept: SaveStore) -> Path:
    return kept.folder / "running" / "scoundrel.json"


def newer(path: Path) -> str:
    """Turn a save into one of a later version of the program, and return its text."""
    raw = json.loads(path.read_text(encoding="utf-8")) | {"format": save.FORMAT + 1}
    text = json.dumps(raw)
    path.write_text(text, encoding="utf-8")
    return text


# the running play


def test_the_running_play_is_taken_up_where_it_was_left(kept: SaveStore, troubles: list[str]):
    match = played(kept, 5)
    again = running(kept, "scoundrel")
    assert again is not None
    assert (again.log, again.digest(), again.view(0)) == (match.log, match.digest(), match.view(0))
    assert kept.under_way()
    assert troubles == []


def test_without_a_running_play_there_is_nothing_to_continue(kept: SaveStore, troubles: list[str]):
    assert running(kept, "scoundrel") is None
    assert not kept.under_way()
    assert troubles == []


def test_a_damaged_play_gives_way_to_the_one_before_and_says_so(kept: SaveStore, troubles: list[str]):
    played(kept, 3)
    file_of(kept).write_text("{", encoding="utf-8")
    again = running(kept, "scoundrel")
    assert again is not None
    assert len(again.log) == 2
    assert len(troubles) == 1


def test_a_play_saved_by_its_backup_can_still_be_continued_the_next_day(kept: SaveStore):
    """The damaged file has been moved away, so that only the backup is left."""
    played(kept, 3)
    file_of(kept).write_text("{", encoding="utf-8")
    assert running(kept, "scoundrel") is not None
    assert kept.under_way()
    assert running(kept, "scoundrel") is not None


def test_with_the_backup_damaged_as_well_an_earlier_state_is_found(kept: SaveStore):
    match = played(kept, 2 * EARLIER_EVERY + 1)
    for path in (file_of(kept), files.backup(file_of(kept))):
        path.write_text("nothing", encoding="utf-8")
    again = running(kept, "scoundrel")
    assert again is not None
    assert again.log == match.log[: 2 * EARLIER_EVERY]
    assert kept.under_way()


def test_a_play_given_up_leaves_nothing_behind(kept: SaveStore):
    played(kept, 2 * EARLIER_EVERY + 1)
    kept.clear(GAME, "")
    assert [path for path in kept.folder.rglob("*") if path.is_file()] == []
    assert not kept.under_way()


def test_a_play_of_a_later_version_is_never_thrown_away(kept: SaveStore, troubles: list[str]):
    """A new game may be started beside it; the later version still finds its play."""
    played(kept, 3)
    text = newer(file_of(kept))
    assert running(kept, "scoundrel") is None
    kept.clear(GAME, "")
    played(kept, 9, seed=8)
    left = [path.read_text(encoding="utf-8") for path in file_of(kept).parent.iterdir()]
    assert text in left
    assert len(troubles) == 1


def test_what_cannot_be_written_is_told_and_the_play_goes_on(kept: SaveStore, troubles: list[str], monkeypatch):
    def full(path: Path, text: str) -> None:
        raise files.CannotWrite(Text("The disk is full."))

    monkeypatch.setattr(files, "write_text", full)
    match = fresh()
    assert not kept.autosave(match)
    assert troubles == ["The disk is full."]
    match.play(match.legal(0)[0])


# a save that something else has changed


def test_a_play_saved_elsewhere_is_noticed_once(kept: SaveStore, tmp_path: Path):
    match = played(kept, 3)
    assert kept.changed_elsewhere(match) is None
    further = played(SaveStore(tmp_path, games(), print), 5)
    found = kept.changed_elsewhere(match)
    assert found is not None
    assert [*found.log] == [str(action) for action in further.log]
    assert kept.changed_elsewhere(match) is None


def test_the_same_play_saved_elsewhere_is_no_change(kept: SaveStore, tmp_path: Path):
    match = played(kept, 3)
    played(SaveStore(tmp_path, games(), print), 3)
    assert kept.changed_elsewhere(match) is None


def test_a_change_between_loading_a_play_and_its_first_action_is_noticed(kept: SaveStore, tmp_path: Path):
    played(SaveStore(tmp_path, games(), print), 3)
    (play,) = kept.under_way()
    match = finish(kept.restore(play.play))
    assert kept.changed_elsewhere(match) is None
    played(SaveStore(tmp_path, games(), print), 5)
    assert kept.changed_elsewhere(match) is not None


def test_a_save_that_cannot_be_read_or_is_gone_is_no_other_play(kept: SaveStore, troubles: list[str]):
    match = played(kept, 3)
    file_of(kept).write_text("nonsense", encoding="utf-8")
    files.backup(file_of(kept)).unlink()
    assert kept.changed_elsewhere(match) is None
    assert troubles
    assert not file_of(kept).exists()
    assert kept.changed_elsewhere(match) is None


def test_a_disk_that_refuses_is_no_other_player(kept: SaveStore, monkeypatch: pytest.MonkeyPatch):
    match = played(kept, 3)

    def refuse(*_rest: object) -> None:
        raise files.CannotWrite(Text("It is full."))

    monkeypatch.setattr(files, "write_text", refuse)
    match.play(GAME.adviser().choose(match.view(0)))
    assert not kept.autosave(match)
    assert kept.changed_elsewhere(match) is None


# slots


def test_slots_keep_plays_apart(kept: SaveStore):
    assert [slot.number for slot in kept.slots()] == list(range(1, SLOTS + 1))
    for number in (1, SLOTS):
        assert kept.put(number, fresh(number))
    seeds = {slot.number: slot.play.seed for slot in kept.slots() if slot.play}
    assert seeds == {1: 1, SLOTS: SLOTS}
    kept.empty(1)
    assert kept.slot(1) == saves.SaveSlot(1, None)


def test_a_play_is_in_a_slot_only_as_far_as_it_was_saved(kept: SaveStore):
    match = fresh()
    kept.put(2, match)
    assert kept.in_a_slot(match)
    match.play(Action.parse(str(match.legal(0)[0])))
    assert not kept.in_a_slot(match)


def test_a_slot_of_a_later_version_says_so_and_stays(kept: SaveStore):
    kept.put(3, fresh())
    text = newer(kept.folder / "slots" / "3.json")
    slot = kept.slot(3)
    assert slot.play is None
    assert "newer" in str(slot.warning)
    assert (kept.folder / "slots" / "3.json").read_text(encoding="utf-8") == text


def test_a_slot_with_a_newer_save_is_used_only_after_that_is_put_aside(kept: SaveStore):
    kept.put(3, fresh())
    text = newer(kept.folder / "slots" / "3.json")
    for seed in (8, 9, 10):
        assert kept.put(3, fresh(seed))
    match = kept.slot(3).play
    assert match is not None
    assert match.seed == 10
    assert text in [path.read_text(encoding="utf-8") for path in (kept.folder / "slots").iterdir()]


# finished plays


def test_only_so_many_logs_are_kept_and_the_oldest_go(kept: SaveStore, monkeypatch):
    monkeypatch.setattr(saves, "LOGS", 3)
    for day in range(1, 6):
        kept.log(fresh(day), f"2026-11-0{day}T10-00-00")
    assert sorted(path.stem[:10] for path in (kept.folder / "logs").iterdir()) == [
        "2026-11-03",
        "2026-11-04",
        "2026-11-05",
    ]
    assert finish(kept.restore_log("2026-11-01T10-00-00")) is None
    last = finish(kept.restore_log("2026-11-05T10-00-00"))
    assert last is not None
    assert last.seed == 5


def test_two_hundred_plays_can_be_watched():
    assert saves.LOGS == 200
