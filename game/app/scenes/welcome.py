"""The first screen of all: what somebody may need before anything else, on one page."""

from game.tongue import _

from ..canvas import Canvas
from ..desk import Desk
from ..geometry import Box
from ..settings import ROWS, Row
from ..table.cardart import CardArt
from ..table.skin import skin_of
from ..ui.gamebox import risen
from ..ui.press import Row as Line
from ..ui.tall import LetterSizes, TallChoice, TallSlider, alike
from ..ui.text import Panel, Words, cream
from ..ui.turn import Toggle
from ..ui.widget import Widget
from . import go
from .menu import MenuScene
from .rows import HELP_SIZE, languages
from .sheet import Foot, feet_room, in_a_row

SEEN = ("language", "text", "contrast", "narration")  # to the left, with the share of the height that each gets
SHARES = (0.21, 0.37, 0.21, 0.21)
HEARD = ("master", "music", "effects", "ambience", "voice")  # to the right
LOGO, LOW_LOGO, SHAPE = 124.0, 96.0, 4.0  # how high it is, with large letters as well; its width to its height
SPAN = (190.0, 900.0)  # the sheet's left edge and width: the torches burn beside it
EDGE, GAP, APART = 24.0, 8.0, 18.0  # in the sheet; between two rows; between the columns
LEFT = 0.52  # of the width, for the left column
PEEKING, PEEK_OF = 190.0, ("scoundrel", "deuces")  # how wide the cards beside the name are, and of which games
LATER, RISING = 0.15, 0.5  # seconds until they come: the first picture of all waits for none; and until all have
HELP, LARGE_HELP = 42.0, 52.0  # how high the line under the sheet is


class WelcomeScene(MenuScene):
    """Shown once, before the title."""

    name = "welcome"
    music = "music-title"
    dim = 90

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self.since = 0.0  # seconds for which it has been there

    def title(self) -> str:
        return _("Welcome to Underdeck")

    def first_focus(self) -> str | None:
        return SEEN[0]

    def prompts(self) -> list[tuple[str, str]]:
        return [
            ("confirm", _("Choose") if self.focus == "title" else _("Change")),
            ("cancel", _("To the title screen")),
        ]

    def build(self) -> list[Widget]:
        page, letters = self.page, self.desk.type
        feet = page.bottom - feet_room(letters)
        low = LARGE_HELP if letters.large else HELP
        sheet = Box(SPAN[0], self._top, SPAN[1], feet - low - self._top)
        inner = sheet.inset(EDGE, EDGE)
        wide = (inner.w - APART) * LEFT
        left, right = inner._replace(w=wide), Box(inner.x + wide + APART, inner.y, inner.w - APART - wide, inner.h)
        rows = alike(
            [
                *self._column(SEEN, SHARES, left),
                *self._column(HEARD, (1 / len(HEARD),) * len(HEARD), right),
            ],
            letters,
        )
        focused = next((row.help for row in rows if row.id == self.focus != SEEN[0]), "")
        told = focused or _("Welcome! You can change all this later, in the settings.")
        help = Box(page.x + 60, sheet.bottom, page.w - 120, feet + 4 - sheet.bottom)
        return [
            Panel("sheet", sheet, "panel-dark"),
            *rows,
            Words("help", told, help, letters, "body", HELP_SIZE, cream, "centre", 0.5, 1, shade=True),
            *in_a_row([Foot("title", _("Begin"), "play", self.back, primary=True)], page, letters),
        ]

    def _column(self, keys: tuple[str, ...], shares: tuple[float, ...], box: Box) -> list[Line]:
        """Settings under each other, each with its share of the height."""
        rows, y, room = list[Line](), box.y, box.h - (len(keys) - 1) * GAP
        for key, share in zip(keys, shares, strict=True):
            rows.append(tall_row(self.desk, ROWS[key], Box(box.x, y, box.w, room * share)))
            y += room * share + GAP
        return rows

    @property
    def _top(self) -> float:
        """Where the sheet begins."""
        return self.page.y + self._logo().h + 8

    def _logo(self) -> Box:
        high = LOW_LOGO if self.desk.type.large else LOGO
        return Box(640 - high * SHAPE / 2, self.page.y + 2, high * SHAPE, high)

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        self._peek(canvas)
        canvas.picture("ui/logo", self._logo())

    @property
    def _open(self) -> float:
        """How far cards look out, from 0 to 1."""
        return 1.0 if self.desk.settings.still else min(1.0, max(0.0, (self.since - LATER) / RISING))

    def update(self, dt: float) -> bool:
        moving = self._open < 1.0
        self.since += dt
        return moving

    def _peek(self, canvas: Canvas) -> None:
        """Cards come up behind the sheet, to either side of the name."""
        art = CardArt(canvas, self.desk.settings.four_colours)
        left = Box(SPAN[0] + EDGE, self._top, PEEKING, 0)
        for game, place in zip(PEEK_OF, (left, left.moved(SPAN[1] - 2 * EDGE - PEEKING, 0)), strict=True):
            risen(canvas, art, place, skin_of(game).cover, self._open)

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        before = self.focus
        super().set_focus(id, quiet)
        if self.focus != before:
            self.refresh()  # the line under the sheet says something else

    def back(self) -> None:
        """The player is ready."""
        self.desk.change(welcomed=True)
        go.title(self.desk)


def tall_row(desk: Desk, row: Row, box: Box) -> Line:
    """A setting in a row of two storeys; a switch in one."""
    value, label, help, letters = getattr(desk.settings, row.key), _(row.label), _(row.help), desk.type

    def change(new: object) -> None:
        desk.change(**{row.key: new})

    if row.kind == "toggle":
        return Toggle(row.key, label, box, value, change, letters, (_("off"), _("on")), help, row.icon)
    if row.kind == "slider":
        return TallSlider(row.key, label, box, value, change, letters, help, row.icon)
    if row.key == "text":
        choices = [(each, _(name)) for each, name in row.choices]
        return LetterSizes(row.key, label, box, choices, value, change, letters, help, row.icon)
    return TallChoice(row.key, label, box, languages(value), value, change, letters, help, row.icon)
