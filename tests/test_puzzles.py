"""The packs of puzzles: what they claim is proved by the solver, and damage is told."""

import datetime
import json
from collections import Counter

import pytest

from assets.press.puzzles import candidates
from game import files
from game.bots import SOLVERS
from game.minds import finish
from game.minds.scoundrel.model import Rules
from game.minds.scoundrel.puzzles import after, first_plans, plans_of
from game.minds.scoundrel.solver import solve
from game.minds.scoundrel.table import position
from game.puzzles import Attempt, BadPack, Progress, of_day, pack
from game.puzzles.pack import begin, line, read
from game.rules import games

GAMES = games()
SAMPLE = 40  # every so many puzzles of a pack
ROOMS = 2000  # what the solver looks at in some milliseconds


def prove(puzzle):
    """Play up to the puzzle, count the first plans that win, and win by the solver's line."""
    game = GAMES["scoundrel"]
    match = begin(game, puzzle)
    view = match.view(0)
    assert None not in view.zones["deck"], "a card is hidden"
    assert not view.number("faced")
    found = first_plans(position(match.state), Rules.of(match.options))
    assert (len(found.winning), len(found.every)) == (puzzle.winning, puzzle.plans)
    for action in finish(SOLVERS[game.id](match.state)).line:
        match.play(action)
    assert match.state.outcome.results == ("won",)


def test_puzzles_hold_what_they_say():
    for puzzle in pack("scoundrel")[::SAMPLE]:
        prove(puzzle)


@pytest.mark.slow
def test_every_puzzle_holds_what_it_says():
    for puzzle in pack("scoundrel"):
        prove(puzzle)


def test_a_pack_has_puzzles_of_all_levels_and_rules():
    found = pack("scoundrel")
    assert len(found) >= 500
    assert len({puzzle.id for puzzle in found}) == len(found)
    levels = Counter(puzzle.level for puzzle in found)
    assert levels.keys() == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= len(found) // 10
    assert [puzzle.level for puzzle in found] == sorted(puzzle.level for puzzle in found)
    assert {tuple(puzzle.options.items()) for puzzle in found} == {
        (("wear", wear), ("end", end)) for wear in ("lower", "equal") for end in ("all", "full")
    }
    assert files.asset("puzzles/scoundrel.jsonl").stat().st_size < 150_000


@pytest.mark.slow
def test_making_is_reproducible():
    made = [list(candidates({"wear": "lower", "end": "all"}, seed)) for seed in (57, 57)]
    assert made[0] == made[1]
    for puzzle in made[0]:
        prove(puzzle)


def test_a_game_without_a_pack_has_no_puzzles():
    assert pack("crawl") == ()


def test_a_puzzle_is_written_as_it_is_read():
    text = files.text_of(files.asset("puzzles/scoundrel.jsonl"))
    assert "".join(f"{line(puzzle)}\n" for puzzle in read(text)) == text


def test_every_day_has_its_puzzle():
    start = datetime.date(2026, 11, 20)
    days = [(start + datetime.timedelta(day)).isoformat() for day in range(100)]
    found = [of_day(day, "scoundrel") for day in days]
    assert found == [of_day(day, "scoundrel") for day in days]
    assert len({puzzle.id for puzzle in found}) > 80


GOOD = {"seed": 3, "set": {"wear": "lower", "end": "all"}, "log": "80", "winning": 1, "plans": 9, "solved": 40}


@pytest.mark.parametrize(
    "change",
    [
        {"seed": -1},
        {"seed": 1 << 63},
        {"seed": True},
        {"set": {"wear": 1}},
        {"set": []},
        {"log": "8x"},
        {"log": "8" * 500},
        {"log": "²"},
        {"log": "9"},
        {"winning": 0},
        {"winning": 9},
        {"plans": "9"},
        {"solved": 101},
        {"more": 1},
    ],
    ids=str,
)
def test_a_damaged_line_is_named(change):
    text = f"{json.dumps(GOOD)}\n{json.dumps(GOOD | {'seed': 4} | change)}\n"
    with pytest.raises(BadPack, match="line 2"):
        read(text)


@pytest.mark.parametrize("text", ["", "\n", "[]", "{", json.dumps(GOOD)[:-4]], ids=repr)
def test_text_that_is_no_pack_is_refused(text):
    with pytest.raises(BadPack, match="line 1"):
        read(text)


def test_the_same_puzzle_twice_is_refused():
    with pytest.raises(BadPack, match="line 2"):
        read(f"{json.dumps(GOOD)}\n" * 2)


def test_a_missing_pack_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "asset", lambda name: tmp_path / name)
    pack.cache_clear()
    with pytest.raises(BadPack, match="cannot be read"):
        pack("scoundrel")


@pytest.mark.parametrize("log", ["88", "4", "000000"], ids=["avoids twice", "no weapon", "nothing lies there"])
def test_actions_that_lead_nowhere_are_told(log):
    (puzzle,) = read(json.dumps(GOOD | {"log": log}))
    with pytest.raises(BadPack, match="lower-all-3"):
        begin(GAMES["scoundrel"], puzzle)


# tries


@pytest.fixture
def progress(tmp_path):
    return Progress(tmp_path, "scoundrel", pytest.fail)


