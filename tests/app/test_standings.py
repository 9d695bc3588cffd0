"""Tests for the pages of a round with friends: the standings between two turns, and the ranking at the end."""

import pytest

from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.screens.round import GUARD, RoundScene
from game.app.screens.winner import EVERY, LAST, TOLD, WinnerScene
from game.app.services import Services
from game.app.ui.score_rows import StandingRow
from game.app.ui.widget import Look
from tests.app.conftest import MakeServices
from tests.app.driving import label, press, show, top
from tests.app.friends import begun
from tests.app.highscores import CRAWL


def ids(services: Services) -> list[str]:
    return [thing.id for thing in top(services).things()]


# between two turns


def test_who_played_a_mage_is_offered_one_again(services: Services) -> None:
    for scores, offered in (((3, 5), "play-W"), ((3, 5, 4), "play-M")):
        scene = RoundScene(services, CRAWL, begun(("Ada", "Bo"), 2, scores))
        show(services, scene)
        assert scene.focus == "ready"
        scene.update(GUARD)
        press(services, "confirm")
        assert scene.focus == offered


@pytest.mark.parametrize(
    ("turns", "scores", "goal"),
    [
        (1, (), "You begin."),
        (2, (3,), "You need 4 to lead."),
        (2, (0, 0), "You need 1 to lead."),
        (2, (5, 4), "You lead."),
        (2, (5, 5), "You need 6 to lead."),
        (1, (3,), "You need 4 to win."),
        (2, (3, 7, 2), "You've already won: this turn is for glory."),
    ],
    ids=str,
)
def test_the_one_who_is_next_is_told_what_there_is_to_do(
    make_services: MakeServices, turns: int, scores: tuple[int, ...], goal: str
) -> None:
    services = make_services(narration=True)
    show(services, RoundScene(services, CRAWL, begun(("Ada", "Bo"), turns, scores)))
    assert label(services, "goal") == goal
    assert goal in services.narrator.spoken


