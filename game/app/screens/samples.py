"""Samples on the settings screen: the effect of a setting on cards, text, plates or the table, still or moving, on a
sheet beside the list of settings."""

import math
from collections.abc import Callable, Mapping

from game.core.cards import parse
from game.i18n import _

from ..base.geometry import Box, Point
from ..base.tween import both
from ..gfx.canvas import Canvas
from ..services import Services
from ..settings import SettingRow
from ..table.card_art import SHAPE, CardArt, back_picture
from ..table.spots import frame
from ..table.sprites import Sprite
from ..ui.text import Panel, Words, ink
from ..ui.widget import Look, Widget
from .rows import HELP_SIZE

SUITS = ("QS", "7H", "9D", "KC")
CARD, APART = 82.0, 12.0  # a card's width, and the gap to the next
BACK = 116.0
MEDAL, WITHIN, RAYS = (
    196.0,
    9.0,
    130,
)  # side of the icon's plate, its frame, and alpha of the rays on it
ICON, SMALL = 104.0, 44.0  # side of a setting's icon, alone, and of a small icon
VIALS, VIAL = 10, (18.0, 27.0)  # vials per row, and size of one
BOARD = (224.0, 140.0)  # size of the miniature table
BUTTON = (64.0, 26.0)
RULE_Y, RULE = 8.0, 90  # distance of the line below the picture, and its alpha
PALE, OFF = 170, 135  # alpha of the icon of a silenced slider, and of a switch that is off


class Sample(Widget):
    """The sample picture of one setting."""

    role = "picture"

    def __init__(self, services: Services, row: SettingRow, box: Box):
        super().__init__("sample", "", box)
        self.services, self.row = services, row
        self.told = Words("", _("Alone into the dungeon: four cards to a room."), box, services.fonts, "body", 25, ink,
                          "centre", 0.5)  # fmt: skip

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        SHOWN.get(self.row.key, KINDS.get(self.row.kind, Sample.icon))(self, canvas, box)
        self.rule(canvas, box)

    @staticmethod
    def rule(canvas: Canvas, box: Box) -> None:
        """Draw the line below the picture."""
        canvas.fill(Box(box.x, box.bottom + RULE_Y, box.w, 1.5), canvas.theme.wine, RULE)

    # one per kind of row

    def icon(self, canvas: Canvas, box: Box) -> None:
        """The setting's icon on a plate: in front of rays if it is on, dimmed if it is off."""
        on = getattr(self.services.settings, self.row.key, True) not in (False, "off")
        x, y = box.centre
        plate = Box(x - MEDAL / 2, y - MEDAL / 2, MEDAL, MEDAL)
        canvas.plate("panel-dark", plate)
        if on and not canvas.stark:
            with canvas.clipped(plate.inset(WITHIN)):
                canvas.picture("ui/rays", plate, RAYS)
        place = Box(x - ICON / 2, y - ICON / 2, ICON, ICON)
        canvas.icon(self.row.icon, place, canvas.theme.cream if on else canvas.theme.bone, 255 if on else OFF,
                    canvas.theme.night)  # fmt: skip

    def vials(self, canvas: Canvas, box: Box) -> None:
        """The icon above twenty vials, each full or empty for five percent."""
        amount = getattr(self.services.settings, self.row.key)
        x, y = box.centre[0], box.y + 34
        canvas.icon(self.row.icon, Box(x - ICON / 2, y, ICON, ICON), canvas.theme.wine, 255 if amount else PALE)
        for i in range(2 * VIALS):
            row, column = divmod(i, VIALS)
            name = "full" if 5 * i < amount else "empty"
            at = x + (column - VIALS / 2) * (VIAL[0] + 3) + 1.5, y + ICON + 14 + row * (VIAL[1] + 6)
            canvas.picture(f"ui/vial-{name}", Box(*at, *VIAL))

    # special ones

    def cards(self, canvas: Canvas, box: Box) -> None:
        """One card of each suit."""
        art = CardArt(canvas, self.services.settings.four_colours)
        for i, id in enumerate(SUITS):
            row, column = divmod(i, 2)
            at = box.centre[0] + (column - 0.5) * (CARD + APART), box.centre[1] + (row - 0.5) * (CARD * SHAPE + APART)
            Sprite(parse(id), at, CARD, "mini", CARD).draw(canvas, art)

    def back(self, canvas: Canvas, box: Box) -> None:
        """The card back, as large as on the table."""
        x, y = box.centre
        card = Box(x - BACK / 2, y - BACK * SHAPE / 2, BACK, BACK * SHAPE)
        canvas.plate("shadow", card)
        canvas.picture(back_picture(self.services.settings.back), card)

    def letters(self, canvas: Canvas, box: Box) -> None:
        """A sentence in the current font and size."""
        self.told.draw(canvas, box, Look())

    def plates(self, canvas: Canvas, box: Box) -> None:
        """A button and two chips."""
        x, y = box.centre[0] - 92, box.centre[1] - 74
        for plate, icon, dy in (
            ("button-primary", "door", 0),
            ("chip-damage", "skull", 72),
            ("chip-heal", "heart", 116),
        ):
            high = 60 if dy == 0 else 36
            place = Box(x, y + dy, 184, high)
            canvas.plate(plate, place)
            side = high * 0.62
            canvas.icon(
                icon, Box(place.centre[0] - side / 2, place.centre[1] - side / 2, side, side), canvas.theme.cream
            )

    def table(self, canvas: Canvas, box: Box) -> None:
        """A miniature table, with its buttons on the left or the right."""
        x, y = box.centre[0] - BOARD[0] / 2, box.centre[1] - BOARD[1] / 2
        board = Box(x, y, *BOARD)
        canvas.plate("panel-dark", board)
        art, left = CardArt(canvas), self.services.settings.left_handed
        for i, id in enumerate(SUITS):
            Sprite(parse(id), (x + 40 + i * 48, y + 44), 36, "mini", 36).draw(canvas, art, shadow=False)
        for i in range(2):
            place = Box(x + 16 if left else board.right - 16 - BUTTON[0], y + 74 + i * (BUTTON[1] + 3), *BUTTON)
            canvas.plate("button" if i else "button-primary", place)
        hand = Box(board.right - 96 if left else x + 26, y + 84, SMALL, SMALL)
        canvas.icon("sword", hand, canvas.theme.bone)


