"""Pictures of cards are decoded and hints are computed while the table rests; no frame waits while cards fly."""

from collections.abc import Callable

import pytest

from game.app.arena.hand import face_in
from game.app.arena.lane import SHEET, faces_in
from game.app.arena.plate import FINER
from game.app.arena.victory import PRINTS
from game.app.base.geometry import Box
from game.app.gfx.pictures import Pictures, portrait_of
from game.app.input.bindings import Intent
from game.app.main import Loop
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.settings import WelcomeScene
from game.app.services import Services
from game.app.table.card_art import SHADOW
from game.app.table.effects.debris import SIGN, STAMPS
from game.app.table.effects.endings import DAY
from game.app.table.timeline import MAP, VISIONS
from game.app.ui.stack import Fade
from game.core.cards import Card, pack
from game.core.game import defaults
from game.core.view import Action
from game.rules.crawl import leaver
from game.rules.crawl.odds_fights import Mage
from tests.app import crawl
from tests.app.driving import frames
from tests.app.sharing import PICTURES

EVERY = {card.id for card in pack(jokers=True)}
PLAYS = {"scoundrel": {}, "diamonds": {"mode": "duo"}}
ENOUGH = 400  # frames: long enough for a deal and for every picture of a pack


def card_of(name: str) -> str:
    return name.rpartition("/")[2].partition("-")[0]


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list to which the names of pictures of cards and visual effects are added as they are decoded; the picture
    cache is emptied first."""
    PICTURES.forget()
    names: list[str] = []
    master = Pictures.master

    def record(self: Pictures, name: str) -> object:
        if name.removeprefix("ui/") in VISIONS or (name.startswith("cards/") and card_of(name) in EVERY):
            names.append(name)
        return master(self, name)

    monkeypatch.setattr(Pictures, "master", record)
    return names


@pytest.mark.slow
def test_a_map_is_not_decoded_beside_a_table_that_shows_none(make_services, monkeypatch: pytest.MonkeyPatch):
    PICTURES.forget()
    services, names, master = make_services(), list[str](), Pictures.master
    monkeypatch.setattr(Pictures, "master", lambda self, name: names.append(name) or master(self, name))
    rules = services.games["scoundrel"]
    services.stack.push(table_of(services, new_match(services, rules, defaults(rules), 7)))
    for _ in range(ENOUGH):
        frames(services)
    assert f"ui/plates/{MAP}" not in names
    assert "ui/plates/parchment" in names, "as others are, while nothing moves"


@pytest.mark.slow
def test_a_fight_has_its_buttons_and_faces_ready_once_it_has_rested(at_table, monkeypatch: pytest.MonkeyPatch):
    PICTURES.forget()
    table = at_table(heroes="4")
    for _ in range(ENOUGH):
        frames(table.services)
    monkeypatch.setattr(Pictures, "master", lambda self, name: pytest.fail(f"{name} was not ready"))
    canvas, room = table.services.canvas, Box(0, 0, 300, 60)
    for name in ("button-primary", "button-hover", "button-pressed", "preview-plate", "focus-ring"):
        canvas.plate(name, room)
    for name, fine in (SHEET, *FINER):
        canvas.plate(name, room, fine=fine)
    for name in STAMPS:
        canvas.swelling(f"ui/{name}", room.centre, SIGN, 1.0)
    assert len(faces_in(table.top.ground.floor)) == 4
    for kind in ("bulwark", "mender", "reaver", "gravecaller"):
        for place in (face_in(table.top.places.box("traits")), *faces_in(table.top.ground.floor)):
            canvas.picture(portrait_of(kind), place)


@pytest.mark.slow
def test_the_page_of_a_fights_end_waits_for_no_picture(at_table, monkeypatch: pytest.MonkeyPatch):
    PICTURES.forget()
    table = at_table(heroes="4")
    for _ in range(ENOUGH):
        frames(table.services)
    monkeypatch.setattr(Pictures, "master", lambda self, name: pytest.fail(f"{name} was not ready"))
    cast = table.top.ground.setting.cast
    assert len(cast) > 4
    for name in (
        *PRINTS.values(),
        SHADOW,
        *table.top.art.backs,
        *(portrait_of(figure.kind, figure.elite) for figure in cast),
    ):
        table.services.canvas.picture(name, Box(0, 0, 173, 173))  # a size of no plate


def test_nothing_is_decoded_ahead_while_one_scene_gives_way_to_another(at_table, monkeypatch: pytest.MonkeyPatch):
    table, asked = at_table(heroes="2"), list[int]()
    monkeypatch.setattr(table.top.ahead, "one", lambda: asked.append(1))
    table.services.stack.transition = Fade(1.0)
    table.top.update(0.1)
    assert asked == []
    table.services.stack.transition = None
    table.top.update(0.1)
    assert asked == [1]


@pytest.mark.slow
def test_cards_are_decoded_again_for_places_of_another_size(at_table, monkeypatch: pytest.MonkeyPatch):
    PICTURES.forget()
    table = at_table(heroes="4")
    ahead, places = table.top.ahead, table.top.places
    wider = {key: {width * 1.37 for width in widths} for key, widths in places.widths().items()}
    monkeypatch.setattr(places, "widths", lambda: wider)
    ahead.lay(places)
    for _ in range(2 * ENOUGH):
        ahead.one()
    monkeypatch.setattr(Pictures, "master", lambda self, name: pytest.fail(f"{name} was not ready"))
    (layout, print), widths = next(iter(wider.items()))
    assert not ahead.art.prepare(Card(7, "S"), layout, widths, print)
    ahead.art.back(min(widths))


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYS)
def test_a_play_decodes_nothing_large_while_cards_fly(
    make_services: Callable[..., Services], decoded: list[str], game: str
):
    services = make_services(reduced_motion=False)
    rules = services.games[game]
    scene = table_of(services, new_match(services, rules, {**defaults(rules), **PLAYS[game]}, 7))
    services.stack.push(scene)
    loop = Loop(services)
    loop.frame([], 0)
    decoded.clear()
    assert scene.top.timeline is not None
    while scene.top.timeline is not None:
        loop.frame([], 1 / 60)
    assert decoded == []
    for _ in range(ENOUGH):
        loop.frame([], 1 / 60)
    assert len(decoded) == len(set(decoded)) > 30  # each is decoded once for all its sizes
    decoded.clear()
    agent = rules.adviser()
    for _ in range(12):
        if not scene.match.over:
            scene.commands.do(agent.choose(scene.match.view(scene.match.state.to_act[0])))
        while scene.top.timeline is not None and services.stack.top is scene:
            loop.frame([], 1 / 60)
    assert decoded == []


@pytest.mark.slow
def test_the_first_picture_of_all_waits_for_no_card(make_services: Callable[..., Services], decoded: list[str]):
    services = make_services(reduced_motion=False)
    services.stack.push(WelcomeScene(services))
    loop = Loop(services)
    loop.frame([], 0.1)
    assert decoded == []
    for _ in range(60):
        loop.frame([], 1 / 60)
    assert decoded, "but then some look out"


@pytest.mark.slow
@pytest.mark.parametrize(("hero", "moment"), [("warrior", "stakes"), ("warrior", "fight")])
def test_the_day_is_decoded_before_one_may_leave_and_not_sooner(
    make_services: Callable[..., Services], monkeypatch: pytest.MonkeyPatch, hero: str, moment: str
):
    PICTURES.forget()
    names: list[str] = []
    master = Pictures.master
    monkeypatch.setattr(Pictures, "master", lambda self, name: names.append(name) or master(self, name))
    services = make_services(reduced_motion=False)
    scene = table_of(services, crawl.moment(hero, moment))
    services.stack.push(scene)
    for _ in range(120):
        frames(services)
    assert (DAY in names) == (moment == "stakes")
    names.clear()
    if moment == "stakes":
        scene.commands.do(Action("leave"))
        for _ in range(30):
            frames(services)
        assert scene.top.stage.closing is not None
        assert DAY not in names


@pytest.mark.slow
def test_a_hint_is_thought_out_before_it_is_asked_for(
    make_services: Callable[..., Services], monkeypatch: pytest.MonkeyPatch
):
    leaver._solved.cache_clear()  # another test may have solved it already
    services = make_services(reduced_motion=False)
    scene = table_of(services, crawl.moment("mage", "fight"))
    services.stack.push(scene)
    loop = Loop(services)
    for _ in range(90):
        loop.frame([], 1 / 60)
    solved: list[int] = []
    monkeypatch.setattr(Mage, "_row", lambda self, *state: solved.append(1))
    scene.handle(Intent("hint"))
    assert scene.hinting.text
    assert solved == []
