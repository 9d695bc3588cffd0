"""Buttons, list rows, tabs, and large plates with an offer."""

from collections.abc import Callable, Hashable, Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..gfx.theme import Colour
from .widget import Do, Look, Pressable, Widget

ICON = 34.0  # side of a button's icon
SIZE = 24.0  # text size of a button
GAP, EDGES, ALONE = 12.0, 36.0, 28.0  # gap from icon to text; side margins of both; side margins of text alone
MARKED = 5.0  # inset of the primary button's gold patch, in high contrast
ON_EDGE = 6.0  # `nearer` of a row: the ring lies on its edge, not on the next row
LARGE_SHARE = 0.6  # share of a row's width for a value in large text that is too long for the usual one
LEFT = 26.0  # from the edge of a piled button to its icon
WORD_EDGE, WORD_BLANK = 3.0, 6.0  # beside a short word; how much higher than its button its line may be


class Button(Pressable):
    """A plate with an icon and a text; pressed, it does something.

    Its content is centred, or left-aligned in columns where buttons are `piled` on each other.
    """

    role = "button"
    piled = False
    waits = False  # True if it looks enabled because it soon will be
    grave = False  # True if its action cannot be undone

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, icon: str = "", primary: bool = False,
        help: str = "", enabled: bool = True,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help, enabled)
        self.icon, self.primary, self.letters = icon, primary, letters
        self._letter(SIZE)

    def written(self, size: float, grow: bool = True) -> Block:
        """Its text at a size, or smaller where there is no room."""
        room, edge = self.box.w - (EDGES if self.icon else ALONE) - self._icon_room(), 15 if self.icon else 8
        return self.letters.block(self.label, "label", size, room, self.box.h - edge, lines=2, grow=grow,
                                  even=not self.icon)  # fmt: skip

    def write(self, size: float) -> None:
        """Set its text in exactly this size."""
        self._letter(size, grow=False)

    def _letter(self, size: float, grow: bool = True) -> None:
        self.block = self.written(size, grow)
        if self.block.overflow and self.icon:  # the text matters more than the icon
            self.icon = ""
            self.block = self.written(size, grow)

    def _icon_room(self) -> float:
        return ICON + GAP if self.icon else 0.0

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.block, self.icon, self.lit, self.primary, self.piled, self.grave

    @property
    def lit(self) -> bool:
        """True if it looks enabled."""
        return self.enabled or self.waits

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        canvas.plate(self._plate(look), box)
        marked = canvas.stark and self.primary and self.lit
        if marked:
            canvas.fill(box.inset(MARKED, MARKED), canvas.theme.gold)
        ink = canvas.theme.night if marked else self._ink(canvas, look)
        whole = self._icon_room() + self.block.width
        x = box.x + (LEFT if self.piled else (box.w - whole) / 2)
        if self.icon:
            sign = Box(x, box.y + (box.h - ICON) / 2, ICON, ICON)
            canvas.icon(self.icon, sign, ink, shade=canvas.theme.night if self.grave else None)
        place = Box(x + self._icon_room(), box.y, self.block.width, box.h)
        align = "left" if self.icon or self.piled else "centre"
        canvas.block(self.block, place, ink, align, shade=None if marked else canvas.theme.night)

    def _plate(self, look: Look) -> str:
        if not self.lit:
            return "button-disabled"
        name = "button-primary" if self.primary else "button"
        return f"{name}-pressed" if look.pressed else f"{name}-hover" if look.focused else name

    def _ink(self, canvas: Canvas, look: Look) -> Colour:
        theme = canvas.theme
        if self.grave and self.lit:
            return theme.danger
        return theme.cream if look.focused and self.lit else theme.paper if self.lit else theme.faint


def in_one_line(label: str, icon: str, letters: Fonts) -> float:
    """The width a button needs for its text to fit on one line."""
    word = letters.block(label, "label", SIZE, UNBROKEN, lines=1).width
    return word + EDGES + (ICON + GAP if icon else 0.0) + 1


def shared(words: Sequence[tuple[str, str]], room: float, letters: Fonts) -> list[float]:
    """The widths of buttons (label and icon) that fill a room: all equal; or each as its text needs, if only then every
    text fits on one line."""
    equal = room / len(words)
    needed = [in_one_line(label, icon, letters) for label, icon in words]
    spare = room - sum(needed)
    return [equal] * len(words) if max(needed) <= equal or spare < 0 else [need + spare / len(words) for need in needed]


