"""Seeds as codes that people can exchange: `U-3K9QZ1`."""

import hashlib

from .lookalikes import without_lookalikes
from .text import Text, Trouble

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no I, L, O, U
LOOKALIKES = str.maketrans("OIL", "011")
LIMIT = 1 << 63
FRESH = 1 << 30  # new seeds lie below this: six characters
PREFIX = "U-"


class BadSeed(Trouble):
    """Raised for a text that is neither a number nor a seed code."""


def code(seed: int) -> str:
    """The code of a seed: `U-` and base 32, most significant digit first, at least six digits."""
    digits = ""
    while seed or len(digits) < 6:
        seed, digit = divmod(seed, 32)
        digits = DIGITS[digit] + digits
    return PREFIX + digits


def parse(text: str) -> int:
    """Parse a seed typed by a person: decimal digits, or a code with its `U-`, in upper or lower case. Blanks are
    ignored, and any dash serves as the hyphen.

    Raises `BadSeed` for any other text, and for numbers of 2**63 and above.
    """
    word = without_lookalikes(text).upper()
    if word.isascii() and word.isdigit():
        seed = int(word.lstrip("0")[:20] or "0")
    elif word.startswith(PREFIX) and len(word) > 2:
        seed = _from_code(word[2:], text)
    else:
        raise BadSeed(Text("A seed is a whole number or a code such as U-3K9QZ1; “{text}” is neither.", text=text[:40]))
    if seed >= LIMIT:
        raise BadSeed(Text("The seed “{text}” is too large.", text=text[:40]))
    return seed


def _from_code(digits: str, text: str) -> int:
    seed = 0
    for digit in digits.translate(LOOKALIKES).lstrip("0")[:20]:
        if digit not in DIGITS:
            raise BadSeed(Text("“{digit}” cannot be part of a seed code (“{text}”).", digit=digit, text=text[:40]))
        seed = seed * 32 + DIGITS.index(digit)
    return seed


def daily(date: str, game: str) -> int:
    """The seed of the daily dungeon. `date` is `2026-11-20`; it is the same for every player."""
    digest = hashlib.blake2s(f"{game} {date}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % FRESH
