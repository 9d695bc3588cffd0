"""Tests for cards dragged with the mouse: they lie on top of everything, and what they would be dropped on lights up
and is what the preview is about."""

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game import i18n
from game.app.base.geometry import Point
from game.app.input.bindings import POINT, PRESS, RELEASE, Intent
from game.app.play.features.drag import OURS
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.places import EDGE
from game.app.table.preview import PreviewLine
from game.app.table.spots import CardSpot
from game.app.ui.scroll import RING
from game.app.ui.widget import Widget
from game.core.view import Action
from tests.app.conftest import MakeServices
from tests.app.layout import scenes
from tests.app.scenery import SCENES
from tests.rotation import rotating

GRAIN = 4  # difference between a colour drawn once and twice
MOST = 8  # places of a table over which a card is held
TABLES = (
    "table, start",
    "table, armed",
    "table, much slain",
    "table, weapon choice",
    "table, avoided",
    "table, last card",
    "dealer, lines",
    "two, much slain",
    "arena",
    "arena, attacked",
    "arena, an ability",
    "arena, a choice",
    "arena, as the master of six",
)


def taken_up(scene: TableScene, card: Widget) -> Point:
    """Press a card and move the mouse a little; return the place where it was taken up."""
    start = card.box.centre
    scene.handle(Intent(PRESS, start))
    scene.handle(Intent(POINT, (start[0], start[1] - 20)))
    return start


def cards(scene: TableScene) -> list[Widget]:
    """The cards that can be dragged."""
    there = [widget for widget in scene.widgets if isinstance(widget, CardSpot) and widget.focusable]
    return [
        widget
        for widget in there
        if scene.top.stage.find(widget.id) is not None and scene.dragging.drops.take_up(widget.id)
    ]


def dropped(scene: TableScene, card: Widget, at: Point, played: list[Action]) -> Iterator[str]:
    """Drag a card over a place and let it go there; yield what was wrong with what was shown before."""
    start = taken_up(scene, card)
    scene.handle(Intent(POINT, at))
    held = scene.top.stage.dragged
    if held is None:
        yield f"{card.id} is not held"
        return
    focus, preview = scene.focus, scene.widget("preview")
    told = preview.label if preview is not None else ""
    played.clear()
    scene.handle(Intent(RELEASE, at))
    aimed = [id for id in scene.play.selection.picked if id != card.id]
    if played:
        action, said = played[0], i18n.say(scene.game.preview(scene.play.view, played[0]).text)
        if focus not in (*action.ids, action.verb):
            yield f"{action} was not lit up, but {focus}"
        if told.casefold().rstrip(".") != said.casefold().rstrip("."):  # an arena makes sentences of its previews
            yield f"{action} was told as “{told}”, not as “{said}”"
    elif not aimed and focus != card.id:
        yield f"{focus} lit up, but {card.id} could not be dropped there"
    scene.play.selection.clear()
    scene.top.hurry()
    scene.handle(Intent(POINT, start))
    scene.refresh()


