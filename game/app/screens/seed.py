"""The page on which a seed is typed."""

from collections.abc import Callable, Sequence

from game import i18n
from game.core.lookalikes import without_lookalikes
from game.core.seeds import DIGITS, PREFIX, BadSeed, code, parse
from game.i18n import _

from ..base.geometry import Box
from ..services import Services
from ..ui.keyboard import Field, Wide
from .page import FootButton
from .write import WriteScene

ACROSS = 8  # keys in a row
ROWS = tuple(DIGITS[start : start + ACROSS] for start in range(0, len(DIGITS), ACROSS))
EXAMPLE = code(120905697)


class SeedScene(WriteScene):
    """Keys for a seed code. `done` gets the seed, or None for a random one."""

    name = "seed"

    def __init__(self, services: Services, seed: int | None, done: Callable[[int | None], object]):
        super().__init__(services, code(seed) if seed is not None else PREFIX)
        self.done = done

    def title(self) -> str:
        return _("Enter a seed")

    def rows(self) -> Sequence[str]:
        return ROWS

    def _more_keys(self) -> Sequence[Wide]:
        turn = _("A code begins with {prefix}; a plain number doesn't.").format(prefix=PREFIX)
        return (Wide("prefix", PREFIX, self._turn, help=turn),)

    def _line(self, box: Box) -> Field:
        return Field("field", _("Seed"), self.text, box, self.services.fonts)

    def _feet(self, fine: bool) -> Sequence[FootButton]:
        return (
            FootButton("random", _("Random seed"), "dice", lambda: self._end(None)),
            FootButton("use", _("Use this seed"), "check", self.use, primary=fine),
        )

    def _feedback(self) -> tuple[str, bool]:
        if self.text in ("", PREFIX):
            return _("A code such as {code}, or a whole number.").format(code=EXAMPLE), False
        try:
            seed = parse(self.text)
        except BadSeed as error:
            return i18n.say(error.text), False
        return _("This is deal {code}, number {number}.").format(code=code(seed), number=seed), True

    def _plain(self, text: str) -> str:
        return without_lookalikes(text).upper()

    def paste(self, letters: str) -> None:
        """Replace the line by a whole seed; append anything else, as the rest of a code."""
        if letters.startswith(PREFIX) or letters.isdigit():
            self.text = ""
        super().paste(letters)

    def add(self, letter: str) -> None:
        letter = letter.upper()
        if not (self.text == PREFIX and letter in PREFIX):  # the prefix is there already;
            super().add(letter)  # ignore it when it is typed again

    def _turn(self) -> None:
        """Toggle between a code (with the prefix) and a number."""
        self.text = self.text.removeprefix(PREFIX) if self.text.startswith(PREFIX) else PREFIX + self.text

    def give(self) -> None:
        self._end(parse(self.text))

    def _end(self, seed: int | None) -> None:
        self.done(seed)
        self.services.stack.pop()
