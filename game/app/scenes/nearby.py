"""Something seen from near: words to read on in, and the same button leads back."""

from game.tongue import _

from ..canvas import Canvas
from ..hands.intent import Intent
from ..scroll import NOTCH
from .menu import DIM
from .over import BAR, OverScene

BAR_ROOM, MARGIN = 22.0, 18.0  # for the scroll bar; between it and the words


class NearScene(OverScene):
    """A page over the table that scrolls and closes; it says only what is to be seen."""

    def prompts(self) -> list[tuple[str, str]]:
        more = self._may_scroll("down")
        return [("confirm", _("Choose")), *([("down", _("Read on"))] if more else []), ("cancel", _("Back"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "info":  # the same button again
            self.desk.sounds.play("ui-back")
            self.back()
            return True
        return False

    def _navigate(self, way: str) -> None:
        if way in ("up", "down") and self._may_scroll(way):
            self._scroll_by(NOTCH if way == "down" else -NOTCH)
        else:
            super()._navigate(way)


class AloneScene(NearScene):
    """It hides the table: what is seen lies before the dungeon of the menus, where nothing moves."""

    opaque = True

    def draw(self, canvas: Canvas) -> None:
        self.desk.halls.empty("title", canvas).draw(canvas, False)
        canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if self.desk.settings.contrast else DIM)
        self.draw_widgets(canvas)
        if self.desk.stack.top is self:
            self.draw_prompts(canvas, BAR)
