"""Fonts by role, and blocks of text fitted into a place."""

import re
from typing import NamedTuple

import pygame

from game.core.text import number_after

from .pictures import edge_of, outlined
from .theme import Colour, Face, face, font, proportions

FONTS = {  # role: (file, file of the plain font, smallest legible size at arm's length, in design pixels)
    "title": ("grenze-gotisch-700.ttf", "atkinson-hyperlegible-next-700.ttf", 26),
    "label": ("cinzel-700.ttf", "atkinson-hyperlegible-next-700.ttf", 22),
    "number": ("cinzel-900.ttf", "atkinson-hyperlegible-next-700.ttf", 22),
    "body": ("alegreya-500.ttf", "atkinson-hyperlegible-next-400.ttf", 22),
    "key": ("atkinson-hyperlegible-next-700.ttf", "atkinson-hyperlegible-next-700.ttf", 24),  # 1 differs from I
    "keycap": ("alegreya-700.ttf", "atkinson-hyperlegible-next-700.ttf", 24),
    "strong": ("alegreya-700.ttf", "atkinson-hyperlegible-next-600.ttf", 22),
}
LARGE = 1.25  # a `scale` above this is large
PLAIN_SMALLEST = 24
LEADING, PLAIN_LEADING = (
    1.36,
    1.24,
)  # line heights; the plain font's smallest lines are no taller than the usual ones
LEGIBLE = 20.0  # the minimum of `text_px`
HUGE, LARGE_LEGIBLE = 2.0, 28.0  # from this `scale` on, the minimum is that of large text: 38 px at 1080p
NARROW = {  # where large text does not fit: the narrower faces that are tried in turn
    "title": ("label", "strong", "body"),
    "label": ("strong", "body"),
    "number": ("strong", "body"),
    "strong": ("body",),
}
CLOSE, CLOSE_CAPITALS = 1.12, 0.96  # line heights tried before, for small letters and for capitals alone
DEEP, DEEP_CAPITALS = 1.0, 0.84  # height of a single line without the blank above and below, as a share of the size
KEPT = 800  # blocks and lines cached
ROUGHLY = 1.1  # tolerance when a text's width at one size is estimated from that at another
EVENING = 6  # bisection steps when looking for even lines
LAST, NARROWER, NARROWINGS = 0.22, 0.03, 20  # least last line as a share of the longest; steps of narrowing
UNBROKEN = 1e6  # a width at which no line is broken
ENDLESS = re.compile(r"(\S{18})(?=\S)")
SEPARATOR = "·"  # stands between parts of a line, and never at the end or start of a broken one


class Block(NamedTuple):
    """Lines of text, broken and sized for a place. Lengths in design pixels.

    `text_px` is the height of its letters as `Thing` counts it; `overflow` is how far it runs out of its place.
    """

    lines: tuple[str, ...]
    role: str
    size: float
    leading: float
    width: float
    height: float
    text_px: float
    overflow: float


def closer(block: Block, near: float) -> Block:
    """A block with a leading of at most `near` times the text size, if it has several lines."""
    n, leading = len(block.lines), min(block.leading, block.size * near)
    return block._replace(leading=leading, height=n * leading) if n > 1 else block


def breakable(text: str) -> str:
    """A text written by a person, with spaces in overlong words so that every line can be broken."""
    return ENDLESS.sub(r"\1 ", text)


