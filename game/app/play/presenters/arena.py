"""An arena on the screen: its widgets, what is said of them, and where the focus goes."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game import i18n
from game.core.capabilities import contest, draft, race, wager
from game.core.cards import Card
from game.core.combatants import HEROES, Figure
from game.core.view import Action, View
from game.i18n import _

from ...arena import focus
from ...arena.bidtable import BesideChips, StakePlate
from ...arena.buttons import Narrow, TraitButton, mark_primary
from ...arena.draft import TILES, is_laid
from ...arena.focus import FocusRows, first_asked, rows_of
from ...arena.hand import in_order
from ...arena.lane import Lane, preview_of_answer
from ...arena.lane_room import clear_of_end, hold_off_foes, make_way, with_panel, without_crowded_stakes
from ...arena.plate import FigurePlate
from ...arena.plate_parts import AIMED_AT
from ...arena.players import Notches, in_place_of_title
from ...arena.preview_lines import BAD, SideLine, SlimPreviewLine
from ...base.geometry import WAYS, Box
from ...gfx.fonts import Fonts
from ...table.board import HEAD_RIGHT, HEAD_W
from ...table.preview import HINT, PreviewLine
from ...table.spots import CardSpot
from ...ui.buttons import OfferPlate
from ...ui.widget import Widget
from ..arena_ground import ArenaGround
from ..commands import AIM, PLAYS, Gate
from ..features.arena_hints import ArenaHints
from ..features.figure_picks import Chooser, FigureDrops
from ..features.hand_over import APART, ONWARD, OVER, PASS_OVER, HandOver, hero_name
from ..features.speech import SpeechSheet
from ..parts import Table
from ..play_view import Eyes, PlayView
from .cards import CardFocus, CardLayout, CardTexts, has_lines
from .head import BESIDE, SeatNames, TableHead

RACE = Box(28, 10, 330, 74)
NOTCHES = Box(916, 10, 124, 60)
BESIDE_NOTCHES = 504.0  # design pixels: width of the headline beside the notches
ASIDE = 8.0  # design pixels: gap between the headline and what is at its right


class HeroNames(SeatNames):
    """What the seats of an arena are called: as their heroes, where each has one."""

    def __init__(self, play: PlayView, ground: ArenaGround, eyes: Eyes):
        super().__init__(play)
        self._ground, self._eyes = ground, eyes

    def of(self, seat: int) -> str:
        return hero_name(self._ground.setting.cast, seat) or super().of(seat)

    def are_used(self) -> bool:
        return super().are_used() or self._eyes.all_look()


class ArenaHead(TableHead):
    """The head of an arena: a race or a contest stands in it, and the button that passes the device over."""

    counts_rooms = False  # the lane tells about encounters

    def __init__(self, table: Table, names: HeroNames, hand_over: HandOver, speed_at: str = BESIDE):
        super().__init__(table, speed_at)
        self._names, self.hand_over = names, hand_over

    def widgets(self) -> list[Widget]:
        play, services = self._play, self._table.services
        top, board = -services.layout.above, self._top.board
        stands = contest(play.game, play.standing)
        board.head_w = BESIDE_NOTCHES if stands else HEAD_W
        board.head_right = NOTCHES.x - ASIDE if stands else HEAD_RIGHT
        notches = [Notches(stands, NOTCHES.moved(0, top), services.fonts)] if stands else []
        run, people, other = race(play.game, play.standing), self._top.people(play.standing), self._other()
        over = [self.hand_over.button_over(other, -top)] if other is not None else []
        head = [*super().widgets(), *over]
        return [*in_place_of_title(head, run, people, RACE.moved(0, top), services.fonts), *notches]

    def _other(self) -> int | None:
        """The seat to which the device can be passed over; None if there is none, and during an animation."""
        return self.hand_over.other(self._play.view) if self._top.timeline is None else None

    def speed_place(self) -> Box:
        """The place of the speed button, left of the button that passes the device over if it is there."""
        place = super().speed_place()
        return place if self._other() is None else place._replace(x=PASS_OVER.x - APART - place.w)

    def headline(self) -> str:
        """The task; during an animation only whose turn it is, because nothing can be done then."""
        combatants = self._play.game.combatants
        if self._top.timeline is None or combatants is None:
            return super().headline()
        return i18n.say(combatants.meanwhile(self._play.standing))

    def addressed(self, task: str, view: View) -> str:
        """The task, without the seat's name if the person is already called by name; while a step waits, its text."""
        if self._top.timeline is None and (step := self.hand_over.step) is not None:
            return step.text
        own = f"{self._names.of(view.seat)}: "
        return super().addressed(task.removeprefix(own) if self._names.are_used() else task, view)


