"""The language of the program (i18n), also of dates and times."""

from .dates import clock, day, is_day, is_moment, moment, month
from .language import PSEUDO, SOURCE, _, codes, detect, install, languages, look_in, ngettext, p_, say, spoken
from .pseudo_language import pseudo

__all__ = [
    "PSEUDO",
    "SOURCE",
    "_",
    "clock",
    "codes",
    "day",
    "detect",
    "install",
    "is_day",
    "is_moment",
    "languages",
    "look_in",
    "moment",
    "month",
    "ngettext",
    "p_",
    "pseudo",
    "say",
    "spoken",
]
