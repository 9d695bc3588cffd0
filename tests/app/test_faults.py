"""Tests for bad disks, sound devices and files: a plain message appears, and nothing is lost."""

import errno
import json
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import files
from game.app import main, window
from game.app.main import Loop
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.settings import Settings
from game.core import save
from game.core.match import Match
from game.window_options import WindowArgs
from tests.app.conftest import MakeServices
from tests.app.driving import choose, frames, press, rest, running, show, top
from tests.app.looks import pen
from tests.app.scenery import GAME, SCENES, fresh, moment
from tests.rotation import rotating

CALLS = [name for name in vars(files.Disk) if not name.startswith("_")]
ERRORS = (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO)
MOST = 60  # more disk calls than a few actions make


class BadDisk:
    """A patch that lets some calls to the disk fail: those for whose number, counted from 0, `fails` is true."""

    def __init__(self, patch: pytest.MonkeyPatch, error: int, fails: Callable[[int], bool]):
        self.error, self.fails, self.count, self.failed = error, fails, 0, 0
        for name in CALLS:
            patch.setattr(files.Disk, name, self._failing(getattr(files.Disk, name)))

    def _failing(self, real: Callable[..., object]) -> Callable[..., object]:
        def call(disk: files.Disk, *args: object) -> object:
            here, self.count = self.count, self.count + 1
            if self.fails(here):
                self.failed += 1
                raise OSError(self.error, "made up")
            return real(disk, *args)

        return call


def on_disk(services: Services) -> list[str]:
    match = running(services.saves, GAME.id)
    assert match is not None
    return [str(action) for action in match.log]


def act(scene: TableScene) -> None:
    """Do what the adviser would do."""
    scene.commands.do(GAME.adviser().choose(scene.match.view(0)))


def log_of(scene: TableScene) -> list[str]:
    return [str(action) for action in scene.match.log]


