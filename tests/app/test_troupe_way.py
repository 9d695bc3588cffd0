"""Tests for the page with the ways to play a party game, and for unintended clicks."""

from collections.abc import Callable

import pytest

from game.app.desk import Desk
from game.app.input.intent import POINT, PRESS, RELEASE, Intent
from game.app.main import Loop
from game.app.scene import Scene
from game.app.scenes.troupe.setup import TroupeSetup
from game.app.scenes.troupe.steady import MEANT
from game.app.scenes.troupe.way import WayScene
from game.app.scenes.troupe.waycard import WayCard
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.troupe import GAME, set_up

MODES = GAME.options[0].choices


def opened(desk: Desk, **options: str) -> TroupeSetup:
    scene = show(desk, set_up(desk, **options))
    assert isinstance(scene, TroupeSetup)
    return scene


def page(desk: Desk) -> WayScene:
    choose(desk, "mode")
    scene = top(desk)
    assert isinstance(scene, WayScene)
    return scene


def cards(scene: Scene) -> list[WayCard]:
    return [widget for widget in scene.widgets if isinstance(widget, WayCard)]


def test_every_way_is_there_with_its_picture_and_what_it_is(desk: Desk) -> None:
    opened(desk)
    shown = cards(page(desk))
    assert [card.id for card in shown] == [f"mode-{choice.value}" for choice in MODES]
    assert [card.label for card in shown] == [choice.label for choice in MODES]
    assert [card.help for card in shown] == [choice.help for choice in MODES]
    for what in ({card.picture for card in shown}, {card.icon for card in shown}):
        assert len(what) == len(MODES)
        assert "" not in what


def test_it_says_for_how_many_and_who_else_is_there(desk: Desk) -> None:
    opened(desk)
    assert [card.value for card in cards(page(desk))] == [
        "Heroes: 1–4, Game Master, chosen",
        "Heroes: 1–4, Game Master",
        "Heroes: 1–4, Game Master",
        "Heroes: 1–4, Game Master",
        "Heroes: 2–4",
        "Players: 2",
    ]


@pytest.mark.parametrize("do", [choose, click])
@pytest.mark.parametrize("now", ["power", "duel"])
def test_one_is_chosen_with_a_press_and_the_set_up_is_there_again(
    desk: Desk, do: Callable[[Desk, str], None], now: str
) -> None:
    setup = opened(desk, mode=now)
    assert page(desk).focus == f"mode-{now}"
    do(desk, "mode-quest")
    assert top(desk) is setup
    assert setup.focus == "mode"
    assert label(desk, "mode") == "Game Traditional Quest"
    assert label(desk, "told") == setup.chosen("mode").help
    assert [card.id for card in cards(page(desk)) if card.chosen] == ["mode-quest"]


def test_back_changes_nothing(desk: Desk) -> None:
    setup = opened(desk, mode="loot")
    for way in ("cancel", "back"):
        page(desk).set_focus("mode-boss")
        press(desk, "cancel") if way == "cancel" else choose(desk, way)
        assert top(desk) is setup
        assert (setup.focus, setup.options["mode"]) == ("mode", "loot")


def test_arrows_lead_across_and_down_and_the_narrator_says_it_all(desk: Desk) -> None:
    said = list[str]()
    opened(desk)
    scene = page(desk)
    desk.narrator.say = lambda text, interrupt=False: said.append(text)  # type: ignore[method-assign]
    for way, id in (("right", "mode-boss"), ("down", "mode-quest"), ("left", "mode-loot"), ("down", "mode-masters")):
        press(desk, way)
        assert scene.focus == id
    told = " ".join(said)
    for words in ("Traditional Quest", MODES[3].help, "Heroes: 2–4", "4 of 6"):
        assert words in told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("text", "columns"), [("1", 2), ("1.5", 1), ("2", 1)])
def test_large_letters_have_one_column(make_desk: MakeDesk, text: str, columns: int, language: str) -> None:
    desk = make_desk(text=text, language=language)
    opened(desk)
    scene = page(desk)
    shown = cards(scene)
    assert len({card.box.x for card in shown}) == columns
    assert all(card.tall <= card.box.h for card in shown)
    press(desk, *["down"] * 5 if columns == 1 else ["down"] * 2)
    inside = next(thing for thing in scene.things() if thing.id == scene.focus)
    assert not inside.state["out_of_view"]


# double clicks


def click_at(desk: Desk, at: tuple[float, float]) -> None:
    for kind in (POINT, PRESS, RELEASE):
        top(desk).handle(Intent(kind, at))
    frames(desk)


def wait(desk: Desk, seconds: float) -> None:
    loop = Loop(desk)
    for _ in range(round(seconds * 60) + 1):
        loop.frame([], 1 / 60)


def centre(desk: Desk, id: str) -> tuple[float, float]:
    widget = top(desk).widget(id)
    assert widget is not None
    return top(desk).box_of(widget).centre


@pytest.mark.parametrize("meant", [False, True])
def test_a_second_click_presses_nothing_that_has_come_into_the_place(desk: Desk, meant: bool) -> None:
    setup = opened(desk, heroes="3")
    widget = setup.widget("add")
    assert widget is not None
    at = (setup.box_of(widget).x + 5, setup.box_of(widget).centre[1])
    click_at(desk, at)
    there = setup.at(at)
    assert there is not None
    assert there.id == "member-3"
    if meant:
        wait(desk, MEANT)
    click_at(desk, at)
    assert (top(desk) is not setup) == meant
    assert setup.options["heroes"] == "4"


def test_the_same_thing_is_pressed_as_fast_as_one_likes(desk: Desk) -> None:
    setup = opened(desk)
    for value in ("-1", "0", "1"):
        click(desk, "target")
        assert setup.options["target"] == value


def test_a_double_click_opens_the_page_and_chooses_nothing(desk: Desk) -> None:
    setup = opened(desk)
    at = centre(desk, "mode")
    click_at(desk, at)
    click_at(desk, at)
    assert isinstance(top(desk), WayScene)
    assert setup.options["mode"] == "power"


def test_a_double_click_on_a_way_presses_nothing_of_the_set_up(desk: Desk) -> None:
    setup = opened(desk)
    for way in MODES:
        page(desk)
        at = centre(desk, f"mode-{way.value}")
        click_at(desk, at)
        assert top(desk) is setup
        before = (dict(setup.options), dict(setup.holders))
        click_at(desk, at)
        assert top(desk) is setup
        assert (setup.options, setup.holders) == before
        wait(desk, MEANT)


def test_another_place_is_pressed_at_once(desk: Desk) -> None:
    setup = opened(desk)
    click(desk, "target")
    click(desk, "holder-Hero 2")
    assert setup.options["target"] == "-1"
    assert setup.holders["Hero 2"] == "hero"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080)])
def test_all_ways_are_in_view_at_once(make_desk: MakeDesk, size: tuple[int, int], language: str) -> None:
    desk = make_desk(size, language=language)
    opened(desk)
    assert not any(thing.state.get("out_of_view") for thing in page(desk).things())


def test_the_page_of_the_ways_names_their_game(desk: Desk) -> None:
    opened(desk)
    assert page(desk).title() == "Ways to play Dungeons and Deuces", "not the title of the shelf of games"
