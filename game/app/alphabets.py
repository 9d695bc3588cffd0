"""Which letters lie on the keys of the screen, page by page; capitals are made of them."""

from game.tongue import SOURCE

Rows = tuple[str, ...]

LETTERS = {  # the usual page, in the order of a language's keyboards
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
OTHERS = ("ăčł", "αβγ", "абв", USUAL)  # one after the other


def rows_of(page: str, language: str) -> Rows:
    """The keys of a page, for a player of a language."""
    return PAGES[page] if page in PAGES else LETTERS.get(language, LETTERS[SOURCE])


def other_than(page: str) -> str:
    """The page of other letters that comes after a page."""
    return OTHERS[OTHERS.index(page) + 1] if page in OTHERS[:-1] else OTHERS[0]


def capital(letter: str) -> str:
    """A letter as a capital, where the two belong to each other alone (ß, ς and ı stay)."""
    upper = letter.upper()
    return upper if upper.lower() == letter else letter