class ArenaLayout(CardLayout):
    """The widgets of an arena."""

    def __init__(self, table: Table, sheet: SpeechSheet, ground: ArenaGround, chooser: Chooser, hand_over: HandOver,
                 pick: Callable[[str], object]):  # fmt: skip
        super().__init__(table, sheet)
        self._ground, self.chooser, self._hand_over, self._pick = ground, chooser, hand_over, pick

    def widgets_of_focus(self) -> list[Widget]:
        """All widgets during a draft, because the page itself describes the focused item."""
        if draft(self._play.game, self._play.view) is None:
            return super().widgets_of_focus()
        return self.widgets()

    def _with_focus(self) -> list[Widget]:
        play, ground = self._play, self._ground
        laid = [*super()._with_focus(), *self._onward_button(), *self._bid_chips()]
        widgets = clear_of_end(laid, not ground.falls)
        widgets += self._answer_preview(widgets)
        make_way(widgets)
        self.mark_main_button(widgets)
        ended = hold_off_foes(widgets)
        chooses = is_laid(widgets)
        waiting = bool(play.seats.people) and not play.view.legal  # others decide, and the viewer watches that
        choice = any(isinstance(widget, OfferPlate | StakePlate) for widget in widgets)
        fought = ground.clash_seen(play.view) is not None  # then nothing may cover the blow
        covered = self._top.timeline is not None or waiting or choice or ended or fought or ground.setting.open
        focused = next((widget for widget in widgets if widget.id == self._table.focus), None)
        if not covered and isinstance(focused, FigurePlate):
            hand, signs, letters = self._hand_to_read(focused.figure), ground.board.skin.signs, self._letters
            widgets = with_panel(widgets, focused, ground.floor.foreground, hand, letters, signs, self._top.art)
        else:
            widgets = without_crowded_stakes(widgets)
        return [widget for widget in widgets if widget.id != "plays" or not chooses]

    @property
    def _letters(self) -> Fonts:
        return self._table.services.fonts

    def mark_main_button(self, widgets: list[Widget]) -> None:
        """Make primary only the verb button that the pad's main button presses."""
        mark_primary(widgets, [*self._play.game.verbs, "plays"], self._table.focus_rules.main_button())

    def buttons(self) -> Sequence[Widget]:
        """The usual buttons, without those that stood beside chips."""
        return [widget for widget in super().buttons() if not isinstance(widget, BesideChips)]

    def _onward_button(self) -> list[Narrow]:
        """The button of the step that waits for a press; nothing during an animation."""
        place = self._top.places.box("actions")
        return [] if self._top.timeline is not None else self._hand_over.step_button(place, self._letters)

    def _bid_chips(self) -> list[Widget]:
        """The numbers that can be bid, while one is asked for."""
        view = self._play.view
        if self._top.timeline is not None or wager(self._play.game, view) is None:
            return []
        return self._ground.bid_table(view).chips(view, self._ground.foresee, self._pick)

    def _hand_to_read(self, figure: Figure) -> list[Card]:
        """The hand of an enemy if the viewer knows its cards and it is not shown below."""
        shown = figure.id == self._ground.setting.shown
        if figure.side == HEROES or shown or not self.chooser.choices.is_open_hand(figure):
            return []
        cards = in_order(self._play.view.zones[figure.zones["hand"]], self._table.services.settings.hand_order)
        return [card for card in cards if card is not None]

    def _answer_preview(self, widgets: Sequence[Widget]) -> list[Widget]:
        """Show in the lane's empty slots, while a figure is attacked, the best answer that the picks can become with
        the focused card."""
        lane = next((widget for widget in widgets if isinstance(widget, Lane)), None)
        card = self._table.widget(self._table.focus)
        if lane is None or not lane.slots or self._top.timeline is not None or not isinstance(card, CardSpot):
            return []
        answer, chosen = self.chooser.choices.answer_with(card.id), [*self._play.selection.picked, card.id]
        if answer is None:
            return []
        preview = self._ground.foresee(self._play.view, answer)
        return [preview_of_answer(answer, preview, chosen, lane.slots, self._letters, self._top.art)]

    def as_seen(self, widgets: list[Widget]) -> list[Widget]:
        """Leave out new ability buttons: the question that they belong to has not been asked yet."""
        before = {widget.id for widget in self._table.widgets}
        return super().as_seen([w for w in widgets if not isinstance(w, TraitButton) or w.id in before])

    def toast_line(self) -> Box | None:
        told = self._table.widget("preview")
        return told.plate if isinstance(told, SideLine) else super().toast_line()


