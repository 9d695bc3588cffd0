"""What holds of every ability: its words, its ruling, and that it has a test of its own."""

import re
from pathlib import Path

import pytest

from game.rules.deuces.ability import ABILITIES, ALWAYS, PASSIVE
from game.rules.deuces.bosses import BOSSES
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.enemies import ENEMY_KINDS
from game.rules.deuces.pets import PETS

TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_deuces_*.py"))
LONGEST = 110  # characters that are read in one look

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


def test_names_are_nobody_elses():
    names = [one.name for one in ABILITIES.values()]
    assert len(set(names)) == len(names) == 40 + 12 + 2 * 24 + 2 * 6
