"""Tests for the history of runs: which runs count, how they add up, and a file full of nonsense."""

import json
from pathlib import Path

import pytest

from game.app.store import records
from game.app.store.records import ABANDONED, Records, Run, Statistics, best, run_of, statistics
from game.core.game import defaults
from game.core.match import Match
from game.core.save import MARKS
from game.core.text import Text
from game.core.view import Action
from game.files import CannotWrite
from game.rules import games

GAME = games()["scoundrel"]
USUAL = defaults(GAME)


def run(result: str = "won", score: int = 10, day: int = 1, **more: object) -> Run:
    fields = {"options": USUAL, "seed": 7, "when": f"2026-11-{day:02}T10:00:00", "seconds": 60.0, "actions": 30} | more
    return Run(game="scoundrel", result=result, score=score, **fields)


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def history(tmp_path: Path, troubles: list[str]) -> Records:
    return Records(tmp_path, lambda text: troubles.append(str(text)))


# which runs count


@pytest.mark.parametrize("mark", ["typed", "again", "stacked", "practice"])
def test_a_marked_run_counts_for_nothing_but_its_time(mark: str):
    sums = statistics([run(score=3), run(score=20, marks=(mark,))])
    assert (sums.played, sums.won, sums.best, sums.seconds) == (1, 1, 3, 120.0)


@pytest.mark.parametrize("other", [{"marks": ("practice",)}, {"result": ABANDONED}], ids=["practice", "given up"])
def test_the_best_score_is_of_a_run_that_counts(other: dict[str, object]):
    assert best([run(score=3), run(score=5), run(**{"score": 20, **other})]) == 5
    assert best([run(**{"score": 20, **other})]) is None


def test_a_run_given_up_is_counted_apart_and_is_not_won():
    sums = statistics([run(), run(ABANDONED, 0)])
    assert (sums.played, sums.won, sums.abandoned, sums.best, sums.mean) == (1, 1, 1, 10, 10)
    assert (sums.streak, sums.longest, sums.share) == (0, 1, 0.5)


def test_every_run_that_was_not_won_ends_the_streak_and_lowers_the_share_unless_it_is_marked():
    """For every result there is, and every mark."""
    for result in ("lost", "left", "drawn", ABANDONED):
        sums = statistics([run(), run(), run(result), run()])
        assert (sums.streak, sums.longest, sums.share) == (1, 2, 0.75), result
        for mark in MARKS:
            sums = statistics([run(), run(), run(result, marks=(mark,)), run()])
            assert (sums.streak, sums.longest, sums.share) == (3, 3, 1.0), (result, mark)
            assert (sums.played, sums.abandoned) == (3, 0)
    assert statistics([run(ABANDONED, 0)]).share == 0
    assert statistics([run(marks=("typed",))]).share is None


def test_wins_in_a_row_end_with_a_loss():
    results = ["won", "won", "lost", "won"]
    sums = statistics([run(result) for result in results])
    assert (sums.streak, sums.longest) == (1, 2)


def test_nothing_played_has_no_best_and_no_mean():
    assert statistics([]) == Statistics(0, 0, 0, None, None, 0, 0, 0)


def test_every_set_of_house_rules_is_kept_apart(history: Records):
    other = USUAL | {"wear": "equal"}
    history.add(run(score=5))
    history.add(run(score=9, options=other))
    assert [each.score for each in history.of("scoundrel", USUAL)] == [5]
    assert [each.score for each in history.of("scoundrel", other)] == [9]


def test_what_was_left_open_is_kept_apart_as_it_was_chosen(history: Records):
    crawl = games()["crawl"]
    for verb in ("hard", "normal"):
        match = Match(crawl, defaults(crawl), 7)
        match.play(Action(verb))
        match.play(Action("leave"))
        history.add(run_of(match, "2026-11-20T10:00:00"))
    again = Records(history.path.parent, lambda text: None)
    for difficulty in ("hard", "normal"):
        (found,) = again.of("crawl", {**defaults(crawl), "difficulty": difficulty})
        assert (found.options["difficulty"], found.rules["difficulty"]) == ("ask", difficulty)
    assert again.of("crawl", defaults(crawl)) == []
    assert len(again.of_deal("crawl", defaults(crawl), 7)) == 2, "it is one deal, whatever was chosen then"


def test_an_older_file_says_nothing_of_what_was_chosen_and_is_read(tmp_path: Path):
    item = {key: value for key, value in vars(run()).items() if key not in ("chosen", "daily", "marks")}
    (tmp_path / "records.json").write_text(json.dumps([item]), encoding="utf-8")
    (found,) = Records(tmp_path, lambda text: None).runs
    assert (found, found.rules) == (run(), USUAL)


