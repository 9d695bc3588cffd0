"""Scenes that interrupt a table: the pause menu, and the curtain between two people at one screen, so that nobody
sees the other's cards."""

from collections.abc import Callable

from game.i18n import _

from ..base.geometry import GRID_W, Box
from ..gfx.canvas import Canvas
from ..input.bindings import PAD_LEFT, PRESS, RELEASE, Intent
from ..navigator import PausedTable
from ..play.features.hand_over import CurtainText
from ..play.features.press_rules import Misfire
from ..play.plays import is_kept
from ..services import Services
from ..table.card_art import SHAPE
from ..ui.buttons import Button, piled
from ..ui.gamebox import cover_of
from ..ui.text import Heading, Image, Ornament, Panel, Words, ink, tall, wine
from ..ui.widget import Do, Widget
from .describe import BETWEEN, if_given_up, quest_of, standing
from .menu import DIM
from .over import BAR, OverScene

WIDE, LARGER = 420.0, 150.0  # width of the only column of buttons; extra width per unit of letter scale
NARROW = 364.0  # width of one of two columns
HIGH, GAP, APART = 62.0, 10.0, 34.0  # height of a button; gap to the next; gap to the one that ends the play
EDGE, BETWEEN_THEM = 54.0, 46.0  # from the sheet's edge to its content; from the picture to the buttons
SIDE, SLIM = 300.0, 248.0  # width of picture and text, with one column of buttons and with two
HEAD, LINE = 62.0, 34.0
COVER, LEAST = 300.0, 110.0  # greatest and least height of the game's picture; it is left out if it would be lower
NEAR, RULE = 14.0, 20.0  # gap between picture and text; height of the ornament
ROOM = 720.0  # greatest height of the sheet
MOST = 7  # buttons in one column; more need two


