"""The first focus of each question in an arena, and the ways that the arrows move it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from game.core.combatants import FALLEN, HEROES
from game.core.selection import parts_of

from ...arena.ability import TraitButton
from ...arena.bidtable import BidChip
from ...arena.offer import HandOffer
from ...arena.picks import cards_in, named_in, sets
from ...arena.plate import FigurePlate
from ...base.focus import WAYS, nearest
from ...base.geometry import Box
from ...table.spots import CardSpot
from ...ui.offer import OfferPlate
from ...ui.widget import Widget
from .answering import Answering

ENEMIES, LANE, OURS, TRAITS, HAND, BESIDE = range(6)  # the rows from top to bottom; last, everything outside them
STEPS = ("up", "down")


class Focusing(Answering):
    """Starts each question with the focus on its subject; up and down move from row to row."""

    _asked_at = -1  # length of the log at the last question
    _held = ""  # the card of the hand that was focused last

    # the first focus of a question

    def first_focus(self) -> str | None:
        """Return the first focus of a question: a card if cards are asked for, otherwise a target, an ability or a
        button."""
        if not self.lines_to_say():
            goal = self._first_card() if self._asks_for_cards() else self._first_besides_cards()
            if goal:
                return goal
        return super().first_focus()

    def _asks_for_cards(self) -> bool:
        """True if some action needs only cards, with or without a target."""
        return any(sets(self.view.legal, cards_in(self.view), {figure.id for figure in self.setting.cast}))

    def _first_card(self) -> str:
        """Return the first useful card of the hand; if no action has a target, the first card of the adviser's
        action."""
        if not any(self.figure(id) for id in named_in(self.view.legal)):
            advised = parts_of(self.adviser.advise(self.view).action)
            return next((id for id in self._room_cards() if id in advised), "")
        return next(self._useful(self._room_cards()), "")

    def _first_besides_cards(self) -> str:
        chosen = (w.id for w in self.widgets
                  if isinstance(w, OfferPlate | BidChip) or (isinstance(w, FigurePlate) and w.aim))  # fmt: skip
        lit = (w.id for w in self.widgets if isinstance(w, TraitButton) and w.enabled)
        return next(chosen, "") or next(lit, "")

    def _past_idle_things(self) -> None:
        """Move the focus to the first focus of the next question after an action, wherever it was."""
        asked_before, self._asked_at = self._asked_at, len(self.match.log)
        if self.view.legal and self._asked_at != asked_before:
            self.set_focus(self.first_focus(), quiet=True)
        else:
            super()._past_idle_things()

    def _does_something(self, widget: Widget) -> bool:
        return widget.aim is not None if isinstance(widget, FigurePlate) else super()._does_something(widget)

    def back(self) -> None:
        """Put the picks back, and focus the first of them."""
        picked = [id for id in self._room_cards() if id in self.selection.picked]
        super().back()
        self.set_focus(next(iter(picked), None), quiet=True)

    # arrow navigation

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        super().set_focus(id, quiet)
        if any(card is not None and card.id == id for card in self.view.zones.get(self.floor.hand, ())):
            self._held = id or ""

    def _navigate(self, way: str) -> None:
        """Move the focus without wrapping around, so that a step too far does not end in another row."""
        self.set_focus(self._ahead(self._stations(), self.focus, way))

    def facts(self) -> dict[str, Any]:
        """Add where the arrows lead from each widget."""
        rows = self._stations()
        ids = [widget.id for widget in self.widgets if widget.focusable]
        return {**super().facts(), "ways": {id: {way: self._ahead(rows, id, way) for way in WAYS} for id in ids}}

    def _stations(self) -> list[dict[str, Box]]:
        """Return the boxes of the focusable widgets by id, row by row; last those outside the rows."""
        rows: list[dict[str, Box]] = [{} for _ in range(BESIDE + 1)]
        hand = {card.id for card in self.view.zones.get(self.floor.hand, ()) if card is not None}
        for widget in self.widgets:
            if widget.focusable:
                rows[_row(widget, hand)][widget.id] = self.box_of(widget)
        return rows

    def _ahead(self, rows: list[dict[str, Box]], id: str | None, way: str) -> str | None:
        """Return the id to which an arrow leads. Up or down from a row: the nearest widget of the next row, fallen
        figures last, and in the hand the card focused last. To a side: along the row, and on to widgets beside it."""
        boxes = {**{each: box for row in rows for each, box in row.items()}, **self._where_is(id)}
        here = next((n for n, row in enumerate(rows[:BESIDE]) if id in row), None)
        if id is None or here is None:
            return nearest(boxes, id, way)
        if way not in STEPS:
            return nearest({**rows[here], **_level_with(boxes[id], rows[BESIDE])}, id, way)
        beside = nearest(rows[here], id, way)  # enemies may stand in two rows
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
        """Return the box of a widget by its id, even outside the rows: the mouse may have focused anything."""
        widget = self.widget(id)
        return {widget.id: self.box_of(widget)} if widget is not None else {}


def _level_with(here: Box, others: Mapping[str, Box]) -> dict[str, Box]:
    """Return the boxes beside a place, neither above nor below it."""
    return {id: box for id, box in others.items() if box.y < here.bottom and here.y < box.bottom}


def _beyond(here: Box, others: Mapping[str, Box], way: str) -> dict[str, Box]:
    """Return the boxes above a place, or below it."""
    return {id: box for id, box in others.items() if (box.bottom <= here.y if way == "up" else box.y >= here.bottom)}


def _row(widget: Widget, hand: Collection[str]) -> int:
    """Return the row of a widget."""
    if isinstance(widget, FigurePlate):
        return OURS if widget.figure.side == HEROES else ENEMIES
    if isinstance(widget, HandOffer):
        return HAND
    if isinstance(widget, CardSpot):
        return HAND if widget.id in hand else LANE
    return LANE if isinstance(widget, OfferPlate | BidChip) else TRAITS if isinstance(widget, TraitButton) else BESIDE
