"""Undo and redo at a table, as far as the settings allow."""

from collections.abc import Callable, Sequence

from game.core.events import Event
from game.i18n import _

from ...services import Services
from ..chronicle import Chronicle
from ..session import Session


class UndoRedo:
    """Takes back the last action of a person, and says why if it may not.

    `show` is called when the play has changed, and is saved, and the table is to be shown anew.
    """

    def __init__(self, services: Services, session: Session, chronicle: Chronicle, show: Callable[[], object]):
        self._services, self.session, self._chronicle, self._show = services, session, chronicle, show

    def undo(self) -> None:
        """Undo the last action of a person, if the undo rule allows it; otherwise say why not."""
        services, session = self._services, self.session
        if not session.may_undo:
            services.sounds.play("ui-deny")
            services.say(session.undo_refusal())
            return
        doer, answered, marks = session.seats.last, session.seats.answered, set(session.match.marks)
        session.undo()
        services.sounds.play("undo")
        self._chronicle.note(_("Undone."), doer)
        self._show()
        if session.match.marks != marks:
            services.say(self._why_practice(answered))

    def _why_practice(self, answered: bool) -> str:
        """The message for an undo after which the play counts as practice, or stays off the high scores: a turned card
        was taken back, or what others `answered` to it with hidden cards."""
        if answered:
            return _("Others' decisions were taken back: from here on it's practice, and doesn't count.")
        if self._services.rounds.player(self.session.match):
            return _("A turned card was taken back: this turn counts in the round, but doesn't go on the sheet.")
        return _("A turned card was taken back: from here on it's practice, and doesn't count.")

    def redo(self) -> Sequence[Event] | None:
        """Redo the action that was undone last; return its events, which may be none; None if there is no action."""
        if self.session.match.undone:
            return self.session.redo()
        self._services.sounds.play("ui-deny")
        return None
