"""The help pages about a role-playing party's own descent."""

from game.core.teach import Page
from game.core.text import Text

from .classes import MOST
from .roster import LEVELS


def pages() -> tuple[Page, ...]:
    """What is different when a table plays its own characters."""
    return (_party(), _dice(), _way())


def _party() -> Page:
    return Page(
        "your-own-party",
        Text("Your own party"),
        (
            Text(
                "Up to {n} characters from your role-playing table go down instead of the heroes' cards. Enter their "
                "class, level, hit points and what they have left to spend, and how many rooms it is to the exit.",
                n=MOST,
            ),
            Text("Parties can be saved from evening to evening, and taken to another table as a file."),
        ),
    )


def _dice() -> Page:
    (top, d12), (high, d8), (middle, d4), _ = LEVELS
    return Page(
        "every-point-is-a-die",
        Text("Every point is a die"),
        (
            Text(
                "What enemies deal and potions heal is rolled: a d{d4} a point from an average level of {middle} on, "
                "a d{d8} from {high}, a d{d12} from {top}; below that, plain points. Hand the dice out one by one or "
                "evenly, then roll them, or type in what your own dice say.",
                d4=d4,
                middle=middle,
                d8=d8,
                high=high,
                d12=d12,
                top=top,
            ),
            Text(
                "Before they are rolled, dice of damage can be bought off: one for each level of a spell slot, for a "
                "rage, a channelling, a superiority die or an inspiration, and for every two points of ki or sorcery."
            ),
        ),
    )


def _way() -> Page:
    return Page(
        "to-the-exit",
        Text("To the exit"),
        (
            Text(
                "Between rooms, write down any healing, or spend ahead against the next blow. Whoever is at 0 is "
                "down, and stands up when healed. With a rogue among you, you may run from two rooms in a row."
            ),
            Text(
                "You're out once you've faced that many rooms, or the whole deck. When all are down, the party is "
                "lost. The Game Master can correct any number at any time, from the menu."
            ),
        ),
    )
