"""Speech at a table: the speech sheet from which a line is chosen, and the widget for a spoken line."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from game import i18n
from game.core.blanks import has_blanks
from game.core.game import Game
from game.core.view import Action, View
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.buttons import Button, Row, alike
from ..ui.text import Panel
from ..ui.widget import Look, Widget
from .livery import Livery

LEFT, WIDE, FOOT = 30.0, 1220.0, 766.0  # place of the sheet: the room's cards stay in view
EDGE_X, EDGE_Y, BETWEEN, LOW = 19.0, 16.0, 2.0, 56.0  # margins in the frame; gap between rows; least height of a row
AIR, BEFORE, AFTER = 2.0, 18.0, 8.0  # spare height of a row; margins of its text: left, and least right
LARGE_HIGH = 94.0  # height of a row with large text
LET_BE = "let-be"
SIZE, LINES = 22.0, 5  # size and most lines of a spoken text
AROUND_X, AROUND_Y, CLOSE = 20.0, 26.0, 16.0  # margins of a spoken text; the vertical one of a very long text
LOWEST, NARROWER = 92.0, 20.0  # least height of the parchment; step by which its text is narrowed
SEAL, BEYOND = 30.0, 5.0  # the speaker's crest on a corner, and how far it overlaps the edge
COMES, FROM = 0.3, 46.0  # seconds until it has arrived, and the height from which it comes


class SpeechActions(Protocol):
    """The callbacks of the speech sheet, implemented by the table scene."""

    def pick(self, id: str) -> None: ...
    def let_be(self) -> None: ...


class LineRow(Row):
    """A line to choose, with its text already measured."""

    def __init__(self, id: str, block: Block, label: str, box: Box, do: Callable[[], object], letters: Fonts):
        super().__init__(id, label, box, do, letters)
        self.name = block


def speech_sheet(
    game: Game[Any], view: View, verbs: Collection[str], letters: Fonts, actions: SpeechActions
) -> list[Widget]:
    """Return the speech sheet: every line that may be said now, then “My own words” if allowed, and “Say nothing” if
    others could go on.

    Returns nothing if there is nothing to say.
    """
    said = [action for action in view.legal if action.verb in verbs]
    if not said:
        return []
    lines = {a.ids[0]: i18n.say(game.preview(view, a).text) for a in said if not has_blanks(a)}
    wide = (WIDE - 2 * EDGE_X - BETWEEN) / 2
    size = min((_written(line, wide, 25, letters).size for line in lines.values()), default=0)
    blocks = {id: _written(line, wide, size, letters, grow=False) for id, line in lines.items()}
    row_h = max([LOW, *(block.height + AIR for block in blocks.values())])
    buttons = _buttons(said, view)
    count = len(lines) + len(buttons)
    high = -(-count // 2) * (row_h + BETWEEN) - BETWEEN + 2 * EDGE_Y
    box = Box(LEFT, FOOT - high, WIDE, high)
    places = iter(_cells(box.inset(EDGE_X, EDGE_Y), count, row_h))
    rows = [LineRow(id, blocks[id], line, next(places), _picking(actions, id), letters) for id, line in lines.items()]
    feet = [
        Button(id, name, place, actions.let_be if id == LET_BE else _picking(actions, id), letters, icon)
        for (id, name, icon), place in zip(buttons, places, strict=True)
    ]
    return [Panel("sheet", box, "panel-dark"), *rows, *alike(feet)]


def _cells(room: Box, count: int, high: float) -> list[Box]:
    """Return `count` boxes in two columns, filled column by column; an odd last one spans both."""
    rows, wide = count // 2, (room.w - BETWEEN) / 2
    spots = [divmod(i, rows) for i in range(2 * rows)]
    cells = [
        Box(room.x + column * (wide + BETWEEN), room.y + row * (high + BETWEEN), wide, high) for column, row in spots
    ]
    return [*cells, Box(room.x, room.bottom - high, room.w, high)] if count % 2 else cells


def _written(line: str, wide: float, size: float, letters: Fonts, grow: bool = True) -> Block:
    high, lines = (LARGE_HIGH, 3) if letters.huge else (64, 2)
    return letters.block(line, "body", size, wide - BEFORE - AFTER, high, lines, grow, even=True)


def _buttons(said: Sequence[Action], view: View) -> list[tuple[str, str, str]]:
    """Return the buttons below the lines: id, name and icon."""
    own = [(action.verb, _("My own words"), "quill") for action in said if has_blanks(action)]
    return [*own, (LET_BE, _("Say nothing"), "hand")] if len(view.to_act) > 1 else own


def _picking(actions: SpeechActions, id: str) -> Callable[[], object]:
    return lambda: actions.pick(id)


class Spoken(Widget):
    """A spoken line on parchment over the journal, with the crest of the seat that said it."""

    role = "speech"

    def __init__(self, text: str, livery: Livery | None, box: Box, letters: Fonts, still: bool):
        self.age, self.livery = COMES if still else 0.0, livery
        self.block = _balanced(text, box.w - 2 * AROUND_X, box.h - 2 * CLOSE, letters)
        high = min(box.h, max(LOWEST, self.block.height + 2 * AROUND_Y))
        super().__init__("speech", text, box._replace(h=high))

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if it was still arriving."""
        coming, self.age = not self.hangs, self.age + dt
        return coming

    @property
    def hangs(self) -> bool:
        """True once it is in its place."""
        return self.age >= COMES

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        left = max(0.0, 1 - self.age / COMES)
        box, alpha = box.moved(0, -FROM * left * left), round(255 * (1 - left))
        canvas.plate("shadow", box, alpha)
        canvas.plate("parchment", box, alpha)
        canvas.block(self.block, box, canvas.theme.ink, "centre", alpha=alpha)
        if self.livery and self.hangs:
            self.livery.shield(canvas, Box(box.x - BEYOND, box.y - BEYOND, SEAL, SEAL))


def _balanced(text: str, width: float, height: float, letters: Fonts) -> Block:
    """Return the text on lines of similar length; what does not fit on the parchment is in the journal."""
    block = letters.cut(text, "strong", SIZE, width, height, LINES)
    shown = " ".join(block.lines)
    while (narrower := letters.block(shown, "strong", SIZE, block.width - NARROWER, height, LINES)).overflow <= 0:
        if (narrower.size, len(narrower.lines)) != (block.size, len(block.lines)):
            break
        block = narrower
    return block
