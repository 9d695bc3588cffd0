"""A look into a pile: all that the player may know about its cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game import i18n
from game.core.capabilities import tally
from game.core.cards import Card
from game.core.deck import POTION, WEAPON
from game.core.match import Match
from game.core.tally import Tally
from game.core.view import View
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..base.prints import PLAIN
from ..input.bindings import Intent
from ..services import Services
from ..table.card_art import SHAPE, CardArt
from ..table.skins import skin_of
from ..ui.cards import CardTile
from ..ui.rows import TallyRow
from ..ui.scroll import MARGIN
from ..ui.text import Column, Words, bone, capital, cream, gold
from ..ui.widget import Do, Widget
from .menu import RING_ROOM, FootButton, MenuScene, list_room

TILES = (172.0, 150.0, 132.0, 114.0, 94.0)  # widths of a card; the largest that fits is used
TILE_GAP = 14.0
SIDE, APART = 320.0, 20.0  # width of the side part (focused card and counts), and gap to the cards
WHOLE = 1200.0  # greatest width of the sheet
LEAST = 200.0  # least width of the part for the cards
EMPTY = (560.0, 190.0)  # size of the sheet if there are no cards
ROW = 62.0  # height of a line of the count
BIG = 290.0  # greatest width of the focused card
SINGLE, SIDE_BY_SIDE = 660.0, 24.0  # width of the sheet for a single card; gaps beside the card
BESIDES = 130.0  # height kept for the text below the large card
SUIT_ORDER = "SCDH"


class PilePart(NamedTuple):
    """Cards of a pile about which the same is known, in drawing order, with a title."""

    title: str
    cards: Sequence[Card]


class LookScene(MenuScene):
    """Every card of a pile that the player may know, and the number of unknown ones."""

    name = "look"

    def __init__(self, services: Services, match: Match, zone: str, seat: int = 0):
        super().__init__(services)
        self.match, self.zone = match, zone
        self.large: str | None = None
        view = self.view = match.view(seat)
        slot = services.halls.room(match.game, view).slots.get(zone)
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
        return _("{pile}: {cards}").format(pile=i18n.say(self.caption), cards=cards)

    def prompts(self) -> list[tuple[str, str]]:
        on_card = isinstance(self.widget(self.focus), CardTile)
        return [("confirm", _("Look closer") if on_card else _("Choose")), ("cancel", _("Back"))]

    def first_focus(self) -> str | None:
        if self.tally is not None:
            return "back"  # keep the count above the cards in view
        return next((widget.id for widget in self.widgets if isinstance(widget, CardTile)), "back")

    def command(self, intent: Intent) -> bool:
        if intent.kind == "info":
            self.back()
            return True
        return False

    # widgets

    def _trim(self, whole: Box) -> Box:
        """The sheet; a small one if the pile is empty."""
        if self.parts or self.tally is not None:
            return whole
        wide, high = EMPTY[0], self.sheet.tall(EMPTY[1])
        return Box(whole.centre[0] - wide / 2, whole.centre[1] - high / 2, wide, high)

    def build(self) -> list[Widget]:
        foot = FootButton("back", _("Back"), "back", self.back)
        if not self.parts and self.tally is None:
            nothing = _("No cards lie here.")
            said = Words("nothing", nothing, self.sheet.inner, self.services.fonts, "body", 27, bone, "centre", 0.5)
            self.scroller.height = 0.0
            return [*self.sheet.frame(foot), said]
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        if self.only is not None:
            return [*self.sheet.frame(foot), *self._alone(self.only, art)]
        self._spread(WHOLE)
        tile = next((tile for tile in TILES if self._fits(self._grid(art, tile))), TILES[-1])
        self._spread(self._needed(self._grid(art, tile)))
        tiles, inner = self._grid(art, tile), self.sheet.inner
        return [
            *self.sheet.frame(foot),
            *self.sheet.scrolling(tiles, self._left),
            *self._side(Box(inner.right - SIDE, inner.y, SIDE, inner.h), self._large(tiles)),
        ]

    @property
    def only(self) -> Card | None:
        """The only card of the pile; None if there are more, or unknown ones."""
        cards = [card for part in self.parts for card in part.cards]
        return cards[0] if len(cards) == 1 and not self.unknown and self.tally is None else None

    def _alone(self, card: Card, art: CardArt) -> list[Widget]:
        """A single card, large, with its name beside it."""
        self.scroller.height = 0.0
        self._spread(SINGLE)
        inner = self.sheet.inner.inset(0, RING_ROOM)
        wide = min(BIG + RING_ROOM, inner.h / SHAPE)
        place = Box(inner.x + SIDE_BY_SIDE, inner.centre[1] - wide * SHAPE / 2, wide, wide * SHAPE)
        tile = CardTile(card, place, art, "full", do=self._near(card), print=self.print)
        beside = Box(place.right + SIDE_BY_SIDE, inner.y, inner.right - place.right - 2 * SIDE_BY_SIDE, inner.h)
        said = Words("name", self._name(tile), beside, self.services.fonts, "strong", 30, gold, "centre", 0.5)
        return [tile, said]

    @property
    def _left(self) -> Box:
        """The part of the sheet for the cards."""
        inner = self.sheet.inner
        return inner._replace(w=inner.w - SIDE - APART)

    def _spread(self, wide: float) -> None:
        """Set the sheet's width."""
        self.span = (self.page.centre[0] - wide / 2, wide)

    def _fits(self, widgets: Sequence[Widget]) -> bool:
        return widgets[-1].box.bottom + MARGIN <= self._left.bottom

    def _needed(self, widgets: Sequence[Widget]) -> float:
        """The width of the sheet that the laid out cards need; the greatest width if they must scroll or are
        counted."""
        if self.tally is not None or not self._fits(widgets):
            return WHOLE
        ends = (
            widget.box.x + (widget.block.width if isinstance(widget, Words) else widget.box.w) for widget in widgets
        )
        room = list_room(self._left)
        return WHOLE - room.w + max(LEAST, max(ends) - room.x)

    def _large(self, tiles: Sequence[Widget]) -> CardTile | None:
        """The card to show large: the focused one, or the last one that had the focus."""
        cards = {tile.id: tile for tile in tiles if isinstance(tile, CardTile)}
        usual = None if self.tally else next(iter(cards), None)
        self.large = self.focus if self.focus in cards else self.large or usual
        return cards.get(self.large or "")

    def _grid(self, art: CardArt, tile: float) -> list[Widget]:
        """The counts and cards, the cards `tile` wide."""
        column = Column(list_room(self._left), self.services.fonts)
        if self.tally is not None:
            self._counted(column, self.tally)
        for i, part in enumerate(self.parts):
            column.words(f"part-{i}", part.title, "strong", 24, cream)
            self._tiles(column, part.cards, art, tile)
        return column.widgets

    def _counted(self, column: Column, tally: Tally) -> None:
        """Add the lines of a count, and the legend for its bars."""
        for line in tally.lines:
            column.add(TallyRow(line, tally.size, column.take(self.sheet.tall(ROW)), self.services.fonts))
        if any(line.least < line.most for line in tally.lines):
            words = _("The bars: solid is certain, striped is possible, the bright mark is the most likely number.")
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
        return lambda: self.services.routes.table.close_up(self.match.game, self.view, card, self.print)

    def _side(self, box: Box, tile: CardTile | None) -> list[Widget]:
        """A card, large, with its name, and the counts of cards still to come below; in a counted pile without a
        focused card, the text about the count."""
        letters, text = self.services.fonts, self._counts()
        if tile is None and self.tally is not None:
            said = "\n\n".join(i18n.say(text) for text in self.tally.words)
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
        """The kind of a card and its plain name, on two lines; only the name if the picture shows nothing else."""
        named = capital(tile.value)
        if tile.label == tile.value:
            return named
        return f"{_(skin_of(self.match.game.id).kind(tile.card, tile.print).one)}\n{named}"

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        super().set_focus(id, quiet)
        self.widgets = self.build()

    def _counts(self) -> str:
        """The number of cards of each kind still to come; "" unless all hidden cards of the table lie in this pile."""
        cards = [card for part in self.parts for card in part.cards]
        if not self.unknown or self.hidden != self.unknown:
            return ""
        skin = skin_of(self.match.game.id)
        kinds = Counter(skin.kind(card) for card in cards)
        counted = (skin.foe, WEAPON, POTION)
        lines = [_("{kind}: {n}").format(kind=_(each.many), n=kinds[each]) for each in counted]
        return "\n".join((_("Still to come"), *lines))


