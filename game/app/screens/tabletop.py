"""The base of all scenes at a table: the play in its room, with animation, sounds and journal."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from game.core.capabilities import figures
from game.core.cards import Card
from game.core.events import Event
from game.core.game import Game
from game.core.match import Match
from game.core.view import View
from game.levels import Room

from ..base.geometry import Box
from ..base.tween import Step
from ..base.view_cache import PerViewCache
from ..gfx.canvas import Canvas
from ..play.chronicle import Chronicle
from ..play.conductor import Conductor
from ..play.features.feature import Feature
from ..play.features.spoken import SpokenLine
from ..play.ground import Ground
from ..play.pace import Pace
from ..play.rooms import Mood, Rooms
from ..services import Services
from ..table.board import Board, TableActions
from ..table.card_art import CardArt
from ..table.effects.closings import prepare_day
from ..table.effects.endings import escape, is_day_near, party_escape
from ..table.gauges import Gauge, Pips
from ..table.places import Places
from ..table.preload import Preloader
from ..table.preview import JOURNAL, Journal
from ..table.room.hall import Hall
from ..table.skins import skin_of
from ..table.small_cards import Trophies, trophies
from ..table.spots import CardSpot, EmptySlot
from ..table.stage import Stage
from ..ui.scene import Scene
from ..ui.widget import Widget

BAR = Box(236, 766, 808, 32)  # leaves room for buttons on either side
DARK = 200  # alpha of the dark layer over the room in high contrast
RACK = 7.0  # margin of the rack around a card that lies sideways
FULL = "full"  # layout of a card that stands in the room in full size


class Tabletop(Scene):
    """A table in its room. Subclasses say what lies on it (`now`) and what a press does."""

    match: Match  # the play that is shown
    seat = 0  # the seat whose view is shown

    def __init__(self, services: Services, game: Game[Any], view: View):
        super().__init__(services)
        self.pacing, self.game, self.view = Pace(services), game, view
        self.skin = skin_of(game.id)
        seats = [seat.id for seat in game.seats(self.match.options)]
        self.chronicle = Chronicle(game, seats, lambda: self.seat, self.marked)
        self._journal = Journal()  # draws the chronicle's last lines
        self.rooms = Rooms(services.sounds, self.skin, self.match.seed, self.deeds)
        self.conductor = Conductor(self.chronicle.heard, lambda: self.pace, self.rooms.walks, self.parts)
        self.conductor.told.connect(self.log_event)
        self.conductor.part_ended.connect(self.part_ended)
        self.conductor.finished.connect(self.settled)
        self.people = PerViewCache(lambda view: figures(game, view))  # the figures on the table, for the last view
        self.mood = Mood(game, self.rooms, self.people)
        self.spoken = SpokenLine(self.chronicle, lambda: self.places, lambda: services.fonts)
        self.features: list[Feature] = []
        self.ground = self.make_ground()
        self._lay_out()

    def make_ground(self) -> Ground:
        """What is laid out between the room and the cards."""
        return Ground()

    def add(self, *features: Feature) -> None:
        """Let the table have these features as well."""
        self.features += features

    def dressed(self, widgets: list[Widget]) -> list[Widget]:
        """The widgets with what the features make of them."""
        for feature in self.features:
            widgets = feature.dress(widgets)
        return widgets

    # for subclasses to override

    def now(self) -> View:
        """The current view; the animation may still lag behind it."""
        raise NotImplementedError

    def deeds(self) -> Sequence[Sequence[Event]]:
        """The events of all actions so far, one sequence for each action."""
        raise NotImplementedError

    def to_come(self) -> Iterable[Card]:
        """The cards that may appear here, to prepare their pictures."""
        return ()

    def table_actions(self) -> TableActions:
        """The object that handles presses on the table's widgets."""
        raise NotImplementedError

    def present(self) -> View:
        """The view that the stage starts from when nothing moves."""
        return self.view

    def parts(self, events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        """The parts in which events are shown."""
        return [events]

    def part_ended(self, events: Sequence[Event]) -> None:
        """Make the stage match the view exactly, after these events have been shown."""
        self.stage.sync(self.now(), lingers=True)
        self._hum()

    def settled(self) -> None:
        """Called when everything has been shown."""
        self.refresh()

    def marked(self, line: str, event: Event) -> str:
        """A journal line, with a sign for its event if it has one."""
        return line

    @property
    def timeline(self) -> Step | None:
        """The animation that runs; None if nothing moves."""
        return self.conductor.timeline

    @property
    def hall(self) -> Hall:
        """The hall in which the table stands."""
        return self.rooms.hall

    def at_stake(self, gauge: str) -> int:
        """The change that the focused action would make to a gauge."""
        return 0

    @property
    def pace(self) -> float:
        """The speed of animations, 1 being the usual one; 0 for no animation."""
        return self.pacing.factor

    def covered(self) -> Sequence[Box]:
        """Boxes that hide the flames behind them: full-size cards and sheets."""
        whole = (zone for zone, slot in self.room.slots.items() if slot.face == FULL and self.stage.piles.get(zone))
        sheets = (box for widget in self.widgets if (box := widget.covers) is not None)
        return self.ground.covered([*(self.places.slot(zone) for zone in whole), *sheets])

    @property
    def seen_hall(self) -> Hall:
        """The hall that is drawn now."""
        return self.ground.seen_hall(self.hall)

    # layout

    def furnished(self, room: Room) -> Room:
        """The map's room, with changes for the current play."""
        return self.ground.furnish(room)

    def make_places(self) -> Places:
        """The places of this room, mirrored for left-handed players."""
        return self.ground.make_places() or Places(self.room, self.services.settings.left_handed)

    def make_board(self) -> Board:
        """The factory of this table's widgets."""
        usual = self.game, self.room, self.places, self.services.fonts, self.table_actions()
        return self.ground.make_board() or Board(*usual)

    def _lay_out(self) -> None:
        """Create everything that depends on the window's size and the settings."""
        services, game, canvas = self.services, self.game, self.services.canvas
        self._laid_out_for = canvas
        skin = self.skin
        self.music = skin.music
        self.rooms.move_to(services.halls.of(game, self.view, canvas))
        self.chronicle.room = self.hall.room
        self.room = self.furnished(self.hall.room)
        self.places = self.make_places()
        self.art = CardArt(canvas, services.settings.four_colours, skin.backs, services.settings.back)
        self.ahead = Preloader(self.art, self.places, self.to_come(), self.ground.faces(), self.ground.finer())
        self.board = self.make_board()
        self.stage = Stage(self.places, services.sounds.play, skin.flourishes, skin.feels, skin.beats)
        self.conductor.stage = self.stage
        self.outs = [word for word, each in skin.flourishes.items() if each in (escape, party_escape)]
        services.sounds.expect(skin.flourishes)
        if services.settings.still:
            self.hall.sparks.clear()
        self.stage.may_shake = services.settings.shake and not services.settings.still
        self.stage.rumble = services.input.rumble
        self.stage.sync(self.present())
        self._seen: View | None = None  # the view as it was last shown during an animation,
        self._told: dict[str, Widget] = {}  # and the captions made for it
        self.spoken.lay_out(not self.pace)
        self.ground.laid_out()

    def forget_captions(self) -> None:
        """Make the widgets that show the state of the stage anew with the next frame."""
        self._seen = None

    def fit(self) -> None:
        """Lay everything out anew if the canvas has changed (window or letter size)."""
        if self._laid_out_for is not self.services.canvas:
            while self.timeline is not None:  # ending one part may start the next one
                self.hurry()
            self._lay_out()

    # life cycle

    def enter(self) -> None:
        self.ahead.shown(self.view)
        super().enter()
        self._hum()

    def resume(self) -> None:
        super().resume()
        self._hum()  # another table above this one may have stopped the audio

    def _hum(self) -> None:
        """Let the table be heard as it is now."""
        self.danger = self.mood.follow(self.now(), self.stage)

    def leave(self) -> None:
        self.mood.end()

    # events

    def doer(self) -> int | None:
        """The seat whose action is being shown; None if nobody acted."""
        return None

    def log_event(self, event: Event, line: str) -> None:
        """Tell an event's sentence: to the journal, and by the narrator; called when the event is shown, not before."""
        self.ground.told(event)
        if not line:
            return
        self.chronicle.tell(event, line, self.doer())
        if self.services.settings.tell_events:
            self.services.narrator.say(line)
        if self.chronicle.is_speech(event):
            self.spoken.hang_up(line, self.doer(), not self.pace)
            self.refresh()

    def trophies(self) -> list[Widget]:
        """The enemies slain so far, if the map has a place for them; unchanged during an animation."""
        if self.timeline is not None:
            return [widget for widget in self.widgets if isinstance(widget, Trophies)]
        return trophies(self.view, self.deeds(), self.skin.slain, self.places, self.services.fonts, self.art)

    def as_seen(self, widgets: list[Widget], waits: tuple[type[Widget], ...]) -> list[Widget]:
        """The widgets; those of the classes in `waits` are replaced by their earlier versions."""
        before = {widget.id: widget for widget in self.widgets if isinstance(widget, waits)}
        return [before.get(widget.id, widget) for widget in widgets]

    def is_whole(self, id: str) -> bool:
        """True if the id is a zone that is chosen as a whole, such as the weapon."""
        slot = self.room.slots.get(id)
        return slot is not None and slot.spot == "zone"

    def animate(self, events: Sequence[Event]) -> None:
        """Show events; with animation off, only play their sounds and tell them."""
        self.spoken.clear()
        self.conductor.play([event.seen_by(self.seat) for event in events])

    def hurry(self) -> None:
        """Jump to the end of the animation."""
        self.conductor.hurry()

    # time

    def update(self, dt: float) -> bool:
        seen = self.stage.passing(dt * (self.pace or 1.0) * self._haste() * self.pacing.rush)
        moving = self.stage.update(seen)
        moving = self.spoken.update(dt) or moving
        moving = self.ground.update(dt) or moving
        if self.timeline is not None:
            moving = True
            self.conductor.update(seen)
        else:
            self.ahead.one()  # a slow frame is not noticed while nothing moves
            self.hall.prepare()
            if is_day_near(self.view, self.outs):
                prepare_day(self.services.canvas, self.places.doorway)
        for feature in self.features:
            moving = feature.update(dt) or moving
        return moving

    def _haste(self) -> float:
        """The factor by which animations are faster; 1 for the end."""
        return 1.0 if self.stage.closing is not None else self.rooms.haste

    def ambient(self, dt: float) -> bool:
        if self.services.settings.still:
            return False
        self.seen_hall.update(dt)
        return True

    def at_rest(self) -> bool:
        return self.timeline is None and not self.spoken.comes and self.ground.rests

    # drawing

    def draw(self, canvas: Canvas) -> None:
        self.rooms.be_here()  # the hall is shared with other tables
        self._follow_stage()
        self.seen_hall.draw(canvas, self.services.settings.flicker and not self.services.settings.still, self.covered())
        if self.services.settings.contrast:
            canvas.fill(canvas.layout.whole, canvas.theme.night, DARK)
        canvas.still(self._still_key(), self._draw_table)

    def _still_key(self) -> Hashable:
        """A value that differs whenever flames are not all that has moved."""
        return self

    def _draw_table(self, canvas: Canvas) -> None:
        """Draw what is in the room."""
        if not self.room.seats:
            self.draw_journal(canvas)
        self.draw_under(canvas)
        self.stage.foremost = self.focus or ""  # the focused card is drawn on top, within its whole frame
        self.stage.draw(canvas, self.art)
        for feature in (self.ground, *self.features):
            feature.draw(canvas)
        self.painter.draw(canvas)
        if self.room.seats:  # above the shade over waiting seats
            self.draw_journal(canvas)
        self.stage.draw_over(canvas)
        if self.services.stack.top is self:
            self.prompt_bar.draw(canvas, self.prompts(), BAR)
        self.stage.draw_on_top(canvas, self.art)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies below the cards: a rack around a card that lies sideways."""
        for zone, slot in self.room.slots.items():
            if slot.turned and self.view.zones[zone]:
                canvas.plate("hp-plate", self.places.slot(zone).inset(-RACK))
        self.ground.draw_under(canvas)

    def draw_journal(self, canvas: Canvas) -> None:
        """Draw the last lines of the journal, unless a spoken line or something else lies there."""
        if self.spoken.hangs or not self.ground.has_journal():
            return
        self._journal.draw(canvas, self.chronicle.lines, self.places.box_or("journal", JOURNAL))

    def _follow_stage(self) -> None:
        """Let the widgets show the state of the stage, which lags behind the view."""
        resting = self.timeline is None
        if not resting:
            seen = self.stage.seen(self.view)
            if seen != self._seen:
                self._seen, self._told = seen, {widget.id: widget for widget in self.board.info_widgets(seen)}
            self.widgets = [self._told.get(widget.id, widget) for widget in self.widgets]
            unsaid = self.stage.unsaid
            if unsaid:
                self.widgets = [widget for widget in self.widgets if widget.id not in unsaid]
            self.widgets = self.ground.follow(self.widgets, self._told)
        for widget in self.widgets:
            if isinstance(widget, CardSpot):
                widget.show_chips = widget.ringed = resting
            elif isinstance(widget, EmptySlot):
                widget.bare = not self.stage.piles.get(widget.zone)
            elif isinstance(widget, Gauge):
                widget.shown = self.stage.gauges.get(widget.id, widget.shown)
                widget.at_stake = self.at_stake(widget.id) if resting else 0
                if isinstance(widget, Pips):
                    self.stage.set_pips(widget.cards, widget.states(len(self.stage.piles[widget.cards])))
                if widget.badge:
                    self.stage.set_left(widget.badge, widget.left)
        self._lay_down()

    def _lay_down(self) -> None:
        """Show a fallen hero's card as fallen, also after the end."""
        if self.view.outcome is not None and self.timeline is None and self.skin.lies_down:
            gauge, zone = self.skin.lies_down
            self.stage.set_pips(zone, [("empty",)] if self.view.gauges[gauge] <= 0 else [()])
