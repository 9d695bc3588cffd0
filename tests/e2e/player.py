"""A test player for the real window: from the title through a whole play to its result, and back, with any device."""

import json
import random
from pathlib import Path
from typing import Any

from game.core import seeds

from .controls import Hands, Mouse
from .window import Tree, Window, thing

WAY_IN = {"welcome": "title", "title": "new", "firststeps": "know", "games": "game-scoundrel", "setup": "start"}
BEYOND = ("welcome", "games", "seed", "ask")  # scenes that are optional on the way
LONGEST = 200  # actions; plays of Scoundrel are much shorter


class Player:
    """A test player that plays random legal actions as the window reports them, and checks the tree after every
    press."""

    way = WAY_IN  # the thing to press in each scene on the way to the table

    def __init__(self, window: Window, hands: Hands, pictures: Path, seed: int = 1, impatient: bool = False):
        self.window, self.hands, self.pictures = window, hands, pictures
        self.chance = random.Random(seed)
        self.impatient = impatient  # presses again while cards fly
        self.seen: dict[str, int] = {}  # number of trees checked, by scene
        self.done: list[str] = []  # the actions taken

    def look(self, tree: Tree) -> Tree:
        """Check that there is one focus and the right family of glyphs; take a picture of each new scene. Return the
        tree."""
        scene = tree["scene"]
        focused = [each["id"] for each in tree["things"] if each["state"].get("focused")]
        assert focused == [tree["focus"]], f"in {scene} the focus is on {focused}"
        assert tree["family"] in self.hands.families, f"in {scene} there are glyphs of {tree['family']}"
        if scene not in self.seen:
            self.window.picture(self.pictures / f"{len(self.seen)}-{scene}.png")
        self.seen[scene] = self.seen.get(scene, 0) + 1
        return tree

    def go_in(self) -> Tree:
        """Go from the first scene to a table with cards on it."""
        return self.go_to("table")

    def go_to(self, goal: str) -> Tree:
        """Go on from the current scene to one on the way to the table, or to the table."""
        tree = self.look(self.window.scene(*self.way))
        while (scene := tree["scene"]) != goal:
            self.hands.press(self.way[scene])
            tree = self.look(self.window.wait(lambda tree, old=scene: tree["scene"] != old, f"a way out of {scene}"))
        return tree

    def play(self, tree: Tree) -> Tree:
        """Play to the result."""
        for _ in range(LONGEST):
            tree = self.act(tree, self.choice(tree["facts"]["legal"]))
            if tree["scene"] != "table":
                return tree
        raise AssertionError("the play does not end")

    def choice(self, legal: list[str]) -> str:
        """Choose a legal action; bare hands only if nothing else is possible, which makes plays longer."""
        better = [action for action in legal if "fists" not in action]
        return self.chance.choice(better or legal)

    def act(self, tree: Tree, action: str) -> Tree:
        """Perform an action by picking its ids; return the tree after it."""
        count = tree["facts"]["actions"]
        verb, *ids = action.split()
        if isinstance(self.hands, Mouse) and len(ids) == 2 and self.chance.random() < 0.5:
            self.hands.drag(*ids)
            self._hurry()
        else:
            for id in ids or [verb]:
                self.hands.press(id)
                self._hurry()
                tree = self.window.wait(
                    lambda tree, id=id: _went_on(tree, count, id), f"{id} to be picked for {action}"
                )
                if tree["scene"] != "table" or tree["facts"]["actions"] > count:
                    break
        tree = self._sure(count, action)
        self.done.append(action)
        return self.look(tree)

    def _hurry(self) -> None:
        if self.impatient:
            self.hands.hurry()

    def _sure(self, count: int, action: str) -> Tree:
        """Wait for the action to be done, and confirm it if the window asks."""

        def over(tree: Tree) -> bool:
            return tree["scene"] != "table" or tree["facts"]["actions"] > count

        tree = self.window.wait(over, f"{action} to be done")
        if tree["scene"] == "ask":
            self.look(tree)
            self.hands.press("do")
            tree = self.window.wait(
                lambda tree: tree["scene"] != "ask" and over(tree), f"{action} to be done after all"
            )
        if tree["scene"] == "table":
            self.check_count(count, tree["facts"]["actions"], action)
        return tree

    def check_count(self, before: int, now: int, action: str) -> None:
        """Assert that one press was one action."""
        assert now == before + 1, f"{action} was done more than once"

    def go_out(self) -> Tree:
        """Go from the result back to the title."""
        self.hands.press("leave")
        return self.look(self.window.scene("title"))


GOLDEN = Path(__file__).resolve().parents[1] / "replays" / "scoundrel-lower-all-won.json"


class Replayer(Player):
    """A test player that repeats a saved play with Scoundrel's own rules: it types the seed and performs the
    actions."""

    def __init__(self, window: Window, hands: Hands, pictures: Path, kept: Path = GOLDEN, impatient: bool = False):
        super().__init__(window, hands, pictures, impatient=impatient)
        self.kept = read(kept)

    def go_in(self) -> Tree:
        """Go through the set-up, where the seed is typed key by key."""
        self.go_to("setup")
        self.hands.press("seed")
        self.look(self.window.scene("seed"))
        code = seeds.code(self.kept["seed"])
        for end in range(len(seeds.PREFIX), len(code)):
            self.hands.press(f"key-{code[end]}")
            typed = code[: end + 1]
            self.window.wait(lambda tree, typed=typed: _value(tree, "field") == typed, f"{typed} to stand there")
        self.hands.press("use")
        self.window.wait(lambda tree: _value(tree, "seed") == code, f"the seed {code} in the set-up")
        return self.go_to("table")

    def choice(self, legal: list[str]) -> str:
        return str(self.kept["log"][len(self.done)])

    def check(self) -> None:
        """Assert that the window has saved the same play, to its end."""
        (played,) = map(read, (self.window.data / "logs").glob("*.json"))
        for key in ("game", "rules", "options", "seed", "log", "digest"):
            assert played[key] == self.kept[key], f"{key} is {played[key]} and not {self.kept[key]}"


def read(path: Path) -> dict[str, Any]:
    """A save as plain data."""
    return dict(json.loads(path.read_text(encoding="utf-8")))


def whole_game(player: Player) -> None:
    """Play from the title over set-up, table and result back to the title, and leave by the button."""
    window = player.window
    over = player.play(player.go_in())
    assert over["scene"] == "result"
    player.go_out()
    player.hands.press("quit")
    assert window.ended() == 0
    assert [each for each in player.seen if each not in BEYOND] == ["title", "firststeps", "setup", "table", "result"]
    assert "Traceback" not in window.log()


def _value(tree: Tree, id: str) -> object:
    """The value that a thing shows, or None if it is not there."""
    found = thing(tree, id)
    return found and found["value"]


def _went_on(tree: Tree, count: int, id: str) -> bool:
    """True if a thing is picked, or the action has already been done."""
    return tree["scene"] != "table" or tree["facts"]["actions"] > count or id in tree["facts"]["picked"]


def cards_of(tree: Tree) -> list[str]:
    """The ids of the cards that lie open."""
    return [each["id"] for each in tree["things"] if each["role"] == "card"]


__all__ = ["Player", "cards_of", "thing"]