@pytest.mark.slow
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_one_failing_call_loses_nothing(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """Each disk call fails in turn: play goes on, the player is told if the save failed, and the next save holds
    everything."""
    services, told = make_services(), 0
    for number in range(MOST):
        services.saves.clear(GAME, "")
        scene = show(services, table_of(services, fresh(number)))
        assert isinstance(scene, TableScene)
        act(scene)
        safe = log_of(scene)
        services.clear_toast()
        with monkeypatch.context() as patch:
            disk = BadDisk(patch, error, lambda here, number=number: here == number)
            act(scene)
        frames(services)
        assert len(scene.match.log) == len(safe) + 1, "the play must go on"
        kept = on_disk(services)
        assert kept in (safe, log_of(scene)), "the old save or the new one is there"
        if kept == safe:
            assert "could not be written" in str(services.toast)
            told += 1
        act(scene)
        assert on_disk(services) == log_of(scene)
        if not disk.failed:
            assert told > 3
            return
    raise AssertionError("there are more calls than were tried")


@pytest.mark.slow
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_a_disk_that_takes_nothing_stops_no_play(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    services = make_services()
    BadDisk(monkeypatch, error, lambda here: True)
    with pen():
        scene = show(services, table_of(services, fresh()))
        assert isinstance(scene, TableScene)
        while top(services) is scene:
            services.clear_toast()
            act(scene)
            assert "could not be" in str(services.toast)
            frames(services)
        assert top(services).name == "result"
        rest(services)
        choose(services, "leave")
        assert top(services).name == "title"
    services.change(contrast=True)
    assert services.settings.contrast
    assert "could not be written" in str(services.toast)


@pytest.mark.slow
@pytest.mark.parametrize("call", ["write", "replace"])
def test_a_play_that_ends_on_a_full_disk_is_not_forgotten(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """On such a disk files can be removed but not written: continued later with free space, the play ends again, and is
    counted once."""
    services = make_services()
    with pen():
        scene = show(services, table_of(services, moment("armed")))
        scene.session.save()
        with monkeypatch.context() as patch:
            patch.setattr(files.Disk, call, full)
            while top(services) is scene:
                act(scene)
                frames(services)
        assert top(services).name == "result"
        later = make_services()
        assert later.records.runs == []
        left = running(later.saves, GAME.id)
        assert left is not None
        scene = show(later, table_of(later, left))
        while top(later) is scene:
            act(scene)
            frames(later)
    assert [run.score for run in make_services().records.runs] == list(scene.match.state.outcome.scores)
    assert running(later.saves, GAME.id) is None


def full(*_rest: object) -> None:
    raise OSError(errno.ENOSPC, "no room")


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(sorted(SCENES)))
def test_every_scene_bears_a_disk_that_takes_nothing(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    services = make_services()
    services.stack.push(SCENES["title"](services))
    SCENES[name](services)
    BadDisk(monkeypatch, errno.ENOSPC, lambda here: True)
    monkeypatch.setattr(services.window, "toggle", lambda: None)
    for id in [thing.id for thing in top(services).things() if thing.focusable]:
        scene = top(services)
        if scene.widget(id) is None:
            break  # the press opened another scene
        scene.set_focus(id)
        press(services, "confirm")
        if services.stack.top is None or not services.running:
            break


# starting with the files found


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[..., Services]]:
    """Return a function that starts the whole program on a data folder, runs it for some frames and returns its
    services."""
    all_services: list[Services] = []

    def some_frames(loop: Loop) -> None:
        all_services.append(loop.services)
        for _ in range(3):
            loop.frame([], 0.02)

    monkeypatch.setattr(Loop, "run", some_frames)
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests still use fonts
    handlers = list(logging.getLogger().handlers)

    def begin(game: str | None = None, seed: int | None = None, mute: bool = True) -> Services:
        assert main.run(WindowArgs(game=game, seed=seed, data_dir=tmp_path, mute=mute, lang="en")) == 0
        return all_services[-1]

    yield begin
    for handler in logging.getLogger().handlers[:]:
        if handler not in handlers:
            handler.close()
            logging.getLogger().removeHandler(handler)


def a_save(match: Match | None = None) -> str:
    return save.write(match or moment("after 9"), "0.1.0")


def newer() -> str:
    return json.dumps(json.loads(a_save()) | {"format": 99, "what": "nobody knows yet"})


BROKEN = {
    "empty": "",
    "cut short": a_save()[:300],
    "zeros": "\0" * 400,
    "no save": '["a list"]',
    "a brace": "{",
    "another game": json.dumps(json.loads(a_save()) | {"game": "solitaire"}),
    "wrong log": a_save().replace('"log": [', '"log": ["fight XX fists", '),
    "no text": "\udcff\udcfe",
    "deep": "[" * 100_000,
}


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("broken", BROKEN)
@pytest.mark.parametrize("game", [None, "scoundrel"], ids=["title", "table"])
def test_a_broken_save_is_told_of_and_kept(
    start: Callable[..., Services], tmp_path: Path, broken: str, game: str
) -> None:
    put(tmp_path / "running" / "scoundrel.json", BROKEN[broken])
    put(tmp_path / "settings.json", Settings(welcomed=True, taught=("scoundrel", "diamonds")).to_text())
    services = start(game)
    assert "scoundrel.json" in str(services.toast)
    kept = list((tmp_path / "running").glob("scoundrel.json.damaged-*"))
    assert [path.read_bytes() for path in kept] == [BROKEN[broken].encode("utf-8", "surrogateescape")]
    assert top(services).name == ("table" if game else "title")
    assert "Traceback" not in (tmp_path / "log" / "underdeck.log").read_text("utf-8")


@pytest.mark.parametrize("broken", BROKEN)
def test_the_backup_comes_back(start: Callable[..., Services], tmp_path: Path, broken: str) -> None:
    path, match = tmp_path / "running" / "scoundrel.json", moment("after 9")
    put(path, BROKEN[broken])
    put(files.backup(path), a_save(match))
    services = start("scoundrel")
    assert "previous copy was loaded" in str(services.toast)
    scene = top(services)
    assert isinstance(scene, TableScene)
    assert scene.match.digest() == match.digest()


@pytest.mark.parametrize("game", [None, "scoundrel"], ids=["title", "table"])
def test_a_save_of_a_later_program_stays(start: Callable[..., Services], tmp_path: Path, game: str | None) -> None:
    """After anything is played, the save's bytes are still in the folder."""
    path, text = tmp_path / "running" / "scoundrel.json", newer()
    put(path, text)
    put(tmp_path / "settings.json", Settings(welcomed=True, taught=("scoundrel", "diamonds")).to_text())
    services = start(game)
    assert "newer version" in str(services.toast)
    if game is None:
        for id in ("new", f"game-{GAME.id}", "start"):
            choose(services, id)
    scene = top(services)
    assert isinstance(scene, TableScene)
    for _ in range(3):
        scene.top.hurry()
        act(scene)
    assert text in [each.read_text("utf-8") for each in path.parent.iterdir()]


NO_SETTINGS = (
    "", "nonsense", "[1]", '{"speed": "warp"}', '{"master": 1e99}', '{"bindings": {"up": ["key:q"], "confirm": []}}',
    '{"text": 2, "language": []}',
)  # fmt: skip


@pytest.mark.parametrize("text", NO_SETTINGS)
def test_settings_that_make_no_sense(start: Callable[..., Services], tmp_path: Path, text: str) -> None:
    put(tmp_path / "settings.json", text)
    services = start()
    assert services.settings.speed == "1"
    assert services.settings.text == "1"
    assert services.settings.bindings["confirm"]
    assert "settings" in str(services.toast).lower()


@pytest.mark.parametrize("name", ["records.json", "house-rules.json", "slots/1.json", "logs/x.json"])
@pytest.mark.parametrize("text", ["", "{", "[[1]]", '[{"game": 3}]', "\0" * 50])
def test_other_files_that_make_no_sense(start: Callable[..., Services], tmp_path: Path, name: str, text: str) -> None:
    put(tmp_path / "settings.json", Settings(welcomed=True, taught=("scoundrel", "diamonds")).to_text())
    put(tmp_path / name, text)
    services = start()
    for id in ("records", "new"):
        choose(services, id)
        if id == "new":
            choose(services, "game-scoundrel")
            services.routes.plays.slots(None)
            frames(services)
        while top(services).name != "title":
            press(services, "cancel")
    files_now = [path.read_bytes() for path in (tmp_path / name).parent.glob(f"{Path(name).name}*")]
    assert text.encode() in files_now, "nobody may delete it"


def test_all_that_is_damaged_is_told_at_once(start: Callable[..., Services], tmp_path: Path) -> None:
    names = ("settings.json", "records.json", "running/scoundrel.json")
    for name in names:
        put(tmp_path / name, "{")
    services = start("scoundrel")
    with pen() as noted:
        services.draw_toast(services.canvas)
        seen = " ".join(line.text for line in noted.lines if line.seen.inside(services.layout.whole))
    assert all(f"{Path(name).name}.damaged-1" in seen for name in names)


@pytest.mark.slow
def test_no_sound_device(start: Callable[..., Services], monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    services = start("scoundrel", seed=7, mute=False)
    assert not services.sounds.alive
    scene = top(services)
    assert isinstance(scene, TableScene)
    while top(services) is scene:
        scene.top.hurry()
        act(scene)
        scene.top.hurry()
        frames(services)
    assert top(services).name == "result"


def test_no_display(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def refuse() -> None:
        raise window.NoDisplay(window._no_display())

    monkeypatch.setattr(window, "start", refuse)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    assert main.run(WindowArgs(data_dir=tmp_path)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "play scoundrel" in line


# maps


MAP = files.level("scoundrel.tmx")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name="room.2" type="slot"', 'name="elsewhere" type="slot"', "elsewhere"),
        ('name="deck" type="slot"', 'name="deck" type="place"', "deck"),
        ('type="slot"', 'type="slit"', "slit"),
        ("</map>", "", "scoundrel.tmx"),
        ("<map ", "<mop ", "scoundrel.tmx"),
    ],
    ids=["unknown zone", "missing slot", "unknown type", "broken XML", "no map"],
)
def test_a_broken_map_says_so_in_one_line(
    start: Callable[..., Services], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    old: str, new: str, said: str,
) -> None:  # fmt: skip
    """The command exits with 2 and prints no traceback, because the reader may be somebody who made the map."""
    text = MAP.read_text("utf-8")
    assert old in text
    shutil.copytree(MAP.parent, tmp_path / "levels")
    (tmp_path / "levels" / MAP.name).write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(files, "level", lambda name: tmp_path / "levels" / name)
    assert main.run(WindowArgs(game="scoundrel", seed=7, data_dir=tmp_path, mute=True, lang="en")) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert MAP.name in line
    assert line in (tmp_path / "log" / "underdeck.log").read_text("utf-8"), "not everybody has a standard error"


@pytest.mark.slow
@pytest.mark.parametrize("way", [("new", "game-scoundrel", "know", "start"), ("new", "game-scoundrel", "show"),
                                 ("help", "game-scoundrel")])  # fmt: skip
def test_a_broken_map_met_from_the_menu_is_told_and_the_window_stays(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, way: tuple[str, ...]
) -> None:
    """The message appears where the player was, and the player can go back."""
    shutil.copytree(MAP.parent, tmp_path / "levels")
    (tmp_path / "levels" / MAP.name).write_text("<map ", encoding="utf-8")
    monkeypatch.setattr(files, "level", lambda name: tmp_path / "levels" / name)
    services = make_services(welcomed=True)
    loop = Loop(services)
    services.stack.push(TitleScene(services))
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    for id in way:
        frames(services)
        before = top(services)
        assert not services.toast
        before.set_focus(id)
        assert before.focus == id
        loop.frame([enter], 1 / 60)
        loop.frame([pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)], 1 / 60)
    assert MAP.name in str(services.toast)
    assert services.running
    assert top(services).name in ("setup", "games")
    press(services, *["cancel"] * len(services.stack.scenes[1:]))
    assert top(services).name == "title"
