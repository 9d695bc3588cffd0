"""The base of what a table can have besides its cards."""

from ...gfx.canvas import Canvas
from ...input.intent import Intent
from ...ui.widget import Widget


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
