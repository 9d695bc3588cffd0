"""Tests that rules come first and animation follows: at any speed and frame rate, and with any hasty input, no action
is lost or doubled, and no card is left in the air."""

import random
from typing import Any

import pygame
import pytest

from game.app.input.bindings import Intent
from game.app.main import Loop
from game.app.routes.menus import table_of
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.stage import Stage
from game.core.game import defaults
from game.core.match import Match
from game.rules import games
from tests.app import crawl
from tests.app.conftest import MakeServices
from tests.app.driving import top
from tests.app.events import key, mouse, moved
from tests.app.looks import pen
from tests.app.scenery import GAME, fresh, moment
from tests.rotation import rotating

PACES: list[dict[str, Any]] = [
    {"speed": "0.5"}, {"speed": "1"}, {"speed": "4"}, {"speed": "instant"}, {"reduced_motion": True},
]  # fmt: skip
RATES = (1 / 240, 1 / 60, 1 / 7)  # seconds per frame
SIZES = ((1024, 768), (1280, 800), (1920, 1080), (640, 400), (3440, 1440), (1280, 800))
DIAMONDS = games()["diamonds"]
LONGEST = 60.0  # seconds: every animation is shorter
paces = pytest.mark.parametrize("pace", rotating(PACES), ids=lambda pace: "-".join(map(str, pace.values())))
rates = pytest.mark.parametrize("rate", RATES, ids=lambda rate: f"{1 / rate:.0f}fps")


def begun(make_services: MakeServices, pace: dict[str, Any], **more: Any) -> tuple[Loop, TableScene]:
    services = make_services(**{"reduced_motion": False, "ask_fatal": False, **pace, **more})
    services.stack.push(table_of(services, fresh()))
    loop = Loop(services)
    loop.frame([], 0.01)
    scene = top(services)
    assert isinstance(scene, TableScene)
    return loop, scene


def click(services: Services, id: str) -> list[pygame.event.Event]:
    """The events of a click on a thing, at its current place."""
    scene = top(services)
    widget = scene.widget(id)
    assert widget is not None, f"there is no {id}"
    x, y = services.layout.point(scene.scroller.box_of(widget).centre)
    at = round(x), round(y)
    return [moved(at), mouse(1, True, at), mouse(1, False, at)]


def wanted(scene: TableScene) -> tuple[str, tuple[str, ...]]:
    """The action that the adviser would choose, and the ids of the things to press for it."""
    action = GAME.adviser().choose(scene.match.view(0))
    return str(action), action.ids or (action.verb,)


def at_rest(loop: Loop, rate: float) -> None:
    """Run the program until nothing moves."""
    scene, passed = top(loop.services), 0.0
    while top(loop.services) is scene and not scene.at_rest():
        loop.frame([], rate)
        passed += rate
        assert passed < LONGEST, "the animation never ends"


def lies(stage: Stage) -> dict[str, list[tuple[Any, ...]]]:
    """The place and look of every card on the stage, by zone."""
    return {
        zone: [(sprite.card, sprite.at, sprite.width, sprite.turn, sprite.tilt, sprite.layout) for sprite in pile]
        for zone, pile in stage.piles.items()
    }


def check_table(scene: TableScene) -> None:
    """Assert that the table shows exactly the state of the match."""
    plain = Stage(scene.top.places, lambda name: None)
    view = scene.match.view(0)
    plain.sync(view)
    assert lies(scene.top.stage) == lies(plain)
    assert scene.top.stage.gauges == {name: float(value) for name, value in view.gauges.items()}
    assert not scene.top.stage.flying
    assert scene.play.view == view
    shown = {widget.id for widget in scene.widgets if widget.role == "card" and widget.id != "weapon"}
    assert shown == {str(view.top(f"room.{i}").id) for i in range(4) if view.top(f"room.{i}")}  # type: ignore[union-attr]


