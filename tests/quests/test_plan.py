"""Tests for a quest's text and its plan: conversion both ways, refusal of anything but a quest, and the rules'
queries."""

import copy
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.core.text import Trouble
from game.levels import quests
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.modes.quest.faults import look
from game.rules.deuces.modes.quest.plan import (
    PRICES,
    QUEST_LOOT,
    SPECIALS,
    Choice,
    Encounter,
    Find,
    Plan,
    Random,
    Secret,
    Shop,
    Story,
    Ware,
    plan_of,
    text_of,
)
from game.rules.deuces.modes.quest.reading import MOST_OBJECTS
from tests import work
from tests.quests.mistakes import HERE, broken

RAW = quests.read(HERE / "lantern.tmx")
SETS = ("underhall", "fenwild", "court")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_of(text_of(RAW))


# text


def test_the_same_data_is_the_same_text() -> None:
    text = text_of(RAW)
    assert json.loads(text) == RAW
    assert text_of(json.loads(json.dumps(RAW, indent=1))) == text
    assert text_of(dict(reversed(RAW.items()))) == text
    assert "\n" not in text


def test_a_plan_is_read_once() -> None:
    assert plan_of(text_of(RAW)) is plan_of(text_of(copy.deepcopy(RAW)))


def test_a_text_with_a_fault_is_read_once_too(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(quests.read(broken("torches")))
    with pytest.raises(Trouble, match="torches"):
        plan_of(text)
    monkeypatch.setattr("game.rules.deuces.modes.quest.plan.look", None)
    with pytest.raises(Trouble, match="torches"):
        plan_of(text)


NONSENSE = {
    "nothing": "",
    "a word": "lantern",
    "null": "null",
    "a list": "[]",
    "no keys": "{}",
    "deep": "[" * 100_000,
    "long": json.dumps(RAW) + " " * 1_000_000,
    "half of it": text_of(RAW)[:1000],
    "more keys": json.dumps(RAW | {"more": 1}),
    "no properties": json.dumps(RAW | {"properties": []}),
    "a number as property": json.dumps(RAW | {"properties": {"title": 1}}),
    "no objects": json.dumps(RAW | {"objects": {}}),
    "a word as object": json.dumps(RAW | {"objects": ["room"]}),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_no_quest(name: str) -> None:
    with pytest.raises(Trouble, match=r"^It is not a quest\.$"):
        plan_of(NONSENSE[name])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("layer", 1), ("name", None), ("type", []), ("id", "1"), ("box", [0, 0, 1]), ("box", [0, 0, 1, "1"])),
        *(("box", [0, 0, 1, float("nan")]), ("box", [0, 0, 1, 1e9]), ("line", [[0]]), ("line", 3), ("turned", None)),
        *(("properties", {"title": 3}), ("properties", "title")),
    ],
)
def test_an_object_of_another_shape_is_no_quest(key: str, value: object) -> None:
    raw = copy.deepcopy(RAW)
    raw["objects"][3][key] = value
    with pytest.raises(Trouble, match=r"^It is not a quest\.$"):
        plan_of(text_of(raw))


def test_a_quest_of_a_later_format_is_said_to_be_one() -> None:
    with pytest.raises(Trouble, match="newer version of Underdeck"):
        plan_of(text_of(RAW | {"format": 2}))


def test_a_quest_with_a_fault_is_refused_with_the_first() -> None:
    with pytest.raises(Trouble, match=r"^Layer “things”, object “ogre”: boss: “gorath” is not known\."):
        plan_of(text_of(quests.read(broken("boss"))))


def test_a_quest_with_a_warning_can_be_played() -> None:
    assert plan_of(text_of(quests.read(broken("exit-without-a-fight")))).title == "The Well"


def test_too_many_objects_are_not_looked_at() -> None:
    raw = copy.deepcopy(RAW)
    raw["objects"] *= MOST_OBJECTS
    plan, found = look(raw)
    assert plan is None
    assert [str(fault.text) for fault in found.faults] == [f"The map: it has more than {MOST_OBJECTS} objects."]


