"""The page on which resources are spent to take dice away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import i18n
from game.core.events import Event
from game.core.text import N_
from game.core.view import Action
from game.i18n import _
from game.rules.diamonds.descent import classes, gauge_names, roster, spending
from game.rules.diamonds.descent.phases import HIT

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...table.dice import draw_dice
from ...table.plates import draw_crest
from ...ui.paper_slip import draw_slip
from ...ui.scroll import MARGIN
from ...ui.text import Words, bone
from ...ui.widget import Do, Look, Pressable, Widget
from ..page import FootButton, list_room
from .character_card import whole_rows
from .characters import short_name
from .numbers import icon_of
from .side_page import DescentTable, label_of
from .tablecard import CardScene

HIGH, GAP = 112.0, 12.0  # design pixels: height of an offer; gap between two
BOUGHT, DIE, ICON, CREST = 104.0, 54.0, 26.0, 80.0


class Offer(Pressable):
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


class SpendScene(CardScene):
    """All resources that are left, with the dice they buy; a press spends one once. `spent` gets the events."""

    name = "spend"
    takes_back = (spending.SPEND,)

    def __init__(self, table: DescentTable, spent: Callable[[list[list[Event]]], object]):
        super().__init__(table)
        self.spent = spent

    def title(self) -> str:
        if self.phase == HIT:
            return _("{dice} of damage left").format(dice=self._counted(self.view.gauges[roster.DICE]))
        n = self.view.gauges[roster.RESERVE]
        return _("Paid ahead: {dice}").format(dice=self._counted(n)) if n else _("Spend ahead")

    def _counted(self, n: int) -> str:
        """Return a number of dice in words; of points, where the table has no dice."""
        return i18n.say(gauge_names.counted(n, roster.sides(self.view)))

    def build(self) -> list[Widget]:
        if self.phase == HIT:
            told, count, card = (
                _(self._of_the_die(*LESS_NOW)),
                self.view.gauges[roster.DICE],
                self.view.text("hit"),
            )
        else:
            told, count, card = (
                _(self._of_the_die(*LESS_LATER)),
                self.view.gauges[roster.RESERVE],
                None,
            )
        return [
            *self.frame(FootButton("undo", _("Take back"), "undo", self.undo, enabled=self.may_undo),
                        FootButton("done", _("Done"), "check", self.back, primary=True)),
            *self.column_of(card, told, [None] * count, self.phase != HIT),
            *self._offers(),
        ]  # fmt: skip

    def _of_the_die(self, dice: str, points: str) -> str:
        return gauge_names.of_the_die(roster.sides(self.view), dice, points)

    def first_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if isinstance(widget, Offer)), "done")

    def _offers(self) -> list[Widget]:
        offers, room = self.legal(spending.SPEND), list_room(self.right)
        if not offers:
            return [Words("nothing", _("There is nothing left to spend."), room, self.services.fonts, colour=bone)]
        wide, high = (room.w - GAP) / 2, self.tall(HIGH)
        if -(-len(offers) // 2) * (high + GAP) > room.h:
            high = whole_rows(room.h - 2 * MARGIN, high, GAP)
        return self.scrolling([
            self._offer(action, Box(room.x + i % 2 * (wide + GAP), room.y + i // 2 * (high + GAP), wide, high))
            for i, action in enumerate(offers)
        ], self.right)  # fmt: skip

    def _offer(self, action: Action, box: Box) -> Offer:
        who, resource, _blank = action.ids
        n = self.view.gauges[f"{resource}.{who}"]
        return Offer(
            f"{resource}.{who}",
            self._label(who, resource),
            box,
            partial(self._spend, who, resource),
            self.services.fonts,
            kind=self.view.tokens[who].kind,
            icon=icon_of(resource),
            what=self._what(resource),
            left=_("{left} left, {who}").format(who=short_name(self.view, who), left=n),
            worth=self._worth(resource, n),
            off=classes.dice(resource, classes.price(resource)),
            sides=roster.sides(self.view),
        )

    def _label(self, who: str, resource: str) -> str:
        return _("{who}: {resource}").format(
            who=short_name(self.view, who), resource=i18n.say(gauge_names.gauge_name(resource))
        )

    @staticmethod
    def _what(resource: str) -> str:
        """Return what is spent, with the amount if it is sold by twos."""
        price = classes.price(resource)
        if price == 1:
            return label_of(resource)
        return _("{price} {resource}").format(price=price, resource=i18n.say(gauge_names.gauge_name(resource)))

    def _worth(self, resource: str, left: int) -> str:
        price = classes.price(resource)
        buys = _("{dice} off").format(dice=self._counted(classes.dice(resource, price)))
        if price > 1:
            return _("{left} left, {price} for {buys}").format(left=left, price=price, buys=buys)
        return _("{left} left, {buys}").format(left=left, buys=buys)

    def _spend(self, who: str, resource: str) -> None:
        self.play(Action(spending.SPEND, (who, resource, str(classes.price(resource)))))
        if not self.legal(spending.SPEND):
            self.back()

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), *self.undo_prompt(), ("cancel", _("Back"))]

    def back(self) -> None:
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.spent(self.done)
