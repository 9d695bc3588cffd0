"""The guided first fight: the arena with a tutor."""

from __future__ import annotations

from game.core.combatants import Figure
from game.core.selection import parts_of
from game.core.teach import ACT
from game.core.view import Action
from game.i18n import _

from ...arena.picks import by_verb
from ..lesson import LessonScene
from .table import ArenaTable


class ArenaLesson(LessonScene, ArenaTable):
    """A lesson in an arena; looking at a figure or at the playable sets may be a task as well."""

    lacks = ("clash",)  # the tutor stands in that place

    def look_at(self, figure: Figure) -> None:
        super().look_at(figure)
        self.has_looked()

    def plays(self) -> None:
        super().plays()
        self.has_looked()

    def play_set(self, action: Action) -> None:
        """Pick the cards of a set if the tutor wants them now or next; otherwise nudge."""
        if not all(id in self.tutor.to_come() or self.choices.figure(id) for id in parts_of(action)):
            self._nudge()
            return
        super().play_set(action)
        if self.tutor.task.until != ACT:
            self.set_focus(next(iter(self.tutor.task.at), None), quiet=True)

    def _nudge(self) -> None:
        """Say where to look, and keep the picks that are right."""
        rightly = [id for id in self.selection.picked if id in self.tutor.to_come()]
        super()._nudge()
        self.selection.picked = rightly
        self.refresh()
        self.services.say(_("Read on first.") if self.tutor.is_told else _("Not that one: look where the hand points."))

    def prompts(self) -> list[tuple[str, str]]:
        told = super().prompts()
        return told if any(kind == "menu" for kind, _text in told) else [*told, ("menu", _("Menu"))]

    def lets(self, id: str) -> bool:
        meant = by_verb(self.selection, id) if id in self.game.verbs else None
        return super().lets(id) or (meant is not None and self.tutor.wants(meant))

    def _wanted_next(self) -> str | None:
        """Return the next id to choose; once all cards are picked, the verb whose button does it."""
        return super()._wanted_next() or (
            self.tutor.verb if self.selection.picked and self.widget(self.tutor.verb) else None
        )
