"""Tests for a running play that something else saves while its table is open, as a cloud does."""

from collections.abc import Callable

import pygame
import pytest

from game.app.main import Loop
from game.app.play.plays import new_match
from game.app.routes.menus import table_of
from game.app.services import Services
from game.app.store.saves import SaveStore
from game.core.match import Match

from .driving import choose, frames, press, show, top


@pytest.fixture
def services(make_services: Callable[..., Services]) -> Services:
    return make_services(speed="instant", reduced_motion=True)


@pytest.fixture
def match(services: Services) -> Match:
    """A play at its table, of which something else has saved two more actions."""
    match = new_match(services, services.games["scoundrel"], None, 7)
    show(services, table_of(services, match))
    further = Match(match.game, match.options, match.seed)
    for _ in range(2):
        further.play(further.game.adviser().choose(further.view(0)))
    SaveStore(services.saves.folder, services.games, print).autosave(further)
    return match


def come_to_front(services: Services) -> None:
    Loop(services).frame([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 1 / 60)
    frames(services)


def saved(services: Services) -> int:
    """The number of actions in the save of the running play."""
    play = services.saves.running(services.games["scoundrel"], "")
    assert play is not None
    return len(play.play.log)


def test_when_the_window_comes_to_the_front_the_player_is_asked_once(services: Services, match: Match) -> None:
    come_to_front(services)
    assert top(services).name == "ask"
    press(services, "cancel")
    assert top(services).name == "table"
    come_to_front(services)
    assert top(services).name == "table"
    choose(services, "avoid")
    assert saved(services) == len(match.log) == 1


def test_the_other_play_goes_on_if_that_is_wished(services: Services, match: Match) -> None:
    come_to_front(services)
    choose(services, "do")
    frames(services, 10)
    assert top(services).name == "table"
    assert len(top(services).match.log) == saved(services) == 2  # type: ignore[attr-defined]


def test_this_one_can_be_put_into_a_slot_first(services: Services, match: Match) -> None:
    come_to_front(services)
    choose(services, "other")
    frames(services, 3)
    assert top(services).name == "slots"
    choose(services, "slot-1")
    choose(services, "resume")
    frames(services, 10)
    assert top(services).name == "table"
    assert len(top(services).match.log) == 2  # type: ignore[attr-defined]
    kept = services.saves.slot(1).play
    assert kept is not None
    assert len(kept.log) == len(match.log) == 0


def test_behind_the_pause_menu_it_is_asked_before_leaving_saves_over_it(services: Services, match: Match) -> None:
    press(services, "menu")
    frames(services, 3)
    assert top(services).name == "pause"
    come_to_front(services)
    assert top(services).name == "ask"
    assert saved(services) == 2


def test_what_changes_while_the_pause_menu_is_open_is_asked_when_play_goes_on(services: Services, match: Match) -> None:
    press(services, "menu")
    frames(services, 3)
    press(services, "cancel")
    frames(services, 3)
    assert top(services).name == "ask"


def test_nothing_is_asked_if_nothing_has_changed(services: Services) -> None:
    show(services, table_of(services, new_match(services, services.games["scoundrel"], None, 7)))
    come_to_front(services)
    assert top(services).name == "table"