class Fonts:
    """The fonts at the window's resolution.

    `scale` is the text-size setting: a block follows it as far as its place allows, and never goes below the smallest
    legible size, which is larger at the largest setting.
    """

    def __init__(self, k: float, scale: float = 1.0, plain: bool = False):
        self.k, self.scale, self.plain = k, scale, plain
        self._lines: dict[tuple[str, str, int, Colour, Colour | None], pygame.Surface] = {}
        self._blocks: dict[tuple[object, ...], Block] = {}

    @property
    def large(self) -> bool:
        """True if letters are so large that parts of a page should be stacked rather than side by side."""
        return self.scale > LARGE

    @property
    def huge(self) -> bool:
        """True at the largest setting, at which all text is large text; the plain font is too wide for that."""
        return self.scale >= HUGE and not self.plain

    @property
    def legible(self) -> float:
        """The minimum of `text_px`, in design pixels."""
        return LARGE_LEGIBLE if self.huge else LEGIBLE

    def smallest(self, role: str) -> float:
        """The smallest legible size of a role, in design pixels; for capitals alone it may be larger."""
        return self._floor("hp", role)

    def _floor(self, text: str, role: str) -> float:
        """The smallest legible size of a text, in design pixels."""
        return self.legible / self.text_px(text, role, 1.0) if self.huge else self._usual_smallest(role)

    def _usual_smallest(self, role: str) -> float:
        return PLAIN_SMALLEST if self.plain else FONTS[role][2]

    def face(self, role: str, size: float) -> Face:
        """A role's face for a size in design pixels."""
        return face(self.file(role), max(4, round(size * self.k)))

    def file(self, role: str) -> str:
        """The file of a role's font."""
        usual, plain, _smallest = FONTS[role]
        return plain if self.plain else usual

    def exact(self, role: str, pixels: int) -> pygame.font.Font:
        """A role's font for a size in window pixels."""
        return font(self.file(role), pixels)

    def width(self, text: str, role: str, size: float) -> float:
        """The width of a line, in design pixels."""
        return self.face(role, size).width(text) / self.k

    def text_px(self, text: str, role: str, size: float) -> float:
        """The height of the letters, from the top of h to the bottom of p, in design pixels.

        Without lower-case letters, or in a font that has capitals only: the height of the capitals times 20/15, the
        ratio of the two minimum heights.
        """
        cap, tall = proportions(self.file(role))
        return size * (tall if self._is_small(text, role) else cap * 20 / 15)

    def _is_small(self, text: str, role: str) -> bool:
        """True if a text has small letters, and the role's font too."""
        cap, tall = proportions(self.file(role))
        return tall > cap and any(letter.islower() for letter in text)

    def block(
        self,
        text: str,
        role: str,
        size: float,
        width: float,
        height: float = 1e9,
        lines: int = 99,
        grow: bool = True,
        even: bool = False,
    ) -> Block:
        """Break a text to a width, at the wished size if it fits, else at the largest size that does.

        With `grow` False the text-size setting only raises the smallest size. `even` makes lines of similar length, for
        centred text.
        """
        key = (text, role, size, width, height, lines, grow, even)
        if key not in self._blocks:
            if len(self._blocks) > KEPT:
                self._blocks.clear()
            block = self._made(text, role, size, width, height, lines, grow)
            self._blocks[key] = self._evened(block, text, width) if even else block
        return self._blocks[key]

    def flush(self, text: str, role: str, size: float, width: float, height: float = 1e9, lines: int = 99) -> Block:
        """Break a text for reading from the left, ignoring the text-size setting: lines as long as possible, but no
        very short last line."""
        block = self.block(text, role, size, width, height, lines, grow=False)
        for n in range(NARROWINGS):
            broken = self.wrap(text, role, block.size, width * (1 - n * NARROWER))
            if len(broken) != len(block.lines):
                break
            wide = [self.width(line, role, block.size) for line in broken]
            if wide[-1] >= LAST * max(wide):
                return block._replace(lines=tuple(broken), width=max(wide))
        return block

    def cut(
        self, text: str, role: str, size: float, width: float, height: float = 1e9, lines: int = 1, keep: str = ""
    ) -> Block:
        """Break a text into at most `lines` lines, cutting off its end where it does not fit in legible letters.

        `keep` is an end of the text that always stays; what stands before it is cut instead.
        """
        for end in range(len(text), len(keep), -1):
            shown = text if end == len(text) else f"{text[: end - len(keep)].rstrip()}…{keep}"
            block = self.block(shown, role, size, width, height, lines)
            if block.overflow <= 0 and block.text_px >= self.legible:
                return block
        return self.block("", role, size, width, height, lines)

    def name(self, name: str, role: str, size: float, width: float, height: float = 1e9) -> Block:
        """Break a name to one line; where it does not fit, cut it, but never the number that tells it from others."""
        return self.cut(name, role, size, width, height, keep=number_after(name))

    def _made(self, text: str, role: str, size: float, width: float, height: float, lines: int, grow: bool) -> Block:
        floor = self._floor(text, role)
        wish = max(floor, max(size, self._usual_smallest(role)) * (self.scale if grow else 1.0))
        block = self._fit(text, role, wish, floor, width, height, lines)
        if block.overflow > 0 and self.huge:
            ways = (self._closely(text, each, width, height, lines) for each in (role, *NARROW.get(role, ())))
            return next((way for way in ways if way.overflow <= 0), block)
        return block

    def _closely(self, text: str, role: str, width: float, height: float, most: int) -> Block:
        """A text in the smallest legible letters of a role, its lines close together."""
        return self._broken(text, role, self._floor(text, role), width, height, most, close=True)

    def _fit(self, text: str, role: str, wish: float, floor: float, width: float, height: float, lines: int) -> Block:
        block, size = self._broken(text, role, wish, width, height, lines), wish
        while block.overflow > 0 and size > floor:
            size = max(floor, size - max(1.0, size * 0.06))
            # loading a font for each size is costly: most sizes are ruled out with the wished size's font
            room = ROUGHLY * wish / size
            if size == floor or not self._broken(text, role, wish, width * room, height * room, lines).overflow:
                block = self._broken(text, role, size, width, height, lines)
        return block

    def _broken(
        self, text: str, role: str, size: float, width: float, height: float, most: int, close: bool = False
    ) -> Block:
        lines = tuple(self.wrap(text, role, size, width))
        capitals = not self._is_small(text, role)
        leading = size * ((CLOSE_CAPITALS if capitals else CLOSE) if close else self._leading(role))
        tall = leading * len(lines)
        wide = max(map(self.face(role, size).width, lines), default=0) / self.k
        deep = size * (DEEP_CAPITALS if capitals else DEEP)
        blank = max(0.0, leading - deep) if self.huge else 0.0  # may run out of the place: there are no letters in it
        over = max(0.0, wide - width - 0.5, tall - blank - height - 0.5, (len(lines) - most) * leading)
        return Block(lines, role, size, leading, wide, tall, self.text_px(text, role, size), over)

    def _leading(self, role: str) -> float:
        if role not in ("body", "strong"):
            return 1.2
        return PLAIN_LEADING if self.plain else LEADING

    def wrap(self, text: str, role: str, size: float, width: float) -> list[str]:
        """Break a text into lines at its spaces; its own line breaks stay. A separator at a break is left out."""
        face, lines = self.face(role, size), list[str]()
        for paragraph in text.split("\n"):
            first, line = len(lines), ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and face.width(longer) / self.k > width:
                    lines.append(line.rstrip(f" {SEPARATOR}"))
                    longer = word
                line = longer if longer != SEPARATOR or len(lines) == first else ""
            lines.append(line)
        return lines

    def _evened(self, block: Block, text: str, width: float) -> Block:
        """The block with its text broken as narrowly as possible without more lines."""
        narrow = 0.0
        for _ in range(EVENING):
            middle = (narrow + width) / 2
            if len(self.wrap(text, block.role, block.size, middle)) > len(block.lines):
                narrow = middle
            else:
                width = middle
        lines = self.wrap(text, block.role, block.size, width)
        wide = max(self.width(line, block.role, block.size) for line in lines)
        return block._replace(lines=tuple(lines), width=min(wide, block.width))

    def line(self, text: str, role: str, size: float, ink: Colour, shade: Colour | None = None) -> pygame.Surface:
        """One line as a surface at the window's resolution, cached; `shade` is the colour of an outline around its
        letters."""
        pixels = max(4, round(size * self.k))
        key = (text, role, pixels, ink, shade)
        if key not in self._lines:
            if len(self._lines) > KEPT:
                self._lines.clear()
            self._lines[key] = self._print(text, self.face(role, size), ink, shade)
        return self._lines[key]

    def _print(self, text: str, face: Face, ink: Colour, shade: Colour | None) -> pygame.Surface:
        letters = face.render(text, ink)
        if shade is None:
            return letters
        return outlined(letters, face.render(text, shade), edge_of(shade, self.k))
