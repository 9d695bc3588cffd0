"""Puzzles in the window: their page, their table, hints, the answer, and what comes of a try."""

import datetime
from collections.abc import Callable, Sequence

import pytest

from game.app.diagnostics import VirtualPad
from game.app.play.features.puzzle import OpenDungeon
from game.app.play.plays import new_match, record_play
from game.app.routes import puzzles as routes
from game.app.routes.tables import puzzle_table
from game.app.screens.puzzles import PuzzlePauseScene, PuzzleResultScene, PuzzlesScene
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.table.small_cards import VALUE, Slips
from game.bots import reason
from game.core.match import Match
from game.core.text import Text
from game.core.view import Action
from game.puzzles import Attempt, BadPack, Puzzle, of_day, pack
from game.puzzles.pack import begin
from tests.app.driving import choose, click, frames, label, press, push, rest, run, show, top
from tests.app.parts import part
from tests.app.puzzling import DIAMONDS, EASY, GAME, HARD, attempt, lose, progress, win
from tests.app.puzzling import page as puzzling_page

EDGE = 3.0  # of the paper of a slip
TODAY = datetime.date.today().isoformat()


@pytest.fixture
def at_page(services: Services) -> Services:
    """Services with the page of puzzles on top."""
    show(services, TitleScene(services))
    choose(services, "puzzles")
    return services


def lost(match: Match) -> Match:
    """A play that is played on to its end by the last action that can be done."""
    while not match.over:
        match.play(match.legal(0)[-1])
    return match


def table(services: Services) -> TableScene:
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene


def tried(services: Services) -> Attempt:
    """The try on the table."""
    found: Attempt = table(services).ending._attempt  # type: ignore[attr-defined]
    return found


def play_out(services: Services, how: Callable[[Attempt], object]) -> Attempt:
    """Play the try on the table to its end, and see what came of it."""
    scene, found = table(services), tried(services)
    how(found)
    scene.top.animate(found.match.history[-1])
    rest(services)
    frames(services)
    return found


@pytest.mark.slow
def test_todays_puzzle_is_solved(at_page: Services) -> None:
    services = at_page
    assert isinstance(top(services), PuzzlesScene)
    assert top(services).focus == "today"
    press(services, "confirm")
    found = tried(services)
    assert found.puzzle == of_day(TODAY, GAME.id)
    puzzle = found.puzzle
    assert f"{puzzle.winning} of {puzzle.plans} ways through this room" in table(services).head.headline()
    play_out(services, win)
    assert isinstance(top(services), PuzzleResultScene)
    assert top(services).title() == "Solved!"
    press(services, "cancel")
    assert isinstance(top(services), PuzzlesScene)
    assert "1 day in a row" in label(services, "today")
    assert top(services).focus == "level-1"
    press(services, "cancel")
    assert isinstance(top(services), TitleScene)


def test_nothing_of_a_puzzle_is_saved_or_recorded(at_page: Services) -> None:
    choose(at_page, "level-1")
    play_out(at_page, lose)
    assert at_page.saves.under_way() == []
    assert at_page.records.runs == []


@pytest.mark.slow
def test_a_puzzle_that_was_not_solved_can_be_tried_again(at_page: Services) -> None:
    choose(at_page, "level-3")
    puzzle = play_out(at_page, lose).puzzle
    assert top(at_page).title() == "Not this time"
    assert top(at_page).focus == "again"
    press(at_page, "confirm")
    again = tried(at_page)
    assert again.puzzle == puzzle
    assert not again.begun
    play_out(at_page, win)
    assert top(at_page).title() == "Solved!"
    assert top(at_page).focus == "next"
    press(at_page, "confirm")
    other = tried(at_page).puzzle
    assert other != puzzle
    assert other.level == 3


def test_the_cards_to_come_lie_open_in_their_order(services: Services) -> None:
    show(services, routes.puzzle_table(services, attempt(services)))
    scene = table(services)
    assert not part(scene, OpenDungeon).has_journal()
    slips = scene.widget("coming")
    assert slips is not None
    assert [card.id for card in slips.cards] == [  # type: ignore[attr-defined]
        card.id for card in reversed(scene.play.view.zones["deck"]) if card
    ]
    assert slips.value


def test_the_page_says_what_a_puzzle_is_about_and_what_its_marks_mean(services: Services) -> None:
    scene = show(services, puzzling_page(services))
    assert scene.widget("about").label.startswith("Every card is known")
    assert scene.widget("legend").label.endswith("In a row: solved at the first try, without a hint.")


