"""Typing a seed, on the screen or on a keyboard."""

from collections.abc import Callable

from game import tongue
from game.core.seeds import DIGITS, PREFIX, BadSeed, code, parse
from game.tongue import _

from ..canvas import Canvas
from ..desk import Desk
from ..geometry import Box
from ..hands.intent import TYPED, Intent
from ..hands.pads import FAMILIES
from ..theme import Colour, Theme
from ..type import Type
from ..ui.press import Button
from ..ui.text import Words, bone
from ..ui.widget import Do, Look, Widget
from .sheet import Foot, SheetScene

ACROSS = 8  # keys in a row
KEY_H, GAP = 62.0, 8.0
FIELD_H = 72.0
LONGEST = 20  # letters; more can be no seed
DELETE = "\b"
EXAMPLE = code(120905697)


class Field(Widget):
    """A line that is being written."""

    role = "field"

    def __init__(self, id: str, label: str, text: str, box: Box, letters: Type):
        super().__init__(id, label, box)
        self.text = text
        self.block = letters.block(text or " ", "number", 36, box.w - 60, box.h - 12, lines=1)

    @property
    def value(self) -> str:
        return self.text

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("field", box)
        canvas.block(self.block, box, canvas.theme.cream, "centre")
        x = box.centre[0] + (self.block.width / 2 if self.text else 0) + 6
        canvas.fill(Box(x, box.y + 18, 3, box.h - 36), canvas.theme.gold)


class SeedScene(SheetScene):
    """Keys for a seed code.  `done` gets the seed; None for a random one."""

    name = "seed"
    span = (230.0, 820.0)

    def __init__(self, desk: Desk, seed: int | None, done: Callable[[int | None], object]):
        super().__init__(desk)
        self.text, self.done = code(seed) if seed is not None else PREFIX, done

    def title(self) -> str:
        return _("Enter a seed")

    def first_focus(self) -> str | None:
        return f"key-{DIGITS[0]}"

    def enter(self) -> None:
        super().enter()
        self.desk.hands.typing = True

    def leave(self) -> None:
        self.desk.hands.typing = False

    def prompts(self) -> list[tuple[str, str]]:
        delete = [("undo", _("Delete"))] if self.desk.hands.family in FAMILIES else []
        return [("confirm", _("Choose")), *delete, ("cancel", _("Back"))]

    # what it shows

    def build(self) -> list[Widget]:
        seed, told = self._read()
        return [
            *self.frame(
                Foot("random", _("Random seed"), "dice", lambda: self._give(None)),
                Foot("use", _("Use this seed"), "check", self._use, primary=seed is not None),
            ),
            *self._written(told, seed is not None),
            *self._keys(),
        ]

    def _read(self) -> tuple[int | None, str]:
        """The seed that was typed, or what is wrong with it."""
        if self.text in ("", PREFIX):
            return None, _("A code such as {code}, or a whole number.").format(code=EXAMPLE)
        try:
            seed = parse(self.text)
        except BadSeed as error:
            return None, tongue.say(error.text)
        return seed, _("This is deal {code}, number {number}.").format(code=code(seed), number=seed)

    def _written(self, told: str, fine: bool) -> list[Widget]:
        inner, letters = self.inner, self.desk.type
        y = inner.y + FIELD_H + 10
        room = Box(inner.x, y, inner.w, self._keys_top() - y - 10)
        return [
            Field("field", _("Seed"), self.text, Box(inner.x, inner.y, inner.w, FIELD_H), letters),
            Words("told", told, room, letters, "body", 24, _mint if fine else bone, "centre", 0.5),
        ]

    def _keys_top(self) -> float:
        return self.inner.bottom - 5 * KEY_H - 4 * GAP

    def _keys(self) -> list[Widget]:
        inner, top = self.inner, self._keys_top()
        wide = (inner.w - (ACROSS - 1) * GAP) / ACROSS
        keys: list[Widget] = []
        for i, digit in enumerate(DIGITS):
            row, column = divmod(i, ACROSS)
            box = Box(inner.x + column * (wide + GAP), top + row * (KEY_H + GAP), wide, KEY_H)
            keys.append(Button(f"key-{digit}", digit, box, self._key(digit), self.desk.type))
        turn = _("A code begins with {prefix}, a plain number does not.").format(prefix=PREFIX)
        y, half = top + 4 * (KEY_H + GAP), (inner.w - GAP) / 2
        return [
            *keys,
            Button("prefix", PREFIX, Box(inner.x, y, half, KEY_H), self._turn, self.desk.type, help=turn),
            Button("delete", _("Delete"), Box(inner.x + half + GAP, y, half, KEY_H), self._delete, self.desk.type,
                   "delete"),
        ]  # fmt: skip

    def _key(self, digit: str) -> Do:
        return lambda: self._type(digit)

    # what it does

    def command(self, intent: Intent) -> bool:
        if intent.kind == TYPED:
            self._typed(intent.text)
        elif intent.kind == "undo":
            self._delete()
            self.refresh()
        else:
            return False
        return True

    def _typed(self, text: str) -> None:
        """A key of a real keyboard; the next Enter then means the seed."""
        self.desk.sounds.play("ui-move")
        if text == DELETE:
            self._delete()
        else:
            self._type(text.strip().upper())
        self.refresh()
        self.set_focus("use", quiet=True)

    def _type(self, text: str) -> None:
        if self.text == PREFIX and text in PREFIX:
            return  # whoever types the code as it is written has no need to know that its beginning is there
        self.text = (self.text + text)[:LONGEST]

    def _delete(self) -> None:
        self.text = self.text[:-1]

    def _turn(self) -> None:
        """From a code to a number and back."""
        self.text = self.text.removeprefix(PREFIX) if self.text.startswith(PREFIX) else PREFIX + self.text

    def _use(self) -> None:
        seed, told = self._read()
        if seed is None:
            self.desk.sounds.play("ui-deny")
            self.desk.say(told)
        else:
            self._give(seed)

    def _give(self, seed: int | None) -> None:
        self.done(seed)
        self.desk.stack.pop()


def _mint(theme: Theme) -> Colour:
    """What is well, on something dark."""
    return theme.help
