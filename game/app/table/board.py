"""The widgets of the table, made from a seat's view.

The board knows zones, places and previews, never a rule. Names of cards, previews of actions and captions of zones come
from the game; positions, and what can be chosen there, come from the map.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game import i18n, levels
from game.core.cards import parse
from game.core.deck import plain
from game.core.game import Game, Preview
from game.core.selection import Selection, parts_of
from game.core.view import Action, View
from game.i18n import _

from ..base.geometry import GRID_W, Box
from ..base.prints import name_on
from ..gfx.fonts import LEADING, Fonts
from ..ui.buttons import ON_EDGE, Button, IconButton, OfferPlate
from ..ui.text import Grounded, Heading, Words, cream, first_that_fits, gold, title_at_left
from ..ui.widget import Widget
from .gauges import gauge
from .livery import livery_of
from .places import Places, PlaceSpot, pair_sign
from .plates import PlatedWords
from .skins import skin_of
from .spots import NOTHING, CardSpot, Chip, EmptySlot, PileSpot, SeatPlate

TALL, LOW, BETWEEN, APART = 64.0, 60.0, 8.0, 28.0
TIGHT = 16.0  # design pixels between two cards, below which the focus ring of one would touch the next
HEAD_LEFT, HEAD_RIGHT = 366.0, 1040.0  # design pixels: ends of the room for large status text
HEAD_W = 560.0  # design pixels: the widest that the status text may be
HEAD_H, RISE = 106.0, 28.0  # design pixels: the greatest height of text at the head; how far a card with its ring rises
CAPTION = 31.0  # design pixels: height of a line of a caption
NAMED, ENDED = 18.0, 28.0  # margin beside text on a plate: a caption, and the result of a pair of cards
USUAL_ICON = "run"  # icon of a verb that has none of its own


class TableActions(Protocol):
    """The callbacks of the board's widgets, implemented by the table scene."""

    def pick(self, id: str) -> None: ...
    def look(self, zone: str) -> None: ...
    def undo(self) -> None: ...
    def hint(self) -> None: ...
    def menu(self) -> None: ...
    def help(self) -> None: ...
    def log(self) -> None: ...


class NoActions:
    """Callbacks that do nothing, for a table that is only watched."""

    def pick(self, id: str) -> None:
        """Do nothing: nothing can be picked."""

    look = pick

    def undo(self) -> None:
        """Do nothing."""

    hint = menu = log = help = undo


