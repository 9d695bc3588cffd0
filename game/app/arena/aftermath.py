"""The plates shown after a fight: its result, the cards it brought, and the terms of a trade."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from game import i18n
from game.core.cards import Card
from game.core.combatants import HEROES, Aftermath, Figure, Share
from game.core.deck import plain
from game.core.text import Text
from game.core.view import View
from game.i18n import _

from ..base.geometry import GRID_W, Box
from ..base.prints import PLAIN
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..table.card_art import SHAPE, CardArt
from ..table.places import Places
from ..ui.widget import Look, Widget
from .floor import Floor, Setting
from .hand import draw_gem
from .victory import EndPlate, TriumphPlate

EDGE, TOP, TIGHT, GAP = 30.0, 19.0, 13.0, 16.0  # margins: sides; top, usual and least; gap between texts
HEAD, TITLE, SIGN = 42.0, 36.0, 32.0
GRAND, CROWN, LAUREL = 50.0, 56.0, 225 / 180  # a victory's headline, if it fits; its laurel: height, width to height
IN_LAUREL = 0.42  # side of the sign in a laurel, as a share of the laurel's height
TEXT, MODEST = 23.0, 21.0  # usual size of text, and the least beside a large headline
AIR = 4.0  # space around lines
COLUMNS = 2
APART, OVERLAP, CAPTION = 16.0, 24.0, 24.0  # gap between found cards; least step between them; height of their caption
LEFT = 370.0  # width that found cards leave for the preview line
ROOMY, TERMS = 27.0, 23.0  # size of text if there is little, and of the terms of a trade
FINER = 1.0  # step by which letters get smaller


class Portion(Widget):
    """A figure's share of the result, as text."""

    role = "text"

    def __init__(self, share: Share, name: str, box: Box, size: float, letters: Fonts):
        told = i18n.say(share.text)
        super().__init__(share.who, _("{who}: {what}").format(who=name, what=told) if name else told, box)
        self.block = letters.block(self.label, "body", size, box.w, grow=False)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(self.block, self.box, canvas.theme.cream, valign=0.0, shade=canvas.theme.night)


