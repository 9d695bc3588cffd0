"""Tests for the session: the only door to the rules, which saves before it returns what is to be shown."""

import pytest

from game.app.play.pace import PONDER, READ, Programs
from game.app.play.session import Session
from game.core.game import defaults
from game.core.match import FAIR, FREE, OFF, Illegal, Match
from game.core.moot import moot_answer
from game.core.view import Action, View
from game.rules import games
from tests.app import duo
from tests.app.test_pace import DEUCES, before_a_moot_question

SCOUNDREL = games()["scoundrel"]


class Shelf:
    """Where a session saves; `actions` are the lengths of the logs that were saved."""

    def __init__(self) -> None:
        self.actions: list[int] = []

    def save(self, match: Match) -> None:
        self.actions.append(len(match.log))


def begun(shelf: Shelf) -> Session:
    return Session(Match(SCOUNDREL, defaults(SCOUNDREL), 7), shelf.save, lambda: FAIR)


def test_an_action_is_saved_before_it_is_returned_to_be_shown() -> None:
    shelf = Shelf()
    session = begun(shelf)
    first = session.view.legal[-1]
    events = session.perform(first)
    assert events
    assert shelf.actions == [1]
    session.undo()
    session.redo()
    assert shelf.actions == [1, 0, 1]


def test_several_actions_together_are_saved_once() -> None:
    shelf = Shelf()
    session = begun(shelf)
    first = session.view.legal[-1]
    twin = Match(SCOUNDREL, defaults(SCOUNDREL), 7)
    twin.play(first)
    session.perform(first, twin.view(0).legal[-1])
    assert shelf.actions == [2]


def test_an_illegal_action_changes_nothing_and_is_not_saved() -> None:
    shelf = Shelf()
    session = begun(shelf)
    with pytest.raises(Illegal):
        session.perform(Action("fight", ("nobody",)))
    assert (session.match.log, shelf.actions) == ([], [])


def test_the_undo_rule_is_that_of_the_moment() -> None:
    rules = [FREE]
    session = Session(Match(SCOUNDREL, defaults(SCOUNDREL), 7), Shelf().save, lambda: rules[-1])
    assert not session.may_undo, "nothing was done"
    assert session.undo_refusal() == "There is nothing to undo yet."
    session.perform(session.view.legal[-1])
    rules.append(OFF)
    assert not session.may_undo
    assert session.undo_refusal() == "Undo is switched off in the settings."
    with pytest.raises(Illegal):
        session.undo()
    assert len(session.match.log) == 1
    for rule in (FAIR, FREE):
        rules.append(rule)
        assert session.may_undo
    session.undo()
    assert session.match.log == []


def test_programs_act_by_themselves_and_are_saved() -> None:
    shelf = Shelf()
    session = Session(duo.fresh(7, "human", "greedy"), shelf.save, lambda: FAIR)
    while session.match.state.to_act[0] != 0:
        session.let_program_act()
    assert shelf.actions == [*range(1, len(session.match.log) + 1)]


def test_who_watches_programs_may_do_nothing() -> None:
    session = Session(duo.fresh(7, "greedy", "greedy"), lambda match: None, lambda: FAIR)
    assert session.match.legal(session.seats.seat)
    assert session.view.legal == ()


def test_a_program_chooses_once_and_again_only_if_it_sees_something_else() -> None:
    session = Session(duo.fresh(7, "greedy", "greedy"), lambda match: None, lambda: FAIR)
    seen: list[View] = []
    for agent in session.seats.programs.values():
        choose = agent.choose
        agent.choose = lambda view, choose=choose: seen.append(view) or choose(view)
    session.let_program_choose()
    assert len(seen) == 1
    assert session.match.log == []
    session.let_program_act()
    assert len(seen) == len(session.match.log) == 1
    session.let_program_choose()
    session.match.undo(FREE)
    session.let_program_act()
    assert len(seen) == 3, "it chose for another table"
    assert seen[2] == seen[0]
    assert len(session.match.log) == 1


@pytest.mark.slow
@pytest.mark.parametrize("asks_all", [True, False])
def test_what_does_not_matter_is_asked_only_of_who_wants_it(asks_all: bool) -> None:
    match, shelf = before_a_moot_question(5), Shelf()
    before = len(match.log)
    session = Session(match, shelf.save, lambda: FREE, lambda: asks_all)
    session.perform(DEUCES.adviser().choose(session.view))
    while session.seats.program_next:
        session.let_program_act()
    asked = moot_answer(match, match.state.to_act[0])
    assert (asked is not None) == asks_all, "else it was answered"
    assert shelf.actions[-1] == len(match.log)
    whole = match.digest()
    session.undo()
    assert len(match.log) == before, "undone with what was answered"
    while match.undone:
        session.redo()
    assert match.digest() == whole


class Usual:
    """The usual speed."""

    factor, rush = 1.0, 1.0


class Now:
    """Whether a table is busy, and somebody reads a line."""

    busy = reading = False


def test_a_program_acts_after_a_while_and_at_once_without_animation() -> None:
    session = Session(duo.fresh(7, "greedy", "greedy"), lambda match: None, lambda: FAIR)
    shown: list[int] = []
    speed, now = Usual(), Now()
    programs = Programs(
        session, lambda events: shown.append(len(session.match.log)), speed, lambda: now.busy, lambda: now.reading
    )
    now.busy = True
    assert not programs.update(PONDER)
    now.busy = False
    assert programs.update(PONDER - 0.1)
    assert shown == []
    assert programs.update(0.2)
    assert shown == [1], "it is shown after it was done"
    now.reading = True
    programs.update(PONDER)
    assert shown == [1], "while a line is read"
    programs.update(READ)
    now.reading, speed.factor = False, 0.0
    programs.update(0.0)
    assert shown == [1, 2, 3]


def test_no_program_acts_in_a_persons_place() -> None:
    session = begun(Shelf())
    programs = Programs(session, lambda events: None, Usual(), lambda: False, lambda: False)
    assert not programs.update(10.0)
    assert session.match.log == []
