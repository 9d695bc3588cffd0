"""The page before a play of several people on which devices are assigned to seats."""

from __future__ import annotations

from collections.abc import Callable

from game.core.capabilities import played_at
from game.core.game import HUMAN
from game.core.match import Match
from game.i18n import _

from ..base.geometry import Box
from ..input.bindings import MOUSE, PAD_LEFT, Intent
from ..input.seating import Seating
from ..services import Services
from ..table.card_art import CardArt
from ..table.livery import livery_of
from ..table.small_cards import GAP as MINI_GAP
from ..table.small_cards import SmallCards, minis_tall
from ..ui.text import Words, bone
from ..ui.widget import Widget
from .bindings import devices
from .menu import FootButton, MenuScene, grown
from .seat_tiles import NEXT, SEAT, SeatCard, SeatDevice, Tag

CARD_W, EDGE = 340.0, 60.0
SIDE, APART = 30.0, 12.0  # from the sheet's edge to a seat; gap between seats in a row
LIST_GAP, TAG_GAP = 24.0, 10.0
TAG_H, MOST = 66.0, 6  # height of a device in the list; greatest number listed
TURNING = 0.9  # seconds in which a seat's cards turn
WAYS = {"left": -1, "right": 1}


class SeatsScene(MenuScene):
    """Two seats, left and right, with the devices between them; or more seats side by side.

    A press on a device takes the focused seat; left and right change seats. A further press takes the next seat as
    well, for a device that is passed around.
    """

    name = "seats"
    span = (EDGE, 1280 - 2 * EDGE)

    def __init__(self, services: Services, match: Match, then: Callable[[], object]):
        """`then` is called once every seat has a device and `services.seating` is set."""
        super().__init__(services)
        self.reader.lines = lambda: (self.title(), self._how())
        self.match, self.then = match, then
        people = [seat for seat, holder in enumerate(match.seats) if holder == HUMAN]
        self.seating = Seating(people)
        if [*services.seating.held] == people:
            self.seating.held = dict(services.seating.held)
        self.device: int = -1  # device of the current input
        self.turned = {seat: float(device is not None) for seat, device in self.seating.held.items()}
        self._outside = services.input.seating
        self._pads: tuple[int, ...] = ()

    # life cycle

    def enter(self) -> None:
        self.services.input.seating = Seating()  # every device may act on this page
        super().enter()

    def leave(self) -> None:
        self.services.input.seating = self._outside

    def _turn_cards(self, dt: float) -> bool:
        """Turn the cards of taken seats face up and of free seats face down; True while any moves."""
        moving = False
        for seat, device in self.seating.held.items():
            goal, now = float(device is not None), self.turned[seat]
            by = 1.0 if self.services.settings.still else dt / TURNING
            self.turned[seat] = min(goal, now + by) if goal > now else max(goal, now - by)
            moving = moving or self.turned[seat] != now
            cards = self.widget(f"cards.{seat}")
            if isinstance(cards, SmallCards):
                cards.turn = self.turned[seat]
        return moving

    def at_rest(self) -> bool:
        return all(self.turned[seat] == (device is not None) for seat, device in self.seating.held.items())

    def update(self, dt: float) -> bool:
        moving = self._turn_cards(dt)
        if self._pads != self.services.input.pads.numbers:
            self.refresh()
        return super().update(dt) or moving

    # widgets

    def title(self) -> str:
        return _("Who plays with what?")

    def _how(self) -> str:
        if self.seating.free and len(self.seating.held) > 2:
            return _("Press a button on the device you want to play with. Left and right change places.")
        if self.seating.free:
            return _("Press a button on the device you want to play with. Left and right change sides.")
        if self.seating.of(MOUSE):
            return _("Every seat is taken. Any other device plays for every side.")
        return _("Every seat is taken. Other devices, like the mouse, play for every side.")

    def first_focus(self) -> str | None:
        return f"{SEAT}{self.seating.free[0]}" if self.seating.free else "start"

    def build(self) -> list[Widget]:
        self._forget_what_is_gone()
        if self.services.settings.still:
            self._turn_cards(0)
        ready = not self.seating.free
        letters, sheet = self.services.fonts, self.sheet.box
        how = Box(sheet.x + 30, sheet.y + 14, sheet.w - 60, grown(60, letters))
        room = Box(sheet.x, how.bottom + 10, sheet.w, sheet.bottom - how.bottom - 34)
        return [
            *self.sheet.frame(
                FootButton("back", _("Back"), "back", self._leave),
                FootButton("start", _("Start"), "door", self._start, primary=True, enabled=ready),
            ),
            Words("how", self._how(), how, letters, "body", 25, bone, "centre", 0.5, 2),
            *self._seats(room),
            *(self._tags(room) if len(self.seating.held) == 2 else []),
        ]

    def _forget_what_is_gone(self) -> None:
        """Take pads that were pulled out away from their seats."""
        self._pads = self.services.input.pads.numbers
        for seating in (self.seating, self._outside):
            pads = {device for device in seating.held.values() if device is not None and device >= 0}
            for pad in pads.difference(self._pads):
                seating.drop(pad)

    def _seats(self, room: Box) -> list[Widget]:
        seats = self.match.game.seats(self.match.options)
        cards = [
            SeatCard(livery_of(self.match.game.id, seat, seats[seat].id), self._called(seat, seats[seat].name), box,
                     self._take_it(seat), self._shown(seat), self.services)
            for seat, box in zip(self.seating.held, self._places(room), strict=True)
        ]  # fmt: skip
        return [*cards, *(minis for seat, card in zip(self.seating.held, cards, strict=True)
                          for minis in self._own(seat, card.spare))]  # fmt: skip

    def _called(self, seat: int, name: str) -> str:
        """A seat's label: who is played there, or else the seat's own name."""
        played = played_at(self.match.game, self.match.options, seat)
        return _(played.label) if played else _(name)

    def _places(self, room: Box) -> list[Box]:
        """The places of the seats: two at the sides, or several in a row."""
        inner, count = room.inset(SIDE, 0), len(self.seating.held)
        wide = CARD_W if count == 2 else (inner.w - (count - 1) * APART) / count
        step = (inner.w - wide) / (count - 1)
        return [Box(inner.x + i * step, room.y, wide, room.h) for i in range(count)]

    def _own(self, seat: int, room: Box) -> list[Widget]:
        """The cards that count a seat's life, if there is room for them."""
        view = self.match.view(seat)
        gauges = self.services.halls.room(self.match.game, view).gauges.values()
        zone = next((gauge.cards for gauge in gauges if gauge.cards.endswith(f".{seat}")), "")
        cards = [card for card in view.zones.get(zone, ()) if card is not None]
        wide = (room.w - (len(cards) - 1) * MINI_GAP) / max(1, len(cards))
        if not cards or room.h < minis_tall(len(cards), wide):
            return []
        high = minis_tall(len(cards), wide)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        minis = SmallCards(f"cards.{seat}", cards, Box(room.x, room.bottom - high, room.w, high), wide, art)
        minis.turn = self.turned[seat]
        return [minis]

    def _shown(self, seat: int) -> SeatDevice | None:
        device = self.seating.held[seat]
        return None if device is None else SeatDevice.of(self.services, device, self.seating)

    def _tags(self, room: Box) -> list[Widget]:
        """The devices between the two seats, with arrows towards those they play."""
        split = self.seating.split
        x, wide = room.x + SIDE + CARD_W + LIST_GAP, room.w - 2 * (SIDE + CARD_W + LIST_GAP)
        found = devices(self.services, split)[:MOST]
        high = min(TAG_H, (room.h - (len(found) - 1) * TAG_GAP) / len(found))
        y = room.y + (room.h - len(found) * (high + TAG_GAP) + TAG_GAP) / 2
        held = [SeatDevice.of(self.services, device, self.seating) for device in found]
        glyph = max(each.glyph_width(self.services.canvas) for each in held)
        tags = [
            Tag(each, self._sides(each.device), Box(x, y + i * (high + TAG_GAP), wide, high), glyph, self.services)
            for i, each in enumerate(held)
        ]
        size = min(tag.block.size for tag in tags)
        for tag in tags:
            tag.write(size, grow=False)
        words = max(tag.block.width for tag in tags)
        for tag in tags:
            tag.at = tag.box.centre[0] - (glyph + NEXT + words) / 2
        return [*tags]

    def _sides(self, device: int) -> tuple[bool, bool]:
        """Return (left, right): True for each of the two seats that the device plays."""
        mine = self.seating.of(device)
        left, right = (seat in mine for seat in self.seating.held)
        return left, right

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Start") if not self.seating.free else _("Take this place")), ("cancel", _("Back"))]

    # assigning seats

    def handle(self, intent: Intent) -> None:
        self.device = intent.device
        by, here = WAYS.get(intent.kind), self.focus or ""
        if by and self.seating.of(intent.device):
            if not intent.again:
                self._move(by)
        elif by and here.startswith(SEAT):
            self._mark(here, by)
        else:
            super().handle(intent)

    def _mark(self, here: str, by: int) -> None:
        """Move the focus to the neighbouring seat."""
        places = [f"{SEAT}{seat}" for seat in self.seating.held]
        at = places.index(here) + by
        if 0 <= at < len(places):
            self.set_focus(places[at])

    def _move(self, by: int) -> None:
        """Move the current device to the neighbouring seat."""
        moved = self.seating.move(self.device, by)
        self.services.sounds.play("ui-toggle" if moved else "ui-deny")
        if moved:
            self._seated(self.seating.of(self.device)[0])

    def _take_it(self, seat: int) -> Callable[[], None]:
        def take() -> None:
            self.seating.take(seat, self.device)
            self._seated(seat)

        return take

    def _seated(self, seat: int) -> None:
        """Announce a device's new seat and focus the next free one."""
        self.services.sounds.play(f"your-turn-{seat % 2}")
        self.services.sounds.play("turn-card")
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)
        held, card = self._shown(seat), self.widget(f"{SEAT}{seat}")
        if held is not None and card is not None:
            told = _("{seat}: {device}.").format(seat=card.label, device=held.name)
            self.services.narrator.say(told, interrupt=True)
        self.reader.read_focus(interrupt=False)

    def back(self) -> None:
        """Free the seat of the current device; if it has none, leave the page."""
        if self.seating.of(self.device):
            self.seating.drop(self.device)
            self.refresh()
            self.set_focus(self.first_focus(), quiet=True)
            self.reader.read_focus()
        else:
            self._leave()

    def command(self, intent: Intent) -> bool:
        return intent.kind == PAD_LEFT

    def _leave(self) -> None:
        self.services.stack.pop()

    def _start(self) -> None:
        self.services.seating = self.seating
        self.then()
