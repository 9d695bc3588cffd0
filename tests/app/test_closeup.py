"""Tests for the close-up: a large card with all that the game says about it, and no actions."""

from dataclasses import replace

import pygame
import pytest

from game import files
from game.app.base.geometry import Point
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.closeup import CloseUpScene
from game.app.screens.describe import BETWEEN, in_lines
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.table.small_cards import SmallCards
from game.app.table.spots import Chip
from game.app.ui.cards import CardTile
from game.app.ui.scroll import BAR_GAP
from game.core.cards import parse
from game.core.deck import HERO, MONSTER, POTION, WEAPON, kind
from game.core.game import Preview
from game.core.selection import Selection
from game.core.text import Text, say
from game.rules import games
from tests.app import crawl, duo
from tests.app.conftest import MakeServices
from tests.app.driving import click, label, press, run, show, top
from tests.app.scenery import SCENES, moment

GAME = games()["scoundrel"]
DIAMONDS = games()["diamonds"]


def armed(services: Services) -> tuple[TableScene, str]:
    """A table with a monster that can be fought in two ways, and that monster's id."""
    scene = table_of(services, moment("two slain"))
    show(services, scene)
    return scene, next(action.ids[0] for action in scene.play.view.legal if "weapon" in action.ids)


def deeds(services: Services) -> list[str]:
    return [thing.label for thing in top(services).things() if thing.id.startswith("deed.")]


def right_click(services: Services, at: Point) -> str:
    """Press and release the right button somewhere; return the name of the scene on top."""
    for step in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(step, button=3, pos=services.layout.point(at), touch=False))
    run(services)
    return top(services).name


@pytest.mark.slow
def test_the_right_button_looks_closer_at_what_lies_there_and_else_goes_back(services: Services) -> None:
    scene, monster = armed(services)
    scene.set_focus("undo")
    at = scene.widget(monster).box.centre
    assert right_click(services, at) == "close-up"
    assert scene.focus == monster
    press(services, "cancel")
    click(services, monster)
    assert scene.play.selection.picked == [monster]
    assert right_click(services, at) == "table"
    assert not scene.play.selection.picked
    pile = next(widget for widget in scene.widgets if widget.role == "pile")
    assert right_click(services, pile.box.centre) == "look"
    press(services, "cancel")
    assert right_click(services, (640, 20)) == "pause"


def test_the_prompt_shows_the_mouse_button_that_looks_closer(services: Services) -> None:
    scene, monster = armed(services)
    services.input.family = "mouse"
    assert scene.prompt_bar.code("info") == "mouse:3"
    click(services, monster)
    services.input.family = "mouse"
    assert scene.play.selection.picked
    assert (scene.prompt_bar.code("cancel"), scene.prompt_bar.code("info")) == ("mouse:3", "mouse:2")
    click(services, monster)
    services.input.bindings = {**services.input.bindings, "cancel": ("key:escape", "pad:b")}
    services.input.family = "mouse"
    assert scene.prompt_bar.code("info") == "mouse:2"  # nothing on the right button
    services.input.family = "xbox"
    assert scene.prompt_bar.code("info") == "pad:back"


@pytest.mark.slow
def test_a_card_of_the_room_comes_near_with_all_that_can_be_done(services: Services) -> None:
    scene, monster = armed(services)
    scene.set_focus(monster)
    press(services, "info")
    assert top(services).name == "close-up"
    meant = Selection(scene.play.view.legal).meant(monster)
    assert sorted(deeds(services)) == sorted(say(GAME.preview(scene.play.view, action).text) for action in meant)
    assert len(deeds(services)) == 2
    assert label(services, "line.0").startswith("Monster")
    assert label(services, "line.1").startswith("A monster hits as hard as its number.")
    assert not any(
        thing.id == "line.2" for thing in top(services).things()
    )  # a place in the room has no text of its own


def test_it_is_the_largest_thing_there_is(services: Services) -> None:
    scene, monster = armed(services)
    before = scene.widget(monster).box
    scene.set_focus(monster)
    press(services, "info")
    after = top(services).widget("card").box
    assert after.h > 0.8 * 800
    assert after.w > 2.5 * before.w
    assert after.inside(services.layout.whole)


def test_the_weapon_tells_what_it_can_still_strike(services: Services) -> None:
    scene, _monster = armed(services)
    scene.set_focus("weapon")
    press(services, "info")
    assert label(services, "line.0").startswith("Weapon")
    assert label(services, "line.1") == say(GAME.captions(scene.play.view)["weapon"])
    assert not deeds(services)