class ArenaTexts(CardTexts):
    """What is said of the focus and the picks in an arena."""

    def __init__(self, table: Table, ground: ArenaGround, chooser: Chooser, drops: FigureDrops, hints: ArenaHints,
                 head: ArenaHead):  # fmt: skip
        super().__init__(table)
        self._ground, self.chooser, self._drops, self._hints, self._head = ground, chooser, drops, hints, head

    def _told(self, action: Action) -> str:
        """What an action would come to."""
        return i18n.say(self._ground.foresee(self._play.view, action).text)

    def preview(self) -> str:
        hinted, people, focus = bool(self._table.hinting.text), bool(self._play.seats.people), self._table.focus
        if not hinted and self.chooser.choices.only_goes_on(focus):
            return ""
        widget, choices, drag = self._focused, self.chooser.choices, self._table.dragging.begun
        if drag is not None and (dropped := self._drops.meant(drag, self._table.dragging.target)) is not None:
            return self._told(dropped)
        idle = not hinted and people and focus not in self._play.selection.picked
        if idle and isinstance(widget, CardSpot) and (answer := choices.answer_with(widget.id)) is not None:
            return self._told(answer)
        return super().preview()

    def about(self) -> str:
        return focus.preview_text(self.chooser.choices, self._focused, self._table.widgets)

    def is_offered(self) -> bool:
        """True for an item of the draft as well: its text stands beside it."""
        return isinstance(self._focused, TILES) or super().is_offered()

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        letters = self._table.services.fonts
        if self._head.offered:  # it would cover the plates to choose from
            return SideLine(text, letters, Box(*self._top.room.places["journal"].box).inset(0, 4))
        choices = self.chooser.choices
        bad = choices.goes_badly(self._table.focus, self._table.focus_rules.main_button())
        sign = HINT if self._table.hinting.text else BAD if bad else AIMED_AT if choices.aims() else ""
        return SlimPreviewLine(text, letters, line, sign)

    def question(self) -> str:
        return focus.asked(self.chooser.choices)

    def does(self) -> str:
        button = self._table.widget(OVER) if self._table.focus == OVER else None
        return button.label if button is not None else focus.does(self.chooser.choices, self._focused)

    def prompts(self) -> list[tuple[str, str]]:
        """What each input does now; while others decide, a press only hurries them."""
        goes_back, button = self._table.layout.goes_back, self._table.widget(ONWARD)
        if button is not None:
            does = button.label if self._table.focus == ONWARD else self.does()
            return focus.prompts([("confirm", does)] if does else [], goes_back)
        if not self._play.view.legal or self._top.timeline is not None or not self._play.seats.people:
            return [("confirm", _("Skip ahead")), ("info", _("Look closer")), ("menu", _("Menu"))]
        hint = _("No more hints") if self._hints.goes_on else _("Hint")
        return focus.prompts(self._deeds(), goes_back, hint)

    def _deeds(self) -> Iterator[tuple[str, str]]:
        """Yield what can be done with the focus and the picks, nothing twice."""
        does, first, picked = self.does(), self._table.focus_rules.main_button(), self._play.selection.picked
        if does:
            yield "confirm", does
        if picked and self._table.focus not in picked:
            yield "cancel", _("Put back")
        if first and first != self._table.focus:
            yield "avoid", _(self._play.game.verbs[first].label)
        elif way := self.on_the_way():
            yield "avoid", {AIM: _("Aim"), PLAYS: _("Plays")}[way]

    def on_the_way(self) -> str:
        """What the main button does while nothing is ready to be done: AIM, or open the list of sets (PLAYS); "" if it
        does neither."""
        choices, first = self.chooser.choices, self._table.focus_rules.main_button()
        if choices.may_aim(first):
            return AIM if choices.blow_at(self._table.focus) is None else ""
        return PLAYS if choices.leads_to_plays(first) else ""

    def shortly(self, action: Action) -> str:
        """An action in a few words."""
        return focus.in_short(self.chooser.choices, action, self._table.widgets)


