"""The pieces that scenes are made of."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box, Point
from ..printing import Repeated
from ..things import Thing
from ..type import Block

Do = Callable[[], object]


class Look(NamedTuple):
    """How a widget is to be drawn just now."""

    focused: bool = False
    pressed: bool = False


class Widget:
    """Something in a scene: a thing that draws itself and may be pressed or adjusted.

    `scrolls` widgets move with the scene's scrolling list.
    """

    role = "text"
    focusable = False
    nearer = 0.0  # by how much the ring of the focus lies nearer to it than usual
    aside = 0.0  # by how much that reaches further to the right, about other things that belong to it
    solid = False  # is it a sheet behind which nothing is seen to burn?

    def __init__(self, id: str, label: str, box: Box, help: str = ""):
        self.id, self.label, self.box, self.help = id, label, box, help
        self.enabled = True
        self.scrolls = False
        self.part_of = ""
        self.ringed = True  # does the ring of the focus show on it?
        self._picture = Repeated()

    @property
    def kin(self) -> tuple[bool, str]:
        """What it is counted among when the narrator says “2 of 7”: a list's rows, or things of its own kind."""
        return (True, "") if self.scrolls else (False, self.role)

    @property
    def covers(self) -> Box | None:
        """Where no flame burns, because it is there; None: nowhere."""
        return self.box if self.solid else None

    def drawn_on(self, box: Box) -> Box:
        """How far its picture goes when it lies in that box."""
        return box

    @property
    def value(self) -> str:
        """What it is set to, in words."""
        return ""

    def press(self) -> None:
        """Do what it is for."""

    def tap(self, at: Point) -> None:
        """Do it because the mouse was let go at a place of it."""
        self.press()

    def adjust(self, by: int) -> bool:
        """Turn it one step down (-1) or up (+1); whether it can be turned."""
        return False

    def blocks(self) -> tuple[Block, ...]:
        """The texts it shows."""
        return ()

    def thing(self) -> Thing:
        """The widget as others see it."""
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
        """What its picture hangs on besides its place and whether it has the focus or is pressed, so that it need not
        be found anew for every frame; None: on more than that."""
        return None

    def show(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Draw it as it was last time, if it still looks so."""
        looks = self.looks()
        if looks is None:
            self.draw(canvas, box, look)
        else:
            self._picture.draw(canvas, lambda canvas: self.draw(canvas, box, look), box, look, *looks)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Draw it."""
        raise NotImplementedError


class Pressable(Widget):
    """Something that does a thing when it is pressed; while it is not enabled, no scene presses it."""

    focusable = True

    def __init__(self, id: str, label: str, box: Box, do: Do, help: str = "", enabled: bool = True):
        super().__init__(id, label, box, help)
        self.do, self.enabled = do, enabled

    def press(self) -> None:
        self.do()
