"""How a table tells what happened: in which parts, and what it shows between them."""

from collections.abc import Sequence
from typing import Protocol

from game.core.events import Event
from game.core.view import View

from ..table.stage import Stage

Parts = Sequence[Sequence[Event]]


class ToldTable(Protocol):
    """A table as its telling sees it."""

    @property
    def stage(self) -> Stage: ...

    def now(self) -> View: ...
    def hum(self) -> None: ...


class Telling:
    """Tells what happened in one go."""

    def begin(self, view: View) -> None:
        """Called before what has happened after a view is shown."""

    def cut(self, view: View, events: Sequence[Event]) -> Parts:
        """Return the parts in which events are shown that led to a view."""
        return [events]

    def present(self, view: View) -> View:
        """Return a view as far as it has been shown."""
        return view

    def trail(self) -> Sequence[str]:
        """Return the chambers through which a party came, as far as they have been shown."""
        return ()

    def has_page(self, view: View, event: Event) -> bool:
        """True if an event is told on a page of its own."""
        return False

    def part_ended(self, table: ToldTable, events: Sequence[Event]) -> None:
        """Make the stage match the view exactly, after events have been shown."""
        table.stage.sync(table.now(), lingers=True)
        table.hum()

    def drop(self) -> None:
        """Called before the table is shown as it is at once: what is still to be told is not."""
