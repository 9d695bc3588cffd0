"""Tests for the speed of tables: its key and button, fast forward and fighting on with a held button, questions that
are not asked, and the seconds from a press to the next decision."""

import json
import statistics
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app.input.bindings import Intent, default_bindings
from game.app.main import Loop
from game.app.play.pace import AFTER, FAST
from game.app.routes.menus import table_of
from game.app.screens.replay import ReplayScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.skins.deuces_fights import BlowVerdict
from game.core.game import defaults
from game.core.match import Match
from game.core.moot import moot_answer
from game.core.save import read, write
from game.rules import games
from game.rules.crawl.auto_repeat import STOPS
from tests.app import crawl
from tests.app.conftest import MakeServices
from tests.app.driving import top
from tests.app.events import event, key, mouse, moved
from tests.app.looks import pen
from tests.app.scenery import SCENES, fresh

DEUCES, CRAWL = games()["deuces"], games()["crawl"]
FRAME = 1 / 60
MOST = 2.5  # seconds from a press to the next decision, half of the time
DECISIONS = 24


def seated(make_services: MakeServices, match: Match, **settings: Any) -> tuple[Loop, TableScene]:
    """A table of a play, with motion, at rest."""
    services = make_services(**{"reduced_motion": False, "taught": ("deuces", "crawl"), **settings})
    scene = table_of(services, match)
    services.stack.push(scene)
    loop = Loop(services)
    loop.frame([], 0.01)
    settle(loop, scene)
    return loop, scene


def settle(loop: Loop, scene: TableScene) -> float:
    """Let time pass, without drawing, until the table waits for the player; return the seconds."""
    passed = 0.0
    while not scene.at_rest() and loop.services.stack.top is scene:
        loop.services.update(FRAME)
        loop.services.stack.settle(lambda: None)
        passed += FRAME
        assert passed < 60
    return passed


def stored(services: Services) -> str:
    """The speed in the settings file."""
    return str(json.loads((services.homes.config / "settings.json").read_text(encoding="utf-8"))["speed"])


def shown(scene: TableScene) -> str:
    """What the speed button shows."""
    button = scene.widget("speed")
    assert button is not None
    return button.blocks()[0].lines[0]


def click(services: Services, id: str) -> Iterator[pygame.event.Event]:
    scene = top(services)
    widget = scene.widget(id)
    assert widget is not None
    at = tuple(map(round, services.layout.point(scene.scroller.box_of(widget).centre)))
    return iter((moved(at), mouse(1, True, at), mouse(1, False, at)))


# speed


@pytest.mark.parametrize("way", [*(code for code in default_bindings()["speed"]), "mouse"])
def test_the_speed_is_changed_at_the_table_while_cards_fly_and_remembered(make_services: MakeServices, way: str):
    loop, scene = seated(make_services, fresh())
    services = loop.services
    with pen():
        for speed in ("2", "4", "1"):
            scene.commands.do(scene.play.view.legal[0])
            loop.frame([], FRAME)
            flying = scene.top.timeline
            assert flying is not None
            if way == "mouse":
                loop.frame([*click(services, "speed")], FRAME)
            else:
                loop.frame([event(way), event(way, False)], FRAME)
            assert scene.top.timeline is flying, "the change neither hurries nor ends what moves"
            assert (services.settings.speed, stored(services), shown(scene)) == (speed, speed, f"{speed}×")
            settle(loop, scene)


@pytest.mark.parametrize(("before", "after"), [("0.5", "1"), ("instant", "1")])
def test_speeds_that_the_table_does_not_offer_lead_to_the_usual_one(make_services: MakeServices, before, after):
    loop, _scene = seated(make_services, fresh(), speed=before)
    loop.frame([event("key:t")], FRAME)
    assert loop.services.settings.speed == after


def test_the_key_changes_the_speed_of_a_replay(make_services: MakeServices):
    services = make_services(reduced_motion=False)
    match = fresh()
    match.play(match.legal(0)[0])
    scene = ReplayScene(services, match)
    services.stack.push(scene)
    loop = Loop(services)
    with pen():
        loop.frame([], FRAME)
        before = scene.speed
        loop.frame([event("key:t")], FRAME)
    assert scene.speed != before


def test_without_motion_there_is_no_speed_to_change(make_services: MakeServices):
    loop, scene = seated(make_services, fresh(), reduced_motion=True)
    loop.frame([event("key:t")], FRAME)
    assert scene.widget("speed") is None
    assert loop.services.settings.speed == "1"
    assert "reduced" in str(loop.services.toast)


