"""Tests for the page with the ways to play a party game, and for unintended clicks."""

from collections.abc import Callable

import pytest

from game.app.input.bindings import POINT, PRESS, RELEASE, Intent
from game.app.main import Loop
from game.app.screens.party_setup.mode import MEANT, ModeCard, ModeScene
from game.app.screens.party_setup.setup import PartySetup
from game.app.services import Services
from game.app.ui.scene import Scene
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, show, top
from tests.app.party_setup import GAME, set_up
from tests.rotation import spoken

MODES = GAME.options[0].choices


def opened(services: Services, **options: str) -> PartySetup:
    scene = show(services, set_up(services, **options))
    assert isinstance(scene, PartySetup)
    return scene


def page(services: Services) -> ModeScene:
    choose(services, "mode")
    scene = top(services)
    assert isinstance(scene, ModeScene)
    return scene


def cards(scene: Scene) -> list[ModeCard]:
    return [widget for widget in scene.widgets if isinstance(widget, ModeCard)]


def test_every_way_is_there_with_its_picture_and_what_it_is(services: Services) -> None:
    opened(services)
    shown = cards(page(services))
    assert [card.id for card in shown] == [f"mode-{choice.value}" for choice in MODES]
    assert [card.label for card in shown] == [choice.label for choice in MODES]
    assert [card.help for card in shown] == [choice.help for choice in MODES]
    for what in ({card.picture for card in shown}, {card.icon for card in shown}):
        assert len(what) == len(MODES)
        assert "" not in what


def test_it_says_for_how_many_and_who_else_is_there(services: Services) -> None:
    opened(services)
    assert [card.value for card in cards(page(services))] == [
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
    services: Services, do: Callable[[Services, str], None], now: str
) -> None:
    setup = opened(services, mode=now)
    assert page(services).focus == f"mode-{now}"
    do(services, "mode-quest")
    assert top(services) is setup
    assert setup.focus == "mode"
    assert label(services, "mode") == "Game Traditional Quest"
    assert label(services, "told") == setup.choices.chosen("mode").help
    assert [card.id for card in cards(page(services)) if card.chosen] == ["mode-quest"]


def test_back_changes_nothing(services: Services) -> None:
    setup = opened(services, mode="loot")
    for way in ("cancel", "back"):
        page(services).set_focus("mode-boss")
        press(services, "cancel") if way == "cancel" else choose(services, way)
        assert top(services) is setup
        assert (setup.focus, setup.options["mode"]) == ("mode", "loot")


def test_arrows_lead_across_and_down_and_the_narrator_says_it_all(services: Services) -> None:
    said = list[str]()
    opened(services)
    scene = page(services)
    services.narrator.say = lambda text, interrupt=False: said.append(text)  # type: ignore[method-assign]
    for way, id in (("right", "mode-boss"), ("down", "mode-quest"), ("left", "mode-loot"), ("down", "mode-masters")):
        press(services, way)
        assert scene.focus == id
    told = " ".join(said)
    for words in ("Traditional Quest", MODES[3].help, "Heroes: 2–4", "4 of 6"):
        assert words in told


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize(("text", "columns"), [("1", 2), ("1.5", 1), ("2", 1)])
def test_large_letters_have_one_column(make_services: MakeServices, text: str, columns: int, language: str) -> None:
    services = make_services(text=text, language=language)
    opened(services)
    scene = page(services)
    shown = cards(scene)
    assert len({card.box.x for card in shown}) == columns
    assert all(card.tall <= card.box.h for card in shown)
    press(services, *["down"] * 5 if columns == 1 else ["down"] * 2)
    inside = next(thing for thing in scene.things() if thing.id == scene.focus)
    assert not inside.state["out_of_view"]


# double clicks


def click_at(services: Services, at: tuple[float, float]) -> None:
    for kind in (POINT, PRESS, RELEASE):
        top(services).handle(Intent(kind, at))
    frames(services)


def wait(services: Services, seconds: float) -> None:
    loop = Loop(services)
    for _ in range(round(seconds * 60) + 1):
        loop.frame([], 1 / 60)


def centre(services: Services, id: str) -> tuple[float, float]:
    widget = top(services).widget(id)
    assert widget is not None
    return top(services).scroller.box_of(widget).centre


@pytest.mark.parametrize("meant", [False, True])
def test_a_second_click_presses_nothing_that_has_come_into_the_place(services: Services, meant: bool) -> None:
    setup = opened(services, heroes="3")
    widget = setup.widget("add")
    assert widget is not None
    at = (setup.scroller.box_of(widget).x + 5, setup.scroller.box_of(widget).centre[1])
    click_at(services, at)
    there = setup.at(at)
    assert there is not None
    assert there.id == "member-3"
    if meant:
        wait(services, MEANT)
    click_at(services, at)
    assert (top(services) is not setup) == meant
    assert setup.options["heroes"] == "4"


def test_the_same_thing_is_pressed_as_fast_as_one_likes(services: Services) -> None:
    setup = opened(services)
    for value in ("-1", "0", "1"):
        click(services, "target")
        assert setup.options["target"] == value


def test_a_double_click_opens_the_page_and_chooses_nothing(services: Services) -> None:
    setup = opened(services)
    at = centre(services, "mode")
    click_at(services, at)
    click_at(services, at)
    assert isinstance(top(services), ModeScene)
    assert setup.options["mode"] == "power"


def test_a_double_click_on_a_way_presses_nothing_of_the_set_up(services: Services) -> None:
    setup = opened(services)
    for way in MODES:
        page(services)
        at = centre(services, f"mode-{way.value}")
        click_at(services, at)
        assert top(services) is setup
        before = (dict(setup.options), dict(setup.holders))
        click_at(services, at)
        assert top(services) is setup
        assert (setup.options, setup.holders) == before
        wait(services, MEANT)


def test_another_place_is_pressed_at_once(services: Services) -> None:
    setup = opened(services)
    click(services, "target")
    click(services, "holder-Hero 2")
    assert setup.options["target"] == "-1"
    assert setup.holders["Hero 2"] == "hero"


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080)])
def test_all_ways_are_in_view_at_once(make_services: MakeServices, size: tuple[int, int], language: str) -> None:
    services = make_services(size, language=language)
    opened(services)
    assert not any(thing.state.get("out_of_view") for thing in page(services).things())


def test_the_page_of_the_ways_names_their_game(services: Services) -> None:
    opened(services)
    assert page(services).title() == "Ways to play Dungeons and Deuces", "not the title of the shelf of games"
