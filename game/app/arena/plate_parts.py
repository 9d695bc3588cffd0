"""What a figure's plate shows: its picture, the numbers of strength, hand and piles, and its state in words with a sign
each."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
import pygame

from game import i18n
from game.core.combatants import ACTING, DONE, FALLEN, HEROES, Figure, Tag
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..table.skins.skin import Sign
from .plate_layout import FOES, PlateParts, Shape
from .players import stands_before

THREAT, FELL = "threat", "fell"  # ids of tags; the second: it has fallen in a fight that is over
NO_SIGNS: Mapping[str, Sign] = MappingProxyType({})
MAY_ACT, AIMED_AT = "play", "target"  # signs of a figure that may act (no suit's sign), and of one that can be chosen
Told = tuple[str, str]  # the icon used on plates, or "", and the words


def described(figure: Figure, counts: Mapping[str, int]) -> Iterator[str]:
    """Yield the state of a figure in words."""
    yield from (words for _icon, words in described_with_signs(figure, counts))


def described_with_signs(
    figure: Figure, counts: Mapping[str, int], signs: Mapping[str, Sign] = NO_SIGNS
) -> Iterator[Told]:
    """The same, each with its icon; `signs` are those of tags, by id."""
    if figure.worth:
        level = figure.side == HEROES or figure.rival
        what = _("Level {n}") if level else _("Difficulty {n}")
        yield "superiority" if level else "skull", what.format(n=figure.worth)
    if figure.player:
        yield (
            "you" if figure.ours else "friends",
            _("your own") if figure.ours else _("Player {n}'s").format(n=figure.player),
        )
    if figure.boss:
        yield "boss", _("Boss")
    elif figure.elite:
        yield "elite", _("Elite")
    if figure.state == FALLEN:
        yield "fallen", _("Fallen")
        return
    cards = counts.get("hand", 0)
    yield "hand-cards", ngettext("{n} card", "{n} cards", cards).format(n=cards)
    if figure.purse is not None:
        yield "chips", ngettext("{n} chip", "{n} chips", figure.purse).format(n=figure.purse)
    if figure.threat is not None:
        yield "threat", _("Threat {n}").format(n=figure.threat)
    if figure.state == ACTING:
        yield MAY_ACT, _("to move")
    elif figure.state == DONE:
        yield "", _("has acted")
    yield from ((signs[tag.id].icon if tag.id in signs else "", i18n.say(tag.text)) for tag in tags_besides(figure))


def has_fallen(figure: Figure) -> bool:
    """True if it has fallen, or a tag says after a fight that it did."""
    return figure.state == FALLEN or any(tag.id == FELL for tag in figure.tags)


def tags_besides(figure: Figure) -> Iterator[Tag]:
    """Its tags without the one that repeats its Threat."""
    said = THREAT if figure.threat is not None else None
    return (tag for tag in figure.tags if tag.id != said)


SIZE, LETTER_STEPS = 23.0, 5  # preferred size; number of sizes tried down to the smallest
SHARES = 0.27, 0.44  # greatest share of the height for one line, and for two
NEAR, APART = 4.0, 18.0  # gap between sign and word, and between words
LARGE = 0.9  # side of a sign as a share of the text size


class SignedText(NamedTuple):
    """One text with its sign, if it has one."""

    icon: str
    block: Block
    box: Box

    @property
    def sign(self) -> Box:
        """The box of the sign."""
        side = _side(self.icon, self.block)
        return Box(self.box.x - side - NEAR, self.box.centre[1] - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text and its sign."""
        if self.icon:
            canvas.icon(self.icon, self.sign, canvas.theme.wine)
        canvas.block(self.block, self.box, canvas.theme.ink)


