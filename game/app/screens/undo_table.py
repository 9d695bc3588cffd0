"""A table with undo and redo."""

from __future__ import annotations

from game.i18n import _

from ..ui.transitions import Fade
from .speech_table import SpeechTable


class UndoTable(SpeechTable):
    """A table with undo and redo, as far as the settings allow."""

    def undo(self) -> None:
        """Undo the last action of a person, if the undo rule allows it; otherwise say why not."""
        if not self.session.may_undo:
            self.services.sounds.play("ui-deny")
            self.services.say(self.session.undo_refusal())
            return
        doer, marks = self.seats.last, set(self.match.marks)
        self.session.undo()
        self.services.sounds.play("undo")
        self.chronicle.note(_("Undone."), doer)
        self._at_once()
        if self.match.marks != marks:
            self.services.say(self._why_practice())

    def _why_practice(self) -> str:
        """The message for an undo that took back a turned card: the play counts as practice, or the turn stays off the
        high scores."""
        if self.services.rounds.player(self.match):
            return _("A turned card was taken back: this turn counts in the round, but doesn't go on the sheet.")
        return _("A turned card was taken back: from here on it's practice, and doesn't count.")

    def _at_once(self) -> None:
        """Show the changed table at once, with a short cross-fade instead of an animation."""
        picture, via = self.services.shot(), self.services.via(Fade)
        self.speech = None
        self.stage.sync(self.now())
        self._hum()
        self.refresh()
        self.call()
        if via is not None and picture is not None:
            self.services.stack.transition = via.started(picture)

    def redo(self) -> None:
        """Redo the action that was undone last."""
        if self.match.undone:
            self.happened(self.session.redo())
        else:
            self.services.sounds.play("ui-deny")
