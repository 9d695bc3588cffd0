"""What a table can have besides its cards, and the table as it sees it: small protocols, put together as needed."""

from collections.abc import Sequence
from typing import Protocol

from game.core.selection import Selection
from game.core.view import View
from game.levels import Room

from ...gfx.canvas import Canvas
from ...input.intent import Intent
from ...table.places import Places
from ...table.stage import Stage
from ...ui.widget import Widget
from ..conductor import Conductor


class Feature:
    """Something a table can have. Every method may be left out.

    A table asks its features in order. A feature is made with what it needs, which may be another feature.
    """

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        """Return the table's widgets with what the feature adds, changes or leaves out."""
        return widgets

    def handle(self, intent: Intent) -> bool:
        """Handle an intent before the table does; return True if the table and later features must not."""
        return False

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies below the widgets, or prepare them to be drawn."""


class FocusView(Protocol):
    """The widgets on the screen, and the focus."""

    @property
    def widgets(self) -> Sequence[Widget]: ...
    @property
    def focus(self) -> str | None: ...

    def widget(self, id: str | None) -> Widget | None: ...
    def set_focus(self, id: str | None, quiet: bool = False) -> None: ...
    def refresh(self) -> None: ...


class ChoiceView(Protocol):
    """What the viewer sees of the play, and what is picked."""

    @property
    def view(self) -> View: ...
    @property
    def seat(self) -> int: ...
    @property
    def selection(self) -> Selection: ...


class LaidView(Protocol):
    """Where things lie, and what is shown of them."""

    @property
    def room(self) -> Room: ...
    @property
    def places(self) -> Places: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def conductor(self) -> Conductor: ...
