"""Tests that the player is asked before an action that would end a game badly, but not before the game's usual
risks."""

import pytest

from game.app.routes.menus import table_of
from game.app.services import Services
from game.core.match import Match
from game.rules.crawl import GAME
from tests.app.conftest import MakeServices
from tests.app.driving import choose, show
from tests.rules.acting import do
from tests.rules.crawl import MAGE, options, stacked

HARD = options(difficulty="hard")
MISSES = "3H 2D 4H 9D 5C JS  8D 7S  9C QH"  # a monster, its life, initiative for the hero, two blows that miss


def shown(services: Services, match: Match) -> Match:
    show(services, table_of(services, match))
    return match


def asked(services: Services) -> bool:
    return services.stack.top is not None and services.stack.top.name == "ask"


@pytest.mark.parametrize(("verb", "before"), [("enter", ()), ("strike", ("enter",))], ids=["enter", "strike"])
def test_nobody_is_asked_about_luck(services: Services, verb: str, before: tuple[str, ...]) -> None:
    match = shown(services, do(stacked("2C AD", MISSES, HARD), *before))
    assert GAME.preview(match.view(0), match.legal(0)[0]).risky
    choose(services, verb)
    assert not asked(services)
    assert str(match.log[-1]) == verb


def test_who_would_bear_the_last_hit_is_asked(services: Services) -> None:
    pool = "6H 2D 3D 5D 7D 8D 9D 2C JS  3S 3H  9C 8C"
    match = shown(services, do(stacked("QS 4D", pool, options(MAGE, "hard")), "enter", "strike"))
    choose(services, "bear")
    assert asked(services)
    assert str(match.log[-1]) == "strike"


def test_who_wants_to_be_asked_always_is_asked_about_luck_too(make_services: MakeServices) -> None:
    services = make_services(always_ask=True)
    match = shown(services, stacked("2C AD", MISSES, HARD))
    choose(services, "enter")
    assert asked(services)
    assert not match.log