@pytest.mark.parametrize(("wear", "rule"), [("lower", "strikes only monsters weaker"), ("equal", "also strikes")])
def test_the_weapon_shows_what_it_has_slain_and_tells_why_that_counts(services: Services, wear: str, rule: str) -> None:
    played = moment("two slain")
    match = new_match(services, GAME, {"wear": wear}, played.seed)
    for action in played.log:
        match.play(action)
    view = match.view(0)
    show(services, CloseUpScene(services, GAME, view, view.top("weapon")))
    slain = top(services).widget("slain.cards")
    assert isinstance(slain, SmallCards)
    assert tuple(slain.cards) == view.zones["slain"]
    assert rule in label(services, "line.2")


def test_the_weapons_of_two_parties_have_each_slain_their_own(services: Services) -> None:
    view = duo.much_slain().view(0)
    shown = []
    for party in "01":
        show(services, CloseUpScene(services, DIAMONDS, view, view.top(f"weapon.{party}")))
        shown.append(tuple(top(services).widget("slain.cards").cards))
    assert shown == [view.zones["slain.0"], view.zones["slain.1"]]


def test_the_plate_is_as_high_as_the_card_whatever_is_told(services: Services) -> None:
    view = armed(services)[0].play.view
    for card in filter(None, (view.top(zone) for zone in (*view.zones,) if zone != "deck")):
        show(services, CloseUpScene(services, GAME, view, card))
        sheet, tile = top(services).widget("sheet").box, top(services).widget("card").box
        assert (sheet.y, sheet.h) == (tile.y, tile.h)


@pytest.mark.slow
@pytest.mark.parametrize("focus", ["deck", "hint"])
def test_anything_else_opens_a_pile(services: Services, focus: str) -> None:
    scene, _monster = armed(services)
    scene.set_focus(focus)
    press(services, "info")
    assert top(services).name == "look"
    assert label(services, "heading").startswith("Dungeon")


@pytest.mark.parametrize("way", ["confirm", "cancel", "info"])
def test_any_button_closes_it_and_nothing_has_been_done(services: Services, way: str) -> None:
    scene, monster = armed(services)
    count = len(scene.match.log)
    scene.set_focus(monster)
    press(services, "info", way)
    assert top(services) is scene
    assert scene.focus == monster
    assert len(scene.match.log) == count
    assert not scene.play.selection.picked


def test_the_mouse_alone_comes_back(services: Services) -> None:
    scene, monster = armed(services)
    scene.set_focus(monster)
    press(services, "info")
    click(services, "back")
    assert top(services) is scene


def test_it_is_narrated_whole(make_services: MakeServices) -> None:
    services = make_services(narration=True)
    scene, monster = armed(services)
    scene.set_focus(monster)
    services.narrator.spoken.clear()
    press(services, "info")
    told = list(services.narrator.spoken)
    assert told[:-1] == [
        label(services, "name"),
        label(services, "line.0"),
        *deeds(services),
        label(services, "line.1"),
    ]
    assert told[-1].startswith("Back")
    press(services, "cancel")
    scene.set_focus("weapon")
    press(services, "info")
    assert f"Slain: {label(services, 'slain.cards')}" in services.narrator.spoken


@pytest.mark.slow
def test_an_armful_of_words_can_be_scrolled(make_services: MakeServices) -> None:
    services = make_services((1024, 768), text="2", language="qps")
    scene, monster = armed(services)
    scene.set_focus(monster)
    press(services, "info")
    near = top(services)
    assert near.scroller.height > near.scroller.box.h
    for _ in range(20):
        press(services, "down")
    assert near.scroller.offset == pytest.approx(
        near.scroller.height - near.scroller.box.h, abs=1.0
    )  # the page scrolls to its end
    assert near.focus == "back"


def test_a_game_names_what_is_fought(services: Services) -> None:
    match = new_match(services, DIAMONDS, None, 7)
    card = next(card for zone in match.view(0).zones.values() for card in zone if card and kind(card) is MONSTER)
    show(services, CloseUpScene(services, DIAMONDS, match.view(0), card))
    assert label(services, "line.0").startswith("Enemy")


@pytest.mark.parametrize(
    ("hero", "lines"), [("warrior", ("shield", "Strikes with")), ("mage", ("Mana", "Strikes for"))]
)
def test_how_the_hero_and_the_monster_do(services: Services, hero: str, lines: tuple[str, str]) -> None:
    view = crawl.moment(hero, "exchanged").view(0)
    for zone, gauge, more in (("hero", "hp", lines), ("monster", "monster.hp", ())):
        card = view.top(zone)
        assert card is not None
        show(services, CloseUpScene(services, crawl.GAME, view, card))
        told = [thing.label for thing in top(services).things() if thing.id.startswith("line.")]
        assert f"Life: {view.gauges[gauge]} of {crawl.GAME.gauge_limits(view)[gauge]}" in told
        assert all(any(words in line for line in told) for words in more)
        assert label(services, "name") not in told, "it is not said twice"