class AftermathPlate(EndPlate):
    """The result of a fight on a strip, for little room.

    All text has one size, as large as fits. If even small letters do not fit, the plate grows upwards to `highest` at
    most; then the last sentences are dropped.
    """

    portions: Sequence[Portion]

    def __init__(self, after: Aftermath, names: Mapping[str, str], box: Box, letters: Fonts, highest: float):
        super().__init__(after, names, box)
        self.top = TOP
        smallest, shares = letters.smallest("body"), self.shares
        size = max(smallest, (ROOMY if len(shares) < COLUMNS else TEXT) * letters.scale)
        least = max(smallest, MODEST * letters.scale)
        sizes = (max(least, size - i * FINER) for i in range(math.ceil((size - least) / FINER) + 1))
        self.grand = after.won and any(self._fits(shares, each, letters, True) for each in sizes)
        while not self.grand and not self._fits(shares, size, letters) and size > smallest:
            size = max(smallest, size - FINER)
        if self.missing > 0:
            self.top = TIGHT
            self._write(shares, size, " ", letters)
        if self.missing > 0:
            y = max(highest, box.y - self.missing)
            self.box = Box(box.x, y, box.w, box.bottom - y)
            self._write(shares, size, " ", letters)
        while self.missing > 0 and self.ahead:
            self.ahead.pop()
            self._write(shares, size, " ", letters)

    def _fits(self, shares: Sequence[Share], size: float, letters: Fonts, grand: bool = False) -> bool:
        """Lay the text out at a size, with one outlook sentence per line if that fits; return True if all of it fits.

        `grand` adds a large headline with a laurel.
        """
        for between in ("\n", " "):
            self._write(shares, size, between, letters, grand)
            if self.missing <= 0:
                return True
        return False

    def _write(self, shares: Sequence[Share], size: float, between: str, letters: Fonts, grand: bool = False) -> None:
        """Lay the text out at a size; set `missing` to the height that is lacking."""
        inner = self.box.inset(EDGE, self.top)
        head, large, sign, wide = (CROWN, GRAND, CROWN, CROWN * LAUREL) if grand else (HEAD, TITLE, SIGN, SIGN)
        title = letters.block(self.label, "title", large, inner.w * 0.45, head, lines=1)
        x = inner.x + wide + 10 + title.width + GAP
        how = letters.block(self.told, "body", size, inner.right - x, grow=False)
        self.line = inner._replace(h=max(head, how.height))
        self.mark = Box(inner.x, self.line.y + (self.line.h - sign) / 2, wide, sign)
        self.head = title, self.line._replace(x=self.mark.right + 10, w=title.width)
        self.how = how, self.line._replace(x=x, w=inner.right - x)
        self.rest = inner._replace(y=self.line.bottom + 3, h=inner.bottom - self.line.bottom - 3)
        self.portions = list(self._portions(shares, size, letters))
        foot = letters.block(between.join(self.ahead), "body", size, inner.w, grow=False)
        y = max((each.box.bottom for each in self.portions), default=self.rest.y) + AIR
        self.foot = foot, self.rest._replace(y=y, h=max(foot.height, self.rest.bottom - y))
        self.missing = y + (foot.height if self.ahead else 0.0) - inner.bottom

    def _portions(self, shares: Sequence[Share], size: float, letters: Fonts) -> Iterator[Portion]:
        """Yield the portions in two columns, each row as high as necessary."""
        columns, y = max(1, min(COLUMNS, len(shares))), self.rest.y + AIR
        wide = (self.rest.w - (columns - 1) * GAP) / columns
        for start in range(0, len(shares), columns):
            row = [Portion(share, self.names.get(share.who, ""), Box(self.rest.x + i * (wide + GAP), y, wide, 0), size,
                           letters) for i, share in enumerate(shares[start : start + columns])]  # fmt: skip
            high = max(each.block.height for each in row)
            for each in row:
                each.box = each.box._replace(h=high)
            yield from row
            y += high

    def blocks(self) -> tuple[Block, ...]:
        return (self.head[0], self.how[0], *(portion.block for portion in self.portions), self.foot[0])

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        tone = self.tone(theme)
        canvas.plate("shadow", box, 150)
        canvas.plate("panel-dark", box)
        if self.grand:
            canvas.picture("ui/laurel", self.mark)
            side = self.mark.h * IN_LAUREL
            canvas.icon(self.sign, self.mark.inset((self.mark.w - side) / 2, (self.mark.h - side) / 2), tone)
        else:
            canvas.icon(self.sign, self.mark, tone)
        canvas.block(*self.head, tone, shade=theme.night)
        canvas.block(*self.how, theme.cream, shade=theme.night)
        canvas.fill(Box(self.rest.x, self.rest.y - 3, self.rest.w, 1.5), theme.faint, 150)
        for portion in self.portions:
            portion.draw(canvas, portion.box, look)
        canvas.block(*self.foot, theme.bone, valign=1.0 if self.portions else 0.5, shade=theme.night)


class Spoil(NamedTuple):
    """A group of cards shown after a fight.

    `caption` is the owner's name, or says that the cards are new; `grades` are the treasure grades of new cards, by id.
    """

    cards: tuple[Card, ...]
    caption: str
    grades: Mapping[str, str]


def spoils(after: Aftermath, names: Mapping[str, str], before: Mapping[str, Sequence[Card]]) -> list[Spoil]:
    """Return the cards of each owner under their name: those from `before` the fight, then the new ones.

    With only one hero, new and old cards are separate groups, and only the new ones have a caption.
    """
    found = {share.who: share.cards for share in after.shares if share.cards}
    grades = {card.id: share.grade for share in after.shares if share.grade for card in share.cards}
    old = {who: tuple(card for card in cards if card not in found.get(who, ())) for who, cards in before.items()}
    if len(names) == 1:
        new = ((cards, _("New loot")) for cards in found.values())
        told = (*new, *((cards, "") for cards in old.values()))
        return [Spoil(cards, caption, grades) for cards, caption in told if cards]
    owners = [who for who in names if found.get(who) or old.get(who)]
    if len(owners) == 1 and not old.get(owners[0]):
        return [Spoil(found[owners[0]], _("{who}: new loot").format(who=names[owners[0]]), grades)]
    return [Spoil((*old.get(who, ()), *found.get(who, ())), names[who], grades) for who in owners]


