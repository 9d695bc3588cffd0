"""`ArenaTable`, the table scene of games in which figures fight: head, preview line, plates, and the pages it opens."""

from collections.abc import Sequence

from game import i18n
from game.core.capabilities import contest, draft, race, wager
from game.core.cards import Card
from game.core.combatants import HEROES, Figure
from game.core.draft import Dealt, Draft
from game.core.events import Event
from game.core.game import Choice
from game.core.match import Match
from game.core.table import State
from game.core.view import Action, View

from ...arena.bidtable import StakePlate
from ...arena.board import ArenaActions
from ...arena.buttons import TraitButton
from ...arena.described import AIMED_AT
from ...arena.draft import HINT as DRAFT_HINT
from ...arena.draft import TILES, focused_one, is_laid, is_of_page, placed
from ...arena.hand import in_order
from ...arena.lane_room import clear_of_end, hold_off_foes, make_way, with_panel, without_crowded_stakes
from ...arena.picks import Chances
from ...arena.plate import FigurePlate
from ...arena.players import Notches, in_place_of_title
from ...arena.preview_lines import BAD, SideLine, SlimPreviewLine
from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...table.board import HEAD_RIGHT, HEAD_W
from ...table.preview import HINT, PreviewLine
from ...table.prints import PLAIN
from ...ui.buttons import OfferPlate
from ...ui.transitions import PageTurn
from ...ui.widget import Widget
from ..headtable import BESIDE
from ..log import logged
from ..party_setup.traits import TraitsScene
from ..table import TableScene
from .figure import FigureScene
from .hand_over import HandOver
from .plays import PlaysScene

RACE = Box(28, 10, 330, 74)
NOTCHES = Box(916, 10, 124, 60)
BESIDE_NOTCHES = 504.0  # design pixels: width of the headline beside the notches
ASIDE = 8.0  # design pixels: gap between the headline and what is at its right
REST = 6.0  # seconds for which the page of a new level stays if no person plays
GIVEN = 12  # most ways to give cards away that are listed, the lowest first