@pytest.mark.slow
@paces
@rates
def test_a_mashing_player_loses_and_doubles_nothing(
    make_services: MakeServices, pace: dict[str, Any], rate: float
) -> None:
    """Every press comes while the last one is still animated: it hurries that animation, and is then performed."""
    loop, scene = begun(make_services, pace)
    done: list[str] = []
    with pen():
        while not scene.match.over:
            action, ids = wanted(scene)
            for id in ids:
                if len(scene.match.log) == len(done):  # the first pick may already have performed it
                    loop.frame(click(loop.services, id), rate)
            done.append(action)
            assert [str(each) for each in scene.match.log] == done
        at_rest(loop, rate)
        loop.frame([], rate)
    assert top(loop.services).name == "result"
    assert len(loop.services.records.runs) == 1


@pytest.mark.slow
@paces
@rates
def test_what_is_shown_becomes_what_is(make_services: MakeServices, pace: dict[str, Any], rate: float) -> None:
    loop, scene = begun(make_services, pace)
    with pen():
        at_rest(loop, rate)
        check_table(scene)
        for _ in range(6):
            scene.commands.do(GAME.adviser().choose(scene.match.view(0)))
            at_rest(loop, rate)
            if top(loop.services) is scene:
                check_table(scene)


@pytest.mark.slow
@paces
def test_the_window_is_resized_while_cards_fly(make_services: MakeServices, pace: dict[str, Any]) -> None:
    loop, scene = begun(make_services, pace)
    chance = random.Random(4)
    with pen():
        for size in SIZES * 2:
            scene.top.hurry()
            scene.commands.do(GAME.adviser().choose(scene.match.view(0)))
            for _ in range(chance.randrange(8)):
                loop.frame([], 1 / 60)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            loop.frame([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 1 / 60)
            assert (loop.services.layout.width, loop.services.layout.height) == size
            at_rest(loop, 1 / 60)
            if top(loop.services) is not scene:
                break
            check_table(scene)


@pytest.mark.parametrize("frames", [0, 4, 12, 30])
def test_a_setting_is_changed_while_a_table_tells_whose_turn_it_is(make_services: MakeServices, frames: int) -> None:
    services = make_services(reduced_motion=False, speed="0.5")
    services.stack.push(table_of(services, crawl.begun("mage", "normal")))
    loop = Loop(services)
    with pen():
        for _ in range(1 + frames):
            loop.frame([], 0.05)
        assert not top(services).at_rest()
        services.change(contrast=True)
        loop.frame([], 0.05)
        assert top(services).at_rest()


def test_a_press_on_nothing_only_hurries(make_services: MakeServices) -> None:
    loop, scene = begun(make_services, {"speed": "0.5"})
    with pen():
        assert not scene.at_rest()
        loop.frame([mouse(1, True, (640, 20)), mouse(1, False, (640, 20))], 0.0)
        assert scene.at_rest()
        assert not scene.match.log
        check_table(scene)


@pytest.mark.parametrize("command", ["confirm", "avoid"])
def test_what_is_not_seen_to_have_the_focus_is_not_done(make_services: MakeServices, command: str) -> None:
    """While a card flies, no focus ring shows what a key would choose: the foot says that the key hurries, and so it
    does."""
    loop, scene = begun(make_services, {"speed": "1"})
    with pen():
        at_rest(loop, 1 / 60)
        assert "avoid" in dict(scene.prompts())
        scene.commands.do(next(action for action in scene.match.legal(0) if action.ids))
        loop.frame([], 1 / 60)
        assert not scene.at_rest()
        foot = dict(scene.prompts())
        assert (foot["confirm"], foot["undo"]) == ("Skip ahead", "Undo")
        assert not {"avoid", "hint"} & foot.keys()
        scene.handle(Intent(command))
        assert scene.at_rest()
        assert len(scene.match.log) == 1
        assert dict(scene.prompts())["confirm"] in ("Fight", "Take", "Drink", "Choose")


def test_the_same_key_again_and_again(make_services: MakeServices) -> None:
    """With keys pressed all the time, each press performs one action at the most."""
    loop, scene = begun(make_services, {"speed": "1"})
    presses = 0
    with pen():
        while top(loop.services) is scene and presses < 300:
            before = len(scene.match.log)
            for down in (True, False):
                loop.frame([key(pygame.K_1 + presses % 4, down, "1234"[presses % 4])], 1 / 60)
            assert len(scene.match.log) - before <= 1
            presses += 1
    assert scene.match.over


# dragging


def drag(services: Services, id: str, target: str) -> list[pygame.event.Event]:
    down, up = click(services, id), click(services, target)
    return [*down[:2], moved((down[0].pos[0] + 40, down[0].pos[1])), up[0], up[2]]


@pytest.mark.parametrize("target", ["weapon", "fists"])
def test_a_monster_is_dragged_to_what_it_is_fought_with(make_services: MakeServices, target: str) -> None:
    services = make_services()
    match = moment("armed")
    services.stack.push(table_of(services, match))
    loop = Loop(services)
    action = next(each for each in match.legal(0) if each.ids[1:] == (target,))
    both = [each for each in match.legal(0) if each.ids[:1] == action.ids[:1]]
    assert len(both) == 2 or target == "fists"
    with pen():
        loop.frame([], 0.1)
        before = len(match.log)
        loop.frame(drag(services, action.ids[0], target), 0.1)
    assert len(match.log) == before + 1
    assert match.log[-1] == action


def test_a_card_that_means_one_thing_is_dragged_to_the_players_side(make_services: MakeServices) -> None:
    services = make_services()
    game = games()["diamonds"]
    match = Match(game, defaults(game), 8)
    services.stack.push(table_of(services, match))
    loop = Loop(services)
    with pen():
        loop.frame([], 0.1)
        action = next(each for each in match.legal(0) if each.verb == "take")
        loop.frame(drag(services, action.ids[0], "weapon.0-caption"), 0.1)
    assert match.log == [action]


@pytest.mark.parametrize("pace", [{"speed": "1"}, {"reduced_motion": True}], ids=["moving", "still"])
def test_a_card_let_go_elsewhere_goes_home(make_services: MakeServices, pace: dict[str, Any]) -> None:
    loop, scene = begun(make_services, pace)
    with pen():
        at_rest(loop, 1 / 60)
        card = next(widget.id for widget in scene.widgets if widget.role == "card")
        for target in ("deck", "discard", card):
            loop.frame(drag(loop.services, card, target), 1 / 60)
            at_rest(loop, 1 / 60)
            assert not scene.match.log
            assert not scene.play.selection.picked
            check_table(scene)


def test_a_card_follows_the_mouse_and_a_key_puts_it_back(make_services: MakeServices) -> None:
    loop, scene = begun(make_services, {"reduced_motion": True})
    with pen():
        card = next(widget.id for widget in scene.widgets if widget.role == "card")
        loop.frame(click(loop.services, card)[:2], 1 / 60)
        sprite = scene.top.stage.find(card)
        assert sprite is not None
        home = sprite.at
        x, y = loop.services.layout.point(home)
        loop.frame([moved((round(x) + 3, round(y)))], 1 / 60)
        assert sprite.at == home, "a small move is a click"
        loop.frame([moved((round(x) + 100, round(y) + 50))], 1 / 60)
        assert sprite.at[0] > home[0] + 90
        assert scene.top.stage.flying == [sprite]
        loop.frame([key(pygame.K_h, True, "h")], 1 / 60)
        assert sprite.at == home
        check_table(scene)


@pytest.mark.slow
def test_a_button_does_not_shine_before_the_cards_have_arrived(make_services: MakeServices) -> None:
    loop, scene = begun(make_services, {"speed": "1"})
    with pen():
        at_rest(loop, 1 / 60)
        while scene.match.state.facts["faced"] != 2:
            scene.commands.do(next(action for action in scene.match.legal(0) if action.ids))
            at_rest(loop, 1 / 60)
        scene.commands.do(next(action for action in scene.match.legal(0) if action.ids))
        loop.frame([], 1 / 60)
        assert not scene.at_rest()
        button = scene.widget("avoid")
        assert button is not None
        assert not button.enabled
        at_rest(loop, 1 / 60)
        button = scene.widget("avoid")
        assert button is not None
        assert button.enabled


def watched(loop: Loop, scene: TableScene | ReplayScene, *ids: str) -> list[tuple[str, ...]]:
    """The texts of some things during an animation, each different state once."""
    seen: list[tuple[str, ...]] = []
    while not scene.at_rest():
        loop.frame([], 1 / 60)
        widgets = [scene.widget(id) for id in ids]
        told = tuple(f"{widget.label} {widget.value}" for widget in widgets if widget is not None)
        if not scene.at_rest() and told not in seen[-1:]:
            seen.append(told)
    return seen


def armed_and_fighting(seed: int = 7) -> Match:
    """A play of Diamonds & Dragons in which the weapon is about to strike for the first time."""
    match = Match(DIAMONDS, defaults(DIAMONDS), seed)
    while not any(action.verb == "fight" for action in match.legal(0)) or not match.view(0).top("weapon.0"):
        match.play(DIAMONDS.adviser().choose(match.view(0)))
    return match


@pytest.mark.slow
def test_the_words_about_a_weapon_come_with_the_card(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False, ask_fatal=False)
    match = armed_and_fighting()
    scene = table_of(services, match)
    services.stack.push(scene)
    loop = Loop(services)
    with pen():
        loop.frame([], 1 / 60)
        scene.commands.do(next(action for action in match.legal(0) if action.verb == "fight"))
        assert watched(loop, scene, "weapon.0-caption") == [()], "it is silent while the weapon strikes"
        assert scene.widget("weapon.0-caption").label.startswith("Breaks on"), "it lies there again"


def test_a_pile_counts_the_cards_that_have_arrived(make_services: MakeServices) -> None:
    loop, scene = begun(make_services, {"speed": "1"})
    with pen():
        counts = [int(told.split()[-1]) for (told,) in watched(loop, scene, "deck")]
        assert counts == list(range(counts[0], len(scene.play.view.zones["deck"]) - 1, -1))
        assert len(counts) > 3


def test_in_a_replay_the_words_about_a_weapon_come_with_the_card(make_services: MakeServices) -> None:
    match = armed_and_fighting()
    match.play(next(action for action in match.legal(0) if action.verb == "fight"))
    services = make_services(reduced_motion=False)
    scene = ReplayScene(services, match)
    services.stack.push(scene)
    loop = Loop(services)
    with pen():
        loop.frame([], 1 / 60)
        scene.jump(len(match.log) - 1)
        scene.step()
        assert watched(loop, scene, "weapon.0-caption") == [()], "it is silent while the weapon strikes"
        assert scene.widget("weapon.0-caption").label.startswith("Breaks on"), "it lies there again"


@pytest.mark.slow
def test_what_is_to_be_done_waits_for_the_cards_even_where_something_was_said(make_services: MakeServices) -> None:
    loop, scene = begun(make_services, {"speed": "1"})
    with pen():
        at_rest(loop, 1 / 60)
        scene.top.spoken.hang_up("Far too many teeth in here.", scene.play.doer, not scene.top.pace)
        scene.refresh()
        at_rest(loop, 1 / 60)
        before = scene.widget("status")
        assert before is not None
        scene.commands.do(next(action for action in scene.match.legal(0) if action.ids))
        assert watched(loop, scene, "status") in ([(f"{before.label} ",)], [(" ",)])  # the old text, or none yet
        after = scene.widget("status")
        assert after is not None
        assert after.label != before.label