def in_rows(told: Sequence[Told], room: Box, letters: Fonts) -> list[SignedText]:
    """Return the texts laid out from the top of a box, in the largest letters that keep within the allowed share of its
    height."""
    small = letters.smallest("strong") / SIZE
    words: list[SignedText] = []
    for lines, share in enumerate(SHARES, start=1):
        for step in range(LETTER_STEPS):
            size = SIZE * (letters.scale - step * (letters.scale - small) / (LETTER_STEPS - 1))
            words = [*_flowed(told, room, letters, size)]
            if max(word.box.bottom for word in words) - room.y <= min(room.h * share, lines * words[0].box.h + 1):
                return words
    return words


def _flowed(told: Sequence[Told], room: Box, letters: Fonts, size: float) -> Iterator[SignedText]:
    """Yield the texts in reading order, wrapped to the next line where necessary."""
    x, y = room.x, room.y
    for icon, said in told:
        block = letters.block(said, "strong", size, UNBROKEN, lines=1, grow=False)
        left = _side(icon, block) + NEAR if icon else 0.0
        if x > room.x and x + left + block.width > room.right:
            x, y = room.x, y + block.height
        yield SignedText(icon, block, Box(x + left, y, block.width, block.height))
        x += left + block.width + APART


def _side(icon: str, block: Block) -> float:
    return block.size * LARGE if icon else 0.0


EYES = 0.46  # height of the eyes in the picture, as a share; they are centred in the window
LARGER, LEAST = 1.34, 1.08  # least side of the picture, relative to the window's longer side and to the plate's height
RIM = 4.0  # distance of the picture from the plate's edge
SOFT, SHARE, HARD = 34.0, 0.4, 12.0  # fade before text: design pixels, share of the window; above and below
BESIDE = 6.0  # gap between a sign and text
FAINT = 0.14  # opacity of the picture behind text


class Likeness(NamedTuple):
    """The visible part of a plate for the picture, and the window in it that is free of text."""

    inner: Box
    window: Box

    @classmethod
    def on(cls, box: Box, at: PlateParts) -> "Likeness":
        """Return the likeness for a plate: its window lies left of the text beside the picture, right of a crest, and
        between texts above and below."""
        inner = box.inset(RIM)
        words = at.numbers.x if at.is_headed or at.is_footed else at.name.x
        top = at.name.bottom if at.is_headed else inner.y
        alone = at.is_beside or at.note == at.name
        bottom = at.name.y if at.is_footed else inner.bottom if alone else at.note.y
        left = at.face.x if stands_before(at.face, box) else inner.x
        return cls(inner, Box(left, top, words - left, bottom - top))

    @property
    def clear(self) -> Box:
        """The part of the window in which signs may stand, clear of the text beside it."""
        return self.window._replace(w=self.window.w - BESIDE)

    @property
    def whole(self) -> Box:
        """The box of the whole picture, whose eyes are centred in the window."""
        side = max(LARGER * max(self.window.w, self.window.h), LEAST * self.inner.h)
        x, y = self.window.centre
        return Box(x - side / 2, min(self.inner.y, y - side * EYES), side, side)

    def draw(self, canvas: Canvas, name: str) -> None:
        """Draw the picture of that name."""
        x, y, wide, high = canvas.layout.px(self.inner._replace(w=min(self.inner.w, self.whole.right - self.inner.x)))
        canvas.blit(self._print(canvas, name, (x, y, max(1, wide), max(1, high))), (x, y))

    def _print(self, canvas: Canvas, name: str, place: tuple[int, int, int, int]) -> pygame.Surface:
        """Return the visible part of the picture, with fades; `place` is in window pixels."""
        left, top, wide, high = place
        x, y, side, _side = canvas.layout.px(self.whole)
        print = pygame.Surface((wide, high), pygame.SRCALPHA)
        print.blit(canvas.pictures.scaled(name, (side, side)), (x - left, y - top))
        clear = pygame.Rect(canvas.layout.px(self.window)).move(-left, -top)
        soft, hard = canvas.layout.size(min(SOFT, self.window.w * SHARE)), canvas.layout.size(HARD)
        across = np.interp(np.arange(wide), [clear.right - soft, clear.right, wide], [1.0, FAINT, 0.0])
        levels = [1.0 if clear.top <= 0 else FAINT, 1.0, 1.0, 1.0 if clear.bottom >= high else FAINT]
        down = np.interp(np.arange(high), [clear.top, clear.top + hard, clear.bottom - hard, clear.bottom], levels)
        solid = pygame.surfarray.pixels_alpha(print)
        solid[:] = (solid * across[:, None] * down[None, :]).astype(np.uint8)
        return print


