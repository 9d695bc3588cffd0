"""What is said of cards and buttons on a table of cards, and where the focus starts and goes."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game import i18n
from game.core.game import Game, Preview
from game.core.selection import Selection
from game.core.view import Action, View
from game.i18n import _

from ...base.focus import closest, nearest
from ...base.geometry import Box
from ...table.board import bare_of, previews_of
from ...table.speech import LineRow
from ...table.spots import CardSpot, in_short
from ...ui.buttons import Button, OfferPlate
from ...ui.widget import Widget

Foreseen = Sequence[tuple[Action, Preview]]


class CardWords:
    """The previews of one view and selection, each computed once for each focus and picks. `left_handed` decides their
    order."""

    def __init__(self, game: Game[Any], view: View, selection: Selection, left_handed: bool):
        self.game, self.view, self.selection, self.left_handed = game, view, selection, left_handed
        self._foreseen: Foreseen = ()
        self._foreseen_for: tuple[str | None, tuple[str, ...]] = None, ()

    def is_of(self, view: View, selection: Selection, left_handed: bool) -> bool:
        """True if these are the words about that view and selection."""
        return self.view is view and self.selection is selection and self.left_handed == left_handed

    def previews(self, focus: str | None) -> Foreseen:
        """The actions that picking the focused card may lead to, with previews."""
        if focus is None:
            return ()
        asked = focus, tuple(self.selection.picked)
        if self._foreseen_for != asked:
            self._foreseen = previews_of(self.game, self.view, self.selection, focus, self.left_handed)
            self._foreseen_for = asked
        return self._foreseen

    def at_stake(self, focus: str | None, gauge: str) -> int:
        """The greatest change that a press would make to a gauge; 0 if none."""
        return max((preview.changes.get(gauge, 0) for _action, preview in self.previews(focus)), default=0)

    def does(self, focus: str | None) -> str:
        """What a press on the focused card or place does, in a word; “Choose” for anything else, buttons included."""
        verbs = {action.verb for action, _preview in self.previews(focus)}
        if len(verbs) == 1 and focus not in self.game.verbs:
            return _(self.game.verbs[verbs.pop()].label)
        return _("Choose")

    def about(self, focus: str | None, widgets: Sequence[Widget]) -> str:
        """What a press on the focused widget would come to: with each card that could go with it, or why it is not
        possible."""
        previews = self.previews(focus)
        if len({action.ids[0] for action, _preview in previews if action.ids and action.ids[0] != focus}) > 1:
            return "  ·  ".join(_against(widgets, *each) for each in previews)
        texts = [i18n.say(preview.text) for _action, preview in previews] or [self._why_not(focus, widgets)]
        return "  ·  ".join(dict.fromkeys(texts))

    def _why_not(self, focus: str | None, widgets: Sequence[Widget]) -> str:
        """The reason why the focused verb is not possible; "" for anything else."""
        widget = next((widget for widget in widgets if widget.id == focus), None)
        return widget.help if widget is not None and widget.id in self.game.verbs and not widget.enabled else ""


def _against(widgets: Sequence[Widget], action: Action, preview: Preview) -> str:
    """A short text about what a pick would do to one of several cards."""
    card = next((widget for widget in widgets if widget.id == action.ids[0]), None)
    if card is None:
        return i18n.say(preview.text)
    return _("{what}: {amount}").format(what=card.label, amount=in_short(preview))


def prompts_of_choice(does: str, picked: bool, main: str, undo: bool) -> list[tuple[str, str]]:
    """Return the prompts while the player chooses: what a press `does`, whether picks can be put back, what the `main`
    button does ("" if there is none), and whether undo is possible."""
    return [
        ("confirm", does),
        *([("cancel", _("Put back"))] if picked else []),
        *([("avoid", main)] if main else []),
        ("info", _("Look closer")),
        *([("undo", _("Undo"))] if undo else []),
        ("hint", _("Hint")),
        ("menu", _("Menu")),
    ]


def prompts_meanwhile(undo: bool, only: bool) -> list[tuple[str, str]]:
    """Return the prompts while something is shown: `only` skipping if a press does nothing else."""
    if only:
        return [("confirm", _("Skip ahead"))]
    back = [("undo", _("Undo"))] if undo else []
    return [("confirm", _("Skip ahead")), ("info", _("Look closer")), *back, ("menu", _("Menu"))]


def buttons_meanwhile(
    buttons: Sequence[Widget], shown: Sequence[Widget], verbs: Collection[str], undo: bool
) -> list[Widget]:
    """Return the buttons during an animation: those that were `shown` before, disabled if no longer possible; `undo`
    says whether that is."""
    ids = {*verbs, *(widget.id for widget in buttons)}
    before = [widget for widget in shown if isinstance(widget, Button) and widget.id in ids]
    stays = {widget.id for widget in buttons if widget.enabled}
    for widget in before:
        widget.enabled = (undo if widget.id == "undo" else widget.enabled) and widget.id in stays
    return [widget for widget in before or buttons if not isinstance(widget, OfferPlate)]


HEAD = ("speed", "log", "help", "menu", "skip")  # the buttons at the head


def room_cards(widgets: Sequence[Widget], wholes: Collection[str]) -> list[str]:
    """Return the ids of the cards that lie in the room. `wholes` are the zones chosen as a whole, such as the
    weapon."""
    return [widget.id for widget in widgets if isinstance(widget, CardSpot) and widget.id not in wholes]


def has_lines(widgets: Sequence[Widget]) -> bool:
    """Return True if there are lines to say."""
    return any(isinstance(widget, LineRow) for widget in widgets)


def first_focus(widgets: Sequence[Widget], cards: Sequence[str], selection: Selection, button: str) -> str:
    """Return the first focus: the first line that can be said, else a card with an action, else the usual `button`."""
    lines = (widget.id for widget in widgets if isinstance(widget, LineRow))
    useful = (id for id in cards if selection.meant(id))
    return next(lines, "") or next(useful, "") or button or next(iter(cards), "menu")


def past_idle(boxes: Mapping[str, Box], last: Box, cards: Sequence[str], selection: Selection, button: str) -> str:
    """Return the focus after one that can do nothing: the nearest usable card, or the usual `button`; "" if there is
    neither."""
    left = {id: boxes[id] for id in cards if selection.meant(id)}
    return closest(left, last) or button


def to_head(boxes: Mapping[str, Box], focus: str | None, last: Box) -> str | None:
    """Return the button at the head to which “up” leads from a card that nothing stands above; None if something
    does."""
    head = {id: boxes[id] for id in HEAD if id in boxes}
    return closest(head, last) if head and nearest(boxes, focus, "up") == focus else None


def does_something(widget: Widget, selection: Selection) -> bool:
    """Return True if a press on a widget does something."""
    return bool(selection.meant(widget.id)) if isinstance(widget, CardSpot) else widget.enabled


def first_button(game: Game[Any], view: View) -> str:
    """Return the first verb that has a button and is possible; "" if there is none."""
    bare = bare_of(view)
    return next((verb for verb in game.buttons(view) if verb in bare), "")


def usual_button(view: View, done: Sequence[Action], shown: Collection[str], first: str) -> str:
    """Return the verb with a button that was played last and is possible; else the `first` possible one. `done` are the
    actions so far, `shown` the ids of what is on the screen."""
    bare = bare_of(view)
    last = (action.verb for action in reversed(done))
    return next((verb for verb in last if verb in bare and verb in shown), first)
