"""The review page: what it shows, and where it leads."""

from collections.abc import Callable

import pytest

from game import bots
from game.app.base.geometry import Point
from game.app.input.bindings import POINT, PRESS, RELEASE, Intent
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
    assert told.startswith("Chance to win: 85% before the deal, ")
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


def x_of(graph: ChanceGraph, step: int) -> float:
    """The x of a step's sign."""
    field = graph._field(graph.box)
    return field.x + (step + 0.5) * field.w / len(graph.found.steps)


def click_at(services: Services, at: Point) -> None:
    for kind in (POINT, PRESS, RELEASE):
        top(services).handle(Intent(kind, at))
    frames(services)


def test_a_click_on_a_sign_chooses_its_moment_and_brings_its_row_into_view(services: Services) -> None:
    scene = opened(services)
    for step in scene.moments:
        graph = scene.widget("graph")
        assert isinstance(graph, ChanceGraph)
        click_at(services, (x_of(graph, step), graph.box.centre[1]))
        row = scene.widget(f"moment.{step}")
        assert isinstance(row, MomentRow)
        assert row.chosen
        assert scene.scroller.box.holds(scene.scroller.box_of(row).centre)


def test_a_click_beside_the_signs_chooses_the_nearest(services: Services) -> None:
    scene = opened(services)
    graph = scene.widget("graph")
    assert isinstance(graph, ChanceGraph)
    for x, step in ((graph.box.x + 1, scene.moments[0]), (graph.box.right - 1, scene.moments[-1])):
        click_at(services, (x, graph.box.y + 5))
        assert scene.chosen == step


def test_left_and_right_go_through_the_moments_on_the_graph(services: Services) -> None:
    scene = opened(services)
    choose(services, f"moment.{scene.moments[0]}")
    scene.set_focus("graph")
    for step in scene.moments[1:]:
        press(services, "right")
        assert (scene.chosen, scene.focus) == (step, "graph")
    press(services, "left")
    assert scene.chosen == scene.moments[-2]
    press(services, "confirm")
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
    assert replay.widget("kind").label == "How this deal is won"
    assert replay.widget("review") is None
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
