"""A friendly question with two answers, on a sheet of parchment."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.i18n import _

from ..geometry import Box
from ..table.card_art import CardArt
from ..ui.buttons import Button, alike
from ..ui.fan import Fan
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Widget
from .menu import MenuScene

WIDE, EDGE = 900.0, 64.0
BUTTON_H, GAP = 72.0, 20.0
AROUND = 300.0  # height of everything except the text and the cards
FAN, UNDER = 176.0, 14.0  # height of the cards, and gap to the text
MARGIN = 30.0  # margin above and below the sheet


class Answer(NamedTuple):
    """A button below the text."""

    id: str
    label: str
    icon: str
    do: Callable[[], object]


class OfferScene(MenuScene):
    """A base class: subclasses supply the text and two answers; the first answer is the usual one and has the focus."""

    def words(self) -> str:
        """The text of the question."""
        raise NotImplementedError

    def answers(self) -> tuple[Answer, Answer]:
        """The two buttons."""
        raise NotImplementedError

    def cards(self) -> Sequence[str]:
        """The ids of cards shown above the text; "" is a face-down card."""
        return ()

    def build(self) -> list[Widget]:
        letters, page, inner = self.services.fonts, self.page, WIDE - 2 * EDGE
        below = BUTTON_H + GAP if letters.large else 0.0  # room for the second button, below the first
        needed, most = tall(self.words(), letters, inner, "body", 26), page.h - AROUND - below - MARGIN
        fan = FAN + UNDER if self.cards() and needed + FAN + UNDER <= most else 0.0
        room = min(needed, most)
        high = room + AROUND + below + fan
        box = Box(640 - WIDE / 2, page.y + (page.h - high) / 2, WIDE, high)
        return [
            Panel("panel", box),
            Heading("title", self.title(), Box(box.x + 50, box.y + 44, WIDE - 100, 60), letters, 42, wine),
            *self._fan(Box(box.x + EDGE, box.y + 118, inner, fan - UNDER)),
            Words("text", self.words(), Box(box.x + EDGE, box.y + 118 + fan, inner, room), letters, "body", 26, ink,
                  "centre"),
            *self._buttons(Box(box.x + EDGE, box.bottom - below - BUTTON_H - 64, inner, BUTTON_H)),
        ]  # fmt: skip

    def _fan(self, room: Box) -> list[Widget]:
        """The cards, if there is room for them."""
        if room.h <= 0:
            return []
        return [
            Fan(
                "fan",
                _("Cards"),
                self.cards(),
                room,
                CardArt(self.services.canvas, self.services.settings.four_colours),
            )
        ]

    def _buttons(self, row: Box) -> list[Widget]:
        """Both buttons side by side; in large letters one below the other."""
        first, second = self.answers()
        if self.services.fonts.large:
            left, right = row, row.moved(0, BUTTON_H + GAP)
        else:
            left = row._replace(w=(row.w - GAP) / 2)
            right = left.moved(left.w + GAP, 0)
        return list(alike([
            Button(first.id, first.label, left, first.do, self.services.fonts, first.icon, primary=True),
            Button(second.id, second.label, right, second.do, self.services.fonts, second.icon),
        ]))  # fmt: skip

    def first_focus(self) -> str | None:
        return self.answers()[0].id
