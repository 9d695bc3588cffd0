"""Where the focus begins in an arena, and where the arrows lead it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from game.core.choose import words
from game.core.combatants import FALLEN, HEROES

from ...arena.bidtable import BidChip
from ...arena.offer import HandOffer
from ...arena.picks import cards_in, named_in, sets
from ...arena.plate import FigurePlate
from ...arena.trait import TraitButton
from ...focus import WAYS, nearest
from ...geometry import Box
from ...table.spots import CardSpot
from ...ui.offer import OfferPlate
from ...ui.widget import Widget
from .answering import Answering

ENEMIES, LANE, OURS, TRAITS, HAND, BESIDE = range(6)  # the rows, from the head of the table down; what is in none
STEPS = ("up", "down")


class Focusing(Answering):
    """Every question begins at the thing that it is about; up and down lead from row to row."""

    _asked_at = -1  # how much had been done when it was asked last
    _held = ""  # the card of the hand that had the focus last

    # where a question begins

    def first_focus(self) -> str | None:
        """Where cards are asked for, one of them; else whoever can be chosen, then abilities, then buttons."""
        if not self.lines_to_say():
            goal = self._first_card() if self._asks_for_cards() else self._first_besides_cards()
            if goal:
                return goal
        return super().first_focus()

    def _asks_for_cards(self) -> bool:
        """Is there anything that is done with cards alone, or with cards against somebody?"""
        return any(sets(self.view.legal, cards_in(self.view), {figure.id for figure in self.setting.cast}))

    def _first_card(self) -> str:
        """The first card; where nobody is aimed at with one, the first of those that are advised."""
        if not any(self.figure(id) for id in named_in(self.view.legal)):
            advised = words(self.adviser.advise(self.view).action)
            return next((id for id in self._room_cards() if id in advised), "")
        return next(self._useful(self._room_cards()), "")

    def _first_besides_cards(self) -> str:
        chosen = (w.id for w in self.widgets
                  if isinstance(w, OfferPlate | BidChip) or (isinstance(w, FigurePlate) and w.aim))  # fmt: skip
        lit = (w.id for w in self.widgets if isinstance(w, TraitButton) and w.enabled)
        return next(chosen, "") or next(lit, "")

    def _past_idle_things(self) -> None:
        """Once something was done the next question begins anew, wherever the focus stood."""
        asked_before, self._asked_at = self._asked_at, len(self.match.log)
        if self.view.legal and self._asked_at != asked_before:
            self.set_focus(self.first_focus(), quiet=True)
        else:
            super()._past_idle_things()

    def _does_something(self, widget: Widget) -> bool:
        return widget.aim is not None if isinstance(widget, FigurePlate) else super()._does_something(widget)

    def back(self) -> None:
        """With the picks put back, the focus is on the first of them again."""
        picked = [id for id in self._room_cards() if id in self.chooser.picked]
        super().back()
        self.set_focus(next(iter(picked), None), quiet=True)

    # where the arrows lead

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        super().set_focus(id, quiet)
        if any(card is not None and card.id == id for card in self.view.zones.get(self.floor.hand, ())):
            self._held = id or ""

    def _navigate(self, way: str) -> None:
        """Nothing wraps around: a step too far does not end among other things."""
        self.set_focus(self._ahead(self._stations(), self.focus, way))

    def facts(self) -> dict[str, Any]:
        """Also where the arrows lead, from each thing."""
        rows = self._stations()
        ids = [widget.id for widget in self.widgets if widget.focusable]
        return {**super().facts(), "ways": {id: {way: self._ahead(rows, id, way) for way in WAYS} for id in ids}}

    def _stations(self) -> list[dict[str, Box]]:
        """Where the arrows can lead: row by row, and last what lies beside these."""
        rows: list[dict[str, Box]] = [{} for _ in range(BESIDE + 1)]
        hand = {card.id for card in self.view.zones.get(self.floor.hand, ()) if card is not None}
        for widget in self.widgets:
            if widget.focusable:
                rows[_row(widget, hand)][widget.id] = self.box_of(widget)
        return rows

    def _ahead(self, rows: list[dict[str, Box]], id: str | None, way: str) -> str | None:
        """Up or down from one of the rows: the nearest thing in the next, the fallen last; in the hand, the card that
        was left.  To a side: along the row, and on to what lies beside it."""
        boxes = {**{each: box for row in rows for each, box in row.items()}, **self._where_is(id)}
        here = next((n for n, row in enumerate(rows[:BESIDE]) if id in row), None)
        if id is None or here is None:
            return nearest(boxes, id, way)
        if way not in STEPS:
            return nearest({**rows[here], **_level_with(boxes[id], rows[BESIDE])}, id, way)
        beside = nearest(rows[here], id, way)  # enemies may stand in two
        if beside != id:
            return beside
        ahead = rows[here + 1 : BESIDE] if way == "down" else rows[:here][::-1]
        found = next(filter(None, ahead), {})
        if self._held in found:
            return self._held
        found = found or _beyond(boxes[id], rows[BESIDE], way)
        middle = boxes[id].centre[0]
        return min(found, key=lambda each: (self._is_fallen(each), abs(found[each].centre[0] - middle)), default=id)

    def _is_fallen(self, id: str) -> bool:
        figure = self.figure(id)
        return figure is not None and figure.state == FALLEN

    def _where_is(self, id: str | None) -> dict[str, Box]:
        """A thing's place, be it a station or not: the mouse may have left the focus anywhere."""
        widget = self.widget(id)
        return {widget.id: self.box_of(widget)} if widget is not None else {}


def _level_with(here: Box, others: Mapping[str, Box]) -> dict[str, Box]:
    """Those that lie beside a place, not above or below."""
    return {id: box for id, box in others.items() if box.y < here.bottom and here.y < box.bottom}


def _beyond(here: Box, others: Mapping[str, Box], way: str) -> dict[str, Box]:
    """Those that lie above a place, or below it."""
    return {id: box for id, box in others.items() if (box.bottom <= here.y if way == "up" else box.y >= here.bottom)}


def _row(widget: Widget, hand: Collection[str]) -> int:
    """In which row a thing lies."""
    if isinstance(widget, FigurePlate):
        return OURS if widget.figure.side == HEROES else ENEMIES
    if isinstance(widget, HandOffer):
        return HAND
    if isinstance(widget, CardSpot):
        return HAND if widget.id in hand else LANE
    return LANE if isinstance(widget, OfferPlate | BidChip) else TRAITS if isinstance(widget, TraitButton) else BESIDE
