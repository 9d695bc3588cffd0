"""The faces that letters are printed in, and where a letter comes from that a face does not have."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

import pygame
import pygame.freetype

from game import files

from .theme import Colour

RICH = {False: "alegreya-500.ttf", True: "alegreya-700.ttf"}  # by whether it is bold: all of Latin, Greek and Cyrillic
THIN = ("alegreya-500.ttf", "atkinson-hyperlegible-next-400.ttf")
APOSTROPHE = "'", "’"  # as it is typed, and as it is printed
UNKNOWN = "?"  # stands for a letter that no face has
SHARP = 1000  # font size at which letters are measured
LOOKED_UP = 8  # pixels at which a letter is looked up, for each is drawn and kept at that
MEASURED = 16384  # lines whose width is kept: while a text is fitted into its place, its lines are tried many times
WORD = re.compile(r"\S+|\s+")
CLUSTER = re.compile(r".[\u0300-\u036f]*", re.DOTALL)  # a letter and the accents on it


class Face:
    """A face at a size in window pixels.  An apostrophe is printed as such, however it was typed.

    A word with a letter that it lacks comes from the rich face, with capitals as high as its own; what that lacks as
    well is a question mark.
    """

    def __init__(self, file: str, pixels: int):
        self.file, self.pixels = file, pixels
        self.own = font(file, pixels)

    def width(self, text: str) -> int:
        """How wide a line is."""
        return _width(self.file, self.pixels, text)

    def measure(self, text: str) -> int:
        """The same, measured anew."""
        text = text.replace(*APOSTROPHE)
        if self._has(text):
            return self.own.size(text)[0]
        return sum(font.size(run)[0] for font, run in self._runs(text))

    def render(self, text: str, ink: Colour) -> pygame.Surface:
        """A line as a picture; its letters all stand on the line of the face's own, in the middle of its height."""
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
        """The text in pieces that are printed in one face each."""
        rich = RICH[self.file not in THIN]
        pieces = (piece for word in WORD.findall(text) for piece in _pieces(word, (self.file, rich)))
        for file, run in groupby(pieces, key=lambda piece: piece[0]):
            as_high = round(self.pixels * proportions(self.file)[0] / proportions(file)[0])
            yield font(file, max(1, as_high)), "".join(letter for _file, letter in run)


def _pieces(word: str, either: tuple[str, str]) -> Iterator[tuple[str, str]]:
    """Out of which of two files a word is printed, the first if it can be, and what is printed of it."""
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
    elif unicodedata.category(word)[0] not in "MC":  # marks and joints of what cannot be printed leave nothing
        yield either[0], UNKNOWN


@lru_cache(96)
def face(file: str, pixels: int) -> Face:
    """A face out of `assets/fonts`."""
    return Face(file, pixels)


@lru_cache(MEASURED)
def _width(file: str, pixels: int, text: str) -> int:
    return face(file, pixels).measure(text)


@lru_cache(96)
def font(file: str, pixels: int) -> pygame.font.Font:
    """A font by its file, for a size in window pixels."""
    return pygame.font.Font(files.asset(f"fonts/{file}"), pixels)


@lru_cache(16)
def proportions(file: str) -> tuple[float, float]:
    """Of a font: the height of a capital, and of h over p, as shares of its size."""
    sharp = font(file, SHARP)
    capital, tall, deep = (sharp.metrics(letter)[0] for letter in "Hhp")
    if capital is None or tall is None or deep is None:
        return 0.7, 0.95
    return capital[3] / SHARP, (tall[3] - deep[2]) / SHARP


def can_print(letters: Iterable[str]) -> bool:
    """Can these letters be printed, whatever face stands in their place?"""
    return all(has(file, letters) for file in RICH.values())


def has(file: str, letters: Iterable[str]) -> bool:
    """Has a font all of these letters?"""
    return all(_has(file, letter) for letter in set(letters))


@lru_cache(4096)
def _has(file: str, letter: str) -> bool:
    try:
        return _sheet(file).get_metrics(letter)[0] is not None
    except UnicodeEncodeError:  # half a letter
        return False


@lru_cache(16)
def _sheet(file: str) -> pygame.freetype.Font:
    """A font to look letters up in: `pygame.font` tells no letter from the box in place of it."""
    pygame.freetype.init()
    return pygame.freetype.Font(files.asset(f"fonts/{file}"), LOOKED_UP)
