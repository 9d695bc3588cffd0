"""Tests for restoring plays in steps: pages read only the heads of saves, and no frame waits for a long play."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.play.plays import record_play
from game.app.routes.menus import begin, table_of
from game.app.screens import over
from game.app.screens.games import DailyScene, GamesScene
from game.app.screens.over import LoadingScene
from game.app.screens.pause import PauseScene
from game.app.screens.records import RecordsScene
from game.app.screens.replay import ReplayScene
from game.app.screens.run import RunScene
from game.app.screens.setup import SetupScene
from game.app.screens.slots import SlotsScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene, UnderWayScene
from game.app.services import Services
from game.app.store.saves import EARLIER_EVERY, SaveStore
from game.core import save
from game.core.match import Match
from game.core.summary import Summary, from_data, summary_of, to_data
from game.core.text import NP_, Text
from game.rules import games
from game.window_options import WindowArgs
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.scenery import moment
from tests.app.ways import WAYS, begun

GAME = games()["scoundrel"]
STEP = 0.011  # seconds that an action takes on the clock of `slow_clock`
MOST = 3  # actions that fit into the work of one frame then


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let restoring an action take so long that a play needs many frames."""
    now = [0.0]

    def clock() -> float:
        now[0] += STEP
        return now[0]

    monkeypatch.setattr(over, "clock", clock)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list of all actions that are played from here on."""
    done: list[str] = []
    play = Match.play

    def count(match: Match, action):
        done.append(str(action))
        return play(match, action)

    monkeypatch.setattr(Match, "play", count)
    return done


def everywhere(services: Services) -> Match:
    """Put a play into every file there is for one, and return one that is over a table."""
    for way in WAYS:
        services.saves.autosave(begun(*way))
    for number, way in zip(range(1, 7), WAYS[::2], strict=False):
        services.saves.put(number, begun(*way))
    record_play(services, moment("won"))
    return moment("armed")


def wrong_end(path: Path) -> None:
    """Let a save claim an end to which its log does not lead."""
    raw = json.loads(path.read_text(encoding="utf-8")) | {"digest": "0" * 12}
    path.write_text(json.dumps(raw | {"sum": save.checksum(raw)}), encoding="utf-8")


# pages


PAGES: dict[str, Callable[[Services, Match], object]] = {
    "title": lambda services, match: show(services, TitleScene(services)),
    "continue": lambda services, match: show(services, UnderWayScene(services, lambda play: None, lambda: None)),
    "shelf": lambda services, match: show(services, GamesScene(services, "", lambda game: None)),
    "daily": lambda services, match: show(services, DailyScene(services, lambda game: None)),
    "slots to load": lambda services, match: show(services, SlotsScene(services, None)),
    "slots to save": lambda services, match: show(services, SlotsScene(services, match)),
    "records": lambda services, match: show(services, RecordsScene(services)),
    "pause": lambda services, match: show(services, PauseScene(services, table_of(services, match).paused)),
    **{
        f"set-up of {id}": lambda services, match, id=id: services.routes.games.setup(games()[id]) or frames(services)
        for id in games()
    },
}


@pytest.mark.slow
def test_no_page_replays_a_play(services: Services, replayed: list[str]) -> None:
    match = everywhere(services)
    for name, page in PAGES.items():
        replayed.clear()
        page(services, match)
        assert replayed == [], name


def test_pages_tell_how_a_play_stands_in_the_players_language(services: Services) -> None:
    services.saves.autosave(moment("armed"))
    show(services, TitleScene(services))
    assert "cards left" in label(services, "note")
    services.change(language="de")
    show(services, TitleScene(services))
    assert "Leben: " in label(services, "note")


def test_of_a_save_without_a_summary_moves_and_time_are_told(services: Services) -> None:
    path = services.homes.data / "running" / "scoundrel.json"
    path.parent.mkdir(parents=True)
    match = begun("scoundrel", "")
    path.write_text(save.write(match, "0"), encoding="utf-8")
    show(services, TitleScene(services))
    assert label(services, "note").startswith("Scoundrel  ·  3 moves in 13 min")


@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_a_summary_is_read_back(way: tuple[str, str]) -> None:
    match = begun(*way)
    written = summary_of(match)
    read = save.read_header(save.write(match, "0", written), games()).summary
    assert [str(text) for text in read.standing] == [str(text) for text in written.standing] != []
    assert read == written


def test_the_context_of_a_text_is_saved() -> None:
    text = Text("{deed}!", deed=Text(NP_("verb", "Play")))
    data = to_data(Summary((text,), {}))
    assert data["standing"] == [["{deed}!", "", {"deed": ["Play", "", {}, "verb"]}]]
    assert from_data(json.loads(json.dumps(data))).standing == (text,)


@pytest.mark.parametrize(
    "summary",
    [
        7,
        [],
        {"standing": 3, "chosen": {}},
        {"standing": [["{n}", "", {}]], "chosen": {}},
        {"standing": [["{n:>99999999}", "", {"n": 1}]], "chosen": {}},
        {"standing": [["{n.real}", "", {"n": 1}]], "chosen": {}},
        {"standing": [["{n!r}", "", {"n": 1}]], "chosen": {}},
        {"standing": [["{n", "", {"n": 1}]], "chosen": {}},
        {"standing": [["one", "many", {}]], "chosen": {}},
        {"standing": [["{n}", "", {"n": 10**40}]], "chosen": {}},
        {"standing": [["{n}", "", {"n": None}]], "chosen": {}},
        {"standing": [["\ud800", "", {}]], "chosen": {}},
        {"standing": [["x\ny", "", {}]], "chosen": {}},
        {"standing": [["x", "", {}, "\x04"]], "chosen": {}},
        {"standing": [["x", "", {}, "verb", ""]], "chosen": {}},
        {"standing": [["x" * 10_000, "", {}]], "chosen": {}},
        {"standing": [["x", "", {}]] * 1000, "chosen": {}},
        {"standing": [], "chosen": {"wear": 3}},
        {"standing": [], "chosen": {"wear": "\ud800"}},
    ],
    ids=lambda summary: str(summary)[:40],
)
def test_a_summary_that_makes_no_sense_is_left_out(services: Services, summary: object) -> None:
    raw = save.data(begun("scoundrel", ""), "0") | {"summary": summary}
    text = json.dumps(raw | {"sum": save.checksum(raw)})
    assert save.read_header(text, games()).summary == ((), {})
    path = services.homes.data / "slots" / "1.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    show(services, SlotsScene(services, None))
    assert "3 moves" in next(thing.help for thing in top(services).things() if thing.id == "slot-1")


def test_a_summary_nested_without_end_is_left_out() -> None:
    told = Text("x")
    for _ in range(50):
        told = Text("{x}", x=told)
    written = save.write(begun("scoundrel", ""), "0", summary_of(begun("scoundrel", ""))._replace(standing=(told,)))
    assert save.read_header(written, games()).summary.standing == ()


# choosing a long play


def nearly_won() -> Match:
    """A play of many actions, before its last one."""
    match = moment("won")
    match.undo()
    return match


def to_the_end(services: Services, replayed: list[str]) -> list[float]:
    """Run frames until the dialog is gone; return the shares that it showed."""
    shares = []
    while isinstance(top(services), LoadingScene):
        shares.append(top(services).loading.share)  # type: ignore[attr-defined]
        before = len(replayed)
        frames(services, 1)
        assert len(replayed) - before <= MOST
    return shares


def from_the_title(services: Services) -> None:
    """By the page of what is under way, as there is a play in a slot, too."""
    show(services, TitleScene(services))
    choose(services, "continue")
    choose(services, "play-scoundrel")


WAYS_IN: dict[str, Callable[[Services], object]] = {
    "title": from_the_title,
    "set-up": lambda services: choose(services, "continue") if show(services, SetupScene(services, GAME)) else None,
    "slot": lambda services: choose(services, "slot-1") if show(services, SlotsScene(services, None)) else None,
    "command line": lambda services: begin(services, WindowArgs(game="scoundrel")) or frames(services, 1),
}


@pytest.mark.parametrize("way_in", WAYS_IN)
def test_a_play_is_restored_in_steps_with_a_bar(
    services: Services, slow_clock: None, replayed: list[str], way_in: str
) -> None:
    match = nearly_won()
    services.saves.autosave(match)
    services.saves.put(1, match)
    replayed.clear()
    WAYS_IN[way_in](services)
    assert isinstance(top(services), LoadingScene)
    assert label(services, "progress").endswith("%")
    shares = to_the_end(services, replayed)
    assert len(shares) > 3
    assert shares == sorted(set(shares)), "the bar only grows"
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert (scene.match.log, scene.match.digest()) == (match.log, match.digest())


def test_back_stops_it_and_changes_nothing(services: Services, slow_clock: None, replayed: list[str]) -> None:
    services.saves.autosave(nearly_won())
    title = show(services, TitleScene(services))
    choose(services, "continue")
    assert isinstance(top(services), LoadingScene)
    press(services, "cancel")
    assert top(services) is title
    done = len(replayed)
    frames(services, 5)
    assert len(replayed) == done
    assert len(services.saves.under_way()) == 1


@pytest.mark.slow
def test_a_finished_play_is_opened_and_watched_in_steps(
    services: Services, slow_clock: None, replayed: list[str]
) -> None:
    record_play(services, moment("won"))
    replayed.clear()
    show(services, RecordsScene(services))
    choose(services, "run-0")
    to_the_end(services, replayed)
    assert isinstance(top(services), RunScene)
    click(services, "watch")
    to_the_end(services, replayed)
    assert isinstance(top(services), ReplayScene)


def test_giving_a_long_play_up_restores_it_in_steps(services: Services, slow_clock: None, replayed: list[str]) -> None:
    services.saves.autosave(moment("armed"))
    replayed.clear()
    show(services, SetupScene(services, GAME))
    choose(services, "start")
    to_the_end(services, replayed)
    assert top(services).name == "ask"
    choose(services, "do")
    frames(services)
    assert [run.result for run in services.records.runs] == ["abandoned"]


# what turns out to be damaged


def test_a_log_that_leads_elsewhere_gives_way_to_the_backup(services: Services) -> None:
    match = begun("scoundrel", "", 2)
    services.saves.autosave(match)
    match.play(match.legal(0)[0])
    services.saves.autosave(match)
    wrong_end(services.homes.data / "running" / "scoundrel.json")
    show(services, TitleScene(services))
    choose(services, "continue")
    frames(services)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert len(scene.match.log) == 2
    assert "The previous copy was loaded instead" in str(services.toast)


def test_with_nothing_left_to_restore_the_page_says_so_and_stays(services: Services) -> None:
    services.saves.autosave(begun("scoundrel", "", 2))
    wrong_end(services.homes.data / "running" / "scoundrel.json")
    title = show(services, TitleScene(services))
    choose(services, "continue")
    frames(services)
    assert top(services) is title
    assert "its moves do not lead to the end" in str(services.toast)


def test_a_slot_that_cannot_be_restored_is_empty_from_then_on(services: Services) -> None:
    services.saves.put(2, begun("scoundrel", "", 2))
    wrong_end(services.homes.data / "slots" / "2.json")
    scene = show(services, SlotsScene(services, None))
    choose(services, "slot-2")
    frames(services)
    assert top(services) is scene
    assert label(services, "slot-2") == "Slot 2: Empty"
    assert "its moves do not lead to the end" in str(services.toast)


def test_an_earlier_state_is_restored_when_neither_file_leads_to_its_end(tmp_path: Path) -> None:
    told: list[str] = []
    kept = SaveStore(tmp_path, games(), lambda text: told.append(str(text)))
    match = begun("deuces", "power", 0)
    for _ in range(EARLIER_EVERY + 2):
        match.play(match.legal(match.state.to_act[0])[0])
        kept.autosave(match)
    path = tmp_path / "running" / "deuces-power.json"
    for each in (path, path.with_name(f"{path.name}.bak")):
        wrong_end(each)
    steps = kept.restore(kept.under_way()[0].play)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found = stop.value
            break
    assert found is not None
    assert len(found.log) == EARLIER_EVERY
    assert told
