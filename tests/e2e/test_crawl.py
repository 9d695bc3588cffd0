"""Dungeon Crawl in the real window, by mouse, by keys and by pad: a hard-core run that leaves and enters a name, and a
round of three friends."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.rounds import from_text
from game.app.sheetfile import Row, from_bytes
from tests.e2e.hands import Hands, Keyboard, Mouse, plugged_in
from tests.e2e.player import WAY_IN, Player
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
QUICK = {"speed": "instant", "welcomed": True}
TRIES = 40  # runs until one comes out of the first room alive; every second does
FIRST = ("hard", "strike", "absorb", "bear")  # what is done before anything else, if it can be
FRIENDS = ("Ada", "Bo", "Cy")


class Crawler(Player):
    """Hard core: fights one monster after the other, and walks out as soon as there is a score to take along."""

    way = {**WAY_IN, "games": "game-crawl"}

    def look(self, tree: Tree) -> Tree:
        if tree["scene"] == "table":
            self.score = tree["facts"]["view"]["gauges"]["score"]
        return super().look(tree)

    def choice(self, legal: list[str]) -> str:
        if "leave" in legal:
            return "leave" if self.score else "enter"
        return next(verb for verb in FIRST if verb in legal)

    def press(self, id: str, *scenes: str) -> Tree:
        """Press a thing that leads to another scene."""
        self.hands.press(id)
        return self.look(self.window.scene(*scenes))

    def write(self, name: str) -> None:
        """Write a name with whatever is in the hands, and use it."""
        self.look(self.window.scene("name"))
        for end, letter in enumerate(name, 1):
            if isinstance(self.hands, Keyboard):
                self.window.keys(letter)
            else:
                self.hands.press(f"key-{letter}")
            self.window.wait(lambda tree, end=end: value(tree, "field") == name[:end], f"{name[:end]} to stand there")
        self.hands.press("use")

    def rows(self) -> list[Row]:
        """What stands on the sheet."""
        path = self.window.data / "sheets" / "crawl.jsonl"
        return from_bytes(path.read_bytes()).rows if path.exists() else []


def value(tree: Tree, id: str) -> object:
    """What a thing shows as its value."""
    found = thing(tree, id)
    return found and found["value"]


def label(tree: Tree, id: str) -> str:
    """What a thing says."""
    found = thing(tree, id)
    assert found is not None, f"there is no {id} in {tree['scene']}"
    return str(found["label"])


def by_mouse(window: Window) -> Hands:
    return Mouse(window)


def by_keys(window: Window) -> Hands:
    window.scene("title")
    window.focus()
    return Keyboard(window)


HANDS = pytest.mark.parametrize("hands", [by_mouse, by_keys, plugged_in], ids=["mouse", "keys", "pad"])


@HANDS
def test_a_hard_core_run_leaves_and_enters_a_name(
    start: Start, pictures: Path, hands: Callable[[Window], Hands]
) -> None:
    window = start(settings=QUICK)
    player = Crawler(window, hands(window), pictures)
    tree = player.play(player.go_in())
    for _ in range(TRIES):
        if thing(tree, "sign"):
            break
        assert not player.rows(), "who dies in hard core writes nothing"
        tree = player.play(player.press("new", "table"))
    score = int(label(tree, "score"))
    player.hands.press("sign")
    player.write("Ylva")
    tree = player.look(window.scene("scores"))
    assert label(tree, "row-1") == "1. Ylva"
    assert tree["focus"] == "row-1"
    (row,) = player.rows()
    assert (row.name, row.kind, row.level, row.score) == ("Ylva", "W", "hard", score)
    player.hands.back()
    tree = player.look(window.scene("result"))
    assert thing(tree, "sign") is None
    player.go_out()
    assert "Traceback" not in window.log()


@HANDS
def test_a_round_of_three_friends(start: Start, pictures: Path, hands: Callable[[Window], Hands]) -> None:
    """Killed hard between two turns, it goes on where it was."""
    window = start(settings=QUICK)
    player = Crawler(window, hands(window), pictures)
    player.go_to("setup")
    player.press("friends", "friends")
    for name in FRIENDS:
        player.hands.press("new")
        player.write(name)
        player.look(window.scene("friends"))
    tree = player.press("start", "round")
    for number, name in enumerate(FRIENDS):
        assert label(tree, "heading") == f"Pass it to {name}"
        tree = player.press("play-M" if number == 1 else "play-W", "table")
        assert player.play(tree)["scene"] == "result"
        if number == 1:
            window.kill()
            window = start()
            player = Crawler(window, hands(window), pictures)
            player.go_to("setup")
            tree = player.press("friends", "round")
        else:
            tree = player.press("round", "round", "winner")
    assert tree["scene"] == "winner"
    round = from_text((window.data / "rounds" / "crawl.json").read_text(encoding="utf-8"))
    scores = [turn.score for turn in round.done]
    assert [turn.kind for turn in round.done] == ["W", "M", "W"]
    assert sorted((row.name, row.score) for row in player.rows()) == sorted(
        (name, score) for name, score in zip(FRIENDS, scores, strict=True) if score
    )
    best = [name for name, score in zip(FRIENDS, scores, strict=True) if score == max(scores) > 0]
    assert all(name in label(tree, "heading") for name in best)
    player.press("scores", "scores")
    player.hands.back()
    player.look(window.scene("winner"))
    player.go_out()
    assert "Traceback" not in window.log()
