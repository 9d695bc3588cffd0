"""A dialog that waits for the new input of a command."""

from game.i18n import _

from ..base.geometry import Box
from ..input.bindings import Rebound, bind, device_of, is_code, on
from ..input.intent import COMMANDS, PAD_LEFT, Intent
from ..services import Services
from ..ui.buttons import Button
from ..ui.glyphs import code_words
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Widget
from .over import OverScene

WIDE, EDGE, BUTTON_H = 720.0, 56.0, 68.0


class InputCaptureScene(OverScene):
    """Catches the next input of one kind of device and binds it to a command. There is no time limit.

    “Back” on any device closes the dialog and changes nothing. For the command “back” itself, pressing its current
    input does the same.
    """

    name = "catch"

    def __init__(self, services: Services, command: str, place: int, device: str):
        super().__init__(services)
        self.what, self.place, self.device = command, place, device
        self.kept_as = services.input.seen_as(command, device)

    def title(self) -> str:
        return f"{_(COMMANDS[self.what])}. {self._asked()} {self._way_out()}"

    def _asked(self) -> str:
        return {
            "key": _("Press the new key."),
            "mouse": _("Press the new mouse button."),
            "pad": _("Press the new button, or move a stick."),
        }[self.device]

    def _way_out(self) -> str:
        codes = on(self.services.settings.bindings, self.kept_as, self.device) if self.what == "cancel" else ()
        if codes:
            return _("Press {input} to leave it as it is.").format(input=self._words(codes[0]))
        return _("Press “Back” to leave it as it is.")

    def _words(self, code: str) -> str:
        return code_words(code, self.services.input.pads.family())

    # life cycle

    def enter(self) -> None:
        super().enter()
        self.services.input.capture = self._caught

    def leave(self) -> None:
        self.services.input.capture = None

    def build(self) -> list[Widget]:
        letters, room = self.services.fonts, WIDE - 2 * EDGE
        text = f"{self._asked()}\n{self._way_out()}"
        words = tall(text, letters, room, "strong", 26) + 4
        high = 56 + 56 + 20 + words + 24 + BUTTON_H + 50
        box = Box(640 - WIDE / 2, 400 - self.services.layout.above / 2 - high / 2, WIDE, high)
        y = box.y + 56
        return [
            Panel("panel", box),
            Heading("heading", _(COMMANDS[self.what]), Box(box.x + EDGE, y, room, 56), letters, 38, wine),
            Words("text", text, Box(box.x + EDGE, y + 76, room, words), letters, "strong", 26, ink, "centre"),
            Button("leave", _("Leave as is"), Box(480, y + 100 + words, 320, BUTTON_H), self.back, letters, "back"),
        ]

    def prompts(self) -> list[tuple[str, str]]:
        return [("cancel", _("Leave as is"))] if self.what != "cancel" else []

    def command(self, intent: Intent) -> bool:
        if intent.kind == PAD_LEFT:
            self.back()
            return True
        return False

    # catching

    def _caught(self, code: str) -> None:
        hands = self.services.input
        self.services.narrator.silence()
        if self.what != "cancel" and hands.meaning(code) == "cancel":
            self.services.sounds.play("ui-back")
            self.back()
        elif device_of(code) != self.device or not is_code(code):
            self.services.sounds.play("ui-deny")
            hands.capture = self._caught
        else:
            self._bind(code)

    def _bind(self, code: str) -> None:
        rebound = bind(self.services.settings.bindings, self.kept_as, self.place, code)
        self.services.sounds.play("ui-deny" if rebound.refused else "ui-confirm")
        self.back()
        self.services.change(bindings=rebound.bindings)
        self.services.say(self._told(rebound, self._words(code)))

    def _told(self, rebound: Rebound, input: str) -> str:
        """The message that says what the rebinding changed."""
        here = _(COMMANDS[self.what])
        there = _(COMMANDS[self.services.input.seen_as(rebound.loser, self.device)]) if rebound.loser else ""
        if rebound.refused:
            return _("“{other}” needs {input}. Give that command another one first.").format(other=there, input=input)
        if rebound.gets:
            return _("{input} now means “{command}”, and {old} means “{other}”.").format(
                input=input, command=here, old=self._words(rebound.gets), other=there
            )
        if rebound.loser:
            return _("{input} now means “{command}”, no longer “{other}”.").format(
                input=input, command=here, other=there
            )
        return _("{input} now means “{command}”.").format(input=input, command=here)
