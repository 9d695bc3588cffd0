"""A row for a player's standing in a round with friends, on the page between two turns."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.text import number
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..store.rounds import Standing
from .text import Words, bone
from .widget import Look, Widget

HIGH, LINE, HEAD = 40.0, 30.0, 36.0  # height of a row, of its second line with large text, and of the column heads
EDGE, GAP, ICON = 12.0, 12.0, 32.0
APART = 5.0  # least gap between two turns
GROWN = 1.3  # largest text scale where there is room
BAR, BAR_FROM, UNDER = 12.0, 56.0, 10.0  # height of the score's bar; least row height for it; margin below
PRACTICE = "*"  # mark of a turn that does not count for the high scores
DASH = "–"  # a score still to come
ONE = (0.14, 0.40, 0.32, 0.14)  # shares of the width: place, name, a single turn, score
SEVERAL = (0.13, 0.44, 0.30, 0.13)  # the same with several turns
MANY = (0.12, 0.27, 0.49, 0.12)  # the same with more than `SOME` turns
SOME = 3
FEW = (0.20, 0.55, 0.0, 0.25)  # with the turns on their own line


class Cells(NamedTuple):
    """The cells of a row."""

    place: Box
    name: Box
    turns: Box
    best: Box


def row_tall(letters: Fonts) -> float:
    """The least height of a row."""
    return HIGH * (0.6 + 0.4 * letters.scale) + (LINE * letters.scale if letters.large else 0.0)


def heads(box: Box, turns: int, letters: Fonts, practice: str = "") -> list[Words]:
    """The column heads for the turns and the best score, laid out like the rows below; `practice` is the mark of
    practice turns, "" if there are none."""
    cells = _cells(box, [DASH] * turns, letters)
    middle = (cells.turns.x + cells.best.right) / 2
    if practice:
        middle = min(max(middle, cells.turns.right), cells.best.right - letters.width(_("Best"), "body", 22) - GAP)
    left = cells.turns._replace(w=middle - cells.turns.x)
    right = cells.best._replace(x=middle, w=cells.best.right - middle)
    several = _("Turns ({star} not on the sheet)").format(star=practice) if practice else _("Turns")
    if letters.block(several, "body", 22, left.w, lines=1).overflow:
        several = _("Turns")
    return [
        Words("head-turns", several if turns > 1 else "", left, letters, "body", 22, bone, "left", 1.0, 1),
        Words("head-best", _("Best") if turns > 1 else _("Score"), right, letters, "body", 22, bone, "right", 1.0, 1),
    ]


class StandingRow(Widget):
    """Place, name, all turns (`told`; `spoken` for the narrator) and the best score.

    `share` is the player's score relative to the best of all, from 0 to 1, for the bar at the foot of high rows. `next`
    marks the player whose turn it is; `crowned` the leader or winner.
    """

    role = "row"

    def __init__(self, id: str, standing: Standing, told: Sequence[str], spoken: Sequence[str], box: Box,
                 letters: Fonts, share: float, next: bool = False, crowned: bool = False):  # fmt: skip
        super().__init__(id, _spoken(standing, spoken), box)
        self.share, self.next, self.crowned = share, next, crowned
        best = number(standing.best) if standing.best is not None else DASH
        place = _("{place}.").format(place=standing.place) if standing.turns else ""
        self.barred = box.h >= BAR_FROM
        written = box._replace(h=box.h - BAR - UNDER / 2) if self.barred else box
        self.rooms, self.made = _cells(written, told, letters), box
        more = min(GROWN, box.h / row_tall(letters))
        self.columns = self.rooms.turns.parts((1 / len(told),) * len(told), 0)
        texts = (
            (place, "number", 26, self.rooms.place),
            (standing.name, "strong", 28, self.rooms.name),
            (best, "number", 30, self.rooms.best),
        )
        self.cells = [letters.cut(text, role, size * more, room.w, room.h) for text, role, size, room in texts]
        self.sign = letters.width(PRACTICE, "number", 24)  # digits are aligned, with the mark hanging after them
        self.hanging = [self.sign if text.endswith(PRACTICE) else 0.0 for text in told]
        role, high = ("number" if len(told) > 1 else "body"), 24 * self._fitting(told, more, letters)
        for text, room in zip(told, self.columns, strict=True):
            self.cells.append(letters.cut(text, role, high, room.w, room.h))

    def _fitting(self, told: Sequence[str], more: float, letters: Fonts) -> float:
        """The text scale of the turns: that of the row, or less if they would touch."""
        if len(told) == 1:
            return more
        widest = max(letters.width(text.removesuffix(PRACTICE), "number", 24) for text in told) + self.sign
        return min(more, (self.columns[0].w - APART) / widest)

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.cells)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, away = canvas.theme, (box.x - self.made.x, box.y - self.made.y)
        canvas.plate("list-row-selected" if self.next or self.crowned else "list-row", box)
        place, name, _turns, best = (room.moved(*away) for room in self.rooms)
        if self.barred:
            self._draw_bar(canvas, Box(name.x, box.bottom - BAR - UNDER, best.right - name.x, BAR))
        if self.next or self.crowned:
            icon = "crown" if self.crowned else "hand"
            canvas.icon(icon, Box(place.x, place.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        canvas.block(self.cells[0], place, theme.gold, "right")
        canvas.block(self.cells[1], name, theme.cream)
        canvas.block(self.cells[2], best, theme.gold, "right")
        several = len(self.columns) > 1
        for block, column, hangs in zip(self.cells[3:], self.columns, self.hanging, strict=True):
            room = column.moved(hangs - self.sign, 0) if several else column
            canvas.block(block, room.moved(*away), theme.bone, "right" if several else "left")

    def _draw_bar(self, canvas: Canvas, box: Box) -> None:
        """Draw the bar, filled by `share`."""
        canvas.plate("life-tube", box)
        if self.share > 0:
            canvas.plate("life-full", box._replace(w=box.w * self.share), dye=canvas.theme.gold)


def _cells(box: Box, told: Sequence[str], letters: Fonts) -> Cells:
    """The cells of a row; with large text the turns get their own line, if there are any to show."""
    inner, turns = box.inset(EDGE, 3), len(told)
    if not letters.large:
        return Cells(*_across(inner, ONE if turns == 1 else SEVERAL if turns <= SOME else MANY))
    upper = Box(inner.x, inner.y, inner.w, inner.h * (0.55 if any(told) else 1.0))
    place, name, _turns, best = _across(upper, FEW)
    under = Box(name.x, upper.bottom, inner.right - name.x, inner.h - upper.h)
    return Cells(place, name, under, best)


def _across(box: Box, shares: Sequence[float]) -> list[Box]:
    """The cells of a row; the last one extends to its end."""
    *boxes, last = box.parts(shares, GAP)
    return [*boxes, last._replace(w=box.right - last.x)]


def _spoken(standing: Standing, told: Sequence[str]) -> str:
    if standing.best is None:
        return _("{name}: no turn yet").format(name=standing.name)
    scores = ", ".join(_("still to come") if text == DASH else text for text in told)
    return _("{place}. {name}: {scores}. Best {n}.").format(
        place=standing.place, name=standing.name, scores=scores, n=number(standing.best)
    )
