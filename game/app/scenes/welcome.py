"""The first screen of all: what somebody may need before anything else, on one page."""

from game.tongue import _

from ..canvas import Canvas
from ..desk import Desk
from ..geometry import Box
from ..settings import ROWS, Row
from ..table.cardart import CardArt
from ..tween import out
from ..ui.fan import Fan
from ..ui.press import Row as Line
from ..ui.tall import LetterSizes, TallChoice, TallSlider, alike
from ..ui.text import Panel, Words, cream
from ..ui.turn import Toggle
from ..ui.widget import Look, Widget
from . import go
from .menu import MOTTO, MenuScene
from .rows import HELP_SIZE, languages
from .sheet import Foot, feet_room, in_a_row

LEFT, SHARES = ("language", "text"), (0.38, 0.62)  # to the left, with the share of the height that each gets
RIGHT, SPOKEN = ("contrast", "narration", "master"), "voice"  # to the right; what comes with the narrator
ONE, TWO = 1.0, 1.25  # how high a switch is to what stands on two storeys
LOGO, LOW_LOGO, SHAPE = 124.0, 96.0, 4.0  # how high it is, with large letters as well; its width to its height
LINE, LINE_SIZE = 42.0, 27.0  # the line under it, and its letters
SPAN = (190.0, 900.0)  # the sheet's left edge and width: the torches burn beside it
HIGH, HIGHER = 306.0, 346.0  # of the sheet, and with a row more; with large letters it has all the room there is
EDGE, GAP, APART = 24.0, 8.0, 18.0  # in the sheet; between two rows; between the columns
CARDS, MOST, AIR = ("KC", "7H", "QS", "9D", "AS"), 210.0, 12.0  # over it; how high at most, and what is free about them
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
        return LEFT[0]

    def prompts(self) -> list[tuple[str, str]]:
        return [
            ("confirm", _("Choose") if self.focus in ("title", "settings") else _("Change")),
            ("cancel", _("To the title screen")),
        ]

    def build(self) -> list[Widget]:
        page, letters, sheet = self.page, self.desk.type, self._sheet
        inner = sheet.inset(EDGE, EDGE)
        wide = (inner.w - APART) / 2
        left, right = inner._replace(w=wide), Box(inner.x + wide + APART, inner.y, wide, inner.h)
        rows = alike([*self._column(LEFT, SHARES, left), *self._column(*self._heard(), right)], letters)
        focused = next((row.help for row in rows if row.id == self.focus != LEFT[0]), "")
        told = focused or _("You can change all this later, in the settings.")
        help = Box(page.x + 60, sheet.bottom, page.w - 120, self._feet + 4 - sheet.bottom)
        logo = self._logo()
        line = Box(page.x + 60, logo.bottom, page.w - 120, letters.scale * LINE)
        return [
            Words("line", _(MOTTO), line, letters, "strong", LINE_SIZE, cream, "centre",
                  0.5, 1, shade=True),
            Panel("sheet", sheet, "panel-dark"),
            *rows,
            Words("help", told, help, letters, "body", HELP_SIZE, cream, "centre", 0.5, 1, shade=True),
            *in_a_row([Foot("settings", _("All settings"), "gear", lambda: go.settings(self.desk)),
                       Foot("title", _("Begin"), "play", self.back, primary=True)], page, letters),
        ]  # fmt: skip

    def _heard(self) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """What stands to the right, and its shares of the height."""
        keys = (*RIGHT, SPOKEN) if self.desk.settings.narration else RIGHT
        parts = [ONE if ROWS[key].kind == "toggle" else TWO for key in keys]
        return keys, tuple(part / sum(parts) for part in parts)

    def _column(self, keys: tuple[str, ...], shares: tuple[float, ...], box: Box) -> list[Line]:
        """Settings under each other, each with its share of the height."""
        rows, y, room = list[Line](), box.y, box.h - (len(keys) - 1) * GAP
        for key, share in zip(keys, shares, strict=True):
            rows.append(tall_row(self.desk, ROWS[key], Box(box.x, y, box.w, room * share)))
            y += room * share + GAP
        return rows

    @property
    def _feet(self) -> float:
        """Where the buttons begin."""
        return self.page.bottom - feet_room(self.desk.type)

    @property
    def _sheet(self) -> Box:
        large, high = self.desk.type.large, HIGHER if self.desk.settings.narration else HIGH
        foot = self._feet - (LARGE_HELP if large else HELP)
        top = self._logo().bottom + self.desk.type.scale * LINE + 4 if large else foot - high
        return Box(SPAN[0], top, SPAN[1], foot - top)

    @property
    def _fan(self) -> Box:
        """Where the cards are, between the line and the sheet; it has no height where there is no room for them."""
        top = self._logo().bottom + self.desk.type.scale * LINE
        room = 0.0 if self.desk.type.large else self._sheet.y - top - 2 * AIR
        high = min(MOST, max(0.0, room))
        return Box(0, top + AIR + (room - high) / 2, 1280, high)

    def _logo(self) -> Box:
        high = LOW_LOGO if self.desk.type.large else LOGO
        return Box(640 - high * SHAPE / 2, self.page.y + 2, high * SHAPE, high)

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        self._rise(canvas)
        canvas.picture("ui/logo", self._logo())

    @property
    def _open(self) -> float:
        """How far cards look out, from 0 to 1."""
        return 1.0 if self.desk.settings.still else min(1.0, max(0.0, (self.since - LATER) / RISING))

    def update(self, dt: float) -> bool:
        moving = self._open < 1.0
        self.since += dt
        return moving

    def _rise(self, canvas: Canvas) -> None:
        """Cards come up behind the sheet."""
        place = self._fan
        if place.h <= 0 or self._open <= 0:
            return
        art = CardArt(canvas, self.desk.settings.four_colours)
        down = (1 - out(self._open)) * (self._sheet.y - place.y)
        Fan("cards", "", CARDS, place, art).draw(canvas, place.moved(0, down), Look())

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
