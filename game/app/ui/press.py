"""Buttons and the rows of lists."""

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour
from ..type import Block, Type
from .widget import Do, Look, Widget

ICON = 34.0  # side of a button's icon
GAP = 12.0


class Button(Widget):
    """A plate with an icon and a word; pressed, it does something."""

    role = "button"
    focusable = True

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        do: Do,
        letters: Type,
        icon: str = "",
        primary: bool = False,
        help: str = "",
        enabled: bool = True,
    ):
        super().__init__(id, label, box, help)
        self.do, self.icon, self.primary, self.enabled = do, icon, primary, enabled
        room = box.w - 36
        block = letters.block(label, "label", 24, room - self._icon_room(), box.h - 16, lines=2)
        if block.overflow and icon:  # the word matters more than the picture
            self.icon = ""
            block = letters.block(label, "label", 24, room, box.h - 8, lines=2)
        self.block = block

    def _icon_room(self) -> float:
        return ICON + GAP if self.icon else 0.0

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def press(self) -> None:
        if self.enabled:
            self.do()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        canvas.plate(self._plate(look), box)
        ink = self._ink(canvas, look)
        whole = self._icon_room() + self.block.width
        x = box.x + (box.w - whole) / 2
        if self.icon:
            canvas.icon(self.icon, Box(x, box.y + (box.h - ICON) / 2, ICON, ICON), ink)
        place = Box(x + self._icon_room(), box.y, self.block.width, box.h)
        canvas.block(self.block, place, ink, "centre" if not self.icon else "left", shade=canvas.theme.night)

    def _plate(self, look: Look) -> str:
        if not self.enabled:
            return "button-disabled"
        name = "button-primary" if self.primary else "button"
        return f"{name}-pressed" if look.pressed else f"{name}-hover" if look.focused else name

    def _ink(self, canvas: Canvas, look: Look) -> Colour:
        theme = canvas.theme
        return theme.cream if look.focused and self.enabled else theme.paper if self.enabled else theme.faint


class IconButton(Widget):
    """A small square button with a picture only; its label is spoken and shown as a tip."""

    role = "button"
    focusable = True

    def __init__(self, id: str, label: str, box: Box, do: Do, icon: str, help: str = "", enabled: bool = True):
        super().__init__(id, label, box, help)
        self.do, self.icon, self.enabled = do, icon, enabled

    def press(self) -> None:
        if self.enabled:
            self.do()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        name = "button-disabled" if not self.enabled else "button-pressed" if look.pressed else "button"
        canvas.plate(name if not (look.focused and self.enabled) else "button-hover", box)
        side = box.h * 0.58
        x, y = box.centre
        ink = canvas.theme.paper if self.enabled else canvas.theme.faint
        canvas.icon(self.icon, Box(x - side / 2, y - side / 2, side, side), ink)


class Row(Widget):
    """A line of a list: a label to the left, a value to the right; pressed, it does something."""

    role = "row"
    focusable = True

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        do: Do | None,
        letters: Type,
        value: str = "",
        icon: str = "",
        help: str = "",
        enabled: bool = True,
        selected: bool = False,
        note: str = "",
    ):
        super().__init__(id, label, box, help)
        self.do, self.icon, self._value, self.enabled, self.selected = do, icon, value, enabled, selected
        left = self._inner(box)
        right = self.value_room(left.w) if value else 0.0
        self.name = letters.block(label, "body", 25, left.w - right - 12, box.h - 8 - (30 if note else 0), lines=2)
        self.worth = letters.block(value, "strong", 25, right, box.h - 8, lines=2) if value else None
        self.note = letters.block(note, "body", 22, left.w - right - 12, box.h / 2, lines=1) if note else None

    def value_room(self, width: float) -> float:
        """How much of its width the right-hand side gets."""
        return width * 0.42

    def _inner(self, box: Box) -> Box:
        room = 18 + (ICON + GAP if self.icon else 0)
        return Box(box.x + room, box.y, box.w - room - 18, box.h)

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.name, self.worth, self.note) if block is not None)

    def press(self) -> None:
        if self.enabled and self.do:
            self.do()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused or self.selected else "list-row", box)
        inner = self._inner(box)
        ink = theme.cream if self.enabled else theme.faint
        if self.icon:
            top = box.y + (box.h - ICON) / 2
            canvas.icon(self.icon, Box(box.x + 18, top, ICON, ICON), theme.gold if self.enabled else theme.faint)
        if self.note:
            whole = self.name.height + self.note.height
            top = inner.y + (inner.h - whole) / 2
            canvas.block(self.name, Box(inner.x, top, inner.w, self.name.height), ink)
            canvas.block(self.note, Box(inner.x, top + self.name.height, inner.w, self.note.height), theme.bone)
        else:
            canvas.block(self.name, inner, ink)
        self.draw_value(canvas, inner, look)

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        """The right-hand side."""
        if self.worth:
            canvas.block(self.worth, inner, canvas.theme.gold if self.enabled else canvas.theme.faint, "right")
