"""How a party stands: its banner, numbers with their icons, and the cards of the characters who came out of a
descent or did not."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.characters import SavedParty
from game.i18n import _, ngettext

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import UNBROKEN, Block, Fonts
from ...table.gauges import is_low
from ...table.plates import RIM, draw_crest, draw_hit_points
from ...ui.portraits import draw_coat_of_arms
from ...ui.scroll import MARGIN
from ...ui.text import capital, draw_slip
from ...ui.widget import Do, Look, Pressable, Widget
from ..describe import BETWEEN
from ..menu import grown
from .character_card import EDGE, GAP, LEAST, CardParts, CharacterCard, taller

BANNER_EDGE, CREST, CREST_GAP = 18.0, 92.0, 4.0
CRESTS = 0.46  # largest share of the width for all crests


class PartyBanner(Pressable):
    """A row that brings a party to the table when pressed; without `do` it only shows the party."""

    role = "row"

    def __init__(self, id: str, label: str, company: SavedParty, box: Box, do: Do | None, letters: Fonts):
        n = len(company.characters)
        names = ", ".join(one.name for one in company.characters)
        super().__init__(id, label, box, do or (lambda: None), names)
        self.focusable = do is not None
        self.company, self.count = company, ngettext("{n} character", "{n} characters", n).format(n=n)
        self.side = min(CREST, box.h - 2 * CREST_GAP, box.w * CRESTS / max(1, n))
        self.arms = min(CREST, box.h - 2 * CREST_GAP)
        self.left = BANNER_EDGE / 2 + self.arms + CREST_GAP
        self.room = box.w - self.left - BANNER_EDGE - n * self.side - CREST_GAP
        self.name = letters.cut(label, "strong", 27, self.room, box.h * 0.46)
        self.names = letters.cut(names, "body", 23, self.room, box.h * 0.4)

    @property
    def value(self) -> str:
        return self.count

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.names

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row" if self.focusable else "field", box)
        y = box.y + (box.h - self.name.height - self.names.height) / 2
        canvas.block(self.name, Box(box.x + self.left, y, self.room, self.name.height), theme.cream)
        names = Box(box.x + self.left, y + self.name.height, self.room, self.names.height)
        canvas.block(self.names, names, theme.bone)
        draw_coat_of_arms(canvas, self.company.name, Box(box.x + BANNER_EDGE / 2, box.y, self.arms, box.h))
        people = self.company.characters
        x = box.right - BANNER_EDGE / 2 - len(people) * self.side
        for number, one in enumerate(people):
            at = Box(x + number * self.side, box.y + (box.h - self.side) / 2, self.side, self.side)
            draw_crest(canvas, one.kind, not one.hp, at.inset(2))


ICON, FIGURE_EDGE, FIGURE_GAP = 34.0, 10.0, 8.0
SIZE = 22  # letter size of the words
TALL = {1: 52.0, 2: 62.0}  # height by number of lines


def figure_boxes(figures: Sequence[tuple[int, str]], room: Box, letters: Fonts) -> list[Box]:
    """Return the boxes of numbers with their words, side by side at the top of a room: each as wide as it needs, with
    the rest of the width shared.

    The words take one line if all of them fit so; otherwise two, and all boxes are higher.
    """
    for lines in (1, 2):
        wanted = [
            ICON + 2 * (FIGURE_EDGE + FIGURE_GAP) + _number(n, letters).width + _narrowest(words, lines, letters) + 1
            for n, words in figures
        ]
        spare = (room.w - sum(wanted) - FIGURE_GAP * (len(figures) - 1)) / len(figures)
        if spare >= 0:
            break
    boxes, x = [], room.x
    for wide in wanted:
        boxes.append(Box(x, room.y, wide + spare, grown(TALL[lines], letters)))
        x = boxes[-1].right + FIGURE_GAP
    return boxes


def _number(n: int, letters: Fonts) -> Block:
    return letters.block(str(n), "number", 30, UNBROKEN, lines=1, grow=False)


def _narrowest(text: str, lines: int, letters: Fonts) -> float:
    """Return the least width of a text on `lines` lines, one or two."""
    words, size = text.split(), max(SIZE, letters.smallest("body"))
    ends = range(1, len(words) + 1) if lines > 1 else [len(words)]
    splits = [(" ".join(words[:end]), " ".join(words[end:])) for end in ends]
    return min(max(letters.width(line, "body", size) for line in split) for split in splits)


class Figure(Widget):
    """An icon, a number, and in small letters what it counts."""

    def __init__(self, id: str, label: str, n: int, icon: str, box: Box, letters: Fonts):
        super().__init__(id, label, box)
        self.n, self.icon = n, icon
        self.figure = _number(n, letters)
        room = box.w - 2 * FIGURE_EDGE - ICON - self.figure.width - 2 * FIGURE_GAP
        self.words = letters.block(label, "body", SIZE, room, box.h - 2, lines=2)

    @property
    def value(self) -> str:
        return str(self.n)

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.words

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("field", box)
        canvas.icon(self.icon, Box(box.x + FIGURE_EDGE, box.y + (box.h - ICON) / 2, ICON, ICON), theme.gold)
        place = Box(box.x + FIGURE_EDGE + ICON + FIGURE_GAP, box.y, self.figure.width, box.h)
        canvas.block(self.figure, place, theme.cream)
        canvas.block(
            self.words,
            Box(place.right + FIGURE_GAP, box.y, box.right - FIGURE_EDGE - place.right - FIGURE_GAP, box.h),
            theme.bone,
        )


# Cards of characters who came out, upright in the light of day: crest large, below it name, hit points and
# resources.

MOST = 4  # most cards side by side
SURVIVOR_LEAST, WIDEST = 330.0, 300.0  # least height of the room; greatest width of a card
ALONE, BESIDE = 980.0, 0.52  # width of a single card, and the light's share of it
DAY, SHAPE = "ui/daylight", 1.6  # width divided by height
HOME, HOME_SHAPE = "ui/homeward", 1.25  # the same for a single card
SKY, SEEN = 0.15, 0.5  # shares of its height: sky above the cards; most that is seen
LIGHT = 0.47  # the light's share of a card's height; the crest stands in it
LINES = (0.28, 0.24, 0.08, 0.04, 0.18, 0.18)  # shares below it: name, figures, bar, air, class, resources
LINES_BESIDE = (
    0.17,
    0.11,
    0.06,
    0.18,
    0.06,
    0.04,
    0.14,
    0.24,
)
# shares beside it: name, class, air, figures, bar, air, resources, and changes
LARGE = 44.0  # letter size of name and figures on a single card
DUSK = 205  # alpha of the darkness around a fallen character
FRAME = 3.0


def home_boxes(count: int, room: Box, letters: Fonts) -> Sequence[Box]:
    """Return the boxes of `count` cards side by side; nothing if there is no room for them."""
    if not 0 < count <= MOST or letters.large or room.h - 2 * MARGIN < taller(SURVIVOR_LEAST, letters):
        return ()
    wide = min(ALONE if count == 1 else WIDEST, (room.w - (count - 1) * GAP) / count)
    left = room.centre[0] - (count * (wide + GAP) - GAP) / 2
    return [Box(left + i * (wide + GAP), room.y + MARGIN, wide, room.h - 2 * MARGIN) for i in range(count)]


class SurvivorCard(CharacterCard):
    """A character's card, upright. `around` is the box of the row in which all stand before one sky.

    `dawn` is how much daylight has come, from 0 to 1.
    """

    around = Box(0, 0, 0, 0)
    dawn = 1.0
    day = DAY
    lines = "centre"  # alignment of the name

    def stand(self, around: Box) -> SurvivorCard:
        """Stand in the row with this box, with the whole width for the name; return self."""
        self.around = around
        head = self._parts(self.box).head
        self.name = self.letters.name(self.person.name, "strong", 30, head.w, head.h)
        return self

    def _parts(self, box: Box) -> CardParts:
        inner = box.inset(EDGE, EDGE)
        light = Box(inner.x, inner.y, inner.w, box.h * LIGHT)
        y, rest, found = light.bottom + 4, inner.bottom - light.bottom - 4, []
        for share in LINES:
            found.append(Box(inner.x + 4, y, inner.w - 8, rest * share))
            y += rest * share
        head, figures, bar, _air, about, stock = found
        return CardParts(light, head, bar, about, stock, figures)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, parts, down = canvas.theme, self._parts(box), self.shown <= 0
        draw_slip(canvas, box)
        self._draw_day(canvas, parts.crest, down)
        draw_crest(canvas, self.person.kind, down, self._arms(parts).inset(8))
        canvas.block(self.name, parts.head, theme.ink if down else theme.wine, self.lines)
        low = is_low(self.shown, self.person.most)
        canvas.block(self._figures(), parts.mark, theme.wine if low else theme.ink)
        canvas.block(self.mark, parts.mark, getattr(theme, self.tone), "right")
        draw_hit_points(canvas, self.shown, self.person.most, self.before, parts.bar.inset(RIM, 2))
        canvas.block(self.about, parts.about, theme.ink)
        self._draw_stock(canvas, parts.stock)

    def _arms(self, parts: CardParts) -> Box:
        """Return the box of the crest, which stands in the light."""
        return parts.crest

    def _draw_day(self, canvas: Canvas, light: Box, down: bool) -> None:
        """Draw the part of the sky behind this card; around a fallen character it stays dark."""
        theme = canvas.theme
        canvas.fill(light.inset(-FRAME), theme.faint if down else theme.gold)
        canvas.fill(light.inset(1 - FRAME), theme.ink)
        if canvas.stark:
            canvas.fill(light, theme.night)
            return
        x, y, w, h = canvas.layout.px(light)
        left, top, *size = canvas.layout.px(self._whole(light))
        day = canvas.pictures.scaled(self.day, (size[0], size[1]))
        part = day.get_rect().clip((x - left, y - top, w, h))
        canvas.blit(day.subsurface(part), (left + part.x, top + part.y))
        canvas.fill(light, theme.night, DUSK if down else round(DUSK * (1 - self.dawn)))

    def _whole(self, light: Box) -> Box:
        """Return the box of the whole sky, of which this card shows a part."""
        tall = max(self.around.w / SHAPE, light.h / SEEN)
        return Box(self.around.centre[0] - tall * SHAPE / 2, light.y - tall * SKY, tall * SHAPE, tall)


class LoneSurvivorCard(SurvivorCard):
    """The card of a character who came out alone: at the left a figure on the road home, at the right the crest and all
    text."""

    day = HOME
    lines = "left"

    def stand(self, around: Box) -> SurvivorCard:
        """Stand in the row with this box, with letters as large as the wide card allows; return self."""
        parts, letters, told = self._parts(self.box), self.letters, self._told(self.box)
        self.around = around
        self.name = letters.name(self.person.name, "strong", LARGE, parts.head.w, parts.head.h)
        self.mark = letters.block(" ".join(self.mark.lines), "number", LARGE, parts.mark.w, lines=1, grow=False)
        _points, *spent = self.told.split(BETWEEN)  # the figures and the bar already show the hit points
        changes = "\n".join(map(capital, spent))
        self.changes = letters.block(changes, "body", 24, told.w, told.h)
        return self

    def _parts(self, box: Box) -> CardParts:
        light, (head, about, _air, figures, bar, _gap, stock, _told) = self._columns(box)
        aside = head.h + about.h + GAP
        head, about = (line._replace(x=line.x + aside, w=line.w - aside) for line in (head, about))
        return CardParts(light, head, bar, about, stock, figures)

    def _whole(self, light: Box) -> Box:
        tall = max(light.h, light.w / HOME_SHAPE)
        return Box(light.centre[0] - tall * HOME_SHAPE / 2, light.centre[1] - tall / 2, tall * HOME_SHAPE, tall)

    def _arms(self, parts: CardParts) -> Box:
        """Return the box of the crest, beside name and class: in front of the wide landscape it would look pasted
        on."""
        side = parts.head.h + parts.about.h
        return Box(parts.head.x - side - GAP, parts.head.y, side, side).inset(-8)

    def _told(self, box: Box) -> Box:
        """Return the box of the changes."""
        return self._columns(box)[1][-1]

    @staticmethod
    def _columns(box: Box) -> tuple[Box, Sequence[Box]]:
        """Return the box of the light, and those of the lines beside it."""
        inner = box.inset(EDGE, EDGE)
        light = Box(inner.x, inner.y, inner.w * BESIDE, inner.h)
        left, y, lines = light.right + 2 * EDGE, inner.y, list[Box]()
        for share in LINES_BESIDE:
            lines.append(Box(left, y, inner.right - left - EDGE, inner.h * share))
            y += inner.h * share
        return light, lines

    def _figures(self) -> Block:
        room = self._parts(self.box).mark
        figures = f"{round(self.shown)} / {self.person.most}"
        return self.letters.block(figures, "number", LARGE, room.w * 0.7, room.h, lines=1)

    def blocks(self) -> tuple[Block, ...]:
        return *super().blocks(), self.changes

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        canvas.block(self.changes, self._told(box), canvas.theme.ink, "left", 0.0)


PICTURE, FALLEN_SHAPE = "ui/party-down", 1.5  # width divided by height
SHARE, FALLEN_WIDEST = 0.46, 560.0  # the picture's share of the width, and its greatest width
HIGHEST = 150.0  # design pixels: greatest height of a card
FALLEN_FRAME = 12.0
WITHIN = 1.08  # the picture is this much larger than its frame, which hides its uneven edges


def fallen_boxes(count: int, room: Box, letters: Fonts) -> tuple[Box, Sequence[Box]]:
    """Return the box of the picture, and of `count` cards below each other beside it; no cards if there is no room for
    them."""
    high = min(HIGHEST, (room.h - (count - 1) * GAP) / count)
    picture = room._replace(w=min(FALLEN_WIDEST, room.w * SHARE))
    if letters.large or high < taller(LEAST, letters) - GAP:
        return picture, ()
    x, top = picture.right + GAP, room.y + (room.h - count * (high + GAP) + GAP) / 2
    return picture, [Box(x, top + i * (high + GAP), room.right - x, high) for i in range(count)]


class Painting(Widget):
    """A picture of the party's arms laid down in the dark, cut to its frame around the middle."""

    role = "picture"

    def __init__(self, box: Box):
        super().__init__("picture", _("The party's arms, laid down in the dark"), box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        draw_slip(canvas, box)
        if canvas.stark:
            return
        inner = box.inset(FALLEN_FRAME)
        wide = WITHIN * max(inner.w, inner.h * FALLEN_SHAPE)
        whole = Box(inner.centre[0] - wide / 2, inner.centre[1] - wide / FALLEN_SHAPE / 2, wide, wide / FALLEN_SHAPE)
        with canvas.clipped(inner):
            canvas.picture(PICTURE, whole)
