"""Tests for the guided first fight: the tutor in the arena."""

import pytest

from game.app.play.features.lesson import LessonGuide
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.ui.buttons import Button
from game.core.teach import ACT, LOOK, WATCH
from game.core.view import Action
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, press, show, top

from .parts import part


def lesson(services: Services, words: str = "Welcome") -> TableScene:
    """The lesson, played up to the task whose text contains `words`."""
    show(services, TitleScene(services))
    services.routes.learning.lesson("deuces")
    frames(services, 3)
    scene = top(services)
    assert isinstance(scene, TableScene)
    while words not in part(scene, LessonGuide).tutor.task.words.message:
        do_task(services, scene)
    return scene


def to_rest(services: Services) -> None:
    """Run the program until the scene on top is at rest, for ten seconds at the most."""
    for _ in range(60):
        if top(services).at_rest():
            return
        frames(services, 10)
    raise AssertionError("it never comes to rest")


def do_task(services: Services, scene: TableScene) -> None:
    """Do with the mouse what the current task asks for."""
    task = part(scene, LessonGuide).tutor.task
    if task.until == ACT:
        action = Action.parse(task.action)
        for id in action.ids or (action.verb,):
            if id not in scene.play.selection.picked:
                click(services, id)
        if scene.play.selection.picked:
            click(services, action.verb)
    elif task.until == LOOK:
        click(services, task.at[0])
        press(services, "cancel")
    else:
        click(services, task.at[0] if task.until == "hint" else "tutor")
    frames(services, 2)


@pytest.mark.slow
def test_the_lesson_by_mouse_alone(services: Services) -> None:
    scene = lesson(services)
    for number in range(len(part(scene, LessonGuide).tutor.lesson.tasks)):
        assert part(scene, LessonGuide).tutor.number == number
        do_task(services, scene)
    assert top(services).name == "toured"
    assert not services.saves.under_way()


@pytest.mark.slow
def test_the_lesson_with_everything_moving(make_services: MakeServices) -> None:
    services = make_services(reduced_motion=False)
    scene = lesson(services)
    for number in range(len(part(scene, LessonGuide).tutor.lesson.tasks)):
        to_rest(services)
        assert part(scene, LessonGuide).tutor.number == number
        watched = part(scene, LessonGuide).tutor.task.until == WATCH
        do_task(services, scene)
        assert not watched or scene.focus is None, "nothing of what is there can be chosen meanwhile"
    to_rest(services)
    assert top(services).name == "toured"


@pytest.mark.slow
def test_enemies_wait_until_the_tutor_has_been_read(services: Services) -> None:
    scene = lesson(services, "It must answer")
    assert part(scene, LessonGuide).tutor.task.until == WATCH
    frames(services, 200)
    assert (len(scene.match.log), scene.match.state.to_act) == (2, (1,))
    press(services, "confirm")
    frames(services, 2)
    assert str(scene.match.log[-1]) == "1:defend 7D.4 4H.4"
    frames(services, 200)
    assert len(scene.match.log) == 3


@pytest.mark.slow
def test_only_the_set_that_the_tutor_means_can_be_played_and_only_against_whom(services: Services) -> None:
    scene = lesson(services, "Your turn. Attack")
    number = part(scene, LessonGuide).tutor.number
    for id in ("8H", "enemy.1", "end"):
        scene.set_focus(id)
        press(services, "confirm")
    assert (part(scene, LessonGuide).tutor.number, scene.play.selection.picked) == (number, [])
    choose(services, "9S")
    choose(services, "9D")
    choose(services, "enemy.1")
    assert (part(scene, LessonGuide).tutor.number, len(scene.match.log)) == (number, 1)
    assert scene.play.selection.picked == ["9S", "9D"], "what was right is not to be done again"
    assert part(scene, LessonGuide).pointed()[0][1].centre[1] < scene.top.places.slot(scene.top.ground.floor.hand).y, (
        "the hand points at the enemy now"
    )
    choose(services, "enemy.0")
    assert len(scene.match.log) == 2


@pytest.mark.slow
def test_an_answer_wants_all_its_cards_before_its_button(services: Services) -> None:
    scene = lesson(services, "A pair is answered")
    choose(services, "8C")
    scene.set_focus("defend")
    press(services, "confirm")
    assert len(scene.match.log) == 5
    scene.play.selection.clear()
    scene.refresh()
    choose(services, "8C")
    choose(services, "8H")
    choose(services, "defend")
    assert str(scene.match.log[5]) == "defend 8C 8H"


@pytest.mark.slow
def test_from_the_list_of_sets_only_the_one_the_tutor_means_is_picked(services: Services) -> None:
    scene = lesson(services, "Choose Plays")
    choose(services, "plays")
    choose(services, "set.3")
    assert scene.play.selection.picked == []
    assert "hint" in part(scene, LessonGuide).tutor.task.words.message
    do_task(services, scene)
    assert [*scene.play.selection.picked] == ["QD", "QH"], "the hint picks what it means"
    assert scene.focus == "enemy.0"
    click(services, "enemy.0")
    assert str(scene.match.log[-1]) == "attack QD QH enemy.0"


@pytest.mark.slow
def test_the_right_set_chosen_from_the_list_stays_picked(services: Services) -> None:
    scene = lesson(services, "Choose Plays")
    choose(services, "plays")
    choose(services, "set.0")
    assert sorted(scene.play.selection.picked) == ["QD", "QH"]
    assert scene.focus == "hint"


def test_a_wrong_press_is_answered_with_a_word_and_keeps_what_was_right(services: Services) -> None:
    scene = lesson(services, "Your turn. Attack")
    click(services, "9D")
    click(services, "8H")
    assert scene.play.selection.picked == ["9D"]
    assert "hand points" in str(services.toast)


def test_somebody_is_looked_at_by_a_press_and_by_the_key(services: Services) -> None:
    for way in ("confirm", "info"):
        scene = lesson(services, "What can it do?")
        assert scene.focus == "enemy.0"
        press(services, way)
        assert top(services).name == "figure"
        press(services, "cancel")
        assert "your target" in part(scene, LessonGuide).tutor.task.words.message


def test_the_way_out_covers_nothing(services: Services) -> None:
    scene = lesson(services)
    skip = scene.widget("skip")
    assert skip is not None
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button) and widget is not skip]
    assert not [widget.id for widget in buttons if widget.box.overlaps(skip.box)]


def test_a_blow_with_one_card_of_the_pair_is_refused(services: Services) -> None:
    """Each pick is allowed, but together they make another action than the tutor wants."""
    scene = lesson(services, "Your turn. Attack")
    number, done = part(scene, LessonGuide).tutor.number, len(scene.match.log)
    choose(services, "9D")
    assert scene.focus == "9S", "the focus leads on to the other card"
    choose(services, "enemy.0")
    assert (part(scene, LessonGuide).tutor.number, len(scene.match.log)) == (number, done)
    assert scene.play.selection.picked == ["9D"]
    choose(services, "9S")
    choose(services, "enemy.0")
    assert len(scene.match.log) == done + 1
