"""The play that lies on a table: as its viewer sees it, and what is picked."""

from collections.abc import Sequence
from typing import Protocol

from game.core.events import Event
from game.core.match import Match
from game.core.selection import Selection
from game.core.view import View

from .seats import has_shared_screen
from .session import Session


class ShownPlay(Protocol):
    """The play that lies on a table. `view` is what the widgets show; `now` may be ahead of it."""

    view: View

    @property
    def match(self) -> Match: ...
    @property
    def seat(self) -> int: ...
    @property
    def doer(self) -> int | None: ...

    def now(self) -> View: ...
    def see(self, rests: bool) -> None: ...
    def deeds(self) -> Sequence[Sequence[Event]]: ...


class Viewer(Protocol):
    """Who looks at the screen of a play."""

    @property
    def viewer(self) -> int:
        """The seat whose view is shown."""

    def view(self) -> View:
        """What is seen now."""

    def open_up(self) -> None:
        """Let all people look if no hand is hidden."""


class ActingSeat:
    """The viewer of a table on which people have no hands to hide: the acting seat."""

    def __init__(self, session: Session):
        self._session = session

    @property
    def viewer(self) -> int:
        return self._session.seats.seat

    def view(self) -> View:
        return self._session.view

    def open_up(self) -> None:
        """Do nothing: everybody sees the same."""


class PlayView:
    """What is seen of a play. `view` is the state that the widgets show, and `standing` the one when no card was last
    moving."""

    def __init__(self, session: Session, eyes: Viewer):
        self.session, self.eyes = session, eyes
        self.match, self.game, self.seats = session.match, session.match.game, session.seats
        self.several = has_shared_screen(session.match)
        self.selection = Selection(())
        self.view = self.standing = eyes.view()

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return self.eyes.viewer

    @property
    def doer(self) -> int | None:
        """The seat of the last action; None before there is any."""
        return self.match.log[-1].seat if self.match.log else None

    def deeds(self) -> Sequence[Sequence[Event]]:
        """The events of all actions so far, one sequence for each action."""
        return self.match.history

    def now(self) -> View:
        """The current view; `view` and the animation may still lag behind it."""
        return self.eyes.view()

    def see(self, rests: bool) -> None:
        """Take over the current view, with a selection of what is legal in it; `rests` is True if no card moves."""
        self.eyes.open_up()
        self.view = self.now()
        if self.selection.legal != self.view.legal:
            self.selection = Selection(self.view.legal)
        if rests:
            self.standing = self.view
