"""Tests for what holds for every ability: it has words and a ruling, and a test of its own."""

import re
from pathlib import Path

import pytest

from game.rules.deuces.ability import ALWAYS, ONCE, PASSIVE, WHILE_NONE
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.catalog import ABILITIES, PARTS, SPECIALS
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.pets import PETS
from game.rules.deuces.questloot import QUEST_LOOT
from tests.rules.deuces import fight

TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_deuces_*.py"))
LONGEST = 110  # characters that can be read at a glance

every = pytest.mark.parametrize("one", ABILITIES.values(), ids=ABILITIES)


@every
def test_its_text_is_short_and_a_whole_sentence(one):
    assert len(one.text) <= LONGEST
    assert one.text.endswith(".")
    assert one.text[0].isupper()


@every
def test_it_cites_what_it_does(one):
    assert any(word.isupper() and len(word) > 3 for word in one.doc.replace(";", " ").split()), one.doc


@every
def test_it_has_a_test_of_its_own(one):
    assert re.search(rf'(def test_\w*|"|use |sealed:){one.id}(?![a-z])', TESTS), one.id


@every
def test_it_is_of_one_kind(one):
    assert (one.deed is None) == (one.gain is not None) == (one.when == PASSIVE) == (one.often == ALWAYS)
    assert not (one.freely and (one.cost or one.aim))


def test_everybody_is_there():
    assert [len(one.abilities) for one in CLASSES.values()] == [5] * 8 + [0]
    assert (len(CUSTOMS), len(ENEMY_KINDS), len(BOSSES), len(PETS)) == (12, 24, 6, 8)


def test_how_often_heroes_may_use_theirs():
    """All other abilities are passive or can be used once a Turn."""
    of_heroes = [*(one for hero in CLASSES.values() for one in hero.abilities), *CUSTOMS.values()]
    once = "unbroken_line steady_hands second_breath sanctuary barrow_king marked_backs up_the_sleeve red_harvest"
    for_once = "deep_breath lucky_pair rallying_cry last_reserve hard_parry spite familiar pickpocket card_counter"
    assert [one.id for one in of_heroes if one.often == ONCE] == [*once.split(), *for_once.split()]
    assert [one.id for one in of_heroes if one.often == WHILE_NONE] == ["call_bones"]


def test_what_was_used_for_once_is_not_back_next_turn_and_the_rest_is():
    at = fight("mender KH QH JH", "bulwark 9D 8D", level=5).do("use sanctuary", "use poultice hero.1")
    at.do("end", "attack 9S hero.1", "use unbroken_line 8D")
    assert at.offers("poultice")
    assert not at.offers("sanctuary")
    assert (at.mark("hero.1", "used:unbroken_line"), at.mark("hero.0", "used:poultice")) == (2, 0)


def test_names_are_nobody_elses():
    names = [one.name for one in ABILITIES.values()]
    special = [one for part in PARTS.values() for one in part.abilities]
    special += [one for each in SPECIALS.values() for one in (*each.actions, *each.learnt)]
    strange = {one.id for one in special} | {"unbound"}  # the ability of a freed Captive
    assert len(set(names)) == len(names) == 40 + 12 + 2 * 24 + 2 * 6 + len(QUEST_LOOT) + len(strange)