def test_the_first_run_of_a_day_is_the_one_that_counts(history: Records):
    for score in (4, 9):
        history.add(run(score=score, daily="2026-11-20"))
    first = history.daily("scoundrel", "2026-11-20")
    assert first is not None
    assert first.score == 4
    assert history.daily("scoundrel", "2026-11-21") is None


def test_a_play_without_an_end_was_given_up():
    match = Match(GAME, USUAL, 7)
    assert run_of(match, "2026-11-20T10:00:00").result == ABANDONED


# the file


def test_what_was_written_down_is_there_again(history: Records, tmp_path: Path):
    history.add(run(marks=("typed",), daily="2026-11-20"))
    history.add(run("lost", -12, day=2))
    again = Records(tmp_path, lambda text: None)
    assert (again.runs, again.warning) == (history.runs, None)


def test_a_whole_quest_among_the_options_stands_in_the_file_once(history: Records, tmp_path: Path):
    quest = json.dumps({"title": "The Hidden Stair", "text": "There is a stair. " * 20})
    for day in (1, 2):
        history.add(run(score=day, options={"mode": "quest", "quest": quest}))
    history.add(run(day=3))
    assert (tmp_path / "records.json").read_text(encoding="utf-8").count("Hidden Stair") == 1
    again = Records(tmp_path, lambda text: None)
    assert again.runs == history.runs
    assert again.of_deal("scoundrel", {"mode": "quest", "quest": quest}, 7) == history.runs[:2]


def test_a_run_whose_quest_is_missing_is_nonsense(history: Records, tmp_path: Path):
    history.add(run(options={"quest": "a" * 300}))
    raw = json.loads((tmp_path / "records.json").read_text(encoding="utf-8"))
    (tmp_path / "records.json").write_text(json.dumps({**raw, "texts": {}}), encoding="utf-8")
    again = Records(tmp_path, lambda text: None)
    assert again.runs == []
    assert again.warning


def test_a_run_that_comes_again_after_a_kill_is_written_once(history: Records):
    """The program may die after it has written the run and before it has removed the play."""
    history.add(run("lost", -30, seconds=300.0))
    history.add(run("lost", -30, day=2, seconds=301.5))
    assert [each.when[:10] for each in history.runs] == ["2026-11-02"]


@pytest.mark.parametrize("other", [{"seed": 8}, {"actions": 31}, {"score": 9}, {"marks": ("again",)}])
def test_another_run_is_another_run(history: Records, other: dict[str, object]):
    history.add(run())
    history.add(run(**other))
    assert len(history.runs) == 2


def test_the_history_has_a_limit(history: Records, monkeypatch):
    monkeypatch.setattr(records, "MOST", 3)
    for score in range(5):
        history.add(run(score=score))
    assert [each.score for each in history.runs] == [2, 3, 4]


NONSENSE = [
    "",
    "{}",
    "[1]",
    "[{}]",
    '[{"game": "scoundrel"}]',
    *(
        json.dumps([dict(vars(run())) | {key: value}])
        for key, value in {
            "marks": 5,
            "options": {"wear": 1},
            "seed": -1,
            "score": "12",
            "seconds": float("nan"),
            "when": None,
            "actions": [],
            "daily": 1,
            "chosen": {"wear": 1},
            "result": "\ud800",
        }.items()
    ),
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_put_aside_and_told(tmp_path: Path, text: str):
    (tmp_path / "records.json").write_text(text, encoding="utf-8")
    history = Records(tmp_path, lambda trouble: None)
    assert history.runs == []
    assert history.warning is not None
    assert (tmp_path / "records.json.damaged-1").read_text(encoding="utf-8") == text


def test_what_a_later_program_notes_besides_is_no_nonsense(tmp_path: Path):
    item = dict(vars(run())) | {"weather": "rain"}
    (tmp_path / "records.json").write_text(json.dumps([item]), encoding="utf-8")
    assert Records(tmp_path, lambda trouble: None).runs == [run()]


def test_a_full_disk_is_told_and_the_run_still_shown(history: Records, troubles: list[str], monkeypatch):
    def full(path: Path, text: str) -> None:
        raise CannotWrite(Text("The disk is full."))

    monkeypatch.setattr(records.files, "write_text", full)
    history.add(run())
    assert troubles == ["The disk is full."]
    assert history.runs == [run()]
