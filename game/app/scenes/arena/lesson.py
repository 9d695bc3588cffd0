"""The guided first fight: the arena, with a tutor."""

from __future__ import annotations

from game.core.choose import words
from game.core.game import Action
from game.core.troupe import Figure

from ...arena.picks import by_verb
from ...ui.widget import Widget
from ..lesson import LessonScene
from .table import ArenaTable


class ArenaLesson(LessonScene, ArenaTable):
    """To look at somebody, or at what can be played, may be a task, too."""

    def _head(self) -> list[Widget]:
        """Without the log: there is little to read yet, and the way out lies there."""
        return [widget for widget in super()._head() if widget.id != "log"]

    def look_at(self, figure: Figure) -> None:
        super().look_at(figure)
        self.has_looked()

    def plays(self) -> None:
        super().plays()
        self.has_looked()

    def play_set(self, action: Action) -> None:
        """Pick its cards, if they are those that the tutor wants."""
        wanted = words(Action.parse(self.task.action)) if self.task.action else ()
        if all(id in wanted or self.figure(id) for id in words(action)):
            super().play_set(action)

    def lets(self, id: str) -> bool:
        meant = by_verb(self.chooser, id) if id in self.game.verbs else None
        return super().lets(id) or (meant is not None and self._wanted(meant))

    def _wanted_next(self) -> str | None:
        """The next thing to choose; once all cards are picked, the button of what is to be done with them."""
        return super()._wanted_next() or (self._verb if self.chooser.picked and self.widget(self._verb) else None)