def test_a_hint_is_the_solvers_and_solves_nothing(services: Services) -> None:
    found = attempt(services)
    show(services, routes.puzzle_table(services, found))
    press(services, "hint")
    assert "does not solve the puzzle" in top(services).title()
    press(services, "cancel")
    assert not found.helped
    press(services, "hint")
    choose(services, "do")
    rest(services)
    assert found.helped
    first = found.line()[0]
    assert table(services).focus == first.ids[0]
    why, told = (
        reason(GAME, table(services).play.view, found.line()),
        GAME.preview(table(services).play.view, first).text,
    )
    assert table(services).texts.preview() == f"{why}. {told}."
    assert table(services).widget("rules").label.endswith("With help")
    press(services, "hint")
    assert isinstance(top(services), TableScene)  # it is asked once
    play_out(services, win)
    assert top(services).title() == "Won, with help"
    assert not progress(services).has_solved(found.puzzle)


@pytest.mark.slow
def test_a_puzzle_takes_nothing_back(services: Services) -> None:
    services.settings = services.settings.changed(undo="free")
    show(services, routes.puzzle_table(services, attempt(services)))
    press(services, "avoid")
    rest(services)
    before = len(table(services).match.log)
    press(services, "undo")
    assert len(table(services).match.log) == before
    assert "takes nothing back" in str(services.toast)


@pytest.mark.slow
def test_a_lost_position_is_told_once(services: Services) -> None:
    found = attempt(services, -1)
    show(services, routes.puzzle_table(services, found))
    told = []
    services.say = told.append  # type: ignore[method-assign]
    while not found.match.over:
        table(services).commands.do(found.match.legal(0)[-1])
        frames(services)
        if isinstance(top(services), TableScene):
            rest(services)
        frames(services)
    assert [text for text in told if "nothing wins any more" in text] == told
    assert len(told) == 1


def test_a_hint_in_a_lost_position_says_so(services: Services) -> None:
    found = attempt(services, -1)
    while not found.lost:
        found.match.play(found.match.legal(0)[-1])
    show(services, routes.puzzle_table(services, found))
    services.clear_toast()
    press(services, "hint")
    assert "nothing wins any more" in str(services.toast)
    assert not found.helped


def test_the_answer_is_watched_from_the_position_on(services: Services) -> None:
    found = attempt(services)
    show(services, routes.puzzle_table(services, found))
    press(services, "menu")
    assert isinstance(top(services), PuzzlePauseScene)
    choose(services, "answer")
    scene = top(services)
    assert isinstance(scene, ReplayScene)
    assert scene.play.number >= found.start
    assert scene.play.number < scene.play.last
    assert scene.match.state.outcome is not None
    assert scene.match.state.outcome.results == ("won",)
    press(services, "cancel")
    assert isinstance(top(services), PuzzlePauseScene)
    choose(services, "again")
    assert progress(services).tried[found.puzzle.id] == (False, False)


def test_to_leave_after_a_move_is_no_solution(services: Services) -> None:
    tries = (attempt(services, place) for place in range(len(pack(GAME.id))))
    found = next(one for one in tries if Action("avoid") in one.match.legal(0))
    show(services, routes.puzzle_table(services, found))
    press(services, "menu")
    choose(services, "leave")
    assert isinstance(top(services), PuzzlesScene)
    assert progress(services).tried == {}
    show(services, routes.puzzle_table(services, found))
    press(services, "avoid")
    rest(services)
    press(services, "menu")
    choose(services, "leave")
    assert progress(services).tried == {found.puzzle.id: (False, False)}


def test_by_mouse(services: Services) -> None:
    show(services, TitleScene(services))
    click(services, "puzzles")
    click(services, "level-3")
    assert tried(services).puzzle.level == 3
    click(services, "menu")
    click(services, "leave")
    assert isinstance(top(services), PuzzlesScene)


def test_by_pad(services: Services, plug: Callable[..., VirtualPad]) -> None:
    show(services, TitleScene(services))
    services.input.start()
    run(services)
    pad = plug()
    run(services)
    top(services).set_focus("puzzles")
    push(services, pad)
    assert isinstance(top(services), PuzzlesScene)
    push(services, pad)
    assert tried(services).day == TODAY


