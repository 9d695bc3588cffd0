"""Pages about one character or card during a descent: their base, with the card at the left and its rows at the
right; and the page on which resources are spent to take dice away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game import i18n
from game.core.cards import parse
from game.core.descent import HIT, HP, SPEND, Offer, dice_in_words, dice_or_points
from game.core.events import Event
from game.core.text import N_
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...table.card_art import SHAPE, CardArt
from ...table.plates import draw_crest
from ...ui.cards import CardTile
from ...ui.scroll import MARGIN
from ...ui.text import Column, Words, bone, draw_slip
from ...ui.widget import Do, Look, Pressable, Widget
from ..menu import BAR_ROOM, EDGE, HEAD, FootButton, list_room
from .character import CARD, TIGHT, LargeCharacterCard
from .character_card import whole_rows
from .characters import about, icon_of, person, short_name
from .dice_cards import Tray, draw_dice
from .side_page import DescentTable, SidePageScene, label_of

LEFT, TABLE_CARD, GAP = 236.0, 160.0, 20.0  # widths of the column and of the card; gap between column and page
SPAN = (40.0, 1200.0)  # left edge and width of such a page


class TableCard:
    """A playing card with a tray below it, at the left of a page."""

    def __init__(self, page: SidePageScene):
        self._page = page

    @property
    def right(self) -> Box:
        """The box of the page without the column at the left."""
        inner = self._page.sheet.inner
        return Box(inner.x + LEFT + GAP, inner.y, inner.w - LEFT - GAP, inner.h)

    def column(
        self, card: str | None, told: str, dice: Sequence[int | None], heals: bool, sum: str = ""
    ) -> list[Widget]:
        """Return the playing card, if there is one, and the tray with a text, the dice and their sum."""
        inner, services, widgets = self._page.sheet.inner, self._page.services, list[Widget]()
        top = inner.y
        if card is not None:
            art = CardArt(services.canvas, services.settings.four_colours)
            place = Box(inner.x + (LEFT - TABLE_CARD) / 2, inner.y + 4, TABLE_CARD, TABLE_CARD * SHAPE)
            widgets.append(CardTile(parse(card), place, art, "full", id="card"))
            top = place.bottom + 16
        tray = Box(inner.x, top, LEFT, inner.bottom - top)
        return [*widgets, Tray(told, tray, services.fonts, dice, self._page.acts.descent.sides, heals, sum)]


def inset(sheet: Box) -> Box:
    """Return the part of a sheet for the rows."""
    return sheet.inset(EDGE, TIGHT)


class BesideCard:
    """A character's card at the left of a page, and the list of rows beside it."""

    def __init__(self, page: SidePageScene):
        self._page = page

    @property
    def box(self) -> Box:
        """The box of the card."""
        return Box(CARD[0], self._page.page.y + HEAD, CARD[1], self._page.sheet.box.h)

    def card(self, who: str, new: Mapping[str, int]) -> LargeCharacterCard:
        """Return a character's card with the `new` numbers that it is about to have, by gauge."""
        view, rules = self._page.acts.view, self._page.descents.rules
        one = self._page.descents.descent(replace(view, gauges={**view.gauges, **new})).adventurer(who)
        told = about(rules, one.now)
        before = view.gauges[f"{HP}.{who}"]
        return LargeCharacterCard(person(rules, one), told, self.box, self._page.services.fonts, before)

    def rows(self, make: Callable[[Column], object], foot: float = 0.0) -> list[Widget]:
        """Return the rows that `make` puts into a column, with `foot` design pixels kept free under them.

        Without a scroll bar they take its room as well.
        """
        inner = self._page.sheet.inner
        narrow = inner._replace(h=inner.h - foot)
        wide = Box(narrow.x, narrow.y, narrow.w + BAR_ROOM, narrow.h)
        column = Column(list_room(wide), self._page.services.fonts)
        make(column)
        if column.widgets[-1].box.bottom + MARGIN <= wide.bottom:
            return self._page.sheet.scrolling(column.widgets, wide)
        column = Column(list_room(narrow), self._page.services.fonts)
        make(column)
        return self._page.sheet.scrolling(column.widgets, narrow)


HIGH, APART = 112.0, 12.0  # design pixels: height of an offer; gap between two
BOUGHT, DIE, ICON, CREST = 104.0, 54.0, 26.0, 80.0


