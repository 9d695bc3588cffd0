"""Tests for `quest check` and `quest sim`: what they print, and with which exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.cli import parser, quest
from game.core.text import Trouble
from game.rules.deuces.modes.quest.plan import plan_of
from tests.quests.mistakes import HERE, MISTAKES, broken

ROOT = Path(__file__).parents[2]
LANTERN, WELL = HERE / "lantern.tmx", HERE / "well.tmx"


@pytest.fixture
def run(capsys):
    """Return a function that runs the program in this process: exit status, stdout, stderr."""

    def call(*words):
        status = main([str(word) for word in words])
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


# check


def test_a_good_quest(run) -> None:
    assert run("quest", "check", LANTERN) == (0, "No fault found: 6 rooms, 3 encounters.\n", "")


def test_every_fault_is_a_line(run) -> None:
    status, out, err = run("quest", "check", broken("flags-in-a-circle"))
    assert status == 2
    assert out.splitlines() == [text for _, text in MISTAKES["flags-in-a-circle"].faults]
    assert err == "“flags-in-a-circle.tmx”: 3 faults.\n"


def test_one_fault(run) -> None:
    assert run("quest", "check", broken("boss"))[2] == "“boss.tmx”: 1 fault.\n"


def test_a_warning_is_no_fault(run) -> None:
    status, out, err = run("quest", "check", broken("exit-without-a-fight"))
    first, last = out.splitlines()
    assert (status, err) == (0, "")
    assert first == f"Warning: {MISTAKES['exit-without-a-fight'].warnings[0][1]}"
    assert last == "No fault found: 2 rooms, 1 encounter."


def test_for_programs(run) -> None:
    status, out, err = run("quest", "check", LANTERN, "--json")
    told = {"file": str(LANTERN), "title": "The Other Lantern", "rooms": 6, "encounters": 3}
    assert (status, json.loads(out), err) == (0, told | {"faults": [], "warnings": []}, "")
    status, out, err = run("quest", "check", broken("hidden-for-ever"), "--json")
    told = json.loads(out)
    assert (status, err) == (2, "")
    why = "it is hidden until the flag “lamp”, which no object gives."
    assert told["faults"] == [{"kind": "hidden-for-ever", "layer": "doors", "object": "arch", "text": why}]
    assert [warning["kind"] for warning in told["warnings"]] == ["never-needed"]


def test_a_map_that_is_refused(run, tmp_path: Path) -> None:
    path = tmp_path / "evil.tmx"
    path.write_text("<!DOCTYPE map><map/>")
    why = "The map “evil.tmx”: it has a document type declaration, which no map needs."
    assert run("quest", "check", path) == (2, f"{why}\n", "“evil.tmx”: 1 fault.\n")
    status, out, _ = run("quest", "check", path, "--json")
    assert (status, json.loads(out)["faults"]) == (2, [{"kind": "refused", "layer": "", "object": "", "text": why}])
    status, out, _ = run("quest", "check", tmp_path / "none.tmx")
    assert (status, out) == (2, "The map “none.tmx”: it cannot be read: it is not there.\n")


def test_a_stranger_cannot_speak_to_the_terminal(run, tmp_path: Path) -> None:
    path = tmp_path / "evil.tmx"
    path.write_text(
        WELL.read_text().replace('name="ogre"', 'name="ogre\x9b31m"').replace('value="1"', 'value="\x9b2J"')
    )
    status, out, err = run("quest", "check", path)
    assert status == 2
    assert "ogre\N{REPLACEMENT CHARACTER}31m" in out
    assert "\x9b" not in out + err


@pytest.mark.slow
def test_standard_output_is_for_the_answer_only() -> None:
    words = [sys.executable, "-m", "game", "quest", "check", str(LANTERN), "--json"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["title"] == "The Other Lantern"
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["quest"], "the following arguments are required: what"),
        (["quest", "find"], "invalid choice: 'find'"),
        (["quest", "check"], "the following arguments are required: FILE"),
        (["quest", "sim", LANTERN], "the following arguments are required: --games"),
        (["quest", "check", LANTERN, "more"], "unrecognized arguments: more"),
    ],
)
def test_words_that_make_no_sense(run, words, said: str) -> None:
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_help(run) -> None:
    assert "quest check" in run("--help")[1]
    assert "check" in run("quest", "--help")[1]
    assert "FILE" in run("quest", "check", "--help")[1]


# sim


@pytest.mark.slow
def test_how_hard_a_quest_is(run) -> None:
    status, out, err = run("quest", "sim", WELL, "--games", 2, "--jobs", 1, "--seed", 3, "--json")
    told = json.loads(out)
    assert (status, err, told["games"], told["seed"], told["agent"]) == (0, "", 2, 3, "hero")
    assert (told["options"]["mode"], told["options"]["heroes"]) == ("quest", "2")
    assert plan_of(told["options"]["quest"]).title == "The Well"
    status, out, _ = run("quest", "sim", WELL, "--games", 2, "--jobs", 1, "--seed", 3)
    title, options, won, *_ = out.splitlines()
    assert (status, title) == (0, "The Well")
    assert options.startswith("deuces mode=quest ")
    assert "quest={" not in options
    assert won.startswith(f"{told['won']} of 2 won")


@pytest.mark.slow
def test_as_many_heroes_as_a_quest_is_for(run, tmp_path: Path) -> None:
    path = tmp_path / "many.tmx"
    path.write_text(WELL.read_text().replace("</properties>", '<property name="heroes" value="3-4"/></properties>', 1))
    words = ("quest", "sim", path, "--games", 1, "--jobs", 1, "--json")
    assert json.loads(run(*words)[1])["options"]["heroes"] == "3"
    assert json.loads(run(*words, "--set", "heroes=4")[1])["options"]["heroes"] == "4"
    assert run(*words, "--set", "heroes=2") == (2, "", "This quest is not for 2 heroes.\n")
    assert run(*words, "--set", "heroes=1") == (2, "", "This quest is not for 1 hero.\n")


def test_only_what_can_be_played_is_simulated(run) -> None:
    status, out, err = run("quest", "sim", broken("boss"), "--games", 1)
    assert (status, out) == (2, "")
    assert err.startswith("“boss.tmx” cannot be played.")


# the text of a quest, by its id or its file


def test_a_quest_by_its_file() -> None:
    assert plan_of(quest.text_asked(str(LANTERN))).title == "The Other Lantern"


def test_a_quest_by_its_id(tmp_path: Path) -> None:
    (tmp_path / "quests").mkdir()
    (tmp_path / "quests" / "mine.tmx").write_text(WELL.read_text())
    assert plan_of(quest.text_asked("mine", tmp_path)).title == "The Well"
    assert plan_of(quest.text_asked("first_lantern", tmp_path)).title == "The First Lantern"
    with pytest.raises(Trouble, match="There is no quest called “yours”"):
        quest.text_asked("yours", tmp_path)


def test_the_window_finds_the_players_quests_where_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "quests").mkdir()
    (tmp_path / "quests" / "mine.tmx").write_text(WELL.read_text())
    words = ["deuces", "--set", "mode=quest", "--set", "quest=mine", "--data-dir", str(tmp_path)]
    assert plan_of(parser.window(words).options["quest"]).title == "The Well"


def test_a_quest_with_a_fault_is_not_played() -> None:
    with pytest.raises(Trouble, match=r"^“boss\.tmx” cannot be played\. Layer “things”, object “ogre”: boss:"):
        quest.text_asked(str(broken("boss")))
