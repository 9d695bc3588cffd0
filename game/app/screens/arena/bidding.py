"""Bids in an arena: the stakes on the table, and the chips to choose from."""

from __future__ import annotations

from game import i18n
from game.core.capabilities import wager
from game.core.combatants import HEROES
from game.core.view import Action, View
from game.i18n import _

from ...arena.bidtable import GAP, STRIP, BesideChips, BidChip, grid, laid_out
from ...base.geometry import Box
from ...ui.widget import Widget
from .arena_layout import Arena

AROUND, OUT = 8.0, 176.0  # design pixels: margin above and below the chips; width of a button beside them
TABLE = 88.0  # design pixels: height of the stakes in the enemies' place


class Bidding(Arena):
    """Shows the stakes on the table while there is something to bet: in the enemies' place before they come, afterwards
    in the lane in front of them."""

    def between(self, view: View) -> list[Widget]:
        bets = wager(self.game, view)
        if bets is None:
            return super().between(view)
        return laid_out(bets, self._table(view), self.services.fonts)

    def _table(self, view: View) -> Box:
        """Return the box in which the stakes lie."""
        if any(figure.side != HEROES for figure in self.people(view)):
            return self._above_words()._replace(h=STRIP)
        place = self.places.box("enemies")
        return place._replace(y=place.centre[1] - TABLE / 2, h=TABLE)

    def _above_words(self) -> Box:
        """Return the part of the lane above the preview line."""
        lane = self.places.box("lane")
        return lane._replace(y=lane.y + AROUND, h=self.places.box("preview").y - lane.y - AROUND - GAP)

    def _named(self, view: View) -> list[Action]:
        """Return the legal actions that bid a number of chips."""
        if wager(self.game, view) is None:
            return []
        return [action for action in view.legal if len(action.ids) == 1 and action.ids[0].isdecimal()]

    def bid_chips(self) -> list[Widget]:
        """Return a chip for each number that can be bid and, left of the first chip, a button for each other answer."""
        named = self._named(self.view) if self.timeline is None else []
        if not named:
            return []
        room, table = self._above_words(), self._table(self.view)
        if table.overlaps(room):
            room = room._replace(y=table.bottom + GAP, h=room.bottom - table.bottom - GAP)
        bare = [action for action in self.view.legal if not action.ids]
        before = (OUT + GAP) * len(bare)
        boxes = grid(len(named), room._replace(x=room.x + before, w=room.w - before))
        chips = [self._chip(action, box, not n) for n, (action, box) in enumerate(zip(named, boxes, strict=True))]
        left, middle, high = boxes[0].x - before, (boxes[0].y + boxes[-1].bottom) / 2, min(room.h, STRIP)
        places = (Box(left + i * (OUT + GAP), middle - high / 2, OUT, high) for i in range(len(bare)))
        return [*chips, *(self._bare(action, place) for action, place in zip(bare, places, strict=True))]

    def _chip(self, action: Action, box: Box, first: bool) -> BidChip:
        number = action.ids[0]
        label = _("{verb} {n}").format(verb=_(self.game.verbs[action.verb].label), n=number)
        ahead = self.foresee(self.view, action)
        return BidChip(number, label, ahead.chip, box, lambda: self.arena_hands().pick(number), self.services.fonts,
                       i18n.say(ahead.text), first)  # fmt: skip

    def _bare(self, action: Action, box: Box) -> Widget:
        verb = action.verb
        label, told = _(self.game.verbs[verb].label), i18n.say(self.foresee(self.view, action).text)
        return BesideChips(verb, label, box, lambda: self.arena_hands().pick(verb), self.services.fonts, help=told)
