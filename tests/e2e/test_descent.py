"""A test of a role-playing party in the real window, by pad alone and without typed text: characters, a descent, the
summary."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.controls import Pad, plugged_in
from tests.e2e.player import Player
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
MOST = 120  # pages and tables on the way


class Leader(Player):
    """A test player that leads a party of three through two rooms, and uses everything on the way once."""

    one_by_one = False  # set once a single die has been handed out

    def at(self, *scenes: str) -> Tree:
        return self.look(self.window.scene(*scenes))

    def value(self, id: str) -> str:
        tree = self.window.wait(lambda tree: thing(tree, id), f"a thing called {id}")
        found = thing(tree, id)
        assert found is not None
        return str(found["value"])

    def turn(self, id: str, wanted: str) -> None:
        """Press a row until it shows a value."""
        for _ in range(20):
            before = self.value(id)
            if before == wanted:
                return
            self.hands.press(id)
            self.window.wait(lambda tree, before=before: thing(tree, id)["value"] != before, f"{id} to turn")
        raise AssertionError(f"{id} cannot be set to {wanted}")

    def step(self, id: str, times: int, way: str) -> None:
        """Change a number step by step with the pad's cross."""
        for _ in range(times):
            before = self.value(id)
            self.hands.walk(id)
            self.hands.give(way)
            self.window.wait(lambda tree, before=before: thing(tree, id)["value"] != before, f"{id} to change")

    def more(self, id: str, times: int) -> None:
        """Press a number that grows with every press."""
        for _ in range(times):
            before = self.value(id)
            self.hands.press(id)
            self.window.wait(lambda tree, before=before: thing(tree, id)["value"] != before, f"{id} to grow")

    def type_in(self, id: str, number: str) -> None:
        """Press a number and enter another one with the keys on the screen."""
        self.hands.press(id)
        self.at("number")
        for figure in number:
            self.hands.press(f"key-{figure}")
        self.window.wait(lambda tree: thing(tree, "field")["value"] == number, f"{number} to be written")
        self.hands.press("use")
        self.at("character")

    def choose_the_mode(self) -> None:
        self.hands.press("new")
        tree = self.at("games", "firststeps")
        if tree["scene"] == "games":
            self.hands.press("game-diamonds")
            tree = self.at("firststeps", "setup")
        if tree["scene"] == "firststeps":
            self.hands.press("know")
            self.at("setup")
        self.hands.press("mode-party")
        self.window.wait(lambda tree: thing(tree, "mode-party")["value"], "a party of one's own to be chosen")
        self.hands.press("start")
        self.at("company")

    def gather(self) -> None:
        """Add a fighter, a wizard of level 5 with two spell slots, and a monk; set two rooms to the exit."""
        for kind in ("fighter", "wizard", "monk"):
            self.hands.press("add")
            self.at("character")
            self.hands.press("class")
            self.at("kinds")
            self.hands.press(kind)
            self.at("character")
            self.step("level", 6, "right")
            self.type_in("max", "99")
            if kind == "wizard":
                self.more("slot.2", 2)
                self.step("level", 1, "left")
            self.hands.press("done")
            self.at("company")
        self.step("left", 8, "left")
        self.hands.press("kept")
        self.at("kept")
        self.hands.press("keep")
        self.window.wait(lambda tree: thing(tree, "party-0"), "the party to be kept")
        self.hands.press("share-0")
        self.hands.press("party-0")
        self.at("company")
        self.hands.press("out")

    def descend(self) -> None:
        for _ in range(MOST):
            tree = self.at("table", "dice", "rest", "ask", "summary")
            if tree["scene"] == "summary":
                return
            count = len(self.window.events())
            getattr(self, f"at_{tree['scene']}")(tree)
            self.window.wait(lambda tree, count=count: len(self.window.events()) > count, "a press to be heard")
        raise AssertionError("the descent does not end")

    def at_table(self, tree: Tree) -> None:
        legal = [action for action in tree["facts"]["legal"] if "?" not in action and action != "run"]
        self.act(tree, max(legal, key=lambda action: ("fight", "take", "drink").index(action.split()[0]) == 0))

    def at_ask(self, tree: Tree) -> None:
        self.hands.press("do")

    def at_dice(self, tree: Tree) -> None:
        for id in ("go-on", "roll"):
            if thing(tree, id):
                self.hands.press(id)
                self.window.wait(lambda tree, id=id: thing(tree, id) is None, f"{id} to be done")
                return
        if thing(tree, "spend") and thing(tree, "spend")["enabled"] and "spend" not in self.seen:
            self.hands.press("spend")
            self.at("spend")
            self.hands.press("slot.2.pc.1")
            if (
                self.window.wait(lambda tree: tree["scene"] != "spend" or thing(tree, "undo")["enabled"], "spent")[
                    "scene"
                ]
                == "spend"
            ):
                self.hands.press("done")
            return
        if not self.one_by_one and thing(tree, "pc.2")["enabled"]:
            self.one_by_one = True
            self.hands.press("pc.2")
            self.window.wait(_third_has_a_die, "a die handed to the third")
            return
        self.hands.press("even")
        self.window.wait(lambda tree: thing(tree, "even") is None, "the dice to be handed out")

    def at_rest(self, tree: Tree) -> None:
        if "note" not in self.seen:
            self.hands.press("pc.0")
            self.at("note")
            self.step("hp", 3, "right")
            self.hands.press("note")
            self.at("rest")
            self.hands.press("master")
            self.at("master")
            self.turn("whose", "Osric")
            self.step("hp.pc.1", 2, "left")
            self.hands.press("done")
            self.at("rest")
        self.hands.press("on")
        self.window.wait(lambda tree: tree["scene"] != "rest", "the next room")


def _third_has_a_die(tree: Tree) -> bool:
    """True if the third character shows one die, on the page or, after the last die, on the page where dice are
    rolled."""
    sheets = (thing(tree, id) for id in ("pc.2", "big.pc.2", "small.pc.2"))
    return any(sheet is not None and "1 die" in sheet["value"] for sheet in sheets)


def test_from_the_characters_to_the_summary_by_pad_alone(start: Start, pictures: Path) -> None:
    window = start(settings={"speed": "instant", "taught": ["scoundrel", "diamonds"]})
    hands = plugged_in(window, "xbox")
    assert isinstance(hands, Pad)
    player = Leader(window, hands, pictures)
    player.go_to("title")
    player.choose_the_mode()
    player.gather()
    player.descend()
    hands.press("text")
    hands.press("keep")
    hands.press("result")
    player.at("result")
    assert {"company", "character", "kinds", "kept", "dice", "rest", "note", "master", "summary"} <= set(player.seen)
    assert "write" not in player.seen
    (summary,) = (window.data / "shared").glob("*.txt")
    text = summary.read_text(encoding="utf-8")
    assert "2 rooms faced" in text
    assert "A healing spell (3)" in text
    assert "Corrected: hit points of Osric" in text
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in (window.data / "parties").glob("*.json")]
    assert sorted(len(party["characters"]) for party in kept) == [3, 3]
    assert all(each["device"] >= 0 for each in window.events())
