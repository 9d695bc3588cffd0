"""The base classes of all widgets."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.draw_cache import ReplayedDrawing
from ..gfx.fonts import Block
from .things import Thing

Do = Callable[[], object]


class Look(NamedTuple):
    """The state in which a widget is drawn."""

    focused: bool = False
    pressed: bool = False


class Widget:
    """A part of a scene that draws itself and may be pressed or adjusted.

    Widgets with `scrolls` move with the scene's scrolling list.
    """

    role = "text"
    focusable = False
    nearer = 0.0  # design pixels that the focus ring is nearer to it than usual
    aside = 0.0  # design pixels that the ring extends to the right, around parts that belong to it
    solid = False  # True if it is opaque, so that no flames are drawn behind it

    def __init__(self, id: str, label: str, box: Box, help: str = ""):
        self.id, self.label, self.box, self.help = id, label, box, help
        self.enabled = True
        self.scrolls = False
        self.part_of = ""
        self.ringed = True  # True if the focus ring is drawn on it
        self._picture = ReplayedDrawing()

    @property
    def kin(self) -> tuple[bool, str]:
        """The group it is counted in when the narrator says “2 of 7”: a list's rows, or widgets of the same role."""
        return (True, "") if self.scrolls else (False, self.role)

    @property
    def covers(self) -> Box | None:
        """The area in which it hides flames; None if it hides none."""
        return self.box if self.solid else None

    def drawn_on(self, box: Box) -> Box:
        """The area its picture covers when the widget is in that box."""
        return box

    @property
    def value(self) -> str:
        """Its current value, in words."""
        return ""

    def press(self) -> None:
        """Carry out its action."""

    def tap(self, at: Point) -> None:
        """Carry out its action after a mouse release at this point."""
        self.press()

    def adjust(self, by: int) -> bool:
        """Change its value one step down (-1) or up (+1); return False if it has none to change."""
        return False

    def blocks(self) -> tuple[Block, ...]:
        """The texts it shows."""
        return ()

    def thing(self) -> Thing:
        """Its node of the UI tree."""
        blocks = [block for block in self.blocks() if any(block.lines)]
        return Thing(
            self.id,
            self.role,
            self.label,
            self.box,
            self.value,
            self.help,
            self.focusable,
            self.enabled,
            min((block.text_px for block in blocks), default=0.0),
            max((block.overflow for block in blocks), default=0.0),
            self.part_of,
        )

    def looks(self) -> tuple[Hashable, ...] | None:
        """The values its picture depends on besides its box and `Look`, so that the drawing can be replayed while they
        are unchanged; None if the drawing must not be reused."""
        return None

    def show(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Draw it, replaying the last drawing if it still looks the same."""
        looks = self.looks()
        if looks is None:
            self.draw(canvas, box, look)
        else:
            self._picture.draw(canvas, lambda canvas: self.draw(canvas, box, look), box, look, *looks)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Draw it."""
        raise NotImplementedError


class Pressable(Widget):
    """A widget that calls `do` when it is pressed; scenes do not press it while it is disabled."""

    focusable = True

    def __init__(self, id: str, label: str, box: Box, do: Do, help: str = "", enabled: bool = True):
        super().__init__(id, label, box, help)
        self.do, self.enabled = do, enabled

    def press(self) -> None:
        self.do()