FITS = (24.0, 3.0, 9.0), (24.0, 2.0, 5.0), (20.0, 1.0, 3.0)  # tried in turn: icon, gap to its number, gap to the next
NUMBER, FOE = 22.0, 24.0  # size of figures; on an enemy's plate
TALLER = 2.0  # extra line height needed by figures of the plain font
MARK, IN = 30.0, 4.0  # sign of a boss or elite at the picture's corner, and its rim
LOWER = 2.5  # how much lower large figures stand
CLEAR = 4.0  # how much higher it stands where the focus ring of the row below reaches the picture
ON_PILE = 20.0  # side of the sign before a pile's number
EMPTY = 26.0  # side of the sign of an empty or hidden hand
IconNumber = tuple[str, str, str]  # icon, number ("" for none), and the theme colour of the icon


class Tally(NamedTuple):
    """The numbers of a figure on a plate of a shape; `counts` are the cards in its zones."""

    figure: Figure
    counts: Mapping[str, int]
    shape: Shape
    letters: Fonts
    pays: bool = False  # the figure pays with its discards: their number counts, not its Threat

    def draw(self, canvas: Canvas, at: PlateParts, window: Box, signs: Sequence[tuple[str, str]], held: bool = True,
             away: bool = False) -> None:  # fmt: skip
        """Draw all numbers.

        `window` is the visible part of the picture; `signs` are icons and numbers of tags; `held` draws an enemy's hand
        count; `away` means that hand is shown elsewhere.
        """
        self._draw_row(canvas, at.numbers, self._numbers(at))
        if self.shape in FOES and self.figure.worth:
            self._draw_mark(canvas, at.face.w, window)
        self._draw_row(canvas, at.signs, [(icon, number, "gold") for icon, number in signs])
        if self.shape in FOES and held:
            self._draw_hand(canvas, at, away)
        self.draw_deck(canvas, at)
        if at.discard is not None and "deck" in self.figure.zones:
            if at.loot is not None and (loot := self.counts.get("loot", 0)):
                self._draw_count(canvas, str(loot), "loot-rare", at.foot(at.loot), "help")
            if self.pays:
                self._draw_count(canvas, str(self.counts.get("discard", 0)), "cards", at.foot(at.discard), "gold")
            elif self.figure.threat is not None:
                self._draw_count(canvas, str(self.figure.threat), "threat", at.foot(at.discard))

    def draw_deck(self, canvas: Canvas, at: PlateParts) -> None:
        """Draw the number of cards left in the deck."""
        if at.deck is not None and "deck" in self.figure.zones:
            self._draw_count(canvas, str(self.counts.get("deck", 0)), "", at.foot(at.deck))

    def _numbers(self, at: PlateParts) -> Sequence[IconNumber]:
        """Return icons and numbers, the most important first."""
        figure, cards = self.figure, str(self.counts.get("hand", 0))
        if self.shape in FOES:
            worth = ("superiority", str(figure.worth), "gold") if figure.rival else ("skull", str(figure.worth), "bone")
            return [worth] if figure.worth else self._mark
        if self.shape is Shape.PET:
            return [("hand-cards", cards, "bone")]
        loot = self.counts.get("loot", 0)
        shown = [("hand-cards", cards, "bone"), ("superiority", str(figure.worth), "gold")]
        if figure.purse is not None:
            shown.insert(0, ("chips", str(figure.purse), "gold"))
        return [*shown, *([("loot-rare", str(loot), "help")] if loot and at.loot is None else [])]

    @property
    def _mark(self) -> Sequence[IconNumber]:
        """The sign of a boss or an elite, if it is one."""
        return [("boss", "", "gold")] if self.figure.boss else [("elite", "", "danger")] if self.figure.elite else []

    def _draw_mark(self, canvas: Canvas, wide: float, window: Box) -> None:
        """Draw that sign on a plate at the lower right corner of the picture, which is `wide`."""
        side = min(MARK, wide / 2)
        for icon, _none, tone in self._mark:
            up = CLEAR if self.shape is Shape.LOW else 0.0
            plate = Box(window.right - side, window.bottom - up - side, side, side)
            canvas.plate("count-plate", plate)
            canvas.icon(icon, plate.inset(IN, IN), getattr(canvas.theme, tone), shade=canvas.theme.night)

    def _draw_row(self, canvas: Canvas, room: Box, shown: Sequence[IconNumber]) -> None:
        """Draw icons with numbers, closer together if there is little room; those that do not fit are left out."""
        size = FOE if self.shape in FOES else NUMBER
        blocks = [self.letters.block(number, "number", size, 80, room.h + TALLER, lines=1, grow=False)
                  for _icon, number, _tone in shown]  # fmt: skip
        wide = sum(block.width for block in blocks)
        sign, near, apart = next((fit for fit in FITS if wide + _beside(len(shown), fit) <= room.w + 1), FITS[-1])
        x, room = room.x, room.moved(0, LOWER) if self.letters.huge else room
        for (icon, number, tone), block in zip(shown, blocks, strict=True):
            if x + sign + near + block.width > room.right + 1:
                break
            canvas.icon(icon, Box(x, room.y + (room.h - sign) / 2, sign, sign), getattr(canvas.theme, tone))
            place = Box(x + sign + near, room.y, block.width, room.h)
            canvas.block(block, place, canvas.theme.cream, shade=canvas.theme.night)
            x = place.right + (apart if number else 0)

    def _draw_hand(self, canvas: Canvas, at: PlateParts, away: bool) -> None:
        """Draw the number of cards in the hand's fan, with a sign instead of the fan if it is empty, hidden or
        `away`."""
        held, theme = self.counts.get("hand", 0), canvas.theme
        box = at.tally(1 if away else max(1, held))
        block = self.letters.block(str(held), "number", FOE, box.w, box.h + TALLER, lines=1, grow=False)
        if away or not held or not at.fan:
            side = min(EMPTY, at.hand.w) if not at.fan else EMPTY
            place = Box(at.hand.x, at.hand.centre[1] - side / 2, side, side)
            canvas.icon("hand-cards", place, theme.bone if held else theme.faint)
        canvas.block(block, box, theme.cream if held else theme.faint, "left", shade=theme.night)

    def _draw_count(self, canvas: Canvas, number: str, icon: str, plate: Box, tone: str = "danger") -> None:
        """Draw a number on a plate."""
        canvas.plate("count-plate", plate)
        block = self.letters.block(number, "number", NUMBER, plate.w, plate.h, lines=1, grow=False)
        sign = ON_PILE if icon else 0.0
        x = plate.centre[0] - (block.width + sign) / 2
        if icon:
            place = Box(x - 2, plate.centre[1] - ON_PILE / 2, ON_PILE, ON_PILE)
            canvas.icon(icon, place, getattr(canvas.theme, tone), shade=canvas.theme.night)
        canvas.block(block, Box(x + sign, plate.y, block.width, plate.h), canvas.theme.cream)


def _beside(count: int, fit: tuple[float, float, float]) -> float:
    """Return the width of `count` icons with their gaps, without the numbers."""
    sign, near, apart = fit
    return count * (sign + near) + (count - 1) * apart
