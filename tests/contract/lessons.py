"""A game's lesson, played as the tutor says, for tests of the tutor's texts."""

from collections.abc import Iterator

from game.core.match import FAIR, Match
from game.core.staging import change, staged
from game.core.teach import ACT, UNDO, WATCH, Task
from game.core.view import Action


def at(game, words: str) -> Match:
    """The lesson's match at the first task whose text contains these words."""
    for task, match in tasks(game):
        if words in task.words.message:
            return match
    raise AssertionError(f"the tutor never says “{words}”")


def tasks(game) -> Iterator[tuple[Task, Match]]:
    """Yield each task with the match before it is done; it is the same match all along."""
    lesson = game.lesson()
    match = staged(game, lesson.moment)
    for task in lesson.tasks:
        yield task, match
        if task.until in (ACT, WATCH):
            match.play(Action.parse(task.action) if task.action else match.legal(0)[0])
        elif task.until == UNDO:
            match.undo(FAIR)


def step(match: Match, action: str) -> int:
    """The sum of the changes of the gauges that an action would cause."""
    return change(match.game, match.view(0), Action.parse(action))
