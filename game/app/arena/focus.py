"""The focus in an arena: its ways from row to row, where each question begins, and what is said of it and of the
picks."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from game import i18n
from game.core.combatants import FALLEN, HEROES, Figure
from game.core.game import Adviser
from game.core.selection import parts_of
from game.core.view import Action
from game.i18n import _, ngettext

from ..base.geometry import Box, nearest
from ..table.spots import CardSpot
from ..ui.buttons import OfferPlate, Row
from ..ui.text import capital
from ..ui.widget import Pressable, Widget
from .bidtable import BidChip
from .buttons import LowOffer, TraitButton, price_of
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


def preview_text(choices: Choices, focused: Widget | None, widgets: Sequence[Widget]) -> str:
    """Return the text of the preview line about the focused widget, or else about the picks."""
    if isinstance(focused, FigurePlate):
        if focused.aim is not None:
            return _aimed_at(choices, focused)
        return _drawn_away(focused.figure, widgets)  # the plate itself shows the figure's state
    if isinstance(focused, Pressable | Row):
        return focused.help
    return _picked_text(choices) or (focused.help if isinstance(focused, CardSpot) else "")


def _aimed_at(choices: Choices, plate: FigurePlate) -> str:
    """Return what a press on a figure does with the picks; if nothing follows yet, only that it can be chosen."""
    if plate.aim is not None and plate.aim.text:
        return plate.aim.text
    if (trait := choices.used_trait()) is not None:
        said = {"what": i18n.say(trait.name), "who": plate.label, "text": i18n.say(trait.text)}
        price = price_of(trait)
        words = _("{what} on {who} ({price}). {text}") if price else _("{what} on {who}. {text}")
        return words.format(**said, price=price)
    return _("Choose {who}.").format(who=plate.label)


def _drawn_away(figure: Figure, widgets: Sequence[Widget]) -> str:
    """Return why a figure cannot be attacked while others can: it is the viewer's own, or another's Threat is
    higher."""
    aimed = [plate.figure for plate in widgets if isinstance(plate, FigurePlate) and plate.aim]
    if figure.ours and any(other.side == figure.side for other in aimed):
        return _("You play {who} yourself: you can't attack your own side.").format(who=i18n.say(figure.name))
    threats = {other.threat: other for other in aimed if other.side == figure.side and other.threat is not None}
    if figure.threat is None or figure.state == FALLEN or not threats:
        return ""
    most = max(threats)
    return _("{who} draws the attacks: Threat {n}.").format(who=i18n.say(threats[most].name), n=most)


def _picked_text(choices: Choices) -> str:
    """Return what the picked cards make."""
    selection = choices.selection
    if not selection.picked or choices.uses():
        return ""
    made = choices.aimed() or next(iter(selection.ready()), None)
    if made is None:
        return _how_many_more(choices)
    if any(choices.figure(id) for id in made.ids):
        return _("Attack with {cards}: choose a foe.").format(cards=choices.made(made))
    return i18n.say(choices.preview(made).text)


def _how_many_more(choices: Choices) -> str:
    """Return how many cards are missing, if that is one number; otherwise that the picks make no set yet."""
    selection = choices.selection
    missing = {len(action.ids) - len(selection.picked) for action in selection.open()}
    if len(missing) != 1 or any(choices.figure(id) for id in selection.options()):
        return _("These cards don't make a set yet.")
    n = missing.pop()
    return ngettext("Choose {n} more card.", "Choose {n} more cards.", n).format(n=n)


def asked(choices: Choices) -> str:
    """Return the question that the picks raise, about a target or a card; "" if they leave the game's question as it
    is."""
    ability = choices.used()
    if choices.aims():
        action = choices.aimed()
        what = ability or (capital(choices.made(action)) if action else "")
        return _("{what}: choose a target").format(what=what) if what else _("Choose a target")
    return _("{what}: which card?").format(what=ability) if ability and not choices.selection.ready() else ""


def does(choices: Choices, widget: Widget | None) -> str:
    """Return what a press on the focused widget does, in a word; "" if it does nothing."""
    verbs = choices.game.verbs
    if widget is None or not widget.enabled:
        return ""
    if isinstance(widget, FigurePlate):
        return _does_with(choices, widget)
    if widget.id in choices.selection.picked:
        return _("Put back")
    if isinstance(widget, CardSpot):
        return _("Pick") if choices.is_open_to(widget.id) else ""
    if isinstance(widget, TraitButton):
        action = next((action for action in choices.view.legal if widget.id in action.ids), None)
        return _(verbs[action.verb].label) if action else ""
    return _(verbs[widget.id].label) if widget.id in verbs else _("Choose")


def _does_with(choices: Choices, plate: FigurePlate) -> str:
    if (action := choices.blow_at(plate.id)) is not None:
        return _(choices.game.verbs[action.verb].label)
    if plate.aim:
        return _("Choose")
    shows = plate.id != choices.setting.shown and choices.is_open_hand(plate.figure)
    return _("Show the hand") if shows else _("Look")


def prompts(deeds: Iterable[tuple[str, str]], may_undo: bool, hint: str = "") -> list[tuple[str, str]]:
    """Return the prompts where something can be done: the deeds, a hint if there is one, undo, and what is
    always there."""
    hints, undo = [("hint", hint)] if hint else [], [("undo", _("Undo"))] if may_undo else []
    return [*deeds, *hints, *undo, ("info", _("Look closer")), ("menu", _("Menu"))]


def in_short(choices: Choices, action: Action, widgets: Sequence[Widget]) -> str:
    """Return an action in a few words: its set and target, its ability, its chips, or its verb."""
    names = {trait.id: trait.name for figure in choices.setting.cast for trait in figure.traits}
    ability = next((i18n.say(names[id]) for id in action.ids if id in names), "")
    made = capital(choices.made(action))
    whom = next((i18n.say(figure.name) for id in action.ids if (figure := choices.figure(id))), "")
    if made and whom:
        return _("{what} against {who}").format(what=made, who=whom)
    chip = next((w.label for w in widgets if isinstance(w, BidChip) and w.id in action.ids), "")
    return ability or made or chip or _(choices.game.verbs[action.verb].label)
