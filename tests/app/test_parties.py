"""Tests for stored parties: written parties can be read again, damaged files are reported, and nonsense is refused."""

import json
import os
import sys
from pathlib import Path

import pytest

from game import files
from game.app.screens.party.gathering import SavedPartiesScene
from game.app.store.setups import BadParty, Parties, file_name, party_from_text, party_to_text
from game.core.blanks import LONGEST
from game.core.characters import Character, SavedParty
from game.core.match import Match
from game.rules.diamonds import GAME
from tests.app.driving import choose, frames

DESCENTS = GAME.descents
RULES = DESCENTS.rules
ANN = Character("Ann Ödland", "wizard", 5, 17, 27, {"slot.1": 3, "slot.3": 1})
BOB = Character("Bob", "monk", 4, 0, 31, {"ki": 4})
COMPANY = SavedParty("The Lost & Found", (ANN, BOB), 7)


@pytest.fixture
def troubles():
    return []


@pytest.fixture
def parties(tmp_path, troubles):
    return Parties(tmp_path, RULES, troubles.append)


def test_a_party_comes_back_as_it_was():
    assert party_from_text(party_to_text(COMPANY, RULES), RULES) == COMPANY


def test_a_party_is_kept_and_forgotten(parties, troubles):
    assert parties.all() == []
    assert parties.keep(COMPANY)
    assert parties.keep(SavedParty("another", (BOB,)))
    assert [company.name for company in parties.all()] == ["another", "The Lost & Found"]
    parties.forget(COMPANY)
    assert [company.name for company in parties.all()] == ["another"]
    assert troubles == []


def test_a_party_kept_again_takes_the_place_of_the_old_one(parties):
    parties.keep(COMPANY)
    parties.keep(SavedParty(COMPANY.name, (BOB,)))
    assert parties.all() == [SavedParty(COMPANY.name, (BOB,))]


def test_the_party_that_set_out_last_is_there_again(parties):
    assert parties.last() is None
    parties.remember(COMPANY)
    assert parties.last() == COMPANY
    assert parties.all() == []


def test_of_a_damaged_file_the_copy_before_it_is_loaded_and_said_so(parties, troubles):
    parties.keep(COMPANY)
    parties.keep(COMPANY)
    (path,) = parties.folder.glob("*.json")
    path.write_text('{"format": 1, "par')
    assert parties.all() == [COMPANY]
    assert "The previous copy was loaded instead." in str(troubles[0])


def test_a_party_goes_to_another_table(parties, tmp_path, troubles):
    path = parties.share(COMPANY)
    assert path is not None
    other = Parties(tmp_path / "other", RULES, troubles.append)
    assert other.take(path) == COMPANY
    assert other.all() == [COMPANY]
    assert parties.offered() == [path]


@pytest.mark.parametrize("name", ["The Lost & Found", "Friday, or what is left of it", "Ödland: 100%", "a/b"])
def test_a_file_is_called_what_the_party_is_called(parties, name):
    path = parties.share(SavedParty(name, (BOB,)))
    assert path is not None
    assert file_name(path) == name


@pytest.mark.parametrize("letter", ["x", "ä", "龍", "🐉"])
def test_the_longest_names_can_be_kept_in_every_script(parties, troubles, letter):
    one, other = (SavedParty(letter * (LONGEST - 1) + end, (BOB,)) for end in "ab")
    assert parties.keep(one)
    assert parties.keep(other)
    assert parties.all() == [one, other]
    path = parties.share(one)
    assert file_name(path).startswith(letter * 15)
    parties.forget(one)
    assert parties.all() == [other]
    assert troubles == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such things there")
def test_what_is_not_a_file_is_refused(parties, troubles):
    parties.shared.mkdir()
    pipe, folder, loop = (parties.shared / f"{name}.json" for name in ("pipe", "folder", "loop"))
    os.mkfifo(pipe)
    folder.mkdir()
    loop.symlink_to(loop)
    for path, why in ((pipe, "not a file"), (folder, "it is a folder"), (loop, "leads nowhere")):
        assert parties.take(path) is None
        assert why in str(troubles.pop())
    os.mkfifo(parties.latest)
    assert parties.last() is None
    assert "not a file" in str(troubles.pop())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="file names are letters there")
