"""Tests for the sample game that the rule text prints, with its five misprints corrected as RULINGS.md says."""

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.rules.diamonds.dungeon import dungeon
from tests.rules.diamonds import SAMPLE_ROOMS, sample_deals, words
from tests.rules.program import program

REPLAY = Path(__file__).parents[1] / "replays" / "diamonds-sample.json"
ACTIONS = [action for faced, _ in SAMPLE_ROOMS for action in faced.split(",")]


@pytest.fixture
def lines(monkeypatch, capsys):
    """The lines that the program writes during the sample game."""
    status, told, complaints = program(monkeypatch, capsys, words(*sample_deals()), ACTIONS)
    assert (status, complaints) == (0, "")
    assert len(told) == len(ACTIONS) + 1
    return told


def test_the_hit_points_after_each_room(lines):
    done = 0
    for faced, hp in SAMPLE_ROOMS:
        done += len(faced.split(","))
        assert lines[done]["view"]["gauges"]["hp.0"] == hp, faced


def test_the_hit_points_that_the_rulings_print():
    faced = [hp for actions, hp in SAMPLE_ROOMS if actions != "run"]
    assert faced == [13, 13, 12, 10, 9, 10, 7, 4, 18, 17, 13, 18, 18, 6, 6, 7]


def test_the_final_score_is_7(lines):
    assert lines[-1]["outcome"] == {"result": "won", "results": ["won"], "scores": [7]}
    assert lines[-1]["score"] == [["Hit points left", 7]]


def test_every_one_of_the_48_cards_is_used_once():
    faced = [action.split()[1] for action in ACTIONS if action != "run"]
    assert sorted(faced) == sorted(card.id for card in dungeon())


def test_the_rooms_are_those_that_the_text_prints(lines):
    first = lines[0]["view"]["zones"]
    assert [first[f"room.{place}"] for place in range(4)] == [["AD"], ["AS"], ["7C"], ["7S"]]
    strong = lines[sum(len(faced.split(",")) for faced, _ in SAMPLE_ROOMS[:8])]
    assert [strong["view"]["zones"][f"room.{place}"] for place in range(4)] == [["5S"], ["KS"], ["XB"], ["QC"]]
    assert "run" in strong["legal"]
    last = lines[-4]["view"]["zones"]
    assert [last[f"room.{place}"] for place in range(4)] == [["2S"], ["XB"], ["JH"], []]


def test_the_golden_replay_is_this_game(capsys):
    assert json.loads(REPLAY.read_text(encoding="utf-8"))["log"] == ACTIONS
    assert main(["replay", str(REPLAY), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcome"]["scores"] == [7]
