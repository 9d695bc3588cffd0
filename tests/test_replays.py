"""Tests for the golden games: each still plays to its own end, to the letter. When one fails, the meaning of a save has
changed."""

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.core import save
from game.rules import games

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))
SCORES = {
    "scoundrel-lower-all-lost": -7,
    "scoundrel-lower-all-won": 10,
    "scoundrel-lower-full-won": 7,
    "scoundrel-lower-full-lost": -14,
    "scoundrel-equal-all-won": 9,
    "scoundrel-equal-all-lost": -1,
    "scoundrel-equal-full-won": 17,
    "scoundrel-equal-full-lost": -139,
    "scoundrel-random": -152,
    "scoundrel-stacked-last-potion": 27,
    "scoundrel-unfinished": None,
    "diamonds-sample": 7,
    "diamonds-solo-won": 11,
    "diamonds-solo-lost": -10,
    "diamonds-duo-first-won": 18,
    "diamonds-duo-second-won": 0,
    "diamonds-duo-lost": -317,
    "diamonds-dealer": 3,
    "diamonds-party-won": 77,
    "diamonds-party-lost": 0,
    "crawl-warrior-normal-lost": 167,
    "crawl-warrior-hard-left": 21,
    "crawl-warrior-hard-lost": 0,
    "crawl-mage-normal-lost": 7,
    "crawl-mage-hard-left": 7,
    "crawl-mage-card-left": 14,
    "crawl-stacked-asked": 15,
    "deuces-one": 42,
    "deuces-two-private": 66,
    "deuces-four": 94,
    "deuces-boss": 39,
    "deuces-brutal": 27,
    "deuces-loot": 21,
    "deuces-masters": 100,
    "deuces-duel": 0,
    "deuces-quest-first-lantern": 214,
    "deuces-quest-drowned-toll": 392,
    "deuces-quest-house-always-wins": 387,
    "deuces-quest-bottom-of-the-pack": 389,
}
LONG = {path for path in REPLAYS if "quest" in path.stem or path.stem in ("deuces-four", "deuces-masters")}
PLAYS = [pytest.param(path, id=path.stem, marks=pytest.mark.slow if path in LONG else ()) for path in REPLAYS]


def test_no_golden_game_is_missing():
    assert {path.stem for path in REPLAYS} == set(SCORES)


@pytest.mark.parametrize("path", PLAYS)
def test_a_golden_game_plays_to_its_end(path):
    text = path.read_text(encoding="utf-8")
    match = save.read(text, games())
    outcome = match.state.outcome
    assert (outcome and outcome.scores[0]) == SCORES[path.stem]
    assert save.write(match, json.loads(text)["app"]) == text


@pytest.mark.parametrize("path", PLAYS)
def test_the_command_line_replays_it(path, capsys):
    assert main(["replay", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    raw = json.loads(path.read_text(encoding="utf-8"))
    assert (told["digest"], told["actions"], told["seed"]) == (raw["digest"], len(raw["log"]), raw["seed"])
    assert (told["outcome"] and told["outcome"]["scores"][0]) == SCORES[path.stem]
