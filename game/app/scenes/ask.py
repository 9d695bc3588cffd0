"""A question before something that cannot be taken back lightly."""

from collections.abc import Callable

from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..ui.press import Button
from ..ui.text import Panel, Words, ink, tall
from ..ui.widget import Widget
from .over import OverScene

WIDE = 700.0


class AskScene(OverScene):
    """A sentence, the thing to do by its verb, and the way back, which has the focus."""

    name = "ask"

    def __init__(self, desk: Desk, text: str, label: str, do: Callable[[], object], back: str = ""):
        super().__init__(desk)
        self.text, self.label, self.do, self.back_label = text, label, do, back or _("Back")

    def title(self) -> str:
        return self.text

    def build(self) -> list[Widget]:
        letters = self.desk.type
        room = tall(self.text, letters, WIDE - 120, "strong", 27)
        high = room + 220
        top = 400 - self.desk.layout.above / 2 - high / 2
        box = Box(640 - WIDE / 2, top, WIDE, high)
        wide = (WIDE - 130) / 2
        y = box.bottom - 130
        return [
            Panel("panel", box),
            Words(
                "text",
                self.text,
                Box(box.x + 60, box.y + 56, WIDE - 120, room + 4),
                letters,
                "strong",
                27,
                ink,
                "centre",
            ),
            Button("back", self.back_label, Box(box.x + 55, y, wide, 72), self.back, letters, "back"),
            Button("do", self.label, Box(box.x + 75 + wide, y, wide, 72), self._yes, letters, "check", primary=True),
        ]

    def first_focus(self) -> str | None:
        return "back"

    def _yes(self) -> None:
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self.do()
