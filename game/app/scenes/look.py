"""A look at a pile: what the player may know of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game import tongue
from game.core.capabilities import tally
from game.core.cards import Card
from game.core.deck import POTION, WEAPON
from game.core.match import Match
from game.core.tally import Tally
from game.core.view import View
from game.tongue import _, ngettext

from ..arena.slimline import capital
from ..desk import Desk
from ..geometry import Box
from ..hands.intent import Intent
from ..scroll import MARGIN
from ..table.cardart import SHAPE, CardArt
from ..table.prints import PLAIN
from ..table.skin import skin_of
from ..ui.cardtile import CardTile
from ..ui.column import Column
from ..ui.tallyrow import TallyRow
from ..ui.text import Words, bone, cream, gold
from ..ui.widget import Do, Widget
from . import go
from .sheet import RING_ROOM, Foot, SheetScene

TILES = (172.0, 150.0, 132.0, 114.0, 94.0)  # widths of a card, of which the largest is taken that there is room for
TILE_GAP = 14.0
SIDE, APART = 320.0, 20.0  # width of the part for the card in focus and the counts, and from the cards to it
WHOLE = 1200.0  # width of the sheet, at most
LEAST = 200.0  # of the part for the cards
EMPTY = (560.0, 190.0)  # the sheet where there are none
ROW = 62.0  # height of a line of what is counted
BIG = 290.0  # width of the card in focus, at most
SINGLE, SIDE_BY_SIDE = 660.0, 24.0  # width of the sheet for one card; beside that
BESIDES = 130.0  # height of what is said under it
SUIT_ORDER = "SCDH"


class Part(NamedTuple):
    """Cards of a pile that are known in the same way, the first to come first."""

    title: str
    cards: Sequence[Card]


class LookScene(SheetScene):
    """Every card of a pile that may be known, and how many may not."""

    name = "look"

    def __init__(self, desk: Desk, match: Match, zone: str, seat: int = 0):
        super().__init__(desk)
        self.match, self.zone = match, zone
        self.large: str | None = None
        view = self.view = match.view(seat)
        slot = desk.halls.room(match.game, view).slots.get(zone)
        self.print = slot.print if slot else PLAIN
        self.caption = match.game.captions(view).get(zone, zone)
        self.unknown = sum(card is None for card in view.zones[zone])
        self.parts = parts_of(match, view, zone)
        self.tally = counted if (counted := tally(match.game, view)) and counted.zone == zone else None
        if self.tally is not None and self.parts:
            self.parts = [_counted_on(self.tally)]
        self.hidden = sum(card is None for cards in view.zones.values() for card in cards)

    def title(self) -> str:
        count = len(self.view.zones[self.zone])
        cards = ngettext("{n} card", "{n} cards", count).format(n=count)
        return _("{pile}: {cards}").format(pile=tongue.say(self.caption), cards=cards)

    def prompts(self) -> list[tuple[str, str]]:
        on_card = isinstance(self.widget(self.focus), CardTile)
        return [("confirm", _("Look closer") if on_card else _("Choose")), ("cancel", _("Back"))]

    def first_focus(self) -> str | None:
        if self.tally is not None:
            return "back"  # what is counted stands above the cards
        return next((widget.id for widget in self.widgets if isinstance(widget, CardTile)), "back")

    def command(self, intent: Intent) -> bool:
        if intent.kind == "info":
            self.back()
            return True
        return False

    # what it shows

    @property
    def sheet(self) -> Box:
        """A small one where nothing lies."""
        whole = super().sheet
        if self.parts or self.tally is not None:
            return whole
        wide, high = EMPTY[0], self.tall(EMPTY[1])
        return Box(whole.centre[0] - wide / 2, whole.centre[1] - high / 2, wide, high)

    def build(self) -> list[Widget]:
        foot = Foot("back", _("Back"), "back", self.back)
        if not self.parts and self.tally is None:
            nothing = _("No cards lie here.")
            said = Words("nothing", nothing, self.inner, self.desk.type, "body", 27, bone, "centre", 0.5)
            self.scroll_height = 0.0
            return [*self.frame(foot), said]
        art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
        if self.only is not None:
            return [*self.frame(foot), *self._alone(self.only, art)]
        self._spread(WHOLE)
        tile = next((tile for tile in TILES if self._fits(self._grid(art, tile))), TILES[-1])
        self._spread(self._needed(self._grid(art, tile)))
        tiles, inner = self._grid(art, tile), self.inner
        return [
            *self.frame(foot),
            *self.scrolling(tiles, self._left),
            *self._side(Box(inner.right - SIDE, inner.y, SIDE, inner.h), self._large(tiles)),
        ]

    @property
    def only(self) -> Card | None:
        """The card, where it is the only one."""
        cards = [card for part in self.parts for card in part.cards]
        return cards[0] if len(cards) == 1 and not self.unknown and self.tally is None else None

    def _alone(self, card: Card, art: CardArt) -> list[Widget]:
        """One card, large, and what it is beside it."""
        self.scroll_height = 0.0
        self._spread(SINGLE)
        inner = self.inner.inset(0, RING_ROOM)
        wide = min(BIG + RING_ROOM, inner.h / SHAPE)
        place = Box(inner.x + SIDE_BY_SIDE, inner.centre[1] - wide * SHAPE / 2, wide, wide * SHAPE)
        tile = CardTile(card, place, art, "full", do=self._near(card), print=self.print)
        beside = Box(place.right + SIDE_BY_SIDE, inner.y, inner.right - place.right - 2 * SIDE_BY_SIDE, inner.h)
        said = Words("name", self._name(tile), beside, self.desk.type, "strong", 30, gold, "centre", 0.5)
        return [tile, said]

    @property
    def _left(self) -> Box:
        """The part for the cards."""
        inner = self.inner
        return inner._replace(w=inner.w - SIDE - APART)

    def _spread(self, wide: float) -> None:
        """Make the sheet so wide."""
        self.span = (self.page.centre[0] - wide / 2, wide)

    def _fits(self, widgets: Sequence[Widget]) -> bool:
        return widgets[-1].box.bottom + MARGIN <= self._left.bottom

    def _needed(self, widgets: Sequence[Widget]) -> float:
        """How wide the sheet must be for what was laid out on the widest; that wide if it must scroll or counts."""
        if self.tally is not None or not self._fits(widgets):
            return WHOLE
        ends = (
            widget.box.x + (widget.block.width if isinstance(widget, Words) else widget.box.w) for widget in widgets
        )
        room = self.list_room(self._left)
        return WHOLE - room.w + max(LEAST, max(ends) - room.x)

    def _large(self, tiles: Sequence[Widget]) -> CardTile | None:
        """The card to be shown large: the one in focus, or the last that was."""
        cards = {tile.id: tile for tile in tiles if isinstance(tile, CardTile)}
        usual = None if self.tally else next(iter(cards), None)
        self.large = self.focus if self.focus in cards else self.large or usual
        return cards.get(self.large or "")

    def _grid(self, art: CardArt, tile: float) -> list[Widget]:
        """The cards, so wide."""
        column = Column(self.list_room(self._left), self.desk.type)
        if self.tally is not None:
            self._counted(column, self.tally)
        for i, part in enumerate(self.parts):
            column.words(f"part-{i}", part.title, "strong", 24, cream)
            self._tiles(column, part.cards, art, tile)
        return column.widgets

    def _counted(self, column: Column, tally: Tally) -> None:
        """What counting tells of the pile."""
        for line in tally.lines:
            column.add(TallyRow(line, tally.size, column.take(self.tall(ROW)), self.desk.type))
        if any(line.least < line.most for line in tally.lines):
            words = _("The bars: solid is certain, striped is possible, a tick marks the likeliest end.")
            column.words("legend", words, "body", 22, bone)
        column.take(4)

    def _tiles(self, column: Column, cards: Sequence[Card], art: CardArt, tile: float) -> None:
        across = int((column.box.w + TILE_GAP) // (tile + TILE_GAP))
        for first in range(0, len(cards), across):
            row = column.take(tile * SHAPE, TILE_GAP)
            for i, card in enumerate(cards[first : first + across]):
                box = Box(row.x + i * (tile + TILE_GAP), row.y, tile, row.h)
                column.add(CardTile(card, box, art, "mini", do=self._near(card), print=self.print))

    def _near(self, card: Card) -> Do:
        return lambda: go.close_up(self.desk, self.match.game, self.view, card, self.print)

    def _side(self, box: Box, tile: CardTile | None) -> list[Widget]:
        """A card, large, with its name; at the foot what is still to come."""
        letters, text = self.desk.type, self._counts()
        if tile is None and self.tally is not None:
            said = "\n\n".join(tongue.say(text) for text in self.tally.words)
            return [Words("tally-words", said, box, letters, "body", 26, cream, "centre", 0.2)]
        counts = Words("counts", text, Box(box.x, 0, box.w, 230), letters, "body", 24, bone, "centre")
        high = counts.block.height if text else 0.0
        counts.box = Box(box.x, box.bottom - high, box.w, high)
        shown: list[Widget] = [counts] if text else []
        if tile is not None:
            wide = min(BIG, (box.h - high - BESIDES) / SHAPE)
            card = Box(box.centre[0] - wide / 2, box.y, wide, wide * SHAPE)
            name = Box(box.x, card.bottom + 10, box.w, max(40.0, counts.box.y - card.bottom - 20))
            shown += [
                CardTile(tile.card, card, tile.art, "full", "big", print=self.print),
                Words("name", self._name(tile), name, letters, "strong", 25, gold, "centre"),
            ]
        return shown

    def _name(self, tile: CardTile) -> str:
        """What the picture on it shows, and what card it is; its name is printed on it."""
        named = capital(tile.value)
        if tile.label == tile.value:
            return named
        return f"{_(skin_of(self.match.game.id).kind(tile.card, tile.print).one)}\n{named}"

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        super().set_focus(id, quiet)
        self.widgets = self.build()

    def _counts(self) -> str:
        """How many of each kind are still to come, where everything hidden lies in this pile."""
        cards = [card for part in self.parts for card in part.cards]
        if not self.unknown or self.hidden != self.unknown:
            return ""
        skin = skin_of(self.match.game.id)
        kinds = Counter(skin.kind(card) for card in cards)
        counted = (skin.foe, WEAPON, POTION)
        lines = [_("{kind}: {n}").format(kind=_(each.many), n=kinds[each]) for each in counted]
        return "\n".join((_("Still to come"), *lines))


def parts_of(match: Match, view: View, zone: str) -> list[Part]:
    """A pile in parts: first the cards whose place is known, then of the others what the whole pack tells.

    Where every hidden card of the table lies in this pile, a player who counts knows which these are, if not in which
    order; they are sorted.
    """
    cards = list(reversed(view.zones[zone]))
    unknown = sum(card is None for card in cards)
    if not unknown:
        return [Part(_("From the top"), [card for card in cards if card is not None])] if cards else []
    hidden = sum(card is None for pile in view.zones.values() for card in pile)
    top, bottom = _around_unknown(cards)
    above = [Part(_("On top, the next one first"), top)] if top else []
    below = [Part(_("At the bottom of the deck, in this order"), bottom)] if bottom else []
    return [*above, *below, _not_known(unknown, unseen(match, view) if hidden == unknown else [])]


def _counted_on(tally: Tally) -> Part:
    """The cards that may lie in a pile that is counted; only where some of them lie elsewhere it is doubtful which."""
    if len(tally.cards) == tally.size:
        return _not_known(tally.size, tally.cards)
    return Part(_("Not seen yet, here or among the counters"), tally.cards)


def _not_known(count: int, cards: Sequence[Card]) -> Part:
    """The cards whose order nobody knows; `cards` are empty where nobody even knows which these are."""
    if cards:
        text = ngettext("In unknown order: {n} card", "In unknown order: {n} cards", count)
    else:
        text = ngettext("Unknown: {n} card", "Unknown: {n} cards", count)
    return Part(text.format(n=count), cards)


def _around_unknown(cards: Sequence[Card | None]) -> tuple[list[Card], list[Card]]:
    """The known cards before the first unknown one, and those after it."""
    first = cards.index(None)
    before = [card for card in cards[:first] if card is not None]
    return before, [card for card in cards[first:] if card is not None]


def unseen(match: Match, view: View) -> list[Card]:
    """The cards of the whole pack that do not lie face up, sorted: what anyone can tell who knows the pack."""
    seen = {card for pile in view.zones.values() for card in pile}
    every = (card for zone in match.state.zones.values() for card in zone.cards)
    return in_order(card for card in every if card not in seen)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards by suit, the lowest first."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.find(card.suit), card.rank))
