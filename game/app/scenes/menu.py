"""What all menus share: the dungeon behind them, a page to write on, and the prompts at the foot."""

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..scene import Scene
from ..table.hall import Hall

FOOT = 46.0  # height of the bar of prompts
DIM = 150


class MenuScene(Scene):
    """A scene in front of the dungeon."""

    dim = DIM

    def hall(self) -> Hall:
        """The room behind the menu."""
        return self.desk.halls.empty("title", self.desk.canvas)

    @property
    def page(self) -> Box:
        """The part of the window that widgets may use: the grid, with what there is above it, less the bar."""
        grid = self.desk.layout.grid
        return Box(grid.x, grid.y, grid.w, grid.h - FOOT)

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def update(self, dt: float) -> bool:
        return False

    def ambient(self, dt: float) -> list[Box]:
        if self.desk.settings.still:
            return []
        self.hall().update(dt)
        return self.hall().restless()

    def backdrop(self, canvas: Canvas) -> None:
        self.hall().draw(canvas, self.desk.settings.flicker and not self.desk.settings.still)
        if self.dim:
            canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if self.desk.settings.contrast else self.dim)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.desk.stack.top is not self:
            return  # what lies over it has a bar of its own
        grid = canvas.layout.grid
        self.draw_prompts(canvas, Box(grid.x + 20, grid.bottom - FOOT + 4, grid.w - 40, FOOT - 10))
