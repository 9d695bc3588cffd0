"""Tests for the notes on what a player meets for the first time."""

import pytest

from game.app.routes.menus import lesson_of, table_of
from game.app.screens.offer import FirstNoteScene, note_on
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.settings import from_text
from game.core.game import HUMAN, defaults
from game.core.match import Match
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import frames, press, rest, show, top
from tests.rotation import spoken

GAME = games()["deuces"]


def begun(holder: str = HUMAN) -> Match:
    """A play at its first question, for one more enemy."""
    return Match(GAME, defaults(GAME), 1, seats=(holder, holder, "gm"))


def seated(services: Services, match: Match) -> TableScene:
    """Return the table of a play after its deal has been shown."""
    table = show(services, table_of(services, match))
    for _ in range(200):
        if table.top.timeline is None:
            break
        table.top.hurry()
        frames(services, 1)
    frames(services, 2)
    return table


def test_a_note_is_shown_at_the_first_meeting_and_never_again(make_services: MakeServices):
    services = make_services(first_notes=True)
    table = seated(services, begun())
    note = top(services)
    assert isinstance(note, FirstNoteScene)
    assert (note.title(), note.focus) == ("Treasure", "go")
    assert services.settings.noted == ("deuces.treasure",)
    rest(services)
    press(services, "confirm")
    assert top(services) is table
    assert table.play.view.legal
    assert note_on(services, GAME, table.play.view) is None
    services.stack.pop()
    assert seated(services, begun()) is top(services)


def test_what_was_shown_is_remembered_in_the_file(make_services: MakeServices):
    services = make_services(first_notes=True)
    seated(services, begun())
    text = services.settings.to_text()
    assert from_text(text)[0].noted == ("deuces.treasure",)
    assert from_text(text.replace('"deuces.treasure"', "7"))[0].noted == ()


def test_a_press_meant_for_the_table_does_not_close_it(make_services: MakeServices):
    services = make_services(first_notes=True)
    seated(services, begun())
    note = top(services)
    note.misfire.expect()
    press(services, "confirm")
    assert top(services) is note
    rest(services)
    press(services, "cancel")
    assert top(services) is not note


def test_whoever_wants_no_more_notes_gets_none(make_services: MakeServices):
    services = make_services(first_notes=True)
    table = seated(services, begun())
    rest(services)
    press(services, "down", "right")
    assert top(services).focus == "no-notes"
    press(services, "confirm")
    assert top(services) is table
    assert not services.settings.first_notes
    services.settings = services.settings.changed(noted=())
    assert note_on(services, GAME, table.play.view) is None


def test_programs_and_lessons_and_replays_are_not_interrupted(make_services: MakeServices):
    services = make_services(first_notes=True)
    assert isinstance(seated(services, begun("hero")), TableScene)
    assert not isinstance(top(services), FirstNoteScene)
    plan = GAME.lesson()
    assert plan is not None
    show(services, lesson_of(services, GAME, plan, lambda: None, lambda: None))
    frames(services, 30)
    assert not isinstance(top(services), FirstNoteScene)
    match = begun()
    for _ in range(12):
        match.play(GAME.adviser().choose(match.view(match.state.to_act[0])))
    services.routes.table.replay(match)
    frames(services, 60)
    assert not isinstance(top(services), FirstNoteScene)
    assert not services.settings.noted


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("language", spoken())
def test_every_note_fits_in_all_sizes_of_letters(make_services: MakeServices, text: str, language: str):
    services = make_services(text=text, language=language)
    for note in GAME.first_notes.notes():
        scene = show(services, FirstNoteScene(services, GAME, note))
        assert all(block.overflow <= 0 for widget in scene.widgets for block in widget.blocks())
        assert all(widget.box.inside(scene.page) for widget in scene.widgets if widget.focusable)
        services.stack.pop()