def test_the_one_who_cannot_be_chosen_yet_has_no_frame_as_of_a_button(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = RoundScene(services, CRAWL, begun(("Ada", "Bo"), 2, (3,)))
    show(services, scene)

    def plates() -> list[str]:
        drawn: list[str] = []
        tile = scene.widget("play-W")
        with monkeypatch.context() as pen:
            pen.setattr(Canvas, "plate", lambda canvas, name, box, *rest, **more: drawn.append(name))
            tile.draw(services.canvas, tile.box, Look(False, False))
        return drawn

    assert "list-row" not in plates()
    scene.update(GUARD)
    press(services, "confirm")
    assert scene.ready
    assert "list-row" in plates()


def test_a_score_is_a_bar_in_a_tube_below_what_is_written(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = RoundScene(services, CRAWL, begun(("Ada", "Bo", "Cy"), 1, (40, 10)))
    show(services, scene)
    drawn: dict[str, Box] = {}
    monkeypatch.setattr(Canvas, "plate", lambda canvas, name, box, *rest, **more: drawn.update({name: box}))
    for id, share in (("standing-0", 1.0), ("standing-1", 0.25)):
        row = scene.widget(id)
        row.draw(services.canvas, row.box, Look(False, False))
        tube, bar = drawn["life-tube"], drawn["life-full"]
        assert bar.w == pytest.approx(share * tube.w)
        assert tube.inside(row.box)
        name = row.rooms[1]
        assert name.centre[1] + row.cells[1].height / 2 <= tube.y + 4, "no line under the letters"


@pytest.mark.parametrize("text", ["1", "2"])
def test_the_turns_stand_in_columns(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    show(services, RoundScene(services, CRAWL, begun(("Ada", "Bo", "Cy"), 3, (10, 0, 113, 7))))
    rows = [row for n in range(3) if isinstance(row := top(services).widget(f"standing-{n}"), StandingRow)]
    assert [len(row.columns) for row in rows] == [3, 3, 3]
    assert len({tuple((column.x, column.w) for column in row.columns) for row in rows}) == 1
    assert not any(block.lines[0].endswith("…") for row in rows for block in row.cells[3:])


# at the end


def test_the_places_come_one_by_one_the_winner_last(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False, narration=True)
    scene = WinnerScene(services, CRAWL, begun(("Ada", "Bo", "Cy"), 1, (10, 41, 7)))
    show(services, scene)
    seen = []
    for _again in range(3):
        assert scene.title() == "The round is over"
        assert "trophy" not in ids(services)
        assert label(services, "first") == "I", "the front of the step is not bare"
        scene.update(LAST)
        seen.append([id for id in ids(services) if id.startswith("standing-")])
    assert seen == [["standing-2"], ["standing-1", "standing-2"], ["standing-0", "standing-1", "standing-2"]]
    assert scene.title() == "Bo wins"
    assert label(services, "points") == "41"
    assert "first" not in ids(services)
    assert label(services, "margin") == "Hardcore  ·  31 points ahead of Ada"
    assert scene.sparks.bursting
    told = [text for text in services.narrator.spoken if ". Best" in text or "wins" in text]
    assert [text.split(":")[0] for text in told] == ["3. Cy", "2. Ada", "1. Bo", "Bo wins"]


@pytest.mark.parametrize("many", [2, 8])
def test_the_winner_is_told_soon_however_many_play(make_services: MakeServices, many: int) -> None:
    scene = WinnerScene(make_services(reduced_motion=False), CRAWL, begun(tuple("ABCDEFGH"[:many]), 1, range(many)))
    show(scene.services, scene)
    seconds = 0.0
    while scene.hidden:
        scene.update(0.05)
        seconds += 0.05
    assert LAST < seconds < TOLD + 0.1 < 5


def test_a_press_shows_all_places_at_once_and_nothing_else(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = WinnerScene(services, CRAWL, begun(("Ada", "Bo"), 1, (10, 41)))
    show(services, scene)
    scene.update(GUARD)
    press(services, "confirm")
    assert top(services) is scene
    assert {"standing-0", "standing-1", "points"} <= set(ids(services))


def test_who_hammers_away_at_the_page_before_sees_who_has_won(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = WinnerScene(services, CRAWL, begun(("Ada", "Bo"), 1, (10, 41)))
    show(services, scene)
    for _press in range(20):
        press(services, "confirm")
        scene.update(GUARD / 2)
    assert top(services) is scene


def test_without_motion_nothing_flies_and_nobody_waits(services: Services) -> None:
    scene = WinnerScene(services, CRAWL, begun(("Ada", "Bo"), 1, (10, 41)))
    show(services, scene)
    scene.update(GUARD)
    assert scene.at_rest()
    scene.update(EVERY)
    assert not len(scene.sparks)


def test_each_place_is_in_view_when_it_comes(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False, text="2")
    scene = WinnerScene(services, CRAWL, begun(tuple("ABCDEFGH"), 1, tuple(range(1, 9))))
    show(services, scene)
    for place in range(7, -1, -1):
        scene.update(LAST)
        row = scene.widget(f"standing-{place}")
        assert row is not None
        assert scene.scroller.box_of(row).inside(scene.scroller.box, 2)
    assert scene.scroller.offset == 0


def test_those_who_share_the_first_place_are_all_crowned(services: Services) -> None:
    show(services, WinnerScene(services, CRAWL, begun(("Ada", "Bo", "Cy"), 1, (10, 10, 7))))
    assert label(services, "heading") == "A draw: Ada, Bo"
    assert label(services, "margin") == "Hardcore  ·  Nothing decides between them."
    rows = [top(services).widget(f"standing-{n}") for n in range(3)]
    assert [row.crowned for row in rows] == [True, True, False]  # type: ignore[union-attr]


def test_the_podium_fills_as_the_places_come(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = WinnerScene(services, CRAWL, begun(("Ada", "Bo", "Cy"), 1, (10, 41, 7)))
    show(services, scene)
    seen = []
    for _again in range(3):
        scene.update(LAST)
        seen.append({id: label(services, id) for id in ids(services) if id.startswith("champions-")})
    assert seen == [
        {"champions-1": "Not known yet", "champions-3": "Cy"},
        {"champions-1": "Not known yet", "champions-2": "Ada", "champions-3": "Cy"},
        {"champions-1": "Bo", "champions-2": "Ada", "champions-3": "Cy"},
    ]


def test_who_brought_nothing_home_stands_on_no_step(services: Services) -> None:
    show(services, WinnerScene(services, CRAWL, begun(("Ada", "Bo", "Cy"), 1, (10, 10, 0))))
    assert [id for id in ids(services) if id.startswith("champions-")] == ["champions-1"]
    assert label(services, "champions-1") == "Ada, Bo"


def test_paper_comes_down_for_a_winner_and_stops(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = WinnerScene(services, CRAWL, begun(("Ada", "Bo"), 1, (10, 41)))
    show(services, scene)
    press(services, "confirm")
    scene.update(GUARD)
    press(services, "confirm")
    most = 0
    for _frame in range(80):
        scene.update(0.1)
        most = max(most, len(scene.sparks))
    assert most > 30
    assert scene.at_rest()


def test_where_nobody_brought_anything_home_there_is_no_laurel(services: Services) -> None:
    show(services, WinnerScene(services, CRAWL, begun(("Ada", "Bo"), 1, (0, 0))))
    assert not {"laurel", "points", "margin", "podium"} & set(ids(services))


def test_a_turn_of_practice_is_spoken_as_such(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    show(services, RoundScene(services, CRAWL, begun(("Ada", "Bo"), 2, (3, 5), marked=True)))
    assert "1. Bo: 5 (practice), still to come. Best 5." in services.narrator.spoken
    assert not {"Turns", "Best"} & {*services.narrator.spoken}, "what stands over the columns means nothing by itself"


def test_everybody_is_told_how_all_stand(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    show(services, RoundScene(services, CRAWL, begun(("Ada", "Bo"), 2, (3, 5))))
    told = " ".join(services.narrator.spoken)
    assert "Pass it to Ada" in told
    assert "1. Bo: 5, still to come. Best 5." in told
    assert "2. Ada: 3, still to come. Best 3." in told
