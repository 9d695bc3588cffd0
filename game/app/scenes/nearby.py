"""Something seen from near: words to read on in, and the same button leads back."""

from game.tongue import _

from ..hands.intent import Intent
from ..scroll import NOTCH
from .over import OverScene

BAR_ROOM, MARGIN = 22.0, 18.0  # for the scroll bar; between it and the words


class NearScene(OverScene):
    """A page over the table that scrolls and closes; it says only what is to be seen."""

    dark = 255  # nothing of the table shows between the words

    def prompts(self) -> list[tuple[str, str]]:
        more = self.scroll_height > self.scroll_box.h
        return [*([("down", _("Read on"))] if more else []), ("cancel", _("Back"))]

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
