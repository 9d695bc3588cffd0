"""Rulesets: the constant objects that the rules look up during a play, namely the mode and the tables of abilities,
special encounters and frames.

`rulesets`, which imports everything, makes them; a state and its views carry them to modules that must not import them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.table import State
from game.core.view import View

from .ability import Ability
from .frames import Handlers
from .modes.mode import Mode
from .special import NONE, SPECIAL, Part, Special


@dataclass(frozen=True, eq=False)
class Ruleset:
    """A mode, and the tables that all modes share; only `handlers` also contains the mode's own.

    `parts` are the parts of all special encounters, by the kind of their token.
    """

    mode: Mode
    handlers: Handlers
    abilities: Mapping[str, Ability]
    specials: Mapping[str, Special]
    parts: Mapping[str, Part]


def ruleset_of(at: State | View) -> Ruleset:
    """The ruleset of a table or a view. Raises `TypeError` if it belongs to another game."""
    if not isinstance(at.ruleset, Ruleset):
        raise TypeError("this is no table of Dungeons and Deuces")
    return at.ruleset


def mode_of(at: State | View) -> Mode:
    """The mode of a table or a view."""
    return ruleset_of(at).mode


def special_of(s: State) -> Special:
    """The current special encounter, or one that changes nothing."""
    return ruleset_of(s).specials.get(s.text(SPECIAL, ""), NONE)


def part_of(s: State, who: str) -> Part | None:
    """The part of a figure in a special encounter; None for any other figure."""
    return ruleset_of(s).parts.get(s.tokens[who].kind)
