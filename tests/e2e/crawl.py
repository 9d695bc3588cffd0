"""A test player that goes down a Dungeon Crawl in the real window, in hard core, and leaves with the first score."""

import random
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game.app.store.high_scores import FOLDER, HighScoreRow, from_bytes
from game.core.game import defaults
from game.core.match import Match
from game.core.view import Action
from game.rules import games
from tests.e2e.controls import Hands, Keyboard
from tests.e2e.player import WAY_IN, Player
from tests.e2e.window import Tree, Window, thing

GAME = games()["crawl"]
QUICK = {"speed": "instant", "welcomed": True, "taught": ["crawl"]}
RUNS = 40  # attempts; about every second hero gets out
PREFERRED = ("hard", "cast", "strike", "absorb", "bear")


def plainly(legal: Sequence[str], score: int) -> str:
    """The choice of a plain fighter, who leaves with the first score above zero."""
    if "leave" in legal:
        return "leave" if score else "enter"
    return next(verb for verb in PREFERRED if verb in legal)


class Crawler(Player):
    """A test player that chooses a hero, fights plainly, and writes names into the high scores."""

    way = WAY_IN | {"games": "game-crawl"}

    def __init__(self, window: Window, hands: Hands, pictures: Path, hero: str = "warrior", impatient: bool = False):
        super().__init__(window, hands, pictures, impatient=impatient)
        self.hero, self.score = hero, 0

    def look(self, tree: Tree) -> Tree:
        if tree["scene"] == "table":
            self.score = tree["facts"]["view"]["gauges"]["score"]
        return super().look(tree)

    def choice(self, legal: list[str]) -> str:
        return plainly(legal, self.score)

    # one run

    def go_in(self) -> Tree:
        """Choose the hero on the set-up page and go to the table."""
        self.go_to("setup")
        self.hands.press(f"hero-{self.hero}")
        self.window.wait(lambda tree: value_of(tree, f"hero-{self.hero}"), f"the {self.hero} to be chosen")
        return self.go_to("table")

    def walk_out(self, tree: Tree) -> Tree:
        """Play, with a new deal after each death, until a hero leaves with a score; return the result's tree."""
        for _ in range(RUNS):
            tree = self.play(tree)
            assert tree["scene"] == "result"
            if self.done[-1] == "leave":
                return tree
            tree = self.again()
        raise AssertionError("nobody walks out")

    def again(self) -> Tree:
        """Go from a result to a new deal."""
        return self.go("new", "table")

    # high scores

    def sign(self, name: str) -> Tree:
        """Sign a score with a new name, and go to the high scores."""
        self.go("sign", "name")
        self.write(name)
        return self.go("use", "scores")

    def sign_again(self, name: str) -> Tree:
        """Sign a score with one of the recent names, and go to the high scores."""
        tree = self.go("sign", "sign")
        return self.go(next(each["id"] for each in tree["things"] if each["label"] == name), "scores")

    def write(self, name: str) -> None:
        """Write a name with screen keys, or type it on a keyboard."""
        if isinstance(self.hands, Keyboard):
            self.window.xdotool("type", "--delay", 12, name)
        else:
            for end, letter in enumerate(name, 1):
                self.hands.press("space" if letter == " " else f"key-{letter}")
                self._written(name[:end])
        self._written(name)

    def _written(self, text: str) -> None:
        self.window.wait(lambda tree: value_of(tree, "field") == text, f"“{text}” to stand there")

    # from scene to scene

    def go(self, id: str, *scenes: str) -> Tree:
        """Press something that opens another scene."""
        self.hands.press(id)
        return self.look(self.window.scene(*scenes))

    def back(self, scene: str) -> Tree:
        """Go back to a scene."""
        self.hands.back()
        return self.look(self.window.scene(scene))


def sheet(data: Path) -> Path:
    """The file of the high scores in a data folder."""
    return data / FOLDER / "crawl.jsonl"


def rows_of(data: Path) -> list[HighScoreRow]:
    """The rows of the high scores; assert that none is damaged and that no play appears twice."""
    path = sheet(data)
    if not path.exists():
        return []
    found = from_bytes(path.read_bytes())
    assert (found.damaged, found.newer, found.torn) == ([], 0, b"")
    assert len(found.sound) == len(found.rows)
    return found.rows


def value_of(tree: Tree, id: str) -> object:
    """The value that a thing shows, or None if it is not there."""
    found = thing(tree, id)
    return found and found["value"]


# plays


def begun(**options: str) -> Match:
    """A newly dealt play that counts."""
    match = Match(GAME, {**defaults(GAME), **options}, random.randrange(10**6))
    match.began = datetime.now().isoformat(timespec="seconds")
    return match


def walked_out() -> Match:
    """A play that counts: a plain fighter has left a hard core crawl with a score."""
    while True:
        match = begun()
        while not match.over:
            view = match.view(0)
            match.play(Action(plainly([str(action) for action in view.legal], view.gauges["score"])))
        if str(match.log[-1]) == "leave":
            return match
