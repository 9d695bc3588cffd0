"""Illustrations for the rule book: cards of a staged moment, a figure, and the vignettes of chapters."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game import i18n
from game.core.capabilities import figures
from game.core.cards import Card
from game.core.combatants import Figure
from game.core.game import Game
from game.core.staging import staged
from game.core.teach import Page, Sample
from game.core.text import Text
from game.core.view import Action, View
from game.levels import Room

from ..base.geometry import Box, Point
from ..base.prints import PLAIN
from ..gfx.canvas import BEYOND, Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.text import ink
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .room.rooms import Halls
from .skins import skin_of
from .spots import CHIP_H, Chip
from .sprites import FACE_DOWN, FACE_UP, Sprite
from .stage import PACK

WIDE = 152.0  # width of a card: just enough for its name
TALL = WIDE * SHAPE
FACE = 196.0  # side of a figure's picture
NARROW, OPEN = 116.0, 0.78  # greatest width of an ordinary card; its visible share in a row, which shows the whole rank
STEP, WIDEST = 50.0, 112.0  # least and greatest step between overlapping cards
GAP, NOTE = 10.0, 24.0
MOST_TALL = 400.0  # greatest height of a note


class Shown(Widget):
    """A few overlapping cards with a chip and a note. `at` gives the middle and the top; the height depends on the
    content."""

    role = "picture"

    def __init__(
        self, id: str, sample: Sample, view: View, room: Room, game: Game[Any], at: Box, letters: Fonts, art: CardArt
    ):
        self.cards, self.art = cards_of(sample, view), art
        slot = room.slots.get(sample.zones[0])
        self.print = slot.print if slot else PLAIN  # figures hold their cards themselves, without chips
        action = Action.parse(sample.action) if sample.action else None
        preview = game.preview(view, action) if action else None
        text = i18n.say(said_of(sample, view, game))
        text = text[:1].upper() + text[1:]
        self.note = _note(text, letters, at.w - 12)
        self.chip = Chip(preview, room.icon(action), letters, WIDE) if slot and preview and action else None
        self.wide = WIDE if slot else min(NARROW, (at.w - 16) / (1 + OPEN * (len(self.cards) - 1)))
        spread = (at.w - self.wide - 16) / max(1, len(self.cards) - 1)
        self.step = max(STEP, min(WIDEST, spread))
        super().__init__(id, text, at)
        self.lower(CHIP_H + GAP if self.chip else 0.0)

    def lower(self, by: float) -> None:
        """Move the note down by `by`, to make room for a chip above."""
        self.lowered = by
        self.box = self.box._replace(h=TALL + GAP + by + self.note.height)

    def blocks(self) -> tuple[Block, ...]:
        return (self.note, self.chip.block) if self.chip else (self.note,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        middle = box.y + TALL / 2
        layout = "mini" if len(self.cards) > 1 else "full"  # names would be covered
        x = box.centre[0] - self.step * (len(self.cards) - 1) / 2
        for card in self.cards:
            turn = FACE_UP if card else FACE_DOWN
            Sprite(card, (x, middle), self.wide, layout, self.wide, turn, print=self.print).draw(canvas, self.art)
            x += self.step
        y = box.y + TALL + GAP
        if self.chip:
            self.chip.draw(canvas, Box(box.centre[0] - WIDE / 2, y, WIDE, CHIP_H))
        note = Box(box.x + 6, y + self.lowered, box.w - 12, self.note.height)
        canvas.block(self.note, note, ink(canvas.theme), "centre", 0)


class FigureSample(Widget):
    """A figure with a note."""

    role = "picture"

    def __init__(self, id: str, figure: Figure, text: Text, at: Box, letters: Fonts):
        self.name = f"cards/figures/{figure.kind}"
        self.note = _note(i18n.say(text), letters, at.w - 12)
        super().__init__(id, i18n.say(text), at._replace(h=TALL + GAP + self.note.height))

    def blocks(self) -> tuple[Block, ...]:
        return (self.note,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(self.name, Box(box.centre[0] - FACE / 2, box.y + (TALL - FACE) / 2, FACE, FACE))
        canvas.block(self.note, Box(box.x + 6, box.y + TALL + GAP, box.w - 12, self.note.height), ink(canvas.theme),
                     "centre", 0)  # fmt: skip


def pictured(
    id: str, sample: Sample, view: View, room: Room, game: Game[Any], at: Box, letters: Fonts, art: CardArt
) -> Widget:
    """Return the widget of a sample."""
    figure = somebody(sample, view, game)
    if figure is None:
        return Shown(id, sample, view, room, game, at, letters, art)
    return FigureSample(id, figure, said_of(sample, view, game), at, letters)


def aligned(row: Sequence[Widget]) -> Sequence[Widget]:
    """Move the notes of pictures side by side to the same height; return the row."""
    shown = [widget for widget in row if isinstance(widget, Shown)]
    for widget in shown:
        widget.lower(max(each.lowered for each in shown))
    return row


def somebody(sample: Sample, view: View, game: Game[Any]) -> Figure | None:
    """Return the figure a sample shows, or None if it shows cards."""
    return next((figure for figure in figures(game, view) if figure.id == sample.zones[0]), None)


def said_of(sample: Sample, view: View, game: Game[Any]) -> Text:
    """Return the text below a sample."""
    if sample.words:
        return sample.words
    if sample.action:
        return game.preview(view, Action.parse(sample.action)).text
    figure = somebody(sample, view, game)
    return figure.name if figure else game.captions(view)[sample.zones[0]]


def _note(text: str, letters: Fonts, width: float) -> Block:
    """Return a note; if one line is not enough, it is broken after its colon."""
    note = letters.block(text, "strong", NOTE, width, MOST_TALL, even=True)
    if len(note.lines) == 1:
        return note
    return letters.block(text.replace(": ", ":\n", 1), "strong", NOTE, width, MOST_TALL)


def cards_of(sample: Sample, view: View) -> list[Card | None]:
    """Return the cards of a sample.

    A pack is shown as one back, followed by its known cards, the next one to be drawn first.
    """
    shown: list[Card | None] = []
    ids = Action.parse(sample.action).ids if sample.named else ()
    for zone in sample.zones:
        cards = view.zones.get(zone, ())
        if sample.named:
            shown += [card for card in cards if card is not None and card.id in ids]
            continue
        if zone.startswith(PACK):
            shown += [None, *(card for card in reversed(cards) if card is not None)]
        else:
            shown += cards[-1:] if sample.top else cards
    return shown


def width_of(sample: Sample, view: View) -> float:
    """Return the width of a sample's cards together, in design pixels."""
    return WIDE + STEP * max(0, len(cards_of(sample, view)) - 1)


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
