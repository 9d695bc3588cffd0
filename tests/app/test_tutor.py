"""Tests for the tutor of a lesson, as plain data."""

from game.app.play.tutor import Tutor
from game.core.game import defaults
from game.core.match import Match
from game.core.selection import Selection
from game.core.teach import ACT, READ
from game.rules import games

SCOUNDREL = games()["scoundrel"]


def tutor() -> Tutor:
    lesson = SCOUNDREL.lesson()
    assert lesson is not None
    return Tutor(lesson)


def at(until: str) -> Tutor:
    """A tutor at the first task of that kind."""
    found = tutor()
    while found.task.until != until:
        assert found.go_on()
    return found


def test_it_goes_through_all_tasks_and_says_when_none_is_left() -> None:
    found, tasks = tutor(), 1
    while found.go_on():
        tasks += 1
    assert tasks == len(found.lesson.tasks)
    assert not found.go_on()


def test_words_that_only_are_read_wait_until_they_are_passed() -> None:
    found = at(READ)
    assert found.waits
    found.passed = True
    assert not found.waits
    assert found.go_on()
    assert not found.passed


def test_only_the_wanted_action_may_be_picked() -> None:
    found = at(ACT)
    wanted = found.task.action
    assert wanted
    selection = Selection(Match(SCOUNDREL, defaults(SCOUNDREL), 7).legal(0))
    other = next(action for action in selection.legal if str(action) != wanted)
    assert not found.wants(other)
    assert not found.lets(other.ids[0] if other.ids else other.verb, selection)
    assert found.next_pick(selection) in found.to_come()
    assert found.verb == wanted.split()[0]


def test_prompts_that_the_task_does_not_allow_are_left_out() -> None:
    prompts = [("confirm", "Choose"), ("hint", "Hint"), ("undo", "Undo"), ("menu", "Menu")]
    assert at(READ).allowed(prompts) == [("menu", "Menu")]
    assert at(ACT).allowed(prompts) == [("confirm", "Choose"), ("menu", "Menu")]
