"""Deals by difficulty: the table of grades, the players who ask for one, and what the solver says of it."""

import io
import json
import sys

import pytest

from assets.press.grades import ERRORS, HIDDEN, TRIES, Tries
from game import files, sim
from game.__main__ import main
from game.bots import SOLVERS
from game.core import save
from game.core.grading import ANY, CRUEL, FAIR, GENTLE, GRADE, HARD, LEAST, LOST, OPTION, WINNABLE, options_of
from game.core.match import Match
from game.grades import BadGrades, WrongGrade, check, grade_of, load, read, seeds_of
from game.minds import finish
from game.minds.diamonds.model import RUN
from game.minds.diamonds.plans import Plans
from game.minds.diamonds.table import position, rules_actions
from game.rules import games

GAME = games()["scoundrel"]
SETS = [{"wear": wear, "end": end} for wear in ("lower", "equal") for end in ("all", "full")]
IDS = ["-".join(options.values()) for options in SETS]
SAMPLE = 5  # deals of each grade


SOLO = {"mode": "solo", "first": "seed"}
EVERY = [*(("scoundrel", options) for options in SETS), ("diamonds", SOLO)]
every_set = pytest.mark.parametrize(("id", "options"), EVERY, ids=[*IDS, "solo"])


@every_set
def test_every_grade_has_deals(id, options):
    game = games()[id]
    found = {grade: {*seeds_of(game, options, grade)} for grade in LEAST}
    assert min(map(len, found.values())) >= 40
    assert {*seeds_of(game, options, WINNABLE)} == set.union(*found.values())
    assert sum(map(len, found.values())) == len(set.union(*found.values())), "a deal has two grades"
    assert all(grade_of(game, options, seed) == grade for grade, seeds in found.items() for seed in seeds)


def solved(id, options, seed):
    """The play of a deal by the solver's line, which wins if there is one."""
    match = Match(games()[id], options, seed)
    for action in finish(SOLVERS[id](match.state)).line or ():
        match.play(action)
    return match


def tried(seed):
    """The play at the table of the first try that wins a deal of Diamonds & Dragons."""
    match = Match(games()["diamonds"], SOLO, seed)
    tries = Tries(HIDDEN["diamonds"](match), ERRORS["diamonds"])
    for plan in next(line for line in tries.lines(seed) if line is not None):
        codes = (RUN,) if plan is None else Plans.of(position(match.state)).actions(plan)
        for action in rules_actions(match.state, codes):
            match.play(action)
    return match


@pytest.mark.slow
@every_set
def test_deals_that_are_called_winnable_are_won(id, options):
    for grade in LEAST:
        for seed in seeds_of(games()[id], options, grade)[:SAMPLE]:
            match = solved(id, options, seed)
            if id == "diamonds" and not match.over:
                match = tried(seed)
            assert match.state.outcome.results == ("won",)


@pytest.mark.slow
@every_set
def test_deals_that_are_called_lost_are_won_by_nobody(id, options):
    game, letters = games()[id], load(id).letters(options)
    lost = [seed for seed in range(1, len(letters) + 1) if grade_of(game, options, seed) == LOST]
    assert 0 < len(lost) < len(letters) // 25
    for seed in lost[:SAMPLE]:
        match = solved(id, options, seed)
        assert not match.over
        assert not Tries(HIDDEN[id](match), ERRORS[id]).won(seed)


@pytest.mark.slow
def test_the_greedy_player_wins_gentle_deals_more_often_than_cruel_ones():
    rates = {}
    for grade in (GENTLE, CRUEL):
        study = sim.Study("scoundrel", {"wear": "equal", "end": "all", GRADE: grade}, "greedy", 60, 1)
        rates[grade] = sim.run(study)["win_rate"]
    assert rates[GENTLE] > rates[CRUEL] + 0.2


def test_a_grade_is_by_the_share_of_tries_that_win():
    table = read(json.dumps({"options": ["wear"], "tries": 20, "deals": {"lower": "-023569:D"}}))
    found = [table.grade(letter) for letter in table.letters({"wear": "lower", "end": "all"})]
    assert found == [LOST, CRUEL, CRUEL, HARD, HARD, FAIR, FAIR, GENTLE, GENTLE]
    assert table.letters({"wear": "equal"}) == ""


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '{"options": ["wear"], "tries": 20}',
        '{"options": "wear", "tries": 20, "deals": {}}',
        '{"options": ["wear"], "tries": "20", "deals": {}}',
        '{"options": ["wear"], "tries": 20, "deals": {"lower": "0E"}}',
        '{"options": ["wear"], "tries": 20, "deals": {"lower": 3}}',
    ],
)
def test_damaged_grades_are_refused(text, tmp_path, monkeypatch):
    with pytest.raises(ValueError, match="no grades"):
        read(text)
    (tmp_path / "grades").mkdir()
    (tmp_path / "grades" / "scoundrel.json").write_text(text)
    monkeypatch.setattr(files, "asset", lambda name: tmp_path / name)
    load.cache_clear()
    with pytest.raises(BadGrades):
        grade_of(GAME, SETS[0], 1)


@pytest.fixture(autouse=True)
def _read_anew():
    yield
    load.cache_clear()


