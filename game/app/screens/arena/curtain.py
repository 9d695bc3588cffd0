"""The curtain between two people at one screen, so that nobody sees the other's cards."""

from collections.abc import Callable

from game.i18n import _

from ...base.geometry import GRID_W, Box
from ...gfx.canvas import Canvas
from ...input.intent import PRESS, RELEASE, Intent
from ...play.features.hand_over import CurtainText
from ...play.features.press_rules import Misfire
from ...services import Services
from ...ui.buttons import Button
from ...ui.text import Heading, Image, Panel, Words, ink, wine
from ...ui.widget import Widget
from ..menu import DIM
from ..over import BAR, OverScene

GUARD = 0.6  # seconds; an earlier press was still meant for the scene before
FACE = 152.0
SIDE, EDGE, PAPER = 180.0, 8.0, 38.0  # design pixels: beside the paper; above and below it; from its edge to the text
SINCE = 5  # most lines about what the others did meanwhile
LOWER = 8.0  # design pixels: how much lower large text stands below the heading


class CurtainScene(OverScene):
    """Hides the table until the next person confirms that they have the device."""

    name = "curtain"
    opaque = True

    def __init__(self, services: Services, call: CurtainText, then: Callable[[], object], menu: Callable[[], object]):
        super().__init__(services)
        self.called, self.then, self.menu, self.misfire = call, then, menu, Misfire(GUARD, now=True)

    def title(self) -> str:
        return _("Pass it to {name}").format(name=self.called.who)

    def draw(self, canvas: Canvas) -> None:
        self.services.halls.empty("title", canvas).draw(canvas, False)
        canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if self.services.settings.contrast else DIM)
        super().draw(canvas)

    def build(self) -> list[Widget]:
        letters, top, call = self.services.fonts, -self.services.layout.above, self.called
        low = LOWER if letters.huge else 0.0
        face = [Image("face", call.who, call.face, Box(640 - FACE / 2, top + 36, FACE, FACE))] if call.face else []
        return [
            Panel("paper", Box(SIDE, top + EDGE, GRID_W - 2 * SIDE, BAR.y - EDGE - top - EDGE)),
            *face,
            Heading("heading", self.title(), Box(240, top + 190, 800, 76), letters, 60, wine),
            Words("why", call.why, Box(230, top + 266 + low, 820, 78 - low), letters, "strong", 28, ink, "centre", 0.5,
                  2),
            Words("told", _("Everyone else, look away."), Box(240, top + 348, 800, 40), letters, "body", 26, ink,
                  "centre"),
            Button("ready", _("I'm ready"), Box(490, top + 404, 300, 72), self.then, letters, "hand", primary=True,
                   enabled=not self.misfire.is_near),
            *self._meanwhile(Box(230, top + 500, 820, BAR.y - 500 - PAPER - top)),
        ]  # fmt: skip

    def _meanwhile(self, room: Box) -> list[Widget]:
        """Return the latest events, as many lines as fit in legible letters."""
        head = room._replace(h=34)
        below = room._replace(y=head.bottom + 4, h=room.h - head.h - 4)
        for count in range(min(SINCE, len(self.called.since)), 0, -1):
            text = "\n".join(self.called.since[-count:])
            words = Words("since", text, below, self.services.fonts, "body", 24, ink, "centre")
            if words.block.overflow <= 0 and words.block.text_px >= self.services.fonts.legible:
                return [
                    Words("meanwhile", _("Meanwhile"), head, self.services.fonts, "label", 24, wine, "centre"),
                    words,
                ]
        return []

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("menu", _("Menu"))]

    def back(self) -> None:
        """Open the menu, since there is no way back to a table that shows another person's cards."""
        self.menu()

    def handle(self, intent: Intent) -> None:
        if self.misfire.is_near and intent.kind in ("confirm", PRESS, RELEASE):
            self.misfire.prolong()
        elif intent.kind == "menu":
            self.menu()
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        if not self.misfire.update(dt):
            return super().update(dt)
        self.refresh()
        return True

    def at_rest(self) -> bool:
        return not self.misfire.is_near