class ArenaFocus(CardFocus):
    """Where the focus starts and goes in an arena."""

    def __init__(self, table: Table, gates: Sequence[Gate], ground: ArenaGround, chooser: Chooser):
        super().__init__(table, gates)
        self._ground, self.chooser = ground, chooser
        self._held = ""  # the card of the hand that was focused last
        self._asked_at = -1  # length of the log at the last question

    def first(self) -> str | None:
        """The first focus of a question."""
        if has_lines(self._table.widgets):
            return super().first()
        adviser = self._table.hinting.adviser
        asked = first_asked(self.chooser.choices, adviser, self.cards, self._table.widgets)
        return asked or super().first()

    def _past_idle(self) -> None:
        """Move the focus to the first focus of the next question after an action, wherever it was."""
        asked_before, self._asked_at = self._asked_at, len(self._play.match.log)
        if self._play.view.legal and self._asked_at != asked_before:
            self._table.set_focus(self.first(), quiet=True)
        else:
            super()._past_idle()

    def does_something(self, widget: Widget) -> bool:
        return widget.aim is not None if isinstance(widget, FigurePlate) else super().does_something(widget)

    def _fallback(self, boxes: dict[str, Box], role: str, usual: str | None) -> str | None:
        """For a verb's button that is gone, the first focus once the animation is over."""
        if self._table.focus in self._play.game.verbs:
            return None if self._top.timeline is not None else self.first()
        return super()._fallback(boxes, role, usual)

    def _main_button(self) -> str:
        return self.chooser.choices.main_verb(self._play.game.buttons(self._play.standing))

    def moving_to(self, id: str) -> None:
        """Note which card of the hand has the focus."""
        if id in self._hand_ids():
            self._held = id

    def _hand_ids(self) -> list[str]:
        """The ids of the known cards in the shown hand."""
        return [card.id for card in self._play.view.zones.get(self._ground.floor.hand, ()) if card is not None]

    def _rows(self) -> FocusRows:
        rows = rows_of(self._table.widgets, self._hand_ids(), self._table.scroller.box_of)
        return FocusRows(rows, self._held, self._ground.setting.cast)

    def ahead(self, way: str) -> str | None:
        """Move the focus without wrapping around, so that a step too far does not end in another row."""
        here = {w.id: self._table.scroller.box_of(w) for w in self._table.widgets if w.id == self._table.focus}
        return self._rows().ahead(self._table.focus, way, here)

    def facts(self) -> dict[str, Any]:
        rows, ids = self._rows(), [widget.id for widget in self._table.widgets if widget.focusable]
        return {"ways": {id: {way: rows.ahead(id, way, {}) for way in WAYS} for id in ids}}