class ArenaTable(HandOver):
    """The fights of one play, one after the other."""

    speed_at = BESIDE
    ponders, goes_on = 0.08, 0.05
    _view: View | None = None  # the last view, valid for `_state` and `_done`
    _state: State | None = None
    _done: tuple[int, int, int, int | None] = (0, 0, 0, None)

    def arena_hands(self) -> ArenaActions:
        return self

    def anew(self, match: Match) -> TableScene:
        return ArenaTable(self.services, match)

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Return the fallback focus; for a verb's button that is gone, the first focus once the animation is over."""
        if self.focus in self.game.verbs:
            return None if self.timeline is not None else self.first_focus()
        return super()._fallback_focus(boxes)

    def lingers(self) -> float | None:
        return None if self.seats.people else REST

    # layout

    def now(self) -> View:
        """Return the current view. It holds all legal actions, so it is cached until the state, the log, the seat or
        the person at the device changes."""
        self.seats.look()
        log, state = self.match.log, self.match.state
        done = len(log), self.seat, id(log[-1]) if log else 0, self.eyes
        if self._view is None or self._state is not state or self._done != done:
            self._state, self._done, self._view = state, done, super().now()
        return self._view

    def see(self) -> None:
        super().see()
        self.arrange()

    def build(self) -> list[Widget]:
        widgets = clear_of_end([*super().build(), *self.onward_button(), *self._bid_chips()], not self.falls)
        widgets += self._answer_preview(widgets)
        make_way(widgets)
        self._redden(widgets)
        ended = hold_off_foes(widgets)
        chooses = is_laid(widgets)
        waiting = bool(self.seats.people) and not self.view.legal  # others decide, and the viewer watches that
        choice = any(isinstance(widget, OfferPlate | StakePlate) for widget in widgets)
        fought = self.clash_seen(self.view) is not None  # then nothing may cover the blow
        covered = self.timeline is not None or waiting or choice or ended or fought or self.setting.open
        focused = next((widget for widget in widgets if widget.id == self.focus), None)
        if not covered and isinstance(focused, FigurePlate):
            hand, signs = self._hand_to_read(focused.figure), self.board.skin.signs
            widgets = with_panel(widgets, focused, self.floor.foreground, hand, self.services.fonts, signs, self.art)
        else:
            widgets = without_crowded_stakes(widgets)
        return [widget for widget in widgets if widget.id != "plays" or not chooses]

    def _bid_chips(self) -> list[Widget]:
        """Return the numbers that can be bid, while one is asked for."""
        if self.timeline is not None or wager(self.game, self.view) is None:
            return []
        return self._bid_table(self.view).chips(self.view, self.foresee, self.pick)

    def _hand_to_read(self, figure: Figure) -> list[Card]:
        """Return the hand of an enemy if the viewer knows its cards and it is not shown below."""
        if figure.side == HEROES or figure.id == self.setting.shown or not self.choices.is_open_hand(figure):
            return []
        cards = in_order(self.view.zones[figure.zones["hand"]], self.services.settings.hand_order)
        return [card for card in cards if card is not None]

    def _preview_text(self) -> str:
        return "" if not self.hinting.text and self.choices.only_goes_on(self.focus) else super()._preview_text()

    def _is_offered(self) -> bool:
        """True for an item of the draft as well: its text stands beside it."""
        return isinstance(self.widget(self.focus), TILES) or super()._is_offered()

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if self._offered(self.standing):  # it would cover the plates to choose from
            return SideLine(text, self.services.fonts, Box(*self.room.places["journal"].box).inset(0, 4))
        sign = HINT if self.hinting.text else BAD if self._goes_badly() else AIMED_AT if self.choices.aims() else ""
        return SlimPreviewLine(text, self.services.fonts, line, sign)

    def _goes_badly(self) -> bool:
        return self.choices.goes_badly(self.focus, self._first_button())

    def toast_line(self) -> Box | None:
        told = self.widget("preview")
        return told.plate if isinstance(told, SideLine) else super().toast_line()

    def _head(self) -> list[Widget]:
        top = -self.services.layout.above
        stands = contest(self.game, self.standing)
        self.board.head_w = BESIDE_NOTCHES if stands else HEAD_W
        self.board.head_right = NOTCHES.x - ASIDE if stands else HEAD_RIGHT
        notches = [Notches(stands, NOTCHES.moved(0, top), self.services.fonts)] if stands else []
        run, people = race(self.game, self.standing), self.people(self.standing)
        head = in_place_of_title(super()._head(), run, people, RACE.moved(0, top), self.services.fonts)
        return [*head, *notches]

    def headline(self) -> str:
        """Return the task; during an animation only whose turn it is, because nothing can be done then."""
        if self.timeline is None or self.game.combatants is None:
            return super().headline()
        return i18n.say(self.game.combatants.meanwhile(self.standing))

    def _is_counted_in_rooms(self) -> bool:
        """False: the lane tells about encounters."""
        return False

    # the draft

    def _draft(self) -> Draft | None:
        """Return the draft while somebody chooses, from what they were dealt, who will fight."""
        return draft(self.game, self.view)

    def say_of_focus(self) -> None:
        """Rebuild all widgets during a draft, because the page itself describes the focused item."""
        if self._draft() is None:
            super().say_of_focus()
        else:
            self.widgets = self.build()

    def _follow_stage(self) -> None:
        """Remove the page of the draft as soon as the heroes are seen to come."""
        super()._follow_stage()
        if self.timeline is not None and not is_laid(self._told.values()):
            self.widgets = [widget for widget in self.widgets if not is_of_page(widget)]

    def _make_room(self) -> None:
        super()._make_room()
        if self._draft() is not None:
            self.places.put("preview", placed(DRAFT_HINT, self.services.settings.left_handed))

    def _read_dealt(self, one: Dealt) -> None:
        """Open the page about an item of the draft."""
        self.services.sounds.play("card-lift")
        who = Choice(one.id, one.name.message, one.told.message)
        self.services.stack.push(TraitsScene(self.services, who, one.traits), self.services.via(PageTurn))

    def covered(self) -> Sequence[Box]:
        return [*super().covered(), *(widget.box for widget in self.widgets if is_of_page(widget))]

    def draw_journal(self, canvas: Canvas) -> None:
        """Draw the journal unless the page of the draft covers it."""
        if not is_laid(self.widgets):
            super().draw_journal(canvas)

    # events

    def settled(self) -> None:
        """Clear a focus that is on the menu only because programs began and nothing else could have it."""
        if self.focus == "menu" and self.seats.last is None:
            self.focus = None
        super().settled()

    def happened(self, events: Sequence[Event]) -> None:
        self.looked = ""
        self.selection.clear()
        self._dull_cards()
        super().happened(events)

    def show_at_once(self) -> None:
        self.looked = ""  # that hand was wanted for the action that was undone
        super().show_at_once()

    def as_seen(self, widgets: list[Widget], waits: tuple[type[Widget], ...]) -> list[Widget]:
        """Leave out new ability buttons: the question that they belong to has not been asked yet."""
        before = {widget.id for widget in self.widgets}
        there = [widget for widget in widgets if not isinstance(widget, TraitButton) or widget.id in before]
        return super().as_seen(there, waits)

    # other scenes

    def look_at(self, figure: Figure) -> None:
        self.services.stack.push(FigureScene(self.services, figure, self.view, self.look))

    def look_closer(self) -> None:
        """Open the page about the focus: a figure, or a card of the hand; otherwise the figure whose hand is shown."""
        widget, card, one = self.widget(self.focus), self._card_in_focus(), focused_one(self._draft(), self.focus)
        if one is not None:
            self._read_dealt(one)
        elif isinstance(widget, FigurePlate):
            self.services.sounds.play("card-lift")
            self.look_at(widget.figure)
        elif card is not None:
            self.services.sounds.play("card-lift")
            self.services.routes.table.close_up(
                self.game,
                self.choices.view_alone(card),
                card,
                PLAIN,
                [*Chances(self.game, self.view).parts_of(card)],
            )
        elif (shown := self.figure(self.setting.shown)) is not None:
            self.look_at(shown)

    def plays(self) -> None:
        """Open the list of sets that could be played, the best first, and of cards that could be given away, the lowest
        first."""
        found, given = self.choices.listed()
        self.services.stack.push(PlaysScene(self.services, self.game, self.view, found, given[:GIVEN], self.chosen_set))

    def chosen_set(self, action: Action) -> None:
        """Close the list, and pick the chosen set."""
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)
        self.play_set(action)

    def sort(self) -> None:
        """Hold the cards in the other order, and save that in the settings."""
        self.services.change(hand_order="suit" if self.services.settings.hand_order == "rank" else "rank")
        self.refresh()

    def marked(self, line: str, event: Event) -> str:
        return logged(line, event)
