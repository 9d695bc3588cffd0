"""Before the very first game: shall somebody show the way?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.tongue import _

from ..geometry import Box
from ..ui.press import Button
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Widget
from . import go
from .menu import MenuScene

if TYPE_CHECKING:
    from ..desk import Desk

WIDE = 820.0
BUTTON_W, BUTTON_H = 330.0, 72.0


class FirstStepsScene(MenuScene):
    """Offers the lesson once.  `then` is what the player was about to do."""

    name = "firststeps"

    def __init__(self, desk: Desk, game: Game[Any], then: Callable[[], object]):
        super().__init__(desk)
        self.game, self.then = game, then

    def title(self) -> str:
        return _("Your first dungeon?")

    def build(self) -> list[Widget]:
        letters, page = self.desk.type, self.page
        text = _(
            "A guided tour shows you everything in a few minutes: fights, weapons, potions, and how to walk around "
            "trouble. You can leave it at any time, and find it again under How to play."
        )
        room = min(tall(text, letters, WIDE - 130, "body", 26), page.h - 330)
        high = room + 300
        box = Box(640 - WIDE / 2, page.y + (page.h - high) / 2, WIDE, high)
        left = Box(640 - BUTTON_W - 8, box.bottom - BUTTON_H - 64, BUTTON_W, BUTTON_H)
        return [
            Panel("panel", box),
            Heading("title", self.title(), Box(box.x + 50, box.y + 44, WIDE - 100, 60), letters, 42, wine),
            Words("text", text, Box(box.x + 65, box.y + 118, WIDE - 130, room), letters, "body", 26, ink),
            Button("show", _("Show me"), left, self._show_me, letters, "torch", primary=True),
            Button("know", _("I know my way around"), left.moved(BUTTON_W + 16, 0), self._go_on, letters, "door"),
        ]

    def first_focus(self) -> str | None:
        return "show"

    def _go_on(self) -> None:
        self.desk.change(taught=True)
        self.desk.stack.pop()
        self.then()

    def _show_me(self) -> None:
        self.desk.stack.pop()
        go.lesson(self.desk, self.game.id, self.then)
