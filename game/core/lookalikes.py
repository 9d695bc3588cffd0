"""Characters that look like others: the dashes and blanks of texts that people type or paste."""

from unicodedata import category

HYPHEN, SPACE = "-", " "
DASHES = frozenset(  # those that Unicode does not class as dashes
    "\N{MODIFIER LETTER MINUS SIGN}"
    "\N{HYPHEN BULLET}"
    "\N{MINUS SIGN}"
    "\N{HORIZONTAL LINE EXTENSION}"
    "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
    "\N{HEAVY MINUS SIGN}"
    "\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}"
)
SPACES = frozenset("\N{BRAILLE PATTERN BLANK}\N{HANGUL FILLER}")  # those that Unicode does not class as spaces


def is_dash(letter: str) -> bool:
    """Return True for a hyphen and everything that looks like one, such as a minus sign or a dash of any length."""
    return category(letter) == "Pd" or letter in DASHES


def is_space(letter: str) -> bool:
    """Return True for a space of any width and for a line break."""
    return letter.isspace() or letter in SPACES


def is_blank(letter: str) -> bool:
    """Return True for a space, and for a control or format character, which leaves no ink either."""
    return is_space(letter) or category(letter) in ("Cc", "Cf")


def without_lookalikes(text: str) -> str:
    """A code or number with every dash as a hyphen, and without blanks."""
    return "".join(HYPHEN if is_dash(letter) else letter for letter in text if not is_blank(letter))


def one_line(text: str) -> str:
    """A text with every space and line break as a plain space, and without other blanks."""
    return "".join(SPACE if is_space(letter) else letter for letter in text if is_space(letter) or not is_blank(letter))