Shown = Callable[[Sample, Canvas, Box], None]
KINDS: Mapping[str, Shown] = {"slider": Sample.vials}
SHOWN: Mapping[str, Shown] = {
    "four_colours": Sample.cards,
    "back": Sample.back,
    "text": Sample.letters,
    "plain_font": Sample.letters,
    "language": Sample.letters,
    "contrast": Sample.plates,
    "left_handed": Sample.table,
}


LIVE = SPEED, MOTION, SHAKE, FLICKER = "speed", "reduced_motion", "shake", "flicker"  # the motion settings
BEAT, WAY = 1.5, 0.45  # seconds between two moves, and duration of a card's move at the usual speed
LIVE_BOARD = (236.0, 150.0)
LIVE_CARD, LIFT = 74.0, 10.0  # a card's width, and how high it is raised while moving
FRAME = 3.0  # width of the frame around the torch
BLOW, DEEP = 0.32, 5.0  # duration in seconds and amplitude of the shaking
TORCH_EDGE = 8.0  # margin above and below the torch
TORCH_HEAD = 24.0  # from a flame's picture to the upper edge of the visible part of the room


class LiveSample(Sample):
    """An animated sample. `time` (seconds) runs while its setting has the focus, and stands still where nothing may
    move."""

    time = 0.0

    @property
    def moves(self) -> bool:
        """True if it looks different in every frame now."""
        length = {SPEED: self._way(), MOTION: self._way(), SHAKE: BLOW}.get(self.row.key, 0.0)
        return 0 < self.time % BEAT <= length + 0.1

    @property
    def burns(self) -> bool:
        """True for the torch, which is animated like other flames."""
        return self.row.key == FLICKER

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.rule(canvas, box)
        if self.burns:
            self._torch(canvas, box.inset(0, TORCH_EDGE))
        elif self.row.key == SHAKE:
            self._blow(canvas, box)
        else:
            self._move(canvas, box)

    def _way(self) -> float:
        """The duration of a card's move, in seconds."""
        pace = self.services.settings.pace
        return 0.0 if self.services.settings.still or not pace else WAY / pace

    @staticmethod
    def _board(canvas: Canvas, box: Box) -> Box:
        board = Box(box.centre[0] - LIVE_BOARD[0] / 2, box.centre[1] - LIVE_BOARD[1] / 2, *LIVE_BOARD)
        canvas.plate("panel-dark", board)
        return board

    def _move(self, canvas: Canvas, box: Box) -> None:
        """A card moves to the other place and back."""
        board = self._board(canvas, box)
        left, right = (board.x + LIVE_BOARD[0] * share for share in (0.27, 0.73))
        for x in (left, right):
            canvas.plate("field", _card_at((x, board.centre[1])))
        turn, since = divmod(self.time, BEAT)
        way = self._way()
        share = both(min(1.0, since / way)) if way else 1.0
        here, there = (left, right) if turn % 2 == 0 else (right, left)
        lift = LIFT * math.sin(math.pi * share)
        at = here + (there - here) * share, board.centre[1] - lift
        Sprite(parse("KC"), at, LIVE_CARD, "mini", LIVE_CARD, lift=lift).draw(canvas, CardArt(canvas))

    def _blow(self, canvas: Canvas, box: Box) -> None:
        """A monster strikes, and the table shakes."""
        since = self.time % BEAT
        shakes = self.services.settings.shake and not self.services.settings.still and since < BLOW
        away = DEEP * (1 - since / BLOW) * math.sin(since * 70) if shakes else 0.0
        board = self._board(canvas, box.moved(away, 0))
        x, y = board.centre
        Sprite(parse("KC"), (x - LIVE_BOARD[0] * 0.23, y), LIVE_CARD, "mini", LIVE_CARD).draw(canvas, CardArt(canvas))
        canvas.picture("ui/burst-hit", Box(x + 2, y - 54, 108, 108), 255 if since < BLOW + 0.1 else 150)

    def _torch(self, canvas: Canvas, box: Box) -> None:
        """A part of a room with a torch, flickering or steady."""
        settings = self.services.settings
        flickers = settings.flicker and not settings.still
        self.services.halls.empty("title", canvas).draw_torch(canvas, box, TORCH_HEAD, flickers)
        frame(canvas, box, FRAME, canvas.theme.ink)


