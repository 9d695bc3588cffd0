"""The pseudo-language: long, accented English, to find untranslated texts and texts that do not fit."""

import math
import re
from functools import lru_cache

from game.core.text import without_context

GROWTH = 0.4  # share by which the pseudo-language is longer than English
ACCENTS = str.maketrans("aceghiklnorstuwyzACEGHIKLNORSTUWYZ", "áçéġħîķļñöŕšţûŵýžÁÇÉĠĦÎĶĻÑÖŔŠŢÛŴÝŽ")


class Pseudo:
    """A pseudo-language generated from English: accents, 40 % longer, in brackets, with its {places} unchanged."""

    def gettext(self, message: str) -> str:
        return pseudo(without_context(message))

    def ngettext(self, one: str, many: str, n: int) -> str:
        return pseudo(without_context(one if n == 1 else many))


@lru_cache(4096)
def pseudo(message: str) -> str:
    """A message in the pseudo-language."""
    pieces = re.split(r"(\{[^{}]*\})", message)  # every second piece is a {place}
    plain = "".join(pieces[::2])
    extra = max(0, math.ceil(GROWTH * len(plain)) - 2)  # the brackets count too
    vowels = sum(map(plain.count, "aeiouAEIOU"))
    times, more = divmod(extra, vowels) if vowels else (0, 0)
    tail = "" if vowels else "~" * extra
    grown = 0

    def stretch(match: re.Match[str]) -> str:
        nonlocal grown
        grown += 1
        return match[0] + match[0].lower() * (times + (grown <= more))

    for i in range(0, len(pieces), 2):
        pieces[i] = re.sub("[aeiouAEIOU]", stretch, pieces[i]).translate(ACCENTS)
    return f"[{''.join(pieces)}{tail}]"
