"""A button with a player's name, spelled as it was typed."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .widget import Do, Look, Pressable

EDGE, SIZE = 22.0, 27.0


class NameTile(Pressable):
    """A press chooses the name; `note` adds to it for the narrator, `icon` is drawn before it."""

    role = "button"

    def __init__(
        self,
        id: str,
        name: str,
        box: Box,
        do: Do,
        letters: Fonts,
        primary: bool = False,
        note: str = "",
        icon: str = "",
    ):
        super().__init__(id, name, box, do)
        self.primary, self.icon, self._value = primary, icon, note
        room = box.w - 2 * EDGE - self._beside
        self.block = letters.cut(name, "strong", SIZE, room, box.h - 12)

    @property
    def _beside(self) -> float:
        return 42.0 if self.icon else 0.0

    @property
    def value(self) -> str:
        return self._value

    @property
    def cut(self) -> bool:
        """True if the name does not fit whole."""
        return self.block.lines != (self.label,)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        name = "button-primary" if self.primary else "button"
        canvas.plate(f"{name}-pressed" if look.pressed else f"{name}-hover" if look.focused else name, box)
        whole = self._beside + self.block.width
        x = box.x + (box.w - whole) / 2
        if self.icon:
            canvas.icon(self.icon, Box(x, box.centre[1] - 16, 32, 32), theme.cream if self.primary else theme.gold)
        place = Box(x + self._beside, box.y, self.block.width, box.h)
        canvas.block(self.block, place, theme.cream if look.focused else theme.paper, shade=theme.night)
