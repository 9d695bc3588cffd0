"""What an arena shows at the end of a fight: the result, and the loot found or the terms on which it can be traded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game import i18n
from game.core.combatants import HEROES, Aftermath, Figure
from game.core.text import Text
from game.core.view import View

from ..base.geometry import Box
from ..gfx.fonts import Fonts
from ..table.card_art import CardArt
from ..table.places import Places
from ..ui.widget import Widget
from .aftermath import AftermathPlate, Spoil, SpoilsPlate, TermsPlate, spoils
from .floor import Floor, Setting
from .victory import TriumphPlate

SPARE, UP = 12.0, 8.0  # design pixels: around the hand and beside plates; how far a plate moves up


class FightEnd:
    """The plates that say how a fight ended, for one moment of a play; `people` are the figures of that moment."""

    def __init__(
        self, after: Aftermath, view: View, people: Sequence[Figure], setting: Setting, floor: Floor, places: Places
    ):
        self.after, self.view, self.people = after, view, people
        self.setting, self.floor, self.places = setting, floor, places

    def plates(
        self, terms: Sequence[Text], names: Mapping[str, Text], letters: Fonts, art: CardArt
    ) -> Iterator[Widget]:
        """Yield the result, and the loot found or the terms on which it can be traded."""
        found = self.spoils()
        called = {id: i18n.say(name) for id, name in names.items()} if len(self.after.shares) > 1 else {}
        above = "traits" if self.setting.open else "enemies"  # a place that is free now
        grand = self._triumph(called, letters) if not self.setting.open else None
        yield grand or AftermathPlate(self._to_tell(), called, self.room(), letters, self.places.box(above).y)
        if found:
            yield self._spoils_plate(found, letters, art)
        elif len(self.setting.open) == 1 and terms:
            yield TermsPlate(terms, self._beside_open(), letters)

    def _spoils_plate(self, found: Sequence[Spoil], letters: Fonts, art: CardArt) -> SpoilsPlate:
        """Return the plate of the loot; it lies where a hand and its abilities lie otherwise."""
        return SpoilsPlate(found, at_hand(self.places).inset(0, UP / 2), letters, art)

    def _triumph(self, names: Mapping[str, str], letters: Fonts) -> TriumphPlate | None:
        """Return the large plate of a fight's end, in place of the enemies and the lane; None if it does not fit."""
        stage, top = self.floor.stage, self.places.box("enemies").y - UP
        room = Box(stage.x, top, stage.w, stage.bottom - top)
        sheet = TriumphPlate(self.after, self.setting.cast, names, room, letters)
        return sheet if sheet.fits else None

    def _to_tell(self) -> Aftermath:
        """Return the aftermath with only the shares of the figures that are asked to trade, since there is little room
        then; otherwise all of it."""
        if not self.setting.open:
            return self.after
        asked = [figure.id for figure in self.setting.cast if figure.zones.get("loot") in self.setting.open]
        return self.after._replace(shares=tuple(share for share in self.after.shares if share.who in asked))

    def spoils(self) -> list[Spoil]:
        """Return the loot to show in place of the hands; nothing while loot lies open in the lane."""
        heroes = [figure for figure in self.people if figure.side == HEROES and not figure.owner]
        names = {figure.id: i18n.say(figure.name) for figure in heroes}
        kept = {figure.id: figure.zones.get("loot", "") for figure in heroes if figure.id == self.setting.shown}
        zones = self.view.zones
        before = {id: [card for card in zones.get(zone, ()) if card is not None] for id, zone in kept.items()}
        return [] if self.setting.open else spoils(self.after, names, before)

    def _beside_open(self) -> Box:
        """Return the lane's part to the right of the row of cards that lies open in it."""
        lane = self.places.box("lane")
        slot = self.floor.slots[self.setting.open[0]]
        right = slot.box.x + slot.box.w + slot.step_x * (len(self.view.zones[slot.zone]) - 1)
        return Box(right + SPARE, lane.y, lane.right - right - SPARE, self.places.box("preview").y - lane.y)

    def room(self) -> Box:
        """Return the box of the result: the lane, extended over the journal if there are several shares; the place of
        the hand while cards lie open in the lane."""
        lane, journal = self.places.box("lane"), self.places.box("journal")
        if self.setting.open:
            return around(self.places.box("hand"), self.places.box("sort")).inset(0, -SPARE).moved(0, -UP)
        several = len(self.after.shares) > 1
        return around(lane, journal)._replace(y=lane.y, h=lane.h).inset(0, -3) if several else lane

    def preview_place(self, usual: Box, letters: Fonts, art: CardArt) -> Box:
        """Return the box of the preview line: where the hand was, beside the loot; `usual` while cards lie open."""
        if self.setting.open:
            return usual
        found, below = self.spoils(), at_hand(self.places)
        left, right = below.x, below.right
        if found:
            cards = self._spoils_plate(found, letters, art).box
            left, right = max((left, cards.x - SPARE), (cards.right + SPARE, right), key=lambda ends: ends[1] - ends[0])
        return Box(left, below.centre[1] - usual.h / 2, right - left, usual.h)


def at_hand(places: Places) -> Box:
    """Return the box of the hand and the abilities above it."""
    return around(places.box("traits"), places.box("hand"))


def around(one: Box, other: Box) -> Box:
    """Return the smallest box around both boxes."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Box(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)