def alike(buttons: Sequence[Button]) -> Sequence[Button]:
    """Neighbouring buttons with text of one size, the smallest that any needs, and either all with an icon or none."""
    if not all(button.icon for button in buttons):
        for button in buttons:
            button.icon = ""
            button.block = button.written(SIZE)
    size = min((button.block.size for button in buttons), default=SIZE)
    for button in buttons:
        button.write(size)
    return buttons


def piled(buttons: Sequence[Button]) -> Sequence[Button]:
    """Buttons below each other, with text of one size and their icons and texts in columns."""
    for button in alike(buttons):
        button.piled = True
    return buttons


class IconButton(Pressable):
    """A small square button with an icon only; its label is spoken."""

    role = "button"
    grave = False  # True if its action cannot be undone

    def __init__(self, id: str, label: str, box: Box, do: Do, icon: str, enabled: bool = True, help: str = ""):
        super().__init__(id, label, box, do, help, enabled=enabled)
        self.icon = icon

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.icon, self.enabled, self.grave

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        name = "button-disabled" if not self.enabled else "button-pressed" if look.pressed else "button"
        canvas.plate(name if not (look.focused and self.enabled) else "button-hover", box)
        side = box.h * 0.58
        x, y = box.centre
        ink = canvas.theme.paper if self.enabled else canvas.theme.faint
        if self.grave and look.focused:
            ink = canvas.theme.danger
        canvas.icon(self.icon, Box(x - side / 2, y - side / 2, side, side), ink)


class WordButton(Pressable):
    """A small button with a short word only; its label is spoken. It gets wider to the left for a longer word."""

    role = "button"

    def __init__(self, id: str, label: str, word: str, box: Box, do: Do, letters: Fonts, help: str = ""):
        high = box.h + WORD_BLANK  # the blank above and below the letters may lie outside
        self.block = letters.block(word, "strong", SIZE, box.w - 2 * WORD_EDGE, high, lines=1)
        if self.block.overflow > 0:
            self.block = letters.block(word, "strong", letters.smallest("strong"), UNBROKEN, high, lines=1, grow=False)
        wide = max(box.w, self.block.width + 2 * WORD_EDGE)
        super().__init__(id, label, box._replace(x=box.right - wide, w=wide), do, help)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("button-pressed" if look.pressed else "button-hover" if look.focused else "button", box)
        ink = canvas.theme.cream if look.focused else canvas.theme.paper
        canvas.block(self.block, box, ink, "centre", shade=canvas.theme.night)


