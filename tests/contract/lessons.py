"""A game's lesson played by the book, for tests of what the tutor says."""

from collections.abc import Iterator

from game.core.match import FAIR, Match
from game.core.staging import change, staged
from game.core.teach import ACT, UNDO, WATCH, Task
from game.core.view import Action


def at(game, words: str) -> Match:
    """The lesson's play when the tutor says something with these words in it."""
    for task, match in tasks(game):
        if words in task.words.message:
            return match
    raise AssertionError(f"the tutor never says “{words}”")


def tasks(game) -> Iterator[tuple[Task, Match]]:
    """Each task with the play as it is before it is done; the same play all along."""
    lesson = game.lesson()
    match = staged(game, lesson.moment)
    for task in lesson.tasks:
        yield task, match
        if task.until in (ACT, WATCH):
            match.play(Action.parse(task.action) if task.action else match.legal(0)[0])
        elif task.until == UNDO:
            match.undo(FAIR)


def step(match: Match, action: str) -> int:
    """How much an action would change the gauges."""
    return change(match.game, match.view(0), Action.parse(action))
