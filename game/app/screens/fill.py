"""Dialogs in which the player writes: a text or a number for the blanks of an action, a seed, a name under a high
score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from game import i18n
from game.core.blanks import LONGEST, NUMBER, decode, encode
from game.core.capabilities import high_score_layout
from game.core.cards import Card
from game.core.game import Game
from game.core.lookalikes import without_lookalikes
from game.core.match import Match
from game.core.seeds import DIGITS, PREFIX, BadSeed, code, parse
from game.core.text import number
from game.i18n import _, p_, spoken

from ..base.geometry import Box
from ..input.bindings import Intent
from ..play.plays import row_of
from ..services import Services
from ..store.high_scores import LONGEST as LONGEST_NAME
from ..store.high_scores import HighScoreRow, last_kinds, ranked, tidy
from ..table.card_art import SHAPE, CardArt
from ..table.skins import skin_of
from ..ui.cards import CardTile
from ..ui.text import Words, gold, tall
from ..ui.values import Field
from ..ui.widget import Widget
from .menu import RING_ROOM, FootButton, MenuScene
from .over import AskedSeat
from .seat_tiles import NameTile
from .write import SIGNS, USUAL, Wide, WriteScene, capital, other_than, rows_of

FIGURES = ("123", "456", "789")
MINUS = "-"
CARD, CARD_GAP = 72.0, 8.0  # a card that the text is about: its width, and the gap beside it
NEW_SENTENCE = (". ", "! ", "? ", "… ")


class TextScene(WriteScene):
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
        super().__init__(services, asked=AskedSeat(services, seat, done))
        self.deed, self.about = deed, about
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

    def _across(self) -> Box:
        inner = self.sheet.inner
        aside = len(self.cards) * (CARD + CARD_GAP)
        return Box(inner.x + aside, inner.y, inner.w - aside, inner.h)

    def rows(self) -> Sequence[str]:
        rows = rows_of(self.keys, spoken())
        return tuple("".join(map(capital, row)) for row in rows) if self.capitals else rows

    def first_focus(self) -> str | None:
        return "key-G"

    def _more_keys(self) -> Sequence[Wide]:
        signs, others = USUAL if self.keys == SIGNS else SIGNS, other_than(self.keys)
        return (
            Wide("capitals", _("Capitals"), self._shift, lit=self.capitals, share=1.4),
            Wide("signs", signs, partial(self._turn, signs), help=_("Symbols and other letters"), share=1.1),
            Wide("others", others, partial(self._turn, others), help=_("Letters of other languages")),
            Wide("space", _("Space"), lambda: self.add(" "), share=1.8),
        )

    def _line(self, box: Box) -> Field:
        return Field("field", self.deed, self.text, box, self.services.fonts, "strong", 30, 4)

    def _feedback(self) -> tuple[str, bool]:
        if decode(self._id) is None:
            return _("Nothing written yet."), False
        return _("{n} of {most} letters").format(n=len(self.text), most=LONGEST), True

    @property
    def _id(self) -> str:
        return encode(self.text.strip())

    def _shortcuts(self) -> list[tuple[str, str]]:
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


class NumberScene(WriteScene):
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
        super().__init__(services, asked=AskedSeat(services, seat, done))
        self.deed, self.about = deed, about
        self.low, self.high = limits
        self.longest = max(len(str(self.low)), len(str(self.high)))

    def title(self) -> str:
        return self.deed

    def rows(self) -> Sequence[str]:
        return FIGURES

    def _more_keys(self) -> Sequence[Wide]:
        minus = (
            (Wide("minus", p_("the key that makes a number negative", "Minus"), self._turn, "minus"),)
            if self.low < 0
            else ()
        )
        return (*minus, Wide("key-0", "0", lambda: self.add("0")))

    def _feedback(self) -> tuple[str, bool]:
        limits = _("A whole number from {low} to {high}.").format(low=number(self.low), high=number(self.high))
        return "\n".join(filter(None, (self.about, limits))), self._fits()

    def _fits(self) -> bool:
        return bool(NUMBER.fullmatch(self.text)) and self.low <= int(self.text) <= self.high

    @property
    def _id(self) -> str:
        return self.text

    def _plain(self, text: str) -> str:
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


COLUMNS, GAP = 2, 14.0
TILE, LOW = 92.0, 62.0  # height of a name: greatest in usual letters, and least
NEW_NAME = (" ", "-", "'")


class SignScene(MenuScene):
    """The names used last, the latest first; a press chooses one and passes it to `done`."""

    name = "sign"
    span = (190.0, 900.0)

    def __init__(
        self, services: Services, about: str, names: Sequence[str], done: Callable[[str], object],
        icons: Mapping[str, str] = MappingProxyType({}),
    ):  # fmt: skip
        """`icons` are the signs shown before names, by name."""
        super().__init__(services)
        self.about, self.names, self.done, self.icons = about, names, done, icons

    def title(self) -> str:
        return _("Who was it?")

    def first_focus(self) -> str | None:
        return "name-0"

    def build(self) -> list[Widget]:
        inner, letters = self.sheet.inner, self.services.fonts
        head = Box(inner.x, inner.y + 8, inner.w, tall(self.about, letters, inner.w, "strong", 28) + 4)
        top = head.bottom + RING_ROOM + 10
        return [
            *self.sheet.frame(FootButton("back", _("Not now"), "back", self.back),
                        FootButton("new", _("Another name"), "quill", self._new)),
            Words("about", self.about, head, letters, "strong", 28, gold, "centre"),
            *self._tiles(Box(inner.x + RING_ROOM, top, inner.w - 2 * RING_ROOM, inner.bottom - RING_ROOM - top)),
        ]  # fmt: skip

    def _tiles(self, room: Box) -> list[Widget]:
        """A button for each name that there is room for, in two columns."""
        rows = min(-(-len(self.names) // COLUMNS), int((room.h + GAP) // (LOW + GAP)))
        high = min(self.sheet.tall(TILE), (room.h - (rows - 1) * GAP) / rows)
        wide = (room.w - (COLUMNS - 1) * GAP) / COLUMNS
        return [
            NameTile(f"name-{i}", name, Box(room.x + i % COLUMNS * (wide + GAP), room.y + i // COLUMNS * (high + GAP),
                                            wide, high), partial(self._choose, name), self.services.fonts, not i,
                     icon=self.icons.get(name, ""))
            for i, name in enumerate(self.names[: rows * COLUMNS])
        ]  # fmt: skip

    def _new(self) -> None:
        self.services.routes.menus.ask_name(self.about, self._choose)

    def _choose(self, name: str) -> None:
        self.services.stack.pop()
        self.done(name)


class NameScene(TextScene):
    """Keys to write a name; `done` gets it. Names begin with a capital automatically.

    `against` returns a sentence why a name is not allowed, or "".
    """

    name = "name"
    longest = LONGEST_NAME
    field = Box(0, 0, 0, 84)

    def __init__(
        self,
        services: Services,
        about: str,
        done: Callable[[str], object],
        against: Callable[[str], str] = lambda name: "",
    ):
        super().__init__(services, 0, _("Name"), about, lambda id: done(tidy(decode(id) or "")))
        self.against = against

    def title(self) -> str:
        return _("Enter a name")

    def _feedback(self) -> tuple[str, bool]:
        name = tidy(self.text)
        wrong = self.against(name) if name else _("Nothing written yet.")
        counted = _("{n} of {most} letters").format(n=len(self.text), most=LONGEST_NAME)
        return "\n".join(filter(None, (self.about, wrong or counted))), not wrong

    def _begin(self) -> None:
        self.capitals = not self.text or self.text.endswith(NEW_NAME)


def signs_of(game: Game[Any], rows: Iterable[HighScoreRow]) -> dict[str, str]:
    """The crest of the hero that each person played last, by the person's name."""
    form, crests = high_score_layout(game), skin_of(game.id).crests
    kinds = ((name, form.kind_of(letter)) for name, letter in last_kinds(rows).items()) if form else ()
    return {name: crests[kind.choice] for name, kind in kinds if kind and kind.choice in crests}


def place_of(services: Services, match: Match) -> str:
    """A sentence about a play's place: “Score 41: place 3 in the Hardcore high scores.” It is "" if the play gets
    none."""
    row, form = row_of(services, match, ""), high_score_layout(match.game)
    level = form.level_of(row.level) if row and form else None
    if row is None or level is None:
        return ""
    others = (other for other in services.high_scores(match.game.id).rows() if other.play != row.play)
    place = ranked([*others, row], row.level).index(row) + 1
    return _("Score {n}: place {place} in the {level} high scores.").format(
        n=number(row.score), place=place, level=_(level.name)
    )
