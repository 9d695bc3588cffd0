"""Tests for a round of three friends in the real window: picked and written names, turns, the winner, and the high
scores."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.store.high_scores import to_line
from game.app.store.rounds import Round, from_text
from tests.app import highscores
from tests.e2e.controls import Hands, Keyboard, Mouse, plugged_in
from tests.e2e.crawl import QUICK, Crawler, rows_of, sheet
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
KNOWN = ("Ada", "Bo")  # names already in the high scores
NEW = "Cy"
HEROES = ("W", "M", "W")


def by_mouse(window: Window) -> Hands:
    return Mouse(window)


def by_keys(window: Window) -> Hands:
    window.scene("title")
    window.focus()
    return Keyboard(window)


class Round3:
    """A test player for a round of three who share a device; `killed` says at which point the window is killed once."""

    def __init__(self, start: Start, data: Path, pictures: Path, hands: Callable[[Window], Hands], killed: str):
        self.start, self.data, self.pictures, self.hands, self.killed = start, data, pictures, hands, killed
        self.begin(start(settings=QUICK))

    def begin(self, window: Window) -> None:
        """Use a newly opened window."""
        self.window = window
        self.player = Crawler(window, self.hands(window), self.pictures)

    def kept(self) -> Round:
        """The round from its file."""
        return from_text((self.data / "rounds" / "crawl.json").read_text(encoding="utf-8"))

    def gather(self) -> Tree:
        """Pick two names of the high scores and write a third; return the page with the first turn."""
        player = self.player
        player.go_to("setup")
        tree = player.go("friends", "friends")
        for name in KNOWN:
            known = next(each["id"] for each in tree["things"] if each["label"] == name)
            player.hands.press(known)
            tree = self.window.wait(lambda tree, name=name: name in players(tree), f"{name} to be picked")
        player.go("new", "name")
        player.write(NEW)
        assert players(player.go("use", "friends")) == [*KNOWN, NEW]
        return player.go("start", "round")

    def turn(self, tree: Tree, number: int, name: str) -> Tree:
        """Play a turn from the page that names the next player; return the page after it."""
        assert label(tree, "heading") == f"Pass it to {name}"
        assert standings(tree) == [each.name for each in self.kept().standings()]
        self.player.hands.press("ready")
        self.window.wait(lambda tree: thing(tree, "ready") is None, f"{name} to take the device")
        tree = self.player.go(f"play-{HEROES[number]}", "table")
        if number == 1 and self.killed == "in a turn":
            facts = self.kill(tree)["facts"]
            tree = self.player.go("friends", "table")
            assert tree["facts"] == facts
        tree = self.player.play(tree)
        assert tree["scene"] == "result"
        assert thing(tree, "sign") is None
        if number == 1 and self.killed == "between turns":
            self.kill(tree)
            return self.player.go("friends", "round")
        return self.player.go("round", "round", "winner")

    def kill(self, tree: Tree) -> Tree:
        """Kill the window, start a new one, and go to the set-up, where the round can be continued."""
        self.window.kill()
        self.begin(self.start())
        self.player.go_to("setup")
        return tree


def players(tree: Tree) -> list[str]:
    """The names of the players, in the order of their turns."""
    tiles = [each["label"] for each in tree["things"] if each["id"].startswith("player-")]
    assert [tile.split(". ")[0] for tile in tiles] == [str(n) for n in range(1, len(tiles) + 1)]
    return [tile.split(". ")[1] for tile in tiles]


def standings(tree: Tree) -> list[str]:
    """The names in the standings, the best first."""
    rows = [each["label"].split(":")[0] for each in tree["things"] if each["id"].startswith("standing-")]
    return [row.split(". ")[-1] for row in rows]


def label(tree: Tree, id: str) -> str:
    """The label of a thing."""
    found = thing(tree, id)
    assert found is not None, f"there is no {id} in {tree['scene']}"
    return str(found["label"])


@pytest.mark.parametrize(
    ("hands", "killed"),
    [(by_mouse, ""), (by_keys, "between turns"), (plugged_in, "in a turn")],
    ids=["mouse", "keys", "pad"],
)
def test_a_round_of_three_friends(
    start: Start, data: Path, pictures: Path, hands: Callable[[Window], Hands], killed: str
) -> None:
    """Every score is added to the high scores automatically, and the player with the best score is named."""
    sheet(data).parent.mkdir(parents=True)
    sheet(data).write_bytes(b"".join(to_line(highscores.row(n, name=name)) for n, name in enumerate(KNOWN)))
    three = Round3(start, data, pictures, hands, killed)
    tree = three.gather()
    for number, name in enumerate((*KNOWN, NEW)):
        tree = three.turn(tree, number, name)
    assert tree["scene"] == "winner"
    done, player = three.kept(), three.player
    scores = [turn.score for turn in done.done]
    assert tuple(turn.kind for turn in done.done) == HEROES
    written = [(name, kind, score) for name, kind, score in zip(done.names, HEROES, scores, strict=True) if score]
    assert [(row.name, row.kind, row.score) for row in rows_of(data)[len(KNOWN) :]] == written
    assert standings(tree) == [each.name for each in done.standings()]
    winners = [name for name, score in zip(done.names, scores, strict=True) if score == max(scores) > 0]
    assert all(name in label(tree, "heading") for name in winners)
    tree = player.go("scores", "scores")
    assert sum(each["role"] == "row" for each in tree["things"]) >= len(written)
    player.back("winner")
    player.go_out()
    assert "Traceback" not in three.window.log()
