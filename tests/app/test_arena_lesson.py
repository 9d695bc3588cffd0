"""Tests for the guided first fight: the tutor in the arena."""

import pytest

from game.app.desk import Desk
from game.app.scenes import go
from game.app.scenes.arena.lesson import ArenaLesson
from game.app.scenes.title import TitleScene
from game.app.ui.press import Button
from game.core.teach import ACT, LOOK, WATCH
from game.core.view import Action
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, frames, press, show, top


def lesson(desk: Desk, words: str = "Welcome") -> ArenaLesson:
    """The lesson, played up to the task whose text contains `words`."""
    show(desk, TitleScene(desk))
    go.lesson(desk, "deuces")
    frames(desk, 3)
    scene = top(desk)
    assert isinstance(scene, ArenaLesson)
    while words not in scene.task.words.message:
        do_task(desk, scene)
    return scene


def to_rest(desk: Desk) -> None:
    """Run the program until the scene on top is at rest, for ten seconds at the most."""
    for _ in range(60):
        if top(desk).at_rest():
            return
        frames(desk, 10)
    raise AssertionError("it never comes to rest")


def do_task(desk: Desk, scene: ArenaLesson) -> None:
    """Do with the mouse what the current task asks for."""
    task = scene.task
    if task.until == ACT:
        action = Action.parse(task.action)
        for id in action.ids or (action.verb,):
            if id not in scene.chooser.picked:
                click(desk, id)
        if scene.chooser.picked:
            click(desk, action.verb)
    elif task.until == LOOK:
        click(desk, task.at[0])
        press(desk, "cancel")
    else:
        click(desk, task.at[0] if task.until == "hint" else "tutor")
    frames(desk, 2)


@pytest.mark.slow
def test_the_lesson_by_mouse_alone(desk: Desk) -> None:
    scene = lesson(desk)
    for number in range(len(scene.lesson.tasks)):
        assert scene.number == number
        do_task(desk, scene)
    assert top(desk).name == "toured"
    assert desk.saves.newest() is None


@pytest.mark.slow
def test_the_lesson_with_everything_moving(make_desk: MakeDesk) -> None:
    desk = make_desk(reduced_motion=False)
    scene = lesson(desk)
    for number in range(len(scene.lesson.tasks)):
        to_rest(desk)
        assert scene.number == number
        watched = scene.task.until == WATCH
        do_task(desk, scene)
        assert not watched or scene.focus is None, "nothing of what is there can be chosen meanwhile"
    to_rest(desk)
    assert top(desk).name == "toured"


@pytest.mark.slow
def test_enemies_wait_until_the_tutor_has_been_read(desk: Desk) -> None:
    scene = lesson(desk, "It must answer")
    assert scene.task.until == WATCH
    frames(desk, 200)
    assert (len(scene.match.log), scene.match.state.to_act) == (2, (1,))
    press(desk, "confirm")
    frames(desk, 2)
    assert str(scene.match.log[-1]) == "1:defend 7D.4 4H.4"
    frames(desk, 200)
    assert len(scene.match.log) == 3


def test_only_the_set_that_the_tutor_means_can_be_played_and_only_against_whom(desk: Desk) -> None:
    scene = lesson(desk, "Your turn. Attack")
    number = scene.number
    for id in ("8H", "enemy.1", "end"):
        scene.set_focus(id)
        press(desk, "confirm")
    assert (scene.number, scene.chooser.picked) == (number, [])
    choose(desk, "9S")
    choose(desk, "9D")
    choose(desk, "enemy.1")
    assert (scene.number, len(scene.match.log)) == (number, 1)
    assert scene.chooser.picked == ["9S", "9D"], "what was right is not to be done again"
    assert scene.pointed()[0][1].centre[1] < scene.places.slot(scene.floor.hand).y, "the hand points at the enemy now"
    choose(desk, "enemy.0")
    assert len(scene.match.log) == 2


@pytest.mark.slow
def test_an_answer_wants_all_its_cards_before_its_button(desk: Desk) -> None:
    scene = lesson(desk, "A pair is answered")
    choose(desk, "8C")
    scene.set_focus("defend")
    press(desk, "confirm")
    assert len(scene.match.log) == 5
    scene.chooser.clear()
    scene.refresh()
    choose(desk, "8C")
    choose(desk, "8H")
    choose(desk, "defend")
    assert str(scene.match.log[5]) == "defend 8C 8H"


@pytest.mark.slow
def test_from_the_list_of_sets_only_the_one_the_tutor_means_is_picked(desk: Desk) -> None:
    scene = lesson(desk, "Choose Plays")
    choose(desk, "plays")
    choose(desk, "set.3")
    assert scene.chooser.picked == []
    assert "hint" in scene.task.words.message
    do_task(desk, scene)
    assert [*scene.chooser.picked] == ["QD", "QH"], "the hint picks what it means"
    assert scene.focus == "enemy.0"
    click(desk, "enemy.0")
    assert str(scene.match.log[-1]) == "attack QD QH enemy.0"


@pytest.mark.slow
def test_the_right_set_chosen_from_the_list_stays_picked(desk: Desk) -> None:
    scene = lesson(desk, "Choose Plays")
    choose(desk, "plays")
    choose(desk, "set.0")
    assert sorted(scene.chooser.picked) == ["QD", "QH"]
    assert scene.focus == "hint"


def test_a_wrong_press_is_answered_with_a_word_and_keeps_what_was_right(desk: Desk) -> None:
    scene = lesson(desk, "Your turn. Attack")
    click(desk, "9D")
    click(desk, "8H")
    assert scene.chooser.picked == ["9D"]
    assert "hand points" in str(desk.toast)


def test_somebody_is_looked_at_by_a_press_and_by_the_key(desk: Desk) -> None:
    for way in ("confirm", "info"):
        scene = lesson(desk, "What can it do?")
        assert scene.focus == "enemy.0"
        press(desk, way)
        assert top(desk).name == "figure"
        press(desk, "cancel")
        assert "your target" in scene.task.words.message


def test_the_way_out_covers_nothing(desk: Desk) -> None:
    scene = lesson(desk)
    skip = scene.widget("skip")
    assert skip is not None
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button) and widget is not skip]
    assert not [widget.id for widget in buttons if widget.box.overlaps(skip.box)]
