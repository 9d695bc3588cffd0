"""A question before something that cannot be taken back lightly."""

from collections.abc import Callable, Sequence

from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..hands.bindings import Bindings
from ..hands.intent import Intent
from ..ui.ornament import Ornament
from ..ui.press import Button, alike
from ..ui.text import Heading, Panel, Words, ink, tall, wine
from ..ui.widget import Widget
from .over import BAR, DARK, OverScene
from .sharedtable import QUIET
from .sheet import grown

WIDE, EDGE = 700.0, 60.0
HEAD, ORNAMENT = 54.0, 26.0  # heights of the question, and of what is under it
UNDER, LIGHTER = 16.0, 110  # from one that lies low to the prompts; how dark it is above it


def not_asked(desk: Desk, intent: Intent) -> None:
    """Tell whoever presses something that the question is for somebody else."""
    if intent.kind not in QUIET and not intent.again:
        desk.sounds.play("ui-deny")
        desk.say(_("Not yet. Somebody else is being asked."))


class AskScene(OverScene):
    """A sentence, the thing to do by its verb, and the way back, which has the focus.

    Where several people play, `seat` is the one that is asked; nobody else's device says yes.  It lies in the middle,
    or so `low` that what it is about is seen above it.
    """

    name = "ask"

    def __init__(
        self,
        desk: Desk,
        text: str,
        label: str,
        do: Callable[[], object],
        back: str = "",
        seat: int | None = None,
        low: bool = False,
    ):
        super().__init__(desk)
        self.seat, self.low = seat, low
        self.dark = LIGHTER if low else DARK
        self.text, self.label, self.do, self.back_label = text, label, do, back or _("Back")

    def title(self) -> str:
        return self.text

    def glyphs(self) -> tuple[str, Bindings]:
        """Those of whoever is asked."""
        hands = self.desk.hands
        return hands.glyphs(hands.seating.held.get(self.seat) if self.seat is not None else None)

    def handle(self, intent: Intent) -> None:
        own = self.seat is None or self.desk.hands.seating.may(intent.device, self.seat)
        if own or intent.kind == "cancel":  # from anywhere anybody may go back
            super().handle(intent)
        else:
            not_asked(self.desk, intent)

    def build(self) -> list[Widget]:
        letters = self.desk.type
        inner, head = WIDE - 2 * EDGE, grown(HEAD, letters)
        room = tall(self.text, letters, inner, "strong", 27)
        high = head + ORNAMENT + room + 204
        top = BAR.y - UNDER - high if self.low else 400 - self.desk.layout.above / 2 - high / 2
        box = Box(640 - WIDE / 2, top, WIDE, high)
        x, question = box.x + EDGE, _("{deed}?").format(deed=self.label)
        return [
            Panel("panel", box),
            Heading("question", question, Box(x, box.y + 36, inner, head), letters, 42, wine),
            Ornament("ornament", Box(x, box.y + 36 + head, inner, ORNAMENT)),
            Words("text", self.text, Box(x, box.y + head + ORNAMENT + 54, inner, room + 4), letters, "strong", 27, ink,
                  "centre"),
            *self._buttons(Box(x, box.bottom - 114, (inner - 20) / 2, 72)),
        ]  # fmt: skip

    def _buttons(self, left: Box) -> Sequence[Button]:
        letters, right = self.desk.type, left.moved(left.w + 20, 0)
        return alike([
            Button("back", self.back_label, left, self.back, letters, "back"),
            Button("do", self.label, right, self._yes, letters, "check", primary=True),
        ])  # fmt: skip

    def first_focus(self) -> str | None:
        return "back"

    def _yes(self) -> None:
        stack = self.desk.stack
        with self.desk.narrator.hushed():  # what lay below was heard before, and is about to be something else
            stack.pop()
            stack.settle(lambda: None)
        below = stack.top
        self.do()
        if below is not None and stack.top is below and not stack.changing and below.at_rest():
            below.speak_focus(interrupt=False)
