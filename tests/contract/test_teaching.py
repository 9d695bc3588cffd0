"""Tests of the claims of every game's tutor and help pages against its rules."""

import re

import pytest

from game.core.capabilities import figures
from game.core.deck import FACES
from game.core.match import FREE, Match
from game.core.staging import said, staged
from game.core.teach import ACT, WATCH, Page, Task
from game.core.text import say
from game.core.view import Action
from game.rules import games
from tests.contract.lessons import tasks

TAUGHT = [game for game in games().values() if game.lesson()]
PICTURED = [game for game in TAUGHT if game.combatants is None]  # games with combatants do not name cards
taught = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
PICTURES = [(game, page) for game in games().values() for page in game.pages() if page.moment]
pictures = pytest.mark.parametrize(
    ("game", "page"), PICTURES, ids=[f"{game.id}-{say(page.title)}" for game, page in PICTURES]
)


def lying_open(match: Match) -> set[str]:
    """The ids of the cards that the first seat can see."""
    return {card.id for cards in match.view(0).zones.values() for card in cards if card}


def people(match: Match) -> set[str]:
    """The ids of all figures on the table, and of their abilities."""
    there = figures(match.game, match.view(0))
    return {figure.id for figure in there} | {trait.id for figure in there for trait in figure.traits}


# the lesson


@taught
def test_every_task_can_be_done_and_every_number_is_there(game):
    for task, match in tasks(game):
        words = say(said(game, match.view(0), task))
        assert words
        assert "{" not in words
    assert not match.over or (task.action and match.state.outcome.result != "lost"), "an end must be meant, and good"
    assert "practice" not in match.marks


@pytest.mark.parametrize("game", PICTURED, ids=lambda game: game.id)
def test_the_names_are_those_on_the_cards_that_are_meant(game):
    """Every card name that the tutor says belongs to a card that lies open in the lesson."""
    shown = {FACES[id] for _, match in tasks(game) for id in lying_open(match) if id in FACES}
    for task, _ in tasks(game):
        names = {name for name in FACES.values() if re.search(rf"\b{name}\b", task.words.message)}
        assert names <= shown
        meant = {FACES[id] for id in task.action.split() if id in FACES}
        assert not meant or meant & names


@taught
def test_what_is_to_be_read_needs_no_action_and_points_at_what_is_there(game):
    for task, match in tasks(game):
        view = match.view(0)
        buttons = {*game.verbs, "undo", "hint", "plays"}
        assert set(task.at) <= {*view.zones, *view.gauges, *buttons, *people(match)} | lying_open(match)
        assert task.until in (ACT, WATCH) or not task.action


@taught
def test_what_is_watched_is_another_seats_doing(game):
    for task, match in tasks(game):
        assert task.until != WATCH or Action.parse(task.action).seat in {*match.state.to_act} - {0}
        assert task.until != ACT or 0 in match.state.to_act


@taught
def test_the_free_part_never_ends_the_lesson(game):
    """No action that the player may choose freely ends the lesson."""
    rest = list(game.lesson().tasks)
    for task, match in tasks(game):
        live(match, rest)
        rest.remove(task)


def live(match: Match, rest: list[Task]) -> None:
    if not rest or rest[0].until != ACT or rest[0].action:
        return
    for action in match.legal(0):
        match.play(action)
        assert not match.over
        live(match, rest[1:])
        match.undo(FREE)


# the pages


@pictures
def test_every_picture_can_be_staged(game, page: Page):
    match = staged(game, page.moment)
    view, everybody = match.view(0), people(match)
    assert page.samples or match.over
    for sample in page.samples:
        shown = {card.id for zone in sample.zones for card in view.zones.get(zone, ()) if card}
        assert any(zone in everybody or view.zones[zone] for zone in sample.zones)
        if sample.action:
            action = Action.parse(sample.action)
            assert action in match.legal(action.seat)
            assert {*action.ids[:1]} - everybody <= shown
            assert not sample.named or {*action.ids} & shown


@pictures
def test_what_is_said_to_be_left_over_was_there_before_and_what_is_new_was_not(game, page: Page):
    before = staged(game, page.moment._replace(log=page.moment.log[:-1])).view(0)
    after = staged(game, page.moment).view(0)
    for sample in page.samples:
        stayed = before.zones.get(sample.zones[0]) == after.zones.get(sample.zones[0])
        if sample.words and say(sample.words) in ("Left over", "New"):
            assert stayed == (say(sample.words) == "Left over")
