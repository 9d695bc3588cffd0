"""Tests for the story and the explained score of a finished run of Scoundrel, with stacked runs."""

import pytest

from game.core.cards import parse
from game.core.events import Told
from game.core.match import Match
from game.core.text import say
from game.core.view import Action
from game.rules.scoundrel import GAME
from tests.rules.acting import do
from tests.rules.scoundrel import table


def told(match: Match, *actions: str) -> dict[str, tuple]:
    """The deeds of a run by kind, best first: words, amount, cards."""
    events = [event.seen_by(0) for action in actions for event in match.play(Action.parse(action))]
    found = GAME.stories.story(match.view(0), events)
    return {deed.kind: (say(deed.text), deed.amount, " ".join(map(str, deed.cards))) for deed in found.deeds}


def explained(match: Match) -> list[tuple]:
    """The score, line by line: words, amount, cards."""
    return [(say(line.text), line.amount, " ".join(map(str, line.cards))) for line in GAME.explain(match.view(0))]


def test_an_escape_tells_of_the_worst_blow_the_best_weapon_potions_and_rooms():
    match = table("3D 2C 6H 7C", deck="4D 6C 5S 9H", health=12)
    second = ("avoid", "take 4D", "fight 6C weapon", "fight 5S weapon")
    assert told(match, *second, "drink 9H", "take 3D", "fight 2C weapon", "drink 6H", "fight 7C fists") == {
        "blow": ("Worst hit: Wolf", -7, "7C"),
        "weapon": ("Slain with the Hatchet", 2, "4D"),
        "beaten": ("Monsters beaten", 4, ""),
        "bare": ("With bare hands", 1, ""),
        "healed": ("Life healed", 11, ""),
        "rooms": ("Rooms entered", 3, ""),
        "runs": ("Rooms avoided", 1, ""),
    }
    assert explained(match) == [("Life you have left", 13, "")]
    assert GAME.stories.story(match.view(0), []).triumph is None


def test_what_struck_the_scoundrel_down_was_not_beaten_and_what_lies_in_the_dungeon_counts():
    match = table("6C 4D 5S KS", deck="2C 7D 3H AC", health=12)
    assert told(match, "take 4D", "fight 5S weapon", "fight KS fists") == {
        "blow": ("Worst hit: Lich King", -13, "KS"),
        "weapon": ("Slain with the Hatchet", 1, "4D"),
        "beaten": ("Monsters beaten", 1, ""),
        "bare": ("With bare hands", 0, ""),
        "rooms": ("Rooms entered", 1, ""),
        "runs": ("Rooms avoided", 0, ""),
    }
    assert explained(match) == [("Life when you fell", -2, ""), ("2 monsters still in the dungeon", -16, "2C AC")]


@pytest.mark.parametrize(("life", "beaten"), [(18, 2), (19, 3)], ids=["dead at 0", "alive at 1"])
def test_at_no_life_the_last_monster_was_not_beaten_and_at_one_it_was(life, beaten):
    match = table("2C 3C KS", deck="", health=life)
    deeds = told(match, "fight 2C fists", "fight 3C fists", "fight KS fists")
    assert match.over
    assert deeds["beaten"][1] == deeds["bare"][1] == beaten


def test_a_last_potion_short_of_full_life_is_no_bonus():
    assert explained(do(table("5H", deck="", health=14), "drink 5H")) == [("Life you have left", 19, "")]


@pytest.mark.parametrize(
    ("deck", "lines"), [("9C 7D", [("1 monster still in the dungeon", -9, "9C")]), ("7D", [])], ids=["one", "none"]
)
def test_a_single_monster_in_the_dungeon_is_one_and_without_any_there_is_no_such_line(deck, lines):
    match = do(table("6C KS", deck=deck, health=12), "fight KS fists")
    assert explained(match) == [("Life when you fell", -1, ""), *lines]


def test_out_at_full_life_with_a_potion_last_is_a_triumph_and_counts_the_potion():
    match = table("4D 5H", deck="", health=18)
    assert explained(match) == [], "there is no score before the end"
    assert told(match, "take 4D", "drink 5H") == {
        "healed": ("Life healed", 2, ""),
        "rooms": ("Rooms entered", 1, ""),
        "runs": ("Rooms avoided", 0, ""),
    }
    assert explained(match) == [
        ("Life you have left", 20, ""),
        ("Your last card was a potion, at full life", 5, "5H"),
    ]
    triumph = GAME.stories.story(match.view(0), []).triumph
    assert triumph
    assert say(triumph) == "Out at full life: it doesn't get better."


def test_the_best_weapon_slew_most_and_of_equals_it_is_the_stronger():
    match = table("5D 3C 4D 4C", deck="", health=12)
    deeds = told(match, "take 4D", "fight 3C weapon", "take 5D", "fight 4C weapon")
    assert deeds["weapon"] == ("Slain with the Spear", 1, "5D")
    match = table("5D 3C 4D 4C", deck="2S", health=12)
    deeds = told(match, "take 5D", "fight 4C weapon", "take 4D", "fight 3C weapon", "fight 2S weapon")
    assert deeds["weapon"] == ("Slain with the Hatchet", 2, "4D")


@pytest.mark.parametrize(("wear", "rule"), [("lower", "weaker than the last"), ("equal", "as strong as the last")])
def test_the_weapon_in_hand_says_how_it_wears_and_what_it_slew(wear, rule):
    view = table("6C", weapon="5D", slain="9C 4S", wear=wear).view(0)
    notes = GAME.card_info.notes(view, "weapon", parse("5D"))
    assert len(notes) == 1
    assert rule in say(notes[0])
    assert GAME.card_info.slain(view, "weapon") == [parse("9C"), parse("4S")]
    assert GAME.card_info.slain(view, "room.0") == ()


@pytest.mark.parametrize(("card", "rule"), [("5D", "new weapon"), ("6C", "hits as hard"), ("7H", "more than 20")])
def test_a_card_of_the_room_says_its_rule(card, rule):
    assert rule in say(GAME.card_info.notes(table(card).view(0), "room.0", parse(card))[0])


def test_an_avoided_room_is_told():
    assert table("3D 2C 6H 7C").play(Action("avoid"))[0] == Told("avoid")