# a held button


@pytest.mark.slow
def test_a_held_button_fast_forwards(make_services: MakeServices):
    loop, scene = seated(make_services, fresh())
    took = []
    for down in (False, True):
        loop.services.input.drop_all()
        scene.commands.do(scene.play.view.legal[0])
        if down:
            loop.services.input._down["key:return", 0] = ("confirm", loop.services.input.now - AFTER)
        took.append(settle(loop, scene))
    assert took[1] < took[0] / FAST * 1.6


@pytest.mark.slow
@pytest.mark.parametrize("code", ["key:return", "pad:a", "mouse"])
def test_a_fight_is_fought_on_by_one_held_button_until_there_is_a_reason_to_stop(make_services: MakeServices, code):
    match = crawl.moment("warrior", "fight", "normal")
    loop, scene = seated(make_services, match)
    services, before = loop.services, len(match.log)
    scene.set_focus("strike")
    with pen():
        if code == "mouse":
            loop.frame([*click(services, "strike")][:2], FRAME)
        else:
            loop.frame([event(code)], FRAME)
        for _ in range(3000):
            for intent in services.input.tick(FRAME):
                loop._intent(intent)
            services.update(FRAME)
            services.stack.settle(lambda: None)
        views = [match.view(0)]
        assert len(match.log) > before + 1, "several exchanges with one press"
        assert all(action.verb == "strike" for action in match.log[before:])
        undone = Match(CRAWL, match.options, match.seed)
        for action in match.log:
            views.append(undone.view(0))
            undone.play(action)
        views = [*views[1:], undone.view(0)]
        stops = [
            CRAWL.auto_repeat.stop(one, other) for one, other in zip(views[before:], views[before + 1 :], strict=False)
        ]
        assert not any(stops[:-1]), "it goes on while nothing happens"
        assert stops[-1] is not None, "and stops with a reason"
        assert stops[-1].id in STOPS


@pytest.mark.slow
def test_a_short_press_is_one_blow(make_services: MakeServices):
    match = crawl.moment("warrior", "fight", "normal")
    loop, scene = seated(make_services, match)
    before = len(match.log)
    scene.set_focus("strike")
    with pen():
        loop.frame([key(pygame.K_RETURN)], FRAME)
        loop.frame([key(pygame.K_RETURN, False)], FRAME)
    settle(loop, scene)
    for _ in range(60):
        loop.services.update(FRAME)
    assert len(match.log) == before + 1


# questions that do not matter


def before_a_moot_question(seed: int) -> Match:
    """A play just before the person's action after which a question comes that does not matter."""
    match = Match(DEUCES, defaults(DEUCES), seed)
    log = []
    bots = {2: DEUCES.agents()["gm"](None)}
    while moot_answer(match, 0) is None and moot_answer(match, 1) is None:
        seat = match.state.to_act[0]
        log.append(bots.get(seat, DEUCES.adviser()).choose(match.view(seat)))
        match.play(log[-1])
        assert not match.over
    last = max(n for n, action in enumerate(log) if action.seat != 2)
    again = Match(DEUCES, defaults(DEUCES), seed)
    for action in log[:last]:
        again.play(action)
    return again


