"""The base scenes that lie over another one: a panel that darkens it, and pages for looking closer."""

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..input.intent import Intent
from ..ui.scene import Scene
from .menu import DIM

BAR = Box(140, 756, 1000, 36)
DARK = 150
BAR_ROOM, MARGIN = 22.0, 18.0  # of a page that scrolls: width for the bar; gap between it and the text


class OverScene(Scene):
    """A panel in the middle of the screen, with prompts at its foot."""

    opaque = False
    dark = DARK

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.layout.whole, canvas.theme.night, self.dark)
        self.painter.draw(canvas)
        if self.services.stack.top is self:  # the scene on top draws its own prompts
            self.prompt_bar.draw(canvas, self.prompts(), BAR)


class DetailScene(OverScene):
    """A page over the table that scrolls; the info button closes it. Subclasses only supply the content."""

    def prompts(self) -> list[tuple[str, str]]:
        more = self.scroller.may("down")
        return [("confirm", _("Choose")), *([("down", _("Read on"))] if more else []), ("cancel", _("Back"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "info":  # the button that opened it
            self.services.sounds.play("ui-back")
            self.back()
            return True
        return False


class FullDetailScene(DetailScene):
    """A page that hides the table: it stands before the menus' dungeon, without animation."""

    opaque = True

    def draw(self, canvas: Canvas) -> None:
        self.services.halls.empty("title", canvas).draw(canvas, False)
        canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if self.services.settings.contrast else DIM)
        self.painter.draw(canvas)
        if self.services.stack.top is self:
            self.prompt_bar.draw(canvas, self.prompts(), BAR)
