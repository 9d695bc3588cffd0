"""Tests for Dungeon Crawl in the real window, by mouse, keys and pad: out with a score, then a name in the high scores,
or none."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.store.high_scores import to_line
from game.core import save
from tests.app import highscores
from tests.e2e.controls import Keyboard, Mouse, plugged_in
from tests.e2e.crawl import QUICK, Crawler, rows_of, sheet, walked_out
from tests.e2e.player import Replayer, read
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]


# a name


def check_row(player: Crawler, tree: Tree, name: str) -> None:
    """Assert that the new row is marked in the window, is the last one in the file, and belongs to this play."""
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
    """Go from the title to a row in the high scores, and back to the title."""
    player.walk_out(player.go_in())
    check_row(player, player.sign(name), name)
    tree = player.back("result")
    assert thing(tree, "sign") is None
    assert player.go_out()["scene"] == "title"
    assert "Traceback" not in player.window.log()


def test_by_mouse_alone(start: Start, pictures: Path) -> None:
    """Two runs: the name is written letter by letter, then chosen from the recent names."""
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
    """A German keyboard, on which the name is typed."""
    subprocess.run(["setxkbmap", "-display", display, "de"], check=True)
    window = start(settings=QUICK)
    window.focus()
    sign_a_run(Crawler(window, Keyboard(window), pictures), "Jörg-Ö?")
    assert len(rows_of(window.data)) == 1


def test_by_pad_alone(start: Start, pictures: Path) -> None:
    """A mage, whose name is written with the keys on the screen."""
    window = start(settings={**QUICK, "welcomed": False})
    sign_a_run(Crawler(window, plugged_in(window), pictures, hero="mage"), "Jo B")
    assert len(rows_of(window.data)) == 1
    assert all(each["device"] >= 0 for each in window.events())


# practice


class Doubter(Crawler):
    """A test player that in every run undoes an action that has turned cards, and plays on."""

    def play(self, tree: Tree) -> Tree:
        for action in ("hard", "enter"):
            tree = self.act(tree, action)
        if tree["scene"] == "table":
            self.hands.press("undo")
            tree = self.window.wait(lambda tree: tree["facts"]["actions"] == 1, "the room to be undone")
            tree = super(Crawler, self).play(tree)
        return tree


class Typist(Replayer):
    """A test player that types the seed of a play with a score."""

    way = Crawler.way


def nothing_to_sign(player: Crawler | Typist) -> None:
    """Assert that neither the result nor the records offer to write a name."""
    window = player.window
    tree = player.look(window.scene("result"))
    verdict = thing(tree, "verdict")
    assert verdict is not None
    assert "doesn't count" in verdict["label"]
    assert thing(tree, "sign") is None
    player.go_out()
    for id, scene in (("records", "records"), ("run-0", "run")):
        player.hands.press(id)
        tree = player.look(window.scene(scene))
    assert thing(tree, "watch") is not None
    assert thing(tree, "sign") is None
    assert "Traceback" not in window.log()


def test_practice_is_not_signed(start: Start, data: Path, pictures: Path) -> None:
    """A player who undoes an action after seeing cards cannot sign."""
    window = start(settings={**QUICK, "undo": "free"})
    player = Doubter(window, Mouse(window), pictures)
    player.walk_out(player.go_in())
    nothing_to_sign(player)
    assert not sheet(data).exists()


def test_a_typed_seed_is_not_signed(start: Start, data: Path, pictures: Path, tmp_path: Path) -> None:
    """The file of high scores with an older row stays the same to the byte."""
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
