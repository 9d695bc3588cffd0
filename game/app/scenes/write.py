"""Writing a line, with keys on the screen or on a keyboard: what all such scenes share."""

import unicodedata
from collections.abc import Sequence

from game.tongue import _

from ..desk import Desk
from ..faces import can_print
from ..geometry import Box
from ..hands.intent import TYPED, Intent
from ..hands.pads import FAMILIES
from ..theme import Colour, Theme
from ..ui.field import Field
from ..ui.keys import Wide, keyboard, keyboard_h
from ..ui.text import Words, bone
from ..ui.widget import Widget
from .sheet import Foot, SheetScene

DELETE = "\b"
UNDER = 1.0  # between the line, what is told of it, and the keys
CLOSER = 11.0  # by how much higher the sheet begins in large letters


class WriteScene(SheetScene):
    """A line at the top, keys under it.  A letter that no face has is not taken.

    Subclasses say which keys there are, what is to be told of what stands there, and what it is used for.  Esc and B
    lead back with nothing written; a typed letter takes the focus to the button that uses the line, so that Enter does.
    """

    span = (230.0, 820.0)
    longest = 20  # letters
    field = Box(0, 0, 0, 72)  # only its height counts

    def __init__(self, desk: Desk, text: str = ""):
        super().__init__(desk)
        self.text, self.denied = text, ""  # the latter says why the last press did nothing

    # what subclasses say

    def rows(self) -> Sequence[str]:
        """The letters, row by row."""
        raise NotImplementedError

    def more_keys(self) -> Sequence[Wide]:
        """The keys of the last row but one: the delete key comes last."""
        return ()

    def line(self, box: Box) -> Field:
        """The line as it stands."""
        return Field("field", self.title(), self.text, box, self.desk.type)

    def across(self) -> Box:
        """From where to where the line reaches; only its x and width count."""
        return self.inner

    def told(self) -> tuple[str, bool]:
        """What is to be said of the line as it stands, and whether it can be used."""
        raise NotImplementedError

    def feet(self, fine: bool) -> Sequence[Foot]:
        """The buttons under the sheet; that with the id `use` uses the line."""
        return (Foot("use", _("Done"), "check", self.use, primary=fine, help=self.text),)

    def give(self) -> None:
        """Use the line, which is fine."""
        raise NotImplementedError

    def add(self, letter: str) -> None:
        """Write a letter, or an accent on the last one, at the end."""
        self.text, self.denied = self._with(letter)[: self.longest], ""

    def _with(self, letter: str) -> str:
        return unicodedata.normalize("NFC", self.text + letter)

    # life

    def enter(self) -> None:
        super().enter()
        self.desk.hands.typing = True

    def leave(self) -> None:
        self.desk.hands.typing = False

    def first_focus(self) -> str | None:
        return f"key-{self.rows()[0][0]}"

    def prompts(self) -> list[tuple[str, str]]:
        delete = [("undo", _("Delete"))] if self.by_pad else []
        return [("confirm", _("Choose")), *delete, ("cancel", _("Back"))]

    @property
    def by_pad(self) -> bool:
        """Is it written with a pad?"""
        return self.glyphs()[0] in FAMILIES

    # what it shows

    @property
    def sheet(self) -> Box:
        """In large letters it begins close under the heading."""
        whole = super().sheet
        up = CLOSER if self.desk.type.large else 0.0
        return Box(whole.x, whole.y - up, whole.w, whole.h + up)

    def build(self) -> list[Widget]:
        told, fine = self.told()
        inner, across, letters = self.inner, self.across(), self.desk.type
        rows, high = self.rows(), self.field.h
        keys = Box(inner.x, inner.bottom - keyboard_h(len(rows) + 1), inner.w, keyboard_h(len(rows) + 1))
        room = Box(inner.x, inner.y + high + UNDER, inner.w, keys.y - inner.y - high - 2 * UNDER)
        delete = Wide("delete", _("Delete"), self.delete, "delete")
        return [
            *self.frame(*self.feet(fine)),
            self.line(Box(across.x, inner.y, across.w, high)),
            Words("told", self.denied or told, room, letters, "body", 24,
                  _danger if self.denied else _mint if fine else bone, "centre", 0.5),
            *keyboard(rows, (*self.more_keys(), delete), keys, self.add, letters),
        ]  # fmt: skip

    # what it does

    def command(self, intent: Intent) -> bool:
        if intent.kind == TYPED:
            self._typed(intent.text)
        elif intent.kind == "undo":
            self.delete()
            self.refresh()
        else:
            return False
        return True

    def _typed(self, text: str) -> None:
        """A key of a real keyboard; the next Enter then means the line."""
        if text == DELETE:
            self.delete()
        elif can_print(set(self._with(text)) - set(self.text)):
            self.add(text)
        else:
            self._deny(_("The game has no such letter, only Latin, Greek and Cyrillic ones."))
            return
        self.desk.sounds.play("ui-move")
        self.refresh()
        self.set_focus("use", quiet=True)

    def delete(self) -> None:
        """Take the last letter away."""
        self.text, self.denied = self.text[:-1], ""

    def use(self) -> None:
        """Use the line, or say why it will not do."""
        told, fine = self.told()
        if fine:
            self.give()
        else:
            self._deny(told)

    def _deny(self, why: str) -> None:
        """Say why it cannot be, on the page itself: a line at the head would lie on what is written."""
        self.denied = why
        self.desk.sounds.play("ui-deny")
        self.desk.narrator.say(why)
        self.refresh()


def _danger(theme: Theme) -> Colour:
    """What cannot be, on something dark."""
    return theme.danger


def _mint(theme: Theme) -> Colour:
    """What is well, on something dark."""
    return theme.help
