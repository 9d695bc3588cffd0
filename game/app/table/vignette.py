"""The vignette before a chapter's name: some of its cards, a figure from it, or a sign."""

from typing import Any, NamedTuple

from game.core.cards import Card
from game.core.game import Game
from game.core.staging import staged
from game.core.teach import Page

from ..base.geometry import Box, Point
from ..gfx.canvas import BEYOND, Canvas
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .halls import Halls
from .prints import PLAIN
from .samples import cards_of, somebody
from .skin import skin_of
from .sprites import FACE_DOWN, FACE_UP, Sprite

MOST = 2  # most cards shown
SEEN = 0.8  # visible share of a covered card's width
TILT = 4.0  # degrees between two cards
INNER = 0.72  # side of a sign, as a share of the height
SCORE, OTHER = "trophy", "scroll"  # the sign of a page that explains a score, and of any other without its own
EVERY_BOOK = {"shared-screen": "friends", "controls": "gamepad"}  # icons of the chapters in every book, by id


class Drawn(NamedTuple):
    """A card (None: an unknown one, shown as a back) and its print."""

    card: Card | None
    print: str


class Vignette(NamedTuple):
    """A picture before a title: cards, or else a `figure`, or else a `sign`."""

    cards: tuple[Drawn, ...] = ()
    figure: str = ""
    sign: str = OTHER

    def draw(self, canvas: Canvas, box: Box, art: CardArt) -> None:
        """Draw it in the middle of a box."""
        x, y = box.centre
        if self.figure:
            canvas.picture(self.figure, Box(x - box.h / 2, box.y, box.h, box.h))
        elif not self.cards:
            side = box.h * INNER
            canvas.icon(self.sign, Box(x - side / 2, y - side / 2, side, side), canvas.theme.wine)
        away = (len(self.cards) - 1) / 2
        wide = min(box.h / SHAPE, box.w / (1 + 2 * away * SEEN))
        step = SEEN * wide
        for i, (card, print) in enumerate(self.cards):
            at, turn = (x + (i - away) * step, y), FACE_UP if card else FACE_DOWN
            sprite = Sprite(card, at, wide, "mini", wide, turn, tilt=(away - i) * TILT, print=print)
            shadow, face = sprite.pieces(canvas.layout, art)
            with canvas.clipped(self._own(i, at, step, box)):
                canvas.blit(*shadow)
            canvas.blit(*face)

    def _own(self, i: int, at: Point, step: float, box: Box) -> Box:
        """Return where card `i` may cast its shadow: two overlapping shadows would make a blot."""
        left = at[0] - step / 2 if i else box.x - BEYOND
        right = at[0] + step / 2 if i < len(self.cards) - 1 else box.right + BEYOND
        return Box(left, box.y - BEYOND, right - left, box.h + 2 * BEYOND)


class Emblem(Widget):
    """A vignette as a widget on a page."""

    role = "picture"

    def __init__(self, id: str, vignette: Vignette, box: Box, art: CardArt):
        super().__init__(id, "", box)
        self.vignette, self.art = vignette, art

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.vignette.draw(canvas, box, self.art)


def vignette_of(game: Game[Any], page: Page, halls: Halls) -> Vignette:
    """The one of a page: the icon of its chapter, or who is in its pictures, or a card of each of the first two of
    these, or two of the first."""
    signs = {**EVERY_BOOK, **skin_of(game.id).chapters}
    if sign := signs.get(page.id):
        return Vignette(sign=sign)
    if page.moment is None or not page.samples:
        return Vignette(sign=SCORE if page.moment else OTHER)
    view = staged(game, page.moment).view(0)
    people = (somebody(sample, view, game) for sample in page.samples)
    if figure := next(filter(None, people), None):
        return Vignette(figure=f"cards/figures/{figure.kind}")
    slots = halls.room(game, view).slots
    found = [
        [Drawn(card, slots[zone].print if zone in slots else PLAIN) for card in cards_of(sample, view)]
        for sample in page.samples
        for zone in sample.zones[:1]
    ]
    heads = [cards[0] for cards in found[:MOST] if cards]
    return Vignette(tuple(heads if len(heads) == MOST else found[0][:MOST]))
