"""A tabletop on which figures stand: where they do, and whose hand lies open."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game import tongue
from game.core.draft import draft
from game.core.events import Event, Moved
from game.core.game import Action, Preview, View
from game.core.troupe import ACTING, FALLEN, HEROES, Aftermath, Clash, Figure, Trouped, figures
from game.core.words import Text
from game.levels import Room

from ...arena.aftermath import AftermathPlate, Spoil, SpoilsPlate, TermsPlate, spoils
from ...arena.bidtable import StakePlate
from ...arena.board import ArenaBoard, Hands, Means
from ...arena.draft import page
from ...arena.floor import Floor, Setting, mirrored
from ...arena.holder import face_in
from ...arena.lane import Lane
from ...arena.level import Gain, gains
from ...arena.order import KEYS
from ...arena.picks import cards_in, named_in
from ...arena.plate import FigurePlate
from ...arena.slimline import SideLine
from ...arena.stakes import Stakes
from ...canvas import Canvas
from ...geometry import Box
from ...pictures import portrait_of
from ...table.places import Places
from ...table.spots import CardSpot
from ...ui.widget import Do, Widget
from ..tabletop import Tabletop
from .level import LevelScene

TURN = 120.0  # how far the words about whose turn it is are moved in
SHADOW = 30.0  # around whoever stands there
SPARE, UP = 12.0, 8.0  # above and below the hand, and nearer to what is above it
DARK = 120  # the ground of the journal: as dark as under what a fight is about
DULL = 0.75  # of a card that cannot join those that are picked


class Arena(Tabletop):
    """Lays out anew whenever somebody comes or goes, or another hand is looked at."""

    setting = Setting(())
    dark_journal = DARK
    looked = ""  # whose hand somebody wants to see, until the next deed
    _gains: Sequence[Gain] = ()  # what heroes have gained by what is being shown
    _people: Sequence[Figure] = ()
    _fought: tuple[Clash | None, int] = (None, 0)  # a blow, and of how many cards
    _people_of: View | None = None
    _foresights: dict[Action, Preview]
    _foresights_of: View | None = None
    floor: Floor
    board: ArenaBoard

    def arena_hands(self) -> Hands:
        """Who answers presses on the arena's things."""
        raise NotImplementedError

    # who is there

    def people(self, view: View) -> Sequence[Figure]:
        """Everybody in a view; reckoned anew only for another."""
        if self._people_of is not view:
            self._people, self._people_of = figures(self.game, view), view
        return self._people

    def foresee(self, view: View, action: Action) -> Preview:
        """What an action would do; reckoned once for a view."""
        if self._foresights_of is not view:
            self._foresights, self._foresights_of = {}, view
        if action not in self._foresights:
            self._foresights[action] = self.game.preview(view, action)
        return self._foresights[action]

    def clash_seen(self, view: View) -> Clash | None:
        """The blow under way; while its cards leave one by one, as it was when all of them lay there."""
        clash = self._clash_of(view)
        if clash is None or self.score is None:
            self._fought = clash, 0
            return clash
        lie = sum(len(view.zones.get(f.zones["played"], ())) for f in self.setting.cast if f.id in _fighters(clash))
        before, most = self._fought
        if _fighters(before) == _fighters(clash) and lie < most:
            return before
        self._fought = clash, lie
        return clash

    def between(self, view: View) -> list[Widget]:
        """What lies between the rows while nobody strikes: how a fight has ended, or what it is about."""
        if not isinstance(self.game, Trouped):
            return []
        if (dealt := draft(self.game, view)) is not None:
            return page(dealt, self.board.chooser.picked, self.focus, self.desk.type, self._pick_dealt,
                        self.desk.settings.left_handed)  # fmt: skip
        if (after := self.game.aftermath(view)) is not None:
            return [*self._ended(after, view, self.game.stakes(view))]
        taken = self.clash_seen(view) or self.setting.open or {*self.skin.offers} & {*self.game.buttons(view)}
        told = () if taken or self.board.announced(view) or self._is_littered(view) else self.game.stakes(view)
        return [Stakes(told, self.places.box("lane"), self.desk.type)] if told else []

    def _pick_dealt(self, id: str) -> Do:
        return partial(self.arena_hands().pick, id)

    def _is_littered(self, view: View) -> bool:
        """Do cards lie in the lane, or fly over it?"""
        lane = self.places.box("lane")
        flies = self.score is not None and any(lane.holds(sprite.at) for sprite in self.stage.flying)
        return flies or any(view.zones.get(figure.zones["played"]) for figure in self.setting.cast)

    def _ended(self, after: Aftermath, view: View, terms: Sequence[Text]) -> Iterator[Widget]:
        """How a fight has ended, with what was found; or, where that can be traded, on what terms."""
        letters, found = self.desk.type, self._spoils(after, view)
        names = {id: tongue.say(name) for id, name in self.board.names.items()} if len(after.shares) > 1 else {}
        above = "traits" if self.setting.open else "enemies"  # nobody needs those now
        yield AftermathPlate(self._to_tell(after), names, self._rest_room(after), letters, self.places.box(above).y)
        if found:
            yield SpoilsPlate(found, self.places.box("hand"), letters, self.art)
        elif len(self.setting.open) == 1 and terms:
            yield TermsPlate(terms, self._beside_open(), letters)

    def _to_tell(self, after: Aftermath) -> Aftermath:
        """How it ended for whoever is asked to trade, which is said in little room; else for everybody."""
        if not self.setting.open:
            return after
        asked = [figure.id for figure in self.setting.cast if figure.zones.get("loot") in self.setting.open]
        return after._replace(shares=tuple(share for share in after.shares if share.who in asked))

    def _spoils(self, after: Aftermath, view: View) -> list[Spoil]:
        """What lies in place of the hands, which are put away; nothing, where it lies open in the lane."""
        heroes = [figure for figure in self.people(view) if figure.side == HEROES and not figure.owner]
        names = {figure.id: tongue.say(figure.name) for figure in heroes}
        kept = {figure.id: figure.zones.get("loot", "") for figure in heroes if figure.id == self.setting.shown}
        before = {id: [card for card in view.zones.get(zone, ()) if card is not None] for id, zone in kept.items()}
        return [] if self.setting.open else spoils(after, names, before)

    def _beside_open(self) -> Box:
        """The lane beside the row of cards that lies open in it."""
        lane = self.places.box("lane")
        slot = self.room.slots[self.setting.open[0]]
        right = slot.box.x + slot.box.w + slot.step_x * (len(self.view.zones[slot.zone]) - 1)
        return Box(right + SPARE, lane.y, lane.right - right - SPARE, self.places.box("preview").y - lane.y)

    def _rest_room(self, after: Aftermath) -> Box:
        """Where it is said how a fight has ended: in the lane, and where there is something to say of several in place
        of the journal, too; where cards are laid open there, in place of a hand."""
        lane, journal = self.places.box("lane"), self.places.box("journal")
        if self.setting.open:
            return _around(self.places.box("hand"), self.places.box("sort")).inset(0, -SPARE).moved(0, -UP)
        several = len(after.shares) > 1
        return _around(lane, journal)._replace(y=lane.y, h=lane.h).inset(0, -3) if several else lane

    def cast(self) -> tuple[Figure, ...]:
        """Everybody; while things move also whoever has gone meanwhile, for it is still to be seen how."""
        there = self.people(self.view)
        if self.score is None:
            return tuple(there)
        ids = {figure.id for figure in there}
        return (*there, *(figure for figure in self.setting.cast if figure.id not in ids))

    def _clash_of(self, view: View) -> Clash | None:
        """The blow under way."""
        return self.game.clash(view) if isinstance(self.game, Trouped) else None

    def _arranged(self) -> Setting:
        cast, clash = self.cast(), self._clash_of(self.view)
        fighters = self.setting.clash if self.score else _fighters(clash)
        shown = self._shown(cast)
        open, pickable = self._choosable(cast, shown)
        return Setting(cast, shown, open, pickable, fighters)

    def _shown(self, cast: tuple[Figure, ...]) -> str:
        """Whose hand lies open: that of whoever is to choose among its cards, or is asked whether to do something
        first, or whose was looked at before; while things move no other than before."""
        if self.score is not None and self.setting.shown:
            return self.setting.shown
        mine = {figure.id: figure for figure in cast if figure.seat == self.view.seat and figure.state != FALLEN}
        known, named = cards_in(self.view), named_in(self.view.legal)
        zones = {known[id] for id in named if id in known}
        asked = [id for id, figure in mine.items() if figure.zones["hand"] in zones] or self._questioned(mine, named)
        before = self.setting.shown
        if self.looked in {figure.id for figure in cast}:
            return self.looked
        if before in asked or (not asked and before in mine):
            return before
        acting = [id for id in asked or mine if mine[id].state == ACTING]
        return next(iter(acting or asked or mine), "")

    def _questioned(self, mine: Mapping[str, Figure], named: Collection[str]) -> list[str]:
        """Who is asked, where no card is asked for: whoever is attacked, for the answer will be theirs; or else whoever
        has the ability that may be used."""
        clash = self._clash_of(self.view) if self.view.legal else None
        if clash is not None and clash.defender in mine:
            return [clash.defender]
        return [id for id, figure in mine.items() if any(trait.id in named for trait in figure.traits)]

    def _choosable(self, cast: tuple[Figure, ...], shown: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The zones to be laid open because one of their cards can be chosen, and those whose cards can be chosen where
        they lie."""
        known, named = cards_in(self.view), named_in(self.view.legal)
        zones = dict.fromkeys(known[id] for id in named if id in known)
        hands = {figure.zones["hand"] for figure in cast}
        played = {figure.zones["played"] for figure in cast}
        order = [zone for zone in self.view.zones if zone in zones and zone not in hands]
        return tuple(z for z in order if z not in played), tuple(z for z in order if z in played)

    # where they are

    def furnished(self, room: Room) -> Room:
        self.setting = self._arranged()
        return self._with_floor(room)

    def _with_floor(self, room: Room) -> Room:
        places = mirrored(room.places) if self.desk.settings.left_handed else room.places
        self.floor = Floor(self.setting, places, [*self.view.zones])
        return replace(room, slots=self.floor.slots, places=places)

    def make_places(self) -> Places:
        return Places(self.room)  # which is furnished for these hands already

    def make_board(self) -> ArenaBoard:
        means = Means(self.floor, self.desk.settings.hand_order, self.people, self.clash_seen, self.foresee,
                      self.between)  # fmt: skip
        return ArenaBoard(self.game, self.room, self.places, self.desk.type, self.arena_hands(), means)

    def faces(self) -> Sequence[tuple[str, Box]]:
        place = face_in(self.places.box("traits"))
        pictures = (portrait_of(figure.kind, figure.elite) for figure in self.people(self.view))
        return [(picture, place) for picture in dict.fromkeys(pictures) if picture]

    def _lay_out(self) -> None:
        super()._lay_out()
        self._sort()
        self._name_places()
        self.stage.sync(self.present())

    def _sort(self) -> None:
        self.stage.sorting = {self.floor.hand: KEYS[self.desk.settings.hand_order]} if self.floor.hand else {}

    def arrange(self) -> None:
        """Lay out anew if somebody has come or gone, or something else is looked at."""
        setting = self._arranged()
        if _key(setting) == _key(self.setting) and self.board.order == self.desk.settings.hand_order:
            self.setting = setting
        else:
            self._lay(setting)
        self._make_room()

    def _make_room(self) -> None:
        """While the lane is full of how a fight has ended, what is said of the thing in focus lies where the hand
        was."""
        usual, hand = Box(*self.room.places["preview"].box), self.places.box("hand")
        after = self.game.aftermath(self.view) if isinstance(self.game, Trouped) else None
        if after is None or self.setting.open:
            self.places.put("preview", usual)
            return
        found = self._spoils(after, self.view)
        left = SpoilsPlate(found, hand, self.desk.type, self.art).box.w + SPARE if found else 0.0
        self.places.put("preview", Box(hand.x + left, hand.y, hand.w - left, usual.h))

    def _lay(self, setting: Setting) -> None:
        self.setting = setting
        self.room = self._with_floor(self.hall.room)
        self.places = self.make_places()
        self.board = self.make_board()
        self._sort()
        self._name_places()
        self.stage.lay(self.places)
        self._sink()
        self._seen = None

    def _sink(self) -> None:
        """A card that was lifted in a hand lies flat where none can be picked any more."""
        for zone, pile in self.stage.piles.items():
            if self.room.slots[zone].spot != "card":
                for sprite in pile:
                    sprite.lift = 0.0

    def _name_places(self) -> None:
        """Where everybody stands, for what is to be seen there; and what their abilities are called."""
        traits = (trait for figure in self.setting.cast for trait in figure.traits)
        self.stage.names = {trait.id: tongue.say(trait.name) for trait in traits}
        for id, stand in self.floor.stands.items():
            self.places.put(id, stand.box)
        lane = self.places.box("lane")
        for seat in range(len(self.game.seats(self.view.options))):
            self.places.put(f"turn.{seat}", Box(lane.x + TURN, lane.centre[1] - TURN / 4, lane.w - 2 * TURN, TURN / 2))

    # what happens

    def lingers(self) -> float | None:
        """For how many seconds the page of a new level stays of itself; None: until somebody goes on."""
        return None

    def animate(self, events: Sequence[Event]) -> None:
        self._gains = self._gained(self.view, self.now())
        super().animate(events)

    def _gained(self, before: View, after: View) -> Sequence[Gain]:
        """Whoever has reached a level, which happens at the end of a fight."""
        ended = isinstance(self.game, Trouped) and self.game.aftermath(after) is not None
        return gains(figures(self.game, before), figures(self.game, after)) if ended else ()

    def settled(self) -> None:
        """A new level has a page of its own, before anything else is asked."""
        risen, self._gains = self._gains, ()
        after = self.game.aftermath(self.now()) if isinstance(self.game, Trouped) else None
        if risen and after is not None:
            self.desk.stack.push(LevelScene(self.desk, risen, after, super().settled, self.lingers()))
        else:
            super().settled()

    def tell(self, event: Event, line: str) -> None:
        if isinstance(event, Moved) and event.dst in {figure.zones["played"] for figure in self.setting.cast}:
            self._face_each_other()
        super().tell(event, line)

    def _face_each_other(self) -> None:
        """Cards come into the lane: whoever strikes lies to the left, whoever answers to the right."""
        if self.score is None or not isinstance(self.game, Trouped):
            return
        fighters = self.game.fighters(self.stage.seen(self.view))
        if any(fighters) and fighters != self.setting.clash:
            self._lay(self.setting._replace(clash=fighters))

    # drawing

    def draw_widgets(self, canvas: Canvas) -> None:
        """The ring of whoever has the focus lies over the frames of those beside them, and how it ended over all."""
        self.widgets.sort(key=self._layer)
        super().draw_widgets(canvas)

    def _layer(self, widget: Widget) -> int:
        if isinstance(widget, AftermathPlate):
            return 2
        return int(widget.id == self.focus and isinstance(widget, FigurePlate))

    def covered(self) -> Sequence[Box]:
        return [stand.box for stand in self.floor.stands.values()]

    def seen_at(self, widget: Widget) -> Box:
        """Of a card in a row only a strip can be pressed, but its ring is around the whole of it."""
        sprite = self.stage.find(widget.id) if isinstance(widget, CardSpot) and self.score is None else None
        return sprite.box if sprite is not None else super().seen_at(widget)

    def _follow_stage(self) -> None:
        """Whoever has not come yet is not seen, and whoever leaves is as long as they stay."""
        super()._follow_stage()
        if self.score is not None:
            ids = {widget.id for widget in self.widgets}
            come = FigurePlate | AftermathPlate | SpoilsPlate | TermsPlate | Stakes | StakePlate
            here = [w for w in self.widgets if not isinstance(w, come) or w.id in self._told]
            self.widgets = [*here, *(widget for id, widget in self._told.items() if id not in ids)]

    def draw_journal(self, canvas: Canvas) -> None:
        """Not under what lies in its place."""
        journal = self.places.box("journal")
        if not any(isinstance(w, AftermathPlate | SideLine) and w.box.overlaps(journal) for w in self.widgets):
            super().draw_journal(canvas)

    def draw_under(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if isinstance(widget, FigurePlate | Lane) and canvas.visible(widget.box.inset(-SHADOW)):
                widget.draw_under(canvas)


def _around(one: Box, other: Box) -> Box:
    """The place that two take up together."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Box(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


def _fighters(clash: Clash | None) -> tuple[str, str]:
    return (clash.attacker, clash.defender) if clash else ("", "")


def _key(setting: Setting) -> Any:
    """What of a setting says where things lie."""
    return [(f.id, f.side, f.owner) for f in setting.cast], setting[1:]
