"""The ways of the focus in an arena: up and down lead from row to row, and each question begins on its subject."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from game.core.combatants import FALLEN, HEROES, Figure
from game.core.game import Adviser
from game.core.selection import parts_of

from ..base.focus import nearest
from ..base.geometry import Box
from ..table.spots import CardSpot
from ..ui.buttons import OfferPlate
from ..ui.widget import Widget
from .bidtable import BidChip
from .buttons import LowOffer, TraitButton
from .choices import Choices
from .draft import TILES
from .picks import named_in
from .plate import FigurePlate

ENEMIES, LANE, OURS, TRAITS, HAND, BESIDE = range(6)  # the rows from top to bottom; last, everything outside them
STEPS = ("up", "down")

Rows = Sequence[Mapping[str, Box]]


def rows_of(widgets: Iterable[Widget], hand: Collection[str], box_of: Callable[[Widget], Box]) -> Rows:
    """Return the boxes of the focusable widgets by id, row by row; last those outside the rows. `hand` has the ids of
    the cards in the shown hand."""
    rows: list[dict[str, Box]] = [{} for _ in range(BESIDE + 1)]
    for widget in widgets:
        if widget.focusable:
            rows[_row(widget, hand)][widget.id] = box_of(widget)
    return rows


def _row(widget: Widget, hand: Collection[str]) -> int:
    """Return the row of a widget."""
    if isinstance(widget, FigurePlate):
        return OURS if widget.figure.side == HEROES else ENEMIES
    if isinstance(widget, LowOffer) and widget.in_hand:
        return HAND
    if isinstance(widget, CardSpot):
        return HAND if widget.id in hand else LANE
    return LANE if isinstance(widget, OfferPlate | BidChip) else TRAITS if isinstance(widget, TraitButton) else BESIDE


class FocusRows:
    """Where the arrows lead in rows of boxes. `held` is the card of the hand that was focused last, `cast` has the
    figures, of whom the fallen come last."""

    def __init__(self, rows: Rows, held: str, cast: Sequence[Figure]):
        self.rows, self.held = rows, held
        self._fallen = {figure.id for figure in cast if figure.state == FALLEN}

    def ahead(self, id: str | None, way: str, elsewhere: Mapping[str, Box]) -> str | None:
        """Return the id to which an arrow leads. Up or down from a row: the nearest widget of the next row, fallen
        figures last, and in the hand the card focused last. To a side: along the row, and on to widgets beside it.

        `elsewhere` has the box of the current id if it is in no row: the mouse may have focused anything.
        """
        rows = self.rows
        boxes = {**{each: box for row in rows for each, box in row.items()}, **elsewhere}
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
        if self.held in found:
            return self.held
        found = found or _beyond(boxes[id], rows[BESIDE], way)
        middle = boxes[id].centre[0]
        return min(found, key=lambda each: (each in self._fallen, abs(found[each].centre[0] - middle)), default=id)


def _level_with(here: Box, others: Mapping[str, Box]) -> dict[str, Box]:
    """Return the boxes beside a place, neither above nor below it."""
    return {id: box for id, box in others.items() if box.y < here.bottom and here.y < box.bottom}


def _beyond(here: Box, others: Mapping[str, Box], way: str) -> dict[str, Box]:
    """Return the boxes above a place, or below it."""
    return {id: box for id, box in others.items() if (box.bottom <= here.y if way == "up" else box.y >= here.bottom)}


# the first focus of a question


def first_asked(choices: Choices, adviser: Adviser, cards: Sequence[str], widgets: Sequence[Widget]) -> str:
    """Return the first focus of a question: a card if cards are asked for, otherwise a target, an ability or something
    else to choose; "" if there is none. `cards` are those on the table, in order."""
    return _first_card(choices, adviser, cards) if choices.asks_for_cards() else _first_besides_cards(choices, widgets)


def _first_card(choices: Choices, adviser: Adviser, cards: Sequence[str]) -> str:
    """Return the first useful card; if no action has a target, the first card of the adviser's action."""
    if not any(choices.figure(id) for id in named_in(choices.view.legal)):
        advised = parts_of(adviser.advise(choices.view).action)
        return next((id for id in cards if id in advised), "")
    return next((id for id in cards if choices.selection.meant(id)), "")


def _first_besides_cards(choices: Choices, widgets: Sequence[Widget]) -> str:
    tiles = (w.id for w in widgets if isinstance(w, TILES) and choices.selection.meant(w.id))
    chosen = (w.id for w in widgets if isinstance(w, OfferPlate | BidChip) or (isinstance(w, FigurePlate) and w.aim))
    lit = (w.id for w in widgets if isinstance(w, TraitButton) and w.enabled)
    return next(tiles, "") or next(chosen, "") or next(lit, "")
