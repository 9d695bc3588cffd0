"""The page of one figure in a fight: picture, state, loot and abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game import i18n
from game.core.combatants import LATER, Figure, Trait
from game.core.text import joined
from game.core.view import View
from game.i18n import _

from ...arena.described import described
from ...arena.panel import headed
from ...base.geometry import Box
from ...base.prints import PLAIN
from ...gfx.pictures import portrait_of
from ...services import Services
from ...table.card_art import SHAPE, CardArt
from ...ui.cards import CardTile
from ...ui.text import Column, Image, Panel, Words, bone, capital, cream, gold
from ...ui.widget import Widget
from ..describe import BETWEEN, in_lines
from ..over import BAR, BAR_ROOM, MARGIN, FullDetailScene
from ..page import FootButton, feet_room, in_a_row

SHEET, TOP = (48.0, 1184.0), 18.0  # design pixels: left edge and width of the page; space above it
EDGE, GAP = 36.0, 16.0
SIDE, BESIDE = 430.0, 40.0  # design pixels: width of the picture; from it to the words
LOWER = 0.4  # the share of the free height that goes above a short text
HOW = 112.0  # design pixels: height of the state in words
LOOT = 62.0  # design pixels: width of a loot card
PILES = ("discard", "loot", "deck")  # the zones of a figure that can be opened from its page


class FigureScene(FullDetailScene):
    """A page about one figure; `look` opens the zone of one of its piles."""

    name = "figure"

    def __init__(self, services: Services, figure: Figure, view: View, look: Callable[[str], object]):
        super().__init__(services)
        self.reader.lines = self._lines_to_read
        self.figure, self.view, self.look = figure, view, look
        self.counts = {name: len(view.zones.get(zone, ())) for name, zone in figure.zones.items()}
        self.traits = sorted(figure.traits, key=lambda trait: trait.state == LATER)

    def title(self) -> str:
        return i18n.say(self.figure.name)

    def _lines_to_read(self) -> Sequence[str]:
        traits = [joined((headed(trait), _does(trait))) for trait in self.traits]
        return self.title(), ", ".join(described(self.figure, self.counts)), *traits

    def first_focus(self) -> str | None:
        return "back"

    # widgets

    def build(self) -> list[Widget]:
        top, foot = TOP - self.services.layout.above, BAR.y - GAP / 2
        page = Box(SHEET[0], top, SHEET[1], foot - top)
        sheet = page._replace(h=page.h - feet_room(self.services.fonts))
        inner = sheet.inset(EDGE, EDGE - 6)
        words = Box(inner.x + SIDE + BESIDE, inner.y, inner.w - SIDE - BESIDE, inner.h)
        return [
            Panel("sheet", sheet, "panel-dark"),
            *self._portrait(inner._replace(w=SIDE)),
            *self._beside(words),
            *in_a_row(self._feet(), page, self.services.fonts),
        ]

    def _portrait(self, room: Box) -> Iterator[Widget]:
        """Yield the picture, below it the figure's state, and its loot at the foot."""
        loot = [card for card in self.view.zones.get(self.figure.zones.get("loot", ""), ()) if card is not None]
        tall = LOOT * SHAPE + GAP if loot else 0.0
        name, side = portrait_of(self.figure.kind, self.figure.elite), min(SIDE, room.h - HOW - tall - GAP)
        y = room.y + (room.h - side - HOW - tall - GAP) / 2
        if name:
            yield Image("picture", self.title(), name, Box(room.centre[0] - side / 2, y, side, side))
        place = Box(room.x, y + side + GAP, room.w, HOW)
        yield self._how(place)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        step = min(LOOT + 8, (room.w - LOOT) / max(1, len(loot) - 1))
        x = room.centre[0] - (LOOT + step * (len(loot) - 1)) / 2
        for i, card in enumerate(loot):
            box = Box(x + i * step, place.bottom + GAP, LOOT, LOOT * SHAPE)
            yield CardTile(card, box, art, "mini", f"loot.{card.id}", print=PLAIN)

    def _how(self, place: Box) -> Widget:
        """Return the figure's state in words, broken into lines only between facts if that fits."""
        told = [*described(self.figure, self.counts)]
        ways = in_lines(told, place.w, self.services.fonts, "strong", 25), BETWEEN.join(told)
        words = [Words("how", how, place, self.services.fonts, "strong", 25, bone, "centre", 0.0) for how in ways]
        return next((each for each in words if each.block.overflow <= 0), words[-1])

    def _beside(self, box: Box) -> list[Widget]:
        """Return the name and the abilities; they scroll if they do not fit."""
        column = Column(box._replace(w=box.w - BAR_ROOM - MARGIN), self.services.fonts)
        column.words("name", self.title(), "title", 52, gold)
        for trait in self.traits:
            later = trait.state == LATER
            column.words(f"{trait.id}.name", headed(trait), "strong", 26, bone if later else gold, gap=0)
            column.words(f"{trait.id}.text", _does(trait), "body", 24, bone if later else cream, gap=12)
        if not self.traits:
            column.words("none", _("No abilities."), "body", 25, bone)
        low = max(0.0, box.y + box.h - column.y) * LOWER
        for widget in column.widgets:
            widget.box = widget.box.moved(0, low)
        self.scroller.height = column.y + low - box.y
        self.scroller.box = Box(box.x, box.y, box.w - BAR_ROOM, min(box.h, self.scroller.height))
        for widget in column.widgets:
            widget.scrolls = True
        return column.widgets

    def _feet(self) -> list[FootButton]:
        names = {"discard": _("Discards"), "loot": _("Loot"), "deck": _("Deck")}
        piles = [zone for zone in PILES if self.counts.get(zone)]
        rest = [
            FootButton(zone, _("{what}: {amount}").format(what=names[zone], amount=self.counts[zone]), "",
                 self._looking(self.figure.zones[zone]))
            for zone in piles
        ]  # fmt: skip
        return [FootButton("back", _("Back"), "back", self.back), *rest]

    def _looking(self, zone: str) -> Callable[[], object]:
        return lambda: self.look(zone)


def _does(trait: Trait) -> str:
    """Return what an ability does, after the note that says with which level it comes, if it has one."""
    text = i18n.say(trait.text)
    return capital(_("{when}: {text}").format(when=i18n.say(trait.note), text=text)) if trait.note else text
