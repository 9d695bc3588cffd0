"""The letters on the on-screen keyboard, page by page. Only lower case is listed; capitals are derived."""

from game.i18n import SOURCE

Rows = tuple[str, ...]

LETTERS = {  # the default page per language, in that language's keyboard order
    SOURCE: ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.?"),
    "de": ("1234567890ß", "qwertzuiopü", "asdfghjklöä", "yxcvbnm,.?'"),
}
USUAL, SIGNS = "abc", "!? äö"
PAGES = {
    SIGNS: ("!?.,:;'\"()", "-–…&+/*#%@", "äöüßàâçéèê", "ëîïñòóôùåø"),
    "ăčł": ("áãāăąæćčċďđðēėě", "ęğģġħìíīįıİķĺľļ", "łńňņŋõőœŕřśšşșť", "țþúûūůűųŵýÿŷźżž"),
    "αβγ": ("ςερτυθιοπΐ", "ασδφγηξκλΰ", "ζχψωβνμϊϋ", "άέήίόύώ"),
    "абв": ("йцукенгшщзх", "фывапролджэ", "ячсмитьбюъё", "іїєґўђјљњћџ"),
}
OTHERS = ("ăčł", "αβγ", "абв", USUAL)  # in the order in which the key for other letters shows them


def rows_of(page: str, language: str) -> Rows:
    """Return the rows of keys of a page, for a player of a language."""
    return PAGES[page] if page in PAGES else LETTERS.get(language, LETTERS[SOURCE])


def other_than(page: str) -> str:
    """Return the page of other letters that follows a page."""
    return OTHERS[OTHERS.index(page) + 1] if page in OTHERS[:-1] else OTHERS[0]


def capital(letter: str) -> str:
    """Return the capital of a letter, if the two map to each other only; else the letter itself (ß, ς and ı)."""
    upper = letter.upper()
    return upper if upper.lower() == letter else letter
