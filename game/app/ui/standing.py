"""How somebody does in a round with friends: a line of the table between two turns."""

from collections.abc import Sequence

from game.core.words import number
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..rounds import Standing
from ..type import Block, Type
from .text import Words, bone
from .widget import Look, Widget

HIGH, HEAD, EDGE, GAP, ICON = 46.0, 38.0, 16.0, 12.0, 32.0
PLACE, NAME, BEST = 0.09, 0.37, 0.13  # shares of the width; the turns get the rest
DASH = "–"  # a score that is still to come


def heads(box: Box, turns: int, letters: Type) -> list[Words]:
    """What stands over the turns and over the best, in a row like those under it."""
    _place, _name, each, best = _across(box)
    return [
        Words("head-turns", _("Turns") if turns > 1 else "", each, letters, "body", 22, bone, "left", 1.0, 1),
        Words("head-best", _("Best") if turns > 1 else _("Score"), best, letters, "body", 22, bone, "right", 1.0, 1),
    ]


class StandingRow(Widget):
    """Place, name, what every turn was (`told`), and the best score.

    `next`: it is this one's turn; `crowned`: this one has won.
    """

    role = "row"

    def __init__(self, id: str, standing: Standing, told: Sequence[str], box: Box, letters: Type,
                 next: bool = False, crowned: bool = False):  # fmt: skip
        super().__init__(id, _spoken(standing, told), box)
        self.next, self.crowned = next, crowned
        best = number(standing.best) if standing.best is not None else DASH
        place = _("{place}.").format(place=standing.place) if standing.turns else ""
        cells = (
            (place, "number", 26),
            (standing.name, "strong", 28),
            ("   ".join(told), "number" if len(told) > 1 else "body", 26),
            (best, "number", 30),
        )
        self.cells = [
            letters.cut(text, role, size, room.w, room.h)
            for (text, role, size), room in zip(cells, _across(box), strict=True)
        ]

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.cells)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if self.next or self.crowned else "list-row", box)
        place, name, turns, best = _across(box)
        if self.next or self.crowned:
            icon = "crown" if self.crowned else "hand"
            canvas.icon(icon, Box(place.x, place.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        canvas.block(self.cells[0], place, theme.gold, "right")
        canvas.block(self.cells[1], name, theme.cream)
        canvas.block(self.cells[2], turns, theme.bone)
        canvas.block(self.cells[3], best, theme.gold, "right")


def _across(box: Box) -> list[Box]:
    """Where place, name, turns and the best stand in a row."""
    inner = box.inset(EDGE, 3)
    boxes, x = [], inner.x
    for share in (PLACE, NAME, 1 - PLACE - NAME - BEST, BEST):
        boxes.append(Box(x, inner.y, inner.w * share - GAP, inner.h))
        x += inner.w * share
    return boxes


def _spoken(standing: Standing, told: Sequence[str]) -> str:
    if standing.best is None:
        return _("{name}: no turn yet").format(name=standing.name)
    return _("{place}. {name}: {scores}. Best {n}.").format(
        place=standing.place, name=standing.name, scores=", ".join(told), n=number(standing.best)
    )
