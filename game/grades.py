"""Graded deals: how often players of different strength win the very deal of a seed.

The grades of the first seeds are in `assets/grades`, made by `python -m assets.press grades`; other deals have none.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from game import files
from game.core import json_text
from game.core.game import Game
from game.core.grading import GRADE, LEAST, LOST, answers
from game.core.text import Text, Trouble
from game.core.view import Options

UNWON, FIRST = "-", ord("0")  # letters of the file: a deal that nobody has won; the letter for no try that wins


class BadGrades(Trouble):
    """Raised for grades that are missing or damaged."""


class WrongGrade(Trouble):
    """Raised for a deal that does not have the grade that is asked for."""


class Table(NamedTuple):
    """The grades of a game: the options that matter, how many tries each deal had, and for each set of their values, a
    letter for each seed from 1 on."""

    options: Sequence[str]
    tries: int
    deals: Mapping[str, str]

    def letters(self, options: Options) -> str:
        """The letters for the deals by these options."""
        return self.deals.get("-".join(options[key] for key in self.options), "")

    def grade(self, letter: str) -> str:
        """The grade that a letter stands for."""
        if letter == UNWON:
            return LOST
        share = 100 * (ord(letter) - FIRST)
        return next(grade for grade, least in LEAST.items() if share >= least * self.tries)


def grade_of(game: Game[Any], options: Options, seed: int) -> str:
    """The grade of a deal; "" if it has none. Raises `BadGrades`."""
    if game.graded is None:
        return ""
    table = load(game.id)
    letters = table.letters(options)
    return table.grade(letters[seed - 1]) if 0 < seed <= len(letters) else ""


def seeds_of(game: Game[Any], options: Options, wanted: str) -> Sequence[int]:
    """The seeds of the deals of a grade, or of all that can be won for `WINNABLE`. Raises `BadGrades`."""
    table = load(game.id)
    letters = table.letters(options)
    wished = {letter for letter in {*letters} if answers(table.grade(letter), wanted)}
    return [seed for seed, letter in enumerate(letters, 1) if letter in wished]


def fits(game: Game[Any], options: Options, seed: int, wanted: str) -> bool:
    """True if a deal has the grade that is wanted. Raises `BadGrades`."""
    return answers(grade_of(game, options, seed), wanted)


def check(game: Game[Any], options: Options, seed: int) -> None:
    """Raise `WrongGrade` if the options ask for a grade that a deal does not have."""
    if GRADE in options and not fits(game, options, seed, options[GRADE]):
        raise WrongGrade(Text("The deal of this seed is not “{grade}”.", grade=options[GRADE]))


@lru_cache(8)
def load(game: str) -> Table:
    """The grades of a game. Raises `BadGrades`."""
    try:
        return read(files.text_of(files.asset(f"grades/{game}.json")))
    except (OSError, ValueError) as error:
        raise BadGrades(Text("The grades of deals cannot be read.")) from error


def read(text: str) -> Table:
    """The grades in a text. Raises `ValueError`."""
    raw: Any = json_text.parse_strict(text)
    if not isinstance(raw, dict) or raw.keys() != {*Table._fields}:
        raise ValueError("no grades")
    table = Table(raw["options"], raw["tries"], raw["deals"])
    if not isinstance(table.options, list) or type(table.tries) is not int or not isinstance(table.deals, dict):
        raise ValueError("no grades")
    known = {UNWON, *(chr(FIRST + won) for won in range(table.tries + 1))}
    if not all(isinstance(letters, str) and known.issuperset(letters) for letters in table.deals.values()):
        raise ValueError("no grades")
    return table
