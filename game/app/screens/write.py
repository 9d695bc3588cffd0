"""The base of pages on which a line is written, with a text field and keys on the screen, or a real keyboard."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.lookalikes import one_line
from game.i18n import SOURCE, _

from ..base.geometry import Box
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.theme import Colour, Theme, can_print
from ..input.bindings import COPY, PASTE, TYPED, Intent
from ..input.seating import FAMILIES
from ..services import Services
from ..ui.buttons import Button
from ..ui.text import Ink, Words, bone
from ..ui.values import Field
from ..ui.widget import Widget
from .menu import FootButton, MenuScene
from .over import AskedSeat, not_asked

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
    "es": ("1234567890", "qwertyuiopü", "asdfghjklñá", "zxcvbnméíóú"),
    "fr": ("1234567890'œ", "azertyuiopêî", "qsdfghjklmôû", "wxcvbnéèàçùï"),
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


DELETE = "\b"
UNDER = 1.0  # gaps between the line, the remark and the keys
LOWER, AIR, CLOSE = 14.0, 4.5, 1.12  # large text: how much lower the line is; air around the remark; its line height
CLOSER = 11.0  # design pixels by which the sheet starts higher in large letters


class WriteScene(MenuScene):
    """A line at the top, keys below it. Letters that no font has are rejected.

    Subclasses supply the keys, the remark about the line, and its use. Esc and B go back with nothing written. A typed
    letter moves the focus to the button that uses the line, so that Enter presses it.
    """

    span = (230.0, 820.0)
    longest = 20  # greatest number of letters
    field = Box(0, 0, 0, 72)  # only the height is used

    def __init__(self, services: Services, text: str = "", asked: AskedSeat | None = None):
        """Anybody may write unless a seat is `asked`."""
        super().__init__(services)
        self.asked = asked
        if asked is not None:
            self.prompt_bar.device = asked.device
        self.text, self.denied = text, ""  # `denied` says why the last press did nothing
        self._kept = ""  # the line that was copied last

    # for subclasses to override

    def rows(self) -> Sequence[str]:
        """The letters, row by row."""
        raise NotImplementedError

    def _more_keys(self) -> Sequence[Wide]:
        """The keys of the last row; the delete key follows them."""
        return ()

    def _line(self, box: Box) -> Field:
        """The widget that shows the line."""
        return Field("field", self.title(), self.text, box, self.services.fonts)

    def _across(self) -> Box:
        """The extent of the line; only its x and width are used."""
        return self.sheet.inner

    def _feedback(self) -> tuple[str, bool]:
        """A remark about the line as it is, and True if the line can be used."""
        raise NotImplementedError

    def _feet(self, fine: bool) -> Sequence[FootButton]:
        """The buttons below the sheet; the one with the id `use` uses the line."""
        return (
            FootButton("back", _("Back"), "back", self.back),
            FootButton("use", _("Done"), "check", self.use, primary=fine, help=self.text),
        )

    def give(self) -> None:
        """Use the line, which is known to be valid."""
        assert self.asked is not None
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)  # the action runs on the scene that asked
        self.asked.done(self._id)

    @property
    def _id(self) -> str:
        """The written line as an id."""
        raise NotImplementedError

    def _shortcuts(self) -> list[tuple[str, str]]:
        """Prompts for what other pad buttons do."""
        return []

    def add(self, letter: str) -> None:
        """Append a letter, or an accent for the last one."""
        self.text, self.denied = self._with(letter)[: self.longest], ""

    def _plain(self, text: str) -> str:
        """A typed or pasted text as this line takes it: without line breaks and unseen characters."""
        return "".join(filter(str.isprintable, one_line(text)))

    def paste(self, letters: str) -> None:
        """Append pasted letters, as far as there is room."""
        for letter in letters[: self.longest]:
            self.add(letter)

    def _with(self, letter: str) -> str:
        return unicodedata.normalize("NFC", self.text + letter)

    # life cycle

    def enter(self) -> None:
        super().enter()
        self.services.input.typing = True

    def leave(self) -> None:
        self.services.input.typing = False

    def first_focus(self) -> str | None:
        return f"key-{self.rows()[0][0]}"

    def prompts(self) -> list[tuple[str, str]]:
        choose, back = ("confirm", _("Choose")), ("cancel", _("Back"))
        if not self._by_pad:
            return [choose, back]
        done = [("menu", _("Done"))] if self.asked else []
        return [choose, ("undo", _("Delete")), *self._shortcuts(), *done, back]

    @property
    def _by_pad(self) -> bool:
        """True if a pad is used to write."""
        return self.prompt_bar.glyphs()[0] in FAMILIES

    # widgets

    def _trim(self, whole: Box) -> Box:
        """The sheet; in large letters it begins close below the heading."""
        up = CLOSER if self.services.fonts.large else 0.0
        return Box(whole.x, whole.y - up, whole.w, whole.h + up)

    def build(self) -> list[Widget]:
        told, fine = self._feedback()
        inner, across, letters = self.sheet.inner, self._across(), self.services.fonts
        rows, told = self.rows(), self.denied or told
        keys = Box(inner.x, inner.bottom - keyboard_h(len(rows) + 1), inner.w, keyboard_h(len(rows) + 1))
        high = self._field_h(told, keys.y - inner.y - 2 * UNDER)
        room = Box(inner.x, inner.y + high + UNDER, inner.w, keys.y - inner.y - high - 2 * UNDER)
        delete = Wide("delete", _("Delete"), self.delete, "delete")
        return [
            *self.sheet.frame(*self._with_clipboard(self._feet(fine))),
            self._line(Box(across.x, inner.y, across.w, high)),
            self._remark(told, room, _danger if self.denied else _mint if fine else bone),
            *keyboard(rows, (*self._more_keys(), delete), keys, self.add, letters),
        ]  # fmt: skip

    def _with_clipboard(self, feet: Sequence[FootButton]) -> Sequence[FootButton]:
        """The buttons, with those to copy and to paste before the last one if there is a clipboard."""
        if not self.services.window.has_clipboard:
            return feet
        copied = _("Copied") if self.text and self.text == self._kept else _("Copy")
        copy = FootButton("copy", copied, "cards", self._copy, enabled=bool(self.text))
        return (*feet[:-1], copy, FootButton("paste", _("Paste"), "quill", self._paste), feet[-1])

    def _field_h(self, told: str, room: float) -> float:
        """The height of the line, in a room for it and a remark; lower where a remark in large text needs more."""
        letters = self.services.fonts
        if not letters.huge:
            return self.field.h
        remark = closer(letters.block(told, "body", 24, self.sheet.inner.w, grow=False), CLOSE)
        return min(self.field.h - LOWER, room - remark.height - 2 * AIR)

    def _remark(self, told: str, room: Box, colour: Ink) -> Words:
        """The remark; lines of large text stand close together."""
        huge = self.services.fonts.huge
        room = room.inset(0, AIR) if huge else room
        words = Words("told", told, room, self.services.fonts, "body", 24, colour, "centre", 0.5)
        if huge:
            words.block = closer(words.block, CLOSE)
        return words

    # actions

    def handle(self, intent: Intent) -> None:
        if self.asked is None or self.asked.may(intent.device):
            super().handle(intent)
        else:
            not_asked(self.services, intent)

    def command(self, intent: Intent) -> bool:
        if intent.kind == TYPED:
            self._typed(intent.text)
        elif intent.kind == COPY:
            self._copy()
            self.refresh()
        elif intent.kind == PASTE:
            self._paste()
        elif intent.kind == "undo":
            self.delete()
            self.refresh()
        elif intent.kind == "menu" and self.asked:
            self.use()
        else:
            return False
        return True

    def _typed(self, text: str) -> None:
        """Handle a key of a real keyboard, and focus the button that uses the line."""
        if text == DELETE:
            self.delete()
        elif self._prints(letter := self._plain(text)):
            self.add(letter)
        else:
            self._deny(_("The game has no such letter, only Latin, Greek and Cyrillic ones."))
            return
        self._has_written()

    def _copy(self) -> None:
        """Put the line on the clipboard; the button says so until the line is another."""
        if not self.text:
            self.services.sounds.play("ui-deny")
            return
        self.services.window.copy(self.text)
        self._kept = self.text
        self.services.narrator.say(_("Copied"))

    def _paste(self) -> None:
        """Put the text of the clipboard into the line, and focus the button that uses the line."""
        letters = " ".join(self._plain(self.services.window.copied()).split())
        if not letters:
            self.services.sounds.play("ui-deny")
        elif not self._prints(letters):
            self._deny(_("The game has no such letter, only Latin, Greek and Cyrillic ones."))
        else:
            self.paste(letters)
            self._has_written()

    def _prints(self, letters: str) -> bool:
        """True if the fonts have these letters, added to the line."""
        return can_print(set(self._with(letters)) - set(self.text))

    def _has_written(self) -> None:
        self.services.sounds.play("ui-move")
        self.refresh()
        self.set_focus("use", quiet=True)

    def delete(self) -> None:
        """Delete the last letter."""
        self.text, self.denied = self.text[:-1], ""

    def use(self) -> None:
        """Use the line, or say why it cannot be used."""
        told, fine = self._feedback()
        if fine:
            self.give()
        else:
            self._deny(told)

    def _deny(self, why: str) -> None:
        """Show the reason on the page itself; a toast would cover the line."""
        self.denied = why
        self.services.sounds.play("ui-deny")
        self.services.narrator.say(why)
        self.refresh()


def _danger(theme: Theme) -> Colour:
    """The text colour for an error."""
    return theme.danger


def _mint(theme: Theme) -> Colour:
    """The text colour for a valid line."""
    return theme.help
