"""A table in its room: laid out, shown on a stage as the play goes on, heard and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.capabilities import figures
from game.core.events import Event
from game.core.view import PerViewCache, View

from ..base.geometry import Box
from ..base.tween import Step
from ..gfx.canvas import Canvas
from ..services import Services
from ..table.board import Board, TableActions
from ..table.card_art import CardArt
from ..table.effects.endings import escape, is_day_near, party_escape, prepare_day
from ..table.gauges import Gauge, Pips
from ..table.places import Places
from ..table.preview import JOURNAL, Journal
from ..table.room.hall import Hall
from ..table.skins import skin_of
from ..table.small_cards import Trophies, trophies
from ..table.spots import CardSpot, EmptySlot
from ..table.stage import Stage
from ..table.timeline import Preloader
from ..ui.widget import Widget
from .conductor import Conductor, Telling
from .features import Feature, FocusView
from .features.speech import SpokenLine
from .ground import Ground
from .pace import Pace
from .play_view import Chronicle, Marked, ShownPlay
from .rooms import Mood, Rooms

DARK = 200  # alpha of the dark layer over the room in high contrast
RACK = 7.0  # margin of the rack around a card that lies sideways
FULL = "full"  # layout of a card that stands in the room in full size


class TableScreen(FocusView, Protocol):
    """The scene on which a table is shown."""

    music: str
    danger: float | None


class Tabletop:
    """A play on its table. A scene owns one, and says with `furnish` what lies between the room and the cards.

    `pace` returns the speed of animations, 1 being the usual one and 0 for no animation; `marked` adds a sign for its
    event to a journal line.
    """

    def __init__(
        self, services: Services, play: ShownPlay, screen: TableScreen, pace: Callable[[], float] | None = None,
        marked: Marked = lambda line, event: line,
    ):  # fmt: skip
        self.services, self.play, self.screen = services, play, screen
        self.game, self.pacing = play.match.game, Pace(services)
        self._pace = pace or (lambda: self.pacing.factor)
        self.skin = skin_of(self.game.id)
        seats = [seat.id for seat in self.game.seats(play.match.options)]
        self.chronicle = Chronicle(self.game, seats, lambda: play.seat, marked)
        self._journal = Journal()  # draws the chronicle's last lines
        self.rooms = Rooms(services.sounds, self.skin, play.match.seed, play.deeds)
        self.telling = Telling()
        self.conductor = Conductor(self.chronicle.heard, self._pace, self.rooms.walks, self._cut)
        self.conductor.told.connect(self._tell)
        self.conductor.part_ended.connect(lambda events: self.telling.part_ended(self, events))
        self.people = PerViewCache(lambda view: figures(self.game, view))  # the figures on the table, by view
        self.mood = Mood(self.game, self.rooms, self.people)
        self.spoken = SpokenLine(self.chronicle, lambda: self.places, lambda: services.fonts)
        self.features: list[Feature] = []
        self.foresee: Callable[[], object] = lambda: None  # called when the last event has been shown
        self.at_stake: Callable[[str], int] = lambda gauge: 0  # the change that the focused action would make

    def furnish(self, ground: Ground, actions: TableActions, telling: Telling | None = None) -> None:
        """Lay the table out on its ground. `actions` handles presses on the widgets."""
        self.ground, self._actions = ground, actions
        self.telling = telling or self.telling
        self._lay_out()

    def add(self, *features: Feature) -> None:
        """Let the table have these features as well."""
        self.features += features

    # what is shown

    @property
    def view(self) -> View:
        """The view that the widgets show."""
        return self.play.view

    def now(self) -> View:
        """The current view; the animation may still lag behind it."""
        return self.play.now()

    def see(self) -> None:
        """Take over the current view."""
        self.play.see(self.timeline is None)
        self.ground.arrange()

    def present(self) -> View:
        """The view as far as it has been shown: the stage starts from it when nothing moves."""
        return self.telling.present(self.view)

    def trail(self) -> Sequence[str]:
        """The chambers through which a party came, as far as they have been shown."""
        return self.telling.trail()

    @property
    def timeline(self) -> Step | None:
        """The animation that runs; None if nothing moves."""
        return self.conductor.timeline

    @property
    def pace(self) -> float:
        """The speed of animations, 1 being the usual one; 0 for no animation."""
        return self._pace()

    @property
    def widgets(self) -> list[Widget]:
        """The widgets on the screen."""
        return self.screen.widgets

    @widgets.setter
    def widgets(self, widgets: list[Widget]) -> None:
        self.screen.widgets = widgets

    @property
    def focus(self) -> str | None:
        """The id of the widget that has the focus."""
        return self.screen.focus

    def refresh(self) -> None:
        """Build the widgets anew."""
        self.screen.refresh()

    def is_whole(self, id: str) -> bool:
        """True if the id is a zone that is chosen as a whole, such as the weapon."""
        slot = self.room.slots.get(id)
        return slot is not None and slot.spot == "zone"

    @property
    def wholes(self) -> list[str]:
        """The zones that are chosen as a whole."""
        return [zone for zone in self.room.slots if self.is_whole(zone)]

    # layout

    @property
    def hall(self) -> Hall:
        """The hall in which the table stands."""
        return self.rooms.hall

    @property
    def seen_hall(self) -> Hall:
        """The hall that is drawn now."""
        return self.ground.seen_hall(self.hall)

    def make_places(self) -> Places:
        """The places of this room, mirrored for left-handed players."""
        return self.ground.make_places() or Places(self.room, self.services.settings.left_handed)

    def make_board(self) -> Board:
        """The factory of this table's widgets."""
        usual = self.game, self.room, self.places, self.services.fonts, self._actions
        return self.ground.make_board() or Board(*usual)

    def _lay_out(self) -> None:
        """Create everything that depends on the window's size and the settings."""
        services, game, canvas = self.services, self.game, self.services.canvas
        self._laid_out_for = canvas
        skin = self.skin
        self.screen.music = skin.music
        self.rooms.move_to(services.halls.of(game, self.view, canvas))
        self.chronicle.room = self.hall.room
        self.room = self.ground.furnish(self.hall.room)
        self.places = self.make_places()
        self.art = CardArt(canvas, services.settings.four_colours, skin.backs, services.settings.back)
        cards, ground = self.play.to_come, self.ground
        self.ahead = Preloader(self.art, self.places, cards, ground.faces(), ground.finer())
        self.board = self.make_board()
        self.stage = Stage(self.places, services.sounds.play, skin.flourishes, skin.feels, skin.beats)
        self.conductor.stage = self.stage
        self._outs = [word for word, each in skin.flourishes.items() if each in (escape, party_escape)]
        services.sounds.expect(skin.flourishes)
        if services.settings.still:
            self.hall.sparks.clear()
        self.stage.may_shake = services.settings.shake and not services.settings.still
        self.stage.rumble, self.stage.foresee = services.input.rumble, self.foresee
        self.stage.sync(self.present())
        self._seen: View | None = None  # the view as it was last shown during an animation,
        self._told: dict[str, Widget] = {}  # and the captions made for it
        self.spoken.lay_out(not self.pace)
        for feature in (self.ground, *self.features):
            feature.laid_out()

    def forget_captions(self) -> None:
        """Make the widgets that show the state of the stage anew with the next frame."""
        self._seen = None

    def fit(self) -> None:
        """Lay everything out anew if the canvas has changed (window or letter size)."""
        if self._laid_out_for is not self.services.canvas:
            while self.timeline is not None:  # ending one part may start the next one
                self.hurry()
            self._lay_out()

    # events

    def animate(self, events: Sequence[Event]) -> None:
        """Show events; with animation off, only play their sounds and tell them."""
        self.telling.begin(self.view)
        self.ground.begin(self.view, self.now())
        self.spoken.clear()
        self.conductor.play([event.seen_by(self.play.seat) for event in events])

    def hurry(self) -> None:
        """Jump to the end of the animation."""
        self.conductor.hurry()

    def _cut(self, events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        return self.telling.cut(self.view, events)

    def _tell(self, event: Event, line: str) -> None:
        """Tell an event's sentence: to the journal, and by the narrator; called when the event is shown, not before.
        What has a page of its own is only noted, since the page is read out."""
        doer = self.play.doer
        if self.telling.has_page(self.view, event):
            if line:
                self.chronicle.note(line, doer)
            return
        self.ground.told(event)
        if not line:
            return
        self.chronicle.tell(event, line, doer)
        if self.services.settings.tell_events:
            self.services.narrator.say(line)
        if self.chronicle.is_speech(event):
            self.spoken.hang_up(line, doer, not self.pace)
            self.refresh()

    def hum(self) -> None:
        """Let the table be heard as it is now."""
        self.screen.danger = self.mood.follow(self.now(), self.stage)

    # widgets

    def dressed(self, widgets: list[Widget]) -> list[Widget]:
        """The widgets with what the features make of them."""
        for feature in self.features:
            widgets = feature.dress(widgets)
        return widgets

    def trophies(self) -> list[Widget]:
        """The enemies slain so far, if the map has a place for them; unchanged during an animation."""
        if self.timeline is not None:
            return [widget for widget in self.widgets if isinstance(widget, Trophies)]
        deeds = self.play.deeds()
        return trophies(self.view, deeds, self.skin.slain, self.places, self.services.fonts, self.art)

    def as_seen(self, widgets: list[Widget], waits: tuple[type[Widget], ...]) -> list[Widget]:
        """The widgets; those of the classes in `waits` are replaced by their earlier versions."""
        before = {widget.id: widget for widget in self.widgets if isinstance(widget, waits)}
        return [before.get(widget.id, widget) for widget in widgets]

    # time

    def enter(self) -> None:
        """Prepare the first pictures."""
        self.ahead.shown(self.view)

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        seen = self.stage.passing(dt * (self.pace or 1.0) * self._haste() * self.pacing.rush)
        moving = self.stage.update(seen)
        moving = self.spoken.update(dt) or moving
        moving = self.ground.update(dt) or moving
        if self.timeline is not None:
            moving = True
            self.conductor.update(seen)
        elif self.services.stack.transition is None:  # a slow frame is not noticed while nothing moves
            self.ahead.one()
            self.hall.prepare()
            if is_day_near(self.view, self._outs):
                prepare_day(self.services.canvas, self.places.doorway)
        for feature in self.features:
            moving = feature.update(dt) or moving
        return moving

    def _haste(self) -> float:
        """The factor by which animations are faster; 1 for the end."""
        return 1.0 if self.stage.closing is not None else self.rooms.haste

    def ambient(self, dt: float) -> bool:
        """Advance flames and dust; return True if they look different now."""
        if self.services.settings.still:
            return False
        self.seen_hall.update(dt)
        for feature in self.features:
            feature.ambient(dt)
        return True

    @property
    def rests(self) -> bool:
        """True if nothing moves that tests would wait for."""
        still = self.timeline is None and not self.spoken.comes
        return still and all(feature.rests for feature in (self.ground, *self.features))

    # drawing

    def draw(self, canvas: Canvas, front: Callable[[Canvas], object], prompts: Callable[[Canvas], object]) -> None:
        """Draw the table. `front` draws the widgets, and `prompts` what lies over the room's journal."""
        self.rooms.be_here()  # the hall is shared with other tables
        self._follow_stage()
        self.seen_hall.draw(canvas, self.services.settings.flicker and not self.services.settings.still, self.covered())
        if self.services.settings.contrast:
            canvas.fill(canvas.layout.whole, canvas.theme.night, DARK)
        key = (self, *(feature.ticks for feature in self.features))  # flames alone do not change it
        canvas.still(key, lambda canvas: self._draw_table(canvas, front, prompts))

    def covered(self) -> Sequence[Box]:
        """Boxes that hide the flames behind them: full-size cards and sheets."""
        whole = (zone for zone, slot in self.room.slots.items() if slot.face == FULL and self.stage.piles.get(zone))
        sheets = (box for widget in self.widgets if (box := widget.covers) is not None)
        return self.ground.covered([*(self.places.slot(zone) for zone in whole), *sheets])

    def _draw_table(
        self, canvas: Canvas, front: Callable[[Canvas], object], prompts: Callable[[Canvas], object]
    ) -> None:
        """Draw what is in the room."""
        if not self.room.seats:
            self.draw_journal(canvas)
        self._draw_under(canvas)
        self.stage.foremost = self.focus or ""  # the focused card is drawn on top, within its whole frame
        self.stage.draw(canvas, self.art)
        for feature in (self.ground, *self.features):
            feature.draw(canvas)
        front(canvas)
        if self.room.seats:  # above the shade over waiting seats
            self.draw_journal(canvas)
        self.stage.draw_over(canvas)
        prompts(canvas)
        self.stage.draw_on_top(canvas, self.art)

    def _draw_under(self, canvas: Canvas) -> None:
        """Draw what lies below the cards: a rack around a card that lies sideways."""
        for zone, slot in self.room.slots.items():
            if slot.turned and self.view.zones[zone]:
                canvas.plate("hp-plate", self.places.slot(zone).inset(-RACK))
        self.ground.draw_under(canvas)

    def draw_journal(self, canvas: Canvas) -> None:
        """Draw the last lines of the journal, unless a spoken line or something else lies there."""
        if not self.spoken.hangs and all(feature.has_journal() for feature in (self.ground, *self.features)):
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
            self.widgets = self.ground.follow_stage(self.widgets, self._told)
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
        for feature in self.features:
            feature.prepare(resting)

    def _lay_down(self) -> None:
        """Show a fallen hero's card as fallen, also after the end."""
        if self.view.outcome is not None and self.timeline is None and self.skin.lies_down:
            gauge, zone = self.skin.lies_down
            self.stage.set_pips(zone, [("empty",)] if self.view.gauges[gauge] <= 0 else [()])
