"""What there is to know of whoever has the focus: a panel over the lane."""

from game import tongue
from game.core.troupe import Figure, Trait
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.spots import frame
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .trait import state_of

EDGE, GAP, HEAD = 14.0, 16.0, 28.0
NAME, TEXT = 23.0, 22.0
MOST = 4  # abilities that have room
DARK = 235


class Panel(Widget):
    """The abilities of a figure, side by side; of many as many as there is room for, with a word about the rest."""

    role = "text"

    def __init__(self, figure: Figure, box: Box, letters: Type):
        super().__init__("about", tongue.say(figure.name), box)
        self.letters = letters
        traits = figure.traits[:MOST]
        columns = max(1, min(2, len(traits)))
        rows = -(-len(traits) // columns) or 1
        inner = box.inset(EDGE, 6)
        wide, high = (inner.w - (columns - 1) * GAP) / columns, inner.h / rows
        self.cells = [
            Box(inner.x + (i % columns) * (wide + GAP), inner.y + i // columns * high, wide, high)
            for i in range(len(traits))
        ]
        self.heads = [letters.cut(self._head(trait), "strong", NAME, wide, HEAD + 4) for trait in traits]
        self.texts = [self._text(trait, cell) for trait, cell in zip(traits, self.cells, strict=True)]
        self.none = letters.block(_("No abilities."), "body", TEXT, inner.w) if not traits else None

    @staticmethod
    def _head(trait: Trait) -> str:
        about = tongue.say(trait.when)
        if state := state_of(trait):
            about = f"{about}, {state}"
        return _("{name}  ({when})").format(name=tongue.say(trait.name), when=about)

    def _text(self, trait: Trait, cell: Box) -> Block:
        lines = max(1, int((cell.h - HEAD) // 29))
        return self.letters.cut(tongue.say(trait.text), "body", TEXT, cell.w, cell.h - HEAD, lines)

    @property
    def value(self) -> str:
        return ""

    def blocks(self) -> tuple[Block, ...]:
        return (*self.heads, *self.texts)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.fill(self.box, theme.night, DARK)
        frame(canvas, self.box, 2, theme.gold)
        for head, text, cell in zip(self.heads, self.texts, self.cells, strict=True):
            canvas.block(head, cell._replace(h=HEAD), theme.gold)
            canvas.block(text, Box(cell.x, cell.y + HEAD, cell.w, cell.h - HEAD), theme.cream, "left", 0)
        if self.none is not None:
            canvas.block(self.none, self.box.inset(EDGE), theme.bone)
