"""A table as its features see it: small protocols, which each feature puts together as it needs."""

from collections.abc import Sequence
from typing import Protocol

from game.core.selection import Selection
from game.core.view import View
from game.levels import Room

from ...table.places import Places
from ...table.stage import Stage
from ...ui.widget import Widget
from ..conductor import Conductor


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
