"""Blanks: placeholders in legal actions for values that are too many to list.

A legal action may have a blank in place of an id: `?0..999` stands for a whole number from 0 to 999, `?text` for a text
of 1 to 120 printable characters, percent-encoded as in a URL (`say Mind%20your%20heads`), `?hp.0|hp.1` for one of the
ids it lists. The action that is played, logged and saved has every blank filled.
"""

import re
from collections.abc import Iterable, Sequence
from urllib.parse import quote, unquote

from .rng import Rng
from .view import Action

TEXT, OR = "?text", "|"
LONGEST = 120  # maximum length of a decoded text, in characters
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")  # no blank takes a number of more than 18 digits
RANGE = re.compile(r"\?(-?[0-9]+)\.\.(-?[0-9]+)")
ENCODED = re.compile(r"(?:[A-Za-z0-9_.~!*'()-]|%[0-9A-Fa-f]{2})+")
LETTERS = "etaoinshrdlu"


def is_blank(id: str) -> bool:
    """Return True if the id is a blank."""
    return id.startswith("?")


def has_blanks(action: Action) -> bool:
    """Return True if any id of the action is a blank."""
    return any(map(is_blank, action.ids))


def is_allowed(action: Action, legal: Iterable[Action]) -> bool:
    """Return True if the action is in `legal`, or fits a legal action with blanks. An action with unfilled blanks never
    is."""
    listed = tuple(legal)
    if has_blanks(action):
        return False
    return action in listed or any(fits_pattern(action, pattern) for pattern in listed if pattern.verb == action.verb)


def fits_pattern(action: Action, pattern: Action) -> bool:
    """Return True if the action equals the pattern with every blank replaced by a valid value."""
    return (
        (action.verb, action.seat, len(action.ids)) == (pattern.verb, pattern.seat, len(pattern.ids))
        and not has_blanks(action)
        and all(id == blank or _fills(id, blank) for id, blank in zip(action.ids, pattern.ids, strict=True))
    )


def limits(blank: str) -> tuple[int, int] | None:
    """The lowest and the highest number that a blank accepts; None for a text or a list."""
    found = RANGE.fullmatch(blank)
    return (int(found[1]), int(found[2])) if found else None


def between(low: int, high: int) -> str:
    """The blank that accepts a whole number from `low` to `high`."""
    return f"?{low}..{high}"


def one_of(ids: Sequence[str]) -> str:
    """The blank that accepts one of these ids; the id itself if there is only one."""
    return f"?{OR.join(ids)}" if len(ids) > 1 else ids[0]


def choices(blank: str) -> tuple[str, ...]:
    """The ids that a blank lists; () for a text, a number or an id that is no blank."""
    return tuple(blank.removeprefix("?").split(OR)) if is_blank(blank) and OR in blank else ()


def encode(text: str) -> str:
    """Encode a text as the id that fills `?text`."""
    return quote(text, safe="")


def decode(id: str) -> str | None:
    """Decode the id of a text; None if the id is not a valid value for `?text`."""
    if not ENCODED.fullmatch(id):
        return None
    try:
        text = unquote(id, errors="strict")
    except UnicodeDecodeError:
        return None
    return text if len(text) <= LONGEST and text.isprintable() and text.strip() else None


def fill(action: Action, rng: Rng) -> Action:
    """Return the action with its blanks filled by random values from `rng`."""
    return action._replace(ids=tuple(_any(id, rng) if is_blank(id) else id for id in action.ids))


def _fills(id: str, blank: str) -> bool:
    if blank == TEXT:
        return decode(id) is not None
    if listed := choices(blank):
        return id in listed
    found = limits(blank)
    return found is not None and bool(NUMBER.fullmatch(id)) and found[0] <= int(id) <= found[1]


def _any(blank: str, rng: Rng) -> str:
    if listed := choices(blank):
        return rng.choice(listed)
    if found := limits(blank):
        return str(found[0] + rng.below(found[1] - found[0] + 1))
    return "".join(rng.choice(LETTERS) for _ in range(1 + rng.below(LONGEST)))