def test_other_seeds_and_games_have_no_grade():
    assert grade_of(GAME, SETS[0], 0) == grade_of(GAME, SETS[0], 1 << 40) == ""
    assert grade_of(games()["crawl"], {}, 1) == ""


def test_a_deal_of_another_grade_is_told():
    seed = seeds_of(GAME, SETS[0], HARD)[0]
    check(GAME, SETS[0], seed)
    check(GAME, {**SETS[0], GRADE: HARD}, seed)
    check(GAME, {**SETS[0], GRADE: WINNABLE}, seed)
    with pytest.raises(WrongGrade, match="gentle"):
        check(GAME, {**SETS[0], GRADE: GENTLE}, seed)


@pytest.mark.parametrize(("id", "options"), [EVERY[2], EVERY[-1]], ids=["scoundrel", "diamonds"])
def test_grading_is_reproducible(id, options):
    deal = HIDDEN[id](Match(games()[id], options, 3))
    won = [Tries(deal, ERRORS[id]).won(3) for _ in range(2)]
    assert 0 <= won[0] == won[1] <= TRIES == load(id).tries


@pytest.mark.parametrize("id", ["scoundrel", "diamonds"])
def test_the_file_is_small(id):
    assert files.asset(f"grades/{id}.json").stat().st_size < 20_000


def test_only_deals_for_one_party_alone_are_graded():
    diamonds = games()["diamonds"]
    (option,) = (option for option in options_of(diamonds) if option.key == GRADE)
    assert option.matters(SOLO)
    for mode in ("duo", "dealer", "party"):
        assert not option.matters({**SOLO, "mode": mode})
        assert grade_of(diamonds, {**SOLO, "mode": mode}, 1) == ""


def test_a_save_keeps_the_grade():
    options = {**SETS[0], GRADE: HARD}
    match = Match(GAME, options, seeds_of(GAME, options, HARD)[0])
    text = save.write(match, "1")
    assert save.read(text, games()).options == options
    with pytest.raises(save.BadSave):
        save.read_header(text.replace('"hard"', '"soft"'), games())


def test_a_simulation_plays_deals_of_the_grade_only():
    options = {**SETS[1], GRADE: CRUEL}
    study = sim.Study("scoundrel", options, "random", 12, 100)
    assert sim.deals_of(study) == [seed for seed in seeds_of(GAME, options, CRUEL) if seed >= 100][:12]
    assert sim.run(study)["options"] == options
    with pytest.raises(sim.TooFew, match="cruel"):
        sim.run(sim.Study("scoundrel", options, "random", 100_000, 1))
    assert sim.deals_of(sim.Study("scoundrel", SETS[1], "random", 3, 5)) == range(5, 8)


def test_the_choices_of_the_option_are_the_grades():
    assert [choice.value for choice in OPTION.choices] == [ANY, WINNABLE, *LEAST]
    assert [*LEAST.values()] == sorted({*LEAST.values()}, reverse=True)


# the terminal


@pytest.fixture
def run(monkeypatch, capsys):
    """Return a function that runs the program in this process, without any input, and returns what it prints."""

    def call(*words, status=0):
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        assert main(list(words)) == status
        said = capsys.readouterr()
        return said.out + said.err

    return call


def saved(run, path, *words):
    """The save of a play that ends at once."""
    run("play", "scoundrel", "--json", "--save", str(path), *words)
    return save.read(path.read_text(), games())


def test_play_deals_a_seed_of_the_grade(run, tmp_path):
    match = saved(run, tmp_path / "play.json", "--set", "grade=hard")
    assert grade_of(GAME, match.options, match.seed) == HARD
    assert match.options == {**SETS[0], GRADE: HARD}
    assert match.marks == set()


def test_any_deal_is_no_grade(run, tmp_path):
    assert saved(run, tmp_path / "play.json", "--set", "grade=any").options == SETS[0]


def test_play_refuses_a_seed_of_another_grade(run):
    seed = str(seeds_of(GAME, SETS[0], CRUEL)[0])
    told = run("play", "scoundrel", "--set", "grade=gentle", "--seed", seed, "--json", status=2)
    assert "The deal of this seed is not “gentle”." in told


def test_play_of_diamonds_deals_a_seed_of_the_grade(run, tmp_path):
    run("play", "diamonds", "--json", "--save", str(tmp_path / "play.json"), "--set", "grade=gentle")
    match = save.read((tmp_path / "play.json").read_text(), games())
    assert grade_of(match.game, match.options, match.seed) == GENTLE


def test_house_rules_without_grades_are_refused(run):
    for command in (["play"], ["sim", "--games", "3"], ["solve", "--seed", "1"]):
        words = [command[0], "diamonds", *command[1:], "--set", "mode=duo", "--set", "grade=hard"]
        assert "no grade" in run(*words, status=2)


def test_stacked_cards_have_no_grade(run):
    assert "no grade" in run("play", "scoundrel", "--set", "grade=gentle", "--deal", "QS", status=2)


def test_a_simulation_says_how_few_deals_there_are(run):
    told = run("sim", "scoundrel", "--games", "9999", "--set", "grade=cruel", status=2)
    assert "of these deals are “cruel”." in told
