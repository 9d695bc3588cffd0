"""Font faces, and the fallback faces for letters that a face lacks."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from io import BytesIO
from itertools import groupby

import pygame
import pygame.freetype

from game import files

from .theme import Colour

RICH = {False: "alegreya-500.ttf", True: "alegreya-700.ttf"}  # by boldness; has Latin, Greek and Cyrillic
THIN = ("alegreya-500.ttf", "atkinson-hyperlegible-next-400.ttf")
APOSTROPHE = "'", "’"  # as typed, and as printed
UNKNOWN = "?"  # printed for a letter that no face has
SHARP = 1000  # font size for measuring proportions
LOOKED_UP = 8  # font size for looking letters up; small, because freetype renders and caches each of them
MEASURED = 16384  # line widths cached: fitting a text measures the same lines many times
WORD = re.compile(r"\S+|\s+")
CLUSTER = re.compile(r".[\u0300-\u036f]*", re.DOTALL)  # a letter and its combining accents


class Face:
    """A face at a size in window pixels. Typed apostrophes are printed as typographic ones.

    A word with a letter that the face lacks is printed in the rich face, scaled to the same height of capitals; a
    letter that the rich face lacks too becomes a question mark.
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
        rich = RICH[self.file not in THIN]
        pieces = (piece for word in WORD.findall(text) for piece in _pieces(word, (self.file, rich)))
        for file, run in groupby(pieces, key=lambda piece: piece[0]):
            as_high = round(self.pixels * proportions(self.file)[0] / proportions(file)[0])
            yield font(file, max(1, as_high)), "".join(letter for _file, letter in run)


def _pieces(word: str, either: tuple[str, str]) -> Iterator[tuple[str, str]]:
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