def again(progress):
    """The same progress, read from its file."""
    return Progress(progress.path.parents[1], "scoundrel", pytest.fail)


def win(attempt):
    for action in attempt.line():
        attempt.match.play(action)


def lose(attempt):
    """Play on by the first actions that can be done, to the end."""
    while not attempt.match.over:
        attempt.match.play(attempt.match.legal(0)[-1])


def test_solving_counts_and_is_kept(progress):
    one, other = pack("scoundrel")[:2]
    attempt = Attempt(GAMES["scoundrel"], one, progress, "2026-11-29")
    assert not attempt.begun
    win(attempt)
    attempt.end()
    assert attempt.solved
    for each in (progress, again(progress)):
        assert each.has_solved(one)
        assert not each.has_solved(other)
        assert (each.solved([one, other]), each.streak, each.longest) == (1, 1, 1)
        assert each.days_in_a_row("2026-11-29") == each.days_in_a_row("2026-11-30") == 1
        assert each.days_in_a_row("2026-12-01") == 0
        assert each.fresh([one, other]) == [other]


def test_a_second_try_solves_but_does_not_mend_the_streak(progress):
    puzzles = pack("scoundrel")[:3]
    for puzzle in puzzles[:2]:
        attempt = Attempt(GAMES["scoundrel"], puzzle, progress)
        win(attempt)
        attempt.end()
    failed = Attempt(GAMES["scoundrel"], puzzles[2], progress)
    lose(failed)
    failed.end()
    assert not failed.solved
    assert (progress.streak, progress.longest) == (0, 2)
    assert progress.fresh(puzzles) == [puzzles[2]]
    second = failed.again()
    win(second)
    second.end()
    assert progress.has_solved(puzzles[2])
    assert (progress.streak, progress.longest) == (0, 2)
    assert progress.fresh(puzzles) == puzzles


def test_what_was_solved_stays_solved(progress):
    puzzle = pack("scoundrel")[0]
    progress.note(puzzle, True, "2026-11-29")
    progress.note(puzzle, False, "2026-11-29")
    assert again(progress).has_solved(puzzle)
    assert again(progress).days == ["2026-11-29"]


def test_help_solves_nothing(progress):
    puzzle = pack("scoundrel")[0]
    attempt = Attempt(GAMES["scoundrel"], puzzle, progress, "2026-11-29")
    attempt.helped = True
    win(attempt)
    attempt.end()
    assert not progress.has_solved(puzzle)
    assert progress.days_in_a_row("2026-11-29") == 0


def test_a_try_without_a_move_is_none(progress):
    attempt = Attempt(GAMES["scoundrel"], pack("scoundrel")[0], progress)
    attempt.end()
    assert progress.streak == 0
    assert not progress.path.exists()


def test_a_try_ends_once(progress):
    attempt = Attempt(GAMES["scoundrel"], pack("scoundrel")[0], progress)
    attempt.match.play(attempt.match.legal(0)[0])
    attempt.end()
    win(attempt)
    attempt.end()
    assert progress.tried[attempt.puzzle.id] == (False, False)


def test_the_answer_wins_from_the_position(progress):
    attempt = Attempt(GAMES["scoundrel"], pack("scoundrel")[0], progress)
    shown = attempt.answer()
    assert shown.state.outcome.results == ("won",)
    assert shown.log[: attempt.start] == attempt.match.log


def test_a_lost_position_is_known(progress):
    attempt = Attempt(GAMES["scoundrel"], pack("scoundrel")[-1], progress)
    assert not attempt.lost
    lose(attempt)
    assert not attempt.lost, "a play that is over is not judged"
    seen = False
    other = attempt.again()
    while not other.match.over:
        other.match.play(other.match.legal(0)[-1])
        seen = seen or other.lost
    assert seen


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '{"format":2,"tried":{},"days":[]}',
        '{"format":1,"tried":[],"days":[]}',
        '{"format":1,"tried":{"a":[true]},"days":[]}',
        '{"format":1,"tried":{"a":[1,0]},"days":[]}',
        '{"format":1,"tried":{},"days":["today"]}',
    ],
)
def test_a_damaged_file_of_progress_is_told_and_kept(tmp_path, text):
    path = tmp_path / "puzzles" / "scoundrel.json"
    path.parent.mkdir()
    path.write_text(text)
    told = []
    progress = Progress(tmp_path, "scoundrel", told.append)
    assert len(told) == 1
    assert (progress.tried, progress.days) == ({}, [])
    assert (path.parent / "scoundrel.json.damaged-1").read_text() == text


def test_a_full_disk_is_told(tmp_path):
    told = []
    progress = Progress(tmp_path, "scoundrel", told.append)
    (tmp_path / "puzzles").write_text("in the way")
    progress.note(pack("scoundrel")[0], True)
    assert len(told) == 1
    assert progress.streak == 1


@pytest.mark.slow
def test_thinking_never_costs_the_window_a_frame():
    """The solver looks at few rooms, at the position and after each plan of its first room."""
    for puzzle in pack("scoundrel"):
        match = begin(GAMES["scoundrel"], puzzle)
        at, rules = position(match.state), Rules.of(match.options)
        assert solve(at, rules).nodes < ROOMS
        for plan in plans_of(at, rules):
            assert solve(after(at, plan), rules).nodes < ROOMS
