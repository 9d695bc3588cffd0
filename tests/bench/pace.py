"""Presses and seconds of a player who follows the hint in the real window, at default settings.

`python -m tests.bench.pace [ENCOUNTERS] [SEED]` plays Quest for Power with two heroes: the presses of each encounter
(without and with those for the hint), and the seconds from a press to the next decision.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.e2e.window import Tree, Window, thing

from .screen import screen

ENCOUNTERS, SEED = 10, 9
SETTINGS = {"welcomed": True, "taught": ["deuces"], "language": "en"}
HINT, CHOOSE = "h", "Return"
SOON = 90.0  # seconds; no animation is as long
AIMS = {"presses": 20, "seconds": 2.5}


def main() -> None:
    """Play, and print the figures as JSON."""
    encounters, seed = (*map(int, sys.argv[1:]), *(ENCOUNTERS, SEED)[len(sys.argv) - 1 :])
    with screen("1280x800") as display, tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        (data / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        follower = Follower(Window(display, Path(folder), "deuces", "--seed", seed))
        try:
            follower.play(encounters)
        finally:
            follower.window.close()
    print(json.dumps(follower.figures()))


class Follower:
    """A player who presses the hint's key where no hint is shown, and does what the hint says."""

    def __init__(self, window: Window):
        self.window = window
        self.presses: list[int] = [0]  # in each encounter,
        self.hints: list[int] = [0]  # and those for the hint
        self.waits: list[float] = []  # seconds from each press that did something to the next decision

    def play(self, encounters: int) -> None:
        """Play to the end of that many encounters, or of the play."""
        self.window.focus()
        tree, number = self.window.wait(is_asked, "the first decision", SOON), 1
        while tree["scene"] != "result" and number <= encounters:
            tree = self.step(tree)
            if tree["scene"] == "table" and tree["facts"]["view"]["gauges"]["encounter"] > number:
                number += 1
                self.presses.append(0)
                self.hints.append(0)

    def step(self, tree: Tree) -> Tree:
        """Follow the hint for one decision, or turn one page; return the tree of the next."""
        if (
            tree["scene"] == "table"
            and tree["facts"]["legal"]
            and thing(tree, "onward") is None
            and not is_hinted(tree)
        ):
            self.hints[-1] += 1
            self.window.keys(HINT)
            tree = self.window.wait(is_hinted, "the hint", SOON)
        before, began = state(tree), time.monotonic()
        self.presses[-1] += 1
        self.window.keys(CHOOSE)
        tree = self.window.wait(lambda tree: is_asked(tree) and state(tree) != before, "the next decision", SOON)
        self.waits.append(time.monotonic() - began)
        return tree

    def figures(self) -> dict[str, object]:
        """The figures of the encounters that were played to their end."""
        whole = [*zip(self.presses[:-1], self.hints[:-1], strict=True)]
        return {
            "presses": statistics.median(presses for presses, _hints in whole),
            "presses and hints": statistics.median(presses + hints for presses, hints in whole),
            "seconds": round(statistics.median(self.waits), 2),
            "nine in ten within": round(statistics.quantiles(self.waits, n=10)[-1], 2),
            "each": [presses for presses, _hints in whole],
            "aims": AIMS,
        }


def is_asked(tree: Tree) -> bool:
    """True if the window waits for the player."""
    if tree["scene"] != "table":
        return True
    return bool(tree["facts"]["legal"]) or thing(tree, "onward") is not None


def is_hinted(tree: Tree) -> bool:
    """True if a hint is shown."""
    told = thing(tree, "preview")
    return told is not None and str(told["label"]).startswith("Hint")


def state(tree: Tree) -> tuple[object, ...]:
    """What a press changes: the scene, the actions so far, the picks, and a step that waits."""
    facts = tree["facts"]
    return tree["scene"], facts.get("actions"), facts.get("picked"), bool(thing(tree, "onward"))


if __name__ == "__main__":
    main()