@pytest.mark.slow
def test_however_flags_hang_together_it_is_judged_at_once() -> None:
    story = RAW["objects"][12]
    choices = {f"{key}{n}": "x" for key in ("choice", "then") for n in range(1, 5)}
    chain = [
        story | {"name": f"s{n:03}", "properties": {"text": "x", "needs": f"f{n + 1}", "gives": f"f{n}"} | choices}
        for n in range(MOST_OBJECTS - len(RAW["objects"]))
    ]
    del chain[-1]["properties"]["needs"]
    with work.at_most(150_000):
        assert not look(RAW | {"objects": [*RAW["objects"], *chain]})[1].faults


@pytest.mark.parametrize("seed", range(20))
def test_however_it_it_is_garbled_a_text_is_a_plan_or_refused(seed: int) -> None:
    rng, words = random.Random(seed), [*_words(RAW), "", "-5", "x" * 700, None, 0, 1e9, [], {}]
    for _ in range(25):
        raw = copy.deepcopy(RAW)
        for _ in range(rng.randint(1, 3)):
            _garble(raw, rng, words)
        with suppress(Trouble):
            assert isinstance(plan_of(text_of(raw)), Plan)


def _words(data: Any) -> list[Any]:
    if isinstance(data, dict | list):
        return [word for each in (data.values() if isinstance(data, dict) else data) for word in _words(each)]
    return [data]


def _garble(data: Any, rng: random.Random, words: list[Any]) -> None:
    """Replace a random value in nested data by a random word."""
    key = rng.choice(list(data) if isinstance(data, dict) else range(len(data)))
    if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.95:
        _garble(data[key], rng, words)
    else:
        data[key] = rng.choice(words)


# the plan


def test_what_the_map_says(plan: Plan) -> None:
    assert (plan.title, plan.author, plan.minutes) == ("The Other Lantern", "The Underdeck authors", 20)
    assert plan.blurb.startswith("A lantern has gone out")
    assert (plan.level, plan.torches, plan.heroes, plan.sets) == (2, 4, (1, 3), ("underhall",))


def test_what_it_does_not_say() -> None:
    plan = plan_of(text_of(quests.read(HERE / "well.tmx")))
    assert (plan.blurb, plan.author, plan.minutes) == ("", "", 0)
    assert (plan.level, plan.torches, plan.heroes, plan.sets) == (1, 3, (1, 4), SETS)
    ogre = plan.thing("ogre")
    assert isinstance(ogre, Encounter)
    assert (ogre.level, ogre.modifier, ogre.boss, ogre.special, ogre.enemies, ogre.sets) == (0, 1, "", "", (), SETS)


def test_rooms_and_doors(plan: Plan) -> None:
    assert [room.id for room in plan.rooms] == ["stair", "guardroom", "pantry", "cellar", "niche", "crypt"]
    assert plan.room("niche").title == "The Niche"
    assert [door.id for door in plan.doors_of("guardroom")] == ["arch", "pantry-door", "trapdoor", "iron-gate"]
    gate, crawlway = plan.door("iron-gate"), plan.door("crawlway")
    assert gate.rooms == ("guardroom", "crypt")
    assert (gate.other("crypt"), gate.other("guardroom")) == ("guardroom", "crypt")
    assert gate.text.startswith("The gate is locked.")
    assert (gate.seen(()), gate.open(()), gate.open({"gate-key"})) == (True, False, True)
    assert (crawlway.seen(()), crawlway.open(()), crawlway.open({"gap-found"})) == (False, False, True)
    assert plan.door("arch").leads("stair")
    assert plan.door("arch").leads("guardroom")
    assert not plan.door("arch").leads("crypt")


def test_a_door_that_leads_one_way_only() -> None:
    plan, _ = look(quests.read(broken("trap-for-the-hasty")))
    assert plan is not None
    assert plan.door("arch").leads("hall")
    assert not plan.door("arch").leads("crypt")


def test_things_come_in_their_order(plan: Plan) -> None:
    assert [thing.id for thing in plan.things_in("cellar")] == ["gnawers", "nail", "loose-barrel"]
    assert [thing.id for thing in plan.things_in("guardroom")] == ["unfinished-game", "draughty-corner"]
    assert plan.things_in("stair") == (plan.start,)
    assert plan.start.id == "top-step"


