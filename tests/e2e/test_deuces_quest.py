"""Tests for a quest in the real window: put into the player's folder while the program runs, and played to its exit."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.controls import Mouse, plugged_in
from tests.e2e.deuces import QUICK, Fighter, done, ids_of, verb_of
from tests.e2e.player import WAY_IN
from tests.e2e.window import Tree, Window, thing

pytestmark = pytest.mark.e2e
Start = Callable[..., Window]
WIDGETS = {"walk": "room-", "visit": "visit-", "choose": "choice-"}  # prefixes of things on the map, by verb
LONGEST = 400  # most actions and pages of a short quest
OBJECTS = """
  <object id="1" name="hall" type="room" x="64" y="64" width="224" height="160">
   <properties>
    <property name="title" value="The Hall of Echoes"/>
    <property name="text" value="Whatever you say, somebody says it after you."/>
   </properties>
  </object>
  <object id="2" name="vault" type="room" x="384" y="64" width="224" height="160">
   <properties>
    <property name="title" value="The Vault"/>
    <property name="text" value="A door of iron stands open."/>
   </properties>
  </object>
  <object id="3" name="arch" type="door" x="256" y="144"><polyline points="0,0 160,0"/></object>
  <object id="4" name="steps" type="start" x="96" y="144"><point/></object>
  <object id="5" name="well" type="story" x="200" y="144">
   <properties>
    <property name="title" value="A well"/>
    <property name="text" value="It is deep."/>
    <property name="choice1" value="Look down"/>
    <property name="then1" value="Nobody looks back."/>
    <property name="effect1" value="draw+2"/>
    <property name="choice2" value="Leave it alone"/>
    <property name="then2" value="It leaves you alone."/>
   </properties>
   <point/>
  </object>
  <object id="6" name="guards" type="encounter" x="450" y="144">
   <properties>
    <property name="title" value="What guards it"/>
    <property name="modifier" type="int" value="-4"/>
    <property name="enemies" value="cellar_gnawers"/>
    <property name="won" value="The way is free."/>
   </properties>
   <point/>
  </object>
  <object id="7" name="daylight" type="exit" x="550" y="144">
   <properties>
    <property name="title" value="Daylight"/>
    <property name="text" value="You are out."/>
    <property name="order" type="int" value="1"/>
   </properties>
   <point/>
  </object>
"""
OWN = f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down" width="24" height="12"
 tilewidth="32" tileheight="32" infinite="0" nextlayerid="2" nextobjectid="9">
 <properties>
  <property name="title" value="Two Rooms and a Well"/>
  <property name="blurb" value="Short, and wet."/>
  <property name="minutes" type="int" value="5"/>
 </properties>
 <objectgroup id="1" name="all">{OBJECTS}</objectgroup>
</map>
"""


class Quester(Fighter):
    """A test player that visits the things in a room, then goes to unvisited rooms, and reads every page."""

    pages = 0

    def decide(self, tree: Tree) -> str:
        legal = tree["facts"]["legal"]
        if not tree["facts"]["afoot"]:
            return super().decide(tree)
        been = {fact.partition(".")[2] for fact in tree["facts"]["view"]["facts"] if fact.startswith("been.")}
        order = ("take", "choose", "visit", "walk", "leave")
        fresh = [action for action in legal if verb_of(action) != "walk" or ids_of(action)[0] not in been]
        return next(action for verb in order for action in fresh or legal if verb_of(action) == verb)

    def act(self, tree: Tree, action: str) -> Tree:
        prefix = WIDGETS.get(verb_of(action))
        if prefix is None:
            return super().act(tree, action)
        count = tree["facts"]["actions"]
        self.window.picture(self.pictures / f"{count:03}-{verb_of(action)}.png")
        self.hands.press(f"{prefix}{ids_of(action)[0]}")
        tree = self.window.wait(lambda tree: done(tree, count), f"{action} to be done")
        self.done.append(action)
        return self.look(tree)

    def step(self, tree: Tree) -> Tree:
        if tree["scene"] != "table" or not thing(tree, "read-on"):
            return super().step(tree)
        page = tree["facts"]["page"]
        self.window.picture(self.pictures / f"page-{self.pages}.png")
        self.pages += 1
        self.hands.press("read-on")
        return self.look(
            self.window.wait(
                lambda tree: (
                    tree["scene"] != "table" or tree["facts"].get("page") != page or bool(tree["facts"]["legal"])
                ),
                f"the page “{page}” to be turned",
            )
        )

    def through(self, tree: Tree) -> Tree:
        """Play to the end of the quest."""
        for _ in range(LONGEST):
            if tree["scene"] == "result":
                return tree
            tree = self.step(tree)
        raise AssertionError(f"the quest never ends; done so far: {self.done}")


def mode_of(tree: Tree) -> str:
    """The mode chosen in the set-up."""
    found = thing(tree, "mode")
    return str(found["value"]) if found else ""


def to_the_quests(player: Quester) -> Tree:
    """Go from the title to the page of quests."""
    player.way = WAY_IN | {"games": "game-deuces"}
    tree = player.go_to("setup")
    if mode_of(tree) != "Traditional Quest":
        player.hands.press("mode")
        player.window.scene("way")
        player.hands.press("mode-quest")
        player.window.wait(lambda tree: mode_of(tree) == "Traditional Quest", "a quest on a map")
    player.hands.press("quest")
    return player.look(player.window.scene("quests"))


def put(data: Path, name: str, text: str) -> None:
    """Put a file into the player's folder."""
    (data / "quests").mkdir(parents=True, exist_ok=True)
    (data / "quests" / f"{name}.tmx").write_text(text, encoding="utf-8")


def test_a_quest_of_ones_own_from_the_folder_to_its_way_out_by_pad_alone(
    start: Start, data: Path, pictures: Path
) -> None:
    window = start(settings=QUICK)
    player = Quester(window, plugged_in(window), pictures, ())
    tree = to_the_quests(player)
    assert thing(tree, "quest-first_lantern")
    assert not thing(tree, "quest-wells")
    put(data, "wells", OWN)
    window.wait(lambda tree: thing(tree, "quest-wells"), "the quest that was put into the folder")
    player.hands.press("quest-wells")
    player.look(window.scene("setup"))
    player.hands.press("start")
    tree = player.through(player.look(window.scene("table")))
    assert [action for action in player.done if verb_of(action) in WIDGETS][:2] == ["visit well", "choose 1"]
    assert "visit daylight" in player.done
    assert player.pages >= 4
    assert all(each["device"] >= 0 for each in window.events())
    assert "Traceback" not in window.log()


def test_a_quest_with_a_fault_is_shown_and_cannot_be_chosen(start: Start, data: Path, pictures: Path) -> None:
    window = start(settings=QUICK)
    player = Quester(window, Mouse(window), pictures, ())
    to_the_quests(player)
    put(data, "wells", OWN.replace('type="exit"', 'type="exot"'))
    tree = window.wait(lambda tree: thing(tree, "quest-wells"), "the quest that was put into the folder")
    card = thing(tree, "quest-wells")
    assert card is not None
    assert not card["enabled"]
    put(data, "wells", OWN)
    window.wait(lambda tree: (thing(tree, "quest-wells") or {}).get("enabled"), "the quest that was mended")
    assert "Traceback" not in window.log()
