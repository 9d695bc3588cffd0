"""The packs of puzzles: what they claim is proved by the solver, and damage is told."""

import datetime
import json
from collections import Counter

import pytest

from assets.press.puzzles import DEALS, KNOWN, candidates
from game import files
from game.bots import SOLVERS
from game.core.match import Illegal
from game.core.view import Action
from game.minds import finish
from game.minds.diamonds.model import RUN
from game.minds.puzzles import first_plans
from game.puzzles import Attempt, BadPack, Progress, of_day, pack
from game.puzzles.pack import begin, line, read
from game.rules import games

GAMES = games()
LEAST = {"scoundrel": (500, 10), "diamonds": (500, 20)}  # so many puzzles, and of each level every so many
SAMPLE = 40  # every so many puzzles of a pack
ROOMS = 2000  # what the solver looks at in some milliseconds

every_pack = pytest.mark.parametrize("id", LEAST)


def opened(id, puzzle):
    """The play of a puzzle, its position, and what can be done there."""
    match = begin(GAMES[id], puzzle)
    known = KNOWN[id](match.options)
    return match, known.position(match), known.rules


def prove(id, puzzle):
    """Play up to the puzzle, count the first plans that win, and win by the solver's line."""
    match, at, rules = opened(id, puzzle)
    view = match.view(0)
    assert None not in view.zones["deck"], "a card is hidden"
    assert not any(view.facts.get(fact) for fact in ("faced", "taken")), "a room has been begun"
    found = first_plans(rules, at)
    assert (len(found.winning), len(found.every)) == (puzzle.winning, puzzle.plans)
    for action in finish(SOLVERS[id](match.state)).line:
        match.play(action)
    assert match.state.outcome.results == ("won",)


@every_pack
def test_puzzles_hold_what_they_say(id):
    for puzzle in pack(id)[::SAMPLE]:
        prove(id, puzzle)


@pytest.mark.slow
@every_pack
def test_every_puzzle_holds_what_it_says(id):
    for puzzle in pack(id):
        prove(id, puzzle)


@every_pack
def test_a_pack_has_puzzles_of_all_levels_and_rules(id):
    found, (least, share) = pack(id), LEAST[id]
    assert len(found) >= least
    assert len({puzzle.id for puzzle in found}) == len(found)
    levels = Counter(puzzle.level for puzzle in found)
    assert levels.keys() == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= len(found) // share
    assert [puzzle.level for puzzle in found] == sorted(puzzle.level for puzzle in found)
    assert {tuple(puzzle.options.items()) for puzzle in found} == {tuple(rules.items()) for rules, _ in DEALS[id]}
    assert files.asset(f"puzzles/{id}.jsonl").stat().st_size < 150_000


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seed"), [("scoundrel", 57), ("diamonds", 1056)])
def test_making_is_reproducible(id, seed):
    options, _ = DEALS[id][0]
    made = [list(candidates(id, options, seed)) for _ in range(2)]
    assert made[0] == made[1] != []
    for puzzle in made[0]:
        prove(id, puzzle)


def test_nobody_runs_in_a_puzzle():
    """A run would hide the rest of the cards again. In Scoundrel all can be done that the rules allow."""
    match = begin(GAMES["diamonds"], pack("diamonds")[0])
    for legal in (match.legal(0), match.view(0).legal):
        assert {action.verb for action in legal} <= {"fight", "drink", "take"} != set()
    with pytest.raises(Illegal):
        match.play(Action("run"))
    assert not begin(GAMES["scoundrel"], pack("scoundrel")[0]).without


def test_a_run_may_lead_to_a_puzzle():
    """Some plays ran before they came to the position."""
    ran = next(puzzle for puzzle in pack("diamonds") if RUN in puzzle.log)
    assert "run" in {action.verb for action in begin(GAMES["diamonds"], ran).log}


def test_a_game_without_a_pack_has_no_puzzles():
    assert pack("crawl") == ()


@every_pack
def test_a_puzzle_is_written_as_it_is_read(id):
    text = files.text_of(files.asset(f"puzzles/{id}.jsonl"))
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
@every_pack
def test_thinking_never_costs_the_window_a_frame(id):
    """The solver looks at few rooms, at the position and after each plan of its first room."""
    for puzzle in pack(id):
        _, at, rules = opened(id, puzzle)
        assert rules.solve(at).nodes < ROOMS
        for plan in rules.plans(at):
            assert rules.solve(rules.after(at, plan)).nodes < ROOMS
