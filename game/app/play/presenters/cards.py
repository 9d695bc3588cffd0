"""A table of cards on the screen: its widgets, what is said of them and of the focus, and where the focus goes."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game import i18n
from game.core.game import Game, Preview
from game.core.selection import Selection
from game.core.view import Action, View
from game.i18n import _

from ...base.geometry import Box, closest, nearest
from ...table.board import bare_of, previews_of
from ...table.preview import HINT, LINE, PreviewLine
from ...table.spots import CardSpot, PileSpot, SeatPlate, in_short
from ...ui.buttons import Button, OfferPlate
from ...ui.widget import Widget
from ..commands import Gate
from ..features.speech import LineRow, SpeechSheet
from ..parts import USUAL, Table
from .head import question

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


WAITS = (PileSpot, SeatPlate, Button)  # widgets that show the state; they change only after the animation


class CardLayout:
    """The widgets of a table of cards."""

    def __init__(self, table: Table, sheet: SpeechSheet):
        self._table, self._play, self._top, self._sheet = table, table.play, table.top, sheet
        self.goes_back = False  # True if “undo” is possible now
        self._lying: Sequence[Widget] = ()  # the last widgets that do not depend on the focus

    def widgets(self) -> list[Widget]:
        """The widgets for the current state."""
        self._lying = self._laid()
        return self._with_focus()

    def widgets_of_focus(self) -> list[Widget]:
        """The same after only the focus has changed."""
        return self._with_focus()

    def _with_focus(self) -> list[Widget]:
        """The widgets with those that depend on the focus."""
        top, letters, widgets = self._top, self._table.services.fonts, [*self._lying]
        if top.timeline is not None:
            return top.spoken.dress(self.as_seen(widgets))
        if lines := self._sheet.lines(self._play.view, letters):
            return [*self._sheet.beside(widgets, lines[0].box, letters, top.wholes), *lines]
        widgets = top.spoken.dress([*widgets, *top.board.ends(self._play.view)])
        text = self._table.texts.preview()
        if text:
            widgets.append(self._table.texts.preview_line(text, top.places.box_or("preview", LINE)))
        banner = self._table.turns.banner
        return [*widgets, banner] if banner is not None else widgets

    def as_seen(self, widgets: list[Widget]) -> list[Widget]:
        """The widgets during an animation: those that show the state as it was before."""
        return self._top.as_seen(widgets, WAITS)

    def _laid(self) -> Sequence[Widget]:
        """Build the widgets that do not depend on the focus: heading, trophies, cards and buttons."""
        play = self._play
        back, mine = play.session.may_undo, self._table.guard.may_take_back(play.seat)
        self.goes_back = back and mine and not play.match.over
        return [
            *self._table.head.widgets(),
            *self._top.trophies(),
            *self._top.board.things(play.view, play.selection, play.seats.last if back and not mine else None),
            *(self.buttons() if play.seats.people else ()),
        ]

    def buttons(self) -> Sequence[Widget]:
        """The buttons. During an animation the earlier ones stay, disabled if no longer possible: no spoilers."""
        buttons = self._top.board.buttons(self._play.view, self.goes_back)
        if self._top.timeline is None:
            return buttons
        return buttons_meanwhile(buttons, self._table.widgets, self._play.game.verbs, self.goes_back)

    def toast_line(self) -> Box | None:
        """Toast position: over the preview line, or above the open speech sheet."""
        if self._table.widget("sheet") is None:
            line, told = self._top.places.box_or("preview", LINE), self._table.widget("preview")
            return line._replace(y=told.plate.y, h=told.plate.h) if isinstance(told, PreviewLine) else line
        return self._sheet.toast_line(self._table.widget("standing"))


class CardTexts:
    """What is said of the focused card or button, and of the picks."""

    def __init__(self, table: Table):
        self._table, self._play, self._top = table, table.play, table.top
        self._words: CardWords | None = None

    @property
    def words(self) -> CardWords:
        """What can be said of the cards now."""
        play, handed = self._play, self._top.places.left_handed
        if self._words is None or not self._words.is_of(play.view, play.selection, handed):
            self._words = CardWords(play.game, play.view, play.selection, handed)
        return self._words

    @property
    def _focused(self) -> Widget | None:
        return self._table.widget(self._table.focus)

    def preview(self) -> str:
        """The text of the preview line: a hint, what others did while nobody plays, or what a press would come to."""
        if self._table.hinting.text:
            return self._table.hinting.text
        if not self._play.seats.people and not self._play.match.over:
            return self._top.chronicle.last or _("You're watching. Press to hurry the computer.")
        return "" if self.is_offered() else self.about()

    def about(self) -> str:
        """What a press on the focused widget would come to."""
        return self.words.about(self._table.focus, self._table.widgets)

    def is_offered(self) -> bool:
        """True if the focused widget is an offer plate, which has the whole text."""
        return isinstance(self._focused, OfferPlate)

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        """The preview text on its plate; a hint is marked as such."""
        sign = HINT if self._table.hinting.text else ""
        return PreviewLine(text, self._table.services.fonts, line, sign=sign)

    def at_stake(self, gauge: str) -> int:
        """The change that the focused action would make to a gauge."""
        return self.words.at_stake(self._table.focus, gauge)

    def does(self) -> str:
        """What a press on the focused widget does, in a word."""
        return self.words.does(self._table.focus)

    def question(self) -> str:
        """The question about what goes with the picks; "" if there is none."""
        return question(self._table.widgets, self._play.selection, self._table.dragging.begun is not None)

    def prompts(self) -> list[tuple[str, str]]:
        """What each input does now."""
        play, goes_back, moves = self._play, self._table.layout.goes_back, self._top.timeline is not None
        people = bool(play.seats.people)
        if not people or play.match.over or moves:
            only = play.match.over or (moves and bool(self._top.skin.beats))
            return prompts_meanwhile(goes_back and people, only and people)
        verb = self._table.focus_rules.main_button()
        shown = self._table.widget(verb)
        main = (shown.label if shown else _(play.game.verbs[verb].label)) if verb else ""
        return prompts_of_choice(self.does(), bool(play.selection.picked), main, goes_back)


class CardFocus:
    """Where the focus starts and goes on a table of cards."""

    def __init__(self, table: Table, gates: Sequence[Gate]):
        self._table, self._play, self._top, self._gates = table, table.play, table.top, gates

    def first(self) -> str | None:
        """The first focus: a line to say, a card with an action, or the usual button."""
        return first_focus(self._table.widgets, self.cards, self._play.selection, self.usual_button())

    @property
    def cards(self) -> list[str]:
        """The ids of the cards that lie in the room."""
        return room_cards(self._table.widgets, self._top.wholes)

    def past_idle(self) -> None:
        """Move the focus away from a card or button without an action; always to the lines to say, if there are
        any."""
        held = next((id for gate in self._gates if (id := gate.holds_focus())), "")
        if held:
            self._table.set_focus(held, quiet=True)
        else:
            self._past_idle()

    def _past_idle(self) -> None:
        table = self._table
        widget = table.widget(table.focus)
        if has_lines(table.widgets):
            table.set_focus(self.first(), quiet=True)
        elif widget is not None and not self.does_something(widget):
            boxes = {each.id: table.scroller.box_of(each) for each in table.widgets if each.focusable}
            last = table.scroller.box_of(widget)
            goal = past_idle(boxes, last, self.cards, self._play.selection, self.usual_button())
            table.set_focus(goal or None, quiet=True)

    def does_something(self, widget: Widget) -> bool:
        """True if a press on a widget does something."""
        return does_something(widget, self._play.selection)

    def ahead(self, way: str) -> str | None:
        """From a card that nothing stands above, “up” leads to the head; otherwise as on any scene."""
        table = self._table
        widget = table.widget(table.focus)
        if way != "up" or not isinstance(widget, CardSpot):
            return USUAL
        boxes = {each.id: table.scroller.box_of(each) for each in table.widgets if each.focusable}
        return to_head(boxes, table.focus, table.scroller.box_of(widget)) or USUAL

    def fallback(self, boxes: dict[str, Box], role: str, usual: str | None) -> str | None:
        """The focus after its widget has gone. Once a line has been said, the first focus of the table; if a verb's
        button has gone, another verb's button; None while an animation runs."""
        if not all(gate.lets_fallback() for gate in self._gates):
            return None
        return self._fallback(boxes, role, usual)

    def _fallback(self, boxes: dict[str, Box], role: str, usual: str | None) -> str | None:
        if role == LineRow.role:
            return self.first()
        if self._table.focus in self._play.game.verbs:
            return None if self._top.timeline is not None else self.usual_button() or usual
        return usual

    def moving_to(self, id: str) -> None:
        """Do nothing: all cards are in view."""

    def is_new_to(self, focus: str | None) -> bool:
        """True if the focus has moved to something the player had not seen when pressing: the one before was empty or a
        verb's button."""
        other = self._table.focus != focus and (focus is None or focus in self._play.game.verbs)
        return other and not self._play.seats.program_next

    def main_button(self) -> str:
        """The verb of the main button; "" if there is none."""
        verb = self._main_button()
        return verb if all(gate.lets_button(verb) for gate in self._gates) else ""

    def _main_button(self) -> str:
        return first_button(self._play.game, self._play.standing)

    def usual_button(self) -> str:
        """The verb with a button that was played last and is possible now; else the main button."""
        shown = {widget.id for widget in self._table.widgets}
        return usual_button(self._play.standing, self._play.match.log, shown, self.main_button())

    def facts(self) -> dict[str, Any]:
        """Nothing more."""
        return {}
