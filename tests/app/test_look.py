"""Tests for looking at a pile: it shows what the viewer may know, and nothing more."""

import pytest

from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.screens.look import TILES, WHOLE, LookScene, parts_of, unseen
from game.app.services import Services
from game.app.ui.cards import CardTile
from game.app.ui.rows import TallyRow
from game.app.ui.text import capital
from game.core.capabilities import tally
from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Action
from game.rules import games
from tests.app.driving import frames, label, press, show, top

GAME = games()["scoundrel"]


def avoided(services: Services, seed: int = 11, moves: int = 0) -> Match:
    """A play in which the first room was avoided, after `moves` more actions."""
    match = new_match(services, GAME, None, seed)
    match.play(Action("avoid"))
    for _ in range(moves):
        match.play(match.game.adviser().choose(match.view(0)))
    return match


def test_cards_of_an_avoided_room_are_known_under_the_unknown_ones(services: Services) -> None:
    fresh = new_match(services, GAME, None, 11)
    room = [fresh.view(0).top(f"room.{i}") for i in range(4)]
    match = avoided(services)
    below, unknown = parts_of(match, match.view(0), "deck")
    assert below.title == "At the bottom of the deck, in this order"
    assert unknown.title == "In unknown order: 36 cards"
    assert list(below.cards) == room  # they come back in the order in which they lay, from left to right
    assert len(unknown.cards) == 36
    assert not set(unknown.cards) & set(below.cards)


def test_what_is_not_known_does_not_show(services: Services) -> None:
    """States that look the same to the player give the same list of cards."""
    match = avoided(services, moves=2)
    view = match.view(0)
    before = parts_of(match, view, "deck")
    for seed in range(5):
        match.state = match.guess(0, Rng(seed))
        assert match.view(0).zones == view.zones
        assert parts_of(match, match.view(0), "deck") == before


def test_the_counts_are_of_all_that_is_still_to_come(services: Services) -> None:
    match = avoided(services)
    show(services, LookScene(services, match, "deck"))
    room = [match.view(0).top(f"room.{i}") for i in range(4)]
    monsters = 26 - sum(card.suit in "SC" for card in room if card)
    weapons = 9 - sum(card.suit == "D" for card in room if card)
    counts = label(services, "counts").split("\n")
    assert counts == [
        "Still to come",
        f"Monsters: {monsters}",
        f"Weapons: {weapons}",
        f"Potions: {40 - monsters - weapons}",
    ]


def test_discards_lie_in_their_order(services: Services) -> None:
    match = avoided(services, moves=5)
    zone = match.view(0).zones["discard"]
    assert zone
    show(services, LookScene(services, match, "discard"))
    shown = [thing.id for thing in top(services).things() if thing.role == "card" and thing.id != "big"]
    assert shown == [card.id for card in reversed(zone) if card]
    assert not any(thing.id == "counts" for thing in top(services).things())


def test_an_empty_pile_says_so_and_can_be_left(services: Services) -> None:
    show(services, LookScene(services, avoided(services), "discard"))
    assert label(services, "nothing") == "No cards lie here."
    assert top(services).focus == "back"
    press(services, "confirm")
    assert not services.stack.scenes


@pytest.mark.slow
def test_the_card_in_focus_is_shown_large_and_every_card_can_be_reached(services: Services) -> None:
    match = avoided(services)
    show(services, LookScene(services, match, "deck"))
    seen = set()
    for _ in range(60):
        assert label(services, "big") == label(services, str(top(services).focus)) or top(services).focus == "back"
        seen.add(top(services).focus)
        press(services, "next")
    assert seen == {card.id for card in match.state.cards("deck")} | {"back"}


def test_a_dungeon_that_was_turned_up_shows_all_in_order(services: Services) -> None:
    match = avoided(services, seed=7)
    while not match.over:
        match.play(next(action for action in match.legal(0) if action.verb != "avoid"))
    assert match.state.outcome is not None
    assert match.state.outcome.result == "lost"
    (part,) = parts_of(match, match.view(0), "deck")
    assert list(part.cards) == list(reversed(match.state.cards("deck")))
    assert not unseen(match, match.view(0))


