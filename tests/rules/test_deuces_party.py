"""Tests for the options of a quest of Dungeons and Deuces, and for the description of a quest in menus."""

import pytest

from game.core.capabilities import outline
from game.core.game import defaults
from game.core.match import Match
from game.core.text import say
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.rules import Deuces

GAME = Deuces()
OPTIONS = {option.key: option for option in GAME.options}


def test_it_is_a_game_of_a_party() -> None:
    assert GAME.party is not None
    assert GAME.party.size in OPTIONS


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_there_is_a_member_for_every_hero(n: int) -> None:
    options = {**defaults(GAME), "heroes": str(n)}
    members = GAME.party.members(options)
    assert [member.seat for member in members] == list(range(n))
    for member in members:
        for key in (member.kind, member.gift):
            assert OPTIONS[key].matters(options)
    left_over = {key for key in OPTIONS if key.startswith(("class.", "custom."))}
    left_over -= {key for member in members for key in (member.kind, member.gift)}
    assert not any(OPTIONS[key].matters(options) for key in left_over)


@pytest.mark.parametrize("kind", [kind for kind in CLASSES if kind != "none"])
def test_a_class_has_an_ability_for_each_level(kind: str) -> None:
    notes = [say(trait.note) for trait in GAME.party.traits(kind) if trait.note]
    assert notes == [f"Level {n}" for n in range(1, 6)]


def test_no_class_has_none_and_a_custom_ability_is_one() -> None:
    assert not GAME.party.traits("none")
    for custom in CUSTOMS.values():
        (trait,) = GAME.party.traits(custom.id)
        assert (say(trait.name), trait.note) == (custom.name, None)


def test_a_quest_is_told_by_its_level_its_encounter_and_its_heroes() -> None:
    match = Match(GAME, {**defaults(GAME), "start": "3"}, 7, seats=("human", "human", "gm"))
    told = [say(text) for text in outline(GAME, match.view(0))]
    assert told == ["Level 3", "Encounter 1", "Bulwark", "Mender"]
