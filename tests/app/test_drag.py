"""Tests for cards dragged with the mouse: they lie on top of everything, and what they would be dropped on lights up
and is what the preview is about."""

from collections.abc import Iterator

import pygame
import pytest

from game import i18n
from game.app.geometry import Point
from game.app.input.intent import POINT, PRESS, RELEASE, Intent
from game.app.scenes.table import TableScene
from game.app.services import Services
from game.app.table.preview import PreviewLine
from game.app.table.spots import CardSpot
from game.app.ui.widget import Widget
from game.core.view import Action
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
    "crawl, warrior, fight",
    "crawl, mage, fight",
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
    return [widget for widget in there if scene.stage.find(widget.id) is not None]


def dropped(scene: TableScene, card: Widget, at: Point, played: list[Action]) -> Iterator[str]:
    """Drag a card over a place and let it go there; yield what was wrong with what was shown before."""
    start = taken_up(scene, card)
    scene.handle(Intent(POINT, at))
    held = scene.stage.dragged
    if held is None:
        yield f"{card.id} is not held"
        return
    focus, preview = scene.focus, scene.widget("preview")
    told = preview.label if preview is not None else ""
    played.clear()
    scene.handle(Intent(RELEASE, at))
    aimed = [id for id in scene.selection.picked if id != card.id]
    if played:
        action, said = played[0], i18n.say(scene._preview(played[0]).text)
        if focus not in (*action.ids, action.verb):
            yield f"{action} was not lit up, but {focus}"
        if told.casefold().rstrip(".") != said.casefold().rstrip("."):  # an arena makes sentences of its previews
            yield f"{action} was told as “{told}”, not as “{said}”"
    elif not aimed and focus != card.id:
        yield f"{focus} lit up, but {card.id} could not be dropped there"
    scene.selection.clear()
    scene.hurry()
    scene.handle(Intent(POINT, start))
    scene.refresh()


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(TABLES))
def test_what_a_drop_would_do_is_seen_before_the_card_is_let_go(
    services: Services, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = SCENES[name](services)
    assert isinstance(scene, TableScene)
    scene.hurry()
    played: list[Action] = []
    monkeypatch.setattr(scene, "_ask_or_do", played.append)
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
    action = next(action for action in scene.view.legal if action.ids[1:] == ("weapon",))
    card, weapon = scene.widget(action.ids[0]), scene.widget("weapon")
    assert card is not None
    assert weapon is not None
    taken_up(scene, card)
    assert scene.focus == card.id
    scene.handle(Intent(POINT, weapon.box.centre))
    assert scene.focus == "weapon"
    told = scene.widget("preview")
    assert isinstance(told, PreviewLine)
    assert told.label == i18n.say(scene._preview(action).text)
    scene.handle(Intent("cancel"))
    assert scene.focus == card.id
    assert scene.stage.dragged is None


@pytest.mark.slow
@pytest.mark.parametrize("name", rotating(["table, much slain", "crawl, warrior, fight", "arena"]))
def test_a_dragged_card_lies_on_top_of_everything(services: Services, name: str) -> None:
    for _name, scene in scenes(services, [name]):
        assert isinstance(scene, TableScene)
        scene.hurry()
        canvas, over = services.canvas, []
        card = cards(scene)[0]
        places = [widget.box for widget in scene.widgets if widget.id != card.id][:: len(scene.widgets) // MOST]
        taken_up(scene, card)
        sprite = scene.stage.dragged
        assert sprite is not None
        for box in places:
            scene.handle(Intent(POINT, box.centre))
            scene.draw(canvas)
            face = pygame.Rect(*canvas.layout.px(sprite.box.inset(12)))
            before = canvas.surface.subsurface(face.clip(canvas.surface.get_rect())).copy()
            sprite.draw(canvas, scene.art, shadow=False)
            after = canvas.surface.subsurface(face.clip(canvas.surface.get_rect()))
            apart = pygame.surfarray.array3d(before).astype(int) - pygame.surfarray.array3d(after)
            if abs(apart).max(initial=0) > GRAIN:
                over.append(box)
        assert not over