def watched(services: Services, name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[TableScene, list[Action]]:
    """A table at rest, and a list that gets the actions instead of the rules."""
    scene = SCENES[name](services)
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    played: list[Action] = []
    monkeypatch.setattr(scene.commands, "ask_or_do", played.append)
    return scene, played


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(TABLES))
def test_what_a_drop_would_do_is_seen_before_the_card_is_let_go(
    services: Services, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, played = watched(services, name, monkeypatch)
    there = [widget for widget in scene.widgets if widget.focusable]
    faults = [
        f"{card.id} on {other.id}: {fault}"
        for card in cards(scene)
        for other in there
        if other.id != card.id
        for fault in dropped(scene, card, other.box.centre, played)
    ]
    assert not faults, "\n".join(faults)


def test_over_the_weapon_the_blow_with_the_weapon_is_told(services: Services) -> None:
    scene = SCENES["table, much slain"](services)
    assert isinstance(scene, TableScene)
    action = next(action for action in scene.play.view.legal if action.ids[1:] == ("weapon",))
    card, weapon = scene.widget(action.ids[0]), scene.widget("weapon")
    assert card is not None
    assert weapon is not None
    taken_up(scene, card)
    assert scene.focus == card.id
    scene.handle(Intent(POINT, weapon.box.centre))
    assert scene.focus == "weapon"
    told = scene.widget("preview")
    assert isinstance(told, PreviewLine)
    assert told.label == i18n.say(scene.game.preview(scene.play.view, action).text)
    scene.handle(Intent("cancel"))
    assert scene.focus == card.id
    assert scene.top.stage.dragged is None


def places_lit(scene: TableScene) -> list[Point]:
    """Points on everything that is lit while a card is dragged."""
    area = scene.dragging.drops.area()
    aims = [each for each in scene.widgets if each.id in scene.dragging.drops.targets() or getattr(each, "aim", False)]
    points = [widget.box.centre for widget in aims]
    if area is not None:
        points += [area.centre, (area.x + 3, area.y + 3), (area.right - 3, area.bottom - 3)]
    return points


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating([*TABLES, "table, one drunk", "descent", "dealer, said"]))
def test_every_card_that_can_be_dragged_lights_a_target_and_each_takes_it(
    services: Services, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, played = watched(services, name, monkeypatch)
    arena = name.startswith("arena")  # cards that are of use only with others, or not now, may be taken up there
    faults = []
    for card in cards(scene):
        start = taken_up(scene, card)
        lit = places_lit(scene)
        if not lit and not arena:
            faults.append(f"{card.id} lights nothing")
        scene.handle(Intent("cancel"))
        for at in lit:
            taken_up(scene, card)
            scene.handle(Intent(POINT, at))
            played.clear()
            scene.handle(Intent(RELEASE, at))
            if not played:
                faults.append(f"{card.id} was not taken at {at}")
            scene.play.selection.clear()
            scene.top.hurry()
            scene.handle(Intent(POINT, start))
            scene.refresh()
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating([*(name for name in TABLES if not name.startswith("arena")), "descent"]))
def test_what_is_not_lit_takes_no_card(services: Services, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty slot for a weapon is no place for a monster, nor the other party's side for one's own cards."""
    scene, played = watched(services, name, monkeypatch)
    faults = []
    for card in cards(scene):
        start = taken_up(scene, card)
        area, lit = (
            scene.dragging.drops.area(),
            [w.box for w in scene.widgets if w.id in scene.dragging.drops.targets()],
        )
        scene.handle(Intent("cancel"))
        for x, y in product(range(40, 1280, 150), range(60, 800, 90)):
            if any(box.inset(-RING).holds((x, y)) for box in (*lit, *([area] if area else []))):
                continue
            taken_up(scene, card)
            scene.handle(Intent(POINT, (x, y)))
            played.clear()
            scene.handle(Intent(RELEASE, (x, y)))
            if played and not (area == OURS and y >= EDGE):  # its light ends a little before the window does
                faults.append(f"{card.id} was taken at {x, y}: {played}")
            scene.play.selection.clear()
            scene.top.hurry()
            scene.handle(Intent(POINT, start))
            scene.refresh()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", ["crawl, warrior, fight", "crawl, mage, exchanged"])
def test_a_card_that_no_action_takes_is_not_taken_up(services: Services, name: str) -> None:
    scene = SCENES[name](services)
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    shown = [widget for widget in scene.widgets if isinstance(widget, CardSpot) and scene.top.stage.find(widget.id)]
    assert shown
    for card in shown:
        taken_up(scene, card)
        assert scene.top.stage.dragged is None


def aimed(scene: TableScene) -> tuple[Widget, Widget]:
    """A card that may be dropped on two places, and one that may be dropped on the player's side only."""
    ways = {id: [action for action in scene.play.view.legal if id in action.ids] for id in scene.play.selection.ids}
    both = next(id for id, found in ways.items() if len(found) == 2 and scene.top.stage.find(id))
    side = next(id for id, found in ways.items() if len(found) == 1 and found[0].ids == (id,))
    found = scene.widget(both), scene.widget(side)
    assert found[0] is not None
    assert found[1] is not None
    return found[0], found[1]


def test_the_head_asks_no_question_of_a_card_that_is_dragged_to_one_place(services: Services) -> None:
    scene = SCENES["table, much slain"](services)
    assert isinstance(scene, TableScene)
    task = scene.head.headline()
    both, side = aimed(scene)
    taken_up(scene, both)
    assert scene.head.headline().startswith(f"{both.label}: ")
    assert "which card" not in scene.head.headline()
    scene.handle(Intent("cancel"))
    taken_up(scene, side)
    assert scene.head.headline() == task


def test_a_wrong_drop_is_denied_and_says_where_the_card_may_go(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = SCENES["table, much slain"](services)
    assert isinstance(scene, TableScene)
    heard: list[str] = []
    monkeypatch.setattr(services.sounds, "play", lambda cue, *more, **how: heard.append(cue))
    both, side = aimed(scene)
    for card, words in ((both, ("Bare hands", "Battle Axe")), (side, ("your side of the table",))):
        taken_up(scene, card)
        heard.clear()
        scene.handle(Intent(RELEASE, (640.0, 20.0)))
        assert "ui-deny" in heard
        assert all(word in str(services.toast) for word in words), services.toast
        services.clear_toast()
    start = taken_up(scene, side)
    heard.clear()
    scene.handle(Intent(RELEASE, start))
    assert "ui-deny" not in heard
    assert not services.toast, "put back, and not dropped anywhere"


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(["table, much slain", "two, much slain", "arena"]))
def test_a_dragged_card_lies_on_top_of_everything(services: Services, name: str) -> None:
    for _name, scene in scenes(services, [name]):
        assert isinstance(scene, TableScene)
        scene.top.hurry()
        canvas, over = services.canvas, []
        card = cards(scene)[0]
        places = [widget.box for widget in scene.widgets if widget.id != card.id][:: len(scene.widgets) // MOST]
        taken_up(scene, card)
        sprite = scene.top.stage.dragged
        assert sprite is not None
        for box in places:
            scene.handle(Intent(POINT, box.centre))
            scene.draw(canvas)
            face = pygame.Rect(*canvas.layout.px(sprite.box.inset(12)))
            before = canvas.surface.subsurface(face.clip(canvas.surface.get_rect())).copy()
            sprite.draw(canvas, scene.top.art, shadow=False)
            after = canvas.surface.subsurface(face.clip(canvas.surface.get_rect()))
            apart = pygame.surfarray.array3d(before).astype(int) - pygame.surfarray.array3d(after)
            if abs(apart).max(initial=0) > GRAIN:
                over.append(box)
        assert not over


@pytest.mark.parametrize("name", ["table, much slain", "arena"])
def test_a_refused_card_is_back_at_once_where_animations_take_no_time(make_services: MakeServices, name: str) -> None:
    scene = SCENES[name](make_services(speed="instant", reduced_motion=False))
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    card = cards(scene)[0]
    taken_up(scene, card)
    scene.handle(Intent(POINT, (640.0, 20.0)))
    scene.handle(Intent(RELEASE, (640.0, 20.0)))
    assert scene.top.timeline is None
    assert scene.top.stage.dragged is None
