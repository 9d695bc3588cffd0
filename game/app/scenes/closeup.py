"""A card seen from near."""

from collections.abc import Iterator
from typing import Any

from game import tongue
from game.core.cards import Card
from game.core.choose import Chooser
from game.core.deck import plain
from game.core.game import Game, View
from game.core.near import near
from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..table.board import previews_of
from ..table.cardart import SHAPE, CardArt
from ..table.gauges import left_on, pips_of
from ..table.prints import PACK, PLAIN, name_on
from ..table.skin import skin_of
from ..ui.cardtile import CardTile
from ..ui.column import Column
from ..ui.deed import Deed
from ..ui.press import Button
from ..ui.text import Panel, bone, gold
from ..ui.widget import Widget
from .describe import BETWEEN
from .nearby import BAR_ROOM, MARGIN, AloneScene
from .over import BAR
from .sheet import FOOT_H, FOOT_WIDE, grown

LEFT, RIGHT, TOP, GAP = 60.0, 1188.0, 26.0, 30.0
WIDEST = 500.0  # of the card: as it was printed
BESIDE, EDGE = 72.0, 32.0  # between the card and the words; around these, to the edge of their plate


class CloseUpScene(AloneScene):
    """A card as large as there is room for, its name, what it is, and what can be done with it now.

    `print` is what is printed on it while it lies open nowhere.
    """

    name = "close-up"

    def __init__(self, desk: Desk, game: Game[Any], view: View, card: Card, print: str = PACK):
        super().__init__(desk)
        self.card = card
        self.deeds = previews_of(game, view, Chooser(view.legal), card.id)
        self.room = desk.halls.room(game, view)
        self.pips = pips_of(game, self.room, view, card)
        self.left = left_on(self.room, view, card)
        zone = view.zone_of(card.id) or ""
        slot = self.room.slots.get(zone)  # there are none where cards lie with whoever they belong to
        self.print = slot.print if slot else print
        self.kind = skin_of(game.id).kind(card, self.print)
        self.told = (*filter(None, (game.captions(view).get(zone),)), *near(game, view, zone))

    def title(self) -> str:
        return tongue.say(name_on(self.card, self.print))

    def lines(self) -> Iterator[str]:
        """What is to be said of the card besides its name and what can be done with it."""
        if self.print != PLAIN:
            yield BETWEEN.join((_(self.kind.one), tongue.say(plain(self.card))))
        yield from (line for text in self.told if (line := tongue.say(text)) != self.title())

    def announce(self) -> None:
        for text in (self.title(), *self.lines(), *(tongue.say(preview.text) for _action, preview in self.deeds)):
            self.desk.narrator.say(text)
        self.speak_focus(interrupt=False)

    # what it shows

    def build(self) -> list[Widget]:
        top = TOP - self.desk.layout.above
        high = BAR.y - GAP / 2 - top
        wide = min(WIDEST, high / SHAPE)
        card = Box(LEFT, top + (high - wide * SHAPE) / 2, wide, wide * SHAPE)
        art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
        return [
            CardTile(self.card, card, art, "full", "card", pips=self.pips, print=self.print, left=self.left),
            *self._beside(Box(card.right + BESIDE, card.y, RIGHT - card.right - BESIDE, card.h)),
        ]

    def _beside(self, box: Box) -> list[Widget]:
        """The words, which scroll if they must, and under them the way back."""
        letters, high = self.desk.type, grown(FOOT_H, self.desk.type)
        room = box.h - high - GAP - 2 * EDGE
        column = Column(Box(box.x, box.y + EDGE, box.w - BAR_ROOM - MARGIN, room), letters)
        self._words(column)
        self.scroll_height = column.y - column.box.y
        tall = min(room, self.scroll_height)
        down = (room - tall) / 2
        self.scroll_box = Box(box.x, column.box.y + down, box.w - BAR_ROOM, tall)
        for widget in column.widgets:
            widget.box, widget.scrolls = widget.box.moved(0, down), True
        place = Box(box.x, self.scroll_box.bottom + GAP, FOOT_WIDE, high)
        plate = self.scroll_box._replace(w=box.w, h=place.bottom - self.scroll_box.y).inset(-EDGE, -EDGE)
        return [
            Panel("sheet", plate, "panel-dark"),
            *column.widgets,
            Button("back", _("Back"), place, self.back, letters, "back", primary=True),
        ]

    def _words(self, column: Column) -> None:
        column.words("name", self.title(), "title", 58, gold)
        for i, line in enumerate(self.lines()):
            column.words(f"line.{i}", line, "strong", 27, bone)
        column.take(10)
        for i, (action, preview) in enumerate(self.deeds):
            deed = Deed(f"deed.{i}", preview, self.room.icon(action), column.take(0), self.desk.type)
            column.take(deed.box.h)
            column.add(deed)
