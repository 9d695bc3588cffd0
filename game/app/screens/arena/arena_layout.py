"""The layout of an arena: where figures, hands and plates lie, and how the end of a fight is shown."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

from game import i18n
from game.core.capabilities import aftermath, draft, figures, journey, wager
from game.core.combatants import HEROES, Aftermath, Clash
from game.core.events import Event, Moved
from game.core.view import View
from game.levels import Room

from ...arena.aftermath import FightEnd, SpoilsPlate, TermsPlate, around, at_hand
from ...arena.bidtable import BidChip, BidTable, StakePlate
from ...arena.board import ArenaActions, ArenaBoard, ArenaContext
from ...arena.casting import Casting
from ...arena.choices import Foresight
from ...arena.draft import page
from ...arena.floor import Floor, Setting, mirrored
from ...arena.hand import KEYS, OpenHand, face_in
from ...arena.lane import SHEET, Stakes, faces_in
from ...arena.lane_room import draw_feet, is_covered
from ...arena.level import Gain, gains
from ...arena.panel import FigurePanel
from ...arena.plate import FINER, FigurePlate
from ...arena.victory import EndPlate, Landing, TriumphPlate
from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.pictures import portrait_of
from ...map.board import MapBoard
from ...map.travel import with_map
from ...play.features.map_travel import MapTravel
from ...table.places import Places
from ...table.preview import PreviewLine
from ...table.room.hall import Hall
from ...table.skins.deuces_fights import BlowVerdict
from ...table.spots import CardSpot
from ...table.stage import RUMBLE_HEAVY
from ...ui.widget import Widget
from ..tabletop import Tabletop
from .level import LevelScene

GOLD, FORCE = 40, 520.0  # gold scraps after a victory: how many, and how fast they fly
DUSK = 150  # alpha of the shadow around a tray


class Arena(Tabletop):
    """A tabletop on which figures stand. It is laid out again when somebody comes or goes, or another hand is shown."""

    setting = Setting(())
    lacks: Collection[str] = ()  # places of the map that are left out, because something else lies there
    _gains: Sequence[Gain] = ()  # levels gained by the events being animated
    _writes = False  # True while the journal still has to be drawn in this frame
    floor: Floor
    board: ArenaBoard

    def arena_hands(self) -> ArenaActions:
        """Return the object that handles presses on the arena's widgets."""
        raise NotImplementedError

    @cached_property
    def casting(self) -> Casting:
        """What finds the figures on the stage, the shown hand, and the blow."""
        return Casting(self.game, self.people)

    @cached_property
    def foresee(self) -> Foresight:
        """The previews of actions."""
        return Foresight(self.game)

    def clash_seen(self, view: View) -> Clash | None:
        """Return the blow to show in a view."""
        return self.casting.blow(view, self.setting, self.timeline is not None)

    def _arranged(self) -> Setting:
        return self.casting.setting(self.view, self.setting, self.timeline is not None, self.afoot)

    def between(self, view: View) -> list[Widget]:
        """Return the widgets between the rows while nobody strikes: what is bet, the draft, the end of a fight, or its
        stakes."""
        combatants = self.game.combatants
        if self.afoot:
            return []
        if (bets := wager(self.game, view)) is not None:
            return self._bid_table(view).stakes(bets)
        if combatants is None:
            return []
        if (dealt := draft(self.game, view)) is not None:
            pick, picked = partial(partial, self.arena_hands().pick), self.board.selection.picked
            return page(dealt, picked, self.focus, self.services.fonts, pick, self.services.settings.left_handed)
        if (after := combatants.aftermath(view)) is not None:
            terms, letters = combatants.stakes(view), self.services.fonts
            return [*self.fight_end(after, view).plates(terms, self.board.names, letters, self.art)]
        taken = self.clash_seen(view) or self.setting.open or {*self.skin.offers} & {*self.game.buttons(view)}
        told = () if taken or self.board.announced(view) or self._is_littered(view) else combatants.stakes(view)
        return [Stakes(told, self.floor.before, self.floor.lane.y, self.services.fonts)] if told else []

    def _bid_table(self, view: View) -> BidTable:
        """Return what lays out bids."""
        has_foes = any(figure.side != HEROES for figure in self.people(view))
        return BidTable(self.game, self.places, self.services.fonts, has_foes)

    def _is_littered(self, view: View) -> bool:
        """True if cards lie in the lane or fly over it, or the verdict of a blow is still shown."""
        lane = self.places.box("lane")
        flies = self.timeline is not None and any(lane.holds(sprite.at) for sprite in self.stage.flying)
        return flies or self._has_verdict or any(view.zones.get(figure.zones["played"]) for figure in self.setting.cast)

    @property
    def _has_verdict(self) -> bool:
        """True while the word that says how a blow ended is shown."""
        return any(isinstance(word, BlowVerdict) for word in self.stage.floaters)

    def fight_end(self, after: Aftermath, view: View) -> FightEnd:
        """Return what shows the end of a fight."""
        return FightEnd(after, view, self.people(view), self.setting, self.floor, self.places)

    @property
    def below(self) -> Box:
        """The box of the hand, the abilities above it and the buttons beside it."""
        return around(at_hand(self.places), self.places.box("actions"))

    # layout

    def furnished(self, room: Room) -> Room:
        if self.travel is not None:
            self.travel.start()
        self.setting = self._arranged()
        return self._with_floor(room)

    def _with_floor(self, room: Room) -> Room:
        if self.afoot:
            room = with_map(room, self.services.layout.above, self.services.settings.left_handed)
        places = mirrored(room.places) if self.services.settings.left_handed else room.places
        places = {name: place for name, place in places.items() if name not in self.lacks}
        self.floor = Floor(self.setting, places, [*self.view.zones], self.services.fonts.huge)
        return replace(room, slots=self.floor.slots, places=places)

    @property
    def ring(self) -> Box:
        """The box in which two figures fight while a blow is shown; otherwise the lane."""
        return self.floor.stage if self.clash_seen(self.view) is not None else self.floor.lane

    def make_places(self) -> Places:
        # the room is mirrored already; rows can be read by strips, as they are laid out again after each action
        places = Places(self.room, strips=True)
        places.put("journal", self.floor.journal)
        return places

    def make_board(self) -> ArenaBoard:
        means = ArenaContext(self.floor, self.services.settings.hand_order, self.people, self.clash_seen, self.foresee,
                      self.between)  # fmt: skip
        basis = self.game, self.room, self.places, self.services.fonts, self.arena_hands(), means
        return MapBoard(*basis, self.travel.moment) if self.travel and self.afoot else ArenaBoard(*basis)

    def faces(self) -> Sequence[tuple[str, Sequence[Box]]]:
        places = [face_in(self.places.box("traits")), *faces_in(self.floor)]
        pictures = (portrait_of(figure.kind, figure.elite) for figure in self.people(self.view))
        return [(picture, places) for picture in dict.fromkeys(pictures) if picture]

    def finer(self) -> Sequence[tuple[str, float]]:
        return [SHEET, *FINER]

    def _lay_out(self) -> None:
        super()._lay_out()
        self._name_places()
        self.stage.sync(self.present())

    def arrange(self) -> None:
        """Lay everything out again if the cast or anything else in the setting changed, and place the preview line."""
        if self.travel is not None and not self.conductor.busy:
            self.travel.keep_up()
        setting = self._arranged()
        if setting.key == self.setting.key and self.board.order == self.services.settings.hand_order:
            self.setting = setting
        else:
            self._lay(setting)
        self._make_room()

    def _make_room(self) -> None:
        """Place the preview line: between two who fight, or where the hand was while the lane shows the end of a
        fight."""
        if self.afoot:
            return
        usual = Box(*self.room.places["preview"].box)
        if self.floor.wide and self.ring == self.floor.stage:
            left, right = self.floor.side(0).play.right, self.floor.side(1).play.x
            usual = usual._replace(x=left, w=right - left)
        if (after := aftermath(self.game, self.view)) is not None:
            usual = self.fight_end(after, self.view).preview_place(usual, self.services.fonts, self.art)
        self.places.put("preview", usual)

    def _lay(self, setting: Setting) -> None:
        self.setting = setting
        self.room = self._with_floor(self.hall.room)
        self.places = self.make_places()
        self.board = self.make_board()
        self._name_places()
        self.stage.lay(self.places)
        self._sink()
        self._seen = None

    def _sink(self) -> None:
        """Lower the lifted cards of zones in which no card can be picked any more."""
        for zone, pile in self.stage.piles.items():
            if self.room.slots[zone].spot != "card":
                for sprite in pile:
                    sprite.lift = 0.0

    def _name_places(self) -> None:
        """Tell the stage the names of the abilities and the order of the hand, and add the places of the figures and of
        the words about whose turn it is."""
        self.stage.sorting = {self.floor.hand: KEYS[self.services.settings.hand_order]} if self.floor.hand else {}
        traits = (trait for figure in self.setting.cast for trait in figure.traits)
        self.stage.names = {trait.id: i18n.say(trait.name) for trait in traits}
        self.floor.add_to(self.places, len(self.game.seats(self.view.options)))

    # events

    def lingers(self) -> float | None:
        """Return the seconds after which the page of a new level closes by itself; None if it waits for a press."""
        return None

    def animate(self, events: Sequence[Event]) -> None:
        self._gains = self._gained(self.view, self.now())
        super().animate(events)

    def _gained(self, before: View, after: View) -> Sequence[Gain]:
        """Return the heroes who reached a new level, which happens only at the end of a fight."""
        ended = aftermath(self.game, after) is not None
        return gains(figures(self.game, before), figures(self.game, after)) if ended else ()

    def settled(self) -> None:
        """Show the page of the new levels, if there are any, before anything else is asked."""
        risen, self._gains = self._gains, ()
        after = aftermath(self.game, self.now())
        if risen and after is not None:
            self.services.stack.push(LevelScene(self.services, risen, after, super().settled, self.lingers()))
        else:
            super().settled()

    def log_event(self, event: Event, line: str) -> None:
        if self.travel is not None and self.timeline is not None:
            self.travel.follow(event)
        if isinstance(event, Moved) and event.dst in {figure.zones["played"] for figure in self.setting.cast}:
            self._face_each_other()
        super().log_event(event, line)

    def _face_each_other(self) -> None:
        """Lay out the lane for two fighters when cards come into it: the attacker left, the defender right."""
        if self.timeline is None or self.game.combatants is None:
            return
        fighters = self.game.combatants.fighters(self.stage.seen(self.view))
        if any(fighters) and fighters != self.setting.clash:
            self._lay(self.setting._replace(clash=fighters))

    def update(self, dt: float) -> bool:
        """Rebuild the widgets when the verdict of a blow disappears, since then there is room for the stakes again."""
        before, travel = self._has_verdict, self.travel
        walks = travel is not None and travel.travel.moves
        moving = super().update(dt) | self._come(dt) | walks
        if walks and travel is not None:
            travel.move()
        if before and not self._has_verdict:
            self._seen = None
            if self.timeline is None:
                self.refresh()
        return moving

    # the map between fights

    @cached_property
    def travel(self) -> MapTravel | None:
        """The journey on its map; None in a play without a map."""
        return MapTravel(self.services, self.game, self) if journey(self.game, self.view) is not None else None

    @property
    def afoot(self) -> bool:
        """True while the map is shown, not a fight."""
        return self.travel is not None and self.travel.afoot

    def trail(self) -> Sequence[str]:
        """Return the chambers through which the party came, as far as it has been shown."""
        return ()

    def lay_anew(self) -> None:
        self._lay(self._arranged())

    @property
    def seen_hall(self) -> Hall:
        """The hall that is shown; while the party is afoot, the table on which the map lies."""
        return self.services.halls.empty("map", self.services.canvas) if self.afoot else super().seen_hall

    def facts(self) -> dict[str, Any]:
        return super().facts() if self.travel is None else {**super().facts(), "afoot": self.afoot}

    # the end of a fight appears

    @property
    def _victory_page(self) -> TriumphPlate | None:
        """The large plate of a fight's end, if it is shown."""
        return next((widget for widget in self.widgets if isinstance(widget, TriumphPlate)), None)

    @property
    def falls(self) -> bool:
        """True while that plate has not landed, and while there is none; never without motion."""
        return self.pace > 0 and not self._landing.has_landed

    @cached_property
    def _landing(self) -> Landing:
        return Landing()

    def _come(self, dt: float) -> bool:
        """Advance the plate's appearance; make its landing felt and heard, and let gold fly up after a victory. Return
        True while it moves."""
        sheet = self._victory_page if self.pace else None
        moves, lands = self._landing.update(sheet, dt * self.pace * self.pacing.rush)
        if lands and sheet is not None:
            self.stage.jolt()
            self.stage.rumble(*RUMBLE_HEAVY)
            self.services.sounds.play("equip")
            self.refresh()
            if sheet.won:
                self.stage.scraps.burst("gold", sheet.mark.centre, GOLD, FORCE)
        return moves

    def at_rest(self) -> bool:
        sheet = self._victory_page
        return super().at_rest() and (sheet is None or not self.pace or self._landing.since >= sheet.lasts)

    # drawing

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draw the focused figure's ring over its neighbours' frames, and the end of a fight over the fallen; `_layer`
        has the order."""
        if (sheet := self._victory_page) is not None:
            sheet.since = self._landing.since if self.pace else sheet.lasts
        self.widgets.sort(key=self._layer)
        super().draw_widgets(canvas)

    def _layer(self, widget: Widget) -> int:
        if isinstance(widget, FigurePlate) and widget.id == self.focus:
            return 1 if widget.over else 3
        return 2 if isinstance(widget, EndPlate | FigurePanel | OpenHand | PreviewLine) else 0

    def covered(self) -> Sequence[Box]:
        if self.afoot:
            return []
        sheets = [widget.box for widget in self.widgets if isinstance(widget, TriumphPlate) and not self.falls]
        here = {widget.id for widget in self.widgets if isinstance(widget, FigurePlate)}
        return [*super().covered(), *sheets, *(stand.box for id, stand in self.floor.stands.items() if id in here)]

    def seen_at(self, widget: Widget) -> Box:
        """Return the whole card's box for the ring, although only a strip of a card in a row can be pressed."""
        sprite = self.stage.find(widget.id) if isinstance(widget, CardSpot) and self.timeline is None else None
        return sprite.box if sprite is not None else super().seen_at(widget)

    def _follow_stage(self) -> None:
        """Leave out figures and plates that have not come yet, and keep those that are still leaving."""
        super()._follow_stage()
        if self.timeline is not None:
            ids = {widget.id for widget in self.widgets}
            come = FigurePlate | EndPlate | SpoilsPlate | TermsPlate | Stakes | StakePlate
            here = [w for w in self.widgets if not isinstance(w, come) or w.id in self._told]
            self.widgets = [*here, *(widget for id, widget in self._told.items() if id not in ids)]

    def _trays(self) -> Sequence[Box]:
        """Return the boxes under cards that lie open in the lane, or under stakes; they hide what is carved into the
        table."""
        bets = any(isinstance(widget, StakePlate | BidChip) for widget in self.widgets)
        return self.floor.laid_open or ([self.floor.lane] if bets else [])

    def draw_journal(self, canvas: Canvas) -> None:
        """Postpone the journal until it is known what lies in its place; the map leaves no room for it."""
        self._writes = not self.afoot

    def _draw_journal(self, canvas: Canvas) -> None:
        """Draw the journal unless something lies over its place."""
        self._writes = False
        if self.chronicle.lines and not is_covered(self.places.box("journal"), self.widgets):
            super().draw_journal(canvas)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies under the cards. Scraps fly under the plate of a fight's end, so that they cover no text."""
        self.stage.low = self._victory_page is not None
        if self.stage.low:
            self.stage.scraps.draw(canvas)
        if self._writes:
            self._draw_journal(canvas)
        for tray in self._trays():
            canvas.plate("shadow", tray, DUSK)
            canvas.plate("hp-plate", tray)
        draw_feet(canvas, self.widgets, not self._has_verdict)
        if self.afoot:  # scraps fly under the paper
            self.stage.low = True
            self.stage.scraps.draw(canvas)