def test_a_hero_has_as_much_life_as_on_the_table(services: Services) -> None:
    match = new_match(services, DIAMONDS, None, 7)
    while match.view(0).gauges["hp.0"] == 20:
        match.play(next(action for action in match.legal(0) if action.verb != "run"))
    view = match.view(0)
    shown = {}
    for hero in view.zones["party.0"]:
        assert hero is not None
        show(services, CloseUpScene(services, DIAMONDS, view, hero))
        tile = top(services).widget("card")
        assert isinstance(tile, CardTile)
        shown[hero.id] = tile.pips.count("full")
    assert sum(shown.values()) == max(0, view.gauges["hp.0"])
    assert len(tile.pips) == 4


def test_a_chip_tells_a_blow_that_breaks_the_weapon(services: Services) -> None:
    icons = {
        kind: Chip(Preview(Text("-9"), "-9", kind, {}), "", services.fonts, 170).icon for kind in ("damage", "breaks")
    }
    assert icons == {"damage": "heart-broken", "breaks": "sword-broken"}
    assert all(files.asset(f"ui/icons/{icon}.webp").is_file() for icon in icons.values())


def test_what_the_picture_shows() -> None:
    shown = {
        "9S": MONSTER,
        "AC": MONSTER,
        "XR": MONSTER,
        "10D": WEAPON,
        "2H": POTION,
        "JH": POTION,
        "KH": HERO,
        "JD.1": HERO,
    }
    assert {id: kind(parse(id)) for id in shown} == shown


def test_how_it_is_with_somebody_is_torn_at_no_line(services: Services) -> None:
    """“Threat 10” stays on one line, and so does every other part of the status lines."""
    told = ["Level 1", "12 cards", "2 chips", "Threat 10", "to move"]
    for width in (60.0, 150.0, 260.0, 1000.0):
        text = in_lines(told, width, services.fonts, "strong", 25)
        assert [part for line in text.split("\n") for part in line.split(BETWEEN)] == told
        block = services.fonts.block(text, "strong", 25, max(width, 150.0))
        assert list(block.lines) == text.split("\n")
    assert text == BETWEEN.join(told)


@pytest.mark.slow
@pytest.mark.parametrize("text", ["1", "2"])
def test_words_that_scroll_keep_off_the_bar(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    show(services, table_of(services, new_match(services, games()["deuces"], None, 7)))
    top(services).set_focus("hero.0")
    press(services, "info")
    page = top(services)
    assert page.scroller.height > page.scroller.box.h
    words = [widget for widget in page.widgets if widget.scrolls]
    assert all(widget.box.right <= page.scroller.box.right + BAR_GAP - 24 for widget in words)


@pytest.mark.parametrize("text", ["1", "2"])
def test_words_about_a_card_stand_on_a_plate_before_the_dungeon(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    scene, monster = armed(services)
    scene.set_focus(monster)
    press(services, "info")
    near = top(services)
    sheet = near.widget("sheet").box
    assert near.opaque, "nothing of the table is between the words"
    assert sheet.inside(services.layout.whole)
    assert not sheet.overlaps(near.widget("card").box)
    assert near.scroller.box.inside(sheet)
    assert near.widget("back").box.inside(sheet)


@pytest.mark.parametrize("text", ["1", "2"])
def test_a_card_of_a_hand_tells_the_sets_it_plays_in(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    table = SCENES["arena"](services)
    table.set_focus("KS")
    press(services, "info")
    near = top(services)
    assert label(services, "parts") == "Plays in"
    told = {thing.label: near.widget(f"{thing.id}.cards") for thing in near.things()
            if thing.id.startswith("part.") and not thing.id.endswith("cards")}  # fmt: skip
    three = next(cards for line, cards in told.items() if line.startswith("Three kings"))
    assert {card.id for card in three.cards} == {"KS", "KC", "KD"}
    assert all("KS" in [card.id for card in cards.cards] for cards in told.values())


def test_of_a_card_with_which_nothing_can_be_played_the_page_says_so(services: Services) -> None:
    table = SCENES["arena"](services)
    view = replace(table.play.view, legal=())
    card = next(card for card in view.zones[table.top.ground.floor.hand] if card is not None)
    show(services, CloseUpScene(services, table.game, view, card, "plain", []))
    assert label(services, "idle") == "Nothing to play with it now."
