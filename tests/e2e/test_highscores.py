"""The high-score sheet in the real window: out of Dungeon Crawl with a score, a name, and what may go wrong there."""

import random
import subprocess
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from game.app.sheetfile import play_of, to_line
from game.core import save
from game.core.game import Action, defaults
from game.core.match import Match
from game.rules import games
from tests.app import highscores
from tests.e2e.crawl import Crawler, plainly, rows_of, sheet
from tests.e2e.hands import Keyboard, Mouse, plugged_in
from tests.e2e.player import Replayer, read
from tests.e2e.test_kill import holds, plays, press_and_kill, resume
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
GAME = games()["crawl"]
QUICK = {"speed": "instant", "welcomed": True, "taught": ["crawl"]}
KILLS = 4
BEFORE, AFTER = -1.0, float("inf")
MOMENTS = (BEFORE, 0.0, 0.015, 0.03, AFTER)  # seconds from the press that signs to the kill


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the windows' data, before the first of them is there."""
    return tmp_path / "game" / "data"


def begun(**options: str) -> Match:
    """A play just dealt, which counts."""
    match = Match(GAME, {**defaults(GAME), **options}, random.randrange(10**6))
    match.began = datetime.now().isoformat(timespec="seconds")
    return match


def walked_out() -> Match:
    """A play that counts, won plainly in hard core."""
    while True:
        match = begun()
        while not match.over:
            view = match.view(0)
            match.play(Action(plainly([str(action) for action in view.legal], view.gauges["score"])))
        if str(match.log[-1]) == "leave":
            return match


def leave_running(data: Path, match: Match) -> Path:
    """Put a play where the program finds it when it starts; its file."""
    path = data / "running" / "crawl.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(save.write(match, "0"), encoding="utf-8")
    return path


# a name


def check_row(player: Crawler, tree: Tree, name: str) -> None:
    """The row just written is marked in the window, and is the last one in the file; it is of the play just played."""
    (mine,) = [each for each in tree["things"] if each["role"] == "row" and "Written just now" in each["value"]]
    assert mine["label"].endswith(f". {name}")
    assert mine["id"] == tree["focus"]
    assert f"score {player.score}," in mine["value"]
    row = rows_of(player.window.data)[-1]
    played = read(max((player.window.data / "logs").glob("*.json")))
    letter = {"warrior": "W", "mage": "M"}[player.hero]
    assert (row.name, row.kind, row.level, row.score) == (name, letter, "hard", player.score)
    assert (row.seed, row.options) == (played["seed"], played["options"])


def sign_a_run(player: Crawler, name: str) -> None:
    """From the title to a row on the sheet, and back to the title."""
    player.walk_out(player.go_in())
    check_row(player, player.sign(name), name)
    tree = player.back("result")
    assert thing(tree, "sign") is None
    assert player.go_out()["scene"] == "title"
    assert "Traceback" not in player.window.log()


def test_by_mouse_alone(start: Start, pictures: Path) -> None:
    """Twice: letter by letter, and with the name that was written last."""
    window = start(settings={**QUICK, "speed": "4"})
    player = Crawler(window, Mouse(window), pictures, impatient=True)
    player.walk_out(player.go_in())
    check_row(player, player.sign("Eve O'D"), "Eve O'D")
    player.back("result")
    player.walk_out(player.again())
    check_row(player, player.sign_again("Eve O'D"), "Eve O'D")
    assert len(rows_of(window.data)) == 2
    assert {each["intent"] for each in window.events()} <= {"point", "press", "release", "cancel"}
    assert "Traceback" not in window.log()


def test_by_keyboard_alone(start: Start, display: str, pictures: Path) -> None:
    """On a German one, whose letters are typed."""
    subprocess.run(["setxkbmap", "-display", display, "de"], check=True)
    window = start(settings=QUICK)
    window.focus()
    sign_a_run(Crawler(window, Keyboard(window), pictures), "Jörg-Ö?")
    assert len(rows_of(window.data)) == 1


def test_by_pad_alone(start: Start, pictures: Path) -> None:
    """A mage, who writes with the keys on the screen."""
    window = start(settings={**QUICK, "welcomed": False})
    sign_a_run(Crawler(window, plugged_in(window), pictures, hero="mage"), "Jo B")
    assert len(rows_of(window.data)) == 1
    assert all(each["device"] >= 0 for each in window.events())


# practice


class Doubter(Crawler):
    """Takes back in every run what has turned cards, and goes on."""

    def play(self, tree: Tree) -> Tree:
        for action in ("hard", "enter"):
            tree = self.act(tree, action)
        if tree["scene"] == "table":
            self.hands.press("undo")
            tree = self.window.wait(lambda tree: tree["facts"]["actions"] == 1, "the room to be undone")
            tree = super(Crawler, self).play(tree)
        return tree


