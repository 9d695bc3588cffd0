"""The close-up view of one card."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

from game import i18n
from game.core.capabilities import card_notes, slain_with
from game.core.cards import Card
from game.core.deck import face, plain
from game.core.game import Game, Preview
from game.core.selection import Selection
from game.core.text import Text
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PACK, PLAIN, name_on
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..services import Services
from ..table.board import previews_of
from ..table.card_art import SHAPE, CardArt
from ..table.gauges import left_on, pips_of
from ..table.skins import skin_of
from ..table.small_cards import SmallCards, minis_tall
from ..table.spots import CHIP_H, Chip
from ..ui.buttons import Button
from ..ui.cards import CardTile
from ..ui.text import Column, Panel, bone, capital, cream, gold
from ..ui.widget import Look, Widget
from .describe import BETWEEN
from .menu import FOOT_H, FOOT_WIDE, grown
from .over import BAR, BAR_ROOM, MARGIN, FullDetailScene

LEFT, RIGHT, TOP, GAP = 60.0, 1188.0, 26.0, 30.0
WIDEST = 500.0  # widest card: the size of its picture
BESIDE, EDGE = 72.0, 32.0  # from the card to the text; from the text to the edge of its plate
CHIP_W, CHIP_GAP = 124.0, 20.0  # width of a chip; gap between it and its sentence
APART, MINI, TINY = 14.0, 92.0, 60.0  # gap between two lines of text; width of a small card; of one of a set
NOW, RULE = 30.0, 25.0  # letter sizes of the current effects and of the rule
SHARES = (1.25, 1.12, 1.0, 0.9)  # factors for the letter sizes; the first one that fits is used


class ActionLine(Widget):
    """A chip and its sentence, at a text size. It is as wide as `box` and as high as needed."""

    def __init__(self, id: str, preview: Preview, icon: str, box: Box, letters: Fonts, size: float):
        told = i18n.say(preview.text)
        text = told[:1].upper() + told[1:]  # a preview may be a part of a sentence
        self.block = letters.block(text, "strong", size, box.w - CHIP_W - CHIP_GAP)
        super().__init__(id, text, Box(box.x, box.y, box.w, max(CHIP_H, self.block.height)))
        self.chip = Chip(preview, icon, letters, CHIP_W)

    def blocks(self) -> tuple[Block, ...]:
        return self.block, self.chip.block

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.chip.draw(canvas, Box(box.x, box.y + (box.h - CHIP_H) / 2, CHIP_W, CHIP_H))
        x = box.x + CHIP_W + CHIP_GAP
        canvas.block(self.block, Box(x, box.y, box.right - x, box.h), canvas.theme.cream)


class CloseUpScene(FullDetailScene):
    """One card as large as possible. Beside it stand its name and kind, its current state, the actions possible with
    it, the cards slain with it, and the rule about it.

    `print` names the kind of picture shown if the card lies in no slot of the room. `parts` are the sets of cards that
    it can be played in, each with a text; None where that is never asked.
    """

    name = "close-up"

    def __init__(
        self,
        services: Services,
        game: Game[Any],
        view: View,
        card: Card,
        print: str = PACK,
        parts: Sequence[tuple[str, Sequence[Card]]] | None = None,
    ):
        super().__init__(services)
        self.reader.lines = self._lines_to_read
        self.card, self.parts = card, parts
        self.deeds = previews_of(game, view, Selection(view.legal), card.id)
        self.room = services.halls.room(game, view)
        self.pips = pips_of(game, self.room, view, card)
        self.left = left_on(self.room, view, card)
        zone = view.zone_of(card.id) or ""
        slot = self.room.slots.get(zone)  # None where cards lie beside the figure that owns them
        self.print = slot.print if slot else print
        self.kind = skin_of(game.id).kind(card, self.print)
        self.now = (*filter(None, (game.captions(view).get(zone),)),)
        self.rules = card_notes(game, view, zone, card)
        self.slain = slain_with(game, view, zone)

    def title(self) -> str:
        return i18n.say(name_on(self.card, self.print))

    def kinds(self) -> list[str]:
        """The kind and plain card name as one line; empty if the card shows nothing but its plain name."""
        return [BETWEEN.join((_(self.kind.one), i18n.say(plain(self.card))))] if self.print != PLAIN else []

    def said(self, texts: Iterable[Text]) -> list[str]:
        """The given texts as lines, without those that only repeat the card's name."""
        return [line for text in texts if (line := i18n.say(text)) != self.title()]

    def _lines_to_read(self) -> Sequence[str]:
        victims = ", ".join(i18n.say(face(card)) for card in self.slain)
        told = [_("{what}: {amount}").format(what=_("Slain"), amount=victims)] if victims else []
        deeds = (i18n.say(preview.text) for _action, preview in self.deeds)
        parts = [_("Plays in"), *(text for text, _cards in self.parts)] if self.parts else []
        return self.title(), *self.kinds(), *self.said(self.now), *parts, *deeds, *told, *self.said(self.rules)

    # widgets

    def build(self) -> list[Widget]:
        top = TOP - self.services.layout.above
        high = BAR.y - GAP / 2 - top
        wide = min(WIDEST, high / SHAPE)
        card = Box(LEFT, top + (high - wide * SHAPE) / 2, wide, wide * SHAPE)
        self.art = CardArt(self.services.canvas, self.services.settings.four_colours)
        return [
            CardTile(self.card, card, self.art, "full", "card", pips=self.pips, print=self.print, left=self.left),
            *self._beside(Box(card.right + BESIDE, card.y, RIGHT - card.right - BESIDE, card.h)),
        ]

    def _beside(self, box: Box) -> list[Widget]:
        """A plate as high as the card, with the text (which scrolls if it is too long) and the back button at its
        foot."""
        letters, high = self.services.fonts, grown(FOOT_H, self.services.fonts)
        inner = box.inset(0, EDGE)
        self.scroller.box = Box(box.x, inner.y, box.w - BAR_ROOM, inner.h - high - GAP)
        for share in SHARES:
            column = Column(self.scroller.box._replace(w=self.scroller.box.w - MARGIN), letters)
            self._words(column, share)
            if max(widget.box.bottom for widget in column.widgets) <= self.scroller.box.bottom:
                break
        self.scroller.height = max(widget.box.bottom for widget in column.widgets) - inner.y
        for widget in column.widgets:
            widget.scrolls = True
        place = Box(box.x, inner.bottom - high, FOOT_WIDE, high)
        return [
            Panel("sheet", box.inset(-EDGE, 0), "panel-dark"),
            *column.widgets,
            Button("back", _("Back"), place, self.back, letters, "back"),
        ]

    def _words(self, column: Column, share: float) -> None:
        """Fill the column with all texts, at `share` times the usual letter size: the current state first, the rule
        last."""
        column.words("name", capital(self.title()), "title", 58, gold)
        lines = count()
        for line in self.kinds():
            column.words(f"line.{next(lines)}", line, "strong", 25, bone, gap=2 * APART * share)
        for line in self.said(self.now):
            column.words(f"line.{next(lines)}", line, "strong", NOW * share, cream, gap=APART * share)
        self._sets(column, share)
        for i, (action, preview) in enumerate(self.deeds):
            deed = ActionLine(
                f"deed.{i}", preview, self.room.icon(action), column.take(0), self.services.fonts, NOW * share
            )
            column.take(deed.box.h, APART * share)
            column.add(deed)
        column.take(APART, 0)
        if self.slain:
            column.words("slain", _("Slain"), "label", 24 * share, gold)
            place = column.take(minis_tall(len(self.slain), MINI * share), 2 * APART)
            column.add(SmallCards("slain.cards", self.slain, place, MINI * share, self.art))
        for line in self.said(self.rules):
            column.words(f"line.{next(lines)}", line, "body", RULE * share, bone, gap=APART * share)

    def _sets(self, column: Column, share: float) -> None:
        """Add the sets that the card can be played in, each with its cards."""
        if self.parts == [] and not self.deeds:
            column.words("idle", _("Nothing to play with it now."), "strong", NOW * share, cream, gap=APART * share)
        if self.parts:
            column.words("parts", _("Plays in"), "label", 24 * share, gold)
        for i, (text, cards) in enumerate(self.parts or ()):
            column.words(f"part.{i}", text, "strong", NOW * share, cream, gap=APART * share)
            place = column.take(minis_tall(len(cards), TINY * share), APART * share)
            column.add(SmallCards(f"part.{i}.cards", cards, place, TINY * share, self.art, self.print))