@pytest.mark.slow
@pytest.mark.parametrize("asks", ["matters", "always"])
def test_what_does_not_matter_is_answered_by_an_action_in_the_log(make_services: MakeServices, asks: str):
    match = before_a_moot_question(5)
    loop, scene = seated(make_services, match, speed="instant", questions=asks, undo="free")
    scene.commands.do(DEUCES.adviser().choose(match.view(scene.play.seat)))
    for _ in range(20):
        settle(loop, scene)
    moot = moot_answer(match, match.state.to_act[0])
    assert (moot is not None) == (asks == "always")
    told = {"Nothing to use: passed.", "Nothing left to do: turn over."} & set(scene.top.chronicle.lines)
    assert bool(told) == (asks == "matters"), "the log says what was not asked"
    if asks == "matters":
        assert any(action.verb in ("pass", "use", "end") and action.seat != 2 for action in match.log[-2:])
    digest = match.digest()
    assert read(write(match, "0"), games()).digest() == digest, "the save has the answer like any other action"
    assert scene.session.may_undo
    scene.session.undo()
    assert asks == "always" or scene.session.answers.next is None, "undo does not end at a question that was not asked"
    while match.undone:
        scene.session.redo()
    assert match.digest() == digest


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("speed", ["1", "0.5", "instant"])
def test_the_speed_button_lies_on_nothing_and_can_be_read(make_services: MakeServices, text: str, speed: str):
    for name in (
        "arena, twelve foes",
        "quest, a room in focus",
        "arena, a duel",
        "table, armed",
        "lesson of deuces, task 2",
    ):
        services = make_services(text=text, speed=speed, reduced_motion=False)
        scene = SCENES[name](services)
        scene.top.hurry()
        scene.refresh()
        button, things = scene.widget("speed"), {thing.id: thing.box for thing in scene.things()}
        assert button is not None
        assert button.blocks()[0].overflow <= 0
        assert button.blocks()[0].text_px >= services.fonts.legible - 0.1
        lies_on = {id for id, box in things.items() if id != "speed" and box.inset(1, 1).overlaps(button.box)}
        assert not lies_on & {"menu", "help", "log", "title", "status", *(id for id in things if "." in id)}


# seconds


@pytest.mark.slow
def test_the_next_decision_comes_soon_after_a_press(make_services: MakeServices):
    """In a fight of two heroes at default settings, of a player who does what the adviser says."""
    loop, scene = seated(make_services, Match(DEUCES, defaults(DEUCES), 9))
    waits = []
    with pen():
        while len(waits) < DECISIONS and loop.services.stack.top is scene:
            if scene.widget("onward") is not None:
                scene.widget("onward").press()
            else:
                scene.commands.do(scene.hinting.adviser.advise(scene.play.view).action)
            waits.append(settle(loop, scene))
    assert statistics.median(waits) <= MOST


# cards that are sorted together


def sorting(make_services: MakeServices, seed: int = 4) -> tuple[Loop, TableScene]:
    """A table at which three cards were looked at and go back, on top or under the deck."""
    match = Match(DEUCES, {**defaults(DEUCES), "start": "2"}, seed)
    adviser = DEUCES.adviser()
    while {action.verb for action in match.view(1).legal} != {"over", "under"}:
        match.play(adviser.choose(match.view(match.state.to_act[0])))
    return seated(make_services, match, speed="instant")


@pytest.mark.slow
def test_cards_looked_at_go_back_together(make_services: MakeServices):
    loop, scene = sorting(make_services)
    deck, seen = [*scene.match.state.zones["deck.1"].cards], [*scene.match.state.zones["seen.1"].cards]
    assert len(seen) == 3
    scene.commands.pick("over")
    assert [action.verb for action in scene.match.log[-3:]] == ["over"] * 3
    left = scene.match.state.zones["deck.1"].cards
    drawn = scene.match.state.zones["hand.hero.1"].cards[-1]
    assert [*left, drawn] == [*deck, *seen[::-1]], "the order stays, and one is drawn"
    settle(loop, scene)


@pytest.mark.slow
def test_the_cards_that_are_picked_go_under_the_deck_in_that_order(make_services: MakeServices):
    _loop, scene = sorting(make_services)
    seen = [card.id for card in scene.match.state.zones["seen.1"].cards]
    scene.commands.pick(seen[2])
    scene.commands.pick(seen[0])
    assert scene.play.selection.picked == [seen[2], seen[0]]
    buttons = [scene.widget(verb) for verb in ("over", "under")]
    assert all(button is not None and button.enabled for button in buttons)
    scene.commands.pick("under")
    assert [action.ids[0] for action in scene.match.log[-2:]] == [seen[2], seen[0]]
    assert [card.id for card in scene.match.state.zones["deck.1"].cards[:2]] == [seen[0], seen[2]]
    assert [card.id for card in scene.match.state.zones["seen.1"].cards] == [seen[1]]


@pytest.mark.slow
def test_a_hint_puts_all_cards_back_with_two_presses(make_services: MakeServices):
    _loop, scene = sorting(make_services)
    adviser, again = DEUCES.adviser(), Match(DEUCES, scene.match.options, scene.match.seed)
    for action in scene.match.log:
        again.play(action)
    while {action.verb for action in again.view(1).legal} == {"over", "under"}:
        again.play(adviser.choose(again.view(1)))
    presses = 0
    while {action.verb for action in scene.play.view.legal} == {"over", "under"}:
        scene.commands.hint()
        assert scene.focus in ("over", "under")
        scene.act(scene.focus)
        presses += 1
    assert scene.match.digest() == again.digest(), "as if each card was put back by itself"
    assert presses <= 2