class OfferTile(Pressable):
    """A resource that can be spent: its owner, how much is left, and the dice it buys."""

    role = "button"

    def __init__(self, id: str, label: str, box: Box, do: Do, letters: Fonts, *, kind: str, icon: str, what: str,
                 left: str, worth: str, off: int, sides: int):  # fmt: skip
        super().__init__(id, label, box, do)
        self.kind, self.icon, self.worth, self.sides = kind, icon, worth, sides
        inner = box.inset(13, 11)
        side = min(inner.h, CREST)
        self.crest = Box(inner.x, inner.y + (inner.h - side) / 2, side, side)
        x = self.crest.right + 12
        self.head = Box(x, inner.y, inner.right - x, inner.h * 0.42)
        self.foot = Box(x, self.head.bottom, self.head.w - BOUGHT - 6, inner.h - self.head.h)
        self.bought = Box(inner.right - BOUGHT, self.foot.y, BOUGHT, self.foot.h)
        self.what = letters.cut(what, "strong", 25, self.head.w, self.head.h)
        self.left = letters.cut(left, "body", 23, self.foot.w - ICON - 8, self.foot.h)
        self.off = letters.block(f"−{off}", "number", 36, BOUGHT - DIE - 4, self.foot.h, lines=1, grow=False)

    @property
    def value(self) -> str:
        return self.worth

    def blocks(self) -> tuple[Block, ...]:
        return self.what, self.left

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, dy = canvas.theme, box.y - self.box.y
        draw_slip(canvas, box)
        draw_crest(canvas, self.kind, False, self.crest.moved(0, dy))
        canvas.block(self.what, self.head.moved(0, dy), theme.ink)
        foot = self.foot.moved(0, dy)
        canvas.icon(self.icon, Box(foot.x, foot.y + (foot.h - ICON) / 2, ICON, ICON), theme.wine)
        canvas.block(self.left, foot.moved(ICON + 8, 0), theme.ink)
        bought = self.bought.moved(0, dy)
        canvas.block(self.off, Box(bought.x, bought.y, BOUGHT - DIE - 4, bought.h), theme.balm, "right")
        draw_dice(canvas, self.sides, [None], Box(bought.right - DIE, bought.centre[1] - DIE / 2, DIE, DIE),
                  ink="wine")  # fmt: skip


# for dice, and for plain points
LESS_NOW = N_("What you spend takes dice away."), N_("What you spend takes points away.")
LESS_LATER = (
    N_("What you spend now takes dice off the next damage."),
    N_("What you spend now takes points off the next damage."),
)


class SpendScene(SidePageScene):
    """All resources that are left, with the dice they buy; a press spends one once. `spent` gets the events."""

    name = "spend"
    span = SPAN
    takes_back = (SPEND,)

    def __init__(self, table: DescentTable, spent: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.spent, self.beside = spent, TableCard(self)

    def title(self) -> str:
        now = self.acts.descent
        if now.phase == HIT:
            return _("{dice} of damage left").format(dice=i18n.say(dice_in_words(now.pool, now.sides)))
        if not now.reserve:
            return _("Spend ahead")
        return _("Paid ahead: {dice}").format(dice=i18n.say(dice_in_words(now.reserve, now.sides)))

    def build(self) -> list[Widget]:
        now = self.acts.descent
        hit = now.phase == HIT
        told = _(dice_or_points(now.sides, *(LESS_NOW if hit else LESS_LATER)))
        card, count = (now.card, now.pool) if hit else (None, now.reserve)
        return [
            *self.sheet.frame(FootButton("undo", _("Take back"), "undo", self.undo, enabled=self.acts.may_undo),
                        FootButton("done", _("Done"), "check", self.back, primary=True)),
            *self.beside.column(card, told, [None] * count, not hit),
            *self._offers(),
        ]  # fmt: skip

    def first_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if isinstance(widget, OfferTile)), "done")

    def _offers(self) -> list[Widget]:
        offers, room = self.descents.offers(self.acts.view), list_room(self.beside.right)
        if not offers:
            return [Words("nothing", _("There is nothing left to spend."), room, self.services.fonts, colour=bone)]
        wide, high = (room.w - APART) / 2, self.sheet.tall(HIGH)
        if -(-len(offers) // 2) * (high + APART) > room.h:
            high = whole_rows(room.h - 2 * MARGIN, high, APART)
        return self.sheet.scrolling([
            self._offer(offer, Box(room.x + i % 2 * (wide + APART), room.y + i // 2 * (high + APART), wide, high))
            for i, offer in enumerate(offers)
        ], self.beside.right)  # fmt: skip

    def _offer(self, offer: Offer, box: Box) -> OfferTile:
        now, spent = self.acts.descent, offer.resource
        one, name = now.adventurer(offer.who), i18n.say(spent.name)
        price = spent.price
        return OfferTile(
            f"{spent.id}.{one.id}",
            _("{who}: {resource}").format(who=short_name(one), resource=name),
            box,
            partial(self._spend, offer),
            self.services.fonts,
            kind=one.now.kind,
            icon=icon_of(spent.id),
            what=_("{price} {resource}").format(price=price, resource=name) if price > 1 else label_of(spent.name),
            left=_("{left} left, {who}").format(who=short_name(one), left=offer.left),
            worth=self._worth(offer, now.sides),
            off=spent.dice,
            sides=now.sides,
        )

    @staticmethod
    def _worth(offer: Offer, sides: int) -> str:
        """Return in words how much is left of a resource, and what it buys."""
        price = offer.resource.price
        buys = _("{dice} off").format(dice=i18n.say(dice_in_words(offer.resource.dice, sides)))
        if price > 1:
            return _("{left} left, {price} for {buys}").format(left=offer.left, price=price, buys=buys)
        return _("{left} left, {buys}").format(left=offer.left, buys=buys)

    def _spend(self, offer: Offer) -> None:
        self.acts.perform(offer.action)
        if not self.acts.legal(SPEND):
            self.back()

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), *self.acts.undo_prompt(), ("cancel", _("Back"))]

    def back(self) -> None:
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.spent(self.acts.done)
