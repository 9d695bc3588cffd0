"""Writing: a text field, and the on-screen keyboard."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.i18n import SOURCE

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, breakable
from .buttons import Button
from .widget import Look, Widget

EDGE = 30.0  # margin between the plate's sides and the text
CARET, ASIDE = 3.0, 6.0  # width of the caret, and its distance from the last letter


class Field(Widget):
    """The text written so far with a caret after it, on at most `lines` lines."""

    role = "field"

    def __init__(self, id: str, label: str, text: str, box: Box, letters: Fonts, role: str = "number",
                 size: float = 36, lines: int = 1):  # fmt: skip
        super().__init__(id, label, box)
        self.text, self.letters = text, letters
        self.block = self._written(role, size, lines)

    def _written(self, role: str, size: float, lines: int) -> Block:
        """The text, without its beginning where there is no room for it."""
        words, start = breakable(self.text), 0
        while True:
            shown = f"…{words[start:]}" if start else words
            block = self.letters.block(shown or " ", role, size, self.box.w - 2 * EDGE, self.box.h - 12, lines)
            if block.overflow <= 0 or start >= len(words):
                return block
            start += 1

    @property
    def value(self) -> str:
        return self.text

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("field", box)
        canvas.block(self.block, box, canvas.theme.cream, "centre")
        canvas.fill(self._caret(box), canvas.theme.gold)

    def _caret(self, box: Box) -> Box:
        """The caret's box, after the last letter of the last line."""
        block = self.block
        last = self.letters.width(block.lines[-1].rstrip(), block.role, block.size) if self.text else 0.0
        foot = box.centre[1] + block.height / 2
        return Box(box.centre[0] + last / 2 + ASIDE, foot - block.leading * 0.9, CARET, block.leading * 0.8)


KEY_H, GAP = 62.0, 8.0
SIZE = 28.0


class Key(Button):
    """A key that writes its letter, in a face that distinguishes lower case from capitals and 1 from I."""

    def written(self, size: float, grow: bool = True) -> Block:
        return self.letters.block(self.label, "key", SIZE, self.box.w - 20, self.box.h - 8, lines=1)


class Wide(NamedTuple):
    """A key with another function; `share` is its width relative to the others in its row."""

    id: str
    label: str
    do: Callable[[], object]
    icon: str = ""
    help: str = ""
    lit: bool = False
    share: float = 1.0


def keyboard_h(rows: int) -> float:
    """The height of a number of rows of keys."""
    return rows * KEY_H + (rows - 1) * GAP


def keyboard(
    rows: Sequence[str], foot: Sequence[Wide], box: Box, write: Callable[[str], object], letters: Fonts
) -> list[Widget]:
    """Rows of keys for single letters with a row of wide keys below, from the top of a box down.

    The id of a letter's key is `key-` and the letter; pressed, it passes the letter to `write`.
    """
    keys: list[Widget] = []
    across = max(map(len, rows))
    wide = (box.w - (across - 1) * GAP) / across
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            place = Box(box.x + x * (wide + GAP), box.y + y * (KEY_H + GAP), wide, KEY_H)
            keys.append(Key(f"key-{letter}", letter, place, _writing(write, letter), letters))
    return [*keys, *_foot(foot, Box(box.x, box.y + len(rows) * (KEY_H + GAP), box.w, KEY_H), letters)]


def _foot(foot: Sequence[Wide], row: Box, letters: Fonts) -> list[Widget]:
    room, shares, x = row.w - (len(foot) - 1) * GAP, sum(key.share for key in foot), row.x
    keys: list[Widget] = []
    for key in foot:
        place = Box(x, row.y, room * key.share / shares, row.h)
        keys.append(Button(key.id, key.label, place, key.do, letters, key.icon, key.lit, key.help))
        x = place.right + GAP
    return keys


def _writing(write: Callable[[str], object], letter: str) -> Callable[[], object]:
    return lambda: write(letter)


Rows = tuple[str, ...]

LETTERS = {  # the default page per language, in that language's keyboard order
    SOURCE: ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.?"),
    "de": ("1234567890ß", "qwertzuiopü", "asdfghjklöä", "yxcvbnm,.?'"),
}
USUAL, SIGNS = "abc", "!? äö"
PAGES = {
    SIGNS: ("!?.,:;'\"()", "-–…&+/*#%@", "äöüßàâçéèê", "ëîïñòóôùåø"),
    "ăčł": ("áãāăąæćčċďđðēėě", "ęğģġħìíīįıİķĺľļ", "łńňņŋõőœŕřśšşșť", "țþúûūůűųŵýÿŷźżž"),
    "αβγ": ("ςερτυθιοπΐ", "ασδφγηξκλΰ", "ζχψωβνμϊϋ", "άέήίόύώ"),
    "абв": ("йцукенгшщзх", "фывапролджэ", "ячсмитьбюъё", "іїєґўђјљњћџ"),
}
OTHERS = ("ăčł", "αβγ", "абв", USUAL)  # in the order in which the key for other letters shows them


def rows_of(page: str, language: str) -> Rows:
    """Return the rows of keys of a page, for a player of a language."""
    return PAGES[page] if page in PAGES else LETTERS.get(language, LETTERS[SOURCE])


def other_than(page: str) -> str:
    """Return the page of other letters that follows a page."""
    return OTHERS[OTHERS.index(page) + 1] if page in OTHERS[:-1] else OTHERS[0]


def capital(letter: str) -> str:
    """Return the capital of a letter, if the two map to each other only; else the letter itself (ß, ς and ı)."""
    upper = letter.upper()
    return upper if upper.lower() == letter else letter
