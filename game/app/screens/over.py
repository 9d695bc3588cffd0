"""The base of scenes that lie over another one and darken it."""

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..ui.scene import Scene

BAR = Box(140, 756, 1000, 36)
DARK = 150


class OverScene(Scene):
    """A panel in the middle of the screen, with prompts at its foot."""

    opaque = False
    dark = DARK

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.layout.whole, canvas.theme.night, self.dark)
        self.draw_widgets(canvas)
        if self.services.stack.top is self:  # the scene on top draws its own prompts
            self.draw_prompts(canvas, BAR)
