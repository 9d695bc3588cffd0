"""A test of two people with a pad each in the real window: one is the Dealer and tells the story, the other goes
down."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.blanks import encode
from tests.e2e.controls import Pad, plugged_in
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
PARTY, DEALER = 0, 1
LONGEST = 400  # actions
OWN = "Hush"


class Table:
    """The two people and the window; it takes a picture of each kind of moment."""

    def __init__(self, window: Window, pictures: Path):
        self.window, self.pictures = window, pictures
        self.party = plugged_in(window, "xbox")
        self.dealer = Pad(window, "playstation", 2)
        self.chance = random.Random(3)
        self.said: list[str] = []
        self.ran = False

    def photograph(self, name: str) -> None:
        if not (path := self.pictures / f"{name}.png").exists():
            self.window.picture(path)

    # the way in

    def sit_down(self) -> Tree:
        """Go from the title to the table of a game with a Dealer, played by a person; each person has a pad."""
        window, way = self.window, {"welcome": "title", "title": "new", "games": "game-diamonds", "firststeps": "know"}
        tree = window.scene(*way, "setup")
        while tree["scene"] != "setup":
            self.party.press(way[tree["scene"]])
            tree = window.wait(lambda tree, old=tree["scene"]: tree["scene"] != old, "the way to the set-up")
        self.party.press("mode-dealer")
        window.wait(lambda tree: thing(tree, "mode-dealer")["value"], "a game with a Dealer to be chosen")
        self.turn_to("holder-Dealer", "A person")
        self.photograph("set-up")
        self.party.press("start")
        window.scene("seats")
        self.party.give("confirm")
        window.wait(lambda tree: tree["focus"] == "seat.1", "the first seat to be taken")
        self.dealer.give("confirm")
        window.wait(lambda tree: tree["focus"] == "start", "both seats to be taken")
        self.photograph("seats")
        self.party.give("confirm")
        return window.scene("table")

    def turn_to(self, id: str, value: str) -> None:
        """Press a setting until it shows a value."""
        for _ in range(6):
            before = value_of(self.window.wait(lambda tree: thing(tree, id), id), id)
            if before == value:
                return
            self.party.press(id)
            self.window.wait(lambda tree, before=before: value_of(tree, id) != before, f"another {id}")
        raise AssertionError(f"{id} is never {value}")

    # the play

    def go_down(self, tree: Tree) -> Tree:
        """Play to the result."""
        for _ in range(LONGEST):
            if tree["scene"] != "table":
                return tree
            count = tree["facts"]["actions"]
            self.deal(tree) if tree["facts"]["seat"] == DEALER else self.play(tree)
            tree = self.window.wait(lambda tree, count=count: self.is_over(tree, count), "something to be done")
        raise AssertionError("the play does not end")

    @staticmethod
    def is_over(tree: Tree, count: int) -> bool:
        return tree["scene"] == "result" or (tree["scene"] == "table" and tree["facts"]["actions"] > count)

    def deal(self, tree: Tree) -> None:
        """Do what the Dealer must do: say a ready-made line the first time, a written one the second time, then
        nothing."""
        verb, *ids = tree["facts"]["legal"][0].removeprefix("1:").split()
        self.photograph(verb)
        if verb != "say":
            self.dealer.press(ids[0] if verb == "turn" else verb)
        elif not self.said:
            self.dealer.press(ids[0])
            self.said.append(ids[0])
        elif len(self.said) == 1:
            self.dealer.press("say")
            self.write()
            self.said.append(encode(OWN))
        else:
            self.dealer.press("let-be")
            self.play(self.window.wait(lambda tree: tree["facts"]["seat"] == PARTY, "the party to be asked"))

    def write(self) -> None:
        self.window.scene("write")
        self.party.give("cancel")  # this pad may not do it
        for letter in OWN:
            self.dealer.press(f"key-{letter}")
        tree = self.window.wait(lambda tree: value_of(tree, "field") == OWN, f"{OWN} to stand there")
        assert tree["scene"] == "write"
        self.photograph("write")
        self.dealer.press("use")

    def play(self, tree: Tree) -> None:
        """Run once, and face cards otherwise; check now and then that the Dealer's pad cannot do it."""
        legal = tree["facts"]["legal"]
        self.photograph("said" if thing(tree, "speech") else "play")
        if not tree["facts"]["actions"] % 5:
            self.dealer.give("confirm")
        if self.said and not self.ran and "run" in legal:
            self.ran = True
            self.party.press("run")
            return
        faces = [action for action in legal if action != "run"]
        self.party.press(self.chance.choice(faces).split()[1])


def value_of(tree: Tree, id: str) -> object:
    """The value of a thing, or None if it is not there."""
    found = thing(tree, id)
    return found and found["value"]


def test_the_dealer_and_the_party_with_a_pad_each(start: Start, pictures: Path) -> None:
    window = start(settings={"speed": "4", "ask_fatal": False})
    table = Table(window, pictures)
    over = table.go_down(table.sit_down())
    table.photograph("result")
    assert over["scene"] == "result"
    (kept,) = ((json.loads(path.read_text(encoding="utf-8"))) for path in (window.data / "logs").glob("*.json"))
    assert kept["seats"] == ["human", "human"]
    log = kept["log"]
    assert [action for action in log if action.startswith("1:say")] == [f"1:say {line}" for line in table.said]
    assert len(table.said) == 2
    assert "1:gather" in log
    assert "1:shuffle" in log
    dealt = {"turn", "say", "gather", "shuffle"}
    assert all((action.removeprefix("1:").split()[0] in dealt) == action.startswith("1:") for action in log)
    assert len({each["device"] for each in window.events()}) == 2
    assert "Traceback" not in window.log()
