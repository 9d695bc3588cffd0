"""Tests for `solve`: its verdicts, and that its lines win at the table."""

import json

import pytest

from game.__main__ import main
from game.cli import solving
from game.core.match import Match
from game.core.save import parse_deal
from game.core.view import Action
from game.minds import TooHard
from game.rules import games

LOST_SEED = 240  # of Scoundrel: the first rooms kill everybody


@pytest.fixture
def solved(run):
    """Return a function that runs `solve --json` and returns what it tells."""

    def call(*words):
        return json.loads(run("solve", *words, "--json"))

    return call


@pytest.fixture
def run(monkeypatch, capsys):
    """Return a function that runs the program in this process and returns what it prints."""

    def call(*words, status=0):
        assert main(list(words)) == status
        said = capsys.readouterr()
        return said.out + said.err

    return call


@pytest.mark.parametrize("wear", ["lower", "equal"])
@pytest.mark.parametrize("end", ["all", "full"])
def test_the_line_of_a_winnable_deal_wins_at_the_table(solved, wear, end):
    told = solved("scoundrel", "--seed", "7", "--set", f"wear={wear}", "--set", f"end={end}")
    assert told["verdict"] == "winnable"
    match = Match(games()["scoundrel"], told["options"], told["seed"])
    for text in told["line"]:
        match.play(Action.parse(text))
    assert match.state.outcome.result == "won"


def test_a_lost_deal_has_no_line(solved, run):
    told = solved("scoundrel", "--seed", str(LOST_SEED))
    assert (told["verdict"], told["line"]) == ("lost", None)
    assert told["nodes"] > 0
    assert "cannot be won" in run("solve", "scoundrel", "--seed", str(LOST_SEED))


def test_a_stacked_deal_is_solved_as_stacked(solved):
    free = Match(games()["scoundrel"], {"wear": "lower", "end": "all"}, LOST_SEED)
    cards = ",".join(card.id for card in free.cards)
    told = solved("scoundrel", "--seed", str(LOST_SEED), "--deal", cards)
    match = Match(games()["scoundrel"], told["options"], LOST_SEED, [parse_deal(cards)])
    assert told["verdict"] == "winnable"
    for text in told["line"]:
        match.play(Action.parse(text))
    assert match.state.outcome.result == "won"


def test_the_actions_are_printed_line_by_line(run):
    said = run("solve", "scoundrel", "--seed", "7").splitlines()
    assert "can be won" in said[0]
    assert len(said) > 40
    assert all(Action.parse(line).verb in games()["scoundrel"].verbs for line in said[1:])


def test_a_search_without_an_answer_is_undecided(monkeypatch, solved, run):
    def give_up(state):
        raise TooHard

    monkeypatch.setattr(solving, "SOLVERS", {"scoundrel": give_up})
    told = solved("scoundrel", "--seed", "7")
    assert (told["verdict"], told["line"], told["nodes"]) == ("undecided", None, None)
    assert "not known" in run("solve", "scoundrel", "--seed", "7")


def test_a_deal_of_diamonds_is_solved_without_running(solved, run):
    found = [solved("diamonds", "--seed", str(seed)) for seed in range(12)]
    assert {one["verdict"] for one in found} == {"winnable", "lost"}
    assert all(one["without"] == ["run"] for one in found)
    for told in found:
        if told["line"]:
            match = Match(games()["diamonds"], told["options"], told["seed"])
            for text in told["line"]:
                match.play(Action.parse(text))
            assert match.state.outcome.result == "won"
    assert "Without “Run”" in run("solve", "diamonds", "--seed", "5")


@pytest.mark.parametrize("mode", ["duo", "dealer", "party"])
def test_only_deals_for_one_party_are_solved(run, mode):
    assert "one party" in run("solve", "diamonds", "--seed", "5", "--set", f"mode={mode}", status=2)


def test_a_game_without_a_solver_is_refused(run):
    assert "scoundrel" in run("solve", "crawl", "--seed", "1", status=2)


def test_a_seed_is_needed(run):
    assert "--seed" in run("solve", "scoundrel", status=2)