class Typist(Replayer):
    """Types the seed of a play that was won."""

    way = Crawler.way


def nothing_to_sign(player: Crawler | Typist) -> None:
    """Neither the result nor the records offer to write a name."""
    window = player.window
    tree = player.look(window.scene("result"))
    verdict = thing(tree, "verdict")
    assert verdict is not None
    assert "does not count" in verdict["label"]
    assert thing(tree, "sign") is None
    player.go_out()
    for id, scene in (("records", "records"), ("run-0", "run")):
        player.hands.press(id)
        tree = player.look(window.scene(scene))
    assert thing(tree, "watch") is not None
    assert thing(tree, "sign") is None
    assert "Traceback" not in window.log()


def test_practice_is_not_signed(start: Start, data: Path, pictures: Path) -> None:
    """Who has seen cards and went back writes nothing."""
    window = start(settings={**QUICK, "undo": "free"})
    player = Doubter(window, Mouse(window), pictures)
    player.walk_out(player.go_in())
    nothing_to_sign(player)
    assert not sheet(data).exists()


def test_a_typed_seed_is_not_signed(start: Start, data: Path, pictures: Path, tmp_path: Path) -> None:
    """The sheet on which somebody stands already stays as it is, to the byte."""
    kept, before = tmp_path / "kept.json", to_line(highscores.row(0))
    kept.write_text(save.write(walked_out(), "0"), encoding="utf-8")
    sheet(data).parent.mkdir(parents=True)
    sheet(data).write_bytes(before)
    window = start(settings=QUICK)
    window.focus()
    player = Typist(window, Keyboard(window), pictures, kept)
    player.play(player.go_in())
    player.check()
    nothing_to_sign(player)
    assert sheet(data).read_bytes() == before


# kills


@pytest.mark.parametrize("hero", ["warrior", "mage"])
def test_kills_in_the_middle_of_a_crawl(start: Start, data: Path, hero: str) -> None:
    """It goes on exactly where it was; and whatever the keys have written on the sheet is whole."""
    chance, wanted = random.Random(hero), begun(hero=hero)
    running = leave_running(data, wanted)
    longest = 0
    for _ in range(KILLS):
        window = start("crawl", settings=QUICK)
        resume(window, wanted)
        window.focus()
        before = press_and_kill(window, chance)
        found = list(plays(window, "crawl"))
        if before["scene"] == "table":
            assert any(holds(match, before["facts"]) for match in found), "an action that was seen is lost"
        rows_of(data)
        longest = max(longest, len(found[0].log))
        if not running.exists():  # it came to its end
            leave_running(data, begun(hero=hero))
        (wanted, *_ended) = plays(window, "crawl")
        assert "Traceback" not in window.log()
        window.close()
    assert longest > 0, "something should be done between the kills"


def signed_and_killed(start: Start, data: Path, pictures: Path, match: Match, moment: float) -> int:
    """Choose a name for a finished play and kill the window so long after that; how often it is on the sheet."""
    leave_running(data, match)
    window = start("crawl", settings=QUICK)
    window.focus()
    player = Crawler(window, Keyboard(window), pictures)
    player.look(window.scene("result"))
    player.go("sign", "sign")
    if moment > BEFORE:
        window.keys("Return")
    if moment == AFTER:
        window.scene("scores")
    else:
        time.sleep(max(0.0, moment))
    window.kill()
    window.close()
    return [row.play for row in rows_of(data)].count(play_of(match))


def test_kills_while_a_name_is_written(start: Start, data: Path, pictures: Path) -> None:
    """A play is on the sheet once or not at all, and every one that is not there can be signed later, once."""
    sheet(data).parent.mkdir(parents=True)
    sheet(data).write_bytes(to_line(highscores.row(0)))
    matches = [walked_out() for _ in MOMENTS]
    written = [signed_and_killed(start, data, pictures, *each) for each in zip(matches, MOMENTS, strict=True)]
    assert (written[0], written[-1]) == (0, 1)
    window = start(settings=QUICK)
    window.focus()
    player = Crawler(window, Keyboard(window), pictures)
    player.go_to("title")
    player.go("records", "records")
    unsigned = 0
    for number in range(len(matches)):
        tree = player.go(f"run-{number}", "run")
        if thing(tree, "sign"):
            player.sign_again(highscores.row(0).name)
            tree = player.back("run")
            assert thing(tree, "sign") is None
            unsigned += 1
        player.back("records")
    assert unsigned == written.count(0)
    assert sorted(row.play for row in rows_of(data)[1:]) == sorted(map(play_of, matches))
    assert "Traceback" not in window.log()
