"""Whether the cards in two places are of one colour, said by a sign between them, without any colour, and what that
meant."""

from game.core.cards import Card
from game.core.game import View
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..type import Type
from ..ui.text import Words, cream
from ..ui.widget import Look, Widget

EDGE = 28.0  # beside the words on their plate


class PairSign(Widget):
    """An equal sign between two cards of one colour, an unequal sign between others; nothing until both lie open."""

    role = "picture"

    def __init__(self, id: str, box: Box, first: Card | None, second: Card | None):
        self.alike = None if first is None or second is None else first.red == second.red
        words = {True: _("The same colour"), False: _("Another colour"), None: ""}
        super().__init__(id, words[self.alike], box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.alike is None:
            return
        canvas.plate("count-plate", box)
        ink = canvas.theme.cream if self.alike else canvas.theme.bone
        canvas.icon("equal" if self.alike else "unequal", box.inset(box.w * 0.14), ink)


class PairWords(Words):
    """What came of the two cards, on a plate over their foot."""

    def __init__(self, id: str, text: str, room: Box, letters: Type):
        super().__init__(id, text, room.inset(EDGE, 2), letters, "strong", 26, cream, "centre", 0.5, 1)
        wide = self.block.width + 2 * EDGE
        self.plate = Box(room.centre[0] - wide / 2, room.y, wide, room.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("preview-plate", self.plate)
        super().draw(canvas, box, look)


def pair_sign(id: str, box: Box, zones: tuple[str, ...], view: View) -> PairSign:
    """The sign between the cards of two zones."""
    first, second = (view.top(zone) for zone in zones)
    return PairSign(id, box, first, second)
