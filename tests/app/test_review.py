"""The review page: what it shows, and where it leads."""

from collections.abc import Callable

import pytest

from game import bots
from game.app.screens.replay import ReplayScene
from game.app.screens.result import ResultScene
from game.app.screens.review import ChanceGraph, MomentRow, RemarksScene, ReviewScene
from game.app.screens.run import RunScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.store.records import run_of
from game.app.ui.scene import Scene
from game.core.game import defaults
from game.core.match import Match
from game.rules import games
from tests.app import crawl
from tests.app.conftest import MakeServices
from tests.app.driving import choose, frames, press, rest, show, top
from tests.app.scenery import SCENES, moment

LOST = "review, lost"


def opened(services: Services, name: str = LOST) -> ReviewScene:
    scene = SCENES[name](services)
    assert isinstance(scene, ReviewScene)
    frames(services, 1)
    return scene


def test_the_page_says_what_skill_and_luck_made_of_the_play(services: Services) -> None:
    scene = opened(services)
    told = scene.widget("sum").label
    assert told.startswith("Chance to win: 84% before the deal, ")
    assert told.endswith("0% at the end. This deal could have been won.")
    assert "decisions as good as the best" in scene.widget("skill").label


def test_it_opens_at_the_turning_point(services: Services) -> None:
    scene = opened(services)
    assert scene.focus == f"moment.{scene.found.turning_point}"
    row = scene.widget(scene.focus)
    assert isinstance(row, MomentRow)
    assert row.label.startswith("Turning point. ")


def test_the_graph_and_its_row_mark_the_chosen_moment(services: Services) -> None:
    scene = opened(services)
    for step in scene.moments:
        choose(services, f"moment.{step}")
        frames(services, 1)
        assert [row.id for row in scene.widgets if isinstance(row, MomentRow) and row.chosen] == [f"moment.{step}"]
        graph = scene.widget("graph")
        assert isinstance(graph, ChanceGraph)
        assert graph.chosen == step
        assert scene.focus == "watch"


def test_what_the_focus_only_crosses_is_not_chosen(services: Services) -> None:
    scene = opened(services)
    choose(services, f"moment.{scene.moments[0]}")
    for step in scene.moments:
        scene.set_focus(f"moment.{step}")
    assert scene.chosen == scene.moments[0]


def test_in_large_letters_the_page_opens_at_the_verdict(make_services: MakeServices) -> None:
    scene = opened(make_services(text="2"))
    assert scene.focus == "back"
    assert scene.scroller.box_of(scene.widget("skill")).overlaps(scene.scroller.box)


def test_a_moment_opens_the_replay_there(services: Services) -> None:
    scene = opened(services)
    step = scene.moments[1]
    choose(services, f"moment.{step}")
    choose(services, "watch")
    rest(services)
    replay = top(services)
    assert isinstance(replay, ReplayScene)
    assert replay.play.number >= step
    assert replay.match is scene.match


def test_one_plays_on_from_the_chosen_moment_as_practice(services: Services) -> None:
    scene = opened(services)
    step = scene.moments[-1]
    choose(services, f"moment.{step}")
    choose(services, "on")
    rest(services)
    table = top(services)
    assert isinstance(table, TableScene)
    assert table.match.log == scene.match.log[:step]
    assert "practice" in table.match.marks
    assert table.match.legal(0)


def test_the_winning_line_can_be_watched(services: Services) -> None:
    scene = opened(services)
    assert scene.won is not None
    choose(services, "how")
    rest(services)
    replay = top(services)
    assert isinstance(replay, ReplayScene)
    outcome = replay.match.state.outcome
    assert outcome is not None
    assert outcome.result == "won"
    assert replay.match.seed == scene.match.seed


def test_a_play_that_was_won_needs_no_other_line(services: Services) -> None:
    scene = opened(services, "review, won")
    assert not scene.widget("how").enabled
    assert "could have been won" not in scene.widget("sum").label


@pytest.mark.parametrize("make", [
    lambda services, match: ResultScene(services, match),
    lambda services, match: RunScene(services, run_of(match, match.began), match),
    lambda services, match: ReplayScene(services, match),
], ids=["result", "run", "replay"])  # fmt: skip
def test_the_review_is_opened_from_the_result_the_records_and_the_replay(
    services: Services, make: Callable[[Services, Match], Scene]
) -> None:
    show(services, make(services, moment("lost")))
    rest(services)
    choose(services, "review")
    for _ in range(600):
        if isinstance(top(services), ReviewScene):
            break
        frames(services, 1)
    assert isinstance(top(services), ReviewScene)
    rest(services)
    press(services, "cancel")
    rest(services)
    assert not isinstance(top(services), ReviewScene)


def test_what_nothing_rates_gets_remarks(services: Services) -> None:
    match = crawl.moment("warrior", "fight")
    assert bots.evaluator(match.game, match.options) is None
    show(services, ReplayScene(services, match))
    choose(services, "review")
    rest(services)
    scene = top(services)
    assert isinstance(scene, RemarksScene)
    assert scene.widget("remark.0").label.startswith("You come out of this room alive in ")
    choose(services, "remark.0")
    rest(services)
    assert isinstance(top(services), ReplayScene)


def test_where_two_parties_play_there_is_no_review(services: Services) -> None:
    game = games()["diamonds"]
    match = Match(game, {**defaults(game), "mode": "duo"}, 1)
    match.play(match.legal(match.state.to_act[0])[0])
    assert show(services, ReplayScene(services, match)).widget("review") is None


def test_a_play_without_actions_has_no_review(services: Services) -> None:
    game = games()["scoundrel"]
    match = Match(game, {"wear": "lower", "end": "all"}, 1)
    assert show(services, ReplayScene(services, match)).widget("review") is None
