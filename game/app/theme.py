"""Colours by their role, in the usual look and in high contrast."""

from typing import NamedTuple

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`#rrggbb` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


class Theme(NamedTuple):
    """The colours of everything that is not a printed picture."""

    ink: Colour = colour("#17110f")
    night: Colour = colour("#0d0b10")
    paper: Colour = colour("#efe2c4")
    bone: Colour = colour("#d9c9a3")
    gold: Colour = colour("#e3b24f")
    danger: Colour = colour("#f07a72")  # hurt, written on something dark
    help: Colour = colour("#9ccfa8")  # healing, written on something dark
    cream: Colour = colour("#fff6e0")
    wine: Colour = colour("#861823")  # titles on paper
    faint: Colour = colour("#9a8d76")  # what cannot be chosen
    first: Colour = colour("#d4551b")  # the first of two seats, and the second: far apart for every kind of colour
    second: Colour = colour("#8fb3c9")  # sight, and in grey
    third: Colour = colour("#a6d96a")  # of more seats, which are told apart by their crests as well
    fourth: Colour = colour("#b98be0")
    fifth: Colour = colour("#f4f0e6")


USUAL = Theme()
STARK = Theme(
    ink=colour("#000000"),
    night=colour("#000000"),
    paper=colour("#ffffff"),
    bone=colour("#ffffff"),
    gold=colour("#ffd84a"),
    danger=colour("#ffb0a8"),
    help=colour("#b4ffc4"),
    cream=colour("#ffffff"),
    wine=colour("#700010"),
    faint=colour("#a0a0a0"),
    first=colour("#e8641e"),
    second=colour("#bfe6ff"),
    third=colour("#a8f060"),
    fourth=colour("#d09cff"),
    fifth=colour("#ffffff"),
)

# Suits: as printed, and four that stay apart for every kind of colour sight (standards.md 3c).
TWO_COLOURS = {"S": colour("#17110f"), "C": colour("#17110f"), "H": colour("#a81f2d"), "D": colour("#a8611c")}
FOUR_COLOURS = {"S": colour("#1b0000"), "H": colour("#e00000"), "D": colour("#3d00a6"), "C": colour("#0b7864")}
# Of an ordinary card, on which only red or black counts; the second red is as far from black as it can be.
RED_AND_BLACK = {"S": colour("#17110f"), "C": colour("#17110f"), "H": colour("#a81f2d"), "D": colour("#a81f2d")}
BRIGHT_AND_BLACK = RED_AND_BLACK | {"H": colour("#e00000"), "D": colour("#e00000")}
JOKER_COLOURS = {"R": colour("#a81f2d"), "B": colour("#17110f")}
