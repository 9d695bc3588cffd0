"""Samples on the settings screen: the effect of a setting on cards, text, plates or the table."""

from collections.abc import Callable, Mapping

from game.core.cards import parse
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..services import Services
from ..settings import SettingRow
from ..table.card_art import SHAPE, CardArt, back_picture
from ..table.sprites import Sprite
from .text import Words, ink
from .widget import Look, Widget

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