def _card_at(at: Point) -> Box:
    return Box(at[0] - LIVE_CARD / 2, at[1] - LIVE_CARD * SHAPE / 2, LIVE_CARD, LIVE_CARD * SHAPE)


SIDE, BESIDE = 316.0, 18.0  # width of the side sheet; gap to the list
EDGE, PICTURE = 34.0, 244.0  # from the sheet's edge to its content; height of the picture


class SampleSheet:
    """A sheet with a picture of the setting that `shown` returns and its help text, at the right of the `inner` part of
    a page.

    In large letters there is no room for it.
    """

    def __init__(self, services: Services, inner: Callable[[], Box], shown: Callable[[], SettingRow | None]):
        self._services, self._inner, self._shown = services, inner, shown
        self._time = 0.0  # seconds since the focus moved there
        self._sample: Widget | None = None

    @property
    def box(self) -> Box:
        """The sheet."""
        inner = self._inner()
        return Box(inner.right + 8 - SIDE, inner.y - 6, SIDE, inner.h + 12)

    def list_box(self, usual: Box) -> Box:
        """The box in which the list scrolls, from the one that it has without the sheet."""
        if self._services.fonts.large:
            return usual
        inner = self._inner()
        return Box(inner.x - 8, inner.y - 10, self.box.x - BESIDE - inner.x + 8, inner.h + 20)

    def widgets(self) -> list[Widget]:
        """The sheet and the picture."""
        self._sample = None
        if self._services.fonts.large:
            return []
        paper, row = self.box, self._shown()
        picture = Box(paper.x + EDGE, paper.y + EDGE, paper.w - 2 * EDGE, PICTURE)
        if row is None:
            return [Panel("paper", paper)]
        self._sample = (LiveSample if row.key in LIVE else Sample)(self._services, row, picture)
        if isinstance(self._sample, LiveSample):
            self._sample.time = self._time
        return [Panel("paper", paper), self._sample]

    def rewind(self) -> None:
        """Begin the picture's movement anew."""
        self._time = 0.0

    def _live(self) -> LiveSample | None:
        """The picture, if it is an animated one and animation is allowed; else None."""
        sample = self._sample
        return sample if isinstance(sample, LiveSample) and not self._services.settings.still else None

    @property
    def burns(self) -> bool:
        """True if a fire burns in the picture."""
        sample = self._live()
        return sample is not None and sample.burns

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while the picture moves."""
        sample = self._live()
        if sample is None:
            return False
        self._time += dt
        sample.time = self._time
        return sample.moves

    def help_line(self, line: Words) -> Words:
        """The line that explains the focused widget, below the picture."""
        if self._services.fonts.large:
            return line
        sheet = self.box
        top = sheet.y + EDGE + PICTURE + 20
        box = Box(sheet.x + EDGE, top, sheet.w - 2 * EDGE, sheet.bottom - EDGE - top)
        return Words("help", line.label, box, self._services.fonts, "body", HELP_SIZE, ink, "centre", 0.3)
