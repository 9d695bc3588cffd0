"""Tests for the model of a round with friends: whose turn it is, who leads, and what survives on the disk."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import files
from game.app.store import rounds
from game.app.store.high_scores import tidy
from game.app.store.records import ABANDONED
from game.app.store.rounds import Round, Rounds, RoundTurn, from_text, may_play, to_text
from game.core.film import story_of
from game.core.match import Match
from game.core.save import checksum
from game.core.text import Text
from tests.app.highscores import CRAWL, finished

NAMES = ("Ada", "Bo", "Cy")
names = st.text(min_size=1, max_size=20).map(tidy).filter(bool)
several = st.lists(names, min_size=2, max_size=8).filter(may_play).map(tuple)
scores = st.integers(0, 40)


def begun(players: tuple[str, ...] = NAMES, turns: int = 1) -> Round:
    return Round("crawl", "hard", {"mana": "pool"}, players, turns)


def after(made: Round, points: list[int]) -> Round:
    """The round after one turn for each number of points."""
    turns = tuple(RoundTurn(f"play {n}", "W", "left", score) for n, score in enumerate(points))
    return Round(made.game, made.level, made.options, made.names, made.turns, turns)


@st.composite
def some_round(draw) -> Round:
    made = begun(draw(several), draw(st.integers(1, 5)))
    most = len(made.names) * made.turns
    return after(made, draw(st.lists(scores, max_size=most)))


# whose turn it is


def test_they_take_turns_in_their_order() -> None:
    made, told = begun(turns=2), []
    for n in range(6):
        told.append((made.name, made.lap))
        made = after(made, [5] * (n + 1))
    assert told == [("Ada", 1), ("Bo", 1), ("Cy", 1), ("Ada", 2), ("Bo", 2), ("Cy", 2)]
    assert made.over
    assert made.name == ""


@pytest.mark.slow
@given(some_round())
def test_everybody_has_as_many_turns_or_one_more(made: Round) -> None:
    counts = [len(made.of(name)) for name in made.names]
    assert sum(counts) == len(made.done)
    assert max(counts) - min(counts) <= 1
    assert made.over == (counts == [made.turns] * len(made.names))
    assert made.over or (len(made.of(made.name)) == min(counts) and made.lap == min(counts) + 1)


# who leads


def test_the_best_turn_decides_and_of_equals_the_next_best() -> None:
    made = after(begun(turns=2), [10, 30, 30, 30, 5, 20])
    assert [(each.name, each.best, each.place) for each in made.standings()] == [
        ("Cy", 30, 1),
        ("Ada", 30, 2),
        ("Bo", 30, 3),
    ]
    assert made.winners() == ["Cy"]


def test_those_whom_nothing_decides_between_share_the_place() -> None:
    made = after(begun(), [7, 3, 7])
    assert [(each.name, each.place) for each in made.standings()] == [("Ada", 1), ("Cy", 1), ("Bo", 3)]
    assert made.winners() == ["Ada", "Cy"]


@pytest.mark.parametrize(("points", "margin"), [([10, 41, 7], 31), ([41, 41, 7], 0), ([0, 0, 0], 0)], ids=str)
def test_the_margin_is_to_the_next_best(points: list[int], margin: int) -> None:
    assert after(begun(), points).margin() == margin


def test_the_biggest_slain_of_all_is_the_trophy_of_the_round() -> None:
    kinds = [("", 0), ("monster:9H", 9), ("monster:KH", 13), ("monster:KD", 13)]
    done = tuple(RoundTurn(f"play {n}", "W", "left", 5, False, *kind) for n, kind in enumerate(kinds))
    assert begun().trophy() is None
    assert Round("crawl", "hard", {}, NAMES, 2, done[:1]).trophy() is None
    assert Round("crawl", "hard", {}, NAMES, 2, done).trophy() == ("Cy", done[2])


def test_before_the_first_turn_there_is_no_best() -> None:
    assert [each.best for each in begun().standings()] == [None] * 3


@pytest.mark.slow
@given(some_round())
def test_places_go_by_the_best(made: Round) -> None:
    told = made.standings()
    assert {each.name for each in told} == set(made.names)
    bests = [-1 if each.best is None else each.best for each in told]
    assert bests == sorted(bests, reverse=True)
    assert [each.place for each in told] == sorted(each.place for each in told)
    assert told[0].place == 1


# the plays


def test_a_play_is_a_turn_and_what_it_was_worth_is_noted() -> None:
    match = finished(hero="mage")
    made = begun().begun(match)
    assert (made.running, made.name) == (rounds.play_of(match), "Ada")
    made = made.ended(match)
    score = match.state.outcome.scores[0]
    biggest = story_of(match, 0).deeds[0]
    trophy = f"monster:{biggest.cards[0].id}"
    assert made.done == (RoundTurn(rounds.play_of(match), "M", "left", score, False, trophy, biggest.amount),)
    assert made.trophy() == ("Ada", made.done[0])
    assert made.turn_of(match) == ("Ada", made.done[0])
    assert (made.running, made.name) == ("", "Bo")


def test_a_turn_given_up_is_worth_nothing_and_a_marked_one_is_known() -> None:
    given_up, marked = Match(CRAWL, finished().options, 5), finished(9)
    marked.marks.add("practice")
    made = begun().ended(given_up).ended(marked)
    assert [(turn.result, turn.score, turn.marked) for turn in made.done] == [
        (ABANDONED, 0, False),
        ("left", marked.state.outcome.scores[0], True),
    ]


# the file


@pytest.mark.slow
@given(some_round())
def test_a_round_is_read_back_as_it_was(made: Round) -> None:
    assert from_text(to_text(made)) == made


@pytest.mark.slow
@given(some_round(), st.data())
def test_a_changed_file_is_no_round(made: Round, data) -> None:
    text = to_text(made)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8").filter(lambda other: other != text[at]))
    changed = text[:at] + letter + text[at + 1 :]
    with suppress(ValueError, RecursionError):
        assert from_text(changed) == made  # a space between two words of JSON


TURN = {"play": "x", "kind": "W", "result": "left", "score": 1, "marked": False}
NONSENSE = {
    "names": [[], ["Ada"], ["Ada", "ada"], ["Ada", ""], ["Ada", " Bo"], ["Ada", 5], [str(n) for n in range(9)]],
    "turns": [0, 6, "2", True],
    "done": [
        {},
        [1],
        [TURN | {"trophy": "monster:ZZ"}],
        [TURN | {"trophy": "dragon:KH"}],
        [TURN | {"worth": "9"}],
        [{"play": "x"}],
        [TURN] * 9,
    ],
    "options": [[], {"mana": 1}],
    "level": [None],
    "running": [7],
    "format": [2, None],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key in NONSENSE for value in NONSENSE[key]], ids=repr)
def test_nonsense_under_a_right_sum_is_no_round(key: str, value: object) -> None:
    raw = json.loads(to_text(begun())) | {key: value}
    with pytest.raises(ValueError, match=r"."):
        from_text(json.dumps(raw | {"sum": checksum(raw)}))


def test_a_round_survives_the_end_of_the_program(tmp_path: Path) -> None:
    match, told = finished(), []
    kept = Rounds(tmp_path, told.append)
    assert kept.of("crawl") is None
    kept.keep(begun().begun(match))
    again = Rounds(tmp_path, told.append)
    assert again.player(match) == "Ada"
    again.take(match)
    assert Rounds(tmp_path, told.append).going_on("crawl").name == "Bo"  # type: ignore[union-attr]
    assert not told


def test_a_turn_is_taken_once(tmp_path: Path) -> None:
    match = finished()
    kept = Rounds(tmp_path, lambda text: None)
    kept.keep(begun().begun(match))
    kept.take(match)
    kept.take(match)
    kept.take(finished(50))
    assert len(kept.of("crawl").done) == 1  # type: ignore[union-attr]


def test_a_damaged_round_falls_back_on_the_one_before(tmp_path: Path) -> None:
    kept = Rounds(tmp_path, lambda text: None)
    kept.keep(begun())
    kept.keep(after(begun(), [4]))
    (tmp_path / "rounds" / "crawl.json").write_text("{")
    told: list[str] = []
    assert Rounds(tmp_path, lambda text: told.append(str(text))).of("crawl") == begun()
    assert "The previous copy was loaded instead." in told[0]


def test_a_full_disk_is_told_and_the_round_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise files.CannotWrite(Text("The disk is full."))

    monkeypatch.setattr(files, "write_text", full)
    told: list[str] = []
    kept = Rounds(tmp_path, lambda text: told.append(str(text)))
    kept.keep(begun())
    assert kept.going_on("crawl") == begun()
    assert told == ["The disk is full."]