def test_a_file_whose_name_is_no_text_can_be_shown_and_refused(make_services):
    services = make_services()
    parties = Parties(services.homes.data, RULES, services.trouble)
    for folder in (parties.folder, parties.shared):
        folder.mkdir()
        Path(os.fsdecode(os.fsencode(folder) + b"/\xff\n\xe2\x80\xae.json")).write_text("{}")
    services.stack.push(SavedPartiesScene(services, parties, COMPANY, lambda company: None))
    frames(services)
    choose(services, "file-0")
    assert "“\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}.json”" in str(services.toast)


def test_a_file_that_is_far_too_large_is_refused_unread(parties, troubles, monkeypatch):
    monkeypatch.setattr(files.reading, "LARGEST", 10)
    path = parties.share(COMPANY)
    assert parties.take(path) is None
    assert "far too large" in str(troubles.pop())


def test_a_file_from_elsewhere_is_called_as_it_is(tmp_path):
    assert file_name(tmp_path / "half % done.json") == "half % done"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "newer version"),
        ({"format": "1"}, "“format” must be a number"),
        ({"party": ""}, "“party” must be a name"),
        ({"party": "x" * 121}, "“party” must be a name"),
        ({"party": "\ud800"}, "“party” must be a name"),
        ({"party": "\u202eAnn"}, "“party” must be a name"),
        ({"rooms": 0}, "“rooms” must be a number from 1 to 99"),
        ({"characters": [{}] * 9}, "up to 8 characters"),
        ({"characters": "Ann"}, "up to 8 characters"),
        ({"characters": [{"name": "A", "class": "plumber"}]}, "Character 1 has an unknown class"),
        ({"characters": [7]}, "Character 1 has an unknown class"),
    ],
)
def test_what_makes_no_sense_is_refused_in_plain_words(change, words):
    with pytest.raises(BadParty, match=words):
        party_from_text(json.dumps(json.loads(party_to_text(COMPANY, RULES)) | change), RULES)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"level": 21}, "“level” must be a number from 1 to 20"),
        ({"hp": -1}, "“hp”"),
        ({"hp": True}, "“hp”"),
        ({"max": 0}, "“max”"),
        ({"name": "a\nb"}, "“name”"),
        ({"resources": {"ki": 1}}, "resource their class does not have"),
        ({"resources": {"slot.1": 100}}, "“slot.1” must be a number from 0 to 99"),
        ({"resources": []}, "resource their class does not have"),
    ],
)
def test_a_character_that_makes_no_sense_is_refused_too(change, words):
    raw = json.loads(party_to_text(COMPANY, RULES))
    raw["characters"][0] |= change
    with pytest.raises(BadParty, match=words):
        party_from_text(json.dumps(raw), RULES)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": 1}', "[" * 100_000])
def test_what_is_no_party_at_all_is_refused(text):
    with pytest.raises(BadParty):
        party_from_text(text, RULES)


def test_a_file_that_cannot_be_taken_is_said_to_be_so(parties, tmp_path, troubles):
    for name, data in (("a.json", b"\xff\xfe"), ("b.json", b"{}"), ("c.json", None)):
        path = tmp_path / name
        if data is not None:
            path.write_bytes(data)
        assert parties.take(path) is None
        assert name in str(troubles.pop())
    assert parties.all() == []


def test_a_party_sets_out_by_actions_and_comes_back_from_the_table():
    match = Match(GAME, {"mode": "party", "first": "seed", "die": "auto"}, 1)
    for action in DESCENTS.entering(COMPANY):
        match.play(action)
    assert match.state.gauges["left"] == 7
    assert DESCENTS.descent(match.view(0)).characters == COMPANY.characters
