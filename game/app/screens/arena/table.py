"""`ArenaTable`, the table scene of games in which figures fight: head, preview line, plates, and the pages it opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game import i18n
from game.core.capabilities import aftermath, contest, race, wager
from game.core.cards import Card
from game.core.combatants import HEROES, Figure
from game.core.events import Event
from game.core.match import Match
from game.core.table import State
from game.core.view import Action, View

from ...arena.ability import TraitButton
from ...arena.answer_preview import AnswerPreview
from ...arena.bidtable import StakePlate
from ...arena.board import ArenaActions
from ...arena.contest import Notches
from ...arena.described import AIMED_AT
from ...arena.ended import EndPlate
from ...arena.hand_row import in_order
from ...arena.lane import Lane
from ...arena.openhand import OpenHand
from ...arena.panel import FigurePanel
from ...arena.picks import Chances, cards_in, sets
from ...arena.plate import FigurePlate, behind
from ...arena.preview_lines import BAD, SideLine, SlimPreviewLine
from ...arena.race import RaceStrip
from ...arena.stakes import FOOT, Stakes
from ...base.geometry import Box
from ...gfx.pictures import portrait_of
from ...table.board import HEAD_RIGHT, HEAD_W
from ...table.preview import HINT, PreviewLine
from ...table.prints import PLAIN
from ...ui.offer import OfferPlate
from ...ui.widget import Widget
from ..headtable import BESIDE
from ..log import logged
from ..table import TableScene
from .draft import Drafting
from .figure import FigureScene
from .plays import PlaysScene

RACE = Box(28, 10, 330, 74)
NOTCHES = Box(916, 10, 124, 60)
BESIDE_NOTCHES = 504.0  # design pixels: width of the headline beside the notches
ASIDE = 8.0  # design pixels: gap between the headline and what is at its right
BESIDE_FEET = FigurePlate | Lane | PreviewLine | Stakes  # widgets that do not make an enemy stand behind them
GAP = 4.0  # design pixels between a figure's panel and its cards
REST = 6.0  # seconds for which the page of a new level stays if no person plays
GIVEN = 12  # most ways to give cards away that are listed, the lowest first


class ArenaTable(Drafting):
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
        widgets = self._beside_the_end([*super().build(), *self.onward_button(), *self._bid_chips()])
        widgets += self._answer_preview(widgets)
        focused = next((widget for widget in widgets if widget.id == self.focus), None)
        offered = any(isinstance(widget, OfferPlate) for widget in widgets)
        waiting = bool(self.seats.people) and not self.view.legal  # others decide, and the viewer watches that
        self._make_way(widgets)
        behind(widgets, [widget.box for widget in widgets if not isinstance(widget, BESIDE_FEET)])
        self._redden(widgets)
        ended = any(isinstance(widget, EndPlate) for widget in widgets)
        for widget in widgets if ended else ():
            if isinstance(widget, FigurePlate) and widget.figure.side != HEROES:
                widget.focusable = False  # the mouse that rests there must not take the focus from Go on
        bets = any(isinstance(widget, StakePlate) for widget in widgets)
        fought = self.clash_seen(self.view) is not None  # then nothing may cover the blow
        covered = self.timeline is not None or waiting or offered or ended or bets or fought or self.setting.open
        if covered or not isinstance(focused, FigurePlate):
            return _uncrowded(widgets)
        return self._with_panel(focused, widgets)

    def _bid_chips(self) -> list[Widget]:
        """Return the numbers that can be bid, while one is asked for."""
        if self.timeline is not None or wager(self.game, self.view) is None:
            return []
        return self._bid_table(self.view).chips(self.view, self.foresee, self.pick)

    def _with_panel(self, focused: FigurePlate, widgets: list[Widget]) -> list[Widget]:
        """Return the widgets with a panel about the focused figure in place of what the lane shows otherwise."""
        room = self._room_for_panel(widgets)
        hand = self._open_hand(focused.figure, room)
        left = room._replace(w=hand[0].box.x - GAP - room.x) if hand else room
        panel = FigurePanel(focused.figure, focused.counts, left, self.services.fonts, self.board.skin.signs)
        told = next((widget for widget in widgets if isinstance(widget, SlimPreviewLine)), None)
        if told and not hand:  # the line stands on the panel's plate
            panel.box = told.join(panel.box)
        else:
            panel.reach(FOOT)
        rest = [widget for widget in widgets if not isinstance(widget, Stakes | Lane)]
        at = next((i for i, widget in enumerate(rest) if widget.id == "preview"), len(rest))
        return [*rest[:at], panel, *hand, *rest[at:]]

    def _room_for_panel(self, widgets: Sequence[Widget]) -> Box:
        """Return the part of the lane above the preview line."""
        lane = self.floor.foreground
        told = _told_in(widgets)
        return lane._replace(h=told.plate.y - lane.y) if told is not None else lane

    def _open_hand(self, figure: Figure, room: Box) -> list[Widget]:
        """Return the hand of an enemy, large, if the viewer knows its cards and it is not shown below; on the plate
        they overlap too much."""
        if figure.side == HEROES or figure.id == self.setting.shown or not self.choices.is_open_hand(figure):
            return []
        cards = in_order(self.view.zones[figure.zones["hand"]], self.services.settings.hand_order)
        return [OpenHand([card for card in cards if card is not None], room, self.art)]

    def _preview_text(self) -> str:
        return "" if not self.hinting.text and self._only_goes_on() else super()._preview_text()

    def _only_goes_on(self) -> bool:
        """True if a fight has ended and the focused button is the only thing to do, which the headline asks for
        already."""
        if aftermath(self.game, self.view) is None:
            return False
        legal = self.view.legal
        return {action.verb for action in legal} == {self.focus} and not any(map(self._is_risky, legal))

    def _is_risky(self, action: Action) -> bool:
        return self.foresee(self.view, action).risky

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

    def _beside_the_end(self, widgets: list[Widget]) -> list[Widget]:
        """Leave out the figures that the plate of a fight's end covers, once it has landed."""
        end = next((widget.box for widget in widgets if isinstance(widget, EndPlate)), None)
        if end is None or self.falls:
            return widgets
        return [widget for widget in widgets if not isinstance(widget, FigurePlate) or not widget.box.overlaps(end)]

    @staticmethod
    def _make_way(widgets: Sequence[Widget]) -> None:
        """Fit the preview line to the lane: it may cover what the lane says of a blow, lies within the lane's frame,
        and pushes the word of an answer preview up."""
        told = _told_in(widgets)
        for lane in widgets:
            if isinstance(lane, Lane):
                lane.tells = told is None or not told.plate.overlaps(lane.foot)
                if lane.there and isinstance(told, SlimPreviewLine) and told.plate.overlaps(lane.box):
                    told.lie_in(lane.box, lane.sides[0].cards.bottom)
        for ghost in widgets:
            if isinstance(ghost, AnswerPreview) and told is not None:
                ghost.keep_off(told.plate)

    def _head(self) -> list[Widget]:
        top = -self.services.layout.above
        stands = contest(self.game, self.standing)
        self.board.head_w = BESIDE_NOTCHES if stands else HEAD_W
        self.board.head_right = NOTCHES.x - ASIDE if stands else HEAD_RIGHT
        notches = [Notches(stands, NOTCHES.moved(0, top), self.services.fonts)] if stands else []
        return [*self._titled(super()._head()), *notches]

    def headline(self) -> str:
        """Return the task; during an animation only whose turn it is, because nothing can be done then."""
        if self.timeline is None or self.game.combatants is None:
            return super().headline()
        return i18n.say(self.game.combatants.meanwhile(self.standing))

    def _is_counted_in_rooms(self) -> bool:
        """False: the lane tells about encounters."""
        return False

    def _titled(self, head: list[Widget]) -> list[Widget]:
        """Return the head with the standing of a race in place of the title, if there is a race."""
        run = race(self.game, self.standing)
        place = next((widget for widget in head if widget.id == "title"), None)
        if run is None or place is None:
            return head
        heroes = (figure for figure in self.people(self.standing) if figure.player and figure.side == HEROES)
        faces = {figure.player: portrait_of(figure.kind) for figure in heroes if not figure.owner}
        strip = RaceStrip(run, faces, RACE.moved(0, -self.services.layout.above), self.services.fonts)
        return [strip, *(widget for widget in head if widget is not place)]

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
        widget, card = self.widget(self.focus), self._card_in_focus()
        if self.read_dealt():
            return
        if isinstance(widget, FigurePlate):
            self.services.sounds.play("card-lift")
            self.look_at(widget.figure)
        elif card is not None:
            self.services.sounds.play("card-lift")
            self.services.routes.table.close_up(
                self.game,
                self._alone(card),
                card,
                PLAIN,
                [*Chances(self.game, self.view).parts_of(card)],
            )
        elif (shown := self.figure(self.setting.shown)) is not None:
            self.look_at(shown)

    def _alone(self, card: Card) -> View:
        """Return the view with the actions only in which this card is used without others."""
        others = cards_in(self.view).keys() - {card.id}
        return replace(self.view, legal=tuple(each for each in self.view.legal if others.isdisjoint(each.ids)))

    def plays(self) -> None:
        """Open the list of sets that could be played, the best first, and of cards that could be given away, the lowest
        first."""
        cards = {card.id: card.rank for zone in self.view.zones.values() for card in zone if card is not None}
        every = [*sets(self.view.legal, cards, {figure.id for figure in self.setting.cast})]
        given = [each for each in every if self.choices.is_given(each)]
        found = [each for each in every if self.choices.made(each) and each not in given]
        given.sort(key=lambda each: sum(cards.get(id, 0) for id in each.ids))
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


def _told_in(widgets: Sequence[Widget]) -> PreviewLine | None:
    """Return the preview line, or None."""
    return next((widget for widget in widgets if isinstance(widget, PreviewLine)), None)


def _uncrowded(widgets: list[Widget]) -> list[Widget]:
    """Leave out the plate of the stakes if the preview line needs its place."""
    told = _told_in(widgets)
    if told is None:
        return widgets
    return [widget for widget in widgets if not (isinstance(widget, Stakes) and widget.box.overlaps(told.plate))]
