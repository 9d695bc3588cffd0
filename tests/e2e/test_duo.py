"""Tests for two parties in the real window, from title to result: two pads, pad and keyboard, a person and the
computer."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.controls import Keyboard, Mouse, Pad
from tests.e2e.duo import DuoPlayer, Half
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
QUICK = {"speed": "4", "welcomed": True, "taught": True}


def held(window: Window, maker: str) -> Pad:
    """Plug in a pad and use it, so that it is the last device used."""
    window.scene("title")
    window.focus()
    pad = Pad(window, maker)
    pad.give("right")
    window.wait(lambda tree: tree["family"] == maker, f"the glyphs of {maker}")
    return pad


def to_the_end(player: DuoPlayer, tree: Tree) -> None:
    """Play to the result with both scores, and leave."""
    assert player.play(tree)["scene"] == "result"
    tree = player.window.wait(lambda tree: thing(tree, "winner"), "the winner to be named")
    player.window.picture(player.pictures / "result.png")
    for seat in range(2):
        score = thing(tree, f"score.{seat}")
        assert score is not None
        player.scores[seat] = int(score["label"].replace("\u2212", "-"))
    player.go_out()
    assert "Traceback" not in player.window.log()


def the_wrong_one_presses(player: DuoPlayer, tree: Tree) -> Tree:
    """Check that a press of the wrong pad does nothing but show whose pick it is."""
    hands = player.seats[1 - tree["facts"]["seat"]]
    assert isinstance(hands, Pad)
    hands.give("confirm")
    after = player.window.wait(lambda tree: tree["toast"], "a word about whose pick it is")
    player.window.picture(player.pictures / "denied.png")
    assert after["facts"]["digest"] == tree["facts"]["digest"]
    return after


def test_two_pads(start: Start, pictures: Path) -> None:
    window = start(settings=QUICK)
    player = DuoPlayer(window, (held(window, "xbox"), Pad(window, "playstation", 2)), pictures)
    player.set_up()
    to_the_end(player, the_wrong_one_presses(player, player.sit_down()))
    assert set(player.turns) == {0, 1}
    assert {each["device"] for each in window.events()} == {0, 1}


def test_pad_and_keyboard(start: Start, pictures: Path) -> None:
    """On the keyboard's pick the pad is pulled out, and another one takes its seat; nothing else changes."""
    window = start(settings=QUICK)
    pad, keys = held(window, "nintendo"), Keyboard(window)
    player = DuoPlayer(window, (pad, keys), pictures, 2)
    player.set_up()
    tree = player.sit_down()
    while tree["facts"]["seat"] == 0:
        tree = player.act(tree, player.choice(tree["facts"]["legal"]))
    before = tree["facts"]
    pad.pull_out()
    window.scene("gone")
    window.picture(pictures / "gone.png")
    another = Pad(window, "xbox", 2)
    another.give("confirm")
    player.seats = (another, keys)
    tree = player.look(window.scene("table"))
    assert tree["facts"] == before
    to_the_end(player, tree)
    assert set(player.turns) == {0, 1}


@pytest.mark.parametrize("pair", ["one pad", "mouse and pad", "halves", "French halves"])
def test_other_pairs_of_hands(start: Start, display: str, pictures: Path, pair: str) -> None:
    """One pad for both, mouse and pad, and the split keyboard on two layouts."""
    window = start(settings=QUICK | {"speed": "instant"})
    pad = held(window, "xbox")
    if pair == "French halves":
        subprocess.run(["setxkbmap", "-display", display, "fr"], check=True)
    seats = {
        "one pad": (pad, pad),
        "mouse and pad": (Mouse(window), pad),
        "halves": (Half(window, Half.LEFT), Half(window, Half.RIGHT)),
        "French halves": (Half(window, Half.FRENCH), Half(window, Half.RIGHT)),
    }[pair]
    player = DuoPlayer(window, seats, pictures, 4)
    player.hands = pad
    player.set_up()
    to_the_end(player, player.sit_down())
    assert set(player.turns) == {0, 1}


@pytest.mark.parametrize("rival", ["Expert", "Cunning rival"])
def test_against_the_computer(start: Start, pictures: Path, rival: str) -> None:
    window = start(settings=QUICK | {"speed": "instant"})  # the computer may have to finish the play alone
    player = DuoPlayer(window, (held(window, "xbox"),), pictures, 3)
    tree = player.set_up(rival)
    assert tree["scene"] == "table"
    to_the_end(player, tree)
    assert set(player.turns) == {0}


def test_the_computer_first_and_a_person_second(start: Start, pictures: Path) -> None:
    """The computer has the first seat; the records contain the score of the second one."""
    window = start(settings=QUICK | {"speed": "instant"})
    player = DuoPlayer(window, (held(window, "xbox"),), pictures, 3)
    tree = player.set_up(first="Cunning rival")
    assert tree["scene"] == "table"
    assert tree["facts"]["seat"] == 1
    to_the_end(player, tree)
    assert set(player.turns) == {1}
    (run,) = json.loads((window.data / "records.json").read_text(encoding="utf-8"))
    assert run["score"] == player.scores[1]
    assert not run["marks"]


def test_two_computers_are_watched(start: Start, pictures: Path) -> None:
    """Without a person the play can be paused and hurried, ends, and counts for nobody."""
    window = start(settings=QUICK)
    pad = held(window, "xbox")
    player = DuoPlayer(window, (pad,), pictures)
    player.arrange("Careless rival", "Cunning rival")
    pad.give("menu")
    window.scene("pause")
    window.picture(pictures / "pause.png")
    pad.give("cancel")
    pad.give("confirm")
    window.wait(lambda tree: tree["scene"] == "result" and thing(tree, "winner"), "the end", 120)
    window.picture(pictures / "result.png")
    player.go_out()
    (run,) = json.loads((window.data / "records.json").read_text(encoding="utf-8"))
    assert run["marks"] == ["computer"]
    assert "Traceback" not in window.log()
