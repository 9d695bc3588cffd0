"""A curtain between two people at one screen: nobody sees what the other holds."""

from collections.abc import Callable

from game.tongue import _

from ...desk import Desk
from ...geometry import Box
from ...hands.intent import PRESS, RELEASE, Intent
from ...ui.press import Button
from ...ui.text import Heading, Words, bone
from ...ui.widget import Widget
from ..over import OverScene

GUARD = 0.6  # seconds for which a press was still meant for what lay here before


class CurtainScene(OverScene):
    """Whoever is to act says that they are there."""

    name = "curtain"
    dark = 255

    def __init__(self, desk: Desk, who: str, then: Callable[[], object], menu: Callable[[], object]):
        super().__init__(desk)
        self.who, self.then, self.menu, self.guard = who, then, menu, GUARD

    def title(self) -> str:
        return _("Pass it to {name}").format(name=self.who)

    def build(self) -> list[Widget]:
        letters = self.desk.type
        told = _("The others look away.")
        return [
            Heading("heading", self.title(), Box(140, 250, 1000, 90), letters, 64),
            Words("told", told, Box(240, 350, 800, 60), letters, "body", 28, bone, "centre"),
            Button("ready", _("Here I am"), Box(490, 450, 300, 72), self.then, letters, "hand", primary=True,
                   enabled=self.guard <= 0),
        ]  # fmt: skip

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("menu", _("Menu"))]

    def back(self) -> None:
        """There is no way back to the table, for the cards are another's; only one out."""
        self.menu()

    def handle(self, intent: Intent) -> None:
        if self.guard > 0 and intent.kind in ("confirm", PRESS, RELEASE):
            self.guard = GUARD
        elif intent.kind == "menu":
            self.menu()
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        if self.guard <= 0:
            return super().update(dt)
        self.guard -= dt
        self.refresh()
        return True

    def at_rest(self) -> bool:
        return self.guard <= 0
