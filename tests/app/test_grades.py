"""Deals by difficulty in the window: chosen at set-up, told on the result, and kept apart in the records."""

from collections.abc import Callable

import pytest

from game import grades
from game.app.play.plays import new_match, record_play
from game.app.screens.records import RecordsScene
from game.app.screens.result import ResultScene
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.store.records import statistics
from game.core.game import defaults
from game.core.grading import CRUEL, FAIR, GENTLE, GRADE, HARD, WINNABLE
from game.core.match import Match
from game.core.seeds import LIMIT
from game.core.text import Text
from game.grades import BadGrades, grade_of, read, seeds_of
from game.rules import games
from tests import work
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.showing import put

GAME, DIAMONDS = games()["scoundrel"], games()["diamonds"]
USUAL = defaults(GAME)


def table(services: Services) -> TableScene:
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene


def over(match: Match) -> Match:
    """A play that is played on to its end."""
    while not match.over:
        match.play(match.legal(0)[-1])
    return match


@pytest.mark.parametrize("turn", [lambda services: press(services, "right"), lambda services: click(services, "grade")])
def test_a_grade_is_chosen_at_set_up_and_kept_for_the_next_time(
    services: Services, turn: Callable[[Services], object]
) -> None:
    show(services, SetupScene(services, GAME))
    top(services).set_focus("grade")
    turn(services)
    assert "Winnable deal" in label(services, "grade")
    for _ in range(3):
        press(services, "right")
    assert "Hard deal" in label(services, "grade")
    choose(services, "start")
    match = table(services).match
    assert match.options == {**USUAL, GRADE: HARD}
    assert grade_of(GAME, USUAL, match.seed) == HARD
    assert not match.marks
    assert SetupScene(services, GAME).options == {**USUAL, GRADE: HARD}


@pytest.mark.slow
def test_a_grade_is_for_one_party_alone(services: Services) -> None:
    """Other ways to play Diamonds & Dragons are not graded; the choice is there again for one party."""
    show(services, SetupScene(services, DIAMONDS))
    top(services).set_focus("grade")
    press(services, "right")
    choose(services, "mode-duo")
    assert top(services).widget("grade") is None
    choose(services, "mode-solo")
    assert "Winnable deal" in label(services, "grade")
    choose(services, "start")
    match = table(services).match
    assert match.options == {**defaults(DIAMONDS), GRADE: WINNABLE}
    assert new_match(services, DIAMONDS, {"mode": "duo", GRADE: WINNABLE}).options == {
        **defaults(DIAMONDS),
        "mode": "duo",
    }


@pytest.mark.slow
def test_the_result_of_diamonds_names_the_grade(services: Services) -> None:
    match = over(new_match(services, DIAMONDS, {GRADE: FAIR}))
    assert grade_of(DIAMONDS, match.options, match.seed) == FAIR
    record_play(services, match)
    put(services, ResultScene(services, match))
    assert ("Difficulty", "Fair deal") in [(fact.name, fact.value) for fact in top(services).facts_of_play()]  # type: ignore[attr-defined]
    played = [
        statistics(services.records.of(DIAMONDS.id, rules)).played for rules in (match.options, defaults(DIAMONDS))
    ]
    assert played == [1, 0]


def test_a_typed_seed_has_its_own_grade(services: Services) -> None:
    scene = SetupScene(services, GAME)
    show(services, scene)
    scene.options[GRADE] = HARD
    seed = seeds_of(GAME, USUAL, GENTLE)[0]
    scene._take_seed(seed)
    scene.refresh()
    assert GRADE not in scene.options
    assert "Gentle deal" in label(services, "grade")
    top(services).set_focus("grade")
    press(services, "right")
    assert scene.seed is None
    assert "Fair deal" in label(services, "grade")
    scene._take_seed(LIMIT - 1)
    scene.refresh()
    assert "Any deal" in label(services, "grade")
    choose(services, "start")
    assert table(services).match.options == USUAL


@pytest.mark.slow
def test_the_result_names_the_grade_and_plays_another_deal_of_it(services: Services) -> None:
    match = over(new_match(services, GAME, {GRADE: CRUEL}))
    record_play(services, match)
    put(services, ResultScene(services, match))
    assert ("Difficulty", "Cruel deal") in [(fact.name, fact.value) for fact in top(services).facts_of_play()]  # type: ignore[attr-defined]
    choose(services, "new")
    again = table(services).match
    assert again.options == match.options
    assert grade_of(GAME, USUAL, again.seed) == CRUEL


@pytest.mark.slow
def test_the_same_deal_again_is_compared_with_the_first_time(services: Services) -> None:
    match = over(new_match(services, GAME, {GRADE: CRUEL}))
    record_play(services, match)
    put(services, ResultScene(services, match))
    choose(services, "same")
    again = table(services).match
    assert (again.options, again.seed, again.marks) == (match.options, match.seed, {"again"})


def test_records_keep_graded_deals_apart(services: Services) -> None:
    services.chance.seed(1)
    for options in ({}, {GRADE: CRUEL}, {GRADE: CRUEL}, {GRADE: WINNABLE}):
        record_play(services, over(new_match(services, GAME, options)))
    played = {grade: statistics(services.records.of(GAME.id, rules)).played for grade, rules in (
        ("", USUAL), (CRUEL, {**USUAL, GRADE: CRUEL}), (WINNABLE, {**USUAL, GRADE: WINNABLE}),
    )}  # fmt: skip
    assert played == {"": 1, CRUEL: 2, WINNABLE: 1}
    show(services, RecordsScene(services))
    assert "Winnable deal" in label(services, "rules")


def test_a_graded_play_goes_on_after_a_pause(services: Services) -> None:
    match = new_match(services, GAME, {GRADE: HARD})
    services.saves.autosave(match)
    (running,) = services.saves.under_way(GAME.id)
    assert running.play.options == match.options
    services.routes.plays.go_on(running.play)
    frames(services, 4)
    assert table(services).match.options == match.options


def test_grades_that_cannot_be_read_are_told(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*told: object) -> None:
        raise BadGrades(Text("The grades of deals cannot be read."))

    monkeypatch.setattr("game.app.play.plays.seeds_of", damaged)
    assert new_match(services, GAME, {GRADE: HARD}).options == USUAL
    assert "cannot be read" in str(services.toast)


def test_a_deal_is_looked_up_and_not_played(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of grades is read once."""
    looked: list[str] = []
    monkeypatch.setattr(grades, "read", lambda text: looked.append(text) or read(text))
    grades.load.cache_clear()
    for _ in range(20):
        with work.at_most(2_000):
            new_match(services, GAME, {GRADE: HARD})
    assert len(looked) == 1


def test_a_typed_seed_keeps_a_grade_only_if_it_has_it(services: Services) -> None:
    hard, cruel = (seeds_of(GAME, USUAL, grade)[0] for grade in (HARD, CRUEL))
    assert new_match(services, GAME, {GRADE: HARD}, hard).options == {**USUAL, GRADE: HARD}
    assert new_match(services, GAME, {GRADE: HARD}, cruel).options == USUAL
