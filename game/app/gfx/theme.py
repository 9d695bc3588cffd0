"""The look by role: colours, usual and in high contrast; and font faces, with fallbacks for letters that a face
lacks."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from typing import NamedTuple

import pygame
import pygame.freetype

from game import files

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """Parse `#rrggbb` into three numbers, 0–255."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


class Theme(NamedTuple):
    """The colours of everything that is not a baked picture."""

    ink: Colour = colour("#17110f")
    night: Colour = colour("#0d0b10")
    paper: Colour = colour("#efe2c4")
    bone: Colour = colour("#d9c9a3")
    gold: Colour = colour("#e3b24f")
    life: Colour = colour("#e0434f")  # hearts on dark
    danger: Colour = colour("#f07a72")  # text about damage, on dark
    help: Colour = colour("#9ccfa8")  # text about healing, on dark
    cream: Colour = colour("#fff6e0")
    wine: Colour = colour("#861823")  # titles on paper
    balm: Colour = colour("#1c5434")  # text about healing, on paper
    strike: Colour = colour("#d93a48")  # crosses out ink on paper: equal contrast to both
    faint: Colour = colour("#9a8d76")  # disabled choices
    first: Colour = colour("#cb7230")  # first of two seats, ember; the second is steel: distinct for every kind of
    second: Colour = colour("#a6c6d8")  # colour vision, and in grey
    third: Colour = colour("#a6d96a")  # further seats, also told apart by their crests
    fourth: Colour = colour("#b98be0")
    fifth: Colour = colour("#f4f0e6")


USUAL = Theme()
STARK = Theme(
    ink=colour("#000000"),
    night=colour("#000000"),
    paper=colour("#ffffff"),
    bone=colour("#ffffff"),
    gold=colour("#ffd84a"),
    life=colour("#ff8078"),
    danger=colour("#ffb0a8"),
    help=colour("#b4ffc4"),
    cream=colour("#ffffff"),
    wine=colour("#700010"),
    balm=colour("#00401c"),
    faint=colour("#a0a0a0"),
    first=colour("#f5822f"),
    second=colour("#bfe6ff"),
    third=colour("#a8f060"),
    fourth=colour("#d09cff"),
    fifth=colour("#ffffff"),
)


class Suits(NamedTuple):
    """The colours of the suits on card paper. Each has a contrast to the paper's darkest spot of at least 4.5 to 1, in
    high contrast 7 to 1."""

    two: dict[str, Colour]  # as baked on the cards
    four: dict[str, Colour]  # distinct for every kind of colour vision (standards.md 3c)
    red: dict[str, Colour]  # for redrawn cards on which only the colour matters, red or black
    bright: dict[str, Colour]  # the same with four suit colours: a red as far from black as possible
    joker: dict[str, Colour]


def _suits(black: str, red: str, ochre: str, bright: str, four: tuple[str, str, str, str]) -> Suits:
    ink = dict.fromkeys("SC", colour(black))
    return Suits(
        ink | {"H": colour(red), "D": colour(ochre)},
        dict(zip("SHDC", map(colour, four), strict=True)),
        ink | dict.fromkeys("HD", colour(red)),
        ink | dict.fromkeys("HD", colour(bright)),
        {"R": colour(red), "B": colour(black)},
    )


USUAL_SUITS = _suits("#17110f", "#a81f2d", "#814b04", "#ae0f0a", ("#1b0000", "#b3100a", "#0042d2", "#0f5f4f"))
STARK_SUITS = _suits("#000000", "#780014", "#523200", "#780014", ("#000000", "#741800", "#0026ae", "#014236"))


RICH = {False: "alegreya-500.ttf", True: "alegreya-700.ttf"}  # by boldness; has Latin, Greek and Cyrillic
THIN = ("alegreya-500.ttf", "atkinson-hyperlegible-next-400.ttf")
PLAIN = "atkinson-hyperlegible-next"  # how the names of the plain faces begin; they have Latin only
SANS = {False: "noto-sans-400.ttf", True: "noto-sans-700.ttf"}  # by boldness; in place of the plain faces
APOSTROPHE = "'", "’"  # as typed, and as printed
UNKNOWN = "?"  # printed for a letter that no face has
SHARP = 1000  # font size for measuring proportions
LOOKED_UP = 8  # font size for looking letters up; small, because freetype renders and caches each of them
MEASURED = 16384  # line widths cached: fitting a text measures the same lines many times
WORD = re.compile(r"\S+|\s+")
CLUSTER = re.compile(r".[\u0300-\u036f]*", re.DOTALL)  # a letter and its combining accents


