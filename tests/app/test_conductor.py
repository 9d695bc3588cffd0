"""Tests for the conductor, which shows what has already happened, and for the chronicle, which tells it."""

import pytest

from game.app.base.tween import Wait
from game.app.play.conductor import Conductor
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.services import Services
from game.core.events import Event, Told
from game.core.game import defaults
from game.core.match import Match
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import frames

SCOUNDREL = games()["scoundrel"]
ONE, TWO, THREE = (Told(what, "") for what in ("one", "two", "three"))


class Platform:
    """A stage on which nothing is animated, but sounds are heard."""

    pace = 1.0

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, cue: str) -> None:
        self.heard.append(cue)


class Witness:
    """Writes down what a conductor emits."""

    def __init__(self, cut=lambda events: [events]) -> None:
        self.notes: list[object] = []
        self.stage = Platform()
        self.conductor = Conductor(
            lambda events: [f"({each.what})" for each in events], lambda: 0.0, lambda _e: {}, cut
        )
        self.conductor.stage = self.stage  # type: ignore[assignment]
        self.conductor.told.connect(lambda event, line: self.notes.append(line))
        self.conductor.part_ended.connect(lambda events: self.notes.append(len(events)))
        self.conductor.finished.connect(lambda: self.notes.append("finished"))


def singly(events: list[Event]) -> list[list[Event]]:
    return [[event] for event in events]


def test_each_event_is_told_and_the_end_comes_last() -> None:
    witness = Witness()
    witness.conductor.play([ONE, TWO])
    assert witness.notes == ["(one)", "(two)", 2, "finished"]
    assert witness.stage.heard == ["one", "two"]
    assert not witness.conductor.busy


def test_parts_are_shown_one_after_the_other() -> None:
    witness = Witness(singly)
    witness.conductor.play([ONE, TWO])
    assert witness.notes == ["(one)", 1, "(two)", 1, "finished"]


def test_what_follows_waits_while_it_is_held() -> None:
    witness = Witness(singly)
    conductor = witness.conductor
    conductor.part_ended.connect(lambda events: conductor.hold() if events == [ONE] else None)
    conductor.play([ONE, TWO])
    assert witness.notes == ["(one)", 1]
    assert conductor.busy
    conductor.hurry()
    conductor.update(9.0)
    assert witness.notes == ["(one)", 1]
    conductor.resume()
    assert witness.notes == ["(one)", 1, "(two)", 1, "finished"]


def test_what_is_forgotten_is_not_shown() -> None:
    witness = Witness(singly)
    conductor = witness.conductor
    conductor.part_ended.connect(lambda events: conductor.hold())
    conductor.play([ONE, TWO, THREE])
    conductor.forget()
    assert not conductor.busy
    conductor.resume()
    assert witness.notes == ["(one)", 1, "finished"]


def test_a_step_without_events_ends_like_a_part_of_none() -> None:
    witness = Witness()
    witness.conductor.run(Wait(0.2))
    witness.conductor.update(0.1)
    assert witness.conductor.busy
    witness.conductor.update(0.2)
    assert witness.notes == [0, "finished"]


def test_what_is_dropped_ends_no_part() -> None:
    witness = Witness()
    witness.conductor.run(Wait(0.2))
    witness.conductor.drop()
    assert witness.notes == []
    assert witness.conductor.timeline is None


@pytest.fixture
def table(make_services: MakeServices) -> TableScene:
    services: Services = make_services(reduced_motion=False)
    scene = table_of(services, Match(SCOUNDREL, defaults(SCOUNDREL), 7))
    services.stack.push(scene)
    frames(services, 1)
    scene.top.hurry()
    return scene


def test_the_view_has_the_last_word_after_an_animation(table: TableScene) -> None:
    """Whatever an animation shows, here nothing of what happened: afterwards the stage shows what the view says."""
    table.match.play(table.hinting.adviser.choose(table.play.view))
    table.top.conductor.run(Wait(1.0))
    table.top.stage.gauges["health"] = 3.5
    table.top.hurry()
    view, stage = table.play.now(), table.top.stage
    assert {name: stage.gauges[name] for name in view.gauges} == dict(view.gauges)
    assert {zone: [sprite.card for sprite in pile] for zone, pile in stage.piles.items()} == {
        zone: [*cards] for zone, cards in view.zones.items()
    }


def test_what_a_gauge_shows_is_not_told_as_well(table: TableScene) -> None:
    table.commands.do(table.hinting.adviser.choose(table.play.view))
    table.top.hurry()
    assert table.top.chronicle.lines
    assert not [line for line in table.top.chronicle.lines if line.startswith("Life: ")]
