"""Conversions of a quest: from the text in the option `quest` to a `Plan`, and from a map's data to that text."""

import json
from functools import lru_cache
from typing import Any

from game.core import json_text
from game.core.text import Text, Trouble

from .faults import look
from .parts import (
    EFFECTS,
    LOOT,
    PRICES,
    QUEST_LOOT,
    SPECIALS,
    Box,
    Choice,
    Door,
    Encounter,
    Exit,
    Find,
    Plan,
    Random,
    Room,
    Secret,
    Shop,
    Spot,
    Start,
    Story,
    Thing,
    Ware,
)
from .reading import Raw
from .shape import shaped

__all__ = [
    "EFFECTS",
    "LOOT",
    "PRICES",
    "QUEST_LOOT",
    "SPECIALS",
    "Box",
    "Choice",
    "Door",
    "Encounter",
    "Exit",
    "Find",
    "Plan",
    "Random",
    "Raw",
    "Room",
    "Secret",
    "Shop",
    "Spot",
    "Start",
    "Story",
    "Thing",
    "Ware",
    "plan_of",
    "text_of",
]

LONGEST = 1_000_000  # the most characters of a quest's text


def text_of(raw: Raw) -> str:
    """The data of a map as text for the option `quest`: one line, and always the same for the same data."""
    return json.dumps(raw, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def plan_of(text: str) -> Plan:
    """The quest in a text. Raises `Trouble` if there is none, or if it has a fault."""
    plan = _plan(text)
    if isinstance(plan, Text):
        raise Trouble(plan)
    return plan


@lru_cache(64)
def _plan(text: str) -> Plan | Text:
    """The quest in a text, or the reason why there is none; both are cached."""
    try:
        plan, found = look(shaped(_data(text)))
    except Trouble as trouble:
        return trouble.text
    if found.faults or plan is None:
        return found.faults[0].text
    return plan


def _data(text: str) -> Any:
    try:
        return json_text.parse_strict(text) if len(text) <= LONGEST else None
    except ValueError:
        return None  # rejected by `shaped`
