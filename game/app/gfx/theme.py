"""Colours by role, in the usual look and in high contrast."""

from typing import NamedTuple

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
