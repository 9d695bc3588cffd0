"""Base scenes for looking closer: scrolling text over the table; the info button opens and closes it."""

from game.i18n import _

from ..gfx.canvas import Canvas
from ..input.intent import Intent
from ..ui.scroll import NOTCH
from .menu import DIM
from .over import BAR, OverScene

BAR_ROOM, MARGIN = 22.0, 18.0  # width for the scroll bar; gap between it and the text


class DetailScene(OverScene):
    """A page over the table that scrolls; the info button closes it. Subclasses only supply the content."""

    def prompts(self) -> list[tuple[str, str]]:
        more = self._may_scroll("down")
        return [("confirm", _("Choose")), *([("down", _("Read on"))] if more else []), ("cancel", _("Back"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "info":  # the button that opened it
            self.services.sounds.play("ui-back")
            self.back()
            return True
        return False

    def _navigate(self, way: str) -> None:
        if way in ("up", "down") and self._may_scroll(way):
            self._scroll_by(NOTCH if way == "down" else -NOTCH)
        else:
            super()._navigate(way)


class FullDetailScene(DetailScene):
    """A page that hides the table: it stands before the menus' dungeon, without animation."""

    opaque = True

    def draw(self, canvas: Canvas) -> None:
        self.services.halls.empty("title", canvas).draw(canvas, False)
        canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if self.services.settings.contrast else DIM)
        self.draw_widgets(canvas)
        if self.services.stack.top is self:
            self.draw_prompts(canvas, BAR)
