"""What a table can have besides its cards, and the table as it sees it: small protocols, put together as needed."""

from typing import Protocol

from game.core.view import Action

from ...base.geometry import Point
from ...gfx.canvas import Canvas
from ...input.bindings import Intent
from ...ui.widget import Do, ScreenReader, Widget


class Feature:
    """Something a table can have. Every method may be left out.

    A table asks its features in order. A feature is made with what it needs, which may be another feature.
    """

    ticks = 0.0  # changes with what moves in `ambient`: what is drawn is kept until then

    # widgets

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        """Return the table's widgets with what the feature adds, changes or leaves out."""
        return widgets

    def prompts(self, usual: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """Return the prompts, made of the `usual` ones."""
        return usual

    def entries(self) -> list[tuple[str, str, str, Do]]:
        """Return additional entries for the pause menu: (id, label, icon, action)."""
        return []

    # presses

    def handle(self, intent: Intent) -> bool:
        """Handle an intent before the table does; return True if the table and later features must not."""
        return False

    def blocks(self, id: str | None, at: Point | None) -> bool:
        """Return True if a press on a widget must do nothing; `at` is where the mouse was released."""
        return False

    # time

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        return False

    def ambient(self, dt: float) -> None:
        """Advance by `dt` seconds what moves as flames do; not called with reduced motion."""

    @property
    def rests(self) -> bool:
        """True if nothing of it moves that tests would wait for."""
        return True

    # drawing

    def laid_out(self) -> None:
        """Called when the table has been laid out, as after a change of the window's size."""

    def prepare(self, rests: bool) -> None:
        """Let widgets and cards show what has changed, before each frame; `rests` is True if no animation runs."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies below the widgets."""

    def has_journal(self) -> bool:
        """Return True if the journal has room."""
        return True


class Doing(Protocol):
    """What a player can do at a table."""

    def pick(self, id: str) -> None: ...
    def lead_on(self) -> None: ...
    def ask_or_do(self, action: Action) -> None: ...
    def do(self, *actions: Action) -> None: ...
    def look(self, zone: str) -> None: ...
    def look_closer(self) -> None: ...
    def menu(self) -> None: ...


class FocusView(Protocol):
    """The widgets on the screen, and the focus."""

    widgets: list[Widget]
    focus: str | None
    reader: ScreenReader

    def widget(self, id: str | None) -> Widget | None: ...
    def set_focus(self, id: str | None, quiet: bool = False) -> None: ...
    def refresh(self) -> None: ...
