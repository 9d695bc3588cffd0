"""Tests for the notes on what a player meets for the first time: each has its moment."""

import pytest

from game.core.game import view_of
from game.core.text import say
from game.rules.deuces import GAME
from game.rules.deuces.first_notes import MEETINGS
from game.rules.deuces.names import ENEMIES
from tests.contract.plays import plays, positions
from tests.rules.deuces import fight

LONGEST = 230  # letters of a note


def met(at, seat=0):
    return [note.id for note in GAME.first_notes.met(view_of(GAME, at.s, at.s.options, seat))]


def test_every_note_is_short_and_has_an_id_of_its_own():
    notes = GAME.first_notes.notes()
    assert len({note.id for note in notes}) == len(notes) == len(MEETINGS)
    assert all(len(say(note.words)) <= LONGEST for note in notes)


def test_threat_is_a_matter_of_several_heroes():
    assert "threat" in met(fight("none 9H", "none 8H", against="ledger_fiend 5S 4S"))
    assert "threat" not in met(fight("none 9H", against="ledger_fiend 5S 4S"))


def test_guard_is_explained_where_it_is_allowed():
    assert "guard" in met(fight("none 9H", against="ledger_fiend 5S 4S", guard="on"))
    assert "guard" not in met(fight("none 9H", against="ledger_fiend 5S 4S", guard="off"))


def test_an_elite_enemy_is_explained_to_heroes():
    at = fight("none 9H", against="ledger_fiend 5S 4S", level=5)
    at.s.mark("enemy.0", "elite")
    assert "elite" in met(at)
    at.s.mark("enemy.0", "elite", 0)
    assert "elite" not in met(at)
    at = fight("none 9H", against="ledger_fiend 5S 4S", level=5, side=ENEMIES)
    at.s.mark("enemy.0", "elite")
    assert "elite" not in met(at), "whoever waits is told nothing"


@pytest.mark.slow
def test_every_note_has_its_moment_in_play():
    found = set()
    for preset, seed in plays(range(8)):
        if preset.game is GAME:
            for match in positions(preset, seed):
                for seat in match.state.to_act:
                    found |= {note.id for note in GAME.first_notes.met(match.view(seat))}
    assert {"treasure", "threat", "guard"} <= found <= {note.id for note in GAME.first_notes.notes()}