class Row(Widget):
    """A list row: a label at the left, a value at the right; pressed, it does something."""

    role = "row"
    focusable = True
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, value: str = "", icon: str = "", help: str = ""
    ):
        super().__init__(id, label, box, help)
        self.do, self.icon, self._value = do, icon, value
        left = self._inner(box)
        right = self.value_room(left.w) if value else 0.0
        self.worth = letters.block(value, "strong", 25, right, box.h - 8, lines=2) if value else None
        if self.worth is not None and self.worth.overflow > 0 and letters.huge:
            right = max(right, left.w * LARGE_SHARE)
            self.worth = letters.block(value, "strong", 25, right, box.h - 8, lines=2)
        self.name = letters.block(label, "body", 25, left.w - right - 12, box.h - 8, lines=2)

    def press(self) -> None:
        self.do()

    def value_room(self, width: float) -> float:
        """The width for the value."""
        return width * 0.42

    def _inner(self, box: Box) -> Box:
        room = 18 + (ICON + GAP if self.icon else 0)
        return Box(box.x + room, box.y, box.w - room - 18, box.h)

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.worth) if self.worth else (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        inner = self._inner(box)
        self.draw_icon(canvas, box)
        canvas.block(self.name, inner, canvas.theme.cream)
        self.draw_value(canvas, inner, look)

    def draw_icon(self, canvas: Canvas, box: Box) -> None:
        """Draw its icon, if it has one, at the left."""
        if self.icon:
            canvas.icon(self.icon, Box(box.x + 18, box.y + (box.h - ICON) / 2, ICON, ICON), canvas.theme.gold)

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        """Draw the value at the right."""
        if self.worth:
            canvas.block(self.worth, inner, canvas.theme.gold, "right")


SIGN, EDGE, OFFER_GAP = 46.0, 24.0, 12.0
TOP = EDGE - 6  # margin above the title and below the description
OFFER_SIZE, TITLE = 25.0, 30.0
RING = 12.0  # reach of the focus ring around it


class OfferPlate(Button):
    """A button for one of a few actions, with its full description; `needed` is the height it needs."""

    def __init__(self, id: str, label: str, text: str, box: Box, do: Do, letters: Fonts, icon: str, enabled: bool):
        super().__init__(id, label, box, do, letters, icon, False, text, enabled)
        inner = box.inset(EDGE, TOP)
        self.block = letters.block(label, "label", TITLE, inner.w - SIGN - OFFER_GAP, SIGN, lines=1)
        self.text = letters.block(text, "body", OFFER_SIZE, inner.w, inner.h - SIGN - OFFER_GAP, even=True)
        self.needed = min(box.h, 2 * TOP + SIGN + OFFER_GAP + self.text.height)
        self.lower(box.h)

    def lower(self, tall: float) -> None:
        """Set its height, keeping its lower edge."""
        self.box = self.box._replace(y=self.box.bottom - tall, h=tall)
        inner = self.box.inset(EDGE, TOP)
        self.head = inner._replace(h=SIGN)
        self.body = Box(inner.x, self.head.bottom + OFFER_GAP, inner.w, inner.bottom - self.head.bottom - OFFER_GAP)

    @property
    def covers(self) -> Box:
        return self.box.inset(-RING)

    def blocks(self) -> tuple[Block, ...]:
        return self.block, self.text

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        down = 2.0 if look.pressed else 0.0
        canvas.plate(self._plate(look), box.moved(0, down))
        ink, sign = self._ink(canvas, look), canvas.theme.gold if self.enabled else canvas.theme.faint
        x = self.head.centre[0] - (SIGN + OFFER_GAP + self.block.width) / 2
        canvas.icon(self.icon, Box(x, self.head.y + down, SIGN, SIGN), sign)
        word = self.head._replace(x=x + SIGN + OFFER_GAP, w=self.block.width)
        canvas.block(self.block, word.moved(0, down), sign, shade=canvas.theme.night)
        canvas.block(self.text, self.body.moved(0, down), ink, "centre", 0.0, shade=canvas.theme.night)


TAB_GAP = 6.0
WORTH = 1.1  # the narrow font is used if it allows letters larger by this factor


class Tab(Pressable):
    """A tab that opens its page when pressed."""

    role = "tab"

    def __init__(self, id: str, label: str, box: Box, open: bool, value: str, do: Do, block: Block):
        super().__init__(id, label, box, do)
        self.open, self._value, self.block = open, value, block

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("tab-selected" if self.open else "tab", box)
        ink = theme.cream if self.open or look.focused else theme.bone
        canvas.block(self.block, box.moved(0, 2), ink, "centre", shade=theme.night)


def tabs(
    box: Box,
    pages: Sequence[tuple[str, str]],
    current: str,
    choose: Callable[[str], object],
    letters: Fonts,
    words: tuple[str, str],
) -> list[Widget]:
    """A tab for each page (id and label), side by side in a box. `words` are the names of the closed and the open
    state."""
    wide = (box.w - TAB_GAP * (len(pages) - 1)) / len(pages)
    blocks = _blocks([label for _id, label in pages], wide - 16, box.h - 14, letters)

    def opens(id: str) -> Do:
        return lambda: choose(id)

    return [
        Tab(f"tab-{id}", label, Box(box.x + i * (wide + TAB_GAP), box.y, wide, box.h), id == current,
            words[1 if id == current else 0], opens(id), blocks[i])
        for i, (id, label) in enumerate(pages)
    ]  # fmt: skip


def _blocks(labels: Sequence[str], width: float, height: float, letters: Fonts) -> list[Block]:
    """The labels, all of one size; in a narrower font if they do not fit, or if large text is clearly better readable
    in it."""
    ways = {
        role: [letters.block(label, role, 23, width, height, lines=1) for label in labels]
        for role in ("label", "strong")
    }
    smallest = {role: min(block.text_px for block in fits) for role, fits in ways.items()}
    cramped = any(block.overflow for block in ways["label"])
    narrow = letters.large and smallest["strong"] > smallest["label"] * WORTH
    role = "strong" if cramped or narrow else "label"
    size = min(block.size for block in ways[role])
    return [letters.block(label, role, size, width, height, lines=1, grow=False) for label in labels]
