"""Tests that the files of earlier releases open unchanged: those in `tests/upgrades`, a folder for each release."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app import settings
from game.app.store import high_scores, records, rounds, saves, setups
from game.core.game import HUMAN
from game.core.match import Match
from game.core.save import data as saved_data
from game.rules import games
from tests.app.descent import RULES
from tests.e2e.conftest import data, display, pictures, start  # noqa: F401  (fixtures for windows)
from tests.e2e.window import Window

ROOT = Path(__file__).parent / "upgrades"
HOMES = sorted(path for path in ROOT.iterdir() if path.is_dir())
OF_A_SAVE = (
    "game",
    "rules",
    "options",
    "seed",
    "deals",
    "seats",
    "marks",
    "began",
    "seconds",
    "log",
    "checks",
    "digest",
)


@pytest.fixture(params=HOMES, ids=lambda path: path.name)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the folder that a player of an earlier release has."""
    return Path(shutil.copytree(request.param, tmp_path / "home"))


@pytest.fixture
def store(home: Path) -> saves.SaveStore:
    return saves.SaveStore(home, games(), refuse)


def refuse(trouble: object) -> None:
    raise AssertionError(f"a file of an earlier release is complained of: {trouble}")


def raw(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


def restored(restoring: saves.Restoring) -> Match:
    """Run a restoring to its end."""
    found: list[Match | None] = []

    def run() -> Iterator[float]:
        found.append((yield from restoring))

    for _share in run():
        pass
    assert found[0] is not None
    return found[0]


def same(match: Match, path: Path) -> None:
    """Fail unless saving the play would write what the file says, but for what says who wrote it."""
    now, then = saved_data(match, "now"), raw(path)
    assert {key: now[key] for key in OF_A_SAVE} == {key: then[key] for key in OF_A_SAVE}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_running_plays_go_on_where_they_were(store: saves.SaveStore, home: Path) -> None:
    running = store.under_way()
    files = [path for path in (home / "running").iterdir() if "earlier" not in path.name]
    assert len(running) == len(files) > 0
    for play, _saved in running:
        match = restored(store.restore(play))
        same(match, home / "running" / f"{play.game.id}.json")
        assert not match.over
        to_act = next(seat for seat in range(len(match.seats)) if match.legal(seat))
        match.play(match.legal(to_act)[0])
        assert store.autosave(match)


@pytest.mark.slow
def test_slots_hold_what_was_put_there(store: saves.SaveStore, home: Path) -> None:
    full = [slot for slot in store.slots() if slot.play is not None]
    assert [f"{slot.number}.json" for slot in full] == sorted(path.name for path in (home / "slots").iterdir())
    for slot in full:
        assert (slot.warning, slot.newer) == (None, False)
        same(restored(store.restore_slot(slot.number)), home / "slots" / f"{slot.number}.json")


@pytest.mark.slow
def test_finished_plays_can_be_watched(store: saves.SaveStore, home: Path) -> None:
    for path in (home / "logs").iterdir():
        same(restored(store.restore_log(path.stem)), path)


def test_records_are_kept_when_one_is_added(home: Path) -> None:
    kept = records.Records(home, refuse)
    assert kept.warning is None
    then = raw(home / "records.json")
    assert len(kept.runs) == len(then["runs"]) > 0
    assert kept.add(kept.runs[0])
    now = raw(home / "records.json")
    for key, text in then["texts"].items():
        assert now["texts"][key] == text
    assert [each | before for before, each in zip(then["runs"], now["runs"], strict=False)] == now["runs"][:-1]
    assert records.Records(home, refuse).runs[:-1] == kept.runs[:-1]


def test_high_scores_are_kept_when_one_is_added(home: Path) -> None:
    path = home / "sheets" / "crawl.jsonl"
    before = path.read_bytes()
    sheet = high_scores.HighScores(home, "crawl", refuse)
    then = [json.loads(line[9:]) for line in before.decode().splitlines() if line]
    names = ("name", "kind", "level", "score", "when", "seed", "options", "play")
    assert [{name: getattr(row, name) for name in names} for row in sheet.rows()] == [
        {name: each[name] for name in names} for each in then
    ]
    assert sheet.add(high_scores.HighScoreRow("Ada", "W", "hard", 99, "2026-12-24T19:05:33", 1, {}, "new"))
    assert path.read_bytes().startswith(before)


def test_a_round_of_friends_goes_on(home: Path) -> None:
    then = raw(home / "rounds" / "crawl.json")
    made = rounds.Rounds(home, refuse).going_on("crawl")
    assert made is not None
    assert json.loads(rounds.to_text(made)) == then
    assert made.name == then["names"][len(then["done"]) % len(then["names"])]


def test_parties_are_those_that_were_kept(home: Path) -> None:
    kept = setups.Parties(home, RULES, refuse)
    files = sorted((home / "parties").iterdir())
    assert [json.loads(setups.party_to_text(party, RULES)) for party in kept.all()] == [raw(path) for path in files]
    last = kept.last()
    assert last is not None
    assert json.loads(setups.party_to_text(last, RULES)) == raw(home / "party.json")


def test_settings_are_those_that_were_made(home: Path) -> None:
    then = raw(home / "settings.json")
    made, sane = settings.from_text((home / "settings.json").read_text("utf-8"))
    assert sane
    now = json.loads(made.to_text())
    assert {key: now[key] for key in then if key != "bindings"} == {
        key: value for key, value in then.items() if key != "bindings"
    }
    for command, codes in then["bindings"].items():
        assert now["bindings"][command] == codes


def test_house_rules_are_those_that_were_chosen(home: Path) -> None:
    for key, value in raw(home / "house-rules.json").items():
        game = games()[key.removesuffix(setups.SEATS)]
        chosen = setups.last_holders(home, game) if key.endswith(setups.SEATS) else setups.last_options(home, game)
        assert chosen.items() >= value.items()
    assert setups.last_holders(home, games()["deuces"])["0"] == HUMAN


@pytest.mark.e2e
def test_the_window_opens_on_them_and_leaves_them_as_they_are(
    home: Path,
    start: Callable[..., Window],  # noqa: F811
    data: Path,  # noqa: F811
) -> None:
    shutil.copytree(home, data)
    window = start()
    tree = window.scene("title")
    assert tree["toast"] == ""
    assert any(each["id"] == "continue" for each in tree["things"])
    window.close()
    after, before = contents(data), contents(home)
    assert {name: after.get(name) for name in before} == before
    assert not [name for name in after if "damaged" in name or "newer" in name]
