"""A friendly question with two answers, on a sheet of parchment."""

from collections.abc import Callable
from typing import NamedTuple

from ..geometry import Box
from ..ui.press import Button, alike
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Widget
from .menu import MenuScene

WIDE, EDGE = 900.0, 64.0
BUTTON_H, GAP = 72.0, 20.0
AROUND = 300.0  # height of everything but the words
MARGIN = 30.0  # above and below the sheet


class Answer(NamedTuple):
    """A button under the words."""

    id: str
    label: str
    icon: str
    do: Callable[[], object]


class OfferScene(MenuScene):
    """Subclasses give the name, the words and the answers; the first of these is what most will want."""

    def words(self) -> str:
        """What is offered."""
        raise NotImplementedError

    def answers(self) -> tuple[Answer, Answer]:
        """What one may say to it."""
        raise NotImplementedError

    def build(self) -> list[Widget]:
        letters, page, inner = self.desk.type, self.page, WIDE - 2 * EDGE
        below = BUTTON_H + GAP if letters.large else 0.0  # a second button
        room = min(tall(self.words(), letters, inner, "body", 26), page.h - AROUND - below - MARGIN)
        high = room + AROUND + below
        box = Box(640 - WIDE / 2, page.y + (page.h - high) / 2, WIDE, high)
        return [
            Panel("panel", box),
            Heading("title", self.title(), Box(box.x + 50, box.y + 44, WIDE - 100, 60), letters, 42, wine),
            Words("text", self.words(), Box(box.x + EDGE, box.y + 118, inner, room), letters, "body", 26, ink),
            *self._buttons(Box(box.x + EDGE, box.bottom - below - BUTTON_H - 64, inner, BUTTON_H)),
        ]

    def _buttons(self, row: Box) -> list[Widget]:
        """Both answers side by side; large letters have them above each other."""
        first, second = self.answers()
        if self.desk.type.large:
            left, right = row, row.moved(0, BUTTON_H + GAP)
        else:
            left = row._replace(w=(row.w - GAP) / 2)
            right = left.moved(left.w + GAP, 0)
        return list(alike([
            Button(first.id, first.label, left, first.do, self.desk.type, first.icon, primary=True),
            Button(second.id, second.label, right, second.do, self.desk.type, second.icon),
        ]))  # fmt: skip

    def first_focus(self) -> str | None:
        return self.answers()[0].id
