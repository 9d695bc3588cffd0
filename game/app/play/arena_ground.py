"""The ground of a table on which figures fight: where they, their hands and plates lie; between fights, a map."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game import i18n
from game.core.capabilities import aftermath, draft, figures, wager
from game.core.combatants import HEROES, Aftermath, Clash
from game.core.events import Event, Moved
from game.core.view import View
from game.levels import Room

from ..arena.aftermath import FightEnd, SpoilsPlate, TermsPlate, around, at_hand
from ..arena.bidtable import BidChip, BidTable, StakePlate
from ..arena.board import ArenaActions, ArenaBoard, ArenaContext
from ..arena.choices import Foresight
from ..arena.draft import HINT as DRAFT_HINT
from ..arena.draft import is_laid, is_of_page, page, placed
from ..arena.floor import Casting, Floor, Setting, mirrored
from ..arena.hand import KEYS, OpenHand, face_in
from ..arena.lane import SHEET, Stakes, faces_in
from ..arena.lane_room import FigurePanel, draw_feet, is_covered
from ..arena.level import Gain, gains
from ..arena.plate import FINER, FigurePlate
from ..arena.victory import PRINTS, EndPlate, Landing, TriumphPlate
from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.pictures import portrait_of
from ..map.page import pictures_of_pages
from ..map.travel import with_map
from ..services import Services
from ..table.card_art import SHADOW
from ..table.places import Places
from ..table.preview import PreviewLine
from ..table.room.hall import Hall
from ..table.skins.deuces_fights import BlowVerdict
from ..table.spots import CardSpot
from ..table.stage import RUMBLE_HEAVY
from ..ui.widget import Widget
from .features.map_travel import MapTravel
from .ground import Ground, GroundTable
from .presenters.map_board import MapBoard

GOLD, FORCE = 40, 520.0  # gold scraps after a victory: how many, and how fast they fly
DUSK = 150  # alpha of the shadow around a tray


class ArenaGround(Ground):
    """Lays the table out for figures, and again when somebody comes or goes, or another hand is shown. `hands` handles
    the presses on widgets; the places that the ground `lacks` are left out, because something else lies there."""

    def __init__(self, services: Services, table: GroundTable, hands: ArenaActions, lacks: Collection[str] = ()):
        self._services, self._table, self._hands, self.lacks = services, table, hands, lacks
        self.setting = Setting(())
        self.floor: Floor
        self.board: ArenaBoard
        self.casting = Casting(table.game, table.people)
        self.foresee = Foresight(table.game)
        self.travel: MapTravel | None = None  # the journey on its map; None in a play without a map
        self._landing = Landing()
        self._gains: Sequence[Gain] = ()  # levels gained by the events being animated
        self._walks, self._had_verdict = False, False  # in the last frame

    def clash_seen(self, view: View) -> Clash | None:
        """Return the blow to show in a view."""
        return self.casting.blow(view, self.setting, self._table.timeline is not None)

    def _arranged(self) -> Setting:
        return self.casting.setting(self._table.view, self.setting, self._table.timeline is not None, self.afoot)

    def between(self, view: View) -> list[Widget]:
        """Return the widgets between the rows while nobody strikes: what is bet, the draft, the end of a fight, or its
        stakes."""
        game, combatants = self._table.game, self._table.game.combatants
        if self.afoot:
            return []
        if (bets := wager(game, view)) is not None:
            return self.bid_table(view).stakes(bets)
        if combatants is None:
            return []
        if (dealt := draft(game, view)) is not None:
            pick, picked = partial(partial, self._hands.pick), self.board.selection.picked
            left_handed = self._services.settings.left_handed
            return page(dealt, picked, self._table.focus, self._services.fonts, pick, left_handed)
        if (after := combatants.aftermath(view)) is not None:
            terms, letters = combatants.stakes(view), self._services.fonts
            return [*self.fight_end(after, view).plates(terms, self.board.names, letters, self._table.art)]
        taken = self.clash_seen(view) or self.setting.open or {*self._table.skin.offers} & {*game.buttons(view)}
        told = () if taken or self.board.announced(view) or self._is_littered(view) else combatants.stakes(view)
        return [Stakes(told, self.floor.before, self.floor.lane.y, self._services.fonts)] if told else []

    def bid_table(self, view: View) -> BidTable:
        """Return what lays out bids."""
        has_foes = any(figure.side != HEROES for figure in self._table.people(view))
        return BidTable(self._table.game, self._table.places, self._services.fonts, has_foes)

    def _is_littered(self, view: View) -> bool:
        """True if cards lie in the lane or fly over it, or the verdict of a blow is still shown."""
        lane = self._table.places.box("lane")
        flies = self._table.timeline is not None and any(lane.holds(sprite.at) for sprite in self._table.stage.flying)
        return flies or self._has_verdict or any(view.zones.get(figure.zones["played"]) for figure in self.setting.cast)

    @property
    def _has_verdict(self) -> bool:
        """True while the word that says how a blow ended is shown."""
        return any(isinstance(word, BlowVerdict) for word in self._table.stage.floaters)

    def fight_end(self, after: Aftermath, view: View) -> FightEnd:
        """Return what shows the end of a fight."""
        return FightEnd(after, view, self._table.people(view), self.setting, self.floor, self._table.places)

    @property
    def below(self) -> Box:
        """The box of the hand, the abilities above it and the buttons beside it."""
        return around(at_hand(self._table.places), self._table.places.box("actions"))

    # layout

    def furnish(self, room: Room) -> Room:
        if self.travel is not None:
            self.travel.start()
        self.setting = self._arranged()
        return self._with_floor(room)

    def _with_floor(self, room: Room) -> Room:
        if self.afoot:
            room = with_map(room, self._services.layout.above, self._services.settings.left_handed)
        places = mirrored(room.places) if self._services.settings.left_handed else room.places
        places = {name: place for name, place in places.items() if name not in self.lacks}
        self.floor = Floor(self.setting, places, [*self._table.view.zones], self._services.fonts.huge)
        return replace(room, slots=self.floor.slots, places=places)

    @property
    def ring(self) -> Box:
        """The box in which two figures fight while a blow is shown; otherwise the lane."""
        return self.floor.stage if self.clash_seen(self._table.view) is not None else self.floor.lane

    def make_places(self) -> Places:
        # the room is mirrored already; rows can be read by strips, as they are laid out again after each action
        places = Places(self._table.room, strips=True)
        places.put("journal", self.floor.journal)
        return places

    def make_board(self) -> ArenaBoard:
        table, order = self._table, self._services.settings.hand_order
        means = ArenaContext(self.floor, order, table.people, self.clash_seen, self.foresee, self.between)
        basis = table.game, table.room, table.places, self._services.fonts, self._hands, means
        self.board = MapBoard(*basis, self.travel.moment) if self.travel and self.afoot else ArenaBoard(*basis)
        return self.board

    def faces(self) -> Sequence[tuple[str, Sequence[Box]]]:
        places = [face_in(self._table.places.box("traits")), *faces_in(self.floor)]
        pictures = (portrait_of(figure.kind, figure.elite) for figure in self._table.people(self._table.view))
        pages = pictures_of_pages() if self.travel is not None else ()
        return [*((picture, places) for picture in dict.fromkeys(pictures) if picture), *pages]

    def finer(self) -> Sequence[tuple[str, float]]:
        return [SHEET, *FINER]

    def laid_out(self) -> None:
        self._name_places()
        self._prepare()
        self._table.stage.sync(self._table.present())

    def arrange(self) -> None:
        """Lay everything out again if the cast or anything else in the setting changed, and place the preview line."""
        if self.travel is not None and not self._table.conductor.busy:
            self.travel.keep_up()
        setting = self._arranged()
        if setting.key == self.setting.key and self.board.order == self._services.settings.hand_order:
            self.setting = setting
        else:
            self._lay(setting)
        self._make_room()
        if self.travel is not None and not self._table.conductor.busy:
            self.travel.see()

    def _make_room(self) -> None:
        """Place the preview line: between two who fight, or where the hand was while the lane shows the end of a
        fight."""
        if self.afoot:
            return
        usual = Box(*self._table.room.places["preview"].box)
        if self.floor.wide and self.ring == self.floor.stage:
            left, right = self.floor.side(0).play.right, self.floor.side(1).play.x
            usual = usual._replace(x=left, w=right - left)
        if draft(self._table.game, self._table.view) is not None:
            usual = placed(DRAFT_HINT, self._services.settings.left_handed)
        if (after := aftermath(self._table.game, self._table.view)) is not None:
            usual = self.fight_end(after, self._table.view).preview_place(usual, self._services.fonts, self._table.art)
        self._table.places.put("preview", usual)

    def _lay(self, setting: Setting) -> None:
        table = self._table
        self.setting = setting
        table.room = self._with_floor(table.hall.room)
        table.places = table.make_places()
        table.board = table.make_board()
        self._name_places()
        self._table.stage.lay(self._table.places)
        self._prepare()
        self._sink()
        self._table.forget_captions()

    def _prepare(self) -> None:
        """Let the pictures be decoded that this fight needs: its cards, and what the page of its end shows."""
        self._table.ahead.lay(self._table.places)
        if not self.afoot:
            portraits = (portrait_of(figure.kind, figure.elite) for figure in self.setting.cast)
            self._table.ahead.expect([*self._table.art.backs, SHADOW, *filter(None, portraits), *PRINTS.values()])

    def _sink(self) -> None:
        """Lower the lifted cards of zones in which no card can be picked any more."""
        for zone, pile in self._table.stage.piles.items():
            if self._table.room.slots[zone].spot != "card":
                for sprite in pile:
                    sprite.lift = 0.0

    def _name_places(self) -> None:
        """Tell the stage the names of the abilities and the order of the hand, and add the places of the figures and of
        the words about whose turn it is."""
        table, order = self._table, KEYS[self._services.settings.hand_order]
        table.stage.sorting = {self.floor.hand: order} if self.floor.hand else {}
        traits = (trait for figure in self.setting.cast for trait in figure.traits)
        self._table.stage.names = {trait.id: i18n.say(trait.name) for trait in traits}
        self.floor.add_to(self._table.places, len(self._table.game.seats(self._table.view.options)))

    # events

    def begin(self, before: View, after: View) -> None:
        """Begin to show what has happened between two views; levels are gained at the end of a fight only."""
        ended = aftermath(self._table.game, after) is not None
        self._gains = gains(figures(self._table.game, before), figures(self._table.game, after)) if ended else ()

    def take_gains(self) -> Sequence[Gain]:
        """Return the heroes who reached a new level, once."""
        risen, self._gains = self._gains, ()
        return risen

    def told(self, event: Event) -> None:
        if self.travel is not None and self._table.timeline is not None:
            self.travel.follow(event)
        if isinstance(event, Moved) and event.dst in {figure.zones["played"] for figure in self.setting.cast}:
            self._face_each_other()

    def _face_each_other(self) -> None:
        """Lay out the lane for two fighters when cards come into it: the attacker left, the defender right."""
        if self._table.timeline is None or self._table.game.combatants is None:
            return
        fighters = self._table.game.combatants.fighters(self._table.stage.seen(self._table.view))
        if any(fighters) and fighters != self.setting.clash:
            self._lay(self.setting._replace(clash=fighters))

    def update(self, dt: float) -> bool:
        """Rebuild the widgets when the verdict of a blow disappears, since then there is room for the stakes again."""
        moving, walks = self._come(dt), self.travel is not None and self.travel.travel.moves
        walked, self._walks = walks or self._walks, walks
        if walked and self.travel is not None:
            self.travel.move()
        had, self._had_verdict = self._had_verdict, self._has_verdict
        if had and not self._had_verdict:
            self._table.forget_captions()
            if self._table.timeline is None:
                self._table.refresh()
        return moving or walked

    # the map between fights

    @property
    def afoot(self) -> bool:
        """True while the map is shown, not a fight."""
        return self.travel is not None and self.travel.afoot

    def lay_anew(self) -> None:
        self._lay(self._arranged())

    def seen_hall(self, hall: Hall) -> Hall:
        """The hall that is shown; while the party is afoot, the table on which the map lies."""
        return self._services.halls.empty("map", self._services.canvas) if self.afoot else hall

    def scrolls_by(self, by: float) -> bool:
        return self.travel is not None and self.travel.scrolls_by(by)

    def facts(self) -> dict[str, Any]:
        """Return more facts for tests."""
        return {} if self.travel is None else {"afoot": self.afoot}

    # the end of a fight appears

    @property
    def _victory_page(self) -> TriumphPlate | None:
        """The large plate of a fight's end, if it is shown."""
        return next((widget for widget in self._table.widgets if isinstance(widget, TriumphPlate)), None)

    @property
    def falls(self) -> bool:
        """True while that plate has not landed, and while there is none; never without motion."""
        return self._table.pace > 0 and not self._landing.has_landed

    def _come(self, dt: float) -> bool:
        """Advance the plate's appearance; make its landing felt and heard, and let gold fly up after a victory. Return
        True while it moves."""
        sheet = self._victory_page if self._table.pace else None
        moves, lands = self._landing.update(sheet, dt * self._table.pace * self._table.pacing.rush)
        if lands and sheet is not None:
            self._table.stage.jolt()
            self._table.stage.rumble(*RUMBLE_HEAVY)
            self._services.sounds.play("equip")
            self._table.refresh()
            if sheet.won:
                self._table.stage.scraps.burst("gold", sheet.mark.centre, GOLD, FORCE)
        return moves

    @property
    def rests(self) -> bool:
        sheet = self._victory_page
        return sheet is None or not self._table.pace or self._landing.since >= sheet.lasts

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Let the focused figure's ring be drawn over its neighbours' frames, and the end of a fight over the fallen;
        `_layer` has the order."""
        if (sheet := self._victory_page) is not None:
            sheet.since = self._landing.since if self._table.pace else sheet.lasts
        self._table.widgets.sort(key=self._layer)

    def _layer(self, widget: Widget) -> int:
        if isinstance(widget, FigurePlate) and widget.id == self._table.focus:
            return 1 if widget.over else 3
        return 2 if isinstance(widget, EndPlate | FigurePanel | OpenHand | PreviewLine) else 0

    def covered(self, usual: Sequence[Box]) -> Sequence[Box]:
        if self.afoot:
            return [box for widget in self._table.widgets if (box := widget.covers) is not None]
        sheets = [widget.box for widget in self._table.widgets if isinstance(widget, TriumphPlate) and not self.falls]
        here = {widget.id for widget in self._table.widgets if isinstance(widget, FigurePlate)}
        drafts = [widget.box for widget in self._table.widgets if is_of_page(widget)]
        return [*usual, *drafts, *sheets, *(stand.box for id, stand in self.floor.stands.items() if id in here)]

    def seen_at(self, widget: Widget) -> Box | None:
        """Return the whole card's box for the ring, although only a strip of a card in a row can be pressed; None for
        anything else."""
        rests = isinstance(widget, CardSpot) and self._table.timeline is None
        sprite = self._table.stage.find(widget.id) if rests else None
        return sprite.box if sprite is not None else None

    def follow_stage(self, widgets: list[Widget], told: Mapping[str, Widget]) -> list[Widget]:
        """Leave out figures and plates that have not come yet, and the page of the draft as soon as the heroes are seen
        to come; keep those that are still leaving."""
        ids = {widget.id for widget in widgets}
        come = FigurePlate | EndPlate | SpoilsPlate | TermsPlate | Stakes | StakePlate
        here = [w for w in widgets if not isinstance(w, come) or w.id in told]
        found = [*here, *(widget for id, widget in told.items() if id not in ids)]
        return [widget for widget in found if not is_of_page(widget)] if self._closes_page(told.values()) else found

    def _closes_page(self, told: Iterable[Widget]) -> bool:
        """True if the page of a draft is to be taken away in front of what is `told` of the stage: who chose has gone
        on."""
        return not is_laid(told)

    def _trays(self) -> Sequence[Box]:
        """Return the boxes under cards that lie open in the lane, or under stakes; they hide what is carved into the
        table."""
        bets = any(isinstance(widget, StakePlate | BidChip) for widget in self._table.widgets)
        return self.floor.laid_open or ([self.floor.lane] if bets else [])

    def has_journal(self) -> bool:
        """True unless something lies over the journal's place; the map leaves no room for it."""
        table = self._table
        free = not self.afoot and bool(table.chronicle.lines) and not is_laid(table.widgets)
        return free and not is_covered(table.places.box("journal"), table.widgets)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies under the cards. Scraps fly under the plate of a fight's end, so that they cover no text."""
        self._table.stage.low = self._victory_page is not None
        if self._table.stage.low:
            self._table.stage.scraps.draw(canvas)
        for tray in self._trays():
            canvas.plate("shadow", tray, DUSK)
            canvas.plate("hp-plate", tray)
        draw_feet(canvas, self._table.widgets, not self._has_verdict)
        if self.afoot:  # scraps fly under the paper
            self._table.stage.low = True
            self._table.stage.scraps.draw(canvas)