class PauseScene(OverScene):
    """The pause menu, a sheet of paper over the table."""

    name = "pause"
    danger = 0.0

    def __init__(self, services: Services, table: PausedTable):
        super().__init__(services)
        self.table = table

    def title(self) -> str:
        return _("Paused")

    def build(self) -> list[Widget]:
        entries = self._entries()
        columns = 2 if len(entries) > MOST else 1
        letters, scale = self.services.fonts, self.services.fonts.scale
        wide = 2 * NARROW + GAP if columns > 1 else WIDE + (scale - 1) * LARGER
        side = SLIM if columns > 1 else SIDE
        rows = len(entries) if columns == 1 else 2 + -(-(len(entries) - 2) // columns)
        room = ROOM - 2 * EDGE - APART - (rows - 2) * GAP
        lofty = min(HIGH * (0.6 + 0.4 * scale), room / rows)
        high = max(rows * lofty + (rows - 2) * GAP + APART, HEAD + COVER + 2 * LINE)
        whole = Box(0, 0, side + BETWEEN_THEM + wide + 2 * EDGE, high + 2 * EDGE)
        box = whole.moved(640 - whole.w / 2, 385 - self.services.layout.above / 2 - whole.h / 2)
        inner = box.inset(EDGE, EDGE)
        right = Box(inner.right - wide, inner.y, wide, inner.h)
        places = self._places(right, lofty, len(entries), columns)
        buttons = [
            Button(id, label, place, do, letters, icon, primary=id == "resume")
            for (id, label, icon, do), place in zip(entries, places, strict=True)
        ]
        buttons[-1].grave = True
        over = places[-1].y - APART / 2
        return [
            Panel("panel", box),
            *self._told(Box(inner.x, inner.y, side, inner.h)),
            *piled(buttons),
            Ornament("rule", Box(right.x, over - RULE / 2, right.w, RULE)),
        ]

    def _entries(self) -> list[tuple[str, str, str, Do]]:
        """The buttons as (id, label, icon, action); the one that ends the play comes last."""
        return [
            ("resume", _("Continue"), "play", self.back),
            ("save", _("Save"), "save", self._save),
            *([("seats", _("Who plays with what"), "gamepad", self._seats)] if self.table.several else []),
            *[(id, label, icon, self._then(do)) for id, label, icon, do in self.table.entries()],
            ("help", _("How to play"), "book", self._help),
            ("settings", _("Settings"), "gear", self.services.routes.menus.settings),
            ("leave", _("Save and leave"), "home", self._leave),
            self._give_up(),
        ]

    def _told(self, box: Box) -> list[Widget]:
        """The game's name and picture, and the state of the play; the picture gets the height that the text leaves."""
        letters, match = self.services.fonts, self.table.match
        name = _(match.game.title)
        told = "\n".join(standing(match).split(BETWEEN))
        words = min(tall(told, letters, box.w, size=24), box.h - HEAD - LINE) if told else 0.0
        title = min(tall(name, letters, box.w, "strong", 28), 2.5 * LINE)
        room = min(COVER, box.h - HEAD - words - title - 2 * NEAR)
        shown = room >= LEAST
        above = (box.h - HEAD - words - title - (room + 2 * NEAR if shown else 0)) / 2
        y = box.y + HEAD + above
        widgets: list[Widget] = [
            Heading("heading", self.title(), Box(box.x, box.y - 8, box.w, HEAD), letters, colour=wine)
        ]
        if shown:
            cover = Box(box.centre[0] - room / SHAPE / 2, y, room / SHAPE, room)
            widgets += [Panel("shadow", cover, "shadow"), Image("cover", "", cover_of(match.game.id), cover)]
            y += room + NEAR
        return [
            *widgets,
            Words("name", name, Box(box.x, y, box.w, title), letters, "strong", 28, wine, "centre", 0.5),
            Words("standing", told, Box(box.x, y + title, box.w, words), letters, "body", 24, ink, "centre", 0.0),
        ]

    @staticmethod
    def _places(box: Box, tall: float, count: int, columns: int) -> list[Box]:
        """The places of the buttons: the first across all columns, the last one apart at the foot, the others
        between."""
        wide = (box.w - (columns - 1) * GAP) / columns
        rows = -(-(count - 2) // columns)
        y = box.centre[1] - ((rows + 2) * tall + rows * GAP + APART) / 2
        places = [Box(box.x, y, box.w, tall)]
        for i in range(count - 2):
            row, column = divmod(i, columns)
            places.append(Box(box.x + column * (wide + GAP), y + (row + 1) * (tall + GAP), wide, tall))
        return [*places, Box(box.x, y + (rows + 1) * tall + rows * GAP + APART, box.w, tall)]

    def _give_up(self) -> tuple[str, str, str, Do]:
        """The button that gives up and starts anew; in a round with friends it ends this turn only."""
        if self.services.rounds.player(self.table.match):
            return "restart", _("Give up this turn"), "cross", self._restart
        if quest_of(self.table.match.game, self.table.match.options):  # a quest is not dealt
            return "restart", _("Give up and start again"), "cross", self._restart
        return "restart", _("Give up and deal again"), "cross", self._restart

    def first_focus(self) -> str | None:
        return "resume"

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Continue"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "menu":
            self.back()
        elif intent.kind == PAD_LEFT and self.table.several:
            self.table.wait_for_pad()
        else:
            return False
        return True

    def _then(self, do: Do) -> Do:
        """Return an action that closes the pause menu and then runs `do` on the table."""

        def resumed() -> None:
            self.services.stack.pop()
            self.services.stack.settle(lambda: None)
            do()

        return resumed

    def _seats(self) -> None:
        def seated() -> None:
            self.table.seating.held = dict(self.services.seating.held)
            self.services.stack.pop()

        self.services.routes.plays.seats(self.table.match, seated)

    def _save(self) -> None:
        self.services.routes.plays.slots(self.table.match, self.services.stack.pop)

    def _help(self) -> None:
        match = self.table.match
        self.services.routes.learning.help(match.game.id, match.options)

    def _leave(self) -> None:
        self.table.session.save()
        self.services.routes.menus.title()

    def _restart(self) -> None:
        """Give this play up. If nothing is lost by that, it is neither asked nor recorded."""
        turn = self.services.rounds.player(self.table.match)
        if not turn and is_kept(self.services, self.table.match):
            match = self.table.match
            self.services.routes.plays.start(match.game, match.options, None, match.seats)
            return
        text = " ".join((_("Give up this game?"), if_given_up(self.table.match)))
        if turn:
            text = _("Give up this turn? {name} gets nothing for it, and the next player goes.").format(name=turn)
        self.services.routes.menus.ask(text, _("Give up"), self.table.give_up)


GUARD = 0.6  # seconds; an earlier press was still meant for the scene before
FACE = 152.0
BESIDE, MARGIN, PAPER = (
    180.0,
    8.0,
    38.0,
)  # design pixels: beside the paper; above and below it; from its edge to the text
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
            Panel("paper", Box(BESIDE, top + MARGIN, GRID_W - 2 * BESIDE, BAR.y - MARGIN - top - MARGIN)),
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