def test_every_kind_of_thing(plan: Plan) -> None:
    boss, gnawers, corner = plan.thing("tallyman"), plan.thing("gnawers"), plan.thing("draughty-corner")
    assert isinstance(boss, Encounter)
    assert isinstance(gnawers, Encounter)
    assert isinstance(corner, Random)
    assert (boss.boss, boss.modifier, boss.level) == ("old_bonecount", -5, 3)
    assert gnawers.enemies == ("cellar_gnawers", "lantern_wisp")
    assert gnawers.won.startswith("The gnawing has stopped.")
    assert (corner.modifier, corner.chance, corner.sets) == (-2, 75, ("underhall", "court"))
    shop, find, secret = plan.thing("pantry-shop"), plan.thing("pallet"), plan.thing("loose-barrel")
    assert isinstance(shop, Shop)
    assert isinstance(find, Find)
    assert isinstance(secret, Secret)
    assert shop.stock == (Ware("draught", 4), Ware("common", 6), Ware("ability", 7))
    assert find.loot == "lantern_of_the_last_inn"
    assert (secret.gives, secret.choices) == ("gap-found", ())
    assert plan.thing("lantern").kind == "exit"
    assert {thing.kind for thing in plan.things} == {
        "start",
        "exit",
        "encounter",
        "random",
        "shop",
        "loot",
        "story",
        "secret",
    }


def test_a_story_has_choices(plan: Plan) -> None:
    story = plan.thing("unfinished-game")
    assert isinstance(story, Story)
    first, second = story.choices
    assert first == Choice(1, "Look at the cards", "Four of a kind. You take it for a good sign.", "", "", ("draw+1",))
    assert (second.number, second.effects, second.needs) == (2, ("deuces+1", "torch-1"), "")
    assert (first._replace(needs="x").open(()), first._replace(needs="x").open({"x"}), first.open(())) == (
        False,
        True,
        True,
    )


def test_things_wait_for_a_flag_and_go_with_one() -> None:
    thing = Find("a", "b", (0, 0, 0, 0), needs="in", unless="out")
    assert [thing.there(flags) for flags in ((), {"in"}, {"in", "out"}, {"out"})] == [False, True, False, False]


def test_where_everything_lies(plan: Plan) -> None:
    assert plan.box == (64, 64, 1088, 672)
    assert plan.thing("lantern").box.middle == (1088, 400)
    assert plan.door("iron-gate").line == ((608, 400), (698, 380), (832, 400))


def test_texts_are_one_paragraph() -> None:
    raw = copy.deepcopy(RAW)
    raw["objects"][0]["properties"]["text"] = "  Forty steps,\n\n and\tno rail.\n"
    assert plan_of(text_of(raw)).room("stair").text == "Forty steps, and no rail."


def test_the_names_of_special_encounters_and_quest_loot_are_those_of_the_design() -> None:
    assert len(SPECIALS) == 8
    assert len(QUEST_LOOT) == 10
    assert dict(PRICES) == {"draught": 4, "common": 6, "ability": 8, "rare": 12} | dict.fromkeys(QUEST_LOOT, 15)


def test_our_own_quests_can_be_played() -> None:
    found = [quest for quest in quests.listing(Path("none-such")) if quest.raw]
    assert [plan_of(text_of(quest.raw)).title for quest in found] == [
        quest.raw["properties"]["title"] for quest in found
    ]


def test_everything_there_is_appears_in_one_of_our_own_quests() -> None:
    plans = [plan_of(text_of(quest.raw)) for quest in quests.listing(Path("none-such")) if quest.ours]
    assert len(plans) == 4
    things = [thing for plan in plans for thing in plan.things]
    fought = [thing for thing in things if isinstance(thing, Encounter)]
    assert {thing.special for thing in fought} - {""} == set(SPECIALS)
    assert {thing.boss for thing in fought} - {""} == set(BOSSES)
    lying = {thing.loot for thing in things if isinstance(thing, Find)}
    sold = {ware.item for thing in things if isinstance(thing, Shop) for ware in thing.stock}
    given = {effect for thing in things if isinstance(thing, Story) for one in thing.choices for effect in one.effects}
    assert set(QUEST_LOOT) <= lying | sold | given