class Board:
    """Makes the widgets of the table for one moment of a play."""

    offer: type[OfferPlate] = OfferPlate
    heading: type[Words] = Words  # widget class of the status text at the head
    head_w, head_right = HEAD_W, HEAD_RIGHT

    def __init__(self, game: Game[Any], room: levels.Room, places: Places, letters: Fonts, actions: TableActions):
        self.game, self.room, self.places, self.letters, self.actions = game, room, places, letters, actions
        self.skin = skin_of(game.id)

    def things(self, view: View, selection: Selection, undoer: int | None = None) -> list[Widget]:
        """Return the widgets on the table; each seat's area gets a plate of its own.

        `undoer` is a seat other than the acting one that may take back its last action.
        """
        captions = self._words(view)
        seats = self._seats(view, undoer)
        lost = [seat.box for seat in seats if seat.fallen]
        words = [*self._zones(view, captions), *self.info_widgets(view)]  # drawn after the cards: no glow covers them
        return [
            *seats,
            *self._cards(view, selection),
            *(widget for widget in words if widget.focusable or not any(widget.box.overlaps(box) for box in lost)),
            *self._spots(selection, captions),
            *self._gauges(view, captions),
        ]

    def info_widgets(self, view: View) -> list[Widget]:
        """Return the text widgets of the zones: piles with their counts, captions, and the signs between pairs of
        cards."""
        captions = self._words(view)
        return [*self._piles(view, captions), *self._captions(view, captions), *self._pairs(view)]

    def _pairs(self, view: View) -> list[Widget]:
        return [
            pair_sign(name, self.places.box(name), place.pair, place.by, view, self.letters)
            for name, place in self.room.places.items()
            if place.pair
        ]

    def ends(self, view: View) -> list[Widget]:
        """Return the results of pairs of cards, where the game has words for them and the map a place."""
        captions = self._words(view)
        return [
            PlatedWords(f"{name}-ended", captions[name], self._caption_box(name), self.letters, 26, cream, ENDED)
            for name in self._paired() & captions.keys()
        ]

    def _paired(self) -> set[str]:
        """Return the places of pair signs that have a caption beneath."""
        return {name for name, place in self.room.places.items() if place.pair and name in self.room.captions}

    def _words(self, view: View) -> dict[str, str]:
        return {name: i18n.say(text) for name, text in self.game.captions(view).items()}

    def head(self, title: str, more: str, status: str, top: float, right: float) -> list[Widget]:
        """Return the widgets of the head: the title (the longer text `more` if it fits), the status, Log, Help and
        Menu. Large status text may reach to the x `right`."""
        actions, letters = self.actions, self.letters
        room = Box(28, top + 16, 330, 48)
        whole = Heading("title", more, room, letters, 38, align="left")
        return [
            title_at_left(title, room, letters, 38) if whole.block.overflow else whole,
            self._status(status, top, right),
            IconButton("log", _("Log"), Box(1048, top + 10, 60, 60), actions.log, "scroll"),
            IconButton("help", _("How to play"), Box(1120, top + 10, 60, 60), actions.help, "book"),
            IconButton("menu", _("Menu"), Box(1192, top + 10, 60, 60), actions.menu, "pause"),
        ]

    def room_sign(self, number: int, chance: str, top: float) -> Words:
        """Return the sign with the number of the dungeon room, and the chance of winning, "" if it is not shown."""
        words = _("Room {n}")
        if chance:  # in large letters there is room for one line of it
            words = _("Room {n} · {chance} to win") if self.letters.scale == 1 else _("Room {n} · {chance}")
        return self.sign("room", words.format(n=number, chance=chance), top)

    def sign(self, id: str, words: str, top: float) -> Words:
        """Return a short text under the title."""
        below = 67 if self.letters.scale == 1 else 77  # descenders of large title letters hang lower
        box = Box(28, top + below, 330, 32)
        return Grounded(id, words, box, self.letters, "label", 22, gold, "left", lines=1, shade=True, grow=False)

    def _status(self, text: str, top: float, right: float) -> Words:
        """Return the status text. Its letters always have one size: the largest that leaves room for two lines."""
        letters = self.letters
        high, down = (66, 8) if letters.scale == 1 else (self._free(top + 4), 4)
        width = min(self.head_w, 2 * (right - GRID_W / 2))
        box = Box((GRID_W - width) / 2, top + down, width, high)
        wide = box._replace(x=HEAD_LEFT, w=right - HEAD_LEFT)  # for large text
        how = (letters, "strong", min(25 * letters.scale, high / 2 / LEADING), cream, "centre", 0.5, 2, True, False)
        return first_that_fits(self.heading("status", text, place, *how) for place in (box, wide))

    def _free(self, top: float) -> float:
        """Return the height text at the head may have so that the cards below can still rise."""
        highest = min((self.places.slot(zone).y for zone in self._in_slots("card")), default=HEAD_H + RISE + top)
        return min(HEAD_H, highest - RISE - top)

    def _seats(self, view: View, undoer: int | None) -> list[SeatPlate]:
        """Return the plates of the seats' areas; the acting seat's plate is lit."""
        seats = self.game.seats(view.options)
        return [
            SeatPlate(
                livery_of(self.game.id, seat, seats[seat].id),
                _(seats[seat].name),
                self.places.turned(Box(*box)),
                seat in view.to_act,
                self.letters,
                self.places.outer(Box(*box)) == "right",
                self._fallen(view, Box(*box)),
                seat == undoer and seat not in view.to_act,
            )
            for seat, box in ((int(number), box) for number, box in self.room.seats.items())
        ]

    def _fallen(self, view: View, seat: Box) -> bool:
        """Return True if a gauge inside this seat's area has run out."""
        gauges = ((name, Box(*shown.box)) for name, shown in self.room.gauges.items() if name in view.gauges)
        return any(box.overlaps(seat) and view.gauges[name] <= 0 < self.game.gauges[name] for name, box in gauges)

    # cards

    def _in_slots(self, spot: str) -> list[str]:
        """Return the zones whose slot is of this kind: `card`, `look` or `zone`."""
        return [zone for zone, slot in self.room.slots.items() if slot.spot == spot]

    def _cards(self, view: View, selection: Selection) -> list[Widget]:
        """Return a widget for every card that can be chosen, with its chips; a face-down card stands for its zone."""
        return [
            self._card(card.id, zone, view, selection) if card is not None else self._hidden(zone, view, selection)
            for zone in self._in_slots("card")
            for card in view.zones[zone]
        ]

    def _hidden(self, zone: str, view: View, selection: Selection) -> CardSpot:
        help = "; ".join(i18n.say(preview.text) for _action, preview in previews_of(self.game, view, selection, zone))
        return CardSpot(zone, _("Face-down card"), self.places.slot(zone), "", help, self._pick(zone))

    def _card(self, id: str, zone: str, view: View, selection: Selection) -> CardSpot:
        card, box = parse(id), self.places.slot(zone)
        previews = previews_of(self.game, view, selection, id, self.places.left_handed)
        wide = box.w / len(previews) if previews else box.w
        chips = [Chip(preview, self.room.icon(action), self.letters, wide) for action, preview in previews]
        help = "; ".join(i18n.say(preview.text) for _action, preview in previews)
        name, value = i18n.say(name_on(card, self.places.print(zone))), i18n.say(plain(card))
        spot = CardSpot(id, name, box, value, help, self._pick(id), chips)
        spot.nearer = ON_EDGE if self._is_tight(zone) else 0.0
        return spot

    def _is_tight(self, zone: str) -> bool:
        """Return True if a neighbouring card is so close that the focus ring of one would touch the other."""
        box = self.places.slot(zone)
        others = (self.places.slot(other) for other in self._in_slots("card") if other != zone)
        return any(each.y == box.y and abs(each.x - box.x) < box.w + TIGHT for each in others)

    def _pick(self, id: str) -> Callable[[], None]:
        return lambda: self.actions.pick(id)

    # piles, zones and places

    def _piles(self, view: View, captions: Mapping[str, str]) -> list[Widget]:
        return [
            PileSpot(zone, captions.get(zone, zone), self.places.slot(zone), len(view.zones[zone]), self._look(zone),
                     self.letters, self._beside(zone))
            for zone in self._in_slots("look")
        ]  # fmt: skip

    def _beside(self, zone: str) -> float:
        """Return the room for a pile's name, up to the window's edge and to the names of other piles."""
        x, y = self.places.slot(zone).centre
        others = (self.places.slot(other).centre for other in self._in_slots("look") if other != zone)
        near = (abs(other[0] - x) for other in others if abs(other[1] - y) < HEAD_H)
        return min(2 * x, 2 * (GRID_W - x), *near, 2 * GRID_W)

    def _look(self, zone: str) -> Callable[[], None]:
        return lambda: self.actions.look(zone)

    def _zones(self, view: View, captions: Mapping[str, str]) -> list[Widget]:
        """Return the widgets of zones that are chosen as a whole, such as the weapon."""
        return [self._zone(zone, view, captions.get(zone, "")) for zone in self._in_slots("zone")]

    def _zone(self, zone: str, view: View, label: str) -> Widget:
        box, card = self.places.slot(zone), view.top(zone)
        if card is None:
            return EmptySlot(zone, label, box, self.room.slots[zone].icon)
        return CardSpot(zone, i18n.say(name_on(card, self.places.print(zone))), box, label, "", self._pick(zone))

    def _captions(self, view: View, captions: Mapping[str, str]) -> list[Widget]:
        """Return the captions of zones, and of gauges shown as text, at the places the map gives."""
        paired = self._paired()
        return [
            self._caption_of(zone, self._caption(view, zone, captions.get(zone, "")))
            for zone in self.room.captions
            if zone not in paired
        ]

    def _caption_of(self, zone: str, text: str) -> Words:
        """Return a caption widget.

        Under a card turned up on the stage it stands on a plate; otherwise it is aligned towards the table's edge. The
        caption of a zone chosen as a whole uses the letters of the gauge beside it, if they fit.
        """
        id, box, raw = f"{zone}-caption", self._caption_box(zone), self.room.captions[zone]
        if self.places.held(zone):
            return PlatedWords(id, text, box, self.letters, 24, gold, NAMED, _lines(raw))
        align, styles = (
            self.places.align(Box(*raw)),
            ["label", "strong"] if zone in self._in_slots("zone") else ["strong"],
        )
        fitting = (s for s in styles if not self.letters.block(text, s, 24, box.w, box.h, _lines(raw)).overflow > 0)
        style = next(fitting, "strong")  # the gauge's letters are wider
        words = Words(id, text, box, self.letters, style, 24, gold, align, 0.5, _lines(raw), shade=True)
        if words.block.overflow > 0:
            words.block = self.letters.cut(text, style, 24, box.w, box.h, _lines(raw))
        return words

    def _caption_box(self, zone: str) -> Box:
        return self.places.turned(Box(*self.room.captions[zone]))

    def _caption(self, view: View, name: str, caption: str) -> str:
        """Return the text of a caption.

        A gauge's caption includes its number and is empty at 0. A zone's is empty while its card is still to come or
        its row is empty.
        """
        if name in view.gauges:
            amount = view.gauges[name]
            return _("{what}: {amount}").format(what=caption, amount=amount) if amount else ""
        comes = self.places.held(name) or self.places.in_row(name)
        return "" if comes and not view.zones[name] else caption

    def _spots(self, selection: Selection, captions: Mapping[str, str]) -> list[Widget]:
        """Return the places that can be chosen, such as the bare hands."""
        lit = selection.options() if selection.picked else set()
        return [
            PlaceSpot(name, captions.get(name, ""), place.picture, self.places.box(name), self._pick(name),
                      self.letters, name in lit)
            for name, place in self.room.places.items()
            if place.picture
        ]  # fmt: skip

    def _gauges(self, view: View, captions: Mapping[str, str]) -> list[Widget]:
        full = self.game.gauge_limits(view)
        return [
            gauge(shown, name, captions.get(name, name), self.places.box(name), view.gauges[name], full[name],
                  self.letters)
            for name, shown in self.room.gauges.items()
            if name in view.gauges
        ]  # fmt: skip

    # buttons

    def buttons(self, view: View, may_undo: bool) -> list[Widget]:
        """Return a button for each verb that needs no card, enabled or not, and the Undo and Hint buttons."""
        verbs = self.game.buttons(view)
        offered = [verb for verb in verbs if verb in self.skin.offers and self.places.has("offers")]
        column = self._column(view, [verb for verb in verbs if verb not in offered], asked=bool(offered))
        return [*self._offers(offered, view), *column, *self._tools(view, may_undo, len(column))]

    def _column(self, view: View, verbs: Sequence[str], asked: bool) -> list[Widget]:
        """Return the verb buttons in a column. One is highlighted as the main one, unless cards can be played or the
        player is `asked` something."""
        box, bare, captions = self.places.box("actions"), bare_of(view), self._words(view)
        played = any(action.ids for action in view.legal)
        first = None if played or asked else next((verb for verb in verbs if verb in bare), None)
        buttons: list[Widget] = []
        for verb in verbs:
            place = Box(box.x, box.y + len(buttons) * (TALL + BETWEEN), box.w, TALL)
            action, label = bare.get(verb), _(self.game.verbs[verb].label)
            icon, can = self.skin.icons.get(verb, USUAL_ICON), action is not None
            meant = i18n.say(self.game.preview(view, action).text) if action else captions.get(verb, "")
            buttons.append(Button(verb, label, place, self._pick(verb), self.letters, icon, verb == first, meant, can))
        return buttons

    def _offers(self, verbs: Sequence[str], view: View) -> list[Widget]:
        """Return large plates side by side for the choices on offer, each with its consequence."""
        if not verbs:
            return []
        box = self.places.box("offers")
        wide = (box.w - (len(verbs) - 1) * APART) / len(verbs)
        places = [Box(box.x + i * (wide + APART), box.y, wide, box.h) for i in range(len(verbs))]
        plates = [self._offer(verb, view, place) for verb, place in zip(verbs, places, strict=True)]
        for plate in plates:  # all alike and low, so that the door behind stays visible
            plate.lower(max(each.needed for each in plates))
        return [*plates]

    def _offer(self, verb: str, view: View, place: Box) -> OfferPlate:
        action, label = bare_of(view).get(verb), _(self.game.verbs[verb].label)
        preview = self.game.preview(view, action) if action else None
        if preview and preview.chip not in ("", *NOTHING):
            label = _("{what}: {amount}").format(what=label, amount=preview.chip)
        text = i18n.say(preview.text) if preview else ""
        icon = self.skin.icons.get(verb, USUAL_ICON)
        return self.offer(verb, label, text, place, self._pick(verb), self.letters, icon, action is not None)

    def _tools(self, view: View, may_undo: bool, above: int) -> list[Widget]:
        """Return Undo and Hint, below a column of `above` buttons, or at the map's own place for them."""
        box = self.places.box("actions")
        room = Box(box.x, box.y + above * (TALL + BETWEEN), box.w, 2 * LOW + BETWEEN)
        if above and self.places.has("tools"):
            room = self.places.box("tools")
        undo = room._replace(h=(room.h - BETWEEN) / 2)
        hint = undo.moved(0, undo.h + BETWEEN)
        return [
            Button("undo", _("Undo"), undo, self.actions.undo, self.letters, "undo", enabled=may_undo),
            Button("hint", _("Hint"), hint, self.actions.hint, self.letters, "lantern", enabled=bool(view.legal)),
        ]


def _lines(box: levels.Box) -> int:
    """Return the number of lines a caption's box has room for."""
    return max(1, int(box.h // CAPTION))


def bare_of(view: View) -> dict[str, Action]:
    """Return, by verb, the legal actions that name no id: those chosen by buttons."""
    return {action.verb: action for action in view.legal if parts_of(action) == (action.verb,)}


def previews_of(
    game: Game[Any], view: View, selection: Selection, id: str, mirrored: bool = False
) -> list[tuple[Action, Preview]]:
    """Return the actions (with previews) that choosing this id may lead to, in the order in which what they are done
    with lies on the table: actions without a card first, or last on a `mirrored` table."""
    meant = selection.open() if id in selection.picked else selection.meant(id)
    previews = ((action, game.preview(view, action)) for action in meant)
    return sorted(previews, key=lambda pair: _bare(view, pair[0]) == mirrored)


def _bare(view: View, action: Action) -> bool:
    """Return True if the action is done with something that is no zone of cards, such as the bare hands."""
    return len(action.ids) > 1 and action.ids[-1] not in view.zones