class Face:
    """A face at a size in window pixels. Typed apostrophes are printed as typographic ones.

    A word with a letter that the face lacks is printed in the rich face, that of a plain face first in another sans,
    scaled to the same height of capitals; a letter that all of them lack becomes a question mark.
    """

    def __init__(self, file: str, pixels: int):
        self.file, self.pixels = file, pixels
        self.own = font(file, pixels)

    def width(self, text: str) -> int:
        """The width of a line in window pixels, cached."""
        return _width(self.file, self.pixels, text)

    def measure(self, text: str) -> int:
        """The width of a line in window pixels, not cached."""
        text = text.replace(*APOSTROPHE)
        if self._has(text):
            return self.own.size(text)[0]
        return sum(font.size(run)[0] for font, run in self._runs(text))

    def render(self, text: str, ink: Colour) -> pygame.Surface:
        """Render a line. Runs in other fonts stand on this face's baseline; the line box is enlarged evenly above and
        below if they need more room."""
        text = text.replace(*APOSTROPHE)
        if self._has(text):
            return self.own.render(text, True, ink)
        runs = [(font.get_ascent(), font.render(run, True, ink)) for font, run in self._runs(text)]
        up = max((ascent for ascent, _run in runs), default=0)
        down = max((run.get_height() - ascent for ascent, run in runs), default=0)
        own_up = self.own.get_ascent()
        own_down = self.own.get_height() - own_up
        over = max(0, up - own_up, down - own_down)
        size = sum(run.get_width() for _ascent, run in runs), self.own.get_height() + 2 * over
        line, x = pygame.Surface(size, pygame.SRCALPHA), 0
        for ascent, run in runs:
            line.blit(run, (x, over + own_up - ascent))
            x += run.get_width()
        return line

    def _has(self, text: str) -> bool:
        return text.isascii() or has(self.file, text)

    def _runs(self, text: str) -> Iterator[tuple[pygame.font.Font, str]]:
        """Split a text into runs of one font each."""
        bold = self.file not in THIN
        either = self.file, *([SANS[bold]] if self.file.startswith(PLAIN) else []), RICH[bold]
        pieces = (piece for word in WORD.findall(text) for piece in _pieces(word, either))
        for file, run in groupby(pieces, key=lambda piece: piece[0]):
            as_high = round(self.pixels * proportions(self.file)[0] / proportions(file)[0])
            yield font(file, max(1, as_high)), "".join(letter for _file, letter in run)


def _pieces(word: str, either: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield (file, piece): the whole word from the first file that has its letters, else its clusters, else its
    letters."""
    for file in either:
        if has(file, word):
            yield file, word
            return
    clusters = CLUSTER.findall(word)
    if len(clusters) > 1:
        for cluster in clusters:
            yield from _pieces(cluster, either)
    elif len(word) > 1:
        yield from _pieces(word[0], either)
    elif unicodedata.category(word)[0] not in "MC":  # marks and control characters of unprintable letters are dropped
        yield either[0], UNKNOWN


@lru_cache(96)
def face(file: str, pixels: int) -> Face:
    """A face from `assets/fonts`."""
    return Face(file, pixels)


@lru_cache(MEASURED)
def _width(file: str, pixels: int, text: str) -> int:
    return face(file, pixels).measure(text)


@lru_cache(96)
def font(file: str, pixels: int) -> pygame.font.Font:
    """A font by its file, at a size in window pixels."""
    return pygame.font.Font(BytesIO(_data(file)), pixels)


@lru_cache(16)
def _data(file: str) -> bytes:
    """The bytes of a font, shared by all its sizes: each size would keep the file open."""
    return files.asset(f"fonts/{file}").read_bytes()


def forget_sizes() -> None:
    """Empty the caches of faces, fonts and widths, for another window size."""
    for cached in (face, font, _width):
        cached.cache_clear()


@lru_cache(16)
def proportions(file: str) -> tuple[float, float]:
    """The height of a font's capitals, and from the top of h to the bottom of p, as shares of its size."""
    sharp = font(file, SHARP)
    capital, tall, deep = (sharp.metrics(letter)[0] for letter in "Hhp")
    if capital is None or tall is None or deep is None:
        return 0.7, 0.95
    return capital[3] / SHARP, (tall[3] - deep[2]) / SHARP


def can_print(letters: Iterable[str]) -> bool:
    """Return True if these letters can be printed in every face, with the rich faces as fallback."""
    return all(has(file, letters) for file in RICH.values())


def has(file: str, letters: Iterable[str]) -> bool:
    """Return True if a font has all of these letters."""
    return all(_has(file, letter) for letter in set(letters))


@lru_cache(4096)
def _has(file: str, letter: str) -> bool:
    try:
        return _typeface(file).get_metrics(letter)[0] is not None
    except UnicodeEncodeError:  # half of a surrogate pair
        return False


@lru_cache(16)
def _typeface(file: str) -> pygame.freetype.Font:
    """A freetype font for looking letters up: `pygame.font` cannot tell a letter from the box for a missing one."""
    pygame.freetype.init()
    return pygame.freetype.Font(BytesIO(_data(file)), LOOKED_UP)
