"""Tests for what the narrator says during a crawl, and what the result shows at its end."""

import pytest

from game.app.routes.menus import table_of
from game.app.screens.look import LookScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.cards import CardTile
from game.core.match import Match
from game.core.view import Action
from tests.app.conftest import MakeServices
from tests.app.crawl import GAME, HEROES, begun, moment
from tests.app.driving import frames, label, show
from tests.app.looks import pen

heroes = pytest.mark.parametrize("hero", HEROES)


@heroes
def test_coming_back_to_a_fight_one_hears_how_one_stands(make_services: MakeServices, hero: str) -> None:
    services = make_services(narration=True)
    match = moment(hero, "exchanged")
    show(services, table_of(services, match))
    told = " ".join(services.narrator.spoken)
    assert f"Life: {match.view(0).gauges['hp']}, " in told
    assert "·" not in told
    if hero == "mage" and (mana := match.view(0).gauges["mana"]):
        assert f"Mana: {mana}" in told


def test_after_a_pool_is_used_up_the_look_lists_those_cards_that_are_counted(services: Services) -> None:
    match = moment("mage", "second pool")
    counted = GAME.card_counting.tally(match.view(0))
    scene = show(services, LookScene(services, match, "deck"))
    tiles = [widget.card for widget in scene.widgets if isinstance(widget, CardTile) and widget.id != "big"]
    assert tuple(tiles) == counted.cards
    same = len(tiles) == len(match.view(0).zones["deck"])
    assert label(services, "part-0").startswith("In unknown order" if same else "Not seen yet")
    assert [card.rank for card in tiles if card.suit == "S"][:1] != [2], "the ace is low"


def borne() -> Match:
    """A mage's play just before it bears a deadly hit."""
    for seed in range(1, 200):
        match = begun("mage", "hard", seed)
        while not match.over:
            verbs = [action.verb for action in match.legal(0)]
            if "bear" in verbs and match.view(0).gauges["damage"] >= match.view(0).gauges["hp"]:
                return match
            match.play(Action(next(verb for verb in ("bear", "strike", "enter") if verb in verbs)))
    raise AssertionError("nobody falls")


@pytest.mark.slow
def test_who_falls_is_not_asked_to_bear_it_again(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    match = borne()
    scene = show(services, table_of(services, match))
    assert isinstance(scene, TableScene)
    scene.top.hurry()
    scene.commands.do(Action("bear"))
    with pen():
        while scene.top.timeline is not None and services.stack.top is scene:
            told = scene.widget("status")
            assert told is None or not told.label.startswith("A hit for 0")
            assert not any(widget.enabled for widget in scene.widgets if widget.id in ("absorb", "bear"))
            frames(services, 1)
