"""Whether the cards in two places are of one colour, said by a sign between them, without any colour."""

from game.core.cards import Card
from game.core.game import View
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..ui.widget import Look, Widget


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


def pair_sign(id: str, box: Box, zones: tuple[str, ...], view: View) -> PairSign:
    """The sign between the cards of two zones."""
    first, second = (view.top(zone) for zone in zones)
    return PairSign(id, box, first, second)
