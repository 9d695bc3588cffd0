"""Dialogs that fill in the blanks of an action with the player's own text or number."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.blanks import LONGEST, NUMBER, decode, encode
from game.core.cards import Card
from game.core.lookalikes import without_lookalikes
from game.core.text import number
from game.i18n import _, spoken

from ..base.alphabets import SIGNS, USUAL, capital, other_than, rows_of
from ..base.geometry import Box
from ..input.bindings import Bindings
from ..input.intent import Intent
from ..input.seating import KEYS
from ..services import Services
from ..table.card_art import SHAPE, CardArt
from ..ui.cards import CardTile
from ..ui.keyboard import Field, Wide
from ..ui.widget import Widget
from .ask import not_asked
from .page import FootButton
from .write import WriteScene

FIGURES = ("123", "456", "789")
MINUS = "-"
CARD, CARD_GAP = 72.0, 8.0  # a card that the text is about: its width, and the gap beside it
NEW_SENTENCE = (". ", "! ", "? ", "… ")


class FillScene(WriteScene):
    """A base class: asks a seat for the content of a blank. Devices of other seats can neither write nor go back.

    `deed` is the action that the blank belongs to, `about` says more about it. `done` gets the id that fills the blank;
    it is not called if the player goes back.
    """

    def __init__(self, services: Services, seat: int, deed: str, about: str, done: Callable[[str], object]):
        super().__init__(services)
        self.seat, self.deed, self.about, self.done = seat, deed, about, done

    def title(self) -> str:
        return self.deed

    def glyphs(self) -> tuple[str, Bindings]:
        """The glyphs of the device that the asked seat holds."""
        return self.services.input.glyphs(self.services.input.seating.held.get(self.seat))

    def handle(self, intent: Intent) -> None:
        if self._may(intent.device):
            super().handle(intent)
        else:
            not_asked(self.services, intent)

    def _may(self, device: int) -> bool:
        """True if a device may write here. A seat that holds half of the keyboard may use all of its letters."""
        seating = self.services.input.seating
        return seating.may(device, self.seat) or (device in KEYS and seating.held.get(self.seat) in KEYS)

    def feet(self, fine: bool) -> Sequence[FootButton]:
        return (FootButton("back", _("Back"), "back", self.back), *super().feet(fine))

    def prompts(self) -> list[tuple[str, str]]:
        choose, *rest, back = super().prompts()
        return [choose, *rest, *self.shortcuts(), ("menu", _("Done")), back] if self.by_pad else [choose, back]

    def shortcuts(self) -> list[tuple[str, str]]:
        """Prompts for what other pad buttons do."""
        return []

    def command(self, intent: Intent) -> bool:
        if intent.kind == "menu":
            self.use()
            return True
        return super().command(intent)

    def give(self) -> None:
        self.services.stack.pop()
        self.services.stack.settle(lambda: None)  # the action runs on the scene that asked
        self.done(self.id)

    @property
    def id(self) -> str:
        """The written line as an id."""
        raise NotImplementedError


class TextScene(FillScene):
    """Asks for a free text; the `cards` it is about, if any, lie beside it. Sentences begin with a capital
    automatically."""

    name = "write"
    span = (110.0, 1060.0)
    longest = LONGEST
    field = Box(0, 0, 0, 144)

    def __init__(
        self,
        services: Services,
        seat: int,
        deed: str,
        about: str,
        done: Callable[[str], object],
        cards: Sequence[Card] = (),
    ):
        super().__init__(services, seat, deed, about, done)
        self.cards = cards
        self.capitals, self.keys = True, USUAL

    def title(self) -> str:
        return self.about

    def build(self) -> list[Widget]:
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        inner, step = self.sheet.inner, CARD + CARD_GAP
        tiles = [
            CardTile(card, Box(inner.x + i * step, inner.y, CARD, CARD * SHAPE), art, "mini", f"seen.{i}")
            for i, card in enumerate(self.cards)
        ]
        return [*super().build(), *tiles]

    def across(self) -> Box:
        inner = self.sheet.inner
        aside = len(self.cards) * (CARD + CARD_GAP)
        return Box(inner.x + aside, inner.y, inner.w - aside, inner.h)

    def rows(self) -> Sequence[str]:
        rows = rows_of(self.keys, spoken())
        return tuple("".join(map(capital, row)) for row in rows) if self.capitals else rows

    def first_focus(self) -> str | None:
        return "key-G"

    def more_keys(self) -> Sequence[Wide]:
        signs, others = USUAL if self.keys == SIGNS else SIGNS, other_than(self.keys)
        return (
            Wide("capitals", _("Capitals"), self._shift, lit=self.capitals, share=1.4),
            Wide("signs", signs, partial(self._turn, signs), help=_("Symbols and other letters"), share=1.1),
            Wide("others", others, partial(self._turn, others), help=_("Letters of other languages")),
            Wide("space", _("Space"), lambda: self.add(" "), share=1.8),
        )

    def line(self, box: Box) -> Field:
        return Field("field", self.deed, self.text, box, self.services.fonts, "strong", 30, 4)

    def feedback(self) -> tuple[str, bool]:
        if decode(self.id) is None:
            return _("Nothing written yet."), False
        return _("{n} of {most} letters").format(n=len(self.text), most=LONGEST), True

    @property
    def id(self) -> str:
        return encode(self.text.strip())

    def shortcuts(self) -> list[tuple[str, str]]:
        return [("avoid", _("Space"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "avoid":
            self.add(" ")
            self.refresh()
            return True
        return super().command(intent)

    def add(self, letter: str) -> None:
        super().add(letter)
        self._begin()

    def delete(self) -> None:
        super().delete()
        self._begin()

    def _begin(self) -> None:
        """Turn capitals on at the start of a sentence and off elsewhere."""
        self.capitals = not self.text or self.text.endswith(NEW_SENTENCE)

    def _shift(self) -> None:
        self.capitals = not self.capitals

    def _turn(self, keys: str) -> None:
        self.keys = keys


class NumberScene(FillScene):
    """Asks for a whole number between two limits."""

    name = "number"
    span = (310.0, 660.0)

    def __init__(
        self,
        services: Services,
        seat: int,
        deed: str,
        about: str,
        limits: tuple[int, int],
        done: Callable[[str], object],
    ):
        super().__init__(services, seat, deed, about, done)
        self.low, self.high = limits
        self.longest = max(len(str(self.low)), len(str(self.high)))

    def rows(self) -> Sequence[str]:
        return FIGURES

    def more_keys(self) -> Sequence[Wide]:
        minus = (Wide("minus", _("Minus"), self._turn, "minus"),) if self.low < 0 else ()
        return (*minus, Wide("key-0", "0", lambda: self.add("0")))

    def feedback(self) -> tuple[str, bool]:
        limits = _("A whole number from {low} to {high}.").format(low=number(self.low), high=number(self.high))
        return "\n".join(filter(None, (self.about, limits))), self._fits()

    def _fits(self) -> bool:
        return bool(NUMBER.fullmatch(self.text)) and self.low <= int(self.text) <= self.high

    @property
    def id(self) -> str:
        return self.text

    def plain(self, text: str) -> str:
        return without_lookalikes(text)

    def paste(self, letters: str) -> None:
        """Replace the line by a pasted number; ignore anything else."""
        if NUMBER.fullmatch(letters):
            self.text = ""
            super().paste(letters)
        else:
            self.services.sounds.play("ui-deny")

    def add(self, letter: str) -> None:
        if letter == MINUS:
            self._turn()
        elif letter.isascii() and letter.isdigit():
            self.text = self.text.removesuffix("0") if self.text in ("0", "-0") else self.text  # no leading zero
            super().add(letter)
        else:
            self.services.sounds.play("ui-deny")

    def _turn(self) -> None:
        """Change the sign of the number, if negative numbers are allowed."""
        if self.low < 0:
            self.text = self.text.removeprefix(MINUS) if self.text.startswith(MINUS) else MINUS + self.text