def seen(make_services: MakeServices, speed: str) -> float:
    """The real seconds for which the word about the first blow of a fight is on the table."""
    match, adviser = Match(DEUCES, defaults(DEUCES), 9), DEUCES.adviser()
    while not any(action.verb == "attack" for action in match.view(match.state.to_act[0]).legal):
        match.play(adviser.choose(match.view(match.state.to_act[0])))
    loop, scene = seated(make_services, match, speed=speed)
    scene.commands.do(next(action for action in scene.play.view.legal if action.verb == "attack"))
    frames = 0
    for _ in range(600):
        loop.services.update(FRAME)
        loop.services.stack.settle(lambda: None)
        shown = any(isinstance(word, BlowVerdict) for word in scene.top.stage.floaters)
        if frames and not shown:
            break
        frames += shown
    return frames * FRAME


@pytest.mark.slow
def test_how_a_blow_ends_can_be_read_at_any_speed(make_services: MakeServices):
    usual, *faster = (seen(make_services, speed) for speed in ("1", "2", "4"))
    assert min(faster) >= 0.7 * usual > 0.3, (usual, faster)


# hints


@pytest.mark.slow
def test_who_follows_hints_asks_for_two_and_then_always_has_one_in_focus(make_services: MakeServices):
    """Through notes, results of fights and pages of new levels, which lie over the table for a while: one press does
    what the hint says."""
    match = Match(DEUCES, defaults(DEUCES), 3)
    loop, scene = seated(make_services, match, speed="instant", first_notes=True)
    stack, asked = loop.services.stack, []
    while match.state.gauges["level"] < 2 or "trade" not in [action.verb for action in match.log]:
        for _ in range(3):
            loop.services.update(FRAME)
            stack.settle(lambda: None)
        assert stack.top is not None
        if stack.top is scene and scene.play.view.legal and scene.widget("onward") is None:
            if not scene.hinting.text:
                asked.append(len(match.log))
                scene.handle(Intent("hint"))
            assert scene.focus == scene.hinting.about
        stack.update(0.6)  # a note wants to be looked at before it is closed
        stack.top.handle(Intent("confirm"))
        stack.settle(lambda: None)
    assert len(asked) == 2


@pytest.mark.slow
def test_a_press_for_a_hint_that_is_still_to_come_by_itself_gets_it(make_services: MakeServices):
    """The press ends the animation, at whose end the hint comes: it must not end that at once."""
    loop, scene = seated(make_services, Match(DEUCES, defaults(DEUCES), 9), speed="1")
    for _ in range(2):
        while scene.top.timeline is not None or not scene.play.view.legal:
            loop.services.update(FRAME)
            settle(loop, scene)
        scene.handle(Intent("hint"))
        done = len(scene.match.log)
        while len(scene.match.log) == done:
            scene.act(scene.focus)
    assert scene.top.timeline is not None
    while not scene.play.view.legal:
        loop.services.update(FRAME)
        scene.top.hurry()
    scene.handle(Intent("hint"))
    assert scene.hinting.text
    scene.handle(Intent("hint"))
    assert not scene.hinting.text
    assert scene.focus_rules.does_something(scene.widget(scene.focus)), "a press would do nothing"


@pytest.mark.slow
def test_after_two_hints_that_were_followed_the_next_come_by_themselves(make_services: MakeServices):
    loop, scene = seated(make_services, Match(DEUCES, defaults(DEUCES), 9), speed="instant")

    def follow() -> None:
        assert scene.hinting.text
        done = len(scene.match.log)
        while len(scene.match.log) == done:
            scene.act(scene.focus)
        for _ in range(3):
            loop.services.update(FRAME)
            settle(loop, scene)

    scene.commands.hint()
    follow()
    assert not scene.hinting.text, "one hint is one hint"
    scene.commands.hint()
    follow()
    for _ in range(3):
        assert scene.hinting.text, "now they come by themselves"
        follow()
    scene.set_focus("hint")  # as the mouse does on its way to the button
    scene.handle(Intent("hint"))
    assert not scene.hinting.text, "until they are switched off"
    scene.commands.do(scene.hinting.adviser.advise(scene.play.view).action)
    settle(loop, scene)
    assert not scene.hinting.text
