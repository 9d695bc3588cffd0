"""Dates and times in the current language."""

import datetime

from game.core.text import N_

from .language import _

MONTHS = (
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
    N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
)  # fmt: skip


def day(date: str) -> str:
    """Format a date, `2026-11-20` with or without a time after it; a text that is no date is returned unchanged."""
    try:
        found = datetime.date.fromisoformat(date[:10])
    except ValueError:
        return date
    return _("{day} {month} {year}").format(day=found.day, month=_(MONTHS[found.month - 1]), year=found.year)


def month(date: str) -> str:
    """The short name of a date's month."""
    return _(MONTHS[int(date[5:7]) - 1])


def moment(when: str) -> str:
    """Format a date and time, `2026-11-20T19:05:33`."""
    time = when[11:16]
    return _("{date}, {time}").format(date=day(when), time=time) if time else day(when)


def clock(seconds: float) -> str:
    """Format a time in seconds since 1970, in the local time zone; say so if it is in no year that a calendar has."""
    try:
        return moment(datetime.datetime.fromtimestamp(seconds).isoformat())
    except (ValueError, OverflowError, OSError):
        return _("date unknown")


def is_moment(when: str) -> bool:
    """Return True for a date and time as the program writes them, `2026-11-20T19:05:33`."""
    try:
        return datetime.datetime.fromisoformat(when).isoformat() == when
    except ValueError:
        return False


def is_day(date: str) -> bool:
    """Return True for a date as the program writes it, `2026-11-20`."""
    return is_moment(f"{date}T00:00:00")
