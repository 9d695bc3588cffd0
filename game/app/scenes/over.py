"""Scenes laid over another one, which sinks into the dark."""

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..scene import Scene

BAR = Box(140, 756, 1000, 36)
DARK = 150


class OverScene(Scene):
    """A panel in the middle of the screen, and prompts at its foot."""

    opaque = False
    dark = DARK

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.layout.whole, canvas.theme.night, self.dark)
        self.draw_widgets(canvas)
        if self.desk.stack.top is self:  # one that lies over it has a foot of its own
            self.draw_prompts(canvas, BAR)