def test_the_fewer_cards_there_are_the_larger_they_lie_on_the_smaller_a_sheet(services: Services) -> None:
    few = avoided(services)
    while len(few.view(0).zones["discard"]) < 2:
        few.play(few.game.adviser().choose(few.view(0)))
    shown = [show(services, LookScene(services, few, zone)) for zone in ("discard", "deck")]
    some, many = (next(tile for tile in scene.widgets if isinstance(tile, CardTile)).box.w for scene in shown)
    assert (some, many) == (max(TILES), min(TILES))
    few_sheet, many_sheet = (scene.widget("sheet") for scene in shown)
    assert few_sheet is not None
    assert many_sheet is not None
    assert few_sheet.box.w < many_sheet.box.w == WHOLE
    empty = show(services, LookScene(services, avoided(services), "discard")).widget("sheet")
    assert empty is not None
    assert empty.box.h < few_sheet.box.h


def test_a_card_that_lies_alone_is_shown_once_and_large(services: Services) -> None:
    alone = avoided(services)
    while not alone.view(0).zones["discard"]:
        alone.play(alone.game.adviser().choose(alone.view(0)))
    show(services, LookScene(services, alone, "discard"))
    (tile,) = (widget for widget in top(services).widgets if isinstance(widget, CardTile))
    assert tile.id == top(services).focus
    assert tile.box.w > max(TILES)
    assert all(line[0] == line[0].upper() for line in label(services, "name").split("\n"))


def test_what_is_printed_on_the_large_card_is_not_said_again_under_it(services: Services) -> None:
    show(services, LookScene(services, avoided(services), "deck"))
    assert label(services, "big") not in label(services, "name")
    kind, _, which = label(services, "name").partition("\n")
    assert kind in ("Monster", "Weapon", "Potion")
    assert " of " in which


@pytest.mark.parametrize("way", ["cancel", "info"])
def test_back_and_the_same_button_again_close_it(services: Services, way: str) -> None:
    show(services, LookScene(services, avoided(services), "deck"))
    press(services, way)
    assert not services.stack.scenes


def test_a_card_pressed_is_seen_from_near_and_back_leads_to_the_pile(services: Services) -> None:
    show(services, LookScene(services, avoided(services, moves=5), "discard"))
    card = top(services).focus
    press(services, "confirm")
    assert top(services).name == "close-up"
    assert label(services, "card").startswith(label(services, "name"))
    press(services, "cancel")
    assert (top(services).name, top(services).focus) == ("look", card)


def test_it_is_seen_with_the_eyes_of_the_one_who_looks(services: Services) -> None:
    rules = games()["diamonds"]
    table = table_of(services, Match(rules, {**defaults(rules), "mode": "dealer"}, 7, seats=("human", "human")))
    show(services, table)
    assert table.play.seat == 1, "the Dealer turns the cards up"
    table.commands.look("deck")
    frames(services)
    scene = top(services)
    assert isinstance(scene, LookScene)
    assert scene.view == table.match.view(1)


@pytest.mark.parametrize("hero", ["warrior", "mage"])
def test_what_can_be_counted_of_a_pool_is_counted(services: Services, hero: str) -> None:
    crawl = games()["crawl"]
    match = new_match(services, crawl, {**defaults(crawl), "hero": hero, "difficulty": "normal"}, 7)
    match.play(Action("enter"))
    counted = tally(crawl, match.view(0))
    assert counted is not None
    scene = show(services, LookScene(services, match, "deck"))
    for line in counted.lines:
        row = scene.widget(f"tally-{line.kind}")
        assert isinstance(row, TallyRow)
        assert all(str(number) in row.value for number in {line.least, line.most})
    tiles = [widget for widget in scene.widgets if isinstance(widget, CardTile)]
    assert tuple(tile.card for tile in tiles) == counted.cards
    assert {*counted.cards} == {*unseen(match, match.view(0))}
    assert all(tile.label == tile.value for tile in tiles), "an ordinary card has no other name"
    assert scene.focus == "back", "what was counted stands above the cards"
    said = scene.widget("tally-words")
    assert said is not None
    scene.set_focus(tiles[0].id)
    assert scene.widget("tally-words") is None
    assert label(services, "name") == capital(tiles[0].label)


def test_only_the_pool_is_counted(services: Services) -> None:
    crawl = games()["crawl"]
    match = new_match(services, crawl, {**defaults(crawl), "difficulty": "normal"}, 7)
    match.play(Action("enter"))
    scene = show(services, LookScene(services, match, "discard"))
    assert not any(isinstance(widget, TallyRow) for widget in scene.widgets)
