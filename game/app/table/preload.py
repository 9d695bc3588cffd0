"""Decode pictures in advance: decoding one takes longer than a frame may."""

from collections.abc import Iterable, Iterator, Sequence

from game.core.cards import Card
from game.core.view import View

from ..base.geometry import Box
from .card_art import CardArt
from .effects.debris import SIGN, SMALL_WHEEL, STAMPS, WHEEL
from .effects.weapons import MARKS
from .places import Places
from .timeline import BLOTS

MAP = "map"  # the plate as large as a window: decoded only by scenes with a map
SEEN = (*MARKS.items(), *BLOTS.items(), ("rays", (WHEEL, SMALL_WHEEL)), *((name, (SIGN,)) for name in STAMPS))
VISIONS = {  # the pictures of visions by name, with every side length at which they are drawn
    name: [side for other, sides in SEEN if other == name for side in sides] for name, _sides in SEEN
}


class Preloader:
    """The queue of pictures still to be decoded for a table on which the given cards may lie.

    Order: the plates of buttons in all their states, the `finer` plates (name, and rim width relative to the usual),
    the pictures of visions, `pictures` (name, and the boxes in which each will be drawn), then the cards, first one
    first.
    """

    def __init__(
        self,
        art: CardArt,
        places: Places,
        cards: Iterable[Card],
        pictures: Iterable[tuple[str, Sequence[Box]]] = (),
        finer: Iterable[tuple[str, float]] = (),
    ):
        self.art, self.places, self.widths = art, places, places.widths()
        cards = tuple(cards)
        self._packs = {card.pack for card in cards}
        plates = [(name, 1.0) for name in art.canvas.pictures.plates if name != MAP]
        self._left = self._decoding([*plates, *finer], tuple(pictures), cards)

    def shown(self, view: View) -> None:
        """Decode at once the open cards of a view, all backs and the shadows: any card may be turned down or dealt
        next."""
        self.art.prepare_backs({width for widths in self.widths.values() for width in widths}, self._packs or {0})
        for zone, cards in view.zones.items():
            for card in cards[-self.places.shown(zone, len(cards)) :] if cards else ():
                if card is not None:
                    self._prepare(card, self.places.face(zone), self.places.print(zone))

    def one(self) -> None:
        """Decode one more picture, if any is still missing."""
        next(filter(None, self._left), None)

    def _decoding(
        self, plates: Sequence[tuple[str, float]], pictures: Sequence[tuple[str, Sequence[Box]]], cards: Sequence[Card]
    ) -> Iterator[bool]:
        """Decode one picture per iteration; yield True if it was missing until now."""
        canvas = self.art.canvas
        for name, fine in plates:
            yield canvas.pictures.prepare_plate(name, canvas.layout.k * fine)
        for name, sides in VISIONS.items():
            sizes = [canvas.layout.size(side) for side in sides]
            yield canvas.pictures.prepare(f"ui/{name}", [(size, size) for size in sizes])
        for name, boxes in pictures:
            yield canvas.pictures.prepare(name, [canvas.layout.px(box)[2:] for box in boxes])
        for card in cards:
            for layout, print in self.widths:
                yield self._prepare(card, layout, print)

    def _prepare(self, card: Card, layout: str, print: str) -> bool:
        return self.art.prepare(card, layout, self.widths[layout, print], print)
