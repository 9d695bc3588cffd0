"""The pause after a pad was pulled out: the next press on any device continues the play."""

from collections.abc import Callable

from game.i18n import _

from ..base.geometry import Box
from ..input.intent import COMMANDS, PAD_LEFT, PRESS, Intent
from ..services import Services
from ..ui.buttons import Button
from ..ui.text import Heading, Panel, Words, bone, tall
from ..ui.widget import Widget
from .over import OverScene

WIDE, EDGE = 640.0, 60.0
HEAD, BUTTON_W, BUTTON_H = 100.0, 420.0, 68.0


class PadLostScene(OverScene):
    """A dialog over the table with one button only, so that somebody who has just picked up another pad need not
    aim. `explain` returns what has happened, and what can be done; it gets whether a pad has come since."""

    name = "gone"

    def __init__(self, services: Services, explain: Callable[[bool], str]):
        super().__init__(services)
        self.reader.lines = lambda: (self.why, self.title())
        self.explain = explain
        self._before = self._told = (
            services.input.pads.numbers
        )  # the pads left after one was pulled out, and those told of

    @property
    def why(self) -> str:
        """What has happened, and what can be done."""
        came = set(self.services.input.pads.numbers) - set(self._before)
        return self.explain(bool(came))

    def title(self) -> str:
        return _("Paused")

    def build(self) -> list[Widget]:
        letters, room, why = self.services.fonts, WIDE - 2 * EDGE, self.why
        words = tall(why, letters, room) + 4
        high = HEAD + words + 26 + BUTTON_H + 44
        box = Box(640 - WIDE / 2, 385 - self.services.layout.above / 2 - high / 2, WIDE, high)
        button = Box(640 - BUTTON_W / 2, box.bottom - 44 - BUTTON_H, BUTTON_W, BUTTON_H)
        return [
            Panel("panel", box, "panel-dark"),
            Heading("heading", self.title(), Box(box.x + 40, box.y + 32, box.w - 80, 60), letters),
            Words("why", why, Box(box.x + EDGE, box.y + HEAD, room, words), letters, "body", 25, bone, "centre"),
            Button("resume", _("Continue"), button, self.back, letters, "play", primary=True),
        ]

    def update(self, dt: float) -> bool:
        if self._told != self.services.input.pads.numbers:
            self._told = self.services.input.pads.numbers
            self.refresh()
            self.services.narrator.say(self.why)
        return super().update(dt)

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Continue"))]

    def handle(self, intent: Intent) -> None:
        pressed = (intent.kind in COMMANDS and not intent.again) or intent.kind == PRESS
        if pressed:
            self.services.sounds.play("ui-confirm")
            self.back()
        else:
            super().handle(intent)

    def command(self, intent: Intent) -> bool:
        """Update the text if another pad is pulled out meanwhile."""
        if intent.kind == PAD_LEFT:
            self.refresh()
        return intent.kind == PAD_LEFT
