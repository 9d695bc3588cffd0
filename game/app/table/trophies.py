"""Trophies: the monsters slain on the way, a fan of small cards on the free part of the table."""

from collections.abc import Hashable, Sequence

from game import i18n
from game.core.cards import Card, parse
from game.core.deck import beast
from game.core.events import Event, Told
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .places import TROPHIES, TROPHY, Places
from .sprites import Sprite

GAP = 14.0  # gap to neighbouring cards
STEP = 46.0  # usual step between cards
SIZE, LINE = 22.0, 30.0  # size and line height of the count
LOW = 0.85  # smallest scale of the count's text; below it only the number is shown


class Trophies(Widget):
    """The slain monsters in the order of their fall, the last one uncovered; the fan grows from one side of the box."""

    role = "picture"

    def __init__(self, slain: Sequence[Card], box: Box, leftwards: bool, letters: Fonts, art: CardArt):
        super().__init__(TROPHIES, _("Slain"), box)
        self.slain, self.leftwards, self.art = tuple(slain), leftwards, art
        words = _("{what}: {amount}").format(what=self.label, amount=len(slain))
        told = letters.block(words, "label", SIZE, box.w, LINE, lines=1)
        small = told.overflow > 0 or told.size < SIZE * LOW
        self.count = letters.block(str(len(slain)), "number", SIZE, box.w, LINE, lines=1) if small else told

    @property
    def value(self) -> str:
        return ", ".join(i18n.say(beast(card)) for card in self.slain)

    def blocks(self) -> tuple[Block, ...]:
        return (self.count,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.slain, self.box, self.art.four

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        layout, print, width = TROPHY
        align = "right" if self.leftwards else "left"
        canvas.block(self.count, Box(box.x, box.y, box.w, LINE), canvas.theme.gold, align, shade=canvas.theme.night)
        step = min(STEP, (box.w - width) / max(1, len(self.slain) - 1))
        first = box.right - width / 2 - step * (len(self.slain) - 1) if self.leftwards else box.x + width / 2
        for i, card in enumerate(self.slain):
            at = first + step * i, box.y + LINE + width * SHAPE / 2
            Sprite(card, at, width, layout, width, print=print).draw(canvas, self.art)


def trophies(
    view: View, deeds: Sequence[Sequence[Event]], word: str, places: Places, letters: Fonts, art: CardArt
) -> list[Widget]:
    """Return the trophies, found by the told `word`; none before the first, or if the map has no place for them."""
    told = (event for events in deeds for event in events if isinstance(event, Told) and event.what == word)
    slain = [parse(event.who) for event in told]
    if not slain or not places.has(TROPHIES):
        return []
    leftwards = places.align(places.box(TROPHIES)) == "left"
    return [Trophies(slain, _free(view, places, leftwards), leftwards, letters, art)]


def _free(view: View, places: Places, leftwards: bool) -> Box:
    """Return the part of their place that rows of cards leave free."""
    box, left, right = places.box(TROPHIES), 0.0, 0.0
    for zone in view.zones:
        if places.slots[zone].lay == "row" and places.slot(zone).overlaps(box) and view.zones[zone]:
            count, half = len(view.zones[zone]), places.width(zone) / 2 + GAP
            ends = [places.card(zone, i, count)[0] for i in (0, count - 1)]
            left, right = max(left, max(ends) + half - box.x), max(right, box.right - min(ends) + half)
    return Box(box.x + left, box.y, box.w - left, box.h) if leftwards else Box(box.x, box.y, box.w - right, box.h)
