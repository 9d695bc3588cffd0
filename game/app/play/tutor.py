"""The tutor of a lesson: which task the player is at, and what it allows."""

from game.core.selection import Selection, parts_of
from game.core.teach import ACT, HINT, LOOK, READ, UNDO, WATCH, Lesson, Task
from game.core.view import Action

TOLD = (READ, WATCH)  # tasks that the player only has to read


class Tutor:
    """Goes through the tasks of a lesson. `passed` is True while what completed the current task is still shown."""

    def __init__(self, lesson: Lesson):
        self.lesson, self.number, self.passed = lesson, 0, False

    @property
    def task(self) -> Task:
        """The current task."""
        return self.lesson.tasks[self.number]

    def go_on(self) -> bool:
        """Go on to the next task; return False at the end of the lesson."""
        self.passed = False
        if self.number + 1 == len(self.lesson.tasks):
            return False
        self.number += 1
        return True

    # the task

    @property
    def is_free(self) -> bool:
        """True if the player may do anything now."""
        return self.task.until == ACT and not self.task.action

    @property
    def is_told(self) -> bool:
        """True if the task is only to be read."""
        return self.task.until in TOLD

    @property
    def waits(self) -> bool:
        """True while the words wait to be read."""
        return self.is_told and not self.passed

    @property
    def verb(self) -> str:
        """The verb of the action that is waited for; "" if it is left open."""
        return self._action.verb if self._action is not None else ""

    @property
    def _action(self) -> Action | None:
        """The one action that is waited for; None if there is none."""
        return Action.parse(self.task.action) if self.task.until == ACT and self.task.action else None

    @property
    def to_look_at(self) -> tuple[str, ...]:
        """The ids of what is to be looked at closely."""
        return self.task.at if self.task.until == LOOK else ()

    @property
    def may_hint(self) -> bool:
        """True if a hint may be asked for."""
        return self.task.until in (HINT, ACT) and not self.task.action

    def to_come(self) -> tuple[str, ...]:
        """The ids to pick for the next action that will be wanted, in this task or a later one."""
        tasks = self.lesson.tasks[self.number :]
        return next((parts_of(Action.parse(task.action)) for task in tasks if task.until == ACT and task.action), ())

    # picks

    def wants(self, action: Action) -> bool:
        """True if an action completes the task."""
        return self.task.until == ACT and self.task.action in ("", str(action))

    def lets(self, id: str, selection: Selection) -> bool:
        """True if an id may be picked now."""
        asked = self.task.until == LOOK and id in self.task.at
        return asked or id in selection.picked or any(self.wants(action) for action in selection.meant(id))

    def next_pick(self, selection: Selection) -> str | None:
        """The next id to pick for the wanted action; None if no certain action is wanted, or all is picked."""
        wanted = self._action.ids if self._action is not None else ()
        return next((id for id in wanted if id not in selection.picked), None)

    def allowed(self, prompts: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """Only the prompts that the task allows; how to read on is written on the paper."""
        wanted = {UNDO: "undo", HINT: "hint", ACT: self.task.action}.get(self.task.until, "")
        always = ("menu",) if self.is_told else ("confirm", "cancel", "menu")
        return [(kind, text) for kind, text in prompts if self.is_free or kind in (*always, wanted)]