def test_a_damaged_pack_is_told(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(game: str) -> None:
        raise BadPack(Text("The puzzles are damaged, in line {n}.", n=3))

    monkeypatch.setattr(routes, "pack", damaged)
    show(services, TitleScene(services))
    choose(services, "puzzles")
    assert isinstance(top(services), TitleScene)
    assert "line 3" in str(services.toast)


def test_levels_offer_what_is_new(at_page: Services) -> None:
    easy = [puzzle for puzzle in pack(GAME.id) if puzzle.level == 1]
    for puzzle in easy[1:]:
        top(at_page).progress.note(puzzle, False)  # type: ignore[attr-defined]
    choose(at_page, "level-1")
    assert tried(at_page).puzzle == easy[0]


def test_the_table_says_by_which_house_rules_the_puzzle_is(services: Services) -> None:
    for place in (EASY, HARD):
        found = attempt(services, place)
        show(services, puzzle_table(services, found))
        wear = {"lower": "Beats weaker", "equal": "Beats equals"}[found.puzzle.options["wear"]]
        assert label(services, "rules").startswith(wear)


# more than one game


def test_each_game_with_puzzles_has_a_tab(at_page: Services) -> None:
    assert top(at_page).game == GAME  # type: ignore[attr-defined]
    press(at_page, "next")
    assert top(at_page).game == DIAMONDS  # type: ignore[attr-defined]
    assert top(at_page).focus == "today"
    press(at_page, "prev")
    assert top(at_page).game == GAME  # type: ignore[attr-defined]
    click(at_page, f"tab-{DIAMONDS.id}")
    choose(at_page, "level-2")
    assert tried(at_page).puzzle in pack(DIAMONDS.id)
    press(at_page, "menu")
    choose(at_page, "leave")
    assert top(at_page).game == DIAMONDS  # type: ignore[attr-defined]


def test_the_page_opens_with_the_game_that_was_played_last(services: Services) -> None:
    record_play(services, lost(new_match(services, DIAMONDS)))
    record_play(services, lost(new_match(services, services.games["crawl"])))
    show(services, TitleScene(services))
    choose(services, "puzzles")
    assert top(services).game == DIAMONDS  # type: ignore[attr-defined]


def test_a_damaged_pack_leaves_the_others(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(game: str) -> Sequence[Puzzle]:
        if game == GAME.id:
            raise BadPack(Text("The puzzles are damaged, in line {n}.", n=3))
        return pack(game)

    monkeypatch.setattr(routes, "pack", damaged)
    show(services, TitleScene(services))
    choose(services, "puzzles")
    assert top(services).game == DIAMONDS  # type: ignore[attr-defined]
    assert "line 3" in str(services.toast)
    assert top(services).widget(f"tab-{GAME.id}") is None


@pytest.mark.slow
def test_a_puzzle_of_diamonds_is_solved_without_running(services: Services) -> None:
    show(services, routes.puzzle_table(services, attempt(services, EASY, DIAMONDS)))
    assert label(services, "rules").startswith("Without “Run”")
    run_away = top(services).widget("run")
    assert run_away is not None
    assert not run_away.enabled
    before = len(table(services).match.log)
    for run_again in (lambda: press(services, "avoid"), lambda: click(services, "run")):
        services.clear_toast()
        run_again()
        assert "left to chance" in str(services.toast)
        assert len(table(services).match.log) == before
    coming = top(services).widget("coming")
    assert len(coming.cards) == len(table(services).match.state.zones["deck"].cards) > 0  # type: ignore[union-attr]
    play_out(services, win)
    assert top(services).title() == "Solved!"
    assert progress(services, DIAMONDS).streak == 1
    press(services, "cancel")
    assert top(services).game == DIAMONDS  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_values_of_cards_to_come_lie_within_their_slips(make_services: Callable[..., Services]) -> None:
    """As many as a puzzle of Diamonds & Dragons may have, in the largest letters."""
    services = make_services(size=(1280, 800), text="2")
    most = max(pack(DIAMONDS.id), key=lambda puzzle: len(begin(DIAMONDS, puzzle).state.zones["deck"].cards))
    found = Attempt(DIAMONDS, most, progress(services, DIAMONDS))
    show(services, routes.puzzle_table(services, found))
    slips = top(services).widget("coming")
    assert isinstance(slips, Slips)
    assert len(slips.cards) == 14
    assert max(figure.width for figure in slips.figures) < slips.size[0] * VALUE - EDGE