def parts_of(match: Match, view: View, zone: str) -> list[PilePart]:
    """A pile in parts: the known cards at the top, those at the bottom, and the rest.

    If every hidden card of the table lies in this pile, a player who counts knows the rest, but not its order; these
    cards are sorted.
    """
    cards = list(reversed(view.zones[zone]))
    unknown = sum(card is None for card in cards)
    if not unknown:
        return [PilePart(_("From the top"), [card for card in cards if card is not None])] if cards else []
    hidden = sum(card is None for pile in view.zones.values() for card in pile)
    top, bottom = _around_unknown(cards)
    above = [PilePart(_("On top, the next one first"), top)] if top else []
    below = [PilePart(_("At the bottom of the deck, in this order"), bottom)] if bottom else []
    return [*above, *below, _not_known(unknown, unseen(match, view) if hidden == unknown else [])]


def _counted_on(tally: Tally) -> PilePart:
    """The cards that may lie in a counted pile; some of them may lie elsewhere."""
    if len(tally.cards) == tally.size:
        return _not_known(tally.size, tally.cards)
    return PilePart(_("Not seen yet, here or among the counters"), tally.cards)


def _not_known(count: int, cards: Sequence[Card]) -> PilePart:
    """The part of `count` cards in unknown order; `cards` is empty if the cards themselves are unknown, too."""
    if cards:
        text = ngettext("In unknown order: {n} card", "In unknown order: {n} cards", count)
    else:
        text = ngettext("Unknown: {n} card", "Unknown: {n} cards", count)
    return PilePart(text.format(n=count), cards)


def _around_unknown(cards: Sequence[Card | None]) -> tuple[list[Card], list[Card]]:
    """The known cards before the first unknown one, and those after it."""
    first = cards.index(None)
    before = [card for card in cards[:first] if card is not None]
    return before, [card for card in cards[first:] if card is not None]


def unseen(match: Match, view: View) -> list[Card]:
    """The cards of the whole pack that do not lie face up, sorted: anyone who knows the pack can tell these."""
    seen = {card for pile in view.zones.values() for card in pile}
    every = (card for zone in match.state.zones.values() for card in zone.cards)
    return in_order(card for card in every if card not in seen)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards sorted by suit, then from low to high."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.find(card.suit), card.rank))
