"""Tests for the values of a descent: resources, characters, parties, and dice in words."""

import pytest

from game.core.characters import Character, CharacterClass, CharacterRules, Resource, SavedParty
from game.core.descent import (
    GATHER,
    Adventurer,
    Descent,
    Way,
    dice_in_words,
    dice_notation,
    dice_or_points,
    expected_points,
)
from game.core.text import Text

HOPE, SLOT = Resource("hope", Text("hope"), price=2), Resource("slot.3", Text("slots"), dice=3, slot=3)
BAKER = CharacterClass("baker", Text("Baker"), (HOPE, SLOT))
RULES = CharacterRules((BAKER,), 4, (1, 20), (0, 99), (1, 99), (0, 9), (1, 9), ("Ann", "Bob"))
ANN, BOB = Character("Ann", "baker", has={"hope": 5}), Character("Bob", "baker", hp=0)


@pytest.mark.parametrize(("resource", "n", "paid", "dice"), [(HOPE, 5, 4, 2), (HOPE, 1, 0, 0), (SLOT, 2, 2, 6)])
def test_a_resource_buys_whole_dice_only(resource, n, paid, dice):
    assert (resource.paid(n), resource.bought(n)) == (paid, dice)


def test_a_class_is_found_by_its_id():
    assert RULES.class_of("baker") is BAKER
    with pytest.raises(KeyError):
        RULES.class_of("plumber")


def test_a_changed_character_leaves_the_first_as_it_was():
    assert ANN.having("hope", 1).left("hope") == 1
    assert (ANN.left("hope"), ANN.left("slot.3")) == (5, 0)


def test_a_party_can_set_out_once_somebody_has_hit_points():
    assert SavedParty("Us", (BOB, ANN)).ready
    assert not SavedParty("Us", (BOB,)).ready
    assert not SavedParty("Us").ready


def test_a_character_under_way_is_found_by_its_id():
    party = (Adventurer("pc.0", "Ann", ANN, ANN), Adventurer("pc.1", "Bob", BOB, BOB, 3))
    now = Descent(GATHER, party, 3, Way(0, 0, 0, 0, 0), 4, "", False, 0, 0, "")
    assert now.adventurer("pc.1").dice == 3
    assert now.characters == (ANN, BOB)
    with pytest.raises(KeyError):
        now.adventurer("pc.2")


@pytest.mark.parametrize(
    ("n", "sides", "notation", "words", "points"),
    [(1, 4, "1d4", "1 die", 3), (9, 8, "9d8", "9 dice", 41), (1, 1, "1", "1 point", 1), (7, 1, "7", "7 points", 7)],
)
def test_a_die_of_one_side_is_a_plain_point(n, sides, notation, words, points):
    assert dice_notation(n, sides) == notation
    assert str(dice_in_words(n, sides)) == words
    assert expected_points(n, sides) == points
    assert dice_or_points(sides, "dice", "points") == ("points" if sides == 1 else "dice")
