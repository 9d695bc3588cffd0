"""The base of all menus: the dungeon in the background, the page, and the prompts at the foot."""

from game.core.text import N_
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..services import Services
from ..table.room.hall import Hall
from ..ui.scene import Scene
from .page import EDGE, PAPER_EDGE, Sheet

FOOT, LARGE_FOOT = 46.0, 56.0  # height of the bar of prompts: usual, and in large letters
DIM = 150
MOTTO = N_("Four dungeons in one pack of cards.")


class MenuScene(Scene):
    """A scene in front of the dungeon, most often with a sheet (`game.app.screens.page.Sheet`)."""

    dim = DIM
    backlit = False  # True: fires hidden behind widgets shine past them
    span = (80.0, 1120.0)  # the sheet's left edge and width in design pixels
    on_paper = False  # True: the sheet is made of paper

    def __init__(self, services: Services):
        super().__init__(services)
        self.painter.below.append(self._draw_room)
        self.sheet = Sheet(self, self._trim, self._inset)

    def _trim(self, whole: Box) -> Box:
        """The sheet's box, from the usual one."""
        return whole

    def _inset(self, sheet: Box) -> Box:
        """The part of the sheet for the content."""
        edge = PAPER_EDGE if self.on_paper else EDGE
        return sheet.inset(edge, edge - 4)

    def hall(self) -> Hall:
        """The room in the background."""
        return self.services.halls.empty("title", self.services.canvas)

    @property
    def page(self) -> Box:
        """The part of the window for widgets: the grid and the room above it, without the bar of prompts."""
        grid = self.services.layout.grid
        return Box(grid.x, grid.y, grid.w, grid.h - self._foot)

    @property
    def _foot(self) -> float:
        return LARGE_FOOT if self.services.fonts.large else FOOT

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def update(self, dt: float) -> bool:
        return False

    def ambient(self, dt: float) -> bool:
        if self.services.settings.still or not self.hall().burning(self._unlit()):
            return False
        self.hall().update(dt)
        return True

    def _draw_room(self, canvas: Canvas) -> None:
        """Draw the room, darkened except where visible fires shine; with high contrast, a plain dark surface."""
        hall, settings, unlit = self.hall(), self.services.settings, self._unlit()
        hall.draw_room(canvas, settings.flicker and not settings.still and bool(hall.burning(unlit)))
        if self.dim or settings.contrast:
            canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if settings.contrast else self.dim)
        if not settings.contrast:
            hall.draw_firelight(canvas, self.dim, unlit)
            hall.draw_flames(canvas, self.covered())

    def _unlit(self) -> list[Box]:
        """Boxes behind which fires do not shine."""
        return [] if self.backlit else self.covered()

    def covered(self) -> list[Box]:
        """Boxes in which no flames are drawn."""
        return [box for widget in self.widgets if (box := widget.covers) is not None]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.services.stack.top is not self:
            return  # the scene on top draws its own bar
        grid, foot = canvas.layout.grid, self._foot
        self.prompt_bar.draw(canvas, self.prompts(), Box(grid.x + 20, grid.bottom - foot + 4, grid.w - 40, foot - 10))