class SpoilsPlate(Widget):
    """Found cards, shown large: in the middle of the table if the preview line fits beside them, otherwise farther
    left."""

    role = "text"

    def __init__(self, told: Sequence[Spoil], room: Box, letters: Fonts, art: CardArt):
        self.told, self.art = told, art
        self.words = [letters.block(each.caption, "strong", 22, UNBROKEN, lines=1, grow=False) for each in told]
        self.head = max(CAPTION, *(block.height for block in self.words))  # taller letters make the cards smaller
        self.wide = (room.h - self.head) / SHAPE
        self.step = self._step(room.w - LEFT)
        self.places = self._places(self.step)
        label = ", ".join(self._said(each) for each in told)
        wide = self.places[-1] + self._span(len(told) - 1, self.step) + GAP
        x = min(max(room.x, (GRID_W - wide) / 2), room.right - wide)
        if max(x - room.x, room.right - x - wide) < LEFT:
            x = room.x + max(0.0, min((room.w - wide) / 2, room.w - LEFT - wide))
        super().__init__("spoils", label, Box(x, room.y, wide, room.h))

    @staticmethod
    def _said(spoil: Spoil) -> str:
        cards = ", ".join(i18n.say(plain(card)) for card in spoil.cards)
        return f"{spoil.caption}: {cards}" if spoil.caption else cards

    def _step(self, room: float) -> float:
        """Return the step between the cards of a group, closer the less room there is."""
        step = self.wide + APART
        while step > OVERLAP and self._places(step)[-1] + self._span(len(self.told) - 1, step) > room:
            step -= 2
        return step

    def _places(self, step: float) -> list[float]:
        """Return the left offsets of the groups."""
        spans = (self._span(i, step) + GAP for i in range(len(self.told) - 1))
        return [*accumulate(spans, initial=0.0)]

    def _span(self, i: int, step: float) -> float:
        """Return the width of group `i`: its cards or its caption."""
        return max(self.words[i].width, self.wide + step * (len(self.told[i].cards) - 1))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.words)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for each, words, left in zip(self.told, self.words, self.places, strict=True):
            cards = self.wide + self.step * (len(each.cards) - 1)
            middle = box.x + left + max(words.width, cards) / 2
            for i, card in enumerate(each.cards):
                place = Box(middle - cards / 2 + i * self.step, box.y + self.head, self.wide, self.wide * SHAPE)
                x, y = canvas.layout.point((place.x, place.y))
                canvas.blit(self.art.face(card, self.wide, "mini", (), PLAIN), (round(x), round(y)))
                if grade := each.grades.get(card.id):
                    draw_gem(canvas, grade, place)
            above = Box(middle - words.width / 2, box.y, words.width, self.head)
            canvas.block(words, above, canvas.theme.gold, valign=0.5, shade=canvas.theme.night)


class TermsPlate(Widget):
    """The terms of a trade, beside the cards to choose from."""

    role = "text"

    def __init__(self, told: Sequence[Text], box: Box, letters: Fonts):
        lines = [i18n.say(each) for each in told]
        super().__init__("terms", " ".join(lines), box)
        self.room = box.inset(EDGE - 4, AIR)
        self.block = letters.cut("\n".join(lines), "body", TERMS, self.room.w, self.room.h, lines=8)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("panel-dark", box)
        canvas.block(self.block, self.room, canvas.theme.cream, valign=0.5, shade=canvas.theme.night)


SPARE, UP = 12.0, 8.0  # design pixels: around the hand and beside plates; how far a plate moves up


class FightEnd:
    """The plates that say how a fight ended, for one moment of a play; `people` are the figures of that moment."""

    def __init__(
        self, after: Aftermath, view: View, people: Sequence[Figure], setting: Setting, floor: Floor, places: Places
    ):
        self.after, self.view, self.people = after, view, people
        self.setting, self.floor, self.places = setting, floor, places

    def plates(
        self, terms: Sequence[Text], names: Mapping[str, Text], letters: Fonts, art: CardArt
    ) -> Iterator[Widget]:
        """Yield the result, and the loot found or the terms on which it can be traded."""
        found = self.spoils()
        called = {id: i18n.say(name) for id, name in names.items()} if len(self.after.shares) > 1 else {}
        above = "traits" if self.setting.open else "enemies"  # a place that is free now
        grand = self._triumph(called, letters) if not self.setting.open else None
        yield grand or AftermathPlate(self._to_tell(), called, self.room(), letters, self.places.box(above).y)
        if found:
            yield self._spoils_plate(found, letters, art)
        elif len(self.setting.open) == 1 and terms:
            yield TermsPlate(terms, self._beside_open(), letters)

    def _spoils_plate(self, found: Sequence[Spoil], letters: Fonts, art: CardArt) -> SpoilsPlate:
        """Return the plate of the loot; it lies where a hand and its abilities lie otherwise."""
        return SpoilsPlate(found, at_hand(self.places).inset(0, UP / 2), letters, art)

    def _triumph(self, names: Mapping[str, str], letters: Fonts) -> TriumphPlate | None:
        """Return the large plate of a fight's end, in place of the enemies and the lane; None if it does not fit."""
        stage, top = self.floor.stage, self.places.box("enemies").y - UP
        room = Box(stage.x, top, stage.w, stage.bottom - top)
        sheet = TriumphPlate(self.after, self.setting.cast, names, room, letters)
        return sheet if sheet.fits else None

    def _to_tell(self) -> Aftermath:
        """Return the aftermath with only the shares of the figures that are asked to trade, since there is little room
        then; otherwise all of it."""
        if not self.setting.open:
            return self.after
        asked = [figure.id for figure in self.setting.cast if figure.zones.get("loot") in self.setting.open]
        return self.after._replace(shares=tuple(share for share in self.after.shares if share.who in asked))

    def spoils(self) -> list[Spoil]:
        """Return the loot to show in place of the hands; nothing while loot lies open in the lane."""
        heroes = [figure for figure in self.people if figure.side == HEROES and not figure.owner]
        names = {figure.id: i18n.say(figure.name) for figure in heroes}
        kept = {figure.id: figure.zones.get("loot", "") for figure in heroes if figure.id == self.setting.shown}
        zones = self.view.zones
        before = {id: [card for card in zones.get(zone, ()) if card is not None] for id, zone in kept.items()}
        return [] if self.setting.open else spoils(self.after, names, before)

    def _beside_open(self) -> Box:
        """Return the lane's part to the right of the row of cards that lies open in it."""
        lane = self.places.box("lane")
        slot = self.floor.slots[self.setting.open[0]]
        right = slot.box.x + slot.box.w + slot.step_x * (len(self.view.zones[slot.zone]) - 1)
        return Box(right + SPARE, lane.y, lane.right - right - SPARE, self.places.box("preview").y - lane.y)

    def room(self) -> Box:
        """Return the box of the result: the lane, extended over the journal if there are several shares; the place of
        the hand while cards lie open in the lane."""
        lane, journal = self.places.box("lane"), self.places.box("journal")
        if self.setting.open:
            return around(self.places.box("hand"), self.places.box("sort")).inset(0, -SPARE).moved(0, -UP)
        several = len(self.after.shares) > 1
        return around(lane, journal)._replace(y=lane.y, h=lane.h).inset(0, -3) if several else lane

    def preview_place(self, usual: Box, letters: Fonts, art: CardArt) -> Box:
        """Return the box of the preview line: where the hand was, beside the loot; `usual` while cards lie open."""
        if self.setting.open:
            return usual
        found, below = self.spoils(), at_hand(self.places)
        left, right = below.x, below.right
        if found:
            cards = self._spoils_plate(found, letters, art).box
            left, right = max((left, cards.x - SPARE), (cards.right + SPARE, right), key=lambda ends: ends[1] - ends[0])
        return Box(left, below.centre[1] - usual.h / 2, right - left, usual.h)


def at_hand(places: Places) -> Box:
    """Return the box of the hand and the abilities above it."""
    return around(places.box("traits"), places.box("hand"))


def around(one: Box, other: Box) -> Box:
    """Return the smallest box around both boxes."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Box(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)
